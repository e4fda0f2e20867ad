//! Identities, instants, scope, origin and seals: the words that every other Veridical crate speaks.
//!
//! The kernel decides three things, each once and each as a type:
//!
//! * **Who and where** ([`bind`]): a profile and what an adapter saw of the repository become a [`Binding`],
//!   and only a binding makes a [`Scope`], without which nothing can be read (R5.5).
//! * **Who acts** ([`Surroundings`]): what an adapter saw of the process becomes an [`Origin`], which the policy
//!   asks for. Below an agent host there is no way to a person's origin (R8.5).
//! * **What is sealed** ([`SealKey`]): the profile's key marks what this profile's own gates have let in (R3.1).
//!
//! **Invariant:** no I/O, no clock, no randomness. Time and random bytes come in as arguments.

mod failure;
mod ids;
mod origin;
mod project;
mod provenance;
mod reach;
mod remote;
mod scope;
mod seal;
mod store;
mod time;
mod trust;
mod zone;

pub use failure::{BadSignatureKey, SignatureKey};
pub use ids::{BadId, EpisodeId, FactId, PendingId, PlaceId, PrincipalId, SessionId, TenantId, TurnId};
pub use origin::{
    Ancestry, Attendance, Capacity, Custody, Foreground, Lease, Marker, Origin, Surroundings, Terminal,
};
pub use project::{BadProjectId, ProjectId};
pub use provenance::{Author, BadWord, Provenance, SessionRef, Source, Veracity};
pub use reach::Reach;
pub use remote::{CanonicalRemote, Case, HostPolicies, RefusedRemote, RemoteParts, Transport};
pub use scope::{
    Binding, Grounds, Leads, Newcomer, Profile, ProjectScope, Remembered, RemoteReport, RepositoryReport,
    Scope, Sharing, Sighting, Unbound, Vantage, bind, bind_on,
};
pub use seal::{Seal, SealKey};
pub use store::StoreError;
pub use time::{BadTime, Timestamp};
pub use trust::Trust;
pub use zone::{Day, Zone};
