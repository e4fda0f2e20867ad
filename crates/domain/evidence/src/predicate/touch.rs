//! What may have changed files, told from the end of doubt: all that is not known to look only.

use crate::api::{Verb, api_call};
use crate::change::{only_looks, runs_hooks};
use crate::report::{Runner, report_files};
use crate::shell::{Aside, Call, Known, Leaf, LeafId, Script};
use crate::{Observation, Reason};
use std::collections::HashSet;

/// What something may have changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Touch {
    /// This file, and no other.
    File(String),
    /// Any file, by this command or tool.
    Anything(String),
}

impl Touch {
    /// What to call it.
    pub(super) fn name(&self) -> &str {
        match self {
            Self::File(name) | Self::Anything(name) => name,
        }
    }
}

/// What the commands of a line may have changed, each with its number. `may_have_run` tells of each whether it can
/// have run at all.
pub(super) fn of_line(
    script: &Script,
    line: &str,
    may_have_run: &[bool],
    known: &dyn Fn(LeafId) -> Known,
    tainted: bool,
) -> Vec<(LeafId, Touch)> {
    let mut found = Vec::new();
    for ((id, leaf), ran) in script.leaves().zip(may_have_run) {
        let state = known(id);
        // What runs in the background of the shell goes on beside and behind the commands after it.
        let id = if leaf.mask == Some(Reason::BackgroundInShell) { LeafId::MAX } else { id };
        if *ran {
            found.extend(of_leaf(leaf, state, tainted).into_iter().map(|touch| (id, touch)));
            found.extend(leaf.writes.iter().cloned().map(|path| (id, of_file(path))));
            // A report that a later run writes over is no longer that of the run before.
            let reports = leaf.call.iter().filter(|call| Runner::of(call).is_some()).flat_map(report_files);
            found.extend(reports.map(|path| (id, of_file(path))));
        }
    }
    for (id, aside) in script.asides() {
        match aside {
            Aside::Writes(path) => found.push((*id, of_file(path.clone()))),
            Aside::Unknown => found.push((*id, Touch::Anything(line.to_owned()))),
            Aside::Sets { .. } => {}
        }
    }
    found
}

/// A file of a name that only one place can have; otherwise any.
fn of_file(path: String) -> Touch {
    if path.contains(['$', '*', '?', '[', '{']) { Touch::Anything(path) } else { Touch::File(path) }
}

fn of_leaf(leaf: &Leaf, known: Known, tainted: bool) -> Vec<Touch> {
    let anything = || vec![Touch::Anything(leaf.text.clone())];
    let call = match &leaf.call {
        Ok(call) if !tainted => call,
        // An assignment or a test expression: it has no program that could write.
        Err(Reason::NotATest) => return Vec::new(),
        Err(reason) if !tainted && looks_elsewhere(*reason, &leaf.text) => return Vec::new(),
        Ok(_) | Err(_) => return anything(),
    };
    // What the shell cannot find or start does nothing.
    if matches!(known, Known::Status(126 | 127)) {
        return Vec::new();
    }
    if only_looks(call) {
        let well = matches!(known, Known::Status(0) | Known::StatusIfItRan(0));
        return if runs_hooks(call) && !well { anything() } else { Vec::new() };
    }
    if api_call(call).is_some_and(|asked| asked.verb == Verb::Read && asked.shows_body) {
        return Vec::new();
    }
    if leaf.keeps_a_log() {
        return Vec::new();
    }
    if let Some(made) = made_by_go(call) {
        return vec![of_file(made)];
    }
    let files: Option<Vec<&str>> = call.args.iter().map(|arg| arg.literal()).collect();
    match (call.program.as_str(), files) {
        ("tee", Some(files)) => {
            let files = files.into_iter().filter(|file| !file.starts_with('-') && !file.starts_with("/dev/"));
            files.map(|file| of_file(file.to_owned())).collect()
        }
        // These name all that they change, as long as they do not go down into folders.
        ("rm" | "touch" | "rmdir", Some(files)) if !files.iter().any(|file| goes_deeper(file)) => {
            let files = files.into_iter().filter(|file| !file.starts_with('-'));
            files.map(|file| of_file(file.to_owned())).collect()
        }
        ("mkdir", Some(_)) => Vec::new(),
        ("find", Some(words)) if clears_caches(words.iter().copied()) => Vec::new(),
        ("rm", Some(files)) if files.iter().all(|file| file.starts_with('-') || is_cache(file)) => Vec::new(),
        _ => anything(),
    }
}

