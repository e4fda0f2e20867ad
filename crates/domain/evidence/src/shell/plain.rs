//! What `echo`, `cat` and their like print, as far as their words tell.

use super::call::Call;
use super::voice::{is_ordinary_file, speaks};
use super::word::Word;

/// `+%s`, `+%Y-%m-%d`, `-u`: letters only behind a `%`.
pub(super) fn is_date_format(word: &str) -> bool {
    let Some(format) = word.strip_prefix('+') else { return word == "-u" };
    let mut chars = format.chars();
    std::iter::from_fn(|| {
        chars
            .next()
            .map(|c| if c == '%' { chars.next() } else { Some(c) }.filter(|_| c == '%' || !c.is_alphabetic()))
    })
    .all(|c| c.is_some())
}

/// `echo` of words that hold nothing of a report; a status in them is a number.
pub(super) fn says_plainly(call: &Call) -> bool {
    let mut said = String::new();
    for arg in &call.args {
        let numbered = Word::parse(&arg.raw.replace("${?}", "0").replace("$?", "0"));
        let Some(text) = numbered.literal() else { return false };
        if text.contains('\\') {
            return false;
        }
        said.push_str(text);
        said.push(' ');
    }
    // `-n` leaves the line open, `-e` reads escapes.
    let is_option = |text: &str| text.len() > 1 && text.bytes().skip(1).all(|b| b"neE".contains(&b));
    let first = said.split(' ').next().unwrap_or_default();
    let is_option = first.starts_with('-') && is_option(first);
    !is_option && !speaks(&said)
}

/// `printf` of one whole line.
pub(super) fn prints_plainly(call: &Call) -> bool {
    let [text] = call.args.as_slice() else { return false };
    text.literal().is_some_and(|text| {
        let lines = text.replace("\\n", "\n");
        text.ends_with("\\n") && !lines.contains('\\') && !lines.contains('%') && !speaks(&lines)
    })
}

/// `cat`, `head`, `tail` and `tee` show what comes in, in whole or its beginning or end, and nothing else.
pub(super) fn passes_on(call: &Call) -> bool {
    let counts = |word: &Word| {
        word.literal().is_some_and(|text| {
            let text = text.trim_start_matches(['-', 'n', 'c', '+']);
            text.bytes().all(|b| b.is_ascii_digit())
        })
    };
    match call.program.as_str() {
        "cat" => call.args.is_empty(),
        "tee" => {
            call.args.iter().filter_map(Word::literal).filter(|word| is_ordinary_file(word)).count()
                == call.args.len()
        }
        "head" | "tail" => call.args.iter().all(counts),
        _ => false,
    }
}
