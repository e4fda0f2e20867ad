//! The file in its folder: who may see it, whether it is ours, and how a new one comes to be.

use crate::connection::{self, Access};
use crate::error::{During, corrupt};
use crate::schema::{self, Standing};
use rusqlite::{Connection, OpenFlags};
use std::fs::{self, OpenOptions, Permissions};
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use veridical::kernel::{SealKey, StoreError, TenantId};

/// Whether a missing file is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Missing {
    /// Yes.
    Create,
    /// No: nothing is there to read.
    Refuse,
}

/// Sees to it that the file is there, is its owner's alone and is a store of ours. A file that is not is left as it
/// is, byte for byte. Answers with the files that others could read until now: whoever owns them must know.
pub(crate) fn settle(
    path: &Path,
    missing: Missing,
    tenant: &TenantId,
    key: &SealKey,
) -> Result<Vec<PathBuf>, StoreError> {
    let folder = path
        .parent()
        .ok_or_else(|| no("use the path", path, "it names no file", io::ErrorKind::InvalidInput))?;
    guard_folder(folder)?;
    refuse_links(path)?;
    match fs::metadata(path) {
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound && missing == Missing::Create => {
            refuse_left_over(path)?;
            create(path, tenant, key)?;
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            refuse_left_over(path)?;
            let what = "there is no memory store yet; the first lesson or fact creates it";
            return Err(no("read", path, what, io::ErrorKind::NotFound));
        }
        Err(source) => return Err(StoreError::Io { action: format!("read {}", path.display()), source }),
    }
    guard_file(path)?;
    refuse_links(path)?;
    // How far it is may still stand in its log; whoever opens it looks there.
    recognise(path)?;
    // SQLite gives a log the mode that its file had when it was made, so it is no better kept.
    let logs = logs(path).into_iter().filter(|log| is_named(log));
    let mut exposed = Vec::new();
    for file in [path.to_owned()].into_iter().chain(logs) {
        if keep_to_its_owner(&file)? {
            exposed.push(file);
        }
    }
    Ok(exposed)
}

/// A store has one name. Under a second one it would be another home's, where nobody looks for the host that uses it
/// (R8.5), and a log that goes by another name is not the one that the next process reads.
fn refuse_links(path: &Path) -> Result<(), StoreError> {
    [path.to_owned()].into_iter().chain(logs(path)).try_for_each(|file| {
        let what = match fs::symlink_metadata(&file) {
            Ok(seen) if seen.is_symlink() => {
                "it is a link; name the home that holds the file itself, or remove the link"
            }
            Ok(seen) if seen.is_file() && seen.nlink() > 1 => {
                "it has a second name (a hard link); remove the other name, which `find -samefile` shows"
            }
            // SQLite would wait for ever to open a pipe.
            Ok(seen) if !seen.is_file() => "it is no regular file; move it away",
            Ok(_) => return Ok(()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(source) => {
                return Err(StoreError::Io { action: format!("read {}", file.display()), source });
            }
        };
        Err(no("use", &file, what, io::ErrorKind::InvalidInput))
    })
}

/// Whether anything of a store is at the path: the file, a link in its place, or a log of it. What cannot be looked at
/// counts as there, so that opening it says why.
pub(crate) fn left_at(path: &Path) -> bool {
    is_named(path) || !left_over(path).is_empty()
}

/// SQLite would replay a log that outlived its file into the file that comes next, whatever that one holds.
fn refuse_left_over(path: &Path) -> Result<(), StoreError> {
    let left_over = left_over(path);
    // The logs of a store that another process has made just now are its own.
    if left_over.is_empty() || is_named(path) {
        return Ok(());
    }
    let names: Vec<String> = left_over.iter().map(|name| name.display().to_string()).collect();
    let what = format!(
        "the file is missing, but an earlier one has left {}; put that file back beside them, or move them away \
         together with it to start a new one",
        names.join(" and ")
    );
    Err(no("use", path, &what, io::ErrorKind::AlreadyExists))
}

fn left_over(path: &Path) -> Vec<PathBuf> {
    logs(path).into_iter().filter(|name| is_named(name)).collect()
}

/// What SQLite keeps beside a file.
fn logs(path: &Path) -> [PathBuf; 3] {
    ["-wal", "-shm", "-journal"].map(|suffix| {
        let mut name = path.as_os_str().to_owned();
        name.push(suffix);
        PathBuf::from(name)
    })
}

fn is_named(path: &Path) -> bool {
    !fs::symlink_metadata(path).is_err_and(|error| error.kind() == io::ErrorKind::NotFound)
}

/// A new store is made aside and appears under its name whole: a crash or a second process never meets half of one.
///
/// The live file is never opened but by SQLite: closing any other descriptor of it would drop SQLite's locks.
fn create(path: &Path, tenant: &TenantId, key: &SealKey) -> Result<(), StoreError> {
    match publish(path, |connection| schema::create(connection, tenant, key)) {
        // Another process was faster; its store is as good as this one.
        Err(StoreError::Io { source, .. }) if source.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        published => published,
    }
}

/// Makes a database file aside, its owner's alone, and gives it its name when it is whole: what fails leaves nothing.
/// A file of that name is left as it is.
pub(crate) fn publish(
    path: &Path,
    fill: impl FnOnce(&mut Connection) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let folder = path.parent().unwrap_or(path);
    let aside = aside(path)?;
    let io = |action: &str| {
        let action = format!("{action} in {}", folder.display());
        move |source| StoreError::Io { action, source }
    };
    let made = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&aside);
    made.map(drop).map_err(io("create the database file"))?;
    let named =
        whole(&aside, fill).and_then(|()| take_name(&aside, path).map_err(io("name the new database file")));
    if named.is_err() {
        // What fails here is told by the error above, and what stays is nobody's store.
        for left in [aside.clone()].into_iter().chain(logs(&aside)) {
            let _ = fs::remove_file(left);
        }
    }
    named?;
    fs::File::open(folder).and_then(|folder| folder.sync_all()).map_err(io("keep the new name"))
}

