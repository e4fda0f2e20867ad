//! Deterministic evidence: shell attribution, test reports, predicates and the proof they yield.
