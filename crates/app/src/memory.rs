use crate::{Session, Storage};
use std::sync::Arc;
use veridical_evidence::Declarations;
use veridical_kernel::{Binding, HostPolicies, SessionRef, Surroundings, Zone};
use veridical_policy::Policy;
use veridical_screening::{Field, Screener, Verdict};

/// One profile's memory: a storage backend behind the gates. Cheap to clone and to share.
#[derive(Clone)]
pub struct Memory {
    pub(crate) shared: Arc<Shared>,
}

pub(crate) struct Shared {
    pub(crate) storage: Arc<dyn Storage>,
    pub(crate) screener: Screener,
    pub(crate) policy: Policy,
    pub(crate) declared: Declarations,
    pub(crate) hosts: HostPolicies,
    pub(crate) zone: Zone,
}

impl Memory {
    /// Starts to build a memory.
    #[must_use]
    pub fn builder() -> MemoryBuilder<()> {
        MemoryBuilder {
            storage: (),
            screener: Screener::new([]),
            declared: Declarations::none(),
            policy: Policy::defaults(),
            hosts: HostPolicies::none(),
            zone: Zone::utc(),
        }
    }

    /// Opens a session: bound once, for its whole life (R5.1). It is the only handle with read methods.
    #[must_use]
    pub fn session(&self, binding: Binding, surroundings: Surroundings, line: Option<SessionRef>) -> Session {
        Session::new(self.clone(), binding, surroundings, line)
    }

    /// Whether the screening gate lets a text pass, such as a name that a host gave to something.
    #[must_use]
    pub fn is_clean(&self, text: &str) -> bool {
        self.shared.screener.scan(Field::text(text)).verdict == Verdict::Pass
    }

    /// Whether the screening gate lets several texts pass that are kept side by side: each, and all together.
    #[must_use]
    pub fn are_clean(&self, texts: &[&str]) -> bool {
        let fields: Vec<Field<'_>> = texts.iter().copied().map(Field::text).collect();
        self.shared.screener.record_all(&fields).is_ok()
    }

    /// The backend.
    #[must_use]
    pub fn storage(&self) -> &dyn Storage {
        &*self.shared.storage
    }
}

impl std::fmt::Debug for Memory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Memory").field("store", &self.shared.storage.describe()).finish_non_exhaustive()
    }
}

/// Builds a [`Memory`]. `S` is `()` until a storage is given, so one without storage cannot be built.
pub struct MemoryBuilder<S> {
    storage: S,
    screener: Screener,
    declared: Declarations,
    policy: Policy,
    hosts: HostPolicies,
    zone: Zone,
}

impl MemoryBuilder<()> {
    /// The backend that keeps everything.
    #[must_use]
    pub fn storage(self, storage: Arc<dyn Storage>) -> MemoryBuilder<Arc<dyn Storage>> {
        let Self { storage: (), screener, declared, policy, hosts, zone } = self;
        MemoryBuilder { storage, screener, declared, policy, hosts, zone }
    }
}

impl<S> MemoryBuilder<S> {
    /// The gate that every text passes, with what the operator registered as secret; without it the gate's own rules alone.
    #[must_use]
    pub fn screener(self, screener: Screener) -> Self {
        Self { screener, ..self }
    }

    /// Verification commands that the operator declared (R3.7).
    #[must_use]
    pub fn declared(self, declared: Declarations) -> Self {
        Self { declared, ..self }
    }

    /// Who may do what: the table of R7.2 as the operator tightened it (R7.3); without it the table as it is.
    #[must_use]
    pub fn policy(self, policy: Policy) -> Self {
        Self { policy, ..self }
    }

    /// What the operator says of the hosts of remotes (R5.2); without it each path keeps its case.
    #[must_use]
    pub fn hosts(self, hosts: HostPolicies) -> Self {
        Self { hosts, ..self }
    }

    /// Where the user lives: what a day is in a statement that names its last one (R6.8). Without it, UTC.
    #[must_use]
    pub fn zone(self, zone: Zone) -> Self {
        Self { zone, ..self }
    }
}

impl MemoryBuilder<Arc<dyn Storage>> {
    /// The memory.
    #[must_use]
    pub fn build(self) -> Memory {
        let Self { storage, screener, declared, policy, hosts, zone } = self;
        let shared = Shared { storage, screener, policy, declared, hosts, zone };
        Memory { shared: Arc::new(shared) }
    }
}

impl<S> std::fmt::Debug for MemoryBuilder<S> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MemoryBuilder").field("screener", &self.screener).finish_non_exhaustive()
    }
}
