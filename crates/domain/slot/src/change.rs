//! Sentences that ask for exactly one change of a slot: whole templates, read from end to end, so that no negation,
//! condition or second thought is left out (R6.3, R7.2).

use crate::SlotName;

/// The value that a statement of the user gives a slot, in the user's own spelling; `None` unless the whole sentence
/// gives it exactly this slot and names it.
pub(crate) fn value_given<'s>(statement: &'s str, name: &SlotName) -> Option<&'s str> {
    let statement = statement.trim();
    PATTERNS.iter().find_map(|pattern| pattern.value(statement, name))
}

/// A sentence about a slot and its new value: `open` slot `link` value `close`.
struct Pattern {
    open: &'static [&'static str],
    link: &'static [&'static str],
    close: &'static [&'static str],
}

impl Pattern {
    fn value<'s>(&self, statement: &'s str, name: &SlotName) -> Option<&'s str> {
        self.open.iter().filter_map(|open| without_start(statement, open)).find_map(|rest| {
            self.link.iter().find_map(|link| {
                let (thing, value) = parted(rest, link)?;
                let value =
                    self.close.iter().find_map(|close| without_end(value, close)).unwrap_or(value).trim();
                let named = names(thing.trim(), name);
                (named && is_value(value)).then_some(value)
            })
        })
    }
}

/// Whether the words of a sentence name the slot: its whole name, or the thing that it is about.
fn names(thing: &str, name: &SlotName) -> bool {
    let same = |spelled: &str| SlotName::parse(thing).is_ok_and(|said| SlotName::parse(spelled) == Ok(said));
    same(name.as_str()) || same(&name.thing())
}

/// A value is something, and no sentence that goes on.
fn is_value(value: &str) -> bool {
    let negated = ["not ", "no ", "nicht ", "kein ", "keine ", "pas ", "non ", "não ", "не ", "不", "没"];
    let lower = value.to_lowercase();
    !value.is_empty() && !value.contains([';', '\n']) && !negated.iter().any(|no| lower.starts_with(no))
}

/// What follows a beginning, whatever its case.
fn without_start<'s>(text: &'s str, start: &str) -> Option<&'s str> {
    if start.is_empty() {
        return Some(text);
    }
    let (head, rest) = text.split_at_checked(start.len())?;
    same(head, start).then_some(rest)
}

/// What stands before an end, whatever its case.
fn without_end<'s>(text: &'s str, end: &str) -> Option<&'s str> {
    let (head, tail) = text.split_at_checked(text.len().checked_sub(end.len())?)?;
    same(tail, end).then_some(head)
}

/// What stands before and after the first `link`, whatever its case.
fn parted<'s>(text: &'s str, link: &str) -> Option<(&'s str, &'s str)> {
    let starts = text.char_indices().map(|(at, _)| at);
    starts.into_iter().find_map(|at| {
        let (before, rest) = text.split_at_checked(at)?;
        Some((before, without_start(rest, link)?))
    })
}

fn same(a: &str, b: &str) -> bool {
    a.chars().flat_map(char::to_lowercase).eq(b.chars())
}

