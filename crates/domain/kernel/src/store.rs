use std::time::Duration;

/// Why a store did not do what it was asked. One type for every port, so that a backend maps its own errors once.
///
/// No variant carries content of the memory; sources are the backend's own errors.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// Another process held the store for the whole wait.
    #[error("the memory store stayed busy for {} ms; another process holds it, try again", waited.as_millis())]
    Busy {
        /// How long was waited.
        waited: Duration,
    },
    /// The file is damaged or is no store of ours.
    #[error("the memory store is not readable as one: {detail}")]
    Corrupt {
        /// What was found, without content.
        detail: String,
    },
    /// The store was written by a newer program.
    #[error(
        "the memory store has schema {found}, this program reads up to {supported}; install the newer program"
    )]
    NewerSchema {
        /// The store's schema version.
        found: u32,
        /// The newest that this program knows.
        supported: u32,
    },
    /// The store was written by an older program, and this opening may not bring it to this one's schema.
    #[error(
        "the memory store has schema {found}, this program reads {supported}; a program that may write brings it there"
    )]
    OlderSchema {
        /// The store's schema version.
        found: u32,
        /// The one that this program reads.
        supported: u32,
    },
    /// The store belongs to another profile, or its key is not this profile's.
    #[error(
        "the memory store was written under another key; it belongs to another profile or its key was replaced"
    )]
    ForeignKey,
    /// The file system said no: permission, space, a missing folder.
    #[error("the memory store cannot be used: {action}")]
    Io {
        /// What was tried.
        action: String,
        /// The system's answer.
        source: std::io::Error,
    },
    /// The backend failed in a way that the caller can only report.
    #[error("the memory store failed while it tried to {action}")]
    Backend {
        /// What was tried.
        action: &'static str,
        /// The backend's own error.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
}
