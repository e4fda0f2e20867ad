//! Programs that judge a project by their status alone: checkers of types and style, and scripts that are run to see
//! whether they break. What they are about, nobody knows; that what failed passes now, everybody does.

use super::{Role, role_of};
use crate::shell::{Call, Entry, Leaf, Word, is_python};

/// What the end of a command says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Judge {
    /// Nothing by itself, as where a script was tried: only that what failed before passes now.
    Trial,
    /// The same of a checker, whose faults are faults of the project.
    Check,
    /// Whether something can be built, or runs.
    Build,
    /// What tests came to, by the report of their runner.
    Tests,
}

/// What the end of a command says that is no test run; `None` when that is nothing.
pub(crate) fn judge_of(leaf: &Leaf) -> Option<Judge> {
    let call = leaf.call.as_ref().ok()?;
    match role_of(leaf) {
        Role::Builder | Role::Other if only_checks(call) => Some(Judge::Check),
        Role::Other if runs_a_script(call) => Some(Judge::Trial),
        Role::Builder => (!acts_outside(call)).then_some(Judge::Build),
        Role::Other | Role::Task(_) | Role::TestRun(_) | Role::Unreadable(_) => None,
    }
}

/// The names of compilers and checkers.
pub(crate) fn builders() -> impl Iterator<Item = &'static str> {
    const COMPILERS: &str = "cargo rustc go javac tsc gcc g++ cc c++ clang clang++ cmake ninja meson zig";
    let asked = ASKED.iter().map(|(program, _)| *program);
    asked.chain(PLAIN.split_whitespace()).chain(COMPILERS.split(' '))
}

/// Words of commands that change something outside of the project: that they end well at last proves nothing of it.
const DEEDS: [&str; 12] = [
    "deploy",
    "deployment",
    "migrate",
    "migration",
    "migrations",
    "install",
    "upgrade",
    "publish",
    "release",
    "rollback",
    "provision",
    "upload",
];

/// Whether a call says that it changes something outside of the project.
pub(crate) fn acts_outside(call: &Call) -> bool {
    call.args.iter().filter_map(Word::literal).any(is_a_deed)
}

/// Whether a word says that something outside of the project is changed.
fn is_a_deed(text: &str) -> bool {
    let mut words = text.split(|c: char| !c.is_ascii_alphabetic());
    !text.starts_with('-') && words.any(|word| DEEDS.iter().any(|deed| word.eq_ignore_ascii_case(deed)))
}

/// Checkers that are asked by an option or a subcommand, each by one of these.
const ASKED: [(&str, &str); 21] = [
    ("black", "--check"),
    ("isort", "--check --check-only -c"),
    ("ruff", "check format"),
    ("prettier", "--check -c --list-different -l"),
    ("rustfmt", "--check"),
    ("cargo", "fmt"),
    ("node", "--check -c"),
    ("bash", "-n"),
    ("sh", "-n"),
    ("dash", "-n"),
    ("php", "-l"),
    ("ruby", "-c"),
    ("perl", "-c"),
    ("golangci-lint", "run"),
    ("phpstan", "analyse analyze"),
    ("biome", "check lint ci"),
    ("deno", "check lint"),
    ("terraform", "validate"),
    ("tofu", "validate"),
    ("mix", "credo dialyzer format"),
    ("dart", "analyze"),
];

/// Checkers that judge however they are called.
const PLAIN: &str = "mypy dmypy pyright basedpyright ty flake8 pylint eslint shellcheck yamllint hadolint actionlint \
                     markdownlint markdownlint-cli2 stylelint oxlint staticcheck rubocop standardrb psalm phpcs \
                     ktlint cppcheck pydocstyle bandit vue-tsc svelte-check tflint ansible-lint luacheck codespell \
                     py_compile compileall json.tool jq";

/// Whether a call only judges sources, as far as its words tell.
fn only_checks(call: &Call) -> bool {
    if call.entry == Entry::FilePath || repairs(call) {
        return false;
    }
    let asks = |option: &str| call.args.iter().any(|word| word.literal() == Some(option));
    match ASKED.iter().find(|(program, _)| *program == call.program) {
        Some((program, options)) => {
            let formats = matches!(*program, "ruff" | "cargo" | "mix") && (asks("format") || asks("fmt"));
            let looks = !formats || asks("--check") || asks("--diff") || asks("--check-formatted");
            looks && options.split(' ').any(asks)
        }
        None => PLAIN.split_whitespace().any(|name| name == call.program),
    }
}

