//! Which runs are of a script.

use super::loses_words;
use crate::predicate::history::History;
use crate::{Edit, Ending, Observation, Output, ProcessExit, Turn};

fn is_scripted(command: &str, status: i32, output: &str) -> bool {
    let mut turn = Turn::builder("x");
    turn.observe(Observation::ProcessExit(ProcessExit {
        command: command.into(),
        workdir: None,
        ending: Ending::Exited(status),
        output: Output::complete(output),
    }));
    let turn = turn.build();
    History::of(&turn).runs.iter().any(|run| run.scripted.is_some())
}

#[test]
fn a_script_is_run_by_a_plain_command_that_tells_its_end() {
    const FAULT: &str = "Parse error near line 2: no such column: customer_id\n";
    for (command, status, output, expected) in [
        ("bash a.sh", 1, FAULT, true),
        ("./a.sh", 1, FAULT, true),
        ("sh -ex bin/a.sh up", 1, FAULT, true),
        ("bash a.sh", 0, "3 rows\n", true),
        ("bash a.sh", 125, FAULT, true),
        ("bash a.sh", 126, FAULT, false),
        ("bash a.sh", 1, "", false),
        ("bash a.sh", 0, FAULT, false),
        ("bash a.sh", 0, "2 passed\n", false),
        ("bash a.sh", 0, "two failures\n", false),
        ("a.sh", 1, FAULT, false),
        ("bash", 1, FAULT, false),
        ("bash a.py", 1, FAULT, false),
        ("bash -c a.sh", 1, FAULT, false),
        ("bash a.sh < x", 1, FAULT, false),
        ("bash a.sh > x", 1, FAULT, false),
        ("bash a.sh &", 0, "3 rows\n", false),
        ("! bash a.sh", 1, FAULT, false),
        ("X=1 bash a.sh", 1, FAULT, false),
        ("bash a.sh; bash a.sh", 1, FAULT, false),
        ("bash ../a.sh", 1, FAULT, false),
        ("bash /opt/a.sh", 1, FAULT, false),
        ("bash upload.sh", 1, FAULT, false),
        ("bash run-tests.sh", 1, FAULT, false),
        ("bash run-tests.sh", 0, "Ran 2 tests in 0.000s\n\nOK\n", true),
        ("make test", 0, "cc -o t t.c\n./t\nall good\n", true),
        (
            "make test",
            2,
            "./t\nt: t.c:7: main: Assertion `n == 0' failed.\nmake: *** [Makefile:4: test] Aborted\n",
            true,
        ),
        ("make test", 0, "all good\n", false),
        ("make check-install", 0, "./t\nall good\n", false),
        ("make all", 0, "./t\nall good\n", false),
        ("make -k test", 0, "./t\nall good\n", false),
    ] {
        assert_eq!(is_scripted(command, status, output), expected, "{command} -> {status} {output}");
    }
}

#[test]
fn an_edit_loses_a_word_that_it_does_not_put_back() {
    for (removed, added, expected) in [
        ("a b", "a", true),
        ("a, b", "b; a; c", false),
        ("a_b", "b a", false),
        ("a", "ab", true),
        ("", "a", false),
    ] {
        let edit = Edit { removed: removed.to_owned(), added: added.to_owned() };
        assert_eq!(loses_words(&edit), expected, "{removed} -> {added}");
    }
}
