use crate::change::value_given;
use crate::lasting::Lasting;
use crate::message::compared;
use crate::spoken::speaks_of;
use crate::{SlotName, UserMessage};
use veridical_kernel::{BadTime, Capacity, Origin, Timestamp, Zone};
use veridical_policy::Request;

/// The user's own statement. A witness: only the two checks below make one, and it can be used once.
#[derive(Debug)]
pub struct Stated {
    text: String,
    /// The digest of the message that states it; `None` for what was typed as a command.
    message: Option<[u8; 32]>,
}

/// Why a text does not count as the user's statement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{}", self.describe())]
pub enum NotStated {
    /// No quote was given.
    NoQuote,
    /// There is no current message of the user.
    NoMessage,
    /// The quote is not a whole statement of the message.
    NotWhole,
    /// The statement is hedged or holds for a time only.
    Hedged,
    /// What was typed is not one statement.
    NotOneStatement,
    /// Whoever asks is not the user.
    NotUser,
    /// The statement does not ask for exactly this change.
    OtherChange,
}

impl NotStated {
    /// Every reason.
    pub const ALL: &'static [Self] = &[
        Self::NoQuote,
        Self::NoMessage,
        Self::NotWhole,
        Self::Hedged,
        Self::NotOneStatement,
        Self::NotUser,
        Self::OtherChange,
    ];

    /// The reason's stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoQuote => "no-quote",
            Self::NoMessage => "no-user-message",
            Self::NotWhole => "quote-not-whole",
            Self::Hedged => "hedged",
            Self::NotOneStatement => "not-one-statement",
            Self::NotUser => "not-the-user",
            Self::OtherChange => "not-this-change",
        }
    }

    /// What it means and what to do, in one sentence.
    #[must_use]
    pub const fn describe(self) -> &'static str {
        match self {
            Self::NoQuote => {
                "no quote of the user was given; pass a whole sentence of the user's current message"
            }
            Self::NoMessage => "there is no current message of the user that could state it",
            Self::NotWhole => {
                "the quote is not a whole statement of the user's own in the current message: it is cut, or stands where \
                 other words are announced or pasted; quote it uncut, or leave it to the user"
            }
            Self::Hedged => {
                "the user hedged it, or said it for a time of which nobody knows the end, so it is no durable fact"
            }
            Self::NotOneStatement => {
                "it is not one statement but nothing, a question, several sentences, code, a log or a quotation; say \
                 one lasting thing in one sentence"
            }
            Self::NotUser => "whoever asks here is not the user, so nothing is stated",
            Self::OtherChange => {
                "the user's sentence does not ask for exactly this value of exactly this slot, or does not name the thing that \
                 the slot is about, so the user decides"
            }
        }
    }
}

impl Stated {
    /// The statement of the current user message that `quote` repeats as a whole. What is kept is the message's own
    /// spelling.
    ///
    /// ```
    /// use veridical_slot::{NotStated, Stated, UserMessage};
    /// let message = UserMessage::new("I don't use tabs. Fix the build.");
    /// assert_eq!(Stated::quoted(Some(&message), "i don't use tabs")?.text(), "I don't use tabs");
    /// assert_eq!(Stated::quoted(Some(&message), "use tabs").unwrap_err(), NotStated::NotWhole);
    /// # Ok::<(), NotStated>(())
    /// ```
    ///
    /// # Errors
    /// [`NotStated`] when the message does not hold it as a whole, or hedges it.
    pub fn quoted(message: Option<&UserMessage>, quote: &str) -> Result<Self, NotStated> {
        if quote.trim().is_empty() {
            return Err(NotStated::NoQuote);
        }
        let message = message.ok_or(NotStated::NoMessage)?;
        let text = message.holds(quote).ok_or(NotStated::NotWhole)?;
        if hedged(text) {
            return Err(NotStated::Hedged);
        }
        Ok(Self { text: text.to_owned(), message: Some(message.digest()) })
    }

    /// The statement of a person who typed it as a command. It has to be one statement, as it would have to be in a
    /// message.
    ///
    /// # Errors
    /// [`NotStated::NotUser`] below an agent host; [`NotStated::NotOneStatement`] or [`NotStated::Hedged`] when it is
    /// no lasting statement.
    pub fn typed(origin: &Origin, text: &str) -> Result<Self, NotStated> {
        if origin.capacity() != Capacity::Person {
            return Err(NotStated::NotUser);
        }
        let text = text.trim();
        if text.is_empty() || UserMessage::new(text).holds(text).is_none() {
            return Err(NotStated::NotOneStatement);
        }
        if hedged(text) { Err(NotStated::Hedged) } else { Ok(Self { text: text.to_owned(), message: None }) }
    }

    /// A whole sentence of a message, found by what it says.
    pub(crate) fn of_sentence(message: &UserMessage, sentence: &str) -> Self {
        Self { text: sentence.to_owned(), message: Some(message.digest()) }
    }

