//! Plain runs of the project's own programs, for show: behind a pass they leave its proof as it is.
//!
//! What a program does is not known by its words. It counts as shown only where nothing that the turn tells of it, of
//! its call and of what it printed speaks of writing.

mod inline;

use super::coverage::is_test_file;
use super::run::{Line, Moment};
use super::touch::{Touch, file_name};
use crate::report::{Role, role_of, tells_of_failure};
use crate::shell::{Entry, Known, Leaf, LeafId, Word, is_python};
use crate::{FailureSignature, Observation};
use std::collections::{HashMap, HashSet};

/// A program that ran for show and ended well.
#[derive(Debug, Clone)]
pub(super) struct Demo {
    /// The command, as written.
    text: String,
    /// The names of the files, the packages or the classes that were run, without what stands behind their first dot.
    programs: Vec<String>,
}

impl Line<'_> {
    /// The commands of the line that did nothing but show a program of the project.
    pub(super) fn demos(&self, of: &dyn Fn(LeafId) -> Known) -> Vec<(LeafId, Demo)> {
        let own = |(id, leaf): (LeafId, &Leaf)| {
            let sure = of(id) == Known::Status(0) && leaf.mask.is_none() && !leaf.untold;
            let free = sure && leaf.writes.is_empty() && !self.is_outside(id);
            let shown = Shown::of(leaf).filter(|_| free && !self.session.sets_any(self.script, id))?;
            let programs = shown.0.iter().map(|program| stem(program).to_owned()).collect();
            Some((id, Demo { text: leaf.text.clone(), programs }))
        };
        if self.tainted {
            return Vec::new();
        }
        let found: Vec<_> = self.script.leaves().filter_map(own).collect();
        // The output is searched only where there is something to show.
        if !found.is_empty() && self.only_shows() { found } else { Vec::new() }
    }

    /// Whether the output is there, and tells neither of a fault nor of a deed.
    fn only_shows(&self) -> bool {
        const DONE: &str = "wrote written writing generated generating created creating updated updating saved saving \
                            deleted deleting removed removing migrated migrating formatted reformatted rewrote \
                            rewritten renamed installed seeded overwritten patched fixed synced exported applied";
        let text = &self.exit.output.text;
        let done = |word: &str| is_one_of(DONE, &word.to_ascii_lowercase());
        self.is_complete()
            && !text.trim().is_empty()
            && !tells_of_failure(text)
            && FailureSignature::of_death(text).is_none()
            && !text.split(|c: char| !c.is_ascii_alphabetic()).any(|word| word.len() > 4 && done(word))
    }
}

/// The demos of a turn, each where nothing that the turn shows speaks against it.
#[derive(Debug, Default)]
pub(super) struct Demos(Vec<(Moment, String)>);

impl Demos {
    /// Weighs them by what a turn observed, and by what was put in the place of files by commands.
    pub(super) fn of<'t>(
        demos: &[(Moment, Demo)],
        observations: &[Observation],
        touches: impl Iterator<Item = (Moment, &'t Touch)>,
    ) -> Self {
        if demos.is_empty() || observations.iter().any(shows_writing_code) {
            return Self::default();
        }
        let mut replaced: HashMap<&str, Moment> = HashMap::new();
        for (at, touch) in touches {
            let observed = at.0.checked_sub(1).and_then(|at| observations.get(at));
            for name in put_by(observed, touch) {
                replaced.entry(stem(name)).or_insert(at);
            }
        }
        let stands = |(at, demo): &&(Moment, Demo)| {
            demo.programs
                .iter()
                .all(|program| replaced.get(program.as_str()).is_none_or(|replaced| replaced > at))
        };
        Self(demos.iter().filter(stands).map(|(at, demo)| (*at, demo.text.clone())).collect())
    }

    /// Whether the command of this moment only showed a program.
    pub(super) fn holds(&self, moment: Moment) -> bool {
        self.0.binary_search_by_key(&moment, |(at, _)| *at).is_ok()
    }

    /// Each that was shown after a moment, with its own.
    pub(super) fn each_after(&self, moment: Moment) -> impl Iterator<Item = (Moment, &str)> {
        self.0.iter().filter(move |(at, _)| *at > moment).map(|(at, text)| (*at, text.as_str()))
    }

    /// What was shown after a moment.
    pub(super) fn after(&self, moment: Moment) -> Vec<&str> {
        let mut seen = HashSet::new();
        let later = self.0.iter().filter(|(at, _)| *at > moment).map(|(_, text)| text.as_str());
        later.filter(|text| seen.insert(*text)).collect()
    }
}

