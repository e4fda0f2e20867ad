//! Files that were read back as they were written, and are surely not what was asked for all the same.

use super::history::History;
use super::touch::file_name;
use crate::{FileWrite, Observation, ProcessExit};
use std::collections::{HashMap, HashSet};

impl<'a> History<'a> {
    /// What shows that the files which this turn wrote are not what its message asks for: a file that it names and that
    /// nothing came near, or one that is found at fault, holds another value, or says that it is not done.
    pub(super) fn falls_short(&self) -> Option<&'a str> {
        let written = self.last_writes();
        let asked = Asked::of(self.user());
        let wholes: Vec<(&'a str, &'a str)> =
            written.iter().filter_map(|(path, write)| Some((*path, write.whole.as_deref()?))).collect();
        self.found_at_fault(&written)
            .or_else(|| asked.files.iter().copied().find(|file| !self.came_near(file)))
            .or_else(|| {
                let known = !wholes.is_empty() && wholes.len() == written.len();
                let missing = |value: &&&str| known && !wholes.iter().any(|(_, text)| text.contains(**value));
                asked.values.iter().find(missing).copied()
            })
            .or_else(|| {
                let undone = |(_, text): &&(&str, &str)| !asked.for_a_stub && is_a_stub(text);
                wholes.iter().find(undone).map(|(path, _)| *path)
            })
    }

    /// The last write of each file.
    fn last_writes(&self) -> HashMap<&'a str, &'a FileWrite> {
        let writes = self.observations().iter().filter_map(|observation| match observation {
            Observation::FileWrite(write) => Some((write.path.as_str(), write)),
            _ => None,
        });
        writes.collect()
    }

    /// The last thing behind a write that found fault with its file: the tool itself, or a command that was given it.
    fn found_at_fault(&self, written: &HashMap<&str, &FileWrite>) -> Option<&'a str> {
        let names: HashSet<&str> = written.keys().map(|path| file_name(path)).collect();
        let mut faults: HashMap<&str, Vec<&'a str>> = HashMap::new();
        for observation in self.observations() {
            match observation {
                Observation::FileWrite(write) => {
                    faults.remove(file_name(&write.path));
                }
                Observation::FoundFaulty { path } => {
                    faults.entry(file_name(path)).or_default().push(path);
                }
                Observation::ProcessExit(exit) => {
                    let Some((name, well)) = checks(exit, &names) else { continue };
                    let known = faults.entry(name).or_default();
                    known.retain(|command| *command != exit.command);
                    known.extend((!well).then_some(exit.command.as_str()));
                }
                _ => {}
            }
        }
        faults.into_values().flatten().min()
    }

    /// Whether anything in the turn reads, writes or names a file.
    fn came_near(&self, file: &str) -> bool {
        let name = file_name(file);
        self.observations().iter().any(|observation| match observation {
            Observation::FileWrite(write) => file_name(&write.path) == name,
            Observation::FileRead(read) => file_name(&read.path) == name,
            Observation::ProcessExit(exit) | Observation::BackgroundEnd { exit, .. } => {
                exit.command.contains(name)
            }
            Observation::BackgroundStart { command, .. } => command.contains(name),
            Observation::FoundFaulty { .. } => false,
            _ => true,
        })
    }
}

/// The written file that a plain command was given, and whether it ended well.
fn checks<'n>(exit: &ProcessExit, names: &HashSet<&'n str>) -> Option<(&'n str, bool)> {
    const LOOKS: [&str; 24] = [
        "grep", "rg", "ag", "diff", "cmp", "test", "[", "ls", "find", "rm", "mkdir", "mv", "cp", "chmod",
        "git", "which", "cat", "head", "tail", "stat", "wc", "cd", "echo", "curl",
    ];
    let crate::Ending::Exited(status @ 0..=125) = exit.ending else { return None };
    let mut words = exit.command.split_whitespace();
    let program = words.next().filter(|program| !LOOKS.contains(program))?;
    if exit.command.contains(['|', ';', '&', '>', '\n']) || program.contains('=') {
        return None;
    }
    let name = words.map(file_name).find_map(|word| names.get(word))?;
    Some((name, status == 0))
}

/// What a message asks of files, as far as its words tell.
#[derive(Debug, PartialEq, Eq)]
struct Asked<'a> {
    /// The files that are to be written.
    files: Vec<&'a str>,
    /// Numbers that something is to be set to.
    values: Vec<&'a str>,
    for_a_stub: bool,
}

impl<'a> Asked<'a> {
    fn of(message: &'a str) -> Self {
        const WRITES: &str = "write create add make generate set put save change";
        const SETS: &str = "set change bump raise lower increase decrease pin";
        const ELSE: &str = "not don't dont never without like from than instead based see read using as per for about of \
                            unlike into in to";
        let is_one_of = |known: &str, word: &str| known.split_whitespace().any(|known| known == word);
        let mut found = Self { files: Vec::new(), values: Vec::new(), for_a_stub: false };
        let (mut writes, mut sets, mut above) = (false, false, "");
        let marks = |c: char| "\"'`,;:()[]{}<>?!".contains(c);
        for raw in message.split_whitespace().take(MAX_WORDS) {
            let word = raw.trim_matches(marks).trim_end_matches('.');
            let lower = word.to_ascii_lowercase();
            if is_a_file(word) {
                found.files.extend(writes.then_some(word));
            } else if sets && above == "to" && is_a_value(word) {
                found.values.push(word);
            }
            let begins = is_one_of(WRITES, &lower);
            writes = (writes || begins) && !is_one_of(ELSE, &lower);
            sets |= is_one_of(SETS, &lower);
            found.for_a_stub |= [
                "stub",
                "skeleton",
                "placeholder",
                "todo",
                "abstract",
                "interface",
                "scaffold",
                "not implemented",
            ]
            .iter()
            .any(|known| lower.contains(known));
            above = word;
        }
        found
    }
}

/// How many words of a message are looked at.
const MAX_WORDS: usize = 4096;

/// Whether a word is the name of a file, and not of a framework.
fn is_a_file(word: &str) -> bool {
    const KINDS: &str = "py js ts tsx jsx go rs rb php c h cpp java kt sh md txt json yaml yml toml ini cfg conf html css sql \
                         csv xml";
    const FRAMEWORKS: &str = "node next vue nuxt three d3 express react nest alpine ember backbone p5 chart";
    let Some((stem, kind)) = word.rsplit_once('.') else { return false };
    let is_one_of = |known: &str, word: &str| known.split_whitespace().any(|known| known == word);
    let plain = word.bytes().all(|b| b.is_ascii_alphanumeric() || b"._-/".contains(&b));
    plain
        && !stem.is_empty()
        && is_one_of(KINDS, kind)
        && !(kind == "js" && is_one_of(FRAMEWORKS, &stem.to_ascii_lowercase()))
}

/// Whether a word is a number that stands for itself however it is written: `8080`, `3.12`.
fn is_a_value(word: &str) -> bool {
    word.len() > 2
        && word.bytes().all(|b| b.is_ascii_digit() || b == b'.')
        && word.starts_with(|c: char| c.is_ascii_digit())
}

/// Whether a text says that what it is to do is not done.
fn is_a_stub(text: &str) -> bool {
    const MARKS: [&str; 5] = [
        "todo: implement",
        "raise notimplementederror",
        "unimplemented!(",
        "todo!(",
        "throw new error(\"not implemented",
    ];
    let lower = text.to_ascii_lowercase();
    MARKS.iter().any(|mark| lower.contains(mark)) && !lower.contains("abstract") && !lower.contains("(abc)")
}

#[cfg(test)]
mod tests;
