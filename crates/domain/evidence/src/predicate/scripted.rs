//! Scripts of the shell that failed and pass now, with nothing between but a mended file elsewhere.
//!
//! What a script does is not followed, so its end says something only beside an earlier one of the same command.

use super::history::History;
use super::identity::Identity;
use super::run::{Kind, Line, Moment};
use super::silenced::{mends, shows_what_failed, softens};
use super::touch::{Touch, file_name};
use crate::api::{Verb, api_call};
use crate::report::{Failure, Judge, Lines, Reading, counted_readings, tells_of_failure};
use crate::shell::{Known, Leaf, LeafId, Word};
use crate::{Edit, FailureSignature, Observation, Reason, TestCounts};
use std::collections::HashMap;

/// How much a script may print to be read for the report of a runner, in bytes.
const MOST_READ: usize = 256 * 1024;

/// A run of a script, as what it would be if its end counted.
#[derive(Debug, Clone)]
pub(super) struct Scripted {
    command: Identity,
    /// What it failed of.
    failure: Option<Failure>,
    /// What it tells of tests, by the runner that reads it.
    counts: Vec<(&'static str, TestCounts)>,
    /// The commands that it says it runs, where it is a recipe of make.
    told: Vec<String>,
    /// Whether it asks a service of this machine, which has to be started anew.
    asks: bool,
}

impl Line<'_> {
    /// The script that is all that the line runs, when its end is plain.
    pub(super) fn scripted(&self, of: &dyn Fn(LeafId) -> Known) -> Option<Scripted> {
        let mut leaves = self.script.leaves();
        let (Some((id, leaf)), None) = (leaves.next(), leaves.next()) else { return None };
        let plain = leaf.mask.is_none() && leaf.veil.is_none() && !leaf.fed && leaf.writes.is_empty();
        if !plain || self.tainted || self.is_outside(id) {
            return None;
        }
        let (Known::Status(status), text) = (of(id), self.exit.output.text.as_str()) else { return None };
        if !self.is_complete() || self.session.sets_any(self.script, id) {
            return None;
        }
        if let Some(failure) = refused_by_a_service(leaf, status, text) {
            let (counts, told) = (Vec::new(), Vec::new());
            let command = self.identity(id, leaf, status, Judge::Trial);
            return Some(Scripted { command, failure, counts, told, asks: true });
        }
        let way = Way::of(&leaf.text)?;
        let tests = way != Way::Plain || speaks_of_tests(text);
        // Every runner reads it, so a longer output of nobody known is not worth its time.
        if tests && text.len() > MOST_READ {
            return None;
        }
        let readings =
            if tests { counted_readings(&Lines::new(text, true), status == 0) } else { Vec::new() };
        let told: Vec<String> = if way == Way::Recipe { told_by_make(text) } else { Vec::new() };
        if tests && readings.is_empty() && told.is_empty() {
            return None;
        }
        let counts = readings.iter().filter_map(|(runner, reading)| Some((*runner, counted(reading)?)));
        let counts: Vec<(&'static str, TestCounts)> = counts.collect();
        let failing = readings.into_iter().find_map(|(_, reading)| match reading {
            Reading::Failed(failure) => Some(failure),
            _ => None,
        });
        let failure = match (status, failing) {
            (0, _) if tells_of_failure(text) || FailureSignature::of_output(text).is_some() => return None,
            (0, _) => None,
            (1..=125, Some(failure)) => Some(failure),
            (1..=125, None) => {
                let signature = FailureSignature::of_output(text)?;
                if signature.is_of_the_surroundings() {
                    return None;
                }
                let told = [&signature.kind, &signature.message].into_iter().flatten();
                let summary = told.cloned().collect::<Vec<_>>().join(": ");
                Some(Failure { signature, summary, ..Failure::default() })
            }
            (126.., _) => return None,
        };
        let command = self.identity(id, leaf, status, Judge::Trial);
        Some(Scripted { command, failure, counts, told, asks: false })
    }
}

impl History<'_> {
    /// Lets the runs of a script judge, where one that failed is followed by one that passed and all that was done between
    /// the first and the last of them is to mend files elsewhere.
    pub(super) fn promote_scripts(&mut self) {
        let mut runs: HashMap<String, Vec<usize>> = HashMap::new();
        for (i, run) in self.runs.iter().enumerate() {
            // Make tells of a program that aborted.
            let unread = matches!(
                run.kind,
                Kind::Unproven { reason: Reason::IndirectRunner | Reason::Signalled, .. }
                    | Kind::Other { .. }
            );
            let failed = run.scripted.as_ref().filter(|script| unread && script.command.exact.is_some());
            let Some(script) = failed else { continue };
            let known = runs.entry(script.command.text.clone()).or_default();
            if script.failure.is_some() || !known.is_empty() {
                known.push(i);
            }
        }
        let stand = |runs: &&Vec<usize>| self.scripts_stand(runs);
        let counting: Vec<usize> = runs.values().filter(stand).flatten().copied().collect();
        for i in counting {
            let Some(run) = self.runs.get_mut(i) else { continue };
            let Some(Scripted { command, failure, .. }) = run.scripted.take() else { continue };
            let before = run.attestation.clone();
            run.attestation.reason = Reason::StatusAttested;
            run.attestation.attested = Some(command.text.clone());
            run.kind = match failure {
                Some(failure) => Kind::Failed { command, failure },
                None => Kind::Passed { command, counts: None, summary: String::new(), declared: None },
            };
            let after = run.attestation.clone();
            self.attestations
                .iter_mut()
                .filter(|told| **told == before)
                .for_each(|told| *told = after.clone());
        }
    }

