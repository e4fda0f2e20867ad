//! What a run that names nothing takes in by custom (decision 0026).
//!
//! A quiet run of all tests does not say which files it ran. Its runner finds those of a customary name in a customary
//! place, unless a configuration leaves them out. Such a configuration is looked for in all that the turn shows, and
//! folders that projects are known to leave out are not taken to be searched.

use super::coverage::{Failed, Passed, file_of, names_are_known};
use super::history::History;
use super::identity::Exact;
use super::selection::Selection;
use super::touch::file_name;
use crate::report::{Failure, Runner};
use crate::{FileWrite, Observation};
use std::collections::HashSet;

/// What the turn shows of the configurations of runners.
#[derive(Debug, Default)]
pub(super) struct Configured {
    /// Something leaves tests out, or may.
    leaves_out: bool,
    /// Each list of the only places that are searched.
    places: Vec<Vec<String>>,
    /// Folders that are known to be packages of Python, so that a search goes into them.
    packages: Vec<String>,
}

/// How much of one text is looked through, in bytes. A longer one is no file that an agent reads for its settings, and
/// may hold anything.
const MAX_LOOKED_THROUGH: usize = 256 * 1024;

impl Configured {
    pub(super) fn of(observations: &[Observation]) -> Self {
        let mut found = Self::default();
        for observation in observations {
            match observation {
                Observation::FileRead(read) => {
                    found.text(&read.path);
                    read.content.iter().for_each(|text| found.text(text));
                }
                Observation::FileWrite(write) => found.write(write),
                Observation::ProcessExit(exit) | Observation::BackgroundEnd { exit, .. } => {
                    found.text(&exit.command);
                    found.text(&exit.output.text);
                }
                _ => {}
            }
        }
        found
    }

    fn write(&mut self, write: &FileWrite) {
        self.text(&write.path);
        let edits = write.edits.iter().flat_map(|edit| [&edit.removed, &edit.added]);
        write.whole.iter().chain(edits).for_each(|text| self.text(text));
    }

    fn text(&mut self, text: &str) {
        /// Settings and hooks of runners by which tests are left out.
        const LEAVE_OUT: [&str; 17] = [
            "collect_ignore",
            "norecursedirs",
            "python_files",
            "pytest_ignore_collect",
            "pytest_collect_file",
            "pytest_collection_modifyitems",
            "load_tests",
            "--deselect",
            "exclude_pattern",
            "exclude-pattern",
            "--pattern",
            "--tag ~",
            "test_paths",
            "test_pattern",
            "test_load_filters",
            "defaultTestSuite",
            "<exclude>",
        ];
        if text.len() > MAX_LOOKED_THROUGH {
            self.leaves_out = true;
            return;
        }
        self.leaves_out |= LEAVE_OUT.iter().any(|word| text.contains(word));
        self.leaves_out |= values(text, "addopts").any(|value| selects(&value));
        self.places.extend(values(text, "testpaths"));
        let suites: Vec<String> = text.split("<directory").skip(1).filter_map(suite).collect();
        self.places.extend((!suites.is_empty()).then_some(suites));
        self.packages.extend(text.match_indices("/__init__.py").filter_map(|(at, _)| {
            let before = text.get(..at)?;
            let folder = before.rsplit(|c: char| c.is_whitespace() || "'\"`(".contains(c)).next()?;
            Some(folder.trim_start_matches("./").to_owned())
        }));
    }

    /// Whether nothing that the turn shows leaves this file out.
    fn searches(&self, path: &str) -> bool {
        let within = |place: &String| {
            let place = plain(place);
            place.is_empty() || path.strip_prefix(place).is_some_and(|rest| rest.starts_with('/'))
        };
        !self.leaves_out && self.places.iter().all(|places| places.iter().any(within))
    }

    fn has_package(&self, folder: &str) -> bool {
        self.packages.iter().any(|known| known == folder || known.ends_with(&format!("/{folder}")))
    }
}

/// The words of each value that a text gives a setting: of its line, of the list that begins on it, or of the lines
/// below that are indented.
fn values<'a>(text: &'a str, setting: &'a str) -> impl Iterator<Item = Vec<String>> + 'a {
    text.match_indices(setting).filter_map(move |(at, _)| {
        let rest = text.get(at + setting.len()..)?.trim_start_matches(['"', '\'', ' ', '\t']);
        let value = rest.strip_prefix(['=', ':'])?.trim_start_matches([' ', '\t']);
        let quoted = [("[", "]"), ("\"\"\"", "\"\"\""), ("'''", "'''")];
        let closed = quoted.iter().find_map(|(open, close)| {
            let inside = value.strip_prefix(open)?;
            Some(inside.find(close).map_or(value.len(), |at| at + open.len()))
        });
        let end = if let Some(end) = closed {
            end
        } else {
            let line_ends = value.match_indices('\n').map(|(at, _)| at);
            let mut ends =
                line_ends.filter(|at| !value.get(at + 1..).is_some_and(|next| next.starts_with([' ', '\t'])));
            ends.next().unwrap_or(value.len())
        };
        let words = value.get(..end)?.split(|c: char| c.is_whitespace() || "[],'\"".contains(c));
        Some(words.filter(|word| !word.is_empty()).map(str::to_owned).collect())
    })
}

