//! What a build made, and the checks after it that show it (R3.6).

use super::history::History;
use super::place::Folder;
use super::run::{Kind, Line, Moment};
use crate::report::plain;
use crate::shell::{Call, Entry, Known, Leaf, LeafId, Word};
use crate::{Change, Checked};

/// Something that a command of a line did to an artifact, or showed of one.
#[derive(Debug, Clone)]
pub(super) enum Deed {
    /// A build ended well that names what it makes: files, or folders to put them in.
    Built { files: Vec<Folder>, folders: Vec<Folder>, command: String },
    /// A check ended well that shows a file.
    Showed { file: Folder, path: String, command: String },
}

impl Line<'_> {
    /// Builds and checks whose status is attested.
    pub(super) fn deeds(&self, of: &dyn Fn(LeafId) -> Known) -> Vec<(LeafId, Deed)> {
        let mut found = Vec::new();
        for (id, leaf) in self.script.leaves() {
            let Ok(call) = &leaf.call else { continue };
            let trusted =
                !self.tainted && call.entry != Entry::FilePath && !self.session.wrote(&call.program);
            if of(id) != Known::Status(0) || !trusted || call.args.iter().any(|word| word.literal().is_none())
            {
                continue;
            }
            let at = |path: &&str| self.session.file_at(self.script, id, self.exit, path);
            let command = leaf.text.clone();
            if let Some((files, folders)) = made_by(call) {
                let all = |paths: Vec<&str>| paths.iter().map(at).collect::<Option<Vec<Folder>>>();
                if let (Some(files), Some(folders)) = (all(files), all(folders)) {
                    found.push((id, Deed::Built { files, folders, command }));
                }
                continue;
            }
            for path in self.files_shown(id, leaf, call) {
                if let Some(file) = at(&path) {
                    let command = command.clone();
                    found.push((id, Deed::Showed { file, path: path.to_owned(), command }));
                }
            }
        }
        found
    }

    /// The files that a check which ended with 0 shows.
    fn files_shown<'a>(&'a self, id: LeafId, leaf: &Leaf, call: &'a Call) -> Vec<&'a str> {
        let words: Vec<&str> = call.args.iter().filter_map(Word::literal).collect();
        let output = self.exit.output.text.as_str();
        let seen = leaf.veil.is_none() && !self.script.others_are_loud(&[id]);
        let operands = || words.iter().copied().filter(|word| !word.starts_with('-'));
        let options = || words.iter().copied().filter(|word| word.starts_with('-'));
        let is_one_of =
            |known: &'static str| move |option: &str| known.split(' ').any(|known| known == option);
        match (call.program.as_str(), words.as_slice()) {
            ("test", ["-s" | "-f" | "-e" | "-x" | "-r", path])
            | ("[", ["-s" | "-f" | "-e" | "-x" | "-r", path, "]"]) => vec![path],
            ("ls" | "stat", _) if seen => operands().filter(|path| output.contains(path)).collect(),
            ("file", _) if seen => {
                let tells = |path: &&str| {
                    let told = output.lines().find_map(|line| line.strip_prefix(path)?.strip_prefix(':'));
                    told.is_some_and(|told| !told.contains("cannot open") && told.trim() != "empty")
                };
                operands().filter(tells).collect()
            }
            ("cmp" | "diff", _) if options().all(is_one_of("-s -q -u --brief --silent --quiet")) => {
                let files: Vec<&str> = operands().collect();
                if let [one, other] = files.as_slice()
                    && one != other
                {
                    files
                } else {
                    Vec::new()
                }
            }
            ("sha256sum" | "sha512sum" | "sha1sum" | "md5sum" | "b2sum" | "shasum", _)
                if seen && options().any(is_one_of("-c --check")) =>
            {
                output
                    .lines()
                    .filter(|line| plain(line) == *line)
                    .filter_map(|line| line.strip_suffix(": OK"))
                    .collect()
            }
            _ => Vec::new(),
        }
    }
}