/// The names of files that a command put in the place of others. What a tool writes is shown, and what a compiler makes
/// is what it was given.
fn put_by<'t>(observed: Option<&Observation>, touch: &'t Touch) -> Vec<&'t str> {
    const PUT: &str = "cp mv ln install curl wget tee dd rsync tar unzip git patch";
    match (touch, observed) {
        (Touch::File(_), Some(Observation::FileWrite(_))) => Vec::new(),
        (Touch::File(path), Some(Observation::ProcessExit(exit)))
            if exit.command.contains(&format!("go build -o {path} ")) =>
        {
            Vec::new()
        }
        (Touch::File(path), _) => vec![path],
        (Touch::Anything(text), _) => {
            let mut words = text.split([' ', '\'', '"', '=']);
            if words.next().is_some_and(|first| is_one_of(PUT, first)) { words.collect() } else { Vec::new() }
        }
    }
}

/// What is run of the project: files, packages or classes.
struct Shown<'a>(Vec<&'a str>);

impl<'a> Shown<'a> {
    /// What a command shows, when its words speak of nothing but a look.
    fn of(leaf: &'a Leaf) -> Option<Self> {
        let call = leaf.call.as_ref().ok()?;
        if call.args.iter().any(Word::is_dynamic) || !matches!(role_of(leaf), Role::Builder | Role::Other) {
            return None;
        }
        let words: Vec<&str> = call.args.iter().map(Word::literal).collect::<Option<_>>()?;
        let strange = |text: &str| text.contains(['$', '`', '*', '~', '=']);
        if matches!(call.entry, Entry::Name | Entry::BinPath)
            && !leaf.text.split_once(" -").is_some_and(|(called, _)| strange(called))
            && let Some(programs) = inline::shown_by(&call.program, &words)
        {
            return Some(Self(programs));
        }
        if strange(&leaf.text) {
            return None;
        }
        let (program, given) = match call.entry {
            Entry::PythonModule => return None,
            Entry::FilePath => {
                (leaf.text.split(' ').find(|word| word.ends_with(&call.program))?, words.as_slice())
            }
            Entry::Name | Entry::BinPath => chosen(&call.program, &words)?,
        };
        let harmless = |word: &&str| {
            !word.starts_with('/') && !word.contains("..") && !speaks_of_a_deed(word) && !is_a_source(word)
        };
        (is_own(program) && given.iter().all(harmless)).then(|| Self(vec![program]))
    }
}

