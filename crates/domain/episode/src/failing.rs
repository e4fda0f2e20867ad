//! Which failing tests a lesson is about, and where: what a later lesson has to mend to supersede it (decision 21).

use sha2::{Digest, Sha256};
use std::fmt;
use veridical_evidence::{Ending, FailedRun, Findings, MAX_NAMES, Observation, ProcessExit, Turn};
use veridical_kernel::{BadSignatureKey, SignatureKey};

/// What a lesson is about beside the failure that its failing run is known by.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Failing {
    /// What marks the failures of the other tests that failed in that run, each once.
    pub beside: Vec<SignatureKey>,
    /// The tests that failed, each with its place in the project; empty when not all of them are known.
    pub tests: Vec<SignatureKey>,
}

impl Failing {
    /// Reads it back from a stored row: two lists of keys with a `|` between, or nothing.
    ///
    /// # Errors
    /// [`BadSignatureKey`] when the text does not have that form.
    pub fn from_stored(text: &str) -> Result<Self, BadSignatureKey> {
        if text.is_empty() {
            return Ok(Self::default());
        }
        let (beside, tests) = text.split_once('|').ok_or(BadSignatureKey)?;
        let keys = |list: &str| -> Result<Vec<_>, _> {
            list.split_terminator(' ').map(SignatureKey::from_stored).collect()
        };
        Ok(Self { beside: keys(beside)?, tests: keys(tests)? })
    }

    /// Whether it says nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.beside.is_empty() && self.tests.is_empty()
    }
}

impl fmt::Display for Failing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let listed =
            |keys: &[SignatureKey]| keys.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        match self.is_empty() {
            true => Ok(()),
            false => write!(f, "{}|{}", listed(&self.beside), listed(&self.tests)),
        }
    }
}

/// The marks of a run's failing tests, each with its place in the project; empty when not all of them, or not their
/// place, are known.
///
/// A mark is the first 128 bits of a SHA-256 over parts, each written as its length in eight bytes, big-endian, and its
/// UTF-8 text: `veridical.failing/1`, the folder from the project's root, what the command line chose of the project,
/// and the test with the path that its runner gives it, from the root as well. Where no test is named, the failure's
/// normal form and its place stand for it.
pub(crate) fn failing(turn: &Turn, findings: &Findings) -> Vec<SignatureKey> {
    let Some(run) = &findings.failed else { return Vec::new() };
    let tests = run.failing_tests.as_slice();
    let Some(folder) = folder_of(turn, findings, run).filter(|_| tests.len() < MAX_NAMES) else {
        return Vec::new();
    };
    let place = run.signature.place.as_deref().unwrap_or_default();
    let chosen = chosen(run);
    let of = |folder: &str, name: &str| mark(&[folder, &chosen, name]);
    let beside = joined(&folder, directory(place));
    let mut marks: Vec<SignatureKey> = match tests {
        [] => vec![of(&joined(&folder, place), &run.signature.normalised())],
        _ => tests
            .iter()
            .map(|test| match test.split_once("::") {
                Some((file, name)) if file.contains('.') => of(&joined(&folder, file), name),
                _ => of(&beside, test),
            })
            .collect(),
    };
    marks.sort();
    marks.dedup();
    marks
}

fn mark(parts: &[&str]) -> SignatureKey {
    let mut hash = Sha256::new();
    for part in std::iter::once(&"veridical.failing/1").chain(parts) {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part.as_bytes());
    }
    let mut bytes = [0; 16];
    bytes.iter_mut().zip(hash.finalize()).for_each(|(byte, hashed)| *byte = hashed);
    SignatureKey::new(bytes)
}

/// What a command line chooses of a project with many parts: a package, a workspace, a folder to go to. Go tells the
/// package in its last word.
fn chosen(run: &FailedRun) -> String {
    const OPTIONS: [&str; 12] = [
        "-p",
        "--package",
        "--prefix",
        "-C",
        "--dir",
        "--cwd",
        "-w",
        "--workspace",
        "--filter",
        "--manifest-path",
        "--rootdir",
        "--project",
    ];
    let mut chosen = Vec::new();
    let mut words = run.command.split_whitespace();
    let go = run.command.trim_start().starts_with("go ");
    while let Some(word) = words.next() {
        match word.split_once('=') {
            Some((option, value)) if OPTIONS.contains(&option) => chosen.push(value),
            None if OPTIONS.contains(&word) => chosen.extend(words.next()),
            _ => {}
        }
    }
    chosen.extend(run.summary.split_whitespace().filter(|word| go && word.contains('/')));
    chosen.join(" ")
}

