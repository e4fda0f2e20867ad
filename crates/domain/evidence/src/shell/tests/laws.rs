//! What holds of every program.

use super::super::{Known, Script};
use proptest::prelude::*;

/// Constructs around a command, after which its own status is not known from a zero.
const MASKS: [(&str, &str); 20] = [
    ("", " || true"),
    ("", "; true"),
    ("", " | cat"),
    ("", " &"),
    ("if ", "; then :; fi"),
    ("", " || echo failed"),
    ("(", "; exit 0)"),
    ("{ ", "; :; }"),
    ("while ", "; do break; done"),
    ("x=$(", ")"),
    ("eval '", "'"),
    ("trap 'exit 0' EXIT; ", ""),
    ("", "; exit 0"),
    ("", " | exit 0"),
    ("", "; rc=$?; rc=0; exit $rc"),
    ("", "; rc=$?; ((rc=0)); exit $rc"),
    ("", "; rc=$?; read rc <<< 0; exit $rc"),
    ("", "; rc=$?; command printf -v rc 0; exit $rc"),
    ("", "; time; exit ${PIPESTATUS[0]}"),
    ("declare -n q=rc; ", "; q=$?; rc=0; exit $q"),
];

/// Constructs that hand the status on, with `@` for a command and `@q` for one inside single quotes.
const HARMLESS: [&str; 26] = [
    "cd app && @",
    "( @ )",
    "{ @; }",
    "true; @",
    "false || @",
    "x=1; @",
    "[ -d app ] && cd app; @",
    "@ && true",
    "@ || false",
    "@ && echo fine",
    "time @",
    "! ! @",
    "bash -c '@q'",
    "sh -c '@q'",
    "timeout 60 bash -c '@q'",
    "env A=1 bash -ec '@q'",
    "set -o pipefail; @ | cat",
    "@; rc=$?; echo over; exit $rc",
    "rc=0; @ || rc=$?; exit $rc",
    "@ | cat; exit ${PIPESTATUS[0]}",
    "if @; then echo fine; else exit 1; fi",
    "if ! @; then exit 1; fi",
    "@; exit $?",
    "@; rc=$?; [ $rc -eq 0 ] || exit $rc",
    "@; rc=$?; if [ $rc != 0 ]; then exit $rc; fi",
    "@ || exit 1",
];

/// A command inside constructs, the first of them innermost.
fn wrapped(command: &str, constructs: &[&str]) -> String {
    constructs.iter().fold(command.to_owned(), |line, construct| {
        let line = if line == command { line } else { format!("{{ {line}; }}") };
        construct.replace("@q", &line.replace('\'', r"'\''")).replace('@', &line)
    })
}

/// What is known of the command `run-the-tests` of a line.
fn known_of_the_tests(line: &str, status: u8) -> Option<Known> {
    let script = Script::analyse(line).0.ok()?;
    let known = script.known(status);
    let at = script.leaves().position(|(_, leaf)| leaf.text == "run-the-tests")?;
    known.get(at).copied()
}

/// Ways to set a variable, with `NAME` in its place.
const SPELLINGS: [&str; 13] = [
    "export NAME=x",
    "export 'NAME=x'",
    "export \"NAME=$y\"",
    "command export NAME=x",
    "declare -x NAME=x",
    "NAME=x",
    "NAME+=x",
    "read NAME < f",
    "printf -v NAME x",
    "for NAME in x; do :; done",
    ": ${NAME:=x}",
    "let NAME=1",
    "unset NAME",
];

/// Commands that show stored text.
const PRINTERS: [&str; 8] = [
    "cat old.log",
    "tail -1 old.log",
    "cat < old.log",
    "cat <<< \"$x\"",
    "x=$(cat old.log >&2)",
    "echo \"$x\"",
    "./show",
    "cp old.log /dev/stdout",
];

/// Lines around a test run and a printer.
const JOINTS: [(&str, &str, &str); 8] = [
    ("", "; ", ""),
    ("", " && ", ""),
    ("", " || ", ""),
    ("if ", "; then ", "; fi"),
    ("{ ", "; }; ", ""),
    ("(", "); ", ""),
    ("set -e; ", "; ", ""),
    ("case a in a) ", ";; *) ", ";; esac"),
];

