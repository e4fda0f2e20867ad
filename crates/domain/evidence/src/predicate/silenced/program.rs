//! The files in which the program of a command begins.

use super::runs_sources;
use crate::predicate::identity::Identity;
use crate::predicate::touch::file_name;
use crate::report::Argument;
use crate::shell::is_python;

/// The names of the files in which the program of a command begins: those that it names, and the usual ones of a folder
/// or a package. What a compiler found fault with never ran.
pub(super) fn programs_of(command: &Identity, said: &str) -> Vec<String> {
    let Some(exact) = &command.exact else { return Vec::new() };
    let words: Vec<&str> = exact
        .args
        .iter()
        .filter_map(|argument| match argument {
            Argument::Operand(text) => Some(text.as_str()),
            _ => None,
        })
        .collect();
    let program = exact.prefix.rsplit([' ', '/']).next().unwrap_or_default();
    let named = |words: &[&str], end: &str| -> Vec<String> {
        words.iter().filter(|word| word.ends_with(end)).map(|word| file_name(word).to_owned()).collect()
    };
    match (program, words.as_slice()) {
        ("go", ["run", rest @ ..]) if said.contains("goroutine ") => {
            let (named, mut files) = (named(rest, ".go"), vec!["main.go".to_owned()]);
            let mut lines = said.lines().skip_while(|line| !line.starts_with("main."));
            files.extend(
                lines
                    .nth(1)
                    .and_then(|line| line.trim().split_once(".go:"))
                    .map(|(path, _)| format!("{}.go", file_name(path))),
            );
            if named.is_empty() { files } else { named }
        }
        ("cargo", ["run", rest @ ..]) if said.contains("panicked at ") => {
            let chosen = rest.windows(2).find(|pair| matches!(pair, ["--bin" | "--example", _]));
            let chosen = chosen.and_then(|pair| pair.last()).map(|name| format!("{name}.rs"));
            chosen.into_iter().chain(["main.rs".to_owned()]).collect()
        }
        (_, [folder, ..]) if is_python(program) && !folder.contains('.') && !folder.starts_with('-') => {
            vec!["__main__.py".to_owned()]
        }
        _ if runs_sources(&exact.prefix) => {
            exact.args.iter().find_map(source).map(|path| file_name(path).to_owned()).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// The file that an argument names.
pub(super) fn source(argument: &Argument) -> Option<&str> {
    match argument {
        Argument::Operand(text) if text.contains('.') && !text.starts_with('-') => Some(text),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
