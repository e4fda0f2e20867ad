//! 15: several agents of two profiles live in one process of the host, as in its gateway, and nothing crosses.

use super::super::{Case, Run, Sheet, Stage};
use super::{FAILURE, OWN, QUESTION, TASK, was_repaired};
use crate::fault::{Context as _, Fault};
use crate::json::At as _;
use crate::lab::{Fix, Home, Mode, Reply, Repository, Script, repair};
use serde_json::{Value, json};
use std::collections::BTreeMap;

pub(super) const CASE: Case =
    Case { number: 15, title: "people and profiles in one process see nothing of each other", story };

/// What somebody says in a private chat, and a question about it.
const SECRET: &str = "The spare key of the workshop hangs behind the blue door.";
const ASKED: &str = "Where does the spare key of the workshop hang?";

/// What somebody whom the chat does not name says.
const NAMELESS: &str = "The alarm of the greenhouse is switched off on Sundays.";
const ASKED_NAMELESS: &str = "When is the alarm of the greenhouse switched off?";

/// One person in one chat of one profile.
#[derive(Clone, Copy)]
struct Chat<'h, 'l> {
    home: &'h Home<'l>,
    user: &'static str,
    kind: &'static str,
}

/// What all agents do, in order, and what the models of their profiles answer.
#[derive(Default)]
struct Plan {
    steps: Vec<Value>,
    scripts: BTreeMap<String, Script>,
}

impl Plan {
    fn step(&mut self, name: &str, chat: Chat<'_, '_>, work: &Repository, say: &str, replies: Vec<Reply>) {
        let url = chat.home.model_url();
        self.steps.push(json!({
            "name": name,
            "home": chat.home.host(),
            "url": url,
            "folder": work.folder(),
            "platform": "telegram",
            "user": chat.user,
            "chat": chat.kind,
            "say": say,
            // The first one stays to the end of all, beside the others.
            "end": name != "ann",
        }));
        let script = self.scripts.remove(&url).unwrap_or_default();
        self.scripts.insert(url, replies.into_iter().fold(script, Script::then));
    }

    /// Somebody asks for what was said and for what was learnt.
    fn ask(&mut self, name: &str, chat: Chat<'_, '_>, work: &Repository) {
        let recall = |query: &str| Reply::call("veridical_recall", json!({ "query": query }));
        let replies = vec![
            recall(ASKED),
            recall(ASKED_NAMELESS),
            recall(QUESTION),
            Reply::call("veridical_status", json!({})),
            Reply::say("That is what I know."),
        ];
        self.step(name, chat, work, ASKED, replies);
    }

    fn state(&mut self, name: &str, chat: Chat<'_, '_>, work: &Repository, say: &str) {
        let sentence = say.trim_end_matches('.');
        let remember = Reply::call("veridical_remember", json!({ "text": sentence, "quote": sentence }));
        self.step(name, chat, work, say, vec![remember, Reply::say("Noted.")]);
    }
}

/// The control has each who asks be the one who said it.
fn story(stage: &Stage<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let (first, second) = (stage.home("first")?, stage.home("second")?);
    let work = stage.clone_of("work", &OWN.https())?;
    // At the terminal, in a process of its own: the host asks about edits once more, out of turn.
    let repaired = first.session(work.folder(), Mode::OneShot, TASK, repair(Fix::SkipSpaces))?;
    sheet.given("a lesson of the project is learnt", was_repaired(&repaired), &repaired.finished);
    let ann = Chat { home: &first, user: "41", kind: "dm" };
    let nobody = Chat { user: "", ..ann };
    let group = stage.choose(Chat { user: "42", kind: "group", ..ann }, ann);
    let own_group = stage.choose(Chat { kind: "group", ..ann }, ann);
    let other_profile = stage.choose(Chat { home: &second, ..ann }, ann);

    let mut plan = Plan::default();
    plan.state("ann", ann, &work, SECRET);
    plan.state("nobody", nobody, &work, NAMELESS);
    plan.ask("group", group, &work);
    plan.ask("own-group", own_group, &work);
    plan.ask("other-profile", other_profile, &work);
    // The control names who said it, since a session that nobody names is a person of its own.
    plan.ask("nobody-else", stage.choose(nobody, ann), &work);
    plan.ask("ann", ann, &work);
    let told = run(&plan_file(&first, plan, [&first, &second])?, &first)?;

    let of = |name: &str| told.iter().rfind(|step| step.word("/name") == name).cloned().unwrap_or_default();
    let first_said = told.iter().find(|step| step.word("/name") == "ann").cloned().unwrap_or_default();
    sheet.given("the fact is kept", words(&first_said).contains("applied"), words(&first_said));
    sheet.given(
        "who is not named may state a fact",
        words(&of("nobody")).contains("applied"),
        words(&of("nobody")),
    );
    let own = words(&of("ann"));
    sheet.given("whoever said it is told it", own.contains("blue door") && own.contains(FAILURE), &own);

    for (name, sees_lesson) in
        [("group", true), ("own-group", true), ("other-profile", false), ("nobody-else", true)]
    {
        let shown = words(&of(name));
        sheet.claim(format!("{name}: the private fact is not seen"), !shown.contains("blue door"), &shown);
        if sees_lesson {
            sheet.given(
                format!("{name}: the lesson of the project is seen"),
                shown.contains(FAILURE),
                &shown,
            );
        } else {
            sheet.claim(
                format!("{name}: the lesson of the project is not seen"),
                !shown.contains(FAILURE),
                &shown,
            );
        }
        if stage.run() == Run::Case {
            sheet.given(
                format!("{name}: what an unnamed person said is not seen"),
                !shown.contains("Sundays"),
                &shown,
            );
        }
    }
    Ok(())
}

fn plan_file(home: &Home<'_>, mut plan: Plan, homes: [&Home<'_>; 2]) -> Result<std::path::PathBuf, Fault> {
    for home in homes {
        home.prepare(plan.scripts.remove(&home.model_url()).unwrap_or_default());
    }
    home.put("plan.json", &Value::from(plan.steps).to_string())
}

/// Runs the plan in one process of the host's own Python; what each step told.
fn run(plan: &std::path::Path, home: &Home<'_>) -> Result<Vec<Value>, Fault> {
    let lab = home.lab();
    let told = home.task(lab.host().python()).arg(lab.fixture("gateway.py")).arg(plan).succeed()?;
    told.stdout
        .lines()
        .filter(|line| line.starts_with('{'))
        .map(|line| serde_json::from_str(line).during("reading what an agent told"))
        .collect()
}

/// All that an agent was told in its last turn.
fn words(step: &Value) -> String {
    let tools = step.list("/tools").iter().filter_map(Value::as_str);
    tools.chain([step.word("/injected")]).collect::<Vec<_>>().join(" | ")
}
