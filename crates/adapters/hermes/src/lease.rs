//! The lease of a host process (R8.5): the first server that a host's shim starts writes down the hash of the shim's
//! secret, and only who knows the secret is that host's server from then on.
//!
//! A lease is the file `HOME/veridical/run/<pid>-<start time>.lease`. It stays as long as the host process lives, so
//! that nobody below it can take it after the server has ended, and marks the process as an agent host for every
//! command below it. Leases of processes that are gone are swept at the next hello.

use crate::surroundings::{HOST_MARK, Process, ProcessId, ancestry_above};
use sha2::{Digest, Sha256};
use std::collections::HashSet;
use std::fmt::Write as _;
use std::fs::{DirBuilder, OpenOptions};
use std::io::{ErrorKind, Write as _};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use veridical::kernel::{Ancestry, Lease};

const SUFFIX: &str = ".lease";

/// Takes the lease of the host process `host_pid`, or shows that it is held.
///
/// [`Lease::None`] when this process is not a direct child of the host in the host's own session, when the host
/// itself stands below another host, and when somebody else holds the lease.
///
/// # Errors
/// When the folder of the leases cannot be written.
pub(crate) fn take(home: &Path, host_pid: u32, secret: &str) -> std::io::Result<Lease> {
    let Some(host) = host_above(host_pid) else { return Ok(Lease::None) };
    sweep(home);
    let above = ancestry_above(host_pid, &registered(home), Some(host.session));
    if above != Ancestry::Clear || marked_by_another(host_pid) {
        return Ok(Lease::None);
    }
    let run = folder(home);
    DirBuilder::new().recursive(true).mode(0o700).create(&run)?;
    let path = run.join(format!("{}-{}{SUFFIX}", host.id.pid, host.id.started));
    let digest = digest(secret);
    let file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&path);
    match file {
        Ok(mut file) => {
            file.write_all(digest.as_bytes())?;
            file.sync_all()?;
            Ok(Lease::Held)
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            let held = std::fs::read_to_string(&path)? == digest;
            Ok(if held { Lease::Held } else { Lease::None })
        }
        Err(error) => Err(error),
    }
}

/// The host processes that are registered in this home and are alive.
pub(crate) fn registered(home: &Path) -> HashSet<ProcessId> {
    leases(home).into_iter().map(|(id, _)| id).filter(is_alive).collect()
}

/// The host, when this process is its direct child and in its session of terminals and signals. The host gives every
/// command of its tools a session of its own, so that none of them can pass for the shim's server, `exec` or not.
fn host_above(host_pid: u32) -> Option<Process> {
    let (own, host) = (Process::find(std::process::id())?, Process::find(host_pid)?);
    (own.parent == host_pid && own.session == host.session).then_some(host)
}

/// The shim sets the mark to its own process unless it is already there from a host above.
fn marked_by_another(host_pid: u32) -> bool {
    std::env::var(HOST_MARK).is_ok_and(|mark| mark != host_pid.to_string())
}

fn folder(home: &Path) -> PathBuf {
    home.join("veridical").join("run")
}

fn sweep(home: &Path) {
    for (_, path) in leases(home).into_iter().filter(|(id, _)| !is_alive(id)) {
        // Another server may have swept it in the meantime.
        let _ = std::fs::remove_file(path);
    }
}

fn leases(home: &Path) -> Vec<(ProcessId, PathBuf)> {
    let entries = std::fs::read_dir(folder(home)).into_iter().flatten().flatten();
    let lease = |path: PathBuf| {
        let (pid, started) = path.file_name()?.to_str()?.strip_suffix(SUFFIX)?.split_once('-')?;
        Some((ProcessId { pid: pid.parse().ok()?, started: started.parse().ok()? }, path))
    };
    entries.filter_map(|entry| lease(entry.path())).collect()
}

fn is_alive(id: &ProcessId) -> bool {
    Process::find(id.pid).is_some_and(|process| process.id == *id)
}

fn digest(secret: &str) -> String {
    Sha256::digest(secret.as_bytes()).iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    fn parent() -> u32 {
        Process::find(std::process::id()).unwrap().parent
    }

    #[test]
    fn the_lease_is_for_a_direct_child_and_for_who_knows_the_secret() {
        let home = tempfile::tempdir().unwrap();
        if host_above(parent()).is_none()
            || ancestry_above(parent(), &HashSet::new(), None) != Ancestry::Clear
        {
            // A test runner below an agent host gets no lease, which is the rule itself.
            assert_eq!(take(home.path(), parent(), "one").unwrap(), Lease::None);
            return;
        }
        assert_eq!(take(home.path(), std::process::id(), "one").unwrap(), Lease::None, "not its own child");
        assert_eq!(take(home.path(), 1, "one").unwrap(), Lease::None, "not init's child");
        assert_eq!(take(home.path(), parent(), "one").unwrap(), Lease::Held);
        assert_eq!(take(home.path(), parent(), "two").unwrap(), Lease::None, "another secret");
        assert_eq!(take(home.path(), parent(), "one").unwrap(), Lease::Held, "the same after a restart");
        assert_eq!(registered(home.path()).len(), 1);
        let path = leases(home.path()).remove(0).1;
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        assert!(!std::fs::read_to_string(&path).unwrap().contains("one"));
    }

    #[test]
    fn leases_of_processes_that_are_gone_are_swept() {
        let home = tempfile::tempdir().unwrap();
        std::fs::create_dir_all(folder(home.path())).unwrap();
        let dead = folder(home.path()).join("4294967-1.lease");
        let other = folder(home.path()).join("notes.txt");
        std::fs::write(&dead, "x").unwrap();
        std::fs::write(&other, "x").unwrap();
        assert!(registered(home.path()).is_empty());
        sweep(home.path());
        assert!(!dead.exists() && other.exists());
    }
}
