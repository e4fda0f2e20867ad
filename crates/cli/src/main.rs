//! The `veridical` program: it wires the library to a home, a repository and a terminal.

mod args;
mod commands;
mod configuration;
mod fault;
mod home;
mod out;
mod visible;

use args::Cli;
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // clap's own text: help and version go to stdout with 0, a wrong call to stderr with 2.
            let _ = error.print();
            return if error.use_stderr() { fault::Code::Usage.into() } else { ExitCode::SUCCESS };
        }
    };
    let out = out::Out::new(cli.common.json);
    match commands::run(cli, &out) {
        Ok(code) => code.into(),
        Err(fault) => {
            out.fault(&fault);
            fault.code().into()
        }
    }
}
