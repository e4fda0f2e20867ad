//! The test that the user's message names, and whether a run can have been of it.
//!
//! A run without a test among its words is one of a suite, which holds what it is not known to leave out. Only a run
//! that names tests, all of them surely others, is none of the named target.

mod chosen;

/// The first test that `message` names, when each of these commands names tests and all are surely others.
pub(super) fn missed<'a>(message: &'a str, commands: &[&str]) -> Option<&'a str> {
    let named: Vec<&str> = tests_in(message).collect();
    let is_other = |command: &&str| {
        let left: Vec<&str> = left_out(command).map(|left| left.trim_start_matches("./")).collect();
        if left.iter().any(|left| named.iter().any(|named| holds(left, named))) {
            return true;
        }
        let mut patterns = patterns_of(command).peekable();
        if patterns.peek().is_some()
            && patterns.all(|pattern| !named.iter().any(|named| named.contains(pattern)))
        {
            return true;
        }
        if !named.is_empty() && denied_by(command).is_some_and(|word| leaves_out(word, &named)) {
            return true;
        }
        if !named.is_empty() && filter_of(command).is_some_and(|filter| !may_match(filter, &named)) {
            return true;
        }
        let mut ran = tests_in(command).filter(|ran| !left.contains(ran)).peekable();
        ran.peek().is_some() && ran.all(|ran| is_none_of(ran, &named))
    };
    let test = named.first().copied().filter(|_| !commands.is_empty() && commands.iter().all(is_other));
    test.or_else(|| missed_unit(message, commands)).or_else(|| chosen::missed(message, commands))
}

/// The package that `message` names, when each of these commands is of other packages.
fn missed_unit<'a>(message: &'a str, commands: &[&str]) -> Option<&'a str> {
    let named: Vec<&str> = units_in(message).collect();
    let is_other = |command: &&str| {
        let mut units = units_of(command).peekable();
        units.peek().is_some() && units.all(|unit| !named.iter().any(|named| is_same_unit(named, unit)))
    };
    named.first().copied().filter(|_| !commands.is_empty() && commands.iter().all(is_other))
}

/// Whether two names may be those of one package: `a` is the last part of `packages/a` and of `@shop/a`.
fn is_same_unit(one: &str, other: &str) -> bool {
    let ends = |path: &str, end: &str| path.strip_suffix(end).is_some_and(|rest| rest.ends_with('/'));
    let (one, other) = (one.trim_end_matches('/'), other.trim_end_matches('/'));
    one == other || ends(one, other) || ends(other, one)
}

/// The packages of a message: `./a`, `crate a:`, `of workspace a pass`.
fn units_in(message: &str) -> impl Iterator<Item = &str> {
    let words: Vec<&str> = message.split_whitespace().collect();
    let places = words.clone().into_iter().map(bare).filter(|word| word.starts_with("./") && is_unit(word));
    let count = words.len();
    let named = (1..count).filter_map(move |at| {
        let (kind, name) = (words.get(at - 1)?, words.get(at)?);
        // Behind any other word it is more of the sentence: "the package manager".
        let ends = at + 1 == count || bare(name).len() < name.len();
        // A name of its own has no article: "of workspace a pass".
        let article = at.checked_sub(2).and_then(|before| words.get(before));
        let is_name = article.is_some_and(|word| matches!(*word, "of" | "in" | "for"));
        let told =
            words.get(at + 1).is_some_and(|word| matches!(bare(word), "pass" | "passes" | "fail" | "fails"));
        let ends = ends || (is_name && told);
        let is_kind = matches!(*kind, "crate" | "package" | "workspace" | "module");
        (is_kind && ends && is_unit(bare(name))).then(|| bare(name))
    });
    places.chain(named)
}

fn bare(word: &str) -> &str {
    word.trim_matches(['`', '\'', '"', '(', ')', ',', ';', ':', '!', '?']).trim_end_matches('.')
}

fn is_unit(name: &str) -> bool {
    let name = name.strip_prefix("./").unwrap_or(name);
    !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b"_-/".contains(&b))
}

