//! What may have been done to the judge, instead of the fault, between a failure and a pass.
//!
//! A checker that is told to look away finds nothing, a test that is left out fails no more, and an expectation that is
//! written anew always fits. Each of these reads like a fix by the end of the command alone.

mod emptied;
mod hollow;
mod marks;
mod mended;
mod program;

pub(super) use self::hollow::{shows_what_failed, softens};
pub(super) use self::mended::mends;

use self::emptied::{Remains, is_no_leftover, takes_away};
use self::marks::{
    ASSERTS, BEGINNINGS, FAILS_WELL, LEAVE_OUT, LOOK_AWAY, MOCKS, PASSES_OVER, SEES_TESTS, SINGLES_OUT,
    SURE_BEGINNINGS, TRIES_AGAIN, configures_a_checker, configures_a_judge, lowers, puts_aside, redefines,
    relaxes, renews, replaces, runs_another, steps_over,
};
use self::program::programs_of;
use super::coverage::{configures_tests, decides_what_runs};
use super::history::History;
use super::identity::Identity;
use super::run::{Kind, Moment};
use super::touch::{Touch, file_name, is_cache};
use crate::report::{Argument, Judge};
use crate::shell::{Script, is_python};
use crate::{FileWrite, Observation, Reason};
use std::collections::HashMap;

/// The observations of a turn, by their numbers and in order, at which something was done to a judge. They are told once
/// a turn: each failing run that a pass may answer asks for its own stretch of them.
#[derive(Debug, Default)]
pub(super) struct Tricks {
    renewed: Vec<usize>,
    emptied: Vec<usize>,
    tests_taken: Vec<usize>,
    tests_gone: Vec<usize>,
    turned_round: Vec<usize>,
    left_out: Vec<usize>,
    silenced: Vec<usize>,
}

impl Tricks {
    pub(super) fn of(observations: &[Observation]) -> Self {
        let mut found = Self::default();
        let mut remains = Remains::default();
        let mut tests = HashMap::new();
        for (at, observation) in (1..).zip(observations) {
            match observation {
                Observation::FileRead(read) => {
                    remains.read(read);
                    if let (true, Some(text)) = (read.whole, &read.content) {
                        tests.insert(read.path.as_str(), beginnings(text));
                    }
                }
                Observation::FileWrite(write) => {
                    found.emptied.extend(remains.empties(write).then_some(at));
                    found.write(at, write, &mut tests);
                }
                Observation::ProcessExit(exit) | Observation::BackgroundEnd { exit, .. } => {
                    found.line(at, &exit.command);
                }
                _ => {}
            }
        }
        found
    }

