use crate::args::{Kind, Mode, Recall};
use crate::fault::{Code, Fault};
use crate::files;
use crate::home::{Access, Home, now};
use crate::out::{Out, yes_or_no};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use std::num::NonZeroUsize;
use std::path::Path;
use std::time::Instant;
use veridical::recall::{FactorKind, ItemKind};
use veridical::{RecallAnswer, RecallRequest, Session, block_on};

pub(crate) fn run(home: &Home, recall: &Recall, out: &Out) -> Result<Code, Fault> {
    if recall.query.is_none() && recall.output.is_none() && recall.batch.is_none() {
        return Err(Fault::usage("recall what? nothing is asked for").next(
            "`veridical recall \"WORDS\"` looks for words, `veridical recall --output FILE` for the failure in what a command printed",
        ));
    }
    let session = super::session(home, Access::Read)?;
    if let Some(batch) = &recall.batch {
        return run_batch(session.as_ref(), recall, batch, out);
    }
    let output = recall.output.as_deref().map(files::read).transpose()?;
    let request = RecallRequest {
        query: recall.query.clone().unwrap_or_default(),
        output: output.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()),
        limit: recall.limit,
        kind: kind(recall),
        history: recall.history,
    };
    let answer = ask(session.as_ref(), &request, recall.mode, recall.explain)?;
    out.answer(&answer, || text(&answer))?;
    Ok(yes_or_no(!answer.abstained))
}

/// The text that a host would inject; with `--explain`, what each score is made of behind it.
fn text(answer: &RecallAnswer) -> String {
    if answer.abstained {
        let meaning =
            answer.reason.and_then(|code| veridical::reasons().into_iter().find(|one| one.code == code));
        let why = meaning.map(|one| format!(": {} ({})", one.meaning, one.code)).unwrap_or_default();
        let contested = answer.contested.iter().map(|id| format!("\n  {id}")).collect::<String>();
        return match answer.contested.len() {
            0 => format!("nothing is given{why}"),
            n => format!(
                "nothing is given, though {n} match{}{why}{contested}\n`veridical show ID` shows one of them",
                if n == 1 { "es" } else { "" }
            ),
        };
    }
    let mut text = answer.rendered.clone();
    for item in answer.items.iter().filter(|item| !item.why.is_empty()) {
        let _ = writeln!(text, "{} scores {:.2}:", item.id, item.score);
        for factor in &item.why {
            let _ = match &factor.kind {
                FactorKind::SameFailure => writeln!(text, "  {:+.2} for the same failure", factor.value),
                FactorKind::Term { term, occurrences, documents } => {
                    writeln!(
                        text,
                        "  {:+.2} for {term} ({occurrences} here, in {documents} item(s))",
                        factor.value
                    )
                }
                FactorKind::Phrase => writeln!(text, "  x{:.2} for a quoted phrase", factor.value),
                FactorKind::Veracity => writeln!(text, "  x{:.2} for {}", factor.value, item.veracity),
                FactorKind::Recency => writeln!(text, "  x{:.2} for its age", factor.value),
                FactorKind::Attestations => writeln!(text, "  x{:.2} for how often it was met", factor.value),
                FactorKind::Trust => {
                    writeln!(text, "  x{:.2} for how useful people said it was", factor.value)
                }
            };
        }
    }
    text
}

fn ask(
    session: Option<&Session>,
    request: &RecallRequest,
    mode: Mode,
    explain: bool,
) -> Result<RecallAnswer, Fault> {
    let Some(session) = session else { return Ok(RecallAnswer::no_memory()) };
    let answer = match (mode, &request.output) {
        (Mode::Recall, _) => block_on(session.recall(request, now()))?,
        (Mode::Prefetch, None) => block_on(session.prefetch(&request.query, now()))?,
        (Mode::Prefetch, Some(output)) => block_on(session.prefetch_after(&request.query, output, now()))?,
    };
    Ok(if explain { answer } else { answer.without_why() })
}

fn kind(recall: &Recall) -> Option<ItemKind> {
    recall.kind.map(|kind| match kind {
        Kind::Episode => ItemKind::Episode,
        Kind::Fact => ItemKind::Fact,
        Kind::Slot => ItemKind::Slot,
    })
}

#[derive(Deserialize)]
struct BatchQuery {
    query: String,
    output: Option<String>,
    mode: Option<Mode>,
    limit: Option<NonZeroUsize>,
}

#[derive(Serialize)]
struct BatchAnswer {
    #[serde(flatten)]
    answer: RecallAnswer,
    took_ms: f64,
}

/// Many queries by one process. Each is a session of its own, so that none is held back because of another.
fn run_batch(session: Option<&Session>, recall: &Recall, batch: &Path, out: &Out) -> Result<Code, Fault> {
    let bytes = files::read(batch)?;
    let text = String::from_utf8_lossy(&bytes);
    for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let query: BatchQuery = serde_json::from_str(line).map_err(|error| {
            Fault::unusable(format!("{}, line {}: {error}", batch.display(), at + 1))
                .next("a line is {\"query\": \"…\", \"output\"?: \"…\", \"mode\"?: \"recall\" or \"prefetch\", \"limit\"?: N}")
        })?;
        let fresh = session.map(Session::fresh);
        let start = Instant::now();
        let request = RecallRequest {
            query: query.query,
            output: query.output,
            limit: query.limit.unwrap_or(recall.limit),
            kind: kind(recall),
            history: recall.history,
        };
        let mode = query.mode.unwrap_or(recall.mode);
        let answer = ask(fresh.as_ref(), &request, mode, recall.explain)?;
        let took_ms = start.elapsed().as_secs_f64() * 1000.0;
        out.json_line(&BatchAnswer { answer, took_ms })?;
    }
    Ok(Code::Done)
}
