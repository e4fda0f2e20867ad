//! The cases, by the numbers of the acceptance list.

mod approval;
mod broken_start;
mod canary;
mod claim;
mod compression;
mod correction;
mod crash;
mod deletion;
mod forged_turn;
mod gateway;
mod lab;
mod other_project;
mod replay;
mod restart;
mod same_failure;
mod same_project;
mod secret;
mod telling;
mod two_turns;
mod unattended;

use super::Case;
use crate::fault::Fault;
use crate::json::At as _;
use crate::lab::{FAILURE, Home, Remote, Session};
use serde_json::Value;
use std::path::Path;

pub(super) const ALL: &[Case] = &[
    lab::CASE,
    canary::CASE,
    deletion::CASE,
    same_project::CASE,
    other_project::CASE,
    claim::CASE,
    replay::CASE,
    secret::CASE,
    broken_start::CASE,
    restart::CASE,
    correction::CASE,
    approval::CASE,
    unattended::CASE,
    gateway::CASE,
    compression::CASE,
    forged_turn::CASE,
    two_turns::CASE,
    same_failure::CASE,
    telling::CASE,
    crash::CASE,
];

/// The repository that the lessons are about.
const OWN: Remote = Remote { host: "git.example.org", path: "acme/durations" };

/// Another repository, hosted by the same people.
const OTHER: Remote = Remote { host: "git.example.org", path: "acme/calendars" };

/// What a user asks in the session that learns.
const TASK: &str =
    "The test for durations with spaces fails. Find out why, fix it and show that the tests pass.";

/// What a user asks later; it shares the failure's names with the lesson and nothing of the fix.
const QUESTION: &str =
    "parse_duration raises a ValueError in test_spaces_between_units: have we met that before?";

/// The ids of what a session asked for and what waits now, in order.
fn asked_for(session: &Session) -> Vec<String> {
    let results = session.results();
    let ids = results.iter().filter_map(|result| {
        let (_, rest) = result.split_once("\"pending_id\": \"")?;
        rest.split('"').next().map(str::to_owned)
    });
    ids.collect()
}

/// The episodes that a person sees from a folder.
fn episodes(home: &Home<'_>, folder: &Path) -> Result<Vec<Value>, Fault> {
    let answer = home.veridical(folder, &["episode", "list"])?;
    // An empty list is an answer too; anything else is a store that cannot be judged.
    match answer.code() {
        Some(0 | 1) => Ok(answer.list("/episodes").to_vec()),
        _ => Err(Fault::new(answer.finished.to_string())),
    }
}

fn is_verified(episode: &Value) -> bool {
    episode.at("/metadata/verified") == true
}

fn id_of(episode: &Value) -> String {
    episode.word("/id").to_owned()
}

/// Whether a text tells the lesson: what broke and what fixed it, neither of which a question says.
fn tells_the_lesson(text: &str) -> bool {
    text.contains(FAILURE) && text.contains("durations.py")
}

/// Whether the session's test failed first and passed last, as the terminal saw it.
fn was_repaired(session: &Session) -> bool {
    let results = session.results();
    results.first().is_some_and(|first| first.contains(FAILURE))
        && results.iter().any(|result| result.contains("2 passed"))
}
