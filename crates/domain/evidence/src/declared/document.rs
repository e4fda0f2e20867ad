//! JSON documents, read so that two of them compare equal only when they surely say the same.

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use std::collections::BTreeMap;
use std::fmt;

/// A JSON document.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Document {
    Null,
    Bool(bool),
    Integer(i128),
    /// A number with a fraction or an exponent.
    Real(f64),
    Text(String),
    List(Vec<Self>),
    Object(BTreeMap<String, Self>),
}

/// The longest text that is read as JSON. Hosts cut outputs well below.
const MAX_BYTES: usize = 4 * 1024 * 1024;

/// Beyond this a floating-point number no longer tells whole numbers apart.
const MAX_EXACT: f64 = 9_007_199_254_740_992.0;

impl Document {
    /// The one document that this text is. `None` also for one with a key that stands twice: readers differ in which
    /// of the two counts.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        if text.len() > MAX_BYTES {
            return None;
        }
        serde_json::from_str(text).ok()
    }

    /// The document that an output ends with, behind lines that are none.
    pub(crate) fn at_the_end_of(output: &str) -> Option<Self> {
        let mut start = 0;
        for line in output.split_inclusive('\n') {
            if line.starts_with(['{', '[']) {
                return output.get(start..).and_then(Self::read);
            }
            start += line.len();
        }
        Self::read(output)
    }

    /// What stands at a JSON pointer (RFC 6901).
    pub(crate) fn at(&self, pointer: &str) -> Option<&Self> {
        let Some(steps) = pointer.strip_prefix('/') else { return pointer.is_empty().then_some(self) };
        steps.split('/').try_fold(self, |found, step| match found {
            Self::Object(fields) => fields.get(&step.replace("~1", "/").replace("~0", "~")),
            Self::List(items) => {
                let plain = step == "0" || !step.starts_with(['0', '+']);
                items.get(step.parse::<usize>().ok().filter(|_| plain)?)
            }
            _ => None,
        })
    }

    /// Whether every value of `asked` stands at the same place in this document.
    pub(crate) fn holds(&self, asked: &Self) -> bool {
        match (self, asked) {
            (Self::Object(fields), Self::Object(asked)) => {
                asked.iter().all(|(key, asked)| fields.get(key).is_some_and(|value| value.holds(asked)))
            }
            (Self::List(items), Self::List(asked)) => {
                items.len() == asked.len() && items.iter().zip(asked).all(|(item, asked)| item.holds(asked))
            }
            _ => self.is(asked),
        }
    }

    /// How many values it holds that are neither list nor object.
    pub(crate) fn values(&self) -> usize {
        match self {
            Self::List(items) => items.iter().map(Self::values).sum(),
            Self::Object(fields) => fields.values().map(Self::values).sum(),
            _ => 1,
        }
    }

    /// Whether two values are surely the same.
    pub(crate) fn is(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Real(one), Self::Real(other)) => one == other && one.abs() < MAX_EXACT,
            // Some services write `5.0` for `5`.
            (Self::Integer(whole), Self::Real(real)) | (Self::Real(real), Self::Integer(whole)) => {
                real.abs() < MAX_EXACT && real.fract() == 0.0 && format!("{real:.0}") == whole.to_string()
            }
            (Self::List(_) | Self::Object(_), _) | (_, Self::Real(_)) => false,
            _ => self == other,
        }
    }
}

