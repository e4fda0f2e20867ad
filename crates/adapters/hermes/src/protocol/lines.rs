use super::{ProtocolReason, REQUESTS, Refused, Request};
use crate::turn::json;
use serde_json::Value;
use std::io::{BufRead, Read};

/// The longest line that is read, in bytes. A longer one is skipped and answered with `line-too-long`.
pub const LONGEST_LINE: u64 = 16 * 1024 * 1024;

/// A request and the id under which its answer is awaited.
#[derive(Debug)]
pub(crate) struct Envelope {
    pub(crate) id: Option<u64>,
    pub(crate) request: Result<Request, Refused>,
}

impl Envelope {
    fn read(line: &[u8]) -> Self {
        let bad =
            |detail: &str| Refused::new(ProtocolReason::BadMessage, format!("not a message: {detail}"), "");
        let Some(value @ Value::Object(_)) = json::read(line) else {
            return Self { id: None, request: Err(bad("no JSON object")) };
        };
        let id = value.get("id").and_then(Value::as_u64);
        let kind = value.get("type").and_then(Value::as_str).unwrap_or_default();
        if !REQUESTS.contains(&kind) {
            let reason = ProtocolReason::UnknownMessage;
            return Self { id, request: Err(Refused::new(reason, reason.describe(), "")) };
        }
        // The parser's own words quote a value that is of the wrong kind, and nothing here is screened yet.
        let request = serde_json::from_value(value).map_err(|error| match error.to_string() {
            missing if missing.starts_with("missing field") => bad(&missing),
            _ => bad("a field holds something of another kind"),
        });
        Self { id, request }
    }
}

/// The requests of an input, line by line, each at most [`LONGEST_LINE`] bytes long. Blank lines are skipped.
pub(crate) struct Requests<R> {
    input: R,
}

impl<R: BufRead> Requests<R> {
    pub(crate) fn new(input: R) -> Self {
        Self { input }
    }

    fn skip_line(&mut self) -> std::io::Result<()> {
        loop {
            let buffer = self.input.fill_buf()?;
            if buffer.is_empty() {
                return Ok(());
            }
            let end = buffer.iter().position(|byte| *byte == b'\n');
            let used = end.map_or(buffer.len(), |end| end + 1);
            self.input.consume(used);
            if end.is_some() {
                return Ok(());
            }
        }
    }
}

impl<R: BufRead> Iterator for Requests<R> {
    type Item = std::io::Result<Envelope>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let mut line = Vec::new();
            match self.input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
                Ok(0) => return None,
                Ok(_) => {}
                Err(error) => return Some(Err(error)),
            }
            if !line.ends_with(b"\n") && line.len() as u64 == LONGEST_LINE {
                let refused =
                    Refused::new(ProtocolReason::LineTooLong, ProtocolReason::LineTooLong.describe(), "");
                return Some(self.skip_line().map(|()| Envelope { id: None, request: Err(refused) }));
            }
            if !line.trim_ascii().is_empty() {
                return Some(Ok(Envelope::read(&line)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn requests(input: &str) -> Vec<Envelope> {
        Requests::new(input.as_bytes()).map(|line| line.unwrap()).collect()
    }

    #[test]
    fn a_line_is_a_request_or_says_why_it_is_none() {
        let check = |line: &str, id: Option<u64>, expected: Result<&str, &str>| {
            let [envelope] = <[Envelope; 1]>::try_from(requests(line)).unwrap();
            assert_eq!(envelope.id, id, "{line}");
            match (&envelope.request, expected) {
                (Ok(request), Ok(word)) => assert!(format!("{request:?}").starts_with(word), "{request:?}"),
                (Err(refused), Err(code)) => assert_eq!(refused.code, code, "{line}"),
                (found, _) => panic!("{line}: {found:?}"),
            }
        };
        check(r#"{"type":"ping","id":7}"#, Some(7), Ok("Ping"));
        check(
            r#"{"type":"prefetch","id":8,"session":"s","query":"\ud800 x","more":1}"#,
            Some(8),
            Ok("Prefetch"),
        );
        check(r#"{"type":"prefetch","id":9,"session":"s"}"#, Some(9), Err("bad-message"));
        check(r#"{"type":"dance","id":1}"#, Some(1), Err("unknown-message"));
        check(r#"{"id":"x"}"#, None, Err("unknown-message"));
        check("[1]", None, Err("bad-message"));
        check("nonsense", None, Err("bad-message"));
        assert!(requests("\n  \n").is_empty());
    }

    #[test]
    fn a_line_over_the_bound_is_skipped_and_the_next_one_is_read() {
        let long = "x".repeat(usize::try_from(LONGEST_LINE).unwrap() + 5);
        let envelopes = requests(&format!("{long}\n{{\"type\":\"ping\"}}\n{long}"));
        let codes: Vec<_> = envelopes.iter().map(|e| e.request.as_ref().err().map(|r| r.code)).collect();
        assert_eq!(codes, [Some("line-too-long"), None, Some("line-too-long")]);
    }

    #[test]
    fn the_secret_is_in_no_debug_output() {
        let line = r#"{"type":"hello","protocol":"p","secret":"s3cret","host_pid":1,"home":"/h"}"#;
        let envelopes = requests(line);
        assert!(!format!("{:?}", envelopes[0].request).contains("s3cret"));
    }
}
