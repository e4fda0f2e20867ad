//! Orders to drop, replace or hide the instructions in force.

use std::ops::Range;

use super::mention::is_mention;
use super::wording::Wording;
use crate::Family::InstructionOverride;
use crate::rules::{Hit, Rule, Stretch, pattern};
use crate::text;

/// How far around its anchor an order is read, in bytes.
const BEHIND: usize = 160;
const AHEAD: usize = 192;

/// Anchors that announce one of the same [`ORDERS`], by language.
///
/// Phrases are looked for in a [`Wording`], where words stand one space apart.
const ORDERS: &[(&[&str], &[&str])] = &[
    (
        &["ignor", "olvid", "oubli", "caso omiso", "descart"],
        &[
            r"(?:ignor(?:a|e|ad|en)|olvid(?:a|e|en)|descart(?:a|e)|haz caso omiso de) (?:todas? |todos? |de )*(?:las|los|tus|mis) (?:instrucciones|indicaciones|ordenes|reglas|directrices)(?: (?:anteriores|previas|previos|de arriba|iniciales))?",
            r"(?:ignor(?:e|ez|er|ons)|oubli(?:e|ez)) (?:toutes? |tous )?(?:les|tes|vos) (?:instructions|consignes|directives|regles|ordres) (?:precedent(?:e|s|es)?|anterieure?s?|ci dessus|initiales)",
            r"(?:ignore|desconsidere|esqueca) (?:todas? |todos? )?(?:as|os|suas) (?:instrucoes|orientacoes|regras|ordens) (?:anteriores|previas|acima)",
            r"ignora (?:tutte )?le (?:istruzioni|indicazioni|regole) (?:precedenti|sopra)",
            r"(?:ignoriere?n?) (?:sie )?(?:bitte )?(?:alle )?(?:deine |die )?(?:vorherigen|vorigen|bisherigen|fruheren|obigen|vorangegangenen|vorhergehenden|ursprunglichen) (?:\w+ )?(?:anweisungen|instruktionen|befehle|regeln|vorgaben)",
        ],
    ),
    (
        &[
            "vergiss",
            "vergessen",
            "desconsidere",
            "esque",
            "dimentica",
            "negeer",
            "vergeet",
            "zignoruj",
            "abaikan",
        ],
        &[
            r"(?:vergiss|vergessen sie) (?:alle )?(?:deine |die )?(?:vorherigen|bisherigen|fruheren|obigen|vorangegangenen) (?:anweisungen|instruktionen|befehle|regeln)",
            r"(?:desconsidere|esqueca) (?:todas? |todos? )?(?:as|os|suas) (?:instrucoes|orientacoes|regras|ordens) (?:anteriores|previas|acima)",
            r"dimentica (?:tutte )?le (?:istruzioni|indicazioni|regole) (?:precedenti|sopra)",
            r"(?:negeer|vergeet) (?:alle )?(?:de |je )?(?:vorige|eerdere|bovenstaande|voorgaande) (?:instructies|opdrachten|regels|aanwijzingen)",
            r"zignoruj (?:wszystkie )?(?:poprzednie|wczesniejsze|powyzsze) (?:instrukcje|polecenia|zasady)",
            r"abaikan (?:semua )?(?:instruksi|perintah|aturan) (?:yang )?(?:sebelumnya|di atas)",
        ],
    ),
    (
        &["игнорируй", "забудь", "игноруй", "ігноруй"],
        &[
            r"(?:про)?(?:игнорируй|ігноруй|игноруй|забудь)(?:те)? (?:о |про )?(?:все |всі |усі )?(?:предыдущие|прошлые|прежние|вышеуказанные|попередні) (?:инструкции|указания|команды|правила|інструкції|вказівки)",
        ],
    ),
    (
        &["yok say", "gormezden", "görmezden", "unut"],
        &[r"onceki (?:tum |butun )?(?:talimatlari|komutlari|kurallari) (?:yok say|gormezden gel|unut)"],
    ),
    (&["bỏ qua"], &[r"bo qua (?:moi |tat ca )?(?:cac )?(?:huong dan|chi dan|chi thi|lenh) (?:truoc|o tren)"]),
    (
        &["忽略", "无视", "無視", "忘记", "忘記", "忘掉", "不要理会"],
        &[
            r"(?:忽略|无视|無視|忘记|忘記|忘掉|不要理会)(?:掉)?(?:你)?(?:所有|全部|一切)?(?:的)?(?:之前|以前|此前|先前|前面|以上|上面|上述|早前)(?:的)?(?:所有|全部|一切)?(?:的)?(?:系统|系統)?(?:指令|指示|提示|命令|规则|規則|要求|内容)",
            r"(?:以前|これまで|今まで|上記|前|以上)の(?:すべての|全ての|全)?(?:指示|命令|プロンプト|ルール)(?:を|は)?(?:すべて|全て)?(?:無視|忘れ)",
        ],
    ),
    (
        &["忘れ"],
        &[
            r"(?:以前|これまで|今まで|上記|前|以上)の(?:すべての|全ての|全)?(?:指示|命令|プロンプト|ルール)(?:を|は)?(?:すべて|全て)?忘れ",
        ],
    ),
    (
        &["무시", "잊"],
        &[
            r"(?:이전|위|앞선|기존)(?:의)? ?(?:모든 ?)?(?:지시|명령|지침|프롬프트)(?:사항)?(?:을|를|은|는)? ?(?:모두 ?|전부 ?)?(?:무시|잊)",
        ],
    ),
    (
        &["تجاهل", "انس"],
        &[r"(?:تجاهل|انس) (?:جميع |كل )?(?:التعليمات|الأوامر|الاوامر|القواعد) (?:السابقة|أعلاه|اعلاه)"],
    ),
    (&["निर्देशों"], &[r"(?:पिछले|पहले के|उपरोक्त) (?:सभी )?निर्देशों को (?:अनदेखा|नज़रअंदाज़|नजरअंदाज|भूल)"]),
    (&["התעלם", "תתעלם", "שכח"], &[r"(?:התעלם|התעלמי|תתעלם|שכח) מ?(?:כל )?ה?הוראות הקודמות"]),
];