impl<'de> Deserialize<'de> for Document {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Document;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON document without repeated keys")
    }

    fn visit_unit<E: Error>(self) -> Result<Document, E> {
        Ok(Document::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Document, E> {
        Ok(Document::Bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Document, E> {
        Ok(Document::Integer(value.into()))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Document, E> {
        Ok(Document::Integer(value.into()))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Document, E> {
        Ok(Document::Real(value))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Document, E> {
        Ok(Document::Text(value.to_owned()))
    }

    fn visit_string<E: Error>(self, value: String) -> Result<Document, E> {
        Ok(Document::Text(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Document, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = list.next_element()? {
            items.push(item);
        }
        Ok(Document::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Document, A::Error> {
        let mut fields = BTreeMap::new();
        while let Some((key, value)) = map.next_entry::<String, Document>()? {
            if fields.insert(key, value).is_some() {
                return Err(A::Error::custom("a key stands twice"));
            }
        }
        Ok(Document::Object(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn read(text: &str) -> Document {
        Document::read(text).unwrap()
    }

    #[test]
    fn a_text_is_a_document_only_when_it_is_exactly_one() {
        for text in ["", "{", "{} {}", "{\"a\":1,\"a\":1}", "[1]x", "NaN", "{'a':1}"] {
            assert_eq!(Document::read(text), None, "{text}");
        }
        assert_eq!(read(" {\"a\": [1, null]}\n").at("/a/0"), Some(&Document::Integer(1)));
        let said = "GET /health\n[warm]\n";
        assert_eq!(Document::at_the_end_of(said), None);
        assert_eq!(
            Document::at_the_end_of("GET /health\n{\n \"up\": true\n}\n"),
            Some(read("{\"up\":true}"))
        );
        assert_eq!(Document::at_the_end_of("{\"up\":true}\nerror: no\n"), None);
    }

    #[test]
    fn a_pointer_leads_to_one_value_or_to_none() {
        let document = read(r#"{"a/b": {"~": [10, {"c": false}]}, "": 1}"#);
        for (pointer, expected) in [
            ("/a~1b/~0/0", Some("10")),
            ("/a~1b/~0/1/c", Some("false")),
            ("/", Some("1")),
            ("/a~1b/~0/00", None),
            ("/a~1b/~0/+0", None),
            ("/a~1b/~0/2", None),
            ("/x", None),
            ("x", None),
            ("/a~1b/~0/1/c/d", None),
        ] {
            assert_eq!(document.at(pointer), expected.map(read).as_ref(), "{pointer}");
        }
        assert_eq!(document.at(""), Some(&document));
    }

    #[test]
    fn a_document_holds_another_when_all_its_values_are_there() {
        for (whole, asked, expected) in [
            (r#"{"a":1,"b":{"c":[1,2]},"d":0}"#, r#"{"b":{"c":[1,2]},"a":1}"#, true),
            (r#"{"a":1}"#, r#"{"a":1.0}"#, true),
            (r#"{"a":1}"#, r#"{"a":"1"}"#, false),
            (r#"{"a":1}"#, r#"{"a":1,"b":null}"#, false),
            (r#"{"a":[1,2]}"#, r#"{"a":[1]}"#, false),
            (r#"{"a":{}}"#, r#"{"a":[]}"#, false),
            (r#"{"a":null}"#, r#"{"a":null}"#, true),
            (r#"{"a":18446744073709551616}"#, r#"{"a":18446744073709551617}"#, false),
            (r#"{"a":9007199254740993}"#, r#"{"a":9007199254740992.0}"#, false),
            (r#"{"a":0.5}"#, r#"{"a":0.5}"#, true),
            (r#"{"a":0.5}"#, r#"{"a":0.6}"#, false),
            (r#"{"a":2}"#, r#"{"a":1.5}"#, false),
            (r#"{"a":6}"#, r#"{"a":5.0}"#, false),
            (r#"{"a":9007199254740992}"#, r#"{"a":9007199254740992.0}"#, false),
            (r#"{"a":9007199254740992.0}"#, r#"{"a":9007199254740992.0}"#, false),
        ] {
            assert_eq!(read(whole).holds(&read(asked)), expected, "{whole} {asked}");
        }
    }

    #[test]
    fn a_document_counts_its_values_and_is_read_up_to_a_length() {
        assert_eq!(read(r#"{"a":[1,[2,{}]],"b":{"c":null}}"#).values(), 3);
        assert!(!read("[1]").is(&read("[1]")));
        let text = |length: usize| format!("\"{}\"", "x".repeat(length - 2));
        assert!(Document::read(&text(MAX_BYTES)).is_some());
        assert!(Document::read(&text(MAX_BYTES + 1)).is_none());
    }

    proptest! {
        #[test]
        fn any_text_can_be_asked_for(text in "[\\[\\]{}\",:0-9a-z. -]{0,40}", pointer in "[/~0-9a-z]{0,12}") {
            if let Some(document) = Document::at_the_end_of(&text) {
                document.at(&pointer);
                prop_assert!(document.holds(&document) || text.contains(['.', 'e']) || text.len() > 15);
            }
        }
    }
}
