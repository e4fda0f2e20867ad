//! Whole turns, told step by step, and all that is said of them: one fault in the way from the course to what is said
//! shows in one of these rows.

use super::*;
use crate::{Declarations, SessionState, TestCounts, WrittenCheck};

/// A row is a turn, or several with `---` between them. A step is a command line behind its status (`0$ ls → output`,
/// `%` in the place of `$` when something of the output was lost, `&` when it ended in the background), or what a tool
/// did (`edit a.py`). `⏎` is the end of a line.
const COURSES: [&str; 7] = [
    include_str!("turns.txt"),
    include_str!("declared.txt"),
    include_str!("reports.txt"),
    include_str!("artifacts.txt"),
    include_str!("services.txt"),
    include_str!("tasks.txt"),
    include_str!("lines.txt"),
];

#[test]
fn every_course_is_told_in_full() {
    for row in COURSES.iter().flat_map(|table| table.split("\n\n")).map(str::trim) {
        let (course, expected) = row.split_once("=> ").unwrap();
        assert_eq!(told(course), expected, "{course}");
    }
}

fn told(course: &str) -> String {
    let mut state = SessionState::default();
    let turns = course.split("---\n").map(|steps| {
        let evaluation = evaluate(&follow(steps).after(&state));
        state = evaluation.session_state().clone();
        say(&evaluation)
    });
    turns.collect::<Vec<_>>().join("\n-> ")
}

fn checks() -> Declarations {
    let check = |name: &str, command: &str, objective: &str| WrittenCheck {
        name: name.into(),
        command: command.into(),
        objective: objective.into(),
        ..WrittenCheck::default()
    };
    Declarations::parse(vec![
        WrittenCheck { regex: Some("^all [0-9]+ well$".into()), ..check("smoke", "./smoke *", "tests") },
        WrittenCheck {
            regex: Some("^up$".into()),
            after: Some("./deploy **".into()),
            ..check("live", "./live *", "state")
        },
        WrittenCheck { junit: Some("r.xml".into()), ..check("units", "./units", "tests") },
        WrittenCheck { exit_status_only: true, ..check("signed", "./signed *", "artifact") },
        WrittenCheck { regex: Some("^up$".into()), ..check("own", "pytest own", "tests") },
        WrittenCheck {
            regex: Some("^ran$".into()),
            junit: Some("b.xml".into()),
            ..check("both", "./both", "tests")
        },
        WrittenCheck {
            junit: Some("l.xml".into()),
            after: Some("./deploy **".into()),
            ..check("late", "./late", "tests")
        },
    ])
    .unwrap()
}

fn follow(steps: &str) -> Turn {
    let steps = || steps.lines().map(str::trim).filter(|step| !step.is_empty());
    let setting = |name: &str| steps().find_map(|step| step.strip_prefix(name));
    let mut turn = Turn::builder(setting("user ").unwrap_or("do it"));
    for step in steps().filter(|step| !step.starts_with("user ") && !step.starts_with("checkout ")) {
        if step == "lost" {
            turn.drop_piece(DropReason::OrphanResult);
        } else {
            turn.observe(observed(step));
        }
    }
    turn.build().in_checkout(setting("checkout ")).with_declared(&checks())
}

fn observed(step: &str) -> Observation {
    let (word, rest) = step.split_once(' ').unwrap_or((step, ""));
    let (first, second) = rest.split_once(' ').unwrap_or((rest, ""));
    let text = |text: &str| {
        text.replace('⏎', "\n")
            .replace("{PASSED}", PASSED)
            .replace("{FAILED}", FAILED)
            .replace("{WIDE}", WIDE)
    };
    let tool = word.to_owned();
    match word {
        "edit" => edited(first),
        "write" => wrote(first, &text(second)),
        "read" => read(first, &text(second), true),
        "part" => read(first, &text(second), false),
        "start" => started(second, first),
        "spawn" => Observation::BackgroundStart { command: rest.into(), process: None },
        "delegated" => Observation::DelegatedReport,
        "untrusted" => Observation::Untrusted { tool },
        "opaque" => Observation::Opaque { tool },
        "memory" => Observation::MemoryOutput { tool },
        "warned" => Observation::Warned { tool },
        "broke" => Observation::ToolError { tool },
        "answered" => Observation::ApiResponse { tool, status: Some(200) },
        "looked" => Observation::Looked { tool },
        _ => {
            let (ending, sign) = word.split_at(word.len() - 1);
            let ending = match ending {
                "late" => Ending::TimedOut,
                "killed" => Ending::Killed,
                "signal" => Ending::Signalled(9),
                "never" => Ending::NotStarted,
                status => Ending::Exited(status.parse().unwrap()),
            };
            let (process, line) = if sign == "&" { (first, second) } else { ("", rest) };
            let (command, output) = line.split_once(" → ").unwrap_or((line, ""));
            let (workdir, command) = match command.strip_prefix("in ").and_then(|rest| rest.split_once(": "))
            {
                Some((folder, command)) => (Some(folder.to_owned()), command),
                None => (None, command),
            };
            let exit = ProcessExit {
                command: text(command),
                workdir,
                ending,
                output: Output { text: text(output), complete: sign != "%" },
            };
            match process {
                "" => Observation::ProcessExit(exit),
                process => Observation::BackgroundEnd { process: process.into(), exit },
            }
        }
    }
}

