//! What shells say, and the forms in which most small programs complain.

use super::FailureSignature;
use super::family::{Decides, Family, Page};

/// A command that is not there.
pub(super) const NOT_FOUND: Family = Family { decides: Decides::First, read: not_found };

/// A script that went wrong at a line of its own, or could not be parsed.
pub(super) const SCRIPT: Family = Family { decides: Decides::Last, read: script };

/// `error: …`, `fatal: …` and the like, of any program.
pub(super) const TOLD: Family = Family { decides: Decides::First, read: told };

/// A line of a log that is an error.
pub(super) const LOGGED: Family = Family { decides: Decides::Last, read: logged };

/// `cat: orders.csv: No such file or directory`: a program's name, and words of failure.
pub(super) const COMPLAINT: Family = Family { decides: Decides::Last, read: complaint };

fn not_found(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    let line = page.line(at);
    let of_zsh = || {
        line.strip_prefix("zsh: command not found: ").or_else(|| {
            line.strip_prefix("zsh:")?.split_once(": command not found: ").map(|(_, command)| command)
        })
    };
    let of_others = || {
        let before = line.strip_suffix(": command not found").or_else(|| {
            // dash: the number is the line's.
            let before = line.strip_suffix(": not found")?;
            let (script, _) = before.rsplit_once(": ")?;
            script.rsplit(": ").next()?.parse::<u32>().is_ok().then_some(before)
        })?;
        before.rsplit(": ").next()
    };
    let command = of_zsh().or_else(of_others).filter(|command| !command.contains(' '))?;
    Some(FailureSignature::told(Some("command not found"), &[command], None))
}

/// `run.sh: line 3: TOKEN: unbound variable`, and dash's `run.sh: 3: Syntax error: …`.
fn script(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    let (file, rest) = page.line(at).split_once(": ")?;
    let (number, message) = rest.split_once(": ")?;
    let of_bash = number.strip_prefix("line ");
    let is_line = of_bash.unwrap_or(number).parse::<u32>().is_ok();
    let spoken = of_bash.is_some() || message.starts_with("Syntax error: ");
    (is_line && spoken && !file.contains(' ') && !message.is_empty())
        .then(|| FailureSignature::told(None, &[message], Some(super::shorten_path(file))))
}

/// The words by which a program calls what it says an error.
const SEVERITIES: [&str; 13] = [
    "error",
    "Error",
    "ERROR",
    "fatal",
    "Fatal",
    "FATAL",
    "CRITICAL",
    "E",
    "Fatal error",
    "fatal error",
    "FAILED",
    "Parse error",
    "Runtime error",
];

fn told(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    let line = page.line(at);
    let (head, message) = severe(line)?;
    if is_hollow(message) {
        return None;
    }
    let kind = (!SEVERITIES.contains(&head)).then_some(head);
    // Two in a row are one: `error: failed to push`, and why.
    let next = severe(page.line(at + 1))
        .filter(|(_, message)| !is_hollow(message))
        .map_or("", |(_, message)| message);
    Some(FailureSignature::told(kind, &[message, next, &causes(page, at)], None))
}

/// The word of severity and what stands behind it, at the line's beginning or behind a program's name:
/// `psql:a.sql:3: ERROR:  relation …`, `Error from server (NotFound): pods …`.
fn severe(line: &str) -> Option<(&str, &str)> {
    let mut rest = line;
    for _ in 0..4 {
        let named = SEVERITIES
            .iter()
            .any(|word| rest.strip_prefix(word).is_some_and(|behind| behind.starts_with([':', ' '])));
        let (head, message) =
            rest.split_once(':').map(|(head, message)| (head.trim(), message.trim_start()))?;
        if named && !message.is_empty() {
            return Some((without_line(head), message));
        }
        if head.is_empty() || head.contains(char::is_whitespace) {
            return None;
        }
        rest = message;
    }
    None
}

/// `ERROR 1146 (42S02) at line 3` without the line.
fn without_line(head: &str) -> &str {
    [" at line ", " near line "]
        .iter()
        .find_map(|joint| head.split_once(joint))
        .map_or(head, |(head, _)| head)
}

/// Whether an error says no more than that there was one, which others tell of.
fn is_hollow(message: &str) -> bool {
    const HOLLOW: [&str; 11] = [
        "exiting now",
        "could not compile ",
        "aborting due to ",
        "test failed, to rerun",
        "ld returned ",
        "linker command failed ",
        "Could not find a version that satisfies ",
        "subprocess-exited-with-error",
        "metadata-generation-failed",
        "process didn't exit successfully",
        "Command failed with exit code",
    ];
    HOLLOW.iter().any(|start| message.starts_with(start))
}