    /// The user's own words that a slot of this name would hold, and whether the statement asks for exactly that
    /// change. A typed command gives what was typed. A sentence of a message such as "change my editor to helix" gives
    /// `helix`, if that is what was `wanted`; any other sentence gives itself.
    ///
    /// ```
    /// use veridical_policy::Request;
    /// use veridical_slot::{SlotName, Stated, UserMessage};
    /// let name = SlotName::parse("preference.editor").unwrap();
    /// let message = UserMessage::new("Change my editor to helix. I like helix.");
    /// let stated = Stated::quoted(Some(&message), "change my editor to helix").unwrap();
    /// assert_eq!(stated.value_for(&name, Some("helix")), ("helix", Request::Exact));
    /// let stated = Stated::quoted(Some(&message), "I like helix").unwrap();
    /// assert_eq!(stated.value_for(&name, Some("helix")), ("I like helix", Request::Other));
    /// ```
    #[must_use]
    pub fn value_for(&self, name: &SlotName, wanted: Option<&str>) -> (&str, Request) {
        if self.message.is_none() {
            return (&self.text, Request::Exact);
        }
        let given = value_given(&self.text, name);
        match given.filter(|given| wanted.is_none_or(|wanted| compared(wanted) == compared(given))) {
            Some(value) => (value, Request::Exact),
            None => (&self.text, Request::Other),
        }
    }

    /// Whether the statement may fill a slot of this name that has no value: a person's command may, a sentence that asks for
    /// exactly that, and one that speaks of the thing that the slot is about. Otherwise somebody else chose the slot for it.
    ///
    /// ```
    /// use veridical_slot::{SlotName, Stated, UserMessage};
    /// let message = UserMessage::new("Use tabs here.");
    /// let stated = Stated::quoted(Some(&message), "Use tabs here").unwrap();
    /// assert!(stated.may_fill(&SlotName::parse("preference.tabs").unwrap(), None));
    /// assert!(!stated.may_fill(&SlotName::parse("payment.account").unwrap(), None));
    /// ```
    #[must_use]
    pub fn may_fill(&self, name: &SlotName, wanted: Option<&str>) -> bool {
        self.value_for(name, wanted).1 == Request::Exact || speaks_of(&self.text, name)
    }

    /// The first instant at which what was said at `at` by somebody who lives in `zone` holds no more, as the statement
    /// itself says: "today", "until 2026-12-31". `None` for what holds for good.
    ///
    /// # Errors
    /// [`BadTime`] when there is no such instant.
    pub fn until(&self, at: Timestamp, zone: &Zone) -> Result<Option<Timestamp>, BadTime> {
        Lasting::of(&self.text).end(at, zone)
    }

    /// The statement, when it holds for good.
    ///
    /// # Errors
    /// [`NotStated::Hedged`] when it names its last day.
    pub fn for_good(self) -> Result<Self, NotStated> {
        if Lasting::of(&self.text) == Lasting::Always { Ok(self) } else { Err(NotStated::Hedged) }
    }

    /// The digest of the message that states it.
    pub(crate) fn message(&self) -> Option<[u8; 32]> {
        self.message
    }

    /// The statement in the form in which two of them are compared.
    #[must_use]
    pub fn compared(&self) -> String {
        compared(&self.text)
    }

