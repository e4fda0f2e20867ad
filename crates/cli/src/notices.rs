use crate::fault::Fault;
use crate::out::Out;
use std::sync::{Arc, Mutex, PoisonError};

/// What opening a home brought to light that the person should know, whatever the command answers: said once, at its end.
#[derive(Debug, Clone, Default)]
pub(crate) struct Notices(Arc<Mutex<Vec<Notice>>>);

#[derive(Debug)]
enum Notice {
    /// Of interest to people alone.
    Note(String),
    /// Something is, or was, not as it should be.
    Warning(Fault),
}

impl Notices {
    /// Tells what was done.
    pub(crate) fn note(&self, text: String) {
        self.push(Notice::Note(text));
    }

    /// Tells what was found wrong, and what to do about it; the command goes on.
    pub(crate) fn warn(&self, fault: Fault) {
        self.push(Notice::Warning(fault));
    }

    fn push(&self, notice: Notice) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(notice);
    }

    /// Says all of them.
    pub(crate) fn say(&self, out: &Out) {
        for notice in std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner)) {
            match notice {
                Notice::Note(text) => out.note(&text),
                Notice::Warning(fault) => out.warning(&fault),
            }
        }
    }
}
