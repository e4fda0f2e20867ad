use crate::Tally;
use async_trait::async_trait;
use serde::Serialize;
use veridical_episode::Episodes;
use veridical_kernel::{Custody, Scope, StoreError};
use veridical_place::Places;
use veridical_policy::chain::Chain;
use veridical_policy::forget::Forget;
use veridical_policy::pending::PendingMutations;
use veridical_recall::Candidates;
use veridical_slot::{Facts, Slots};

/// Everything that a backend implements: one object, all ports.
pub trait Storage:
    Episodes + Facts + Slots + Forget + PendingMutations + Candidates + Places + Chain + Inspect + Tallies
{
}

impl<
    T: Episodes + Facts + Slots + Forget + PendingMutations + Candidates + Places + Chain + Inspect + Tallies,
> Storage for T
{
}

/// What sessions came to, added up (R2.4): a note beside what is kept, numbers and reason codes without content, and
/// without a link in the chain.
#[async_trait]
pub trait Tallies: Send + Sync {
    /// Adds what happened in a session to what happened before it in sessions of the same person and project.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing was written.
    async fn add_tally(&self, scope: &Scope, tally: &Tally) -> Result<(), StoreError>;

    /// What happened in all of the person's sessions in this project; in a scope without one, in those without one.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    async fn tallied(&self, scope: &Scope) -> Result<Tally, StoreError>;
}

/// What a backend says of itself, without content.
#[async_trait]
pub trait Inspect: Send + Sync {
    /// Which backend, where, and in which schema.
    fn describe(&self) -> StoreInfo;

    /// How much the scope sees (R5.5: counts are reads).
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    async fn counts(&self, scope: &Scope) -> Result<Counts, StoreError>;

    /// Checks the whole store: the file itself, seals, the chain, and that index and rows agree (R11.5).
    /// An empty list means that all is well.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read at all.
    async fn check(&self, custody: &Custody) -> Result<Vec<Flaw>, StoreError>;
}

/// Which backend, where, and in which schema.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StoreInfo {
    /// `sqlite`, `memory`, …
    pub backend: &'static str,
    /// Where it is, for people: a path.
    pub location: String,
    /// The version of its schema.
    pub schema_version: u32,
    /// Where the copy lies that was made of it, when this opening brought it here from an older schema.
    #[serde(skip)]
    pub copy: Option<String>,
    /// The files of it that others could read until this opening made them their owner's alone.
    #[serde(skip)]
    pub exposed: Vec<String>,
}

/// How much a scope sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Counts {
    /// Episodes of the project.
    pub episodes: u64,
    /// Of them, those with a verified, sealed proof.
    pub verified: u64,
    /// Facts that hold here.
    pub facts: u64,
    /// Slots that have a value here.
    pub slots: u64,
}

/// One thing that a check found wrong.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Flaw {
    /// What kind, as a stable code: `file-corrupt`, `seal-broken`, `chain-broken`, `index-differs`.
    pub code: &'static str,
    /// Which rows or pages, by id or number; never content.
    pub detail: String,
}