/// A command that looks into containers, or runs another for each line that comes in, when all that it does is to look.
fn looks_elsewhere(reason: Reason, text: &str) -> bool {
    const READS: &str = "wc grep egrep fgrep cat head tail ls stat file du md5sum sha256sum basename dirname";
    let mut words = text.split_whitespace();
    let is_one_of =
        |word: Option<&str>, known: &str| word.is_some_and(|word| known.split(' ').any(|one| one == word));
    match (reason, words.next()) {
        (Reason::RunsElsewhere, Some("docker" | "podman")) => {
            let sub = words.find(|word| *word != "compose");
            is_one_of(sub, "ps images logs inspect version info stats top port")
        }
        (Reason::RunsElsewhere, Some("kubectl" | "oc")) => {
            is_one_of(words.next(), "get describe logs top version api-resources")
        }
        (Reason::CommandRunner, Some("find")) => clears_caches(words),
        (Reason::CommandRunner, Some("xargs")) => {
            is_one_of(words.find(|word| !matches!(*word, "-0" | "-r" | "-0r" | "-r0")), READS)
        }
        _ => false,
    }
}

/// The program that `go build -o svc ./cmd/svc` makes, when it is named in full.
fn made_by_go(call: &Call) -> Option<String> {
    let words: Option<Vec<&str>> = call.args.iter().map(|word| word.literal()).collect();
    let words = words.filter(|_| call.program == "go")?;
    match words.as_slice() {
        ["build", "-o", made, packages @ ..] => {
            let named = !made.starts_with('-') && !made.ends_with(['/', '.']);
            (named && packages.iter().all(|package| !package.starts_with('-'))).then(|| (*made).to_owned())
        }
        _ => None,
    }
}

/// `find . -name __pycache__ -exec rm -rf {} +`, behind the name of the program.
pub(super) fn clears_caches<'a>(words: impl Iterator<Item = &'a str>) -> bool {
    let words: Vec<&str> = words.map(|word| word.trim_matches(['\'', '"'])).collect();
    let tests = words.iter().position(|word| word.starts_with('-')).unwrap_or(words.len());
    let (folders, mut rest) = words.split_at_checked(tests).unwrap_or_default();
    // What turns the tests around stands in front of them.
    if folders.iter().any(|word| word.contains(['!', '(', ')', ','])) {
        return false;
    }
    let mut named = false;
    loop {
        rest = match rest {
            ["-name", name, rest @ ..] if is_cache(name) || matches!(*name, "*.pyc" | "*.pyo") => {
                named = true;
                rest
            }
            ["-type", _, rest @ ..] | ["-prune" | "-depth", rest @ ..] => rest,
            ["-delete"] | ["-exec", "rm", "-r" | "-rf" | "-fr", "{}", "+" | ";" | "\\;"] => return named,
            _ => return false,
        }
    }
}

/// What tools keep for themselves, and make anew when it is gone.
pub(super) fn is_cache(path: &str) -> bool {
    const NAMES: [&str; 7] =
        [".pytest_cache", "__pycache__", ".mypy_cache", ".ruff_cache", ".coverage", "htmlcov", ".nyc_output"];
    NAMES.contains(&file_name(path))
}

/// `-r`, `-rf`, `--recursive` and their like.
fn goes_deeper(option: &str) -> bool {
    let letters = option.strip_prefix('-').filter(|letters| !letters.starts_with('-'));
    letters.is_some_and(|letters| letters.contains(['r', 'R'])) || option.starts_with("--r")
}

/// What something else than an ended command may have changed.
pub(super) fn of_observation(observation: &Observation) -> Option<Touch> {
    match observation {
        Observation::DelegatedReport => Some(Touch::Anything("a sub-agent".to_owned())),
        Observation::Opaque { tool } | Observation::Warned { tool } | Observation::ToolError { tool } => {
            Some(Touch::Anything(tool.clone()))
        }
        // Fetching changes nothing here; a tool server may do anything.
        Observation::Untrusted { tool } => {
            let fetches = ["web_", "browser_"].iter().any(|family| tool.starts_with(family));
            (!fetches).then(|| Touch::Anything(tool.clone()))
        }
        Observation::BackgroundStart { command, .. } => {
            let looks = Script::analyse(command).0.is_ok_and(|script| {
                let ran = vec![true; script.leaves().count()];
                let hidden = |_| Known::Hidden(Reason::BackgroundStart);
                of_line(&script, command, &ran, &hidden, false)
                    .iter()
                    .all(|(_, touch)| matches!(touch, Touch::File(_)))
            });
            (!looks).then(|| Touch::Anything(command.clone()))
        }
        _ => None,
    }
}

