//! Whether a passing run answers a failing one: the failing tests surely ran again and passed.

mod gone;

use self::gone::{deletes_an_assertion, stands_in, takes_values};
pub(super) use self::gone::{own_name, removes, rewords};
use super::customary::takes_in;
use super::history::History;
use super::identity::{Exact, Identity};
use super::loaded::loads;
use super::run::Moment;
use super::selection::Selection;
use super::touch::file_name;
use crate::TestCounts;
use crate::report::{
    Argument, Effect, Failure, Runner, class_passes, class_run, lists_passing, shows_passing,
    shows_whole_files,
};
use std::collections::HashSet;

/// How a passing run stands to a failing one before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    /// What failed passes now.
    Passes,
    /// It is the same command, but what failed may be gone from it.
    Missing,
    /// It may be about something else.
    Unrelated,
}

/// A run that failed, at its moment.
#[derive(Debug, Clone, Copy)]
pub(super) struct Failed<'a> {
    pub(super) command: &'a Identity,
    pub(super) failure: &'a Failure,
    pub(super) at: Moment,
}

/// A run that passed, with what it counted and printed.
#[derive(Debug, Clone, Copy)]
pub(super) struct Passed<'a> {
    pub(super) command: &'a Identity,
    pub(super) counts: Option<TestCounts>,
    pub(super) output: &'a str,
    pub(super) began: Moment,
}

/// What a pass of the same command says of a failure. `look` tells whether the output may be searched for names.
pub(super) fn same_command(
    pass: Passed<'_>,
    failed: Failed<'_>,
    history: &History<'_>,
    look: bool,
) -> Answer {
    let Some(counts) = pass.counts else {
        // A task that tells of other lines than before asks another question.
        let same = pass.command.told.starts_with(&failed.command.told);
        let rewritten = || {
            history.rewritten_between(failed.command, failed.at, pass.began)
                && !history.was_mended(failed, pass)
        };
        let gone = !look || was_blinded(failed, pass.began, history) || rewritten();
        return if same && !gone { Answer::Passes } else { Answer::Missing };
    };
    let before = failed.failure.counts;
    let ran = before.passed.saturating_add(before.broken());
    // A build that broke told of no tests: that it builds now is all that there is to prove.
    let built = before == TestCounts::default();
    let enough = counts.passed >= ran;
    let left_out = counts.skipped > before.skipped
        || counts.expected_failures > before.expected_failures
        || counts.unexpected_passes > before.unexpected_passes
        || counts.deselected > before.deselected;
    let tests = &failed.failure.tests;
    let shown = || {
        look && names_are_known(failed.failure)
            && (shows_passing(pass.output, tests) || shows_a_test_of_each(pass.output, tests))
    };
    // A task that tells of another run than before ran other tests.
    let another =
        pass.command.run.as_ref().zip(failed.command.run.as_ref()).is_some_and(|(now, before)| now != before);
    let still_there = built || (enough && (!left_out || shown()));
    // What lists all that passed and not what failed did not run it.
    let listed = || look && names_are_known(failed.failure) && lists_passing(pass.output, counts.passed);
    let in_doubt = (another && !shown())
        || was_turned(failed, pass.began, history)
        || (!shown() && listed())
        || (!shown()
            && (was_left_out(failed, pass.began, history)
                || (look && was_taken_away(failed, pass.began, history))));
    if still_there && !in_doubt { Answer::Passes } else { Answer::Missing }
}

/// Whether files that could not be loaded are shown with a test that passed: `tests/test_a.py::test_x PASSED`.
fn shows_a_test_of_each(output: &str, files: &[String]) -> bool {
    let loaded: HashSet<&str> = output
        .lines()
        .filter(|line| line.contains(" PASSED"))
        .filter_map(|line| line.split_once("::").map(|(file, _)| file))
        .collect();
    files.iter().all(|file| file.ends_with(".py") && loaded.contains(file.as_str()))
}

/// Whether what was done since a failure leaves in doubt what a pass of the same command would say of it.
pub(super) fn is_in_doubt(failed: Failed<'_>, until: Moment, history: &History<'_>) -> bool {
    if !failed.command.tests() {
        return judge_was_changed(failed, until, history);
    }
    was_turned(failed, until, history)
        || history.put_away_between(failed.at, until)
        || was_left_out(failed, until, history)
        || was_taken_away(failed, until, history)
}

