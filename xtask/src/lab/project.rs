//! A small Python project with one failing test, in real Git repositories.

use super::script::{Reply, Script};
use super::{Lab, model::Request};
use crate::fault::{Context as _, Fault};
use crate::process::Task;
use serde_json::json;
use std::path::{Path, PathBuf};

const MODULE: &str = r#""""Durations as people write them."""

UNITS = {"h": 3600, "m": 60, "s": 1}


def parse_duration(text):
    """Seconds in a text such as 1h30m."""
    total, number = 0, ""
    for char in text:
        if char.isdigit():
            number += char
        else:
            total += int(number) * UNITS[char]
            number = ""
    return total
"#;

const TESTS: &str = r#"from durations import parse_duration


def test_units_add_up():
    assert parse_duration("1h30m") == 5400


def test_spaces_between_units():
    assert parse_duration("1h 30m") == 5400
"#;

/// Where a repository is hosted.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Remote {
    pub(crate) host: &'static str,
    pub(crate) path: &'static str,
}

impl Remote {
    pub(crate) fn https(self) -> String {
        format!("https://{}/{}.git", self.host, self.path)
    }

    /// The same place as people with a key write it.
    pub(crate) fn ssh(self) -> String {
        format!("git@{}:{}.git", self.host, self.path)
    }
}

/// A way to make the failing test pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fix {
    /// Spaces are skipped one by one.
    SkipSpaces,
    /// Spaces are removed before the loop.
    RemoveSpaces,
}

impl Fix {
    /// The words that only this fix brings into the project.
    pub(crate) fn mark(self) -> &'static str {
        match self {
            Self::SkipSpaces => "char.isspace()",
            Self::RemoveSpaces => "text.replace",
        }
    }

    /// The edit as a call of the host's `patch` tool.
    pub(crate) fn edit(self) -> Reply {
        let (old, new) = match self {
            Self::SkipSpaces => (
                "        if char.isdigit():",
                "        if char.isspace():\n            continue\n        if char.isdigit():",
            ),
            Self::RemoveSpaces => ("for char in text:", "for char in text.replace(\" \", \"\"):"),
        };
        Reply::call(
            "patch",
            json!({"mode": "replace", "path": "durations.py", "old_string": old, "new_string": new}),
        )
    }
}

/// The command that fails before a fix and passes after it.
pub(crate) const TEST: &str = "pytest -q";

/// What the failing run prints and no other part of a session says.
pub(crate) const FAILURE: &str = "invalid literal for int()";

/// A working tree of the project.
#[derive(Debug, Clone)]
pub(crate) struct Repository {
    folder: PathBuf,
}

impl Repository {
    /// A fresh clone whose `origin` is the given URL.
    pub(crate) fn clone_of(lab: &Lab, name: &str, url: &str) -> Result<Self, Fault> {
        let seed = lab.folder().join("seed");
        let repository = Self { folder: lab.place(name)? };
        git(
            lab.folder(),
            &["clone", "--quiet", &seed.to_string_lossy(), &repository.folder.to_string_lossy()],
        )?;
        repository.set_remote(url)?;
        Ok(repository)
    }

    /// The same files without version control.
    pub(crate) fn bare_folder(lab: &Lab, name: &str) -> Result<Self, Fault> {
        let repository = Self { folder: lab.place(name)? };
        write_files(&repository.folder)?;
        Ok(repository)
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    pub(crate) fn set_remote(&self, url: &str) -> Result<(), Fault> {
        git(&self.folder, &["remote", "set-url", "origin", url])
    }

    /// A second working tree of the same repository.
    pub(crate) fn worktree(&self, lab: &Lab, name: &str) -> Result<Self, Fault> {
        let folder = lab.folder().join(name);
        git(&self.folder, &["worktree", "add", "--quiet", "-b", "review", &folder.to_string_lossy()])?;
        Ok(Self { folder })
    }

    /// The same repository as a submodule of another one, whose own `origin` is the second URL.
    pub(crate) fn submodule(
        lab: &Lab,
        name: &str,
        url: &str,
        outer_url: &str,
    ) -> Result<(Self, Self), Fault> {
        let seed = lab.folder().join("seed");
        let outer = Self { folder: lab.place(name)? };
        git(&outer.folder, &["init", "--quiet", "--initial-branch", "main"])?;
        git(&outer.folder, &["remote", "add", "origin", outer_url])?;
        let seed = seed.to_string_lossy();
        let add = ["-c", "protocol.file.allow=always", "submodule", "--quiet", "add", &seed, "durations"];
        git(&outer.folder, &add)?;
        let inner = Self { folder: outer.folder.join("durations") };
        inner.set_remote(url)?;
        Ok((inner, outer))
    }

    /// Undoes every edit and removes what was added, so that the test fails again.
    pub(crate) fn reset(&self) -> Result<(), Fault> {
        git(&self.folder, &["checkout", "--quiet", "--", "."])?;
        git(&self.folder, &["clean", "--quiet", "--force", "-d"])
    }
}

/// A session in which the test fails, is fixed and passes.
pub(crate) fn repair(fix: Fix) -> Script {
    Script::new().run(TEST).then(fix.edit()).run(TEST).with(|asked: &Request| {
        // The words follow what the terminal really said; a broken set-up does not end in a false success.
        let last = asked.last("tool");
        Reply::say(if last.contains("2 passed") {
            "Fixed: spaces are handled now."
        } else {
            "The test still fails."
        })
    })
}

/// Writes the project and its one commit; every clone of the lab comes from here.
pub(super) fn plant(folder: &Path) -> Result<(), Fault> {
    write_files(folder)?;
    git(folder, &["init", "--quiet", "--initial-branch", "main"])?;
    git(folder, &["add", "."])?;
    git(folder, &["commit", "--quiet", "--message", "Parse durations"])
}

fn write_files(folder: &Path) -> Result<(), Fault> {
    for (name, text) in [
        ("durations.py", MODULE),
        ("test_durations.py", TESTS),
        (".gitignore", "__pycache__/\n.pytest_cache/\n"),
    ] {
        let path = folder.join(name);
        std::fs::write(&path, text).during(format_args!("writing {}", path.display()))?;
    }
    Ok(())
}

/// Git with no configuration but the repository's own.
fn git(folder: &Path, args: &[&str]) -> Result<(), Fault> {
    Task::new("git")
        .args(["-c", "user.name=Lab", "-c", "user.email=lab@example.org", "-c", "commit.gpgsign=false"])
        .args(args)
        .dir(folder)
        .env("GIT_CONFIG_GLOBAL", "/dev/null")
        .env("GIT_CONFIG_SYSTEM", "/dev/null")
        .succeed()
        .map(drop)
}
