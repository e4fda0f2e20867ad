//! What the fuzz targets have in common: turns of one command, and what holds for every input.

use rustix::time::{ClockId, clock_gettime};
use std::time::Duration;
use veridical::evidence::{Ending, Observation, Output, ProcessExit, Turn};

/// A turn of one command.
#[must_use]
pub fn turn(command: &str, status: u8, output: Output) -> Turn {
    let mut turn = Turn::builder("run the tests");
    turn.observe(Observation::ProcessExit(ProcessExit {
        command: command.to_owned(),
        workdir: None,
        ending: Ending::Exited(i32::from(status)),
        output,
    }));
    turn.build()
}

/// Explains a turn, whatever it holds: a verdict is verified exactly when it names what held.
pub fn explained(turn: &Turn) {
    let verdict = veridical::explain(turn).verdict;
    assert_eq!(verdict.verified, verdict.predicate.is_some());
    assert_eq!(verdict.verified, verdict.outcome != "unknown");
}

/// Repeats a part of a text until it is long, and longer, and compares the costs: eight times the size may not cost
/// far more than eight times as much.
pub fn grows_evenly(text: &str, explain: impl Fn(&str)) {
    let part = |size: usize| text.repeat((size / text.len().max(1)).max(1));
    let cost = |text: &str| {
        // The thread's own time, and the best of three: a busy machine slows single runs down.
        let once = || {
            let start = busy();
            explain(text);
            busy().saturating_sub(start)
        };
        (0..3).map(|_| once()).min().unwrap_or_default()
    };
    let (short, long) = (part(32 << 10), part(256 << 10));
    let small = cost(&short).max(Duration::from_millis(2));
    let large = cost(&long);
    assert!(large < small * 40, "{} bytes cost {small:?}, {} bytes {large:?}", short.len(), long.len());
}

/// How long this thread has been at work.
fn busy() -> Duration {
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
}