    /// The statement: the text that is stored.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// Words that make a statement doubtful, or temporary without a last day, in the languages of R10.5 and some more. Words
/// that belong together must stand together.
#[rustfmt::skip]
const HEDGES: [&str; 119] = [
    "maybe", "perhaps", "probably", "possibly", "likely", "i think", "i guess", "i believe", "i suppose", "not sure",
    "might", "suppose", "imagine", "pretend", "assume", "assuming", "presumably", "apparently", "supposedly", "reportedly",
    "allegedly", "seem", "seems", "if", "unless", "for now", "right now", "currently", "yesterday", "this session", "this time",
    "this once", "just once", "temporarily", "at the moment", "for the moment", "until",
    "vielleicht", "vorerst", "vorläufig", "einstweilen", "fürs erste", "momentan", "gerade", "ich glaube", "ich denke", "wahrscheinlich", "wenn", "falls", "angeblich", "wohl",
    "anscheinend", "scheinbar", "offenbar", "möglicherweise", "vermutlich", "eventuell",
    "peut-être", "pour l'instant", "je pense", "je crois", "il paraît", "il semble", "sans doute", "apparemment", "probablement",
    "quizás", "quizá", "tal vez", "a lo mejor", "por ahora", "creo que", "parece que", "probablemente", "al parecer",
    "talvez", "por enquanto", "acho que", "ao que parece", "provavelmente",
    "forse", "per ora", "penso che", "credo che", "pare che", "sembra che", "probabilmente", "a quanto pare",
    "может быть", "возможно", "наверное", "вероятно", "кажется", "похоже", "пока", "если", "думаю",
    "也许", "可能", "大概", "或许", "好像", "听说", "据说", "暂时", "目前", "如果",
    "多分", "たぶん", "おそらく", "かもしれ", "とりあえず", "と思い", "と思う", "らしい", "もし",
    "아마", "당분간", "만약",
];

/// The same in languages that are known in part.
#[rustfmt::skip]
const MORE_HEDGES: [&str; 21] = [
    "misschien", "voorlopig", "waarschijnlijk", "blijkbaar", "ik denk", "tenzij", "może", "na razie", "chyba", "podobno", "jeśli", "jeżeli",
    "prawdopodobnie", "belki", "şimdilik", "galiba", "eğer", "kanske", "kanskje", "måske", "tills vidare",
];

/// How a condition begins that stands before what it is for, in languages where the word says other things elsewhere.
const CONDITIONS: [&str; 6] = ["si ", "s'il ", "se ", "als ", "cuando ", "quando "];

/// Whether a statement is doubtful, or temporary and nobody knows for how long.
pub(crate) fn hedged(text: &str) -> bool {
    // "Until" with a day behind it says how long.
    let dated = Lasting::of(text) != Lasting::Always;
    let doubted = HEDGES.iter().chain(&MORE_HEDGES);
    let lower = text.trim_start().to_lowercase().replace('’', "'");
    let conditional = lower.contains(',') && CONDITIONS.iter().any(|condition| lower.starts_with(condition));
    conditional || doubted.into_iter().any(|hedge| !(dated && *hedge == "until") && holds_phrase(text, hedge))
}

/// Whether a statement holds for good, as far as its words tell.
pub(crate) fn lasts(text: &str) -> bool {
    !hedged(text) && Lasting::of(text) == Lasting::Always
}

/// Whether a phrase stands in a text as whole words.
pub(crate) fn holds_phrase(text: &str, phrase: &str) -> bool {
    let lower: String = text.to_lowercase().replace('’', "'");
    let dense =
        |c: char| matches!(c, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}');
    let spaced = !phrase.chars().any(dense);
    let letter = |c: Option<char>| spaced && c.is_some_and(char::is_alphanumeric);
    lower.match_indices(phrase).any(|(at, _)| {
        let before = lower.get(..at).and_then(|text| text.chars().next_back());
        let after = lower.get(at + phrase.len()..).and_then(|text| text.chars().next());
        !letter(before) && !letter(after)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use veridical_kernel::{Ancestry, Lease, Marker, Surroundings, Terminal};

    fn check(message: &str, quote: &str, expected: Result<&str, NotStated>) {
        let message = UserMessage::new(message);
        let stated = Stated::quoted(Some(&message), quote).map(|s| s.text().to_owned());
        assert_eq!(stated.as_deref().map_err(|e| *e), expected, "{quote:?}");
    }

    #[test]
    fn only_a_whole_certain_statement_of_the_user_is_stated() {
        check("I use fish. Thanks.", "I use  FISH", Ok("I use fish"));
        check("Ｉ use fish", "I use fish", Ok("Ｉ use fish"));
        check("I do not use fish", "use fish", Err(NotStated::NotWhole));
        check("Bob says I use fish", "I use fish", Err(NotStated::NotWhole));
        check("If it rains, I use fish", "I use fish", Err(NotStated::NotWhole));
        check("Maybe I use fish", "Maybe I use fish", Err(NotStated::Hedged));
        check("For now I use fish", "For now I use fish", Err(NotStated::Hedged));
        check("Vielleicht nehme ich fish", "Vielleicht nehme ich fish", Err(NotStated::Hedged));
        check(
            "The mayberry branch is pinned",
            "The mayberry branch is pinned",
            Ok("The mayberry branch is pinned"),
        );
        check("I use fish", " ", Err(NotStated::NoQuote));
    }

    #[test]
    fn a_person_types_one_lasting_statement() {
        let person = Surroundings {
            ancestry: Ancestry::Clear,
            marker: Marker::Absent,
            terminal: Terminal::Absent,
            lease: Lease::None,
        };
        let typed =
            |text: &str| Stated::typed(&person.command(), text).map(|stated| stated.text().to_owned());
        assert_eq!(typed(" Releases are cut on Mondays. ").as_deref(), Ok("Releases are cut on Mondays."));
        assert_eq!(typed("uses pnpm").as_deref(), Ok("uses pnpm"));
        for text in [
            "",
            "   ",
            "?",
            "Do we use pnpm?",
            "Use pnpm. Never npm.",
            "2026-11-30 12:00:01 ERROR x",
            "> use pnpm",
        ] {
            assert_eq!(typed(text), Err(NotStated::NotOneStatement), "{text:?}");
        }
        assert_eq!(typed("Maybe we use pnpm"), Err(NotStated::Hedged));
        let below = Surroundings { ancestry: Ancestry::BelowHost, ..person };
        assert_eq!(Stated::typed(&below.command(), "uses pnpm").unwrap_err(), NotStated::NotUser);
    }

    #[test]
    fn without_a_message_nothing_is_stated() {
        assert_eq!(Stated::quoted(None, "x").unwrap_err(), NotStated::NoMessage);
    }
}
