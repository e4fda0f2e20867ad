use super::forget::confirmed;
use crate::args::{Reach, Slot};
use crate::fault::{Code, Fault};
use crate::home::{Access, Home, now};
use crate::out::{Out, yes_or_no};
use std::fmt::Write;
use veridical::kernel::Capacity;
use veridical::slot::{Revision, SlotName};
use veridical::{
    Expected, RetireRequest, SlotAnswer, SlotChanged, SlotRequest, SlotView, SlotsAnswer, Wish, block_on,
};

pub(crate) fn run(home: &Home, command: Slot, out: &Out) -> Result<Code, Fault> {
    match command {
        Slot::List => list(home, out),
        Slot::Get { name } => get(home, &name, out),
        Slot::Set { name, value, expect, scope } => set(home, &request(name, value, expect, scope), out),
        Slot::Retire { name, expect, scope } => {
            let request = RetireRequest { name, reach: scope.map(Into::into), expect: expected(expect) };
            retire(home, &request, out)
        }
        Slot::History { name } => history(home, &name, out),
    }
}

fn list(home: &Home, out: &Out) -> Result<Code, Fault> {
    let found = match super::session(home, Access::Read)? {
        Some(session) => block_on(session.slots())?,
        None => Vec::new(),
    };
    values(found, "no slot has a value here yet", out)
}

/// What is no name of a slot is told apart from a slot without a value.
fn named(name: &str) -> Result<(), Fault> {
    SlotName::parse(name).map(drop).map_err(|bad| {
        Fault::usage(format!("{name} is no name of a slot: {}", bad.describe()))
            .next("`veridical slot list` shows the names of those that have a value")
    })
}

fn history(home: &Home, name: &str, out: &Out) -> Result<Code, Fault> {
    named(name)?;
    let found = match super::session(home, Access::Read)? {
        Some(session) => block_on(session.slot_history(name))?,
        None => Vec::new(),
    };
    values(found, "the slot never had a value here; `veridical slot list` shows those that have one", out)
}

fn values(found: Vec<SlotView>, none: &str, out: &Out) -> Result<Code, Fault> {
    let answer = SlotsAnswer::of(found);
    out.answer(&answer, || match answer.slots.as_slice() {
        [] => none.to_owned(),
        slots => slots.iter().map(line).collect::<Vec<_>>().join("\n"),
    })?;
    Ok(yes_or_no(!answer.slots.is_empty()))
}

fn get(home: &Home, name: &str, out: &Out) -> Result<Code, Fault> {
    named(name)?;
    let answer = match super::session(home, Access::Read)? {
        Some(session) => block_on(session.slot(name))?,
        None => SlotAnswer::of(None),
    };
    out.answer(&answer, || match &answer.slot {
        Some(slot) => line(slot),
        None => "the slot has no value here; `veridical slot list` shows those that have one".to_owned(),
    })?;
    Ok(yes_or_no(answer.slot.is_some()))
}

fn request(name: String, value: String, expect: Option<u32>, scope: Reach) -> SlotRequest {
    SlotRequest { name, wish: Wish::Command { text: value }, reach: scope.into(), expect: expected(expect) }
}

fn expected(revision: Option<u32>) -> Expected {
    match revision {
        None => Expected::Current,
        Some(number) => Revision::new(number).map_or(Expected::Empty, Expected::Revision),
    }
}

fn set(home: &Home, request: &SlotRequest, out: &Out) -> Result<Code, Fault> {
    // Below an agent host nothing is stated, and no store is made for the attempt (R8.5). In one that is there it waits.
    let person = home.surroundings().command().capacity() == Capacity::Person;
    let access = if person || home.has_store() { Access::Write } else { Access::Read };
    let answer = match super::session(home, access)? {
        Some(session) => block_on(session.set_slot(request, now()))?,
        None => SlotChanged::below_agent_host(),
    };
    answered(&answer, out)
}

/// Shows the value, asks, and ends it; where nobody can be asked the wish waits.
fn retire(home: &Home, request: &RetireRequest, out: &Out) -> Result<Code, Fault> {
    named(&request.name)?;
    let access = if home.has_store() { Access::Write } else { Access::Read };
    let Some(session) = super::session(home, access)? else {
        return answered(&SlotChanged::no_memory(), out);
    };
    let item = match block_on(session.retirable(request))? {
        Ok(item) => item,
        Err(answer) => return answered(&answer, out),
    };
    out.ask(&format!("{}\n\nRetire this slot? The value stays in the history. [y/N] ", line(item.shown())));
    if !confirmed() {
        return answered(&SlotChanged::not_confirmed(item.shown().clone()), out);
    }
    answered(&block_on(session.retire(item))?, out)
}

fn answered(answer: &SlotChanged, out: &Out) -> Result<Code, Fault> {
    out.answer(answer, || text(answer))?;
    Ok(match (answer.result, answer.reason) {
        ("unchanged", "not-confirmed") | ("rejected", "slot-empty" | "no-memory-yet") => Code::No,
        ("rejected", _) => Code::Refused,
        _ => Code::Done,
    })
}

fn text(answer: &SlotChanged) -> String {
    let mut text = format!("{}: {} ({})", answer.result, answer.detail, answer.reason);
    if let Some(slot) = &answer.slot {
        let _ = write!(text, "\n  {}", line(slot));
    }
    text
}

/// One value for people.
pub(super) fn line(slot: &SlotView) -> String {
    let seal = if slot.sealed { "" } else { ", seal-broken: edited outside the program" };
    let later = slot.superseded_by.as_ref().map_or_else(String::new, |id| format!(", superseded by {id}"));
    let ended = slot.invalidated_at.map_or_else(String::new, |at| format!(", retired {at}"));
    let hides = slot
        .hides
        .as_ref()
        .map_or_else(String::new, |id| format!(", in the place of {id}, which holds elsewhere"));
    let private = slot.privacy.map_or_else(String::new, |class| format!(", {class}"));
    format!(
        "{} = {} (revision {}, {}, {}, {}, {}{later}{ended}{hides}{private}{seal})",
        slot.name, slot.value, slot.revision, slot.veracity, slot.scope, slot.time, slot.id
    )
}
