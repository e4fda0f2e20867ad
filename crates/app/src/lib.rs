//! Durable memory for AI agents that keeps only what can be proven.