/// The folder from the project's root in which the failing run ran, as the command lines of the turn tell; a run of an
/// earlier turn ran where the passing one did. `None` when it is not known, or when runs of the command differ in it.
fn folder_of(turn: &Turn, findings: &Findings, run: &FailedRun) -> Option<String> {
    let passed = findings.passed.as_ref().filter(|_| run.earlier_turn).map(|run| run.command.as_str());
    let command = passed.unwrap_or(&run.command);
    let mut shell = Some(Vec::new());
    let mut found: Option<Option<Vec<String>>> = None;
    for exit in turn.observations().iter().filter_map(ended) {
        let asked = exit.workdir.as_deref().map(|folder| moved(None, folder, turn.checkout()));
        let mut here = asked.clone().unwrap_or_else(|| shell.clone());
        for part in exit.command.split("&&").flat_map(|part| part.split([';', '\n'])) {
            let part = part.trim_matches(|c: char| c.is_whitespace() || "()".contains(c));
            if part.contains(command) && (passed.is_some() || exit.ending != Ending::Exited(0)) {
                if found.as_ref().is_some_and(|known| *known != here) {
                    return None;
                }
                found = Some(here.clone());
            }
            if let Some(folder) = part.strip_prefix("cd ") {
                here = moved(here, folder.trim(), turn.checkout());
            } else if part.starts_with("pushd") || part.starts_with("popd") {
                here = None;
            }
        }
        // A subshell's folder is its own, and so is one that a call asked for.
        if asked.is_none() && !exit.command.contains('(') {
            shell = here;
        }
    }
    found?.map(|folder| folder.join("/"))
}

fn ended(observation: &Observation) -> Option<&ProcessExit> {
    match observation {
        Observation::ProcessExit(exit) => Some(exit),
        _ => None,
    }
}

/// The folder after `cd to`; `None` when it is not known, or lies outside of the project.
fn moved(from: Option<Vec<String>>, to: &str, checkout: Option<&str>) -> Option<Vec<String>> {
    let to = to.trim_matches(['\'', '"']);
    if to.is_empty() || to.starts_with(['~', '-']) || to.contains(['$', '`', '*', '?', '|', '<', '>', ' ']) {
        return None;
    }
    let (mut folder, rest) = match to.starts_with('/') {
        true => {
            let rest = to.strip_prefix(checkout?.trim_end_matches('/'))?;
            (Vec::new(), rest.strip_prefix('/').or(rest.is_empty().then_some(rest))?)
        }
        false => (from?, to),
    };
    for part in rest.split('/').filter(|part| !matches!(*part, "" | ".")) {
        match part {
            ".." => drop(folder.pop()?),
            name => folder.push(name.to_owned()),
        }
    }
    Some(folder)
}

fn joined(folder: &str, path: &str) -> String {
    let path = path.trim_start_matches("./");
    if folder.is_empty() || path.is_empty() { format!("{folder}{path}") } else { format!("{folder}/{path}") }
}

