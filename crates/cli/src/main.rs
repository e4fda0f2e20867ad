//! The `veridical` program: it wires the library to a home, a repository and a terminal.

mod args;
mod commands;
mod configuration;
mod fault;
mod files;
mod home;
mod notices;
mod out;
mod policy_file;
mod secretless;
mod spelling;
mod visible;
mod zone;

use args::{Cli, Common};
use clap::Parser;
use fault::{Code, Fault};
use secretless::Gate;
use std::process::ExitCode;
use veridical::screening::Screener;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            let gate = gate(&args::common_of_a_wrong_call(std::env::args_os()));
            // clap's own text: help and version go to stdout with 0, a wrong call to stderr with 2.
            if !error.use_stderr() {
                return end(&out::Out::new(false, gate), out::arrived(error.print()).map(|()| Code::Done));
            }
            // It quotes the arguments, and one of them may be a secret in the wrong place.
            let said = error.render().to_string();
            let clean = gate.message(&said);
            if clean == said {
                let _ = error.print();
            } else {
                out::tell(format_args!("{}\n", visible::text(&clean)));
            }
            return Code::Usage.into();
        }
    };
    let out = out::Out::new(cli.common.json, gate(&cli.common));
    let notices = cli.common.notices.clone();
    let ended = commands::run(cli, &out).and_then(|code| out.arrived().map(|()| code));
    notices.say(&out);
    end(&out, ended)
}

fn end(out: &out::Out, ended: Result<Code, Fault>) -> ExitCode {
    match ended {
        Ok(code) => code.into(),
        Err(fault) => {
            out.fault(&fault);
            fault.code().into()
        }
    }
}

/// The gate of the home; one whose files cannot be read is told of by the command that needs it.
fn gate(common: &Common) -> Gate {
    let home = home::Home::of(common);
    let screener = home.as_ref().map_or_else(|_| None, |home| home.screener().ok());
    let places = home.iter().flat_map(home::Home::places).map(|path| path.to_string_lossy().into_owned());
    let words = std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned());
    Gate::new(screener.unwrap_or_else(|| Screener::new([])), words.chain(places))
}
