//! Scripts of the shell that failed before and pass now.

use super::*;

fn patched(path: &str, removed: &str, added: &str) -> Observation {
    let edit = Edit { removed: removed.into(), added: added.into() };
    Observation::FileWrite(FileWrite { path: path.into(), edits: vec![edit], ..FileWrite::default() })
}

const FAULT: &str = "Parse error near line 2: no such column: customer_id\n  CREATE INDEX orders_by_customer ON orders (customer_id);\n";

fn mended() -> Observation {
    patched("/w/migrations/001_orders.sql", "ON orders (customer_id)", "ON orders (customer)")
}

fn course(command: &str, status: i32, output: &str, steps: Vec<Observation>, passed: &str) -> String {
    verdict([vec![ran(command, status, output)], steps, vec![ran(command, 0, passed)]].concat())
}

#[test]
fn a_script_passes_where_nothing_but_a_file_elsewhere_was_mended() {
    for command in ["bash migrate.sh", "sh migrate.sh", "./migrate.sh", "bash -eu bin/migrate.sh up"] {
        let found = course(command, 1, FAULT, vec![mended()], "customers  orders\n");
        assert_eq!(found, "success failed-then-passed", "{command}");
        let looked = vec![ran("cat migrate.sh", 0, "set -e\n"), mended(), ran("ls", 0, "")];
        assert_eq!(course(command, 1, FAULT, looked, ""), "success failed-then-passed", "{command}");
        let twice = vec![ran(command, 1, FAULT), mended()];
        assert_eq!(course(command, 1, FAULT, twice, ""), "success failed-then-passed", "{command}");
    }
}

#[test]
fn a_script_that_may_ask_something_else_by_now_proves_nothing() {
    let created = Observation::FileWrite(FileWrite {
        path: "/w/done.sql".into(),
        created: true,
        edits: vec![Edit { removed: String::new(), added: "x".into() }],
        ..FileWrite::default()
    });
    for steps in [
        vec![],
        vec![patched("/w/migrate.sh", "sqlite3 a", "sqlite3 b")],
        vec![mended(), patched("/w/lib/db.sh", "sqlite3 a", "sqlite3 b")],
        vec![mended(), patched("/w/.env", "DB=a", "DB=b")],
        vec![mended(), patched("/w/expected.txt", "1", "2")],
        vec![mended(), patched("/w/tests/a.sql", "1", "2")],
        vec![patched("/w/migrations/001_orders.sql", "CREATE INDEX a ON orders (customer_id);\n", "")],
        vec![patched(
            "/w/migrations/001_orders.sql",
            "CREATE INDEX a ON b (c);",
            "-- CREATE INDEX a ON b (c);",
        )],
        vec![patched("/w/migrations/001_orders.sql", "CREATE INDEX a ON b (c);", "SELECT 1;")],
        vec![patched("/w/a.conf", "strict", "loose")],
        vec![patched("/w/limits.json", "{\"size\": 300}", "{\"size\": 30000}")],
        vec![patched("/w/orders.txt", "a b", "a a")],
        vec![patched("/w/load.py", "    load()\n", "    load\n")],
        vec![wrote("/w/marker", "1\n")],
        vec![created],
        vec![mended(), ran("touch done", 0, "")],
        vec![mended(), ran("python mend.py", 0, "")],
        vec![mended(), ran("sed -i s/exit/echo/ migrate.sh", 0, "")],
        vec![mended(), ran("git checkout main", 0, "")],
        vec![mended(), ran("bash other.sh", 0, "")],
        vec![ran("export SKIP=1", 0, ""), mended()],
    ] {
        let found = course("bash migrate.sh", 1, FAULT, steps.clone(), "");
        assert!(!found.starts_with("success"), "{steps:?}: {found}");
    }
    for (command, status, output, passed) in [
        ("bash migrate.sh", 1, "", ""),
        ("bash migrate.sh", 1, "curl: (7) Failed to connect: Connection refused\n", ""),
        ("bash migrate.sh", 1, "FAILED tests/test_a.py::test_b\n1 failed, 2 passed in 0.1s\n", ""),
        ("bash migrate.sh", 1, FAULT, "2 passed in 0.1s\n"),
        ("bash migrate.sh", 1, FAULT, "Error: no such table: orders\n"),
        ("bash migrate.sh", 126, FAULT, ""),
        ("bash migrate.sh", 137, FAULT, ""),
        ("bash run-tests.sh", 1, FAULT, ""),
        ("bash deploy.sh", 1, FAULT, ""),
        ("bash $X.sh", 1, FAULT, ""),
        ("bash /opt/a.sh", 1, FAULT, ""),
        ("X=1 bash migrate.sh", 1, FAULT, ""),
        ("bash migrate.sh > log", 1, FAULT, ""),
        ("bash migrate.sh || true", 0, FAULT, ""),
        ("bash migrate.sh; ls", 1, FAULT, ""),
        ("bash migrate.sh | tail -1", 1, FAULT, ""),
        ("./migrate", 1, FAULT, ""),
    ] {
        let found = course(command, status, output, vec![mended()], passed);
        assert!(!found.starts_with("success"), "{command} {output}: {found}");
    }
    let fails = || ran("bash migrate.sh", 1, FAULT);
    let passes = || ran("bash migrate.sh", 0, "");
    for steps in [
        vec![wrote("/w/migrate.sh", "sqlite3 a.db < a.sql\n"), fails(), mended(), passes()],
        vec![fails(), mended(), passes(), fails()],
        vec![fails(), mended(), ran("bash migrate.sh again", 0, "")],
        vec![fails(), mended(), ran("cd other", 0, ""), passes()],
        vec![fails(), mended(), passes(), patched("/w/migrations/001_orders.sql", "customer", "cents")],
        vec![fails(), mended(), passes(), ran("mytool", 0, "")],
    ] {
        let found = verdict(steps.clone());
        assert!(!found.starts_with("success"), "{steps:?}: {found}");
    }
}