/// Whether a checker, a compiler or a script was told to look away, has nothing to look at, or is another one.
fn judge_was_changed(failed: Failed<'_>, until: Moment, history: &History<'_>) -> bool {
    was_blinded(failed, until, history) || history.rewritten_between(failed.command, failed.at, until)
}

/// Whether a judge was told to look away, or has nothing to look at.
fn was_blinded(failed: Failed<'_>, until: Moment, history: &History<'_>) -> bool {
    history.emptied_between(failed.at, until) || history.silenced_between(failed.at, until)
}

/// Whether tests were fitted to what the code does, or told to fail.
fn was_turned(failed: Failed<'_>, until: Moment, history: &History<'_>) -> bool {
    let (tests, said) = (&failed.failure.tests, history.said_at(failed.at));
    history.fitted_between(failed.at, until)
        || history.turned_round_between(failed.at, until)
        || stands_in(history.writes_between(failed.at, until), tests, said)
}

/// Whether the failing tests may be left out of a run that counts as many.
fn was_left_out(failed: Failed<'_>, until: Moment, history: &History<'_>) -> bool {
    let before = failed.failure.counts;
    let runner = failed.command.exact.as_ref().and_then(|exact| exact.runner);
    // What counts packages or files does not show that a test was taken away or passed over.
    let coarse = runner.is_some_and(Runner::may_count_coarsely);
    // So does a run that stopped at its first failure, or before any test.
    let built = before == TestCounts::default();
    let few = stops_early(&failed.command.text) || (before.errors > 0 && before.passed == 0) || built;
    history.left_out_between(failed.at, until)
        || (built
            && (history.emptied_between(failed.at, until)
                || history.silenced_between(failed.at, until)
                || deletes_an_assertion(history, failed.at, until)))
        || (asks_git(&failed.command.text)
            && history.lines_between(failed.at, until).any(|line| line.contains("git ")))
        || (coarse && history.touched_tests_between(failed.at, until))
        || (few && history.tests_taken_between(failed.at, until))
}

/// Whether one of the failing tests was taken away by its name.
fn was_taken_away(failed: Failed<'_>, until: Moment, history: &History<'_>) -> bool {
    let tests = &failed.failure.tests;
    removes(history.writes_between(failed.at, until), tests)
        || takes_values(history.writes_between(failed.at, until), tests)
        || rewords(history, tests, failed.at, until)
}

/// Whether a call asks its runner for the tests of what changed since the last commit.
fn asks_git(command: &str) -> bool {
    const ASKS: [&str; 6] =
        ["-o", "--onlyChanged", "--only-changed", "--changed", "--changedSince", "--lastCommit"];
    command.split_whitespace().any(|word| ASKS.contains(&word.split('=').next().unwrap_or(word)))
}

/// Whether a call asks its runner to stop at the first failure, so that its report does not tell of all tests.
fn stops_early(command: &str) -> bool {
    const LONG: [&str; 8] = [
        "--exitfirst",
        "--maxfail",
        "--max-fail",
        "--bail",
        "--fail-fast",
        "--failfast",
        "-failfast",
        "--stop-on",
    ];
    let mut words = command.split_whitespace();
    words.any(|word| {
        let letters =
            word.strip_prefix('-').filter(|letters| letters.bytes().all(|b| b.is_ascii_lowercase()));
        LONG.iter().any(|long| word.starts_with(long))
            || letters.is_some_and(|letters| letters.len() <= 4 && letters.contains(['x', 'b', 'f']))
    })
}

