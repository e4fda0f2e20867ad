//! The screening gate on its labelled set, and how fast it reads: what is printed, and what must hold.

mod growth;
mod tally;

use crate::fault::{Context as _, Fault};
use crate::process::Task;
use crate::workspace::Workspace;
use growth::Growth;
use serde_json::Value;
use std::time::Duration;
use tally::{Half, Judged, Tally};

/// The least megabytes a second on ordinary texts, on those whose letters have to be folded one by one, and on the worst
/// that we know.
const PLAIN: f64 = 200.0;
const SCRIPTS: f64 = 100.0;
const WORST: f64 = 20.0;

/// The length at which the speed of a text is held against its floor: that of a long output.
const OUTPUT: f64 = (1_u64 << 18) as f64;

/// The highest power of the length with which the time may grow from a kilobyte to 64 MB. One is linear, two would be
/// quadratic; what does not fit the machine's caches costs a little more than its length.
const STEEPEST: f64 = 1.15;

/// What to print.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Options<'a> {
    /// Rows of families that hold this word alone.
    family: Option<&'a str>,
    /// Every row that was judged wrongly.
    all: bool,
}

impl<'a> Options<'a> {
    pub(crate) fn parse(words: &[&'a str]) -> Result<Self, Fault> {
        match words {
            [] => Ok(Self::default()),
            ["--all", rest @ ..] => Ok(Self { all: true, ..Self::parse(rest)? }),
            ["--family", word, rest @ ..] => Ok(Self { family: Some(word), ..Self::parse(rest)? }),
            [other, ..] => Err(Fault::new(format!("screening: no such option: {other}"))),
        }
    }

    fn wants(&self, family: &str) -> bool {
        self.family.is_none_or(|word| family.contains(word))
    }
}

pub(crate) fn run(workspace: &Workspace, options: &Options<'_>) -> Result<(), Fault> {
    let judgement = judgement(workspace)?;
    let rows = judgement.get("rows").and_then(Value::as_array).during("reading the judged rows")?;
    let rows = rows.iter().map(Judged::read).collect::<Option<Vec<_>>>().during("reading a judged row")?;
    let rows: Vec<Judged<'_>> = rows.into_iter().filter(|row| options.wants(row.family)).collect();
    let mut faults = Vec::new();
    for half in Half::ALL {
        faults.extend(print_half(*half, &rows));
    }
    if options.all {
        rows.iter().filter(|row| !row.is_right()).for_each(|row| println!("{row}"));
    }
    if options.family.is_none() {
        faults.extend(print_speeds(&judgement, "plain", PLAIN)?);
        faults.extend(print_speeds(&judgement, "scripts", SCRIPTS)?);
        faults.extend(print_speeds(&judgement, "worst", WORST)?);
    }
    if faults.is_empty() {
        Ok(())
    } else {
        Err(Fault::new(format!("below the floor: {}", faults.join("; "))))
    }
}

/// What the gate said, from the program as it is shipped.
fn judgement(workspace: &Workspace) -> Result<Value, Fault> {
    let judged = Task::new("cargo")
        .args(["run", "--quiet", "--release", "--package", "veridical-screening", "--example", "judgement"])
        .dir(workspace.root())
        .limit(Duration::from_secs(30 * 60))
        .succeed()?;
    serde_json::from_str(judged.stdout.trim()).during("reading what the gate said")
}

/// One table, and what in it is below its floor.
fn print_half(half: Half, rows: &[Judged<'_>]) -> Vec<String> {
    let rows: Vec<&Judged<'_>> = rows.iter().filter(|row| row.half == half).collect();
    println!("{:<28} {:>7} {:>9} {:>9} {:>10}", half.name(), "holds", "recall", "passes", "precision");
    for (family, tally) in Tally::by_family(rows.iter().copied()) {
        println!("  {family:<26} {tally}");
    }
    let whole = Tally::of(rows.iter().copied());
    println!("  {:<26} {whole}\n", "all");
    let (recall, precision) = half.floors();
    let mut faults = Vec::new();
    if whole.recall() < recall {
        faults.push(format!(
            "recall of the {} half is {:.1} %, at least {recall} %",
            half.name(),
            whole.recall()
        ));
    }
    if whole.precision() < precision {
        faults.push(format!(
            "precision of the {} half is {:.1} %, at least {precision} %",
            half.name(),
            whole.precision()
        ));
    }
    faults
}

fn print_speeds(judgement: &Value, kind: &str, floor: f64) -> Result<Vec<String>, Fault> {
    println!(
        "{:<44} {:>8} {:>8} {:>7}  at least {floor}, power at most {STEEPEST}",
        format!("MB/s: {kind}"),
        "256 kB",
        "64 MB",
        "power"
    );
    let mut faults = Vec::new();
    for text in judgement.get(kind).and_then(Value::as_array).during("reading the speeds")? {
        let name = text.get("text").and_then(Value::as_str).during("reading a text's name")?;
        let growth = text.get("readings").and_then(Growth::read).during("reading what a text took")?;
        let (speed, longest, power) = (growth.speed_at(OUTPUT), growth.speed_of_longest(), growth.power());
        println!("  {name:<42} {speed:>8.1} {longest:>8.1} {power:>7.2}");
        if speed < floor {
            faults.push(format!("{name}: {speed:.1} MB/s, at least {floor}"));
        }
        if power > STEEPEST {
            faults.push(format!("{name}: time grows with the length to the power of {power:.2}"));
        }
    }
    println!();
    Ok(faults)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn options_are_read_in_any_order_and_others_refused() {
        let parse = |words: &[&'static str]| Options::parse(words).map_err(|fault| fault.to_string());
        let both = Options { family: Some("token"), all: true };
        assert_eq!(parse(&["--all", "--family", "token"]).as_ref(), Ok(&both));
        assert_eq!(parse(&["--family", "token", "--all"]), Ok(both));
        assert!(parse(&["--family"]).is_err());
    }

    #[test]
    fn a_miss_a_false_alarm_and_a_slow_text_are_below_the_floor() {
        let row = |stopped: bool, found: &[&str]| json!({"held_out": true, "family": "card-number", "what": "", "text": "", "stopped": stopped, "found": found});
        let faults = |rows: &[Value]| {
            let rows: Vec<Judged<'_>> = rows.iter().filter_map(Judged::read).collect();
            print_half(Half::HeldOut, &rows).len()
        };
        assert_eq!(faults(&[row(true, &["card-number"]), row(false, &[])]), 0);
        assert_eq!(faults(&[row(true, &[]), row(true, &["card-number"])]), 1);
        assert_eq!(faults(&[row(true, &["card-number"]), row(false, &["cookie"])]), 1);
        let speeds = |speed: f64, power: f64| {
            let seconds = |bytes: f64| bytes / 1e6 / speed * (bytes / OUTPUT).powf(power - 1.0);
            let readings = [1e3, OUTPUT, 64e6].map(|bytes| (bytes, seconds(bytes)));
            json!({"plain": [{"text": "prose", "readings": readings}]})
        };
        let slow = |speeds: &Value| print_speeds(speeds, "plain", PLAIN).map_or(0, |faults| faults.len());
        assert_eq!(slow(&speeds(201.0, 1.1)), 0);
        assert_eq!(slow(&speeds(199.0, 1.0)), 1);
        assert_eq!(slow(&speeds(201.0, 1.3)), 1);
    }
}
