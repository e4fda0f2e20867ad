//! The messages between the shim and `veridical serve`: one JSON object a line, over standard input and output
//! (docs/formats/protocol.md).

mod lines;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::path::PathBuf;

pub use lines::LONGEST_LINE;
pub(crate) use lines::{Envelope, Requests};

/// The protocol's name and version. Another version is refused at `hello`.
pub const PROTOCOL: &str = "veridical.protocol/1";

/// What the shim says.
#[derive(Debug, Clone, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Request {
    /// The first message: who is there, and under which lease.
    Hello(Hello),
    /// A session of an agent begins, or is named again after the program was started anew.
    SessionOpen(SessionOpen),
    /// The user's message of a new turn. No answer.
    TurnStart {
        /// The session's handle.
        session: String,
        /// The message, as the host has it.
        message: String,
    },
    /// Asks for what may be injected for the user's message.
    Prefetch {
        /// The session's handle.
        session: String,
        /// The user's message.
        query: String,
    },
    /// A call of one of our tools by the model.
    Tool {
        /// The session's handle.
        session: String,
        /// The tool's name.
        name: String,
        /// Its arguments.
        #[serde(default)]
        arguments: Value,
    },
    /// A finished turn begins to be handed over. No answer.
    TurnBegin(TurnBegin),
    /// One message of it. No answer.
    TurnMessage {
        /// The session's handle.
        session: String,
        /// The turn's number, as in `turn_begin`.
        turn: u64,
        /// The host's message.
        message: Value,
    },
    /// The turn is complete and is learnt from. No answer.
    TurnEnd {
        /// The session's handle.
        session: String,
        /// The turn's number.
        turn: u64,
    },
    /// The session goes on under another id of the host. No answer.
    SessionSwitch {
        /// The session's handle.
        session: String,
        /// The host's new id.
        host_session: String,
        /// The first session of the line that it goes on; `None` when it begins a line.
        #[serde(default)]
        root_session: Option<String>,
    },
    /// The user took turns of the session back. No answer.
    SessionRewind {
        /// The session's handle.
        session: String,
    },
    /// The host wrote into its own memory. No answer.
    MemoryWrite {
        /// The session's handle.
        session: String,
        /// What it did.
        action: MemoryAction,
        /// The new text; empty when an entry was taken out.
        #[serde(default)]
        content: String,
    },
    /// The host is about to put a summary in the place of messages: what is durable by now?
    PreCompress {
        /// The session's handle.
        session: String,
    },
    /// A finished turn is not handed over. No answer.
    TurnLost {
        /// The session's handle.
        session: String,
    },
    /// The session is over. Answered when all of its turns are learnt.
    SessionEnd {
        /// The session's handle.
        session: String,
        /// Turns that the shim could not hand over because its queue was full.
        #[serde(default)]
        lost_turns: u64,
    },
    /// What the memory is and what the session is bound to.
    Status {
        /// The session's handle.
        session: String,
    },
    /// A sign of life.
    Ping {},
    /// The program finishes its work, answers, and ends.
    Shutdown {},
}

/// The types of [`Request`], so that an unknown one is told from a malformed one.
pub const REQUESTS: &[&str] = &[
    "hello",
    "session_open",
    "turn_start",
    "prefetch",
    "tool",
    "turn_begin",
    "turn_message",
    "turn_end",
    "session_switch",
    "session_rewind",
    "memory_write",
    "pre_compress",
    "turn_lost",
    "session_end",
    "status",
    "ping",
    "shutdown",
];

/// What the host did to its own memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MemoryAction {
    /// It took in an entry.
    Add,
    /// It put an entry in the place of another.
    Replace,
    /// It took an entry out.
    Remove,
    /// Something else.
    #[serde(other)]
    Other,
}

/// `hello`
#[derive(Clone, Deserialize)]
pub struct Hello {
    /// The protocol that the shim speaks.
    pub protocol: String,
    /// The shim's version.
    #[serde(default)]
    pub shim_version: String,
    /// The secret that is kept in the shim's memory (R8.5).
    pub secret: String,
    /// The host's process.
    pub host_pid: u32,
    /// The host profile's home.
    pub home: PathBuf,
    /// Only asks whether the program would serve: no lease is taken.
    #[serde(default)]
    pub probe: bool,
}

impl std::fmt::Debug for Hello {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hello")
            .field("protocol", &self.protocol)
            .field("shim_version", &self.shim_version)
            .field("host_pid", &self.host_pid)
            .field("home", &self.home)
            .field("probe", &self.probe)
            .finish_non_exhaustive()
    }
}

/// `session_open`
#[derive(Debug, Clone, Deserialize)]
pub struct SessionOpen {
    /// The shim's handle of the session, unique within the connection.
    pub session: String,
    /// The host's id of the session.
    #[serde(default)]
    pub host_session: String,
    /// The first session of the line that it goes on (R4.6); `None` when it begins a line.
    #[serde(default)]
    pub root_session: Option<String>,
    /// Where the session starts, as the host resolves it.
    pub workdir: PathBuf,
    /// Where its tools run.
    #[serde(default)]
    pub tools: ToolsPlace,
    /// The kind of chat: `cli`, `telegram`, …
    #[serde(default)]
    pub platform: String,
    /// `direct`, `group`, …; as the host names it.
    #[serde(default)]
    pub chat_type: String,
    /// The host's id of the user; empty at a terminal.
    #[serde(default)]
    pub user_id: String,
    /// Whether a person types its messages at a terminal, there and then (R8.2).
    #[serde(default)]
    pub attended: bool,
    /// The handle of the session in whose place it begins, whose shell it goes on with.
    #[serde(default)]
    pub follows: Option<String>,
    /// The session goes on after the program was started anew.
    #[serde(default)]
    pub again: bool,
}

