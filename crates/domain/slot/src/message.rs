use crate::announced::{Announced, is_polite, takes_back};
use sha2::{Digest, Sha256};
use std::ops::ControlFlow;
use unicode_normalization::UnicodeNormalization;

/// The current message of the user, cut into the statements that it makes as a whole.
///
/// Built by an adapter from what the user really wrote: never from a message that the host injected. Reading is
/// strict: a message that holds code, markup, an attachment or a host's note states nothing at all, since nobody can
/// tell there where the user's own words end; neither does one that takes something back. What another sentence announces as
/// other words states nothing, nor does what stands on a line below the user's own words, unless the user says there that it is
/// to be remembered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UserMessage {
    statements: Vec<String>,
    /// The user's own whole sentences that ask nothing, also those of a message that takes something back: one that
    /// begins with "No," says what is right.
    sentences: Vec<String>,
}

/// At most so many statements of one message are kept; a longer message is a paste.
const MOST_STATEMENTS: usize = 200;

/// A message over so many bytes is a paste and states nothing.
const LONGEST_MESSAGE: usize = 16 * 1024;

impl UserMessage {
    /// Reads the statements of a message.
    ///
    /// ```
    /// use veridical_slot::UserMessage;
    /// let message = UserMessage::new("I prefer tabs. Remember: the port is\n8443. Bob wrote:\n\nuse spaces");
    /// assert_eq!(message.statements(), ["I prefer tabs", "Remember: the port is 8443", "the port is 8443"]);
    /// assert!(UserMessage::new("I prefer tabs.\n```\nrm -rf build\n```").statements().is_empty());
    /// ```
    #[must_use]
    pub fn new(text: &str) -> Self {
        if text.len() > LONGEST_MESSAGE || !is_plain(text) {
            return Self { statements: Vec::new(), sentences: Vec::new() };
        }
        let mut read = Reading::default();
        let mut others = false;
        for paragraph in paragraphs(text) {
            let Some(sentences) = sentences(&paragraph.text) else { break };
            read.taken_back |= sentences.iter().any(|(_, sentence)| takes_back(sentence));
            if others {
                continue;
            }
            read.listed &= paragraph.item;
            // What somebody introduces is somebody else's, to the end of the message.
            if sentences
                .iter()
                .any(|(at, sentence)| read.sentence(sentence, paragraph.begins_line(*at)).is_break())
            {
                // Below it may still be taken back what stands above.
                others = true;
                continue;
            }
            read.listed = paragraph.item && read.own;
        }
        read.done()
    }

    /// The user's own whole sentences, without questions.
    pub(crate) fn own_sentences(&self) -> &[String] {
        &self.sentences
    }

    /// The statements, in order, without their final stop.
    #[must_use]
    pub fn statements(&self) -> &[String] {
        &self.statements
    }

    /// What marks the message among others: a digest of all that it states. It is stored under the profile's key only.
    pub(crate) fn digest(&self) -> [u8; 32] {
        Sha256::digest(self.statements.join("\n").as_bytes()).into()
    }

    /// The statement that `quote` repeats as a whole, as the user wrote it.
    pub(crate) fn holds(&self, quote: &str) -> Option<&str> {
        let wanted = compared(quote);
        self.statements.iter().map(String::as_str).find(|s| compared(s) == wanted)
    }
}

/// A message while it is read from its beginning on.
struct Reading {
    statements: Vec<String>,
    sentences: Vec<String>,
    taken_back: bool,
    /// Whether the line of the sentence is the user's own: nothing stands above it but greetings, answers and items of
    /// the same list. Below anything else may stand what was pasted, and nobody can tell.
    own: bool,
    /// Whether only greetings and answers were read.
    bare: bool,
    /// Whether the item before is the user's own.
    listed: bool,
    /// Whether what follows was announced as other words.
    announced: bool,
}

impl Default for Reading {
    fn default() -> Self {
        let (statements, sentences) = (Vec::new(), Vec::new());
        Self {
            statements,
            sentences,
            taken_back: false,
            own: true,
            bare: true,
            listed: false,
            announced: false,
        }
    }
}

