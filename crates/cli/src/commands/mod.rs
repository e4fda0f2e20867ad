//! One module a command: it takes its arguments, asks the library, and hands the answer to [`Out`].

mod audit;
mod doctor;
mod episode;
mod explain;
mod fact;
mod forget;
mod hermes;
mod learn;
mod migrate;
mod pending;
mod policy;
mod preview;
mod project;
mod reasons;
mod recall;
mod remember;
mod scan;
mod serve;
mod show;
mod slot;
mod status;
mod turns;

use crate::args::{Cli, Command};
use crate::fault::{Code, Fault};
use crate::home::{Access, Home};
use crate::out::Out;
use veridical::Session;

/// Runs the command.
pub(crate) fn run(cli: Cli, out: &Out) -> Result<Code, Fault> {
    let common = cli.common;
    let home = || Home::of(&common);
    match cli.command {
        Command::Explain(explain) => explain::run(&common, &explain, out),
        Command::Learn { turn } => learn::run(&home()?, &turn, out),
        Command::Recall(recall) => recall::run(&home()?, &recall, out),
        Command::Remember { text, scope, until } => remember::run(&home()?, text, scope, until, out),
        Command::Fact(command) => fact::run(&home()?, command, out),
        Command::Feedback { id, helped } => fact::feedback(&home()?, &id, helped, out),
        Command::Slot(command) => slot::run(&home()?, command, out),
        Command::Forget { id } => forget::run(&home()?, &id, out),
        Command::Show { id } => show::run(&home()?, &id, out),
        Command::Episode(command) => episode::run(&home()?, &command, out),
        Command::Project(command) => project::run(&common, command, out),
        Command::Scan(scan) => scan::run(&common, &scan, out),
        Command::Pending(command) => pending::run(&home()?, command, out),
        Command::Policy(command) => policy::run(&home()?, command, out),
        Command::Status => status::run(&home()?, out),
        Command::Migrate => migrate::run(&home()?, out),
        Command::Audit(command) => audit::run(&home()?, &command, out),
        Command::Doctor => doctor::run(&home()?, out),
        Command::Hermes(command) => hermes::run(&home()?, &command, out),
        Command::Serve => serve::run(&home()?),
        Command::Reasons => reasons::run(out),
    }
}

/// A session for one command. `None` when there is no memory yet and the command only reads.
fn session(home: &Home, access: Access) -> Result<Option<Session>, Fault> {
    let Some(memory) = home.memory(access)? else { return Ok(None) };
    Ok(Some(memory.session(home.binding(Some(&memory))?, home.surroundings(), None)))
}
