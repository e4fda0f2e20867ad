//! What each family's words are read as, and the laws of the key.

mod arms;
mod laws;
mod readers;
mod steadiness;
