//! What folders are bound to, and which places are remembered.

use crate::commands::forget::confirmed;
use crate::fault::{Code, Fault};
use crate::home::{Access, Home};
use crate::out::{Out, yes_or_no};
use serde::Serialize;
use std::fmt::Write;
use std::path::Path;
use veridical::kernel::{
    Binding, Capacity, PrincipalId, ProjectId, RepositoryReport, SealKey, Terminal, Unbound,
};
use veridical::place::{PlaceRow, StoredPlace};
use veridical::{Memory, PlaceAnswer, PlaceView, PlacesAnswer, Starting, block_on};

#[derive(Serialize)]
struct ProjectAnswer {
    schema: &'static str,
    binding: &'static str,
    project_id: Option<String>,
    reason: &'static str,
    detail: &'static str,
    place: Option<String>,
    /// What is remembered of the place: `remote`, `declared` or nothing.
    remembered: Option<&'static str>,
    since: Option<String>,
}

pub(super) fn status(home: &Home, out: &Out) -> Result<Code, Fault> {
    let memory = home.memory(Access::Read)?;
    let binding = home.binding(memory.as_ref())?;
    let known = match &memory {
        Some(memory) => block_on(memory.known(&home.here()?))?,
        None => None,
    };
    let known = known.filter(|known| known.row().standing.project().is_some());
    let unbound = binding.unbound();
    let answer = ProjectAnswer {
        schema: "veridical.project/1",
        binding: if unbound.is_none() { "bound" } else { "unbound" },
        project_id: binding.scope().project().map(ProjectId::to_string),
        reason: unbound.map_or("bound", Unbound::code),
        detail: unbound.map_or_else(|| why_bound(&binding), Unbound::describe),
        place: binding.place().map(|place| out.screened(place)),
        remembered: known.as_ref().map(|known| known.row().standing.word()),
        since: known.as_ref().map(|known| known.row().at.to_string()),
    };
    out.answer(&answer, || status_text(&answer))?;
    Ok(yes_or_no(unbound.is_none()))
}

fn why_bound(binding: &Binding) -> &'static str {
    match binding.sighting().map(|sighting| sighting.named().is_ok()) {
        Some(true) => "the repository's remote names the project",
        _ => "the repository was declared to be a project of its own",
    }
}

fn status_text(answer: &ProjectAnswer) -> String {
    let mut text = format!("{}: {} ({})", answer.binding, answer.detail, answer.reason);
    let known = answer.remembered.zip(answer.since.as_ref());
    let known = known.map(|(kind, since)| format!("{kind}, since {since}"));
    let lines = [
        ("project", answer.project_id.as_ref()),
        ("place", answer.place.as_ref()),
        ("known", known.as_ref()),
    ];
    for (name, value) in lines {
        if let Some(value) = value {
            let _ = write!(text, "\n  {name:<8} {value}");
        }
    }
    text
}

/// One place with what is seen of it on this machine.
#[derive(Serialize)]
struct Listed<'a> {
    #[serde(flatten)]
    place: &'a PlaceView,
    /// `present`, `gone`, or `hidden` where its path may not be shown, so that nobody looks.
    state: &'static str,
}

#[derive(Serialize)]
struct ListAnswer<'a> {
    schema: &'static str,
    reason: Option<&'static str>,
    places: Vec<Listed<'a>>,
}

pub(super) fn list(home: &Home, out: &Out) -> Result<Code, Fault> {
    let profile = home.profile(PrincipalId::local())?;
    let found = match home.memory(Access::Read)? {
        Some(memory) => block_on(memory.places(&profile, &home.surroundings()))?,
        None if is_person(home) => PlacesAnswer::none(),
        None => PlacesAnswer::below_agent_host(),
    };
    let key = home.key(Access::Read)?;
    let places =
        found.places.iter().map(|place| Listed { place, state: state(place, key.as_ref()) }).collect();
    let answer = ListAnswer { schema: found.schema, reason: found.reason, places };
    out.answer(&answer, || list_text(&answer))?;
    Ok(match found.reason {
        Some(_) => Code::Refused,
        None => yes_or_no(!found.places.is_empty()),
    })
}

/// What is seen of a place on this machine. One whose path may not be shown is not looked for.
fn state(place: &PlaceView, key: Option<&SealKey>) -> &'static str {
    let whole = key.is_some_and(|key| PlaceRow::id_of(&place.path, key).as_str() == place.id);
    match (whole, Path::new(&place.path).is_dir()) {
        (false, _) => "hidden",
        (true, true) => "present",
        (true, false) => "gone",
    }
}

