//! From the words of a simple command to the program that it really runs.
//!
//! Wrappers that hand their command's status on (`timeout`, `env`, `uv run`, `python -m`) are taken off. Programs
//! that run a command elsewhere, or fold many statuses into one, are refused.

use super::environment;
use super::expansion::Expansion;
use super::launcher::{is_launcher, launched};
use super::node::{installed_program, package_program};
use super::python::{coverage_run, is_python, python, tool_run, uv_run};
use super::word::Word;
use crate::Reason;

/// A program and its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Call {
    /// The program's name, without its folder.
    pub(crate) program: String,
    /// Its arguments.
    pub(crate) args: Vec<Word>,
    /// How it was started.
    pub(crate) entry: Entry,
}

/// How a program was started.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Entry {
    /// By its name alone.
    Name,
    /// By a path to a folder of programs, such as `.venv/bin`.
    BinPath,
    /// By a path to any other file.
    FilePath,
    /// As a module of the Python interpreter.
    PythonModule,
}

/// What a simple command comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Target {
    /// One program.
    Call(Call),
    /// A program text for a new shell, with the shell options that come with it.
    Script { text: String, options: Vec<String>, posix: bool },
    /// It cannot be told whose status it is.
    Refused(Reason),
}

/// Programs that are looked through to the command behind them.
const WRAPPERS: [&str; 34] = [
    "env",
    "timeout",
    "gtimeout",
    "time",
    "nohup",
    "nice",
    "ionice",
    "stdbuf",
    "command",
    "exec",
    "sudo",
    "uv",
    "uvx",
    "poetry",
    "pipenv",
    "pdm",
    "rye",
    "bundle",
    "pnpm",
    "yarn",
    "npx",
    "bunx",
    "coverage",
    "bash",
    "sh",
    "dash",
    "npm",
    "pnpx",
    "node",
    "bun",
    "cross-env",
    "c8",
    "nyc",
    "xvfb-run",
];

/// Wrappers around wrappers: more is no ordinary command line.
const MAX_WRAPPERS: usize = 8;

pub(crate) fn target(words: &[Word]) -> Target {
    let mut words = words.to_vec();
    for _ in 0..MAX_WRAPPERS {
        match step(&words) {
            Step::Done(target) => return target,
            Step::Unwrapped(inner) => words = inner,
        }
    }
    Target::Refused(Reason::TooComplex)
}

pub(super) enum Step {
    Done(Target),
    Unwrapped(Vec<Word>),
}

pub(super) fn refused(reason: Reason) -> Step {
    Step::Done(Target::Refused(reason))
}

