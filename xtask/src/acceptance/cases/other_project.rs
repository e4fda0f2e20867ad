//! 4: nothing of one project reaches another, and a crowd of foreign lessons hides no own one.

mod changed_remote;
mod crowd;

use super::super::doors::{self, Stored};
use super::super::{Case, Run, Sheet, Stage};
use super::{FAILURE, OWN, QUESTION, TASK, episodes, id_of, is_verified, tells_the_lesson};
use crate::fault::Fault;
use crate::lab::{Fix, Home, Mode, Remote, Repository, Script, repair};
use serde_json::json;
use std::path::Path;

pub(super) const CASE: Case = Case { number: 4, title: "nothing of a project reaches another one", story };

/// What the project's slot holds.
const EDITOR: &str = "Helix with the durations theme";

/// What is a fact of the project alone.
const FACT: &str = "test_spaces_between_units guards what the parser of durations takes";

/// A repository in which nothing was learnt.
const THIRD: Remote = Remote { host: "git.example.org", path: "acme/invoices" };

/// The own lesson as it is kept, which no other project may see.
struct Kept<'h, 'l> {
    home: &'h Home<'l>,
    id: String,
    fact: String,
    /// A file with the turn that it was learnt from.
    turn: std::path::PathBuf,
}

/// The control reads in clones of the lesson's own repository, asks for the own lesson among the foreign ones, has the model go
/// where its session is already, and has a person forget which project the place with the changed remote was.
fn story(stage: &Stage<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let home = stage.home("home")?;
    let own = stage.clone_of("own", &OWN.https())?;
    let session = home.session(own.folder(), Mode::OneShot, TASK, repair(Fix::SkipSpaces))?;
    let found = episodes(&home, own.folder())?;
    sheet.given(
        "one verified lesson is kept",
        found.len() == 1 && found.iter().all(is_verified),
        json!(found),
    );
    let id = found.first().map(id_of).unwrap_or_default();
    let slot = home.veridical(own.folder(), &["slot", "set", doors::SLOT, EDITOR, "--scope", "project"])?;
    sheet.given("a slot of the project is kept", slot.word("/result") == "applied", &slot.finished);
    let fact = home.veridical(own.folder(), &["remember", FACT, "--scope", "project"])?;
    sheet.given("a fact of the project is kept", fact.word("/result") == "applied", &fact.finished);
    let fact = fact.word("/id");
    let recording = session.recording()?;
    let kept = Kept { home: &home, id, fact, turn: home.put("turn.json", &recording.line())? };

    let foreign = crowd::gather(stage, &kept, &recording, sheet)?;
    for (name, place) in match stage.run() {
        Run::Case => [
            ("another repository", stage.clone_of("other", &THIRD.https())?),
            ("a folder without one", stage.bare_folder("folder")?),
        ],
        Run::Control => [
            ("its own clone", stage.clone_of("own-again", &OWN.https())?),
            ("its own clone by SSH", stage.clone_of("own-by-ssh", &OWN.ssh())?),
        ],
    } {
        kept.nothing_shows(&place, name, sheet)?;
    }
    crowd::own_comes_first(stage, &kept, &own, &foreign, sheet)?;
    kept.stays_where_it_began(&stage.choose(foreign, own.clone()), &own, sheet)?;
    changed_remote::is_nobodys(stage, &kept, sheet)
}

impl Kept<'_, '_> {
    /// The host's two ways to read, and all of a person's, from one place.
    fn nothing_shows(&self, place: &Repository, name: &str, sheet: &mut Sheet) -> Result<(), Fault> {
        let script =
            Script::new().call("veridical_recall", json!({"query": QUESTION})).say("That is what I know.");
        let session = self.home.session(place.folder(), Mode::OneShot, QUESTION, script)?;
        sheet.given(
            format!("{name}: the session ends well"),
            session.finished.code == Some(0),
            &session.finished,
        );
        let injected = session.injected().unwrap_or_default();
        sheet.claim(format!("{name}: prefetch injects nothing"), injected.is_empty(), &injected);
        let recalled = session.results().join(" | ");
        sheet.claim(format!("{name}: veridical_recall tells nothing"), !self.shows(&recalled), &recalled);

        for read in self.reads(place.folder())? {
            // A status counts, a replay tells what it was given, and nothing waits: in the lesson's own project too they
            // name no lesson.
            let telling = !["explain", "status", "pending"].iter().any(|first| read.words.starts_with(first));
            let words = read.words.replace(QUESTION, "QUESTION");
            let words = words.replace(&self.id, "EPISODE").replace(&self.fact, "FACT");
            if telling {
                let hidden = !self.shows(&read.printed);
                sheet.claim(format!("{name}: `{words}` shows nothing"), hidden, &read.printed);
            } else {
                let unnamed = !read.printed.contains(&self.id);
                sheet.given(format!("{name}: `{words}` names no lesson"), unnamed, &read.printed);
            }
        }
        Ok(())
    }

    /// In a session that starts in one place, the model goes to the place of the lesson and asks there.
    fn stays_where_it_began(
        &self,
        start: &Repository,
        own: &Repository,
        sheet: &mut Sheet,
    ) -> Result<(), Fault> {
        let (program, home, own) = (self.home.program().display(), self.home.host(), own.folder().display());
        let recall = format!("recall '{QUESTION}'");
        let asked = [recall.as_str(), "episode list", &format!("show {}", self.id), "fact list", "slot list"];
        let script = asked.iter().fold(Script::new(), |script, words| {
            let home = home.display();
            script.run(format!("cd '{own}' && '{program}' {words} --json --home '{home}'"))
        });
        let script = script.call("veridical_recall", json!({"query": QUESTION})).say("That is what I know.");
        let session = self.home.session(start.folder(), Mode::OneShot, "Please look around.", script)?;
        let results = session.results();
        sheet.given("the model asked by every way", results.len() == asked.len() + 1, results.join(" | "));
        for (words, result) in asked.iter().zip(&results) {
            let words = words.replace(&self.id, "EPISODE").replace(QUESTION, "QUESTION");
            let hidden = !self.shows(result) && !result.contains(FAILURE);
            sheet.claim(format!("after a cd into its place `{words}` shows nothing"), hidden, result);
        }
        Ok(())
    }

    fn reads(&self, folder: &Path) -> Result<Vec<doors::Read>, Fault> {
        let stored = Stored { query: QUESTION, episode: &self.id, fact: &self.fact, turn: &self.turn };
        doors::read_all(self.home, folder, &stored)
    }

    /// Whether a text shows the lesson, in words or as an item, or the project's slot or fact.
    fn shows(&self, text: &str) -> bool {
        let names = |id: &str| {
            text.contains(&format!("\"id\":\"{id}\"")) || text.contains(&format!("\"id\": \"{id}\""))
        };
        tells_the_lesson(text)
            || text.contains(EDITOR)
            || text.contains(FACT)
            || names(&self.id)
            || names(&self.fact)
    }
}
