//! Tests that are named by no file: `TestAdd`, `CalcTest.adds`, `the test "adds"`, and the option by which a call chooses
//! among them.

/// The first test that `message` names so, when each of these commands chooses by name, and surely others.
pub(super) fn missed<'a>(message: &'a str, commands: &[&str]) -> Option<&'a str> {
    let named: Vec<&str> = names_in(message).collect();
    let is_other = |command: &&str| {
        let mut chosen = chosen_by(command).peekable();
        chosen.peek().is_some() && chosen.all(|chosen| named.iter().all(|name| surely_differ(name, chosen)))
    };
    named.first().copied().filter(|_| !commands.is_empty() && commands.iter().all(is_other))
}

/// `TestAdd`, `CalcTest`, `CalcTest.adds`, and what stands in quotes behind the word `test`.
fn names_in(message: &str) -> impl Iterator<Item = &str> {
    const SHORTEST: usize = 4;
    let words = message.split(|c: char| c.is_whitespace() || "`'\"(),;<>=".contains(c));
    let words = words.map(|word| word.trim_end_matches(['.', ':', '!', '?'])).filter(|word| is_name(word));
    let quoted = ['"', '`', '\''].into_iter().flat_map(|quote| {
        let parts: Vec<&str> = message.split(quote).collect();
        let pairs = parts.chunks(2).filter_map(|pair| Some((*pair.first()?, *pair.get(1)?)));
        pairs
            .filter(|(before, _)| before.trim_end().ends_with("test"))
            .map(|(_, title)| title)
            .collect::<Vec<_>>()
    });
    words.chain(quoted.filter(|title| title.len() >= SHORTEST && !title.contains(['/', '\n'])))
}

/// The name of a test of Go, or of a class of tests with or without one of its methods.
fn is_name(word: &str) -> bool {
    let (class, method) = word.split_once(['.', '#']).unwrap_or((word, ""));
    let plain = |text: &str| text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    let capital = |rest: &str| rest.starts_with(|c: char| c.is_ascii_uppercase());
    let of_go = class.strip_prefix("Test").is_some_and(capital);
    let of_java =
        capital(class) && ["Test", "Tests"].iter().any(|end| class.len() > end.len() && class.ends_with(end));
    plain(class)
        && plain(method)
        && (of_go || of_java)
        && !matches!(method, "java" | "kt" | "php" | "go" | "cs")
}

/// What a call chooses by name: `-run TestAdd`, `-t adds`, `-Dtest=CalcTest#adds`, `--filter adds`. Of what is a pattern nothing
/// is said.
fn chosen_by(command: &str) -> impl Iterator<Item = &str> {
    const OPTIONS: [&str; 10] = [
        "-run",
        "--run",
        "-t",
        "--testNamePattern",
        "--test-name-pattern",
        "-g",
        "--grep",
        "--filter",
        "-Dtest",
        "-Dit.test",
    ];
    let runs = ["go test", "jest", "vitest", "mocha", "node --test", "mvn", "phpunit", "bun test"];
    let known = runs.iter().any(|run| command.contains(run));
    let words: Vec<&str> = command.split_whitespace().collect();
    let given = (0..words.len()).filter_map(move |at| {
        let word = *words.get(at)?;
        match word.split_once('=') {
            Some((option, value)) if OPTIONS.contains(&option) => Some(value),
            None if OPTIONS.contains(&word) => words.get(at + 1).copied(),
            _ => None,
        }
    });
    let given: Vec<&str> = given.filter(|_| known).collect();
    let bare = |value: &'_ str| {
        let value = value.trim_matches(['"', '\'', '^', '$']);
        let plain = value.bytes().all(|b| b.is_ascii_alphanumeric() || b"_#.".contains(&b));
        plain && !value.is_empty()
    };
    // Where one of several is a pattern, it may be of any test.
    let all_plain = given.iter().all(|value| bare(value));
    given.into_iter().filter(move |_| all_plain).map(|value| value.trim_matches(['"', '\'', '^', '$']))
}

/// Whether two names are surely those of different tests: neither holds the other, class and method by themselves.
fn surely_differ(named: &str, chosen: &str) -> bool {
    let parts = |name: &'_ str| {
        name.split_once(['#', '.'])
            .map_or((name.to_owned(), None), |(class, method)| (class.to_owned(), Some(method.to_owned())))
    };
    let apart = |one: &str, other: &str| {
        let (one, other) = (one.to_ascii_lowercase(), other.to_ascii_lowercase());
        !one.contains(&other) && !other.contains(&one)
    };
    let ((class, method), (chosen_class, chosen_method)) = (parts(named), parts(chosen));
    let methods = method.zip(chosen_method.clone()).is_some_and(|(one, other)| apart(&one, &other));
    let by_method = chosen_method.is_some_and(|method| !apart(&class, &method));
    (apart(&class, &chosen_class) && !by_method) || methods
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_that_chooses_by_name_misses_the_test_that_the_message_names() {
        for (message, command, expected) in [
            ("TestAdd fails. Fix it.", "go test -json -run TestOne ./b", Some("TestAdd")),
            ("TestAdd fails. Fix it.", "go test -run '^TestAdd$' ./a", None),
            ("TestAdd fails. Fix it.", "go test -run 'TestAdd|TestOne' ./a", None),
            ("TestAdd fails. Fix it.", "go test ./...", None),
            ("TestAddAll fails. Fix it.", "go test -run TestAdd ./a", None),
            ("the test \"adds\" in calc.test.js fails", "npx jest -t muls", Some("adds")),
            ("the test \"adds\" in calc.test.js fails", "npx jest -t adds", None),
            ("the test \"adds two numbers\" fails", "npx jest -t adds", None),
            ("rename \"adds\" to \"plus\"", "npx jest -t muls", None),
            ("CalcTest.adds fails.", "mvn test -Dtest=OtherTest", Some("CalcTest.adds")),
            ("CalcTest.adds fails.", "mvn test -Dtest=CalcTest#muls", Some("CalcTest.adds")),
            ("CalcTest.adds fails.", "mvn test -Dtest=CalcTest#adds", None),
            ("CalcTest.adds fails.", "mvn test -Dtest=CalcTest", None),
            ("CalcTest fails.", "mvn test -Dtest=CalcTest#muls", None),
            ("CalcTest fails.", "mvn test", None),
            ("Fix CalcTest.java", "mvn test -Dtest=OtherTest", None),
            ("AddTest fails", "phpunit --filter MulTest", Some("AddTest")),
            ("Test the parser", "go test -run TestOne ./b", None),
            ("TestAdd fails", "make -t x", None),
        ] {
            assert_eq!(missed(message, &[command]), expected, "{message} / {command}");
        }
        assert_eq!(missed("TestAdd fails", &["go test -run TestOne ./b", "go test ./a"]), None);
    }
}