/// The declared places that are not where they were: nothing but their path leads to their lessons. Below an agent host none is
/// told of.
pub(in crate::commands) fn gone(home: &Home, memory: &Memory) -> Result<Vec<PlaceView>, Fault> {
    let profile = home.profile(PrincipalId::local())?;
    let mut places = block_on(memory.places(&profile, &home.surroundings()))?.places;
    let key = home.key(Access::Read)?;
    places.retain(|place| place.kind == "declared" && state(place, key.as_ref()) == "gone");
    Ok(places)
}

fn list_text(answer: &ListAnswer<'_>) -> String {
    if answer.reason.is_some() {
        return "places are listed in your own terminal, not below an agent host (below-agent-host)"
            .to_owned();
    }
    if answer.places.is_empty() {
        return "no place is remembered yet; a session of the host remembers the one it starts in".to_owned();
    }
    let mut text = String::new();
    for Listed { place, state } in &answer.places {
        let _ = write!(text, "{}\n  {} {}, since {}, {state}", place.path, place.id, place.kind, place.since);
        let _ = writeln!(text, "{}", if place.sealed { "" } else { ", changed outside the program" });
    }
    text
}

pub(super) fn rebind(home: &Home, out: &Out) -> Result<Code, Fault> {
    let ask = |memory: &Memory, starting: &Starting| {
        let (now, next) = (known(memory, starting)?, memory.as_it_is(starting));
        let becomes = next.scope().project().map(ToString::to_string);
        let Some(becomes) = becomes.filter(|project| project_of(now.as_ref()) != Some(project)) else {
            return Ok(None);
        };
        Ok(Some(format!(
            "{}\n  becomes  {becomes}, which its remote names\nTake it for this project from now on? What was learnt before stays with \
             the earlier one. [y/N] ",
            here(&next, now.as_ref(), out)
        )))
    };
    change(home, out, ask, |memory, starting| block_on(memory.rebind(starting, &home.surroundings())))
}

pub(super) fn declare(home: &Home, moved_from: Option<&Path>, out: &Out) -> Result<Code, Fault> {
    let Some(from) = moved_from else {
        let ask = |memory: &Memory, starting: &Starting| {
            let (now, next) = (known(memory, starting)?, memory.as_it_is(starting));
            let nameless = next.unbound().is_some_and(Unbound::is_nameless);
            let declared = now.as_ref().is_some_and(|place| place.kind == "declared");
            let shown = (nameless && !declared).then(|| here(&next, now.as_ref(), out));
            Ok(shown.map(|shown| format!("{shown}\nMake it a project of its own? [y/N] ")))
        };
        return change(home, out, ask, |memory, starting| {
            block_on(memory.declare(starting, &home.surroundings()))
        });
    };
    let Some(names) = names(home, from)? else { return told(&PlaceAnswer::no_such_place(), out) };
    let ask = |memory: &Memory, starting: &Starting| {
        let (now, next) = (known(memory, starting)?, memory.as_it_is(starting));
        let Some(old) = listed(home, memory, &names)?.filter(|old| old.kind == "declared") else {
            return Ok(None);
        };
        if Path::new(&old.path).is_dir() {
            return Err(Fault::usage(format!("{} is still there, so it was not moved", old.path))
                .next("a copy is a project of its own: `veridical project declare`"));
        }
        Ok(Some(format!(
            "{}\n  was      {}\n{}\nGo on here as that project, with its lessons? The old place is forgotten. [y/N] ",
            here(&next, now.as_ref(), out),
            old.path,
            standing(&old)
        )))
    };
    change(home, out, ask, |memory, starting| {
        let is_meant = |place: &StoredPlace| names.contains(&place.row().id.to_string());
        block_on(memory.declare_moved(starting, is_meant, &home.surroundings()))
    })
}

pub(super) fn forget(home: &Home, meant: &Path, out: &Out) -> Result<Code, Fault> {
    let Some(names) = names(home, meant)? else { return told(&PlaceAnswer::no_such_place(), out) };
    let ask = |memory: &Memory, _: &Starting| {
        let place = listed(home, memory, &names)?;
        Ok(place.map(|place| {
            format!(
                "  place    {}\n{}\nForget which project this place is? What was learnt in it stays{}. [y/N] ",
                place.path,
                standing(&place),
                if place.kind == "declared" { ", but no folder leads to it any more" } else { "" }
            )
        }))
    };
    change(home, out, ask, |memory, starting| {
        let is_meant = |place: &StoredPlace| names.contains(&place.row().id.to_string());
        block_on(memory.forget_place(&starting.profile, is_meant, &home.surroundings()))
    })
}

