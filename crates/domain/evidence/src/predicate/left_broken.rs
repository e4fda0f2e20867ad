//! What an earlier turn left broken and this one is asked to mend: only what answers that failure answers the user.

use super::asked::{spoken_names, stem, words_in};
use super::coverage::own_name;
use super::history::History;
use super::ledger::{Entry, Ledger};
use super::open::{EARLIER, OpenFailure};
use super::run::Kind;
use super::unheard::{Spoken, all_after};
use crate::report::{Judge, Runner};
use crate::{MAX_NAMES, Reason};

impl<'a> History<'a> {
    /// The command of the last failure of an earlier turn that the user asks for and no run of this turn answers.
    pub(super) fn left_broken(&self, runs: &[Entry<'_>], ledger: &Ledger<'_>) -> Option<&'a str> {
        let message = self.user().to_ascii_lowercase();
        let (goes_on, mends) = (goes_on(&message), asks_to_mend(&message));
        let open = self.carried();
        let last = open.last();
        let is_asked_for = |failure: &OpenFailure| {
            let is_last = last.is_some_and(|last| last == failure);
            (is_last && mends) || names_one_of(&message, failure.tests())
        };
        let is_unanswered = |failure: &&OpenFailure| {
            let by_tests = failure.command().tests();
            let answered = || by_tests && !ledger.every_open().any(|entry| is_of(&entry, failure));
            if is_asked_for(failure) {
                failure.is_in_doubt() || !(answered() || self.may_have_answered(failure, runs))
            } else {
                goes_on && (failure.is_in_doubt() || (!answered() && is_passed_by(failure, runs)))
            }
        };
        open.iter().rev().find(is_unanswered).map(|failure| failure.command().text.as_str())
    }

    /// Whether what passed may have held what failed, though nothing says so: not another part of the tests, not the tests
    /// of another runner, and nothing else than the builder, the checker or the program that failed.
    fn may_have_answered(&self, failure: &OpenFailure, runs: &[Entry<'_>]) -> bool {
        if failure.command().tests() {
            let of_another = |pass: &Entry<'_>| {
                let runner =
                    |entry: &super::identity::Identity| entry.started().and_then(|exact| exact.runner);
                let (now, before) = (runner(pass.command), runner(failure.command()));
                now.zip(before).is_some_and(|(now, before)| now != before)
            };
            return !is_passed_by(failure, runs) && !all_after(EARLIER, runs, of_another);
        }
        let names = spoken_names(&failure.command().text);
        let builds = failure.command().judge != Judge::Trial;
        self.runs.iter().any(|run| {
            let built = matches!(run.kind, Kind::Other { reason: Reason::NoPredicate, .. })
                || matches!(&run.kind, Kind::Passed { command, .. } if command.judge != Judge::Tests);
            let named = || spoken_names(&run.attestation.command).iter().any(|name| names.contains(name));
            run.attestation.exit_code == Some(0) && ((builds && built) || named())
        })
    }
}

fn is_of(entry: &Entry<'_>, failure: &OpenFailure) -> bool {
    entry.run.at == EARLIER && entry.command.is_same(failure.command())
}

