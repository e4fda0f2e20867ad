//! `node --test`: a block of sums, `ℹ tests 3` to `ℹ duration_ms 5.1`, or the same behind `# ` in the form of TAP.
//!
//! A file counts as a test that passed when it ends well, though it may hold none, or none that was selected: a line
//! with the path of a file tells of it, and takes it out of the sum.

use super::blocks::Blocks;
use super::options::{Argument, Effect, Options, Rule};
use super::text::between;
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge};
use crate::signature::{Thrown, bounded, shorten_path};
use crate::{FailureSignature, Reason, TestCounts};

pub(super) const RUNNER: Runner = Runner {
    name: "node --test",
    invocations: &[
        Invocation::Mode("node", OPTIONS, "--test"),
        Invocation::Mode("tsx", OPTIONS, "--test"),
        Invocation::Script { interpreter: "node", options: OPTIONS, is_test },
    ],
    options: OPTIONS,
    refuses,
    names_tests_by_path: false,
    sums_up_once: true,
    counts_tests: true,
    failing: Failing::With(&[1]),
    read,
};

const OPTIONS: Options = Options {
    rules: &[
        Rule(Effect::Lists, "-v --version -h --help -c --check --v8-options", ""),
        Rule(
            Effect::Hides,
            "--watch --test-update-snapshots -i --interactive",
            "-e --eval -p --print -pe --watch-path --test-rerun-failures --test-global-setup",
        ),
        Rule(
            Effect::Displays,
            "--no-warnings --trace-warnings --trace-deprecation --no-deprecation --enable-source-maps",
            "--test-reporter --test-reporter-destination --disable-warning --stack-trace-limit",
        ),
        Rule(Effect::Spreads, "", "--test-concurrency"),
        Rule(Effect::Narrows, "", "--test-name-pattern --test-skip-pattern --test-shard"),
        Rule(Effect::Selects, "--test-only", "--experimental-test-isolation"),
        Rule(
            Effect::Decides,
            "--test --test-force-exit --experimental-test-coverage --experimental-test-module-mocks --expose-gc \
             --experimental-strip-types --experimental-transform-types --experimental-vm-modules --experimental-sqlite \
             --no-experimental-strip-types --preserve-symlinks --use-strict --unhandled-rejections --throw-deprecation",
            "--import -r --require --loader --experimental-loader -C --conditions --env-file --env-file-if-exists \
             --test-timeout --test-isolation --test-coverage-include --test-coverage-exclude --test-coverage-lines \
             --test-coverage-branches --test-coverage-functions --max-old-space-size --input-type --tsconfig",
        ),
    ],
    clusters: "",
    attached: false,
};

/// Whether a file holds tests, by its name. It runs them itself, which its report shows.
fn is_test(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    let stem =
        name.rsplit_once('.').filter(|(_, kind)| matches!(*kind, "js" | "mjs" | "cjs")).map(|(stem, _)| stem);
    stem.is_some_and(|stem| {
        [".test", ".spec", "-test", "_test"].iter().any(|end| stem.ends_with(end))
            || stem.starts_with("test-")
    })
}

fn refuses(arguments: &[Argument]) -> Option<Reason> {
    if arguments.iter().any(|one| one.name() == "--test-update-snapshots") {
        return Some(Reason::AssertionsDisabled);
    }
    let values = |name: &'static str| arguments.iter().filter(move |one| one.name() == name);
    // Each report goes to the destination of the same number.
    let mut destinations = values("--test-reporter-destination").map(Argument::value);
    let mut asked = values("--test-reporter").map(Argument::value).peekable();
    if asked.peek().is_none() {
        return destinations.next().is_some_and(is_elsewhere).then_some(Reason::ReportSuppressed);
    }
    let shown = asked.any(|kind| {
        let destination = destinations.next().flatten();
        matches!(kind, Some("spec" | "tap")) && !is_elsewhere(destination)
    });
    (!shown).then_some(Reason::ReportSuppressed)
}

