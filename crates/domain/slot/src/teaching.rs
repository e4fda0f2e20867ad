//! Sentences with which a user teaches something lasting about a project: a correction, a decision, a constraint.

use crate::stated::lasts;
use crate::{Stated, UserMessage};

/// What a sentence of the user teaches (R4.9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Teaching {
    /// The agent was wrong, and what is right.
    Correction,
    /// What was decided, so that nobody has to decide it again.
    Decision,
    /// What must always or never be done.
    Constraint,
}

impl Stated {
    /// The first whole sentence of the current user message that teaches something lasting, in one of the languages of
    /// R10.5. A question teaches nothing, nor does a hedge, an order for this once, or an account of what happened.
    ///
    /// ```
    /// use veridical_slot::{Stated, Teaching, UserMessage};
    /// let message = UserMessage::new("The tests fail again. Never edit the files under api/gen.");
    /// let (teaching, stated) = Stated::taught(Some(&message)).unwrap();
    /// assert_eq!((teaching, stated.text()), (Teaching::Constraint, "Never edit the files under api/gen"));
    /// let report = UserMessage::new("The build always fails. Is that never tested?");
    /// assert!(Stated::taught(Some(&report)).is_none());
    /// ```
    #[must_use]
    pub fn taught(message: Option<&UserMessage>) -> Option<(Teaching, Self)> {
        let message = message?;
        message.own_sentences().iter().find_map(|sentence| {
            let teaching = teaching(sentence)?;
            Some((teaching, Self::of_sentence(message, sentence)))
        })
    }
}

/// Whether a sentence is an order or a rule.
pub(crate) fn is_order(sentence: &str) -> bool {
    matches!(teaching(sentence), Some(Teaching::Constraint | Teaching::Correction))
}

/// What one sentence teaches.
fn teaching(sentence: &str) -> Option<Teaching> {
    let text = Words::of(sentence);
    if text.count < LEAST_WORDS || !lasts(sentence) || text.holds(NOT_LASTING) {
        return None;
    }
    if text.opens(OBJECTIONS) && text.holds(RULES) {
        return Some(Teaching::Correction);
    }
    if text.opens(DECIDED) || text.holds(DECIDED_INSIDE) {
        return Some(Teaching::Decision);
    }
    (text.opens(ORDERS) || text.holds(MUSTS)).then_some(Teaching::Constraint)
}

/// A shorter sentence says too little to be of use to somebody who was not there.
const LEAST_WORDS: usize = 3;

/// A sentence in the form in which phrases are looked for: lower case, plain apostrophes, single spaces.
struct Words {
    text: String,
    /// How many words it has; of a script without spaces, a third of its letters.
    count: usize,
}

impl Words {
    fn of(sentence: &str) -> Self {
        let lower = sentence.to_lowercase().replace('’', "'");
        let text = lower.split_whitespace().collect::<Vec<_>>().join(" ");
        let spaced = text.split(' ').count();
        let dense = text.chars().filter(|c| is_dense(*c)).count();
        Self { text, count: spaced.max(dense / 2) }
    }

    /// Whether it begins with one of these phrases.
    fn opens(&self, phrases: &[&str]) -> bool {
        let polite =
            ["please ", "bitte ", "s'il te plaît ", "por favor ", "per favore ", "пожалуйста, ", "请"];
        let rest = polite.iter().find_map(|word| self.text.strip_prefix(word)).unwrap_or(&self.text);
        phrases.iter().any(|phrase| rest.strip_prefix(phrase).is_some_and(|after| ends(phrase, after)))
    }

    /// Whether one of these phrases stands in it, as whole words.
    fn holds(&self, phrases: &[&str]) -> bool {
        phrases.iter().any(|phrase| {
            self.text.match_indices(phrase).any(|(at, _)| {
                let before = self.text.get(..at).and_then(|text| text.chars().next_back());
                let begins = before.is_none_or(|c| !c.is_alphanumeric() || is_dense(c));
                begins && self.text.get(at + phrase.len()..).is_some_and(|after| ends(phrase, after))
            })
        })
    }
}

