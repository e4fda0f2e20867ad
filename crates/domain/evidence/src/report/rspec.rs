//! RSpec: `Finished in 0.02 seconds …`, then `5 examples, 2 failures, 2 pending`.

use super::options::{Argument, Effect, Options, Rule};
use super::text::leading_number;
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge};
use crate::signature::{bounded, is_class, shorten_path};
use crate::{FailureSignature, MAX_NAMES, Reason, TestCounts};

pub(super) const RUNNER: Runner = Runner {
    name: "rspec",
    invocations: &[Invocation::Program("rspec")],
    options: Options {
        rules: &[
            Rule(Effect::Lists, "--dry-run --init -h --help -v --version", ""),
            Rule(Effect::Hides, "--bisect -X --drb", "--drb-port --options -O"),
            Rule(
                Effect::Displays,
                "-b --backtrace -c --color --colour --force-color --force-colour --no-color --no-colour --tty \
                 --fail-fast --no-fail-fast -p --profile --no-profile -w --warnings",
                "-f --format -o --out --deprecation-out",
            ),
            Rule(Effect::Spreads, "", "--order --seed"),
            Rule(Effect::Narrows, "--only-failures -n --next-failure", "-e --example -E --example-matches"),
            Rule(Effect::Selects, "", "-t --tag -P --pattern --exclude-pattern"),
            Rule(Effect::Decides, "", "-I -r --require --failure-exit-code --error-exit-code --default-path"),
        ],
        clusters: "bcpw",
        attached: true,
    },
    refuses,
    names_tests_by_path: false,
    sums_up_once: true,
    counts_tests: true,
    // The status is 1, or what the project chose.
    failing: Failing::Any,
    read,
};

fn refuses(arguments: &[Argument]) -> Option<Reason> {
    let unclear = arguments.iter().any(|argument| RUNNER.options.are_shortened_by(argument));
    (unclear || !prints_text(arguments)).then_some(Reason::ReportSuppressed)
}

/// Whether one of the formats is text and goes to the terminal; `--out` takes the format before it elsewhere.
fn prints_text(arguments: &[Argument]) -> bool {
    let mut formats: Vec<bool> = Vec::new();
    let mut moved = false;
    for argument in arguments {
        let value = argument.value().unwrap_or_default();
        match argument.name() {
            "-f" | "--format" => {
                formats.push(matches!(value, "p" | "progress" | "d" | "doc" | "documentation"));
            }
            "-o" | "--out" => match formats.last_mut() {
                Some(last) => *last = false,
                None => moved = true,
            },
            _ => {}
        }
    }
    formats.contains(&true) || (formats.is_empty() && !moved)
}

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let mut report = Report::default();
    lines.iter().for_each(|line| report.read(line));
    let (counts, summary) = match report.totals.as_slice() {
        [] if status == 1 && lines.contains("invalid option: ") => {
            return Reading::Unproven(Reason::Infrastructure);
        }
        [] => return Reading::Unproven(Reason::NoReport),
        [(counts, summary)] => (*counts, summary.clone()),
        _ => return Reading::Unproven(Reason::RepeatedSummary),
    };
    let unread = counts.errors == report.unread;
    match judge(counts, status, RUNNER.failing) {
        Ok(true) if lines.complete && !report.shows(counts) => Reading::Unproven(Reason::UnreadableReport),
        Ok(true) => Reading::Passed { counts, summary },
        Ok(false) => {
            let signature = report.signature();
            let failure = Failure { counts, summary, signature, tests: report.tests };
            match unread && failure.counts.failed == 0 {
                true if lines.contains(" cannot load such file -- /")
                    && lines.contains("load_spec_files") =>
                {
                    Reading::Unproven(Reason::Infrastructure)
                }
                true => Reading::Broken { reason: Reason::CollectionError, failure },
                false => Reading::Failed(failure),
            }
        }
        Err(Reason::NoTests) if lines.contains("All examples were filtered out") => {
            Reading::Unproven(Reason::FilteredToNothing)
        }
        Err(reason) => Reading::Unproven(reason),
    }
}