/// The folder of a place such as `src/a.py in f`.
fn directory(place: &str) -> &str {
    let path = place.split_whitespace().next().unwrap_or_default();
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

#[cfg(test)]
mod tests {
    use super::*;
    use veridical_evidence::{FailureSignature, Output, PassedRun};

    fn run(command: &str, tests: &[&str]) -> FailedRun {
        FailedRun {
            command: command.to_owned(),
            exit_code: Some(1),
            signature: FailureSignature {
                kind: Some("E".into()),
                message: None,
                place: Some("test_a.py".into()),
            },
            failing_tests: tests.iter().map(|test| (*test).to_owned()).collect(),
            summary: String::new(),
            earlier_turn: false,
        }
    }

    fn marks(lines: &[&str], run: FailedRun) -> Vec<SignatureKey> {
        let mut turn = Turn::builder("mend it");
        for line in lines {
            turn.observe(Observation::ProcessExit(ProcessExit {
                command: (*line).to_owned(),
                workdir: None,
                ending: Ending::Exited(i32::from(!line.starts_with("cd ") || line.contains("test"))),
                output: Output::complete(""),
            }));
        }
        let turn = turn.build().in_checkout(Some("/w/shop"));
        failing(&turn, &Findings { failed: Some(run), ..Findings::default() })
    }

    fn pytest(lines: &[&str], test: &str) -> Vec<SignatureKey> {
        marks(lines, run("pytest -q", &[test]))
    }

    #[test]
    fn what_is_stored_is_read_back_and_nothing_else() {
        let [one, two] = [1, 2].map(|byte| SignatureKey::new([byte; 16]));
        for (beside, tests) in
            [(vec![], vec![]), (vec![one], vec![]), (vec![], vec![one, two]), (vec![two], vec![one])]
        {
            let failing = Failing { beside, tests };
            assert_eq!(Failing::from_stored(&failing.to_string()), Ok(failing));
        }
        for text in ["x", " ", &one.to_string(), &format!("{one}{two}|"), &format!("{one}|{two}|")] {
            assert_eq!(Failing::from_stored(text), Err(BadSignatureKey), "{text}");
        }
    }

    #[test]
    fn a_test_is_the_same_from_wherever_in_the_project_it_is_run() {
        let whole = pytest(&["pytest -q"], "services/a/test_a.py::test_a");
        assert_eq!(whole.len(), 1);
        for lines in [
            &["cd services/a && pytest -q"][..],
            &["cd services/a", "pytest -q"],
            &["cd services", "cd a", "ls", "pytest -q"],
            &["cd /w/shop/services/a; pytest -q"],
            &["(cd services/a && pytest -q)"],
            &["cd services/b && cd ../a && pytest -q"],
        ] {
            assert_eq!(pytest(lines, "test_a.py::test_a"), whole, "{lines:?}");
        }
    }

    #[test]
    fn two_folders_or_packages_with_one_name_are_two() {
        let a = pytest(&["cd services/a && pytest -q"], "test_a.py::test_a");
        for other in [
            pytest(&["cd services/b && pytest -q"], "test_a.py::test_a"),
            pytest(&["(cd services/a && ls)", "pytest -q"], "test_a.py::test_a"),
            pytest(&["pytest -q"], "services/b/test_a.py::test_a"),
            pytest(&["cd services/a && pytest -q"], "test_a.py::test_b"),
        ] {
            assert!(other.len() == 1 && other != a);
        }
        let cargo = |line: &str| marks(&[line], run(line, &["tests::adds"]));
        assert_ne!(cargo("cargo test -p money"), cargo("cargo test -p clock"));
        assert_ne!(cargo("cargo test --package=money"), cargo("cargo test"));
        assert_eq!(cargo("cargo test -p money"), cargo("cargo test --package=money"));
        let go = |package: &str| {
            let summary = format!("FAIL {package} 0.003s");
            marks(&["go test ./..."], FailedRun { summary, ..run("go test ./...", &["TestAdd"]) })
        };
        assert_ne!(go("example.org/shop/a"), go("example.org/shop/b"));
    }

    #[test]
    fn where_the_place_or_a_test_is_not_known_nothing_is_marked() {
        for lines in [
            &["cd $DIR && pytest -q"][..],
            &["cd /elsewhere && pytest -q"],
            &["cd .. && pytest -q"],
            &["pushd a", "pytest -q"],
            &["cd services/a && pytest -q", "cd ../b && pytest -q"],
            &["make test"],
        ] {
            assert_eq!(pytest(lines, "test_a.py::test_a"), [], "{lines:?}");
        }
        let many: Vec<String> = (0..MAX_NAMES).map(|n| format!("test_a.py::test_{n}")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        assert_eq!(marks(&["pytest -q"], run("pytest -q", &many)), [], "there may be more of them");
    }

    #[test]
    fn a_run_of_an_earlier_turn_ran_where_the_pass_did() {
        let mut turn = Turn::builder("mend it");
        turn.observe(Observation::ProcessExit(ProcessExit {
            command: "cd services/a && pytest -q".into(),
            workdir: None,
            ending: Ending::Exited(0),
            output: Output::complete(""),
        }));
        let passed =
            PassedRun { command: "pytest -q".into(), exit_code: 0, report: None, summary: String::new() };
        let failed = FailedRun { earlier_turn: true, ..run("pytest -q", &["test_a.py::test_a"]) };
        let findings = Findings { failed: Some(failed), passed: Some(passed), ..Findings::default() };
        let found = failing(&turn.build(), &findings);
        assert_eq!(found, pytest(&["pytest -q"], "services/a/test_a.py::test_a"));
    }
}
