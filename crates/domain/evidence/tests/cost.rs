//! Evaluation is linear in the size of a turn, and within its budgets (R19.2).
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::path::Path;
use std::sync::LazyLock;
use std::time::{Duration, Instant};
use veridical_evidence::{DropReason, Ending, FileWrite, Observation, Output, ProcessExit, Turn, evaluate};

fn ran(command: &str, status: i32, output: String) -> Observation {
    Observation::ProcessExit(ProcessExit {
        command: command.into(),
        workdir: None,
        ending: Ending::Exited(status),
        output: Output::complete(output),
    })
}

/// The time that this thread has spent working: what others do on the machine is not in it, where the system tells.
fn worked() -> Duration {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    // The system brings its account up to date when a thread gives way.
    std::thread::yield_now();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos =
        told.as_deref().and_then(|told| told.split(' ').next()?.parse().ok()).filter(|nanos| *nanos > 0);
    nanos.map_or_else(|| BEGAN.elapsed(), Duration::from_nanos)
}

/// The best of so many, since a busy machine only ever adds to the cost.
fn cost(turn: &Turn, times: usize) -> Duration {
    let once = || {
        let start = worked();
        std::hint::black_box(evaluate(turn));
        worked().saturating_sub(start)
    };
    (0..times).map(|_| once()).min().unwrap()
}

/// How often a measurement is taken again before it counts as a failure.
const ATTEMPTS: usize = 8;

/// Whether the larger of two turns costs less than so many times the smaller. A machine may be busy just when one of
/// them is measured, so each keeps its best over several turns of both; what is not linear fails in all of them.
fn grows_by_less_than(factor: u32, small: &Turn, large: &Turn) -> Result<(), (Duration, Duration)> {
    let mut best = (cost(small, 3), cost(large, 1));
    for _ in 0..ATTEMPTS {
        if best.1 < best.0.max(Duration::from_micros(100)) * factor {
            return Ok(());
        }
        best = (best.0.min(cost(small, 3)), best.1.min(cost(large, 1)));
    }
    Err(best)
}

fn turn(observations: impl IntoIterator<Item = Observation>) -> Turn {
    let mut turn = Turn::builder("x");
    observations.into_iter().for_each(|observation| turn.observe(observation));
    turn.build()
}

/// A turn with one command whose output is `bytes` long, made of lines that each reader has to look at.
fn long_output((command, line, end): (&str, &str, &str), bytes: usize) -> Turn {
    let status = match command {
        "cargo test" => 101,
        "cargo nextest run" => 100,
        "ctest" => 8,
        _ => 1,
    };
    turn([ran(command, status, line.repeat(bytes / line.len()) + end)])
}

/// Lines with which an output grows, whatever printed it.
const FILLERS: [&str; 8] = [
    "\n",
    "x\n",
    "1 2\n",
    "12:00:01 INFO worker 3 took a request and answered it within 5 ms\n",
    "    at count (src/stock.js:2:28)\n",
    "\u{1b}[32mINFO\u{1b}[0m all is well\n",
    "downloading 12%\r",
    "x",
];

/// A run as it was recorded, by the name of its folder.
struct Recording {
    name: String,
    command: String,
    status: i32,
    output: String,
}

impl Recording {
    /// One run that passes and one that fails of each runner and each task runner.
    fn all() -> Vec<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../fixtures/runners");
        let mut found = Vec::new();
        for folder in std::fs::read_dir(&root).unwrap().map(|entry| entry.unwrap().path()) {
            let Ok(index) = std::fs::read_to_string(folder.join("index.json")) else { continue };
            let index: serde_json::Value = serde_json::from_str(&index).unwrap();
            for file in ["passes.txt", "fails.txt"] {
                let entry = index.as_array().unwrap().iter().find(|entry| entry["file"] == file).unwrap();
                found.push(Self {
                    name: format!("{} {file}", folder.file_name().unwrap().display()),
                    command: entry["command"].as_str().unwrap().to_owned(),
                    status: i32::try_from(entry["exit_code"].as_i64().unwrap()).unwrap(),
                    output: std::fs::read_to_string(folder.join(file)).unwrap(),
                });
            }
        }
        found.sort_by(|one, other| one.name.cmp(&other.name));
        found
    }

    /// The same run with `bytes` of such lines in the middle of what it prints.
    fn with(&self, filler: &str, bytes: usize) -> Turn {
        let lines: Vec<&str> = self.output.split_inclusive('\n').collect();
        let (before, after) = lines.split_at(lines.len() / 2);
        let output = before.concat() + &filler.repeat(bytes / filler.len()) + "\n" + &after.concat();
        turn([ran(&self.command, self.status, output)])
    }
}

