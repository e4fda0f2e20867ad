//! 6: a turn that comes again makes no second lesson.

use super::super::{Case, Run, Sheet, Stage};
use super::{OWN, TASK, episodes, id_of, was_repaired};
use crate::fault::{Context as _, Fault};
use crate::lab::{Fix, Home, Mode, Repository, Script, repair};
use std::path::PathBuf;
use std::time::{Duration, Instant};

pub(super) const CASE: Case =
    Case { number: 6, title: "a turn that comes again makes no second lesson", story };

/// Longest time from a line that is typed to the learning of its turn.
const LIMIT: Duration = Duration::from_secs(90);

/// The control brings another fix of the same failure in place of each repetition, which is a lesson of its own.
fn story(stage: &Stage<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let home = stage.home("home")?;
    let work = stage.clone_of("work", &OWN.https())?;
    let count = || episodes(&home, work.folder()).map(|kept| kept.len());

    let first = home.session(work.folder(), Mode::Chat, TASK, repair(Fix::SkipSpaces))?;
    sheet.given("the first session repairs the test", was_repaired(&first), first.results().join(" | "));
    sheet.given("one lesson is kept", count()? == 1, count()?);
    let id = first.id.clone().during("reading the id of the first session")?;
    let lesson = episodes(&home, work.folder())?.first().map(id_of).unwrap_or_default();
    let recording = first.recording()?;

    let hello =
        home.session(work.folder(), Mode::Resume(&id), "Thank you.", Script::new().say("You are welcome."))?;
    let past = hello.requests.first().map(|request| request.texts("tool").len()).unwrap_or_default();
    sheet.given("a resumed session carries the whole past", past == 3, past);
    sheet.given("a turn without a lesson adds none, whatever it carries", count()? == 1, count()?);

    work.reset()?;
    let again = stage.choose(Fix::SkipSpaces, Fix::RemoveSpaces);
    let resumed = home.session(work.folder(), Mode::Resume(&id), TASK, repair(again))?;
    sheet.given("the resumed session repairs the test", resumed.finished.code == Some(0), &resumed.finished);
    sheet.claim("the same repair after a resume makes no second lesson", count()? == 1, count()?);

    work.reset()?;
    let before = attestations(&home, &work, &lesson)?;
    let mut terminal = home.terminal(work.folder(), repair(Fix::SkipSpaces))?;
    terminal.enter(TASK)?;
    let until = Instant::now() + LIMIT;
    while attestations(&home, &work, &lesson)? == before && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(200));
    }
    work.reset()?;
    terminal.load(repair(again));
    terminal.enter("/branch")?;
    terminal.await_text("Branched session")?;
    terminal.enter(TASK)?;
    terminal.await_request(4)?;
    let branched = terminal.leave()?;
    sheet.given(
        "the branch repairs the test",
        branched.results().last().is_some_and(|last| last.contains("2 passed")),
        branched.results().join(" | "),
    );
    sheet.given("both turns of the terminal were told", branched.unsaid == 0, branched.unsaid);
    let after = attestations(&home, &work, &lesson)?;
    sheet.claim(
        "the same repair in a branch attests it once more",
        after == before + 2,
        format!("{before}, then {after}"),
    );

    let recording = match stage.run() {
        Run::Case => recording,
        Run::Control => resumed.recording()?,
    };
    for (delivery, session, independent) in
        [("as the session's own", id.as_str(), 1), ("as another session's", "elsewhere", 2)]
    {
        let turn = home.put("turn.json", &recording.in_session(session).line())?;
        let learnt =
            home.veridical(work.folder(), &["learn", turn.to_str().during("naming the turn's file")?])?;
        let result = learnt.word("/result");
        sheet.given(
            format!("learnt {delivery}, the turn is attested"),
            result == "attested",
            &learnt.finished,
        );
        sheet.claim(format!("learnt {delivery}, the turn makes no second lesson"), count()? == 1, count()?);
        let lesson = home.veridical(work.folder(), &["episode", "show", &learnt.word("/episode_id")])?;
        let counted = lesson.field("/episode/metadata/independent_attestations");
        sheet.given(
            format!("learnt {delivery}, independent sessions count {independent}"),
            counted == independent,
            counted,
        );
    }
    let before = count()?;
    let renamed = |name| recording.with("spaces", name);
    let turns = [("one", renamed("blanks")), ("two", renamed(stage.choose("blanks", "gaps")))];
    let mut files = Vec::new();
    for (session, turn) in &turns {
        files.push(home.put(&format!("{session}.json"), &turn.in_session(session).line())?);
    }
    let learnt = std::thread::scope(|scope| {
        let learn = |file: &PathBuf| home.veridical(work.folder(), &["learn", &file.to_string_lossy()]);
        let both: Vec<_> = files.iter().map(|file| scope.spawn(move || learn(file))).collect();
        both.into_iter()
            .map(|one| one.join().map_err(|_| Fault::new("a delivery panicked"))?)
            .collect::<Result<Vec<_>, Fault>>()
    })?;
    let results: Vec<String> = learnt.iter().map(|answer| answer.word("/result")).collect();
    sheet.given(
        "two processes take a turn at once",
        results.iter().all(|result| matches!(&**result, "recorded" | "attested")),
        results.join(", "),
    );
    sheet.claim(
        "delivered by two processes at once, a turn makes one lesson",
        count()? == before + 1,
        count()?,
    );
    Ok(())
}

/// How often a lesson is attested.
fn attestations(home: &Home<'_>, work: &Repository, lesson: &str) -> Result<usize, Fault> {
    Ok(home.veridical(work.folder(), &["episode", "show", lesson])?.list("/episode/attestations").len())
}