impl Reading {
    /// Reads one sentence; breaks at one that introduces other words with a colon.
    fn sentence(&mut self, sentence: &str, begins_line: bool) -> ControlFlow<()> {
        if begins_line {
            self.own = self.bare || self.listed;
        }
        self.bare &= is_polite(sentence) || takes_back(sentence);
        let whole = trimmed(sentence);
        let told = told_to_remember(whole);
        let announced = if told.is_some() { None } else { Announced::by(sentence) };
        if announced == Some(Announced::Around) {
            self.statements.clear();
            self.sentences.clear();
        }
        if sentence.ends_with([':', '：']) {
            return ControlFlow::Break(());
        }
        if !self.announced && (self.own || told.is_some()) && !whole.is_empty() && !asks(sentence) {
            self.sentences.push(whole.to_owned());
            let told = told.filter(|told| !told.is_empty());
            self.statements.extend([Some(whole), told].into_iter().flatten().map(str::to_owned));
        }
        self.announced |= announced.is_some();
        ControlFlow::Continue(())
    }

    fn done(mut self) -> UserMessage {
        if self.taken_back {
            self.statements.clear();
        }
        self.statements.truncate(MOST_STATEMENTS);
        self.sentences.truncate(MOST_STATEMENTS);
        UserMessage { statements: self.statements, sentences: self.sentences }
    }
}

