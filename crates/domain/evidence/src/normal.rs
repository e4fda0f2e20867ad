//! Commands in the form in which two runs of the same one compare equal.

use crate::report::{Argument, Effect, Runner};
use crate::shell::{Call, Leaf, Script, Word, is_python};

/// A simple command free of what may differ between two runs of the same one: wrappers that hand the status on, path
/// prefixes, values of environment variables, numbers that stand alone, and a test runner's options of mere display
/// (R4.5).
///
/// ```
/// use veridical_evidence::normalise_command;
/// assert_eq!(normalise_command(".venv/bin/python -m pytest -q ./tests/test_a.py"), "pytest tests/test_a.py");
/// assert_eq!(normalise_command("DEBUG=1 timeout 60 pytest -x tests/test_a.py"), "DEBUG= pytest tests/test_a.py");
/// ```
#[must_use]
pub fn normalise_command(command: &str) -> String {
    let script = Script::analyse(command).0.ok();
    let leaves: Vec<&Leaf> = script.iter().flat_map(Script::leaves).map(|(_, leaf)| leaf).collect();
    match leaves.as_slice() {
        [leaf] => match &leaf.call {
            Ok(call) => normal_call(&leaf.text, call),
            Err(_) => squeezed(&leaf.text),
        },
        _ => squeezed(command),
    }
}

fn squeezed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn normal_call(text: &str, call: &Call) -> String {
    let program = if is_python(&call.program) { "python" } else { &call.program };
    let settings = text.split_whitespace().map_while(setting);
    let mut parts: Vec<String> = settings.map(|name| format!("{name}=")).collect();
    parts.push(program.to_owned());
    match Runner::of(call) {
        Some((runner, args)) => {
            // The words between the program and the runner's own: `cargo +nightly test`.
            let own = call.args.len().saturating_sub(args.len());
            parts.extend(call.args.iter().take(own).map(normal_word));
            parts.extend(runner.arguments(args).iter().filter_map(normal_argument));
        }
        None => parts.extend(call.args.iter().map(normal_word)),
    }
    parts.join(" ")
}

/// The name of `NAME=value`.
fn setting(word: &str) -> Option<&str> {
    let (name, _) = word.split_once('=')?;
    let valid = !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    (valid && !name.starts_with(|c: char| c.is_ascii_digit())).then_some(name)
}

/// `None` for options of mere display, or of speed.
fn normal_argument(argument: &Argument) -> Option<String> {
    match (argument, argument.effect()) {
        (_, Some(Effect::Displays | Effect::Spreads)) | (Argument::Dashes, _) => None,
        (Argument::Option { name, value: Some(value), .. }, _) if name.starts_with("--") => {
            Some(format!("{name}={}", without_prefix(value)))
        }
        (Argument::Option { name, value: Some(value), .. }, _) => {
            Some(format!("{name} {}", without_prefix(value)))
        }
        _ => Some(without_prefix(argument.name())),
    }
}

fn normal_word(word: &Word) -> String {
    let text = word.literal().unwrap_or(&word.raw);
    match text.split_once('=') {
        Some((name, value)) if name.starts_with("--") => format!("{name}={}", without_prefix(value)),
        _ => without_prefix(text),
    }
}

/// A number as `N`, a path without what belongs to the machine: `./tests`, `/home/dev/shop/tests/test_a.py`.
fn without_prefix(text: &str) -> String {
    if !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit()) {
        return "N".to_owned();
    }
    let text = text.strip_prefix("./").unwrap_or(text);
    if !text.starts_with(['/', '~', '$']) {
        return text.to_owned();
    }
    let mut last: Vec<&str> = text.rsplit('/').filter(|part| !part.is_empty()).take(2).collect();
    last.reverse();
    last.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_runs_of_one_command_have_one_form() {
        for (command, expected) in [
            ("pytest -q", "pytest"),
            ("uv run pytest -xv --tb=short", "pytest"),
            ("pytest -vs", "pytest -s"),
            ("pytest -n 4 --maxfail 2 tests", "pytest tests"),
            ("python3 -m unittest -v tests.test_db", "unittest tests.test_db"),
            ("cargo test --no-fail-fast -- --nocapture", "cargo test"),
            ("cargo test -p core sums", "cargo test -p core sums"),
            ("/usr/bin/python3.11 /home/dev/shop/app/run.py 8080", "python app/run.py N"),
            ("A=1 B='x y' pytest", "A= B= pytest"),
            ("make   -j8\ttest", "make -j8 test"),
            ("A-B=1 pytest", "A-B=1 pytest"),
            ("_A1=1 pytest", "_A1= pytest"),
            ("pytest --junitxml=./out/x.xml --rootdir=/w/a/b", "pytest --rootdir=a/b"),
            ("pytest -k fast", "pytest -k fast"),
            ("ls --color=/x/y/z x=/y", "ls --color=y/z x=/y"),
            ("docker exec c  pytest", "docker exec c pytest"),
            ("a && b", "a && b"),
            ("not 'closed", "not 'closed"),
        ] {
            assert_eq!(normalise_command(command), expected, "{command}");
        }
    }

    #[test]
    fn the_normal_form_of_a_normal_form_is_itself() {
        for command in
            ["uv run pytest -q ./a/b.py", "timeout 5 python x.py", "X=1 cargo test -q", "ls /a/b/c"]
        {
            let once = normalise_command(command);
            assert_eq!(normalise_command(&once), once, "{command}");
        }
    }
}