/// The program that an interpreter or a builder is given, and what that is given in turn.
fn chosen<'w, 's>(interpreter: &str, words: &'s [&'w str]) -> Option<(&'w str, &'s [&'w str])> {
    let (program, given) = match (interpreter, words) {
        ("deno" | "bun", ["run", file, given @ ..]) => (file, given),
        ("java", ["-cp" | "-classpath", _, name, given @ ..] | ["-jar", name, given @ ..]) => (name, given),
        ("go", ["run", package, given @ ..]) => (package, given),
        ("cargo", ["run", words @ ..]) => return cargo_runs(words),
        (_, [file, given @ ..]) => {
            let kinds = match interpreter {
                "node" => "js mjs cjs ts",
                "tsx" | "ts-node" | "bun" => "ts tsx js mts",
                "ruby" => "rb",
                "php" => "php",
                "perl" => "pl",
                "lua" => "lua",
                "java" => "java",
                program if is_python(program) => "py",
                _ => return None,
            };
            file.rsplit_once('.').filter(|(_, kind)| is_one_of(kinds, kind))?;
            (file, given)
        }
        _ => return None,
    };
    Some((program, given))
}

/// `cargo run`, with nothing but the choice of a program in front of what it is given.
fn cargo_runs<'w, 's>(words: &'s [&'w str]) -> Option<(&'w str, &'s [&'w str])> {
    let (mut program, mut rest) = ("run", words);
    loop {
        rest = match rest {
            [] => return Some((program, rest)),
            ["--", given @ ..] => return Some((program, given)),
            ["-q" | "--quiet" | "-r" | "--release", rest @ ..] => rest,
            ["--bin" | "--example" | "-p" | "--package", name, rest @ ..] => {
                program = name;
                rest
            }
            _ => return None,
        }
    }
}

/// Whether what is run lies in the project, where its programs lie and not its tools.
fn is_own(program: &str) -> bool {
    const TOOLS: &str =
        "scripts script tools tool hack xtask ci migrations db hooks .github node_modules vendor build-aux";
    let strange = program.starts_with(['/', '~', '-'])
        || program.contains("..")
        || program.contains("://")
        || program.contains('@');
    !program.is_empty()
        && !strange
        && !program.ends_with(".sh")
        && !program.split('/').any(|part| is_one_of(TOOLS, part))
        && !speaks_of_a_deed(file_name(program))
}

/// Whether a word speaks of something that lasts. False alarms only cost a proof.
fn speaks_of_a_deed(word: &str) -> bool {
    const BEGINNINGS: &str = "generat codegen regen gen format fmt migrat fix install updat upgrad seed deploy writ sav sync \
                              clean reset init setup bless record rewrit patch releas publish scaffold bootstrap \
                              import export dump restor load refresh appl creat remov delet drop renam mov replac \
                              edit lint hook bump commit push merg extract codemod normali snapshot approv golden \
                              prepar mak build compil bundl convert transform output outfile out force inplace \
                              overwrit append insert place set add put post store persist backup prune purge truncat \
                              manage admin tool script task cron job daemon serve server watch test spec";
    const LETTERS: [&str; 4] = ["-o", "-w", "-i", "-f"];
    let begins = |part: &str| {
        let lower = part.to_ascii_lowercase();
        BEGINNINGS.split_ascii_whitespace().any(|known| lower.starts_with(known))
    };
    LETTERS.contains(&word) || words_of(word).any(begins)
}

/// The words in a word: `makeThings_now` is three.
fn words_of(word: &str) -> impl Iterator<Item = &str> {
    let parts = word.split(|c: char| !c.is_ascii_alphabetic());
    parts
        .flat_map(|part| {
            let humps = part.char_indices().filter(|(_, c)| c.is_ascii_uppercase()).map(|(at, _)| at);
            let starts: Vec<usize> = std::iter::once(0).chain(humps).chain([part.len()]).collect();
            let words: Vec<&str> =
                starts.windows(2).filter_map(|pair| part.get(*pair.first()?..*pair.last()?)).collect();
            words
        })
        .filter(|part| !part.is_empty())
}

/// Whether an operand is a file that a proof may be about.
fn is_a_source(word: &str) -> bool {
    const KINDS: &str = "py pyi js mjs cjs ts tsx jsx rb php pl lua go rs c h cc cpp hpp java kt sh toml json yaml yml lock \
                         sql html css xml ini cfg conf snap db sqlite";
    !word.starts_with('-') && word.rsplit_once('.').is_some_and(|(_, kind)| is_one_of(KINDS, kind))
}

fn stem(name: &str) -> &str {
    let name = file_name(name);
    name.split('.').find(|part| !part.is_empty()).unwrap_or(name)
}

/// Whether a text that the turn shows of a source may write files or run other programs.
fn code_writes(text: &str) -> bool {
    const WAYS: [&str; 43] = [
        "write_text",
        "write_bytes",
        ".write(",
        "writelines",
        "writefile",
        "appendfile",
        "createwritestream",
        "shutil",
        "os.remove",
        "os.rename",
        "os.replace",
        "unlink",
        "rmtree",
        "mkdir",
        "subprocess",
        "child_process",
        "os.system",
        "popen",
        "execsync",
        "spawn",
        "file_put_contents",
        "fopen",
        "fwrite",
        "file.open",
        "file.new",
        "fileutils",
        "io.open",
        "os.create",
        "os.openfile",
        "fs::write",
        "file::create",
        "openoptions",
        "remove_file",
        "process::command",
        "files.write",
        "filewriter",
        "fileoutputstream",
        "system(",
        "ofstream",
        "exec.command",
        "shell_exec",
        "sqlite3.connect",
        "to_csv",
    ];
    const MODES: [&str; 8] = ["'w", "\"w", "'a", "\"a", "'x'", "\"x\"", "r+", "mode="];
    let lower = text.to_ascii_lowercase().replace("stdout.write(", "").replace("stderr.write(", "");
    WAYS.iter().any(|way| lower.contains(way))
        || lower.lines().any(|line| line.contains("open(") && MODES.iter().any(|mode| line.contains(mode)))
}

/// Whether something shows code of the project that may write: what was written, and what was read of the sources.
fn shows_writing_code(observation: &Observation) -> bool {
    match observation {
        Observation::FileWrite(write) if !is_test_file(&write.path) => {
            let added = write.edits.iter().map(|edit| &edit.added);
            write.whole.iter().chain(added).any(|text| code_writes(text))
        }
        Observation::FileRead(read) if is_a_source(&read.path) && !is_test_file(&read.path) => {
            read.content.as_deref().is_some_and(code_writes)
        }
        Observation::ProcessExit(exit) | Observation::BackgroundEnd { exit, .. } => {
            exit.command.contains("<<") && code_writes(&exit.command)
        }
        _ => false,
    }
}

fn is_one_of(known: &str, word: &str) -> bool {
    known.split_ascii_whitespace().any(|known| known == word)
}

#[cfg(test)]
mod tests;