pub(super) fn rules() -> impl Iterator<Item = Rule> {
    ORDERS.iter().flat_map(|(anchors, sources)| {
        let order = pattern(&sources.join("|"));
        let stretch = Stretch::new(BEHIND, AHEAD, move |text, span, found| {
            let wording = Wording::of(text, span.clone());
            for order in order.regex().find_iter(wording.as_str()) {
                let order = wording.original(order.range());
                if is_given(text, span.start, &order) {
                    found(Hit { family: InstructionOverride, span: order });
                }
            }
        });
        anchors.iter().map(move |anchor| Rule::stretch(anchor, &stretch))
    })
}

/// Whether an order is given rather than told; `from` bounds what is read before it.
fn is_given(text: &str, from: usize, order: &Range<usize>) -> bool {
    let before = text::behind(text, order.start, BEHIND.min(order.start - from));
    let inside_name = before.ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_')
        && text::cut(text, order.clone()).starts_with(|c: char| c.is_ascii_alphabetic());
    !(inside_name || is_told(before) || is_mention(text, order, 2))
}

/// Whether the words before an order make it a report, a wish of others or its opposite: "tries to …", "must not …".
/// An order to the reader stays one: "you need to …".
fn is_told(before: &str) -> bool {
    const TELLING: &[&str] = &[
        "to",
        "not",
        "never",
        "cannot",
        "that",
        "which",
        "who",
        "would",
        "could",
        "might",
        "may",
        "can",
        "will",
        "they",
        "it",
        "we",
        "i",
        "he",
        "she",
        "don't",
        "doesn't",
        "didn't",
        "won't",
        "can't",
        "dont",
        "shouldn't",
        "mustn't",
        "says",
        "said",
        "like",
        "phrase",
        "phrases",
        "words",
        "attackers",
        "users",
        "model",
        "models",
        "agents",
    ];
    let clause =
        before.rsplit(['.', '!', '?', '\n', ':', ';']).next().unwrap_or_default().to_ascii_lowercase();
    let mut words = clause.split(|c: char| !c.is_alphanumeric() && c != '\'').filter(|word| !word.is_empty());
    let last = words.next_back().unwrap_or_default();
    let negated =
        matches!(last, "not" | "never" | "cannot" | "don't" | "dont" | "mustn't" | "shouldn't" | "can't");
    let to_reader = clause.split(|c: char| !c.is_alphanumeric()).any(|word| word == "you");
    TELLING.contains(&last) && (negated || !to_reader)
}