/// Fills a new file, and sees to it that all of it is in the file itself and on the disk. Closing alone would say
/// nothing of a log that could not be moved into the file.
fn whole(
    aside: &Path,
    fill: impl FnOnce(&mut Connection) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let mut connection = connection::open(aside, Access::Write)?;
    fill(&mut connection)?;
    let blocked: bool = connection
        .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))
        .during("write the new database file")?;
    let sound = connection
        .pragma_query_value(None, "integrity_check", |row| row.get::<_, String>(0))
        .during("check the new database file")?;
    connection.close().map_err(|(_, error)| error).during("close the new database file")?;
    if blocked || sound != "ok" || !left_over(aside).is_empty() {
        return Err(corrupt("the new file is damaged, so it was not kept"));
    }
    Ok(())
}

/// Gives a file the name that nobody has taken yet: of two processes one succeeds.
///
/// # Errors
/// [`AlreadyExists`](io::ErrorKind::AlreadyExists) when the name is taken; the file then keeps its first name.
pub fn take_name(from: &Path, to: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    use rustix::io::Errno;
    match renameat_with(CWD, from, CWD, to, RenameFlags::NOREPLACE) {
        // Some file systems cannot rename so. There the file has two names for a moment.
        Err(Errno::INVAL | Errno::NOSYS | Errno::NOTSUP) => {
            fs::hard_link(from, to).and_then(|()| fs::remove_file(from))
        }
        renamed => Ok(renamed?),
    }
}

fn aside(path: &Path) -> Result<PathBuf, StoreError> {
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}", crate::write::random_name("new_")?));
    Ok(path.with_file_name(name))
}

/// Who else can write in the folder could put another file, or another log, in the store's place. The folder may be a
/// shared one, so its permissions are the owner's to change and not ours.
fn guard_folder(folder: &Path) -> Result<(), StoreError> {
    let seen = fs::metadata(folder).map_err(|source| StoreError::Io {
        action: format!("read the folder {}; create it first", folder.display()),
        source,
    })?;
    if !seen.is_dir() {
        return Err(no("use the folder", folder, "it is no folder", io::ErrorKind::NotADirectory));
    }
    owned(folder, &seen)?;
    if seen.mode() & 0o022 == 0 {
        return Ok(());
    }
    let what = "others may write in it; use a folder of your own, or take that away with chmod 700";
    Err(no("use the folder", folder, what, io::ErrorKind::PermissionDenied))
}

fn guard_file(path: &Path) -> Result<(), StoreError> {
    let seen = fs::metadata(path)
        .map_err(|source| StoreError::Io { action: format!("read {}", path.display()), source })?;
    if !seen.is_file() {
        return Err(no("use", path, "it is no file", io::ErrorKind::InvalidInput));
    }
    if seen.len() == 0 {
        return Err(corrupt("the file is empty"));
    }
    owned(path, &seen)
}

/// Takes away what others may do with a file, and says whether they could do anything until now. A log may go at any time,
/// with the process that closes the file.
fn keep_to_its_owner(path: &Path) -> Result<bool, StoreError> {
    let mode = match fs::metadata(path) {
        Ok(seen) => seen.mode(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        Err(source) => return Err(StoreError::Io { action: format!("read {}", path.display()), source }),
    };
    if mode & 0o077 == 0 {
        return Ok(false);
    }
    match fs::set_permissions(path, Permissions::from_mode(0o600)) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(source) => Err(StoreError::Io {
            action: format!("make {} its owner's alone (chmod 600)", path.display()),
            source,
        }),
    }
}

fn owned(path: &Path, seen: &fs::Metadata) -> Result<(), StoreError> {
    if seen.uid() == rustix::process::geteuid().as_raw() {
        return Ok(());
    }
    let what = "it belongs to another user; run as that user, or give it to this one with chown";
    Err(no("use", path, what, io::ErrorKind::PermissionDenied))
}

/// Looks at the header alone, as if the file could not change: without locks, without reading or replaying its logs,
/// and so without a trace in a file that is not ours.
fn recognise(path: &Path) -> Result<Standing, StoreError> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let header = Connection::open_with_flags(unchanging(path), flags)
        .and_then(|connection| schema::header(&connection))
        .during("read the file's header")?;
    schema::recognise(header.0, header.1)
}

fn unchanging(path: &Path) -> String {
    let mut uri = String::from("file:");
    for &byte in path.as_os_str().as_bytes() {
        match byte {
            b'/' | b'.' | b'-' | b'_' => uri.push(char::from(byte)),
            plain if plain.is_ascii_alphanumeric() => uri.push(char::from(plain)),
            other => uri.push_str(&format!("%{other:02X}")),
        }
    }
    uri.push_str("?immutable=1");
    uri
}

fn no(action: &str, path: &Path, what: &str, kind: io::ErrorKind) -> StoreError {
    StoreError::Io { action: format!("{action} {}: {what}", path.display()), source: io::Error::from(kind) }
}
