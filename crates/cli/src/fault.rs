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
        let code = match &error {
            veridical::Error::ReadBack => Code::Internal,
            _ => Code::Unusable,
        };
        Self {
            code,
            message: chain(&error),
            next: Some("run `veridical doctor` to see what is wrong".into()),
        }
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
        let message = chain(&error);
        match error {
            veridical_hermes::InstallError::NotServed { next, .. } => Self::unusable(message).next(next),
            _ => Self::unusable(message).next(
                "what the installation had changed is undone; `veridical hermes status` says how it stands",
            ),
        }
    }
}
