//! Java's exceptions.

use super::family::{Decides, Family, Page};
use super::{FailureSignature, placed};

/// What the last exception says that was not caught.
pub(super) const TRACE: Family = Family { decides: Decides::Last, read: thrown };

/// An exception with its stack. Named is the innermost cause, with the words of the outermost behind it: frameworks
/// wrap every failure in the same few.
fn thrown(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    let line = page.line(at);
    if line.starts_with("Caused by: ") || !is_frame(page.line(at + 1)) {
        return None;
    }
    let in_thread = line.split_once("Exception in thread \"").and_then(|(_, rest)| rest.split_once("\" "));
    let error = in_thread.map_or(line, |(_, error)| error);
    // Without the thread's words only a name with a package is one.
    let (kind, message) = exception(error).filter(|(kind, _)| in_thread.is_some() || kind.contains('.'))?;
    let stack = page.below(at).take_while(|line| {
        is_frame(line) || line.starts_with("Caused by: ") || line.trim_start().starts_with("... ")
    });
    let cause = stack.clone().filter_map(|line| exception(line.strip_prefix("Caused by: ")?)).last();
    let mut called = "";
    let mut place = None;
    for line in stack.clone().skip_while(|line| cause.is_some() && !line.starts_with("Caused by: ")) {
        place = own(line);
        if place.is_some() {
            break;
        }
        called = frame(line).map_or(called, |(method, _)| api(method));
    }
    let place = place.or_else(|| stack.clone().find_map(own)).map(|place| match called {
        "" => place,
        called => format!("{place} calling {called}"),
    });
    Some(match cause {
        Some((root, why)) => FailureSignature::told(Some(root), &[why, message], place),
        None => FailureSignature::told(Some(kind), &[message], place),
    })
}

/// The class and the method of a call to the platform: `java.lang.Integer.parseInt` as `Integer.parseInt`. Of a class
/// inside another, which is no word of the platform's own, the method alone.
fn api(method: &str) -> &str {
    let method = method.rsplit('/').next().unwrap_or(method);
    let Some((class, name)) = method.rsplit_once('.').filter(|_| method.starts_with("java")) else {
        return "";
    };
    if name.contains(['$', '<']) {
        return "";
    }
    let start = class.rfind('.').map_or(0, |at| at + 1);
    if class.contains('$') { name } else { method.get(start..).unwrap_or_default() }
}

/// `java.lang.IllegalStateException: no stock` as class and message.
fn exception(text: &str) -> Option<(&str, &str)> {
    let (class, message) = text.split_once(": ").unwrap_or((text.trim_end_matches(':'), ""));
    let last = class.rsplit(['.', '$']).next()?;
    let is_class = last.starts_with(|c: char| c.is_ascii_uppercase())
        && class.bytes().all(|b| b.is_ascii_alphanumeric() || b"._$".contains(&b));
    is_class.then_some((class, message))
}

fn is_frame(line: &str) -> bool {
    frame(line).is_some()
}

/// The method and the file of `at shop.Till.open(Till.java:12)`.
fn frame(line: &str) -> Option<(&str, &str)> {
    let (method, place) = line.trim_start().strip_prefix("at ")?.strip_suffix(')')?.split_once('(')?;
    let (file, _) = place.split_once(':').unwrap_or((place, ""));
    let known = [".java", ".kt", ".scala", ".groovy", ".clj"].iter().any(|end| file.ends_with(end));
    (known || ["Native Method", "Unknown Source"].contains(&file)).then_some((method, file))
}

/// The place of a frame that is neither the platform's nor a test library's.
fn own(line: &str) -> Option<String> {
    const FOREIGN: [&str; 9] = [
        "java.",
        "javax.",
        "jdk.",
        "sun.",
        "org.junit.",
        "kotlin.",
        "scala.",
        "org.springframework.",
        "org.gradle.",
    ];
    let (method, file) = frame(line)?;
    let method = method.rsplit('/').next().unwrap_or(method);
    let foreign = FOREIGN.iter().any(|package| method.starts_with(package));
    (!foreign && file.contains('.')).then(|| placed(file, method))
}