/// The form in which two statements are compared: compatibility characters, case and white space do not differ.
pub(crate) fn compared(text: &str) -> String {
    let folded: String = trimmed(text.trim()).nfkc().flat_map(char::to_lowercase).collect();
    folded.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn trimmed(sentence: &str) -> &str {
    sentence.trim().trim_end_matches(['.', '!', '。', '！', '।']).trim_end()
}

/// Whether the message is a person's prose from end to end: no code, markup, attachment, transcript or host's note.
fn is_plain(text: &str) -> bool {
    const ANYWHERE: [&str; 7] = ["```", "~~~", "`\n", "--- Attached", "<!--", "[System", "\u{1b}"];
    let tagged = text.match_indices('<').any(|(at, _)| {
        text.get(at + 1..).and_then(|rest| rest.chars().next()).is_some_and(|c| c.is_alphabetic() || c == '/')
    });
    !tagged && !ANYWHERE.iter().any(|mark| text.contains(mark)) && text.lines().all(is_prose)
}

/// Lines that a person does not write as prose: quotations, transcripts, code, logs, host's notes.
fn is_prose(line: &str) -> bool {
    const MARKS: [&str; 17] = [
        ">",
        "$ ",
        "# ",
        "+++",
        "---",
        "@@",
        "Traceback ",
        "at ",
        "<",
        "{",
        "}",
        "|",
        "[",
        "import ",
        "def ",
        "// ",
        "\t",
    ];
    /// Who speaks in a transcript, and what heads a letter.
    #[rustfmt::skip]
    const LABELS: [&str; 25] = [
        "assistant", "user", "system", "tool", "human", "ai", "from", "to", "cc", "subject", "date", "sent", "von", "an", "betreff",
        "gesendet", "objet", "asunto", "assunto", "oggetto", "от", "кому", "тема", "发件人", "主题",
    ];
    let start = line.trim_start_matches(' ');
    let indented = line.len() - start.len() >= 4 && bullet_text(start) == start;
    let label = start.split_whitespace().next().and_then(|word| word.strip_suffix(':')).unwrap_or_default();
    let labelled = !label.is_empty()
        && (label.chars().all(|c| c.is_ascii_uppercase()) || LABELS.contains(&label.to_lowercase().as_str()));
    let logged = start.get(..10).is_some_and(|date| date.bytes().filter(u8::is_ascii_digit).count() >= 6);
    !indented && !logged && !labelled && !MARKS.iter().any(|mark| start.starts_with(mark))
}

/// A paragraph, its lines joined: a sentence goes on over a line's end. A list item is one.
struct Paragraph {
    text: String,
    /// Where its lines begin, in bytes.
    lines: Vec<usize>,
    item: bool,
}

impl Paragraph {
    fn begins_line(&self, at: usize) -> bool {
        self.lines.contains(&at)
    }
}

fn paragraphs(text: &str) -> Vec<Paragraph> {
    let mut found: Vec<Paragraph> = Vec::new();
    let mut open = false;
    for line in text.lines().map(str::trim) {
        let item = bullet_text(line);
        match found.last_mut() {
            _ if line.is_empty() => open = false,
            Some(paragraph) if open && item == line => {
                paragraph.text.push(' ');
                paragraph.lines.push(paragraph.text.len());
                paragraph.text.push_str(line);
            }
            _ => {
                found.push(Paragraph { text: item.to_owned(), lines: vec![0], item: item != line });
                open = true;
            }
        }
    }
    found
}

fn bullet_text(line: &str) -> &str {
    ["- ", "* ", "• "].iter().find_map(|bullet| line.strip_prefix(bullet)).unwrap_or(line)
}

/// Questions, with their mark or without: a verb before its subject, or a question word with a verb near by. An order
/// such as "Do not deploy on Fridays" is none.
#[rustfmt::skip]
fn asks(sentence: &str) -> bool {
    const VERBS: [&str; 20] = [
        "do", "does", "did", "is", "are", "was", "were", "can", "could", "should", "would", "will", "shall", "may", "have",
        "has", "ist", "sind", "kann", "est-ce",
    ];
    const SUBJECTS: [&str; 20] = [
        "i", "you", "we", "they", "he", "she", "it", "the", "this", "that", "these", "those", "there", "our", "your", "my",
        "any", "anyone", "wir", "que",
    ];
    const WORDS: [&str; 10] = ["what", "when", "where", "why", "who", "whom", "whose", "which", "how", "qu'est-ce"];
    /// How a question ends in scripts that need no mark for one.
    const ENDS: [&str; 8] = ["吗", "么", "呢", "ますか", "ですか", "ませんか", "습니까", "나요"];
    let plain = sentence.trim_matches(['¿', '¡', ' ']).to_lowercase().replace('’', "'");
    let words: Vec<&str> = plain.split_whitespace().take(4).collect();
    let inverted = matches!(words.as_slice(), [verb, subject, ..] if VERBS.contains(verb) && SUBJECTS.contains(subject));
    let worded = matches!(words.as_slice(), [word, near @ ..] if WORDS.contains(word) && near.iter().any(|w| VERBS.contains(w)));
    let unmarked = ENDS.iter().any(|end| trimmed(&plain).ends_with(end)) || words.first() == Some(&"czy");
    sentence.contains('¿') || plain.ends_with(['?', '？', '؟', ';', '\u{37e}']) || inverted || worded || unmarked
}

/// Cuts a paragraph into sentences: at a stop before a new beginning, never inside quotation marks, behind an
/// abbreviation or an ellipsis; each with its place. `None` when a quotation does not end: what follows may be anybody's.
fn sentences(paragraph: &str) -> Option<Vec<(usize, &str)>> {
    let mut found = Vec::new();
    let mut start = 0;
    let mut open: Option<char> = None;
    let mut before = ' ';
    let mut chars = paragraph.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let end = at + c.len_utf8();
        let next = chars.peek().map(|(_, next)| *next);
        match open {
            Some(close) if c == close && closes(c, next) => open = None,
            Some(_) => {}
            None => open = opened(c, before),
        }
        before = c;
        if open.is_none() && stops(c, next, paragraph.get(start..at), paragraph.get(end..)) {
            found.extend(paragraph.get(start..end).map(|said| (start, said)));
            start = end;
        }
    }
    found.extend(paragraph.get(start..).map(|said| (start, said)));
    let placed = found.into_iter().map(|(at, said)| (at + said.len() - said.trim_start().len(), said.trim()));
    let sentences = placed.filter(|(_, said)| !said.is_empty()).collect();
    open.is_none().then_some(sentences)
}

fn stops(c: char, next: Option<char>, said: Option<&str>, rest: Option<&str>) -> bool {
    if matches!(c, '。' | '！' | '？') {
        return true;
    }
    if !matches!(c, '.' | '!' | '?' | '؟' | '।') || !next.is_none_or(char::is_whitespace) {
        return false;
    }
    let begins =
        rest.and_then(|rest| rest.trim_start().chars().next()).is_none_or(|first| !first.is_lowercase());
    let said = said.unwrap_or_default();
    begins && !said.ends_with(['.', '…']) && !(c == '.' && abbreviated(said))
}

