use crate::fault::{Code, Fault};
use crate::secretless::Gate;
use crate::visible;
use serde::Serialize;
use std::cell::RefCell;
use std::fmt::Display;
use std::io::{self, Write as _};

/// Where answers and messages go: answers to standard output, messages to standard error.
#[derive(Debug)]
pub(crate) struct Out {
    json: bool,
    gate: Gate,
    /// Why the first answer that was lost could not be written.
    lost: RefCell<Option<io::Error>>,
}

impl Out {
    /// `gate` keeps secrets out of all that is printed: messages quote paths, URLs and arguments, and answers name paths,
    /// checks and people (R9.1).
    pub(crate) fn new(json: bool, gate: Gate) -> Self {
        Self { json, gate, lost: RefCell::new(None) }
    }

    /// A text that quotes what the call said, without the secrets in it.
    pub(crate) fn screened(&self, text: &str) -> String {
        self.gate.message(text)
    }

    /// An answer: one JSON object on one line, or the text for people.
    pub(crate) fn answer(&self, answer: &impl Serialize, text: impl FnOnce() -> String) -> Result<(), Fault> {
        if self.json {
            return self.json_line(answer);
        }
        let text = text();
        if !text.is_empty() {
            self.print(visible::text(&self.gate.text(text.trim_end())));
        }
        Ok(())
    }

    /// An answer that is JSON in every case: one of many lines.
    pub(crate) fn json_line(&self, answer: &impl Serialize) -> Result<(), Fault> {
        self.print(visible::json(&self.gate.json(&line(answer)?)));
        Ok(())
    }

    /// A whole document in the place of an answer.
    pub(crate) fn document(&self, text: &str) {
        self.print(text.trim_end());
    }

    /// Whether the answers arrived. The reader of a pipe may leave when it has read enough, as with any program.
    ///
    /// # Errors
    /// When standard output could not be written: the work is done all the same, so nothing is stopped half-way.
    pub(crate) fn arrived(&self) -> Result<(), Fault> {
        self.lost.take().map_or(Ok(()), |error| arrived(Err(error)))
    }

    fn print(&self, text: impl Display) {
        let mut lost = self.lost.borrow_mut();
        if lost.is_none() {
            *lost = print(text).err();
        }
    }

    /// What was done beside the answer, for people.
    pub(crate) fn note(&self, message: &str) {
        if !self.json {
            tell(format_args!("veridical: {}\n", visible::text(&self.screened(message))));
        }
    }

    /// A question to the person at the terminal, whatever the form of the answer.
    pub(crate) fn ask(&self, question: &str) {
        tell(visible::text(&self.gate.text(question)));
    }

    /// A failure, for people; with `--json` as an object, so that a script need not read prose.
    pub(crate) fn fault(&self, fault: &Fault) {
        let said = self.screened(&fault.message);
        let next = fault.next.as_deref().map(|next| self.screened(next));
        self.told(
            "",
            &said,
            next.as_deref(),
            &FaultAnswer { schema: "veridical.error/1", error: &said, next: next.as_deref() },
        );
    }

    /// What is not as it should be, while the command goes on; in the form of a failure.
    pub(crate) fn warning(&self, fault: &Fault) {
        let said = self.screened(&fault.message);
        let next = fault.next.as_deref().map(|next| self.screened(next));
        let answer = WarningAnswer { schema: "veridical.warning/1", warning: &said, next: next.as_deref() };
        self.told("warning: ", &said, next.as_deref(), &answer);
    }

    fn told(&self, kind: &str, said: &str, next: Option<&str>, answer: &impl Serialize) {
        if self.json
            && let Ok(line) = line(answer)
        {
            tell(format_args!("{}\n", visible::json(&line)));
            return;
        }
        tell(format_args!("veridical: {kind}{}\n", visible::text(said)));
        if let Some(next) = next {
            tell(format_args!("  next: {}\n", visible::text(next)));
        }
    }
}

#[derive(Serialize)]
struct FaultAnswer<'a> {
    schema: &'static str,
    error: &'a str,
    next: Option<&'a str>,
}

#[derive(Serialize)]
struct WarningAnswer<'a> {
    schema: &'static str,
    warning: &'a str,
    next: Option<&'a str>,
}

fn print(text: impl Display) -> io::Result<()> {
    let mut stdout = anstream::stdout().lock();
    writeln!(stdout, "{text}")?;
    stdout.flush()
}

/// What became of an answer that was written to standard output.
pub(crate) fn arrived(written: io::Result<()>) -> Result<(), Fault> {
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Fault::unusable(format!(
            "the command did its work, but its answer could not be written to standard output: {error}"
        ))
        .next("make room where standard output goes, and ask again with a command that only reads, such as `veridical status`")),
        _ => Ok(()),
    }
}

/// Writes to standard error. Where even that fails, nobody is left to tell.
pub(crate) fn tell(text: impl Display) {
    let _ = write!(anstream::stderr().lock(), "{text}");
}

fn line(answer: &impl Serialize) -> Result<String, Fault> {
    serde_json::to_string(answer)
        .map_err(|error| Fault::unusable(format!("the answer cannot be written: {error}")))
}

/// "No" when a list is empty or an answer is negative.
pub(crate) fn yes_or_no(yes: bool) -> Code {
    if yes { Code::Done } else { Code::No }
}