    fn scripts_stand(&self, runs: &[usize]) -> bool {
        let scripts: Vec<_> = runs.iter().filter_map(|run| self.runs.get(*run)).collect();
        let (Some(first), Some(last)) = (scripts.first(), scripts.last()) else { return false };
        let same = |run: &&&super::run::Run| {
            let of = |run: &super::run::Run| run.scripted.as_ref().map(|script| script.command.clone());
            of(run).zip(of(first)).is_some_and(|(one, other)| one.is_same(&other))
        };
        let Some(failure) = first.scripted.as_ref().and_then(|script| script.failure.as_ref()) else {
            return false;
        };
        let asks = first.scripted.as_ref().is_some_and(|script| script.asks);
        let asks_no_less = || {
            let of = |run: &&super::run::Run| run.scripted.clone();
            of(first).zip(of(last)).is_some_and(|(first, last)| last.asks_no_less_than(&first))
        };
        scripts.iter().all(|run| same(&run))
            && asks_no_less()
            && last.scripted.as_ref().is_some_and(|script| script.failure.is_none())
            && !self.wrote_a_script(last.began)
            && self
                .only_mends_elsewhere(&failure.signature, first.at, last.began, |at| {
                    scripts.iter().any(|run| run.at == at) || (asks && self.starts_again(at, first.at))
                })
                .is_some_and(|softened| {
                    shows_what_failed(self.said_at(first.at), self.said_at(last.at), softened)
                })
            && (!asks || self.was_started_anew(first.at, last.began))
    }

    /// Whether what begins at a moment is a server that ran before another in the same way.
    fn starts_again(&self, at: Moment, before: Moment) -> bool {
        let of = |at: Moment| match self.observations().get(at.0.checked_sub(1)?)? {
            Observation::BackgroundStart { command, .. } => Some(command),
            _ => None,
        };
        of(at).is_some_and(|again| (1..before.0).any(|first| of((first, 0)) == Some(again)))
    }

    /// Whether between two moments a server was started behind the last edit.
    fn was_started_anew(&self, from: Moment, to: Moment) -> bool {
        let last = self.touched_at_between(from, to).last();
        last.is_some_and(|(at, _)| self.starts_again(*at, from))
    }

    /// Whether before a moment a script was written, or what decides what one does.
    fn wrote_a_script(&self, until: Moment) -> bool {
        self.touched_between((0, 0), until)
            .any(|touch| matches!(touch, Touch::File(path) if is_a_script(path) || path.contains("env")))
    }

    /// Whether all that may have changed anything between two moments is edits that mend, or runs of the script itself.
    fn only_mends_elsewhere(
        &self,
        signature: &FailureSignature,
        from: Moment,
        to: Moment,
        is_own: impl Fn(Moment) -> bool,
    ) -> Option<bool> {
        let mut between = self.touched_at_between(from, to);
        let (mut size, mut softened) = (0_usize, false);
        let said = self.said_at(from);
        let mends_all =
            between.all(|(at, touch)| match (touch, self.observations().get(at.0.wrapping_sub(1))) {
                (Touch::Anything(_), _) => is_own(*at),
                (Touch::File(path), Some(Observation::FileWrite(write))) => {
                    size +=
                        write.edits.iter().map(|edit| edit.removed.len() + edit.added.len()).sum::<usize>();
                    let edited = write.whole.is_none() && !write.created && !write.edits.is_empty();
                    let mended = |edit: &Edit| {
                        mends(&edit.removed, &edit.added, signature)
                            && !(is_a_list(path) && loses_words(edit))
                            && !raises_a_limit(edit, said)
                    };
                    softened |= write.edits.iter().any(|edit| softens(&edit.removed, &edit.added));
                    edited
                        && size <= MAX_CHANGED
                        && !decides_what_is_asked(self.in_checkout(path))
                        && write.edits.iter().all(mended)
                }
                (Touch::File(_), _) => false,
            });
        mends_all.then_some(softened)
    }
}

