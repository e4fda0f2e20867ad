//! Recovery codes: several of one form in a list, under a title that says what they are.

use std::ops::Range;
use std::sync::LazyLock;

use crate::Family::AssignedSecret;
use crate::rules::{Hit, Pattern, Rule, pattern};
use crate::text;

/// How far before the word the rest of the title is read, and how much of the list, in bytes.
const BEHIND: usize = 48;
const AHEAD: usize = 512;

/// The fewest codes that are a list.
const FEWEST: usize = 4;

pub(super) fn rules() -> impl Iterator<Item = Rule> {
    [
        "codes",
        "códigos",
        "codici",
        "kodes",
        "koder",
        "kody",
        "kódy",
        "коды",
        "кодове",
        "コード",
        "代码",
        "恢复码",
        "备用码",
    ]
    .into_iter()
    .map(|word| Rule::new(word, judge))
}

fn judge(text: &str, at: Range<usize>) -> Option<Hit> {
    static TITLE: LazyLock<Pattern> = LazyLock::new(|| {
        pattern(
            r"(?:recover|backup|back-up|rescue|scratch|emergency|reserve|2fa|mfa|two-factor|one-time|wiederherstell|ersatz|recuper|secours|respaldo|reserv|återställ|gendannelse|odzysk|zapas|obnov|резервн|восстан|відновл|バックアップ|リカバリ|恢复|备用)",
        )
    });
    let ahead = text::ahead(text, at.end, AHEAD);
    let is_digit = |byte: u8| byte.is_ascii_digit();
    if !ahead.bytes().any(is_digit)
        || !(TITLE.regex().is_match(text::behind(text, at.start, BEHIND))
            || text::cut(text, at.clone()).ends_with('\u{7801}'))
    {
        return None;
    }
    let (start, end, count) = listed(ahead);
    (count >= FEWEST).then_some(Hit { family: AssignedSecret, span: at.end + start..at.end + end })
}

/// Where the codes begin and end, and how many there are: lines after the title that hold nothing else.
fn listed(ahead: &str) -> (usize, usize, usize) {
    static CODE: LazyLock<Pattern> =
        LazyLock::new(|| pattern(r"^(?:[a-z0-9]{4,6}[- ]){1,3}[a-z0-9]{4,6}$|^[a-z0-9]{8,16}$|^\d{6,8}$"));
    static PARTS: LazyLock<Pattern> = LazyLock::new(|| pattern(r"[ \t]{2,}|[ \t]*[,;|][ \t]*|\t"));
    let (mut start, mut end, mut count) = (0, 0, 0);
    let mut at = 0;
    for (index, line) in ahead.split_inclusive('\n').enumerate() {
        let list = if index == 0 { line.rsplit_once(':').map_or("", |(_, list)| list) } else { line };
        let offset = at + (line.len() - list.len());
        let item =
            list.trim_start_matches(|c: char| c.is_ascii_whitespace() || c == '-' || c == '*' || c == '|');
        let numbered = item.find(['.', ')']).filter(|mark| *mark <= 2).map_or(0, |mark| mark + 1);
        let item = text::after(item, numbered).trim();
        let codes: Vec<&str> = PARTS.regex().split(item).filter(|code| !code.is_empty()).collect();
        let all = codes
            .iter()
            .all(|code| CODE.regex().is_match(code) && code.bytes().any(|byte| byte.is_ascii_digit()));
        if !item.is_empty() && all {
            let from = offset + list.find(item).unwrap_or_default();
            start = if count == 0 { from } else { start };
            end = from + item.len();
            count += codes.len();
        } else if count > 0 {
            break;
        }
        at += line.len();
    }
    (start, end, count)
}
