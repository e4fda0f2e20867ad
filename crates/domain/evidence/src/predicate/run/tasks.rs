//! Runs of task runners: `npm run build && npm test`, `make check`.

use super::{Judged, Kind, Line};
use crate::Reason;
use crate::predicate::identity::{Exact, Identity};
use crate::predicate::touch::file_name;
use crate::report::{Build, Judge, Reading, Role, acts_outside, looks_like_tests, role_of};
use crate::shell::{Call, Known, Leaf, LeafId, Script, may_write};
use crate::task::{Account, Built, Followed, Scene, TaskRunner};

/// The tasks of a line, all of one runner.
struct Tasks<'a> {
    runner: &'static TaskRunner,
    ids: Vec<LeafId>,
    /// The last of them, which stands for all.
    last: (LeafId, &'a Leaf),
}

impl Line<'_> {
    /// Judges a line whose test runs are those of tasks; `None` for another line.
    pub(super) fn tasks(&self, of: &dyn Fn(LeafId) -> Known) -> Option<Judged> {
        let tasks = self.tasks_of_the_line()?;
        let (id, leaf) = tasks.last;
        let known = self.known_of_all(&tasks, of);
        let unproven = |reason| {
            let shown = tasks.runner.shown_failure(self.account(&tasks));
            self.unproven(id, leaf, known, reason, shown)
        };
        Some(match (self.refusal(&tasks), known) {
            // What else was printed may be anything, but it hides nothing of what the tasks told.
            (Some(Reason::OtherOutput), Known::Status(status))
                if !self.is_named_a_test(&tasks)
                    && matches!(self.follow(&tasks, status), Followed::NoTests(_)) =>
            {
                self.other(of)
            }
            (Some(reason), _) | (None, Known::Hidden(reason)) => unproven(reason),
            (None, Known::Failed) => unproven(Reason::ExitMasked),
            (
                None,
                Known::Status(status) | Known::StatusIfItRan(status) | Known::StatusIfReported(status),
            ) => {
                match self.follow(&tasks, status) {
                    // What is called a test and runs nothing that is known as one may still be one.
                    Followed::NoTests(_) if self.is_named_a_test(&tasks) => unproven(Reason::IndirectRunner),
                    Followed::NoTests(Some(built))
                        if matches!(known, Known::Status(_)) && !self.acts_outside(&tasks) =>
                    {
                        self.built_by_tasks(tasks.ids.len(), id, leaf, status, built)
                    }
                    Followed::NoTests(_) => self.other(of),
                    Followed::Read(Reading::Unproven(Reason::IndirectRunner))
                        if tasks.ids.len() == 1 && self.builds_all(leaf) =>
                    {
                        let built = Built { judge: Judge::Build, lines: Vec::new() };
                        self.built_by_tasks(1, id, leaf, status, built)
                    }
                    Followed::Read(reading) => {
                        let judged = self.read(id, leaf, known, status, reading);
                        judged.map_or_else(unproven, |judged| self.with_its_run(judged, &tasks))
                    }
                }
            }
        })
    }

    /// Adds the only test run that the tasks told of, so that two tasks which start the same are known for it.
    fn with_its_run(&self, mut judged: Judged, tasks: &Tasks<'_>) -> Judged {
        if let Kind::Passed { command, .. } | Kind::Failed { command, .. } | Kind::Broken { command, .. } =
            &mut judged.kind
        {
            command.run = self.only_run(tasks, command);
        }
        judged
    }

    fn only_run(&self, tasks: &Tasks<'_>, command: &Identity) -> Option<Exact> {
        let ([_], outer) = (tasks.ids.as_slice(), command.exact.as_ref()?) else { return None };
        tasks.last.1.call.as_ref().ok().filter(|call| tasks.runner.only_names_tasks(call))?;
        let line = tasks.runner.only_run(self.account(tasks))?;
        let script = Script::analyse(line).0.ok()?;
        let (_, leaf) = script.leaves().find(|(_, leaf)| matches!(role_of(leaf), Role::TestRun(_)))?;
        let exact = Exact::of(leaf, line, Some(outer.folder.clone()), Some(outer.settings.clone()))?;
        let alone = leaf.steps.as_ref().is_some_and(Vec::is_empty) && script.asides().is_empty();
        alone.then(|| exact.behind(&outer.prefix))
    }

    fn acts_outside(&self, tasks: &Tasks<'_>) -> bool {
        self.leaves_of(tasks).any(|(_, leaf)| leaf.call.as_ref().is_ok_and(acts_outside))
    }

    /// Whether a call builds all that its project builds, by rules that were not written in the session.
    fn builds_all(&self, leaf: &Leaf) -> bool {
        let all = |call: &Call| Build::of(call) == Some(Build::Everything);
        let rules = |path: &str| TaskRunner::holds_rules(file_name(path));
        let rewritten = self.session.wrote_any(TaskRunner::holds_rules) || may_write(self.script).any(rules);
        leaf.call.as_ref().is_ok_and(all) && !rewritten
    }

    /// The tasks that told all that they ran, when it changes no file.
    pub(super) fn tasks_that_only_looked(&self) -> Vec<LeafId> {
        let Some(tasks) = self.tasks_of_the_line() else { return Vec::new() };
        let looked = self.refusal(&tasks).is_none() && tasks.runner.only_looked(self.account(&tasks));
        if looked { tasks.ids } else { Vec::new() }
    }

    /// What the tasks told.
    fn account(&self, tasks: &Tasks<'_>) -> &Account<'_> {
        let account = || tasks.runner.account(&self.exit.output.text, self.is_complete(), self.status);
        self.account.get_or_init(account)
    }

    fn tasks_of_the_line(&self) -> Option<Tasks<'_>> {
        let mut tasks: Option<Tasks<'_>> = None;
        for (id, leaf) in self.script.leaves() {
            match (role_of(leaf), &mut tasks) {
                (Role::Builder | Role::Other, _) => {}
                (Role::Task(runner), None) => tasks = Some(Tasks { runner, ids: vec![id], last: (id, leaf) }),
                (Role::Task(runner), Some(tasks)) if std::ptr::eq(runner, tasks.runner) => {
                    tasks.ids.push(id);
                    tasks.last = (id, leaf);
                }
                (Role::Task(_) | Role::TestRun(_) | Role::Unreadable(_), _) => return None,
            }
        }
        tasks
    }

    /// What the status of the line says of its tasks. When each one's status is handed on, it is that of the one that
    /// told last.
    fn known_of_all(&self, tasks: &Tasks<'_>, of: &dyn Fn(LeafId) -> Known) -> Known {
        if let [only] = tasks.ids.as_slice() {
            return of(*only);
        }
        let clean = self.script.known(0);
        let hidden = tasks.ids.iter().find_map(|id| match clean.get(*id) {
            Some(Known::Status(0)) => None,
            Some(Known::Hidden(reason)) => Some(*reason),
            _ => Some(Reason::Conditional),
        });
        hidden.map_or(Known::Status(self.status), Known::Hidden)
    }

    fn leaves_of<'t>(&'t self, tasks: &'t Tasks<'_>) -> impl Iterator<Item = (LeafId, &'t Leaf)> {
        self.script.leaves().filter(|(id, _)| tasks.ids.contains(id))
    }

    /// Whether one of the tasks is called a test. Where not all that runs is told, so is what runs tests in most projects.
    fn is_named_a_test(&self, tasks: &Tasks<'_>) -> bool {
        let runs = |word: &str| matches!(word, "check" | "ci" | "verify" | "coverage" | "validate");
        self.leaves_of(tasks).any(|(_, leaf)| {
            looks_like_tests(&leaf.text) || (!tasks.runner.tells_all() && leaf.text.split(' ').any(runs))
        })
    }

    fn refusal(&self, tasks: &Tasks<'_>) -> Option<Reason> {
        match self.leaves_of(tasks).find_map(|(_, leaf)| leaf.veil) {
            _ if self.tainted => Some(Reason::Shadowed),
            Some(veil) => Some(veil),
            None if self.script.company(&tasks.ids) > tasks.runner.bears() => Some(Reason::OtherOutput),
            None => None,
        }
    }

    fn follow(&self, tasks: &Tasks<'_>, status: u8) -> Followed {
        let home = |(id, leaf): (LeafId, &Leaf)| {
            let folder = self.session.folder_at(self.script, id, self.exit)?;
            match leaf.call.as_ref().ok().and_then(|call| tasks.runner.folder(call)) {
                Some(named) => folder.join(&named),
                None => Some(folder),
            }
        };
        let outside = |way: &[&str]| {
            self.stage.checkout.is_some_and(|checkout| {
                self.leaves_of(tasks)
                    .filter_map(home)
                    .filter_map(|home| way.iter().try_fold(home, |folder, to| folder.join(to)))
                    .any(|folder| folder.is_outside(checkout))
            })
        };
        let calls = || self.leaves_of(tasks).filter_map(|(_, leaf)| leaf.call.as_ref().ok());
        let wrote = |fits: fn(&str) -> bool| {
            let named = |call| tasks.runner.folder(call);
            self.session.wrote_any(fits)
                || may_write(self.script).any(|path| fits(file_name(path)))
                || calls().filter_map(named).any(|file| self.session.wrote(file_name(&file)))
        };
        let recipe = |call: &Call| {
            let target = tasks.runner.only_target(call)?;
            self.session.recipe(&target, self.session.folder_at(self.script, tasks.last.0, self.exit)?)
        };
        let scene = Scene {
            recipe: &recipe,
            calls: calls().map(|call| tasks.runner.calls(call)).sum(),
            call: calls().next().filter(|_| tasks.ids.len() == 1),
            outside: &outside,
            wrote: &wrote,
        };
        let account = self.account(tasks);
        if account.status() == status {
            return tasks.runner.follow(account, scene);
        }
        tasks.runner.follow(&tasks.runner.account(&self.exit.output.text, self.is_complete(), status), scene)
    }
}