/// What the lines of a run come to.
#[derive(Debug, Default)]
struct Report {
    totals: Vec<(TestCounts, String)>,
    finished: bool,
    /// Dots in front of the first section.
    dots: u64,
    /// Lines in front of it that nothing deeper follows: the examples of a documented run.
    leaves: u64,
    depth: usize,
    section: Section,
    /// The failing examples by their description, at most [`MAX_NAMES`].
    tests: Vec<String>,
    /// Files that could not be loaded.
    unread: u64,
    first: First,
}

#[derive(Debug, Default, PartialEq, Eq)]
enum Section {
    #[default]
    Results,
    Failures,
    Others,
}

/// The first failure.
#[derive(Debug, Default)]
struct First {
    begun: bool,
    done: bool,
    code: Option<String>,
    kind: Option<String>,
    message: Option<String>,
    place: Option<String>,
    /// Whether the lines are those of the call that failed.
    in_code: bool,
}

impl Report {
    fn read(&mut self, line: &str) {
        if let Some(counts) = totals(line).filter(|_| self.finished) {
            self.totals.push((counts, line.to_owned()));
        } else if let Some(example) = line.strip_prefix("rspec ").filter(|_| !self.totals.is_empty()) {
            let name = example.split_once(" # ").map_or(example, |(_, name)| name);
            if self.tests.len() < MAX_NAMES {
                self.tests.push(name.to_owned());
            }
        }
        match line {
            "Failures:" => self.section = Section::Failures,
            _ if line.starts_with("Pending: ") || line.starts_with("Top ") => self.section = Section::Others,
            _ if line.starts_with("Finished in ") => (self.section, self.finished) = (Section::Others, true),
            _ => {}
        }
        let unloaded = line.strip_prefix("An error occurred while loading ");
        self.unread += u64::from(unloaded.is_some());
        match self.section {
            Section::Results if line.starts_with("An error occurred ") => self.first.outside(unloaded),
            Section::Results => self.result(line),
            Section::Failures | Section::Others => {}
        }
        // What is not indented stands where the output was cut.
        if self.section == Section::Failures && self.first.begun && !line.is_empty() && !line.starts_with(' ')
        {
            self.first = First::default();
        }
        let begins = self.section == Section::Failures && line.trim_start().starts_with("1) ");
        self.first.read(line, begins);
    }

    fn result(&mut self, line: &str) {
        let text = line.trim_start();
        if text.is_empty() {
            return;
        }
        let dots = line.bytes().filter(|b| *b == b'.').count();
        self.dots = self.dots.saturating_add(u64::try_from(dots).unwrap_or(u64::MAX));
        let depth = line.len() - text.len();
        // A deeper line makes a group of the one before it.
        if self.depth > 0 && depth > self.depth {
            self.leaves = self.leaves.saturating_sub(1);
        }
        self.leaves += u64::from(depth > 0);
        self.depth = depth;
    }

    /// Whether the examples that passed are all there to see. An example that ends the whole program is counted like
    /// one that passed, with status 0, and those behind it never run.
    fn shows(&self, counts: TestCounts) -> bool {
        self.dots >= counts.passed || self.leaves >= counts.passed.saturating_add(counts.skipped)
    }

    fn signature(&self) -> FailureSignature {
        let First { code, kind, message, place, .. } = &self.first;
        FailureSignature {
            kind: kind.clone(),
            message: message.clone().or_else(|| code.clone()),
            place: place.clone().or_else(|| self.tests.first().cloned()),
        }
    }
}

impl First {
    /// An error outside of all examples, perhaps while this file was loaded.
    fn outside(&mut self, file: Option<&str>) {
        if !self.begun {
            self.begun = true;
            self.place = file
                .and_then(|file| file.split(' ').next())
                .map(|file| shorten_path(file.trim_end_matches('.')));
        }
    }

