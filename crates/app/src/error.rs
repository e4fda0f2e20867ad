use veridical_kernel::{BadWord, StoreError};

/// Why the memory could not do its work. A "no" of a gate is no error: it is part of the answer.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The store did not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A stored row has a word that this program does not know.
    #[error("a stored row has a word that this program does not know; run `veridical doctor`")]
    Row(#[from] BadWord),
    /// What was just written reads back differently.
    #[error("what was just written reads back differently; run `veridical doctor`")]
    ReadBack,
}
