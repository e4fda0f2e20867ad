//! Commands at a terminal of their own.
#![expect(clippy::unwrap_used, reason = "a terminal that cannot be opened fails the test")]

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use serde_json::Value;
use std::ffi::OsStr;
use std::fs::File;
use std::io::Read;
use std::os::unix::ffi::OsStrExt;
use std::process::{Command, Stdio};

/// How a command ends there, and the object that it answers.
pub(crate) fn at_terminal(mut command: Command) -> (i32, Value) {
    let ours = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&ours).unwrap();
    unlockpt(&ours).unwrap();
    let name = ptsname(&ours, Vec::new()).unwrap();
    let theirs = File::options().read(true).write(true).open(OsStr::from_bytes(name.as_bytes())).unwrap();
    command.stdin(theirs.try_clone().unwrap()).stdout(theirs).stderr(Stdio::piped());
    let child = command.spawn().unwrap();
    // Only the child holds their side from here on, so that its end is the end of what is read.
    drop(command);
    let mut said = Vec::new();
    // Linux ends the reading of a terminal that nobody holds any more with an error.
    let _ = File::from(ours).read_to_end(&mut said);
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(said).unwrap();
    (output.status.code().unwrap(), serde_json::from_str(said.trim()).unwrap_or(Value::Null))
}