/// Whether a phrase ends as a word does.
fn ends(phrase: &str, after: &str) -> bool {
    let last = phrase.chars().next_back();
    let goes_on = after.chars().next().is_some_and(char::is_alphanumeric);
    !goes_on || last.is_none_or(|c| !c.is_alphanumeric() || is_dense(c))
}

/// Whether words of this letter's script are written without spaces.
fn is_dense(c: char) -> bool {
    matches!(c, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}')
}

/// How somebody begins who says that the agent was wrong.
#[rustfmt::skip]
const OBJECTIONS: &[&str] = &[
    "no,", "no:", "no -", "no –", "no —", "nope,", "wrong,", "wrong:", "not like that", "that's wrong:", "that is wrong:",
    "actually,", "actually we", "actually it", "i said", "i told you", "i meant", "again:", "correction:", "you should have",
    "you shouldn't have", "you should not have",
    "nein,", "nein:", "falsch,", "falsch:", "nicht so,", "ich sagte", "ich meinte", "korrektur:",
    "non,", "non :", "faux,", "j'ai dit", "je voulais dire", "correction :",
    "no, ", "incorrecto,", "dije que", "quise decir", "corrección:",
    "não,", "errado,", "eu disse", "quis dizer", "correção:",
    "sbagliato,", "ho detto", "intendevo", "correzione:",
    "нет,", "неверно,", "неправильно,", "я сказал", "я имел в виду", "исправление:",
    "不，", "不,", "不对", "不是，", "错了", "更正：",
    "いいえ", "いや、", "違います", "違う、", "そうではなく", "訂正：",
];

/// What makes an objection a rule: what is right stands in it.
#[rustfmt::skip]
const RULES: &[&str] = &[
    "use", "not", "never", "always", "instead", "rather than", "must", "should", "has to", "have to", "needs to", "belongs",
    "goes in", "goes into", "only", "don't", "do not", "we",
    "nimm", "nutze", "verwende", "benutze", "benutzen", "verwenden", "nehmen", "nicht", "nie", "niemals", "immer", "statt",
    "sondern", "muss", "müssen", "soll", "sollte", "nur", "gehört", "wir",
    "utilise", "utilisez", "utilisons", "pas", "jamais", "toujours", "plutôt", "au lieu", "doit", "doivent", "il faut",
    "usa", "usad", "usar", "usamos", "utiliza", "nunca", "siempre", "en lugar", "en vez", "sino", "debe", "hay que", "solo",
    "use ", "utilize", "não", "sempre", "em vez", "deve", "devemos", "só", "apenas",
    "usate", "utilizza", "usiamo", "mai", "invece", "deve essere", "bisogna", "devono",
    "используй", "используйте", "используем", "никогда", "всегда", "вместо", "а не", "нужно", "надо", "должен", "должна",
    "用", "使用", "应该", "而不是", "不要", "必须", "总是", "永远",
    "使って", "使い", "使う", "ではなく", "してください", "べき", "必ず", "絶対",
];

/// How a decision is told.
#[rustfmt::skip]
const DECIDED: &[&str] = &[
    "decision:", "decided:", "let's settle on", "let's standardise on", "let's standardize on",
    "entscheidung:", "beschluss:", "décision :", "décision:", "decisión:", "decisão:", "decisione:", "решение:",
    "decidimos", "решили", "决定：", "决定:", "決定：", "決定:",
];

