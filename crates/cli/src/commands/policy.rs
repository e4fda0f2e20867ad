use crate::args::Policy as Command;
use crate::fault::{Code, Fault};
use crate::files;
use crate::home::Home;
use crate::out::{Out, yes_or_no};
use crate::policy_file;
use serde::Serialize;
use std::fmt::Write;
use std::path::Path;
use veridical::kernel::{Capacity, Terminal};
use veridical::{PolicyAnswer, PolicyExplainAnswer};

pub(crate) fn run(home: &Home, command: Command, out: &Out) -> Result<Code, Fault> {
    match command {
        Command::Show => show(home, out),
        Command::Check { file } => check(home, file.as_deref(), out),
        Command::Explain { mutation, capacity } => explain(home, &mutation, capacity.map(Into::into), out),
    }
}

fn show(home: &Home, out: &Out) -> Result<Code, Fault> {
    let policy = home.policy()?;
    let path = home.policy_file();
    let answer = PolicyAnswer::of(&policy, path.exists().then(|| path.display().to_string()));
    out.answer(&answer, || table(&answer))?;
    Ok(Code::Done)
}

fn table(answer: &PolicyAnswer) -> String {
    let mut text = String::new();
    let _ = match &answer.file {
        Some(file) => writeln!(text, "{file} changes {} of the default decisions", answer.changed),
        None => writeln!(text, "no policy.toml, so the default decisions hold"),
    };
    for row in &answer.rows {
        let _ = writeln!(text, "\n{} ({})", row.row, row.about);
        for cell in &row.cells {
            let changed = cell.decision != cell.default;
            let was = if changed { format!("  (default: {})", cell.default) } else { String::new() };
            let _ = writeln!(text, "  {:<11} {}{was}", cell.capacity, cell.decision);
        }
    }
    text
}

/// What is thought of a policy file.
#[derive(Serialize)]
struct CheckAnswer {
    schema: &'static str,
    ok: bool,
    file: String,
    changed: usize,
    line: Option<usize>,
    column: Option<usize>,
    error: Option<String>,
    next: Option<String>,
}

fn check(home: &Home, file: Option<&Path>, out: &Out) -> Result<Code, Fault> {
    let path = file.map_or_else(|| home.policy_file(), Path::to_path_buf);
    let text = match file {
        // A draft may lie anywhere; only the file in force has to be the owner's alone.
        Some(file) => Some(files::read_text(file)?),
        None => home.policy_text()?,
    };
    let (schema, shown) = ("veridical.policy-check/1", path.display().to_string());
    let answer = match policy_file::parse(text.as_deref().unwrap_or_default()) {
        Ok(policy) => CheckAnswer {
            schema,
            ok: true,
            file: shown,
            changed: policy.changed().count(),
            line: None,
            column: None,
            error: None,
            next: None,
        },
        Err(bad) => CheckAnswer {
            schema,
            ok: false,
            file: shown,
            changed: 0,
            line: Some(bad.line),
            column: Some(bad.column),
            error: Some(bad.message),
            next: Some(bad.next),
        },
    };
    out.answer(&answer, || match (&answer.error, answer.line, answer.column) {
        (Some(error), Some(line), Some(column)) => {
            let next = answer.next.as_deref().unwrap_or_default();
            format!("{}, line {line}, column {column}: {error}\n  next: {next}", answer.file)
        }
        _ if text.is_none() => "no policy.toml, so the default decisions hold".to_owned(),
        _ => format!("{} holds; it changes {} of the default decisions", answer.file, answer.changed),
    })?;
    Ok(yes_or_no(answer.ok))
}

fn explain(home: &Home, mutation: &str, capacity: Option<Capacity>, out: &Out) -> Result<Code, Fault> {
    let policy = home.policy()?;
    let here = home.surroundings().command();
    let capacity = capacity.unwrap_or(here.capacity());
    // Nobody but a person is asked at a terminal.
    let terminal = if capacity == Capacity::Person { here.terminal() } else { Terminal::Absent };
    let answer = PolicyExplainAnswer::of(&policy, mutation, capacity, terminal);
    out.answer(&answer, || {
        let row = answer.row.map_or_else(String::new, |row| format!(" {row}"));
        let changed = answer.rule != answer.default;
        let was = if changed { format!(", where the default is {}", answer.default) } else { String::new() };
        let unknown = answer.row.is_none();
        let next =
            if unknown { "\n  next: `veridical policy show` lists the changes that it knows" } else { "" };
        format!(
            "{}: {} ({})\n  rule{row}, as {}: {} ({}{was}){next}",
            answer.decision, answer.detail, answer.reason, answer.capacity, answer.rule_says, answer.rule
        )
    })?;
    Ok(yes_or_no(answer.decision != "reject"))
}
