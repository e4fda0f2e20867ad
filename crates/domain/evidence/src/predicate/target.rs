//! The test that the user's message names, and whether a run can have been of it.
//!
//! A run without a test among its words is one of a suite, which holds what it is not known to leave out. Only a run
//! that names tests, all of them surely others, is none of the named target.

/// The first test that `message` names, when each of these commands names tests and all are surely others.
pub(super) fn missed<'a>(message: &'a str, commands: &[&str]) -> Option<&'a str> {
    let named: Vec<&str> = tests_in(message).collect();
    let is_other = |command: &&str| {
        let left: Vec<&str> = left_out(command).map(|left| left.trim_start_matches("./")).collect();
        if left.iter().any(|left| named.iter().any(|named| holds(left, named))) {
            return true;
        }
        let mut ran = tests_in(command).filter(|ran| !left.contains(ran)).peekable();
        ran.peek().is_some() && ran.all(|ran| named.iter().all(|named| surely_differ(named, ran)))
    };
    named.first().copied().filter(|_| !commands.is_empty() && commands.iter().all(is_other))
}

/// What a command leaves out by name.
fn left_out(command: &str) -> impl Iterator<Item = &str> {
    const OPTIONS: [&str; 4] = ["--deselect", "--ignore", "--exclude", "--skip"];
    let mut words = command.split_whitespace();
    std::iter::from_fn(move || {
        loop {
            let word = words.next()?;
            let value = match word.split_once('=') {
                Some((option, value)) if OPTIONS.contains(&option) => value,
                None if OPTIONS.contains(&word) => words.next()?,
                _ => continue,
            };
            return Some(value.trim_matches(['\'', '"']));
        }
    })
}

/// Whether a path or a test that is left out takes the named test with it.
fn holds(left: &str, named: &str) -> bool {
    let left = left.trim_end_matches('/');
    let rest = named
        .strip_prefix(left)
        .or_else(|| left.strip_suffix(named).filter(|rest| rest.ends_with(['/', ':'])));
    rest.is_some_and(|rest| {
        rest.is_empty() || rest.starts_with(['/', ':', '[']) || rest.ends_with(['/', ':'])
    })
}

/// The words of a text that name a test: a file of tests, a test in one, a function.
fn tests_in(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| c.is_whitespace() || "`'\"(),;<>=".contains(c));
    words
        .map(|word| word.trim_start_matches("./").trim_end_matches(['.', ':', '!', '?']))
        .filter(|word| is_test(word))
}

fn is_test(word: &str) -> bool {
    let (file, test) = parts(word);
    match (file, test) {
        (Some(file), _) => {
            let name = file.rsplit('/').next().unwrap_or(file);
            let stem = name.rsplit_once('.').map_or("", |(stem, _)| stem);
            stem.starts_with("test_")
                || ["_test", "_spec", ".test", ".spec"].iter().any(|end| stem.ends_with(end))
        }
        (None, Some(test)) => test.strip_prefix("test_").is_some_and(|rest| !rest.is_empty()),
        (None, None) => false,
    }
}

/// The file and the test of `tests/test_a.py::TestA::test_x`; of a bare name the test alone.
fn parts(word: &str) -> (Option<&str>, Option<&str>) {
    let plain = |c: char| c.is_alphanumeric() || "_-./:[]".contains(c);
    if word.is_empty() || !word.chars().all(plain) {
        return (None, None);
    }
    let (file, test) =
        word.split_once("::").map_or((word, None), |(file, rest)| (file, rest.rsplit("::").next()));
    let test = test.map(|test| test.split('[').next().unwrap_or(test));
    if file.contains(['.', '/']) { (Some(file), test) } else { (None, Some(test.unwrap_or(file))) }
}

/// Whether two names are surely those of different tests.
fn surely_differ(one: &str, other: &str) -> bool {
    let ((file, test), (other_file, other_test)) = (parts(one), parts(other));
    let ends =
        |path: &str, end: &str| path == end || path.strip_suffix(end).is_some_and(|rest| rest.ends_with('/'));
    let files = file.zip(other_file).is_some_and(|(one, other)| !ends(one, other) && !ends(other, one));
    let tests = test.zip(other_test).is_some_and(|(one, other)| !one.contains(other) && !other.contains(one));
    files || tests
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_misses_the_target_only_when_it_surely_is_of_other_tests() {
        let a = "fix tests/test_a.py please";
        for (message, command, expected) in [
            (a, "pytest tests/test_b.py", Some("tests/test_a.py")),
            (a, "pytest tests/test_b.py::test_a", Some("tests/test_a.py")),
            (a, "pytest tests/test_a.py", None),
            (a, "pytest ./tests/test_a.py::test_x -q", None),
            (a, "pytest tests/test_b.py tests/test_a.py", None),
            (a, "pytest /w/shop/tests/test_a.py", None),
            (a, "pytest -k test_x", None),
            (a, "pytest -q", None),
            (a, "pytest tests", None),
            ("make `test_mean` pass.", "pytest test_calc.py::test_mean", None),
            ("make `test_mean` pass.", "pytest test_calc.py::test_mean[0-1]", None),
            ("make `test_mean` pass.", "pytest test_calc.py", None),
            ("make `test_mean` pass.", "pytest test_calc.py::test_sum", Some("test_mean")),
            ("make `test_mean` pass.", "pytest -k test_sum", Some("test_mean")),
            ("run src/cart.test.ts", "npx vitest src/user.test.ts", Some("src/cart.test.ts")),
            ("run src/cart.test.ts", "npx vitest src/cart.test.ts", None),
            ("make the tests pass", "pytest tests/test_b.py", None),
            ("test_ it", "pytest tests/test_b.py", None),
            (a, "pytest -q --deselect tests/test_a.py::test_x", None),
            (a, "pytest -q --ignore=tests/test_a.py", Some("tests/test_a.py")),
            (a, "pytest -q --ignore tests", Some("tests/test_a.py")),
            (a, "pytest -q --ignore tests/test_ab.py", None),
            (
                "run tests/test_a.py::test_x",
                "pytest --deselect tests/test_a.py::test_x",
                Some("tests/test_a.py::test_x"),
            ),
            ("make test_mean pass", "pytest --deselect=t/test_a.py::test_mean", Some("test_mean")),
        ] {
            assert_eq!(missed(message, &[command]), expected, "{message} / {command}");
        }
        assert_eq!(missed(a, &["pytest tests/test_b.py", "pytest"]), None, "a suite beside it");
        assert_eq!(missed(a, &[]), None);
    }
}