/// The packages that a command is of, when it names any: `go test ./a`, `cargo test -p a`, `npm test -w a`.
fn units_of(command: &str) -> impl Iterator<Item = &str> {
    let words: Vec<&str> = command.split_whitespace().collect();
    let go = command.starts_with("go test");
    let options = |word: &str| matches!(word, "-p" | "--package" | "-w" | "--workspace");
    let behind = words.iter().zip(words.iter().skip(1));
    let chosen =
        behind.filter(|(option, name)| options(option) && !name.starts_with('-')).map(|(_, name)| *name);
    let chosen: Vec<&str> = chosen.collect();
    let whole = go && words.iter().any(|word| word.ends_with("..."));
    words.into_iter().filter(move |word| go && !whole && word.starts_with("./")).chain(chosen)
}

/// The words of a call of a JavaScript runner of which a file's path has to hold one.
fn patterns_of(command: &str) -> impl Iterator<Item = &str> {
    let mut words =
        command.split_whitespace().skip_while(|word| !matches!(*word, "jest" | "vitest" | "mocha"));
    let runs = words.next().is_some();
    words.filter(move |word| {
        runs && word.contains('/') && !word.starts_with('-') && !word.contains(['*', '\\', '^', '$'])
    })
}

/// The one word of which pytest takes the tests that hold it: `-k rounding`.
fn filter_of(command: &str) -> Option<&str> {
    let mut words = command.split_whitespace().skip_while(|word| !word.ends_with("pytest"));
    words.by_ref().find(|word| *word == "-k")?;
    let word = words.next()?;
    let quoted = ['\'', '"'].iter().find_map(|quote| word.strip_prefix(*quote)?.strip_suffix(*quote));
    let filter = quoted.unwrap_or(word);
    // What has capitals may be the name of a class.
    let is_word = filter.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
    (is_word && !filter.is_empty()).then_some(filter)
}

