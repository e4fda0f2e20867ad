//! Calls of web services by curl, HTTPie and `gh api`: which address, and what is sent there.

use crate::declared::Document;
use crate::shell::{Call, Entry, Word};
use std::collections::BTreeMap;

/// A call of a web service.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ApiCall {
    /// The address as written; `None` when it is not known.
    pub(crate) address: Option<String>,
    pub(crate) verb: Verb,
    /// Whether standard output is the answer's body, behind its head at most.
    pub(crate) shows_body: bool,
}

/// What a call of a web service does.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Verb {
    Read,
    /// It sends this document; `None` when it is not known, or none.
    Write(Option<Document>),
}

/// The call of a web service that this is; `None` when it is none.
pub(crate) fn api_call(call: &Call) -> Option<ApiCall> {
    let (program, args) = match (call.program.as_str(), call.args.split_first()) {
        _ if matches!(call.entry, Entry::FilePath | Entry::PythonModule) => return None,
        ("curl", _) => (&CURL, call.args.as_slice()),
        ("http" | "https", _) => (&HTTPIE, call.args.as_slice()),
        ("gh", Some((sub, args))) if sub.literal() == Some("api") => (&GH, args),
        _ => return None,
    };
    let mut asked = Asked::default();
    let known = asked.read(program, args).is_some();
    let sends = asked.sent || !asked.fields.is_empty();
    let method = asked.method.clone().unwrap_or_else(|| if sends { "POST" } else { "GET" }.to_owned());
    let address = (known && !asked.twice).then(|| asked.address.clone()).flatten();
    let verb = match method.as_str() {
        "GET" if !sends && known => Verb::Read,
        "PUT" | "PATCH" | "POST" if known && !asked.is_a_trial() => Verb::Write(asked.body()),
        // What an option that is not known here does may be anything, and a trial does nothing.
        _ => Verb::Write(None),
    };
    let address = address.map(|address| format!("{}{}", program.family, address.trim_start_matches('/')));
    Some(ApiCall { address, verb, shows_body: known && !asked.hides })
}

/// How a program is told what to ask for. Names are parted by blanks.
struct Program {
    family: &'static str,
    /// Options without a value that change neither the address nor what is sent or shown.
    flags: &'static str,
    /// Options with such a value, which may be a secret.
    valued: &'static str,
    /// Options after which standard output is not just the body.
    hides: &'static str,
    method: &'static str,
    body: &'static str,
    /// Options that name one field of the body, as text.
    fields: &'static str,
    /// The same, with numbers, truths and null as such.
    typed: &'static str,
    /// Whether words behind the address are fields.
    items: bool,
}

const CURL: Program = Program {
    family: "",
    flags: "-s -S -f -L -i -k -g -4 -6 --silent --show-error --fail --fail-with-body --location --include --insecure \
            --compressed --globoff --http1.1 --http2 --no-progress-meter",
    valued: "-H --header -u --user -A --user-agent -m --max-time -b --cookie -e --referer --connect-timeout --retry \
             --retry-delay --oauth2-bearer",
    hides: "-o --output -w --write-out",
    method: "-X --request",
    body: "-d --data --data-raw --data-ascii --data-binary --json",
    fields: "",
    typed: "",
    items: false,
};
const GH: Program = Program {
    family: "gh:",
    flags: "-i --include",
    valued: "-H --header -p --preview",
    hides: "-q --jq -t --template --cache",
    method: "-X --method",
    body: "",
    fields: "-f --raw-field",
    typed: "-F --field",
    items: false,
};
const HTTPIE: Program = Program {
    family: "",
    flags: "-j --json --ignore-stdin --check-status -b --body --follow -F",
    valued: "-a --auth --auth-type --timeout --verify",
    hides: "-o --output -p --print",
    method: "",
    body: "",
    fields: "",
    typed: "",
    items: true,
};

