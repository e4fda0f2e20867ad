//! Files in whose place somebody else may have put something: a pipe is not waited for, a link is not
//! followed, and no more is read than a bound.

use rustix::fs::OFlags;
use std::fs::{File, OpenOptions};
use std::io::{Error, ErrorKind, Read, Result};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

/// Opens a regular file to read it.
pub(crate) fn open(path: &Path) -> Result<File> {
    regular(OpenOptions::new().read(true), path)
}

fn regular(options: &mut OpenOptions, path: &Path) -> Result<File> {
    let as_it_is = i32::try_from((OFlags::NONBLOCK | OFlags::NOFOLLOW).bits()).unwrap_or_default();
    let file = options.custom_flags(as_it_is).open(path)?;
    match file.metadata()?.is_file() {
        true => Ok(file),
        false => Err(Error::new(ErrorKind::InvalidInput, "it is not a regular file")),
    }
}

/// Opens a regular file of the owner's alone to write at its end, and makes it where it is to be made.
pub(crate) fn append(path: &Path, make: bool) -> Result<File> {
    regular(OpenOptions::new().append(true).create(make).mode(0o600), path)
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
    fn a_pipe_a_folder_and_a_link_are_refused_at_once_and_a_file_is_read_to_its_bound() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        assert!(Command::new("mkfifo").arg(at("pipe")).status().unwrap().success());
        std::fs::write(at("file"), "abcdef").unwrap();
        std::os::unix::fs::symlink(at("file"), at("link")).unwrap();
        assert!(read(&at("pipe"), 9).is_err() && read(folder.path(), 9).is_err());
        assert!(read(&at("link"), 9).is_err() && append(&at("link"), true).is_err());
        assert!(append(&at("pipe"), true).is_err());
        assert_eq!(read(&at("none"), 9).unwrap_err().kind(), ErrorKind::NotFound);
        assert_eq!(
            (read(&at("file"), 9).unwrap().as_str(), read(&at("file"), 3).unwrap().as_str()),
            ("abcdef", "abc")
        );
    }
}