/// Phrases that tell of a decision wherever they stand.
#[rustfmt::skip]
const DECIDED_INSIDE: &[&str] = &[
    "we decided", "we have decided", "we've decided", "we agreed", "we've agreed", "we have agreed", "we settled on",
    "we've settled on", "we have settled on", "we chose", "we have chosen", "we've chosen", "we're going with", "we are going with",
    "we went with", "we standardised on", "we standardized on", "it was decided", "the team decided",
    "haben entschieden", "haben uns entschieden", "haben beschlossen", "haben vereinbart", "haben uns geeinigt", "wurde entschieden",
    "wurde beschlossen",
    "avons décidé", "a décidé", "avons choisi", "avons convenu", "il a été décidé",
    "hemos decidido", "hemos acordado", "hemos elegido", "se decidió", "se ha decidido", "acordamos",
    "ficou decidido", "foi decidido", "nós decidimos", "escolhemos",
    "abbiamo deciso", "abbiamo scelto", "abbiamo concordato", "è stato deciso",
    "мы решили", "мы выбрали", "мы договорились", "было решено", "решено",
    "我们决定", "我们已经决定", "我们选择了", "我们商定", "已决定",
    "ことにしました", "ことにした", "ことに決めました", "ことに決めた", "と決めました", "に決定しました",
];

/// How an order begins that holds for every time.
#[rustfmt::skip]
const ORDERS: &[&str] = &[
    "never", "always", "don't ever", "do not ever", "from now on", "rule:", "constraint:", "you must", "in this repo",
    "in this repository", "in this project", "under no circumstances",
    "nie", "niemals", "immer", "ab jetzt", "ab sofort", "von nun an", "regel:", "in diesem projekt", "auf keinen fall",
    "toujours", "jamais", "ne jamais", "désormais", "dorénavant", "règle :", "dans ce projet", "à partir de maintenant",
    "nunca", "siempre", "jamás", "a partir de ahora", "de ahora en adelante", "regla:", "en este proyecto",
    "sempre", "jamais", "a partir de agora", "regra:", "neste projeto",
    "mai", "d'ora in poi", "regola:", "in questo progetto", "non usare mai",
    "никогда", "всегда", "отныне", "с этого момента", "правило:", "в этом проекте", "ни в коем случае",
    "永远不要", "绝不", "绝对不要", "从现在起", "从现在开始", "总是", "务必", "规则：", "在这个项目", "禁止",
    "絶対に", "必ず", "今後は", "これからは", "常に", "ルール：", "このプロジェクトでは",
];

/// Phrases that bind for every time wherever they stand.
#[rustfmt::skip]
const MUSTS: &[&str] = &[
    "must not", "mustn't", "must never", "must always", "must only", "may only", "should never", "should always",
    "is not allowed", "are not allowed", "is forbidden", "are forbidden", "is off limits", "are off limits", "ne ever",
    "darf nie", "dürfen nie", "darf nicht", "dürfen nicht", "muss immer", "müssen immer", "ist verboten", "sind verboten",
    "ne doit jamais", "ne doivent jamais", "ne doit pas", "ne doivent pas", "doit toujours", "doivent toujours", "est interdit",
    "sont interdits",
    "no se debe", "no debe", "no deben", "debe siempre", "deben siempre", "está prohibido", "están prohibidos",
    "não deve", "não devem", "deve sempre", "devem sempre", "é proibido", "são proibidos",
    "non deve", "non devono", "deve sempre", "devono sempre", "è vietato", "sono vietati",
    "не должен", "не должна", "не должны", "нельзя", "запрещено", "всегда должен", "всегда должны",
    "不允许", "不得", "永远不要", "绝对不能", "必须始终",
    "してはいけない", "してはいけません", "してはならない", "禁止です", "してはなりません", "しないでください",
];

/// Words of one occasion, of the past, or of courtesy, that no rule has.
#[rustfmt::skip]
const NOT_LASTING: &[&str] = &[
    "never mind", "nevermind", "no worries", "no problem", "always happy", "as always", "as ever", "thank you", "thanks",
    "just now", "this one", "for this", "first", "yet", "again later", "wait",
    "danke", "diesmal", "dieses mal", "merci", "cette fois", "gracias", "esta vez", "obrigado", "obrigada", "desta vez",
    "grazie", "questa volta", "спасибо", "в этот раз", "谢谢", "这次", "ありがとう", "今回",
];

#[cfg(test)]
mod tests {
    use super::*;

