//! The storage contract of Veridical as tests that any backend can run, with the in-memory reference.