/// Whether a checker is asked to repair what it finds.
fn repairs(call: &Call) -> bool {
    const REPAIRS: [&str; 9] = [
        "--fix",
        "--write",
        "-w",
        "-a",
        "-A",
        "--autocorrect",
        "--autocorrect-all",
        "--apply",
        "--unsafe-fixes",
    ];
    call.args
        .iter()
        .filter_map(Word::literal)
        .any(|word| REPAIRS.contains(&word) || word.starts_with("--fix"))
}

/// Whether a call runs a script of the project, or one that stands in the line.
fn runs_a_script(call: &Call) -> bool {
    let words: Option<Vec<&str>> = call.args.iter().map(Word::literal).collect();
    let Some(words) = words.filter(|_| matches!(call.entry, Entry::Name | Entry::BinPath)) else {
        return false;
    };
    let is_source = |name: &str, kinds: &str| {
        name.rsplit_once('.').is_some_and(|(_, kind)| kinds.split(' ').any(|known| known == kind))
    };
    let script =
        |kinds: &str| words.first().is_some_and(|name| !name.starts_with('-') && is_source(name, kinds));
    let ran = match call.program.as_str() {
        "node" => script("js mjs cjs ts"),
        "tsx" | "ts-node" => script("ts tsx js mts"),
        "bun" => {
            script("ts tsx js")
                || (words.first() == Some(&"run")
                    && words.get(1).is_some_and(|name| is_source(name, "ts tsx js")))
        }
        "deno" => words.first() == Some(&"run") && words.iter().any(|name| is_source(name, "ts tsx js")),
        "ruby" => script("rb"),
        "php" => script("php"),
        "perl" => script("pl"),
        "lua" => script("lua"),
        program if is_python(program) => matches!(words.first(), Some(&("-c" | "-"))),
        _ => false,
    };
    ran && !acts_outside(call)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::Script;

    #[test]
    fn a_checker_is_known_by_what_it_is_asked() {
        let of = |line: &str, is: fn(&Call) -> bool| {
            let script = Script::analyse(line).0.unwrap();
            let (_, leaf) = script.leaves().last().unwrap();
            leaf.call.as_ref().is_ok_and(is)
        };
        for (line, checks) in [
            ("black --check src", true),
            ("black src", false),
            ("python -m black --check .", true),
            ("ruff check .", true),
            ("ruff check --fix .", false),
            ("ruff format --check .", true),
            ("ruff format .", false),
            ("cargo fmt --check", true),
            ("cargo fmt", false),
            ("cargo build", false),
            ("node --check a.js", true),
            ("node a.js", false),
            ("bash -n a.sh", true),
            ("php -l a.php", true),
            ("npx eslint src", true),
            ("npx eslint --fix src", false),
            ("npx prettier --check .", true),
            ("npx prettier --write .", false),
            ("terraform validate", true),
            ("terraform apply", false),
            ("python -m py_compile a.py", true),
            ("npx eslint --fix-dry-run src", false),
            ("npx prettier --check -w .", false),
            ("./eslint src", false),
            ("mix format --check-formatted", true),
            ("mix format", false),
        ] {
            assert_eq!(of(line, only_checks), checks, "{line}");
        }
        for (line, runs) in [
            ("node repro.js", true),
            ("tsx repro.ts", true),
            ("ts-node repro.mts", true),
            ("tsx repro.py", false),
            ("deno run repro.ts", true),
            ("deno fmt repro.ts", false),
            ("deno run repro.py", false),
            ("php repro.php", true),
            ("php -a", false),
            ("perl repro.pl", true),
            ("lua repro.lua", true),
            ("ruby -c repro.rb", false),
            ("make -c", false),
            ("node", false),
            ("node -e 'x'", false),
            ("node deploy.js", false),
            ("ruby repro.rb 1", true),
            ("python -c 'import a; a.b()'", true),
            ("python -c 'import app; app.migrate()'", false),
            ("bun run a.ts", true),
            ("bun run build", false),
            ("./node a.js", false),
            ("rails db:migrate", false),
        ] {
            assert_eq!(of(line, runs_a_script), runs, "{line}");
        }
    }
}
