//! The shape of the workspace as a check: who may depend on whom, what pure code may mention, who may print.
//!
//! The rules are the layers of docs/architecture.md. They are read from each member's manifest and source, never from
//! a build, so the check takes less than a second and a violation is named with its crate, its line and its rule.

mod graph;
mod source;
mod tokens;

use crate::fault::{Context as _, Fault};
use crate::process::Task;
use crate::workspace::Workspace;
use std::fmt;
use std::path::PathBuf;

/// One broken rule, at one place.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Violation {
    krate: String,
    /// Relative to the workspace.
    file: PathBuf,
    /// From 1.
    line: usize,
    rule: &'static str,
    detail: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { krate, file, line, rule, detail } = self;
        write!(f, "{krate} {}:{line}: {detail} [{rule}]", file.display())
    }
}

pub(crate) fn run(workspace: &Workspace) -> Result<(), Fault> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let metadata = Task::new(cargo)
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .dir(workspace.root())
        .succeed()?;
    let members = graph::members(&metadata.stdout, workspace.root())?;
    let root_manifest = read(&workspace.path("Cargo.toml"))?;

    let mut violations = graph::workspace_lints(&root_manifest);
    for member in &members {
        let manifest = read(&workspace.path(&member.manifest))?;
        violations.extend(graph::dependencies(member, &members, &manifest));
        violations.extend(graph::lints(member, &manifest));
        violations.extend(source::scan(member, workspace.root())?);
    }
    violations.sort();
    if violations.is_empty() {
        println!("layers: {} crates keep to them", members.len());
        return Ok(());
    }
    for violation in &violations {
        eprintln!("{violation}");
    }
    Err(Fault::new(format!(
        "{} rule(s) of the layers broken; docs/architecture.md says why they hold",
        violations.len()
    )))
}

fn read(path: &std::path::Path) -> Result<String, Fault> {
    std::fs::read_to_string(path).during(format_args!("reading {}", path.display()))
}
