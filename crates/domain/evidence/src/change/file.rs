//! Edited files: the decisive lines and the names they touch.

use crate::{Change, Edit, FileRead, FileWrite, MAX_NAMES};
use regex::Regex;
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

/// How many changed lines a hunk shows on each side.
const MAX_LINES: usize = 6;
/// How long a shown line may be, in characters.
const MAX_LINE: usize = 120;

/// What is known of the files' contents as the turn goes on.
#[derive(Debug, Default)]
pub(crate) struct Files<'a> {
    contents: HashMap<Cow<'a, str>, Cow<'a, str>>,
}

impl<'a> Files<'a> {
    pub(crate) fn read(&mut self, read: &'a FileRead) {
        if let (true, Some(content)) = (read.whole, &read.content) {
            self.contents.insert(read.path.as_str().into(), content.as_str().into());
        }
    }

    /// Takes a write in and describes it.
    pub(crate) fn write(&mut self, write: &'a FileWrite) -> Change {
        let before = self.contents.remove(write.path.as_str());
        if let Some(whole) = &write.whole {
            self.contents.insert(write.path.as_str().into(), whole.as_str().into());
        }
        described(write, before.as_deref())
    }

    /// Describes a write by a command line, before what it touches is forgotten.
    pub(crate) fn describe(&self, write: &FileWrite) -> Change {
        described(write, self.contents.get(write.path.as_str()).map(Cow::as_ref))
    }

    /// Keeps what a command line wrote, after what it touches was forgotten.
    pub(crate) fn keep(&mut self, write: FileWrite) {
        self.contents.extend(write.whole.map(|whole| (write.path.into(), whole.into())));
    }

    /// Any file may have changed.
    pub(crate) fn forget_all(&mut self) {
        self.contents.clear();
    }

    /// A file changed in a way that is not shown.
    pub(crate) fn forget(&mut self, path: &str) {
        self.contents.remove(path);
    }
}

fn described(write: &FileWrite, before: Option<&str>) -> Change {
    let (removed, added) = match (&write.whole, before) {
        (Some(whole), Some(before)) => changed_lines(before, whole),
        (Some(whole), None) => (Vec::new(), whole.lines().collect()),
        (None, _) => {
            let (removed, added): (Vec<_>, Vec<_>) = write.edits.iter().map(in_edit).unzip();
            (removed.concat(), added.concat())
        }
    };
    // Of a whole file whose former content is not known, what came and what stayed is not known either.
    let known = before.is_some() || write.whole.is_none();
    if let Some(key) = known.then(|| setting(&write.path, &removed, &added)).flatten() {
        let hunk = hunk(&removed, &added).filter(|_| !holds_secrets(&write.path));
        return Change::Setting { file: write.path.clone(), key, hunk };
    }
    Change::File {
        path: write.path.clone(),
        created: write.created,
        symbols: symbols(removed.iter().chain(&added)),
        hunk: match known {
            true => hunk(&removed, &added),
            false if holds_secrets(&write.path) => None,
            false => shown('=', &added),
        },
    }
}

fn in_edit(edit: &Edit) -> (Vec<&str>, Vec<&str>) {
    changed_lines(&edit.removed, &edit.added)
}

/// The lines that one text has and the other has not, between their common beginning and their common end.
pub(crate) fn changed_lines<'a>(old: &'a str, new: &'a str) -> (Vec<&'a str>, Vec<&'a str>) {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    let start = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let rest = |lines: &[&'a str]| lines.get(start..).unwrap_or_default().to_vec();
    let (old, new) = (rest(&old), rest(&new));
    let end = old.iter().rev().zip(new.iter().rev()).take_while(|(a, b)| a == b).count();
    let middle = |lines: &[&'a str]| lines.get(..lines.len() - end).unwrap_or_default().to_vec();
    let (old, new) = (middle(&old), middle(&new));
    (without(&old, &new), without(&new, &old))
}

/// The lines that are not among the others, each of which stands for one.
fn without<'a>(lines: &[&'a str], others: &[&str]) -> Vec<&'a str> {
    let mut left: HashMap<&str, usize> = HashMap::new();
    for other in others {
        *left.entry(other).or_default() += 1;
    }
    let mut own = lines.to_vec();
    own.retain(|line| match left.get_mut(line) {
        Some(count) if *count > 0 => {
            *count -= 1;
            false
        }
        _ => true,
    });
    own
}

