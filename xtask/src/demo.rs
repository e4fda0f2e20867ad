//! `cargo xtask try`: the product at work, from nothing, on this machine.
//!
//! The host, Git and the test runner are the real ones; only the model's answers are scripted, so that the run needs
//! no account and ends the same way each time.

use crate::fault::{Context as _, Fault};
use crate::json::At as _;
use crate::lab::{self, Fix, Home, Lab, Mode, Remote, Repository, Script, Session, repair};
use crate::workspace::Workspace;
use serde_json::{Value, json};
use std::time::Instant;

const REMOTE: Remote = Remote { host: "git.example.org", path: "acme/durations" };
const TASK: &str =
    "The test for durations with spaces fails. Find out why, fix it and show that the tests pass.";
const QUESTION: &str =
    "parse_duration raises a ValueError in test_spaces_between_units: have we met that before?";

pub(crate) fn run(workspace: &Workspace, keep: bool) -> Result<(), Fault> {
    let begun = Instant::now();
    println!("building the program, and the real Hermes Agent in an environment of its own");
    let program = lab::build(workspace, lab::Profile::Quick)?;
    let lab = Lab::open(workspace, program, keep)?;
    let home = Home::with_veridical(&lab, "home")?;
    let work = Repository::clone_of(&lab, "durations", &REMOTE.https())?;
    println!(
        "ready after {:.0?}: a disposable home with Veridical in it, and a repository with a failing test",
        begun.elapsed()
    );

    title("a session that only says so: the test fails, a pipe hides it, the agent calls it done");
    let claimed = home.session(work.folder(), Mode::OneShot, TASK, claim())?;
    print!("{}", transcript(&claimed));

    title("what it left behind: veridical episode list; and why: veridical explain --last");
    let kept = home.veridical_for_people(work.folder(), &["episode", "list"])?;
    print!("{}", indented(&kept));
    if kept.contains("durations.py") {
        return Err(Fault::new("a claim that nothing proves was kept as an episode"));
    }
    let why = home.veridical_for_people(work.folder(), &["explain", "--last"])?;
    print!("{}", indented(why.split("\n\n").next().unwrap_or_default()));

    title("the same again, done: the test fails, is fixed and passes");
    let first = home.session(work.folder(), Mode::OneShot, TASK, repair(Fix::SkipSpaces))?;
    print!("{}", transcript(&first));

    title("what it left behind: veridical episode list");
    print!("{}", indented(&home.veridical_for_people(work.folder(), &["episode", "list"])?));

    title("how that was decided: veridical explain TURN.json");
    let turn = home.put("turn.json", &first.recording()?.line())?;
    let turn = turn.to_str().during("naming the turn's file")?;
    print!("{}", indented(&home.veridical_for_people(work.folder(), &["explain", turn])?));

    title("a later session, in another worktree whose remote is spelled the SSH way");
    work.set_remote(&REMOTE.ssh())?;
    let review = work.worktree(&lab, "durations-review")?;
    let script = Script::new()
        .call("veridical_recall", json!({"query": QUESTION}))
        .say("Yes: spaces were not skipped.");
    let later = home.session(review.folder(), Mode::OneShot, QUESTION, script)?;
    print!("{}", transcript(&later));

    title("what the model was given with the user's message, unasked");
    let injected = later.injected().unwrap_or_default();
    print!("{}", indented(&injected));

    let lesson = ["durations.py", lab::FAILURE];
    if !lesson.iter().all(|words| injected.contains(words)) {
        return Err(Fault::new(
            "the last session's request to the model does not quote the lesson of the one before",
        ));
    }
    println!(
        "\nThe lesson of the session that was proven is in the last one's request to the model ({:.0?}).",
        begun.elapsed()
    );
    if keep {
        println!(
            "The host's home, with its `state.db`, is {}; the repository is {}.",
            home.host().display(),
            work.folder().display()
        );
    } else {
        println!("Home and repository are gone again; `cargo xtask try --keep` leaves them.");
    }
    Ok(())
}

/// An agent that hides the failure behind a pipe and calls it a success.
fn claim() -> Script {
    Script::new().run("python -m pytest -q | tail -n 1").say("Fixed: all tests pass now.")
}

fn title(text: &str) {
    println!("\n── {text}");
}

fn indented(text: &str) -> String {
    text.trim().lines().map(|line| format!("   {line}\n")).collect()
}

/// What was said and done, one line each.
fn transcript(session: &Session) -> String {
    let mut lines = vec![("user".to_owned(), session.prompt.clone())];
    let messages = session.requests.last().map_or(&[][..], |request| request.messages());
    let mut calls = Vec::new();
    for message in messages {
        match message.word("/role") {
            "assistant" => calls.extend(message.list("/tool_calls").iter().map(call)),
            "tool" if !calls.is_empty() => {
                let (tool, what) = calls.remove(0);
                lines.push((tool, format!("{what}  →  {}", result(message.word("/content")))));
            }
            _ => {}
        }
    }
    lines.push(("assistant".to_owned(), session.finished.stdout.trim().to_owned()));
    lines.iter().map(|(who, what)| format!("   {who:<17} {what}\n")).collect()
}

/// A tool's name and the one argument that tells a reader what it did.
fn call(call: &Value) -> (String, String) {
    let arguments: Value = serde_json::from_str(call.word("/function/arguments")).unwrap_or_default();
    let told =
        ["/command", "/path", "/query"].iter().map(|name| arguments.word(name)).find(|told| !told.is_empty());
    (call.word("/function/name").to_owned(), told.unwrap_or_default().to_owned())
}

/// The end of a tool's answer, with its exit code.
fn result(content: &str) -> String {
    let answer: Value = serde_json::from_str(content).unwrap_or_default();
    if let Some(code) = answer.at("/exit_code").as_i64() {
        let last = answer.word("/output").trim_end().lines().next_back().unwrap_or_default();
        return format!("{last} (exit {code})");
    }
    if answer.at("/success") == true {
        return "done".to_owned();
    }
    let answer = content.split_whitespace().collect::<Vec<_>>().join(" ");
    answer.chars().take(90).chain("…".chars()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_is_told_by_its_telling_argument_and_a_result_by_its_end() {
        let patch =
            json!({"function": {"name": "patch", "arguments": "{\"mode\":\"replace\",\"path\":\"a.py\"}"}});
        assert_eq!(call(&patch), ("patch".to_owned(), "a.py".to_owned()));
        assert_eq!(
            result(r#"{"output": "F\n1 failed\n", "exit_code": 1, "error": null}"#),
            "1 failed (exit 1)"
        );
        assert_eq!(result(r#"{"success": true, "diff": "…"}"#), "done");
        assert_eq!(result("plain words"), "plain words…");
    }
}
