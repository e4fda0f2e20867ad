//! The analysis against real shells: what it attests must be what happened.
#![cfg(unix)]

mod bench;
mod grammar;

use super::{Known, Leaf, Script};
use bench::{Bench, Ended, Shell};
use grammar::Program;
use std::fmt::Write as _;

/// How many programs each shell runs in every test run.
const FEW: u64 = 200;

/// How many programs the long comparison runs, unless the environment says otherwise.
const MANY: u64 = 100_000;

#[test]
fn what_is_attested_is_what_happened_in_real_shells() {
    let mut tally = Tally::default();
    for shell in here() {
        tally.add(&compare(shell, 0, FEW));
    }
    tally.judge();
}

/// `cargo xtask differential` runs this one.
#[test]
#[ignore = "takes minutes"]
fn what_is_attested_is_what_happened_in_real_shells_many_times() {
    let programs = std::env::var("VERIDICAL_PROGRAMS").ok().and_then(|n| n.parse().ok()).unwrap_or(MANY);
    let shells: Vec<Shell> = here().collect();
    let threads = std::thread::available_parallelism().map_or(2, usize::from).max(2);
    let parts = u64::try_from(shells.len() * threads).unwrap();
    let each = programs.div_ceil(parts.max(1));
    let started = std::time::Instant::now();
    let mut tally = Tally::default();
    std::thread::scope(|scope| {
        let running: Vec<_> = (1..=parts)
            .zip(shells.iter().cycle())
            .map(|(part, shell)| scope.spawn(move || compare(*shell, part * 10_000_000, each)))
            .collect();
        running.into_iter().for_each(|part| tally.add(&part.join().unwrap()));
    });
    println!("{tally}, in {} s", started.elapsed().as_secs());
    tally.judge();
}

fn here() -> impl Iterator<Item = Shell> {
    Shell::ALL.into_iter().filter(|shell| {
        let here = shell.is_here();
        if !here {
            eprintln!("skipped: there is no {} here to compare with", shell.name());
        }
        here
    })
}

/// Runs `count` programs, and once more with a planted failure for each command that surely succeeded.
fn compare(shell: Shell, first: u64, count: u64) -> Tally {
    let bench = Bench::open(&format!("{}-{}", shell.name(), first));
    let mut tally = Tally::default();
    for seed in first.. {
        if tally.programs == count {
            break;
        }
        let program = Program::number(seed, shell == Shell::Dash);
        let Ok(script) = analysed(shell, &program.text) else {
            tally.refused += 1;
            continue;
        };
        tally.programs += 1;
        let ended = bench.run(shell, &program.text);
        let attested = tally.check(shell, &program.text, &script, &ended);
        for command in attested {
            let text = program.text.replace(&Program::planted(command, 0), &Program::planted(command, 3));
            let Ok(script) = analysed(shell, &text) else { continue };
            tally.planted += 1;
            let ended = bench.run(shell, &text);
            tally.check(shell, &text, &script, &ended);
        }
    }
    tally
}

/// A line for bash is read as it is; one for another shell reaches it through `-c`.
fn analysed(shell: Shell, text: &str) -> Result<Script, crate::Reason> {
    match shell {
        Shell::Bash => Script::analyse(text).0,
        Shell::Dash => Script::analyse(&format!("dash -c '{}'", text.replace('\'', r"'\''"))).0,
    }
}

/// The number of a planted command.
fn planted(leaf: &Leaf) -> Option<u64> {
    let call = leaf.call.as_ref().ok().filter(|call| call.program == "leaf")?;
    call.args.first()?.literal()?.parse().ok()
}

/// What was compared, and what was found wrong.
#[derive(Debug, Default)]
struct Tally {
    programs: u64,
    refused: u64,
    planted: u64,
    commands: u64,
    attested: u64,
    wrong: String,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.programs += other.programs;
        self.refused += other.refused;
        self.planted += other.planted;
        self.commands += other.commands;
        self.attested += other.attested;
        self.wrong.push_str(&other.wrong);
    }

    /// Compares what is known of each planted command with what happened. Gives the commands that surely succeeded.
    fn check(&mut self, shell: Shell, text: &str, script: &Script, ended: &Ended) -> Vec<u64> {
        let mut succeeded = Vec::new();
        for ((_, leaf), known) in script.leaves().zip(script.known(ended.status)) {
            let Some(command) = planted(leaf) else { continue };
            let runs: Vec<u8> =
                ended.ran.iter().filter(|(ran, _)| *ran == command).map(|(_, status)| *status).collect();
            self.commands += 1;
            let holds = match known {
                // What cannot be started, or whose input cannot be opened, ends with one of these without a run.
                Known::Status(n @ (1 | 2 | 126 | 127)) if runs.is_empty() => {
                    n > 100 || text.contains("< /gone")
                }
                Known::Status(n) => runs == [n],
                Known::StatusIfItRan(n) | Known::StatusIfReported(n) => {
                    runs.iter().all(|status| *status == n)
                }
                // What could not be started failed without a run.
                Known::Failed => runs.iter().all(|status| *status != 0),
                Known::Hidden(_) => true,
            };
            self.attested += u64::from(matches!(known, Known::Status(_)));
            if known == Known::Status(0) {
                succeeded.push(command);
            }
            if !holds {
                let (shell, status) = (shell.name(), ended.status);
                writeln!(
                    self.wrong,
                    "in {shell}: {text}\n  ended with {status}; {}: {known:?}, really {runs:?}",
                    leaf.text
                )
                .unwrap();
            }
        }
        succeeded
    }

    fn judge(&self) {
        assert!(self.wrong.is_empty(), "{}", self.wrong);
        assert!(self.attested * 10 > self.commands, "too little is attested to mean anything: {self}");
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { programs, refused, planted, commands, attested, .. } = self;
        write!(
            f,
            "{programs} programs run, {refused} more refused; {planted} runs repeated with a planted failure; \
             {attested} of {commands} commands attested"
        )
    }
}
