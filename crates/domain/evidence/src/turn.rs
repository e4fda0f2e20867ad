use crate::codes::codes;
use crate::effort::{MOST, effort};
use crate::{Declarations, SessionState, Wording};

/// One finished turn in the words of the domain: what the user said, what the agent answered, and what its tools
/// really did, in order. An adapter builds it from the host's messages.
///
/// ```
/// use veridical_evidence::*;
/// let mut turn = Turn::builder("make the tests pass").assistant("Done.");
/// turn.observe(Observation::ProcessExit(ProcessExit {
///     command: "pytest -q".into(),
///     workdir: None,
///     ending: Ending::Exited(0),
///     output: Output::complete("4 passed in 0.10s\n"),
/// }));
/// assert_eq!(turn.build().observations().len(), 1);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    user: String,
    assistant: String,
    wording: Wording,
    observations: Vec<Observation>,
    dropped: Vec<Dropped>,
    checkout: Option<String>,
    declared: Declarations,
    session: SessionState,
}

/// Builds a [`Turn`], piece by piece, in the order in which things happened.
///
/// Reading a command line costs more than its length, so a turn has a bound on it: the command lines behind that are dropped
/// and counted as [`DropReason::TooMuchWork`], which proves nothing of what came before them.
#[derive(Debug, Clone)]
#[must_use]
pub struct TurnBuilder {
    turn: Turn,
    /// What its command lines cost to read so far.
    effort: usize,
}

impl Turn {
    /// Starts a turn with the user's own words.
    pub fn builder(user: impl Into<String>) -> TurnBuilder {
        let turn = Self {
            user: user.into(),
            assistant: String::new(),
            wording: Wording::default(),
            observations: Vec::new(),
            dropped: Vec::new(),
            checkout: None,
            declared: Declarations::none(),
            session: SessionState::default(),
        };
        TurnBuilder { turn, effort: 0 }
    }

    /// The turn of a session whose files lie under this folder.
    #[must_use]
    pub fn in_checkout(self, folder: Option<&str>) -> Self {
        Self { checkout: folder.map(str::to_owned), ..self }
    }

    /// The folder under which the session's files lie, when it is known.
    #[must_use]
    pub fn checkout(&self) -> Option<&str> {
        self.checkout.as_deref()
    }

    /// The turn of a profile whose operator declared these checks (R3.7).
    #[must_use]
    pub fn with_declared(self, declared: &Declarations) -> Self {
        Self { declared: declared.clone(), ..self }
    }

    /// The turn that follows those which left this behind in their session.
    #[must_use]
    pub fn after(self, session: &SessionState) -> Self {
        Self { session: session.clone(), ..self }
    }

    /// What the turns before it left behind in their session.
    #[must_use]
    pub fn session(&self) -> &SessionState {
        &self.session
    }

    /// The checks that the profile's operator declared.
    #[must_use]
    pub fn declared(&self) -> &Declarations {
        &self.declared
    }

    /// The user's own words.
    #[must_use]
    pub fn user(&self) -> &str {
        &self.user
    }

    /// The agent's answer. Never evidence.
    #[must_use]
    pub fn assistant(&self) -> &str {
        &self.assistant
    }

    /// How the agent would word what the turn taught; empty when it proposed nothing. Never evidence.
    #[must_use]
    pub fn wording(&self) -> &Wording {
        &self.wording
    }

    /// What the tools did, in order.
    #[must_use]
    pub fn observations(&self) -> &[Observation] {
        &self.observations
    }

    /// Pieces of the host's messages that could not be read, in order.
    #[must_use]
    pub fn dropped(&self) -> &[Dropped] {
        &self.dropped
    }
}

impl TurnBuilder {
    /// The agent's answer.
    pub fn assistant(mut self, text: impl Into<String>) -> Self {
        self.turn.assistant = text.into();
        self
    }

    /// How the agent would word what the turn taught, in place of what it proposed before.
    pub fn word(&mut self, wording: Wording) {
        self.turn.wording = wording;
    }

    /// Adds what a tool did, after all that was added before.
    pub fn observe(&mut self, observation: Observation) {
        if let Some(line) = observation.command() {
            self.effort = self.effort.saturating_add(effort(line));
            if self.effort > MOST {
                // Nor is a shorter one behind it read: what it means was decided in those before.
                return self.drop_piece(DropReason::TooMuchWork);
            }
        }
        self.turn.observations.push(observation);
    }

    /// Notes that a piece of the host's messages could not be read.
    pub fn drop_piece(&mut self, reason: DropReason) {
        let before = self.turn.observations.len();
        self.turn.dropped.push(Dropped { reason, before });
    }

    /// The finished turn.
    #[must_use]
    pub fn build(self) -> Turn {
        self.turn
    }
}

