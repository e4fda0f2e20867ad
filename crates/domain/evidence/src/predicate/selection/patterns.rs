//! When the value of one option surely takes in all that another value of it chose.

use crate::report::Argument;

/// `-k 'a or b'` after `-k a`; `-Dtest=A` after `-Dtest=A#b`.
pub(super) fn takes_in(later: &Argument, earlier: &Argument, runner: &str) -> bool {
    let (Some(now), Some(before)) = (later.value(), earlier.value()) else { return false };
    match (runner, later.name()) {
        _ if later.name() != earlier.name() => false,
        ("pytest", "-k") => each_is_among(alternatives(before), alternatives(now), |now, word| now == word),
        ("Maven Surefire", "-Dtest") => each_is_among(chosen(before), chosen(now), Chosen::takes),
        _ => false,
    }
}

fn each_is_among<T>(before: Option<Vec<T>>, now: Option<Vec<T>>, takes: impl Fn(&T, &T) -> bool) -> bool {
    before.zip(now).is_some_and(|(before, now)| {
        before.iter().all(|earlier| now.iter().any(|later| takes(later, earlier)))
    })
}

/// The words of `a or b`, when it is nothing else.
fn alternatives(expression: &str) -> Option<Vec<&str>> {
    let plain = |word: &str| {
        !matches!(word, "" | "and" | "or" | "not")
            && word.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
    };
    let words: Vec<&str> = expression.split(" or ").map(str::trim).collect();
    words.iter().all(|word| plain(word)).then_some(words)
}

/// A class of Java, and those of its tests that are named, if any are.
#[derive(Debug)]
struct Chosen<'a> {
    class: &'a str,
    tests: Vec<&'a str>,
}

impl Chosen<'_> {
    fn takes(&self, other: &Self) -> bool {
        let named = || !other.tests.is_empty() && other.tests.iter().all(|test| self.tests.contains(test));
        self.class == other.class && (self.tests.is_empty() || named())
    }
}

/// What `A,B#c+d` names, when it holds no pattern.
fn chosen(value: &str) -> Option<Vec<Chosen<'_>>> {
    let plain = |name: &str| {
        !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b"_.$".contains(&b))
    };
    let one = |item| {
        let (class, tests) = match str::split_once(item, '#') {
            Some((class, tests)) => (class, tests.split('+').collect()),
            None => (item, Vec::new()),
        };
        (plain(class) && tests.iter().all(|test| plain(test))).then_some(Chosen { class, tests })
    };
    value.split(',').map(one).collect()
}

/// The classes that `-Dtest` names.
pub(super) fn classes(argument: &Argument) -> Option<Vec<&str>> {
    let value = argument.value().filter(|_| argument.name() == "-Dtest")?;
    Some(chosen(value)?.into_iter().map(|chosen| chosen.class).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::Effect;
    use proptest::prelude::*;

    fn option(name: &str, value: &str) -> Argument {
        Argument::Option { name: name.into(), value: Some(value.into()), effect: Effect::Selects }
    }

    fn takes(runner: &str, name: &str, now: &str, before: &str) -> bool {
        takes_in(&option(name, now), &option(name, before), runner)
    }

    #[test]
    fn a_value_takes_in_another_only_when_its_own_words_say_so() {
        let (pytest, maven) = ("pytest", "Maven Surefire");
        for (runner, name, now, before, expected) in [
            (pytest, "-k", "a or b", "a", true),
            (pytest, "-k", "b or a or c", "a or b", true),
            (pytest, "-k", "a or b", "a or c", false),
            (pytest, "-k", "a and b", "a", false),
            (pytest, "-k", "not a or b", "a", false),
            (pytest, "-k", "ab", "a", false),
            (pytest, "-k", "a", "a or b", false),
            (pytest, "-k", "a or b", "not b", false),
            (pytest, "-k", "a or and", "a", false),
            (pytest, "-k", "a or b-c", "a", false),
            (pytest, "-k", "a_b or c", "a_b", true),
            (pytest, "-k", "(a or b)", "a", false),
            (pytest, "-m", "a or b", "a", false),
            ("unittest", "-k", "a or b", "a", false),
            (maven, "-Dtest", "A", "A#b", true),
            (maven, "-Dtest", "A#b+c", "A#b", true),
            (maven, "-Dtest", "B,A", "A#b", true),
            (maven, "-Dtest", "x.A", "x.A#b+c", true),
            (maven, "-Dtest", "A#b", "A", false),
            (maven, "-Dtest", "A#c", "A#b", false),
            (maven, "-Dtest", "x.A", "A#b", false),
            (maven, "-Dtest", "A*", "A#b", false),
            (maven, "-Dtest", "A,!A#b", "A#b", false),
            (maven, "-Dtest", "A#*", "A#b", false),
            (maven, "-Dtest", "B", "A#b,B", false),
            (maven, "-Dit.test", "A", "A#b", false),
            ("Gradle", "-Dtest", "A", "A#b", false),
        ] {
            assert_eq!(takes(runner, name, now, before), expected, "{runner} {name} {now} / {before}");
        }
        assert!(!takes_in(&option("-Dtest", "A"), &option("-k", "A"), maven));
        assert_eq!(classes(&option("-Dtest", "A,x.B#c")), Some(vec!["A", "x.B"]));
        assert_eq!(classes(&option("-Dtest", "A*")), None);
        assert_eq!(classes(&option("-Dgroups", "A")), None);
    }

    proptest! {
        #[test]
        fn to_take_in_is_handed_on(a in "[ab#+,]{1,5}", b in "[ab#+,]{1,5}", c in "[ab#+,]{1,5}") {
            let takes = |now: &str, before: &str| takes("Maven Surefire", "-Dtest", now, before);
            prop_assert!(!(takes(&a, &b) && takes(&b, &c)) || takes(&a, &c));
        }
    }
}