/// The causes that stand below an error, each behind `Caused by:` or in a list below it.
fn causes(page: &Page<'_>, at: usize) -> String {
    /// How far they reach.
    const LINES: usize = 16;
    let is_head = |line: &str| line.starts_with("Caused by:");
    let listed = page.below(at).take(LINES).skip_while(|line| !is_head(line));
    let listed = listed.take_while(|line| line.is_empty() || line.starts_with(' ') || is_head(line));
    let causes = listed.map(|line| line.strip_prefix("Caused by:").unwrap_or(line).trim());
    causes.map(without_number).filter(|cause| !cause.is_empty()).collect::<Vec<_>>().join("; ")
}

/// `1: no such file` in a list of causes.
fn without_number(cause: &str) -> &str {
    cause
        .split_once(": ")
        .filter(|(number, _)| number.parse::<u32>().is_ok())
        .map_or(cause, |(_, cause)| cause)
}

/// `2026-11-30 05:44:02 ERROR shop.store: cannot open`, and Go's `2026/11/30 05:41:12 cannot open store` as the last
/// word of a program that then ends.
fn logged(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    const LEVELS: [&str; 8] = ["ERROR", "FATAL", "CRITICAL", "error", "fatal", "PANIC", "SEVERE", "Error"];
    let line = page.line(at);
    let said = line.trim_start_matches(|c: char| c.is_ascii_digit() || " -:/.,TZ+[]|".contains(c));
    if said.len() == line.len()
        || said.is_empty()
        || !line.starts_with(|c: char| c.is_ascii_digit() || c == '[')
    {
        return None;
    }
    let level = LEVELS.iter().find(|level| {
        said.strip_prefix(**level).is_some_and(|rest| rest.starts_with([' ', ':', ']', '|', '\t']))
    });
    let message = match level {
        Some(level) => said.get(level.len()..)?.trim_start_matches([' ', ':', ']', '|', '-', '\t']),
        None if page.line(at + 1).starts_with("exit status ") && page.line(at + 2).is_empty() => said,
        None => return None,
    };
    (!message.is_empty()).then(|| FailureSignature::told(None, &[message], None))
}

fn complaint(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    const WORDS: [&str; 54] = [
        "not found",
        "o such file",
        "no such",
        "ermission denied",
        "denied",
        "annot ",
        "an't ",
        "ould not",
        "nable to",
        "nrecognized",
        "not recognized",
        "nvalid",
        "llegal",
        "unbound",
        "not set",
        "yntax error",
        "rror",
        "failed",
        "refused",
        "not a directory",
        "Not a directory",
        "s a directory",
        "must ",
        "equire",
        "missing",
        "nknown",
        "not known",
        "does not exist",
        "already exists",
        "already in use",
        "timed out",
        "not permitted",
        "not allowed",
        "not supported",
        "nsupported",
        "forbidden",
        "unexpected",
        "division by 0",
        "oo many",
        "oo long",
        "oo large",
        "disabled",
        "exceeded",
        "unreachable",
        "reset by",
        "closed",
        "conflict",
        "mismatch",
        "expired",
        "busy",
        "out of memory",
        "corrupt",
        "nterminated",
        "not something",
    ];
    let line = page.line(at);
    let (program, rest) = line.split_once(": ")?;
    let is_program = !program.is_empty()
        && program.len() <= 60
        && program.bytes().all(|b| b.is_ascii_alphanumeric() || b"./_+-~:".contains(&b))
        && program.bytes().any(|b| b.is_ascii_alphabetic());
    // What was passed over as hollow is so still, and make tells of what others said before.
    if !is_program
        || severe(line).is_some()
        || rest.contains("*** ")
        || rest.contains("is not recoverable")
        || !WORDS.iter().any(|word| rest.contains(word))
    {
        return None;
    }
    // bash: `run.sh: line 3: …`; dash: `run.sh: 3: …`.
    let behind_line = rest
        .split_once(": ")
        .filter(|(number, _)| number.strip_prefix("line ").unwrap_or(number).parse::<u32>().is_ok());
    let message = behind_line.map_or(rest, |(_, message)| message);
    // What it said just before is about the same.
    let before = page.above(at).take(1).find_map(|line| line.strip_prefix(program)?.strip_prefix(": "));
    let place = Some(super::shorten_path(program));
    Some(FailureSignature::told(None, &[before.unwrap_or_default(), message], place))
}
