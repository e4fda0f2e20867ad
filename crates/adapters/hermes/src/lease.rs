//! The lease of a host process (R8.5): the first server that a host's shim starts writes down the hash of the shim's
//! secret, and only who knows the secret is that host's server from then on.
//!
//! A lease is the file `HOME/veridical/run/<pid>-<start time>.lease`. It stays as long as the host process lives, so
//! that nobody below it can take it after the server has ended, and marks the process as an agent host for every
//! command below it. Leases of processes that are gone are swept at the next hello.
//!
//! Numbers of processes mean something in one PID namespace only, so the file names the namespace too. Whoever is in
//! another one cannot look the host up. The server therefore keeps its lease locked for as long as it runs: to a process
//! of another namespace a locked lease says that a host may stand above, and one that nobody locks is gone, as after the
//! end of a container that left its home behind.

use crate::regular;
use crate::surroundings::{HOST_MARK, Process, ProcessId, ancestry_above};
use sha2::{Digest, Sha256};
use std::collections::HashSet;
use std::fmt::Write as _;
use std::fs::{DirBuilder, File, OpenOptions};
use std::io::{ErrorKind, Write as _};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use veridical::kernel::{Ancestry, Lease};

const SUFFIX: &str = ".lease";
const NAMESPACE: &str = "pid-namespace ";

/// What the leases of a home say to this process.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Registered {
    /// The hosts that are alive in this process's own PID namespace.
    pub(crate) hosts: HashSet<ProcessId>,
    /// There is a host that this process cannot look for among its ancestors.
    pub(crate) elsewhere: bool,
    /// Nobody can say which hosts there are.
    pub(crate) unreadable: bool,
}

impl Registered {
    /// What the ancestry is, given what can be seen of it: a host that nobody can look for may stand above.
    pub(crate) fn judge(&self, seen: Ancestry) -> Ancestry {
        if seen == Ancestry::Clear && (self.elsewhere || self.unreadable) { Ancestry::Unknown } else { seen }
    }
}

/// Takes the lease of the host process `host_pid`, or shows that it is held.
///
/// [`Lease::None`] when this process is not a direct child of the host in the host's own session, when the host
/// itself stands below another host or may do so, and when somebody else holds the lease.
///
/// # Errors
/// When the folder of the leases cannot be read or written.
pub(crate) fn take(home: &Path, host_pid: u32, secret: &str) -> std::io::Result<Lease> {
    let Some(host) = host_above(host_pid) else { return Ok(Lease::None) };
    sweep(home)?;
    let registered = registered(home);
    let above = ancestry_above(host_pid, &registered.hosts, Some(host.session));
    if registered.judge(above) != Ancestry::Clear || marked_by_another(host_pid) {
        return Ok(Lease::None);
    }
    let run = folder(home);
    DirBuilder::new().recursive(true).mode(0o700).create(&run)?;
    let path = run.join(format!("{}-{}{SUFFIX}", host.id.pid, host.id.started));
    let digest = digest(secret);
    let file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&path);
    match file {
        Ok(mut file) => {
            let text = written(&digest, own_namespace());
            file.lock_shared()?;
            if let Err(error) = file.write_all(text.as_bytes()).and_then(|()| file.sync_all()) {
                // Half a lease would tell nobody whose it is.
                let _ = std::fs::remove_file(&path);
                return Err(error);
            }
            keep(file);
            Ok(Lease::Held)
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            let held = regular::read(&path, LONGEST)?.lines().next() == Some(digest.as_str());
            if !held {
                return Ok(Lease::None);
            }
            let file = regular::open(&path)?;
            file.lock_shared()?;
            keep(file);
            Ok(Lease::Held)
        }
        Err(error) => Err(error),
    }
}

/// More bytes than a lease has.
const LONGEST: u64 = 4_096;

/// Keeps a lease locked until this process ends.
fn keep(locked: File) {
    static LOCKED: Mutex<Vec<File>> = Mutex::new(Vec::new());
    LOCKED.lock().unwrap_or_else(PoisonError::into_inner).push(locked);
}

/// Whether a server keeps the lease locked, or may do so.
fn is_locked(path: &Path) -> bool {
    regular::open(path).is_ok_and(|file| file.try_lock().is_err())
}

