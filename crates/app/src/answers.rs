//! What the library answers, in the form that leaves the process: one object a line, each with its schema
//! (docs/formats/answers.md).

mod explain;
mod learn;
mod recall;
mod remember;
mod show;
mod status;

pub use explain::{EpisodeText, ExplainAnswer, GateView, VerdictView};
pub use learn::LearnAnswer;
pub use recall::{ItemView, RecallAnswer};
pub use remember::RememberAnswer;
pub use show::{AttestationView, EpisodeView, FactView, MetadataView, ShowAnswer, VerificationView};
pub use status::StatusAnswer;