/// The files that a pass proves, to be compared with the files that were touched after it.
#[derive(Debug, Default)]
pub(super) struct Paths<'a> {
    whole: HashSet<&'a str>,
    names_of_whole: HashSet<&'a str>,
    names_of_others: HashSet<&'a str>,
}

impl<'a> Paths<'a> {
    pub(super) fn of(paths: impl IntoIterator<Item = &'a str>) -> Self {
        let mut found = Self::default();
        for path in paths {
            if is_whole(path) {
                found.whole.insert(path);
                found.names_of_whole.insert(file_name(path));
            } else {
                found.names_of_others.insert(file_name(path));
            }
        }
        found
    }

    pub(super) fn is_empty(&self) -> bool {
        self.whole.is_empty() && self.names_of_others.is_empty()
    }

    /// Whether this path can name one of the files. Two resolved paths are compared as a whole, others by their last
    /// part: a command line does not say where it stands.
    pub(super) fn may_hold(&self, path: &str) -> bool {
        let name = file_name(path);
        let named = self.names_of_others.contains(name);
        if is_whole(path) {
            named || self.whole.contains(path)
        } else {
            named || self.names_of_whole.contains(name)
        }
    }
}

/// Whether a path is absolute and without detours.
fn is_whole(path: &str) -> bool {
    path.starts_with('/') && !path.split('/').any(|part| part == ".." || part == ".") && !path.contains("//")
}

pub(super) fn file_name(path: &str) -> &str {
    path.trim_end_matches('/').rsplit('/').next().unwrap_or(path)
}

/// Whether a file only keeps what a command printed.
pub(super) fn is_log(path: &str) -> bool {
    matches!(file_name(path).rsplit_once('.'), Some((_, "log" | "out")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_may_be_a_known_file_unless_it_surely_is_another() {
        let known = Paths::of(["/w/a/x.py", "y.py"]);
        for (path, expected) in [
            ("/w/a/x.py", true),
            ("x.py", true),
            ("../a/x.py", true),
            ("/w/../w/a/x.py", true),
            ("~/a/x.py", true),
            ("/w/b/x.py", false),
            ("z.py", false),
            ("/any/y.py", true),
            ("y.py", true),
        ] {
            assert_eq!(known.may_hold(path), expected, "{path}");
        }
    }

    #[test]
    fn a_command_touches_the_files_that_it_names_nothing_or_anything() {
        let touched = |line: &str, status: u8, tainted: bool| {
            let script = Script::analyse(line).0.unwrap();
            let (_, leaf) = script.leaves().next().unwrap();
            let touches = of_leaf(leaf, Known::Status(status), tainted);
            let told = touches.iter().map(|touch| match touch {
                Touch::File(name) => name.clone(),
                Touch::Anything(_) => "anything".to_owned(),
            });
            told.collect::<Vec<_>>().join(" ")
        };
        for (line, expected) in [
            ("tee a.py b.py", "a.py b.py"),
            ("tee -a a.py", "a.py"),
            ("tee /dev/tty", ""),
            ("tee $x", "anything"),
            ("rm a", "a"),
            ("rm -f a", "a"),
            ("rm -rf a", "anything"),
            ("rm -rf .pytest_cache", ""),
            ("rm -rf .pytest_cache a", "anything"),
            ("touch a b", "a b"),
            ("mkdir a", ""),
            ("mkdir $x", "anything"),
            ("find . -name __pycache__ -delete", ""),
            ("find . -name a -delete", "anything"),
            ("go build -o app ./cmd", "app"),
            ("go build -o dist/ ./cmd", "anything"),
            ("ls", ""),
            ("x=$(ls)", ""),
            ("mytool", "anything"),
        ] {
            assert_eq!(touched(line, 0, false), expected, "{line}");
        }
        assert_eq!(touched("ls", 0, true), "anything");
        assert_eq!(touched("mytool", 127, false), "");
        for (path, expected) in [("a/x.log", true), ("x.out", true), ("x.txt", false), ("log", false)] {
            assert_eq!(is_log(path), expected, "{path}");
        }
    }
}
