//! Demonstration.

use crate::fault::Fault;
use crate::workspace::Workspace;

pub(crate) fn run(_workspace: &Workspace) -> Result<(), Fault> {
    Ok(())
}