fn fifty_calls() -> Turn {
    let fail = "=== FAILURES ===\n___ test_a ___\nE   ValueError: x\na.py:1: ValueError\n1 failed in 0.1s\n";
    turn((0..25).flat_map(|i| {
        let write = FileWrite {
            path: format!("src/{i}.py"),
            whole: Some("x = 1\n".repeat(50)),
            ..FileWrite::default()
        };
        [
            Observation::FileWrite(write),
            ran(
                &format!("set -o pipefail; cd app && uv run pytest -q tests/test_{i}.py | tail -20"),
                1,
                fail.into(),
            ),
        ]
    }))
}

const NODE_SUMS: &str =
    "# tests 1\n# suites 0\n# pass 0\n# fail 1\n# cancelled 0\n# skipped 0\n# todo 0\n# duration_ms 1\n";

const SHAPES: &[(&str, &str, &str)] = &[
    ("npx jest", "  ● a › b\n", "Test Suites: 1 failed, 1 total\nTests:       1 failed, 1 total\n"),
    ("npx vitest run", " FAIL  a.test.js > b\n", " Test Files  1 failed (1)\n      Tests  1 failed (1)\n"),
    ("node --test", "not ok 1 - a\n  ---\n  error: |-\n    b\n  ...\n▶ a.js\n", NODE_SUMS),
    ("npx mocha", "  1) a\n       b\n       c:\n", "  1 passing (1ms)\n  1 failing\n"),
    ("npx playwright test", "  1) a.spec.js:1:1 › b\n", "Running 1 test using 1 worker\n  1 failed\n"),
    ("bun test", "(fail) a > b [1ms]\n\n", " 1 fail\nRan 1 test across 1 file. [1ms]\n"),
    ("deno test", " ERRORS\na => ./a.js:1:1\nError: b\n", "FAILED | 0 passed | 1 failed (1ms)\n"),
    ("pytest -q", "E       assert 1 == 2 in 0.1s\n", "1 failed in 0.1s\n"),
    ("pytest -q", "=== 1 in 2 ===\n", "1 failed in 0.1s\n"),
    ("python -m unittest", "======\nERROR: t (m.C.t)\n", "Ran 1 test in 0.1s\n\nFAILED (errors=1)\n"),
    ("cargo test", "thread 't' panicked at src/lib.rs:1:2:\n", "test result: FAILED. 0 passed; 1 failed\n"),
    ("cargo test", "    failing::test\nfailures:\n", "test result: FAILED. 0 passed; 1 failed\n"),
    (
        "cargo nextest run",
        "        FAIL [   0.021s] (1/4) shop tests::a\n",
        "     Summary [   0.1s] 1 test run: 0 passed, 1 failed, 0 skipped\n",
    ),
    ("go test ./...", "--- FAIL: TestA (0.00s)\n    a_test.go:7: no\n", "FAIL\tshop\t0.1s\n"),
    ("go test -v", "=== RUN   TestA\n--- PASS: TestA (0.00s)\n", "FAIL\tshop\t0.1s\n"),
    ("ctest", "1/2 Test #1: a ....***Failed    0.01 sec\n", "0% tests passed, 1 tests failed out of 1\n"),
    (
        "./a_test",
        "[ RUN      ] A.B\na.cpp:1: Failure\nx\n",
        "[==========] 1 test from 1 test suite ran.\n[  PASSED  ] 0 tests.\n",
    ),
    ("./a_test", "a.cpp:16: FAILED:\n  CHECK( a )\n", "test cases: 1 | 1 failed\n"),
    ("zig test a.zig", "1/3 a.test.b...x\nFAIL (No)\n/a.zig:1:2: 0x in a\n", "0 passed; 1 failed.\n"),
    ("python app.py", "Traceback (most recent call last):\n", "ValueError: x\n"),
    ("npm test", "\n> a@1.0.0 test\n> pytest -q\n\n1 passed in 0.1s\n", "1 failed in 0.1s\n"),
    ("make test", "tests/test_a.py::test_a PASSED [  1%]\n", "make: *** [Makefile:1: test] Error 1\n"),
    ("make test", "pytest \\\n", "make: *** [Makefile:1: test] Error 1\n"),
    ("tox", "a: commands[0]> pytest -q\n1 passed in 0.1s\n", "  evaluation failed :(\n"),
    ("mvn test", "Tests run: 1, Failures: 1, Errors: 0, Skipped: 0\n", "BUILD FAILURE\n"),
    ("pytest -q", "\u{1b}[31mx\u{1b}[0m", "\n1 failed in 0.1s\n"),
    ("prove -lv", "#   Failed test 'x'\n#   at t/x.t line 6.\n", "Files=1, Tests=1,  1 secs\nResult: FAIL\n"),
    ("perl t/x.t", "not ok 1 - x # of y\n", "1..1\n"),
    ("bats t", "not ok 1 x\n# (in test file x.bats, line 3)\n", "1..1\n"),
    ("rspec", "Failures:\n  1) x\n     NoMethodError:\n", "Finished in 1 s\n1 example, 1 failure\n"),
    ("phpunit t", "There was 1 error:\n1) A::b\nE: x\n", "Time: 1\nERRORS!\nTests: 1, Errors: 1.\n"),
    (
        "ruby t/x_test.rb",
        "  1) Error:\nA#b:\nE: x\n",
        "1 runs, 0 assertions, 0 failures, 1 errors, 0 skips\n",
    ),
    (
        "busted",
        "Error -> x.lua @ 1\nx\nx.lua:1: y\n",
        "0 successes / 0 failures / 1 error / 0 pending : 1 seconds\n",
    ),
    ("mix test", "  1) test x (A)\n     ** (E) x\n", "Finished in 1 seconds\n1 test, 1 failure\n"),
];