proptest! {
    #[test]
    fn a_masked_command_never_counts_as_ended_with_zero(masks in prop::collection::vec(0..MASKS.len(), 1..4)) {
        let line = masks.iter().fold("run-the-tests".to_owned(), |line, at| {
            let (before, after) = MASKS[*at];
            format!("{before}{line}{after}")
        });
        if let Ok(script) = Script::analyse(&line).0 {
            for ((_, leaf), known) in script.leaves().zip(script.known(0)) {
                let own = leaf.text == "run-the-tests";
                prop_assert!(!(own && matches!(known, Known::Status(0) | Known::StatusIfItRan(0))), "{}", line);
            }
        }
    }

    #[test]
    fn constructs_that_hand_the_status_on_keep_it_attested(
        constructs in prop::collection::vec(prop::sample::select(HARMLESS.to_vec()), 0..4),
    ) {
        let line = wrapped("run-the-tests", &constructs);
        // Not every `sh` knows these.
        let only_bash = ["PIPESTATUS", "pipefail", "time {", "time run", "! !"].iter().any(|text| line.contains(text));
        prop_assume!(!(constructs.contains(&"sh -c '@q'") && only_bash));
        let known = known_of_the_tests(&line, 0);
        prop_assert!(matches!(known, Some(Known::Status(0))), "{}: {:?}", line, known);
    }

    #[test]
    fn a_mask_between_such_constructs_hides_the_status(
        inner in prop::collection::vec(prop::sample::select(HARMLESS.to_vec()), 0..2),
        mask in prop::sample::select(MASKS.to_vec()),
        outer in prop::collection::vec(prop::sample::select(HARMLESS.to_vec()), 0..2),
    ) {
        // What ends the shell itself is not reached by what stands behind it.
        prop_assume!(!inner.iter().any(|construct| construct.contains("exit")));
        // Under `-e` and `pipefail` some masks are none.
        prop_assume!(!inner.iter().chain(&outer).any(|construct| construct.contains("set -") || construct.contains("-ec")));
        let line = wrapped("run-the-tests", &inner);
        let line = wrapped(&format!("{{ {}{{ {line}; }}{}\n}}", mask.0, mask.1), &outer);
        let known = known_of_the_tests(&line, 0);
        prop_assert!(!matches!(known, Some(Known::Status(0) | Known::StatusIfItRan(0))), "{}: {:?}", line, known);
    }

    #[test]
    fn no_spelling_hides_a_changed_environment(
        name in prop::sample::select(vec!["PATH", "PYTEST_ADDOPTS", "LD_PRELOAD", "PYTHONHOME", "CARGO_HOME", "BASH_ENV"]),
        spelling in prop::sample::select(SPELLINGS.to_vec()),
        joint in prop::sample::select(vec!["; ", " && ", "\n", "; true; ", "; cd x; "]),
    ) {
        let setting = spelling.replace("NAME", name);
        let (script, taints) = Script::analyse(&format!("{setting}{joint}run-the-tests"));
        prop_assert!(taints, "{} taints what comes after the line", setting);
        if let Ok(script) = script {
            let (_, tests) = script.leaves().find(|(_, leaf)| leaf.text == "run-the-tests").unwrap();
            prop_assert_eq!(&tests.call, &Err(crate::Reason::Shadowed), "{}", setting);
        }
    }

    #[test]
    fn stored_text_is_heard_wherever_it_stands(
        printer in prop::sample::select(PRINTERS.to_vec()),
        joint in prop::sample::select(JOINTS.to_vec()),
        printer_first in any::<bool>(),
    ) {
        let (one, other) = if printer_first { (printer, "run-the-tests") } else { ("run-the-tests", printer) };
        let line = format!("{}{one}{}{other}{}", joint.0, joint.1, joint.2);
        if let Ok(script) = Script::analyse(&line).0 {
            let (id, _) = script.leaves().find(|(_, leaf)| leaf.text == "run-the-tests").unwrap();
            prop_assert!(script.others_are_loud(&[id]), "{}", line);
        }
    }

    #[test]
    fn no_text_breaks_the_analysis(text in "[ -~\n]{0,60}", status in any::<u8>()) {
        if let Ok(script) = Script::analyse(&text).0 {
            let _ = script.known(status);
        }
    }

    #[test]
    fn no_shell_like_text_breaks_the_analysis(
        words in prop::collection::vec(prop::sample::select(vec![
            "pytest", "||", "&&", ";", "|", "&", "(", ")", "{", "}", "if", "then", "else", "fi", "for", "do", "done",
            "while", "case", "in", "esac", "!", "set -e", "exit", "$?", "rc=$?", "\n", "<<E\nx\nE\n", "'", "\"", "$(",
            "`", "#", "[[", "]]", "((", "))", ">", "2>&1", "bash -c 'a; b'", "time", "x=1", "function f", "f()",
        ]), 0..14),
        status in any::<u8>(),
    ) {
        if let Ok(script) = Script::analyse(&words.join(" ")).0 {
            let _ = script.known(status);
        }
    }
}
