//! From one finished turn to at most one episode: what broke, what fixed it, how it was proven.
//!
//! The flow is one line, every arrow one function:
//!
//! trusted turn → [`extract`] → [`Draft`] (holds the proof) → [`Draft::screen`] → [`NewEpisode`] → permit →
//! [`Episodes::record`] → recorded or attested.
//!
//! A draft cannot be made without the proof that its own turn gave, a new episode cannot be made without a bound
//! project and screened text, and what a store gives back ([`StoredEpisode`]) has no way back in.
//!
//! The text comes from evidence (R4.3); of what was said, only the user's own request is kept, as the task. The same
//! lesson met again has the same [`Fingerprint`] and becomes an attestation of the one episode (R4.5).

mod compose;
mod draft;
mod failing;
mod fingerprint;
mod narrative;
mod new;
mod port;
mod row;

pub use draft::{Draft, Dropped, Extraction, Kind, Preview, extract, preview};
pub use failing::Failing;
pub use fingerprint::{BadFingerprint, Fingerprint};
pub use narrative::{FIELD_CHARS, Narrative, TOTAL_CHARS};
pub use new::NewEpisode;
pub use port::{Episodes, Page, Recorded};
pub use row::{AttestationRow, EpisodeRow, StoredEpisode, StoredVerdict, SupersessionRow};
