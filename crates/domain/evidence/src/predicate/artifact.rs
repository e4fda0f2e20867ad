//! What a build made, and the checks after it that show it (R3.6).

use super::history::History;
use super::place::Folder;
use super::run::{END, Kind, Line, Moment};
use super::touch::file_name;
use crate::report::{Role, plain, role};
use crate::shell::{Call, Entry, Known, Leaf, LeafId, Script, Word};
use crate::{Change, Checked};
use std::collections::HashSet;

/// Something that a command of a line did to an artifact, or showed of one.
#[derive(Debug, Clone)]
pub(super) enum Deed {
    /// A build ended well that names what it makes: files, folders to put them in, or what it says that it wrote.
    Built { files: Vec<Folder>, folders: Vec<Folder>, says: bool, command: String },
    /// A check ended well that shows a file.
    Showed { file: Folder, path: String, command: String },
}

impl Line<'_> {
    /// Builds and checks whose status is attested.
    pub(super) fn deeds(&self, of: &dyn Fn(LeafId) -> Known) -> Vec<(LeafId, Deed)> {
        let mut found = Vec::new();
        for (id, leaf) in self.script.leaves() {
            let Ok(call) = &leaf.call else { continue };
            let literal = call.args.iter().all(|word| word.literal().is_some());
            if of(id) != Known::Status(0) || self.tainted || self.session.wrote(&call.program) || !literal {
                continue;
            }
            let at = |path: &str| self.session.file_at(self.script, id, self.exit, path);
            let command = leaf.text.clone();
            if call.entry == Entry::FilePath || call.entry == Entry::BinPath {
                // A program that runs to a good end is there.
                let path = leaf.text.split(' ').next().filter(|path| path.ends_with(&call.program));
                if let Some((path, file)) = path.and_then(|path| Some((path.to_owned(), at(path)?))) {
                    found.push((id, Deed::Showed { file, path, command: command.clone() }));
                }
                if call.entry == Entry::FilePath {
                    continue;
                }
            }
            let told = self.made_by_a_recipe(call).and_then(|path| at(&path));
            if let Some(file) = told {
                found
                    .push((id, Deed::Built { files: vec![file], folders: Vec::new(), says: false, command }));
                continue;
            }
            if builds_by_name(call) && matches!(role(call), Role::Task(_)) {
                found.push((id, Deed::Built { files: Vec::new(), folders: Vec::new(), says: true, command }));
                continue;
            }
            if let Some((files, folders)) = made_by(call) {
                let all =
                    |paths: Vec<String>| paths.iter().map(|path| at(path)).collect::<Option<Vec<Folder>>>();
                if let (Some(files), Some(folders)) = (all(files), all(folders)) {
                    found.push((id, Deed::Built { files, folders, says: false, command }));
                }
                continue;
            }
            for path in self.files_shown(id, leaf, call) {
                if let Some(file) = at(&path) {
                    let command = command.clone();
                    found.push((id, Deed::Showed { file, path, command }));
                }
            }
        }
        found
    }

    /// What the last line of a recipe made that names a file: make and just print each before they run it.
    fn made_by_a_recipe(&self, call: &Call) -> Option<String> {
        const BUILDERS: [&str; 9] = ["gcc", "g++", "cc", "c++", "clang", "clang++", "go", "rustc", "tar"];
        const MAX_LOOKS: usize = 32;
        let Role::Task(runner) = role(call) else { return None };
        let text = &self.exit.output.text;
        if runner.tells_all() || !runner.only_names_tasks(call) || text.contains("(ignored)") {
            return None;
        }
        let builds = |line: &&str| line.split(' ').next().is_some_and(|word| BUILDERS.contains(&word));
        let made = |line: &str| {
            let script = Script::analyse(line).0.ok()?;
            let mut leaves = script.leaves();
            let (Some((_, leaf)), None) = (leaves.next(), leaves.next()) else { return None };
            let call = leaf.call.as_ref().ok()?;
            let literal = call.args.iter().all(|word| word.literal().is_some());
            made_by(call).filter(|_| literal)?.0.into_iter().next()
        };
        text.lines().rev().filter(builds).take(MAX_LOOKS).find_map(made)
    }

    /// The files that a check which ended with 0 shows.
    fn files_shown(&self, id: LeafId, leaf: &Leaf, call: &Call) -> Vec<String> {
        if call.program == "ls" && leaf.veil.is_none() {
            let listed = listed(call, &self.exit.output.text);
            if !listed.is_empty() {
                return listed;
            }
        }
        self.files_named(id, leaf, call).into_iter().map(str::to_owned).collect()
    }

    fn files_named<'a>(&'a self, id: LeafId, leaf: &Leaf, call: &'a Call) -> Vec<&'a str> {
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
            ("ls" | "stat", _) if seen => {
                operands().filter(|path| output.contains(path) && !shows_empty(output, path)).collect()
            }
            ("file", _) if seen => {
                let tells = |path: &&str| {
                    let told = output.lines().find_map(|line| line.strip_prefix(path)?.strip_prefix(':'));
                    told.is_some_and(|told| !told.contains("cannot open") && told.trim() != "empty")
                };
                operands().filter(tells).collect()
            }
            // A list of what is in it reads the whole archive.
            ("tar", [letters, path]) if is_list(letters) => vec![path],
            ("zipfile" | "tarfile", ["-l" | "-t" | "--list" | "--test", path])
                if call.entry == Entry::PythonModule =>
            {
                vec![path]
            }
            ("unzip", ["-l" | "-t", path]) | ("gzip" | "gunzip", ["-t", path]) => vec![path],
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

/// `tzf`, `-tf`: the letters with which `tar` lists the archive of the next word.
fn is_list(letters: &str) -> bool {
    let letters = letters.trim_start_matches('-');
    letters.contains('t')
        && letters.ends_with('f')
        && letters.bytes().all(|letter| b"tzjJvf".contains(&letter))
}

/// The files of one folder in a long listing, whose lines begin with the kind of the file and what is allowed.
fn listed(call: &Call, output: &str) -> Vec<String> {
    let words: Vec<&str> = call.args.iter().filter_map(Word::literal).collect();
    let is_long =
        words.iter().any(|word| word.starts_with('-') && !word.starts_with("--") && word.contains('l'));
    let folders: Vec<&&str> = words.iter().filter(|word| !word.starts_with('-')).collect();
    let ([folder], true) = (folders.as_slice(), is_long) else { return Vec::new() };
    let path = |name: &str| match name {
        _ if name == **folder => Some(name.to_owned()),
        _ if name.contains('/') => None,
        _ => Some(format!("{}/{name}", folder.trim_end_matches('/'))),
    };
    output.lines().filter_map(listed_file).filter_map(path).collect()
}

/// The file of a line of a long listing, when something is in it.
fn listed_file(line: &str) -> Option<&str> {
    sized(line).filter(|(size, _)| *size != "0").map(|(_, name)| name)
}

/// The size and the name of a file in a line of a long listing.
fn sized(line: &str) -> Option<(&str, &str)> {
    let rights = line.get(..10)?.strip_prefix('-')?;
    let is_file = rights.bytes().all(|byte| b"rwxsStT-".contains(&byte));
    let size = line.split_whitespace().nth(4)?;
    Some((size, line.rsplit(' ').next()?)).filter(|_| is_file)
}

/// Whether a long listing or `stat` shows that nothing is in a file.
fn shows_empty(output: &str, path: &str) -> bool {
    output
        .lines()
        .any(|line| sized(line) == Some(("0", path)) || line.split_whitespace().take(2).eq(["Size:", "0"]))
}

/// Whether a task is called a build.
fn builds_by_name(call: &Call) -> bool {
    let names = ["build", "compile", "bundle", "dist", "package"];
    let mut words = call.args.iter().filter_map(Word::literal).filter(|word| !word.starts_with('-'));
    words.any(|word| names.contains(&word.split(':').next().unwrap_or(word)))
}

/// The files and the folders in which a build puts what it makes; `None` when this is no build that names them.
fn made_by(call: &Call) -> Option<(Vec<String>, Vec<String>)> {
    let words: Vec<&str> = call.args.iter().filter_map(Word::literal).collect();
    let idle = ["-h", "--help", "--version", "--dry-run", "-n", "-###", "-fsyntax-only", "--noEmit"];
    // There `-n` only builds with what is installed.
    let is_idle = |word: &&str| idle.contains(word) && !(call.program == "build" && *word == "-n");
    if words.iter().any(is_idle) {
        return None;
    }
    let value = |names: &[&str]| {
        words.iter().enumerate().find_map(|(i, word)| match word.split_once('=') {
            Some((name, value)) if names.contains(&name) => Some(value),
            _ if names.contains(word) => words.get(i + 1).copied(),
            _ => None,
        })
    };
    let in_file = |path: &str| Some((vec![path.to_owned()], Vec::new()));
    let in_folder = |path: &str| Some((Vec::new(), vec![path.to_owned()]));
    let file = |names: &[&str]| in_file(value(names)?);
    let folder = |names: &[&str]| in_folder(value(names)?);
    let sub = words.first().copied().unwrap_or_default();
    match (call.program.as_str(), call.entry) {
        ("build", Entry::PythonModule) => folder(&["-o", "--outdir"]).or_else(|| in_folder("dist")),
        (_, Entry::PythonModule) => None,
        ("gcc" | "g++" | "cc" | "c++" | "clang" | "clang++" | "ld" | "pandoc", _) => file(&["-o"]),
        ("rustc", _) => file(&["-o"]).or_else(|| folder(&["--out-dir"])),
        ("go", _) if sub == "build" => file(&["-o"]),
        ("cargo", _) if matches!(sub, "build" | "b") => {
            // What another profile or another target built is older.
            let profile = match value(&["--profile"]) {
                Some("dev" | "test") => "debug",
                Some("bench") => "release",
                Some(profile) => profile,
                None if words.iter().any(|word| matches!(*word, "--release" | "-r")) => "release",
                None => "debug",
            };
            let target = value(&["--target"]).map(|target| format!("/{target}")).unwrap_or_default();
            in_folder(&format!("{}{target}/{profile}", value(&["--target-dir"]).unwrap_or("target")))
        }
        ("cmake", _) if sub == "--build" && makes_nothing(value(&["--target", "-t"])) => None,
        ("cmake", _) if sub == "--build" => in_folder(words.get(1)?),
        ("uv", _) if sub == "build" => folder(&["-o", "--out-dir"]).or_else(|| in_folder("dist")),
        ("javac", _) => folder(&["-d"]),
        ("tsc", _) => file(&["--outFile"]).or_else(|| folder(&["--outDir"])),
        ("esbuild", _) => file(&["--outfile"]).or_else(|| folder(&["--outdir"])),
        ("tar", _) if sub.contains('c') && sub.ends_with('f') => in_file(words.get(1)?),
        _ => None,
    }
}

/// Targets of generated build files that build nothing.
fn makes_nothing(target: Option<&str>) -> bool {
    matches!(
        target,
        Some("clean" | "help" | "depend" | "edit_cache" | "rebuild_cache" | "list_install_components")
    )
}

/// Whether a build says that it wrote the file of this path.
fn tells_of(text: &str, path: &str) -> bool {
    let path = path.trim_start_matches("./");
    let idle = |line: &str| {
        const IDLE: [&str; 16] = [
            "unchanged",
            "skip",
            "cached",
            "up to date",
            "up-to-date",
            "exists",
            "reading",
            "input",
            "keep",
            "kept",
            "could not",
            "cannot",
            "not ",
            "fail",
            "error",
            "remov",
        ];
        let line = line.to_ascii_lowercase();
        IDLE.iter().any(|word| line.contains(word))
    };
    let names_it = |line: &str| {
        line.split(|c: char| c.is_whitespace() || "'\"`(),".contains(c))
            .any(|word| word.trim_start_matches("./").trim_end_matches(['.', ':']) == path)
    };
    path.contains('/') && text.lines().map(plain).any(|line| names_it(&line) && !idle(&line))
}

/// The lines with which builders say what they made, and no listing and no program that was built says anything.
fn own_words(text: &str) -> String {
    const WORDS: [&str; 8] = [
        "Compiling ",
        "Built target ",
        "Linking ",
        "Successfully built ",
        "built ",
        "wrote ",
        "emitted",
        "Created ",
    ];
    let is_own = |line: &&str| WORDS.iter().any(|word| line.contains(word)) && !line.starts_with("-rw");
    text.lines().filter(is_own).collect::<Vec<_>>().join("\n")
}

/// Whether a build was asked for one part of the whole.
fn asks_for_a_part(command: &str) -> bool {
    let options: &[&str] = if command.contains("cmake") {
        &["--target", "-t"]
    } else {
        &["-p", "--package", "--bin", "--bins", "--example", "--examples", "--lib"]
    };
    command.split_whitespace().any(|word| options.contains(&word.split('=').next().unwrap_or(word)))
}

/// Whether a build tells of the part of which a file has its name: `libcore_io.rlib` of `core-io`.
fn makes(told: &str, file: &str) -> bool {
    let stem = file.split('.').next().unwrap_or(file);
    let own = [stem, stem.strip_prefix("lib").unwrap_or(stem)];
    let same = |word: &str| own.iter().any(|name| name.replace('-', "_") == word.replace('-', "_"));
    told.split(|c: char| !(c.is_alphanumeric() || "-_".contains(c)))
        .any(|word| !word.is_empty() && same(word))
}

/// The commands of a line that run a program by its place: `./app 1` of `go build -o app . && ./app 1`.
fn own_programs(line: &str) -> impl Iterator<Item = &str> {
    line.split(['&', ';', '|']).map(str::trim).filter(|command| command.starts_with("./"))
}

/// Whether a message asks for a build that warns of nothing.
fn wishes_no_warnings(message: &str) -> bool {
    let lower = message.to_ascii_lowercase();
    ["without warning", "no warning", "warning-free"].iter().any(|words| lower.contains(words))
}

/// Whether a text holds this name as a word.
fn names(text: &str, name: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || "._-+".contains(c);
    text.split(|c: char| !inside(c)).any(|word| word.trim_end_matches('.') == name)
}

impl History<'_> {
    /// Whether a program or a script of the project ended badly and was not seen to end well again: what was built is
    /// no outcome beside that.
    fn has_a_program_that_failed(&self) -> bool {
        let mut failed = HashSet::new();
        for run in &self.runs {
            let (line, status) = (run.attestation.command.as_str(), run.attestation.exit_code);
            let several = line.contains(['&', ';', '|']);
            // In a line of several commands, only how it ended says that it was the program.
            let fell = match status {
                Some(0) | None | Some(126 | 127) => false,
                Some(code) => !several || code >= 128 || self.said_at(run.at).contains("panic"),
            };
            for program in own_programs(line) {
                if status == Some(0) {
                    failed.remove(program);
                } else if fell {
                    failed.insert(program);
                }
            }
        }
        !failed.is_empty()
    }

    /// What the last build made, when a check after it shows all of it and nothing has happened to it since.
    pub(super) fn built(&self) -> Option<Checked> {
        if self.has_a_program_that_failed() {
            return None;
        }
        let (built, files, folders, says, made_by) =
            self.deeds.iter().rev().find_map(|(at, deed)| match deed {
                Deed::Built { files, folders, says, command } => Some((*at, files, folders, *says, command)),
                Deed::Showed { .. } => None,
            })?;
        let shown =
            self.deeds.iter().rev().filter(|(at, _)| *at > built).filter_map(|(at, deed)| match deed {
                Deed::Showed { file, path, command } => Some((*at, file, path, command)),
                Deed::Built { .. } => None,
            });
        let shown: Vec<(Moment, &Folder, &String, &String)> = shown.collect();
        // A folder may hold what an earlier build left there: the build or the user has to name the file.
        let said = self.said_at(built);
        if wishes_no_warnings(self.user()) && said.contains("warning: ") {
            return None;
        }
        let own = own_words(said);
        // In one line with the check, only words that are surely the build's own tell of it.
        let told = |at: Moment| if at.0 == built.0 { own.as_str() } else { said };
        // Where the build says what it made, or was asked for a part, the user's word is not enough.
        let tells = !own.is_empty() || asks_for_a_part(made_by);
        let is_named = |at: Moment, file: &Folder| {
            file.name().is_some_and(|name| {
                names(told(at), name) || if tells { makes(&own, name) } else { names(self.user(), name) }
            })
        };
        let is_made = |at: Moment, file: &Folder, path: &str| {
            files.contains(file)
                || (folders.iter().any(|folder| folder.holds(file)) && is_named(at, file))
                || (says && tells_of(told(at), path))
        };
        let all = files.iter().all(|file| shown.iter().any(|(_, shown, ..)| *shown == file));
        // What lies there is what was built, if nothing but the check can have put another in its place.
        let stands = |at: Moment, path: &str| {
            let name = HashSet::from([file_name(path)]);
            self.untouched(&name, built, at) && self.untouched(&name, at, END)
        };
        let (_, _, path, command) = shown
            .iter()
            .find(|(at, file, path, _)| is_made(*at, file, path) && stands(*at, path))
            .filter(|_| all)?;
        let edited = self.changes_between(Some(built), None);
        let edited =
            edited.iter().any(|change| matches!(change, Change::File { .. } | Change::Setting { .. }));
        let broken = self.runs.iter().filter(|run| run.at > built).any(|run| {
            matches!(run.kind, Kind::Other { against: true, .. } | Kind::Failed { .. } | Kind::Broken { .. })
        });
        (!edited && !broken).then(|| Checked {
            what: (*path).clone(),
            made_by: made_by.clone(),
            command: (*command).clone(),
            exit_code: 0,
        })
    }
}

#[cfg(test)]
mod tests;