/// Whether options of a configuration choose among tests.
fn selects(words: &[String]) -> bool {
    const OPTIONS: [&str; 6] = ["-k", "-m", "--ignore", "--deselect", "--pyargs", "--lf"];
    words.iter().any(|word| !word.starts_with('-') || OPTIONS.iter().any(|option| word.starts_with(option)))
}

/// The folder of `<directory suffix="Test.php">tests/Unit</directory>`.
fn suite(behind: &str) -> Option<String> {
    let (folder, _) = behind.split_once('>')?.1.split_once('<')?;
    Some(folder.trim().to_owned())
}

/// `tests` of `./tests/`, and nothing of `.`.
fn plain(place: &str) -> &str {
    let place = place.strip_prefix("./").unwrap_or(place).trim_end_matches('/');
    if place == "." { "" } else { place }
}

/// Whether a pass of all tests surely ran what a narrower call asked for, by the customs of its runner.
pub(super) fn takes_in(
    (later, now): (&Exact, &Selection<'_>),
    before: &Selection<'_>,
    pass: Passed<'_>,
    failed: Failed<'_>,
    history: &History<'_>,
) -> bool {
    let (Some(runner), Some(counts)) = (later.runner, pass.counts) else { return false };
    let Some(asked) = Asked::of(runner, before, failed.failure) else { return false };
    let sums = failed.failure.counts;
    let ran = sums.passed.saturating_add(sums.broken());
    let is_found = if runner == "unittest" {
        before.others.is_empty() && discovers(now, &asked.files, history.configured())
    } else {
        now.others == before.others && searches(runner, now, &asked.files, history.configured())
    };
    is_found
        && now.asks_no_less(before, runner)
        && now.filters.is_empty()
        && counts.passed >= ran.saturating_add(u64::from(asked.in_part))
        && !shows_only_others(pass.output, &asked.files)
}

/// What a failing call asked for, file by file.
struct Asked<'a> {
    files: Vec<&'a str>,
    /// Whether of some file it was but a part.
    in_part: bool,
}

impl<'a> Asked<'a> {
    fn of(runner: &'static str, call: &Selection<'a>, failure: &'a Failure) -> Option<Self> {
        let words = CUSTOMS.iter().find(|custom| custom.runner == runner).map_or(0, |custom| custom.words);
        let mut found = Self { files: Vec::new(), in_part: !call.filters.is_empty() };
        for operand in call.operands.get(words..)? {
            if runner == "unittest" {
                let behind = operand.trim_end_matches(".py").split(['.', '/']);
                found.in_part |= behind.skip_while(|part| !part.starts_with("test_")).count() > 1;
                found.files.push(operand);
                continue;
            }
            let file = operand.split(':').next().unwrap_or(operand);
            found.in_part |= file.len() < operand.len();
            if file_name(file).contains('.') {
                found.files.push(file);
            } else if Runner::names_tests_by_path(runner) && names_are_known(failure) {
                let within = |test: &&str| test.strip_prefix(file).is_some_and(|rest| rest.starts_with('/'));
                found.files.extend(failure.tests.iter().map(|test| file_of(test)).filter(within));
            } else {
                return None;
            }
        }
        (!found.files.is_empty()).then_some(found)
    }
}

/// Whether a run whose words name at most folders takes these files in. Each is named as on a command line.
fn searches(runner: &str, run: &Selection<'_>, files: &[&str], configured: &Configured) -> bool {
    let Some(custom) = CUSTOMS.iter().find(|custom| custom.runner == runner) else { return false };
    let Some(given) = run.operands.get(custom.words..) else { return false };
    let folders: Vec<&str> = given.iter().map(|folder| plain(folder)).collect();
    let is_folder = |folder: &&str| !folder.contains(['.', ':', '*', '\\', '[']);
    let within = |file: &str| {
        let holds = |folder: &&str| file.strip_prefix(*folder).is_some_and(|rest| rest.starts_with('/'));
        folders.is_empty() || folders.iter().any(|folder| folder.is_empty() || holds(folder))
    };
    let taken = |file: &&str| {
        within(file) && custom.holds(file) && !is_left_out_often(file) && configured.searches(file)
    };
    folders.iter().all(is_folder) && files.iter().all(taken)
}

