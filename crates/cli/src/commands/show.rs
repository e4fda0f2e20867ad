use crate::fault::{Code, Fault};
use crate::home::{Access, Home};
use crate::out::Out;
use veridical::{ShowAnswer, block_on};

pub(crate) fn run(home: &Home, id: &str, out: &Out) -> Result<Code, Fault> {
    let found = match super::session(home, Access::Read)? {
        Some(session) => block_on(session.show(id))?,
        None => None,
    };
    let Some(answer) = found else {
        out.answer(&NotFound { schema: "veridical.show/1", found: false }, || not_found(&out.screened(id)))?;
        return Ok(Code::No);
    };
    out.answer(&answer, || text(&answer))?;
    Ok(Code::Done)
}

#[derive(serde::Serialize)]
struct NotFound {
    schema: &'static str,
    found: bool,
}

fn not_found(id: &str) -> String {
    let shown: String = id.chars().filter(|c| !c.is_control()).take(64).collect();
    let named = if shown.is_empty() { "no name".to_owned() } else { format!("nothing named {shown}") };
    format!(
        "{named} is seen from here, and items of other projects are not; `veridical fact list`, `slot list` and `episode list` show the ids"
    )
}

pub(super) fn text(answer: &ShowAnswer) -> String {
    match (&answer.episode, &answer.fact, &answer.slot) {
        (Some(episode), ..) => super::episode::view(episode),
        (None, Some(fact), _) => super::fact::text(fact),
        (None, None, Some(slot)) => super::slot::line(slot),
        (None, None, None) => String::new(),
    }
}
