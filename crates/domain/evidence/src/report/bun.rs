//! `bun test`: sums, ` 2 pass` and ` 0 fail`, up to `Ran 2 tests across 1 file. [9.00ms]`.

use super::blocks::Blocks;
use super::options::{Argument, Effect, Options, Rule};
use super::text::leading_number;
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge};
use crate::signature::Thrown;
use crate::{Reason, TestCounts};

pub(super) const RUNNER: Runner = Runner {
    name: "bun test",
    invocations: &[Invocation::Subcommand("bun", BUN, "test")],
    options: Options {
        rules: &[
            Rule(Effect::Lists, "-h --help -v --version --revision", ""),
            // A test that is tried again leaves no trace of its failure in the sums.
            Rule(Effect::Hides, "--watch --hot --if-present", "--retry"),
            Rule(
                Effect::Displays,
                "--dots --only-failures --bail --no-clear-screen --silent",
                "--reporter --reporter-outfile --coverage-reporter --coverage-dir",
            ),
            Rule(Effect::Spreads, "--randomize --concurrent", "--seed --max-concurrency"),
            Rule(Effect::Narrows, "", "-t --test-name-pattern --shard --changed"),
            Rule(Effect::Selects, "--todo --only", "--path-ignore-patterns"),
            Rule(
                Effect::Decides,
                "-u --update-snapshots --coverage --pass-with-no-tests --smol --isolate",
                "--rerun-each --timeout --preload -r --require --import -c --config --env-file --cwd --conditions \
                 --define -d --tsconfig-override",
            ),
        ],
        clusters: "",
        attached: false,
    },
    refuses,
    names_tests_by_path: true,
    sums_up_once: true,
    counts_tests: true,
    failing: Failing::With(&[1]),
    read,
};

/// Options of bun itself, before its subcommand.
const BUN: Options = Options {
    rules: &[Rule(Effect::Decides, "--bun --smol", "--config --env-file")],
    clusters: "",
    attached: false,
};

fn refuses(arguments: &[Argument]) -> Option<Reason> {
    let adapts = arguments.iter().any(|one| matches!(one.name(), "-u" | "--update-snapshots"));
    adapts.then_some(Reason::AssertionsDisabled)
}

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let mut sums = Sums::default();
    let mut found: Option<Sums> = None;
    let mut bailed = None;
    let (mut written, mut retried) = (false, false);
    for line in lines.iter() {
        written |= line.starts_with("snapshots: +");
        retried |= line.starts_with("(pass) ") && line.contains(" (attempt ");
        if line.is_empty() {
            sums = Sums::default();
        } else if let Some(ran) = ran(line) {
            let ended = Sums { ran, ..std::mem::take(&mut sums) };
            if found.replace(ended).is_some() {
                return Reading::Unproven(Reason::RepeatedSummary);
            }
        } else if let Some((number, rest)) = line.strip_prefix("Bailed out after ").and_then(leading_number) {
            bailed = rest.starts_with("failure").then_some(number);
        } else {
            sums.read(line);
        }
    }
    let Some(Sums { ran, mut counts, mut sum }) = found else { return without_summary(lines, status) };
    if let (Some(failed), 0) = (bailed, sum) {
        // A run that stops early gives no other sum.
        counts = TestCounts { failed, passed: ran.saturating_sub(failed), ..counts };
        sum = ran;
    }
    if sum != ran {
        let cut = if lines.complete { Reason::UnreadableReport } else { Reason::OutputCut };
        return Reading::Unproven(cut);
    }
    let summary = format!("{} pass, {} fail, ran {ran}", counts.passed, counts.failed);
    // A file that cannot be loaded counts as a test that failed, too.
    counts.failed = counts.failed.saturating_sub(counts.errors);
    if counts.failed == 0 && counts.errors > 0 && RUNNER.failing.is(status) {
        return Reading::Broken { reason: Reason::CollectionError, failure: failure(lines, counts, summary) };
    }
    match judge(counts, status, RUNNER.failing) {
        Ok(true) if written => Reading::Unproven(Reason::AssertionsDisabled),
        Ok(true) if retried => Reading::Unproven(Reason::Flaky),
        Ok(true) => Reading::Passed { counts, summary },
        Ok(false) => Reading::Failed(failure(lines, counts, summary)),
        Err(reason) => Reading::Unproven(reason),
    }
}

fn without_summary(lines: &Lines<'_>, status: u8) -> Reading {
    let told = |start: &str| lines.iter().any(|line| line.starts_with(start));
    let unmatched =
        lines.iter().any(|line| line.starts_with("error: regex ") && line.contains("matched 0 tests"));
    Reading::Unproven(if told("No tests found!") {
        Reason::NoTests
    } else if unmatched || told("The following filters did not match any test files") {
        Reason::FilteredToNothing
    } else if status == 0 || !lines.complete || told("bun test v") {
        Reason::NoReport
    } else {
        Reason::Infrastructure
    })
}

/// The number of `Ran 2 tests across 1 file. [9.00ms]`.
fn ran(line: &str) -> Option<u64> {
    let (number, rest) = leading_number(line.strip_prefix("Ran ")?)?;
    let files = rest.strip_prefix("tests across ").or_else(|| rest.strip_prefix("test across "))?;
    let (_, rest) = leading_number(files)?;
    let timed = rest.strip_prefix("files. [").or_else(|| rest.strip_prefix("file. ["))?;
    timed.ends_with(']').then_some(number)
}