/// What a pass of another command says of a failure: it answers when the failing tests are surely among its own.
pub(super) fn other_command(pass: Passed<'_>, failed: Failed<'_>, history: &History<'_>) -> Answer {
    let (Some(later), Some(earlier), Some(counts)) =
        (pass.command.started(), failed.command.started(), pass.counts)
    else {
        return Answer::Unrelated;
    };
    // Two tasks that start one test run are one command. What is written alike was weighed before.
    if later == earlier && !pass.command.is_same(failed.command) {
        return same_command(pass, failed, history, true);
    }
    let tests = &failed.failure.tests;
    let (now, before) = (Selection::of(later), Selection::of(earlier));
    let same_place = of_one_kind(later, earlier);
    // A pass of the same words was weighed before.
    if history.fitted_between(failed.at, pass.began) || (same_place && now.equals(&before)) {
        return Answer::Unrelated;
    }
    if lists_other_files(history.said_at(failed.at), pass.output) {
        return Answer::Unrelated;
    }
    let wider = || same_place && widens(&now, &before, pass, failed, history);
    if wider() || loads((later, &now), (earlier, &before), pass, failed, history) {
        return Answer::Passes;
    }
    let asked = |filter: &&&Argument| before.filters.contains(*filter);
    let narrows = |filter: &&Argument| asked(&filter) || filter.effect() == Some(Effect::Narrows);
    if !same_place
        || now.others != before.others
        || !now.filters.iter().all(narrows)
        || now.selects_less(&before)
        || !names_are_known(failed.failure)
    {
        return Answer::Unrelated;
    }
    let is_gone = || removes(history.writes_between(failed.at, pass.began), tests);
    let said = history.said_at(failed.at);
    let again = later.runner.is_some_and(|runner| {
        go_packages_pass_again(runner, said, pass.output) && !asks_elsewhere(runner, &now, &before, said)
    });
    if again && shows_passing(pass.output, tests) {
        return if is_gone() { Answer::Unrelated } else { Answer::Passes };
    }
    // Only what is shown by name is surely not left out by a filter.
    if !now.filters.iter().all(|filter| asked(&filter)) {
        return Answer::Unrelated;
    }
    let Some(runner) = later.runner.filter(|runner| Runner::names_tests_by_path(runner)) else {
        return Answer::Unrelated;
    };
    let sums = failed.failure.counts;
    let none_left_out = counts.skipped <= sums.skipped
        && counts.expected_failures <= sums.expected_failures
        && counts.unexpected_passes <= sums.unexpected_passes
        && counts.deselected <= if now.filters.len() < before.filters.len() { 0 } else { sums.deselected };
    // A run of all has no fewer tests than one of some.
    let all =
        selects_all(runner, &now.operands) && counts.passed >= sums.passed.saturating_add(sums.broken());
    let selected = |test: &String| {
        let file = file_of(test);
        if is_javascript(file) {
            let named =
                |operand: &&str| is_javascript(operand) && is_plain(operand) && file.contains(*operand);
            return all || now.operands.iter().any(named);
        }
        now.operands.iter().any(|operand| {
            let names_a_test = operand.contains("::") && operand == test;
            let a_file = operand.ends_with(".py") && holds(operand, test);
            // A folder is searched by rules of its own, which what is named is not subject to.
            // One that lies in the folder that was searched is searched in the same way.
            let within =
                || before.operands.is_empty() || before.operands.iter().any(|one| holds(one, operand));
            let a_folder = holds(operand, test) && within() && one_root(said, pass.output);
            names_a_test || a_file || a_folder
        })
    };
    let files: Vec<&str> = tests.iter().map(|test| file_of(test)).collect();
    let certain = tests.iter().all(selected) || shows_whole_files(pass.output, &files);
    let names: HashSet<&str> = files.iter().map(|file| file_name(file)).chain(CONFIGURATION).collect();
    if certain && none_left_out && history.untouched(&names, failed.at, pass.began) {
        Answer::Passes
    } else {
        Answer::Unrelated
    }
}

/// Whether a run can answer another one by the names that it shows: it is of one kind, and differs in its selection alone.
pub(super) fn may_answer_by_names(later: &Identity, earlier: &Identity) -> bool {
    later.started().zip(earlier.started()).is_some_and(|(later, earlier)| {
        of_one_kind(later, earlier) && Selection::of(later).others == Selection::of(earlier).others
    })
}

/// What a pass that answers one failing run of its command says of another one, in which none but the same tests failed.
pub(super) fn same_tests(
    pass: Passed<'_>,
    answered: Failed<'_>,
    failed: Failed<'_>,
    history: &History<'_>,
) -> Answer {
    let (Some(later), Some(earlier)) = (pass.command.started(), failed.command.started()) else {
        return Answer::Unrelated;
    };
    let (now, before) = (Selection::of(later), Selection::of(earlier));
    let known: HashSet<&String> = answered.failure.tests.iter().collect();
    let tests = &failed.failure.tests;
    let same = of_one_kind(later, earlier)
        && later.runner.is_some_and(Runner::names_tests_by_path)
        && now.others == before.others
        && now.filters.iter().all(|filter| before.filters.contains(filter))
        && names_are_known(failed.failure)
        && tests.iter().all(|test| known.contains(test));
    let in_doubt = || {
        let (from, to) = (failed.at, pass.began);
        history.fitted_between(from, to)
            || history.turned_round_between(from, to)
            || history.left_out_between(from, to)
            || removes(history.writes_between(from, to), tests)
            || rewords(history, tests, from, to)
    };
    if same && !in_doubt() { Answer::Passes } else { Answer::Unrelated }
}

