use super::turns;
use crate::args::Common;
use crate::fault::{Code, Fault};
use crate::home::{Access, Home, now};
use crate::out::{Out, yes_or_no};
use std::fmt::Write;
use std::path::Path;
use veridical::ExplainAnswer;

pub(crate) fn run(common: &Common, path: &Path, out: &Out) -> Result<Code, Fault> {
    // Pure unless the call names a home: neither the environment nor the current directory decides.
    let session = match &common.home {
        Some(_) => super::session(&Home::of(common)?, Access::Read)?,
        None => None,
    };
    let mut code = Code::Done;
    for handed in turns::read(path)? {
        let answer = match &session {
            Some(session) => session.explain(&handed.turn, now()),
            None => veridical::explain(&handed.turn),
        };
        out.answer(&answer, || text(&answer))?;
        code = code.max(yes_or_no(answer.kept));
    }
    Ok(code)
}

fn text(answer: &ExplainAnswer) -> String {
    let mut text = String::new();
    let verdict = &answer.verdict;
    let proven = if verdict.verified { "verified" } else { "not verified" };
    let _ = writeln!(text, "{proven}: {} ({}, {})", verdict.sentence, verdict.outcome, verdict.reason);
    for attestation in &answer.attestations {
        let status = attestation.exit_code.map_or_else(|| "none".to_owned(), |code| code.to_string());
        let whose = match &attestation.attested {
            Some(command) => format!("belongs to `{command}`"),
            None => "is attested for no command".to_owned(),
        };
        let _ = writeln!(
            text,
            "  `{}`: status {status} {whose} ({})",
            attestation.command,
            attestation.reason.code()
        );
    }
    for (code, n) in &answer.unread_pieces {
        let _ = writeln!(text, "  {n} piece(s) could not be read ({code})");
    }
    for gate in &answer.gates {
        let reason = gate.reason.as_deref().map_or_else(String::new, |reason| format!(" [{reason}]"));
        let _ = writeln!(text, "  {:<12} {:<13}{reason} {}", gate.gate, gate.decision, gate.detail);
    }
    match &answer.episode {
        Some(episode) if answer.kept => {
            let kind = answer.kind.unwrap_or_default();
            let _ = writeln!(
                text,
                "kept as a lesson ({kind}):\n{}",
                super::episode::narrative(episode.narrative())
            );
        }
        _ => {
            let _ = writeln!(text, "not kept");
        }
    }
    text
}
