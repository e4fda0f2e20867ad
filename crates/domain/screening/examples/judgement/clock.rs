//! How long a reading took, whatever else the machine does.

use std::sync::LazyLock;
use std::time::Instant;

/// The seconds that this thread has been at work; where the system does not say it, those that went by.
pub(crate) fn at_work() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    // The system brings its account up to date when a thread gives way.
    std::thread::yield_now();
    let nanoseconds = std::fs::read_to_string("/proc/thread-self/schedstat")
        .ok()
        .and_then(|said| said.split_whitespace().next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| START.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}
