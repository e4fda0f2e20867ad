//! Where a repository's configured remote comes from.