#[test]
fn tests_judge_where_they_ran_beside_a_script() {
    let steps = vec![ran("bash migrate.sh", 1, FAULT), mended(), ran("bash migrate.sh", 0, "")];
    let tests = [steps.clone(), vec![ran("pytest -q", 1, FAILED)]].concat();
    assert_eq!(verdict(tests), "failure tests-failed");
    assert_eq!(verdict(vec![ran("bash migrate.sh", 0, "")]), "indirect-runner");
}

#[test]
fn a_script_is_told_with_its_fault_and_a_change_that_is_too_long_is_not_compared() {
    let turn = turn(vec![
        ran("bash migrate.sh", 1, FAULT),
        ran("ls", 0, "a\n"),
        mended(),
        ran("bash migrate.sh", 0, "customers\n"),
    ]);
    let evaluation = evaluate(&turn);
    let failed = evaluation.findings().failed.as_ref().unwrap();
    assert_eq!(failed.signature, crate::FailureSignature::of_output(FAULT).unwrap());
    assert!(failed.summary.contains("no such column: customer_id"), "{}", failed.summary);
    let attested: Vec<_> = evaluation.attestations().iter().map(|told| told.attested.as_deref()).collect();
    assert_eq!(attested, [Some("bash migrate.sh"), Some("ls"), Some("bash migrate.sh")]);
    let values = |count: usize| format!("VALUES {}", "1, ".repeat(count));
    for (count, edits, expected) in
        [(200, 1, true), (30_000, 1, true), (30_000, 3, false), (90_000, 1, false)]
    {
        let long = patched("/w/a.sql", "VALUES 1, ", &values(count));
        let found = course("bash migrate.sh", 1, FAULT, vec![long; edits], "");
        assert_eq!(found == "success failed-then-passed", expected, "{count} {edits}: {found}");
    }
    let both = patched("/w/a.sql", &values(400), &values(401));
    assert_eq!(course("bash migrate.sh", 1, FAULT, vec![both], ""), "success failed-then-passed");
}

const RAN: &str =
    "----------------------------------------------------------------------\nRan 2 tests in 0.000s\n\nOK\n";
const FELL: &str = "======================================================================\n\
                    FAIL: test_three (test_a.T.test_three)\n\
                    ----------------------------------------------------------------------\n\
                    Traceback (most recent call last):\n  File \"/w/test_a.py\", line 7, in test_three\n    \
                    self.assertEqual(double(3), 6)\nAssertionError: 9 != 6\n\n\
                    ----------------------------------------------------------------------\n\
                    Ran 2 tests in 0.000s\n\nFAILED (failures=1)\n";

fn doubled() -> Observation {
    patched("/w/a.py", "return x * x", "\"\"\"Twice x.\"\"\"\n    return x * 2")
}

