//! Files in whose place somebody else may have put something: a pipe is not waited for, and no more is read than a bound.

use rustix::fs::OFlags;
use std::fs::{File, OpenOptions};
use std::io::{Error, ErrorKind, Read, Result};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

/// Opens a regular file to read it.
pub(crate) fn open(path: &Path) -> Result<File> {
    let no_waiting = i32::try_from(OFlags::NONBLOCK.bits()).unwrap_or_default();
    let file = OpenOptions::new().read(true).custom_flags(no_waiting).open(path)?;
    match file.metadata()?.is_file() {
        true => Ok(file),
        false => Err(Error::new(ErrorKind::InvalidInput, "it is not a regular file")),
    }
}

/// Reads the text of a regular file, at most so many bytes of it.
pub(crate) fn read(path: &Path, most: u64) -> Result<String> {
    let mut text = String::new();
    open(path)?.take(most).read_to_string(&mut text)?;
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;

    #[test]
    fn a_pipe_and_a_folder_are_refused_at_once_and_a_file_is_read_to_its_bound() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        assert!(Command::new("mkfifo").arg(at("pipe")).status().unwrap().success());
        std::fs::write(at("file"), "abcdef").unwrap();
        assert!(read(&at("pipe"), 9).is_err() && read(folder.path(), 9).is_err());
        assert_eq!(read(&at("none"), 9).unwrap_err().kind(), ErrorKind::NotFound);
        assert_eq!(
            (read(&at("file"), 9).unwrap().as_str(), read(&at("file"), 3).unwrap().as_str()),
            ("abcdef", "abc")
        );
    }
}
