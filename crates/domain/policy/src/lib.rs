//! Mutation kinds, the decision table, permits and the hash chain.