/// The hosts that are registered in this home.
pub(crate) fn registered(home: &Path) -> Registered {
    let mut found = Registered::default();
    let Ok(leases) = leases(home) else { return Registered { unreadable: true, ..found } };
    for (id, standing, _) in leases {
        match standing {
            Standing::Alive => {
                found.hosts.insert(id);
            }
            Standing::Elsewhere => found.elsewhere = true,
            Standing::Gone => {}
        }
    }
    found
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

pub(crate) fn folder(home: &Path) -> PathBuf {
    home.join("veridical").join("run")
}

fn sweep(home: &Path) -> std::io::Result<()> {
    for (_, standing, path) in leases(home)? {
        if standing == Standing::Gone {
            // Another server may have swept it in the meantime.
            let _ = std::fs::remove_file(path.with_extension("places"));
            let _ = std::fs::remove_file(path);
        }
    }
    Ok(())
}

/// What a lease says of its host, as far as this process can tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Standing {
    Alive,
    Gone,
    /// It belongs to another PID namespace, or nobody can say to which, and a server keeps it.
    Elsewhere,
}

/// Judges the text of a lease. One of the form without a namespace is taken for one of this process's own.
fn standing(text: Option<&str>, own: Option<u64>, alive: bool, locked: impl FnOnce() -> bool) -> Standing {
    let here = match text.map(|text| (text.is_empty(), text.lines().nth(1))) {
        Some((false, None)) => true,
        Some((false, Some(line))) => {
            let namespace = line.strip_prefix(NAMESPACE).and_then(|number| number.parse().ok());
            own.is_some() && namespace == own
        }
        // It cannot be read, or is only just being written.
        None | Some((true, _)) => false,
    };
    match (here, alive) {
        (false, _) if locked() => Standing::Elsewhere,
        (false, _) => Standing::Gone,
        (true, true) => Standing::Alive,
        (true, false) => Standing::Gone,
    }
}

fn written(digest: &str, namespace: Option<u64>) -> String {
    namespace.map_or_else(|| digest.to_owned(), |number| format!("{digest}\n{NAMESPACE}{number}\n"))
}

/// The identity of this process's PID namespace, where the system tells.
fn own_namespace() -> Option<u64> {
    std::fs::metadata("/proc/self/ns/pid").ok().map(|namespace| namespace.ino())
}