/// What the words of a call ask for.
#[derive(Default)]
struct Asked {
    address: Option<String>,
    /// More than one address is named.
    twice: bool,
    method: Option<String>,
    sent: bool,
    text: Option<String>,
    /// A field that cannot be read stands as `None`.
    fields: Vec<Option<(String, Document)>>,
    hides: bool,
}

impl Asked {
    /// Reads the words; `None` when one is not understood.
    fn read(&mut self, program: &Program, args: &[Word]) -> Option<()> {
        let is = |names: &str, option: &str| names.split(' ').any(|name| name == option);
        let mut known = Some(());
        let mut words = args.iter();
        while let Some(word) = words.next() {
            let text = word.literal().unwrap_or(&word.raw);
            if !text.starts_with('-') || text == "-" {
                known = known.and(self.operand(program, word));
                continue;
            }
            let (options, attached) = options_of(program, text);
            for option in &options {
                let option = option.as_str();
                if is(program.flags, option) {
                    continue;
                }
                let valued = [
                    program.valued,
                    program.hides,
                    program.method,
                    program.body,
                    program.fields,
                    program.typed,
                ];
                if !valued.iter().any(|names| is(names, option)) {
                    known = None;
                    continue;
                }
                let value =
                    attached.clone().map(|text| Word::parse(&text)).or_else(|| words.next().cloned())?;
                let text = value.literal().map(str::to_owned);
                // A value that only the shell knows stays one word inside quotes.
                let one_word = text.is_some() || is_quoted(&value.raw);
                if is(program.method, option) {
                    self.method = text.clone();
                } else if is(program.body, option) {
                    self.text =
                        if self.sent { None } else { text.clone().filter(|text| !text.starts_with('@')) };
                    self.sent = true;
                } else if is(program.fields, option) || is(program.typed, option) {
                    self.fields.push(text.as_deref().and_then(|text| field(text, is(program.typed, option))));
                } else if is(program.hides, option) {
                    self.hides = true;
                }
                known = known.filter(|()| one_word && (text.is_some() || is(program.valued, option)));
            }
        }
        known
    }

    /// Whether the address asks the service to do as if: `?dryRun=All`, `?validate_only=true`.
    fn is_a_trial(&self) -> bool {
        const WORDS: [&str; 6] =
            ["dryrun", "dry_run", "dry-run", "validateonly", "validate_only", "simulate"];
        let query = self.address.as_deref().and_then(|address| address.split_once('?'));
        query.is_some_and(|(_, query)| {
            let query = query.to_ascii_lowercase();
            WORDS.iter().any(|word| query.contains(word))
        })
    }

    fn operand(&mut self, program: &Program, word: &Word) -> Option<()> {
        let text = word.literal();
        if program.items {
            let named = text.filter(|text| !text.is_empty() && text.bytes().all(|b| b.is_ascii_uppercase()));
            if let (None, None, Some(method)) = (&self.address, &self.method, named) {
                self.method = Some(method.to_owned());
                return Some(());
            }
            if self.address.is_some() {
                let text = text?;
                return match (text.split_once(":="), text.split_once('='), text.split_once(':')) {
                    (Some((key, value)), _, _) if is_key(key) => {
                        self.fields.push(Document::read(value).map(|value| (key.to_owned(), value)));
                        Some(())
                    }
                    (_, Some((key, value)), _) if is_key(key) && !value.starts_with(['=', '@']) => {
                        self.fields.push(Some((key.to_owned(), Document::Text(value.to_owned()))));
                        Some(())
                    }
                    (_, _, Some((name, _))) if is_key(name) => Some(()),
                    _ => None,
                };
            }
        }
        self.twice |= self.address.is_some();
        // The value of a variable stays the same as long as nothing sets it.
        let whole = text.map(str::to_owned).or_else(|| is_quoted(&word.raw).then(|| word.raw.clone()));
        self.address = Some(whole?);
        Some(())
    }