#[test]
fn a_script_of_tests_passes_by_the_report_that_it_shows() {
    for command in ["./run-tests.sh", "bash run-tests.sh", "bash ci.sh", "make test"] {
        let found = course(command, 1, FELL, vec![doubled()], RAN);
        assert_eq!(found, "success failed-then-passed", "{command}");
    }
    let fewer = RAN.replace("Ran 2 tests", "Ran 1 test");
    let skips = RAN.replace("OK", "OK (skipped=1)");
    let twice = format!("{RAN}{RAN}");
    for passed in [fewer.as_str(), &skips, &twice, "", "OK\n", "2 passed in 0.1s\n", FELL] {
        let found = course("./run-tests.sh", 1, FELL, vec![doubled()], passed);
        assert!(!found.starts_with("success"), "{passed}: {found}");
    }
    for steps in [
        vec![],
        vec![patched("/w/run-tests.sh", "set -e", "set +e")],
        vec![doubled(), patched("/w/test_a.py", "double(3), 6", "double(3), 9")],
        vec![doubled(), patched("/w/env.py", "A = 1", "A = 2")],
        vec![patched("/w/a.py", "return x * x", "\"\"\"\n    return x * x\n\"\"\"")],
        vec![patched("/w/a.py", "check(x)\n", "\"\"\"check(x)\"\"\"\n")],
        vec![doubled(), ran("rm test_b.py", 0, "")],
        vec![wrote("/w/unittest.py", "print('Ran 2 tests in 0.000s\\n\\nOK')\n")],
    ] {
        let found = course("./run-tests.sh", 1, FELL, steps.clone(), RAN);
        assert!(!found.starts_with("success"), "{steps:?}: {found}");
    }
}

#[test]
fn the_name_of_the_folder_above_a_mended_file_says_nothing_of_it() {
    for (checkout, expected) in [(Some("/w/tests"), true), (None, false)] {
        let course = turn(vec![
            ran("./run-tests.sh", 1, FELL),
            patched("/w/tests/a.py", "return x * x", "return x * 2"),
            ran("./run-tests.sh", 0, RAN),
        ]);
        assert_eq!(evaluate(&course.in_checkout(checkout)).verdict().verified(), expected, "{checkout:?}");
    }
}

const RECIPE: &str = "cc -Wall -o test_str test_str.c str.c\n./test_str\n";

#[test]
fn a_recipe_of_make_passes_where_it_tells_the_same_commands() {
    let fault = format!(
        "{RECIPE}test_str: test_str.c:7: main: Assertion `count(\"\", 'a') == 0' failed.\nmake: *** [Makefile:4: test] Aborted\n"
    );
    let zero = || patched("/w/str.c", "int n;", "int n = 0;");
    let good = format!("{RECIPE}all good\n");
    assert_eq!(course("make test", 2, &fault, vec![zero()], &good), "success failed-then-passed");
    for passed in [
        "all good\n",
        "./test_str\nall good\n",
        "cc -Wall -DSKIP -o test_str test_str.c str.c\n./test_str\n",
        "make: Nothing to be done for 'test'.\n",
        &format!("{RECIPE}make: [Makefile:4: test] Aborted (ignored)\n"),
        &format!("{RECIPE}1 failed\n"),
    ] {
        let found = course("make test", 2, &fault, vec![zero()], passed);
        assert!(!found.starts_with("success"), "{passed}: {found}");
    }
    for (command, steps) in [
        ("make test", vec![]),
        ("make test", vec![zero(), patched("/w/Makefile", "./test_str", "true")]),
        ("make test", vec![zero(), patched("/w/test_str.c", "== 0", "== 1")]),
        ("make test", vec![patched("/w/str.c", "assert(n);\n", "")]),
        ("make test", vec![zero(), ran("rm -f test_str.c", 0, "")]),
        ("make test", vec![zero(), ran("python mend.py", 0, "")]),
        ("make -i test", vec![zero()]),
        ("make test CFLAGS=-DNDEBUG", vec![zero()]),
        ("make install-check", vec![zero()]),
        ("make deploy", vec![zero()]),
        ("make test || true", vec![zero()]),
    ] {
        let found = course(command, 2, &fault, steps.clone(), &good);
        assert!(!found.starts_with("success"), "{command} {steps:?}: {found}");
    }
}

