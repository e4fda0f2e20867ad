//! Durable memory for AI agents that keeps only what can be proven.
//!
//! This crate is the library that other tools embed, and all that the `veridical` program itself uses: one
//! [`Memory`] over a storage backend, and a [`Session`] for each session of an agent, bound to its project once.
//!
//! ```
//! use veridical::kernel::{Binding, PrincipalId, Profile, RepositoryReport, Surroundings, TenantId, Timestamp, bind};
//! use veridical::{Memory, RecallRequest};
//! # fn example(storage: std::sync::Arc<dyn veridical::Storage>, surroundings: Surroundings, now: Timestamp)
//! # -> Result<(), Box<dyn std::error::Error>> {
//! let memory = Memory::builder().storage(storage).build();
//! let profile = Profile { tenant: TenantId::parse("alice")?, principal: PrincipalId::local() };
//! let binding: Binding = bind(&profile, &RepositoryReport::Absent);
//! let session = memory.session(binding, surroundings, None);
//! let answer = veridical::block_on(session.recall(&RecallRequest::new("flaky upload test"), now))?;
//! assert!(answer.abstained);
//! # Ok(()) }
//! ```
//!
//! The flow of the main job, every arrow one function:
//!
//! host messages → [`evidence::Turn`] → [`evidence::TrustedTurn`] → [`episode::extract`] → [`episode::Draft`] →
//! screened → [`episode::NewEpisode`] → [`policy::Permit`] → [`episode::Episodes::record`].
//!
//! **Invariant:** reading needs a [`Session`], which holds the [`kernel::Scope`] of its binding; nothing else reads.

mod answers;
mod audit;
mod candidate;
mod error;
mod explain;
mod facts;
mod failing;
mod forget;
mod host_memory;
mod learn;
mod memory;
mod note;
mod pending;
mod places;
mod reasons;
mod recalling;
mod rehearsal;
mod remember;
mod retiring;
mod session;
mod slots;
mod storage;
mod tally;

pub use answers::{
    ArtifactView, AttestationView, AttributionView, AuditAnswer, BehindView, CellView, ChangeView,
    CheckedView, EpisodeText, EpisodeView, ExplainAnswer, FactChanged, FactView, FactsAnswer, FieldView,
    FindingsView, ForgetAnswer, GateView, ItemView, LearnAnswer, LeftOut, MetadataView, MissedExample,
    MissedView, NoteAnswer, OutputView, PendingAnswer, PendingListAnswer, PendingShowAnswer, PendingView,
    PlaceAnswer, PlaceView, PlacesAnswer, PolicyAnswer, PolicyExplainAnswer, PreviewAnswer, RecallAnswer,
    RememberAnswer, ReportView, RowView, RunView, ShowAnswer, Shown, SignatureView, SlotAnswer, SlotChanged,
    SlotView, SlotsAnswer, StatusAnswer, StepKind, StepView, UnreadableSession, VerdictView,
    VerificationView,
};
pub use candidate::{episode_candidate, fact_candidate};
pub use error::Error;
pub use explain::{explain, explain_in};
pub use facts::{FactRequest, Invalidatable};
pub use forget::Forgettable;
pub use host_memory::HostWrite;
pub use learn::{Learned, NotKept};
pub use memory::{Memory, MemoryBuilder};
pub use places::Starting;
pub use reasons::{ReasonEntry, claims_no_work, reasons};
pub use recalling::RecallRequest;
pub use rehearsal::Rehearsal;
pub use remember::{RememberRequest, Until, Wish};
pub use retiring::{Retirable, RetireRequest};
pub use session::Session;
pub use slots::{Expected, SlotRequest};
pub use storage::{Counts, Flaw, Inspect, Storage, StoreInfo, Tallies};
pub use tally::{Tally, TallyKind};

pub use veridical_episode as episode;
pub use veridical_evidence as evidence;
pub use veridical_kernel as kernel;
pub use veridical_place as place;
pub use veridical_policy as policy;
pub use veridical_recall as recall;
pub use veridical_screening as screening;
pub use veridical_slot as slot;

/// Drives a future of this library to its end on the caller's thread, for callers without an async runtime.
pub fn block_on<F: Future>(future: F) -> F::Output {
    pollster::block_on(future)
}
