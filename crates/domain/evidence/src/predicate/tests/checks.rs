//! Compilers, checkers and scripts: what failed before passes now.

use super::*;

const FIXED: &str = "success failed-then-passed";

/// What a program says when it finds a fault, and when it finds none.
type Course = (&'static str, i32, &'static str, &'static str);

const CHECKS: &[Course] = &[
    (
        "ruff check .",
        1,
        "F401 `os` imported but unused\n --> a.py:3:8\n  |\n\nFound 1 error.\n",
        "All checks passed!\n",
    ),
    (
        "ruff format --check .",
        1,
        "Would reformat: a.py\n1 file would be reformatted\n",
        "5 files already formatted\n",
    ),
    (
        "black --check .",
        1,
        "would reformat /w/a.py\n\nOh no!\n",
        "All done!\n2 files would be left unchanged.\n",
    ),
    ("npx eslint src", 1, "/w/a.js\n  7:7  error  'x' is never used  no-unused-vars\n", ""),
    (
        "npx prettier --check .",
        1,
        "Checking formatting...\n[warn] a.js\n",
        "All matched files use Prettier code style!\n",
    ),
    ("python -m py_compile a.py", 1, "  File \"a.py\", line 9\n    def (\nSyntaxError: invalid syntax\n", ""),
    ("node --check a.js", 1, "/w/a.js:7\nx = {{;\n\nSyntaxError: Unexpected token '{'\n", ""),
    (
        "php -l a.php",
        255,
        "PHP Parse error:  syntax error in a.php on line 3\n",
        "No syntax errors detected in a.php\n",
    ),
    ("bash -n bin/add", 2, "bin/add: line 4: syntax error near unexpected token `do'\n", ""),
    (
        "terraform validate",
        1,
        "│ Error: Unsupported argument\n│   on main.tf line 3:\n",
        "Success! The configuration is valid.\n",
    ),
    ("cargo fmt --check", 1, "Diff in /w/src/main.rs:1:\n-fn\n", ""),
    ("cargo build && ls target/debug", 101, "error[E0308]: mismatched types\n --> src/lib.rs:2:5\n", "app\n"),
    (
        "cmake -S . -B build && cmake --build build",
        2,
        "-- Done\na.cpp:1:38: error: 'c' was not declared\n",
        "-- Done\n[100%] Built target a\n",
    ),
    (
        "ruff check . && mypy src",
        1,
        "All checks passed!\na.py:3: error: no  [x]\n",
        "All checks passed!\nSuccess: no issues found\n",
    ),
    (
        "python repro.py",
        1,
        "Traceback (most recent call last):\n  File \"/w/a.py\", line 2, in <module>\nKeyError: 'x'\n",
        "3\n",
    ),
    (
        "python -c 'import a; print(a.mean([]))'",
        1,
        "Traceback (most recent call last):\n  File \"/w/a.py\", line 2, in <module>\nKeyError: 'x'\n",
        "3\n",
    ),
    (
        "node repro.js",
        1,
        "/w/a.js:7\nthrow 1\n^\n\nTypeError: no\n    at x (/w/a.js:1:1)\n\nNode.js v20.0.0\n",
        "3\n",
    ),
];

#[test]
fn a_check_that_failed_and_passes_after_a_change_is_a_fix() {
    for (command, status, complaint, well) in CHECKS {
        let fail = || ran(command, *status, complaint);
        let pass = || ran(command, 0, well);
        let course = |between: Vec<Observation>| verdict([vec![fail()], between, vec![pass()]].concat());
        assert_eq!(course(vec![edited("/w/a.py")]), FIXED, "{command}");
        assert_eq!(course(vec![]), "no-predicate", "{command} without a change");
        assert_eq!(course(vec![ran("cat a.py", 0, "")]), "no-predicate", "{command} after a look");
        assert_ne!(verdict(vec![edited("/w/a.py"), pass()]), FIXED, "{command} without a failure");
        assert_ne!(
            verdict(vec![fail(), edited("/w/a.py"), ran(command, 0, complaint)]),
            FIXED,
            "{command} complaining"
        );
        assert_ne!(
            verdict(vec![fail(), edited("/w/a.py"), pass(), fail()]),
            FIXED,
            "{command} failing again"
        );
        assert_ne!(
            verdict(vec![ran(command, *status, "usage: x\n"), edited("/w/a.py"), pass()]),
            FIXED,
            "{command} called amiss"
        );
        let masked = format!("{command} || true");
        assert_ne!(verdict(vec![fail(), edited("/w/a.py"), ran(&masked, 0, well)]), FIXED, "{masked}");
        let hidden = format!("{command} > /dev/null 2>&1");
        assert_ne!(
            verdict(vec![ran(&hidden, *status, ""), edited("/w/a.py"), ran(&hidden, 0, "")]),
            FIXED,
            "{hidden}"
        );
    }
}

#[test]
fn what_acts_outside_or_depends_on_the_surroundings_is_no_fix() {
    let traceback = |error: &str| {
        format!("Traceback (most recent call last):\n  File \"/w/a.py\", line 2, in <module>\n{error}\n")
    };
    for (command, error) in [
        ("python manage.py migrate", "KeyError: 'x'"),
        ("python deploy.py", "KeyError: 'x'"),
        ("python -m app.install", "KeyError: 'x'"),
        ("python fetch.py", "requests.exceptions.ConnectionError: no"),
        ("python fetch.py", "urllib.error.URLError: <urlopen error [Errno 111] Connection refused>"),
        ("python serve.py", "OSError: [Errno 98] Address already in use"),
        ("python -c 'import app; app.migrate()'", "KeyError: 'x'"),
    ] {
        let course = vec![ran(command, 1, &traceback(error)), edited("/w/b.py"), ran(command, 0, "done\n")];
        assert_ne!(verdict(course), FIXED, "{command}: {error}");
    }
    for (command, status, output) in [
        ("mkdir x", 1, "mkdir: cannot create directory 'x': File exists\n"),
        ("git commit -m x", 1, "nothing to commit, working tree clean\n"),
        ("grep -n x a.py", 1, ""),
        ("curl -f http://localhost/", 22, "curl: (22) 404\n"),
        ("terraform apply", 1, "│ Error: no\n│   on main.tf line 3:\n"),
        ("pip install .", 1, "a.py:3: error: no\n"),
        ("./check.sh", 1, "a.py:3: error: no\n"),
    ] {
        let course = vec![ran(command, status, output), edited("/w/a.py"), ran(command, 0, "")];
        assert_ne!(verdict(course), FIXED, "{command}");
    }
}

#[test]
fn a_chain_of_checks_is_answered_by_itself_or_by_its_only_check() {
    let complaint = "a.py:3: error: no  [x]\n";
    for (failing, passing, fixed) in [
        ("ruff check . && mypy src", "ruff check . && mypy src", true),
        ("ruff check . && mypy src", "mypy src", false),
        ("ruff check . && mypy src", "ruff check .", false),
        ("mypy src", "ruff check . && mypy src", true),
        ("ruff check .", "ruff check . && mypy src", true),
        ("ruff check .", "mypy src && ruff check . && mypy tests", true),
        ("ruff check .", "ruff check . || mypy src", false),
        ("ruff check .", "ruff check .; mypy src", false),
        ("ruff check .", "ruff check src && mypy src", false),
        ("ruff check .", "ruff check --exit-zero . && mypy src", false),
        ("ruff check .", "cd x && ruff check . && mypy src", false),
        ("ruff check .", "X=1 ruff check . && mypy src", false),
        ("ruff check .", "(cd y; ruff check .) && mypy src", false),
        ("ruff check .", "{ ruff check . || true; } && mypy src", false),
        ("cd /w/app && mypy src", "cd /w/app && mypy src", true),
        ("mypy src && git status", "mypy src", true),
        ("ruff check .; mypy src", "ruff check .; mypy src", true),
        ("ruff check . || mypy src", "ruff check . || mypy src", false),
        ("cat old.log && mypy src", "cat old.log && mypy src", false),
        ("./gen.sh && mypy src", "./gen.sh && mypy src", false),
    ] {
        let course = vec![ran(failing, 1, complaint), edited("/w/a.py"), ran(passing, 0, "")];
        assert_eq!(verdict(course) == FIXED, fixed, "{failing} / {passing}");
    }
}

#[test]
fn a_checker_that_finds_fault_takes_nothing_from_tests_or_from_a_file() {
    let fault = || ran("npx eslint src", 1, "/w/a.js\n  7:7  error  'x' is never used  no-unused-vars\n");
    let tried = || ran("python -c 'a.b()'", 1, "Traceback (most recent call last):\nKeyError: 'x'\n");
    let tests = || ran("pytest -q", 0, PASSED);
    let file = || vec![wrote("a.txt", "x\n"), read("a.txt", "x\n", true)];
    for (course, expected) in [
        (vec![tests(), fault()], "success tests-passed"),
        (vec![tests(), tried()], "stale"),
        (vec![fault(), tests()], "success tests-passed"),
        ([vec![fault()], file()].concat(), "success file-read-back"),
        ([vec![tried()], file()].concat(), "success file-read-back"),
        (vec![fault()], "not-a-test"),
    ] {
        assert_eq!(verdict(course.clone()), expected, "{course:?}");
    }
}

/// What npm prints of a script that prints nothing, as the host hands it over.
fn quiet_script(name: &str, line: &str) -> String {
    format!("> shop@1.0.0 {name}\n> {line}")
}

#[test]
fn a_task_that_does_nothing_but_check_is_answered_by_itself() {
    let npm = |line: &str, output: &str| match output {
        "" => quiet_script("lint", line),
        _ => format!("{}\n\n{output}\n", quiet_script("lint", line)),
    };
    let make = |line: &str, output: &str| format!("{line}\n{output}\n");
    let complaint = "src/a.ts(2,3): error TS2322: no";
    let ruff = "a.py:1:8: F401 no\nmake: *** [Makefile:5: lint] Error 1";
    let gcc = "[ 25%] Building\na.c:1:38: error: no\nmake: *** [Makefile:5: all] Error 2";
    type Told = (i32, String);
    let told = |status: i32, text: String| -> Told { (status, text) };
    for (command, fail, between, pass, fixed) in [
        ("npm run lint", told(2, npm("tsc", complaint)), "/w/a.ts", npm("tsc", ""), true),
        ("npm run lint", told(2, npm("tsc", complaint)), "/w/a.ts", npm("rimraf dist && tsc", ""), false),
        (
            "npm run lint",
            told(2, npm("rimraf dist && tsc", complaint)),
            "/w/a.ts",
            npm("rimraf dist && tsc", ""),
            true,
        ),
        ("npm run lint", told(2, npm("tsc", complaint)), "/w/a.ts", npm("true", ""), false),
        ("npm run lint", told(2, npm("./deploy.sh", complaint)), "/w/a.ts", npm("./deploy.sh", ""), false),
        (
            "npm run lint",
            told(2, npm("tsc && npm publish", complaint)),
            "/w/a.ts",
            npm("tsc && npm publish", ""),
            false,
        ),
        (
            "npm run lint",
            told(2, npm("node build.js", "/w/a.js:7\nx\n\nSyntaxError: no")),
            "/w/a.js",
            npm("node build.js", "built"),
            true,
        ),
        ("npm run test:types", told(2, npm("tsc", complaint)), "/w/a.ts", npm("tsc", ""), false),
        ("npm run lint || true", told(0, npm("tsc", complaint)), "/w/a.ts", npm("tsc", ""), false),
        (
            "make lint",
            told(2, make("ruff check .", ruff)),
            "/w/a.py",
            make("ruff check .", "All checks passed!"),
            true,
        ),
        (
            "make lint",
            told(2, make("ruff check .", ruff)),
            "/w/Makefile",
            make("ruff check .", "All checks passed!"),
            false,
        ),
        (
            "make lint",
            told(2, make("ruff check .", ruff)),
            "/w/a.py",
            "All checks passed!\n".to_owned(),
            false,
        ),
        ("make deploy", told(2, make("ruff check .", ruff)), "/w/a.py", make("ruff check .", "done"), false),
        ("make check", told(2, make("ruff check .", ruff)), "/w/a.py", make("ruff check .", "done"), false),
        ("make -C build", told(2, gcc.to_owned()), "/w/a.c", "[ 25%] Building\n".to_owned(), true),
        ("make -C build", told(2, gcc.to_owned()), "/w/Makefile", "[ 25%] Building\n".to_owned(), false),
        ("make deploy", told(2, gcc.to_owned()), "/w/a.c", "[ 25%] Building\n".to_owned(), false),
        ("make -k", told(2, gcc.to_owned()), "/w/a.c", "[ 25%] Building\n".to_owned(), false),
    ] {
        let course = vec![ran(command, fail.0, &fail.1), edited(between), ran(command, 0, &pass)];
        assert_eq!(verdict(course) == FIXED, fixed, "{command}: {} / {pass}", fail.1);
    }
}

#[test]
fn a_source_that_is_emptied_or_taken_away_is_no_fix() {
    let fail = || ran("mypy src", 1, "src/a.py:3: error: no  [x]\n");
    let pass = || ran("mypy src", 0, "");
    for between in [
        wrote("/w/src/a.py", "\n"),
        ran("rm src/a.py", 0, ""),
        ran("git rm -q src/a.py", 0, ""),
        ran(": > src/a.py", 0, ""),
        ran("> src/a.py", 0, ""),
        ran("truncate -s 0 src/a.py", 0, ""),
        ran("mv src/a.py /tmp/a.py", 0, ""),
        ran("git stash", 0, ""),
    ] {
        assert_ne!(verdict(vec![fail(), edited("/w/b.py"), between.clone(), pass()]), FIXED, "{between:?}");
    }
    let cleared = vec![fail(), edited("/w/src/a.py"), ran("rm -rf build .mypy_cache", 0, ""), pass()];
    assert_eq!(verdict(cleared), FIXED);
}
