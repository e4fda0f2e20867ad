//! Scripts of a `package.json`: npm, pnpm and yarn print each script before they run it.

use super::{
    Asks, Lines, MAX_TOLD, Mark, Others, Placed, RUN, TaskRunner, Told, Untold, cut, operands,
    the_last_ended_with,
};
use crate::Reason;
use crate::report::{Argument, Effect, Options, Rule, rows};

pub(super) const NPM: TaskRunner = TaskRunner {
    programs: "npm",
    is_module: false,
    options: Options {
        rules: &[
            Rule(Effect::Lists, "-h --help --version", ""),
            Rule(Effect::Hides, "", "--script-shell --loglevel --userconfig --globalconfig --node-options"),
            Rule(
                Effect::Displays,
                "-s --silent --no-color --no-audit --no-fund --no-update-notifier --foreground-scripts",
                "",
            ),
            Rule(
                Effect::Decides,
                "--if-present --ignore-scripts --workspaces --ws",
                "-w --workspace --prefix -C",
            ),
        ],
        clusters: "",
        attached: false,
    },
    folds: "--workspaces --ws -ws",
    mixes: "",
    folders: "--prefix -C",
    others: Others::Ignored(
        "--script-shell --silent --workspaces --userconfig --globalconfig --node-options --loglevel --shell",
    ),
    tells_all: true,
    lines: Lines::Counted,
    asks: asks_npm,
    untold: Untold::Silent(&["-s", "--silent"], &["jest", "vitest", "mocha", "node --test"]),
    tell: tell_npm,
};

pub(super) const PNPM: TaskRunner = TaskRunner {
    programs: "pnpm pn",
    is_module: false,
    options: Options {
        rules: &[
            Rule(Effect::Lists, "-h --help --version -v", ""),
            Rule(Effect::Hides, "-s --silent --shell-emulator", "--reporter --script-shell --loglevel"),
            Rule(Effect::Displays, "--color --no-color", ""),
            Rule(
                Effect::Decides,
                "-r --recursive --no-bail --parallel --stream --if-present -w --workspace-root",
                "-C --dir -F --filter",
            ),
        ],
        clusters: "",
        attached: false,
    },
    folds: "-r --recursive --no-bail",
    mixes: "--parallel --stream",
    folders: "-C --dir",
    others: Others::PassedOn,
    tells_all: true,
    lines: Lines::Counted,
    asks: asks_pnpm,
    untold: Untold::Program(program_of_pnpm),
    tell: tell_pnpm,
};

pub(super) const YARN: TaskRunner = TaskRunner {
    programs: "yarn yarnpkg",
    is_module: false,
    options: Options {
        rules: &[
            Rule(Effect::Lists, "-h --help --version -v", ""),
            Rule(Effect::Hides, "-s --silent --json", ""),
            Rule(Effect::Displays, "--no-progress --non-interactive --verbose --emoji", ""),
            Rule(Effect::Decides, "--frozen-lockfile --offline -B --binaries-only -T --top-level", "--cwd"),
        ],
        clusters: "",
        attached: false,
    },
    folds: "",
    mixes: "",
    folders: "--cwd",
    others: Others::PassedOn,
    tells_all: true,
    lines: Lines::Counted,
    asks: asks_yarn,
    untold: Untold::Program(program_of_yarn),
    tell: tell_yarn,
};

fn asks_npm(arguments: &[Argument]) -> Asks {
    match operands(arguments).as_slice() {
        ["test" | "t" | "tst" | "start", ..] => Asks::Tasks,
        [run] if RUN.contains(run) => Asks::Refused(Reason::CollectOnly),
        [run, _, ..] if RUN.contains(run) => Asks::Tasks,
        _ => Asks::Other,
    }
}

fn asks_pnpm(arguments: &[Argument]) -> Asks {
    const OWN: &str = "add i install ci it install-test update up upgrade remove rm un uninstall link ln unlink import \
                       rebuild rb prune fetch patch patch-commit patch-remove audit list ls ll la outdated why licenses \
                       exec dlx create init publish pack store setup env config c root bin server self-update deploy \
                       dedupe doctor approve-builds completion help start stop restart node";
    asks_by_name(arguments, OWN)
}

/// It looks for scripts only behind `run` and in the packages that a filter chooses.
fn program_of_pnpm(operands: &[&str]) -> Option<usize> {
    operands.first().filter(|first| !RUN.contains(first)).map(|_| 0)
}

fn program_of_yarn(operands: &[&str]) -> Option<usize> {
    match operands {
        ["workspace", _, "run", ..] => Some(3),
        ["workspace", ..] => Some(2),
        ["run", ..] => Some(1),
        _ => Some(0),
    }
}

