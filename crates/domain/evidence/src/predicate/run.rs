//! One ended command of a turn: whose status it is, and what its report says.

use crate::change::{Effect, effect};
use crate::report::{Failure, Reading, Role, Runner, role};
use crate::shell::{Known, Leaf, LeafId, Script, normalise_command};
use crate::{Attestation, Ending, FailureSignature, ProcessExit, Reason, TestCounts};

/// Where something happened: the number of the observation, then of the command in its line.
pub(super) type Moment = (usize, usize);

/// An ended command line, judged.
#[derive(Debug)]
pub(super) struct Run {
    pub(super) at: Moment,
    pub(super) attestation: Attestation,
    pub(super) kind: Kind,
    /// What its commands changed, each with its moment, and whether it certainly did.
    pub(super) effects: Vec<(Moment, String, Effect, bool)>,
}

/// What a run is to the evidence.
#[derive(Debug)]
pub(super) enum Kind {
    /// The attested command passed.
    Passed { command: Identity, counts: Option<TestCounts>, summary: String },
    /// The attested command failed for a reason that is known.
    Failed { command: Identity, failure: Failure },
    /// The attested command broke before it could judge.
    Broken { command: Identity, failure: Failure, reason: Reason },
    /// A test run that proves nothing.
    Unproven(Reason),
    /// No test run.
    Other(Reason),
}

/// A command as the one that ran before and after a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Identity {
    /// As written.
    pub(super) text: String,
    pub(super) exit_code: u8,
    /// Its normal form, in its folder.
    pub(super) same: (String, String),
    /// Whether a runner's report was read.
    pub(super) tests: bool,
}

/// The words that make a line that cannot be analysed look like a test run.
const TEST_WORDS: [&str; 5] = ["pytest", "unittest", "test", "spec", "jest"];

/// Names of files that would run in a test runner's place.
const PLANTED: [&str; 11] = [
    "pytest",
    "py.test",
    "pytest.py",
    "unittest.py",
    "cargo",
    "python",
    "python3",
    "sitecustomize.py",
    "usercustomize.py",
    "pytest/__init__.py",
    "unittest/__init__.py",
];

/// Judges an ended command line. `tainted` tells whether an earlier line of the session may have changed what
/// commands mean, and is kept up to date.
pub(super) fn judge(at: usize, exit: &ProcessExit, tainted: &mut bool) -> Run {
    let (script, taints) = Script::analyse(&exit.command);
    *tainted |= script.as_ref().is_ok_and(plants);
    // A changed environment acts on the lines after this one; within it, the analysis knows where.
    let was_tainted = std::mem::replace(tainted, *tainted || taints);
    let status = match exit.ending {
        Ending::Exited(code) => u8::try_from(code).map_err(|_| Reason::Signalled),
        Ending::TimedOut => Err(Reason::TimedOut),
        Ending::Killed => Err(Reason::Killed),
        Ending::Signalled(_) => Err(Reason::Signalled),
        Ending::NotStarted => Err(Reason::Infrastructure),
    };
    let judged = match (script, status) {
        (Ok(script), Ok(status)) => Line { at, exit, script: &script, status, tainted: was_tainted }.judge(),
        (Ok(script), Err(reason)) => {
            let tests = script.leaves().any(|(_, leaf)| matches!(role_of(leaf), Role::TestRun(_)));
            Judged::nothing(at, reason, tests)
        }
        (Err(reason), status) => {
            let tests = TEST_WORDS.iter().any(|word| exit.command.contains(word));
            Judged::nothing(at, status.err().unwrap_or(reason), tests)
        }
    };
    let exit_code = match exit.ending {
        Ending::Exited(code) => Some(code),
        Ending::TimedOut | Ending::Killed | Ending::Signalled(_) | Ending::NotStarted => None,
    };
    Run {
        at: judged.at,
        attestation: Attestation {
            command: exit.command.clone(),
            exit_code,
            attested: judged.attested,
            reason: judged.reason,
        },
        kind: judged.kind,
        effects: judged.effects,
    }
}

/// Whether a file of this path could run in a test runner's place.
pub(super) fn is_planted(path: &str) -> bool {
    PLANTED
        .iter()
        .any(|name| path.strip_suffix(name).is_some_and(|folder| folder.is_empty() || folder.ends_with('/')))
}