/// The files and the folders in which a build puts what it makes; `None` when this is no build that names them.
fn made_by(call: &Call) -> Option<(Vec<&str>, Vec<&str>)> {
    let words: Vec<&str> = call.args.iter().filter_map(Word::literal).collect();
    let idle = ["-h", "--help", "--version", "--dry-run", "-n", "-###", "-fsyntax-only", "--noEmit"];
    if words.iter().any(|word| idle.contains(word)) {
        return None;
    }
    let value = |names: &[&str]| {
        words.iter().enumerate().find_map(|(i, word)| match word.split_once('=') {
            Some((name, value)) if names.contains(&name) => Some(value),
            _ if names.contains(word) => words.get(i + 1).copied(),
            _ => None,
        })
    };
    let file = |names: &[&str]| value(names).map(|path| (vec![path], Vec::new()));
    let folder = |names: &[&str]| value(names).map(|path| (Vec::new(), vec![path]));
    let sub = words.first().copied().unwrap_or_default();
    match (call.program.as_str(), call.entry) {
        ("build", Entry::PythonModule) => {
            folder(&["-o", "--outdir"]).or_else(|| Some((Vec::new(), vec!["dist"])))
        }
        (_, Entry::PythonModule) => None,
        ("gcc" | "g++" | "cc" | "c++" | "clang" | "clang++" | "ld" | "pandoc", _) => file(&["-o"]),
        ("rustc", _) => file(&["-o"]).or_else(|| folder(&["--out-dir"])),
        ("go", _) if sub == "build" => file(&["-o"]),
        ("cargo", _) if matches!(sub, "build" | "b") => {
            folder(&["--target-dir"]).or_else(|| Some((Vec::new(), vec!["target"])))
        }
        ("uv", _) if sub == "build" => {
            folder(&["-o", "--out-dir"]).or_else(|| Some((Vec::new(), vec!["dist"])))
        }
        ("javac", _) => folder(&["-d"]),
        ("tsc", _) => file(&["--outFile"]).or_else(|| folder(&["--outDir"])),
        ("esbuild", _) => file(&["--outfile"]).or_else(|| folder(&["--outdir"])),
        ("tar", _) if sub.contains('c') && sub.ends_with('f') => {
            words.get(1).map(|path| (vec![*path], Vec::new()))
        }
        _ => None,
    }
}

/// Whether a text holds this name as a word.
fn names(text: &str, name: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || "._-+".contains(c);
    text.split(|c: char| !inside(c)).any(|word| word.trim_end_matches('.') == name)
}

impl History<'_> {
    /// What the last build made, when a check after it shows all of it and nothing has happened to it since.
    pub(super) fn built(&self) -> Option<Checked> {
        let (built, files, folders, made_by) = self.deeds.iter().rev().find_map(|(at, deed)| match deed {
            Deed::Built { files, folders, command } => Some((*at, files, folders, command)),
            Deed::Showed { .. } => None,
        })?;
        let shown =
            self.deeds.iter().rev().filter(|(at, _)| *at > built).filter_map(|(at, deed)| match deed {
                Deed::Showed { file, path, command } => Some((*at, file, path, command)),
                Deed::Built { .. } => None,
            });
        let shown: Vec<(Moment, &Folder, &String, &String)> = shown.collect();
        // A folder may hold what an earlier build left there: the build or the user has to name the file.
        let is_named = |file: &Folder| {
            file.name().is_some_and(|name| names(self.said_at(built), name) || names(self.user(), name))
        };
        let is_made = |file: &Folder| {
            files.contains(file) || (folders.iter().any(|folder| folder.holds(file)) && is_named(file))
        };
        let all = files.iter().all(|file| shown.iter().any(|(_, shown, ..)| *shown == file));
        let (at, _, path, command) = shown.iter().find(|(_, file, ..)| is_made(file)).filter(|_| all)?;
        let edited = self.changes_between(Some(built), None);
        let edited =
            edited.iter().any(|change| matches!(change, Change::File { .. } | Change::Setting { .. }));
        let broken = self.runs.iter().filter(|run| run.at > built).any(|run| {
            matches!(run.kind, Kind::Other { against: true, .. } | Kind::Failed { .. } | Kind::Broken { .. })
        });
        let stands = !edited && !broken && !self.anything_after(*at) && !self.named_after(path, *at);
        stands.then(|| Checked {
            what: (*path).clone(),
            made_by: made_by.clone(),
            command: (*command).clone(),
            exit_code: 0,
        })
    }
}
