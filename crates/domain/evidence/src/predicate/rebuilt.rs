//! Whether a program that a run tests was built after all that may have changed it.

use super::run::{Attempt, Kind, Moment, Run};
use super::touch::{Touch, file_name, is_log};
use crate::Reason;
use crate::report::Build;
use std::collections::{HashMap, HashSet};

/// A command that built something.
#[derive(Debug, Clone)]
pub(super) struct Built {
    pub(super) at: Moment,
    pub(super) what: Build,
    /// Whether it surely ended well.
    pub(super) sure: bool,
}

/// What was changed and what was built so far.
#[derive(Debug, Default)]
pub(super) struct Sources {
    /// When a source may last have changed.
    changed: Option<Moment>,
    /// The names of the files that were written.
    written: HashSet<String>,
    /// When all was last built.
    built: Option<Moment>,
    /// When one program was last built.
    programs: HashMap<String, Moment>,
}

impl Sources {
    pub(super) fn touched(&mut self, at: Moment, touch: &Touch) {
        if let Touch::File(path) = touch {
            self.written.insert(file_name(path).to_owned());
        }
        if may_be_a_source(touch) {
            self.changed = self.changed.max(Some(at));
        }
    }

    pub(super) fn built(&mut self, built: &Built) {
        match &built.what {
            Build::Everything if built.sure => self.built = self.built.max(Some(built.at)),
            Build::Program(name) if built.sure => drop(self.programs.insert(name.clone(), built.at)),
            _ => {}
        }
    }

    /// The run as what it proves: one of a program that may have been built before a change tells of the past. What its
    /// own line did is not yet among the sources.
    pub(super) fn of_the_present(&self, run: Run) -> Run {
        let Some(program) = &run.program else { return run };
        let before: Vec<_> = run.touches.iter().filter(|(at, _)| at.1 < run.began.1).collect();
        let names_it = |touch: &Touch| matches!(touch, Touch::File(path) if file_name(path) == program);
        if self.written.contains(program) || before.iter().any(|(_, touch)| names_it(touch)) {
            return disproved(run, Reason::Shadowed);
        }
        let changes = before.iter().filter(|(_, touch)| may_be_a_source(touch)).map(|(at, _)| *at);
        let changed = changes.chain(self.changed).max();
        // A build that breaks in a line that fails is a failure as well.
        let fails = matches!(run.kind, Kind::Failed { .. });
        let builds = run
            .builds
            .iter()
            .filter(|build| build.at.1 < run.began.1 && (build.sure || fails) && build.what.makes(program));
        let earlier = self.built.into_iter().chain(self.programs.get(program).copied());
        let built = builds.map(|build| build.at).chain(earlier).max();
        if changed <= built { run } else { disproved(run, Reason::NotRebuilt) }
    }
}

fn may_be_a_source(touch: &Touch) -> bool {
    match touch {
        Touch::Anything(_) => true,
        Touch::File(path) => {
            let prose = [".md", ".rst", ".adoc"].iter().any(|ending| path.ends_with(ending));
            !is_log(path) && !prose
        }
    }
}

fn disproved(mut run: Run, reason: Reason) -> Run {
    let (command, shown) = match run.kind {
        Kind::Passed { command, .. } => (command, None),
        Kind::Failed { command, failure } | Kind::Broken { command, failure, .. } => (command, Some(failure)),
        Kind::Unproven { .. } | Kind::Other { .. } => return run,
    };
    run.attestation.report = None;
    let attempt = Attempt { command: Some(command), shown, ..Attempt::default() };
    run.kind = Kind::Unproven { reason, attempt };
    run
}