    fn read(&mut self, line: &str, begins: bool) {
        if begins {
            // A failure of an example says more than one outside of all.
            *self = Self { begun: true, ..Self::default() };
            return;
        }
        let text = line.trim_start();
        if self.in_code {
            // Of a call of several lines the first one tells most, and an empty line ends it.
            self.in_code = !text.is_empty();
            self.code.get_or_insert_with(|| bounded(text));
            return;
        }
        if !self.begun || self.done || text.is_empty() {
            return;
        }
        if text.trim_end() == "Failure/Error:" {
            self.in_code = true;
        } else if let Some(code) = text.strip_prefix("Failure/Error: ") {
            self.code = Some(bounded(code));
        } else if let Some((path, _)) = text.strip_prefix("# ").and_then(|place| place.split_once(':')) {
            self.place.get_or_insert_with(|| shorten_path(path));
            self.done = true;
        } else if self.code.is_some() {
            self.detail(text);
        }
    }

    fn detail(&mut self, text: &str) {
        let named = text.strip_suffix(':').filter(|name| is_class(name));
        match (&self.kind, &mut self.message) {
            (None, None) if named.is_some() => self.kind = named.map(str::to_owned),
            (_, None) => self.message = Some(bounded(text)),
            (None, Some(message)) if text.starts_with("got: ") => {
                *message = bounded(&format!("{message}; {text}"));
            }
            _ => {}
        }
    }
}

/// `5 examples, 2 failures, 2 pending, 1 error occurred outside of examples`
fn totals(line: &str) -> Option<TestCounts> {
    let (ran, rest) = leading_number(line)?;
    let mut parts = rest.split(", ");
    if !matches!(parts.next()?, "example" | "examples") {
        return None;
    }
    let mut counts = TestCounts::default();
    for part in parts {
        let (number, name) = leading_number(part)?;
        match name {
            "failure" | "failures" => counts.failed = number,
            "pending" => counts.skipped = number,
            "error occurred outside of examples" | "errors occurred outside of examples" => {
                counts.errors = number;
            }
            _ => return None,
        }
    }
    counts.passed = ran.saturating_sub(counts.failed).saturating_sub(counts.skipped);
    Some(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_is_readable_only_with_a_text_on_the_terminal() {
        for (args, expected) in [
            ("-fd spec", None),
            ("--format p --format json --out r.json", None),
            ("--format RspecJunitFormatter --out r.xml --format progress", None),
            ("-f json", Some(Reason::ReportSuppressed)),
            ("-fd -o r.txt", Some(Reason::ReportSuppressed)),
            ("--out r.txt", Some(Reason::ReportSuppressed)),
            ("--form json", Some(Reason::ReportSuppressed)),
            ("--dry-run", Some(Reason::CollectOnly)),
            ("--dry", Some(Reason::ReportSuppressed)),
            ("--bisect", Some(Reason::ReportSuppressed)),
        ] {
            let words: Vec<&str> = args.split(' ').collect();
            assert_eq!(RUNNER.refusal(&RUNNER.options.read(&words)), expected, "{args}");
        }
    }

    #[test]
    fn an_example_that_ends_the_program_is_no_pass() {
        let output = |results: &str, total: u64| {
            format!(
                "{results}\n\nFinished in 0.01 seconds (files took 0.1 seconds to load)\n{total} examples, 0 failures\n"
            )
        };
        for (results, total, passes) in [
            ("...", 3, true),
            ("...", 4, false),
            ("", 1, false),
            ("Loading.\n.\nmore.\n.", 2, true),
            ("\nCalc\n  .mean\n    adds\n    divides\n  .label\n    names", 3, true),
            ("\nCalc\n  .mean\n    adds\n    divides\n  .label\n    names", 4, false),
            ("\nCalc\n  mean\n    adds\n    divides", 3, false),
        ] {
            let reading = RUNNER.read(&output(results, total), true, 0);
            assert_eq!(matches!(reading, Reading::Passed { .. }), passes, "{results} {total}");
        }
    }
}