/// Whether the words of a passing call say that it ran all that the failing one ran, of tests that nobody touched.
fn widens(
    now: &Selection<'_>,
    before: &Selection<'_>,
    pass: Passed<'_>,
    failed: Failed<'_>,
    history: &History<'_>,
) -> bool {
    let (Some(later), Some(counts)) = (pass.command.started(), pass.counts) else { return false };
    let Some(runner) = later.runner else { return false };
    let (sums, tests) = (failed.failure.counts, &failed.failure.tests);
    // A filter of the configuration leaves out what a call by name brings in.
    let filtered = ["Run options:", "Excluding tags:"].iter().any(|told| pass.output.contains(told));
    let packages = go_packages_pass_again(runner, history.said_at(failed.at), pass.output);
    counts.passed >= sums.passed.saturating_add(sums.broken())
        && counts.deselected <= if now.filters.is_empty() { 0 } else { sums.deselected }
        && counts.skipped <= sums.skipped
        && counts.expected_failures <= sums.expected_failures
        && counts.unexpected_passes <= sums.unexpected_passes
        && !filtered
        && packages
        && (!lists_passing(pass.output, counts.passed)
            || shows_passing(pass.output, tests)
            || tests.is_empty())
        && (now.widens(before, runner)
            || takes_in((later, now), before, pass, failed, history)
            || whole_classes_pass(now, before, history.said_at(failed.at), pass.output))
        && history.untouched_where(decides_what_runs, failed.at, pass.began)
        && !removes(history.writes_between(failed.at, pass.began), tests)
}

/// Whether a report of files, each as `PASS a.test.js`, lists none of those that failed.
fn lists_other_files(failed: &str, passed: &str) -> bool {
    let of = |output: &'_ str, mark: &str| -> HashSet<String> {
        let named = output.lines().filter_map(|line| line.trim_start().strip_prefix(mark));
        let files =
            named.filter_map(|rest| rest.split_whitespace().next()).filter(|file| is_javascript(file));
        files.map(|file| file.trim_start_matches("./").to_owned()).collect()
    };
    let (broken, well) = (of(failed, "FAIL "), of(passed, "PASS "));
    !broken.is_empty() && !well.is_empty() && broken.is_disjoint(&well)
}

/// Whether a run without them shows all classes of Java that the failing call named, passing as a whole.
fn whole_classes_pass(now: &Selection<'_>, before: &Selection<'_>, said: &str, output: &str) -> bool {
    now.classes_dropped(before).is_some_and(|classes| {
        classes.iter().all(|class| class_run(said, class).is_some_and(|class| class_passes(output, class)))
    })
}

/// Whether a call names a file or a folder of which the failing run did not speak: a test of the same name may lie there.
fn asks_elsewhere(runner: &'static str, now: &Selection<'_>, before: &Selection<'_>, said: &str) -> bool {
    let is_place = |operand: &str| operand.contains(['.', '/']);
    let place = |operand: &str| operand.split(':').next().is_some_and(|place| said.contains(place));
    let strange = |operand: &&str| is_place(operand) && !before.operands.contains(operand) && !place(operand);
    runner != "go test" && !Runner::names_tests_by_path(runner) && now.operands.iter().any(strange)
}

/// Whether each package of Go that failed is told of as passing; of other runners there is nothing to ask.
fn go_packages_pass_again(runner: &str, failed: &str, passed: &str) -> bool {
    let told = |line: &str| {
        let mut words = line.split_whitespace();
        Some((words.next()?.to_owned(), words.next()?.to_owned()))
    };
    let of = |output: &str, word: &str| -> HashSet<String> {
        output
            .lines()
            .filter_map(told)
            .filter(|(first, _)| first == word)
            .map(|(_, package)| package)
            .collect()
    };
    let broken = of(failed, "FAIL");
    runner != "go test" || (!broken.is_empty() && broken.is_subset(&of(passed, "ok")))
}