impl Scripted {
    /// Whether a run that passed tells of all the tests, or the commands, that the one which failed tells of.
    fn asks_no_less_than(&self, failed: &Self) -> bool {
        let judged = |counts: &TestCounts| counts.passed + counts.failed + counts.errors;
        let idle = |counts: &TestCounts| {
            counts.skipped + counts.deselected + counts.expected_failures + counts.unexpected_passes
        };
        let covers = |(runner, before): &(&str, TestCounts)| {
            self.counts.iter().any(|(name, now)| {
                name == runner && judged(now) >= judged(before) && idle(now) <= idle(before)
            })
        };
        let by_counts = failed.counts.iter().any(covers);
        let by_commands = failed.counts.is_empty()
            && self.counts.is_empty()
            && self.told.get(..failed.told.len()) == Some(failed.told.as_slice());
        by_counts || by_commands
    }
}

/// What a service of this machine said to a plain question: an error of its own, by the status that `curl -f` has for that, or
/// an answer. `None` where this is no such question, or the answer says nothing.
fn refused_by_a_service(leaf: &Leaf, status: u8, text: &str) -> Option<Option<Failure>> {
    const REFUSED: u8 = 22;
    const HERE: [&str; 4] = ["localhost", "127.0.0.1", "0.0.0.0", "[::1]"];
    let call = leaf.call.as_ref().ok().filter(|call| call.program == "curl")?;
    let asked = api_call(call).filter(|asked| asked.verb == Verb::Read && asked.shows_body)?;
    let address = asked.address?;
    let host = address.split_once("://").map_or(address.as_str(), |(_, rest)| rest);
    let here =
        HERE.iter().any(|name| host.strip_prefix(name).is_some_and(|rest| rest.starts_with([':', '/'])));
    let strict = |word: &Word| {
        word.literal().is_some_and(|word| {
            word == "--fail" || (word.starts_with('-') && !word.starts_with("--") && word.contains('f'))
        })
    };
    if !here || address.contains('$') || !call.args.iter().any(strict) {
        return None;
    }
    match status {
        0 if answers_with_something(text) => Some(None),
        REFUSED => {
            let signature =
                FailureSignature { kind: Some("curl (22)".to_owned()), ..FailureSignature::default() };
            let summary = format!("{address} was refused");
            Some(Some(Failure { signature, summary, ..Failure::default() }))
        }
        _ => None,
    }
}

/// Whether an answer holds something, and is neither sent elsewhere nor a page that says that it went wrong.
fn answers_with_something(text: &str) -> bool {
    let body = text.trim();
    let led_on = text.lines().any(|line| {
        let status = line.strip_prefix("HTTP/").and_then(|rest| rest.split_once(' '));
        status.is_some_and(|(_, status)| !status.starts_with('2'))
    });
    let lower = body.to_ascii_lowercase();
    let sorry = ["went wrong", "\"error\"", "try again later"].iter().any(|words| lower.contains(words));
    !matches!(body, "" | "[]" | "{}" | "null") && !led_on && !sorry && !tells_of_failure(text)
}

/// The tests that a report counts.
fn counted(reading: &Reading) -> Option<TestCounts> {
    match reading {
        Reading::Passed { counts, .. } => Some(*counts),
        Reading::Failed(failure) => Some(failure.counts),
        Reading::Broken { .. } | Reading::Unproven(_) => None,
    }
}

/// The commands that a recipe prints before it runs them: builders and programs of the project.
fn told_by_make(text: &str) -> Vec<String> {
    const PROGRAMS: &str = "cc gcc g++ c++ clang clang++ python python3 node ruby perl php lua bash sh java";
    let tells = |line: &&str| {
        let first = line.split(' ').next().unwrap_or_default();
        first.starts_with("./") || (first != *line && PROGRAMS.split(' ').any(|name| name == first))
    };
    if text.contains("ignored)") {
        return Vec::new();
    }
    text.lines().filter(tells).map(str::to_owned).collect()
}

