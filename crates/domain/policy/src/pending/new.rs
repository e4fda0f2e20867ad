use super::{Outcome, PendingRow, Proposal, Proposed, Standing, StoredPending};
use crate::{Reason, Receipt, Staged};
use veridical_kernel::{PendingId, Scope, SealKey, SessionId, Timestamp};
use veridical_screening::CleanText;

/// How many proposals of one person may wait at once.
pub const MOST_WAITING: usize = 64;

/// How many of them may be asked for in one line of sessions, so that none takes the places of all others. What was asked for
/// outside of any session counts as one line.
pub const MOST_OF_A_SESSION: usize = 16;

/// The longest proposal, in characters of all its fields together.
pub const LONGEST: usize = 2_000;

/// How long a proposal waits, and how long a rejected one is not heard again.
const WAITS: i64 = 7 * DAY;
const MUTED: i64 = 30 * DAY;
const DAY: i64 = 24 * 60 * 60 * 1_000;

/// The proposal is longer than [`LONGEST`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a change that waits has at most {LONGEST} characters")]
pub struct TooLong;

/// A proposal on its way in. A witness: it is made from what the policy let wait, whose texts are screened.
#[derive(Debug)]
pub struct NewPending {
    proposal: Proposal<CleanText>,
    revision: Option<u64>,
    scope: Scope,
    reason: Reason,
    session: Option<SessionId>,
    receipt: Receipt,
}

impl NewPending {
    /// The proposal that a staged subject makes, asked for in this line of sessions, by the id of its first one: what a
    /// session hands on to others it asks for itself.
    ///
    /// # Errors
    /// [`TooLong`] when it is longer than [`LONGEST`].
    pub fn of<T: Proposed>(staged: Staged<T>, session: Option<SessionId>) -> Result<Self, TooLong> {
        let Staged { subject, reason, receipt } = staged;
        let proposal = subject.proposal();
        let length: usize = proposal.fields().iter().map(|(_, text)| text.chars().count()).sum();
        if length > LONGEST {
            return Err(TooLong);
        }
        let (revision, scope) = (subject.revision(), subject.scope().clone());
        Ok(Self { proposal, revision, scope, reason, session, receipt })
    }

    /// Where it belongs: a profile, a person, and the project of the session or none.
    #[must_use]
    pub fn scope(&self) -> &Scope {
        &self.scope
    }

    /// The row that a store keeps, at the time that the store gives.
    #[must_use]
    pub fn row(&self, at: Timestamp, key: &SealKey) -> PendingRow {
        let owned = |(name, text): (&str, &str)| (name.to_owned(), text.to_owned());
        let fields: Vec<(String, String)> = self.proposal.fields().into_iter().map(owned).collect();
        PendingRow::waiting(&self.scope, &self.proposal, self.revision, fields, key).staged(
            self.receipt.capacity(),
            self.reason,
            self.session.clone(),
            at,
            later(at, WAITS),
            key,
        )
    }

    /// By which leave it waits: what goes into the chain of it.
    #[must_use]
    pub fn receipt(&self) -> &Receipt {
        &self.receipt
    }
}

/// Where a new proposal goes among those that the same person has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Placement {
    /// It waits, in the place of an earlier one for the same target.
    Wait {
        /// The earlier one.
        replaces: Option<PendingId>,
    },
    /// The same waits already.
    Known(PendingId),
    /// The same was rejected not long ago.
    Muted {
        /// Until when it is not heard.
        until: Timestamp,
    },
    /// Too many wait.
    Full,
    /// Too many wait that were asked for in the same line of sessions.
    SessionFull,
}

/// Places a new proposal among `others`, all that its person has in this profile. The same for every store.
#[must_use]
pub fn place(new: &PendingRow, others: &[StoredPending], now: Timestamp) -> Placement {
    let alike = |other: &&StoredPending| other.row().likeness == new.likeness && other.sealed();
    // One that expects what its target was before cannot be applied any more, so the newer one takes its place.
    let same = |other: &&StoredPending| alike(other) && other.row().revision == new.revision;
    let waiting = |other: &&StoredPending| other.standing(now) == Standing::Waiting;
    let rejected = |other: &StoredPending| match other.standing(now) {
        Standing::Ended(Outcome::Rejected, at) => Some(later(at, MUTED)).filter(|until| *until > now),
        _ => None,
    };
    let here = |other: &&StoredPending| other.row().project == new.project;
    if let Some(known) = others.iter().filter(same).filter(here).find(waiting) {
        return Placement::Known(known.row().id.clone());
    }
    if let Some(until) = others.iter().filter(alike).filter_map(rejected).max() {
        return Placement::Muted { until };
    }
    let rival = |other: &&StoredPending| new.target.is_some() && other.row().rivals(new);
    let replaces = others.iter().filter(waiting).find(rival).map(|other| other.row().id.clone());
    let of_session = |other: &&StoredPending| other.row().session == new.session;
    if replaces.is_some() {
        return Placement::Wait { replaces };
    }
    if others.iter().filter(waiting).count() >= MOST_WAITING {
        return Placement::Full;
    }
    if others.iter().filter(waiting).filter(of_session).count() >= MOST_OF_A_SESSION {
        return Placement::SessionFull;
    }
    Placement::Wait { replaces: None }
}

/// An instant so many milliseconds later; the same where the calendar ends.
fn later(at: Timestamp, millis: i64) -> Timestamp {
    Timestamp::from_millis(at.millis().saturating_add(millis)).unwrap_or(at)
}
