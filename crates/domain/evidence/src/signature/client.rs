//! Clients: of databases, of other machines, of containers.

use super::FailureSignature;
use super::family::{Decides, Family, Page};

/// What a database refuses first.
pub(super) const DATABASE: Family = Family { decides: Decides::First, read: database };

/// What became of a transfer.
pub(super) const TRANSFER: Family = Family { decides: Decides::Last, read: transfer };

/// What tools say of how they were called, or of whom they did not reach, without calling it an error.
pub(super) const PLAIN: Family = Family { decides: Decides::Last, read: plain };

fn database(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    let line = page.line(at);
    // redis: `(error) WRONGTYPE Operation …`, without the parentheses when it does not speak to a terminal.
    let reply = line.strip_prefix("(error) ").or_else(|| {
        const REPLIES: [&str; 9] = [
            "ERR ",
            "WRONGTYPE ",
            "NOAUTH ",
            "WRONGPASS ",
            "NOSCRIPT ",
            "BUSY ",
            "READONLY ",
            "MOVED ",
            "OOM ",
        ];
        REPLIES.iter().any(|reply| line.starts_with(reply)).then_some(line)
    });
    if let Some((kind, message)) = reply.and_then(|reply| reply.split_once(' ')) {
        return Some(FailureSignature::told(Some(kind), &[message], None));
    }
    if line.starts_with("Could not connect to Redis at ") {
        return Some(FailureSignature::told(None, &[line], None));
    }
    // mysql: `ERROR 1146 (42S02) at line 1: Table …`
    let (head, message) = line.strip_prefix("ERROR ")?.split_once(": ")?;
    let code = head.split_once(" at line").map_or(head, |(code, _)| code);
    let (number, state) = code.split_once(' ')?;
    let numbered = number.bytes().all(|b| b.is_ascii_digit()) && state.starts_with('(');
    let message = message.rsplit_once("' at line ").map_or(message, |(message, _)| message);
    numbered.then(|| FailureSignature::told(Some(&format!("ERROR {code}")), &[message], None))
}

fn transfer(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    let line = page.line(at);
    // curl writes it behind the meter of its progress.
    let of_curl =
        line.rfind("curl: (").and_then(|start| line.get(start + "curl: (".len()..)?.split_once(") "));
    if let Some((code, message)) = of_curl {
        return Some(FailureSignature::told(Some(&format!("curl ({code})")), &[message], None));
    }
    let asked = || {
        page.above(at)
            .find_map(|line| line.strip_prefix("--")?.split_once("--  ").map(|(_, url)| path_of(url)))
    };
    let failed = line.split_once("... failed: ").map(|(_, why)| why);
    let unknown = || line.strip_prefix("wget: ").filter(|rest| rest.starts_with("unable to "));
    let status = || {
        let (before, status) = line.split_once("ERROR ")?;
        let coded = status.get(..3).is_some_and(|code| code.bytes().all(|b| b.is_ascii_digit()));
        (coded && before.bytes().all(|b| !b.is_ascii_alphabetic())).then_some(status)
    };
    let message = failed.or_else(unknown).or_else(status)?;
    Some(FailureSignature::told(Some("wget"), &[message.trim_end_matches('.')], asked().map(str::to_owned)))
}

/// The path of an address: the host may be another machine's.
fn path_of(url: &str) -> &str {
    let behind = url.split_once("://").map_or(url, |(_, rest)| rest);
    behind.find('/').and_then(|at| behind.get(at..)).unwrap_or_default()
}

fn plain(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    const STARTS: [&str; 20] = [
        "Cannot connect to the Docker daemon",
        "failed to connect to the docker API",
        "unknown flag: ",
        "unknown shorthand flag: ",
        "unknown command ",
        "The connection to the server ",
        "Unable to connect to the server: ",
        "docker: ",
        "no configuration file provided",
        "Failed to ",
        "failed to ",
        "Unable to ",
        "unable to ",
        "Could not ",
        "could not ",
        "no such option: ",
        "\timports ",
        "no such command",
        "Unknown command: ",
        "unknown command: ",
    ];
    let line = page.line(at);
    STARTS.iter().any(|start| line.starts_with(start)).then(|| FailureSignature::told(None, &[line], None))
}
