use crate::args::Reach;
use crate::fault::{Code, Fault};
use crate::home::{Access, Home, now};
use crate::out::Out;
use veridical::kernel::Capacity;
use veridical::{RememberAnswer, RememberRequest, Until, Wish, block_on};

pub(crate) fn run(
    home: &Home,
    text: String,
    scope: Reach,
    until: Option<Until>,
    out: &Out,
) -> Result<Code, Fault> {
    let reach = scope.into();
    // Below an agent host nothing is stated, and no store is made for the attempt (R8.5). In one that is there it waits.
    let person = home.surroundings().command().capacity() == Capacity::Person;
    let access = if person || home.has_store() { Access::Write } else { Access::Read };
    let answer = match super::session(home, access)? {
        Some(session) => {
            let request = RememberRequest { until, ..RememberRequest::new(Wish::Command { text }, reach) };
            let answer = block_on(session.remember(&request, now()))?;
            block_on(session.add_tally())?;
            answer
        }
        None => RememberAnswer::below_agent_host(),
    };
    out.answer(&answer, || {
        let id = answer.id.as_ref().map_or_else(String::new, |id| format!(" {id}"));
        let mut said = format!("{}{id}: {} ({})", answer.result, answer.detail, answer.reason);
        if let Some(fact) = &answer.fact {
            let others = fact.contradicts.iter().map(|id| format!("\n  it contradicts {id}"));
            said.extend(others.chain(fact.repeats.iter().map(|id| format!("\n  it says the same as {id}"))));
        }
        said
    })?;
    Ok(if answer.result == "rejected" { Code::Refused } else { Code::Done })
}
