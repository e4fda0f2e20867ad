//! Writes to web services and rows of databases, and the reads after them that show what they hold (R3.3).

use super::history::History;
use super::run::{Line, Moment};
use crate::api::{Verb, api_call};
use crate::declared::Document;
use crate::shell::{Known, Leaf, LeafId, Word};
use crate::sql::{Database, Statement, sql_call};
use crate::{Checked, Reason};
use std::collections::BTreeMap;

/// A call of a web service that ended, or may have run.
#[derive(Debug, Clone)]
pub(super) struct Asked {
    /// The address, and the variables that decide which one it is; `None` when it is not known.
    address: Option<Address>,
    command: String,
    what: What,
}

#[derive(Debug, Clone)]
enum What {
    /// What was sent; `None` when it is not known, or when it is not sure that it was. Whether only a document in the
    /// answer tells that the call went well.
    Wrote(Option<Document>, bool),
    /// The whole answer is the output.
    Read,
    /// The output is these columns of one row.
    Selected(Vec<String>),
}

/// Where a service is: the address as written, and what was set in the turn when that holds a variable.
type Address = (String, BTreeMap<String, String>);

/// What the turn shows of the services that it wrote to.
#[derive(Debug, Default)]
pub(super) struct Services(BTreeMap<Option<Address>, Service>);

#[derive(Debug)]
struct Service {
    sent: Option<Document>,
    written_by: String,
    /// When it was last read, by which command, and whether that held what was sent.
    read: Option<(Moment, String, bool)>,
}

impl Line<'_> {
    /// The calls of web services in the line.
    pub(super) fn asked(&self, of: &dyn Fn(LeafId) -> Known, ran: &[bool]) -> Vec<(LeafId, Asked)> {
        let ran = self.script.leaves().zip(ran).filter_map(|(leaf, ran)| ran.then_some(leaf));
        ran.filter_map(|(id, leaf)| Some((id, self.call_of_a_service(id, leaf, of)?))).collect()
    }

    fn call_of_a_service(&self, id: LeafId, leaf: &Leaf, of: &dyn Fn(LeafId) -> Known) -> Option<Asked> {
        let (call, known) = (leaf.call.as_ref().ok()?, of(id));
        let Some(asked) = api_call(call) else { return self.call_of_a_database(id, leaf, known) };
        let trusted = !self.tainted && !self.session.wrote(&call.program) && !self.session.wrote(".curlrc");
        let shaped = self.shaped(id, of);
        let well = (known == Known::Status(0) || shaped.is_some()) && trusted && !leaf.fed;
        let settings = self.session.settings_at(self.script, id);
        let address =
            asked.address.filter(|_| trusted && leaf.text.starts_with(&call.program)).and_then(|address| {
                let settings = if address.contains('$') { settings? } else { BTreeMap::new() };
                Some((address, settings))
            });
        let what = match asked.verb {
            Verb::Write(body) => What::Wrote(body.filter(|_| well), shaped.is_some()),
            Verb::Read => {
                let seen = leaf.veil.is_none() || shaped.is_some();
                let whole = asked.shows_body && seen && self.is_complete();
                let own: Vec<LeafId> = shaped.into_iter().chain([id]).collect();
                let alone = !self.script.others_are_loud(&own);
                if !(well && whole && alone && address.is_some()) {
                    return None;
                }
                What::Read
            }
        };
        Some(Asked { address, command: leaf.text.clone(), what })
    }

    /// A statement on rows of a database; what is not understood may have written anything.
    fn call_of_a_database(&self, id: LeafId, leaf: &Leaf, known: Known) -> Option<Asked> {
        let call = leaf.call.as_ref().ok()?;
        let asked = sql_call(call)?;
        let trusted = !self.tainted && !self.session.wrote(&call.program) && !leaf.fed;
        let place = match &asked.database {
            Database::File(path) => {
                self.session.file_at(self.script, id, self.exit, path).map(|file| file.path())
            }
            Database::Server(options) => Some(options.clone()),
        };
        let at = |rows: &str| {
            let address = format!("{DATABASE}{} {rows}", place.as_ref()?);
            Some((address, self.session.settings_at(self.script, id)?))
        };
        let well = known == Known::Status(0) && trusted;
        let command = leaf.text.clone();
        Some(match asked.statement {
            Statement::Update { rows, values } => {
                let sent = values.into_iter().map(|(column, value)| (column, Document::Text(value)));
                let sent = Document::Object(sent.collect());
                Asked { address: at(&rows.0), command, what: What::Wrote(Some(sent).filter(|_| well), false) }
            }
            Statement::Select { rows, columns } => {
                // A write into a file says nothing.
                let silent = self.script.leaves().filter(|(_, leaf)| {
                    let asked = leaf.call.as_ref().ok().and_then(sql_call);
                    asked.is_some_and(|asked| {
                        matches!(asked.database, Database::File(_))
                            && matches!(asked.statement, Statement::Update { .. })
                    })
                });
                let own: Vec<LeafId> = silent.map(|(id, _)| id).chain([id]).collect();
                let seen = leaf.veil.is_none() && self.is_complete() && !self.script.others_are_loud(&own);
                let address = at(&rows.0).filter(|_| well && seen)?;
                Asked { address: Some(address), command, what: What::Selected(columns) }
            }
            Statement::Other if only_reads(&leaf.text) => return None,
            Statement::Other => Asked { address: None, command, what: What::Wrote(None, false) },
        })
    }

    /// The `jq .` behind a call that gives its answer another shape and nothing else, and that ended well.
    fn shaped(&self, id: LeafId, of: &dyn Fn(LeafId) -> Known) -> Option<LeafId> {
        let mut relays = self.script.leaves().filter(|(_, leaf)| leaf.relays || leaf.fed);
        let (Some((relay, leaf)), None) = (relays.next(), relays.next()) else { return None };
        let call = leaf.call.as_ref().ok().filter(|call| call.program == "jq")?;
        let plain = |word: &Word| matches!(word.literal(), Some("." | "-S" | "--sort-keys" | "-M" | "-C"));
        let behind = relay == id + 1 && leaf.pipeline != 0 && leaf.veil.is_none();
        (behind && call.args.iter().all(plain) && of(relay) == Known::Status(0)).then_some(relay)
    }
}

