//! The gate as other crates meet it: its witness, its labelled set, its laws.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "what cannot be set up fails the test"
)]

#[path = "../../examples/judgement/clock.rs"]
mod clock;
mod generated;
#[path = "../labelled/mod.rs"]
mod labelled;
mod labels;
mod laws;
mod recorded;
#[path = "../../examples/judgement/texts.rs"]
mod texts;
mod tongues;
mod witness;