    /// `tests` holds how many tests each file begins, as far as the turn shows it.
    fn write<'t>(&mut self, at: usize, write: &'t FileWrite, tests: &mut HashMap<&'t str, usize>) {
        let news = News::of(write);
        let before = tests.remove(write.path.as_str());
        let now = write.whole.as_deref().map(beginnings);
        tests.extend(now.map(|now| (write.path.as_str(), now)));
        // Settings hold no tests that could be missing from them.
        let settings = now == Some(0) && before.is_none() && configures_tests(&write.path);
        let renewed = !settings && now.is_some_and(|now| before.is_none_or(|before| now < before));
        let gone = is_test(&write.path) && (news.has_fewer(&BEGINNINGS) || news.brings(&SINGLES_OUT));
        let gone =
            gone || news.has_fewer(&SURE_BEGINNINGS) || (is_test(&write.path) && renewed && before.is_some());
        self.tests_gone.extend(gone.then_some(at));
        self.tests_taken.extend((gone || (renewed && is_test(&write.path))).then_some(at));
        let tried_again =
            (is_test(&write.path) || configures_a_judge(&write.path)) && news.brings(&TRIES_AGAIN);
        let rerouted = news.any(|removed, added| runs_another(&write.path, removed, added));
        let replaced = file_name(&write.path) == "conftest.py"
            && news.any(|removed, added| replaces(added) && !replaces(removed));
        let stood_in = is_test(&write.path) && (news.brings(&MOCKS) || news.any(redefines));
        let weakened = is_test(&write.path) && news.any(steps_over);
        let seen = !is_test(&write.path) && news.brings(&SEES_TESTS);
        let turned = tried_again || rerouted || replaced || stood_in || weakened || seen;
        self.turned_round.extend((turned || news.brings(&FAILS_WELL)).then_some(at));
        let left_out =
            (configures_a_judge(&write.path) && news.brings(&LEAVE_OUT)) || news.brings(&["collect_ignore"]);
        let left_out =
            left_out || (is_test(&write.path) && (news.brings(&PASSES_OVER) || news.has_fewer(&ASSERTS)));
        let left_out = left_out || news.brings(&["#[ignore"]);
        let left_out = left_out || news.any(|removed, added| lowers(&write.path, removed, added));
        self.left_out.extend(left_out.then_some(at));
        let silenced =
            news.brings(&LOOK_AWAY) || news.any(|removed, added| relaxes(&write.path, removed, added));
        let silenced = silenced || news.any(|removed, added| puts_aside(&write.path, removed, added));
        self.silenced.extend(silenced.then_some(at));
    }

    fn line(&mut self, at: usize, line: &str) {
        let lower = line.to_ascii_lowercase();
        self.renewed.extend(line.split_whitespace().any(renews).then_some(at));
        let left_out = lower.split([' ', '\'', '"', '/', '>']).any(configures_a_judge)
            && LEAVE_OUT.iter().any(|word| lower.contains(word));
        self.left_out.extend(left_out.then_some(at));
        self.silenced.extend(LOOK_AWAY.iter().any(|mark| lower.contains(mark)).then_some(at));
        self.turned_round.extend(FAILS_WELL.iter().any(|mark| lower.contains(mark)).then_some(at));
        if let Ok(script) = Script::analyse(line).0 {
            let written =
                script.leaves().any(|(_, leaf)| leaf.out_file.as_deref().is_some_and(configures_a_checker));
            self.silenced.extend(written.then_some(at));
            let takes = |kind: &dyn Fn(&str) -> bool| script.leaves().any(|(_, leaf)| takes_away(leaf, kind));
            self.emptied.extend(takes(&is_no_leftover).then_some(at));
            let gone = takes(&is_test).then_some(at);
            self.tests_gone.extend(gone);
            self.tests_taken.extend(gone);
        }
    }
}

/// Whether one of these observations lies strictly between two moments.
fn between(places: &[usize], from: Moment, to: Moment) -> bool {
    places.get(places.partition_point(|at| *at <= from.0)).is_some_and(|at| *at < to.0)
}

/// The same, the lines of both moments taken in.
fn from_to(places: &[usize], from: Moment, to: Moment) -> bool {
    places.get(places.partition_point(|at| *at < from.0)).is_some_and(|at| *at <= to.0)
}