/// Whether a file of this name may decide which tests run: a test, what tests share, a configuration.
pub(super) fn decides_what_runs(path: &str) -> bool {
    const OTHERS: [&str; 10] = [
        "cargo.toml",
        "go.mod",
        "go.work",
        "mix.exs",
        ".rspec",
        "nextest.toml",
        "makefile",
        "rakefile",
        "pom.xml",
        "maven.config",
    ];
    let path = path.to_ascii_lowercase();
    let name = file_name(&path);
    ["test", "spec", "mocharc"].iter().any(|word| path.contains(word))
        || [".t", ".bats"].iter().any(|end| name.ends_with(end))
        || CONFIGURATION.contains(&name)
        || OTHERS.contains(&name)
}

/// Whether a file of this name decides which tests a runner collects, or how they run.
pub(super) fn configures_tests(path: &str) -> bool {
    CONFIGURATION.contains(&file_name(path))
}

/// Whether a file is named as runners want those that hold tests.
pub(super) fn is_test_file(path: &str) -> bool {
    let name = file_name(path);
    let parts = ["_test.", ".test.", "_spec.", ".spec.", "Test.", "Tests."];
    let python = name.starts_with("test_") && name.ends_with(".py");
    python || parts.iter().any(|part| name.contains(part)) || name.ends_with(".bats") || name.ends_with(".t")
}

/// Files that decide which tests a runner collects.
const CONFIGURATION: [&str; 27] = [
    "conftest.py",
    "pytest.ini",
    "pyproject.toml",
    "setup.cfg",
    "tox.ini",
    "__init__.py",
    "package.json",
    "tsconfig.json",
    "bunfig.toml",
    "jest.config.js",
    "jest.config.cjs",
    "jest.config.mjs",
    "jest.config.ts",
    "jest.config.json",
    "vite.config.js",
    "vite.config.mjs",
    "vite.config.ts",
    "vite.config.mts",
    "vitest.config.js",
    "vitest.config.mjs",
    "vitest.config.ts",
    "vitest.config.mts",
    "vitest.workspace.js",
    "vitest.workspace.ts",
    "playwright.config.js",
    "playwright.config.mjs",
    "playwright.config.ts",
];

/// Whether this is a file of JavaScript or TypeScript. Their runners take a part of a path as a pattern, which leaves
/// out what does not hold it.
fn is_javascript(path: &str) -> bool {
    let kind = path.rsplit_once('.').map(|(_, kind)| kind);
    matches!(kind, Some("js" | "mjs" | "cjs" | "jsx" | "ts" | "mts" | "cts" | "tsx"))
}

/// Whether a pattern stands for itself.
fn is_plain(pattern: &str) -> bool {
    pattern.bytes().all(|b| b.is_ascii_alphanumeric() || b"._/-".contains(&b))
}

/// Whether a call has no pattern behind the words that make it one of its runner.
fn selects_all(runner: &str, operands: &[&str]) -> bool {
    matches!(
        (runner, operands),
        ("jest", []) | ("vitest", [] | ["run"]) | ("bun test" | "playwright", ["test"])
    )
}

/// Whether each broken test of a failing run has its name.
pub(super) fn names_are_known(failure: &Failure) -> bool {
    u64::try_from(failure.tests.len()).is_ok_and(|named| named > 0 && named == failure.counts.broken())
}

fn of_one_kind(later: &Exact, earlier: &Exact) -> bool {
    later.runner == earlier.runner
        && later.runner.is_some()
        && later.folder == earlier.folder
        && later.settings == earlier.settings
        && later.prefix == earlier.prefix
        && later.input.is_none()
        && earlier.input.is_none()
}

/// Whether two reports of pytest say that they took one configuration; a folder may have its own.
fn one_root(one: &str, other: &str) -> bool {
    let of = |output: &'_ str| -> Vec<String> {
        let told = |line: &&str| line.starts_with("rootdir: ") || line.starts_with("configfile: ");
        output.lines().filter(told).map(str::to_owned).collect()
    };
    of(one) == of(other)
}

/// The file of `tests/test_a.py::test_x` or `tests/a.test.js > adds`.
pub(super) fn file_of(test: &str) -> &str {
    let file = [" > ", " › "].iter().find_map(|mark| test.split_once(mark)).map(|(file, _)| file);
    file.filter(|file| is_javascript(file)).or_else(|| test.split("::").next()).unwrap_or(test)
}

fn holds(operand: &str, test: &str) -> bool {
    test.strip_prefix(operand).is_some_and(|rest| rest.is_empty() || rest.starts_with(['/', ':', '[']))
}

#[cfg(test)]
mod tests;