/// What the address of rows begins with.
const DATABASE: &str = "rows of ";

/// Whether a call of a database asks for a list only.
fn only_reads(text: &str) -> bool {
    let lower = text.to_ascii_lowercase();
    let writes =
        ["insert", "update", "delete", "drop", "create", "alter", "replace", "into", "copy", "pragma", ";"];
    let reads = ["\"select ", "'select ", " .schema", " .tables"];
    reads.iter().any(|word| lower.contains(word)) && !writes.iter().any(|word| lower.contains(word))
}

/// The one row that an output is, by the names of its columns.
fn row(columns: &[String], output: &str) -> Option<Document> {
    let mut lines = output.lines();
    let (Some(line), None) = (lines.next(), lines.next()) else { return None };
    let values: Vec<&str> = line.split('|').collect();
    let named = columns.iter().cloned().zip(values.iter().map(|value| Document::Text((*value).to_owned())));
    (values.len() == columns.len()).then(|| Document::Object(named.collect()))
}

/// Whether the answer to a write says that nothing was written: its status, or a document that speaks of an error.
fn refuses(answer: &str) -> bool {
    let status = |line: &str| {
        let code = line.strip_prefix("HTTP/")?.split(' ').nth(1)?;
        code.parse::<u16>().ok()
    };
    let denied = |document: &Document| {
        let at = |key: &str| document.at(&format!("/{key}"));
        let empty = |value: &Document| match value {
            Document::Null | Document::Bool(false) => true,
            Document::Text(text) => text.is_empty(),
            Document::List(items) => items.is_empty(),
            Document::Object(fields) => fields.is_empty(),
            Document::Integer(number) => *number == 0,
            Document::Real(_) | Document::Bool(true) => false,
        };
        let told = ["error", "errors"].iter().any(|key| at(key).is_some_and(|value| !empty(value)));
        let no = ["ok", "success"].iter().any(|key| at(key) == Some(&Document::Bool(false)));
        let code = ["status", "statusCode", "code"]
            .iter()
            .any(|key| matches!(at(key), Some(Document::Integer(code)) if (400..600).contains(code)));
        let said = ["message", "detail", "error_description", "title", "msg"];
        let said = said.iter().filter_map(|key| at(key));
        let refused = said.filter_map(|value| match value {
            Document::Text(text) => Some(text.as_str()),
            _ => None,
        });
        told || no || code || refused.into_iter().any(speaks_of_a_refusal)
    };
    answer.lines().filter_map(status).any(|code| code >= 400)
        || match Document::at_the_end_of(answer) {
            Some(document) => denied(&document),
            None => is_a_page_of_an_error(answer),
        }
}

/// Whether what a service says in words is that it did not do as asked.
fn speaks_of_a_refusal(text: &str) -> bool {
    const WORDS: &str = "not denied forbidden unauthorized unauthorised invalid bad failed failure error required missing \
                         expired cannot unable disallowed rejected unprocessable exceeded conflict unknown no unavailable";
    let lower = text.to_ascii_lowercase();
    lower
        .split(|c: char| !c.is_alphanumeric())
        .any(|word| WORDS.split_whitespace().any(|known| known == word))
}

/// Whether an answer that is no document is the text of an error: `403 Forbidden`.
fn is_a_page_of_an_error(answer: &str) -> bool {
    const NAMES: [&str; 12] = [
        "bad request",
        "unauthorized",
        "forbidden",
        "not found",
        "method not allowed",
        "unprocessable",
        "too many requests",
        "internal server error",
        "bad gateway",
        "service unavailable",
        "gateway timeout",
        "access denied",
    ];
    let lower = answer.to_ascii_lowercase();
    NAMES.iter().any(|name| lower.contains(name))
}

