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
    let view = |area, code, meaning| ReasonView { area, code, meaning };
    let library = veridical::reasons().into_iter().map(|entry| view(entry.area, entry.code, entry.meaning));
    let protocol =
        ProtocolReason::ALL.iter().map(|reason| view("protocol", reason.code(), reason.describe()));
    let answer = ReasonsAnswer { schema: "veridical.reasons/1", reasons: library.chain(protocol).collect() };
    out.answer(&answer, || {
        let lines = answer.reasons.iter().map(|r| format!("{:<10} {:<28} {}", r.area, r.code, r.meaning));
        lines.collect::<Vec<_>>().join("\n")
    })?;
    Ok(Code::Done)
}