/// Whether a line writes such a file.
fn plants(script: &Script) -> bool {
    script.leaves().any(|(_, leaf)| {
        let edits = match leaf.call.as_ref().ok().and_then(effect) {
            Some(Effect::Edits(paths)) => paths,
            _ => Vec::new(),
        };
        edits.iter().chain(&leaf.writes).any(|path| is_planted(path))
    })
}

struct Judged {
    at: Moment,
    attested: Option<String>,
    reason: Reason,
    kind: Kind,
    effects: Vec<(Moment, String, Effect, bool)>,
}

impl Judged {
    fn nothing(at: usize, reason: Reason, tests: bool) -> Self {
        let kind = if tests { Kind::Unproven(reason) } else { Kind::Other(reason) };
        Self { at: (at, 0), attested: None, reason, kind, effects: Vec::new() }
    }
}

/// A line that ended with a status.
struct Line<'a> {
    at: usize,
    exit: &'a ProcessExit,
    script: &'a Script,
    status: u8,
    tainted: bool,
}

fn role_of(leaf: &Leaf) -> Role {
    match &leaf.call {
        Ok(call) => role(call),
        // A container or a script may well run tests; whether it does is not known.
        Err(Reason::IndirectRunner) => Role::Unreadable(Reason::IndirectRunner),
        Err(reason) if TEST_WORDS.iter().any(|word| leaf.text.contains(word)) => Role::Unreadable(*reason),
        Err(_) => Role::Other,
    }
}

