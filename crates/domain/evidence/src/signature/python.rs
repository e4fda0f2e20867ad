//! Python exceptions and tracebacks.

use super::{FailureSignature, bounded, shorten_path};

/// `ZeroDivisionError: division by zero` as type and message; `None` when the text does not name an exception.
pub(crate) fn exception(text: &str) -> Option<(&str, Option<&str>)> {
    let (name, message) = match text.split_once(": ") {
        Some((name, message)) => (name, Some(message)),
        None => (text.strip_suffix(':').unwrap_or(text), None),
    };
    let last = name.rsplit('.').next()?;
    let identifier = |part: &str| {
        part.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            && part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
    };
    let ends = [
        "Error",
        "Exception",
        "Warning",
        "Exit",
        "Interrupt",
        "Failed",
        "Timeout",
        "NotFound",
        "DoesNotExist",
    ];
    let named =
        last.starts_with(|c: char| c.is_ascii_uppercase()) && ends.iter().any(|end| last.ends_with(end));
    (named && name.len() <= 120 && name.split('.').all(identifier)).then_some((name, message))
}

/// Reads the last traceback of a text, line by line.
#[derive(Debug, Default)]
pub(crate) struct Traceback {
    inside: bool,
    place: Option<(String, bool)>,
    found: Option<FailureSignature>,
}

impl Traceback {
    pub(crate) fn read(&mut self, line: &str) {
        if line.starts_with("Traceback (most recent call last):") {
            self.inside = true;
            self.place = None;
        } else if !self.inside {
        } else if let Some(path) = line.strip_prefix("  File \"").and_then(|rest| rest.split('"').next()) {
            let library =
                path.contains("/lib/python") || path.contains("/site-packages/") || path.starts_with('<');
            // The deepest frame of the user's own code says more than the library's below it.
            if self.place.as_ref().is_none_or(|(_, known)| *known) || !library {
                self.place = Some((shorten_path(path), library));
            }
        } else if let Some((kind, message)) = exception(line) {
            self.inside = false;
            self.found = Some(FailureSignature {
                kind: Some(kind.to_owned()),
                message: message.map(bounded),
                place: self.place.take().map(|(path, _)| path),
            });
        }
    }

    pub(crate) fn signature(self) -> Option<FailureSignature> {
        self.found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_exception_is_named_with_the_deepest_own_file() {
        let text = "Traceback (most recent call last):\n  File \"/w/app.py\", line 3, in <module>\n    load()\n  \
                    File \"/usr/lib/python3.11/json/decoder.py\", line 355, in raw_decode\n    raise\n\
                    json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)\n";
        let mut traceback = Traceback::default();
        text.lines().for_each(|line| traceback.read(line));
        let found = traceback.signature().unwrap();
        assert_eq!(found.kind.as_deref(), Some("json.decoder.JSONDecodeError"));
        assert_eq!(found.message.as_deref(), Some("Expecting value: line 1 column 1 (char 0)"));
        assert_eq!(found.place.as_deref(), Some("app.py"));
    }

    #[test]
    fn only_a_name_of_an_exception_is_one() {
        for (text, expected) in [
            ("ValueError: no", Some(("ValueError", Some("no")))),
            ("KeyboardInterrupt", Some(("KeyboardInterrupt", None))),
            (
                "requests.exceptions.ConnectTimeout: x",
                Some(("requests.exceptions.ConnectTimeout", Some("x"))),
            ),
            ("assert 1 == 2", None),
            ("note: see the Error", None),
            ("Some Error: x", None),
        ] {
            assert_eq!(exception(text), expected, "{text}");
        }
    }
}