impl History<'_> {
    /// Whether a run or a task between two moments wrote what is expected anew, as far as its words tell.
    pub(super) fn fitted_between(&self, from: Moment, to: Moment) -> bool {
        let fits = |kind: &Kind| matches!(kind, Kind::Unproven { reason: Reason::AssertionsDisabled, .. });
        self.runs.iter().any(|run| run.at > from && run.at < to && fits(&run.kind))
            || between(&self.tricks().renewed, from, to)
    }

    /// Whether between two moments a source was emptied or taken away, so that nothing is left in it to complain of.
    pub(super) fn emptied_between(&self, from: Moment, to: Moment) -> bool {
        from_to(&self.tricks().emptied, from, to)
    }

    /// Whether between two moments tests were taken away, written anew or told apart from the others, by what is named.
    pub(super) fn tests_taken_between(&self, from: Moment, to: Moment) -> bool {
        from_to(&self.tricks().tests_taken, from, to)
    }

    /// The same, but for files of which nobody saw what they held.
    pub(super) fn tests_gone_between(&self, from: Moment, to: Moment) -> bool {
        from_to(&self.tricks().tests_gone, from, to)
    }

    /// Whether between two moments a test was told to fail.
    pub(super) fn turned_round_between(&self, from: Moment, to: Moment) -> bool {
        between(&self.tricks().turned_round, from, to)
    }

    /// Whether between two moments a configuration was told to leave something out.
    pub(super) fn left_out_between(&self, from: Moment, to: Moment) -> bool {
        between(&self.tricks().left_out, from, to)
    }

    /// Whether between two moments a checker was told to look away.
    pub(super) fn silenced_between(&self, from: Moment, to: Moment) -> bool {
        self.left_out_between(from, to) || between(&self.tricks().silenced, from, to)
    }

    /// Whether between two moments a file was written that the command itself names: the question, not the answer.
    pub(super) fn rewritten_between(&self, command: &Identity, from: Moment, to: Moment) -> bool {
        let operands =
            command.exact.iter().filter(|exact| runs_sources(&exact.prefix)).flat_map(|exact| &exact.args);
        let operands = operands.filter_map(|argument| match argument {
            Argument::Operand(text) => Some(text.as_str()),
            _ => None,
        });
        // A task tells of the lines that it runs.
        let told = command.told.iter().filter_map(|line| line.split_once(' '));
        let told = told.filter(|(program, _)| runs_sources(program)).flat_map(|(_, rest)| rest.split(' '));
        let programs = programs_of(command, self.said_at(from));
        let named = operands.chain(told).filter(|text| text.contains('.')).map(file_name);
        let named: Vec<&str> = named.chain(programs.iter().map(String::as_str)).collect();
        command.judge != Judge::Check
            && !named.is_empty()
            && !self.untouched_files(|path| named.contains(&file_name(path)), from, to)
    }

    /// Whether between two moments no file of this kind was written by a tool or a command that names it.
    fn untouched_files(&self, kind: impl Fn(&str) -> bool, from: Moment, to: Moment) -> bool {
        self.touched_between(from, to).all(|touch| match touch {
            Touch::File(path) => !kind(path),
            Touch::Anything(text) => !text.split([' ', '\'', '"']).any(&kind),
        })
    }
}

/// What a write takes out and puts in, in small letters.
struct News(Vec<(String, String)>);

impl News {
    fn of(write: &FileWrite) -> Self {
        let whole = write.whole.as_ref().filter(|_| write.edits.is_empty());
        let whole = whole.map(|text| (String::new(), text.to_ascii_lowercase()));
        let edits = write.edits.iter();
        let edits = edits.map(|edit| (edit.removed.to_ascii_lowercase(), edit.added.to_ascii_lowercase()));
        Self(edits.chain(whole).collect())
    }

    /// Whether it brings one of these words in where it was not before.
    fn brings(&self, words: &[&str]) -> bool {
        let is_new = |word: &&str| {
            self.0.iter().any(|(removed, added)| added.contains(*word) && !removed.contains(*word))
        };
        words.iter().any(is_new)
    }

    fn any(&self, fits: impl Fn(&str, &str) -> bool) -> bool {
        self.0.iter().any(|(removed, added)| fits(removed, added))
    }

    /// Whether a place holds fewer of these words than before.
    fn has_fewer(&self, words: &[&str]) -> bool {
        let count = |text: &str| words.iter().map(|word| text.matches(word).count()).sum::<usize>();
        self.0.iter().any(|(removed, added)| count(removed) > count(added))
    }
}

/// How many tests a text begins.
fn beginnings(text: &str) -> usize {
    let lower = text.to_ascii_lowercase();
    BEGINNINGS.iter().map(|word| lower.matches(word).count()).sum()
}

/// Whether a command runs the source that it names, rather than reading it.
fn runs_sources(prefix: &str) -> bool {
    const INTERPRETERS: [&str; 12] =
        ["node", "bun", "deno", "tsx", "ts-node", "ruby", "php", "perl", "lua", "bash", "sh", "dash"];
    let program = prefix.rsplit([' ', '/']).next().unwrap_or(prefix);
    INTERPRETERS.contains(&program) || is_python(program)
}

fn is_test(path: &str) -> bool {
    path.contains(['.', '/']) && decides_what_runs(path) && !is_cache(path)
}

#[cfg(test)]
mod tests;
