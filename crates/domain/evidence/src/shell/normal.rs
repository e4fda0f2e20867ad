//! Commands in the form in which two runs of the same one compare equal.

use super::call::{Call, Entry};
use super::leaf::Leaf;
use super::python::is_python;
use super::script::Script;
use super::word::Word;

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
    let display = display_options(call);
    let mut args = call.args.iter();
    while let Some(arg) = args.next() {
        let text = arg.literal().unwrap_or(&arg.raw);
        let name = text.split('=').next().unwrap_or(text);
        if display.flags.contains(&name) || (display.is_cluster)(text) {
            continue;
        }
        if display.valued.contains(&name) {
            if name == text {
                args.next();
            }
            continue;
        }
        parts.push(normal_argument(arg));
    }
    parts.join(" ")
}

/// The name of `NAME=value`.
fn setting(word: &str) -> Option<&str> {
    let (name, _) = word.split_once('=')?;
    let valid = !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    (valid && !name.starts_with(|c: char| c.is_ascii_digit())).then_some(name)
}

fn normal_argument(arg: &Word) -> String {
    let text = arg.literal().unwrap_or(&arg.raw);
    if let Some((name, value)) = text.split_once('=')
        && name.starts_with("--")
    {
        return format!("{name}={}", without_prefix(value));
    }
    without_prefix(text)
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

/// Options that change how a runner shows its results, not what it runs or how it ends.
struct Display {
    flags: &'static [&'static str],
    valued: &'static [&'static str],
    is_cluster: fn(&str) -> bool,
}

fn display_options(call: &Call) -> Display {
    match (call.program.as_str(), call.entry) {
        ("pytest" | "py.test", _) => Display {
            flags: &[
                "--quiet",
                "--verbose",
                "--exitfirst",
                "--showlocals",
                "--no-header",
                "--no-summary",
                "--color",
            ],
            valued: &["--tb", "--durations", "--maxfail", "-n", "-p", "--junitxml"],
            is_cluster: |text| {
                let letters = text.strip_prefix('-').unwrap_or_default();
                let cluster = !letters.is_empty() && letters.chars().all(|c| "qvxsl".contains(c));
                cluster || (letters.starts_with('r') && letters.len() <= 4)
            },
        },
        ("unittest", Entry::PythonModule) => Display {
            flags: &[
                "-v",
                "-q",
                "-f",
                "-b",
                "-c",
                "--verbose",
                "--quiet",
                "--failfast",
                "--buffer",
                "--locals",
            ],
            valued: &[],
            is_cluster: |_| false,
        },
        ("cargo", _) => Display {
            flags: &[
                "-q",
                "--quiet",
                "-v",
                "-vv",
                "--verbose",
                "--no-fail-fast",
                "--nocapture",
                "--show-output",
                "--",
            ],
            valued: &["--color", "--test-threads", "-j", "--jobs"],
            is_cluster: |_| false,
        },
        _ => Display { flags: &[], valued: &[], is_cluster: |_| false },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_runs_of_one_command_have_one_form() {
        for (command, expected) in [
            ("pytest -q", "pytest"),
            ("uv run pytest -xvs --tb=short", "pytest"),
            ("pytest -n 4 --maxfail 2 tests", "pytest tests"),
            ("python3 -m unittest -v tests.test_db", "unittest tests.test_db"),
            ("cargo test --no-fail-fast -- --nocapture", "cargo test"),
            ("cargo test -p core sums", "cargo test -p core sums"),
            ("/usr/bin/python3.11 /home/dev/shop/app/run.py 8080", "python app/run.py N"),
            ("A=1 B='x y' pytest", "A= B= pytest"),
            ("make   -j8\ttest", "make -j8 test"),
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
