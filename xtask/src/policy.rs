//! The decision table, walked: how many decisions there are, which laws hold over all of them, and whether a second
//! reading of the table agrees.

use crate::fault::Fault;
use crate::process::Task;
use crate::workspace::Workspace;
use std::time::Duration;

/// Runs the test that walks the space, and shows what it counts.
pub(crate) fn run(workspace: &Workspace) -> Result<(), Fault> {
    Task::new("cargo")
        .args(["test", "--quiet", "-p", "veridical-policy", "--test", "space", "--", "--nocapture"])
        .dir(workspace.root())
        .limit(Duration::from_secs(30 * 60))
        .show()
}
