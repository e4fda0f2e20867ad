use super::pairing::Piece;
use super::process::string;
use serde_json::{Map, Value};
use std::collections::{HashMap, HashSet};
use veridical::evidence::{DropReason, Edit, FileRead, FileWrite, Observation};

/// The files of a turn, so that a read and a write of one file carry one spelling of its path.
#[derive(Default)]
pub(super) struct Files {
    /// What the host resolved a spelling to, until a command may have changed the folder.
    resolved: HashMap<String, String>,
    /// The last read of a path that brought its text, since the last write of it.
    last_read: HashMap<String, FileRead>,
}

impl Files {
    /// A command that may leave the shell in another folder makes relative spellings unknown again.
    pub(super) fn command_ran(&mut self, command: &str) {
        let mut tokens = command.split(|c: char| !(c.is_alphanumeric() || c == '.' || c == '_'));
        if tokens.any(|token| matches!(token, "cd" | "pushd" | "popd" | "eval" | "source" | ".")) {
            self.resolved.retain(|spelling, _| spelling.starts_with('/'));
        }
    }

    /// Reads a result of `write_file`.
    pub(super) fn write(
        &mut self,
        arguments: &Map<String, Value>,
        result: &Map<String, Value>,
        pieces: &mut Vec<Piece>,
    ) {
        let Some(spelling) = string(arguments, "path") else {
            return pieces.push(Piece::Dropped(DropReason::UnknownShape));
        };
        let path = string(result, "resolved_path").unwrap_or_else(|| spelling.clone());
        let bytes = result.get("bytes_written").and_then(Value::as_u64);
        // The size that the host wrote is that of the text only if nothing was converted on the way.
        let whole = string(arguments, "content").filter(|text| u64::try_from(text.len()).ok() == bytes);
        self.wrote(spelling, &path);
        let faulty = is_faulty(result).then(|| Observation::FoundFaulty { path: path.clone() });
        let write = FileWrite { path, whole, edits: Vec::new(), created: false };
        pieces.push(Piece::Seen(Observation::FileWrite(write)));
        pieces.extend(faulty.map(Piece::Seen));
        warned("write_file", result, pieces);
    }

    /// Reads a result of `patch`, in either of its modes. The diff that the host made is what changed.
    pub(super) fn patch(
        &mut self,
        arguments: &Map<String, Value>,
        result: &Map<String, Value>,
        pieces: &mut Vec<Piece>,
    ) {
        let names = |key: &str| -> Vec<String> {
            let list = result.get(key).and_then(Value::as_array);
            list.into_iter().flatten().filter_map(|name| name.as_str().map(str::to_owned)).collect()
        };
        let (modified, created) = (names("files_modified"), names("files_created"));
        let created: HashSet<&str> = created.iter().map(|name| relative(name)).collect();
        let mut diffs = diff_by_file(result.get("diff").and_then(Value::as_str).unwrap_or_default());
        let places: HashMap<String, usize> =
            diffs.iter().enumerate().rev().map(|(i, diff)| (relative(&diff.name).to_owned(), i)).collect();
        let spelling = string(arguments, "path");
        for path in &modified {
            let place = endings(path).find_map(|name| places.get(name).copied());
            let only = (diffs.len() == 1 && modified.len() == 1).then_some(0);
            let diff = place.or(only).and_then(|place| diffs.get_mut(place));
            let name = diff.as_ref().map(|diff| diff.name.clone());
            let mut edits = diff.map(|diff| std::mem::take(&mut diff.edits)).unwrap_or_default();
            if edits.is_empty() && modified.len() == 1 {
                edits.extend(asked_edit(arguments));
            }
            let created = endings(path).any(|name| created.contains(name));
            self.wrote(spelling.clone().or(name).unwrap_or_else(|| path.clone()), path);
            let write = FileWrite { path: path.clone(), whole: None, edits, created };
            pieces.push(Piece::Seen(Observation::FileWrite(write)));
        }
        let said_something = warned("patch", result, pieces);
        if modified.is_empty() && !said_something {
            pieces.push(Piece::Dropped(DropReason::UnknownShape));
        }
    }

    /// Reads a result of `read_file`.
    pub(super) fn read(&mut self, arguments: &Map<String, Value>, mut result: Map<String, Value>) -> Piece {
        let Some(spelling) = string(arguments, "path") else {
            return Piece::Dropped(DropReason::UnknownShape);
        };
        let path = self.resolved.get(&spelling).cloned().unwrap_or(spelling);
        if string(&result, "status").as_deref() == Some("unchanged") {
            // Holds what was read before, unless this turn wrote the file in between.
            return match self.last_read.get(&path) {
                Some(read) => Piece::Seen(Observation::FileRead(read.clone())),
                None => Piece::Seen(Observation::FileRead(FileRead { path, content: None, whole: false })),
            };
        }
        let is = |key: &str| result.get(key).is_some_and(|value| *value == true);
        if is("is_binary") || is("is_image") {
            return Piece::Seen(Observation::FileRead(FileRead { path, content: None, whole: false }));
        }
        let first = arguments.get("offset").and_then(Value::as_u64).unwrap_or(1).max(1);
        let (truncated, size) = (is("truncated"), result.get("file_size").and_then(Value::as_u64));
        let Some(Value::String(numbered)) = result.remove("content") else {
            return Piece::Dropped(DropReason::UnknownShape);
        };
        let Some(content) = without_numbers(&numbered, first) else {
            return Piece::Dropped(DropReason::UnknownShape);
        };
        // A masked secret, a shortened line, a byte-order mark or a broken encoding all change the size.
        let whole = first == 1 && !truncated && u64::try_from(content.len()).ok() == size;
        let read = FileRead { path: path.clone(), content: Some(content), whole };
        self.last_read.insert(path, read.clone());
        Piece::Seen(Observation::FileRead(read))
    }

