//! Where a repository's configured remote comes from.
//!
//! [`look`] finds the repository around a folder and reads its remote; [`parse_url`] reads one remote URL. Both
//! report plain facts to the kernel, which alone decides what they bind a session to
//! ([`bind`](veridical_kernel::bind)).
//!
//! **What is never read:** the global and system configuration, the environment (`GIT_DIR`, `GIT_CONFIG_*`, `HOME`)
//! and the network. An identity comes from the repository's own configuration alone (R5.7).
//!
//! **What never leaves:** user names and passwords of a URL, its query and its fragment (R5.3).

mod config;
mod discover;
mod url;

pub use discover::{checkout, look};
pub use url::parse_url;
