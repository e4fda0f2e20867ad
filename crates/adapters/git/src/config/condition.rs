//! Includes under a condition.

use gix_glob::wildmatch::Mode;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

/// Whether an include under this condition counts for the repository whose common directory is `common`, as for Git.
///
/// Where the repository lies is known, so `gitdir:` and `gitdir/i:` are decided. A condition on the branch, on remotes or on a
/// home folder is never taken to hold: a project is the same on every branch and for every user.
pub(super) fn holds(condition: &[u8], file: &Path, common: &Path) -> bool {
    let (pattern, case) = match (condition.strip_prefix(b"gitdir:"), condition.strip_prefix(b"gitdir/i:")) {
        (Some(pattern), _) => (pattern, Mode::empty()),
        (None, Some(pattern)) => (pattern, Mode::IGNORE_CASE),
        (None, None) => return false,
    };
    let Some(pattern) = whole(pattern, file) else { return false };
    let mode = Mode::NO_MATCH_SLASH_LITERAL | case;
    gix_glob::wildmatch(pattern.as_slice().into(), common.as_os_str().as_bytes().into(), mode)
}

/// The pattern for whole paths that Git makes of a written one.
fn whole(pattern: &[u8], file: &Path) -> Option<Vec<u8>> {
    let mut whole = match pattern.first() {
        Some(b'~') => return None,
        Some(b'/') => pattern.to_vec(),
        _ => match pattern.strip_prefix(b"./") {
            Some(rest) => {
                let folder = file.canonicalize().ok()?;
                let mut folder = escaped(folder.parent()?.as_os_str().as_bytes());
                folder.push(b'/');
                [&folder, rest].concat()
            }
            None => [b"**/", pattern].concat(),
        },
    };
    if whole.ends_with(b"/") {
        whole.extend_from_slice(b"**");
    }
    Some(whole)
}

/// A folder of which every sign stands for itself in a pattern.
fn escaped(folder: &[u8]) -> Vec<u8> {
    folder.iter().flat_map(|&b| if b"*?[\\".contains(&b) { vec![b'\\', b] } else { vec![b] }).collect()
}
