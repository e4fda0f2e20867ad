//! What the library answers, in the form that leaves the process: one object a line, each with its schema
//! (docs/formats/answers.md).

mod audit;
mod explain;
mod fact;
mod findings;
mod forget;
mod learn;
mod note;
mod pending;
mod place;
mod policy;
mod preview;
mod recall;
mod remember;
mod show;
mod shown;
mod slot;
mod status;
mod trajectory;

pub use audit::AuditAnswer;
pub use explain::{AttributionView, EpisodeText, ExplainAnswer, GateView, ReportView, VerdictView};
pub use fact::{FactChanged, FactView, FactsAnswer};
pub use findings::{ArtifactView, ChangeView, CheckedView, FindingsView, RunView, SignatureView};
pub use forget::ForgetAnswer;
pub use learn::LearnAnswer;
pub use note::NoteAnswer;
pub use pending::{FieldView, PendingAnswer, PendingListAnswer, PendingShowAnswer, PendingView};
pub use place::{PlaceAnswer, PlaceView, PlacesAnswer};
pub use policy::{CellView, PolicyAnswer, PolicyExplainAnswer, RowView};
pub use preview::{BehindView, LeftOut, MissedExample, MissedView, PreviewAnswer, UnreadableSession};
pub use recall::{ItemView, RecallAnswer};
pub use remember::RememberAnswer;
pub use show::{AttestationView, EpisodeView, MetadataView, ShowAnswer, VerificationView};
pub use shown::Shown;
pub use slot::{SlotAnswer, SlotChanged, SlotView, SlotsAnswer};
pub use status::StatusAnswer;
pub(crate) use trajectory::steps;
pub use trajectory::{OutputView, StepKind, StepView};