fn step(words: &[Word]) -> Step {
    let Some((first, args)) = words.split_first() else {
        return refused(Reason::DynamicCommand);
    };
    let Some(path) = first.literal() else {
        return refused(Reason::DynamicCommand);
    };
    let (program, entry) = name_of(path);
    let sub = args.first().and_then(Word::literal).unwrap_or_default();
    // A file of this name in the project need not be the program.
    let wraps = WRAPPERS.contains(&program) || is_launcher(program) || is_python(program);
    if entry == Entry::FilePath && wraps {
        return refused(Reason::IndirectRunner);
    }
    match program {
        "env" => environment_wrapper(args),
        "timeout" | "gtimeout" => {
            // With `--preserve-status` a run that was cut short may end with 0.
            wrapper(args, &["--foreground", "-v"], &["-k", "-s"], 1)
        }
        "time" => wrapper(args, &["-p", "-v"], &["-f"], 0),
        "nohup" | "nice" | "ionice" | "stdbuf" => {
            wrapper(args, &["-oL", "-eL", "-o0", "-e0"], &["-n", "-c", "-o", "-e"], 0)
        }
        "command" | "exec" if !sub.starts_with('-') && !args.is_empty() => Step::Unwrapped(args.to_vec()),
        "conda" | "mamba" | "micromamba" if sub == "run" => wrapper(
            args.get(1..).unwrap_or_default(),
            &["--no-capture-output", "--live-stream"],
            &["-n", "--name", "-p", "--prefix"],
            0,
        ),
        "sudo" => wrapper(args, &["-E", "-n", "-H"], &["-u"], 0),
        "uv" if sub == "run" => uv_run(args),
        "uv" if sub == "tool" && args.get(1).and_then(Word::literal) == Some("run") => {
            tool_run(args.get(2..))
        }
        "uvx" => tool_run(Some(args)),
        "npx" | "pnpx" | "bunx" => package_program(Some(args)),
        "npm" if matches!(sub, "exec" | "x") => package_program(args.get(1..)),
        "pnpm" | "yarn" if sub == "dlx" => package_program(args.get(1..)),
        "bun" if sub == "x" => package_program(args.get(1..)),
        "node" => match installed_program(args) {
            Some(inner) => Step::Unwrapped(inner),
            None => {
                Step::Done(Target::Call(Call { program: program.to_owned(), args: args.to_vec(), entry }))
            }
        },
        "php" | "ruby" if let Some(inner) = installed_runner(program, args) => Step::Unwrapped(inner),
        "cross-env" => environment_wrapper(args),
        // They measure what their command reaches, and end with its status or a worse one.
        "c8" | "nyc" => wrapper(
            args,
            &["--all", "--check-coverage", "--silent", "--no-clean", "--cache"],
            &[
                "-r",
                "--reporter",
                "-n",
                "--include",
                "-x",
                "--exclude",
                "--report-dir",
                "-o",
                "--lines",
                "--branches",
            ],
            0,
        ),
        "xvfb-run" => {
            wrapper(args, &["-a", "--auto-servernum"], &["-s", "--server-args", "-n", "--server-num"], 0)
        }
        "coverage" if sub == "run" => coverage_run(args.get(1..)),
        "bash" | "sh" | "dash" if only_parses(args) => {
            Step::Done(Target::Call(Call { program: program.to_owned(), args: args.to_vec(), entry }))
        }
        "bash" | "sh" | "dash" => shell(args, program != "bash"),
        "ssh" | "docker" | "podman" | "nerdctl" | "kubectl" | "oc" | "docker-compose" | "vagrant" | "wsl"
        | "lxc" | "flyctl" | "heroku" => refused(Reason::RunsElsewhere),
        "xargs" | "parallel" | "watch" | "entr" | "script" | "chroot" | "unshare" | "setsid" | "su"
        | "doas" | "flock" | "strace" | "ltrace" | "expect" | "unbuffer" => refused(Reason::CommandRunner),
        "find" | "fd" if args.iter().any(runs_per_file) => refused(Reason::CommandRunner),
        _ if is_python(program) => python(program, entry, args),
        _ if let Some(step) = launched(program, args) => step,
        _ => Step::Done(Target::Call(Call { program: program.to_owned(), args: args.to_vec(), entry })),
    }
}

fn name_of(path: &str) -> (&str, Entry) {
    match path.rsplit_once('/') {
        None => (path, Entry::Name),
        Some((folder, name)) => {
            let bin = matches!(folder.rsplit('/').next(), Some("bin" | "Scripts" | ".bin"));
            (name, if bin { Entry::BinPath } else { Entry::FilePath })
        }
    }
}

/// `php vendor/bin/phpunit tests`, `ruby -S rspec`: the words as if the runner were called.
fn installed_runner(interpreter: &str, args: &[Word]) -> Option<Vec<Word>> {
    let (first, rest) = args.split_first()?;
    match (interpreter, first.literal()?) {
        ("php", path) if path == "bin/phpunit" || path.ends_with("/bin/phpunit") => Some(args.to_vec()),
        ("ruby", "-S") if rest.first().and_then(Word::literal) == Some("rspec") => Some(rest.to_vec()),
        _ => None,
    }
}

fn runs_per_file(word: &Word) -> bool {
    word.is_dynamic()
        || word.literal().is_some_and(|w| matches!(w, "-exec" | "-execdir" | "-ok" | "-x" | "-X"))
}

/// Takes a wrapper's own options and operands off: `flags` stand alone, `valued` take the next word.
fn wrapper(args: &[Word], flags: &[&str], valued: &[&str], operands: usize) -> Step {
    match skip_options(args, flags, valued) {
        Some(rest) => match rest.get(operands..) {
            Some(inner) if !inner.is_empty() => Step::Unwrapped(inner.to_vec()),
            _ => refused(Reason::DynamicCommand),
        },
        None => refused(Reason::DynamicCommand),
    }
}

