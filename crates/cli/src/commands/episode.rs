use crate::args::Episode;
use crate::fault::{Code, Fault};
use crate::home::{Access, Home};
use crate::out::{Out, yes_or_no};
use serde::Serialize;
use std::fmt::Write;
use veridical::episode::{Narrative, Page};
use veridical::evidence::Wording;
use veridical::screening::CleanText;
use veridical::{EpisodeView, block_on};

#[derive(Serialize)]
struct ListAnswer {
    schema: &'static str,
    episodes: Vec<EpisodeView>,
}

pub(crate) fn run(home: &Home, command: &Episode, out: &Out) -> Result<Code, Fault> {
    match command {
        Episode::List { limit, offset, history } => {
            list(home, Page { offset: *offset, limit: *limit, history: *history }, out)
        }
        Episode::Show { id } => super::show::run(home, id, out),
    }
}

fn list(home: &Home, page: Page, out: &Out) -> Result<Code, Fault> {
    let (found, unbound) = match super::session(home, Access::Read)? {
        Some(session) => (block_on(session.episodes(page))?, session.binding().unbound()),
        None => (Vec::new(), home.binding(None)?.unbound()),
    };
    let answer =
        ListAnswer { schema: "veridical.episodes/1", episodes: found.iter().map(EpisodeView::of).collect() };
    out.answer(&answer, || {
        if answer.episodes.is_empty() {
            return unbound.map_or_else(
                || "no episodes in this project yet".to_owned(),
                |why| why.describe().to_owned(),
            );
        }
        answer.episodes.iter().map(view).collect::<Vec<_>>().join("\n\n")
    })?;
    Ok(yes_or_no(!answer.episodes.is_empty()))
}

/// One episode for people.
pub(crate) fn view(episode: &EpisodeView) -> String {
    let mut text = String::new();
    let _ = writeln!(
        text,
        "{} ({}, {}, met {} time(s), {} independent, {})",
        episode.id,
        episode.kind,
        episode.metadata.seal,
        episode.attestations.len(),
        episode.metadata.independent_attestations,
        episode.metadata.time,
    );
    if let Some(later) = &episode.superseded_by {
        let _ = writeln!(text, "  superseded by {later}");
    }
    let verification = &episode.verification;
    let command = verification.command.as_deref().unwrap_or_default();
    let fields = [
        ("task", episode.task.as_str()),
        ("context", &episode.context),
        ("observation", &episode.observation),
        ("decision", &episode.decision),
        ("action", &episode.action),
        ("outcome", &episode.outcome),
        ("applies", &episode.applicability),
        ("proof", &verification.result),
        ("command", command),
    ];
    text.push_str(&listed(&fields));
    if let Some(wording) = &episode.wording {
        text.push_str(&worded(wording));
    }
    text
}

/// The text of an episode that would be kept, for people.
pub(crate) fn narrative(narrative: &Narrative<CleanText>) -> String {
    listed(&fields(narrative))
}

/// Its fields, each with its name.
pub(crate) fn fields(narrative: &Narrative<CleanText>) -> [(&'static str, &str); 9] {
    let fields = [
        ("task", &narrative.task),
        ("context", &narrative.context),
        ("observation", &narrative.observation),
        ("decision", &narrative.decision),
        ("action", &narrative.action),
        ("outcome", &narrative.outcome),
        ("applies", &narrative.applicability),
        ("proof", &narrative.result),
        ("command", &narrative.command),
    ];
    fields.map(|(name, text)| (name, text.as_str()))
}

/// The agent's own words below a lesson, marked as what they are.
pub(crate) fn worded<T: AsRef<str>>(wording: &Wording<T>) -> String {
    let said = wording.said().map(|(name, text)| format!("\n    {name:<14} {text}"));
    format!("\n  in the agent's own words, not proven:{}", said.collect::<String>())
}

fn listed(fields: &[(&str, &str)]) -> String {
    let lines = fields.iter().filter(|(_, value)| !value.is_empty());
    lines.map(|(name, value)| format!("  {name:<12} {value}")).collect::<Vec<_>>().join("\n")
}
