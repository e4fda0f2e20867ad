//! 2: what the user has forgotten is gone from every answer and to the byte, also when the process is killed right behind
//! its word.

use super::super::doors::{self, Stored};
use super::super::{Case, Sheet, Stage};
use super::{OWN, episodes, id_of};
use crate::fault::{Context as _, Fault};
use crate::json::At as _;
use crate::lab::{Home, Mode, Reply, Repository, Script};
use crate::process::Task;
use serde_json::json;
use std::path::PathBuf;
use std::time::Duration;

pub(super) const CASE: Case =
    Case { number: 2, title: "what is forgotten is gone to the byte, also under SIGKILL", story };

/// A word that occurs nowhere else.
const CANARY: &str = "quetzalcoatlus";

/// The user's sentences in each store.
const FACT: &str = "Our release mascot is the quetzalcoatlus";
const EARLIER: &str = "Our release mascot is the quetzalcoatlus egg";
const RULE: &str = "Never rename the quetzalcoatlus module.";
const ASKED: &str = "The quetzalcoatlus is drawn by Ann";

/// The control's person says no each time.
fn story(stage: &Stage<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let home = stage.home("home")?;
    let work = stage.clone_of("work", &OWN.https())?;
    let planted = plant(&home, &work, sheet)?;
    sheet.given("the scan finds what is planted", !holding(&home)?.is_empty(), "nothing holds it");

    by_approval(stage, &home, &work, &planted, sheet)?;
    let yes = stage.choose("y", "n");
    for id in [&planted.value, &planted.lesson] {
        let said = at_terminal(&home, &work, &["forget", id], yes)?;
        sheet.given(format!("the person is shown {id} and asked"), said.contains("[y/N]"), &said);
    }
    let verb = stage.choose("reject", "show");
    at_terminal(&home, &work, &["pending", verb, &planted.waiting], "")?;

    let holding = holding(&home)?;
    sheet.claim("no byte of it is in a file of the memory", holding.is_empty(), names(&holding));
    let turn = home.put("turn.json", "{\"messages\": []}")?;
    let mut telling = Vec::new();
    for id in [&planted.fact, &planted.earlier, &planted.value, &planted.lesson, &planted.waiting] {
        for read in doors::read_all(
            &home,
            work.folder(),
            &Stored { query: CANARY, episode: id, fact: id, turn: &turn },
        )? {
            // A turn that is explained is the host's own record.
            if read.printed.contains(CANARY) && !read.words.starts_with("explain") {
                telling.push(read.words);
            }
        }
    }
    sheet.claim("no command tells it", telling.is_empty(), telling.join(", "));
    let script = Script::new()
        .call("veridical_recall", json!({"query": "the release mascot", "history": true}))
        .call("veridical_slots", json!({"name": doors::SLOT, "history": true}))
        .say("That is what I know.");
    let session = home.session(work.folder(), Mode::OneShot, "What is our release mascot?", script)?;
    let told = session.results().join(" | ") + &session.injected().unwrap_or_default();
    sheet.claim("no later session is told", !told.contains(CANARY), &told);
    let sound = home.veridical(work.folder(), &["doctor"])?;
    sheet.given("the store is sound", sound.code() == Some(0), &sound.finished);
    Ok(())
}

/// The ids of what is planted.
struct Planted {
    fact: String,
    earlier: String,
    value: String,
    lesson: String,
    waiting: String,
}

