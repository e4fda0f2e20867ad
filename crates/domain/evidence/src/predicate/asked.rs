//! What the user asked for by the name of a command, which failed and did not end well after that.

use super::history::History;
use super::ledger::Entry;
use super::run::Run;
use super::touch::file_name;
use crate::report::tells_of_failure;
use crate::shell::is_python;
use std::collections::HashSet;

/// Words of a command that say little of what it is about.
const COMMON: [&str; 28] = [
    "run",
    "test",
    "tests",
    "npm",
    "npx",
    "pnpm",
    "yarn",
    "bun",
    "cargo",
    "go",
    "make",
    "just",
    "exec",
    "node",
    "python",
    "python3",
    "pytest",
    "jest",
    "vitest",
    "src",
    "app",
    "lib",
    "all",
    "with",
    "and",
    "the",
    "git",
    "workspace",
];

impl History<'_> {
    /// The last command that failed, when the user's message names what it does and nothing of that name ended well after
    /// it.
    pub(super) fn asked_for(&self) -> Option<&Run> {
        let message = self.user().to_ascii_lowercase();
        let said = words_in(&message);
        let stems: HashSet<&str> = said.iter().map(|word| stem(word)).collect();
        let is_named = |name: &String| match name.contains(' ') {
            true => message.contains(name.as_str()),
            false => stems.contains(name.as_str()) || is_begun_by(name, &stems),
        };
        let mut open: Option<(&Run, Vec<String>)> = None;
        for run in self.runs.iter().filter(|run| !reads(&run.attestation.command)) {
            let command = &run.attestation.command;
            let names = spoken_names(command);
            let several = command.contains(['|', ';']);
            let failed = match run.attestation.exit_code {
                // What stands in front of a `|` or a `;` shows its fault in the output alone.
                Some(0) if several => shows_a_fault(self.said_at(run.at), || {
                    !is_a_test_run(run) && names.iter().any(|name| name.contains(' ') && is_named(name))
                }),
                Some(0) => false,
                // A program that is not there says nothing of what was asked.
                Some(127) => continue,
                Some(_) if !several && !is_a_test_run(run) => true,
                _ => continue,
            };
            if failed {
                let asked: Vec<String> = names.into_iter().filter(|name| is_named(name)).collect();
                if !asked.is_empty() {
                    open = Some((run, asked));
                }
            } else {
                let answers = |name: &String| {
                    names.contains(name) || (name == COMPILES && compiles_all(command) && is_a_test_run(run))
                };
                open = open.filter(|(_, open)| !open.iter().any(answers));
            }
        }
        open.map(|(run, _)| run).or_else(|| self.looked_for(&said))
    }

    /// The last command of the turn, when it looks for a file that the user names and does not find it.
    fn looked_for(&self, said: &HashSet<&str>) -> Option<&Run> {
        let last = self.runs.last().filter(|run| looks(&run.attestation.command))?;
        let named = |file: &str| file.contains('.') && said.contains(file.to_ascii_lowercase().as_str());
        let missing = matches!(last.attestation.exit_code, Some(1..=2))
            && operands_of(&last.attestation.command).any(named);
        (missing && self.touched_after(last).is_empty()).then_some(last)
    }
}

/// Whether a command does nothing but look whether files are there.
fn looks(command: &str) -> bool {
    let first = command.split_whitespace().next();
    matches!(first, Some("ls" | "stat" | "test")) && !command.contains(['|', ';', '&', '!'])
}

fn operands_of(command: &str) -> impl Iterator<Item = &str> {
    command.split_whitespace().skip(1).filter(|word| !word.starts_with('-')).map(file_name)
}

/// Whether it judged tests; that is weighed by what it tells of them.
fn is_a_test_run(run: &Run) -> bool {
    Entry::judged(run).is_some_and(|entry| entry.command.tests())
}

/// The words of a message, with the names of files among them.
pub(super) fn words_in(message: &str) -> HashSet<&str> {
    let inside = |c: char| c.is_alphanumeric() || "._-+".contains(c);
    message.split(|c: char| !inside(c)).map(|word| word.trim_matches('.')).collect()
}

/// What people call a command: the stems of its names, and its first words as they stand.
pub(super) fn spoken_names(command: &str) -> Vec<String> {
    let mut spoken: Vec<String> = names_of(command).iter().map(|name| stem(name).to_owned()).collect();
    for call in command.split("&&") {
        let words: Vec<&str> = call.split_whitespace().take(MAX_WORDS).collect();
        let heads = [2, 3].iter().filter_map(|count| words.get(..*count));
        spoken.extend(heads.map(|head| head.join(" ").to_ascii_lowercase()));
    }
    spoken
}