#[test]
fn ten_times_the_output_costs_about_ten_times_as_much() {
    for shape in SHAPES {
        if let Err((small, large)) =
            grows_by_less_than(40, &long_output(*shape, 40_000), &long_output(*shape, 400_000))
        {
            panic!("{shape:?}: {small:?} for 40 kB, {large:?} for 400 kB");
        }
    }
}

/// `n` of each: edits of files that were written whole, and edits after a pass.
fn many_edits(n: usize) -> [Turn; 7] {
    let write = |i: usize| {
        Observation::FileWrite(FileWrite {
            path: format!("/w/{i}/__init__.py"),
            whole: Some("x = 1\n".into()),
            ..FileWrite::default()
        })
    };
    let pass = || ran("pytest -q", 0, "1 passed in 0.1s\n".into());
    let ctest = || ran("ctest", 0, "100% tests passed, 0 tests failed out of 1\n".into());
    let fail = |i: usize| ran(&format!("pytest -q a{i}.py"), 1, "1 failed in 0.1s\n".into());
    // Failing runs of one command, all of which one pass may answer.
    let streak = |command: &str, failed: &str, passed: &str| {
        let failing = (0..n).map(|_| ran(command, 1, failed.to_owned()));
        turn(failing.chain([ran(command, 0, passed.to_owned())]))
    };
    [
        streak("pytest -x -q", "FAILED a.py::test_x - E: 1\n1 failed in 0.1s\n", "1 passed in 0.1s\n"),
        streak("npx tsc --noEmit", "a.ts(1,1): error TS2322: no\n", ""),
        turn(
            (0..n)
                .map(write)
                .chain((0..n).map(|i| ran(&format!("echo x > {i}/__init__.py"), 0, String::new()))),
        ),
        turn((0..n).map(write).chain([pass()])),
        turn((0..n).map(write).chain([pass()]).chain((0..n).map(write))),
        turn((0..n).map(fail).chain((0..n).map(|_| pass()))),
        turn((0..n).map(write).chain((0..n / 4).flat_map(|_| [ran("make", 0, String::new()), ctest()]))),
    ]
}

#[test]
fn sixteen_times_the_edits_and_runs_cost_far_less_than_their_square() {
    for (few, many) in many_edits(500).iter().zip(&many_edits(8000)) {
        if let Err((small, large)) = grows_by_less_than(100, few, many) {
            panic!("{small:?} for 500 of each, {large:?} for 8000");
        }
    }
}

/// `n` failing runs of as many commands: each in a folder below the last one's, each in a folder of its own, each with a
/// variable of its own, and each naming a test of its own.
fn many_failures(n: usize) -> [Turn; 4] {
    let failed = |command: String| {
        ran(&command, 1, "F\nFAILED tests/test_a.py::test_a - x\n1 failed in 0.01s\n".into())
    };
    [
        turn((0..n).map(|i| failed(format!("cd d{i} && pytest -q")))),
        turn((0..n).map(|i| failed(format!("cd /w/d{i} && pytest -q")))),
        turn((0..n).map(|i| failed(format!("export V{i}=1; pytest -q")))),
        turn((0..n).map(|i| failed(format!("pytest -q tests/test_{i}.py")))),
    ]
}

#[test]
fn sixteen_times_the_failing_runs_cost_far_less_than_their_square() {
    for (at, (few, many)) in many_failures(200).iter().zip(&many_failures(3200)).enumerate() {
        if let Err((small, large)) = grows_by_less_than(60, few, many) {
            panic!("{small:?} for 200 of kind {at}, {large:?} for 3200");
        }
    }
}

