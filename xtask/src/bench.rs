//! Measurements.

use crate::fault::Fault;
use crate::workspace::Workspace;

pub(crate) fn shim(_workspace: &Workspace) -> Result<(), Fault> {
    Ok(())
}