/// How much of the files is compared, in bytes.
const MAX_CHANGED: usize = 256 * 1024;

/// What a plain command runs whose end may say something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    /// A script whose name does not speak of tests.
    Plain,
    /// A script that is called a test or a check.
    Tests,
    /// A recipe of make that is called one.
    Recipe,
}

impl Way {
    /// `None` also where the name speaks of a deed outside.
    fn of(text: &str) -> Option<Self> {
        const OUTSIDE: [&str; 7] =
            ["deploy", "publish", "release", "rollback", "provision", "upload", "install"];
        const TESTS: [&str; 4] = ["test", "spec", "check", "verif"];
        if text.contains(['$', '`', '*', '?', '~', '=', '\'', '"', '\\', '(']) {
            return None;
        }
        let lower = text.to_ascii_lowercase();
        let speaks_of = |words: &[&str]| words.iter().any(|word| lower.contains(word));
        let mut words = text.split(' ').peekable();
        let path = match words.next() {
            Some("make") => {
                let plain = words.all(|word| !word.starts_with('-') && !word.is_empty());
                return (plain && speaks_of(&TESTS) && !speaks_of(&OUTSIDE)).then_some(Self::Recipe);
            }
            Some("bash" | "sh" | "dash") => {
                while words.next_if(|word| matches!(*word, "-e" | "-x" | "-ex" | "-eu" | "-eux")).is_some() {}
                words.next()
            }
            first => first.filter(|path| path.starts_with("./")),
        };
        let own = |path: &&str| is_a_script(path) && !path.starts_with(['/', '-']) && !path.contains("..");
        let path = path.filter(own)?.to_ascii_lowercase();
        let path_speaks_of = |words: &[&str]| words.iter().any(|word| path.contains(word));
        let way = if path_speaks_of(&TESTS) { Self::Tests } else { Self::Plain };
        (!path_speaks_of(&OUTSIDE)).then_some(way)
    }
}

fn is_a_script(path: &str) -> bool {
    [".sh", ".bash"].iter().any(|end| path.ends_with(end))
        || matches!(file_name(path), "Makefile" | "justfile")
}

/// Whether a file may be what a script compares with, or leaves out.
fn decides_what_is_asked(path: &str) -> bool {
    const WORDS: [&str; 16] = [
        "test",
        "spec",
        "expect",
        "golden",
        "snap",
        "baseline",
        "fixture",
        "ignore",
        "exclude",
        "skip",
        "allow",
        "conf",
        "limit",
        "budget",
        "threshold",
        "quota",
    ];
    let lower = path.to_ascii_lowercase();
    WORDS.iter().any(|word| lower.contains(word))
}

/// Whether a file holds nothing but what a script is given to work on.
fn is_a_list(path: &str) -> bool {
    [".txt", ".csv", ".tsv", ".list", ".lst", ".dat"].iter().any(|end| path.ends_with(end))
}

/// Whether an edit takes a word out of a text.
fn loses_words(edit: &Edit) -> bool {
    let words = |text: &'_ str| -> Vec<String> {
        let mut words: Vec<String> = text
            .split(|c: char| !c.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect();
        words.sort_unstable();
        words.dedup();
        words
    };
    let added = words(&edit.added);
    words(&edit.removed).iter().any(|word| added.binary_search(word).is_err())
}

/// Whether an edit does nothing but change a number, where the script complained that one was passed.
fn raises_a_limit(edit: &Edit, said: &str) -> bool {
    const WORDS: [&str; 9] = [
        "exceed",
        "budget",
        "limit",
        "threshold",
        "too big",
        "too large",
        "too long",
        "too many",
        "too slow",
    ];
    let without = |text: &str| text.replace(|c: char| c.is_ascii_digit() || c == '.' || c == '_', "");
    let has_digits = |text: &str| text.bytes().any(|b| b.is_ascii_digit());
    let said = said.to_ascii_lowercase();
    has_digits(&edit.removed)
        && without(&edit.removed) == without(&edit.added)
        && WORDS.iter().any(|word| said.contains(word))
}

/// Whether a script may have run tests, whose report nobody reads here.
fn speaks_of_tests(output: &str) -> bool {
    const WORDS: [&str; 6] = ["test", "passed", "passing", "assert", "spec", "suite"];
    let lower = output.to_ascii_lowercase();
    WORDS.iter().any(|word| lower.contains(word))
}

#[cfg(test)]
mod tests;