/// Whether a sentence's last word is one that a stop shortens.
fn abbreviated(said: &str) -> bool {
    const SHORT: [&str; 18] = [
        "mr", "mrs", "ms", "dr", "st", "vs", "e.g", "i.e", "cf", "no", "nr", "bzw", "z.b", "d.h", "ca",
        "etc", "approx", "prof",
    ];
    let last = said.rsplit([' ', '(']).next().unwrap_or_default().to_lowercase();
    SHORT.contains(&last.as_str()) || last.chars().count() == 1
}

/// The mark that ends the quotation which `c` begins. An apostrophe begins none: it stands behind a letter.
fn opened(c: char, before: char) -> Option<char> {
    match c {
        '"' | '`' | '＂' => Some(c),
        '\'' if !before.is_alphanumeric() => Some('\''),
        '“' => Some('”'),
        '‘' if !before.is_alphanumeric() => Some('’'),
        '«' => Some('»'),
        '»' => Some('«'),
        '‹' => Some('›'),
        '„' => Some('“'),
        '‚' => Some('‘'),
        '「' => Some('」'),
        '『' => Some('』'),
        _ => None,
    }
}

fn closes(c: char, next: Option<char>) -> bool {
    !matches!(c, '\'' | '’') || !next.is_some_and(char::is_alphanumeric)
}