fn is_elsewhere(destination: Option<&str>) -> bool {
    !matches!(destination, None | Some("stdout" | "stderr"))
}

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let mut seen = Seen::default();
    let mut block = Block::default();
    let mut found = None;
    for line in lines.iter() {
        seen.read(line);
        if let Some(counts) = block.read(line)
            && found.replace(counts).is_some()
        {
            return Reading::Unproven(Reason::RepeatedSummary);
        }
    }
    let Some(mut counts) = found else { return without_summary(lines, status) };
    let summary = format!("tests {}, pass {}, fail {}", total(counts), counts.passed, counts.failed);
    counts.passed = counts.passed.saturating_sub(seen.files);
    match judge(counts, status, RUNNER.failing) {
        // Where lines are missing, that of a file without tests may be one of them.
        Ok(true) if !lines.complete && !seen.a_test => Reading::Unproven(Reason::OutputCut),
        Ok(true) => Reading::Passed { counts, summary },
        Ok(false) => Reading::Failed(failure(lines, counts, summary)),
        // Tests of a suite that is skipped are not counted.
        Err(Reason::NoTests) if seen.unselected => Reading::Unproven(Reason::FilteredToNothing),
        Err(Reason::NoTests) if seen.skipped => Reading::Unproven(Reason::AllSkipped),
        Err(Reason::AllSkipped) if seen.unselected => Reading::Unproven(Reason::FilteredToNothing),
        Err(reason) => Reading::Unproven(reason),
    }
}

fn without_summary(lines: &Lines<'_>, status: u8) -> Reading {
    let none = status == 1 && lines.iter().any(|line| line.starts_with("Could not find '"));
    let began = lines.iter().any(|line| line.starts_with("TAP version ") || line.starts_with("✔ "));
    Reading::Unproven(if none {
        Reason::NoTests
    } else if status == 0 || began || !lines.complete {
        Reason::NoReport
    } else {
        Reason::Infrastructure
    })
}

fn total(counts: TestCounts) -> u64 {
    counts.passed.saturating_add(counts.broken()).saturating_add(counts.skipped)
}

/// What the lines of single tests say that the sums do not.
#[derive(Debug, Default)]
struct Seen {
    /// Files that count as tests that passed.
    files: u64,
    /// Whether a test that is no file passed.
    a_test: bool,
    skipped: bool,
    unselected: bool,
    /// The last suite that has the name of a file.
    suite: Option<String>,
    /// Whether the last line was that of a file, in the form of TAP: what follows may say that it is a suite.
    pending: bool,
}

impl Seen {
    fn read(&mut self, line: &str) {
        if std::mem::take(&mut self.pending) {
            match line {
                "  type: 'suite'" => return,
                "  ..." => self.files = self.files.saturating_add(1),
                _ => self.pending = true,
            }
        }
        if let Some(name) = line.strip_prefix("▶ ").filter(|name| is_file(name)) {
            self.suite = Some(name.to_owned());
            return;
        }
        let text = line.trim_start();
        let (name, tap) = match (text.strip_prefix("✔ "), text.strip_prefix("ok ")) {
            (Some(name), _) => (name.rsplit_once(" (").map_or(name, |(name, _)| name), false),
            (None, Some(rest)) => (rest.split_once(" - ").map_or(rest, |(_, name)| name), true),
            (None, None) => return self.skipped |= text.starts_with("﹣ "),
        };
        let marked = text.contains(" # SKIP");
        self.skipped |= marked;
        self.unselected |= marked
            && (text.ends_with("test name does not match pattern")
                || text.ends_with("'only' option not set"));
        if text.len() < line.len() || !is_file(name) {
            self.a_test |= !marked && !text.contains(" # TODO");
        } else if tap {
            self.pending = true;
        } else if self.suite.as_deref() == Some(name) {
            self.suite = None;
        } else {
            self.files = self.files.saturating_add(1);
        }
    }
}

/// Whether this is the path of a file that node runs.
fn is_file(name: &str) -> bool {
    let kind = name.rsplit_once('.').map(|(_, kind)| kind);
    matches!(kind, Some("js" | "mjs" | "cjs" | "ts" | "mts" | "cts" | "jsx" | "tsx"))
}

/// The block of sums, line by line: each in its place, all behind the same sign.
#[derive(Debug, Default)]
struct Block {
    sign: String,
    at: usize,
    tests: u64,
    counts: TestCounts,
}

const ROWS: [&str; 8] = ["tests", "suites", "pass", "fail", "cancelled", "skipped", "todo", "duration_ms"];

impl Block {
    /// The counts, when this line ends a block whose numbers add up.
    fn read(&mut self, line: &str) -> Option<TestCounts> {
        let (sign, name, number) = row(line)?;
        if name == "tests" {
            *self = Self { sign: sign.to_owned(), ..Self::default() };
        }
        let due = ROWS.get(self.at).filter(|due| **due == name && self.sign == sign);
        if due.is_none() {
            *self = Self::default();
            return None;
        }
        self.at += 1;
        if name == "duration_ms" {
            let Self { tests, counts, .. } = std::mem::take(self);
            return (total(counts) == tests).then_some(counts);
        }
        let number: u64 = number.parse().ok()?;
        match name {
            "tests" => self.tests = number,
            "pass" => self.counts.passed = number,
            "fail" => self.counts.failed = number,
            "cancelled" => self.counts.errors = number,
            "skipped" | "todo" => self.counts.skipped = self.counts.skipped.saturating_add(number),
            _ => {}
        }
        None
    }
}

