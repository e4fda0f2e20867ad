//! Task runners of single languages: composer and bun name each command of a script, rake names none.

use super::{
    Asks, Lines, MAX_TOLD, Mark, Others, Placed, TaskRunner, Told, Untold, cut, operands, the_last_ended_with,
};
use crate::Reason;
use crate::report::{Argument, Effect, Options, Rule};
use crate::shell::changes_meaning;

pub(super) const COMPOSER: TaskRunner = TaskRunner {
    programs: "composer",
    is_module: false,
    options: Options {
        rules: &[
            Rule(Effect::Lists, "-h --help -V --version -l --list", ""),
            Rule(Effect::Hides, "-q --quiet", ""),
            Rule(
                Effect::Displays,
                "-v -vv -vvv --verbose --ansi --no-ansi --profile -n --no-interaction --no-cache",
                "",
            ),
            Rule(Effect::Decides, "--dev --no-dev --no-plugins", "--timeout -d --working-dir"),
        ],
        clusters: "",
        attached: false,
    },
    folds: "",
    mixes: "",
    folders: "-d --working-dir",
    others: Others::PassedOn,
    tells_all: true,
    lines: Lines::Counted,
    asks: asks_composer,
    untold: Untold::Nothing,
    tell: tell_composer,
};

pub(super) const BUN: TaskRunner = TaskRunner {
    programs: "bun",
    is_module: false,
    options: Options {
        rules: &[
            Rule(Effect::Lists, "-h --help -v --version", ""),
            Rule(Effect::Hides, "--silent", "--shell"),
            Rule(Effect::Decides, "--bun -b --if-present", "--cwd"),
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
    asks: asks_bun,
    untold: Untold::Nothing,
    tell: tell_bun,
};

pub(super) const RAKE: TaskRunner = TaskRunner {
    programs: "rake",
    is_module: false,
    options: Options {
        rules: &[
            Rule(
                Effect::Lists,
                "-T --tasks -A --all -P --prereqs -W --where -D --describe -n --dry-run -H -h --help -V --version",
                "",
            ),
            Rule(Effect::Displays, "-t --trace -v --verbose -s --silent -q --quiet --backtrace", ""),
            Rule(Effect::Decides, "-m --multitask -j --jobs -N --no-search --nosearch", "-f --rakefile"),
        ],
        clusters: "",
        attached: false,
    },
    folds: "",
    mixes: "-m --multitask -j --jobs",
    folders: "-f --rakefile",
    others: Others::Refused,
    tells_all: false,
    lines: Lines::Hidden(is_rakefile),
    asks: asks_rake,
    untold: Untold::Runners("minitest rspec"),
    tell: |_, _| Ok(Vec::new()),
};

pub(super) fn is_rakefile(name: &str) -> bool {
    matches!(name, "Rakefile" | "rakefile" | "Rakefile.rb" | "rakefile.rb" | ".rakerc")
        || name.ends_with(".rake")
}

/// Any word that is no command of its own is the name of a script.
fn asks_composer(arguments: &[Argument]) -> Asks {
    const OWN: &str = "about archive audit browse bump check-platform-reqs clear-cache clearcache cc completion config \
                       create-project depends why diagnose dump-autoload dumpautoload exec fund global help home i \
                       info init install licenses list outdated prohibits why-not r reinstall remove repository repo \
                       require rm search self-update selfupdate show status suggests u update upgrade uninstall \
                       validate";
    match operands(arguments).as_slice() {
        ["run" | "run-script"] => Asks::Refused(Reason::CollectOnly),
        ["run" | "run-script", ..] => Asks::Tasks,
        [first, ..] if !OWN.split_whitespace().any(|own| own == *first) => Asks::Tasks,
        _ => Asks::Other,
    }
}

fn asks_bun(arguments: &[Argument]) -> Asks {
    match operands(arguments).as_slice() {
        ["run"] => Asks::Refused(Reason::CollectOnly),
        // A file is run as it is.
        ["run", name, ..] if !name.contains(['.', '/']) => Asks::Tasks,
        _ => Asks::Other,
    }
}

/// Tasks that run tests, by the names that the libraries of its test runners give them.
fn asks_rake(arguments: &[Argument]) -> Asks {
    let mut asked = Asks::Tasks;
    for operand in operands(arguments) {
        match operand.split_once('=') {
            Some((name, _)) if changes_meaning(name) => return Asks::Refused(Reason::Shadowed),
            Some(_) => {}
            None => {
                let tests = operand
                    .split([':', '['])
                    .any(|part| matches!(part, "test" | "tests" | "spec" | "default"));
                if !tests {
                    asked = Asks::Other;
                }
            }
        }
    }
    asked
}

/// `> phpunit tests` for each command. One that fails ends the run, which says so.
fn tell_composer(text: &str, status: u8) -> Result<Vec<Told<'_>>, Reason> {
    let line = |said: &str| {
        let said = said.strip_prefix("> ").filter(|said| !said.starts_with(' '))?;
        Some(said.strip_prefix('@').unwrap_or(said).to_owned())
    };
    tell_each(text, status, line)
}

/// `$ bun test` for each command.
fn tell_bun(text: &str, status: u8) -> Result<Vec<Told<'_>>, Reason> {
    tell_each(text, status, |said| said.strip_prefix("$ ").map(str::to_owned))
}

fn tell_each(text: &str, status: u8, line: fn(&str) -> Option<String>) -> Result<Vec<Told<'_>>, Reason> {
    let placed = Placed::of(text);
    let mark = |(at, from, said): (usize, usize, &str)| {
        Some(Mark { line: line(said)?, at, from, ..Mark::default() })
    };
    let mut marks: Vec<Mark> = placed.lines().filter_map(mark).take(MAX_TOLD + 1).collect();
    the_last_ended_with(&mut marks, status);
    Ok(cut(text, marks))
}
