//! Whether a sentence says that other words than the user's own stand beside it (R6.3, R6.4).
//!
//! The lists err towards "announced": a user whose own sentence is staged says yes once; a pasted sentence that is taken
//! for the user's own is believed for good.

use crate::stated::holds_phrase;

/// Where the other words stand that a sentence announces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Announced {
    /// Behind it: "Bob wrote in the chat."
    Behind,
    /// Before it as well: "Translate this into German."
    Around,
}

impl Announced {
    /// What a sentence announces, if anything.
    pub(crate) fn by(sentence: &str) -> Option<Self> {
        let lower = sentence.trim().to_lowercase().replace('’', "'");
        if holds_any(&lower, &REWORKED) {
            return Some(Self::Around);
        }
        let supposed = SUPPOSED.iter().any(|opening| lower.starts_with(opening));
        let introduced = lower.contains(": ") || lower.contains('：');
        if !supposed && !introduced && !holds_any(&lower, &OTHERS) {
            return None;
        }
        let points_back = POINTERS.iter().any(|pointer| holds_phrase(&lower, pointer));
        Some(if points_back { Self::Around } else { Self::Behind })
    }
}

/// Whether a sentence is a greeting or thanks and nothing else: it says nothing about what stands behind it.
pub(crate) fn is_polite(sentence: &str) -> bool {
    let lower = sentence.to_lowercase();
    let plain = lower.trim_matches(|c: char| !c.is_alphanumeric());
    POLITE.contains(&plain)
}

