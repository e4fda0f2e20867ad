//! What the user asked for by the name of a command, which failed and did not end well after that.

use super::history::History;
use super::ledger::Entry;
use super::run::Run;
use super::touch::file_name;
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
        let inside = |c: char| c.is_alphanumeric() || "._-+".contains(c);
        let said: HashSet<&str> =
            message.split(|c: char| !inside(c)).map(|word| word.trim_matches('.')).collect();
        let mut open: Option<(&Run, Vec<String>)> = None;
        for run in &self.runs {
            let names = names_of(&run.attestation.command);
            match run.attestation.exit_code {
                Some(0) => {
                    let answered =
                        |(_, open): &(&Run, Vec<String>)| open.iter().any(|name| names.contains(name));
                    open = open.filter(|open| !answered(open));
                }
                Some(1..=125) if !is_a_test_run(run) && !run.attestation.command.contains(['|', ';']) => {
                    let asked: Vec<String> =
                        names.into_iter().filter(|name| said.contains(name.as_str())).collect();
                    if !asked.is_empty() {
                        open = Some((run, asked));
                    }
                }
                _ => {}
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

/// The names by which people speak of a command: its program, what it is asked to do, the script that it runs.
fn names_of(command: &str) -> Vec<String> {
    let words: Vec<&str> = command.split_whitespace().take(MAX_WORDS).collect();
    let scripts = words.first().is_some_and(|first| *first == "node" || *first == "ruby" || is_python(first));
    let names = words.iter().filter(|word| !word.starts_with('-') && !word.contains(['=', '$', '&']));
    let names = names.map(|word| file_name(word).to_ascii_lowercase());
    let names = names.filter(|name| name.len() > 2 && !COMMON.contains(&name.as_str()));
    let mut names: Vec<String> = names.filter(|name| scripts || !name.contains('.')).collect();
    for (word, programs) in SPOKEN_OF {
        if programs.split(' ').any(|program| names.iter().any(|name| name == program)) {
            names.push(word.to_owned());
        }
    }
    names
}

/// What people call programs of a kind.
const SPOKEN_OF: [(&str, &str); 2] = [
    ("type", "tsc mypy pyright"),
    ("lint", "eslint flake8 ruff pylint clippy rubocop shellcheck golangci-lint biome"),
];

/// How many words of a command are looked at.
const MAX_WORDS: usize = 16;

#[cfg(test)]
mod tests;