/// The sums in the lines above the last.
#[derive(Debug, Default)]
struct Sums {
    ran: u64,
    counts: TestCounts,
    sum: u64,
}

impl Sums {
    fn read(&mut self, line: &str) {
        let Some((number, word)) = leading_number(line.trim_start()) else { return };
        let place = match word {
            "pass" => &mut self.counts.passed,
            "fail" => &mut self.counts.failed,
            "skip" | "todo" => &mut self.counts.skipped,
            "filtered out" => return self.counts.deselected = number,
            "error" | "errors" => return self.counts.errors = number,
            _ => return,
        };
        *place = place.saturating_add(number);
        self.sum = self.sum.saturating_add(number);
    }
}

fn failure(lines: &Lines<'_>, counts: TestCounts, summary: String) -> Failure {
    let mut blocks = Blocks::default();
    let (mut file, mut thrown, mut unloaded) = (String::new(), Thrown::default(), false);
    for line in lines.details().iter() {
        let failed = line.strip_prefix("(fail) ").or_else(|| line.strip_prefix("✗ "));
        let done =
            ["(pass) ", "(skip) ", "(todo) ", "✓ ", "» ", "✎ "].iter().any(|mark| line.starts_with(mark));
        if let Some(name) = failed {
            let name = name.rsplit_once(" [").map_or(name, |(name, _)| name);
            // Where lines are missing, the last file that is named need not be the test's.
            let title = if lines.complete { format!("{file} > {name}") } else { name.to_owned() };
            blocks.put(title, std::mem::take(&mut thrown));
        } else if line == "# Unhandled error between tests" {
            unloaded = true;
            thrown = Thrown::default();
        } else if unloaded && line.starts_with("-----") {
            // A rule above the error, and one below it.
            if thrown.has_begun() {
                blocks.put(file.clone(), std::mem::take(&mut thrown));
                unloaded = false;
            }
        } else if done {
            thrown = Thrown::default();
        } else if let Some(name) = line.strip_suffix(':').filter(|name| is_file(name)) {
            name.clone_into(&mut file);
            thrown = Thrown::default();
        } else if !is_excerpt(line) {
            thrown.read(line);
        }
    }
    blocks.failure(counts, summary)
}

fn is_file(name: &str) -> bool {
    !name.starts_with(' ') && name.contains('.') && !name.contains(": ")
}

/// `12 | return stock.items[name].count;` and the mark below it.
fn is_excerpt(line: &str) -> bool {
    let mark = line.trim_start();
    mark == "^" || leading_number(mark).is_some_and(|(_, rest)| rest.starts_with('|'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_for_a_file_or_an_excerpt_is_told_by_its_form() {
        for (line, file, excerpt) in [
            ("a.test.ts:", true, false),
            (" a.test.ts:", false, false),
            ("sum", false, false),
            ("error: a.b", false, false),
            ("  ^", false, true),
            ("12 | return 1;", false, true),
            ("12 pass", false, false),
        ] {
            assert_eq!((is_file(line), is_excerpt(line)), (file, excerpt), "{line}");
        }
        for (output, status, complete, expected) in [
            ("No tests found!\n", 1, true, Reason::NoTests),
            ("error: regex \"x\" matched 0 tests\n", 1, true, Reason::FilteredToNothing),
            ("error: regex \"x\" is odd\n", 1, true, Reason::Infrastructure),
            ("it matched 0 tests\n", 1, true, Reason::Infrastructure),
            ("The following filters did not match any test files in\n", 1, true, Reason::FilteredToNothing),
            ("killed\n", 1, true, Reason::Infrastructure),
            ("killed\n", 0, true, Reason::NoReport),
            ("killed\n", 1, false, Reason::NoReport),
            ("bun test v1.3\n", 1, true, Reason::NoReport),
        ] {
            let read = without_summary(&Lines::new(output, complete), status);
            assert_eq!(read, Reading::Unproven(expected), "{output} {status}");
        }
        let refusal = |words: &[&str]| RUNNER.refusal(&RUNNER.options.read(words));
        assert_eq!(refusal(&["-u"]), Some(Reason::AssertionsDisabled));
        assert_eq!(refusal(&["a.test.ts"]), None);
    }

    #[test]
    fn a_report_counts_once_and_adds_up() {
        let reading = |output: &str, status| RUNNER.read(output, true, status);
        let sums = "\n 2 pass\n 1 skip\n 0 fail\n 4 expect() calls\nRan 3 tests across 1 file. [9.00ms]\n";
        assert!(matches!(reading(sums, 0), Reading::Passed { .. }));
        for (output, status, reason) in [
            (format!("{sums}{sums}"), 0, Reason::RepeatedSummary),
            (sums.to_owned(), 1, Reason::CountsContradictStatus),
            (sums.replace("Ran 3", "Ran 4"), 0, Reason::UnreadableReport),
            (sums.replace("0 fail\n", "0 fail\n\n"), 0, Reason::UnreadableReport),
            (sums.replace(". [9.00ms]", ""), 0, Reason::NoReport),
            (sums.replace("0 fail", "0 fail\n 1 error"), 0, Reason::CountsContradictStatus),
        ] {
            assert_eq!(reading(&output, status), Reading::Unproven(reason), "{output} {status}");
        }
    }
}