/// Whether a sentence takes back what stands beside it, or asks whether it is so.
pub(crate) fn takes_back(sentence: &str) -> bool {
    #[rustfmt::skip]
    const MARKS: &[&str] = &[
        "that is wrong", "that's wrong", "that is not true", "that's not true", "not true", "scratch that", "never mind", "nevermind",
        "just kidding", "kidding", "i was wrong", "correction:", "on second thought", "forget that", "i take that back",
        "das stimmt nicht", "das ist falsch", "scherz", "vergiss das", "c'est faux", "ce n'est pas vrai", "je plaisante", "oublie ça",
        "no es cierto", "no es verdad", "era broma", "olvida eso", "não é verdade", "não é certo", "brincadeira", "non è vero", "scherzo",
        "это неправда", "шучу", "开玩笑", "不是真的", "冗談", "嘘です", "농담", "사실이 아니", "dat klopt niet", "grapje",
        "to nieprawda", "doğru değil", "opposite is true", "opposite of that", "would be a lie", "said nobody ever", "said no one ever", "two truths and a lie",
        "don't remember that", "don't remember this", "don't remember it", "do not remember that", "do not remember this", "do not remember it",
        "remember nothing", "don't store that", "don't store this", "don't save that", "don't save this", "don't keep that", "don't keep this",
        "do not store", "do not save this", "do not save that", "forget it", "forget this", "delete that", "delete this", "ignore that", "ignore this",
        "ignore the line", "ignore the sentence", "merk dir das nicht", "nicht merken", "nicht speichern", "lösch das", "ignorier das", "ne retiens pas",
        "ne garde pas", "efface ça", "no lo recuerdes", "no guardes", "borra eso", "não guarde", "não lembre", "apaga isso", "non ricordarlo",
        "non salvarlo", "cancellalo", "не запоминай", "удали это", "别记", "不要记", "覚えないで", "기억하지 마", "onthoud dat niet", "nie zapamiętuj",
        "was a joke", "was only a joke", "was just a joke", "it's a joke", "it is a joke", "no wait", "wait no", "wait, no", "actually no,", "strike that",
        "disregard that", "ignore what i said", "ignore what i just said", "made that up", "was a lie", "was not serious", "wasn't serious",
        "nur spaß", "vergiss es", "vergesst das", "ich nehme das zurück", "war gelogen", "c'était une blague", "c'est une blague", "laisse tomber",
        "oublie ce que", "era una broma", "es una broma", "es broma", "olvídalo", "no es en serio", "era mentira", "deixa pra lá", "esquece isso",
        "esquece o que", "lascia perdere", "come non detto", "era uno scherzo", "это была шутка", "это шутка", "забудь", "неважно", "беру свои слова",
        "算了", "忘了吧", "当我没说", "我瞎说", "なんでもない", "忘れて", "嘘だよ", "冗談", "취소", "아니다", "laat maar", "was een grap", "vergeet het", "to żart",
        "żartuj", "żartowa", "nieważne", "zapomnij", "şakaydı", "şaka yap", "boş ver", "skojar", "skämt", "glöm det", "det var en spøg", "glem det",
    ];
    /// Doubts and questions about what stands beside them, when a sentence begins with them.
    #[rustfmt::skip]
    const DOUBTS: &[&str] = &[
        "sorry,", "that changed", "that has changed", "at least i did", "only on ", "or so ", "is what my ", "that is what ", "that's what ", "that is line ",
        "how does that sound", "is this grammatical", "is that grammatical", "i doubt", "not really", "well, not really", "i'm joking", "i am joking", "only joking", "joking", "i made that up", "i wish", "as if", "not any more",
        "not anymore", "is that right", "is this right", "is that true", "is this true", "is it true", "is that correct", "is this correct", "right?",
        "true?", "ich bezweifle", "das bezweifle", "nicht wirklich", "war nur spaß", "stimmt das", "ist das richtig", "j'en doute", "pas vraiment",
        "c'est vrai ?", "c'est vrai?", "je rigole", "lo dudo", "en realidad no", "¿es cierto", "¿es verdad", "duvido", "é verdade?", "nem por isso",
        "ne dubito", "non proprio", "è vero?", "сомневаюсь", "я сомневаюсь", "не совсем", "это правда?", "правда ли", "我怀疑", "我不信", "不见得", "对吗",
        "是真的吗", "疑わしい", "本当ですか", "의심", "맞나요", "ik betwijfel", "niet echt", "wątpię", "sanmıyorum",
    ];
    /// Denials that are a sentence of their own, or nearly.
    #[rustfmt::skip]
    const DENIALS: &[&str] = &[
        "false", "wrong", "not", "untrue", "incorrect", "lies", "a lie", "nope", "nah", "no way", "lol no", "haha no", "psych", "sike", "opposite day",
        "in your dreams", "not at all", "hardly", "as if", "the opposite", "well used to", "used to", "sarcasm", "s", "falsch", "quatsch", "unsinn",
        "blödsinn", "stimmt nicht", "stimmt gar nicht", "gelogen", "von wegen", "schön wär's", "das gegenteil", "faux", "c'est pas vrai",
        "n'importe quoi", "pas du tout", "falso", "mentira", "qué va", "para nada", "al revés", "que nada", "nada disso", "ma va", "macché", "per niente",
        "non è così", "неправда", "ложь", "вранье", "враньё", "ерунда", "假的", "错", "錯", "才怪", "うそ", "嘘", "違う", "거짓말", "틀려", "onzin",
        "niet waar", "gelogen", "fout", "bzdura", "nieprawda", "kłamstwo", "yalan", "yanlış", "hayır", "fel", "struntprat", "forkert", "løgn",
    ];
    /// Answers of one word, when nothing or a pause stands behind them.
    const NO: [&str; 10] = ["no", "nein", "non", "não", "нет", "不对", "不是", "違います", "違う", "いいえ"];
    let lower = sentence.to_lowercase().replace('’', "'");
    let pause = |rest: &str| rest.is_empty() || rest.starts_with([',', '.', '，', '。', '、', '!', '！']);
    let words = lower.trim_matches(|c: char| !c.is_alphanumeric()).replace(',', "");
    DENIALS.contains(&words.as_str())
        || words.ends_with(" i mean")
        || NO.iter().any(|no| lower.strip_prefix(no).is_some_and(pause))
        || DOUBTS.iter().any(|doubt| lower.starts_with(doubt))
        || MARKS.iter().any(|mark| lower.contains(mark))
}

/// Whether one of these begins a word of a text; one that ends with a space is a whole word.
fn holds_any(lower: &str, stems: &[&str]) -> bool {
    let text = format!("{lower} ").replace(['.', ',', '!', '?', ':', ';', '"', '(', ')'], " ");
    stems.iter().any(|stem| {
        let spaced = stem.chars().any(|c| c < '\u{3040}');
        text.match_indices(stem).any(|(at, _)| {
            let before = text.get(..at).and_then(|text| text.chars().next_back());
            !spaced || !before.is_some_and(char::is_alphanumeric)
        })
    })
}

