use super::{Known, Script};
use proptest::prelude::*;

/// What is known of each command of a line: `text=3` attested, `text=3?` if it ran, `text:reason` hidden.
fn known(line: &str, status: u8) -> String {
    match Script::analyse(line).0 {
        Err(reason) => format!("refused: {}", reason.code()),
        Ok(script) => {
            let known = script.known(status);
            let shown = script.leaves().zip(known).map(|((_, leaf), known)| match (&leaf.call, known) {
                (_, Known::Status(n)) => format!("{}={n}", leaf.text),
                (_, Known::StatusIfItRan(n)) => format!("{}={n}?", leaf.text),
                (_, Known::Hidden(reason)) => format!("{}:{}", leaf.text, reason.code()),
            });
            shown.collect::<Vec<_>>().join(" / ")
        }
    }
}

#[test]
fn a_status_is_attested_only_where_every_way_to_it_agrees() {
    let cases = [
        ("pytest -q", 0, "pytest -q=0"),
        ("pytest -q", 1, "pytest -q=1"),
        ("pytest -q || true", 0, "pytest -q:exit-not-attributable"),
        ("pytest -q || true", 1, "pytest -q:exit-not-attributable"),
        ("pytest -q || exit 1", 0, "pytest -q=0"),
        ("pytest -q || exit 1", 1, "pytest -q:exit-not-attributable"),
        ("pytest; echo done", 0, "pytest:exit-not-attributable / echo done=0"),
        (
            "pytest -q && npm run lint; true",
            0,
            "pytest -q:exit-not-attributable / npm run lint:exit-not-attributable",
        ),
        ("cd app && pytest", 0, "cd app=0 / pytest=0"),
        ("cd app && pytest", 1, "cd app:exit-not-attributable / pytest=1?"),
        ("cd app; pytest", 1, "cd app:exit-not-attributable / pytest=1"),
        ("a && b && c", 0, "a=0 / b=0 / c=0"),
        ("a || b", 1, "a:exit-not-attributable / b=1"),
        ("pytest | tail -5", 0, "pytest:pipeline-without-pipefail / tail -5=0"),
        ("set -o pipefail; pytest | tail -5", 0, "pytest=0 / tail -5=0"),
        ("set -euo pipefail\npytest -q | tee log\n", 0, "pytest -q=0 / tee log=0"),
        ("set -o pipefail; pytest | cat", 1, "pytest:exit-not-attributable / cat:exit-not-attributable"),
        ("pytest | tee log; exit ${PIPESTATUS[0]}", 1, "pytest=1 / tee log:exit-not-attributable"),
        ("pytest -q; rc=$?; echo over; exit $rc", 1, "pytest -q=1 / echo over=0"),
        ("rc=0; pytest || rc=$?; exit $rc", 2, "pytest=2"),
        ("rc=0; pytest || rc=$?; exit $rc", 0, "pytest=0"),
        (
            "pytest; rc=$?; read rc; exit $rc",
            0,
            "pytest:exit-not-attributable / read rc:exit-not-attributable",
        ),
        ("pytest; rc=$?; echo $((rc=0)); exit $rc", 0, "pytest:exit-not-attributable / echo $((rc=0))=0"),
        ("pytest; exit $?", 1, "pytest=1"),
        ("pytest; exit 0", 0, "pytest:exit-not-attributable"),
        ("pytest; exit", 1, "pytest=1"),
        ("! pytest", 0, "pytest:negated"),
        ("! pytest", 1, "pytest=0"),
        ("pytest &", 0, "pytest:background-in-shell"),
        ("serve & pytest", 1, "serve:background-in-shell / pytest=1"),
        ("set -e; pytest; echo done", 0, "pytest=0 / echo done=0"),
        ("set -e; pytest; echo done", 1, "pytest=1 / echo done:exit-not-attributable"),
        ("set -e; set +e; pytest; echo done", 0, "pytest:exit-not-attributable / echo done=0"),
        ("(cd a && pytest)", 0, "cd a=0 / pytest=0"),
        ("(pytest; exit 0)", 0, "pytest:exit-not-attributable"),
        ("(exit 1); pytest", 0, "pytest=0"),
        ("{ pytest; }", 1, "pytest=1"),
        ("if pytest; then echo ok; else exit 1; fi", 0, "pytest=0 / echo ok=0"),
        ("if pytest; then echo ok; fi", 0, "pytest:exit-not-attributable / echo ok=0?"),
        ("for i in 1 2; do pytest; done", 0, "pytest:in-loop"),
        ("while pytest; do :; done", 0, "pytest:in-loop"),
        ("for i in 1 2; do sleep 1; done; pytest", 0, "sleep 1:in-loop / pytest=0"),
        ("for i in 1 2; do pytest && exit 0; done", 0, "refused: in-loop"),
        ("case $x in a) pytest;; esac", 1, "pytest=1"),
        ("case $x in a) pytest;; esac", 0, "pytest=0?"),
        ("[ -d tests ] || exit 0; pytest", 0, "[ -d tests ]:exit-not-attributable / pytest=0?"),
        ("pytest() { true; }; pytest", 0, "refused: shadowed"),
        ("alias pytest=true; pytest", 0, "refused: shadowed"),
        ("trap 'exit 0' EXIT; pytest", 0, "refused: trap"),
        ("eval pytest", 0, "refused: eval"),
        ("source env.sh && pytest", 0, "refused: source"),
        ("source .venv/bin/activate && pytest", 0, "source .venv/bin/activate=0 / pytest=0"),
        (". venv/bin/activate; pytest", 1, ". venv/bin/activate:exit-not-attributable / pytest=1"),
        ("command exit 0; pytest", 0, "refused: shell-option"),
        ("\\exit 0; pytest", 0, "pytest:exit-not-attributable"),
        ("bash -c 'pytest -q'", 1, "pytest -q=1"),
        ("bash -c 'pytest -q || true'", 0, "pytest -q:exit-not-attributable"),
        ("bash -ec 'pytest; true'", 1, "pytest=1"),
        ("bash -c 'exit 3'; pytest", 0, "pytest=0"),
        ("timeout 60 bash -c 'cd x && pytest'", 0, "cd x=0 / pytest=0"),
        ("exec pytest", 1, "exec pytest=1"),
        ("exec pytest; echo x", 1, "exec pytest=1 / echo x:exit-not-attributable"),
        ("time pytest", 1, "pytest=1"),
        ("DEBUG=1 pytest", 1, "DEBUG=1 pytest=1"),
        ("pytest > log", 1, "pytest=1"),
        ("x=$(pytest)", 1, "x=$(pytest)=1"),
        ("shopt -s lastpipe; a | b", 0, "refused: shell-option"),
        ("set -n; pytest", 0, "refused: shell-option"),
        ("coproc pytest", 0, "refused: background-in-shell"),
        ("pytest && \\\n  echo ok", 0, "pytest=0 / echo ok=0"),
        ("cat > t.py <<'EOF'\nimport os\nEOF\npytest t.py", 0, "cat:exit-not-attributable / pytest t.py=0"),
        ("pytest # || true", 1, "pytest=1"),
        ("", 0, ""),
        ("pytest", 130, "pytest=130"),
    ];
    for (line, status, expected) in cases {
        assert_eq!(known(line, status), expected, "{line} -> {status}");
    }
}

