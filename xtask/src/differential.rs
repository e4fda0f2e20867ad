//! The shell analysis against real shells, at length.

use crate::fault::Fault;
use crate::process::Task;
use crate::workspace::Workspace;
use std::time::Duration;

/// Runs generated programs in bash and dash and compares what is attested with what happened.
pub(crate) fn run(workspace: &Workspace, programs: Option<&str>) -> Result<(), Fault> {
    let programs = programs.unwrap_or("100000");
    if programs.parse::<u64>().is_err() {
        return Err(Fault::new(format!("not a number of programs: {programs}")));
    }
    Task::new("cargo")
        .args(["test", "--quiet", "-p", "veridical-evidence", "--lib"])
        .args(["real_shells_many_times", "--", "--ignored", "--nocapture"])
        .env("VERIDICAL_PROGRAMS", programs)
        .dir(workspace.root())
        .limit(Duration::from_secs(7200))
        .show()
}