/// `ℹ tests 3` or `# tests 3` as sign, name and number.
fn row(line: &str) -> Option<(&str, &str, &str)> {
    if !line.starts_with(['ℹ', '#']) {
        return None;
    }
    let (sign, rest) = line.split_once(' ')?;
    let (name, number) = rest.split_once(' ')?;
    let known = matches!(sign, "ℹ" | "#") && ROWS.contains(&name);
    (known && number.parse::<f64>().is_ok()).then_some((sign, name, number))
}

fn failure(lines: &Lines<'_>, counts: TestCounts, summary: String) -> Failure {
    let mut blocks = Blocks::default();
    // What a file printed before it was found to have failed.
    let mut loose = Thrown::default();
    let (mut listing, mut place) = (false, String::new());
    let mut tap: Option<Tap> = None;
    for line in lines.details().iter() {
        let text = line.trim_start();
        if let Some(test) = tap.as_mut().filter(|_| text != "...") {
            test.read(text);
        } else if let Some(test) = tap.take() {
            if !test.is_suite {
                let thrown = if is_file(&test.name) { std::mem::take(&mut loose) } else { Thrown::default() };
                let (title, thrown) = test.told(thrown);
                blocks.put(title, thrown);
            }
        } else if let Some(name) = text.strip_prefix("not ok ").and_then(|rest| rest.split_once(" - ")) {
            tap = (!name.1.contains(" # TODO")).then(|| Tap { name: name.1.to_owned(), ..Tap::default() });
        } else if *line == *"✖ failing tests:" {
            listing = true;
        } else if let (true, Some(at)) = (listing, line.strip_prefix("test at ")) {
            at.split(':').next().unwrap_or(at).clone_into(&mut place);
            blocks.close();
        } else if let Some(name) = line.strip_prefix("✖ ") {
            let (name, mark) = name.rsplit_once(" (").unwrap_or((name, ""));
            match (listing, is_file(name)) {
                (true, false) if !mark.contains("# TODO") => blocks.open(format!("{place} > {name}")),
                (false, true) => blocks.put(shorten_path(name), std::mem::take(&mut loose)),
                _ => {}
            }
        } else if listing {
            blocks.read(line);
        } else if line.starts_with(['✔', '▶', 'ℹ'])
            || line.starts_with("ok ")
            || line.starts_with("# Subtest")
        {
            if !line.starts_with("# Subtest") {
                loose = Thrown::default();
            }
        } else {
            loose.read(line.strip_prefix("# ").unwrap_or(line));
        }
    }
    blocks.failure(counts, summary)
}

/// How long a message grows before the rest of it is left out.
const MAX_TOLD: usize = 400;

/// What TAP says of a test that failed, in the block of keys below it.
#[derive(Debug, Default)]
struct Tap {
    name: String,
    is_suite: bool,
    file: Option<String>,
    signature: FailureSignature,
    /// Whether the lines that follow are the message.
    in_message: bool,
}

impl Tap {
    fn read(&mut self, text: &str) {
        let quoted = |value: &str| {
            let inner = between(value, "'", "'").or_else(|| between(value, "\"", "\"")).unwrap_or(value);
            inner.to_owned()
        };
        let key = text.split_once(": ").or_else(|| Some((text.strip_suffix(':')?, "")));
        match key {
            Some(("location", value)) => {
                let value = quoted(value);
                self.file = value.split(':').next().map(shorten_path);
            }
            Some(("type", "'suite'")) => self.is_suite = true,
            Some(("error", "|-")) => self.in_message = true,
            Some(("error", value)) => self.signature.message = Some(bounded(&quoted(value))),
            Some(("name", value)) => self.signature.kind = Some(quoted(value)),
            Some(("code" | "stack", _)) => self.in_message = false,
            _ if self.in_message && !text.is_empty() => {
                let so_far = self.signature.message.take().unwrap_or_default();
                self.in_message = so_far.len() < MAX_TOLD;
                self.signature.message = Some(bounded(format!("{so_far} {text}").trim_start()));
            }
            _ => {}
        }
        if let Some(file) = text.rsplit_once('(').map(|(_, at)| at).filter(|at| at.starts_with('/')) {
            // The deepest frame of the stack.
            self.signature.place.get_or_insert_with(|| shorten_path(file.split(':').next().unwrap_or(file)));
        }
    }

