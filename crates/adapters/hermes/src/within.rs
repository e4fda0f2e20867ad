//! Where the sessions of a host process were bound: what a command that runs below it may read (R5.1).
//!
//! The server of a host notes each place in which it binds a session, as a keyed mark in
//! `HOME/veridical/run/<pid>-<start time>.places`, beside the lease. A command below that host looks its own place up there.
//! The file says nothing to whoever has no key, and goes when the lease goes.

use crate::lease::{folder, registered};
use crate::regular;
use crate::surroundings::{Process, ProcessId, hosts_above};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use veridical::kernel::Vantage;

pub(crate) const SUFFIX: &str = ".places";
const PURPOSE: &str = "veridical.session-place/1";

/// More bytes than the marks of a thousand places have.
const LONGEST: u64 = 128 * 1024;

/// From where a command looks at a place: from within a session of a registered host above that was bound elsewhere, or from
/// a start of its own. `seal` marks parts under the profile's key.
#[must_use]
pub fn vantage(home: &Path, place: &str, seal: impl Fn(&str, &[&[u8]]) -> Option<String>) -> Vantage {
    let registered = registered(home);
    if registered.unreadable {
        return Vantage::AnotherSession;
    }
    let above = hosts_above(std::process::id(), &registered.hosts);
    let was_bound = |host: &ProcessId| {
        let noted = regular::read(&noted_by(home, *host), LONGEST).unwrap_or_default();
        mark(*host, place, &seal).is_some_and(|mark| noted.lines().any(|line| line == mark))
    };
    if above.is_empty() || above.iter().any(was_bound) { Vantage::Start } else { Vantage::AnotherSession }
}

/// Notes that a session of the host that started this server was bound in a place.
pub(crate) fn note(home: &Path, place: &str, seal: impl Fn(&str, &[&[u8]]) -> Option<String>) {
    let parent = Process::find(std::process::id()).and_then(|own| Process::find(own.parent));
    let Some((host, mark)) = parent.and_then(|host| Some((host.id, mark(host.id, place, &seal)?))) else {
        return;
    };
    let path = noted_by(home, host);
    let noted = regular::read(&path, LONGEST).unwrap_or_default();
    if noted.lines().all(|line| line != mark) {
        // Where it cannot be noted, a command below reads nothing there, which is the safe side.
        let _ = regular::append(&path, true).and_then(|mut file| writeln!(file, "{mark}"));
    }
}

fn noted_by(home: &Path, host: ProcessId) -> PathBuf {
    folder(home).join(format!("{}-{}{SUFFIX}", host.pid, host.started))
}

fn mark(host: ProcessId, place: &str, seal: impl Fn(&str, &[&[u8]]) -> Option<String>) -> Option<String> {
    seal(PURPOSE, &[&host.pid.to_be_bytes(), &host.started.to_be_bytes(), place.as_bytes()])
}
