mod place;
mod sarif;

use crate::args::{Common, FieldName, Scan};
use crate::fault::{Code, Fault};
use crate::files;
use crate::home::Home;
use crate::out::{Out, yes_or_no};
use place::Places;
use serde::{Deserialize, Serialize};
use std::path::Path;
use veridical::screening::{Field, Finding, Screener, Verdict};

#[derive(Serialize)]
struct ScanAnswer {
    schema: &'static str,
    verdict: Verdict,
    findings: Vec<Finding>,
}

#[derive(Deserialize)]
struct Line {
    text: String,
    field: Option<FieldName>,
}

pub(crate) fn run(common: &Common, scan: &Scan, out: &Out) -> Result<Code, Fault> {
    let screener = Home::of(common)?.screener()?;
    let text = files::read_text(scan.file.as_deref().unwrap_or(Path::new("-")))?;
    if !scan.lines && !scan.jsonl {
        let answer = judge(&screener, &text, scan.field);
        if scan.sarif {
            let file = scan.file.as_deref().filter(|file| *file != Path::new("-"));
            out.json_line(&sarif::log(file, &text, &answer.findings))?;
        } else {
            out.answer(&answer, || people(&answer, &text))?;
        }
        return Ok(yes_or_no(answer.verdict == Verdict::Pass));
    }
    for (at, line) in text.lines().enumerate() {
        let answer = if scan.jsonl {
            let line: Line = serde_json::from_str(line).map_err(|error| {
                // The parser's own message may quote the input, which is not screened yet.
                Fault::unusable(format!("line {}, column {}: not such an object", at + 1, error.column()))
                    .next("a line is {\"text\": \"…\", \"field\"?: \"text\" or \"command\"}")
            })?;
            judge(&screener, &line.text, line.field.unwrap_or(scan.field))
        } else {
            judge(&screener, line, scan.field)
        };
        out.json_line(&answer)?;
    }
    Ok(Code::Done)
}

fn judge(screener: &Screener, text: &str, field: FieldName) -> ScanAnswer {
    let field = match field {
        FieldName::Text => Field::text(text),
        FieldName::Command => Field::command(text),
    };
    let scan = screener.scan(field);
    ScanAnswer { schema: "veridical.scan/1", verdict: scan.verdict, findings: scan.findings }
}

fn people(answer: &ScanAnswer, text: &str) -> String {
    let mut places = Places::of(text);
    let findings = answer.findings.iter().map(|finding| {
        let (family, Finding { start, end, .. }) = (finding.family, finding);
        let at = places.range(&(*start..*end)).start;
        let (what, code) = (family.describe(), family.code());
        format!("  line {}, column {} (bytes {start}..{end}): {what} ({code})", at.line, at.column)
    });
    std::iter::once(answer.verdict.code().to_owned()).chain(findings).collect::<Vec<_>>().join("\n")
}
