//! Tokens that a program puts together from variables: `$A$B`, `f"{a}…"`, `a + "…"`.

use std::ops::Range;
use std::sync::LazyLock;

use crate::rules::{Pattern, exact_pattern};
use crate::text;

/// How far around the first part the others are looked for, in bytes.
const NEARBY: usize = 320;

/// The most parts after the first.
const PARTS: usize = 4;

/// The body of a token whose `start` of a body ends at `end`, when that is assigned to a variable, and where its last
/// part ends.
pub(super) fn whole(text: &str, prefix: &Range<usize>, end: usize, start: &str) -> Option<(String, usize)> {
    static ASSIGNED: LazyLock<Pattern> =
        LazyLock::new(|| exact_pattern(r#"([A-Za-z_]\w*)[ \t]*(?::=|:[ \t]*\w+[ \t]*=|=)[ \t]*["'`]?$"#));
    let behind = text::behind(text, prefix.start, 64);
    if !behind.trim_end_matches(['"', '\'', '`', ' ']).ends_with('=') {
        return None;
    }
    let name = ASSIGNED.regex().captures(behind)?.get(1)?.as_str();
    let near = text::ahead(text, end, NEARBY);
    let mut at = reference(near, name)?;
    let (mut body, mut last) = (start.to_owned(), end);
    for _ in 0..PARTS {
        let Some((part, next)) = part(text, prefix, near, end, at) else { break };
        body.push_str(text::cut(text, part.clone()));
        last = last.max(part.end);
        at = next;
    }
    Some((body, last))
}

/// Where a use of the variable ends.
fn reference(near: &str, name: &str) -> Option<usize> {
    [
        format!("{{{name}}}"),
        format!("${name}"),
        format!("{name} + "),
        format!("{name} . "),
        format!("{name} .. "),
        format!("{name}+"),
    ]
    .iter()
    .filter_map(|used| near.find(used.as_str()).map(|at| at + used.len()))
    .min()
}

/// The next part after a use of a variable: letters that stand there, or those of another variable; and where to go on.
fn part(
    text: &str,
    prefix: &Range<usize>,
    near: &str,
    end: usize,
    at: usize,
) -> Option<(Range<usize>, usize)> {
    static NEXT: LazyLock<Pattern> = LazyLock::new(|| {
        exact_pattern(
            r#"^["'`]?[ \t]*[+.]{0,2}[ \t]*(?:["'`]?\$?\{(\w+)\}|["'`]?\$(\w+)|["'`]?([\w./+=-]+))"#,
        )
    });
    let found = NEXT.regex().captures(text::after(near, at))?;
    let next = at + found.get(0)?.end();
    if let Some(literal) = found.get(3)
        && !text::after(near, at).starts_with([' ', '\n'])
    {
        return Some((end + at + literal.start()..end + at + literal.end(), next));
    }
    let other = found.iter().skip(1).flatten().next()?.as_str();
    let from = prefix.start - text::behind(text, prefix.start, NEARBY).len();
    let around = text::cut(text, from..end + near.len());
    let value =
        [format!("{other}="), format!("{other} = "), format!("{other} := ")].iter().find_map(|assigned| {
            let start = around.find(assigned.as_str())? + assigned.len();
            let rest = text::after(around, start);
            let start = start + (rest.len() - rest.trim_start_matches(['"', '\'', '`']).len());
            let len = text::after(around, start)
                .bytes()
                .take_while(|b| b.is_ascii_alphanumeric() || b"_-./+=".contains(b))
                .count();
            Some(from + start..from + start + len)
        })?;
    Some((value, next))
}
