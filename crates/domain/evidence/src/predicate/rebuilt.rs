//! Whether a program that a run tests was built after all that may have changed it.

use super::history::History;
use super::run::{Attempt, Kind, Moment, Run};
use super::touch::{Touch, file_name, is_log};
use crate::Reason;
use crate::report::Build;

/// A command that built something.
#[derive(Debug, Clone)]
pub(super) struct Built {
    pub(super) at: Moment,
    pub(super) what: Build,
    /// Whether it surely ended well.
    pub(super) sure: bool,
}

impl History<'_> {
    /// The run as what it proves: one of a program that may have been built before a change tells of the past.
    pub(super) fn of_the_present(&self, run: Run) -> Run {
        let Some(program) = &run.program else { return run };
        if self
            .touches
            .iter()
            .any(|(_, touch)| matches!(touch, Touch::File(path) if file_name(path) == program))
        {
            return disproved(run, Reason::Shadowed);
        }
        if self.is_built(program, &run) { run } else { disproved(run, Reason::NotRebuilt) }
    }

    fn is_built(&self, program: &str, run: &Run) -> bool {
        let before = run.began;
        // A build that breaks in a line that fails is a failure as well.
        let counts = |build: &&Built| {
            build.sure || (build.at.0 == run.at.0 && matches!(run.kind, Kind::Failed { .. }))
        };
        let builds =
            self.builds.iter().filter(|build| build.at < before && build.what.makes(program)).filter(counts);
        let last = builds.map(|build| build.at).max();
        let mut touches = self.touches.iter().filter(|(at, touch)| *at < before && may_be_a_source(touch));
        !touches.any(|(at, _)| last.is_none_or(|last| *at > last))
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
    run.kind = Kind::Unproven { reason, attempt: Attempt { command: Some(command), shown, clean: false } };
    run
}
