//! What the product costs, measured.

use crate::fault::{Context as _, Fault};
use crate::json::At as _;
use crate::lab::{self, Home, Lab};
use crate::workspace::Workspace;
use serde_json::Value;
use std::time::Duration;

/// A measured figure and the most that it may be, both in milliseconds.
struct Figure {
    name: &'static str,
    pointer: &'static str,
    most: f64,
}

const SHIM: &[Figure] = &[
    Figure { name: "on_turn_start, p95", pointer: "/on_turn_start_p95_ms", most: 1.0 },
    Figure { name: "longest stall of a ticking thread", pointer: "/longest_stall_ms", most: 5.0 },
];

/// The provider inside a Python process of the host's, driven by the host's own manager: 100 turns of 50 tool calls.
pub(crate) fn shim(workspace: &Workspace) -> Result<(), Fault> {
    let program = lab::build(workspace, lab::Profile::Release)?;
    let lab = Lab::open(workspace, program, false)?;
    let home = Home::with_veridical(&lab, "home")?;
    let work = lab::Repository::clone_of(&lab, "work", "https://git.example.org/acme/durations.git")?;
    let measured = home
        .task(lab.host().python())
        .arg(lab.fixture("shim_bench.py"))
        .args(["100", "50"])
        .dir(work.folder())
        .limit(Duration::from_secs(600))
        .succeed()?;
    let figures: Value = serde_json::from_str(measured.stdout.trim()).during("reading what was measured")?;
    println!("100 turns of 50 tool calls; {figures}");
    report(SHIM, &figures)
}

/// Prints each figure beside its bound, and fails when one is over it.
fn report(wanted: &[Figure], figures: &Value) -> Result<(), Fault> {
    let mut over = Vec::new();
    for Figure { name, pointer, most } in wanted {
        let measured = figures.at(pointer).as_f64().during(format_args!("looking for {name}"))?;
        println!("{name:<36} {measured:>8.3} ms  (at most {most} ms)");
        if measured > *most {
            over.push(*name);
        }
    }
    if over.is_empty() { Ok(()) } else { Err(Fault::new(format!("over the bound: {}", over.join(", ")))) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_figure_over_its_bound_or_not_measured_fails() {
        let figure = || [Figure { name: "wait", pointer: "/wait_ms", most: 1.0 }];
        assert!(report(&figure(), &json!({"wait_ms": 0.9})).is_ok());
        assert!(report(&figure(), &json!({"wait_ms": 1.1})).is_err());
        assert!(report(&figure(), &json!({})).is_err());
    }
}
