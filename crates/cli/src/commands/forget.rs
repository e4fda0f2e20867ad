use crate::fault::{Code, Fault};
use crate::home::{Access, Home};
use crate::out::Out;
use std::io::{BufRead, IsTerminal, stdin};
use veridical::{ForgetAnswer, block_on};

pub(crate) fn run(home: &Home, id: &str, out: &Out) -> Result<Code, Fault> {
    // Where no store is none is made for the attempt: nothing is seen in it. In one that is there the wish may wait.
    let access = if home.has_store() { Access::Write } else { Access::Read };
    let Some(session) = super::session(home, access)? else { return answer(&ForgetAnswer::no_memory(), out) };
    let item = match block_on(session.forgettable(id))? {
        Ok(item) => item,
        Err(refused) => return answer(&refused, out),
    };
    out.ask(&format!(
        "{}\n{}\nForget this, with its history and all that follows from it? Nothing brings it back. [y/N] ",
        super::show::text(item.shown()),
        item.earlier().iter().map(|value| format!("{}\n", super::slot::line(value))).collect::<String>()
    ));
    if !confirmed() {
        return answer(&ForgetAnswer::not_confirmed(id), out);
    }
    let done = block_on(session.forget(item))?;
    answer(&done.with_outside(home.kept_outside()), out)
}

/// A person's yes, from the terminal itself.
pub(super) fn confirmed() -> bool {
    let mut line = String::new();
    let heard = stdin().is_terminal() && stdin().lock().read_line(&mut line).is_ok();
    heard && matches!(line.trim().to_lowercase().as_str(), "y" | "yes")
}

fn answer(answer: &ForgetAnswer, out: &Out) -> Result<Code, Fault> {
    out.answer(answer, || {
        let mut text = format!("{}: {} ({})", answer.result, answer.detail, answer.reason);
        if !answer.outside.is_empty() {
            text.push_str("\nthese files are not the memory's own and may still hold the text:");
            answer.outside.iter().for_each(|path| text.push_str(&format!("\n  {path}")));
        }
        text
    })?;
    Ok(match (answer.result, answer.reason) {
        ("applied" | "staged" | "unchanged", _) => Code::Done,
        ("rejected", "not-seen" | "no-memory-yet") => Code::No,
        _ => Code::Refused,
    })
}
