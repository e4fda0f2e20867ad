use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use veridical::Storage;
use veridical::kernel::{SealKey, TenantId, Timestamp};

/// The clock that a store reads.
pub type Clock = Arc<dyn Fn() -> Timestamp + Send + Sync>;

/// With what a store is opened: whose it is, under which key it seals, which clock it reads.
#[derive(Clone)]
pub struct Setup {
    /// The profile.
    pub tenant: TenantId,
    /// The profile's key.
    pub key: SealKey,
    /// The clock.
    pub clock: Clock,
}

impl Setup {
    /// A setup for a profile, with a key made of `seed` and a clock of its own that goes on by one second each time
    /// that it is read.
    #[must_use]
    pub fn of(tenant: &TenantId, seed: u8) -> Self {
        let key = SealKey::new([seed; 32]);
        Self { tenant: tenant.clone(), key, clock: ticking() }
    }
}

impl std::fmt::Debug for Setup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Setup").field("tenant", &self.tenant).finish_non_exhaustive()
    }
}

/// A clock that starts in 2030, later than every sample, so that a store's own times can be told from a turn's.
fn ticking() -> Clock {
    const START: i64 = 1_893_456_000_000;
    let seconds = AtomicI64::new(0);
    Arc::new(move || {
        let second = seconds.fetch_add(1, Ordering::Relaxed);
        crate::samples::instant(START + second * 1000)
    })
}

/// A kind of store under test. Each call opens a new, empty store, which may live as long as the backend does.
pub trait Backend: Sync {
    /// Opens a new, empty store.
    fn open(&self, setup: &Setup) -> Arc<dyn Storage>;
}

impl<F: Fn(&Setup) -> Arc<dyn Storage> + Sync> Backend for F {
    fn open(&self, setup: &Setup) -> Arc<dyn Storage> {
        self(setup)
    }
}