/// Where the tests of a runner lie by custom.
struct Custom {
    runner: &'static str,
    /// How many words make a call one of the runner.
    words: usize,
    /// The folders that are searched.
    roots: &'static [&'static str],
    /// Folders below them in which tests lie as well; `None` for any.
    below: Option<&'static [&'static str]>,
    /// Whether a file has the customary name.
    named: fn(&str) -> bool,
}

const CUSTOMS: [Custom; 4] = [
    Custom {
        runner: "pytest",
        words: 0,
        roots: &["tests", "test"],
        below: Some(&["unit"]),
        named: |name| {
            let stem = name.strip_suffix(".py").unwrap_or_default();
            stem.starts_with("test_") || stem.ends_with("_test")
        },
    },
    Custom {
        runner: "rspec",
        words: 0,
        roots: &["spec"],
        below: None,
        named: |name| name.ends_with("_spec.rb"),
    },
    Custom {
        runner: "mix test",
        words: 1,
        roots: &["test"],
        below: None,
        named: |name| name.ends_with("_test.exs"),
    },
    Custom {
        runner: "phpunit",
        words: 0,
        roots: &["tests"],
        below: Some(&["Unit", "unit"]),
        named: |name| name.ends_with("Test.php"),
    },
];

impl Custom {
    fn holds(&self, file: &str) -> bool {
        let mut folders: Vec<&str> = file.split('/').collect();
        let name = folders.pop().unwrap_or_default();
        let Some((root, below)) = folders.split_first() else { return false };
        let is_plain = |folder: &&str| !folder.is_empty() && !folder.starts_with('.');
        (self.named)(name)
            && self.roots.contains(root)
            && below
                .iter()
                .all(|folder| is_plain(folder) && self.below.is_none_or(|known| known.contains(folder)))
    }
}

/// Whether a path has a word by which projects name tests that a run of all leaves out.
fn is_left_out_often(path: &str) -> bool {
    const WORDS: [&str; 32] = [
        "integration",
        "e2e",
        "end2end",
        "slow",
        "functional",
        "acceptance",
        "perf",
        "performance",
        "bench",
        "benchmark",
        "benchmarks",
        "example",
        "examples",
        "live",
        "manual",
        "contrib",
        "vendor",
        "vendored",
        "system",
        "smoke",
        "load",
        "stress",
        "fixtures",
        "data",
        "legacy",
        "disabled",
        "experimental",
        "network",
        "gpu",
        "nightly",
        "scratch",
        "features",
    ];
    let lower = path.to_ascii_lowercase();
    lower.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| WORDS.contains(&word))
}

/// Whether a run of `python -m unittest` that searches takes these modules in: it has no configuration, but it goes
/// into packages alone.
fn discovers(run: &Selection<'_>, modules: &[&str], configured: &Configured) -> bool {
    let mut start = match run.operands.as_slice() {
        [] | ["discover"] => "",
        ["discover", folder] => plain(folder),
        _ => return false,
    };
    for option in &run.others {
        match (option.name(), option.value()) {
            ("-s" | "--start-directory", Some(folder)) => start = plain(folder),
            ("-p" | "--pattern", Some("test*.py" | "test_*.py")) => {}
            _ => return false,
        }
    }
    let taken = |module: &&str| {
        let parts: Vec<&str> = module.trim_end_matches(".py").split(['.', '/']).collect();
        let (folder, name) = match parts.as_slice() {
            [folder @ ("tests" | "test"), name, ..] => (*folder, *name),
            [name, ..] => ("", *name),
            [] => return false,
        };
        let found = folder == start || (start.is_empty() && configured.has_package(folder));
        found && name.starts_with("test_") && !is_left_out_often(name) && !configured.leaves_out
    };
    modules.iter().all(taken)
}

/// Whether the report of a run shows file by file what it ran, and not all of these: pytest's
/// `tests/test_b.py ...  [ 50%]`.
fn shows_only_others(output: &str, files: &[&str]) -> bool {
    let shown: HashSet<&str> = output
        .lines()
        .filter_map(|line| {
            let (file, rest) = line.split_once(' ')?;
            let marks = rest.split('[').next().unwrap_or(rest).trim();
            let is_report = !marks.is_empty() && marks.bytes().all(|mark| b".sxX".contains(&mark));
            (is_report && file.ends_with(".py")).then_some(file)
        })
        .collect();
    !shown.is_empty() && !files.iter().all(|file| shown.contains(file))
}

#[cfg(test)]
mod tests;
