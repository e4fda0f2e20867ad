//! Files that a call names. One that is no regular file is refused before it is opened: opening a pipe waits for whoever
//! writes into it, perhaps for ever, and a device may have no end.

use crate::fault::Fault;
use std::fs::{self, FileType, OpenOptions};
use std::io::{self, Read, Write};
use std::os::unix::fs::{FileTypeExt, OpenOptionsExt};
use std::path::Path;

/// Reads a whole file; `-` is standard input.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Fault> {
    let read = if path == Path::new("-") {
        whole(io::stdin().lock())
    } else {
        refuse_odd(
            path,
            "give what it holds through standard input: `veridical … - < PATH`, or name a file",
        )?;
        fs::File::open(path).and_then(whole)
    };
    read.map_err(|error| {
        if error.kind() == io::ErrorKind::FileTooLarge {
            return Fault::unusable(format!("{} holds more than {} MB", path.display(), LONGEST / 1_000_000))
                .next("hand over a part of it: what a turn, a list or a text holds is far below that");
        }
        Fault::unusable(format!("{} cannot be read: {error}", path.display()))
            .next("name a file that you may read, or `-` for standard input")
    })
}

/// The most that is read of one input: a stream may have no end, and all of it is held at once.
const LONGEST: u64 = 256_000_000;

fn whole(input: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let read = input.take(LONGEST + 1).read_to_end(&mut bytes)?;
    if u64::try_from(read).is_ok_and(|read| read <= LONGEST) {
        Ok(bytes)
    } else {
        Err(io::ErrorKind::FileTooLarge.into())
    }
}

/// Reads a whole file as text; `-` is standard input.
pub(crate) fn read_text(path: &Path) -> Result<String, Fault> {
    String::from_utf8(read(path)?).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Fault::unusable(format!("{} is not UTF-8 text from byte {at} on", path.display()))
            .next("write it as UTF-8 text, as with `iconv -t utf-8`")
    })
}

/// Writes a file anew, for its owner alone where it is made.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Fault> {
    let next = "name a file in a folder of your own, or `-` for standard output";
    refuse_odd(path, next)?;
    let opened = OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(path);
    opened
        .and_then(|mut opened| opened.write_all(bytes))
        .map_err(|error| Fault::unusable(format!("{} cannot be written: {error}", path.display())).next(next))
}

fn refuse_odd(path: &Path, next: &str) -> Result<(), Fault> {
    let Some(kind) = fs::metadata(path).ok().and_then(|found| odd(found.file_type())) else { return Ok(()) };
    // What the shell or the caller opened already, as with `<(…)`, is a pipe that nobody waits to be opened.
    if kind == PIPE && is_open_already(path) {
        return Ok(());
    }
    let next = if kind == FOLDER { "name a file in it, one at a time" } else { next };
    Err(Fault::unusable(format!("{} is {kind}, not a file", path.display())).next(next))
}

const PIPE: &str = "a named pipe";
const FOLDER: &str = "a folder";

/// What it is when it is no regular file.
fn odd(kind: FileType) -> Option<&'static str> {
    match kind {
        kind if kind.is_file() => None,
        kind if kind.is_dir() => Some(FOLDER),
        kind if kind.is_fifo() => Some(PIPE),
        kind if kind.is_socket() => Some("a socket"),
        _ => Some("a device"),
    }
}

fn is_open_already(path: &Path) -> bool {
    ["/dev/fd", "/dev/stdin", "/dev/stdout", "/proc/self/fd"].iter().any(|folder| path.starts_with(folder))
}
