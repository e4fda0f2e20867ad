//! Writes to web services, and the reads after them that show what they hold (R3.3).

use super::history::History;
use super::run::{Line, Moment};
use crate::api::{Verb, api_call};
use crate::declared::Document;
use crate::shell::{Known, Leaf, LeafId, Word};
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
        let asked = api_call(call)?;
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
        told || no || code
    };
    answer.lines().filter_map(status).any(|code| code >= 400)
        || Document::at_the_end_of(answer).is_some_and(|document| denied(&document))
}

impl Services {
    /// Takes in a call whose line printed `output`.
    pub(super) fn take(&mut self, at: Moment, asked: Asked, output: &str) {
        match asked.what {
            What::Wrote(sent, answered) => {
                let told = !answered || Document::at_the_end_of(output).is_some();
                let sent = sent.filter(|_| told && !refuses(output));
                let service = Service { sent, written_by: asked.command, read: None };
                self.0.insert(asked.address, service);
            }
            What::Read => {
                let Some(service) = self.0.get_mut(&asked.address) else { return };
                let (sent, held) = (service.sent.as_ref(), Document::at_the_end_of(output));
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