fn asks_yarn(arguments: &[Argument]) -> Asks {
    const OWN: &str = "access add audit autoclean bin cache check config constraints create dedupe dlx exec explain \
                       generate-lock-entry global help import info init install licenses link list login logout node \
                       npm outdated owner pack patch plugin policies publish rebuild remove search set stage tag team \
                       unlink unplug up upgrade upgrade-interactive version versions why workspace workspaces";
    match operands(arguments).as_slice() {
        ["workspace", _, run] if RUN.contains(run) => Asks::Refused(Reason::CollectOnly),
        ["workspace", _, name, ..] if !OWN.split(' ').any(|own| own == *name) => Asks::Tasks,
        _ => asks_by_name(arguments, OWN),
    }
}

/// Any word that is no command of the runner's own is the name of a script.
fn asks_by_name(arguments: &[Argument], own: &str) -> Asks {
    match operands(arguments).as_slice() {
        [run] if RUN.contains(run) => Asks::Refused(Reason::CollectOnly),
        [first, ..] if !own.split(' ').any(|name| name == *first) => Asks::Tasks,
        _ => Asks::Other,
    }
}

fn tell_npm(text: &str, status: u8) -> Result<Vec<Told<'_>>, Reason> {
    finished(text, status, headers(&Placed::of(text)))
}

/// Releases until 10 print as npm does, later ones `$ script`.
fn tell_pnpm(text: &str, status: u8) -> Result<Vec<Told<'_>>, Reason> {
    let placed = Placed::of(text);
    let headers = headers(&placed);
    finished(text, status, if headers.is_empty() { prompts(&placed) } else { headers })
}

/// Only yarn 1 says what it runs.
fn tell_yarn(text: &str, status: u8) -> Result<Vec<Told<'_>>, Reason> {
    let greets = rows(text).any(|line| line.starts_with("yarn run v1."));
    finished(text, status, if greets { prompts(&Placed::of(text)) } else { Vec::new() })
}

/// A script that fails ends the run, with its own status.
fn finished(text: &str, status: u8, mut marks: Vec<Mark>) -> Result<Vec<Told<'_>>, Reason> {
    let unknown = ["Missing script", "ERR_PNPM_NO_SCRIPT", "error Command \"", "error Couldn't find"];
    if marks.is_empty() && status != 0 && unknown.iter().any(|words| text.contains(words)) {
        return Err(Reason::Infrastructure);
    }
    the_last_ended_with(&mut marks, status);
    Ok(cut(text, marks))
}

/// Blocks of an empty line, `> shop@1.0.0 test`, `> jest --ci` and an empty line.
fn headers(placed: &Placed<'_>) -> Vec<Mark> {
    let mut marks = Vec::new();
    let mut block: Option<(usize, Vec<String>)> = None;
    let mut after_a_gap = true;
    for (start, end, line) in placed.lines() {
        if marks.len() > MAX_TOLD {
            break;
        }
        let said = line.strip_prefix("> ").filter(|said| !said.starts_with(' ') && !said.is_empty());
        match (&mut block, said) {
            (Some((_, lines)), Some(said)) => lines.push(said.to_owned()),
            (None, Some(said)) if after_a_gap => block = Some((start, vec![said.to_owned()])),
            (Some((at, lines)), None) if line.is_empty() => {
                marks.extend(header(lines).map(|mark| Mark { at: *at, from: end, ..mark }));
                block = None;
            }
            _ => block = None,
        }
        after_a_gap = line.is_empty();
    }
    // A script that printed nothing: the host cuts the empty line off.
    let last = block.and_then(|(at, lines)| Some(Mark { at, from: placed.text.len(), ..header(&lines)? }));
    marks.extend(last);
    marks
}

/// The package and script of a block's first line, then the script itself.
fn header(lines: &[String]) -> Option<Mark> {
    let (title, script) = lines.split_first()?;
    let mut words = title.split(' ');
    let (first, second) = (words.next()?, words.next());
    let named = match second {
        Some(_) => first.trim_start_matches('@').contains('@'),
        None => true,
    };
    let folder = title.find(" /").and_then(|at| title.get(at + 1..)).map(str::to_owned);
    let task = Some(second.unwrap_or(first).to_owned());
    (named && !script.is_empty()).then(|| Mark { line: script.join("\n"), folder, task, ..Mark::default() })
}

/// Lines like `$ jest --ci`.
fn prompts(placed: &Placed<'_>) -> Vec<Mark> {
    let mark = |(at, from, line): (usize, usize, &str)| {
        let line = line.strip_prefix("$ ")?.to_owned();
        Some(Mark { line, at, from, ..Mark::default() })
    };
    placed.lines().filter_map(mark).take(MAX_TOLD + 1).collect()
}