#[test]
fn a_number_that_was_passed_is_not_raised_and_a_hole_is_no_answer() {
    let over = "size 500, budget 300\nerror: bundle exceeds budget\n";
    let missing = "start\nTypeError: Cannot read properties of undefined (reading 'z')\n";
    for (output, removed, added, passed, expected) in [
        (over, "300", "30000", "size 500\n", false),
        (over, "max = 300", "max = 30_000", "size 500\n", false),
        (over, "minify(300)", "minify(200, all)", "size 200\n", true),
        ("error: port 8080 is taken\n", "8080", "8081", "listening\n", true),
        (missing, "x.y.z", "x.y.q", "start\nundefined\n", false),
        (missing, "x.y", "x.y.get(z)", "start\n", false),
        (missing, "x.y", "x.y.get(z)", "start\n3\n", true),
    ] {
        let found = course("bash build.sh", 1, output, vec![patched("/w/build.js", removed, added)], passed);
        let fits =
            if expected { found == "success failed-then-passed" } else { !found.starts_with("success") };
        assert!(fits, "{output}: {removed} -> {added}: {found}");
    }
}

const HEALTH: &str = "curl -sf http://127.0.0.1:8080/health";

#[test]
fn a_question_to_a_service_passes_when_it_was_mended_and_started_anew() {
    let mend = || patched("/w/server.py", "if path == \"/healthz\":", "if path == \"/health\":");
    let start = |process: &str| started("python server.py", process);
    let stop = |process: &str| Observation::BackgroundEnd {
        process: process.into(),
        exit: exit("python server.py", Ending::Killed, ""),
    };
    let ask = |status: i32, output: &str| ran(HEALTH, status, output);
    let answer = || ask(0, "{\"status\": \"ok\"}\n");
    let refused = || ask(22, "");
    let good = vec![start("a"), refused(), mend(), stop("a"), start("b"), answer(), stop("b")];
    assert_eq!(verdict(good.clone()), "success failed-then-passed");
    let evaluation = evaluate(&turn(good));
    let failed = evaluation.findings().failed.as_ref().unwrap();
    assert_eq!(failed.signature.kind.as_deref(), Some("curl (22)"));
    assert_eq!(failed.summary, "http://127.0.0.1:8080/health was refused");
    let all = |line: &str| {
        let ask = |status: i32, output: &str| ran(line, status, output);
        verdict(vec![start("a"), ask(22, ""), mend(), stop("a"), start("b"), ask(0, "ok\n"), stop("b")])
    };
    assert_eq!(all("curl -sf http://localhost:8080/x"), "success failed-then-passed");
    for line in [
        "curl -s http://localhost:8080/info",
        "curl -sf -X POST http://localhost:8080/x",
        "curl -sf -o out http://localhost:8080/x",
        "curl -sf http://localhost.org/x",
    ] {
        assert!(!all(line).starts_with("success"), "{line}");
    }
    let curl = |line: &str, status: i32, output: &str| ran(line, status, output);
    for steps in [
        vec![start("a"), refused(), stop("a"), start("b"), answer()],
        vec![start("a"), refused(), mend(), answer()],
        vec![start("a"), refused(), start("b"), mend(), answer()],
        vec![start("a"), ask(7, ""), mend(), stop("a"), start("b"), answer()],
        vec![start("a"), refused(), mend(), stop("a"), start("b"), ask(0, "")],
        vec![start("a"), refused(), mend(), stop("a"), start("b"), ask(0, "internal error\n")],
        vec![start("a"), refused(), mend(), stop("a"), start("b"), ask(0, "[]\n")],
        vec![start("a"), refused(), mend(), stop("a"), start("b"), ask(0, "<h1>Something went wrong</h1>\n")],
        vec![
            start("a"),
            refused(),
            mend(),
            stop("a"),
            start("b"),
            ask(0, "HTTP/1.1 302 Found\nLocation: /login\n"),
        ],
        vec![start("a"), refused(), mend(), stop("a"), started("python -m http.server", "b"), answer()],
        vec![refused(), mend(), start("b"), answer()],
        vec![start("a"), refused(), mend(), ran("mytool", 0, ""), stop("a"), start("b"), answer()],
        vec![start("a"), refused(), mend(), stop("a"), start("b"), ran("mytool", 0, ""), answer()],
        vec![start("a"), refused(), wrote("/w/server.py", "x\n"), stop("a"), start("b"), answer()],
        vec![
            start("a"),
            refused(),
            patched("/w/server.py", "check()\nrun()\n", "run()\n"),
            stop("a"),
            start("b"),
            answer(),
        ],
        vec![start("a"), refused(), mend(), stop("a"), start("b"), answer(), refused()],
        vec![
            start("a"),
            refused(),
            mend(),
            stop("a"),
            start("b"),
            curl("curl -sf http://127.0.0.1:8080/", 0, "ok\n"),
        ],
        vec![
            start("a"),
            curl("curl -s http://127.0.0.1:8080/health", 22, ""),
            mend(),
            start("b"),
            curl("curl -s http://127.0.0.1:8080/health", 0, "ok\n"),
        ],
        vec![
            start("a"),
            curl("curl -sf http://example.org/health", 22, ""),
            mend(),
            start("b"),
            curl("curl -sf http://example.org/health", 0, "ok\n"),
        ],
    ] {
        let found = verdict(steps.clone());
        assert!(!found.starts_with("success"), "{steps:?}: {found}");
    }
}