/// The leases of a home. Only a folder that is not there holds none; of one that cannot be read nobody can say.
fn leases(home: &Path) -> std::io::Result<Vec<(ProcessId, Standing, PathBuf)>> {
    let own = own_namespace();
    let run = folder(home);
    let entries = match std::fs::read_dir(&run) {
        Ok(entries) => entries.collect::<std::io::Result<Vec<_>>>()?,
        Err(error) if error.kind() == ErrorKind::NotFound && std::fs::symlink_metadata(&run).is_err() => {
            return Ok(Vec::new());
        }
        Err(error) => return Err(error),
    };
    let lease = |path: PathBuf| {
        let (pid, started) = path.file_name()?.to_str()?.strip_suffix(SUFFIX)?.split_once('-')?;
        let id = ProcessId { pid: pid.parse().ok()?, started: started.parse().ok()? };
        let text = match regular::read(&path, LONGEST) {
            Err(error) if error.kind() == ErrorKind::NotFound => return None,
            read => read.ok(),
        };
        Some((id, standing(text.as_deref(), own, is_alive(&id), || is_locked(&path)), path))
    };
    Ok(entries.into_iter().filter_map(|entry| lease(entry.path())).collect())
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
        assert_eq!(registered(home.path()).hosts.len(), 1);
        let path = leases(home.path()).unwrap().remove(0).2;
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
        assert_eq!(registered(home.path()), Registered::default());
        sweep(home.path()).unwrap();
        assert!(!dead.exists() && other.exists());
    }

    #[test]
    fn a_lease_counts_where_its_namespace_is_this_one() {
        let check = |text: Option<&str>, own: Option<u64>, alive: bool, expected: Standing| {
            assert_eq!(standing(text, own, alive, || true), expected, "{text:?} {own:?} {alive}");
            let unlocked = if expected == Standing::Elsewhere { Standing::Gone } else { expected };
            assert_eq!(standing(text, own, alive, || false), unlocked, "unlocked {text:?} {own:?} {alive}");
        };
        let (seven, none) = (written("ab", Some(7)), written("ab", None));
        check(Some(&seven), Some(7), true, Standing::Alive);
        check(Some(&seven), Some(7), false, Standing::Gone);
        check(Some(&seven), Some(8), true, Standing::Elsewhere);
        check(Some(&seven), Some(8), false, Standing::Elsewhere);
        check(Some(&seven), None, true, Standing::Elsewhere);
        check(Some(&none), Some(7), true, Standing::Alive);
        check(Some(&none), Some(7), false, Standing::Gone);
        check(Some("ab\npid-namespace x\n"), Some(7), true, Standing::Elsewhere);
        check(Some("ab\npid-namespace x\n"), None, true, Standing::Elsewhere);
        check(Some("ab\nother\n"), Some(7), false, Standing::Elsewhere);
        check(Some(""), Some(7), false, Standing::Elsewhere);
        check(None, Some(7), true, Standing::Elsewhere);
    }

    #[test]
    fn a_host_in_another_namespace_leaves_the_ancestry_unknown() {
        let home = tempfile::tempdir().unwrap();
        std::fs::create_dir_all(folder(home.path())).unwrap();
        let other = folder(home.path()).join("4294967-1.lease");
        std::fs::write(&other, written("ab", own_namespace().map(|own| own ^ 1).or(Some(1)))).unwrap();
        assert_eq!(registered(home.path()), Registered::default(), "nobody keeps it: its container is gone");
        let server = File::open(&other).unwrap();
        server.lock_shared().unwrap();
        let found = registered(home.path());
        assert!(found.elsewhere && found.hosts.is_empty());
        assert_eq!(found.judge(Ancestry::Clear), Ancestry::Unknown);
        assert_eq!(found.judge(Ancestry::BelowHost), Ancestry::BelowHost);
        assert_eq!(Registered::default().judge(Ancestry::Clear), Ancestry::Clear);
        assert_eq!(take(home.path(), parent(), "one").unwrap(), Lease::None, "a host may stand above");
        assert!(other.exists(), "it is not swept from here");
    }

    #[test]
    fn a_folder_of_leases_that_cannot_be_read_counts_as_a_host() {
        type Put = fn(&Path);
        let cases: [(Put, bool); 4] = [
            (|_| {}, false),
            (|run| std::fs::create_dir(run).unwrap(), false),
            (|run| std::fs::write(run, "").unwrap(), true),
            (|run| std::os::unix::fs::symlink("nowhere", run).unwrap(), true),
        ];
        for (number, (put, unreadable)) in cases.into_iter().enumerate() {
            let home = tempfile::tempdir().unwrap();
            std::fs::create_dir(home.path().join("veridical")).unwrap();
            put(&folder(home.path()));
            let found = registered(home.path());
            assert_eq!(found.unreadable, unreadable, "{number}");
            let expected = if unreadable { Ancestry::Unknown } else { Ancestry::Clear };
            assert_eq!(found.judge(Ancestry::Clear), expected, "{number}");
            assert_eq!(leases(home.path()).is_err(), unreadable, "{number}");
        }
    }

    #[test]
    fn a_home_that_is_reached_through_a_link_has_the_leases_of_the_home_itself() {
        let (home, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        std::fs::create_dir_all(folder(home.path())).unwrap();
        let own = Process::find(std::process::id()).unwrap().id;
        let lease = folder(home.path()).join(format!("{}-{}{SUFFIX}", own.pid, own.started));
        std::fs::write(lease, written("ab", own_namespace())).unwrap();
        std::os::unix::fs::symlink(home.path().join("veridical"), other.path().join("veridical")).unwrap();
        assert_eq!(registered(other.path()).hosts, HashSet::from([own]));
    }

    #[test]
    fn a_process_in_a_new_namespace_below_a_host_is_not_clear() {
        const HOME: &str = "VERIDICAL_TEST_NAMESPACE_HOME";
        if let Some(home) = std::env::var_os(HOME) {
            // The inner run: the first process of a namespace of its own.
            let home = Path::new(&home);
            assert_ne!(crate::surroundings(home, Lease::None).ancestry, Ancestry::Clear);
            assert!(registered(home).elsewhere);
            return;
        }
        let new_namespace = |program: &Path| {
            let mut command = std::process::Command::new("unshare");
            command.args(["-Urpf", "--mount-proc"]).arg(program);
            command
        };
        match new_namespace(Path::new("true")).output() {
            Ok(output) if output.status.success() => {}
            other => {
                println!("skipped: no PID namespace can be made here: {other:?}");
                return;
            }
        }
        let home = tempfile::tempdir().unwrap();
        std::fs::create_dir_all(folder(home.path())).unwrap();
        let own = Process::find(std::process::id()).unwrap().id;
        let lease = folder(home.path()).join(format!("{}-{}{SUFFIX}", own.pid, own.started));
        std::fs::write(&lease, written("ab", own_namespace())).unwrap();
        let server = File::open(&lease).unwrap();
        server.lock_shared().unwrap();
        assert_eq!(registered(home.path()).hosts, HashSet::from([own]), "a host of the own namespace");
        let name = "lease::tests::a_process_in_a_new_namespace_below_a_host_is_not_clear";
        let inner = new_namespace(&std::env::current_exe().unwrap())
            .args(["--exact", name, "--nocapture"])
            .env(HOME, home.path())
            .output()
            .unwrap();
        let output = String::from_utf8_lossy(&inner.stdout);
        assert!(inner.status.success() && output.contains("1 passed"), "{output}");
    }
}
