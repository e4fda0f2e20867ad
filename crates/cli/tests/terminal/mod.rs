//! Commands at a terminal of their own.
#![expect(clippy::unwrap_used, reason = "a terminal that cannot be opened fails the test")]

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use serde_json::Value;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::process::{Command, Stdio};

/// How a command ends there when somebody says yes to all that it asks, and the object that it answers.
pub(crate) fn at_terminal(command: Command) -> (i32, Value) {
    let (code, answer, _) = answering(command, "y\n");
    (code, answer)
}

/// The same with what is typed there, and with what it shows and asks.
pub(crate) fn answering(mut command: Command, typed: &str) -> (i32, Value, String) {
    let ours = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&ours).unwrap();
    unlockpt(&ours).unwrap();
    let name = ptsname(&ours, Vec::new()).unwrap();
    let theirs = File::options().read(true).write(true).open(OsStr::from_bytes(name.as_bytes())).unwrap();
    command.stdin(theirs.try_clone().unwrap()).stdout(theirs).stderr(Stdio::piped());
    let child = command.spawn().unwrap();
    // Only the child holds their side from here on, so that its end is the end of what is read.
    drop(command);
    let mut ours = File::from(ours);
    ours.write_all(typed.as_bytes()).unwrap();
    let mut said = Vec::new();
    // Linux ends the reading of a terminal that nobody holds any more with an error.
    let _ = ours.read_to_end(&mut said);
    let output = child.wait_with_output().unwrap();
    // The terminal shows what is typed, too.
    let said = String::from_utf8(said).unwrap();
    let answer = said.find('{').and_then(|at| serde_json::from_str(said.get(at..)?.trim()).ok());
    let asked = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.code().unwrap(), answer.unwrap_or(Value::Null), asked)
}
