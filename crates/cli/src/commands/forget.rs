use crate::fault::{Code, Fault};
use crate::home::{Access, Home};
use crate::out::Out;
use std::io::{BufRead, IsTerminal, stdin};
use std::path::PathBuf;
use veridical::kernel::{Capacity, Terminal};
use veridical::{ForgetAnswer, block_on};

pub(crate) fn run(home: &Home, id: &str, out: &Out) -> Result<Code, Fault> {
    let origin = home.surroundings().command();
    // Whoever may not apply it changes no store, not even its schema.
    let may = origin.capacity() == Capacity::Person && origin.terminal() == Terminal::Attached;
    let access = if may && home.has_store() { Access::Write } else { Access::Read };
    let Some(session) = super::session(home, access)? else { return answer(&ForgetAnswer::no_memory(), out) };
    let item = match block_on(session.forgettable(id))? {
        Ok(item) => item,
        Err(refused) => return answer(&refused, out),
    };
    out.ask(&format!(
        "{}\n\nForget this, with its history and all that follows from it? Nothing brings it back. [y/N] ",
        super::show::text(item.shown())
    ));
    if !confirmed() {
        return answer(&ForgetAnswer::not_confirmed(id), out);
    }
    let done = block_on(session.forget(item))?;
    answer(&done.with_outside(outside(home)), out)
}

/// A person's yes, from the terminal itself.
fn confirmed() -> bool {
    let mut line = String::new();
    let heard = stdin().is_terminal() && stdin().lock().read_line(&mut line).is_ok();
    heard && matches!(line.trim().to_lowercase().as_str(), "y" | "yes")
}

/// Files that may still hold what was forgotten, and that are not the store's own: copies that were made before a change of
/// schema, and what the host itself keeps.
fn outside(home: &Home) -> Vec<String> {
    let name = |path: &PathBuf| {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("memory.db.v"))
    };
    let beside = std::fs::read_dir(home.folder()).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut found: Vec<PathBuf> = beside.filter(name).collect();
    let host = ["state.db", "memories/MEMORY.md", "memories/USER.md", "MEMORY.md", "USER.md"];
    found.extend(host.iter().map(|name| home.root().join(name)).filter(|path| path.exists()));
    found.sort();
    found.iter().map(|path| path.display().to_string()).collect()
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
        ("applied", _) => Code::Done,
        ("rejected", "not-seen" | "no-memory-yet") | ("unchanged", _) => Code::No,
        _ => Code::Refused,
    })
}