#[rustfmt::skip]
const PATTERNS: &[Pattern] = &[
    Pattern {
        open: &[
            "change my ", "change our ", "change the ", "change ", "set my ", "set our ", "set the ", "set ", "update my ",
            "update our ", "update the ", "update ", "switch my ", "switch our ", "switch the ", "please change my ",
            "please change the ", "please change ", "please set my ", "please set the ", "please set ", "please update my ",
            "please update the ", "please update ", "correct my ", "correct the ", "i changed my ", "we changed our ",
        ],
        link: &[" to "],
        close: &[" please", " from now on", " now"],
    },
    Pattern {
        open: &["my ", "our ", "the ", "remember: my ", "remember: our ", "from now on my ", "from now on our ", ""],
        link: &[" is now ", " is ", ": ", " = "],
        close: &[" now", " from now on"],
    },
    Pattern {
        open: &[
            "ändere meine ", "ändere meinen ", "ändere mein ", "ändere unsere ", "ändere unseren ", "ändere unser ",
            "ändere ", "setze meine ", "setze meinen ", "setze mein ", "setze ", "stelle meine ", "stelle meinen ",
            "stelle mein ", "bitte ändere meine ", "bitte ändere meinen ", "bitte ändere mein ",
        ],
        link: &[" auf ", " in ", " zu "],
        close: &[" um", " ab jetzt"],
    },
    Pattern {
        open: &["meine ", "mein ", "unsere ", "unser ", "der ", "die ", "das "],
        link: &[" ist jetzt ", " ist nun ", " ist ", " lautet "],
        close: &[" ab jetzt"],
    },
    Pattern {
        open: &["change mon ", "change ma ", "change notre ", "mets mon ", "mets ma ", "passe mon ", "passe ma "],
        link: &[" à ", " en ", " sur "],
        close: &[" désormais"],
    },
    Pattern {
        open: &["mon ", "ma ", "notre "],
        link: &[" est maintenant ", " est désormais ", " est "],
        close: &[" désormais", " maintenant"],
    },
    Pattern {
        open: &["cambia mi ", "cambia nuestro ", "cambia nuestra ", "pon mi ", "actualiza mi "],
        link: &[" a ", " en ", " por "],
        close: &[" a partir de ahora"],
    },
    Pattern {
        open: &["mi ", "nuestro ", "nuestra "],
        link: &[" ahora es ", " es ahora ", " es "],
        close: &[" a partir de ahora"],
    },
    Pattern {
        open: &["mude meu ", "mude minha ", "mude o meu ", "mude a minha ", "altere meu ", "altere minha "],
        link: &[" para "],
        close: &[" a partir de agora"],
    },
    Pattern {
        open: &["meu ", "minha ", "o meu ", "a minha ", "nosso ", "nossa "],
        link: &[" agora é ", " é agora ", " é "],
        close: &[" a partir de agora"],
    },
    Pattern {
        open: &["cambia il mio ", "cambia la mia ", "imposta il mio ", "imposta la mia "],
        link: &[" in ", " a ", " su "],
        close: &[" d'ora in poi"],
    },
    Pattern {
        open: &["il mio ", "la mia ", "il nostro ", "la nostra "],
        link: &[" ora è ", " adesso è ", " è ora ", " è "],
        close: &[" d'ora in poi"],
    },
    Pattern {
        open: &["измени мой ", "измени мою ", "измени моё ", "поменяй мой ", "поменяй мою ", "установи мой ", "измени ", "поменяй "],
        link: &[" на "],
        close: &[" с этого момента"],
    },
    Pattern {
        open: &["мой ", "моя ", "моё ", "наш ", "наша "],
        link: &[" теперь ", " сейчас — ", " — это ", " — ", ": "],
        close: &[],
    },
    Pattern { open: &["把我的", "将我的", "请把我的", "请将我的", "把"], link: &["改成", "改为", "设为", "设置为"], close: &[] },
    Pattern { open: &["我的", "我们的"], link: &["现在是", "改为", "是", "："], close: &[] },
    Pattern { open: &["私の", "わたしの", ""], link: &["を"], close: &["に変更してください", "に変更して", "に変えて", "に設定して"] },
    Pattern { open: &["私の", "わたしの"], link: &["は今", "は"], close: &["です", "になりました"] },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_sentence_that_names_the_slot_gives_it_its_value() {
        for (name, statement, value) in [
            ("timezone", "Change my timezone to Europe/Lisbon", "Europe/Lisbon"),
            ("profile.time_zone", "change my time zone to Europe/Lisbon please", "Europe/Lisbon"),
            ("profile.time_zone", "My timezone is now Europe/Lisbon", "Europe/Lisbon"),
            ("profile.time_zone", "My time zone is Europe/Lisbon", "Europe/Lisbon"),
            ("preference.editor", "preference.editor is helix", "helix"),
            ("preference.editor", "Set preference.editor to helix", "helix"),
            ("preference.editor", "Editor: helix", "helix"),
            ("preference.editor", "Remember: my editor is helix", "helix"),
            ("preference.editor", "Ändere meinen Editor auf helix", "helix"),
            ("preference.editor", "Mein Editor ist jetzt helix", "helix"),
            ("preference.editor", "Change mon editor en helix", "helix"),
            ("preference.editor", "Mi editor ahora es helix", "helix"),
            ("preference.editor", "Mude meu editor para helix", "helix"),
            ("preference.editor", "Il mio editor è helix", "helix"),
            ("preference.editor", "Измени editor на helix", "helix"),
            ("preference.editor", "把我的editor改成helix", "helix"),
            ("preference.editor", "私のeditorはhelixです", "helix"),
        ] {
            assert_eq!(value_given(statement, &SlotName::parse(name).unwrap()), Some(value), "{statement}");
        }
    }

    #[test]
    fn a_sentence_about_something_else_or_with_more_in_it_gives_nothing() {
        for (name, statement) in [
            ("preference.editor", "My shell is fish"),
            ("preference.editor", "My editor is not helix"),
            ("preference.editor", "I do not think that my editor is helix"),
            ("preference.editor", "Bob says my editor is helix"),
            ("preference.editor", "My old editor is helix"),
            ("preference.editor", "I like helix"),
            ("preference.editor", "Change my editor to "),
            ("preference.editor", "Never change my editor to helix"),
            ("preference.editor", "mein Editor ist nicht helix"),
            ("preference.editor", "我的editor不是helix"),
            ("preference.editor", ""),
        ] {
            assert_eq!(value_given(statement, &SlotName::parse(name).unwrap()), None, "{statement}");
        }
    }
}
