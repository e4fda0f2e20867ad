//! Tests that may have been taken away, or written anew, where their names are known.

use super::file_of;
use crate::FileWrite;
use crate::predicate::history::History;
use crate::predicate::run::Moment;
use crate::predicate::touch::file_name;

/// Whether a write takes the definition of one of these tests away.
pub(in crate::predicate) fn removes<'a>(
    mut writes: impl Iterator<Item = &'a FileWrite>,
    tests: &[String],
) -> bool {
    let tests: Vec<(&str, Vec<String>)> = tests
        .iter()
        .map(|test| (test.as_str(), definitions(test)))
        .filter(|(_, definitions)| !definitions.is_empty())
        .collect();
    writes.any(|write| {
        tests.iter().any(|(test, definitions)| {
            let depth = |text: &str| depth_of(text, definitions);
            let edited = write.edits.iter().any(|edit| match (depth(&edit.removed), depth(&edit.added)) {
                (Some(_), None) => true,
                // What stands deeper than before may stand under a condition, or in what nobody collects.
                (Some(before), Some(now)) => now > before,
                (None, _) => false,
            });
            let rewritten = lies_in_file(test, file_name(&write.path))
                && write.whole.as_deref().is_some_and(|whole| depth(whole).is_none());
            edited || rewritten
        })
    })
}

/// Whether a write takes the values away with which one of these tests ran: `[1-2-3]` of `(1, 2, 3)`.
pub(super) fn takes_values<'a>(mut writes: impl Iterator<Item = &'a FileWrite>, tests: &[String]) -> bool {
    let tests: Vec<(&str, Vec<&str>)> =
        tests.iter().filter_map(|test| Some((test.as_str(), values(test)?))).collect();
    let holds = |text: &str, values: &[&str]| words(text).windows(values.len()).any(|place| place == values);
    writes.any(|write| {
        write.edits.iter().any(|edit| {
            let mut own = tests.iter().filter(|(test, _)| lies_in_file(test, file_name(&write.path)));
            own.any(|(_, values)| holds(&edit.removed, values) && !holds(&edit.added, values))
        })
    })
}

/// The values in the name of a test, of which one alone may stand anywhere.
fn values(test: &str) -> Option<Vec<&str>> {
    let (_, values) = test.strip_suffix(']')?.split_once('[')?;
    Some(words(values)).filter(|values| values.len() > 1)
}

fn words(text: &str) -> Vec<&str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty()).collect()
}

/// Whether a write puts another module in the place of the one that these tests are about: beside them, where it is found
/// first, or by a configuration, where nothing was said to be missing.
pub(super) fn stands_in<'a>(
    mut writes: impl Iterator<Item = &'a FileWrite>,
    tests: &[String],
    said: &str,
) -> bool {
    const UNFOUND: [&str; 5] = [
        "No module named",
        "Cannot find module",
        "Cannot find package",
        "Could not locate module",
        "SyntaxError",
    ];
    let maps = |write: &FileWrite| {
        let brings = |removed: &str, added: &str| {
            added.contains("moduleNameMapper") && !removed.contains("moduleNameMapper")
        };
        let whole = write.whole.as_deref().filter(|_| write.edits.is_empty());
        file_name(&write.path).contains("jest.config")
            && (whole.is_some_and(|whole| brings("", whole))
                || write.edits.iter().any(|edit| brings(&edit.removed, &edit.added)))
            && !UNFOUND.iter().any(|words| said.contains(words))
    };
    let beside = |write: &FileWrite| {
        let Some((folder, name)) = write.path.rsplit_once('/') else { return false };
        let in_tests = matches!(file_name(folder), "tests" | "test" | "t" | "spec" | "__tests__");
        in_tests
            && tests.iter().map(|test| file_of(test)).any(|file| {
                file_name(file) == format!("test_{name}")
                    && folder.ends_with(file.rsplit_once('/').map_or("", |(at, _)| at))
            })
    };
    writes.any(|write| maps(write) || beside(write))
}

/// Whether a command between two moments may have written one of these tests anew: it names it, or overwrites its file
/// with what does not define it.
pub(in crate::predicate) fn rewords(
    history: &History<'_>,
    tests: &[String],
    from: Moment,
    to: Moment,
) -> bool {
    let tests: Vec<(&str, &str, Vec<String>)> =
        tests.iter().map(|test| (test.as_str(), own_name(test), definitions(test))).collect();
    let mut told = history.told_between(from, to);
    told.any(|(path, words)| {
        tests.iter().any(|(test, name, definitions)| match path {
            Some(path) => lies_in_file(test, file_name(path)) && depth_of(words, definitions).is_none(),
            None => (!definitions.is_empty() && holds_word(words, name)) || moves_file_of(test, words),
        })
    })
}

