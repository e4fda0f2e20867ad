use super::{AttributionView, ReportView, Shown};
use serde::Serialize;
use std::iter::Peekable;
use veridical_evidence::{
    Attestation, Dropped, Ending, FileRead, FileWrite, Observation, Output, ProcessExit, Turn,
};
use veridical_screening::Screener;

/// How much of a command or a name a step shows, in characters.
const SUBJECT_CHARS: usize = 600;

/// One thing that a tool call did, in the order in which things happened.
#[derive(Debug, Clone, Serialize)]
pub struct StepView {
    /// Its number, from 1.
    pub step: usize,
    /// What it was.
    pub what: StepKind,
    /// The command line, the file, the tool or the skill; `None` when there is nothing to name.
    pub subject: Option<Shown>,
    /// The folder that a command asked for.
    pub folder: Option<Shown>,
    /// How a command ended: `exited`, `timed-out`, `killed`, `signalled` or `not-started`; `None` for what is no end
    /// of a command.
    pub ending: Option<&'static str>,
    /// The status with which it exited, or the number of the signal.
    pub status: Option<i32>,
    /// What a command printed.
    pub output: Option<OutputView>,
    /// The simple command of the line to which the status belongs; `None` when it is attested for none.
    pub attested: Option<Shown>,
    /// Why, or why none; for a piece that could not be read, why not.
    pub reason: Option<&'static str>,
    /// What the report of the attested command says; `None` when there is none that counts.
    pub report: Option<ReportView>,
    /// The rest in plain words.
    pub detail: String,
}

/// What a step was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StepKind {
    /// A command ran and ended.
    Command,
    /// A command was started in the background.
    BackgroundStart,
    /// A command in the background was seen to have ended.
    BackgroundEnd,
    /// A file was written or edited.
    Write,
    /// A file was read.
    Read,
    /// A service answered.
    Response,
    /// Content came from outside.
    Untrusted,
    /// A tool warned about its own effect.
    Warning,
    /// A tool failed.
    Error,
    /// A tool looked around and changed nothing.
    Look,
    /// A sub-agent reported.
    Delegated,
    /// A memory was read.
    Memory,
    /// A skill was loaded.
    Skill,
    /// A tool did what is not known here.
    Other,
    /// A piece of the host's messages could not be read.
    Unread,
}

/// How much a command printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct OutputView {
    /// How many bytes of it the host kept.
    pub bytes: usize,
    /// Whether that is all.
    pub complete: bool,
}

impl StepKind {
    /// The word for it in answers.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Command => "command",
            Self::BackgroundStart => "background-start",
            Self::BackgroundEnd => "background-end",
            Self::Write => "write",
            Self::Read => "read",
            Self::Response => "response",
            Self::Untrusted => "untrusted",
            Self::Warning => "warning",
            Self::Error => "error",
            Self::Look => "look",
            Self::Delegated => "delegated",
            Self::Memory => "memory",
            Self::Skill => "skill",
            Self::Other => "other",
            Self::Unread => "unread",
        }
    }
}

/// The steps of a turn; `attributed` are its command lines in order, each with what is shown of it.
pub(crate) fn steps<'a>(
    turn: &Turn,
    attributed: impl Iterator<Item = (&'a Attestation, &'a AttributionView)>,
    screener: &Screener,
) -> Vec<StepView> {
    let mut steps = Vec::new();
    let mut dropped = turn.dropped().iter().peekable();
    let mut telling = Telling { turn, screener, attributed: attributed.peekable() };
    for (at, observation) in turn.observations().iter().enumerate() {
        while let Some(piece) = dropped.next_if(|piece| piece.before <= at) {
            steps.push(unread(*piece));
        }
        steps.push(telling.step(observation));
    }
    steps.extend(dropped.map(|piece| unread(*piece)));
    for (at, step) in steps.iter_mut().enumerate() {
        step.step = at + 1;
    }
    steps
}

struct Telling<'t, I: Iterator> {
    turn: &'t Turn,
    screener: &'t Screener,
    attributed: Peekable<I>,
}

