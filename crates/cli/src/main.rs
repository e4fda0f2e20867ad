//! The `veridical` program: it wires the library to a home, a repository and a terminal.

mod args;
mod commands;
mod configuration;
mod fault;
mod home;
mod out;
mod policy_file;
mod visible;
mod zone;

use args::{Cli, Common};
use clap::Parser;
use fault::{Code, Fault};
use std::process::ExitCode;
use veridical::screening::Screener;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // clap's own text: help and version go to stdout with 0, a wrong call to stderr with 2.
            if !error.use_stderr() {
                let out = out::Out::new(false, screener(&Common::default()));
                return end(&out, out::arrived(error.print()).map(|()| Code::Done));
            }
            // It quotes the arguments, and one of them may be a secret in the wrong place.
            let said = error.render().to_string();
            let clean = out::screened(&screener(&Common::default()), &said);
            if clean == said {
                let _ = error.print();
            } else {
                out::tell(format_args!("{}\n", visible::text(&clean)));
            }
            return Code::Usage.into();
        }
    };
    let out = out::Out::new(cli.common.json, screener(&cli.common));
    let ended = commands::run(cli, &out).and_then(|code| out.arrived().map(|()| code));
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

/// The gate of the home, for messages; one whose files cannot be read is told of by the command that needs it.
fn screener(common: &Common) -> Screener {
    home::Home::of(common).and_then(|home| home.screener()).unwrap_or_else(|_| Screener::new([]))
}
