//! 7: no secret that goes through a session is left anywhere.

use super::super::{Case, Run, Sheet, Stage};
use super::{OWN, TASK, episodes, is_verified};
use crate::fault::{Context as _, Fault};
use crate::json::At as _;
use crate::lab::{Fix, Home, Mode, Reply, Script, TEST};
use serde_json::{Value, json};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

pub(super) const CASE: Case =
    Case { number: 7, title: "a secret of no family is left by any entrance of the host", story };

/// A text to plant, and the part of it that is looked for afterwards.
struct Canary {
    family: String,
    text: String,
    secret: String,
}

/// The operator's own secrets; the file of the canaries holds a text with each.
const OPERATORS: [(&str, &str); 2] = [("literals", "purple-otter-lantern"), ("patterns", "BADGE-[0-9]{6}")];

/// The control plants harmless words by the same ways: they must be found where secrets must not.
fn story(stage: &Stage<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let home = stage.home("home")?;
    let work = stage.clone_of("work", &OWN.https())?;
    let canaries = canaries(stage)?;
    let everything: String = canaries.iter().map(|canary| format!("{}\n", canary.text)).collect();
    fs::write(work.folder().join("notes.txt"), &everything).during("writing the file with the canaries")?;
    if stage.run() == Run::Case {
        for (name, text) in OPERATORS {
            own(&home, name, text)?;
        }
    }

    // The command of the lesson holds one: it is kept without it. Everything else stands around it in the same session.
    let key =
        canaries.iter().find(|canary| canary.family == "assigned-secret").during("looking for a key")?;
    let test = format!("{} {TEST}", key.text);
    let tools = canaries.iter().map(|canary| {
        let text = &canary.text;
        Reply::call("veridical_remember", json!({"text": format!("For durations we use {text}")}))
            .and_call("veridical_note", json!({"observation": format!("The parser reads {text}")}))
            .and_call("veridical_recall", json!({"query": text, "output": text, "kind": text}))
    });
    let script = Script::new()
        .run("cat notes.txt")
        .run(format!("grep -c '{}' notes.txt", key.text))
        .call("write_file", json!({"path": "copy.txt", "content": everything}))
        .run(&*test)
        .then(Fix::SkipSpaces.edit())
        .run(&*test);
    let script = tools.fold(script, Script::then).say(format!("It holds:\n{everything}"));
    let first = home.session(work.folder(), Mode::OneShot, TASK, script)?;
    let results = first.results();
    sheet.given(
        "the test was repaired",
        results.iter().any(|result| result.contains("2 passed")),
        results.len(),
    );
    let prompt = format!("{TASK}\nThe notes say:\n{everything}");
    let second =
        home.session(work.folder(), Mode::OneShot, &prompt, Script::new().run("true").say("I see."))?;
    sheet.given(
        "a message with all of them was answered",
        second.finished.stdout.contains("I see"),
        &second.finished,
    );

    let kept = episodes(&home, work.folder())?;
    sheet.given("the lesson of the session is kept", kept.iter().any(is_verified), json!(kept));

    let left = left_in(&home, &canaries)?;
    sheet.claim("no file of the memory holds one", left.is_empty(), left.join(", "));
    let ask =
        Script::new().call("veridical_recall", json!({"query": "durations, the parser, what do we use"}));
    let later =
        home.session(work.folder(), Mode::OneShot, "What do we know of durations?", ask.say("That."))?;
    let heard: String = later.requests.iter().map(|request| json!(request.messages()).to_string()).collect();
    let told = found(heard.as_bytes(), &canaries);
    sheet.claim("the model of a later session is given none", told.is_empty(), told.join(", "));
    let read: Vec<String> =
        [&["episode", "list"][..], &["recall", "durations"], &["explain", "--last", "--back", "1"]]
            .into_iter()
            .map(|words| Ok(home.veridical(work.folder(), words)?.finished.text()))
            .collect::<Result<_, Fault>>()?;
    let shown = found(read.concat().as_bytes(), &canaries);
    sheet.claim("a person who reads the memory is shown none", shown.is_empty(), shown.join(", "));
    Ok(())
}

/// The canaries; for the control, a harmless word for each.
fn canaries(stage: &Stage<'_>) -> Result<Vec<Canary>, Fault> {
    let file = stage.lab().fixture("../../fixtures/screening/canaries.jsonl");
    let rows = fs::read_to_string(&file).during(format_args!("reading {}", file.display()))?;
    let canaries = rows.lines().enumerate().map(|(at, row)| {
        let row: Value = serde_json::from_str(row).during("reading a canary")?;
        let family = row.word("/family").to_owned();
        if stage.run() == Run::Control {
            let word = format!("LAMP_{at}=quokka{at}berry");
            return Ok(Canary { family, text: word.clone(), secret: word });
        }
        let secret: String = row.list("/secret").iter().filter_map(Value::as_str).collect();
        let text = format!("{}{secret}{}", row.word("/before"), row.word("/behind"));
        Ok(Canary { family, text, secret })
    });
    canaries.collect()
}

/// Writes a file of the operator's.
fn own(home: &Home<'_>, name: &str, text: &str) -> Result<(), Fault> {
    let file = memory(home).join(name);
    fs::create_dir_all(memory(home)).during("making the folder of the memory")?;
    fs::write(&file, text).during(format_args!("writing {}", file.display()))?;
    fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).during("closing a file of the operator's")
}

fn memory(home: &Home<'_>) -> PathBuf {
    home.host().join("veridical")
}

/// The families whose canary stands in the bytes.
fn found<'c>(bytes: &[u8], canaries: &'c [Canary]) -> Vec<&'c str> {
    let text = String::from_utf8_lossy(bytes);
    canaries
        .iter()
        .filter(|canary| text.contains(&canary.secret))
        .map(|canary| canary.family.as_str())
        .collect()
}

/// The files of the memory that hold a canary, but for those in which the operator wrote it down.
fn left_in(home: &Home<'_>, canaries: &[Canary]) -> Result<Vec<String>, Fault> {
    let mut left = Vec::new();
    for file in files(&memory(home))? {
        let planted = OPERATORS.iter().any(|(name, _)| file.ends_with(name));
        let bytes = fs::read(&file).during(format_args!("reading {}", file.display()))?;
        let found = found(&bytes, canaries);
        if !planted && !found.is_empty() {
            left.push(format!("{}: {}", file.display(), found.join(" ")));
        }
    }
    Ok(left)
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, Fault> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).during(format_args!("listing {}", folder.display()))? {
        let path = entry.during("listing a folder")?.path();
        if path.is_dir() {
            files.extend(self::files(&path)?);
        } else {
            files.push(path);
        }
    }
    Ok(files)
}