/// The one word whose tests pytest leaves out: `-k "not rounding"`.
fn denied_by(command: &str) -> Option<&str> {
    let (_, rest) = command.split_once("pytest").and_then(|(_, rest)| rest.split_once("-k "))?;
    let quoted = ['\'', '"'].iter().find_map(|quote| rest.strip_prefix(*quote)?.split_once(*quote));
    let word = quoted?.0.strip_prefix("not ")?;
    (!word.is_empty() && word.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')).then_some(word)
}

/// Whether the names of all that is named hold a word.
fn leaves_out(word: &str, named: &[&str]) -> bool {
    let word = word.to_ascii_lowercase();
    named.iter().all(|name| name.to_ascii_lowercase().contains(word.as_str()))
}

/// Whether a word may select one of the named tests; where only files are named, any of their tests may hold it.
fn may_match(filter: &str, named: &[&str]) -> bool {
    let holds = |name: &&str| name.to_ascii_lowercase().contains(filter);
    named.iter().all(|name| parts(name).1.is_none()) || named.iter().any(holds)
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

/// Whether a test is surely none of these. What names a file and, apart from it, a test says in which file the test is.
fn is_none_of(ran: &str, named: &[&str]) -> bool {
    let (file, test) = parts(ran);
    let stem = file.and_then(|file| file.rsplit('/').next()?.split('.').next());
    let files: Vec<&str> = named.iter().copied().filter(|name| parts(name).0.is_some()).collect();
    let bare: Vec<&str> = named.iter().copied().filter(|name| parts(name).0.is_none()).collect();
    let other_file = !files.is_empty()
        && files.iter().all(|name| surely_differ(name, ran))
        && !bare.iter().any(|name| stem == Some(*name));
    let other_test = test.is_some() && !bare.is_empty() && bare.iter().all(|name| surely_differ(name, ran));
    let files_alone = files.iter().all(|name| parts(name).1.is_none());
    named.iter().all(|name| surely_differ(name, ran)) || other_file || (other_test && files_alone)
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
            ("a/sum.test.js fails", "npx jest b/sum", Some("a/sum.test.js")),
            ("a/sum.test.js fails", "npx jest a/sum", None),
            ("a/sum.test.js fails", "npx jest --verbose", None),
            ("Fix ./a, its TestAdd fails", "go test ./b", Some("./a")),
            ("Fix ./a, its TestAdd fails", "go test ./a", None),
            ("Fix ./a, its TestAdd fails", "go test ./...", None),
            ("crate a: tests::adds fails", "cargo test -p b", Some("a")),
            ("crate a: tests::adds fails", "cargo test -p a", None),
            ("crate a: tests::adds fails", "cargo test --workspace", None),
            ("the crate has a fault", "cargo test -p a", None),
            ("make the tests of workspace `a` pass", "npm test -w b", Some("a")),
            ("make the tests of workspace `a` pass", "npm test -w a", None),
            ("Make the tests of workspace a pass", "npm test -w b", Some("a")),
            ("Make the tests of workspace a pass", "npm test -w packages/a", None),
            ("the tests of the package manager fail", "cargo test -p pm", None),
            ("fix test_add in tests/test_calc.py", "pytest -q -k up", Some("test_add")),
            ("fix test_add in tests/test_calc.py", "pytest -q -k calc", None),
            ("fix test_add in tests/test_calc.py", "pytest -q -k 'add'", None),
            ("fix test_add in tests/test_calc.py", "pytest -q -k 'up or add'", None),
            ("fix test_add", "pytest -q -k TestCalc", None),
            ("fix test_add", "pytest -q -k \"not add\"", Some("test_add")),
            ("fix test_add", "pytest -q -k 'not slow'", None),
            ("fix test_add", "pytest -q -k 'not slow and not add'", None),
            (a, "pytest -q -k up", None),
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
            ("test_add in tests/test_calc.py fails", "pytest tests/test_util.py", Some("test_add")),
            ("test_add in tests/test_calc.py fails", "pytest tests/test_calc.py::test_mul", Some("test_add")),
            ("test_add in tests/test_calc.py fails", "pytest tests/test_calc.py", None),
            ("test_add in tests/test_calc.py fails", "pytest tests/test_calc.py::test_add", None),
            ("tests/test_calc.py and test_util fail", "pytest tests/test_util.py", None),
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

    #[test]
    fn a_message_names_a_package_at_its_end_or_before_a_mark() {
        for (message, expected) in [
            ("it fails in package core", &["core"][..]),
            ("package core: it fails", &["core"]),
            ("package core fails", &[]),
            ("the tests of package core fail", &["core"]),
            ("fix ./a and ./b.c", &["./a"]),
            ("crate a.b", &[]),
            ("crate", &[]),
        ] {
            assert_eq!(units_in(message).collect::<Vec<_>>(), expected, "{message}");
        }
        for (name, expected) in [("a", true), ("./a-b/c_1", true), ("./", false), ("", false), ("a.b", false)]
        {
            assert_eq!(is_unit(name), expected, "{name}");
        }
    }

    #[test]
    fn patterns_and_filters_are_read_behind_the_runner_that_knows_them() {
        for (command, expected) in [
            ("npx jest --verbose sum a/b", &["a/b"][..]),
            ("ls a/b && npx vitest c/d 'e/*'", &["c/d"]),
            ("cat a/b", &[]),
        ] {
            assert_eq!(patterns_of(command).collect::<Vec<_>>(), expected, "{command}");
        }
        for (command, expected) in [
            ("pytest -k up_2", Some("up_2")),
            ("pytest -k 'up'", Some("up")),
            ("pytest -k Up", None),
            ("pytest -k ''", None),
            ("pytest -q", None),
            ("grep -k up x && pytest -q", None),
        ] {
            assert_eq!(filter_of(command), expected, "{command}");
        }
        for (command, expected) in [
            ("pytest -k \"not up_2\"", Some("up_2")),
            ("pytest -k 'not up and not down'", None),
            ("pytest -k 'not '", None),
            ("pytest -k 'not up-2'", None),
            ("pytest -k up", None),
        ] {
            assert_eq!(denied_by(command), expected, "{command}");
        }
    }
}
