//! The place where one session is recorded: a fresh project, a home of the host with the recorder in it, pinned tools.

use super::recipe::{Recipe, Turn};
use crate::fault::{Context as _, Fault};
use crate::json::At as _;
use crate::lab::{Home, Lab, Mode, Provider};
use crate::record::{Neutral, Workshop};
use crate::workspace::Workspace;
use serde_json::Value;
use std::path::PathBuf;
use std::time::Duration;

/// Longest time for what a recipe has done before the session.
const PREPARATION: Duration = Duration::from_secs(10 * 60);

/// Who commits.
const GIT: &str = "[user]\n\tname = Dev\n\temail = dev@example.org\n[init]\n\tdefaultBranch = main\n";

/// When, before a session: the names of commits follow from it.
const DAY: &str = "2026-01-05T09:00:00Z";

/// Whether there is news of itself is chance.
const NPM: &str = "update-notifier=false\n";

/// What is no part of a project's history, whatever its own rules say.
const UNTRACKED: &str = "node_modules/\n.venv/\ntarget/\nbuild/\n__pycache__/\n.pytest_cache/\n";

pub(super) struct Studio<'l> {
    home: Home<'l>,
    workshop: Workshop,
    project: PathBuf,
}

/// What a session left behind.
pub(super) struct Take {
    /// The turns as the provider was handed them, one a line, without the paths of this machine.
    pub(super) turns: String,
    /// What the program makes of each.
    pub(super) verdicts: Vec<String>,
}

impl<'l> Studio<'l> {
    pub(super) fn set_up(
        workspace: &Workspace,
        lab: &'l Lab,
        name: &str,
        recipe: &Recipe,
    ) -> Result<Self, Fault> {
        let fixtures = workspace.path("fixtures/sessions");
        let kit = crate::record::Recipe::read(&fixtures.join("kits").join(format!("{}.toml", recipe.kit)))?;
        let workshop = Workshop::set_up(workspace, &format!("sessions-{}", recipe.kit), &kit)?;
        let source = recipe.project.as_ref().map(|project| fixtures.join("projects").join(project));
        let project = workshop.fresh_project(source.as_deref())?;
        for (path, text) in &recipe.files {
            let file = project.join(path);
            let doing = format!("writing {}", file.display());
            std::fs::create_dir_all(file.parent().unwrap_or(&project)).during(&doing)?;
            std::fs::write(&file, text).during(&doing)?;
        }
        let studio = Self { home: Home::new(lab, name, &Provider::Recorder)?, workshop, project };
        studio.furnish(workspace)?;
        studio.bash("git init -q")?;
        std::fs::write(studio.project.join(".git/info/exclude"), UNTRACKED)
            .during("writing what Git ignores")?;
        studio.bash("git add -A && git commit -q -m Start")?;
        recipe.setup.iter().try_for_each(|setup| studio.bash(setup))?;
        Ok(studio)
    }

    /// The user's settings: the tools and toolchains of the kit, and who commits.
    fn furnish(&self, workspace: &Workspace) -> Result<(), Fault> {
        let mut profile = String::new();
        // Go compiles its standard library once for all sessions instead of once for each.
        let cache = ("GOCACHE", workspace.target().join("record").join("go-build").into_os_string());
        for (name, value) in self.workshop.surroundings().into_iter().chain([cache]) {
            profile.push_str(&format!("export {name}='{}'\n", value.to_string_lossy()));
        }
        for (file, text) in [(".profile", profile.as_str()), (".gitconfig", GIT), (".npmrc", NPM)] {
            let file = self.home.user().join(file);
            std::fs::write(&file, text).during(format_args!("writing {}", file.display()))?;
        }
        Ok(())
    }

    fn bash(&self, line: &str) -> Result<(), Fault> {
        let task = self.home.task("bash").args(["-lc", line]).dir(&self.project).limit(PREPARATION);
        task.env("GIT_AUTHOR_DATE", DAY).env("GIT_COMMITTER_DATE", DAY).succeed().map(drop)
    }

    /// Holds the session, and refuses it when a tool answers otherwise than the recipe says.
    pub(super) fn take(&self, recipe: &Recipe) -> Result<Take, Fault> {
        let held = self.hold(recipe);
        let cleaned = recipe.cleanup.iter().try_for_each(|cleanup| self.bash(cleanup));
        held.and(cleaned)?;
        self.develop(recipe)
    }

    /// Turn after turn.
    fn hold(&self, recipe: &Recipe) -> Result<(), Fault> {
        let mut session: Option<String> = None;
        for turn in &recipe.turns {
            let mode = session.as_deref().map_or(Mode::Chat, Mode::Resume);
            let held = self.home.session(&self.project, mode, turn.asks.trim(), turn.script())?;
            if held.unsaid > 0 || held.finished.code != Some(0) {
                return Err(Fault::new(format!(
                    "{} answers were never asked for: {}",
                    held.unsaid, held.finished
                )));
            }
            session = held.id;
        }
        Ok(())
    }

    /// What the recorder wrote down.
    fn develop(&self, recipe: &Recipe) -> Result<Take, Fault> {
        let file = self.home.host().join("turns.jsonl");
        let handed = std::fs::read_to_string(&file).during("reading what the host handed over")?;
        let handed: Vec<&str> = handed.lines().collect();
        if handed.len() != recipe.turns.len() {
            return Err(Fault::new(format!(
                "{} turns were handed over, not {}",
                handed.len(),
                recipe.turns.len()
            )));
        }
        let neutral = Neutral::here(&self.workshop)
            .and(&self.home.user(), "/home/dev")
            .and(&self.home.host(), "/home/dev/.hermes");
        let mut turns = String::new();
        for (turn, handed) in recipe.turns.iter().zip(handed) {
            doubts(turn, handed)?;
            turns.push_str(&neutral.apply(handed));
            turns.push('\n');
        }
        let verdicts = self.verdicts(&turns)?;
        Ok(Take { turns, verdicts })
    }

    /// What the program makes of each turn, in a line.
    fn verdicts(&self, turns: &str) -> Result<Vec<String>, Fault> {
        let file = self.home.put("told.jsonl", turns)?;
        let answer = self.home.veridical(&self.project, &["explain", &file.to_string_lossy()])?;
        let told = |line: &Value| {
            let verdict = line.at("/verdict");
            let word = if verdict.at("/verified") == true { "verified" } else { "unproven" };
            format!("{word} {} ({})", verdict.word("/outcome"), verdict.word("/reason"))
        };
        Ok(answer.lines.iter().map(told).collect())
    }
}

/// The steps of a turn against the last answers of tools that were handed over.
fn doubts(turn: &Turn, handed: &str) -> Result<(), Fault> {
    let handed: Value = serde_json::from_str(handed).during("reading a turn that the host handed over")?;
    let mut answers: Vec<&str> = handed
        .list("/messages")
        .iter()
        .filter(|message| message.at("/role") == "tool")
        .map(|message| message.word("/content"))
        .collect();
    let before = answers.len().checked_sub(turn.steps.len()).during("counting what tools answered")?;
    let answers = answers.split_off(before);
    let doubts: Vec<String> =
        turn.steps.iter().zip(answers).filter_map(|(step, answer)| step.doubt(answer)).collect();
    if doubts.is_empty() { Ok(()) } else { Err(Fault::new(doubts.join("\n  "))) }
}