impl<'a, I: Iterator<Item = (&'a Attestation, &'a AttributionView)>> Telling<'_, I> {
    fn step(&mut self, observation: &Observation) -> StepView {
        use StepKind as K;
        match observation {
            Observation::ProcessExit(exit) => self.ended(K::Command, exit),
            Observation::BackgroundEnd { exit, .. } => self.ended(K::BackgroundEnd, exit),
            Observation::BackgroundStart { command, .. } => self.command(K::BackgroundStart, command),
            Observation::FileWrite(write) => self.named(K::Write, self.path(&write.path), written(write)),
            Observation::FileRead(read) => self.named(K::Read, self.path(&read.path), seen(read)),
            Observation::ApiResponse { tool, status } => {
                let said = status.map_or_else(String::new, |status| format!("it answered with {status}; "));
                let detail = format!("{said}proves nothing without a declared expectation");
                self.named(K::Response, tool, detail)
            }
            Observation::Untrusted { tool } => {
                self.named(K::Untrusted, tool, "content from outside, which is no evidence")
            }
            Observation::Warned { tool } => {
                self.named(K::Warning, tool, "it worked, with a warning about its effect")
            }
            Observation::FoundFaulty { path } => {
                self.named(K::Warning, self.path(path), "the tool that wrote it found fault with it")
            }
            Observation::ToolError { tool } => self.named(K::Error, tool, "the tool failed"),
            Observation::Looked { tool } => self.named(K::Look, tool, "looked around and changed nothing"),
            Observation::DelegatedReport => {
                StepView::new(K::Delegated, None, "a sub-agent's report, which is no evidence")
            }
            Observation::MemoryOutput { tool } => {
                self.named(K::Memory, tool, "a memory was read, which is no evidence")
            }
            Observation::SkillUse { name } => self.named(K::Skill, name, "a skill was loaded"),
            Observation::Opaque { tool } => self.named(K::Other, tool, "what it did is not known here"),
            _ => StepView::new(K::Other, None, "what it did is not known here"),
        }
    }

    fn ended(&mut self, what: StepKind, exit: &ProcessExit) -> StepView {
        let (ending, status) = match exit.ending {
            Ending::Exited(status) => ("exited", Some(status)),
            Ending::TimedOut => ("timed-out", None),
            Ending::Killed => ("killed", None),
            Ending::Signalled(signal) => ("signalled", Some(signal)),
            Ending::NotStarted => ("not-started", None),
        };
        let Output { text, complete } = &exit.output;
        StepView {
            folder: exit.workdir.as_deref().map(|folder| self.shown(self.path(folder))),
            ending: Some(ending),
            status,
            output: Some(OutputView { bytes: text.len(), complete: *complete }),
            ..self.command(what, &exit.command)
        }
    }

    fn command(&mut self, what: StepKind, command: &str) -> StepView {
        let Some((attestation, view)) =
            self.attributed.next_if(|(attestation, _)| attestation.command == command)
        else {
            return self.named(what, command, "");
        };
        StepView {
            attested: view.attested.as_ref().map(|attested| attested.bounded(SUBJECT_CHARS)),
            reason: Some(view.reason),
            report: view.report.clone(),
            ..StepView::new(what, Some(view.command.bounded(SUBJECT_CHARS)), attestation.reason.describe())
        }
    }

    fn named(&self, what: StepKind, subject: &str, detail: impl Into<String>) -> StepView {
        StepView::new(what, Some(self.shown(subject)), detail)
    }

    fn shown(&self, text: &str) -> Shown {
        Shown::screened(self.screener, text).bounded(SUBJECT_CHARS)
    }

    /// A path in the checkout as the project's own.
    fn path<'p>(&self, path: &'p str) -> &'p str {
        let checkout = self.turn.checkout().map(|folder| folder.trim_end_matches('/'));
        let inside = checkout.and_then(|folder| path.strip_prefix(folder)?.strip_prefix('/'));
        inside.filter(|inside| !inside.is_empty()).unwrap_or(path)
    }
}

impl StepView {
    fn new(what: StepKind, subject: Option<Shown>, detail: impl Into<String>) -> Self {
        Self {
            step: 0,
            what,
            subject,
            folder: None,
            ending: None,
            status: None,
            output: None,
            attested: None,
            reason: None,
            report: None,
            detail: detail.into(),
        }
    }
}

fn unread(piece: Dropped) -> StepView {
    let reason = Some(piece.reason.code());
    StepView { reason, ..StepView::new(StepKind::Unread, None, piece.reason.describe()) }
}

fn written(write: &FileWrite) -> String {
    let new = if write.created { "new file, " } else { "" };
    match (&write.whole, write.edits.len()) {
        (Some(whole), _) => format!("{new}written whole, {} bytes", whole.len()),
        (None, 0) => format!("{new}what was written is not known"),
        (None, 1) => format!("{new}edited in one place"),
        (None, places) => format!("{new}edited in {places} places"),
    }
}

