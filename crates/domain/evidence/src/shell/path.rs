//! The ways in which a program can run: each a list of what is known about its commands' statuses.

use super::script::LeafId;
use super::trace::{Move, Step};

/// The most paths that are followed; more is refused, never sampled.
pub(crate) const MAX_PATHS: usize = 128;

/// A status, as far as the program's text tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Status {
    /// This number.
    Const(u8),
    /// The status of this command.
    Of(LeafId),
    /// 0 when this command's status is not 0, else 1.
    Not(LeafId),
    /// Any but 0.
    Failed,
    /// Any.
    Unknown,
}

/// What is known of a command on a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fact {
    /// It ran.
    Ran,
    /// It ended with 0.
    Zero,
    /// It ended with another status.
    NonZero,
    /// It ended with exactly this status.
    Exactly(u8),
}

impl Fact {
    /// Whether it surely failed.
    pub(crate) fn is_failure(self) -> bool {
        matches!(self, Self::NonZero | Self::Exactly(1..))
    }
}

/// What a subshell takes over and cannot change outside of itself.
#[derive(Debug, Clone, Default)]
struct Shell {
    errexit: bool,
    pipefail: bool,
    nounset: bool,
    variables: Vec<(String, Status)>,
    moves: Vec<Move>,
}

/// One way in which a program can run.
#[derive(Debug, Clone)]
pub(crate) struct Path {
    /// The status of the last command, `$?`.
    pub(crate) last: Status,
    /// Whether the shell has ended.
    pub(crate) ended: bool,
    /// Whether it goes on with the next line: an expansion that fails ends the line that it stands in.
    resumes: bool,
    /// The statuses of the last pipeline's commands, `PIPESTATUS`.
    pub(crate) stages: Vec<Status>,
    facts: Vec<(LeafId, Fact)>,
    shell: Shell,
    outer: Vec<Shell>,
    pipelines: Vec<Pipeline>,
}

/// A pipeline under way.
#[derive(Debug, Clone)]
struct Pipeline {
    /// The statuses of the commands that it has had.
    statuses: Vec<Status>,
    /// `$?` and `PIPESTATUS` in front of it, which is what each of its commands starts with.
    before: (Status, Vec<Status>),
}

impl Path {
    pub(crate) fn start() -> Self {
        Self {
            last: Status::Const(0),
            ended: false,
            resumes: false,
            stages: Vec::new(),
            facts: Vec::new(),
            shell: Shell::default(),
            outer: Vec::new(),
            pipelines: Vec::new(),
        }
    }

    pub(crate) fn errexit(&self) -> bool {
        self.shell.errexit
    }

    pub(crate) fn set_errexit(&mut self, on: bool) {
        self.shell.errexit = on;
    }

    pub(crate) fn pipefail(&self) -> bool {
        self.shell.pipefail
    }

    pub(crate) fn set_pipefail(&mut self, on: bool) {
        self.shell.pipefail = on;
    }

    pub(crate) fn nounset(&self) -> bool {
        self.shell.nounset
    }

    pub(crate) fn set_nounset(&mut self, on: bool) {
        self.shell.nounset = on;
    }

    /// This path, when an expansion fails that ends the shell, or only the line if it `resumes`.
    pub(crate) fn broken_off(&self, resumes: bool) -> Self {
        Self { last: Status::Failed, ended: true, resumes, ..self.clone() }
    }

    pub(crate) fn is_broken_off(&self) -> bool {
        self.resumes
    }

    /// Goes on with the next line, if only the last one was broken off.
    pub(crate) fn next_line(&mut self) {
        self.ended &= !self.resumes;
        self.resumes = false;
    }

    /// Goes into a subshell: a copy of this shell, or a new one that takes nothing over.
    pub(crate) fn enter(&mut self, fresh: bool) {
        let inner = if fresh {
            Shell { moves: self.shell.moves.clone(), ..Shell::default() }
        } else {
            self.shell.clone()
        };
        self.outer.push(std::mem::replace(&mut self.shell, inner));
        if fresh {
            self.last = Status::Const(0);
            self.stages.clear();
        }
    }

    /// Comes back from it.
    pub(crate) fn leave(&mut self) {
        if let Some(shell) = self.outer.pop() {
            self.shell = shell;
        }
        self.ended = false;
        self.resumes = false;
    }

    /// Begins a pipeline of several commands.
    pub(crate) fn open_pipeline(&mut self) {
        let before = (self.last, self.stages.clone());
        self.pipelines.push(Pipeline { statuses: Vec::new(), before });
    }