/// The words after the options; `None` when an option is not known, since its effect is not.
pub(super) fn skip_options<'a>(mut args: &'a [Word], flags: &[&str], valued: &[&str]) -> Option<&'a [Word]> {
    while let Some((first, rest)) = args.split_first() {
        let text = first.literal()?;
        if text == "--" {
            return Some(rest);
        }
        if !text.starts_with('-') || text == "-" {
            break;
        }
        let name = text.split_once('=').map(|(name, _)| name);
        args = if flags.contains(&text) {
            rest
        } else if valued.contains(&text) {
            rest.get(1..)?
        } else if name.is_some_and(|name| valued.contains(&name)) || is_number_option(text) {
            rest
        } else {
            return None;
        };
    }
    Some(args)
}

/// `-10` of `nice -10`, `-n5` of `nice -n5`.
fn is_number_option(text: &str) -> bool {
    let digits = text.trim_start_matches(['-', 'n', 'c', 'k']);
    !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
}

fn environment_wrapper(args: &[Word]) -> Step {
    let Some(mut rest) = skip_options(args, &[], &["-u", "--unset"]) else {
        return refused(Reason::DynamicCommand);
    };
    while let Some((first, after)) = rest.split_first() {
        // Quotes do not hide a name from `env`; an unquoted value can become further assignments.
        let text = first.literal().unwrap_or(&first.raw);
        match text.split_once('=') {
            Some(_) if environment::assignment_changes_meaning(text) => return refused(Reason::Shadowed),
            Some((name, _)) if environment::is_name(name) && !Expansion::of(&first.raw).splits => {
                rest = after;
            }
            Some(_) => return refused(Reason::DynamicCommand),
            None => break,
        }
    }
    if rest.is_empty() { refused(Reason::NotATest) } else { Step::Unwrapped(rest.to_vec()) }
}

/// `bash -n run.sh` reads files and runs nothing.
fn only_parses(args: &[Word]) -> bool {
    let [option, files @ ..] = args else { return false };
    let is_file = |word: &Word| word.literal().is_some_and(|text| !text.starts_with(['-', '+']));
    option.literal() == Some("-n") && !files.is_empty() && files.iter().all(is_file)
}