#[test]
fn what_changes_later_command_lines_is_noticed_even_in_a_refused_line() {
    for (line, expected) in [
        ("export PATH=/tmp/x:$PATH", true),
        ("PATH=/tmp/x pytest", false),
        ("PATH=/tmp/x; pytest", true),
        ("alias pytest=true", true),
        ("pytest() { :; }", true),
        ("source env.sh", true),
        ("source .venv/bin/activate", false),
        ("export DEBUG=1", false),
        ("trap 'x' EXIT; ls", false),
        ("pytest -q", false),
        ("export PATH=/x; 'unclosed", true),
    ] {
        assert_eq!(Script::analyse(line).1, expected, "{line}");
    }
}

#[test]
fn a_report_can_be_hidden_filtered_or_spoken_over() {
    let veil = |line: &str| {
        let script = Script::analyse(line).0.unwrap();
        let (id, leaf) = script.leaves().find(|(_, leaf)| leaf.text.contains("pytest")).unwrap();
        let veil = leaf.veil.map_or("open", crate::Reason::code);
        format!("{veil}{}", if script.others_are_loud(id) { " loud" } else { "" })
    };
    for (line, expected) in [
        ("pytest", "open"),
        ("pytest 2>&1", "open"),
        ("pytest 2>/dev/null", "open"),
        ("pytest > log", "output-redirected"),
        ("pytest &> log", "output-redirected"),
        ("pytest >/dev/null 2>&1", "output-redirected"),
        ("{ pytest; } > log", "output-redirected"),
        ("bash -c 'pytest' > log", "output-redirected"),
        ("set -o pipefail; pytest 2>&1 | tee log | tail -n 20", "open"),
        ("set -o pipefail; pytest | sed s/failed/passed/", "output-filtered loud"),
        ("set -o pipefail; pytest | tee log > /dev/null", "output-filtered"),
        ("cat old.log; pytest", "open loud"),
        ("pip install -e . && pytest && echo done", "open"),
        ("pytest && echo '4 passed'", "open loud"),
        ("python gen.py && pytest", "open loud"),
    ] {
        assert_eq!(veil(line), expected, "{line}");
    }
}

/// Constructs around a command, after which its own status is not known from a zero.
const MASKS: [(&str, &str); 13] = [
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