/// What the user explicitly asks to remember: it counts as a whole statement.
fn told_to_remember(sentence: &str) -> Option<&str> {
    const ASKS: [&str; 20] = [
        "please remember that ",
        "please remember:",
        "remember that ",
        "remember:",
        "note that ",
        "merke dir, dass ",
        "merk dir:",
        "merke dir:",
        "bitte merken:",
        "souviens-toi que ",
        "retiens que ",
        "retiens:",
        "recuerda que ",
        "recuerda:",
        "lembre-se de que ",
        "ricorda che ",
        "запомни:",
        "запомни, что ",
        "记住：",
        "覚えて：",
    ];
    ASKS.iter().find_map(|ask| {
        let head = sentence.get(..ask.len())?;
        let same = head.chars().flat_map(char::to_lowercase).eq(ask.chars());
        same.then(|| sentence.get(ask.len()..)).flatten().map(trimmed)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn check(text: &str, expected: &[&str]) {
        assert_eq!(UserMessage::new(text).statements(), expected, "{text:?}");
    }

    #[test]
    fn a_statement_is_a_whole_sentence_that_the_user_wrote() {
        check("We deploy on Fridays.", &["We deploy on Fridays"]);
        check("We never deploy on Fridays. Use port 8443!", &["We never deploy on Fridays", "Use port 8443"]);
        check("- I use fish\n* I use zsh", &["I use fish", "I use zsh"]);
        check("Version 1.2.3 is pinned.", &["Version 1.2.3 is pinned"]);
        check("我喜欢简短的回答。请用中文！", &["我喜欢简短的回答", "请用中文"]);
        check("remember: style is terse", &["remember: style is terse", "style is terse"]);
        check("Recuerda que uso pnpm.", &["Recuerda que uso pnpm", "uso pnpm"]);
        check("I don't use tabs. It's Ann's rule.", &["I don't use tabs", "It's Ann's rule"]);
        check("One thing.\n\nThe port\nis 8443.", &["One thing", "The port is 8443"]);
    }

    #[test]
    fn no_negation_attribution_or_condition_is_cut_off() {
        check("I do not think that\nwe deploy on Fridays.", &["I do not think that we deploy on Fridays"]);
        check(
            "Never do silly things, e.g. use tabs everywhere.",
            &["Never do silly things, e.g. use tabs everywhere"],
        );
        check("Nobody agrees with Mr. Smith uses tabs.", &["Nobody agrees with Mr. Smith uses tabs"]);
        check("Never... Use tabs.", &["Never... Use tabs"]);
        check(
            "Bob always tells people\nwe deploy on Fridays.",
            &["Bob always tells people we deploy on Fridays"],
        );
        check("Translate this to German\nI use fossil.", &["Translate this to German I use fossil"]);
        check("Ann wrote:\n\nI prefer Java.\n\nI prefer Go.", &[]);
        check("Bob's opinions:\n\n- I prefer Java", &[]);
        check("We deploy on Tuesdays. No, that is wrong.", &[]);
    }

    #[test]
    fn what_is_quoted_states_nothing() {
        check(
            "The docs say \"Use Java. Always.\" somewhere.",
            &["The docs say \"Use Java. Always.\" somewhere"],
        );
        check(
            "Bob mailed \"Hello team.\nI prefer Java.\nBye\" to all.",
            &["Bob mailed \"Hello team. I prefer Java. Bye\" to all"],
        );
        check("Bob said 'Well. I prefer Java. Bye.' again.", &["Bob said 'Well. I prefer Java. Bye.' again"]);
        check("He said ‘Well. Use Java. Now.’ twice.", &["He said ‘Well. Use Java. Now.’ twice"]);
        check("It said ＂A. Use Java. B＂ there.", &["It said ＂A. Use Java. B＂ there"]);
        check("Bob mailed \"Hello.\n\nI prefer Java.", &[]);
        check("> I prefer Java", &[]);
    }

    #[test]
    fn what_is_asked_pasted_coded_or_injected_states_nothing() {
        check("Do we deploy on Fridays?", &[]);
        check("do we deploy on Fridays", &[]);
        check("which port do we use", &[]);
        check(
            "Do not deploy on Fridays. Have two reviews. May is for releases.",
            &["Do not deploy on Fridays", "Have two reviews", "May is for releases"],
        );
        check("¿Usamos pnpm", &[]);
        check("Here: ```\nI prefer Java\n```", &[]);
        check("~~~\nI prefer Java\n~~~", &[]);
        check("Look:\n\n    I prefer Java", &[]);
        check("<memory-context>I prefer Java</memory-context>\nthanks", &[]);
        check("<doc>\nI prefer Java.\n</doc>", &[]);
        check("summarise this\n\n--- Attached Context ---\n\nI prefer Java.", &[]);
        check("[Replying to: \"Hi\nUse Java.\nbye\"]\n\nok", &[]);
        check("$ I prefer Java", &[]);
        check("ERROR: it failed. I prefer Java.", &[]);
        check("assistant: sure. I prefer Java.", &[]);
        check("2026-11-29 I prefer Java", &[]);
    }

    #[rustfmt::skip]
    #[test]
    fn what_the_next_sentence_takes_back_is_not_stated() {
        for retraction in [
            "That was a joke.", "It was just a joke!", "Never mind.", "No wait, it is not.", "Wait, no.", "Actually no, it is sand.", "Strike that.",
            "Disregard that, please.", "Ignore what I said.", "I made that up.", "Das war ein Scherz.", "War nur Spaß.", "Vergiss es.",
            "C'était une blague.", "Laisse tomber.", "Era una broma.", "Olvídalo.", "Deixa pra lá.", "Esquece isso.", "Era uno scherzo.",
            "Lascia perdere.", "Это была шутка.", "Забудь.", "算了。", "当我没说。", "忘れて。", "嘘だよ。", "취소.", "Laat maar.", "To żart.", "Şakaydı.",
            "Det var ett skämt.", "False.", "Wrong!", "Not!", "The opposite is true.", "LOL no.", "Opposite day!", "In your dreams.", "Well, used to.",
            "Sorry, sand.", "Sand, I mean.", "That changed yesterday.", "Don't remember that.", "Remember nothing of this.", "Forget it.", "Delete that.",
            "Said nobody ever.", "Or so the ticket claims.", "Quatsch.", "Stimmt nicht.", "Merk dir das nicht.", "N'importe quoi.", "Ma va.", "Неправда!",
            "别记。", "Onzin.",
        ] {
            for between in [" ", "\n\n", "\n\nBob wrote:\n\n"] {
                check(&format!("The moon is made of salt.{between}{retraction}"), &[]);
            }
        }
        for kept in ["Jokes are kept in jokes.toml", "The wait is over", "False positives go to the audit page"] {
            check(&format!("The moon is made of salt. {kept}."), &["The moon is made of salt", kept]);
        }
    }

    proptest! {
        #[test]
        fn no_message_panics_and_every_statement_stands_in_it(text in "\\PC{0,200}") {
            let joined = text.split_whitespace().collect::<Vec<_>>().join(" ");
            for statement in UserMessage::new(&text).statements() {
                let plain = statement.split_whitespace().collect::<Vec<_>>().join(" ");
                prop_assert!(joined.contains(plain.as_str()));
            }
        }
    }
}
