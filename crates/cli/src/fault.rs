use std::io::ErrorKind;
use std::process::ExitCode;
use veridical::kernel::StoreError;

/// How a command ended, for scripts (docs/formats/answers.md).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Code {
    /// Done.
    Done,
    /// Done, and the answer is no.
    No,
    /// The call was wrong.
    Usage,
    /// A gate or the policy refused.
    Refused,
    /// The store, a file or the environment is not usable.
    Unusable,
    /// The program itself failed.
    Internal,
}

impl From<Code> for ExitCode {
    fn from(code: Code) -> Self {
        Self::from(code as u8)
    }
}

/// A failure with its cause and the next step.
#[derive(Debug)]
pub(crate) struct Fault {
    code: Code,
    pub(crate) message: String,
    pub(crate) next: Option<String>,
}

impl Fault {
    pub(crate) fn unusable(message: impl Into<String>) -> Self {
        Self { code: Code::Unusable, message: message.into(), next: None }
    }

    /// The call was wrong in a way that the arguments' own rules do not tell.
    pub(crate) fn usage(message: impl Into<String>) -> Self {
        Self { code: Code::Usage, message: message.into(), next: None }
    }

    /// Whoever asks may not.
    pub(crate) fn refused(message: impl Into<String>) -> Self {
        Self { code: Code::Refused, message: message.into(), next: None }
    }

    /// What was asked for is not there.
    pub(crate) fn not_found(message: impl Into<String>) -> Self {
        Self { code: Code::No, message: message.into(), next: None }
    }

    pub(crate) fn next(self, step: impl Into<String>) -> Self {
        Self { next: Some(step.into()), ..self }
    }

    pub(crate) fn code(&self) -> Code {
        self.code
    }
}

/// The message of an error with those of its sources.
pub(crate) fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(inner) = source {
        let inner_text = inner.to_string();
        if !text.contains(&inner_text) {
            text = format!("{text}: {inner_text}");
        }
        source = inner.source();
    }
    text
}

impl From<veridical::Error> for Fault {
    fn from(error: veridical::Error) -> Self {
        let (code, next) = match &error {
            veridical::Error::Store(error) => (Code::Unusable, next_step(error)),
            veridical::Error::ReadBack => (Code::Internal, "`veridical doctor` checks the whole store"),
            _ => (Code::Unusable, "`veridical doctor` names the row"),
        };
        Self { code, message: chain(&error), next: Some(next.into()) }
    }
}

/// What to do about a store that does not do what it is asked, where its own message does not say it.
pub(crate) fn next_step(error: &StoreError) -> &'static str {
    match error {
        StoreError::Busy { .. } => "wait until the other process is done, and try again",
        StoreError::NewerSchema { .. } => "install the newer program; the file is left as it is",
        StoreError::OlderSchema { .. } => {
            "run `veridical migrate`, or start a session of the host, which does the same"
        }
        StoreError::ForeignKey => {
            "put the key back that the file was written under; the file is left as it is"
        }
        StoreError::Io { source, .. } => match source.kind() {
            ErrorKind::ReadOnlyFilesystem => {
                "reading works as it is: `veridical recall`, `show` and `status`; to write, make the folder and the file writable, or name another home with --home DIR"
            }
            ErrorKind::StorageFull => "free some space, and try again; nothing was written",
            ErrorKind::PermissionDenied => {
                "see who may read and write there with `ls -la`, and run as that user; nothing was written"
            }
            _ => "mend what the message names, and try again; nothing was written",
        },
        StoreError::Backend { .. } => "try again; `veridical doctor` checks the whole store",
        _ => "the file is left as it is; `veridical doctor` checks the rest",
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        veridical::Error::from(error).into()
    }
}

impl From<veridical_hermes::HistoryError> for Fault {
    fn from(error: veridical_hermes::HistoryError) -> Self {
        use veridical_hermes::HistoryError as E;
        let message = chain(&error);
        match error {
            E::NoSession(_) | E::SeveralSessions(_) | E::FewerTurns(_) | E::NoTurn(_) => {
                Self::not_found(message)
            }
            _ => Self::unusable(message),
        }
        .next(error.next())
    }
}

impl From<veridical_hermes::InstallError> for Fault {
    fn from(error: veridical_hermes::InstallError) -> Self {
        let next = error.next().into_owned();
        Self::unusable(chain(&error)).next(next)
    }
}