impl Line<'_> {
    fn judge(&self) -> Judged {
        let known = self.script.known(self.status);
        let of = |id: LeafId| known.get(id).copied().unwrap_or(Known::Hidden(Reason::ExitMasked));
        let mut runs = self.script.leaves().filter_map(|(id, leaf)| match role_of(leaf) {
            Role::TestRun(runner) => Some((id, leaf, Ok(runner))),
            Role::Unreadable(reason) => Some((id, leaf, Err(reason))),
            Role::Builder | Role::Other => None,
        });
        let mut judged = match (runs.next(), runs.next()) {
            (Some((id, leaf, runner)), None) => self.test_run(id, leaf, runner, of(id)),
            (Some((id, leaf, _)), Some(_)) => {
                // Which of the runs printed which report is not told apart.
                let reason = match of(id) {
                    Known::Hidden(reason) => reason,
                    Known::Status(_) | Known::StatusIfItRan(_) => Reason::OtherOutput,
                };
                self.unproven(id, leaf, of(id), reason)
            }
            (None, _) => self.other(&of),
        };
        judged.effects = self.effects(&of);
        judged
    }

    fn test_run(
        &self,
        id: LeafId,
        leaf: &Leaf,
        runner: Result<&'static Runner, Reason>,
        known: Known,
    ) -> Judged {
        let (status, sure) = match known {
            Known::Status(status) => (status, true),
            Known::StatusIfItRan(status) => (status, false),
            Known::Hidden(reason) => return self.unproven(id, leaf, known, reason),
        };
        let runner = match runner {
            Ok(runner) => runner,
            Err(reason) => return self.unproven(id, leaf, known, reason),
        };
        let refused = match leaf.veil {
            _ if self.tainted => Some(Reason::Shadowed),
            Some(veil) => Some(veil),
            None if self.script.others_are_loud(id) => Some(Reason::OtherOutput),
            None => None,
        };
        if let Some(reason) = refused {
            return self.unproven(id, leaf, known, reason);
        }
        let output = &self.exit.output;
        let command = || self.identity(id, leaf, status, true);
        let kind = match runner.read(&output.text, output.complete, status) {
            Reading::Passed { counts, summary } => {
                Kind::Passed { command: command(), counts: Some(counts), summary }
            }
            Reading::Failed(failure) => Kind::Failed { command: command(), failure },
            // A build that broke may be another command's; only a sure status ties it to this one.
            Reading::Broken { reason, failure } if sure => {
                Kind::Broken { command: command(), failure, reason }
            }
            Reading::Broken { .. } => return self.unproven(id, leaf, known, Reason::Conditional),
            Reading::Unproven(reason) => return self.unproven(id, leaf, known, reason),
        };
        let reason = Reason::StatusAttested;
        Judged { at: (self.at, id), attested: Some(leaf.text.clone()), reason, kind, effects: Vec::new() }
    }

    fn unproven(&self, id: LeafId, leaf: &Leaf, known: Known, reason: Reason) -> Judged {
        let attested = matches!(known, Known::Status(_)) && leaf.call.is_ok() && !self.tainted;
        Judged {
            at: (self.at, id),
            attested: attested.then(|| leaf.text.clone()),
            reason,
            kind: Kind::Unproven(reason),
            effects: Vec::new(),
        }
    }

    /// No test run: the status may still belong to a program that broke for a reason that it names.
    fn other(&self, of: &dyn Fn(LeafId) -> Known) -> Judged {
        let builder = |leaf: &Leaf| matches!(role_of(leaf), Role::Builder);
        let attested = |id: LeafId| matches!(of(id), Known::Status(_));
        let last = |wanted: &dyn Fn(LeafId, &Leaf) -> bool| {
            self.script.leaves().filter(|(id, leaf)| wanted(*id, leaf)).last()
        };
        let chosen = last(&|id, leaf| builder(leaf) && attested(id))
            .or_else(|| last(&|id, leaf| attested(id) && leaf.call.is_ok()))
            .or_else(|| last(&|_, _| true));
        let Some((id, leaf)) = chosen else { return Judged::nothing(self.at, Reason::NotATest, false) };
        let (status, reason) = match (of(id), &leaf.call) {
            (Known::Hidden(reason), _) => return Judged::nothing(self.at, reason, false),
            (_, Err(reason)) => return Judged::nothing(self.at, *reason, false),
            (Known::Status(_) | Known::StatusIfItRan(_), Ok(_)) if self.tainted => {
                return Judged::nothing(self.at, Reason::Shadowed, false);
            }
            (Known::StatusIfItRan(_), Ok(_)) => {
                return Judged::nothing(self.at, Reason::Conditional, false);
            }
            (Known::Status(status), Ok(_)) => {
                let built = builder(leaf) && status == 0;
                (status, if built { Reason::NoPredicate } else { Reason::NotATest })
            }
        };
        let kind = match builder(leaf) && leaf.veil.is_none() && !self.script.others_are_loud(id) {
            true => self.built(id, leaf, status, reason),
            false => Kind::Other(reason),
        };
        let attested = Some(leaf.text.clone());
        Judged { at: (self.at, id), attested, reason: Reason::StatusAttested, kind, effects: Vec::new() }
    }

    /// A compiler or a script: it failed when it says of what; it passed when it says of nothing.
    fn built(&self, id: LeafId, leaf: &Leaf, status: u8, reason: Reason) -> Kind {
        let signature = FailureSignature::in_output(&self.exit.output.text);
        let command = self.identity(id, leaf, status, false);
        match (status, signature) {
            (0, None) if self.exit.output.complete => {
                Kind::Passed { command, counts: None, summary: String::new() }
            }
            (1..=125, Some(signature)) => {
                let told = [&signature.kind, &signature.message].into_iter().flatten();
                let summary = told.cloned().collect::<Vec<_>>().join(": ");
                Kind::Failed { command, failure: Failure { signature, summary, ..Failure::default() } }
            }
            _ => Kind::Other(reason),
        }
    }

    fn identity(&self, id: LeafId, leaf: &Leaf, exit_code: u8, tests: bool) -> Identity {
        let moves = self.script.leaves().take_while(|(other, _)| *other != id).filter(|(_, leaf)| {
            leaf.call.as_ref().is_ok_and(|call| matches!(call.program.as_str(), "cd" | "pushd"))
        });
        let folder = self.exit.workdir.iter().cloned().chain(moves.map(|(_, leaf)| leaf.text.clone()));
        Identity {
            text: leaf.text.clone(),
            exit_code,
            same: (folder.collect::<Vec<_>>().join("; "), normalise_command(&leaf.text)),
            tests,
        }
    }

    fn effects(&self, of: &dyn Fn(LeafId) -> Known) -> Vec<(Moment, String, Effect, bool)> {
        let mut found = Vec::new();
        for (id, leaf) in self.script.leaves() {
            let sure = of(id) == Known::Status(0) && !self.tainted;
            let mut note = |effect| found.push(((self.at, id), leaf.text.clone(), effect, sure));
            leaf.call.as_ref().ok().and_then(effect).into_iter().for_each(&mut note);
            if !leaf.writes.is_empty() {
                note(Effect::Edits(leaf.writes.clone()));
            }
        }
        found
    }
}
