use super::forget::confirmed;
use crate::args::{Fact, Helpful};
use crate::fault::{Code, Fault};
use crate::home::{Access, Home, now};
use crate::out::{Out, yes_or_no};
use std::fmt::Write;
use veridical::slot::{Choice, FactPage, Helped, Reach};
use veridical::{FactChanged, FactRequest, FactView, FactsAnswer, RememberRequest, Session, Wish, block_on};

pub(crate) fn run(home: &Home, command: Fact, out: &Out) -> Result<Code, Fault> {
    match command {
        Fact::List { limit, offset, history } => {
            let page = FactPage { limit, offset, history };
            listed(
                home,
                "no fact holds here yet; `veridical remember \"…\"` keeps the first one",
                out,
                |session| block_on(session.facts(page)),
            )
        }
        Fact::History { id } => listed(
            home,
            "no fact of this id is seen from here; `veridical fact list --history` shows those that are",
            out,
            |session| block_on(session.fact_history(&id)),
        ),
        Fact::Supersede { id, text, until } => {
            let mut request = RememberRequest::new(Wish::Command { text }, Reach::Global);
            request.until = until;
            change(home, out, |session| block_on(session.supersede_fact(&id, &request, now())))
        }
        Fact::Choose { id, both } => {
            let choice = if both { Choice::Beside } else { Choice::Only };
            asked(home, &id, &FactRequest::Settle(choice), out)
        }
        Fact::Invalidate { id } => invalidate(home, &id, out),
        Fact::Widen { id } => asked(home, &id, &FactRequest::Widen, out),
        Fact::Alias { id, text } => asked(home, &id, &FactRequest::Alias(text), out),
        Fact::Tag { id, tag, remove: false } => asked(home, &id, &FactRequest::Tag(tag), out),
        Fact::Tag { id, tag, remove: true } => asked(home, &id, &FactRequest::Untag(tag), out),
        Fact::Category { id, category } => asked(home, &id, &FactRequest::Category(category), out),
    }
}

pub(crate) fn feedback(home: &Home, id: &str, helped: Helpful, out: &Out) -> Result<Code, Fault> {
    let helped = match helped {
        Helpful::Helpful => Helped::Yes,
        Helpful::Unhelpful => Helped::No,
    };
    asked(home, id, &FactRequest::Feedback(helped), out)
}

fn listed(
    home: &Home,
    none: &str,
    out: &Out,
    find: impl FnOnce(&Session) -> Result<Vec<FactView>, veridical::Error>,
) -> Result<Code, Fault> {
    let found = match super::session(home, Access::Read)? {
        Some(session) => find(&session)?,
        None => Vec::new(),
    };
    let answer = FactsAnswer::of(found);
    out.answer(&answer, || match answer.facts.as_slice() {
        [] => none.to_owned(),
        facts => facts.iter().map(text).collect::<Vec<_>>().join("\n"),
    })?;
    Ok(yes_or_no(!answer.facts.is_empty()))
}

fn asked(home: &Home, id: &str, request: &FactRequest, out: &Out) -> Result<Code, Fault> {
    change(home, out, |session| block_on(session.change_fact(id, request)))
}

fn change(
    home: &Home,
    out: &Out,
    ask: impl FnOnce(&Session) -> Result<FactChanged, veridical::Error>,
) -> Result<Code, Fault> {
    // Where no store is none is made for the attempt: nothing is seen in it. Below an agent host the change waits in one that
    // is there (R8.5).
    let access = if home.has_store() { Access::Write } else { Access::Read };
    match super::session(home, access)? {
        Some(session) => answer(&ask(&session)?, out),
        None => answer(&FactChanged::no_memory(), out),
    }
}

/// Shows the fact, asks, and ends it; where nobody can be asked the wish waits.
fn invalidate(home: &Home, id: &str, out: &Out) -> Result<Code, Fault> {
    let access = if home.has_store() { Access::Write } else { Access::Read };
    let Some(session) = super::session(home, access)? else { return answer(&FactChanged::no_memory(), out) };
    let item = match block_on(session.invalidatable(id))? {
        Ok(item) => item,
        Err(refused) => return answer(&refused, out),
    };
    out.ask(&format!(
        "{}\n\nSay that this does not hold any more? It stays in the history. [y/N] ",
        text(item.shown())
    ));
    if !confirmed() {
        return answer(&FactChanged::not_confirmed(item.shown().clone()), out);
    }
    answer(&block_on(session.invalidate(item))?, out)
}

fn answer(answer: &FactChanged, out: &Out) -> Result<Code, Fault> {
    out.answer(answer, || {
        let mut said = format!("{}: {} ({})", answer.result, answer.detail, answer.reason);
        if let Some(fact) = &answer.fact {
            let _ = write!(said, "\n{}", text(fact));
        }
        said
    })?;
    Ok(match (answer.result, answer.reason) {
        ("applied" | "staged", _) => Code::Done,
        ("unchanged", "not-confirmed" | "nothing-to-settle") => Code::No,
        ("unchanged", _) => Code::Done,
        ("rejected", "not-seen" | "no-memory-yet") => Code::No,
        _ => Code::Refused,
    })
}

/// A fact for people, with what became of it.
pub(super) fn text(fact: &FactView) -> String {
    let mut notes = vec![fact.veracity.to_owned(), fact.scope.to_owned(), fact.time.to_string()];
    match (fact.status, &fact.superseded_by, fact.invalidated_at, fact.valid_until) {
        ("live", _, _, Some(end)) => notes.push(format!("until {end}")),
        ("live", ..) => {}
        (_, Some(later), ..) => notes.push(format!("superseded by {later}")),
        (_, None, Some(at), _) => notes.push(format!("invalidated {at}")),
        ("expired", None, None, Some(end)) => notes.push(format!("expired {end}")),
        _ => notes.push(format!("contested by {}", fact.contradicts.join(", "))),
    }
    notes.extend(fact.category.map(str::to_owned));
    notes.extend(fact.tags.iter().map(|tag| format!("#{tag}")));
    notes.extend(fact.privacy.map(str::to_owned));
    if !fact.sealed {
        notes.push("seal-broken: edited outside the program".to_owned());
    }
    let mut text = format!("{} ({})\n  {}", fact.id, notes.join(", "), fact.text);
    for alias in &fact.aliases {
        let whose = if fact.user_aliases.contains(alias) { "by the user" } else { "by the agent, inferred" };
        let _ = write!(text, "\n  also worded {whose}: {alias}");
    }
    if !fact.repeats.is_empty() {
        let _ = write!(text, "\n  says the same as: {}", fact.repeats.join(", "));
    }
    text
}
