use crate::fault::{Code, Fault};
use crate::out::Out;
use serde::Serialize;
use veridical_hermes::protocol::ProtocolReason;

#[derive(Serialize)]
struct ReasonsAnswer {
    schema: &'static str,
    reasons: Vec<ReasonView>,
}

#[derive(Serialize)]
struct ReasonView {
    area: &'static str,
    code: &'static str,
    meaning: &'static str,
}

pub(crate) fn run(out: &Out) -> Result<Code, Fault> {
    let reasons = veridical::reasons().into_iter();
    let reasons =
        reasons.map(|entry| ReasonView { area: entry.area, code: entry.code, meaning: entry.meaning });
    let answer = ReasonsAnswer { schema: "veridical.reasons/1", reasons: reasons.collect() };
    out.answer(&answer, || {
        let lines = answer.reasons.iter().map(|r| format!("{:<10} {:<28} {}", r.area, r.code, r.meaning));
        lines.collect::<Vec<_>>().join("\n")
    })?;
    Ok(Code::Done)
}