/// The names that a place may have which a person means by its path, its name or a folder in it; `None` without a memory.
fn names(home: &Home, meant: &Path) -> Result<Option<Vec<String>>, Fault> {
    let Some(key) = home.key(Access::Read)? else { return Ok(None) };
    let name = |path: &str| PlaceRow::id_of(path, &key).to_string();
    let written = meant.to_string_lossy();
    let mut names = vec![written.clone().into_owned(), name(&written)];
    if let RepositoryReport::Found { place, .. } = veridical_git::look(&home.within(meant)) {
        names.push(name(&place));
    }
    Ok(Some(names))
}

/// What is remembered of the place where a command starts.
fn known(memory: &Memory, starting: &Starting) -> Result<Option<PlaceView>, Fault> {
    let known = block_on(memory.known(starting))?;
    Ok(known.filter(|known| known.row().standing.project().is_some()).as_ref().map(PlaceView::from))
}

/// The remembered place of one of these names.
fn listed(home: &Home, memory: &Memory, names: &[String]) -> Result<Option<PlaceView>, Fault> {
    let profile = home.profile(PrincipalId::local())?;
    let places = block_on(memory.places(&profile, &home.surroundings()))?.places;
    Ok(places.into_iter().find(|place| names.contains(&place.id)))
}

fn project_of(place: Option<&PlaceView>) -> Option<&String> {
    place.and_then(|place| place.project_id.as_ref())
}

/// The place where a command starts, and what is remembered of it.
fn here(binding: &Binding, known: Option<&PlaceView>, out: &Out) -> String {
    let place = binding.place().map(|place| out.screened(place)).unwrap_or_default();
    let known = known.map_or_else(|| "  known    nothing".to_owned(), standing);
    format!("  place    {place}\n{known}")
}

fn standing(place: &PlaceView) -> String {
    let project = place.project_id.as_deref().unwrap_or_default();
    let seal = if place.sealed { "" } else { ", changed outside the program" };
    format!("  known    {project} ({}, since {}{seal})", place.kind, place.since)
}

/// Changes what is remembered of a place. Nobody but a person at a terminal may, who is shown it and asked; for nobody else a
/// memory is made. `question` is `None` where there is nothing to ask for: the change itself says why.
fn change(
    home: &Home,
    out: &Out,
    question: impl FnOnce(&Memory, &Starting) -> Result<Option<String>, Fault>,
    change: impl FnOnce(&Memory, &Starting) -> Result<PlaceAnswer, veridical::Error>,
) -> Result<Code, Fault> {
    let at_terminal = home.surroundings().command().terminal() == Terminal::Attached;
    let asks = is_person(home) && at_terminal;
    let answer = match home.memory(if asks { Access::Write } else { Access::Read })? {
        Some(memory) => {
            // What is shown is what is done: the folder is looked at once.
            let starting = home.here()?;
            let question = if asks { question(&memory, &starting)? } else { None };
            let said = question.is_none_or(|question| {
                out.ask(&question);
                confirmed()
            });
            if said { change(&memory, &starting)? } else { PlaceAnswer::not_confirmed() }
        }
        None if is_person(home) => PlaceAnswer::needs_terminal(),
        None => PlaceAnswer::below_agent_host(),
    };
    told(&answer, out)
}

fn is_person(home: &Home) -> bool {
    home.surroundings().command().capacity() == Capacity::Person
}

fn told(answer: &PlaceAnswer, out: &Out) -> Result<Code, Fault> {
    out.answer(answer, || {
        let place = answer.place.as_ref().map_or_else(String::new, |place| {
            let id = place.project_id.as_ref().map_or_else(String::new, |id| format!("\n  project  {id}"));
            format!("{id}\n  place    {}", place.path)
        });
        format!("{}: {} ({}){place}", answer.result, answer.detail, answer.reason)
    })?;
    Ok(match (answer.result, &answer.place) {
        ("rejected", _) => Code::Refused,
        (_, None) => Code::No,
        _ => Code::Done,
    })
}