#[test]
fn hostile_command_lines_do_not_hold_a_turn_up() {
    let lines =
        ["a && ".repeat(600) + "a", "a | ".repeat(600) + "a", "if a; then ".repeat(500), "(".repeat(10_000)];
    for line in lines {
        let took = cost(&turn([ran(&line, 1, String::new())]), 7);
        assert!(
            took < Duration::from_millis(500),
            "{took:?} for {}…",
            line.chars().take(20).collect::<String>()
        );
    }
}

/// Command lines that cost the most for what they hold, each for another reason.
fn dear_lines() -> Vec<String> {
    let end = "pytest -q";
    vec![
        end.to_owned(),
        "cd a; ".repeat(300) + end,
        "cd a; ".repeat(250) + end,
        "cd a && ".repeat(250) + end,
        "cd a && ".repeat(100) + end,
        "x || y; ".repeat(120) + end,
        "true; ".repeat(2000) + end,
        "export A=1; ".repeat(250) + end,
        "pytest -q; ".repeat(250),
        "pytest -q && ".repeat(250) + "true",
        "pytest | tail; ".repeat(125) + end,
        "sed -i s/a/b/ a.py; ".repeat(250) + end,
        "if true; then cd a; else cd b; fi; ".repeat(60) + end,
        "cat > a.py <<E\nx\nE\n".repeat(100) + end,
        "curl -X PUT http://h/x -d '{\"a\":1}'; ".repeat(250) + end,
        "pytest -q ".to_owned() + &"a ".repeat(2900),
        "pytest -q ".to_owned() + &"a".repeat(16_000),
        "pytest -q ".to_owned() + &"a ".repeat(20_000),
        "a ".repeat(8000),
    ]
}

#[test]
fn whatever_its_command_lines_are_a_turn_has_a_bound_and_the_rest_is_counted() {
    let most = Duration::from_secs(if cfg!(debug_assertions) { 60 } else { 6 });
    for line in dear_lines() {
        let lines = |n: usize| turn((0..n).map(|_| ran(&line, 1, "1 failed in 0.1s\n".into())));
        let many = 20_000.min(40_000_000 / line.len());
        let whole = lines(many);
        let kept = whole.observations().len();
        assert!(kept < many && kept + whole.dropped().len() == many, "{kept}");
        assert!(whole.dropped().iter().all(|piece| piece.reason == DropReason::TooMuchWork));
        let each = cost(&lines(3), 2) / 3;
        let all = each * u32::try_from(kept).unwrap();
        let start: String = line.chars().take(24).collect();
        assert!(all < most, "{all:?}: {kept} of {each:?} for {start}… ({} bytes)", line.len());
    }
}

#[test]
fn what_was_not_read_proves_nothing_of_what_comes_behind_it() {
    let dear = || ran(&("cd a; ".repeat(300) + "make"), 0, String::new());
    let pass = || ran("pytest -q", 0, "1 passed in 0.1s\n".into());
    assert!(evaluate(&turn([pass()])).verdict().verified());
    let long = turn((0..3000).map(|_| dear()).chain([pass()]));
    assert_eq!(long.dropped().last().map(|piece| piece.reason), Some(DropReason::TooMuchWork));
    assert!(!evaluate(&long).verdict().verified());
    // Nor in the turn that follows: what was not read may have changed what a command is.
    let left = evaluate(&long).session_state().clone();
    assert!(!evaluate(&turn([pass()]).after(&left)).verdict().verified());
    // What a long day of work asks for is read whole.
    let plain = turn(
        (0..5000)
            .map(|i| ran(&format!("cd app && uv run pytest -q tests/test_{i}.py 2>&1"), 1, String::new())),
    );
    assert_eq!(plain.dropped(), []);
}

#[test]
#[ignore = "a measurement: run with --release --run-ignored all --no-capture"]
fn the_budgets_of_a_turn_hold() {
    const MB: usize = 1_000_000;
    let calls = cost(&fifty_calls(), 20);
    println!("{calls:?} for 50 calls");
    let mut dear = Vec::new();
    let mut measure = |name: String, turn: &Turn| {
        let took = cost(turn, 5);
        println!("{took:?} for {name}");
        if took >= Duration::from_millis(100) {
            dear.push((name, took));
        }
    };
    for shape in SHAPES {
        measure(format!("{shape:?}"), &long_output(*shape, 10 * MB));
    }
    for recording in Recording::all() {
        for filler in FILLERS {
            // Ten megabytes, or a million lines where that is less.
            let most = if filler.ends_with('\n') { filler.len() * 1_000_000 } else { usize::MAX };
            measure(
                format!("{} over {filler:?}", recording.name),
                &recording.with(filler, most.min(10 * MB)),
            );
        }
    }
    assert!(calls < Duration::from_millis(10), "50 calls took {calls:?}");
    assert!(dear.is_empty(), "over the budget: {dear:#?}");
}
