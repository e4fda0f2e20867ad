//! PHP's errors.

use super::family::{Decides, Family, Page};
use super::{FailureSignature, shorten_path, thrown};

/// What ended the program.
pub(super) const FATAL: Family = Family { decides: Decides::First, read: fatal };

/// `PHP Fatal error:  Uncaught NoStock: tea is out in /w/app.php:3`, as the log and as the page have it.
fn fatal(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    let line = page.line(at);
    let (head, rest) = line.split_once(": ")?;
    let kind = head.strip_prefix("PHP ").unwrap_or(head);
    if !["Fatal error", "Parse error", "Recoverable fatal error", "Compile error"].contains(&kind) {
        return None;
    }
    let rest = rest.trim_start();
    let uncaught = rest.strip_prefix("Uncaught ");
    let (said, place) = placed_at(uncaught.unwrap_or(rest));
    let (kind, message) = uncaught.and_then(|_| thrown(said)).unwrap_or((kind, said));
    // Where a function was called is a matter of lines.
    let message = message.split_once(", called in ").map_or(message, |(message, _)| message);
    let message = message.split_once(" passed in ").map_or(message, |(message, _)| message);
    let message = message.split_once(" (include_path=").map_or(message, |(message, _)| message);
    Some(FailureSignature::told(Some(kind), &[message], place.map(shorten_path)))
}

/// A message, and the file behind its last `in`.
fn placed_at(text: &str) -> (&str, Option<&str>) {
    let Some((message, place)) = text.rsplit_once(" in ") else { return (text, None) };
    let file = match place.split_once(" on line ") {
        Some((file, _)) => file,
        None => place.rsplit_once(':').map_or(place, |(file, _)| file),
    };
    (message, Some(file))
}