/// Whether a command between two moments deletes a line that a compiler complained of, and that holds an assertion:
/// `sed -i '/mul/d' src/lib.rs`. In Rust tests lie beside what they test.
pub(super) fn deletes_an_assertion(history: &History<'_>, from: Moment, to: Moment) -> bool {
    let quoted = |line: &'_ str| -> Option<(Option<usize>, String)> {
        let (number, code) = line.split_once('|').filter(|(_, code)| code.contains("assert"))?;
        Some((number.trim().parse().ok(), code.to_owned()))
    };
    let asserts: Vec<(Option<usize>, String)> = history.said_at(from).lines().filter_map(quoted).collect();
    let deletes = |word: &str| {
        let Some(address) = word.trim_matches(['\'', '"']).strip_suffix('d') else { return false };
        let pattern = address.strip_prefix('/').and_then(|rest| rest.strip_suffix('/'));
        let (first, last) = address.split_once(',').unwrap_or((address, address));
        let lines = first.parse::<usize>().ok().zip(last.parse::<usize>().ok());
        asserts.iter().any(|(number, code)| {
            pattern.is_some_and(|pattern| !pattern.is_empty() && code.contains(pattern))
                || lines.zip(*number).is_some_and(|((first, last), at)| (first..=last).contains(&at))
        })
    };
    !asserts.is_empty()
        && history
            .lines_between(from, to)
            .any(|line| line.contains("sed ") && line.contains("-i") && line.split_whitespace().any(deletes))
}

/// Whether a command takes the file of a test away.
fn moves_file_of(test: &str, command: &str) -> bool {
    let mut words = command.split_whitespace();
    let takes = |word: &str| matches!(word, "rm" | "mv" | "unlink" | "truncate" | "shred");
    words.by_ref().take(2).any(takes) && words.any(|word| lies_in_file(test, file_name(word)))
}

/// How far a definition is indented, the least where there are several; `None` where none stands outside of a comment.
fn depth_of(text: &str, definitions: &[String]) -> Option<usize> {
    let is_comment = |line: &str| ["#", "//", "--", "/*", "* "].iter().any(|mark| line.starts_with(mark));
    let defines = |line: &&str| definitions.iter().any(|definition| line.contains(definition.as_str()));
    let depth = |line: &str| {
        let code = line.trim_start();
        (!is_comment(code)).then(|| line.len() - code.len())
    };
    text.lines().filter(defines).filter_map(depth).min()
}

/// The name of a test alone: `test_x` of `tests/test_a.py::Case::test_x[1]`, `rounds` of `mean › rounds`.
pub(in crate::predicate) fn own_name(test: &str) -> &str {
    let titled = [" > ", " › "].iter().find_map(|mark| test.rsplit_once(mark)).map(|(_, title)| title);
    let name = titled.or_else(|| test.rsplit([':', '.']).next()).unwrap_or(test);
    name.split(['[', '/']).next().unwrap_or(name)
}

/// Whether a text holds a name that is no part of a longer one.
fn holds_word(text: &str, name: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || c == '_';
    name.chars().count() > 3
        && text.match_indices(name).any(|(at, _)| {
            let (before, behind) = (text.get(..at), text.get(at + name.len()..));
            let ends = before.is_some_and(|before| !before.ends_with(inside));
            // `test_a.py` is a file.
            ends && behind.is_some_and(|behind| !behind.starts_with(inside) && !behind.starts_with(".py"))
        })
}

/// Whether a test is one of a file of this name: `tests/test_a.py::test_x`, `test_a.Case.test_x`.
fn lies_in_file(test: &str, name: &str) -> bool {
    let module = name.strip_suffix(".py");
    file_name(file_of(test)) == name
        || module.is_some_and(|module| test.split('.').any(|part| part == module))
}

/// How the source of a test may begin: `def test_mean(`, `fn mean(`, `func TestMean(`, `"rounds"`. A title that is put
/// together of others ends with its own.
fn definitions(test: &str) -> Vec<String> {
    // A file that could not be read is no test, and is still what it was when it is written anew.
    if !test.contains("::") && [".py", ".rb", ".rs", ".go"].iter().any(|end| test.ends_with(end)) {
        return Vec::new();
    }
    let name = test.rsplit([':', '.']).next().unwrap_or(test).split(['[', '/']).next().unwrap_or_default();
    let is_name = !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    let named = ["def ", "fn ", "func ", "function ", "void "].iter().filter(|_| is_name);
    let mut found: Vec<String> = named.map(|word| format!("{word}{name}(")).collect();
    let titles = test.match_indices([' ', '>', '›']).map(|(at, mark)| at + mark.len());
    for start in std::iter::once(0).chain(titles) {
        let title = test.get(start..).unwrap_or_default().trim();
        let quoted = ['"', '\'', '`'].map(|quote| format!("{quote}{title}{quote}"));
        match title.chars().count() {
            0 => {}
            _ if title.contains("::") => {}
            // So short a text may be anything but behind the word that begins a test.
            1 => {
                let begins = |title: &String| BEGINNINGS.map(|word| format!("{word}{title}"));
                found.extend(quoted.iter().flat_map(begins));
            }
            _ => found.extend(quoted),
        }
    }
    found
}

/// Words behind which stands the title of a test.
const BEGINNINGS: [&str; 9] =
    ["it(", "it ", "test(", "test ", "specify ", "example ", "describe(", "describe ", "context "];

#[cfg(test)]
mod tests;