fn shell(args: &[Word], posix: bool) -> Step {
    let mut options = Vec::new();
    let mut rest = args;
    while let Some((first, after)) = rest.split_first() {
        let Some(text) = first.literal() else {
            return refused(Reason::DynamicCommand);
        };
        let Some(letters) = text.strip_prefix('-') else {
            return refused(Reason::IndirectRunner);
        };
        // `-l` reads the user's profile, as the host's own shell does; `-i` would bring aliases.
        if letters.is_empty() || letters.contains(|c| !"lceux".contains(c) && c != 'o') {
            return refused(Reason::ShellOption);
        }
        rest = after;
        if letters.contains('o') {
            match rest.split_first() {
                Some((name, after)) => {
                    let Some(name) = name.literal().filter(|_| !posix) else {
                        return refused(Reason::ShellOption);
                    };
                    options.extend(["-o".to_owned(), name.to_owned()]);
                    rest = after;
                }
                None => return refused(Reason::ShellOption),
            }
        }
        for letter in ['e', 'x'].iter().filter(|letter| letters.contains(**letter)) {
            options.push(format!("-{letter}"));
        }
        if letters.contains('c') {
            return match rest {
                [text] => match text.literal() {
                    Some(text) => Step::Done(Target::Script { text: text.to_owned(), options, posix }),
                    None => refused(Reason::DynamicCommand),
                },
                _ => refused(Reason::ShellOption),
            };
        }
    }
    refused(Reason::IndirectRunner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(line: &str) -> String {
        let words: Vec<Word> = line.split('~').map(Word::parse).collect();
        match target(&words) {
            Target::Call(call) => {
                let args = call.args.iter().map(|w| format!(" {}", w.raw)).collect::<String>();
                let module = if call.entry == Entry::PythonModule { "-m " } else { "" };
                format!("{module}{}{args}", call.program)
            }
            Target::Script { text, options, .. } => format!("script{options:?}: {text}"),
            Target::Refused(reason) => format!("refused: {}", reason.code()),
        }
    }

    #[test]
    fn wrappers_that_hand_the_status_on_are_taken_off_and_others_refused() {
        let cases = [
            ("pytest~-q", "pytest -q"),
            (".venv/bin/pytest~-q", "pytest -q"),
            ("timeout~60~pytest~-q", "pytest -q"),
            ("timeout~-k~5~60s~pytest", "pytest"),
            ("env~CI=1~pytest", "pytest"),
            ("env~PATH=/x~pytest", "refused: shadowed"),
            ("env~'PATH=/x'~pytest", "refused: shadowed"),
            ("env~A=$B~pytest", "refused: dynamic-command"),
            ("env~A=1~B=\"$C\"~pytest", "pytest"),
            ("timeout~--preserve-status~60~pytest", "refused: dynamic-command"),
            ("./uv~run~pytest", "refused: indirect-runner"),
            ("tools/timeout~9~pytest", "refused: indirect-runner"),
            ("./python~-m~pytest", "refused: indirect-runner"),
            (".venv/bin/python~-m~pytest", "-m pytest"),
            ("env~-i~pytest", "refused: dynamic-command"),
            ("nice~-n~10~pytest", "pytest"),
            ("nohup~pytest", "pytest"),
            ("command~pytest", "pytest"),
            ("command~-v~pytest", "command -v pytest"),
            ("sudo~-E~pytest", "pytest"),
            ("uv~run~pytest~-q", "pytest -q"),
            ("uv~run~--frozen~--extra~dev~pytest", "pytest"),
            ("uv~run~-m~pytest~-q", "-m pytest -q"),
            ("uv~run~python~-m~pytest", "-m pytest"),
            ("uv~run~--env-file~x~pytest", "refused: dynamic-command"),
            ("uvx~--from~x~pytest@8~-q", "pytest -q"),
            ("poetry~run~pytest", "pytest"),
            ("poetry~-C~app~run~pytest", "refused: dynamic-command"),
            ("poetry~run~--x~pytest", "refused: dynamic-command"),
            ("hatch~run~pytest~-q", "pytest -q"),
            ("hatch~run~test:pytest", "pytest"),
            ("hatch~run~+py=3.11~pytest", "+py=3.11 pytest"),
            ("hatch~build", "hatch build"),
            ("pixi~run~-e~test~pytest", "pytest"),
            ("pixi~run~--dry-run~pytest", "refused: dynamic-command"),
            ("pipx~run~--spec~x~pytest", "pytest"),
            ("direnv~exec~.~pytest~-q", "pytest -q"),
            ("direnv~allow", "direnv allow"),
            ("dotenv~run~--~pytest", "pytest"),
            ("dotenv~-f~.env~run~pytest~-q", "pytest -q"),
            ("npx~dotenv~-e~.env~--~jest~--ci", "jest --ci"),
            ("npx~dotenv~-v~NODE_OPTIONS=x~--~jest", "refused: dynamic-command"),
            ("mise~exec~node@20~--~jest", "jest"),
            ("mise~install", "mise install"),
            ("corepack~yarn~jest", "yarn jest"),
            ("corepack~enable", "corepack enable"),
            ("pnpm~--filter~web~exec~vitest~run", "vitest run"),
            ("pnpm~-r~exec~vitest", "refused: dynamic-command"),
            ("pnpm~-C~web~exec~vitest", "refused: dynamic-command"),
            ("./poetry~run~pytest", "refused: indirect-runner"),
            ("pipenv~run~python~-m~unittest", "-m unittest"),
            ("python3.11~-W~error~-m~pytest", "-m pytest"),
            ("python~-O~-m~pytest", "refused: assertions-disabled"),
            ("coverage~run~--branch~-m~pytest~-q", "-m pytest -q"),
            ("python~-m~coverage~run~-m~unittest", "-m unittest"),
            ("npx~jest~--ci", "jest --ci"),
            ("conda~run~-n~x~--no-capture-output~pytest~-q", "pytest -q"),
            ("conda~run~--cwd~y~pytest", "refused: dynamic-command"),
            ("sudo~-u~x~pytest", "pytest"),
            ("bundle~exec~rspec~-fd", "rspec -fd"),
            ("bin/rspec", "rspec"),
            ("./vendor/bin/phpunit~tests", "phpunit tests"),
            ("node_modules/.bin/bats~test", "bats test"),
            ("npx~-y~vitest@4.1~run", "vitest run"),
            ("npx~--no~--~jest", "jest"),
            ("npx~@playwright/test~test", "playwright test"),
            ("npx~@own/tool~test", "refused: dynamic-command"),
            ("npm~exec~--~mocha~-R~dot", "mocha -R dot"),
            ("pnpm~dlx~vitest~run", "vitest run"),
            ("bun~x~vitest~run", "vitest run"),
            ("bunx~--bun~vitest~run", "vitest run"),
            ("bash~-n~a.sh~b.sh", "bash -n a.sh b.sh"),
            ("bash~-n~-c~pytest", "refused: shell-option"),
            ("npx~-c~'jest || true'", "refused: dynamic-command"),
            ("npx~$tool", "refused: dynamic-command"),
            ("npx~-p~other~jest", "refused: dynamic-command"),
            ("npx~jest@npm:other", "refused: dynamic-command"),
            ("npx~jest@file:./other", "refused: dynamic-command"),
            ("node~node_modules/.bin/jest~--ci", "jest --ci"),
            ("node~--experimental-vm-modules~./node_modules/jest/bin/jest.js~a", "jest a"),
            ("node~--require~./x.js~node_modules/.bin/jest", "node --require ./x.js node_modules/.bin/jest"),
            ("node~../node_modules/.bin/jest", "node ../node_modules/.bin/jest"),
            ("node~test.js", "node test.js"),
            ("php~vendor/bin/phpunit~tests", "phpunit tests"),
            ("php~/usr/bin/phpunit", "phpunit"),
            ("php~phpunit.php", "php phpunit.php"),
            ("ruby~-S~rspec~spec", "rspec spec"),
            ("ruby~-S~rake", "ruby -S rake"),
            ("./node~--test", "refused: indirect-runner"),
            ("npx~cross-env~CI=1~jest", "jest"),
            ("cross-env~NODE_OPTIONS=--require=./x.js~jest", "refused: shadowed"),
            ("cross-env~NODE_OPTIONS=--experimental-vm-modules~jest", "jest"),
            ("npx~c8~--reporter=text~node~--test", "node --test"),
            ("nyc~mocha", "mocha"),
            ("xvfb-run~-a~npx~playwright~test", "playwright test"),
            ("bash~-c~'pytest -q'", "script[]: pytest -q"),
            ("bash~-euo~pipefail~-c~'pytest | cat'", "script[\"-o\", \"pipefail\", \"-e\"]: pytest | cat"),
            ("sh~-c~'a | b'", "script[]: a | b"),
            ("bash~-c~$x", "refused: dynamic-command"),
            ("bash~run.sh", "refused: indirect-runner"),
            ("bash~-ic~x", "refused: shell-option"),
            ("bash~-n~run.sh", "bash -n run.sh"),
            ("bash~-n~-c~pytest", "refused: shell-option"),
            ("bash~-n~+n~run.sh", "refused: shell-option"),
            ("bash~-n", "refused: shell-option"),
            ("ssh~host~pytest", "refused: runs-elsewhere"),
            ("docker~exec~c~pytest", "refused: runs-elsewhere"),
            ("xargs~pytest", "refused: command-runner"),
            ("find~.~-exec~pytest", "refused: command-runner"),
            ("$RUNNER~-q", "refused: dynamic-command"),
            ("timeout~60", "refused: dynamic-command"),
        ];
        for (line, expected) in cases {
            assert_eq!(show(line), expected, "{line}");
        }
        let nested = "nice~".repeat(20) + "pytest";
        assert_eq!(show(&nested), "refused: too-complex");
    }
}
