//! Chores as code: `cargo xtask <command>`.
//!
//! Every check that a change must pass, every tool that a check needs and every demonstration of the product is a
//! command here, so that a laptop and an integration server run the same code.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a chore talks to the person who runs it")]

mod acceptance;
mod bench;
mod ci;
mod demo;
mod differential;
mod fault;
mod fuzz;
mod host;
mod json;
mod lab;
mod layers;
mod links;
mod mutants;
mod policy;
mod process;
mod proof;
mod record;
mod screening;
mod sessions;
mod simulate;
mod tools;
mod workspace;

use fault::Fault;
use std::process::ExitCode;
use workspace::Workspace;

const USAGE: &str = "\
cargo xtask <command>

  ci [--fast]                     every check in order; --fast leaves out the program, the real host and the doc tests
  layers                          which crate may depend on, mention and print what
  links                           documentation: links, anchors and requirement numbers resolve
  tools                           install the pinned tools that the checks need, under target/tools
  host                            install the pinned Hermes Agent, under target/hermes
  acceptance [--case N] [--keep]  the product on the real host: every case and its control, one table;
             [--program PATH]     --keep leaves homes and repositories behind, --program judges another build
  proof [--all] [--family WORD]   turns whose truth is known: false and missed proofs, family by family;
        [--program PATH]          --all prints every one, --program judges another build
  record [RUNNER…] [--check]      what test runners really print: fixtures/runners made anew from their recipes;
                                  --check runs them and says what differs, and writes nothing
  sessions [NAME…] [--check]      real sessions of the real host: fixtures/sessions made anew from their recipes;
                                  --check holds them and says what differs, and writes nothing
  fuzz TARGET [--seconds N]       turn_reader, shell_analysis, report_readers or screening, for three minutes or for N seconds
  mutants [-- ARGS…]              small faults put into the evidence crate, one at a time: which do its tests see?
                                  ARGS go to cargo-mutants, such as --shard 0/20
  try [--keep]                    learn a lesson in one session, be given it in the next; --keep leaves the home and
                                  the repository behind
  screening [--all]               the screening gate on its labelled set: precision and recall by family, and speed;
            [--family WORD]       --all prints every row that it judged wrongly
  policy                          the decision table, walked: cells, laws, and a second reading that agrees
  simulate approvals [--ops N]    a million operations on what waits for a person, slots and forgetting, from two openings of one file
           [--seed N]             with crashes between the steps: once at most, one live value, nothing lost?
  simulate isolation [--ops N]    a million operations of several profiles, people and projects on real stores: is anything
            [--seed N]            foreign ever seen? --leak searches a store with a known fault instead: no-filter,
            [--leak WORD]         filters-after-the-limit or counts-foreign-terms, which has to be found
  bench shim                      what the provider costs the host's own thread
  bench evidence                  what it costs to evaluate a turn, and whether that grows with its size alone
  differential [--programs N]     the shell analysis against real bash and dash, on generated programs
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("xtask: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(words: &[String]) -> Result<(), Fault> {
    let workspace = Workspace::here();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["ci"] => ci::run(&workspace, ci::Breadth::Whole),
        ["ci", "--fast"] => ci::run(&workspace, ci::Breadth::Fast),
        ["layers"] => layers::run(&workspace),
        ["links"] => links::run(&workspace),
        ["tools"] => tools::run(&workspace),
        ["host"] => host::run(&workspace),
        ["acceptance", options @ ..] => acceptance::run(&workspace, &acceptance::Options::parse(options)?),
        ["proof", options @ ..] => proof::run(&workspace, &proof::Options::parse(options)?),
        ["record", options @ ..] => record::run(&workspace, &record::Options::parse(options)?),
        ["sessions", options @ ..] => sessions::run(&workspace, &sessions::Options::parse(options)?),
        ["fuzz", options @ ..] => fuzz::run(&workspace, &fuzz::Options::parse(options)?),
        ["mutants"] => mutants::run(&workspace, &[]),
        ["mutants", "--", more @ ..] => mutants::run(&workspace, more),
        ["try"] => demo::run(&workspace, false),
        ["try", "--keep"] => demo::run(&workspace, true),
        ["screening", options @ ..] => screening::run(&workspace, &screening::Options::parse(options)?),
        ["policy"] => policy::run(&workspace),
        ["simulate", "approvals", options @ ..] => {
            simulate::approvals(&workspace, &simulate::Options::parse(options)?)
        }
        ["simulate", "isolation", options @ ..] => {
            simulate::isolation(&workspace, &simulate::Options::parse(options)?)
        }
        ["bench", "shim"] => bench::shim(&workspace),
        ["bench", "evidence"] => bench::evidence::run(&workspace),
        ["differential"] => differential::run(&workspace, None),
        ["differential", "--programs", programs] => differential::run(&workspace, Some(programs)),
        [] | ["help" | "--help" | "-h"] => {
            print!("{USAGE}");
            Ok(())
        }
        _ => Err(Fault::new(format!("no such command: {}\n\n{USAGE}", words.join(" ")))),
    }
}