/// The verdict, the attribution of each command, the findings, and what is left open.
fn say(evaluation: &Evaluation) -> String {
    let verdict = evaluation.verdict();
    let mut said = vec![verdict.predicate().map_or(verdict.reason().code(), Predicate::code).to_owned()];
    let of = |attestation: &crate::Attestation| {
        let report = attestation.report.as_ref().map_or(String::new(), |report| {
            let counts = report.counts.map(counted).unwrap_or_default();
            format!(" [{counts} {} {}]", report.summary, report.failing_tests.join(" "))
        });
        let status = attestation.exit_code.map_or("-".to_owned(), |code| code.to_string());
        let attested = attestation.attested.as_deref().unwrap_or("-");
        format!("{status} {attested} {}{report}", attestation.reason.code())
    };
    said.extend(evaluation.attestations().iter().map(of));
    let findings = evaluation.findings();
    if let Some(run) = &findings.failed {
        let signature = [&run.signature.kind, &run.signature.message, &run.signature.place];
        let signature: Vec<&str> = signature.into_iter().flatten().map(String::as_str).collect();
        let when = if run.earlier_turn { "earlier " } else { "" };
        let tests = run.failing_tests.join(" ");
        let status = run.exit_code.map_or("-".to_owned(), |code| code.to_string());
        let what = format!("{} {status} {} {tests} {}", run.command, signature.join(" @ "), run.summary);
        said.push(format!("failed {when}{what}"));
    }
    if let Some(run) = &findings.passed {
        let counts = run.report.map(counted).unwrap_or_default();
        said.push(format!("passed {} {} {counts} {}", run.command, run.exit_code, run.summary));
    }
    let changes: Vec<String> = findings.changes.iter().map(changed).collect();
    said.extend((!changes.is_empty()).then(|| format!("changed {}", changes.join(", "))));
    said.extend((!findings.stale.is_empty()).then(|| format!("stale {}", findings.stale.join(", "))));
    said.extend(findings.artifact.as_ref().map(|file| format!("holds {} {}", file.path, file.bytes)));
    said.extend(findings.checked.as_ref().map(|checked| {
        format!(
            "checked {} of {} by {} {}",
            checked.what, checked.made_by, checked.command, checked.exit_code
        )
    }));
    let open = evaluation.session_state().open_signatures();
    said.extend(open.map(|open| format!("open {}", open.kind.as_deref().unwrap_or("-"))));
    let said = ORDINARY.iter().fold(said.join("; "), |said, (text, short)| said.replace(text, short));
    said.split_whitespace().collect::<Vec<_>>().join(" ").replace(" ;", ";")
}

/// What most rows say, and how it is written in them.
const ORDINARY: [(&str, &str); 4] = [
    (" status-attested", ""),
    (" [4/0 4 passed in 0.10s ]", " {PASSED}"),
    (" [3/1 1 failed, 3 passed in 0.10s test_calc.py::test_mean]", " {FAILED}"),
    (
        "ZeroDivisionError @ division by zero @ calc.py test_calc.py::test_mean 1 failed, 3 passed in 0.10s",
        "{FAILED}",
    ),
];

fn counted(counts: TestCounts) -> String {
    format!("{}/{}", counts.passed, counts.broken())
}

fn changed(change: &Change) -> String {
    match change {
        Change::File { path, .. } => path.clone(),
        Change::Command(command) => format!("`{command}`"),
        Change::Perhaps(line) => format!("perhaps `{line}`"),
        Change::Package { manager, names } => format!("{manager} {}", names.join(" ")),
        Change::Setting { file, key, .. } => format!("{file} {key}"),
    }
}