/// What is asked to be done to a text, which may stand on either side.
#[rustfmt::skip]
const REWORKED: [&str; 84] = [
    "translat", "summar", "proofread", "rephras", "paraphras", "reword", "rewrit", "spellcheck", "spell-check", "grammar", "shorten",
    "quoted", "pasted", "copied", "forwarded", "unquote", "is what he ", "is what she ", "is what they ",
    "übersetz", "zusammenfass", "fass ", "fasse ", "korrigier", "umformulier", "formulier", "zitier", "lies korrektur",
    "tradui", "résum", "corrig", "relis", "reformul", "traduc", "traduz", "resum", "revisa ", "corrij", "reescrib", "reescrev",
    "tradur", "riassum", "corregg", "riscriv", "перевед", "перевод", "сократи", "перескаж", "исправь текст", "перепиш", "цитат",
    "翻译", "总结", "概括", "校对", "改写", "润色", "引用", "翻訳", "訳して", "要約", "校正", "添削", "書き直", "言い換え",
    "번역", "요약", "교정", "다듬어", "인용", "vertaal", "samenvat", "vat dit", "herschrijf", "nalezen", "przetłumacz", "tłumacz", "streść",
    "podsumuj", "przeredaguj", "çevir", "özetle", "düzelt", "översätt",
];

/// Who says something, what is told, and kinds of texts.
#[rustfmt::skip]
const OTHERS: [&str; 333] = [
    "said ", "says ", "wrote ", "written ", "writes ", "writing ", "tells ", "told ", "claim", "argues ", "argued ", "quot", "according ",
    "stated ", "states ", "announc", "replied ", "replies ", "answered ", "mention", "reported ", "posted ", "attached ", "asked ",
    "thinks ", "believes ", "suggests ", "suggested ", "insists ", "sent me ", "sent us ", "heard ", "got this ", "found this ", "read this ",
    "following ", "as follows ", "follows ", "below ", "here is ", "here's ", "here are ", "here it ", "this is what ", "verbatim",
    "text ", "texts ", "ticket", "mail ", "mails ", "email", "e-mail", "message ", "chat ", "story ", "stories ", "poem", "article", "paragraph",
    "sentence", "transcript", "excerpt", "snippet", "readme", "wiki ", "letter ", "essay", "lyric", "dialog", "novel ", "song ", "joke ",
    "speech", "tweet", "comment ", "draft", "log ", "logs ", "note ", "notes ", "memo ", "document ", "fiction", "scenario", "hypothe",
    "example", "role-play", "roleplay", "role play", "act as ", "character ", "hero ", "write a ", "write an ", "write me ", "write down ",
    "compose ", "repeat after ", "reply with ", "respond with ", "answer with ", "print ", "output ", "tell him ", "tell her ", "tell them ",
    "suppos", "imagin", "pretend", "assum", "let's say ", "let us say ", "what if ", "once upon ", "in my dream", "opinion", "testimon",
    "schrieb", "schreib", "geschrieben", "sagt ", "sagte ", "gesagt ", "meint ", "meinte ", "behaupt", "laut ", "zitat", "folgend", "wie folgt ",
    "unten ", "hier ist ", "hier steht ", "nachricht", "geschicht", "gedicht", "artikel", "absatz", "brief ", "angenommen ", "nehmen wir an ",
    "stell dir ", "rollenspiel", "entwurf", "erzähl", "protokoll",
    "écri", "dit ", "disait ", "affirm", "prétend", "selon ", "suivant", "ci-dessous", "voici ", "texte", "courriel", "histoire", "poème",
    "lettre ", "citation", "racont",
    "escrib", "escrit", "dice ", "dijo ", "según ", "siguiente", "a continuación ", "abajo ", "aquí está ", "texto", "correo", "mensaje",
    "historia", "cuento ", "poema", "supong", "supón",
    "escrev", "disse ", "diz ", "segundo ", "seguinte", "abaixo ", "aqui está ", "eis ", "mensagem", "história",
    "scriv", "scritt", "scrisse ", "detto ", "afferm", "secondo ", "seguent", "qui sotto ", "ecco ", "testo ", "messaggio", "storia ", "racconto ",
    "poesia ", "immagin",
    "напиш", "напис", "пишет ", "говор", "сказал", "утвержд", "согласно ", "следующ", "ниже ", "вот ", "текст", "тикет", "письм", "сообщени",
    "чат ", "чате ", "рассказ", "истори", "стих", "предполож", "представ", "допустим",
    "写道", "写了", "说", "表示", "声称", "根据", "以下", "如下", "下面", "这段", "这篇", "文本", "工单", "邮件", "消息", "聊天", "故事", "假设", "想象", "假如", "写一",
    "書いた", "書きました", "書いて", "言った", "言って", "言いま", "によると", "以下", "次の", "下記", "この文", "文章", "チケット", "メール", "メッセージ",
    "チャット", "物語", "小説", "仮に", "想像",
    "썼", "말했", "말하", "말합", "따르면", "다음", "아래", "이 글", "텍스트", "티켓", "메일", "메시지", "채팅", "이야기", "소설", "가정", "상상", "써 줘", "써줘",
    "schreef ", "schrijf", "zegt ", "zei ", "beweer", "volgens ", "volgend", "hieronder ", "hier is ", "tekst", "bericht", "verhaal", "stel je ",
    "napisa", "napisz", "mówi ", "powiedzia", "twierdz", "według ", "następując", "poniż", "oto ", "wiadomoś", "czat", "opowiad", "wiersz", "załóż",
    "wyobraź", "yazdı ", "yaz ", "yazmış ", "söyl", "dedi ", "iddia", "göre ", "aşağıda", "işte ", "metin ", "metni ", "mesaj", "sohbet", "hikaye",
    "hikâye", "şiir", "varsay", "diyelim ", "hayal ",
];

