//! A failure of which only the user tells, and what was done to its tests before the run that passes.

use super::coverage::{removes, rewords};
use super::history::History;
use super::ledger::Entry;
use super::run::Moment;
use super::touch::file_name;
use std::collections::HashSet;

/// Before all of a turn.
const START: Moment = (0, 0);

impl History<'_> {
    /// What was done to the tests of which the message tells, or what the report of a pass shows of them, when nothing of
    /// that was asked for.
    pub(super) fn turned_before(&self, pass: &Entry<'_>) -> Option<&'static str> {
        let (user, until) = (self.user(), pass.run.began);
        let message = user.to_ascii_lowercase();
        if !pass.command.tests() || asks_for_less(&message) {
            return None;
        }
        let named: Vec<String> = tests_named(user).collect();
        if passes_over(self.output_of(pass.run), &named) {
            return Some("the test that it names was passed over");
        }
        let told = || tells_of_a_failure(&message);
        let done: [(&dyn Fn() -> bool, &'static str); 4] = [
            (&|| self.left_out_between(START, until), "something was left out of what runs"),
            (&|| self.turned_round_between(START, until), "a test was turned round"),
            (&|| self.fitted_between(START, until), "what is expected was written anew"),
            (
                &|| {
                    self.tests_gone_between(START, until)
                        || removes(self.writes_between(START, until), &named)
                        || rewords(self, &named, START, until)
                },
                "a test was taken away",
            ),
        ];
        done.into_iter().find(|(holds, _)| told() && holds()).map(|(_, what)| what)
    }
}

impl History<'_> {
    /// A program of which the message says what it prints or is to print, when a run for show behind a pass prints otherwise.
    pub(super) fn shows_otherwise(&self, pass: &Entry<'_>) -> Option<&str> {
        let message = self.user();
        let told: Vec<(bool, &str)> = values_told(message).collect();
        if told.is_empty() {
            return None;
        }
        let is_named =
            |text: &str| text.split(' ').any(|word| word.contains('.') && message.contains(file_name(word)));
        let mut shown = self.each_shown_after(pass.run).filter(|(_, text)| is_named(text));
        let otherwise = |at: Moment| {
            let said: HashSet<&str> =
                self.said_at(at).split(|c: char| !(c.is_alphanumeric() || "._-".contains(c))).collect();
            told.iter().any(|(wanted, value)| said.contains(value) != *wanted)
        };
        shown.find(|(at, _)| otherwise(*at)).map(|(_, text)| text)
    }
}

/// The values of which a message says that they are printed, each with whether they are to be: `prints nan`, `must print True`.
fn values_told(message: &str) -> impl Iterator<Item = (bool, &str)> {
    const WANTS: [&str; 4] = ["must", "should", "to", "shall"];
    const SAYS: [&str; 5] = ["print", "output", "show", "return", "give"];
    const VALUES: [&str; 10] =
        ["true", "false", "nan", "none", "null", "nil", "undefined", "inf", "-inf", "infinity"];
    let bare = |word: &'_ str| word.trim_matches(|c: char| !(c.is_alphanumeric() || c == '-')).to_owned();
    let words: Vec<&str> = message.split_whitespace().collect();
    let is_value = |word: &str| {
        VALUES.contains(&word.to_ascii_lowercase().as_str()) || word.parse::<f64>().is_ok_and(f64::is_finite)
    };
    let mut found = Vec::new();
    for triple in words.windows(3) {
        let [before, verb, value] = triple else { continue };
        let plain = bare(verb).to_ascii_lowercase();
        let says = SAYS.iter().any(|known| plain.strip_suffix('s').unwrap_or(&plain) == *known);
        let value = value.trim_matches(|c: char| !(c.is_alphanumeric() || c == '-'));
        let wanted = WANTS.contains(&bare(before).to_ascii_lowercase().as_str());
        if says && is_value(value) && (wanted || plain.ends_with('s')) {
            found.push((wanted, value));
        }
    }
    found.into_iter()
}

/// Whether a message, in small letters, tells of tests that fail, or are to pass.
fn tells_of_a_failure(message: &str) -> bool {
    const BEGINNINGS: [&str; 8] = ["fail", "broke", "red", "crash", "wrong", "pass", "green", "error"];
    begins_a_word(message, &BEGINNINGS)
}

/// Whether it asks for tests to be left out, taken away or written anew.
fn asks_for_less(message: &str) -> bool {
    const BEGINNINGS: [&str; 20] = [
        "skip",
        "ignor",
        "remov",
        "delet",
        "renam",
        "mov",
        "xfail",
        "deselect",
        "disabl",
        "exclud",
        "quarantin",
        "updat",
        "rewrit",
        "drop",
        "replac",
        "split",
        "merg",
        "convert",
        "refactor",
        "mock",
    ];
    begins_a_word(message, &BEGINNINGS)
}

fn begins_a_word(message: &str, beginnings: &[&str]) -> bool {
    let mut words = message.split(|c: char| !c.is_alphanumeric());
    words.any(|word| beginnings.iter().any(|beginning| word.starts_with(beginning)))
}

/// The tests that a message names: `test_mean`, `TestMean`, and what it quotes.
fn tests_named(message: &str) -> impl Iterator<Item = String> {
    const SHORTEST: usize = 3;
    let words = message.split(|c: char| !(c.is_alphanumeric() || c == '_'));
    let is_test = |word: &&str| {
        ["test_", "Test"]
            .iter()
            .any(|start| word.strip_prefix(start).is_some_and(|rest| rest.len() >= SHORTEST))
    };
    let quoted = ['"', '`'].into_iter().flat_map(|quote| message.split(quote).skip(1).step_by(2));
    let is_title = |text: &&str| text.len() > SHORTEST && !text.contains(['/', '.', '\n']);
    words.filter(is_test).chain(quoted.filter(is_title)).map(str::to_owned)
}

/// Whether a report shows one of these tests as one that was passed over.
fn passes_over(report: &str, tests: &[String]) -> bool {
    const MARKS: [&str; 6] = [" SKIPPED", " XFAIL", " ... ignored", "--- SKIP: ", " # SKIP", "○ "];
    !tests.is_empty()
        && report.lines().any(|line| {
            MARKS.iter().any(|mark| line.contains(mark))
                && tests.iter().any(|test| line.contains(test.as_str()))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_names_tests_by_their_names_and_in_quotes() {
        let named = |message| tests_named(message).collect::<Vec<_>>().join(" | ");
        assert_eq!(named("test_mean and TestAdd fail"), "test_mean | TestAdd");
        assert_eq!(named("the test \"rounds up\" fails"), "rounds up");
        assert_eq!(named("fix `mean` and `sum` in `src/a.py`"), "mean");
        assert_eq!(named("Testing is fun, test it"), "Testing");
    }

    #[test]
    fn a_message_tells_of_values_that_are_printed_or_are_to_be() {
        let told = |message| values_told(message).collect::<Vec<_>>();
        assert_eq!(told("app.py prints nan. Fix it."), [(false, "nan")]);
        assert_eq!(told("app.py must print True. Fix add."), [(true, "True")]);
        assert_eq!(told("it should return 3, and shows -1 now"), [(true, "3"), (false, "-1")]);
        assert_eq!(told("it prints the sum"), []);
        assert_eq!(told("print 3 rows"), []);
        assert_eq!(told("it has 4 rows"), []);
        assert_eq!(told("it \"prints\" nan"), [(false, "nan")]);
    }
}