    /// Goes into the subshell of one of its commands.
    pub(crate) fn open_stage(&mut self) {
        self.enter(false);
        if let Some(pipeline) = self.pipelines.last() {
            (self.last, self.stages) = pipeline.before.clone();
        }
    }

    /// Comes back from the subshell of one of its commands.
    pub(crate) fn close_stage(&mut self) {
        self.leave();
        let last = self.last;
        if let Some(pipeline) = self.pipelines.last_mut() {
            pipeline.statuses.push(last);
        }
    }

    /// Ends the pipeline.
    pub(crate) fn close_pipeline(&mut self) {
        self.stages = self.pipelines.pop().map(|pipeline| pipeline.statuses).unwrap_or_default();
    }

    pub(crate) fn assign(&mut self, name: &str, status: Status) {
        self.shell.variables.retain(|(known, _)| known != name);
        self.shell.variables.push((name.to_owned(), status));
    }

    pub(crate) fn forget_variables(&mut self) {
        self.shell.variables.clear();
    }

    pub(crate) fn variable(&self, name: &str) -> Status {
        self.shell
            .variables
            .iter()
            .find_map(|(known, status)| (known == name).then_some(*status))
            .unwrap_or(Status::Unknown)
    }

    /// The shell changes its working folder.
    pub(crate) fn moved(&mut self, by: Move) {
        self.shell.moves.push(by);
    }

    /// The changes of folder behind this point, without those that surely failed.
    pub(crate) fn steps(&self) -> Vec<Step> {
        self.shell.moves.iter().filter_map(|by| by.step(self.fact(by.leaf()))).collect()
    }

    /// Whether a change of folder failed on this way, so that the shell complained.
    pub(crate) fn complains(&self) -> bool {
        self.shell.moves.iter().any(|by| by.complains(self.fact(by.leaf())))
    }

    pub(crate) fn ran(&mut self, leaf: LeafId) {
        self.facts.push((leaf, Fact::Ran));
        self.last = Status::Of(leaf);
    }

    /// A command ran that always ends with 0.
    pub(crate) fn ran_well(&mut self, leaf: LeafId) {
        self.facts.push((leaf, Fact::Zero));
        self.last = Status::Const(0);
    }

    pub(crate) fn fact(&self, leaf: LeafId) -> Option<Fact> {
        self.facts.iter().find_map(|(known, fact)| (*known == leaf).then_some(*fact))
    }

    fn learn(&mut self, leaf: LeafId, fact: Fact) {
        if let Some(known) = self.facts.iter_mut().find(|(known, _)| *known == leaf) {
            known.1 = fact;
        }
    }

    /// This path, split by whether `status` is zero: the part where it is, and the part where it is not.
    pub(crate) fn split(self, status: Status) -> (Option<Self>, Option<Self>) {
        let (leaf, on_zero, on_other) = match status {
            Status::Const(0) => return (Some(self), None),
            Status::Const(_) | Status::Failed => return (None, Some(self)),
            Status::Unknown => return (Some(self.clone()), Some(self)),
            Status::Of(leaf) => (leaf, Fact::Zero, Fact::NonZero),
            Status::Not(leaf) => (leaf, Fact::NonZero, Fact::Zero),
        };
        let narrowed = |fact: Fact| {
            let possible = match (self.fact(leaf), fact) {
                (Some(Fact::Zero | Fact::Exactly(0)), fact) => fact == Fact::Zero,
                (Some(Fact::NonZero | Fact::Exactly(_)), fact) => fact == Fact::NonZero,
                (Some(Fact::Ran) | None, _) => true,
            };
            possible.then(|| {
                let mut path = self.clone();
                path.learn(leaf, fact);
                path
            })
        };
        (narrowed(on_zero), narrowed(on_other))
    }

    /// This path, when the shell ended with `status`; `None` when it cannot have.
    pub(crate) fn ending_with(self, status: u8) -> Option<Self> {
        let last = self.last;
        if let Status::Const(n) = last {
            return (n == status).then_some(self);
        }
        let (zero, other) = self.split(last);
        let mut path = if status == 0 { zero } else { other }?;
        match last {
            Status::Of(leaf) => path.learn(leaf, Fact::Exactly(status)),
            Status::Not(_) if status > 1 => return None,
            Status::Not(_) | Status::Const(_) | Status::Failed | Status::Unknown => {}
        }
        Some(path)
    }
}

/// `!` in front of a command with this status.
pub(crate) fn negate(status: Status) -> Status {
    match status {
        Status::Const(n) => Status::Const(u8::from(n == 0)),
        Status::Failed => Status::Const(0),
        Status::Of(leaf) => Status::Not(leaf),
        // `!` twice keeps only whether it was zero.
        Status::Not(_) | Status::Unknown => Status::Unknown,
    }
}
