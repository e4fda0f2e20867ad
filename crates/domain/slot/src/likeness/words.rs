//! A sentence as two of them are compared: its words without what changes nothing of what they say.

use unicode_normalization::UnicodeNormalization;

/// A sentence, taken apart.
pub(super) struct Sentence {
    /// The words that say something, in order.
    pub(super) words: Vec<Word>,
    /// Whether it is negated.
    pub(super) negated: bool,
    /// Whether it says of itself that something changes.
    pub(super) changes: bool,
    /// Where the first word that links a subject with a value stands among the words.
    link: Option<usize>,
    /// Whether its subject is somebody's own.
    owned: bool,
}

pub(super) struct Word {
    pub(super) text: String,
    pub(super) class: Class,
    /// Whether a verb, a preposition or the like stands before it.
    pub(super) behind_link: bool,
}

/// What kind of value a word is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Class {
    /// None of the others.
    Word,
    Number,
    Weekday,
    Month,
}

impl Class {
    /// What stands for it in a frame: no word is that.
    pub(super) const fn sign(self) -> &'static str {
        match self {
            Self::Word => "*",
            Self::Number => "#number",
            Self::Weekday => "#weekday",
            Self::Month => "#month",
        }
    }

    fn of(word: &str) -> Self {
        // A version, a time, a port: digits come first, with or without a `v`.
        let digits = word.strip_prefix('v').unwrap_or(word);
        if digits.starts_with(|c: char| c.is_ascii_digit()) {
            Self::Number
        } else if WEEKDAYS.contains(&word)
            || word.strip_suffix('s').is_some_and(|day| WEEKDAYS.contains(&day))
        {
            Self::Weekday
        } else if MONTHS.contains(&word) {
            Self::Month
        } else {
            Self::Word
        }
    }
}

impl Sentence {
    pub(super) fn of(text: &str) -> Self {
        let mut sentence =
            Self { words: Vec::new(), negated: false, changes: false, link: None, owned: false };
        let mut linked = false;
        let mut first = true;
        for text in cut(text) {
            let text = text.as_str();
            let starts = std::mem::take(&mut first);
            if NEGATIONS.contains(&text) {
                sentence.negated = true;
            } else if CHANGES.contains(&text) {
                sentence.changes = true;
            } else if LINKS.contains(&text) {
                linked = true;
                if !sentence.words.is_empty() {
                    sentence.link = sentence.link.or(Some(sentence.words.len()));
                }
            } else if OWNERS.contains(&text) {
                sentence.owned |= sentence.words.is_empty();
            } else if !EMPTY.contains(&text) {
                let class = Class::of(text);
                let word = Word { text: text.to_owned(), class, behind_link: linked };
                sentence.words.push(word);
            }
            // Verbs that say which one is taken, and prepositions, come before values as well.
            linked |= !starts && BEFORE_VALUES.contains(&text) || starts && IMPERATIVES.contains(&text);
        }
        sentence
    }

    pub(super) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Of a sentence such as "my editor is helix" the subject and the value: the subject somebody's own, the value
    /// short.
    pub(super) fn attribute<'s>(&'s self) -> Option<(Vec<&'s str>, Vec<&'s str>)> {
        let (subject, value) = self.words.split_at_checked(self.link?)?;
        let fits = self.owned && !subject.is_empty() && (1..=MOST_VALUE).contains(&value.len());
        let texts = |words: &'s [Word]| words.iter().map(|word| word.text.as_str()).collect();
        fits.then(|| (texts(subject), texts(value)))
    }
}

/// The longest value of an attribute, in words.
const MOST_VALUE: usize = 4;

/// The words of a text, folded; of a script without spaces each letter, but for what is known as a word.
fn cut(text: &str) -> Vec<String> {
    let folded: String =
        text.nfkc().flat_map(char::to_lowercase).map(|c| if c == '’' { '\'' } else { c }).collect();
    folded.split_whitespace().flat_map(pieces).collect()
}

fn pieces(word: &str) -> Vec<String> {
    let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    let trimmed = word.trim_matches(|c: char| !c.is_alphanumeric());
    let mut found: Vec<String> = match trimmed {
        "" if word == "—" || word == "=" => owned(&[word]),
        "" => Vec::new(),
        "cannot" => owned(&["can", "not"]),
        _ => match (trimmed.strip_suffix("n't"), trimmed.strip_prefix("n'")) {
            (Some(verb), _) => owned(&[verb, "not"]),
            (None, Some(verb)) => owned(&["ne", verb]),
            (None, None) => letters(trimmed),
        },
    };
    if word.ends_with(':') && !found.is_empty() {
        found.push(":".to_owned());
    }
    found
}

/// A word in its parts: what is known as a word of a script without spaces, each other letter of one, and what stands
/// between them.
fn letters(word: &str) -> Vec<String> {
    let dense = |c: char| matches!(c, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}');
    let mut found: Vec<String> = Vec::new();
    let (mut rest, mut open) = (word, false);
    while let Some(c) = rest.chars().next() {
        let known = DENSE.iter().find_map(|known| Some((*known, rest.strip_prefix(known)?)));
        if let Some((known, behind)) = known {
            found.push(known.to_owned());
            (rest, open) = (behind, false);
            continue;
        }
        match found.last_mut() {
            Some(last) if open && !dense(c) => last.push(c),
            _ => found.push(c.to_string()),
        }
        open = !dense(c);
        rest = rest.get(c.len_utf8()..).unwrap_or_default();
    }
    found
}

