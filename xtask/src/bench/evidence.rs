//! What it costs to learn from a turn of fifty calls, and to evaluate one and outputs of ten megabytes, as it is shipped.

use crate::fault::{Context as _, Fault};
use crate::process::Task;
use crate::workspace::Workspace;
use serde_json::Value;
use std::time::Duration;

/// The most milliseconds for a turn of fifty calls, and for an output of ten megabytes.
const FIFTY_CALLS: f64 = 10.0;
const TEN_MEGABYTES: f64 = 100.0;

/// Four times the output may cost this many times as much. An even cost is four times, one that grows with the square
/// is sixteen; between them lies what a busy machine and fresh memory add.
const FOURFOLD: f64 = 10.0;

/// One measured turn, in milliseconds.
struct Measured<'f> {
    name: &'f str,
    times: Vec<f64>,
}

pub(crate) fn run(workspace: &Workspace) -> Result<(), Fault> {
    let figures = [
        figures(workspace, "veridical-hermes", "learning")?,
        figures(workspace, "veridical-evidence", "cost")?,
    ];
    let measured = [read(&figures[0])?, read(&figures[1])?].into_iter().flatten().collect::<Vec<_>>();
    println!("{:<52} {:>9} {:>9} {:>9}  share of the bound", "milliseconds", "best", "median", "worst");
    let mut over: Vec<String> =
        bounded(&measured).into_iter().filter_map(|(one, most)| one.line(most)).collect();
    over.extend(uneven(&measured));
    if over.is_empty() { Ok(()) } else { Err(Fault::new(format!("over the bound: {}", over.join("; ")))) }
}

/// What an example of a package measured, as it is shipped.
fn figures(workspace: &Workspace, package: &str, example: &str) -> Result<Value, Fault> {
    let measured = Task::new("cargo")
        .args(["run", "--quiet", "--release", "--package", package, "--example", example])
        .dir(workspace.root())
        .limit(Duration::from_secs(30 * 60))
        .succeed()?;
    serde_json::from_str(measured.stdout.trim()).during("reading what was measured")
}

fn read(figures: &Value) -> Result<Vec<Measured<'_>>, Fault> {
    let figures = figures.as_object().during("reading what was measured")?;
    let measured = figures.iter().map(|(name, times)| {
        let mut times: Vec<f64> = times.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
        times.sort_by(f64::total_cmp);
        Measured { name, times }
    });
    Ok(measured.collect())
}

fn bounded<'a, 'f>(measured: &'a [Measured<'f>]) -> Vec<(&'a Measured<'f>, f64)> {
    let bound = |one: &Measured<'_>| match one.name {
        name if name.starts_with("50 calls") => Some(FIFTY_CALLS),
        name => name.starts_with("10 MB").then_some(TEN_MEGABYTES),
    };
    measured.iter().filter_map(|one| Some((one, bound(one)?))).collect()
}

/// Outputs whose cost grows faster than their size.
fn uneven(measured: &[Measured<'_>]) -> Vec<String> {
    let mut uneven = Vec::new();
    println!(
        "\n{:<52} {:>9} {:>9} {:>9} {:>9}  8 MB by 2 MB",
        "best milliseconds", "1 MB", "2 MB", "4 MB", "8 MB"
    );
    for one in measured {
        let Some(shape) = one.name.strip_prefix("1 MB: ") else { continue };
        let best = |size: &str| {
            let name = format!("{size} MB: {shape}");
            measured.iter().find(|one| one.name == name).map(Measured::best).unwrap_or_default()
        };
        let [one, two, four, eight] = ["1", "2", "4", "8"].map(best);
        // Below a millisecond the clock is what is measured.
        let growth = eight / two.max(0.5);
        println!("{shape:<52} {one:>9.2} {two:>9.2} {four:>9.2} {eight:>9.2}  {growth:.1}");
        if growth > FOURFOLD {
            uneven.push(format!("8 MB cost {growth:.1} times what 2 MB do: {shape}"));
        }
    }
    uneven
}

impl Measured<'_> {
    fn best(&self) -> f64 {
        self.times.first().copied().unwrap_or_default()
    }

    fn median(&self) -> f64 {
        self.times.get(self.times.len() / 2).copied().unwrap_or_default()
    }

    /// Prints the figures; what is over the bound is handed back. The median tells: single runs are the machine's.
    fn line(&self, most: f64) -> Option<String> {
        let (best, median, worst) =
            (self.best(), self.median(), self.times.last().copied().unwrap_or_default());
        println!("{:<52} {best:>9.2} {median:>9.2} {worst:>9.2}  {:.2}", self.name, median / most);
        (median > most).then(|| format!("{}: {median:.1} ms, at most {most} ms", self.name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_median_over_its_bound_and_a_cost_that_outgrows_its_input_are_told() {
        let figures = json!({"50 calls": [1.0, 11.0, 12.0], "10 MB: a": [9.0, 50.0, 500.0],
                             "1 MB: a": [1.0], "2 MB: a": [2.0], "8 MB: a": [40.0],
                             "1 MB: b": [1.0], "2 MB: b": [2.0], "8 MB: b": [9.0]});
        let measured = read(&figures).unwrap();
        let over: Vec<String> =
            bounded(&measured).into_iter().filter_map(|(one, most)| one.line(most)).collect();
        assert_eq!(over, ["50 calls: 11.0 ms, at most 10 ms"]);
        assert_eq!(uneven(&measured), ["8 MB cost 20.0 times what 2 MB do: a"]);
    }
}
