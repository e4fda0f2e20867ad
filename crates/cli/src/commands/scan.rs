use super::turns;
use crate::args::{Common, FieldName, Scan};
use crate::fault::{Code, Fault};
use crate::home::Home;
use crate::out::Out;
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
    let screener = Screener::new(Home::of(common)?.literals()?);
    let bytes = turns::bytes(scan.file.as_deref().unwrap_or(Path::new("-")))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        Fault::unusable(format!("the text is not UTF-8 from byte {} on", error.utf8_error().valid_up_to()))
    })?;
    if !scan.lines && !scan.jsonl {
        let answer = judge(&screener, &text, scan.field);
        out.answer(&answer, || people(&answer))?;
        return Ok(if answer.findings.is_empty() { Code::Done } else { Code::No });
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

fn people(answer: &ScanAnswer) -> String {
    let findings = answer.findings.iter().map(|finding| {
        let family = finding.family;
        format!("  bytes {}..{}: {} ({})", finding.start, finding.end, family.describe(), family.code())
    });
    std::iter::once(answer.verdict.code().to_owned()).chain(findings).collect::<Vec<_>>().join("\n")
}