    /// Title and error; a file's error is what it printed.
    fn told(mut self, printed: Thrown) -> (String, Thrown) {
        if is_file(&self.name) {
            return (shorten_path(&self.name), printed);
        }
        let file = self.file.unwrap_or_default();
        self.signature.place.get_or_insert_with(|| file.clone());
        (format!("{file} > {}", self.name), Thrown::from(self.signature))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(sign: &str, numbers: [u64; 7]) -> String {
        let rows = ROWS.iter().zip(numbers).map(|(name, number)| format!("{sign} {name} {number}\n"));
        rows.collect::<String>() + &format!("{sign} duration_ms 5.25\n")
    }

    #[test]
    fn a_block_of_sums_counts_once_and_whole() {
        let reading = |output: &str, status| RUNNER.read(output, true, status);
        for sign in ["ℹ", "#"] {
            let sums = block(sign, [3, 1, 2, 0, 0, 1, 0]);
            assert!(matches!(reading(&sums, 0), Reading::Passed { .. }));
            for (output, status, reason) in [
                (format!("{sums}{sums}"), 0, Reason::RepeatedSummary),
                (sums.clone(), 1, Reason::CountsContradictStatus),
                (sums.replace("pass 2", "pass 3"), 0, Reason::NoReport),
                (sums.replace(&format!("{sign} fail 0\n"), ""), 0, Reason::NoReport),
                (sums.replace(&format!("{sign} pass"), "* pass"), 0, Reason::NoReport),
                (block(sign, [1, 0, 0, 0, 1, 0, 0]), 0, Reason::CountsContradictStatus),
            ] {
                assert_eq!(reading(&output, status), Reading::Unproven(reason), "{output} {status}");
            }
        }
    }

    #[test]
    fn a_row_of_sums_and_a_run_without_them_are_told_by_their_form() {
        for (line, expected) in [
            ("ℹ tests 3", Some(("ℹ", "tests", "3"))),
            ("# pass 2", Some(("#", "pass", "2"))),
            ("ℹ tests many", None),
            ("ℹ rooms 3", None),
            ("## tests 3", None),
            ("tests 3", None),
        ] {
            assert_eq!(row(line), expected, "{line}");
        }
        for (output, status, complete, expected) in [
            ("Could not find 'a.js'\n", 1, true, Reason::NoTests),
            ("Could not find 'a.js'\n", 0, true, Reason::NoReport),
            ("TAP version 13\n", 1, true, Reason::NoReport),
            ("✔ adds\n", 1, true, Reason::NoReport),
            ("killed\n", 1, true, Reason::Infrastructure),
            ("killed\n", 0, true, Reason::NoReport),
            ("killed\n", 1, false, Reason::OutputCut),
        ] {
            assert_eq!(
                RUNNER.read(output, complete, status),
                Reading::Unproven(expected),
                "{output} {status}"
            );
        }
    }

    #[test]
    fn a_file_that_ends_well_is_no_test_that_passed() {
        for (lines, pass, passed) in [
            ("✔ test/a.test.js (1.5ms)\n", 1, None),
            ("✔ test/a.test.js (1.5ms)\n✔ adds (0.5ms)\n", 2, Some(1)),
            ("▶ a.js\n  ✔ adds (0.5ms)\n✔ a.js (1.5ms)\n", 1, Some(1)),
            ("ok 1 - /w/a.test.js\n  ---\n  duration_ms: 1\n  ...\n", 1, None),
            ("ok 1 - a.js\n  ---\n  duration_ms: 1\n  type: 'suite'\n  ...\n", 1, Some(1)),
        ] {
            let reading =
                RUNNER.read(&format!("{lines}{}", block("ℹ", [pass, 0, pass, 0, 0, 0, 0])), true, 0);
            let found = match reading {
                Reading::Passed { counts, .. } => Some(counts.passed),
                reading => {
                    assert_eq!(reading, Reading::Unproven(Reason::NoTests), "{lines}");
                    None
                }
            };
            assert_eq!(found, passed, "{lines}");
        }
    }

    #[test]
    fn a_cut_output_shows_a_test_that_passed_or_proves_nothing() {
        let sums = block("ℹ", [2, 0, 2, 0, 0, 0, 0]);
        let reading = |lines: &str| RUNNER.read(&format!("{lines}{sums}"), false, 0);
        assert_eq!(reading(""), Reading::Unproven(Reason::OutputCut));
        assert!(matches!(reading("  ✔ adds (0.5ms)\n"), Reading::Passed { .. }));
    }
}
