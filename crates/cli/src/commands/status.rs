use super::project::places::gone;
use crate::fault::{Code, Fault};
use crate::home::{Access, Home};
use crate::out::Out;
use serde::Serialize;
use std::fmt::Write;
use veridical::{PlaceView, StatusAnswer, StoreInfo, block_on};

/// The library's answer, with what is seen on this machine.
#[derive(Serialize)]
struct Answer {
    #[serde(flatten)]
    status: StatusAnswer,
    /// The declared places that are not where they were.
    gone_places: Vec<PlaceView>,
}

pub(crate) fn run(home: &Home, out: &Out) -> Result<Code, Fault> {
    let memory = home.memory(Access::Read)?;
    let gone_places = memory.as_ref().map_or_else(|| Ok(Vec::new()), |memory| gone(home, memory))?;
    let session = match &memory {
        Some(memory) => Some(memory.session(home.binding(Some(memory))?, home.surroundings(), None)),
        None => None,
    };
    let status = match session {
        Some(session) => block_on(session.status())?,
        None => StatusAnswer::no_memory(
            StoreInfo {
                backend: "none",
                location: home.database().display().to_string(),
                schema_version: 0,
                copy: None,
                exposed: Vec::new(),
            },
            &home.binding(None)?,
            &home.configuration()?.declared,
            &home.screener()?,
        ),
    };
    let answer = Answer { status, gone_places };
    out.answer(&answer, || {
        let mut said = text(&answer.status);
        for place in &answer.gone_places {
            let _ = writeln!(
                said,
                "  moved?    {} was declared a project and is not there; see `veridical doctor`",
                place.path
            );
        }
        said
    })?;
    Ok(Code::Done)
}

fn text(answer: &StatusAnswer) -> String {
    let mut text = String::new();
    let store = &answer.store;
    let _ = match store.backend {
        "none" => {
            writeln!(text, "veridical {}: no memory yet; it will be {}", answer.version, store.location)
        }
        backend => writeln!(
            text,
            "veridical {}: {} ({backend}, schema {})",
            answer.version, store.location, store.schema_version
        ),
    };
    let _ = match (&answer.project_id, answer.detail) {
        (Some(id), _) => writeln!(text, "  project   {id}"),
        (None, Some(detail)) => writeln!(text, "  unbound   {detail}"),
        (None, None) => writeln!(text, "  unbound"),
    };
    if answer.episodes != "shared" {
        let _ = writeln!(text, "  people    each sees episodes of their own");
    }
    if let Some(place) = &answer.place {
        let _ = writeln!(text, "  place     {place}");
    }
    let counts = &answer.counts;
    let _ = writeln!(text, "  episodes  {} ({} verified)", counts.episodes, counts.verified);
    let _ = writeln!(text, "  facts     {}", counts.facts);
    let sessions = &answer.sessions;
    for (what, one, many, counts) in [
        ("dropped", "turn", "turns", &sessions.dropped),
        ("refused", "turn", "turns", &sessions.rejected),
        ("refused", "fact or note", "facts or notes", &sessions.refused_notes),
        ("redacted", "secret", "secrets", &sessions.redacted),
        ("unread", "piece", "pieces", &sessions.unread_pieces),
        (
            "untrusted",
            "write to the host's own memory",
            "writes to the host's own memory",
            &sessions.host_writes,
        ),
    ] {
        let total: u64 = counts.values().sum();
        if total > 0 {
            let by_code: Vec<String> = counts.iter().map(|(code, n)| format!("{n} {code}")).collect();
            let things = if total == 1 { one } else { many };
            let _ = writeln!(text, "  {what:<9} {total} {things} ({})", by_code.join(", "));
        }
    }
    if !answer.declared.is_empty() {
        let _ = writeln!(text, "  declared  {} ({})", answer.declared.len(), answer.declared.join(", "));
    }
    text
}