/// Puts the canary into every store that there is: a fact with another wording, one that it replaced, a slot with a
/// history, a lesson, and a change that waits.
fn plant(home: &Home<'_>, work: &Repository, sheet: &mut Sheet) -> Result<Planted, Fault> {
    let run = |words: &[&str]| home.veridical(work.folder(), words);
    let earlier = run(&["remember", EARLIER])?.word("/id");
    let fact = run(&["fact", "supersede", &earlier, FACT])?.word("/id");
    let worded = run(&["fact", "alias", &fact, "a quetzalcoatlus flies on each release"])?;
    run(&["slot", "set", doors::SLOT, "the quetzalcoatlus editor"])?;
    let value = run(&["slot", "set", doors::SLOT, "helix"])?.word("/id");
    let script = Script::new().call("veridical_remember", json!({"text": ASKED})).say("Noted.");
    let session = home.session(work.folder(), Mode::OneShot, RULE, script)?;
    sheet.given("the session that plants ends well", session.finished.code == Some(0), &session.finished);
    let lesson = episodes(home, work.folder())?.first().map(id_of).unwrap_or_default();
    let waiting = run(&["pending", "list"])?.word("/items/0/id");
    let planted = Planted { fact, earlier, value, lesson, waiting };
    let whole = worded.word("/result") == "applied"
        && [&planted.fact, &planted.value, &planted.lesson, &planted.waiting].iter().all(|id| !id.is_empty());
    sheet.given("every store holds it", whole, &worded.finished);
    Ok(planted)
}

/// Has the agent ask for the fact to be forgotten, the user approve it, and every process killed as soon as the model was
/// told.
fn by_approval(
    stage: &Stage<'_>,
    home: &Home<'_>,
    work: &Repository,
    planted: &Planted,
    sheet: &mut Sheet,
) -> Result<(), Fault> {
    let script = Script::new()
        .call("veridical_forget", json!({"id": planted.fact}))
        .say("It waits for your word.")
        .then(Reply::say("It is done.").held());
    let mut terminal = home.terminal(work.folder(), script)?;
    terminal.enter("Please forget the mascot.")?;
    terminal.await_text("It waits for your word.")?;
    let listed = home.veridical(work.folder(), &["pending", "list"])?;
    let asked = listed.list("/items").iter().find(|item| item.word("/kind") == "forget");
    let id = asked.map(|item| item.word("/id").to_owned()).unwrap_or_default();
    sheet.given("what the agent asks for waits", !id.is_empty(), &listed.finished);
    let order = stage.choose("APPLY", "REJECT");
    terminal.enter(&format!("{order} {id}"))?;
    terminal.await_request(3)?;
    let programs = home.running(".lease");
    let numbers = programs.iter().map(|name| name.split('-').next().map(str::to_owned));
    let numbers: Vec<String> = numbers.collect::<Option<_>>().during("reading a process's number")?;
    sheet.given("the program runs", !numbers.is_empty(), home.running("").join(" "));
    Task::new("kill").arg("-KILL").args(&numbers).succeed()?;
    terminal.release();
    let session = terminal.end()?;
    sheet.given("the host was killed", session.finished.code != Some(0), &session.finished);
    let shown = home.veridical(work.folder(), &["show", &planted.fact])?;
    sheet.claim("the fact is gone behind the word", shown.code() == Some(1), &shown.finished);
    Ok(())
}

/// What a command says at a terminal of a person's who answers.
fn at_terminal(home: &Home<'_>, work: &Repository, words: &[&str], answer: &str) -> Result<String, Fault> {
    let lab = home.lab();
    let task = home.task(lab.host().python()).without_env("HERMES_HOME").arg(lab.fixture("drive.py"));
    let task = task.arg(home.program()).args(words).arg("--home").arg(home.host());
    let mut running = task.arg("--workdir").arg(work.folder()).dir(work.folder()).talk().start()?;
    if !answer.is_empty() {
        std::thread::sleep(Duration::from_millis(800));
        running.send(&format!("{answer}\r"))?;
    }
    Ok(running.wait(Duration::from_secs(60))?.text())
}

/// The memory's own files that hold the canary, in whatever case.
fn holding(home: &Home<'_>) -> Result<Vec<PathBuf>, Fault> {
    let mut folders = vec![home.host().join("veridical")];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).during("listing the memory's folder")? {
            let path = entry.during("listing the memory's folder")?.path();
            if path.is_dir() {
                folders.push(path);
            } else if std::fs::read(&path).is_ok_and(|bytes| holds(&bytes)) {
                found.push(path);
            }
        }
    }
    Ok(found)
}

fn holds(bytes: &[u8]) -> bool {
    let lower = bytes.to_ascii_lowercase();
    lower.windows(CANARY.len()).any(|window| window == CANARY.as_bytes())
}

fn names(paths: &[PathBuf]) -> String {
    paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(" ")
}