fn hunk(removed: &[&str], added: &[&str]) -> Option<String> {
    let lines: Vec<String> = [shown('-', removed), shown('+', added)].into_iter().flatten().collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// The first of these lines behind a sign, and a mark where there are more.
fn shown(sign: char, lines: &[&str]) -> Option<String> {
    let told: Vec<&str> = lines.iter().copied().filter(|line| !line.trim().is_empty()).collect();
    let mut shown: Vec<String> =
        told.iter().take(MAX_LINES).map(|line| format!("{sign}{}", shortened(line.trim()))).collect();
    if told.len() > MAX_LINES {
        shown.push(format!("{sign}…"));
    }
    (!shown.is_empty()).then(|| shown.join("\n"))
}

fn shortened(line: &str) -> String {
    if line.chars().count() <= MAX_LINE {
        return line.to_owned();
    }
    line.chars().take(MAX_LINE - 1).chain(['…']).collect()
}

#[expect(clippy::expect_used, reason = "a fixed pattern, compiled by every test run")]
static DEFINITION: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(
        r"\b(?:def|class|fn|func|function|struct|enum|trait|interface|module|const|static|type|impl)\s+([A-Za-z_]\w*)",
    )
    .expect("a valid pattern")
});

fn symbols<'a>(lines: impl Iterator<Item = &'a &'a str>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for line in lines.filter(|line| line.len() <= 400) {
        for name in DEFINITION.captures_iter(line).filter_map(|capture| capture.get(1)) {
            if found.len() < MAX_NAMES && found.iter().all(|known| known != name.as_str()) {
                found.push(name.as_str().to_owned());
            }
        }
    }
    found
}

/// Whether a file is there to hold what nobody else should read.
fn holds_secrets(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path).to_ascii_lowercase();
    name.contains(".env") || ["secret", "credential", "password"].iter().any(|word| name.contains(word))
}

