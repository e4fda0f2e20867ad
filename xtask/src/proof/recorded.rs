//! Recordings of real runners, as turns of one command.

use super::{Labelled, Piece, Truth};
use crate::fault::{Context as _, Fault};
use crate::json::At as _;
use crate::workspace::{self, Workspace};
use serde_json::Value;

/// What a recording shows, as its index says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shows {
    Pass,
    Failure,
    Nothing,
}

pub(crate) struct Recording {
    /// The runner's folder.
    pub(crate) runner: String,
    pub(crate) file: String,
    pub(crate) command: String,
    pub(crate) status: i32,
    pub(crate) output: String,
    pub(crate) shows: Shows,
    /// Whether another status would contradict what it says of single tests.
    pub(crate) fixes_status: bool,
    complete: bool,
    /// The file that the recording is of; what the command printed, without one.
    report: Option<String>,
}

impl Recording {
    /// Whether it is the whole output of a run that shows something.
    pub(crate) fn is_plain(&self) -> bool {
        self.shows != Shows::Nothing && self.complete && self.report.is_none()
    }

    /// The recording as all that happened in a turn; a report in a file counts when it is read.
    pub(crate) fn alone(&self) -> Labelled {
        // A host that shortens says so.
        let cut = !self.complete && !self.output.contains("[OUTPUT TRUNCATED");
        let notice = if cut {
            "\n\n... [OUTPUT TRUNCATED - 900 chars omitted out of 9,000 total] ...\n\n"
        } else {
            ""
        };
        let pieces = match &self.report {
            None => vec![Piece::run(&self.command, self.status, format!("{}{notice}", self.output))],
            Some(report) => vec![
                Piece::run(&self.command, self.status, ""),
                Piece::Read { path: report.clone(), text: self.output.clone() },
            ],
        };
        Labelled {
            family: format!("recorded: {}", self.runner),
            name: format!("{}/{}", self.runner, self.file),
            user: "run the tests".to_owned(),
            pieces,
            truth: self.truth(),
        }
    }

    pub(crate) fn truth(&self) -> Truth {
        match self.shows {
            Shows::Pass => Truth::Verified("success"),
            Shows::Failure => Truth::Verified("failure"),
            Shows::Nothing => Truth::Unproven,
        }
    }
}

/// Every recording whose index says how it must be read.
pub(crate) fn read(workspace: &Workspace) -> Result<Vec<Recording>, Fault> {
    let mut found = Vec::new();
    for index in workspace::files(&workspace.path("fixtures/runners"), "json")? {
        if !index.ends_with("index.json") {
            continue;
        }
        let doing = format!("reading {}", index.display());
        let entries: Value = serde_json::from_slice(&std::fs::read(&index).during(&doing)?).during(&doing)?;
        let runner = index.parent().and_then(|folder| folder.file_name()).during(&doing)?;
        for entry in entries.list("") {
            let shows = match entry.word("/expected/reading") {
                "passed" => Shows::Pass,
                "failed" => Shows::Failure,
                "unproven" => Shows::Nothing,
                _ => continue,
            };
            let output = index.with_file_name(entry.word("/file"));
            found.push(Recording {
                runner: runner.to_string_lossy().into_owned(),
                file: entry.word("/file").to_owned(),
                command: entry.word("/command").to_owned(),
                status: entry
                    .at("/exit_code")
                    .as_i64()
                    .and_then(|code| i32::try_from(code).ok())
                    .during(&doing)?,
                output: std::fs::read_to_string(&output)
                    .during(format_args!("reading {}", output.display()))?,
                fixes_status: match shows {
                    Shows::Failure => {
                        entry.at("/expected/counts/failed").as_u64().is_some_and(|failed| failed > 0)
                    }
                    _ => entry.at("/expected/counts/unexpected_passes").is_null(),
                },
                complete: entry.at("/complete").as_bool().unwrap_or(true),
                report: entry.at("/report").as_str().map(str::to_owned),
                shows,
            });
        }
    }
    Ok(found)
}