impl Service {
    /// Whether what was written into rows, and into which, stands in the words of the user.
    fn is_asked_for(&self, address: Option<&Address>, user: &str) -> bool {
        let names_it = |value: &Document| matches!(value, Document::Text(text) if names(user, text));
        match (&self.sent, address) {
            (Some(Document::Object(values)), Some((address, _))) if address.starts_with(DATABASE) => {
                let written =
                    values.values().all(names_it) && conditions(address).all(|value| names(user, value));
                // What else the user counts or names was not written: another row, another value, another file.
                let held = |word: &str| {
                    let in_values =
                        values.values().any(|value| matches!(value, Document::Text(text) if text == word));
                    in_values || conditions(address).any(|value| value == word)
                };
                let mut words = user.split(|c: char| !c.is_alphanumeric() && !"._-/".contains(c));
                written
                    && words.all(|word| {
                        let word = word.trim_end_matches('.');
                        let counts = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
                        let file =
                            [".db", ".sqlite", ".sqlite3"].iter().find_map(|end| word.strip_suffix(end));
                        let undo =
                            matches!(word.to_ascii_lowercase().as_str(), "undo" | "revert" | "restore");
                        !undo && (!counts || held(word)) && file.is_none_or(|name| address.contains(name))
                    })
            }
            (_, Some((address, _))) => is_of_a_number_that_was_said(address, user),
            (_, None) => true,
        }
    }
}

/// Whether each number in the path of an address, which says which of its kind it is, is one that the user said; who says none
/// names it otherwise.
fn is_of_a_number_that_was_said(address: &str, user: &str) -> bool {
    let is_number = |word: &&str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    let said: Vec<&str> = user.split(|c: char| !c.is_alphanumeric()).filter(is_number).collect();
    let path = address.split_once("://").map_or(address, |(_, rest)| rest);
    let mut ids = path.split('/').skip(1).filter(is_number);
    said.is_empty() || ids.all(|id| said.contains(&id))
}

/// By which values the rows of an address are chosen; an empty one where that is not plain.
fn conditions(address: &str) -> impl Iterator<Item = &str> {
    let (_, rows) = address.split_once(" where ").unwrap_or_default();
    rows.split(" and ").map(|part| part.split_once('=').map_or("", |(_, value)| value))
}

/// Whether a text holds these words as they are, and no longer ones.
fn names(text: &str, words: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || "_@-".contains(c);
    !words.is_empty()
        && text.match_indices(words).any(|(at, _)| {
            let before = text.get(..at).and_then(|text| text.chars().next_back());
            let behind = text.get(at + words.len()..).and_then(|text| text.chars().next());
            !before.is_some_and(inside) && !behind.is_some_and(inside)
        })
}

impl Services {
    /// Takes in a call whose line printed `output`.
    pub(super) fn take(&mut self, at: Moment, asked: Asked, output: &str) {
        match &asked.what {
            What::Wrote(sent, answered) => {
                let told = !answered || Document::at_the_end_of(output).is_some();
                let sent = sent.clone().filter(|_| told && !refuses(output));
                let service = Service { sent, written_by: asked.command, read: None };
                self.0.insert(asked.address, service);
            }
            What::Read | What::Selected(_) => {
                let Some(service) = self.0.get_mut(&asked.address) else { return };
                let held = match &asked.what {
                    What::Selected(columns) => row(columns, output),
                    What::Read | What::Wrote(..) => Document::at_the_end_of(output),
                };
                let sent = service.sent.as_ref();
                service.read = sent.zip(held).map(|(sent, held)| (at, asked.command, held.holds(sent)));
            }
        }
    }
}

impl History<'_> {
    /// What the last read shows when every service that was written to holds what was sent; otherwise why not. `None`
    /// when none was written to.
    pub(super) fn state_of_services(&self) -> Option<Result<Checked, Reason>> {
        let mut last: Option<(Moment, Checked)> = None;
        for (address, service) in &self.services.0 {
            let (at, command) = match &service.read {
                // Which row was meant, and what it is to hold, only the user says.
                _ if !service.is_asked_for(address.as_ref(), self.user()) => {
                    return Some(Err(Reason::StateNotRead));
                }
                Some((at, ..)) if self.anything_after(*at) => return Some(Err(Reason::StateNotRead)),
                Some((at, command, true)) => (*at, command),
                Some((.., false)) => return Some(Err(Reason::StateDiffers)),
                None => return Some(Err(Reason::StateNotRead)),
            };
            let what = address.as_ref().map(|(address, _)| address.clone()).unwrap_or_default();
            let checked =
                Checked { what, made_by: service.written_by.clone(), command: command.clone(), exit_code: 0 };
            if last.as_ref().is_none_or(|(before, _)| at > *before) {
                last = Some((at, checked));
            }
        }
        last.map(|(_, checked)| Ok(checked))
    }
}

#[cfg(test)]
mod tests;