/// How a sentence begins under which the next ones may stand.
#[rustfmt::skip]
const SUPPOSED: [&str; 35] = [
    "if ", "unless ", "in case ", "provided ", "only when ", "say ", "wenn ", "falls ", "sofern ", "si ", "s'il ", "à condition ", "se ", "caso ",
    "cuando ", "quando ", "qualora ", "если ", "когда ", "如果", "要是", "若", "もし", "만약", "만일", "als ", "indien ", "stel ", "jeśli ",
    "jeżeli ", "gdyby ", "eğer ", "om ", "hvis ", "jos ",
];

/// Words by which a sentence means what stands before it.
#[rustfmt::skip]
const POINTERS: [&str; 47] = [
    "this", "these", "above", "dies", "diese", "diesen", "dieser", "dieses", "das hier", "oben", "obigen", "ceci", "cela", "ce texte",
    "ci-dessus", "esto", "este texto", "este mensaje", "arriba", "isto", "este", "acima", "questo", "qui sopra", "это", "этот", "эту", "выше",
    "这", "上面", "以上", "これ", "この", "上記", "이것", "이 글", "위의", "위 글", "dit", "deze", "hierboven", "ten tekst", "powyżej",
    "powyższy", "bunu", "bu metni", "yukarıdaki",
];

#[rustfmt::skip]
const POLITE: [&str; 62] = [
    "hello", "hi", "hey", "hi there", "good morning", "good evening", "thanks", "thank you", "thanks a lot", "ok", "okay", "great", "nice",
    "perfect", "please", "one thing", "one more thing", "hallo", "guten morgen", "guten tag", "moin", "danke", "vielen dank", "noch etwas",
    "bonjour", "salut", "merci", "d'accord", "hola", "buenos días", "gracias", "vale", "olá", "oi", "bom dia", "obrigado", "obrigada", "ciao",
    "buongiorno", "grazie", "va bene", "привет", "здравствуйте", "спасибо", "хорошо", "你好", "您好", "谢谢", "好的", "こんにちは", "ありがとう",
    "ありがとうございます", "안녕하세요", "감사합니다", "hoi", "bedankt", "cześć", "dzień dobry", "dzięki", "merhaba", "teşekkürler", "selam",
];
