//! The gate as other crates meet it: its witness, its labelled set, its laws.
#![expect(clippy::unwrap_used, reason = "what cannot be set up fails the test")]

mod labelled;
mod labels;
mod laws;
mod witness;
