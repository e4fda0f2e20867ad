use super::files::Files;
use super::json;
use super::message::Call;
use super::pairing::Piece;
use super::process::Processes;
use serde_json::{Map, Value};
use veridical::evidence::{DropReason, Observation, Wording};

/// Reads tool results. It remembers what later results of the same turn refer to.
#[derive(Default)]
pub(super) struct Tools {
    files: Files,
    processes: Processes,
}

/// What a result's text is, before its tool is asked.
enum Form {
    Object(Map<String, Value>),
    Untrusted,
    Spilled,
    /// There is no such tool, or the user interrupted the turn before its turn came.
    NeverRan,
    Text,
}

impl Form {
    fn of(text: &str) -> Self {
        let text = text.trim_start();
        if let Some(object) = json::leading_object(text) {
            return Self::Object(object);
        }
        if text.starts_with("<untrusted_tool_result") {
            return Self::Untrusted;
        }
        if text.starts_with("<persisted-output>") {
            return Self::Spilled;
        }
        let names_the_tools = text.starts_with("Tool '") && text.contains("does not exist.");
        let skipped = text.starts_with("[Tool execution cancelled") && text.contains(" was skipped due to ");
        if names_the_tools || skipped { Self::NeverRan } else { Self::Text }
    }
}

impl Tools {
    /// Reads one result and adds what it shows.
    pub(super) fn read(&mut self, call: Call, text: &str, pieces: &mut Vec<Piece>) {
        if is_from_outside(&call.tool) {
            pieces.push(Piece::Seen(Observation::Untrusted { tool: call.tool }));
            return;
        }
        let result = match Form::of(text) {
            Form::Object(result) => result,
            Form::Untrusted => return pieces.push(Piece::Seen(Observation::Untrusted { tool: call.tool })),
            Form::NeverRan => return pieces.push(Piece::Seen(Observation::ToolError { tool: call.tool })),
            Form::Spilled | Form::Text if only_looks(&call.tool) => {
                return pieces.push(Piece::Seen(Observation::Looked { tool: call.tool }));
            }
            Form::Spilled => return pieces.push(Piece::Dropped(DropReason::Spilled)),
            Form::Text if answers_in_json(&call.tool) => {
                return pieces.push(Piece::Dropped(DropReason::TextInPlaceOfJson));
            }
            Form::Text => Map::new(),
        };
        self.read_object(call, result, pieces);
    }

    fn read_object(&mut self, call: Call, result: Map<String, Value>, pieces: &mut Vec<Piece>) {
        let tool = call.tool;
        let failed = result.get("error").is_some_and(|error| !error.is_null())
            || result.get("success").is_some_and(|success| *success == false);
        match tool.as_str() {
            "terminal" => {
                self.files.command_ran(call.arguments.get("command").and_then(Value::as_str).unwrap_or(""));
                self.processes.terminal(&call.arguments, result, pieces);
            }
            "process" => self.processes.process(&call.arguments, result, pieces),
            "delegate_task" => pieces.push(Piece::Seen(Observation::DelegatedReport)),
            "memory" | "session_search" => pieces.push(Piece::Seen(Observation::MemoryOutput { tool })),
            // What the agent notes is its own wording, and no sign of anything that happened.
            "veridical_note" if result.get("result").is_some_and(|result| *result == "noted") => {
                pieces.push(match note(call.arguments) {
                    Some(wording) => Piece::Worded(wording),
                    None => Piece::Dropped(DropReason::UnknownShape),
                });
            }
            own if own.starts_with("veridical_") => {
                pieces.push(Piece::Seen(Observation::MemoryOutput { tool }));
            }
            // A skill that is not there is not used.
            "skill_view" if failed => pieces.push(Piece::Seen(Observation::Looked { tool })),
            // Where it may write is its own folder, unless it is told another.
            "text_to_speech" if call.arguments.keys().all(|name| name == "text") => {
                pieces.push(Piece::Seen(Observation::Looked { tool }));
            }
            looking if only_looks(looking) && (failed || looking != "read_file") => {
                pieces.push(Piece::Seen(Observation::Looked { tool }));
            }
            _ if failed => pieces.push(Piece::Seen(Observation::ToolError { tool })),
            "read_file" => pieces.push(self.files.read(&call.arguments, result)),
            "write_file" => self.files.write(&call.arguments, &result, pieces),
            "patch" => self.files.patch(&call.arguments, &result, pieces),
            "skill_view" => pieces.push(match call.arguments.get("name").and_then(Value::as_str) {
                Some(name) => Piece::Seen(Observation::SkillUse { name: name.to_owned() }),
                None => Piece::Dropped(DropReason::UnknownShape),
            }),
            // What a script of `execute_code` called inside is not visible, so its end says nothing.
            _ => pieces.push(Piece::Seen(Observation::Opaque { tool })),
        }
    }
}

/// The wording that a call of `veridical_note` proposes; `None` when its arguments are not those of the tool.
pub(crate) fn note(mut arguments: Map<String, Value>) -> Option<Wording> {
    let mut fields = [const { String::new() }; Wording::<()>::NAMES.len()];
    for (field, name) in fields.iter_mut().zip(Wording::<()>::NAMES) {
        match arguments.remove(name) {
            Some(Value::String(text)) => *field = text,
            Some(Value::Null) | None => {}
            Some(_) => return None,
        }
    }
    let wording = Wording::of(fields);
    (arguments.is_empty() && !wording.is_empty()).then_some(wording)
}

/// Whether the tool brings in content that somebody outside wrote.
fn is_from_outside(tool: &str) -> bool {
    ["web_", "browser_", "mcp_"].iter().any(|family| tool.starts_with(family))
}

/// Whether the host's tool changes nothing, whatever its result says. Its results are no evidence when they fail or
/// were kept elsewhere, but they raise no doubt about what was proven before.
fn only_looks(tool: &str) -> bool {
    matches!(
        tool,
        "read_file"
            | "search_files"
            | "todo"
            | "clarify"
            | "skills_list"
            | "vision_analyze"
            | "read_terminal"
            | "send_message"
    )
}

/// Whether the host's tool always answers in JSON, so that text means that the answer is gone.
fn answers_in_json(tool: &str) -> bool {
    matches!(tool, "terminal" | "process" | "read_file" | "write_file" | "patch")
}