#[test]
fn a_list_of_what_a_script_works_on_loses_no_word() {
    for (path, removed, added, expected) in [
        ("/w/orders.txt", "customer_id", "customer", false),
        ("/w/orders.sql", "customer_id", "customer", true),
        ("/w/orders.txt", "customer_id", "id_customer", true),
    ] {
        let found = course("bash migrate.sh", 1, FAULT, vec![patched(path, removed, added)], "");
        assert_eq!(found == "success failed-then-passed", expected, "{path} {removed} -> {added}: {found}");
    }
}

#[test]
fn a_report_of_a_script_leaves_out_no_more_than_the_one_that_failed() {
    let unittest = |ran: &str, end: &str| RAN.replace("Ran 2 tests", ran).replace("OK", end);
    let errs = FELL.replace("FAIL: ", "ERROR: ").replace("failures=1", "errors=1");
    for (failed, passed, expected) in [
        (FELL, unittest("Ran 3 tests", "OK"), true),
        (FELL, unittest("Ran 3 tests", "OK (skipped=1)"), false),
        (FELL, unittest("Ran 3 tests", "OK (expected failures=1)"), false),
        (errs.as_str(), unittest("Ran 2 tests", "OK"), true),
        (errs.as_str(), unittest("Ran 1 test", "OK"), false),
    ] {
        let found = course("./run-tests.sh", 1, failed, vec![doubled()], &passed);
        assert_eq!(found == "success failed-then-passed", expected, "{failed} {passed}: {found}");
    }
    for (passed, expected) in [
        ("4 passed in 0.10s", true),
        ("4 passed, 1 deselected in 0.10s", false),
        ("4 passed, 1 xpassed in 0.10s", false),
        ("4 passed, 1 xfailed in 0.10s", false),
        ("4 passed, 1 skipped in 0.10s", false),
    ] {
        let passed = PASSED.replace("4 passed in 0.10s", passed);
        let found = course("./run-tests.sh", 1, FAILED, vec![edited("/w/calc.py")], &passed);
        assert_eq!(found == "success failed-then-passed", expected, "{passed}: {found}");
    }
}

#[test]
fn a_script_of_which_not_all_is_known_proves_nothing() {
    let fails = || ran("bash migrate.sh", 1, FAULT);
    let passes = || ran("bash migrate.sh", 0, "");
    let cut = Observation::ProcessExit(ProcessExit {
        output: Output::cut("customers\n"),
        ..exit("bash migrate.sh", Ending::Exited(0), "")
    });
    for steps in [
        vec![fails(), mended(), cut],
        vec![ran("export A=1", 0, ""), fails(), mended(), passes()],
        vec![ran("bash() { true; }", 0, ""), fails(), mended(), passes()],
    ] {
        let found = verdict(steps.clone());
        assert!(!found.starts_with("success"), "{steps:?}: {found}");
    }
    let told = |command: &str, output: &str, mend: Observation, passed: &str| {
        let steps = vec![ran(command, 1, output), mend, ran(command, 0, passed)];
        evaluate(&turn(steps)).findings().failed.clone().unwrap()
    };
    let failed = told("./run-tests.sh", FELL, doubled(), RAN);
    assert_eq!(failed.failing_tests, ["test_a.T.test_three"]);
}
