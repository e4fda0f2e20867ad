//! 4: nothing of one project reaches another, and a crowd of foreign lessons hides no own one.

use super::super::{Case, Run, Sheet, Stage, doors};
use super::{OTHER, OWN, QUESTION, TASK, episodes, id_of, is_verified, tells_the_lesson};
use crate::fault::{Context as _, Fault};
use crate::json::At as _;
use crate::lab::{Fix, Home, Mode, Recording, Repository, Script, repair};
use serde_json::json;
use std::path::Path;

pub(super) const CASE: Case = Case { number: 4, title: "nothing of a project reaches another one", story };

/// What the project's slot holds.
const EDITOR: &str = "Helix with the durations theme";

/// How many foreign lessons crowd around the own one.
const CROWD: usize = 500;

/// The control reads in clones of the lesson's own repository, and asks for the own lesson among the foreign ones.
fn story(stage: &Stage<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let home = stage.home("home")?;
    let own = stage.clone_of("own", &OWN.https())?;
    let session = home.session(own.folder(), Mode::OneShot, TASK, repair(Fix::SkipSpaces))?;
    let kept = episodes(&home, own.folder())?;
    sheet.given("one verified lesson is kept", kept.len() == 1 && kept.iter().all(is_verified), json!(kept));
    let id = kept.first().map(id_of).unwrap_or_default();
    let slot = home.veridical(own.folder(), &["slot", "set", doors::SLOT, EDITOR, "--scope", "project"])?;
    sheet.given("a slot of the project is kept", slot.word("/result") == "applied", &slot.finished);
    let recording = session.recording()?;
    let turn = home.put("turn.json", &recording.line())?;

    let other = stage.clone_of("other", &OTHER.https())?;
    for (name, place) in match stage.run() {
        Run::Case => {
            [("another repository", other.clone()), ("a folder without one", stage.bare_folder("folder")?)]
        }
        Run::Control => [
            ("its own clone", stage.clone_of("own-again", &OWN.https())?),
            ("its own clone by SSH", stage.clone_of("own-by-ssh", &OWN.ssh())?),
        ],
    } {
        nothing_shows(&home, &place, name, &id, &turn, sheet)?;
    }
    crowd(stage, &home, &own, &other, &recording, &id, sheet)
}

/// The host's two ways to read, and all of a person's, from one place.
fn nothing_shows(
    home: &Home<'_>,
    place: &Repository,
    name: &str,
    id: &str,
    turn: &Path,
    sheet: &mut Sheet,
) -> Result<(), Fault> {
    let script =
        Script::new().call("veridical_recall", json!({"query": QUESTION})).say("That is what I know.");
    let session = home.session(place.folder(), Mode::OneShot, QUESTION, script)?;
    sheet.given(
        format!("{name}: the session ends well"),
        session.finished.code == Some(0),
        &session.finished,
    );
    let injected = session.injected().unwrap_or_default();
    sheet.claim(format!("{name}: prefetch injects nothing"), injected.is_empty(), &injected);
    let recalled = session.results().join(" | ");
    sheet.claim(format!("{name}: veridical_recall tells nothing"), !shows(&recalled, id), &recalled);

    for read in doors::read_all(home, place.folder(), QUESTION, id, turn)? {
        // A status counts, a replay tells what it was given, and nothing waits: in the lesson's own project too they name no
        // lesson.
        let telling = !["explain", "status", "pending"].iter().any(|first| read.words.starts_with(first));
        let words = read.words.replace(QUESTION, "QUESTION").replace(id, "ID");
        if telling {
            sheet.claim(format!("{name}: `{words}` shows nothing"), !shows(&read.printed, id), &read.printed);
        } else {
            sheet.given(
                format!("{name}: `{words}` names no lesson"),
                !read.printed.contains(id),
                &read.printed,
            );
        }
    }
    Ok(())
}

/// Whether a text shows the lesson, in words or as an item, or the project's slot.
fn shows(text: &str, id: &str) -> bool {
    tells_the_lesson(text)
        || text.contains(EDITOR)
        || text.contains(&format!("\"id\":\"{id}\""))
        || text.contains(&format!("\"id\": \"{id}\""))
}

fn crowd(
    stage: &Stage<'_>,
    home: &Home<'_>,
    own: &Repository,
    other: &Repository,
    recording: &Recording,
    id: &str,
    sheet: &mut Sheet,
) -> Result<(), Fault> {
    // Near-identical: the same failure of the same test, with a fix that differs by one word.
    let turns: Vec<String> = (0..CROWD)
        .map(|number| {
            let fix = format!("char.isspace_{}()", letters(number));
            recording.with(Fix::SkipSpaces.mark(), &fix).in_session(&format!("foreign-{number}")).line()
        })
        .collect();
    let file = home.put("foreign.jsonl", &(turns.join("\n") + "\n"))?;
    let file = file.to_str().during("naming the file of foreign turns")?;
    let learnt = home.veridical(other.folder(), &["learn", file])?;
    let recorded = learnt.lines.iter().filter(|line| line.word("/result") == "recorded").count();
    sheet.given(
        "the foreign lessons are kept in their own project",
        recorded == CROWD,
        format!("{recorded} recorded"),
    );

    let asking = stage.choose(own, other);
    let first =
        home.veridical(asking.folder(), &["recall", QUESTION, "--kind", "episode"])?.word("/items/0/id");
    sheet.claim("the own lesson comes first in recall", first == id, &first);
    let first =
        home.veridical(asking.folder(), &["recall", QUESTION, "--mode", "prefetch"])?.word("/items/0/id");
    sheet.claim("the own lesson comes first in prefetch", first == id, &first);
    let seen = episodes(home, asking.folder())?.len();
    sheet.claim("the own project lists its own lesson only", seen == 1, seen);
    Ok(())
}

/// A number as letters, since digits are no part of what distinguishes two lessons.
fn letters(number: usize) -> String {
    let mut rest = number;
    let mut text = String::new();
    for _ in 0..3 {
        text.extend(char::from_digit(u32::try_from(rest % 26).unwrap_or_default() + 10, 36));
        rest /= 26;
    }
    text
}
