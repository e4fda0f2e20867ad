//! Commands that change files or the environment.

use crate::shell::{Call, Word};
use crate::{Change, MAX_NAMES};

/// What a command changes when it runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Effect {
    /// Files that it names, in place.
    Edits,
    /// Files of the work tree that it does not name.
    Tree,
    /// Installed packages.
    Packages(Change),
    /// Something else that lasts: a database, a generated file, a migration.
    State,
}

/// The lasting effect of a call; `None` when none is known.
pub(crate) fn effect(call: &Call) -> Option<Effect> {
    let words: Vec<&str> = call.args.iter().map(|arg| arg.literal().unwrap_or(&arg.raw)).collect();
    let sub = words.first().copied().unwrap_or_default();
    let second = words.get(1).copied().unwrap_or_default();
    let has = |option: &str| words.contains(&option);
    match call.program.as_str() {
        "sed" | "perl" | "gsed"
            if words.iter().any(|word| word.starts_with("-i") || word.starts_with("-pi")) =>
        {
            Some(Effect::Edits)
        }
        "patch" | "dos2unix" => Some(Effect::Tree),
        "git" => match sub {
            "apply" | "am" | "restore" | "revert" | "stash" | "clean" | "cherry-pick" | "merge"
            | "rebase" | "pull" => Some(Effect::Tree),
            "reset" if has("--hard") => Some(Effect::Tree),
            "checkout" | "switch" if !has("-b") && !has("-c") => Some(Effect::Tree),
            _ => None,
        },
        "ruff" if (sub == "check" && has("--fix")) || sub == "format" => Some(Effect::Tree),
        "black" | "isort" | "rustfmt" | "prettier" if !has("--check") => Some(Effect::Tree),
        "cargo" if sub == "fmt" && !has("--check") => Some(Effect::Tree),
        "cargo" if sub == "fix" || (sub == "clippy" && has("--fix")) => Some(Effect::Tree),
        "pip" | "pip3" if sub == "install" => Some(packages("pip", call, 1)),
        "uv" if sub == "pip" && second == "install" => Some(packages("uv", call, 2)),
        "uv" | "poetry" | "pdm" | "cargo" | "yarn" | "pnpm" if matches!(sub, "add" | "remove") => {
            Some(packages(&call.program, call, 1))
        }
        "pipenv" | "npm" | "gem" | "brew" | "pnpm" if matches!(sub, "install" | "i" | "add") => {
            Some(packages(&call.program, call, 1))
        }
        "apt" | "apt-get" | "apk" | "dnf" | "yum" if matches!(sub, "install" | "add") => {
            Some(packages(&call.program, call, 1))
        }
        "uv" if matches!(sub, "sync" | "lock") => Some(Effect::State),
        "npm" | "yarn" | "poetry" | "bundle" if matches!(sub, "ci" | "install") => Some(Effect::State),
        "alembic" | "flyway" | "sqlx" | "diesel" | "prisma" => Some(Effect::State),
        "mv" | "cp" | "rm" | "ln" | "touch" | "tee" => Some(Effect::Edits),
        "chmod" => Some(Effect::State),
        _ if words.iter().any(|word| matches!(*word, "migrate" | "makemigrations")) => Some(Effect::State),
        _ => None,
    }
}

fn packages(manager: &str, call: &Call, skip: usize) -> Effect {
    let names = call
        .args
        .iter()
        .skip(skip)
        .filter_map(Word::literal)
        .filter(|word| !word.starts_with('-'))
        .take(MAX_NAMES)
        .map(str::to_owned)
        .collect();
    Effect::Packages(Change::Package { manager: manager.to_owned(), names })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::Script;

    fn effect_of(command: &str) -> Option<Effect> {
        let script = Script::analyse(command).0.unwrap();
        let (_, leaf) = script.leaves().next().unwrap();
        effect(leaf.call.as_ref().unwrap())
    }

    #[test]
    fn commands_that_change_something_are_known_by_what_they_change() {
        let package = |manager: &str, name: &str| {
            Some(Effect::Packages(Change::Package { manager: manager.into(), names: vec![name.into()] }))
        };
        for (command, expected) in [
            ("sed -i 's/a/b/' app.py", Some(Effect::Edits)),
            ("sed 's/a/b/' app.py", None),
            ("rm -f a.py b.py", Some(Effect::Edits)),
            ("git stash", Some(Effect::Tree)),
            ("git checkout -b fix", None),
            ("git commit -m x", None),
            ("pip install -q requests", package("pip", "requests")),
            ("uv add requests", package("uv", "requests")),
            ("uv pip install requests", package("uv", "requests")),
            ("python manage.py migrate", Some(Effect::State)),
            ("cargo fmt", Some(Effect::Tree)),
            ("ls", None),
        ] {
            assert_eq!(effect_of(command), expected, "{command}");
        }
    }
}
