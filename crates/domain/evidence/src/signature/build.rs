//! Package managers and builders, which run much and then sum it up.

use super::FailureSignature;
use super::family::{Decides, Family, Page};

/// What pip says of the program that it ran; its own errors have the common form.
pub(super) const PIP: Family = Family { decides: Decides::First, read: pip };

/// npm, yarn and pnpm.
pub(super) const NPM: Family = Family { decides: Decides::First, read: npm };

/// Maven.
pub(super) const MAVEN: Family = Family { decides: Decides::First, read: maven };

/// Composer.
pub(super) const COMPOSER: Family = Family { decides: Decides::First, read: composer };

/// make: only what no program below it has named.
pub(super) const MAKE: Family = Family { decides: Decides::First, read: make };

/// `╰─> [1 lines of output]` and the last line of that output.
fn pip(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    page.line(at).trim_start().strip_prefix("╰─> [")?;
    let output = page.below(at).map(str::trim).take_while(|line| *line != "[end of output]");
    let last = output.filter(|line| !line.is_empty()).last()?;
    let ran = page.above(at).find_map(|line| line.trim_start().strip_prefix("× "));
    Some(FailureSignature::told(Some("subprocess-exited-with-error"), &[last, ran.unwrap_or_default()], None))
}

fn npm(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    let line = page.line(at);
    if let Some(error) = line.trim_start().strip_prefix("ERR_PNPM_") {
        let (code, message) = error.split_once(' ')?;
        return Some(FailureSignature::told(Some(&format!("ERR_PNPM_{code}")), &[message.trim()], None));
    }
    // yarn: `error Command "buildd" not found.`
    if let Some(message) = line.strip_prefix("error ").filter(|rest| !rest.contains("exit code")) {
        return Some(FailureSignature::told(None, &[message], None));
    }
    let first = of_npm(line)?;
    let code = first.strip_prefix("code ");
    let said = std::iter::once(line).chain(page.below(at)).map_while(of_npm).filter(|text| !is_aside(text));
    // The code stands again before each line that tells of it.
    let short = code.map(|code| code.trim_start_matches('E').to_ascii_lowercase());
    let told = said.map(|text| match (text.split_once(' '), &short) {
        (Some((word, rest)), Some(short)) if word.to_ascii_lowercase() == *short => rest,
        _ => text,
    });
    let told: Vec<&str> = told.take(2).collect();
    Some(FailureSignature::told(code, &[&told.join("; ")], None))
}

/// What npm says in a line of errors.
fn of_npm(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("npm error").or_else(|| line.strip_prefix("npm ERR!"))?;
    Some(rest.trim_start())
}

/// Lines that tell where and how, not what.
fn is_aside(text: &str) -> bool {
    const ASIDES: [&str; 11] = [
        "code ",
        "path ",
        "syscall ",
        "errno ",
        "command ",
        "A complete log",
        "Lifecycle script",
        "in workspace",
        "at location",
        "To see a list",
        "npm ",
    ];
    text.is_empty() || ASIDES.iter().any(|start| text.starts_with(start))
}

fn maven(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    const HOLLOW: [&str; 3] =
        ["COMPILATION ERROR", "Some problems were encountered", "The build could not read"];
    let line = page.line(at);
    let text = line.strip_prefix("[ERROR]").or_else(|| line.strip_prefix("[FATAL]"))?.trim();
    let text = text.strip_prefix("[ERROR] ").unwrap_or(text);
    if text.is_empty() || HOLLOW.iter().any(|start| text.starts_with(start)) {
        return None;
    }
    let cut = |text, joint| str::split_once(text, joint).map_or(text, |(message, _)| message);
    Some(FailureSignature::told(None, &[cut(cut(text, " -> [Help"), " @ line ")], None))
}

/// The first problem of a resolution, and what an exception says below its place.
fn composer(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    let line = page.line(at).trim();
    let is_place =
        line.strip_prefix("In ").and_then(|rest| rest.split_once(" line ")).is_some_and(|(file, number)| {
            file.ends_with(".php") && number.trim_end_matches(':').parse::<u32>().is_ok()
        });
    if is_place {
        let said = page
            .below(at)
            .map(str::trim)
            .skip_while(|line| line.is_empty())
            .take_while(|line| !line.is_empty());
        let said: Vec<&str> = said.take(3).collect();
        return (!said.is_empty()).then(|| FailureSignature::told(None, &[&said.join("; ")], None));
    }
    line.strip_prefix("Problem ")?.parse::<u32>().ok()?;
    let problem = page.below(at).next()?.trim().strip_prefix("- ")?;
    Some(FailureSignature::told(None, &[problem], None))
}

fn make(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    let (before, message) = page.line(at).split_once(" *** ")?;
    let makes = before.starts_with("make") || before.starts_with("gmake") || before.starts_with("Makefile");
    // `[Makefile:2: all] Error 1`
    let recipe = message.strip_prefix('[').and_then(|rest| rest.split_once("] "));
    let (target, message) =
        recipe.map_or((None, message), |(place, message)| (place.rsplit(": ").next(), message));
    let message = message.trim_end_matches("Stop.").trim_end();
    makes.then(|| FailureSignature::told(Some("make"), &[message], target.map(str::to_owned)))
}
