use crate::args::Audit;
use crate::fault::{Code, Fault};
use crate::home::{Access, Home};
use crate::out::{Out, yes_or_no};
use veridical::kernel::Capacity;
use veridical::policy::chain::Head;
use veridical::{AuditAnswer, block_on};

pub(crate) fn run(home: &Home, command: &Audit, out: &Out) -> Result<Code, Fault> {
    match command {
        Audit::Verify { head } => verify(home, head.as_ref(), out),
    }
}

fn verify(home: &Home, kept: Option<&Head>, out: &Out) -> Result<Code, Fault> {
    let origin = home.surroundings().command();
    if origin.capacity() != Capacity::Person {
        // The whole of a profile is a person's to look at (R5.5).
        return Err(Fault::refused(
            "the whole memory is checked for a person alone, not below an agent host",
        )
        .next("run it in your own terminal"));
    }
    let memory = home.memory(Access::Read)?;
    let tenant = home.binding(memory.as_ref())?.scope().tenant().clone();
    let answer = match memory.zip(origin.custody(&tenant)) {
        Some((memory, custody)) => block_on(memory.verify(&custody, kept))?,
        None => AuditAnswer::no_memory(home.database().display().to_string(), kept),
    };
    out.answer(&answer, || text(&answer))?;
    Ok(yes_or_no(answer.ok))
}

fn text(answer: &AuditAnswer) -> String {
    let mut lines: Vec<String> =
        answer.flaws.iter().map(|flaw| format!("FAIL {}: {}", flaw.code, flaw.detail)).collect();
    let links = answer.links;
    lines.push(match (&answer.head, answer.ok) {
        (_, false) => format!("{}: {} flaw(s) found in {links} change(s)", answer.store, answer.flaws.len()),
        (None, true) => format!("{}: nothing was written yet", answer.store),
        (Some(_), true) => format!("{}: {links} change(s), each as the program wrote it", answer.store),
    });
    if let Some(head) = &answer.head {
        lines.push(format!("head {head}"));
        lines.push("keep it elsewhere, and give it to the next check with --head".to_owned());
    }
    lines.join("\n")
}
