//! What leaves the program, without the secrets in it: the last gate, whatever an answer is made of (R9.1).

use std::ops::Range;
use veridical::screening::{Family, Field, Screener};

/// What keeps secrets out of all that is printed.
#[derive(Debug)]
pub(crate) struct Gate {
    screener: Screener,
    /// The secrets that the call itself holds, and the mark for each. A word of a call is looked at by itself, and in its parts:
    /// in a message it may stand behind dashes or between the parts of a path, where it looks like something else.
    of_the_call: Vec<(String, String)>,
}

/// The shortest part of a call that is taken out wherever it stands again, in bytes.
const SHORTEST: usize = 6;

impl Gate {
    /// The gate of a call with these words, its paths among them.
    pub(crate) fn new(screener: Screener, words: impl IntoIterator<Item = String>) -> Self {
        let mut of_the_call = Vec::new();
        for word in words {
            let parts = word.split(['/', '=']).map(|part| part.trim_start_matches('-'));
            for part in [word.as_str()].into_iter().chain(parts) {
                for (secret, mark) in secrets(&screener, part) {
                    let secret = part.get(secret).unwrap_or_default();
                    if secret.len() >= SHORTEST {
                        of_the_call.push((secret.to_owned(), mark));
                    }
                }
            }
        }
        // The longest first, so that no part of it is left.
        of_the_call.sort_by_key(|(secret, _)| std::cmp::Reverse(secret.len()));
        of_the_call.dedup();
        Self { screener, of_the_call }
    }

    /// The text, with a mark in the place of each secret.
    pub(crate) fn text(&self, text: &str) -> String {
        let text = self.without_the_calls(text);
        let mut shown = String::with_capacity(text.len());
        let mut done = 0;
        for (secret, mark) in secrets(&self.screener, &text) {
            // One that begins within another is gone with it up to there.
            if secret.start >= done {
                shown.push_str(text.get(done..secret.start).unwrap_or_default());
                shown.push_str(&mark);
            }
            done = done.max(secret.end);
        }
        shown.push_str(text.get(done..).unwrap_or_default());
        shown
    }

    /// The JSON, each of its strings without secrets. What is no string is the program's own: numbers, and their order.
    pub(crate) fn json(&self, json: &str) -> String {
        let mut shown = String::with_capacity(json.len());
        let mut rest = json;
        while let Some((before, behind)) = rest.split_once('"') {
            let (written, after) = behind.split_at(end_of_string(behind));
            let quoted = format!("\"{written}\"");
            let meant: String = serde_json::from_str(&quoted).unwrap_or_default();
            let clean = self.text(&meant);
            shown.push_str(before);
            shown.push_str(&if clean == meant {
                quoted
            } else {
                serde_json::Value::String(clean).to_string()
            });
            rest = after.strip_prefix('"').unwrap_or_default();
        }
        shown.push_str(rest);
        shown
    }

    /// A message, which quotes paths, URLs and arguments: it passes the gate as a command of a record does, and is withheld
    /// where that would be refused.
    pub(crate) fn message(&self, message: &str) -> String {
        match self.screener.record([Field::command(&self.without_the_calls(message))]) {
            Ok([clean]) => clean.into_string(),
            Err(rejected) => format!("[withheld:{}]", rejected.code()),
        }
    }

    fn without_the_calls(&self, text: &str) -> String {
        let known = self.of_the_call.iter();
        known.fold(text.to_owned(), |text, (secret, mark)| text.replace(secret.as_str(), mark))
    }
}

/// Where the secrets of a text are, in order, and the mark for each.
fn secrets(screener: &Screener, text: &str) -> Vec<(Range<usize>, String)> {
    let mark = |family: Family| format!("[redacted:{}]", family.code());
    screener.secrets(text).into_iter().map(|one| (one.start..one.end, mark(one.family))).collect()
}

/// Where the string ends whose first character this begins with.
fn end_of_string(text: &str) -> usize {
    let mut escaped = false;
    let end = text.bytes().position(|byte| {
        let ends = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    });
    end.unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::{Value, json};

    fn gate() -> Gate {
        let words = ["--4539578763621486", "--home=/a/curl -u ann:Vq7-pLm2xZ9/b", "recall", "-x"];
        let screener = Screener::new(["purple-otter".to_owned(), "say \"no\"\n\\".to_owned()]);
        Gate::new(screener, words.map(str::to_owned))
    }

    #[test]
    fn a_secret_is_cut_out_of_text_and_of_every_string_of_json() {
        for (text, expected) in [
            ("a purple-otter b", "a [redacted:operator-literal] b"),
            ("purple-otter", "[redacted:operator-literal]"),
            ("purple-otter!", "[redacted:operator-literal]!"),
            (
                "é purple-otter, purple-otter é",
                "é [redacted:operator-literal], [redacted:operator-literal] é",
            ),
            ("they say \"no\"\n\\ here", "they [redacted:operator-literal] here"),
            ("no option '--4539578763621486'", "no option '--[redacted:card-number]'"),
            ("/a/curl -u ann:Vq7-pLm2xZ9/b/c", "/a/curl -u ann:[redacted:basic-auth]/c"),
            ("nothing \"here\"\\", "nothing \"here\"\\"),
        ] {
            assert_eq!(gate().text(text), expected, "{text}");
            let json = json!({"n": [1, {"a": text, "b": null}], text: true}).to_string();
            let shown: Value = serde_json::from_str(&gate().json(&json)).unwrap();
            assert_eq!(shown, json!({"n": [1, {"a": expected, "b": null}], expected: true}));
        }
    }

    proptest! {
        #[test]
        fn json_without_secrets_is_left_as_it_is(text in "(\\PC|[\"\\\\\n]){0,40}", n in 0..9) {
            let json = json!([{&text: text}, n, [], "\\"]).to_string();
            prop_assert_eq!(Gate::new(Screener::new([]), []).json(&json), json);
        }
    }
}
