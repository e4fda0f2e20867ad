//! How much of the host's record is read at most, and for how long: whoever may write it may make it endless.

use super::HistoryError;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The most messages of one session, and the most text of them together, in bytes.
pub(super) const MOST_MESSAGES: usize = 200_000;
pub(super) const MOST_BYTES: i32 = 256 * 1024 * 1024;

/// How long SQLite may take for one session when a person asks.
pub(super) const FOR_A_PERSON: Duration = Duration::from_secs(60);

/// Until when SQLite may work. Its connection looks at it, and whoever asks the next question may set it anew.
#[derive(Debug, Clone)]
pub(crate) struct Deadline {
    until: Arc<Mutex<Instant>>,
    each: Duration,
}

impl Deadline {
    /// From now on.
    pub(crate) fn within(each: Duration) -> Self {
        Self { until: Arc::new(Mutex::new(Instant::now() + each)), each }
    }

    /// The next question has as much time as the first.
    pub(super) fn restart(&self) {
        *self.until.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now() + self.each;
    }

    pub(super) fn is_over(&self) -> bool {
        Instant::now() >= *self.until.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What may still be read of a session.
pub(super) struct Allowance<'p> {
    path: &'p Path,
    messages: usize,
    bytes: usize,
}

impl<'p> Allowance<'p> {
    pub(super) fn of_a_session(path: &'p Path) -> Self {
        Self { path, messages: MOST_MESSAGES, bytes: usize::try_from(MOST_BYTES).unwrap_or(usize::MAX) }
    }

    /// Takes one message of so many bytes off it.
    pub(super) fn spend(&mut self, bytes: usize) -> Result<(), HistoryError> {
        match (self.messages.checked_sub(1), self.bytes.checked_sub(bytes)) {
            (Some(messages), Some(bytes)) => {
                (self.messages, self.bytes) = (messages, bytes);
                Ok(())
            }
            _ => Err(HistoryError::TooLarge(self.path.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_and_bytes_are_bounded_each_and_what_is_refused_costs_nothing() {
        let path = Path::new("state.db");
        let most = usize::try_from(MOST_BYTES).unwrap();
        let mut bytes = Allowance::of_a_session(path);
        assert!(bytes.spend(most - 1).is_ok() && bytes.spend(2).is_err());
        assert!(bytes.spend(1).is_ok() && bytes.spend(1).is_err() && bytes.spend(0).is_ok());
        let mut messages = Allowance::of_a_session(path);
        assert!((0..MOST_MESSAGES).all(|_| messages.spend(0).is_ok()));
        let refused = messages.spend(0).unwrap_err();
        assert!(refused.to_string().contains("state.db") && refused.next().contains("--session ID"));
    }

    #[test]
    fn a_deadline_passes_and_is_set_anew_for_the_next_question() {
        assert!(Deadline::within(Duration::ZERO).is_over());
        let deadline = Deadline::within(Duration::from_secs(60));
        *deadline.until.lock().unwrap() = Instant::now();
        assert!(deadline.is_over());
        deadline.restart();
        assert!(!deadline.is_over() && !deadline.clone().is_over());
    }
}