    fn body(&self) -> Option<Document> {
        let document = match (&self.text, self.fields.as_slice()) {
            (Some(text), []) => Document::read(text)?,
            (None, fields) => {
                let fields: Option<BTreeMap<String, Document>> = fields.iter().cloned().collect();
                Document::Object(fields?)
            }
            _ => return None,
        };
        (document.values() > 0).then_some(document)
    }
}

/// The options of `-sSX`, of `--request=PUT`, and the value that is attached to the last of them.
fn options_of(program: &Program, text: &str) -> (Vec<String>, Option<String>) {
    if text.starts_with("--") {
        return match text.split_once('=') {
            Some((name, value)) => (vec![name.to_owned()], Some(value.to_owned())),
            None => (vec![text.to_owned()], None),
        };
    }
    let mut options = Vec::new();
    let mut letters = text.chars().skip(1);
    while let Some(letter) = letters.next() {
        let option = format!("-{letter}");
        let is_flag = program.flags.split(' ').any(|flag| flag == option);
        options.push(option);
        if !is_flag {
            let rest: String = letters.collect();
            return (options, (!rest.is_empty()).then_some(rest));
        }
    }
    (options, None)
}

/// Whether a word stays one word whatever its variables hold, and runs no command.
fn is_quoted(raw: &str) -> bool {
    let inner = raw.strip_prefix('"').and_then(|raw| raw.strip_suffix('"'));
    inner.is_some_and(|inner| !inner.contains(['"', '`', '\\']) && !inner.contains("$("))
}

fn is_key(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-'))
}

