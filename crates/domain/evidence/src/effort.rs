//! What a command line costs to read, told before it is read.

use crate::shell::MAX_BYTES;

/// The most that the command lines of one turn may cost, in about microseconds: ten thousand plain ones.
pub(crate) const MOST: usize = 4_000_000;

/// What is paid for each line, whatever stands in it.
const LINE: usize = 200;

/// The most parts of a line that count: one with more commands is given up after so many.
const MOST_PARTS: usize = 256;

/// What a line costs to read at most, in about microseconds: each word is parsed, and each way in which the line can run keeps
/// what is known of each of its commands. What is too long to be judged is only looked through.
pub(crate) fn effort(line: &str) -> usize {
    let looked_through = LINE + line.len() / 4;
    if line.len() > MAX_BYTES {
        return looked_through;
    }
    let words = line.split_ascii_whitespace().count();
    let parts = line.bytes().filter(|byte| matches!(byte, b';' | b'&' | b'|' | b'\n')).count();
    let parts = parts.min(MOST_PARTS);
    looked_through + 10 * words + parts * parts / 3
}