/// What one tool call did, as the host reports it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Observation {
    /// A command ran in the foreground and ended.
    ProcessExit(ProcessExit),
    /// A command that was started in the background, in this turn or before it, was seen to have ended.
    BackgroundEnd {
        /// The host's name for the process, as in its [`BackgroundStart`](Self::BackgroundStart).
        process: String,
        /// How it ended.
        exit: ProcessExit,
    },
    /// A command was started in the background; how it ends is not known here.
    BackgroundStart {
        /// The command line.
        command: String,
        /// The host's name for the process.
        process: Option<String>,
    },
    /// A file was written or edited.
    FileWrite(FileWrite),
    /// A file was read.
    FileRead(FileRead),
    /// A service answered. Proves nothing until an expectation for it can be declared.
    ApiResponse {
        /// The tool.
        tool: String,
        /// The HTTP status or its like.
        status: Option<u16>,
    },
    /// Content from outside that the host marks as untrusted.
    Untrusted {
        /// The tool that fetched it.
        tool: String,
    },
    /// A tool said that it worked, with a warning about its effect.
    Warned {
        /// The tool.
        tool: String,
    },
    /// The tool that wrote a file tells that it found fault with it.
    FoundFaulty {
        /// The path, in the same spelling as that of the write.
        path: String,
    },
    /// A tool failed.
    ToolError {
        /// The tool.
        tool: String,
    },
    /// A tool that changes nothing: it listed, searched or asked.
    Looked {
        /// The tool.
        tool: String,
    },
    /// A sub-agent reported.
    DelegatedReport,
    /// A memory was read.
    MemoryOutput {
        /// The tool.
        tool: String,
    },
    /// A skill was loaded.
    SkillUse {
        /// Its name.
        name: String,
    },
    /// The result of a tool that is not known here.
    Opaque {
        /// The tool.
        tool: String,
    },
}

impl Observation {
    /// The command line that it tells of.
    fn command(&self) -> Option<&str> {
        match self {
            Self::ProcessExit(exit) | Self::BackgroundEnd { exit, .. } => Some(&exit.command),
            Self::BackgroundStart { command, .. } => Some(command),
            _ => None,
        }
    }
}

/// A command line and how the shell that ran it ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProcessExit {
    /// The command line, as it was given to the shell.
    pub command: String,
    /// The folder that the call asked for.
    pub workdir: Option<String>,
    /// How the shell ended.
    pub ending: Ending,
    /// What it printed: both streams, in one.
    pub output: Output,
}

/// How a process ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// By itself, with this status (0 to 255).
    Exited(i32),
    /// The host stopped it at a time limit.
    TimedOut,
    /// The host or the agent killed it.
    Killed,
    /// A signal of this number ended it.
    Signalled(i32),
    /// It never ran: no shell, or no such folder.
    NotStarted,
}

/// What a process printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// The text, as far as the host kept it.
    pub text: String,
    /// `false` when the host cut something out or kept it elsewhere.
    pub complete: bool,
}

impl Output {
    /// Output of which nothing is missing.
    #[must_use]
    pub fn complete(text: impl Into<String>) -> Self {
        Self { text: text.into(), complete: true }
    }

    /// Output of which something is missing.
    #[must_use]
    pub fn cut(text: impl Into<String>) -> Self {
        Self { text: text.into(), complete: false }
    }
}

/// A file that was written whole or edited in places.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FileWrite {
    /// The path, resolved by the host where it says so.
    pub path: String,
    /// The whole new content, when the call carried it.
    pub whole: Option<String>,
    /// The places that changed, when the call carried them.
    pub edits: Vec<Edit>,
    /// Whether the file is known to be new.
    pub created: bool,
}

/// One replaced place of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edit {
    /// What was there.
    pub removed: String,
    /// What is there now.
    pub added: String,
}

/// A file that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileRead {
    /// The path, in the same spelling as writes of the same file.
    pub path: String,
    /// The text, without the host's line numbers; `None` when none came back.
    pub content: Option<String>,
    /// Whether that is the whole file.
    pub whole: bool,
}

/// A piece of the host's messages that could not be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Dropped {
    /// Why.
    pub reason: DropReason,
    /// How many observations came before it.
    pub before: usize,
}

codes! {
    /// Why a piece of the host's messages could not be read (R2.4). Counted, shown, never fatal.
    DropReason {
        MalformedArguments = "malformed-arguments", "The arguments of a tool call are not valid JSON.";
        MissingId = "missing-id", "A tool call or a result carries no id.";
        OrphanResult = "orphan-result", "A result answers no tool call of this turn.";
        DuplicateResult = "duplicate-result", "A tool call was answered twice; the first answer counts.";
        AmbiguousId = "ambiguous-id", "Several tool calls that wait for a result carry one id, so no result can be told to be whose.";
        OtherTool = "other-tool", "A result names another tool than the call that it answers.";
        UnansweredCall = "unanswered-call", "A tool call has no result.";
        NotAnObject = "not-an-object", "A message, a call or a result is not the JSON object that it should be.";
        TextInPlaceOfJson = "text-in-place-of-json", "A result is plain text where JSON was expected, as after a compaction.";
        Spilled = "spilled", "A result was too large, so the host kept it elsewhere.";
        UnknownShape = "unknown-shape", "A result lacks the fields that its tool always gives.";
        Compacted = "compacted", "A summary stands in the place of earlier messages of the turn.";
        TooLarge = "too-large", "A piece is larger than the bound for one piece.";
        TooMuchWork = "too-much-work", "The command lines of the turn up to this one are too many, or too long, to be read in time.";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_keeps_the_order_of_what_happened() {
        let mut turn = Turn::builder("hi").assistant("done");
        turn.observe(Observation::DelegatedReport);
        turn.drop_piece(DropReason::OrphanResult);
        turn.observe(Observation::Opaque { tool: "x".into() });
        let turn = turn.build();
        assert_eq!(turn.observations().len(), 2);
        assert_eq!(turn.dropped(), [Dropped { reason: DropReason::OrphanResult, before: 1 }]);
        assert_eq!((turn.user(), turn.assistant()), ("hi", "done"));
    }
}
