/// The columns of which a check need not find every change, as table, column and reason: all others are watched.
///
/// FTS5 keeps its index in blocks, with a way to them. A check asks it for every term and compares its own sums, so a change
/// that makes recall find more or less is found. One that makes no difference is not.
pub const UNWATCHED: &[(&str, &str, &str)] = &[
    ("search_data", "block", "a block that no term leads to is never read"),
    ("search_idx", "segid", "without its way to a block a term is looked for from the first one"),
    ("search_idx", "term", "without its way to a block a term is looked for from the first one"),
    ("search_idx", "pgno", "without its way to a block a term is looked for from the first one"),
];
