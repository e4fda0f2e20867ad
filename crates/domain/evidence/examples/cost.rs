//! What it costs to evaluate a turn, measured in milliseconds of work: one JSON object, `{"name": [milliseconds, …], …}`.
//!
//! `cargo xtask bench evidence` builds and runs this as it is shipped, and holds the figures against their bounds.
#![expect(clippy::print_stdout, reason = "it prints what it measured")]

use std::sync::LazyLock;
use std::time::{Duration, Instant};
use veridical_evidence::{Ending, FileWrite, Observation, Output, ProcessExit, Turn, evaluate};

/// A runner's command, the status of its failing run, the line that fills its output, and how the output ends.
const SHAPES: &[(&str, i32, &str, &str)] = &[
    ("pytest -q", 1, "E       assert 1 == 2 in 0.1s\n", "1 failed in 0.1s\n"),
    ("pytest -q", 1, "\u{1b}[31mx\u{1b}[0m", "\n1 failed in 0.1s\n"),
    ("python -m unittest", 1, "======\nERROR: t (m.C.t)\n", "Ran 1 test in 0.1s\n\nFAILED (errors=1)\n"),
    (
        "cargo test",
        101,
        "thread 't' panicked at src/lib.rs:1:2:\n",
        "test result: FAILED. 0 passed; 1 failed\n",
    ),
    (
        "cargo nextest run",
        100,
        "        FAIL [   0.010s] shop tests::a\n",
        "     Summary [   0.1s] 1 test run: 0 passed, 1 failed, 0 skipped\n",
    ),
    (
        "go test ./...",
        1,
        "--- FAIL: TestA (0.00s)\n    a_test.go:3: no\n",
        "FAIL\nFAIL\texample.com/a\t0.1s\nFAIL\n",
    ),
    (
        "npx jest",
        1,
        "  \u{25cf} adds > small numbers\n\n    Expected: 1\n",
        "Tests:       1 failed, 1 total\n",
    ),
    ("prove -r t", 1, "not ok 1 - a\n#   Failed test 'a'\n", "Result: FAIL\n"),
    ("rspec", 1, "  1) Stock is full\n     Failure/Error: expect(1).to eq 2\n", "1 example, 1 failure\n"),
    (
        "make test",
        2,
        "pytest -q\nE   ValueError: x\n",
        "1 failed in 0.1s\nmake: *** [Makefile:2: test] Error 1\n",
    ),
    ("python app.py", 1, "Traceback (most recent call last):\n", "ValueError: x\n"),
    ("cat build.log", 0, "x", ""),
];

const MEGABYTE: usize = 1_000_000;

fn main() {
    let mut figures = serde_json::Map::new();
    let mut put = |name: String, turn: &Turn| drop(figures.insert(name, costs(turn).into()));
    put("50 calls".to_owned(), &fifty_calls());
    for shape in SHAPES {
        for megabytes in [1, 2, 4, 8, 10] {
            put(
                format!("{megabytes} MB: {} over {:?}", shape.0, shape.2),
                &long_output(shape, megabytes * MEGABYTE),
            );
        }
    }
    println!("{}", serde_json::Value::Object(figures));
}

/// Several measurements, in milliseconds.
fn costs(turn: &Turn) -> Vec<f64> {
    let once = || {
        let start = worked();
        std::hint::black_box(evaluate(turn));
        worked().saturating_sub(start).as_secs_f64() * 1000.0
    };
    (0..7).map(|_| once()).collect()
}

/// The time that this thread has spent working: what others do on the machine is not in it, where the system tells.
fn worked() -> Duration {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    // The system brings its account up to date when a thread gives way.
    std::thread::yield_now();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.as_deref().and_then(|told| told.split(' ').next()?.parse().ok());
    nanos.filter(|nanos| *nanos > 0).map_or_else(|| BEGAN.elapsed(), Duration::from_nanos)
}

fn ran(command: &str, status: i32, output: String) -> Observation {
    Observation::ProcessExit(ProcessExit {
        command: command.to_owned(),
        workdir: None,
        ending: Ending::Exited(status),
        output: Output::complete(output),
    })
}

fn long_output((command, status, line, end): &(&str, i32, &str, &str), bytes: usize) -> Turn {
    let mut turn = Turn::builder("run the tests");
    turn.observe(ran(command, *status, line.repeat(bytes / line.len()) + end));
    turn.build()
}

/// Twenty-five edits, each with a run that fails.
fn fifty_calls() -> Turn {
    let report =
        "=== FAILURES ===\n___ test_a ___\nE   ValueError: x\na.py:1: ValueError\n1 failed in 0.1s\n";
    let mut turn = Turn::builder("make the tests pass");
    for number in 0..25 {
        turn.observe(Observation::FileWrite(FileWrite {
            path: format!("src/{number}.py"),
            whole: Some("x = 1\n".repeat(50)),
            ..FileWrite::default()
        }));
        let line =
            format!("set -o pipefail; cd app && uv run pytest -q tests/test_{number}.py 2>&1 | tail -20");
        turn.observe(ran(&line, 1, report.to_owned()));
    }
    turn.build()
}