/// Words of scripts without spaces that are known as a whole, the longer ones first.
#[rustfmt::skip]
const DENSE: [&str; 25] = [
    "わたしの", "ではなく", "我们的", "ません", "我的", "我们", "私の", "ない", "現在", "现在", "改为", "没有", "です", "ます", "では",
    "不", "没", "是", "は", "を", "用", "で", "在", "我", "が",
];

const NEGATIONS: [&str; 26] = [
    "not",
    "no",
    "never",
    "nicht",
    "kein",
    "keine",
    "keinen",
    "keiner",
    "nie",
    "niemals",
    "ne",
    "jamais",
    "aucun",
    "nunca",
    "jamás",
    "não",
    "non",
    "mai",
    "не",
    "нет",
    "никогда",
    "不",
    "没",
    "没有",
    "ない",
    "ません",
];

/// Words that say that something is otherwise from now on.
const CHANGES: [&str; 24] = [
    "now",
    "instead",
    "anymore",
    "longer",
    "henceforth",
    "jetzt",
    "nun",
    "nunmehr",
    "stattdessen",
    "désormais",
    "maintenant",
    "dorénavant",
    "ahora",
    "agora",
    "ora",
    "adesso",
    "теперь",
    "отныне",
    "现在",
    "現在",
    "改为",
    "changed",
    "switched",
    "moved",
];

/// What links a subject with its value.
const LINKS: [&str; 22] = [
    "is", "are", "=", ":", "ist", "sind", "lautet", "heißt", "est", "sont", "es", "son", "é", "são", "è",
    "sono", "—", "это", "是", "は", "equals", "では",
];

const OWNERS: [&str; 36] = [
    "my",
    "our",
    "mein",
    "meine",
    "meinen",
    "unser",
    "unsere",
    "unseren",
    "mon",
    "ma",
    "mes",
    "notre",
    "nos",
    "mi",
    "mis",
    "nuestro",
    "nuestra",
    "meu",
    "minha",
    "nosso",
    "nossa",
    "mio",
    "mia",
    "nostro",
    "nostra",
    "мой",
    "моя",
    "моё",
    "наш",
    "наша",
    "наше",
    "我的",
    "我们的",
    "私の",
    "わたしの",
    "मेरा",
];

/// Words that say nothing by themselves.
#[rustfmt::skip]
const EMPTY: [&str; 77] = [
    "the", "a", "an", "of", "do", "does", "did", "we", "i", "always", "please", "to", "it", "that", "this", "will", "can", "be",
    "der", "die", "das", "dem", "den", "ein", "eine", "einen", "wir", "ich", "immer", "bitte", "le", "la", "les", "un", "une",
    "nous", "je", "pas", "toujours", "el", "los", "las", "una", "yo", "nosotros", "siempre", "o", "os", "as", "um", "uma", "eu",
    "nós", "sempre", "il", "lo", "i", "gli", "io", "noi", "мы", "я", "всегда", "我们", "我", "です", "ます", "を", "で", "在", "用",
    "が", "あり", "ではなく", "from", "remember", "any",
];

/// Words behind which a number or a day is a value of what stands before.
#[rustfmt::skip]
const BEFORE_VALUES: [&str; 66] = [
    "on", "at", "in", "by", "to", "for", "with", "every", "each", "use", "uses", "using", "run", "runs", "have", "has", "need",
    "needs", "support", "supports", "require", "requires", "deploy", "release", "keep", "keeps", "want", "prefer", "start", "starts",
    "auf", "um", "am", "im", "bei", "mit", "jeden", "nutzen", "verwenden", "haben", "brauchen", "unterstützen", "à", "sur", "en",
    "avec", "chaque", "utilisons", "a", "con", "cada", "usamos", "em", "às", "com", "alle", "su", "usiamo", "на", "в", "по",
    "каждый", "используем", "用", "在", "で",
];

/// Orders, whose object is a value of what the order is about.
const IMPERATIVES: [&str; 8] = ["use", "keep", "deploy", "run", "set", "require", "nutze", "utilise"];

const WEEKDAYS: [&str; 56] = [
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
    "montag",
    "dienstag",
    "mittwoch",
    "donnerstag",
    "freitag",
    "samstag",
    "sonntag",
    "lundi",
    "mardi",
    "mercredi",
    "jeudi",
    "vendredi",
    "samedi",
    "dimanche",
    "lunes",
    "martes",
    "miércoles",
    "jueves",
    "viernes",
    "sábado",
    "domingo",
    "segunda-feira",
    "terça-feira",
    "quarta-feira",
    "quinta-feira",
    "sexta-feira",
    "lunedì",
    "martedì",
    "mercoledì",
    "giovedì",
    "venerdì",
    "sabato",
    "domenica",
    "понедельник",
    "вторник",
    "среда",
    "среду",
    "четверг",
    "пятница",
    "пятницу",
    "суббота",
    "субботу",
    "воскресенье",
    "понедельникам",
    "вторникам",
    "средам",
    "четвергам",
    "пятницам",
    "freitags",
];

const MONTHS: [&str; 23] = [
    "january",
    "february",
    "march",
    "april",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
    "januar",
    "februar",
    "märz",
    "juni",
    "juli",
    "oktober",
    "dezember",
    "janvier",
    "février",
    "juin",
    "juillet",
    "décembre",
];
