use crate::args::Pending as Command;
use crate::fault::{Code, Fault};
use crate::home::{Access, Home, now};
use crate::out::{Out, yes_or_no};
use serde::Serialize;
use std::fmt::Write as _;
use std::io::{BufRead, Write as _};
use veridical::kernel::{Capacity, Terminal};
use veridical::policy::pending::{NotWaiting, Verb};
use veridical::{PendingAnswer, PendingListAnswer, PendingShowAnswer, PendingView, Session, block_on};

pub(crate) fn run(home: &Home, command: Command, out: &Out) -> Result<Code, Fault> {
    match command {
        Command::List { history } => list(home, history, out),
        Command::Show { id } => show(home, &id, view, out),
        Command::Diff { id } => show(home, &id, diff, out),
        Command::Apply { id } => resolve(home, Verb::Apply, &id, out),
        Command::Reject { id } => resolve(home, Verb::Reject, &id, out),
        Command::Review => review(home, out),
        Command::Expire => expire(home, out),
    }
}

fn list(home: &Home, history: bool, out: &Out) -> Result<Code, Fault> {
    let answer = match super::session(home, Access::Read)? {
        Some(session) => block_on(session.pending(now()))?,
        None => PendingListAnswer::empty(),
    };
    let answer = if history { answer } else { answer.waiting_only() };
    out.answer(&answer, || match answer.items.as_slice() {
        [] => "nothing waits for you here".to_owned(),
        items => items.iter().map(line).collect::<Vec<_>>().join("\n"),
    })?;
    Ok(yes_or_no(!answer.items.is_empty()))
}

fn show(home: &Home, id: &str, text: fn(&PendingView) -> String, out: &Out) -> Result<Code, Fault> {
    let answer = match super::session(home, Access::Read)? {
        Some(session) => block_on(session.pending_of(id, now()))?,
        None => PendingShowAnswer::no_memory(),
    };
    out.answer(&answer, || match (&answer.item, &answer.detail) {
        (Some(item), _) => text(item),
        (None, detail) => format!("{}; {LISTS}", detail.clone().unwrap_or_default()),
    })?;
    Ok(yes_or_no(answer.item.is_some()))
}

fn resolve(home: &Home, verb: Verb, id: &str, out: &Out) -> Result<Code, Fault> {
    let answer = match session(home)? {
        Some(session) => match refused_when_shown(home, &session, verb, id, out)? {
            Some(refused) => refused,
            None => told(home, block_on(session.resolve(verb, id, now()))?),
        },
        None => PendingAnswer::no_memory(),
    };
    out.answer(&answer, || match answer.reason == NotWaiting::Unknown.code() {
        true => format!("{}; {LISTS}", answer.line()),
        false => answer.line(),
    })?;
    Ok(code(&answer))
}

/// Where the ids are.
const LISTS: &str = "`veridical pending list --history` shows what waits and what waited";

/// What nothing brings back is shown first, and asked for; who cannot be asked is refused by the library (R7.2).
fn refused_when_shown(
    home: &Home,
    session: &Session,
    verb: Verb,
    id: &str,
    out: &Out,
) -> Result<Option<PendingAnswer>, Fault> {
    if verb != Verb::Apply || !may_be_asked(home) {
        return Ok(None);
    }
    let item = block_on(session.pending_of(id, now()))?.item;
    let Some(item) = item.filter(PendingView::would_forget) else { return Ok(None) };
    out.ask(&format!(
        "{}\nForget this, with its history and all that follows from it? Nothing brings it back. [y/N] ",
        view(&item)
    ));
    Ok((!super::forget::confirmed()).then(|| PendingAnswer::not_confirmed(item.id)))
}

/// Whether a person sits at the terminal of this command.
fn may_be_asked(home: &Home) -> bool {
    let origin = home.surroundings().command();
    origin.capacity() == Capacity::Person && origin.terminal() == Terminal::Attached
}

/// With the files that may still hold what was forgotten.
fn told(home: &Home, answer: PendingAnswer) -> PendingAnswer {
    if answer.has_forgotten() { answer.with_outside(home.kept_outside()) } else { answer }
}

/// Opens the memory to write only where a person can answer: everywhere else nothing is changed for the attempt.
fn session(home: &Home) -> Result<Option<Session>, Fault> {
    let access = if home.has_store() { Access::Write } else { Access::Read };
    super::session(home, access)
}