    fn taught(text: &str) -> Option<(Teaching, String)> {
        let message = UserMessage::new(text);
        Stated::taught(Some(&message)).map(|(teaching, stated)| (teaching, stated.text().to_owned()))
    }

    #[test]
    fn a_whole_sentence_teaches_in_the_main_languages() {
        use Teaching::{Constraint, Correction, Decision};
        for (text, expected) in [
            ("No, use pnpm here, never npm.", Correction),
            ("Actually, the port belongs in config/base.toml", Correction),
            ("I said tabs, not spaces.", Correction),
            ("Nein, nimm pnpm statt npm.", Correction),
            ("Non, utilise pnpm au lieu de npm.", Correction),
            ("No, usa pnpm en lugar de npm.", Correction),
            ("Não, use pnpm em vez de npm.", Correction),
            ("No, usate pnpm invece di npm.", Correction),
            ("Нет, используй pnpm, а не npm.", Correction),
            ("不对，应该用 pnpm 而不是 npm。", Correction),
            ("いいえ、npm ではなく pnpm を使ってください。", Correction),
            ("We decided to store money as integer cents.", Decision),
            ("Decision: one queue per tenant", Decision),
            ("We're going with PostgreSQL for the ledger.", Decision),
            ("Wir haben uns entschieden, Beträge in Cent zu speichern.", Decision),
            ("Nous avons décidé de stocker les montants en centimes.", Decision),
            ("Hemos decidido guardar los importes en céntimos.", Decision),
            ("Ficou decidido guardar os valores em centavos.", Decision),
            ("Abbiamo deciso di salvare gli importi in centesimi.", Decision),
            ("Мы решили хранить суммы в копейках.", Decision),
            ("我们决定用整数分来存储金额。", Decision),
            ("金額は整数で保存することにしました。", Decision),
            ("Never edit the generated files under api/gen.", Constraint),
            ("Please always run the linter before a commit.", Constraint),
            ("Migrations must never drop a column.", Constraint),
            ("From now on every endpoint has a test.", Constraint),
            ("Bearbeite nichts davon. Generierte Dateien dürfen nicht von Hand geändert werden.", Constraint),
            ("Ne jamais modifier les fichiers générés.", Constraint),
            ("Nunca edites los archivos generados.", Constraint),
            ("Sempre rode os testes antes do commit.", Constraint),
            ("Non usare mai print nel codice di produzione.", Constraint),
            ("Никогда не редактируй сгенерированные файлы.", Constraint),
            ("永远不要修改生成的文件。", Constraint),
            ("生成されたファイルは絶対に編集しないでください。", Constraint),
        ] {
            assert_eq!(taught(text).map(|(teaching, _)| teaching), Some(expected), "{text}");
        }
        let (_, sentence) = taught("Fix the tests. Never touch api/gen. Thanks!").unwrap();
        assert_eq!(sentence, "Never touch api/gen");
    }

    #[test]
    fn a_report_a_question_a_hedge_or_an_order_for_once_teaches_nothing() {
        for text in [
            "The build always fails on main.",
            "The tests never finish.",
            "It must be the cache.",
            "Never mind.",
            "Never mind, use the other one.",
            "No, thanks.",
            "No.",
            "No, that is fine.",
            "No problem, use it.",
            "Always happy to help!",
            "Should we never edit api/gen?",
            "Do we always use pnpm?",
            "Maybe we decided to use pnpm.",
            "For now never edit api/gen.",
            "Never edit api/gen today.",
            "Fix the failing test.",
            "Use pnpm.",
            "Bob said: never edit api/gen.",
            "\"Never edit api/gen\" is what the README says.",
            "```\nNever edit api/gen.\n```",
            "Der Build schlägt immer fehl.",
            "Le test échoue toujours.",
            "La prueba siempre falla.",
            "Тест всегда падает.",
            "测试总是失败。",
            "",
        ] {
            assert_eq!(taught(text), None, "{text}");
        }
        assert!(Stated::taught(None).is_none());
    }
}
