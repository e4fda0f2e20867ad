//! Durable facts and the check that a person stated them.