/// Where the tools of a session run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToolsPlace {
    /// On this machine.
    #[default]
    Here,
    /// In a container, over ssh, in a sandbox: such a session has no project (R5.1).
    Elsewhere,
}

/// `turn_begin`
#[derive(Debug, Clone, Deserialize)]
pub struct TurnBegin {
    /// The session's handle.
    pub session: String,
    /// A number for the turn, unique within the session and connection.
    pub turn: u64,
    /// What the host calls the user's message.
    #[serde(default)]
    pub user: String,
    /// What the host calls the assistant's answer.
    #[serde(default)]
    pub assistant: String,
    /// It came to no end, so that nothing is learnt from it.
    #[serde(default)]
    pub interrupted: bool,
}

/// What the program says. Every answer repeats the request's `id`.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Answer {
    /// To `hello`: it serves.
    Ready {
        /// [`PROTOCOL`]
        protocol: &'static str,
        /// The program's version.
        program_version: &'static str,
        /// `held` or `none`: whether this connection speaks for the host itself.
        lease: &'static str,
        /// Where the memory is.
        database: String,
    },
    /// To `hello`: it does not serve.
    Refused(Refused),
    /// To `session_open`.
    Opened {
        /// `bound` or `unbound`.
        binding: &'static str,
        /// Why it is unbound: the reason's code.
        reason: Option<&'static str>,
        /// The same in one sentence, with what to do.
        detail: Option<&'static str>,
    },
    /// To `prefetch`: the text to inject; empty for nothing.
    Prefetched {
        /// The text.
        text: String,
    },
    /// To `pre_compress`: what the summary is told; empty for nothing.
    Durable {
        /// The text.
        text: String,
    },
    /// To `tool`: what the model gets.
    ToolResult {
        /// The tool's own answer.
        result: Value,
    },
    /// To `session_end`.
    SessionEnded {
        /// What happened in the session, in one line for people; `None` when nothing is worth saying (R16.8).
        line: Option<String>,
    },
    /// To `status`.
    Status {
        /// The library's own answer.
        status: Value,
    },
    /// To `ping`.
    Pong,
    /// To `shutdown`.
    Bye,
    /// The request could not be done.
    Error(Refused),
}

/// What the program says unasked.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "type", rename = "notice", rename_all = "snake_case")]
pub struct Notice {
    /// The session that it is about.
    pub session: String,
    /// The reason's code.
    pub code: &'static str,
    /// What to tell the user.
    pub message: String,
}

/// Why the program does not do what was asked, and what the user can do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Refused {
    /// The reason's code.
    pub code: &'static str,
    /// What is wrong.
    pub message: String,
    /// What to do next; empty when there is nothing.
    pub next: String,
}

impl Refused {
    /// A refusal for a reason, with what is wrong in this case.
    #[must_use]
    pub fn new(reason: ProtocolReason, message: impl Into<String>, next: impl Into<String>) -> Self {
        Self { code: reason.code(), message: message.into(), next: next.into() }
    }
}

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $code:literal, $describe:literal;)+) => {
        /// Why a request is refused, or why something was lost on the way.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum ProtocolReason { $(#[doc = $describe] $name,)+ }

        impl ProtocolReason {
            /// Every reason.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// Its stable code.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Self::$name => $code),+ }
            }

            /// What it means, in one sentence.
            #[must_use]
            pub const fn describe(self) -> &'static str {
                match self { $(Self::$name => $describe),+ }
            }
        }
    };
}

reasons! {
    ProtocolMismatch = "protocol-mismatch", "The shim and the program speak different versions of the protocol.";
    NotHello = "not-hello", "The first message of a connection was not `hello`.";
    HomeMismatch = "home-mismatch", "The shim's home is not the home that the program serves.";
    StoreUnusable = "store-unusable", "The memory's database or its folder cannot be used.";
    LeaseUnwritable = "lease-unwritable", "The folder for the leases of host processes cannot be written.";
    UnknownMessage = "unknown-message", "The program does not know this type of message.";
    BadMessage = "bad-message", "The message is not JSON, or lacks a field.";
    LineTooLong = "line-too-long", "A message is longer than 16 MB; it was skipped.";
    UnknownSession = "unknown-session", "No session of this handle is open.";
    UnknownTool = "unknown-tool", "The program has no tool of this name.";
    BadArguments = "bad-arguments", "The arguments of a tool call do not fit the tool.";
    QueueFull = "queue-full", "Turns come in faster than they are learnt; this one was dropped.";
    IncompleteTurn = "incomplete-turn", "A turn ended without its beginning, or grew beyond the bound; it was dropped.";
    CaughtUp = "caught-up", "Turns of an earlier session that a crash had kept from being learnt left a lesson.";
    RecordUnreadable = "record-unreadable", "The host's own record could not be read for turns that a crash had kept from being learnt.";
    PendingWaiting = "pending-waiting", "Changes wait for the user's approval.";
    WasExposed = "was-exposed", "A file of the memory was open to other users of the machine; it is its owner's alone now.";
    HostMemory = "host-memory", "The host's own memory took in a text that this memory's gate refuses.";
    PendingAnswered = "pending-answered", "The user's message was an order to apply or to reject a change that waits.";
    StoreFailed = "store-failed", "The store failed during the request; nothing was written.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_its_own_code() {
        let codes: std::collections::BTreeSet<_> =
            ProtocolReason::ALL.iter().map(|reason| reason.code()).collect();
        assert_eq!(codes.len(), ProtocolReason::ALL.len());
        assert!(ProtocolReason::ALL.iter().all(|reason| reason.describe().ends_with('.')));
    }
}
