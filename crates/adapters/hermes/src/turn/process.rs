use super::pairing::Piece;
use serde_json::{Map, Value};
use std::collections::HashMap;
use veridical::evidence::{DropReason, Ending, Observation, Output, ProcessExit};

/// How many characters of a process's output the host gives at most with a `wait`, a `kill` or a `poll`.
const WAIT_TAIL: usize = 2000;
const POLL_TAIL: usize = 1000;

/// The commands of a turn: those in the foreground, and those in the background with how they ended.
#[derive(Default)]
pub(super) struct Processes {
    started: HashMap<String, Started>,
}

struct Started {
    command: String,
    workdir: Option<String>,
    /// Where in the turn its end stands, once it is known.
    ended_at: Option<usize>,
}

impl Processes {
    /// Reads a result of `terminal`.
    pub(super) fn terminal(
        &mut self,
        arguments: &Map<String, Value>,
        result: Map<String, Value>,
        pieces: &mut Vec<Piece>,
    ) {
        let Some(command) = string(arguments, "command") else {
            return pieces.push(Piece::Seen(Observation::ToolError { tool: "terminal".to_owned() }));
        };
        let workdir = string(arguments, "workdir");
        let background = arguments.get("background").is_some_and(|value| *value == true);
        if background || result.contains_key("session_id") {
            let failed = result.get("error").is_some_and(|error| !error.is_null());
            let process = string(&result, "session_id");
            if failed {
                return pieces.push(Piece::Seen(Observation::ToolError { tool: "terminal".to_owned() }));
            }
            if let Some(process) = &process {
                let started = Started { command: command.clone(), workdir, ended_at: None };
                self.started.insert(process.clone(), started);
            }
            return pieces.push(Piece::Seen(Observation::BackgroundStart { command, process }));
        }
        let ending = foreground_ending(&result, workdir.is_some());
        let output = output(result, "output", usize::MAX);
        pieces.push(match ending {
            Some(ending) => {
                Piece::Seen(Observation::ProcessExit(ProcessExit { command, workdir, ending, output }))
            }
            None => Piece::Dropped(DropReason::UnknownShape),
        });
    }

    /// Reads a result of `process`: of a process started earlier, in this turn or in one before.
    pub(super) fn process(
        &mut self,
        arguments: &Map<String, Value>,
        result: Map<String, Value>,
        pieces: &mut Vec<Piece>,
    ) {
        let opaque = || Piece::Seen(Observation::Opaque { tool: "process".to_owned() });
        if string(arguments, "action").as_deref() == Some("list") {
            return pieces.push(looked());
        }
        let (Some(action), Some(process)) = (string(arguments, "action"), string(arguments, "session_id"))
        else {
            return pieces.push(opaque());
        };
        let status = string(&result, "status").unwrap_or_default();
        if status == "not_found" {
            return pieces.push(Piece::Seen(Observation::ToolError { tool: "process".to_owned() }));
        }
        if action == "log" {
            return self.whole_log(&process, result, pieces);
        }
        if !matches!(status.as_str(), "exited" | "killed" | "already_exited") {
            return pieces.push(if matches!(action.as_str(), "poll" | "wait") { looked() } else { opaque() });
        }
        let command = self.started.get(&process).map(|started| started.command.clone());
        // The host's own record of the command line counts before the call of this turn.
        let Some(command) = string(&result, "command").or(command) else {
            return pieces.push(Piece::Dropped(DropReason::UnknownShape));
        };
        let Some(ending) = background_ending(&status, &result) else {
            return pieces.push(Piece::Dropped(DropReason::UnknownShape));
        };
        let started = self.started.entry(process.clone()).or_insert_with(|| Started {
            command: command.clone(),
            workdir: None,
            ended_at: None,
        });
        if started.ended_at.is_some() {
            return pieces.push(looked());
        }
        started.ended_at = Some(pieces.len());
        let workdir = started.workdir.clone();
        let output = if action == "poll" {
            output(result, "output_preview", POLL_TAIL)
        } else {
            output(result, "output", WAIT_TAIL)
        };
        let exit = ProcessExit { command, workdir, ending, output };
        pieces.push(Piece::Seen(Observation::BackgroundEnd { process, exit }));
    }

    /// A log that shows every line completes the output of an end that was seen before.
    fn whole_log(&self, process: &str, mut result: Map<String, Value>, pieces: &mut Vec<Piece>) {
        let exited = string(&result, "status").as_deref() == Some("exited");
        let total = result.get("total_lines").and_then(Value::as_u64);
        let text = match result.remove("output") {
            Some(Value::String(text)) => text,
            _ => String::new(),
        };
        let lines = u64::try_from(text.lines().count()).ok();
        let place = self.started.get(process).and_then(|started| started.ended_at);
        let seen = place.and_then(|place| pieces.get_mut(place));
        if let Some(Piece::Seen(Observation::BackgroundEnd { exit, .. })) = seen
            && exited
            && total == lines
            && !exit.output.complete
        {
            exit.output = Output::complete(text);
        }
        pieces.push(looked());
    }
}

/// Asking how a process does changes nothing.
fn looked() -> Piece {
    Piece::Seen(Observation::Looked { tool: "process".to_owned() })
}

fn foreground_ending(result: &Map<String, Value>, asked_for_workdir: bool) -> Option<Ending> {
    let code = status_code(result)?;
    let output = result.get("output").and_then(Value::as_str).unwrap_or_default();
    let failed = result.get("error").is_some_and(|error| !error.is_null());
    let last_line = output.trim_end().rsplit('\n').next().unwrap_or_default();
    Some(match code {
        124 if failed || last_line.starts_with("[Command timed out after ") => Ending::TimedOut,
        _ if failed => Ending::NotStarted,
        130 if last_line.starts_with("[Command interrupted") => Ending::Killed,
        126 if asked_for_workdir && output.contains(": cd: ") => Ending::NotStarted,
        0..=255 => Ending::Exited(code),
        -64..=-1 => Ending::Signalled(-code),
        _ => return None,
    })
}

fn background_ending(status: &str, result: &Map<String, Value>) -> Option<Ending> {
    let reason = string(result, "completion_reason").unwrap_or_default();
    Some(match (status, reason.as_str()) {
        ("killed", _) | (_, "killed") => Ending::Killed,
        (_, "failed_start") => Ending::NotStarted,
        (_, "exited" | "") => match status_code(result)? {
            code @ 0..=255 => Ending::Exited(code),
            code @ -64..=-1 => Ending::Signalled(-code),
            _ => return None,
        },
        _ => return None,
    })
}

fn status_code(result: &Map<String, Value>) -> Option<i32> {
    i32::try_from(result.get("exit_code")?.as_i64()?).ok()
}

/// The output under `key`; complete when the host shows that it cut nothing and the text is shorter than `tail`, the
/// most that the host gives there.
fn output(mut result: Map<String, Value>, key: &str, tail: usize) -> Output {
    let Some(Value::String(text)) = result.remove(key) else { return Output::cut("") };
    let fills_the_tail = text.len() >= tail && text.chars().count() >= tail;
    let cut = fills_the_tail || text.contains("[OUTPUT TRUNCATED - ");
    Output { text, complete: !cut }
}

pub(super) fn string(map: &Map<String, Value>, key: &str) -> Option<String> {
    map.get(key).and_then(Value::as_str).map(str::to_owned)
}