/// The key, when the change of a configuration file is the value of one key.
fn setting(path: &str, removed: &[&str], added: &[&str]) -> Option<String> {
    let name = path.rsplit('/').next().unwrap_or(path);
    let (_, kind) = name.rsplit_once('.')?;
    if !matches!(kind, "toml" | "ini" | "cfg" | "conf" | "yaml" | "yml" | "json" | "env" | "properties") {
        return None;
    }
    let key = |line: &&str| {
        let (key, _) = line.split_once(['=', ':'])?;
        let key = key.trim().trim_matches(['"', '\'']);
        let plain = !key.is_empty() && key.len() <= 80 && !key.contains(char::is_whitespace);
        plain.then(|| key.to_owned())
    };
    let told =
        |lines: &[&str]| lines.iter().filter(|line| !line.trim().is_empty()).map(key).collect::<Vec<_>>();
    match (told(removed).as_slice(), told(added).as_slice()) {
        ([] | [Some(_)], [Some(new)]) => Some(new.clone()),
        ([Some(old)], []) => Some(old.clone()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edited(path: &str, removed: &str, added: &str) -> Change {
        let edit = Edit { removed: removed.into(), added: added.into() };
        let write = FileWrite { path: path.into(), edits: vec![edit], ..FileWrite::default() };
        Files::default().write(&write)
    }

    #[test]
    fn a_hunk_shows_only_the_lines_that_differ() {
        let change = edited(
            "a.py",
            "def mean(v):\n    return sum(v) / len(v)\n",
            "def mean(v):\n    return sum(v) / max(len(v), 1)\n",
        );
        assert_eq!(
            change,
            Change::File {
                path: "a.py".into(),
                created: false,
                symbols: Vec::new(),
                hunk: Some("-return sum(v) / len(v)\n+return sum(v) / max(len(v), 1)".into()),
            }
        );
    }

    #[test]
    fn a_whole_write_is_compared_with_what_was_read_before() {
        let read = FileRead { path: "a.py".into(), content: Some("a\nb\nc\n".into()), whole: true };
        let write = FileWrite {
            path: "a.py".into(),
            whole: Some("a\nfn x() {}\nc\n".into()),
            ..FileWrite::default()
        };
        let mut files = Files::default();
        files.read(&read);
        let Change::File { hunk, symbols, .. } = files.write(&write) else { panic!() };
        assert_eq!((hunk.as_deref(), symbols), (Some("-b\n+fn x() {}"), vec!["x".to_owned()]));
        let Change::File { hunk, .. } = Files::default().write(&write) else { panic!() };
        assert_eq!(hunk.as_deref(), Some("=a\n=fn x() {}\n=c"), "nothing is known of what was there before");
        let secret = FileWrite { path: ".env".into(), ..write };
        let Change::File { hunk, .. } = Files::default().write(&secret) else { panic!() };
        assert_eq!(hunk, None);
    }

    #[test]
    fn a_changed_key_of_a_configuration_file_is_named_with_its_lines_unless_the_file_holds_secrets() {
        let told = |path: &str, removed: &str, added: &str| match edited(path, removed, added) {
            Change::Setting { key, hunk, .. } => (key, hunk),
            other => panic!("{other:?}"),
        };
        let shown = |key: &str, hunk: &str| (key.to_owned(), Some(hunk.to_owned()));
        let both = "-timeout = 5\n+timeout = 30";
        assert_eq!(told("x.toml", "timeout = 5", "timeout = 30"), shown("timeout", both));
        assert_eq!(told("x.toml", "", "\"retries\": 3"), shown("retries", "+\"retries\": 3"));
        for path in ["a/.env", "prod.env", "conf/Secrets.yml", "credentials.json", "passwords.ini"] {
            assert_eq!(told(path, "", "KEY=hunter2"), ("KEY".to_owned(), None), "{path}");
        }
        assert!(matches!(edited("x.toml", "a = 1", "a = 1\nb = 2\nc = 3"), Change::File { .. }));
    }

    #[test]
    fn each_name_that_a_change_touches_is_told_once_and_no_more_than_a_few() {
        let symbols = |added: &str| match edited("a.py", "", added) {
            Change::File { symbols, .. } => symbols.join(" "),
            _ => panic!(),
        };
        assert_eq!(symbols("def a(): f()\ndef b(): f()\ndef a(): g()\n"), "a b");
        let many: String = ('a'..='z').map(|name| format!("def {name}(): f()\n")).collect();
        assert_eq!(symbols(&many), "a b c d e f g h");
    }

    #[test]
    fn what_may_be_no_key_is_told_as_a_change_of_the_file() {
        for (removed, added, key) in [
            ("a = 1", "", Some("a")),
            ("a = 1\n\n", "a = 2\n", Some("a")),
            ("a b = 1", "a b = 2", None),
            ("= 1", "= 2", None),
            (&format!("{} = 1", "a".repeat(81)), &format!("{} = 2", "a".repeat(81)), None),
            ("a", "b", None),
            ("a = 1\nb = 1", "", None),
        ] {
            let told = match edited("x.toml", removed, added) {
                Change::Setting { key, .. } => Some(key),
                _ => None,
            };
            assert_eq!(told.as_deref(), key, "{removed} -> {added}");
        }
    }

    #[test]
    fn long_changes_are_cut_with_a_mark() {
        let six = ["+x"; MAX_LINES].join("\n");
        let nine = format!("{six}\n+…");
        for (lines, expected) in [(9, nine.as_str()), (MAX_LINES, &six), (1, "+x")] {
            let Change::File { hunk, .. } = edited("a.rs", "", &"x\n".repeat(lines)) else { panic!() };
            assert_eq!(hunk.as_deref(), Some(expected), "{lines}");
        }
        assert_eq!(shortened(&"ä".repeat(500)).chars().count(), MAX_LINE);
    }

    #[test]
    fn what_a_command_line_wrote_is_what_the_next_write_is_compared_with() {
        let whole =
            |text: &str| FileWrite { path: "a.py".into(), whole: Some(text.into()), ..FileWrite::default() };
        let (printed, later) = (whole("a\nb\n"), whole("a\nc\n"));
        let mut files = Files::default();
        let Change::File { hunk, .. } = files.describe(&printed) else { panic!() };
        assert_eq!(hunk.as_deref(), Some("=a\n=b"));
        files.keep(printed);
        let Change::File { hunk, .. } = files.write(&later) else { panic!() };
        assert_eq!(hunk.as_deref(), Some("-b\n+c"));
    }

    #[test]
    fn a_line_that_moved_stands_for_one_that_is_alike_and_for_no_second_one() {
        for (old, new, removed, added) in [
            ("1\na\na\n2", "3\na\n4", &["1", "a", "2"][..], &["3", "4"][..]),
            ("1\na\n2", "3\na\n4\na\n5", &["1", "2"], &["3", "4", "a", "5"]),
            ("1\na\na\n2", "3\na\n4\na\n5", &["1", "2"], &["3", "4", "5"]),
            ("a\nb", "b\na", &[], &[]),
            ("x\na\ny", "x\ny", &["a"], &[]),
            ("x", "x", &[], &[]),
        ] {
            assert_eq!(changed_lines(old, new), (removed.to_vec(), added.to_vec()), "{old:?} {new:?}");
        }
    }
}
