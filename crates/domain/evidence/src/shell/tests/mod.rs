//! Command lines and what is known of their commands.

mod arms;
mod laws;
mod leaves;
mod voices;

use super::{Known, Leaf, Script};

/// A line that can be analysed, or what it is refused for.
fn script(line: &str) -> Result<Script, String> {
    Script::analyse(line).0.map_err(|reason| format!("refused: {}", reason.code()))
}

/// What is said of the first command of a line by `say`.
fn of_first(line: &str, say: impl Fn(&Leaf) -> String) -> String {
    match script(line) {
        Ok(script) => script.leaves().next().map_or_else(String::new, |(_, leaf)| say(leaf)),
        Err(refused) => refused,
    }
}

/// The rows of a table, each a command line and what is expected of it; `⏎` is the end of a line.
fn rows(table: &str) -> impl Iterator<Item = (String, &str)> {
    let rows = table.lines().map(str::trim_start).filter(|row| !row.is_empty());
    rows.map(|row| {
        let (line, expected) = row.split_once("  =>").unwrap();
        (line.replace('⏎', "\n"), expected.trim())
    })
}

/// What is known of each command of a line: `text=3` attested, `text=3?` if it ran, `text=3*` if its report says so, `text:reason` hidden.
fn known(line: &str, status: u8) -> String {
    match Script::analyse(line).0 {
        Err(reason) => format!("refused: {}", reason.code()),
        Ok(script) => {
            let known = script.known(status);
            let shown = script.leaves().zip(known).map(|((_, leaf), known)| match (&leaf.call, known) {
                (_, Known::Status(n)) => format!("{}={n}", leaf.text),
                (_, Known::StatusIfItRan(n)) => format!("{}={n}?", leaf.text),
                (_, Known::StatusIfReported(n)) => format!("{}={n}*", leaf.text),
                (_, Known::Failed) => format!("{}=failed", leaf.text),
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
        ("pytest -q || exit 1", 1, "pytest -q=failed"),
        (
            "set -eu; case $x in a) { c & d; } | leaf;; *) b;; esac",
            2,
            "c:background-in-shell / d:pipeline-without-pipefail / leaf=2? / b=2?",
        ),
        ("set -o pipefail; a | b", 141, "a:signalled / b:signalled"),
        ("! pytest -q", 0, "pytest -q:negated"),
        ("! pytest -q", 1, "pytest -q:negated"),
        ("if ! pytest -q; then exit 3; fi", 3, "pytest -q=failed"),
        ("if ! pytest -q; then exit 3; fi", 0, "pytest -q=0"),
        ("pytest -q || true", 1, "pytest -q:exit-not-attributable"),
        ("pytest -q || exit 1", 0, "pytest -q=0"),
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
        ("a || b", 1, "a=failed / b=1"),
        ("pytest | tail -5", 0, "pytest:pipeline-without-pipefail / tail -5=0"),
        ("set -o pipefail; pytest | tail -5", 0, "pytest=0 / tail -5=0"),
        ("set -euo pipefail\npytest -q | tee log\n", 0, "pytest -q=0 / tee log=0"),
        ("set -o pipefail; pytest | cat", 1, "pytest=1* / cat:exit-not-attributable"),
        ("set -o pipefail && pytest | tail -5", 0, "pytest=0 / tail -5=0"),
        ("set -o pipefail && pytest | tail -5", 101, "pytest=101* / tail -5:exit-not-attributable"),
        (
            "set -o pipefail; a && pytest | tee log",
            1,
            "a:exit-not-attributable / pytest=1* / tee log:exit-not-attributable",
        ),
        (
            "set -o pipefail; pytest | grep -c x",
            1,
            "pytest:exit-not-attributable / grep -c x:exit-not-attributable",
        ),
        ("set -o pipefail; pytest | grep x", 1, "pytest=1* / grep x:exit-not-attributable"),
        (
            "set -o pipefail; pytest | grep x file",
            1,
            "pytest:exit-not-attributable / grep x file:exit-not-attributable",
        ),
        ("pytest | tail -5", 1, "pytest:pipeline-without-pipefail / tail -5=1"),
        ("set -e && pytest", 0, "refused: shell-option"),
        ("pytest | tee log; exit ${PIPESTATUS[0]}", 1, "pytest=1 / tee log:exit-not-attributable"),
        ("pytest | tail -5; test ${PIPESTATUS[0]} -eq 0", 0, "pytest=0 / tail -5:exit-not-attributable"),
        ("pytest | tail -5; test ${PIPESTATUS[0]} -eq 0", 1, "pytest=failed / tail -5:exit-not-attributable"),
        (
            "pytest | tail -5; [ \"${PIPESTATUS[1]}\" -eq 0 ]",
            0,
            "pytest:pipeline-without-pipefail / tail -5=0",
        ),
        ("pytest; rc=$?; tail log; [ $rc = 0 ]", 0, "pytest=0 / tail log:exit-not-attributable"),
        ("pytest; if [ $? -ne 0 ]; then exit 3; fi", 0, "pytest=0"),
        ("pytest; if [ $? -ne 0 ]; then exit 3; fi", 3, "pytest=failed"),
        ("pytest; [ $? -ne 0 ]", 0, "pytest=failed"),
        ("pytest; [ $? -ne 0 ]", 1, "pytest=0"),
        ("pytest; [ $? -eq 0 ] || true", 0, "pytest:exit-not-attributable"),
        ("pytest; test $? -eq 5", 0, "pytest:exit-not-attributable / test $? -eq 5=0"),
        ("pytest; test $? -le 1", 0, "pytest:exit-not-attributable / test $? -le 1=0"),
        ("pytest; test $? -eq 0 -o -f x", 0, "pytest:exit-not-attributable / test $? -eq 0 -o -f x=0"),
        ("pytest; [ $? -eq 0 ", 0, "pytest:exit-not-attributable / [ $? -eq 0=0"),
        ("pytest; rc=$?; rc=0; test $rc -eq 0", 0, "pytest:exit-not-attributable"),
        ("pytest; true; test ${PIPESTATUS[0]} -eq 0", 0, "pytest:exit-not-attributable"),
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
        ("! pytest", 1, "pytest:negated"),
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
        ("trap 'rm -rf \"$tmp\"' EXIT; pytest", 0, "pytest=0"),
        ("trap 'rm -f /tmp/x.log' EXIT; pytest", 1, "pytest=1"),
        ("trap 'rm -f /tmp/x' EXIT; set -e; pytest", 1, "refused: trap"),
        ("trap 'rm -rf src' EXIT; pytest", 0, "refused: trap"),
        ("trap 'rm -f /tmp/x; exit 0' EXIT; pytest", 0, "refused: trap"),
        ("trap 'rm -f /tmp/x' ERR; pytest", 0, "refused: trap"),
        ("eval pytest", 0, "refused: eval"),
        ("source env.sh && pytest", 0, "refused: source"),
        ("source .venv/bin/activate && pytest", 0, "source .venv/bin/activate=0 / pytest=0"),
        (". venv/bin/activate; pytest", 1, ". venv/bin/activate:exit-not-attributable / pytest=1"),
        ("command exit 0; pytest", 0, "pytest:exit-not-attributable"),
        ("command -p exit 0; pytest", 0, "refused: shell-option"),
        ("if [ -f x ]; then :; fi; pytest", 1, "[ -f x ]:exit-not-attributable / pytest=1"),
        (
            "[ -f x ] || mkdir x; pytest",
            0,
            "[ -f x ]:exit-not-attributable / mkdir x:exit-not-attributable / pytest=0",
        ),
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
        ("x=$(pytest)", 1, "x=$(pytest)=1?"),
        ("x=$(pytest)", 0, "x=$(pytest)=0"),
        ("shopt -s lastpipe; a | b", 0, "refused: shell-option"),
        ("set -n; pytest", 0, "refused: shell-option"),
        ("! && pytest", 0, "refused: unparsable"),
        ("true || time; pytest", 0, "refused: unparsable"),
        ("!; pytest", 1, "pytest=1"),
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

/// What runs between keeping a status and ending with it, and whether the kept status is then still the test run's.
#[test]
fn a_kept_status_is_trusted_only_where_nothing_can_have_changed_it() {
    let kept = |between: &str| {
        let line = format!("pytest; rc=$?; {between}; exit $rc");
        let Ok(script) = Script::analyse(&line).0 else { return false };
        matches!(script.known(0).first(), Some(Known::Status(0)))
    };
    for (between, expected) in [
        ("echo $rc", true),
        ("echo \"ended: $rc\"", true),
        ("true", true),
        ("[ $rc -eq 0 ] && echo fine", true),
        ("[[ $rc -ne 0 ]] || echo fine", true),
        ("[ -f x ]", true),
        ("[ -n \"$x\" ]", true),
        ("x=${y:-1}", true),
        ("(rc=0)", true),
        ("rc=0", false),
        ("read rc <<< 0", false),
        ("command read rc <<< 0", false),
        ("'read' rc <<< 0", false),
        ("printf -v rc 0", false),
        ("printf '-v' rc 0", false),
        ("printf -vrc 0", false),
        ("printf \"$x\" rc 0", false),
        ("let rc=0", false),
        ("((rc=0))", false),
        ("x=$((rc=0))", false),
        ("x[rc=0]=1", false),
        ("rc[0]=0", false),
        ("echo ${x[rc=0]}", false),
        ("echo ${PWD:rc=0:1}", false),
        ("echo $[rc=0]", false),
        ("[[ rc=0 -eq 0 ]]", false),
        ("[[ $x -eq 0 ]]", false),
        ("test -v 'x[rc=0]'", false),
        ("[ $x ]", false),
        ("true <<< $((rc=0))", false),
        ("true > $((rc=0))", false),
        ("case $((rc=0)) in *) ;; esac", false),
        ("case 0 in $((rc=0))) ;; esac", false),
        ("for rc in 0; do :; done", false),
        ("for ((rc=0; rc<0; rc++)); do :; done", false),
        ("true {rc}>/dev/null", false),
        ("declare rc=0", false),
        ("declare -n q=rc; q=0", false),
        ("wait -p rc", false),
        ("mapfile rc <<< 0", false),
        ("getopts a rc", false),
        ("$x rc=0", false),
        ("unset rc", false),
        ("RC=1 rc=0", false),
    ] {
        assert_eq!(kept(between), expected, "{between}");
    }
    for line in [
        "pytest; rc=$?; true; exit $rc | exit",
        "pytest; time; exit ${PIPESTATUS[0]}",
        "pytest; !; exit ${PIPESTATUS[0]}",
        "pytest; RANDOM=$?; exit $RANDOM",
        "pytest; _=$?; exit $_",
        "rc=0; pytest; rc[1]=$?; exit $rc",
        "declare -n q=rc; pytest; q=$?; rc=0; exit $q",
    ] {
        let known = Script::analyse(line).0.map(|script| script.known(0)).unwrap_or_default();
        assert!(!matches!(known.first(), Some(Known::Status(0) | Known::StatusIfItRan(0))), "{line}");
    }
}

#[test]
fn a_changed_environment_is_noticed_however_it_is_written() {
    let shadowed = |line: &str| match Script::analyse(line).0 {
        Err(_) => true,
        Ok(script) => script
            .leaves()
            .any(|(_, leaf)| leaf.text.ends_with("pytest") && leaf.call == Err(crate::Reason::Shadowed)),
    };
    for (line, expected) in [
        ("export DEBUG=1 APP_ENV=test; pytest", false),
        ("export DB_URL=\"$URL\"; pytest", false),
        ("export TOKEN=$SECRET; pytest", false),
        ("PYTHONPATH=src pytest", false),
        ("env A=\"$B\" pytest", false),
        ("read -r answer; pytest", false),
        ("export 'PATH=/x'; pytest", true),
        ("export \"PATH=/x:$PATH\"; pytest", true),
        ("export $(cat .env); pytest", true),
        ("export \"$SETTING\"; pytest", true),
        ("command export PYTEST_ADDOPTS=-x; pytest", true),
        ("command export A=$B; pytest", true),
        ("\\export A=$B; pytest", true),
        ("declare -x PATH=/x; pytest", true),
        ("declare -n r=PATH; r=/x; pytest", true),
        ("typeset 'LD_PRELOAD=x'; pytest", true),
        ("for PATH in /x; do :; done; pytest", true),
        ("read PATH < x; pytest", true),
        ("read $x; pytest", true),
        ("printf -vPATH /x; pytest", true),
        ("printf '-v' 'PATH' /x; pytest", true),
        ("let PATH=5; pytest", true),
        (": $((PATH=5)); pytest", true),
        (": ${PYTEST_PLUGINS:=x}; pytest", true),
        ("true {PATH}>x; pytest", true),
        ("wait -p PATH; pytest", true),
        ("mapfile PATH < x; pytest", true),
        ("unset 'PATH'; pytest", true),
        ("PATH+=:/x; pytest", true),
        ("$x PATH=/x; pytest", true),
        ("((PATH=5)); pytest", true),
        ("x[PATH=1]=2; pytest", true),
    ] {
        assert_eq!(shadowed(line), expected, "{line}");
    }
    for line in
        ["env 'PYTEST_ADDOPTS=-x' pytest", "env \"$X\" pytest", "env A=$B pytest", "env \"$N=x\" pytest"]
    {
        let script = Script::analyse(line).0.unwrap();
        assert!(script.leaves().all(|(_, leaf)| leaf.call.is_err()), "{line}");
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
        ("export $(cat .env)", true),
        ("set -a; PYTEST_ADDOPTS=x", true),
        ("export PATH=/x; sleep 1 & coproc y", true),
        ("coproc y", false),
        ("trap x EXIT; cp fake pytest.py", true),
        ("trap x EXIT; .venv/bin/python -m pytest", false),
        ("((PATH=5)); pytest", true),
        ("x[PATH=1]=2", true),
        ("shopt -s x", true),
        ("mapfile -C x y", true),
        ("hash -p /x pytest", true),
        ("for i in 1 2; do curl x && break; done", false),
        ("break", false),
        ("unset PATH", true),
        ("set -z", false),
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
        format!("{veil}{}", if script.others_are_loud(&[id]) { " loud" } else { "" })
    };
    for (line, expected) in [
        ("pytest", "open"),
        ("pytest 2>&1", "open"),
        ("pytest 2>/dev/null", "open"),
        ("pytest > log", "output-redirected"),
        ("pytest &> log", "output-redirected"),
        ("pytest >/dev/null 2>&1", "output-redirected"),
        ("pytest 2>/dev/null 1>&2", "output-redirected"),
        ("pytest 1>&2", "open"),
        ("pytest 3>&1 1>&2 2>&3", "open"),
        ("pytest >&-", "output-redirected"),
        ("pytest > $x", "output-redirected"),
        ("pytest >& log", "output-redirected"),
        ("pytest > /dev/stderr 2> log", "open"),
        ("pytest 2> log > /dev/stderr", "output-redirected"),
        ("{ pytest 1>&2; } 2> log", "output-redirected"),
        ("set -o pipefail; pytest 2>&1 > log | cat", "output-redirected"),
        ("set -o pipefail; pytest | cat -n", "output-filtered loud"),
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

#[test]
fn output_is_cut_where_only_its_beginning_or_end_is_passed_on() {
    for (line, expected) in [
        ("set -o pipefail; pytest | tail -8", [true, false]),
        ("pytest | cat | head -n 3", [true, true]),
        ("pytest | tail -5", [true, true]),
        ("pytest | tail -n9", [true, false]),
        ("pytest | tail", [false, false]),
        ("pytest | tail -20 | tail -2", [true, true]),
        ("pytest | tail -n +2", [true, true]),
        ("pytest | tail -c 500", [true, true]),
        ("pytest | tail -c500", [true, true]),
        ("pytest | tail -5 -", [true, true]),
        ("pytest | grep -v Warning", [true, true]),
        ("pytest | tee log", [false, false]),
        ("pytest", [false, false]),
        ("tail -5 old.log; pytest", [false, false]),
    ] {
        let cut = [5, 3].map(|lines| Script::analyse(line).0.unwrap().cuts_output(lines));
        assert_eq!(cut, expected, "{line}");
    }
}
