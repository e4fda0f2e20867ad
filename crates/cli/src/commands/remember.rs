use crate::args::Reach;
use crate::fault::{Code, Fault};
use crate::home::{Access, Home, now};
use crate::out::Out;
use veridical::kernel::Capacity;
use veridical::{RememberAnswer, RememberRequest, Wish, block_on};

pub(crate) fn run(home: &Home, text: String, scope: Reach, out: &Out) -> Result<Code, Fault> {
    let reach = scope.into();
    // Below an agent host nothing is stated, and no store is made for the attempt (R8.5). In one that is there it waits.
    let person = home.surroundings().command().capacity() == Capacity::Person;
    let access = if person || home.has_store() { Access::Write } else { Access::Read };
    let answer = match super::session(home, access)? {
        Some(session) => {
            let request = RememberRequest { wish: Wish::Command { text }, reach };
            let answer = block_on(session.remember(&request, now()))?;
            block_on(session.add_tally())?;
            answer
        }
        None => RememberAnswer::below_agent_host(),
    };
    out.answer(&answer, || {
        let id = answer.id.as_ref().map_or_else(String::new, |id| format!(" {id}"));
        format!("{}{id}: {} ({})", answer.result, answer.detail, answer.reason)
    })?;
    Ok(if answer.result == "rejected" { Code::Refused } else { Code::Done })
}
