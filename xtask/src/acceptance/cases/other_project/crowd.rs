//! Foreign lessons that differ from the own one by a word.

use super::super::{OTHER, OWN, QUESTION, episodes, id_of, tells_the_lesson};
use super::{Kept, THIRD};
use crate::acceptance::{Run, Sheet, Stage};
use crate::fault::{Context as _, Fault};
use crate::json::At as _;
use crate::lab::{Fix, Mode, Recording, Remote, Repository, Script};
use serde_json::json;

/// How many there are.
const CROWD: usize = 500;

/// How the fix of every foreign lesson begins, and that of the own one does not.
const FOREIGN: &str = "char.isspace_";

/// Has them learnt in a repository of their own: the same failure of the same test, with a fix that differs by one word.
pub(super) fn gather(
    stage: &Stage<'_>,
    kept: &Kept<'_, '_>,
    recording: &Recording,
    sheet: &mut Sheet,
) -> Result<Repository, Fault> {
    let foreign = stage.clone_of("foreign", &OTHER.https())?;
    let turns: Vec<String> = (0..CROWD)
        .map(|number| {
            let fix = format!("{FOREIGN}{}()", letters(number));
            recording.with(Fix::SkipSpaces.mark(), &fix).in_session(&format!("foreign-{number}")).line()
        })
        .collect();
    let file = kept.home.put("foreign.jsonl", &(turns.join("\n") + "\n"))?;
    let file = file.to_str().during("naming the file of foreign turns")?;
    let learnt = kept.home.veridical(foreign.folder(), &["learn", file])?;
    let recorded = learnt.lines.iter().filter(|line| line.word("/result") == "recorded").count();
    sheet.given("the foreign lessons are kept in their own project", recorded == CROWD, recorded);
    Ok(foreign)
}

/// From every place that is the own project, the own lesson comes first and no foreign one at all.
pub(super) fn own_comes_first(
    stage: &Stage<'_>,
    kept: &Kept<'_, '_>,
    own: &Repository,
    foreign: &Repository,
    sheet: &mut Sheet,
) -> Result<(), Fault> {
    // The control asks from the same places of the foreign project.
    let (clone, remote): (_, Remote) = match stage.run() {
        Run::Case => (own, OWN),
        Run::Control => (foreign, OTHER),
    };
    let worktree = stage.worktree(clone, "crowd-worktree")?;
    let by_ssh = stage.clone_of("crowd-by-ssh", &remote.ssh())?;
    let (submodule, _) = stage.submodule("crowd-outer", &remote.ssh(), &THIRD.https())?;
    for (name, place) in [
        ("the clone", clone),
        ("a worktree of it", &worktree),
        ("a clone by SSH", &by_ssh),
        ("a submodule", &submodule),
    ] {
        for options in [["--kind", "episode"], ["--mode", "prefetch"]] {
            let words = ["recall", QUESTION].into_iter().chain(options);
            let answer = kept.home.veridical(place.folder(), &words.collect::<Vec<_>>())?;
            let first = answer.word("/items/0/id");
            let option = options.join(" ");
            sheet.claim(
                format!("{name}: the own lesson comes first in recall {option}"),
                first == kept.id,
                &first,
            );
        }
        let listed: Vec<String> = episodes(kept.home, place.folder())?.iter().map(id_of).collect();
        sheet.claim(
            format!("{name}: the own lesson alone is listed"),
            listed == [kept.id.clone()],
            listed.len(),
        );
    }

    let printed: Vec<String> = kept.reads(worktree.folder())?.into_iter().map(|read| read.printed).collect();
    let leaking = printed.iter().filter(|printed| printed.contains(FOREIGN)).count();
    sheet.claim(
        "no read path shows a foreign lesson",
        leaking == 0,
        format!("{leaking} of {}", printed.len()),
    );

    let script =
        Script::new().call("veridical_recall", json!({"query": QUESTION})).say("That is what I know.");
    let session = kept.home.session(worktree.folder(), Mode::OneShot, QUESTION, script)?;
    let told = [session.injected().unwrap_or_default(), session.results().join(" | ")];
    for (way, told) in ["prefetch", "veridical_recall"].into_iter().zip(&told) {
        let own_alone = tells_the_lesson(told) && !told.contains(FOREIGN);
        sheet.claim(format!("{way} tells the own lesson and no foreign one"), own_alone, told);
    }
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
