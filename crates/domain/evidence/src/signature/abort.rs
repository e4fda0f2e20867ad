//! Linkers, and programs in C and C++ that abort.

use super::family::{Decides, Family, Page};
use super::pointed::is_source;
use super::{FailureSignature, placed, shorten_path};

/// What the linker misses first.
pub(super) const LINKER: Family = Family { decides: Decides::First, read: unlinked };

/// What a program says of itself before it aborts.
pub(super) const ABORT: Family = Family { decides: Decides::First, read: aborted };

fn unlinked(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    const MISSES: [&str; 6] = [
        "undefined reference to ",
        "multiple definition of ",
        "cannot find -l",
        "undefined symbol: ",
        "library not found for ",
        "cannot open output file ",
    ];
    let line = page.line(at);
    let start = MISSES.iter().find_map(|miss| line.find(miss))?;
    let (before, message) = line.split_at_checked(start)?;
    let message = message.split(';').next().unwrap_or(message);
    let message = message.split(": No such file").next().unwrap_or(message);
    let file = before.split(':').find(|part| is_source(part.trim()));
    Some(FailureSignature::told(Some("ld"), &[message], file.map(|file| shorten_path(file.trim()))))
}

fn aborted(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    let line = page.line(at);
    if let Some(rest) = line.strip_prefix("terminate called after throwing an instance of ") {
        let what = page.line(at + 1).trim_start().strip_prefix("what():").map(str::trim);
        return Some(FailureSignature::told(
            Some(rest.trim_matches('\'')),
            &[what.unwrap_or_default()],
            None,
        ));
    }
    if let Some((head, error)) = line.split_once("==ERROR: ")
        && head.starts_with("==")
    {
        return Some(sanitized(page, at, error));
    }
    if let Some((before, _)) = line.split_once("' failed.")
        && let Some((place, assertion)) = before.split_once(": Assertion ")
    {
        // `prog: main.c:2: main`
        let function = place.rsplit(": ").next().unwrap_or_default();
        let file = place.split(": ").find_map(|part| part.split(':').next().filter(|file| is_source(file)));
        let place = file.map(|file| placed(file, function));
        return Some(FailureSignature::told(Some("Assertion failed"), &[assertion], place));
    }
    const OF_THE_LIBRARY: [&str; 9] = [
        "free(): ",
        "malloc(): ",
        "realloc(): ",
        "munmap_chunk(): ",
        "double free or corruption",
        "corrupted size vs. prev_size",
        "malloc_consolidate(): ",
        "*** stack smashing detected ***",
        "pure virtual method called",
    ];
    if OF_THE_LIBRARY.iter().any(|start| line.starts_with(start)) {
        return Some(FailureSignature::told(Some("abort"), &[line], None));
    }
    (line.starts_with("Segmentation fault") || line.contains(" Segmentation fault "))
        .then(|| FailureSignature::told(Some("Segmentation fault"), &[], None))
}

/// `AddressSanitizer: heap-buffer-overflow on address 0x60… at pc 0x55…`, with the first frame of a source file.
fn sanitized(page: &Page<'_>, at: usize, error: &str) -> FailureSignature {
    let error = error.split(" on ").next().unwrap_or(error);
    // `    #0 0x55d1 in read /w/main.c:2`
    let frame = |line: &str| {
        let (_, rest) = line.trim_start().strip_prefix('#')?.split_once(" in ")?;
        let (function, place) = rest.rsplit_once(' ')?;
        let file = place.split(':').next().filter(|file| is_source(file))?;
        (!file.contains("/sysdeps/") && !file.contains("/src/libsanitizer/")).then(|| placed(file, function))
    };
    let reading =
        page.below(at).take(1).next().and_then(|line| line.split(" at ").next()).unwrap_or_default();
    FailureSignature::told(Some(error), &[reading], page.below(at).find_map(frame))
}
