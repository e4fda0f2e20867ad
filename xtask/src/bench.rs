//! What the product costs, measured.

pub(crate) mod evidence;

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
    /// Where the same figure without the product is, if it was measured: a busy machine shows there.
    alone: Option<&'static str>,
    most: f64,
}

const SHIM: &[Figure] = &[
    Figure { name: "on_turn_start, p95", pointer: "/on_turn_start_p95_ms", alone: None, most: 1.0 },
    Figure {
        name: "longest stall of a ticking thread",
        pointer: "/longest_stall_ms",
        alone: Some("/longest_stall_without_provider_ms"),
        most: 5.0,
    },
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

/// Prints each figure beside its bound, and fails when one is over it, or cannot be told on this machine.
fn report(wanted: &[Figure], figures: &Value) -> Result<(), Fault> {
    let mut over = Vec::new();
    for Figure { name, pointer, alone, most } in wanted {
        let measured = figures.at(pointer).as_f64().during(format_args!("looking for {name}"))?;
        println!("{name:<36} {measured:>8.3} ms  (at most {most} ms)");
        let noise = alone.and_then(|alone| figures.at(alone).as_f64()).unwrap_or_default();
        if measured > *most && noise > *most {
            over.push(format!(
                "{name} (not told: {noise:.3} ms without the product; measure on a quiet machine)"
            ));
        } else if measured > *most {
            over.push((*name).to_owned());
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
        let check = |figures: &Value| {
            let figure = Figure { name: "wait", pointer: "/wait_ms", alone: Some("/alone_ms"), most: 1.0 };
            report(&[figure], figures).map_err(|fault| fault.to_string())
        };
        assert_eq!(check(&json!({"wait_ms": 0.9, "alone_ms": 2.0})), Ok(()));
        assert_eq!(check(&json!({"wait_ms": 1.1, "alone_ms": 0.1})), Err("over the bound: wait".to_owned()));
        assert!(
            check(&json!({"wait_ms": 1.1, "alone_ms": 2.0}))
                .is_err_and(|said| said.contains("quiet machine"))
        );
        assert!(check(&json!({})).is_err());
    }
}
