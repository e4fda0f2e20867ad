//! 9: after a restart everybody who is asked names the same memory.

use super::super::{Case, Sheet, Stage};
use super::{OTHER, OWN, TASK};
use crate::fault::{Context as _, Fault};
use crate::json::At as _;
use crate::lab::{Fix, Mode, Reply, Script, repair};
use serde_json::{Value, json};

pub(super) const CASE: Case =
    Case { number: 9, title: "after a restart all who are asked name the same memory", story };

/// What all of them have to say alike.
const PARTS: [(&str, &str); 4] = [
    ("the database", "/store/location"),
    ("the project", "/project_id"),
    ("the place", "/place"),
    ("the counts", "/counts"),
];

/// The control asks the host of another profile, in another project.
fn story(stage: &Stage<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let (home, elsewhere) = (stage.home("home")?, stage.home("elsewhere")?);
    let work = stage.clone_of("work", &OWN.https())?;
    let foreign = stage.clone_of("foreign", &OTHER.https())?;
    home.session(work.folder(), Mode::OneShot, TASK, repair(Fix::SkipSpaces))?;
    elsewhere.session(foreign.folder(), Mode::OneShot, "Hello.", Script::new().say("Hello."))?;
    home.veridical(work.folder(), &["remember", "Releases are cut on Mondays"])?;
    home.veridical(work.folder(), &["slot", "set", "preference.editor", "helix"])?;
    let note = json!({"action": "add", "target": "memory", "content": "The user is fond of marzipan"});
    let script = Script::new().then(Reply::call("memory", note)).say("I wrote it down.");
    let wrote = home.session(work.folder(), Mode::OneShot, "Go on.", script)?;
    let result = wrote.results().pop().unwrap_or_default();
    sheet.given("the host writes into its own memory", result.contains("Entry added"), &result);
    let (host, folder) = stage.choose((&home, work.folder()), (&elsewhere, foreign.folder()));

    let own = home.veridical(work.folder(), &["status"])?;
    let own = own.lines.first().cloned().unwrap_or_default();
    let counts = json!({"episodes": 1, "verified": 1, "facts": 1, "slots": 1});
    sheet.given("veridical status names what is kept", *own.at("/counts") == counts, own.at("/counts"));
    let reported = own.at("/sessions/host_writes/added");
    sheet.given("and names what the host wrote into its own memory", reported == 1, reported);
    let recalled = home.veridical(work.folder(), &["recall", "fond of marzipan"])?;
    sheet.given("which is not believed", recalled.code() == Some(1), &recalled.finished);
    let memory = host.hermes(folder, &["memory", "status"])?;
    sheet.given("hermes memory status names the provider", memory.stdout.contains("veridical"), &memory);
    let database = home.database().display().to_string();
    sheet.claim("hermes memory status names the database", memory.stdout.contains(&database), &memory);

    let by_command = host.hermes(folder, &["veridical", "status", "--json"])?;
    let by_command: Value = serde_json::from_str(by_command.stdout.trim())
        .during(format_args!("reading what `hermes veridical status` says: {by_command}"))?;
    let asked = Script::new().then(Reply::call("veridical_status", json!({}))).say("That is all.");
    let session = host.session(folder, Mode::OneShot, "Does memory work?", asked)?;
    let by_tool = session.results().pop().unwrap_or_default();
    let by_tool: Value =
        serde_json::from_str(&by_tool).during(format_args!("reading what the tool says: {by_tool}"))?;
    for (name, said) in [("hermes veridical status", &by_command), ("the model's tool", &by_tool)] {
        let schema = "/store/schema_version";
        sheet.given(
            format!("{name}: the schema is the same"),
            said.at(schema) == own.at(schema),
            said.at(schema),
        );
        for (part, pointer) in PARTS {
            let agrees = !said.at(pointer).is_null() && said.at(pointer) == own.at(pointer);
            sheet.claim(format!("{name}: {part} is the same"), agrees, said.at(pointer));
        }
    }
    Ok(())
}