/// Whether all that passed is a part of the tests of which the failure does not speak.
fn is_passed_by(failure: &OpenFailure, runs: &[Entry<'_>]) -> bool {
    let runner = failure.command().started().and_then(|exact| exact.runner);
    let told = (1..MAX_NAMES).contains(&failure.tests().len());
    let said = failure.tests().join("\n");
    let spoken = Spoken::of(&failure.command().text, &said);
    told && runner.is_some_and(Runner::names_tests_by_path)
        && all_after(EARLIER, runs, |pass| spoken.is_beside(pass.command))
}

/// Whether a message, in small letters, names one of these tests.
fn names_one_of(message: &str, tests: &[String]) -> bool {
    const TOO_SHORT: usize = 6;
    let said = words_in(message);
    let name = |test: &String| own_name(test).to_ascii_lowercase();
    tests.iter().map(name).any(|name| name.len() >= TOO_SHORT && said.contains(name.as_str()))
}

/// Whether a message, in small letters, asks for more of what was done before, or for all tests.
fn goes_on(message: &str) -> bool {
    const WORDS: [&str; 15] = [
        "go on",
        "continue",
        "keep going",
        "carry on",
        "again",
        "once more",
        "proceed",
        "all tests",
        "all the tests",
        "all of the tests",
        "every test",
        "test suite",
        "whole suite",
        "full suite",
        "still fail",
    ];
    WORDS.iter().any(|words| message.contains(words))
}

/// Whether a message, in small letters, asks to mend what it does not name: `please fix it`, `fix the build`, `make it pass`.
fn asks_to_mend(message: &str) -> bool {
    const LONGEST: usize = 12;
    const MENDS: &str =
        "fix mend repair solv resolv debug correct addres sort clean clear handl tackl care rid";
    const MAKES: &str = "make get";
    const IT: &str =
        "it that this them thos thes both everyth error failur issu problem bug bugs crash build fault test";
    const BETWEEN: &str = "the all of last remain fail up out";
    let words: Vec<&str> = message.split_whitespace().collect();
    let names_something = |word: &&str| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        word.contains(['_', '.', '/', ':', '`', '(']) || word.chars().any(|c| c.is_ascii_digit())
    };
    if words.len() > LONGEST || words.iter().any(names_something) {
        return false;
    }
    if is_an_assent(message) {
        return true;
    }
    let is_one_of = |known: &str, word: &str| known.split(' ').any(|known| known == word);
    let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_owned();
    let words: Vec<String> = words.iter().map(|word| stem(&bare(word)).to_owned()).collect();
    words.iter().enumerate().any(|(at, verb)| {
        let mut behind = words.iter().skip(at + 1).skip_while(|word| is_one_of(BETWEEN, word));
        let what = behind.next().map(String::as_str).unwrap_or_default();
        let mends = is_one_of(MENDS, verb) && is_one_of(IT, what);
        let makes = is_one_of(MAKES, verb) && matches!(what, "it" | "them" | "that" | "this");
        mends
            || (makes
                && behind.next().is_some_and(|word| is_one_of("pass green work compil build run", word)))
    })
}

/// Whether a message, in small letters, says no more than that what was offered be done, or in another language that it be
/// mended: `yes please`, `do it`, `bitte beheben`.
fn is_an_assent(message: &str) -> bool {
    const LONGEST: usize = 6;
    const ASSENT: &str = "yes y yep yeah ok okay sure please do it that so go ahead then now thanks ja bitte mach das oui sí si da да \
                          давай 好 好的 はい 네";
    const MENDS: [&str; 12] = [
        "beheb",
        "reparier",
        "korrigier",
        "arregl",
        "corrig",
        "répar",
        "исправ",
        "почин",
        "修复",
        "修正",
        "直して",
        "고쳐",
    ];
    let words: Vec<&str> = message
        .split(|c: char| c.is_whitespace() || ",.!".contains(c))
        .filter(|word| !word.is_empty())
        .collect();
    let short = !words.is_empty() && words.len() <= LONGEST;
    short
        && (words.iter().all(|word| ASSENT.split_whitespace().any(|known| known == *word))
            || MENDS.iter().any(|stem| message.contains(stem)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_asks_to_mend_what_it_does_not_name() {
        for (message, expected) in [
            ("fix it", true),
            ("please fix that!", true),
            ("ok, fix the build", true),
            ("fix the remaining failures", true),
            ("now solve this", true),
            ("can you make it pass?", true),
            ("get them working", true),
            ("yes please", true),
            ("do it!", true),
            ("fix both", true),
            ("fix them all.", true),
            ("clean those up.", true),
            ("okay, take care of that.", true),
            ("can you get rid of it?", true),
            ("can you sort this out?", true),
            ("bitte beheben.", true),
            ("yes, and add a helper", false),
            ("run the tests", false),
            ("", false),
            ("fix the typo in readme.md", false),
            ("fix it in src/a.py", false),
            ("add a helper", false),
            ("fix the colour of the button", false),
            ("make it blue", false),
            ("fix it.", true),
            ("let it pass", false),
            ("make tests pass", false),
            ("fix it and then tell me what you did to do it", true),
            ("fix it and then tell me what you did to get it done", false),
        ] {
            assert_eq!(asks_to_mend(message), expected, "{message}");
        }
        assert!(!asks_to_mend(&format!("fix it {}", "and more ".repeat(12))));
    }
}
