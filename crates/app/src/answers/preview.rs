use super::Shown;
use serde::Serialize;
use std::collections::BTreeMap;

/// `veridical.preview/1`: what would have been kept of past sessions. What tools or a model wrote is [`Shown`] only as
/// the screening gate lets it.
#[derive(Debug, Clone, Serialize)]
pub struct PreviewAnswer {
    /// `veridical.preview/1`
    pub schema: &'static str,
    /// How many sessions were looked at.
    pub sessions: u64,
    /// Their finished turns.
    pub turns: u64,
    /// Lessons that would have been kept, each counted once.
    pub lessons: u64,
    /// Them by kind.
    pub kinds: BTreeMap<&'static str, u64>,
    /// Turns that would have met one of them again.
    pub met_again: u64,
    /// Turns that would have left nothing although work was done or claimed, by reason, the most frequent first.
    pub missed: Vec<MissedView>,
    /// Turns in which nothing was worked on: talk, a look around.
    pub without_work: u64,
    /// What was not looked at.
    pub left_out: LeftOut,
    /// Sessions that could not be read.
    pub unreadable: Vec<UnreadableSession>,
}

impl Default for PreviewAnswer {
    fn default() -> Self {
        Self {
            schema: "veridical.preview/1",
            sessions: 0,
            turns: 0,
            lessons: 0,
            kinds: BTreeMap::new(),
            met_again: 0,
            missed: Vec::new(),
            without_work: 0,
            left_out: LeftOut::default(),
            unreadable: Vec::new(),
        }
    }
}

/// The turns that would have left nothing for one reason.
#[derive(Debug, Clone, Serialize)]
pub struct MissedView {
    /// The reason's code.
    pub reason: &'static str,
    /// The same as the line after a session says it.
    pub plain: String,
    /// What it means.
    pub meaning: &'static str,
    /// How many turns.
    pub turns: u64,
    /// Commands behind which test runs were hidden, the most frequent first.
    pub behind: Vec<BehindView>,
    /// What would count in its place; `None` when there is no general advice.
    pub would_count: Option<&'static str>,
    /// One of the turns.
    pub example: MissedExample,
}

/// A command behind which test runs were hidden.
#[derive(Debug, Clone, Serialize)]
pub struct BehindView {
    /// It, such as `| tail`.
    pub command: String,
    /// In how many turns.
    pub turns: u64,
}

/// One turn that would have left nothing.
#[derive(Debug, Clone, Serialize)]
pub struct MissedExample {
    /// The host's session: as the host calls it, which may be whatever somebody wrote into its record.
    pub session: Shown,
    /// The verdict in one sentence.
    pub sentence: Shown,
    /// The command that would have counted; `None` when none is known.
    pub command: Option<Shown>,
}

/// What was not looked at.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct LeftOut {
    /// Sessions in which no person took part: sub-agents, schedules.
    pub unattended_sessions: u64,
    /// Older sessions, for which there was no time or no room.
    pub older_sessions: u64,
    /// Turns that came to no end, or were interrupted.
    pub unfinished_turns: u64,
}

/// A session that could not be read.
#[derive(Debug, Clone, Serialize)]
pub struct UnreadableSession {
    /// The host's session.
    pub session: Shown,
    /// Why, and what to do.
    pub error: Shown,
}