fn field(text: &str, typed: bool) -> Option<(String, Document)> {
    let (key, value) = text.split_once('=').filter(|(key, _)| is_key(key))?;
    let value = match value {
        _ if typed && value.starts_with(['@', '{']) => return None,
        "true" | "false" | "null" if typed => Document::read(value)?,
        number if typed && number.parse::<i64>().is_ok() => Document::read(number)?,
        text => Document::Text(text.to_owned()),
    };
    Some((key.to_owned(), value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::Script;

    fn asked(line: &str) -> Option<(Option<String>, String, bool)> {
        let script = Script::analyse(line).0.unwrap();
        let (_, leaf) = script.leaves().next().unwrap();
        let call = api_call(leaf.call.as_ref().unwrap())?;
        let verb = match call.verb {
            Verb::Read => "read".to_owned(),
            Verb::Write(None) => "write ?".to_owned(),
            Verb::Write(Some(body)) => {
                format!("write {}", if body == body_of_all() { "a=1" } else { "other" })
            }
        };
        Some((call.address, verb, call.shows_body))
    }

    fn body_of_all() -> Document {
        Document::read("{\"a\":1}").unwrap()
    }

    #[test]
    fn a_call_is_known_by_its_address_and_by_what_it_sends() {
        let u = "http://h/x";
        for (line, address, verb, shows) in [
            ("curl -s http://h/x", Some(u), "read", true),
            ("curl -sS -H \"Authorization: Bearer $T\" http://h/x", Some(u), "read", true),
            ("curl -s \"$BASE/x\"", Some("\"$BASE/x\""), "read", true),
            ("curl -s -o out http://h/x", Some(u), "read", false),
            ("curl -s $URL", None, "write ?", false),
            ("curl -s \"$(cat url)\"", None, "write ?", false),
            ("curl -s -K conf http://h/x", None, "write ?", false),
            ("curl -s --resolve h:80:1.2.3.4 http://h/x", None, "write ?", false),
            ("curl -s http://h/x http://h/y", None, "read", true),
            ("curl -s -I http://h/x", None, "write ?", false),
            ("curl -s -H $H http://h/x", None, "write ?", false),
            ("curl -s -H \"$H\" http://h/x", Some(u), "read", true),
            ("curl -X \"$M\" http://h/x", None, "write ?", false),
            ("curl -sXDELETE http://h/x", Some(u), "write ?", true),
            ("curl -sXPUT http://h/x -d '{\"a\":1}'", Some(u), "write a=1", true),
            (
                "curl -s -X PATCH -H 'Content-Type: application/json' --data '{\"a\": 1}' http://h/x",
                Some(u),
                "write a=1",
                true,
            ),
            ("curl --json '{\"a\":1}' http://h/x", Some(u), "write a=1", true),
            (
                "curl --json '{\"a\":1}' 'http://h/x?dryRun=All'",
                Some("http://h/x?dryRun=All"),
                "write ?",
                true,
            ),
            ("curl --json '{\"a\":1}' 'http://h/x?page=1'", Some("http://h/x?page=1"), "write a=1", true),
            ("curl -X PUT http://h/x -d @body.json", Some(u), "write ?", true),
            ("curl -X PUT http://h/x -d \"{\\\"a\\\": $N}\"", None, "write ?", false),
            ("curl -X PUT http://h/x -d a=1", Some(u), "write ?", true),
            ("curl -X PUT http://h/x -d '{}'", Some(u), "write ?", true),
            ("curl -X DELETE http://h/x", Some(u), "write ?", true),
            ("gh api repos/o/r", Some("gh:repos/o/r"), "read", true),
            ("gh api /repos/o/r --jq .a", Some("gh:repos/o/r"), "read", false),
            ("gh api -X PATCH repos/o/r -F a=1", Some("gh:repos/o/r"), "write a=1", true),
            ("gh api -X PATCH repos/o/r -f a=1", Some("gh:repos/o/r"), "write other", true),
            ("gh api --input b.json repos/o/r", None, "write ?", false),
            ("http http://h/x", Some(u), "read", true),
            ("http PUT http://h/x a:=1 X-Token:y", Some(u), "write a=1", true),
            ("http http://h/x a=1", Some(u), "write other", true),
            ("http http://h/x q==1", None, "write ?", false),
            ("http PUT http://h/x a.b:=1", None, "write ?", false),
            ("http PUT http://h/x a.b=1", None, "write ?", false),
            ("http PUT http://h/x a=@f", None, "write ?", false),
            ("curl --json '{\"a\":1}' --json '{\"a\":1}' http://h/x", Some(u), "write ?", true),
            ("curl --json '{\"a\":1}' -K conf http://h/x", None, "write ?", false),
            ("gh api repos/o/r -F a=@f", Some("gh:repos/o/r"), "write ?", true),
            ("gh api repos/o/r -F 'a={owner}'", Some("gh:repos/o/r"), "write ?", true),
            ("gh api repos/o/r -F a=true", Some("gh:repos/o/r"), "write other", true),
            ("gh api repos/o/r -F a.b=1", Some("gh:repos/o/r"), "write ?", true),
            ("gh api repos/o/r -F =1", Some("gh:repos/o/r"), "write ?", true),
            ("gh api repos/o/r -f a=@f", Some("gh:repos/o/r"), "write other", true),
        ] {
            let expected = Some((address.map(str::to_owned), verb.to_owned(), shows));
            assert_eq!(asked(line), expected, "{line}");
        }
        for line in ["wget http://h/x", "./curl http://h/x", "gh pr list"] {
            assert_eq!(asked(line), None, "{line}");
        }
    }

    #[test]
    fn a_field_is_a_text_unless_its_option_reads_values() {
        for (text, typed, expected) in [
            ("a=1", true, "{\"a\":1}"),
            ("a=1", false, "{\"a\":\"1\"}"),
            ("a=true", true, "{\"a\":true}"),
            ("a=true", false, "{\"a\":\"true\"}"),
            ("a=null", true, "{\"a\":null}"),
            ("a=so", true, "{\"a\":\"so\"}"),
        ] {
            let document = Document::Object(field(text, typed).into_iter().collect());
            assert_eq!(Some(document), Document::read(expected), "{text} {typed}");
        }
    }
}