fn seen(read: &FileRead) -> String {
    match (&read.content, read.whole) {
        (Some(content), true) => format!("read whole, {} bytes", content.len()),
        (Some(content), false) => format!("read in part, {} bytes", content.len()),
        (None, _) => "read; what it held did not come back".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use veridical_evidence::{DropReason, Edit};

    fn told(turn: &Turn) -> Vec<String> {
        let line = |step: &StepView| {
            let subject = step.subject.as_ref().map_or("", Shown::as_str);
            let ending = step.ending.unwrap_or_default();
            let status = step.status.map_or_else(String::new, |status| status.to_string());
            format!("{} {} {subject} {ending} {status} {}", step.step, step.what.word(), step.detail)
        };
        steps(turn, std::iter::empty(), &Screener::new([]))
            .iter()
            .map(|step| line(step).split_whitespace().collect::<Vec<_>>().join(" "))
            .collect()
    }

    fn exit(ending: Ending) -> Observation {
        Observation::ProcessExit(ProcessExit {
            command: "make".into(),
            workdir: Some("/home/dev/shop/api".into()),
            ending,
            output: Output::cut("abc"),
        })
    }

    #[test]
    fn every_observation_is_a_step_in_its_place_and_so_is_what_could_not_be_read() {
        let tool = || "gh".to_owned();
        let path = || "/home/dev/shop/src/a.py".to_owned();
        let edit = Edit { removed: "1".into(), added: "2".into() };
        let mut turn = Turn::builder("do it");
        turn.drop_piece(DropReason::Spilled);
        for observation in [
            exit(Ending::Exited(3)),
            exit(Ending::TimedOut),
            exit(Ending::Killed),
            exit(Ending::Signalled(9)),
            exit(Ending::NotStarted),
            Observation::BackgroundStart { command: "serve".into(), process: None },
            Observation::FileWrite(FileWrite {
                path: path(),
                whole: Some("é".into()),
                created: true,
                edits: vec![],
            }),
            Observation::FileWrite(FileWrite { path: path(), edits: vec![edit], ..FileWrite::default() }),
            Observation::FileRead(FileRead {
                path: "/etc/hosts".into(),
                content: Some("x".into()),
                whole: true,
            }),
            Observation::ApiResponse { tool: tool(), status: Some(201) },
            Observation::Untrusted { tool: tool() },
            Observation::Warned { tool: tool() },
            Observation::ToolError { tool: tool() },
            Observation::Looked { tool: tool() },
            Observation::DelegatedReport,
            Observation::MemoryOutput { tool: tool() },
            Observation::SkillUse { name: "deploy".into() },
            Observation::Opaque { tool: tool() },
        ] {
            turn.observe(observation);
        }
        turn.drop_piece(DropReason::TooLarge);
        assert_eq!(
            told(&turn.build().in_checkout(Some("/home/dev/shop/"))),
            [
                "1 unread A result was too large, so the host kept it elsewhere.",
                "2 command make exited 3",
                "3 command make timed-out",
                "4 command make killed",
                "5 command make signalled 9",
                "6 command make not-started",
                "7 background-start serve",
                "8 write src/a.py new file, written whole, 2 bytes",
                "9 write src/a.py edited in one place",
                "10 read /etc/hosts read whole, 1 bytes",
                "11 response gh it answered with 201; proves nothing without a declared expectation",
                "12 untrusted gh content from outside, which is no evidence",
                "13 warning gh it worked, with a warning about its effect",
                "14 error gh the tool failed",
                "15 look gh looked around and changed nothing",
                "16 delegated a sub-agent's report, which is no evidence",
                "17 memory gh a memory was read, which is no evidence",
                "18 skill deploy a skill was loaded",
                "19 other gh what it did is not known here",
                "20 unread A piece is larger than the bound for one piece.",
            ]
        );
    }

    #[test]
    fn a_long_command_is_cut_and_what_it_printed_is_counted() {
        let mut turn = Turn::builder("do it");
        turn.observe(Observation::BackgroundStart { command: "x".repeat(5000), process: None });
        turn.observe(exit(Ending::Exited(0)));
        let steps = steps(&turn.build(), std::iter::empty(), &Screener::new([]));
        let length = steps[0].subject.as_ref().map(|subject| subject.as_str().chars().count());
        assert_eq!(length, Some(SUBJECT_CHARS));
        assert_eq!(steps[1].output, Some(OutputView { bytes: 3, complete: false }));
    }
}
