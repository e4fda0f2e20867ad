//! Environments: tox and nox make them, then run commands in them, and name each in a line of their own form.

use super::{Asks, Lines, MAX_TOLD, Mark, Others, Placed, TaskRunner, Told, Untold, cut, operands};
use crate::Reason;
use crate::report::{Argument, Effect, Options, Rule};

pub(super) const TOX: TaskRunner = TaskRunner {
    programs: "tox",
    is_module: true,
    options: Options {
        rules: &[
            Rule(
                Effect::Lists,
                "-l --listenvs -a --listenvs-all -n --notest --showconfig --sdistonly -b --pkg-only -h --help --version",
                "--devenv",
            ),
            Rule(Effect::Hides, "-q --quiet -qq -qqq", "-i --index-url"),
            Rule(
                Effect::Displays,
                "-v --verbose --fail-fast --no-list-dependencies",
                "--colored --result-json",
            ),
            Rule(
                Effect::Decides,
                "-r --recreate --skip-pkg-install --develop --no-recreate-pkg --no-provision -p -o --parallel-live \
                 --parallel-no-spinner",
                "-e -f -m --skip-env -c --conf --workdir --root -x --override --hashseed --discover --installpkg -s \
                 --skip-missing-interpreters --parallel",
            ),
        ],
        clusters: "rv",
        attached: true,
    },
    folds: "",
    mixes: "-p --parallel -o --parallel-live --parallel-no-spinner",
    folders: "-c --conf --root",
    others: Others::Refused,
    tells_all: true,
    lines: Lines::Formed,
    asks: asks_tox,
    untold: Untold::Nothing,
    tell: tell_tox,
};

pub(super) const NOX: TaskRunner = TaskRunner {
    programs: "nox",
    is_module: true,
    options: Options {
        rules: &[
            Rule(
                Effect::Lists,
                "-l --list --list-sessions --install-only --json --usage -h --help --version",
                "",
            ),
            Rule(Effect::Hides, "--add-timestamp", ""),
            Rule(
                Effect::Displays,
                "-v --verbose -x --stop-on-first-error --nocolor --no-color --forcecolor --force-color --non-interactive",
                "--report",
            ),
            Rule(
                Effect::Decides,
                "-r -R --reuse-existing-virtualenvs -N --no-venv --no-install --error-on-missing-interpreters \
                 --no-error-on-missing-interpreters --error-on-external-run --no-error-on-external-run",
                "-s -e --session --sessions -k --keywords -t --tags -p --python --pythons -P --force-python -f --noxfile \
                 -db --default-venv-backend -fb --force-venv-backend --envdir --reuse-venv --extra-pythons",
            ),
        ],
        clusters: "",
        attached: false,
    },
    folds: "",
    mixes: "",
    folders: "-f --noxfile",
    others: Others::Refused,
    tells_all: true,
    lines: Lines::Hidden(|name| name == "noxfile.py"),
    asks: |_| Asks::Tasks,
    untold: Untold::Nothing,
    tell: tell_nox,
};

fn asks_tox(arguments: &[Argument]) -> Asks {
    match operands(arguments).as_slice() {
        [] | ["run" | "r"] => Asks::Tasks,
        ["run-parallel" | "p", ..] => Asks::Refused(Reason::OtherOutput),
        ["list" | "l" | "config" | "c" | "devenv" | "d" | "depends" | "de" | "quickstart" | "q", ..] => {
            Asks::Refused(Reason::CollectOnly)
        }
        _ => Asks::Refused(Reason::IndirectRunner),
    }
}

/// `py311: commands[0]> pytest -q`, and behind what fails `py311: exit 1 (0.33 seconds) …`. At the end a line for each
/// environment and one for all.
fn tell_tox(text: &str, status: u8) -> Result<Vec<Told<'_>>, Reason> {
    let mut marks: Vec<Mark> = Vec::new();
    let mut congratulates = false;
    for (at, from, line) in Placed::of(text).lines() {
        let line = line.trim_start();
        congratulates |= line.starts_with("congratulations :)");
        let Some(said) = said_by_an_environment(line) else { continue };
        if marks.len() > MAX_TOLD {
            break;
        }
        if said.starts_with("SKIP") || said.starts_with("IGNORED ") {
            return Err(Reason::CommandRunner);
        }
        if let Some(ended) = said.strip_prefix("exit ") {
            let number = ended.split(' ').next().unwrap_or_default();
            if let Some(last) = marks.last_mut() {
                last.status = number.parse().map_err(|_| Reason::Signalled)?;
            }
        } else if let Some((step, line)) = said.split_once("> ")
            && let Some((name, place)) = step.split_once(']')
            && name.starts_with("commands")
        {
            let folder = Some(place.trim().to_owned()).filter(|place| !place.is_empty());
            marks.push(Mark { line: line.to_owned(), at, from, folder, ..Mark::default() });
        }
    }
    match status {
        0 if !congratulates => Err(Reason::IndirectRunner),
        0 if marks.iter().any(|mark| mark.status != 0) => Err(Reason::ExitMasked),
        0 => Ok(cut(text, marks)),
        _ if marks.is_empty() => Err(Reason::Infrastructure),
        _ => Ok(cut(text, marks)),
    }
}

/// What stands behind `py311: `.
fn said_by_an_environment(line: &str) -> Option<&str> {
    let named = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let end = line.bytes().position(|byte| !named(byte)).filter(|end| *end > 0)?;
    line.get(end..)?.strip_prefix(": ")
}

/// `nox > pytest -q`, and behind what fails `nox > Command pytest -q failed with exit code 1`.
fn tell_nox(text: &str, status: u8) -> Result<Vec<Told<'_>>, Reason> {
    /// How its own messages begin.
    const OWN: [&str; 12] = [
        "Running ",
        "Session ",
        "Sessions ",
        "Creating ",
        "Re-using ",
        "Reusing ",
        "Ran ",
        "* ",
        "Skipping ",
        "Missing ",
        "Nox ",
        "Error ",
    ];
    let mut marks: Vec<Mark> = Vec::new();
    let mut ended = false;
    for (at, from, line) in Placed::of(text).lines() {
        let Some(said) = line.strip_prefix("nox > ") else { continue };
        if marks.len() > MAX_TOLD {
            break;
        }
        // A session that runs what prints such a line.
        if said.contains("nox > ") {
            return Err(Reason::OtherOutput);
        }
        if said.starts_with("Session ") {
            ended = true;
            if said.contains(" skipped") || said.contains(" aborted") {
                return Err(Reason::CommandRunner);
            }
        }
        if let Some((_, number)) =
            said.strip_prefix("Command ").and_then(|_| said.split_once(" failed with exit code "))
        {
            let number = number.split([' ', ':']).next().unwrap_or_default();
            if let Some(last) = marks.iter_mut().rev().find(|mark| !mark.line.is_empty()) {
                last.status = number.parse().map_err(|_| Reason::Signalled)?;
            }
        } else {
            let own = OWN.iter().any(|own| said.starts_with(own));
            let line = if own { String::new() } else { said.to_owned() };
            marks.push(Mark { line, at, from, ..Mark::default() });
        }
    }
    match status {
        0 if !ended => Err(Reason::IndirectRunner),
        0 if marks.iter().any(|mark| mark.status != 0) => Err(Reason::ExitMasked),
        0 => Ok(cut(text, marks)),
        _ if !ended => Err(Reason::Infrastructure),
        _ => Ok(cut(text, marks)),
    }
}