    fn wrote(&mut self, spelling: String, path: &str) {
        self.last_read.remove(&spelling);
        self.last_read.remove(path);
        self.resolved.insert(spelling, path.to_owned());
    }
}

fn relative(name: &str) -> &str {
    name.trim_start_matches("./")
}

/// How many folders deep a path is followed.
const MAX_FOLDERS: usize = 64;

/// The path itself, then what is behind each of its slashes: every spelling that a relative name of it can have.
fn endings(path: &str) -> impl Iterator<Item = &str> {
    let behind = path.match_indices('/').filter_map(|(at, _)| path.get(at + 1..)).take(MAX_FOLDERS);
    [path, relative(path)].into_iter().chain(behind)
}

/// The host says that it worked, and warns about the effect.
/// Whether the host's own look at a file that was written found that it cannot be read as what it is.
fn is_faulty(result: &Map<String, Value>) -> bool {
    result.get("lint").and_then(|lint| lint.get("status")).and_then(Value::as_str) == Some("error")
}

fn warned(tool: &str, result: &Map<String, Value>, pieces: &mut Vec<Piece>) -> bool {
    let warns =
        ["_warning", "warning"].iter().any(|key| result.get(*key).is_some_and(|value| !value.is_null()));
    if warns {
        pieces.push(Piece::Seen(Observation::Warned { tool: tool.to_owned() }));
    }
    warns
}

/// The text of numbered lines, `1|first` and so on from `first`.
fn without_numbers(numbered: &str, first: u64) -> Option<String> {
    if numbered.is_empty() {
        return Some(String::new());
    }
    let mut content = String::with_capacity(numbered.len());
    for (line, number) in numbered.split('\n').zip(first..) {
        let (digits, text) = line.split_once('|')?;
        if digits.parse::<u64>().ok()? != number {
            return None;
        }
        if number > first {
            content.push('\n');
        }
        content.push_str(text);
    }
    Some(content)
}

fn asked_edit(arguments: &Map<String, Value>) -> Option<Edit> {
    let (removed, added) = (string(arguments, "old_string")?, string(arguments, "new_string")?);
    Some(Edit { removed, added })
}

/// The edits of one file in a diff.
struct FileDiff {
    name: String,
    edits: Vec<Edit>,
}

/// The edits of a unified diff, by file: each run of removed and added lines is one.
fn diff_by_file(diff: &str) -> Vec<FileDiff> {
    let mut reader = DiffReader::default();
    for line in diff.split('\n') {
        reader.line(line);
    }
    reader.end_run();
    reader.files
}

#[derive(Default)]
struct DiffReader<'a> {
    files: Vec<FileDiff>,
    old_name: &'a str,
    removed: Vec<&'a str>,
    added: Vec<&'a str>,
    /// Lines that the hunk's header still promises, of the old and of the new text: inside of a hunk, `--- ` is a
    /// removed line and no file name.
    promised: (usize, usize),
}

impl<'a> DiffReader<'a> {
    fn line(&mut self, line: &'a str) {
        let in_hunk = self.promised != (0, 0);
        if let Some(name) = line.strip_prefix("--- ").filter(|_| !in_hunk) {
            self.end_run();
            self.old_name = name;
        } else if let Some(name) = line.strip_prefix("+++ ").filter(|_| !in_hunk) {
            let name = if name == "/dev/null" { self.old_name } else { name };
            let name = name.strip_prefix("a/").or_else(|| name.strip_prefix("b/")).unwrap_or(name);
            self.files.push(FileDiff { name: name.to_owned(), edits: Vec::new() });
        } else if let Some(header) = line.strip_prefix("@@ ").filter(|_| !in_hunk) {
            self.end_run();
            self.promised = promised_lines(header).unwrap_or_default();
        } else if let Some(text) = line.strip_prefix('-') {
            if !self.added.is_empty() {
                self.end_run();
            }
            self.removed.push(text);
            self.promised.0 = self.promised.0.saturating_sub(1);
        } else if let Some(text) = line.strip_prefix('+') {
            self.added.push(text);
            self.promised.1 = self.promised.1.saturating_sub(1);
        } else if !line.starts_with('\\') {
            self.end_run();
            self.promised = (self.promised.0.saturating_sub(1), self.promised.1.saturating_sub(1));
        }
    }

    fn end_run(&mut self) {
        let (removed, added) = (std::mem::take(&mut self.removed), std::mem::take(&mut self.added));
        if let Some(file) = self.files.last_mut()
            && !(removed.is_empty() && added.is_empty())
        {
            file.edits.push(Edit { removed: removed.join("\n"), added: added.join("\n") });
        }
    }
}

/// The line counts of a hunk's header, `-1,4 +1,6 @@`; a count that is not there is 1.
fn promised_lines(header: &str) -> Option<(usize, usize)> {
    let count = |range: &str, sign: char| -> Option<usize> {
        let range = range.strip_prefix(sign)?;
        range.split_once(',').map_or(Some(1), |(_, count)| count.parse().ok())
    };
    let mut ranges = header.split(' ');
    Some((count(ranges.next()?, '-')?, count(ranges.next()?, '+')?))
}
