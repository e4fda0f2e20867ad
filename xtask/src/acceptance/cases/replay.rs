//! 6: a turn that comes again makes no second lesson.

use super::super::{Case, Run, Sheet, Stage};
use super::{OWN, TASK, episodes, was_repaired};
use crate::fault::{Context as _, Fault};
use crate::lab::{Fix, Mode, Script, repair};

pub(super) const CASE: Case =
    Case { number: 6, title: "a turn that comes again makes no second lesson", story };

/// The control brings another fix of the same failure in place of each repetition, which is a lesson of its own.
fn story(stage: &Stage<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let home = stage.home("home")?;
    let work = stage.clone_of("work", &OWN.https())?;
    let count = || episodes(&home, work.folder()).map(|kept| kept.len());

    let first = home.session(work.folder(), Mode::Chat, TASK, repair(Fix::SkipSpaces))?;
    sheet.given("the first session repairs the test", was_repaired(&first), first.results().join(" | "));
    sheet.given("one lesson is kept", count()? == 1, count()?);
    let id = first.id.clone().during("reading the id of the first session")?;
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
    Ok(())
}
