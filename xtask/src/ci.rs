//! Every check that a change must pass, cheapest first, the test runner's summary last.

use crate::fault::Fault;
use crate::process::{Task, tail};
use crate::workspace::Workspace;
use crate::{acceptance, layers, links, tools};
use std::ffi::OsString;
use std::time::{Duration, Instant};

/// How much of the suite to run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Breadth {
    Whole,
    /// Without the program, the real host and the documentation's tests.
    Fast,
}

/// One check: its name, the command that reruns it alone, and what it does.
struct Step {
    name: &'static str,
    rerun: &'static str,
    breadth: Breadth,
    run: fn(&Shop<'_>) -> Result<(), Fault>,
}

const STEPS: &[Step] = &[
    Step {
        name: "formatting",
        rerun: "cargo fmt --all --check",
        breadth: Breadth::Fast,
        run: |shop| shop.cargo(&["fmt", "--all", "--check"]),
    },
    Step {
        name: "lints",
        rerun: "cargo clippy --workspace --all-targets -- -D warnings",
        breadth: Breadth::Fast,
        run: |shop| {
            shop.cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"])
        },
    },
    Step {
        name: "layers",
        rerun: "cargo xtask layers",
        breadth: Breadth::Fast,
        run: |shop| layers::run(shop.workspace),
    },
    Step {
        name: "dependencies",
        rerun: "cargo deny check bans licenses sources",
        breadth: Breadth::Fast,
        run: dependencies,
    },
    Step {
        name: "documentation",
        rerun: "RUSTDOCFLAGS='-D warnings' cargo doc --workspace --no-deps",
        breadth: Breadth::Fast,
        run: |shop| {
            shop.task(&["doc", "--workspace", "--no-deps", "--quiet"])
                .env("RUSTDOCFLAGS", "-D warnings")
                .show()
        },
    },
    Step {
        name: "references",
        rerun: "cargo xtask links",
        breadth: Breadth::Fast,
        run: |shop| links::run(shop.workspace),
    },
    Step {
        name: "documentation tests",
        rerun: "cargo test --doc --workspace",
        breadth: Breadth::Whole,
        run: |shop| shop.cargo(&["test", "--doc", "--workspace", "--quiet"]),
    },
    Step {
        name: "fuzz targets",
        rerun: "cargo check --manifest-path fuzz/Cargo.toml --no-default-features",
        breadth: Breadth::Whole,
        run: |shop| {
            // In a folder of their own: their other profile would have the workspace built anew.
            let target = shop.workspace.target().join("fuzz/check");
            shop.task(&["check", "--quiet", "--manifest-path", "fuzz/Cargo.toml", "--no-default-features"])
                .env("CARGO_TARGET_DIR", target)
                .env("RUSTFLAGS", "-D warnings")
                .show()
        },
    },
    Step {
        name: "acceptance on the real host",
        rerun: "cargo xtask acceptance",
        breadth: Breadth::Whole,
        run: |shop| acceptance::run(shop.workspace, &acceptance::Options::default()),
    },
    // Last, so that the output ends with the runner's own summary.
    Step {
        name: "tests",
        rerun: "cargo nextest run --workspace",
        breadth: Breadth::Fast,
        run: |shop| shop.cargo(&["nextest", "run", "--workspace", "--cargo-quiet"]),
    },
];

pub(crate) fn run(workspace: &Workspace, breadth: Breadth) -> Result<(), Fault> {
    let begun = Instant::now();
    tools::run(workspace)?;
    let shop = Shop { workspace, path: tools::path(workspace)? };
    let steps: Vec<&Step> =
        STEPS.iter().filter(|step| breadth == Breadth::Whole || step.breadth == breadth).collect();
    let mut taken = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        println!("\n== {}/{} {}: {}", index + 1, steps.len(), step.name, step.rerun);
        if index + 1 == steps.len() {
            println!("   so far {:.0?}: {}", begun.elapsed(), summary(&taken));
        }
        let since = Instant::now();
        (step.run)(&shop).map_err(|fault| {
            Fault::new(format!("{} failed: {fault}\nrun it again with: {}", step.name, step.rerun))
        })?;
        if index + 1 < steps.len() {
            println!("   {:.1?}", since.elapsed());
        }
        taken.push((step.name, since.elapsed()));
    }
    Ok(())
}

fn summary(taken: &[(&str, Duration)]) -> String {
    taken.iter().map(|(name, time)| format!("{name} {time:.0?}")).collect::<Vec<_>>().join(", ")
}

/// The workspace, and the tools to check it with.
struct Shop<'w> {
    workspace: &'w Workspace,
    path: OsString,
}

impl Shop<'_> {
    fn task(&self, args: &[&str]) -> Task {
        Task::new("cargo").args(args).dir(self.workspace.root()).env("PATH", &self.path)
    }

    fn cargo(&self, args: &[&str]) -> Result<(), Fault> {
        self.task(args).show()
    }
}

/// Bans, licences and sources need no network; known vulnerabilities do, and are checked where it is there.
fn dependencies(shop: &Shop<'_>) -> Result<(), Fault> {
    shop.cargo(&["deny", "--log-level", "error", "check", "bans", "licenses", "sources"])?;
    let advisories = shop
        .task(&["deny", "--log-level", "error", "check", "advisories"])
        .limit(Duration::from_secs(120))
        .finish()?;
    if advisories.code == Some(0) {
        println!("   advisories ok");
        return Ok(());
    }
    let said = advisories.text();
    if advisories.code.is_none() || said.contains("failed to fetch advisory database") {
        println!("   advisories skipped: unreachable");
        return Ok(());
    }
    Err(Fault::new(format!("known vulnerabilities:\n{}", tail(&said, 4_000))))
}
