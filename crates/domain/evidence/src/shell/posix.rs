//! Lines for `sh`: what every shell of that name reads alike.
//!
//! Behind the name is bash on one machine and a smaller shell on the next, which takes `cmd &> file` for `cmd &`
//! with a redirection behind it. What is not portable is refused.

use super::builtin::Builtin;
use super::path::Path;

/// Texts that mean something to bash alone, wherever they stand.
const BASH_ONLY: [&str; 14] =
    ["|&", "&>", "<<<", ";&", ";;&", "[[", "((", "<(", ">(", "$'", "$\"", "$[", "+=", "PIPESTATUS"];

/// Whether all shells read this text alike, as far as it can change the status of a command.
pub(super) fn is_portable(text: &str) -> bool {
    let text = text.replace("$((", "");
    !BASH_ONLY.iter().any(|only| text.contains(only))
        && text.split("${").skip(1).all(is_portable_parameter)
        && braces_are_words(&text)
        && !negates_twice(&text)
        && descriptors_are_digits(&text)
}

/// Builtins that end a standard shell when they fail. Bash goes on unless it is told to be standard.
pub(super) fn ends_the_shell(builtin: &Builtin<'_>) -> bool {
    matches!(
        builtin.name,
        ":" | "." | "export" | "readonly" | "local" | "set" | "shift" | "times" | "unset" | "exec"
    )
}

/// Each path, and where its last command may have failed also the shell that ended there.
pub(super) fn or_ended(paths: Vec<Path>) -> Vec<Path> {
    let ended: Vec<Path> = paths
        .iter()
        .filter(|path| !path.ended)
        .filter_map(|path| path.clone().split(path.last).1)
        .map(|path| path.broken_off(false))
        .collect();
    paths.into_iter().chain(ended).collect()
}

/// `${name}` and the standard operators behind the name.
fn is_portable_parameter(body: &str) -> bool {
    let body = body.strip_prefix('#').unwrap_or(body);
    let special = body.strip_prefix(['?', '@', '*', '$', '!', '#', '-']);
    let after =
        special.unwrap_or_else(|| body.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_'));
    let operator = after.strip_prefix(':').map_or(after.starts_with(['}', '%', '#']), |_| false);
    operator || after.strip_prefix(':').unwrap_or(after).starts_with(['-', '+', '=', '?'])
}

/// `! !` is an error but to bash.
fn negates_twice(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.windows(2).any(|pair| pair == ["!", "!"])
}

/// A brace in a word is a list of words to bash alone.
fn braces_are_words(text: &str) -> bool {
    let mut before = ' ';
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let opens = c == '{' && before != '$';
        if opens && chars.peek().is_some_and(|next| !next.is_whitespace()) {
            return false;
        }
        before = c;
    }
    true
}

/// `>&word` and `10>file` are read differently.
fn descriptors_are_digits(text: &str) -> bool {
    let duplicates = ["<&", ">&"].iter().all(|operator| {
        text.split(operator)
            .skip(1)
            .all(|after| after.trim_start().starts_with(|c: char| c.is_ascii_digit() || c == '-'))
    });
    let long = text.split(['<', '>']).any(|before| {
        let mut last = before.chars().rev();
        last.next().is_some_and(|c| c.is_ascii_digit()) && last.next().is_some_and(|c| c.is_ascii_digit())
    });
    duplicates && !long
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_every_shell_reads_alike_is_portable() {
        for (text, expected) in [
            ("cd app && pytest -q 2>&1", true),
            ("if [ -d x ]; then { pytest; }; fi", true),
            ("x=${y:-1} n=$((n+1)) pytest \"${x%.py}\" ${#x} $? ${?}", true),
            ("pytest >&2 2>&-", true),
            ("pytest &> log", false),
            ("pytest |& cat", false),
            ("cat <<< x", false),
            ("[[ -d x ]] && pytest", false),
            ("((x)) && pytest", false),
            ("pytest $'a'", false),
            ("pytest | cat; exit ${PIPESTATUS[0]}", false),
            ("echo ${x/a/b}", false),
            ("echo ${x:0:1}", false),
            ("echo ${!x}", false),
            ("pytest {a,b}", false),
            ("pytest >& log", false),
            ("pytest 10> log", false),
            ("cat <(pytest)", false),
            ("x+=1", false),
            ("! ! pytest", false),
        ] {
            assert_eq!(is_portable(text), expected, "{text}");
        }
    }
}