/// The names by which people speak of a command: its program, what it is asked to do, the script that it runs.
fn names_of(command: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for call in command.split("&&") {
        let mut words: Vec<&str> = call.split_whitespace().take(MAX_WORDS).collect();
        if words.first() == Some(&"timeout") {
            words.drain(..words.len().min(2));
        }
        let script = script_of(&words).map(file_name);
        let plain = words.iter().filter(|word| !word.starts_with('-') && !word.contains(['=', '$', '&']));
        let plain = plain.map(|word| file_name(word.trim_matches(['"', '\''])).to_ascii_lowercase());
        let plain = plain.filter(|name| name.len() > 2 && !COMMON.contains(&name.as_str()));
        names.extend(plain.filter(|name| script.is_some() || !name.contains('.')));
        let own = script.and_then(|name| name.split('.').next()).map(str::to_ascii_lowercase);
        let own = own.filter(|name| name.len() > 1 && !MAIN.contains(&name.as_str()));
        names.extend(own.filter(|name| !names.contains(name)).into_iter().collect::<Vec<_>>());
    }
    for (word, programs) in SPOKEN_OF {
        if programs.split(' ').any(|program| names.iter().any(|name| name == program)) {
            names.push(word.to_owned());
        }
    }
    names
}

/// Whether a name begins a longer word that was said: `bench` of `benchmark`.
fn is_begun_by(name: &str, said: &HashSet<&str>) -> bool {
    const SHORTEST: usize = 5;
    name.len() >= SHORTEST && said.iter().any(|word| word.starts_with(name))
}

/// Whether a command only reads, so that what it shows or does not find is no failure.
fn reads(command: &str) -> bool {
    const READERS: [&str; 14] = [
        "cat", "grep", "egrep", "rg", "ag", "sed", "head", "tail", "find", "awk", "echo", "diff", "which",
        "jq",
    ];
    command.split_whitespace().next().is_some_and(|first| READERS.contains(&first))
}

/// Whether a run of tests compiles all that there is.
fn compiles_all(command: &str) -> bool {
    const PARTS: [&str; 8] = ["--lib", "--bin", "--bins", "--test", "-p", "--package", "--doc", "--example"];
    let mut words = command.split_whitespace();
    match (words.next(), words.next()) {
        (Some("cargo"), Some("test" | "t" | "nextest")) => !words.any(|word| PARTS.contains(&word)),
        (Some("go"), Some("test")) => words.any(|word| word == "./..."),
        _ => false,
    }
}

/// Names of scripts that say nothing of what they do.
const MAIN: [&str; 8] = ["main", "index", "run", "test", "tests", "setup", "manage", "cli"];

/// The script that words run: `python app.py`, `bash deploy.sh`, `./deploy.sh`.
fn script_of<'w>(words: &[&'w str]) -> Option<&'w str> {
    let (first, rest) = words.split_first()?;
    let interprets = is_python(first) || matches!(*first, "node" | "ruby" | "php" | "perl" | "bash" | "sh");
    match first {
        _ if interprets => rest.iter().copied().find(|word| !word.starts_with('-') && word.contains('.')),
        path if path.starts_with("./") => Some(path),
        _ => None,
    }
}

/// A word without what its form adds to it: `migrat` of `migrate` and of `migrations`.
pub(super) fn stem(word: &str) -> &str {
    const ENDINGS: [&str; 12] =
        ["ments", "ment", "ions", "ing", "ion", "ers", "es", "ed", "er", "or", "e", "s"];
    const SHORTEST: usize = 4;
    let kept = |ending: &&str| word.strip_suffix(*ending).filter(|rest| rest.len() >= SHORTEST);
    ENDINGS.iter().find_map(kept).unwrap_or(word)
}

/// Whether an output counts faults, or tells of one where the command is `quoted`.
fn shows_a_fault(said: &str, quoted: impl Fn() -> bool) -> bool {
    counts_faults(said) || (quoted() && tells_of_failure(said))
}

/// Whether an output counts faults: `Found 3 errors.`, `1 problem (1 error, 0 warnings)`.
fn counts_faults(said: &str) -> bool {
    let counts = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().take(MAX_WORDS).collect();
        words.windows(2).any(|pair| {
            let [number, what] = pair else { return false };
            let what = what.trim_matches(|c: char| !c.is_ascii_alphabetic());
            let is_fault = matches!(what, "error" | "errors" | "problem" | "problems" | "issue" | "issues");
            is_fault && number.parse::<u64>().is_ok_and(|count| count > 0)
        })
    };
    said.lines().any(counts)
}

/// What people call all that compiles, by its stem.
const COMPILES: &str = "compil";

/// What people call programs of a kind.
const SPOKEN_OF: [(&str, &str); 3] = [
    (COMPILES, "build tsc javac gcc g++ cc clang clang++ rustc"),
    ("type", "tsc mypy pyright"),
    ("lint", "eslint flake8 ruff pylint clippy rubocop shellcheck golangci-lint biome"),
];

/// How many words of a command are looked at.
const MAX_WORDS: usize = 16;

#[cfg(test)]
mod tests;