fn code(answer: &PendingAnswer) -> Code {
    match answer.result {
        "applied" | "rejected" => Code::Done,
        _ if answer.reason == NotWaiting::Unknown.code() || answer.is_unconfirmed() => Code::No,
        _ => Code::Refused,
    }
}

fn review(home: &Home, out: &Out) -> Result<Code, Fault> {
    let asked = may_be_asked(home);
    let Some(session) = session(home)? else { return list(home, false, out) };
    let items = block_on(session.pending(now()))?.waiting_only().items;
    if !asked {
        out.note("a review needs a person at a terminal, outside of an agent host");
        list(home, false, out)?;
        return Ok(Code::Refused);
    }
    if items.is_empty() {
        return list(home, false, out);
    }
    let mut worst = Code::Done;
    for (number, item) in items.iter().enumerate() {
        out.note(&format!("{} of {}\n{}", number + 1, items.len(), view(item)));
        let verb = match ask(out)? {
            Choice::Apply => Verb::Apply,
            Choice::Reject => Verb::Reject,
            Choice::Skip => continue,
            Choice::Quit => break,
        };
        let answer = told(home, block_on(session.resolve(verb, &item.id, now()))?);
        out.answer(&answer, || answer.line())?;
        worst = worst.max(code(&answer));
    }
    Ok(worst)
}

enum Choice {
    Apply,
    Reject,
    Skip,
    Quit,
}

/// Asks until there is an answer; the end of the input is one.
fn ask(out: &Out) -> Result<Choice, Fault> {
    loop {
        out.note("apply, reject, skip or quit? (type the word)");
        let mut answer = String::new();
        let failed = |error| Fault::unusable(format!("the answer cannot be read: {error}"));
        std::io::stdout().flush().map_err(failed)?;
        let read = std::io::stdin().lock().read_line(&mut answer).map_err(failed)?;
        match answer.trim() {
            "apply" => return Ok(Choice::Apply),
            "reject" => return Ok(Choice::Reject),
            "skip" => return Ok(Choice::Skip),
            "quit" => return Ok(Choice::Quit),
            _ if read == 0 => return Ok(Choice::Quit),
            _ => {}
        }
    }
}

#[derive(Serialize)]
struct ExpireAnswer {
    schema: &'static str,
    result: &'static str,
    reason: Option<&'static str>,
    detail: Option<String>,
    expired: u64,
}

fn expire(home: &Home, out: &Out) -> Result<Code, Fault> {
    let done = match session(home)? {
        Some(session) => block_on(session.expire())?,
        None => Ok(0),
    };
    let schema = "veridical.pending-expire/1";
    let answer = match done {
        Ok(expired) => ExpireAnswer { schema, result: "applied", reason: None, detail: None, expired },
        Err(why) => ExpireAnswer {
            schema,
            result: "refused",
            reason: Some(why.code),
            detail: Some(why.sentence),
            expired: 0,
        },
    };
    out.answer(&answer, || match &answer.detail {
        Some(detail) => format!("refused: {detail}"),
        None => format!("{} waited too long and ended", answer.expired),
    })?;
    Ok(if answer.result == "refused" { Code::Refused } else { Code::Done })
}

fn line(item: &PendingView) -> String {
    let what = item.change.first().map_or("", |line| line.as_str());
    let became = item.became.as_ref().map_or_else(String::new, |became| format!(" {became}"));
    format!("{}  {:<8}  {}  {what}{became}", item.id, item.status, item.kind)
}

fn diff(item: &PendingView) -> String {
    let target = item.target.as_deref().unwrap_or("something new");
    let mut text = format!("--- {target}, as it is now\n+++ {target}, as it would be ({})\n", item.kind);
    item.change.iter().for_each(|line| {
        let _ = writeln!(text, "{line}");
    });
    text
}

fn view(item: &PendingView) -> String {
    let mut text = format!("{} ({}, {})\n", item.id, item.kind, item.status);
    for line in &item.change {
        let _ = writeln!(text, "  {line}");
    }
    let _ = writeln!(text, "  asked by {} at {}, because: {}", item.asked_by, item.staged_at, item.reason);
    let _ = match (&item.ended_at, &item.became) {
        (Some(at), Some(became)) => writeln!(text, "  ended at {at}: {became}"),
        (Some(at), None) => writeln!(text, "  ended at {at}"),
        (None, _) => writeln!(text, "  until {}", item.expires_at),
    };
    if !item.sealed {
        let _ = writeln!(text, "  seal-broken: edited outside the program, so it cannot be applied");
    }
    text
}
