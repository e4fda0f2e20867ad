use crate::fault::{Code, Fault};
use crate::visible;
use anstream::{eprintln, println};
use serde::Serialize;
use veridical::screening::{Field, Screener};

/// Where answers and messages go: answers to standard output, messages to standard error.
#[derive(Debug)]
pub(crate) struct Out {
    json: bool,
    screener: Screener,
}

impl Out {
    /// `screener` keeps secrets out of messages, which quote paths, URLs and arguments (R9.1).
    pub(crate) fn new(json: bool, screener: Screener) -> Self {
        Self { json, screener }
    }

    /// A text that quotes what the call said, without the secrets in it.
    pub(crate) fn screened(&self, text: &str) -> String {
        screened(&self.screener, text)
    }

    /// An answer: one JSON object on one line, or the text for people.
    pub(crate) fn answer(&self, answer: &impl Serialize, text: impl FnOnce() -> String) -> Result<(), Fault> {
        if self.json {
            println!("{}", line(answer)?);
        } else {
            let text = text();
            if !text.is_empty() {
                println!("{}", visible::text(text.trim_end()));
            }
        }
        Ok(())
    }

    /// An answer that is JSON in every case: one of many lines.
    pub(crate) fn json_line(&self, answer: &impl Serialize) -> Result<(), Fault> {
        println!("{}", line(answer)?);
        Ok(())
    }

    /// A whole document in the place of an answer.
    pub(crate) fn document(&self, text: &str) {
        println!("{}", text.trim_end());
    }

    /// What was done beside the answer, for people.
    pub(crate) fn note(&self, message: &str) {
        if !self.json {
            eprintln!("veridical: {}", visible::text(&self.screened(message)));
        }
    }

    /// A question to the person at the terminal, whatever the form of the answer.
    pub(crate) fn ask(&self, question: &str) {
        anstream::eprint!("{}", visible::text(question));
    }

    /// A failure, for people; with `--json` also as an object, so that a script need not read prose.
    pub(crate) fn fault(&self, fault: &Fault) {
        if self.json {
            let next = fault.next.as_deref().map(|next| self.screened(next));
            let answer =
                FaultAnswer { schema: "veridical.error/1", error: &self.screened(&fault.message), next };
            if let Ok(line) = line(&answer) {
                eprintln!("{line}");
                return;
            }
        }
        eprintln!("veridical: {}", visible::text(&self.screened(&fault.message)));
        if let Some(next) = &fault.next {
            eprintln!("  next: {}", visible::text(&self.screened(next)));
        }
    }
}

#[derive(Serialize)]
struct FaultAnswer<'a> {
    schema: &'static str,
    error: &'a str,
    next: Option<String>,
}

/// A message without the secrets that a path, a URL or an argument in it may hold (R9.1).
pub(crate) fn screened(screener: &Screener, message: &str) -> String {
    match screener.record([Field::command(message)]) {
        Ok([clean]) => clean.into_string(),
        Err(rejected) => format!("[withheld:{}]", rejected.code()),
    }
}

fn line(answer: &impl Serialize) -> Result<String, Fault> {
    serde_json::to_string(answer)
        .map(|line| visible::json(&line))
        .map_err(|error| Fault::unusable(format!("the answer cannot be written: {error}")))
}

/// "No" when a list is empty or an answer is negative.
pub(crate) fn yes_or_no(yes: bool) -> Code {
    if yes { Code::Done } else { Code::No }
}
