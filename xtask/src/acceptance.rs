//! The product on the real host: cases, each with a control that shows that its claims can fail.
//!
//! A case runs twice. First as it is: everything given and everything claimed must hold. Then as its control, with the
//! one thing changed that the case is about: what was given must still hold, and every claim must fail. A claim that
//! holds in both runs proves nothing and fails the case.

mod cases;
mod doors;
mod sheet;
mod stage;

use crate::fault::{Context as _, Fault};
use crate::lab::{self, Lab};
use crate::workspace::Workspace;
use sheet::Sheet;
use stage::Stage;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// Which of the two runs a story is told in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Run {
    Case,
    Control,
}

/// A case and the story that both runs follow.
struct Case {
    number: u32,
    title: &'static str,
    story: fn(&Stage<'_>, &mut Sheet) -> Result<(), Fault>,
}

/// What to run, and whether to keep the homes and repositories afterwards.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Options {
    only: Vec<u32>,
    keep: bool,
    /// The program to judge; the workspace's own, freshly built, when none is named.
    program: Option<PathBuf>,
}

impl Options {
    pub(crate) fn parse(words: &[&str]) -> Result<Self, Fault> {
        let mut options = Self::default();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let value = words.as_slice().first();
            match (*word, value, value.and_then(|value| value.parse().ok())) {
                ("--keep", _, _) => {
                    options.keep = true;
                    continue;
                }
                ("--case", _, Some(number)) => options.only.push(number),
                ("--program", Some(path), _) => options.program = Some(PathBuf::from(path)),
                _ => {
                    return Err(Fault::new(format!(
                        "acceptance takes --case N, --keep and --program PATH, not {word}"
                    )));
                }
            }
            words.next();
        }
        Ok(options)
    }
}

pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<(), Fault> {
    let chosen: Vec<&Case> = cases::ALL
        .iter()
        .filter(|case| options.only.is_empty() || options.only.contains(&case.number))
        .collect();
    if chosen.is_empty() {
        let known: Vec<String> = cases::ALL.iter().map(|case| case.number.to_string()).collect();
        return Err(Fault::new(format!("no such case; there are {}", known.join(", "))));
    }
    let program = match &options.program {
        Some(program) => program.canonicalize().during(format_args!("looking for {}", program.display()))?,
        None => lab::build(workspace, lab::Profile::Quick)?,
    };
    let lab = Lab::open(workspace, program, options.keep)?;
    println!("case  result  observed");
    let failed = judge_all(&lab, &chosen);
    if options.keep {
        println!("kept: {}", lab.folder().display());
    }
    if failed.is_empty() {
        return Ok(());
    }
    let failed: Vec<String> = failed.iter().map(u32::to_string).collect();
    let again = format!("cargo xtask acceptance --case {} --keep", failed.join(" --case "));
    Err(Fault::new(format!("failed: case {}; look closer with: {again}", failed.join(", "))))
}

/// A run's record, and how long it took.
type Told = (Sheet, Duration);

/// Runs every case and every control, as many at once as there are cores, and prints the table in order.
///
/// Gives back the numbers of the cases that failed.
fn judge_all(lab: &Lab, cases: &[&Case]) -> Vec<u32> {
    let runs: Vec<(&Case, Run)> =
        cases.iter().flat_map(|case| [(*case, Run::Case), (*case, Run::Control)]).collect();
    let next = AtomicUsize::new(0);
    let workers = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let (send, told) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..workers {
            let (send, runs, next) = (send.clone(), &runs, &next);
            scope.spawn(move || {
                while let Some((case, run)) = runs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    // Nobody listens any more only when the table itself was given up.
                    drop(send.send((case.number, *run, tell(lab, case, *run))));
                }
            });
        }
        drop(send);
        let mut done: BTreeMap<(u32, Run), Told> = BTreeMap::new();
        let mut waiting = cases.iter().peekable();
        let mut failed = Vec::new();
        for (number, run, record) in told {
            done.insert((number, run), record);
            while let Some(case) = waiting.next_if(|case| {
                done.contains_key(&(case.number, Run::Case))
                    && done.contains_key(&(case.number, Run::Control))
            }) {
                let parts =
                    (done.remove(&(case.number, Run::Case)), done.remove(&(case.number, Run::Control)));
                if let (Some(told), Some(control)) = parts
                    && !passes(case, &told, &control)
                {
                    failed.push(case.number);
                }
            }
        }
        failed.extend(waiting.map(|case| case.number));
        failed
    })
}

/// Prints a case's part of the table.
fn passes(case: &Case, (told, took): &Told, (control, control_took): &Told) -> bool {
    let passed = told.holds() && control.fails_as_it_should();
    let word = if passed { "pass" } else { "FAIL" };
    println!("{:>4}  {word:<6}  {} ({took:.1?}; control {control_took:.1?})", case.number, case.title);
    if passed {
        print!("{}", told.claims());
    } else {
        print!("{told}              its control:\n{control}");
    }
    passed
}

fn tell(lab: &Lab, case: &Case, run: Run) -> Told {
    let since = Instant::now();
    let mut sheet = Sheet::new(run);
    let stage = Stage::new(lab, case.number, run);
    if let Err(fault) = (case.story)(&stage, &mut sheet) {
        sheet.broke(&fault);
    }
    (sheet, since.elapsed())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_and_nothing_else_is_taken() {
        assert_eq!(Options::parse(&[]).unwrap(), Options::default());
        let both = Options::parse(&["--case", "3", "--keep", "--case", "17"]).unwrap();
        assert_eq!(both, Options { only: vec![3, 17], keep: true, program: None });
        assert_eq!(Options::parse(&["--program", "p"]).unwrap().program, Some(PathBuf::from("p")));
        for bad in [&["--case"][..], &["--case", "x"], &["3"], &["--program"]] {
            assert!(Options::parse(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn every_case_has_a_number_of_its_own() {
        let mut numbers: Vec<u32> = cases::ALL.iter().map(|case| case.number).collect();
        numbers.dedup();
        assert_eq!(numbers.len(), cases::ALL.len());
        assert!(numbers.is_sorted());
    }
}
