//! Every arm of the readers, both ways: each row a runner, the status it ended with, and its output.

use crate::report::{Failure, Reading, Runner};
use crate::{FailureSignature, TestCounts};

#[test]
fn a_report_is_read_as_it_is_written() {
    agree(OUTPUTS, Runner::read);
}

#[test]
fn a_report_in_a_file_is_read_as_it_is_written() {
    agree(FILES, Runner::read_file);
}

/// `~` behind the status says that the output was cut; `⏎` ends a line, `⇥` is a tabulator, and `{=}` a line of that
/// sign as the frameworks draw it.
fn agree(table: &str, read: fn(&Runner, &str, bool, u8) -> Reading) {
    let rows = table.lines().map(str::trim).filter(|row| !row.is_empty());
    let told = rows.clone().map(|row| {
        let (case, _) = row.split_once("  =>  ").unwrap();
        let [name, status, output] = case.splitn(3, " | ").collect::<Vec<_>>().try_into().unwrap();
        let mut text = output.replace('⏎', "\n").replace('⇥', "\t");
        for sign in ["=", "-", "~"] {
            text = text.replace(&format!("{{{sign}}}"), &sign.repeat(79));
        }
        let whole = !status.ends_with('~');
        let status = status.trim_end_matches('~').parse().unwrap();
        let reading = read(Runner::named(name).unwrap(), &text, whole, status);
        format!("{case}  =>  {}", shown(reading).replace('\t', "⇥"))
    });
    assert_eq!(told.collect::<Vec<_>>(), rows.collect::<Vec<_>>());
}

/// Counts, summary, kind, message, place and tests, as far as they are known.
pub(super) fn shown(reading: Reading) -> String {
    match reading {
        Reading::Passed { counts, summary } => format!("passed {}: {summary}", counted(counts)),
        Reading::Failed(failure) => format!("failed {}", told(failure)),
        Reading::Broken { reason, failure } => format!("{} {}", reason.code(), told(failure)),
        Reading::Unproven(reason) => reason.code().to_owned(),
    }
}

fn counted(counts: TestCounts) -> String {
    let TestCounts { passed, failed, errors, skipped, expected_failures, unexpected_passes, deselected } =
        counts;
    let all = [passed, failed, errors, skipped, expected_failures, unexpected_passes, deselected];
    all.map(|number| number.to_string()).join("/").trim_end_matches("/0").to_owned()
}

fn told(failure: Failure) -> String {
    let Failure { counts, summary, signature: FailureSignature { kind, message, place }, tests } = failure;
    let signature = [kind, message, place].map(|part| part.unwrap_or("-".to_owned())).join("; ");
    format!("{}: {summary} [{signature}] {}", counted(counts), tests.join(", ")).trim_end().to_owned()
}

const OUTPUTS: &str = r#"
    bats | 1 | Error: Test file "x" does not exist  =>  infrastructure
    bats | 1 | killed  =>  no-report
    bats | 0 | Error: Test file "x" does not exist  =>  no-report
    bats | 1 | 1..1⏎not ok 1 adds in 12ms  =>  failed 0/1: 1..1: 0 ok, 1 not ok [-; -; -] adds
    bats | 1 | 1..1⏎not ok 1 adds in 1x2ms  =>  failed 0/1: 1..1: 0 ok, 1 not ok [-; -; -] adds in 1x2ms
    bats | 1 | 1..1⏎not ok 1 adds in time  =>  failed 0/1: 1..1: 0 ok, 1 not ok [-; -; -] adds in time
    bats | 1 |  ✗ a⏎ ✗ b⏎ ✗ c⏎ ✗ d⏎ ✗ e⏎ ✗ f⏎ ✗ g⏎ ✗ h⏎ ✗ i⏎⏎9 tests, 9 failures  =>  failed 0/9: 9 tests, 9 failures [-; -; -] a, b, c, d, e, f, g, h
    bats | 1 |  ✗ a⏎   `x' passed⏎⏎1 test, 1 failure  =>  failed 0/1: 1 test, 1 failure [-; -; -] a
    bats | 1 |  ✗ a⏎   'x' failed⏎⏎1 test, 1 failure  =>  failed 0/1: 1 test, 1 failure [-; -; -] a
    bats | 1 |  ✗ a⏎   `x' failed⏎⏎1 test, 1 failure  =>  failed 0/1: 1 test, 1 failure [-; `x' failed; -] a
    bats | 1 |  ✗ a⏎   `x' failed with status 2⏎⏎1 test, 1 failure  =>  failed 0/1: 1 test, 1 failure [-; `x' failed with status 2; -] a
    bats | 1 |  ✗ a⏎   (in test file a.bats, line 3)⏎⏎1 test, 1 failure  =>  failed 0/1: 1 test, 1 failure [-; -; a.bats] a
    busted | 1 | Failure -> s.lua @ 1⏎a⏎no such value⏎⏎0 successes / 1 failure / 0 errors / 0 pending : 0.1 seconds  =>  failed 0/1: 0 successes / 1 failure / 0 errors / 0 pending : 0.1 seconds [-; no such value; -] a
    busted | 1~ | Failure -> s.lua @ 1⏎a⏎no such value⏎⏎0 successes / 1 failure / 0 errors / 0 pending : 0.1 seconds  =>  failed 0/1: 0 successes / 1 failure / 0 errors / 0 pending : 0.1 seconds [-; -; -] a
    busted | 1~ | Failure -> s.lua @ 1⏎a⏎s.lua:2: no such value⏎⏎0 successes / 1 failure / 0 errors / 0 pending : 0.1 seconds  =>  failed 0/1: 0 successes / 1 failure / 0 errors / 0 pending : 0.1 seconds [-; no such value; s.lua] a
    busted | 9 | Error -> s @ 1⏎a⏎Error -> s @ 1⏎b⏎Error -> s @ 1⏎c⏎Error -> s @ 1⏎d⏎Error -> s @ 1⏎e⏎Error -> s @ 1⏎f⏎Error -> s @ 1⏎g⏎Error -> s @ 1⏎h⏎Error -> s @ 1⏎i⏎0 successes / 0 failures / 9 errors / 0 pending : 0.1 seconds  =>  failed 0/0/9: 0 successes / 0 failures / 9 errors / 0 pending : 0.1 seconds [-; -; -] a, b, c, d, e, f, g, h
    cargo test | 0 | running 1 test⏎test result: ok. 1 passed; 0 failed⏎running 0 tests⏎test result: ok. 0 passed; 0 failed  =>  passed 1: test result: ok. 1 passed; 0 failed
    cargo test | 0 | running 0 tests⏎test result: ok. 0 passed; 0 failed⏎running 2 tests⏎test result: ok. 2 passed; 0 failed  =>  passed 2: test result: ok. 2 passed; 0 failed
    cargo test | 0 | running 1 test⏎test result: ok. 1 passed; 0 failed⏎running 2 tests⏎test result: ok. 2 passed; 0 failed  =>  passed 3: test result: ok. 2 passed; 0 failed
    cargo test | 101 | running 1 test⏎test result: ok. 1 passed; 0 failed⏎running 1 test⏎test result: FAILED. 0 passed; 1 failed  =>  failed 1/1: test result: FAILED. 0 passed; 1 failed [-; -; -]
    cargo test | 101 | running 1 test⏎test result: FAILED. 0 passed; 1 failed⏎running 1 test⏎test result: ok. 1 passed; 0 failed  =>  failed 1/1: test result: FAILED. 0 passed; 1 failed [-; -; -]
    cargo test | 101 | running 1 test⏎test result: FAILED. 0 passed; 1 failed⏎running 0 tests⏎test result: ok. 0 passed; 0 failed  =>  failed 0/1: test result: FAILED. 0 passed; 1 failed [-; -; -]
    cargo test | 101 | running 2 tests⏎test result: FAILED. 1 passed; 1 failed⏎running 1 test⏎test result: FAILED. 0 passed; 1 failed  =>  failed 1/2: test result: FAILED. 0 passed; 1 failed [-; -; -]
    cargo test | 0 | nothing to do  =>  no-report
    cargo test | 101 | nothing to do  =>  infrastructure
    cargo test | 101 | running 1 test  =>  no-report
    cargo test | 101~ | nothing to do  =>  output-cut
    cargo test | 101 | error[E0425]: cannot find value `x` in this scope⏎ --> src/lib.rs:1:1⏎error: could not compile `a` (lib) due to 1 previous error  =>  build-failed 0: error: could not compile `a` (lib) due to 1 previous error [E0425; cannot find value `x` in this scope; src/lib.rs]
    test program | 0 | Filters: passing⏎{=}⏎All tests passed (1 assertion in 1 test case)  =>  passed 1: All tests passed (1 assertion in 1 test case)
    test program | 0 | No test cases matched 'failing'⏎{=}⏎All tests passed (1 assertion in 1 test case)  =>  passed 1: All tests passed (1 assertion in 1 test case)
    test program | 0 | 3 passed⏎{=}⏎All tests passed (3 assertions in 2 test cases)  =>  unreadable-report
    test program | 0 | 3 passed⏎well⏎{=}⏎All tests passed (3 assertions in 2 test cases)  =>  unreadable-report
    test program | 0 | {~}⏎3 passed⏎{=}⏎All tests passed (3 assertions in 2 test cases)  =>  passed 2: All tests passed (3 assertions in 2 test cases)
    test program | 0 | {=}⏎All tests passed (3 assertions in 2 test cases)⏎1 passed  =>  unreadable-report
    test program | 0 | {=}⏎All tests passed (3 assertions in 2 test cases)⏎well⏎1 passed⏎well  =>  unreadable-report
    test program | 0~ | {=}⏎All tests passed (3 assertions in 2 test cases)  =>  output-cut
    test program | 0 | {=}⏎All tests passed (3 assertions in 2 test cases)  =>  passed 2: All tests passed (3 assertions in 2 test cases)
    test program | 1 | 3 passed⏎{=}⏎test cases: 1 | 1 failed  =>  unreadable-report
    test program | 1~ | 3 passed⏎{=}⏎test cases: 1 | 1 failed  =>  failed 0/1: test cases: 1 | 1 failed [-; -; -]
    test program | 2 | {~}⏎{-}⏎a⏎{-}⏎a.cpp:0⏎a.cpp:1: FAILED:⏎  x == 1⏎⏎a.cpp:2: FAILED:⏎  x == 2⏎⏎{-}⏎b⏎{-}⏎b.cpp:0⏎b.cpp:3: FAILED:⏎  y == 2⏎⏎{=}⏎test cases: 2 | 2 failed  =>  failed 0/2: test cases: 2 | 2 failed [-; x == 1; a.cpp] a, b
    test program | 2 | {~}⏎{-}⏎a⏎{-}⏎a.cpp:0⏎FAILED:⏎  x == 1⏎⏎{-}⏎b⏎{-}⏎b.cpp:0⏎b.cpp:3: FAILED:⏎  y == 2⏎⏎{=}⏎test cases: 2 | 2 failed  =>  failed 0/2: test cases: 2 | 2 failed [-; x == 1; -] a, b
    test program | 2 | {~}⏎{-}⏎a⏎{-}⏎a.cpp:0⏎a.cpp:1: FAILED:⏎⏎{-}⏎b⏎{-}⏎b.cpp:0⏎b.cpp:3: FAILED:⏎  y == 2⏎⏎{=}⏎test cases: 2 | 2 failed  =>  failed 0/2: test cases: 2 | 2 failed [-; -; a.cpp] a, b
    test program | 9 | {~}⏎{-}⏎a⏎FAILED:⏎⏎{-}⏎b⏎FAILED:⏎⏎{-}⏎c⏎FAILED:⏎⏎{-}⏎d⏎FAILED:⏎⏎{-}⏎e⏎FAILED:⏎⏎{-}⏎f⏎FAILED:⏎⏎{-}⏎g⏎FAILED:⏎⏎{-}⏎h⏎FAILED:⏎⏎{-}⏎i⏎FAILED:⏎⏎{=}⏎test cases: 9 | 9 failed  =>  failed 0/9: test cases: 9 | 9 failed [-; -; -] a, b, c, d, e, f, g, h
    ctest | 0 | 1/1 Test #1: a ....***Skipped 0.00 sec⏎No tests were found!!!  =>  all-skipped
    ctest | 0 | 1/1 Test #1: a ....***Not Run (Disabled) 0.00 sec⏎No tests were found!!!  =>  all-skipped
    ctest | 0 | No tests were found!!!  =>  no-tests
    ctest | 0 | 1/2 Test #1: a ....   Passed 0.00 sec⏎2/2 Test #2: b ....***Skipped 0.00 sec⏎100% tests passed, 0 tests failed out of 2  =>  passed 1/0/0/1: 100% tests passed, 0 tests failed out of 2
    ctest | 0 | 1/3 Test #1: a ....   Passed 0.00 sec⏎2/3 Test #2: b ....***Skipped 0.00 sec⏎3/3 Test #3: c ....***Skipped 0.00 sec⏎100% tests passed, 0 tests failed out of 3  =>  passed 1/0/0/2: 100% tests passed, 0 tests failed out of 3
    ctest | 0~ | 100% tests passed, 0 tests failed out of 3⏎The following tests did not run:⏎  1 - a (Skipped)⏎  2 - b (Skipped)⏎  4 - d (Disabled)  =>  passed 1/0/0/2: 100% tests passed, 0 tests failed out of 3
    ctest | 0 | 1/2 Test #1: a ....   Passed 0.00 sec⏎100% tests passed, 0 tests failed out of 2  =>  unreadable-report
    ctest | 0 | 1/1 Test #1: a ....   Passed 0.00 sec⏎1: [==========] Running 0 tests from 0 test suites.⏎100% tests passed, 0 tests failed out of 1  =>  no-tests
    ctest | 0 | 1/1 Test #1: a ....   Passed 0.00 sec⏎% tests passed, 0 tests failed out of 1  =>  no-report
    ctest | 8 | 0% tests passed, 9 tests failed out of 9⏎The following tests FAILED:⏎  1 - a (Failed)⏎  2 - b (Failed)⏎  3 - c (Failed)⏎  4 - d (Failed)⏎  5 - e (Failed)⏎  6 - f (Failed)⏎  7 - g (Failed)⏎  8 - h (Failed)⏎  9 - i (Failed)  =>  failed 0/9: 0% tests passed, 9 tests failed out of 9 [Failed; -; a] a, b, c, d, e, f, g, h
    deno test | 1 | TS2304 [ERROR]: Cannot find name 'x'.⏎error: Type checking failed.  =>  build-failed 0: error: Type checking failed. [TS2304; Cannot find name 'x'.; -]
    deno test | 1 | Check a.js⏎error: Module not found "file:///w/b.js".⏎    at file:///w/a.js:1:1  =>  collection-error 0: error: Module not found "file:///w/b.js". [-; Module not found "file:///w/b.js".; a.js]
    deno test | 0 | error: Module not found "file:///w/b.js".  =>  no-report
    deno test | 0 | ok | 3 passed | 0 failed | 1 measured (12ms)  =>  passed 3: ok | 3 passed | 0 failed | 1 measured (12ms)
    deno test | 1 |  ERRORS⏎⏎adds => ./a.js:1:1⏎error: Error: early⏎⏎ FAILURES⏎⏎sums => ./b.js:2:2⏎⏎FAILED | 0 passed | 2 failed (12ms)  =>  failed 0/2: FAILED | 0 passed | 2 failed (12ms) [Error; early; a.js > adds] a.js > adds
    deno test | 1 | sums => ./b.js:2:2⏎ ERRORS⏎⏎adds => ./a.js:1:1⏎error: Error: early⏎⏎FAILED | 0 passed | 1 failed (12ms)  =>  failed 0/1: FAILED | 0 passed | 1 failed (12ms) [Error; early; a.js > adds] a.js > adds
    deno test | 0 | killed  =>  no-report
    deno test | 1~ | killed  =>  output-cut
    deno test | 1 | killed  =>  infrastructure
    deno test | 1 | running 1 test from ./a.js  =>  no-report
    go test | 1 | FAIL⇥shop/tax [build failed]  =>  build-failed 0: FAIL⇥shop/tax [build failed] [-; -; -]
    go test | 0 | --- PASS: TestA (0.00s)⏎ok  ⇥shop/tax⇥0.004s  =>  passed 1: ok  ⇥shop/tax⇥0.004s
    go test | 0 | --- SKIP: TestA (0.00s)⏎ok  ⇥shop/tax⇥0.004s  =>  passed 1: ok  ⇥shop/tax⇥0.004s
    go test | 0 | === RUN   TestA⏎--- SKIP: TestA (0.00s)⏎ok  ⇥shop/tax⇥0.004s  =>  all-skipped
    go test | 0 | === RUN   TestA⏎ok  ⇥shop/tax⇥0.004s  =>  repeated-summary
    go test | 0~ | === RUN   TestA⏎ok  ⇥shop/tax⇥0.004s  =>  passed 1: ok  ⇥shop/tax⇥0.004s
    go test | 1 | === RUN   TestA⏎FAIL⇥shop/tax⇥0.004s  =>  failed 0/1: FAIL⇥shop/tax⇥0.004s [-; -; -]
    go test | 1 | ok  ⇥a⇥0.1s⏎FAIL⇥b⇥0.1s⏎ok  ⇥c⇥0.1s⏎FAIL⇥d⇥0.1s  =>  failed 2/2: FAIL⇥b⇥0.1s [-; -; -]
    go test | 1 | FAIL⇥b⇥0.1s⏎ok  ⇥c⇥0.1s  =>  failed 1/1: FAIL⇥b⇥0.1s [-; -; -]
    go test | 0 | ok  ⇥a⇥0.1s⏎ok  ⇥b⇥0.1s  =>  passed 2: ok  ⇥b⇥0.1s
    go test | 0 | ok  ⇥a⇥0.1s⏎?   ⇥a⇥[no]  =>  passed 1: ok  ⇥a⇥0.1s
    go test | 1 | ok  ⇥a⇥0.1s⏎FAIL⇥a⇥soon  =>  counts-contradict-status
    go test | 1 | ok  ⇥a⇥0.1s⏎FAIL a [build failed]  =>  counts-contradict-status
    go test | 1 | ok  ⇥a⇥0.1s⏎ok a [build failed]  =>  counts-contradict-status
    go test | 1 | --- FAIL: A (0.1s)⏎--- FAIL: B (0.1s)⏎--- FAIL: C (0.1s)⏎--- FAIL: D (0.1s)⏎--- FAIL: E (0.1s)⏎--- FAIL: F (0.1s)⏎--- FAIL: G (0.1s)⏎--- FAIL: H (0.1s)⏎--- FAIL: I (0.1s)⏎FAIL⇥a⇥0.1s  =>  failed 0/1: FAIL⇥a⇥0.1s [-; -; A] A, B, C, D, E, F, G, H
    test program | 0 | [==========] Running 1 test from 1 test suite.⏎[       OK ] A.B (0 ms)⏎[==========] 1 test from 1 test suite ran. (0 ms total)⏎[  PASSED  ] 1 test.  =>  passed 1: [  PASSED  ] 1 test.
    test program | 0~ | [==========] Running 1 test from 1 test suite.⏎[       OK ] A.B (0 ms)⏎[==========] 1 test from 1 test suite ran. (0 ms total)⏎[  PASSED  ] 1 test.  =>  output-cut
    test program | 0 | 1 passed⏎[==========] Running 1 test from 1 test suite.⏎[       OK ] A.B (0 ms)⏎[==========] 1 test from 1 test suite ran. (0 ms total)⏎[  PASSED  ] 1 test.  =>  unreadable-report
    test program | 0 | 1 passed⏎well⏎[==========] Running 1 test from 1 test suite.⏎[       OK ] A.B (0 ms)⏎[==========] 1 test from 1 test suite ran. (0 ms total)⏎[  PASSED  ] 1 test.  =>  unreadable-report
    test program | 0 | Note: fails are shown⏎[==========] Running 1 test from 1 test suite.⏎[       OK ] A.B (0 ms)⏎[==========] 1 test from 1 test suite ran. (0 ms total)⏎[  PASSED  ] 1 test.  =>  passed 1: [  PASSED  ] 1 test.
    test program | 0 | [==========] Running 1 test from 1 test suite.⏎[       OK ] A.B (0 ms)⏎[==========] 1 test from 1 test suite ran. (0 ms total)⏎[  PASSED  ] 1 test.⏎2 passed  =>  unreadable-report
    test program | 0 | [==========] Running 1 test from 1 test suite.⏎[       OK ] A.B (0 ms)⏎[==========] 1 test from 1 test suite ran. (0 ms total)⏎[  PASSED  ] 1 test.⏎⏎  YOU HAVE 1 DISABLED TEST  =>  passed 1: [  PASSED  ] 1 test.
    test program | 0 | [==========] Running 2 tests from 1 test suite.⏎[       OK ] A.B (0 ms)⏎[==========] 1 test from 1 test suite ran. (0 ms total)⏎[  PASSED  ] 1 test.  =>  unreadable-report
    test program | 0 | [==========] Running 1 test from 1 test suite.⏎[==========] 1 test from 1 test suite ran. (0 ms total)⏎[  PASSED  ] 1 test.  =>  unreadable-report
    test program | 0 | [==========] Running 1 test from 1 test suite.⏎[==========] 2 tests to come⏎[       OK ] A.B (0 ms)⏎[==========] 1 test from 1 test suite ran. (0 ms total)⏎[  PASSED  ] 1 test.  =>  passed 1: [  PASSED  ] 1 test.
    test program | 1 | [==========] Running 1 test from 1 test suite.  =>  no-report
    test program | 1 | [==========] Running 1 test from 1 test suite.⏎[==========] 1 test from 1 test suite ran. (0 ms total)  =>  unreadable-report
    test program | 1 | [==========] Running 1 test from 1 test suite.⏎[==========] 1 test from 1 test suite ran. (0 ms total)⏎[  PASSED  ] 0 tests.⏎[  FAILED  ] 2 tests, listed below:  =>  unreadable-report
    test program | 1 | [==========] Running 1 test from 1 test suite.⏎a.cc:3: Failure⏎one⏎two⏎three⏎four⏎five⏎six⏎seven⏎[  FAILED  ] A.B (0 ms)⏎[==========] 1 test from 1 test suite ran. (0 ms total)⏎[  PASSED  ] 0 tests.⏎[  FAILED  ] 1 test, listed below:⏎[  FAILED  ] A.B  =>  failed 0/1: 1 of 1 tests failed [-; one two three four five; a.cc] A.B
    test program | 1 | [==========] Running 9 tests from 1 test suite.⏎[==========] 9 tests from 1 test suite ran. (0 ms total)⏎[  PASSED  ] 0 tests.⏎[  FAILED  ] 9 tests, listed below:⏎[  FAILED  ] A⏎[  FAILED  ] B⏎[  FAILED  ] C⏎[  FAILED  ] D⏎[  FAILED  ] E⏎[  FAILED  ] F⏎[  FAILED  ] G⏎[  FAILED  ] H⏎[  FAILED  ] I  =>  failed 0/9: 9 of 9 tests failed [-; -; -] A, B, C, D, E, F, G, H
    jest | 0~ | Tests:       2 passed, 2 total  =>  output-cut
    jest | 0 | Tests:       2 passed, 2 total  =>  unreadable-report
    jest | 0 | Test Suites: 1 passed, 1 total⏎Test Suites: 1 passed, 1 total⏎Tests:       2 passed, 2 total  =>  repeated-summary
    jest | 0 | Test Suites: 1 passed, 1 total⏎Tests:       2 passed, 2 total⏎Tests:       2 passed, 2 total  =>  repeated-summary
    jest | 0 | Test Suites: 1 skipped, 0 of 1 total⏎Tests:       2 skipped, 2 total⏎Ran all test suites.  =>  all-skipped
    jest | 0 | Test Suites: 1 skipped, 0 of 1 total⏎Tests:       2 skipped, 2 total⏎It goes on with tests matching "x".  =>  all-skipped
    jest | 0 | Test Suites: 1 skipped, 0 of 1 total⏎Tests:       2 skipped, 2 total⏎Ran all test suites with tests matching "x".  =>  filtered-to-nothing
    jest | 1 | FAIL a.test.js⏎  ● adds⏎⏎PASS b.test.js⏎    Error: nobody's⏎⏎Test Suites: 1 failed, 1 passed, 2 total⏎Tests:       1 failed, 1 total  =>  failed 0/1: Tests:       1 failed, 1 total [-; -; a.test.js › adds] a.test.js › adds
    jest | 1 | FAIL a.test.js⏎  ● adds⏎⏎Test Suites: 1 failed, 1 passed, 2 total⏎Tests:       1 failed, 1 total⏎Error: nobody's  =>  failed 0/1: Tests:       1 failed, 1 total [-; -; a.test.js › adds] a.test.js › adds
    jest | 1 | FAIL a.test.js⏎  ● Test suite failed to run⏎⏎    Error: no such file⏎⏎Test Suites: 2 failed, 2 total⏎Tests:       0 total  =>  collection-error 0/0/2: Tests:       0 total [Error; no such file; a.test.js] a.test.js
    jest | 1 | FAIL a.test.js⏎  ● Test suite failed to run⏎⏎    Error: no such file⏎⏎FAIL b.test.js⏎  ● adds⏎⏎    Error: 1 is not 2⏎⏎Test Suites: 2 failed, 2 total⏎Tests:       1 failed, 1 total  =>  failed 0/1/1: Tests:       1 failed, 1 total [Error; no such file; a.test.js] a.test.js, b.test.js › adds
    minitest | 1 | # Running:⏎⏎  1) Error:⏎CalcTest#test_a:⏎ZeroDivisionError: divided by 0⏎Actual: 1⏎calc.rb:1:in `x'⏎    a ruby/set.rb:1:in `x'⏎    lib/calc.rb:3:in `mean'⏎    test/calc_test.rb:7:in `test_a'⏎⏎1 runs, 0 assertions, 0 failures, 1 errors, 0 skips  =>  failed 0/0/1: 1 runs, 0 assertions, 0 failures, 1 errors, 0 skips [ZeroDivisionError; divided by 0; lib/calc.rb] CalcTest#test_a
    minitest | 1 | # Running:⏎⏎  1) Failure:⏎CalcTest#test_a [test/calc_test.rb:13]:⏎Expected: 1⏎  Actual: 2⏎    lib/calc.rb:3:in `mean'⏎more⏎⏎1 runs, 1 assertions, 1 failures, 0 errors, 0 skips  =>  failed 0/1: 1 runs, 1 assertions, 1 failures, 0 errors, 0 skips [-; Expected: 1; Actual: 2; test/calc_test.rb] CalcTest#test_a
    minitest | 1 | # Running:⏎⏎  1) Failure:⏎CalcTest#test_a [test/calc_test.rb:13]:⏎Expected: 1⏎more⏎⏎1 runs, 1 assertions, 1 failures, 0 errors, 0 skips  =>  failed 0/1: 1 runs, 1 assertions, 1 failures, 0 errors, 0 skips [-; Expected: 1; test/calc_test.rb] CalcTest#test_a
    minitest | 1 | a.rb:1: cannot load such file -- x (LoadError)  =>  collection-error 0:  [LoadError; cannot load such file -- x; a.rb]
    minitest | 1 | a.rb:1: nothing of that kind (as it were)  =>  no-report
    minitest | 1 | a.rb:1: nothing of that kind  =>  no-report
    minitest | 1 | test/a_test.rb:6: syntax error, unexpected end  =>  collection-error 0:  [SyntaxError; syntax error, unexpected end; test/a_test.rb]
    minitest | 1 | # Running:⏎a.rb:1: cannot load such file -- x (LoadError)  =>  no-report
    minitest | 0 | a.rb:1: cannot load such file -- x (LoadError)  =>  no-report
    mix test | 2 |   1) test a (CalcTest)⏎     test/calc_test.exs:3⏎Finished in 0.1 seconds⏎     ** (ArgumentError) nobody's⏎1 test, 1 failure  =>  failed 0/1: 1 test, 1 failure [-; -; test/calc_test.exs] test a (CalcTest)
    mix test | 2 |   1) test a (CalcTest)⏎     test/calc_test.exs:3⏎⏎     ** (ArgumentError) no numbers⏎Finished in 0.1 seconds⏎1 test, 1 failure  =>  failed 0/1: 1 test, 1 failure [ArgumentError; no numbers; test/calc_test.exs] test a (CalcTest)
    mix test | 2 |   1) test a (CalcTest)⏎     test/calc_test.exs:3⏎.⏎     ** (ArgumentError) nobody's⏎Finished in 0.1 seconds⏎1 test, 1 failure  =>  failed 0/1: 1 test, 1 failure [-; -; test/calc_test.exs] test a (CalcTest)
    mix test | 2 | ==> a⏎Finished in 0.1 seconds⏎1 test, 0 failures⏎==> b⏎Finished in 0.1 seconds⏎2 tests, 1 failure  =>  failed 2/1: 2 tests, 1 failure [-; -; -]
    mix test | 0 | ==> a⏎Finished in 0.1 seconds⏎1 test, 0 failures⏎==> b⏎Finished in 0.1 seconds⏎2 tests, 0 failures  =>  passed 3: 1 test, 0 failures
    mix test | 1 | The --only option was given to "mix test" but no test was executed⏎Finished in 0.1 seconds⏎2 tests, 0 failures, 2 excluded  =>  filtered-to-nothing
    mix test | 1 | Finished in 0.1 seconds⏎1 test, 1 failure  =>  failed 0/1: 1 test, 1 failure [-; -; -]
    mix test | 1 | The --only option was given to "mix test" but no test was executed⏎Finished in 0.1 seconds⏎2 tests, 1 failure  =>  failed 1/1: 2 tests, 1 failure [-; -; -]
    mix test | 0 | The --only option was given to "mix test" but no test was executed⏎Finished in 0.1 seconds⏎0 tests, 0 failures  =>  no-tests
    mix test | 0 | Finished in 0.1 seconds⏎2 excluded, 4 tests, 0 failures  =>  passed 6: 2 excluded, 4 tests, 0 failures
    mix test | 0 | Finished in 0.1 seconds⏎2 skipped, 4 tests, 0 failures  =>  passed 6: 2 skipped, 4 tests, 0 failures
    mix test | 0 | Finished in 0.1 seconds⏎2 invalid, 4 tests, 0 failures  =>  passed 6: 2 invalid, 4 tests, 0 failures
    mix test | 0 | Finished in 0.1 seconds⏎1 feature_test, 0 failures  =>  passed 1: 1 feature_test, 0 failures
    mix test | 0 | Finished in 0.1 seconds⏎1 feature-test, 0 failures  =>  no-report
    mix test | 0 | Finished in 0.1 seconds⏎1 test, 0 failures, 1 failure  =>  no-report
    mocha | 1 | Error: loose⏎ Exception during run: TypeError: x is not a function⏎    at Object.<anonymous> (a.js:1:1)  =>  collection-error 0: Exception during run: TypeError: x is not a function [TypeError; x is not a function; a.js]
    mocha | 0 |  Exception during run: TypeError: x is not a function  =>  no-report
    mocha | 1 | Error: No test files found: "x"  =>  no-tests
    mocha | 0 | killed  =>  no-report
    mocha | 1~ | killed  =>  output-cut
    mocha | 1 | killed  =>  infrastructure
    mocha | 0 |   2 passing (5 ms)  =>  no-report
    mocha | 0 |   2 passing (soon)  =>  no-report
    mocha | 1 |   1 passing (5ms)⏎  1 failing⏎⏎  1) calc⏎       adds:⏎     Error: early⏎⏎  1b) not:⏎     Error: so⏎  ) not:⏎     Error: so  =>  failed 1/1: 1 passing (5ms), 1 failing [Error; early; calc > adds] calc > adds
    node --test | 0 | ﹣ adds (0.5ms) # SKIP⏎# tests 1⏎# suites 0⏎# pass 0⏎# fail 0⏎# cancelled 0⏎# skipped 1⏎# todo 0⏎# duration_ms 1  =>  all-skipped
    node --test | 0 | ok 1 - adds # SKIP test name does not match pattern⏎# tests 1⏎# suites 0⏎# pass 0⏎# fail 0⏎# cancelled 0⏎# skipped 1⏎# todo 0⏎# duration_ms 1  =>  filtered-to-nothing
    node --test | 0 | ok 1 - adds # SKIP test name does not match pattern⏎# tests 0⏎# suites 0⏎# pass 0⏎# fail 0⏎# cancelled 0⏎# skipped 0⏎# todo 0⏎# duration_ms 1  =>  filtered-to-nothing
    node --test | 0 |   ✔ a.js (1ms)⏎# tests 1⏎# suites 0⏎# pass 1⏎# fail 0⏎# cancelled 0⏎# skipped 0⏎# todo 0⏎# duration_ms 1  =>  passed 1: tests 1, pass 1, fail 0
    node --test | 0~ |   ✔ a.js (1ms)⏎# tests 1⏎# suites 0⏎# pass 1⏎# fail 0⏎# cancelled 0⏎# skipped 0⏎# todo 0⏎# duration_ms 1  =>  passed 1: tests 1, pass 1, fail 0
    node --test | 0~ | ✔ a.js (1ms)⏎# tests 2⏎# suites 0⏎# pass 2⏎# fail 0⏎# cancelled 0⏎# skipped 0⏎# todo 0⏎# duration_ms 1  =>  output-cut
    node --test | 0~ | ok 1 - adds # SKIP⏎# tests 1⏎# suites 0⏎# pass 1⏎# fail 0⏎# cancelled 0⏎# skipped 0⏎# todo 0⏎# duration_ms 1  =>  output-cut
    node --test | 0~ | ok 1 - adds # TODO⏎# tests 1⏎# suites 0⏎# pass 1⏎# fail 0⏎# cancelled 0⏎# skipped 0⏎# todo 0⏎# duration_ms 1  =>  output-cut
    node --test | 0~ | ok 1 - adds⏎# tests 1⏎# suites 0⏎# pass 1⏎# fail 0⏎# cancelled 0⏎# skipped 0⏎# todo 0⏎# duration_ms 1  =>  passed 1: tests 1, pass 1, fail 0
    node --test | 1 | ℹ tests 2⏎ℹ suites 0⏎ℹ pass 0⏎ℹ fail 1⏎ℹ cancelled 0⏎ℹ skipped 0⏎ℹ todo 1⏎ℹ duration_ms 1⏎✖ failing tests:⏎⏎test at a.js:1:1⏎✖ adds (0.5ms) # TODO⏎  Error: due⏎test at b.js:2:2⏎✖ sums (0.5ms)⏎  Error: early  =>  failed 0/1/0/1: tests 2, pass 0, fail 1 [Error; early; b.js > sums] b.js > sums
    node --test | 1 | not ok 1 - adds⏎  ---⏎  location: '/w/a.js:1:1'⏎  error: |-⏎    one⏎⏎    two⏎    three⏎  code: 'ERR'⏎  more⏎  name: 'TypeError'⏎  stack: |-⏎    x (/w/b.js:3:1)⏎  ...⏎# tests 1⏎# suites 0⏎# pass 0⏎# fail 1⏎# cancelled 0⏎# skipped 0⏎# todo 0⏎# duration_ms 1  =>  failed 0/1: tests 1, pass 0, fail 1 [TypeError; one two three; b.js] a.js > adds
    node --test | 1 | not ok 1 - adds⏎  ---⏎  error: 'short'⏎  more⏎  ...⏎# tests 1⏎# suites 0⏎# pass 0⏎# fail 1⏎# cancelled 0⏎# skipped 0⏎# todo 0⏎# duration_ms 1  =>  failed 0/1: tests 1, pass 0, fail 1 [-; short; ]  > adds
    pytest | 0 | !! careful⏎1 passed in 0.1s  =>  passed 1: 1 passed in 0.1s
    pytest | 0 | mind the gap!!⏎1 passed in 0.1s  =>  passed 1: 1 passed in 0.1s
    pytest | 1 | === FAILURES ===⏎___ test_a ___⏎E   ValueError: early⏎a.py:3: ValueError⏎___ test_b ___⏎E   ValueError: late⏎1 failed in 0.1s  =>  failed 0/1: 1 failed in 0.1s [ValueError; early; a.py] test_a, test_b
    pytest | 1~ | === FAILURES ===⏎___ test_a ___⏎E   ValueError: early⏎a.py:3: ValueError⏎1 failed in 0.1s  =>  failed 0/1: 1 failed in 0.1s [ValueError; early; a.py] test_a
    pytest | 1~ | === FAILURES ===⏎___ test_a ___⏎E   ValueError: early⏎a.py:3: ValueError⏎=== short test summary info ===⏎FAILED b.py::test_b⏎1 failed in 0.1s  =>  failed 0/1: 1 failed in 0.1s [-; -; b.py::test_b] b.py::test_b
    pytest | 1~ | === FAILURES ===⏎___ test_a ___⏎a.py:3: in test_a⏎=== short test summary info ===⏎FAILED a.py::test_a⏎1 failed in 0.1s  =>  failed 0/1: 1 failed in 0.1s [-; -; a.py::test_a] a.py::test_a
    pytest | 1 | === ERRORS ===⏎___ ERROR at setup of test_a ___⏎E       fixture 'client' not found⏎=== short test summary info ===⏎ERROR a.py::test_a⏎1 error in 0.1s  =>  failed 0/0/1: 1 error in 0.1s [-; fixture 'client' not found; a.py::test_a] a.py::test_a
    cargo nextest | 100 | error: could not compile `a` (lib) due to 1 previous error  =>  no-report
    cargo nextest | 101 | error: could not compile `a` (lib) due to 1 previous error  =>  build-failed 0: error: could not compile `a` (lib) due to 1 previous error [-; -; -]
    cargo nextest | 4 | error: no tests to run  =>  no-tests
    cargo nextest | 4 | killed  =>  infrastructure
    cargo nextest | 100 | error: no tests to run  =>  no-report
    cargo nextest | 100 | killed  =>  no-report
    cargo nextest | 5 | killed  =>  infrastructure
    cargo nextest | 5~ | killed  =>  output-cut
    cargo nextest | 0 |     Starting 3 tests across 1 binary⏎     Summary [   0.027s] 2/3 tests run: 2 passed, 0 skipped  =>  counts-contradict-status
    cargo nextest | 100 |     Starting 3 tests across 1 binary⏎        FAIL [   0.021s] (1/3) a t::x⏎     Summary [   0.027s] 3 tests run: 2 passed, 1 failed, 0 skipped⏎        FAIL [   0.021s] (2/3) a t::y⏎        PASS [   0.021s] (3/3) a t::z  =>  failed 2/1: 3 tests run: 2 passed, 1 failed, 0 skipped [-; -; a t::y] a t::y
    phpunit | 1 | There were 2 failures:⏎⏎1) A::a⏎Failed asserting that 1 is 2.⏎⏎2) B::b⏎b.php:3⏎⏎FAILURES!⏎Tests: 2, Assertions: 2, Failures: 2.⏎Time: 0  =>  failed 0/2: FAILURES! Tests: 2, Assertions: 2, Failures: 2. [-; Failed asserting that 1 is 2.; -] A::a, B::b
    phpunit | 1 | There was 1 failure:⏎⏎1) A::a⏎Failed asserting that 1 is 2.⏎b.php:⏎b.txt:3⏎b c.php:3⏎a.php:4⏎b.php:5⏎⏎FAILURES!⏎Tests: 1, Assertions: 1, Failures: 1.⏎Time: 0  =>  failed 0/1: FAILURES! Tests: 1, Assertions: 1, Failures: 1. [-; Failed asserting that 1 is 2.; a.php] A::a
    phpunit | 1~ | There was 1 failure:⏎⏎1) A::a⏎Failed asserting that 1 is 2.⏎⏎FAILURES!⏎Tests: 1, Assertions: 1, Failures: 1.⏎Time: 0  =>  failed 0/1: FAILURES! Tests: 1, Assertions: 1, Failures: 1. [-; Failed asserting that 1 is 2.; -] A::a
    phpunit | 2~ | There was 1 error:⏎⏎1) A::a⏎ValueError: boom⏎⏎ERRORS!⏎Tests: 1, Assertions: 1, Errors: 1.⏎Time: 0  =>  failed 0/0/1: ERRORS! Tests: 1, Assertions: 1, Errors: 1. [ValueError; boom; -] A::a
    phpunit | 1~ | There was 1 failure:⏎⏎1) A::a⏎torn⏎⏎FAILURES!⏎Tests: 1, Assertions: 1, Failures: 1.⏎Time: 0  =>  failed 0/1: FAILURES! Tests: 1, Assertions: 1, Failures: 1. [-; -; -] A::a
    phpunit | 1 | There was 1 failure:⏎⏎1) A::a⏎my words⏎⏎FAILURES!⏎Tests: 1, Assertions: 1, Failures: 1.⏎Time: 0  =>  failed 0/1: FAILURES! Tests: 1, Assertions: 1, Failures: 1. [-; my words; -] A::a
    phpunit | 1 | There were 9 failures:⏎1) A::a⏎2) A::b⏎3) A::c⏎4) A::d⏎5) A::e⏎6) A::f⏎7) A::g⏎8) A::h⏎9) A::i⏎FAILURES!⏎Tests: 9, Assertions: 9, Failures: 9.⏎Time: 0  =>  failed 0/9: FAILURES! Tests: 9, Assertions: 9, Failures: 9. [-; -; -] A::a, A::b, A::c, A::d, A::e, A::f, A::g, A::h
    phpunit | 0 | Usage: phpunit [options]  =>  no-report
    phpunit | 1 | Usage: phpunit [options]  =>  infrastructure
    phpunit | 1 | Time: 0⏎Usage: phpunit [options]  =>  no-report
    phpunit | 1 | killed  =>  no-report
    playwright | 1 | killed  =>  infrastructure
    playwright | 0 | TypeError: x is not a function  =>  no-report
    playwright | 1 | TypeError: x is not a function  =>  collection-error 0: x is not a function [TypeError; x is not a function; ]
    playwright | 1 | Running 1 test using 1 worker⏎TypeError: x is not a function  =>  no-report
    playwright | 0 | Running 3 tests using 1 worker⏎Running 3 tests using 1 worker⏎  3 passed (1.5s)  =>  repeated-summary
    playwright | 0 | Running 9 tests using 1 worker⏎  1 passed (1.5s)⏎  1 did not run⏎  1 did not run⏎  1 did not run⏎  1 did not run⏎  1 did not run⏎  1 did not run⏎  1 did not run⏎  1 did not run  =>  infrastructure
    playwright | 0 | Running 10 tests using 1 worker⏎  1 passed (1.5s)⏎  1 did not run⏎  1 did not run⏎  1 did not run⏎  1 did not run⏎  1 did not run⏎  1 did not run⏎  1 did not run⏎  1 did not run⏎  1 did not run  =>  repeated-summary
    playwright | 1 | Running 3 tests using 1 worker⏎  3 did not run  =>  counts-contradict-status
    playwright | 1 | Running 1 test using 1 worker⏎  1) a.spec.js:1:1 › adds ───⏎⏎    Retry #1 ───⏎    Error: nobody's⏎⏎  1 failed  =>  failed 0/1: 1 failed [-; -; a.spec.js › adds] a.spec.js › adds
    playwright | 1 | Running 1 test using 1 worker⏎  1) a.spec.js:1:1 › adds ───⏎⏎  1 failed⏎    Error: nobody's  =>  failed 0/1: 1 failed [-; -; a.spec.js › adds] a.spec.js › adds
    prove | 0 | killed  =>  no-report
    prove | 0 | Result: PASS  =>  repeated-summary
    prove | 0 | t/a.t .. skipped: no printer⏎t/b.t .. ok⏎t/c.t .. skipped⏎t/d.t . skipped⏎Files=3, Tests=1,  1 wallclock secs⏎Result: PASS  =>  passed 1/0/0/2: Files=3, Tests=1; Result: PASS
    prove | 0 | t/a.t .. skipped: no printer⏎t/b.t ..⏎ok 1 - adds⏎ok 2 - sums # skip no printer⏎1..2⏎ok⏎Files=2, Tests=2,  1 wallclock secs⏎Result: PASS  =>  passed 1/0/0/2: Files=2, Tests=2; Result: PASS
    prove | 1 | t/b.t ..⏎ok 1 - adds⏎not ok 2 - sums⏎1..2⏎Files=1, Tests=2,  1 wallclock secs⏎Result: FAIL⏎t/b.t (Wstat: 256 (exited 1) Tests: 2 Failed: 1)  =>  failed 1/1: Files=1, Tests=2; Result: FAIL [-; -; -]
    rspec | 1 | F⏎⏎Failures:⏎⏎  1) Calc adds⏎     Failure/Error: expect(1).to eq 2⏎⏎       expected: 2⏎            got: 1⏎     # ./spec/a_spec.rb:3⏎⏎Finished in 1 seconds⏎1 example, 1 failure⏎⏎rspec ./spec/a_spec.rb:2 # Calc adds  =>  failed 0/1: 1 example, 1 failure [-; expected: 2; got: 1; spec/a_spec.rb] Calc adds
    rspec | 1 | F⏎⏎Failures:⏎⏎  1) Calc adds⏎     Failure/Error: x⏎⏎     NoMethodError:⏎       undefined method x⏎       got: 1⏎     # ./spec/a_spec.rb:3⏎⏎Finished in 1 seconds⏎1 example, 1 failure  =>  failed 0/1: 1 example, 1 failure [NoMethodError; undefined method x; spec/a_spec.rb]
    rspec | 1 | F⏎⏎Failures:⏎⏎  1) Calc adds⏎     Failure/Error:⏎       def self.add(one:)⏎         one⏎       end⏎⏎     ArgumentError:⏎       wrong number⏎     # ./lib/a.rb:3⏎⏎Finished in 1 seconds⏎1 example, 1 failure  =>  failed 0/1: 1 example, 1 failure [ArgumentError; wrong number; lib/a.rb]
    rspec | 1 | F⏎⏎Failures:⏎⏎  1) Calc adds⏎     Failure/Error: x⏎⏎       no such thing⏎       gone: 1⏎     # ./spec/a_spec.rb:3⏎⏎Finished in 1 seconds⏎1 example, 1 failure  =>  failed 0/1: 1 example, 1 failure [-; no such thing; spec/a_spec.rb]
    rspec | 1 | F⏎⏎Failures:⏎⏎  1) Calc adds⏎     Failure/Error: x⏎cut⏎       nobody's⏎     # ./spec/a_spec.rb:3⏎⏎Finished in 1 seconds⏎1 example, 1 failure  =>  failed 0/1: 1 example, 1 failure [-; -; -]
    rspec | 1 | FFFFFFFFF⏎Finished in 1 seconds⏎9 examples, 9 failures⏎rspec a # a⏎rspec b # b⏎rspec c # c⏎rspec d # d⏎rspec e # e⏎rspec f # f⏎rspec g # g⏎rspec h # h⏎rspec i # i  =>  failed 0/9: 9 examples, 9 failures [-; -; a] a, b, c, d, e, f, g, h
    rspec | 0 | Pending: (not yet)⏎  a⏎  b⏎⏎Finished in 1 seconds⏎2 examples, 0 failures, 1 pending  =>  unreadable-report
    rspec | 0 | Top 2 slowest examples:⏎  a⏎  b⏎⏎Finished in 1 seconds⏎2 examples, 0 failures, 1 pending  =>  unreadable-report
    rspec | 0 | Calc⏎  adds⏎Other⏎  sums⏎⏎Finished in 1 seconds⏎2 examples, 0 failures  =>  passed 2: 2 examples, 0 failures
    rspec | 0 | Calc⏎  adding⏎    adds⏎    sums⏎⏎Finished in 1 seconds⏎3 examples, 0 failures  =>  unreadable-report
    Maven Surefire | 0 | Tests run: 1, Failures: 0, Errors: 0, Skipped: 0⏎BUILD SUCCESS  =>  repeated-summary
    Maven Surefire | 1 | Tests run: 1, Failures: 1, Errors: 0, Skipped: 0  =>  failed 0/1: Tests run: 1, Failures: 1, Errors: 0, Skipped: 0 [-; -; -]
    Maven Surefire | 1 | Tests run: 1, Failures: 1, Errors: 0, Skipped: 0⏎Tests run: 1, Failures: 1, Errors: 0, Skipped: 0  =>  repeated-summary
    Maven Surefire | 0 | T E S T S⏎Tests run: 2, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.1 s⏎Results:⏎Tests run: 1, Failures: 0, Errors: 0, Skipped: 0⏎Results:⏎Tests run: 1, Failures: 0, Errors: 0, Skipped: 0⏎BUILD SUCCESS  =>  repeated-summary
    Maven Surefire | 0 | T E S T S⏎Tests run: 2, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.1 s⏎Results:⏎Tests run: 1, Failures: 0, Errors: 0, Skipped: 0⏎BUILD SUCCESS  =>  repeated-summary
    Maven Surefire | 0~ | T E S T S⏎Results:⏎Tests run: 1, Failures: 0, Errors: 0, Skipped: 0⏎BUILD SUCCESS  =>  passed 1: Tests run: 1, Failures: 0, Errors: 0, Skipped: 0
    Maven Surefire | 0 | T E S T S⏎Tests run: 1, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.1 s⏎Results:⏎Tests run: 1, Failures: 0, Errors: 0, Skipped: 0⏎BUILD SUCCESS  =>  passed 1: Tests run: 1, Failures: 0, Errors: 0, Skipped: 0
    Maven Surefire | 1~ | T E S T S⏎Results:⏎Tests run: 1, Failures: 1, Errors: 0, Skipped: 0⏎T E S T S⏎Results:⏎Tests run: 2, Failures: 0, Errors: 0, Skipped: 0⏎BUILD FAILURE  =>  failed 2/1: Tests run: 1, Failures: 1, Errors: 0, Skipped: 0 [-; -; -]
    Maven Surefire | 1~ | T E S T S⏎Results:⏎Tests run: 2, Failures: 0, Errors: 0, Skipped: 0⏎T E S T S⏎Results:⏎Tests run: 1, Failures: 1, Errors: 0, Skipped: 0⏎BUILD FAILURE  =>  failed 2/1: Tests run: 1, Failures: 1, Errors: 0, Skipped: 0 [-; -; -]
    Maven Surefire | 1 | COMPILATION ERROR⏎/w/Calc.java:[14,37] incompatible types  =>  build-failed 0: COMPILATION ERROR [-; incompatible types; Calc.java]
    Maven Surefire | 1 | killed  =>  infrastructure
    Maven Surefire | 0 | killed  =>  no-report
    Maven Surefire | 1~ | T E S T S⏎a(X)  Time elapsed: 0 s  <<< FAILURE!⏎x.E: no⏎b(X)  Time elapsed: 0 s  <<< FAILURE!⏎c(X)  Time elapsed: 0 s  <<< FAILURE!⏎d(X)  Time elapsed: 0 s  <<< FAILURE!⏎e(X)  Time elapsed: 0 s  <<< FAILURE!⏎f(X)  Time elapsed: 0 s  <<< FAILURE!⏎g(X)  Time elapsed: 0 s  <<< FAILURE!⏎h(X)  Time elapsed: 0 s  <<< ERROR!⏎i(X)  Time elapsed: 0 s  <<< ERROR!⏎Results:⏎Tests run: 9, Failures: 7, Errors: 2, Skipped: 0⏎BUILD FAILURE  =>  failed 0/7/2: Tests run: 9, Failures: 7, Errors: 2, Skipped: 0 [x.E; no; -] X.a, X.b, X.c, X.d, X.e, X.f, X.g, X.h
    perl | 255 | no such number at a.t line 3.  =>  no-report
    perl | 255 | syntax error at a.t line 3, near "}"⏎Execution of a.t aborted due to compilation errors.  =>  collection-error 0:  [-; -; -]
    perl | 2 | Can't open perl script "a.t": No such file or directory  =>  infrastructure
    perl | 2 | killed  =>  no-report
    perl | 9 | 1..9⏎not ok 1 - a⏎not ok 2 - b⏎not ok 3 - c⏎not ok 4 - d⏎not ok 5 - e⏎not ok 6 - f⏎not ok 7 - g⏎not ok 8 - h⏎not ok 9 - i  =>  failed 0/9: 1..9: 0 ok, 9 not ok [-; -; -] a, b, c, d, e, f, g, h
    unittest | 1 | python: No module named unittest  =>  infrastructure
    unittest | 0 | python: No module named unittest  =>  no-report
    unittest | 1 | killed  =>  no-report
    unittest | 0 | Ran 3 tests in 0.001s⏎⏎OK (expected failures=1)  =>  passed 2/0/0/0/1: Ran 3 tests: OK (expected failures=1)
    unittest | 1 | Ran 3 tests in 0.001s⏎⏎FAILED (unexpected successes=1)  =>  failed 2/0/0/0/0/1: Ran 3 tests: FAILED (unexpected successes=1) [-; -; -]
    vitest | 0~ |       Tests  2 passed (2)  =>  output-cut
    vitest | 0 |       Tests  2 passed (2)  =>  unreadable-report
    test program | 0 | {~}⏎{=}⏎All tests passed (3 assertions in 2 test cases)⏎1 passed  =>  unreadable-report
    test program | 0 | {~}⏎{=}⏎All tests passed (3 assertions in 2 test cases)⏎1 passed⏎well  =>  unreadable-report
    test program | 0 | {~}⏎{=}⏎All tests passed (3 assertions in 2 test cases)⏎assertions: 3 | 3 passed⏎well  =>  passed 2: All tests passed (3 assertions in 2 test cases)
    test program | 0 | [==========] Running 1 test from 1 test suite.⏎[==========] Running 1 test from 1 test suite.⏎[       OK ] A.B (0 ms)⏎[==========] 1 test from 1 test suite ran. (0 ms total)⏎[  PASSED  ] 1 test.  =>  repeated-summary
    test program | 0 | [==========] 1 test from 1 test suite ran. (0 ms total)⏎[  PASSED  ] 1 test.  =>  unreadable-report
    pytest | 1~ | === FAILURES ===⏎/w/a.py:3: ValueError: early⏎=== short test summary info ===⏎FAILED a.py::test_a⏎1 failed in 0.1s  =>  failed 0/1: 1 failed in 0.1s [-; -; a.py::test_a] a.py::test_a
    pytest | 1 | === FAILURES ===⏎/w/a.py:3: ValueError: early⏎=== short test summary info ===⏎FAILED a.py::test_a⏎1 failed in 0.1s  =>  failed 0/1: 1 failed in 0.1s [ValueError; early; a.py] a.py::test_a
    pytest | 1 | === ERRORS ===⏎/w/a.py:3: ValueError: early⏎=== short test summary info ===⏎ERROR a.py::test_a⏎1 error in 0.1s  =>  failed 0/0/1: 1 error in 0.1s [-; -; a.py::test_a] a.py::test_a
"#;

const FILES: &str = r#"
    jest | 1 | {"stats":{"expected":1,"unexpected":1,"flaky":0,"skipped":0},"suites":[{"specs":[{"title":"a","ok":true},{"title":"b","ok":false,"tests":[{"results":[{"error":{"message":"Error: early"}}]}]}]}]}  =>  failed 1/1: 1 passed, 1 failed [Error; early; b] b
    jest | 1 | {"stats":{"passes":0,"failures":9,"pending":0},"failures":[{"fullTitle":"a"},{"fullTitle":"b"},{"fullTitle":"c"},{"fullTitle":"d"},{"fullTitle":"e"},{"fullTitle":"f"},{"fullTitle":"g"},{"fullTitle":"h"},{"fullTitle":"i"}]}  =>  failed 0/9: 9 failed [-; -; a] a, b, c, d, e, f, g, h
    jest | 0 | {"summary":{"total":7,"skipped":2,"xfailed":1,"deselected":3}}  =>  passed 4/0/0/2/1/0/3: 4 passed, 2 skipped, 1 failed as expected, 3 left out
    jest | 1 | {"summary":{"total":3,"failed":1,"error":1}}  =>  failed 1/1/1: 1 passed, 1 failed, 1 broken [-; -; -]
    jest | 0 | {"stats":{"passes":0,"failures":0,"pending":0}}  =>  no-tests
    pytest | 0 | <testsuite><testcase name='a'><testcase name='b'/></testcase></testsuite>  =>  unreadable-report
    pytest | 1 | <testsuite><testcase name='a' classname=''><failure/></testcase></testsuite>  =>  failed 0/1: 1 failed [-; -; a] a
    pytest | 1 | <testsuite><testcase name='a' classname='a'><failure/></testcase></testsuite>  =>  failed 0/1: 1 failed [-; -; a] a
    pytest | 1 | <testsuite><testcase name='a' classname='m'><failure/></testcase></testsuite>  =>  failed 0/1: 1 failed [-; -; m.a] m.a
    pytest | 1 | <testsuite><testcase name='a' status='failed'/></testsuite>  =>  failed 0/1: 1 failed [-; -; a] a
    pytest | 1 | <testsuite><testcase name='a' status='FAIL'/><testcase name='b' status='Skipped'/><testcase name='c'/></testsuite>  =>  failed 1/1/0/1: 1 passed, 1 failed, 1 skipped [-; -; a] a
    pytest | 1 | <testsuite><testcase name='a'><failure message='early'/><failure message='late'/></testcase></testsuite>  =>  failed 0/1: 1 failed [-; early; a] a
    pytest | 1 | <testsuite><testcase name='a'><failure type='T'/><failure message='late'/></testcase></testsuite>  =>  failed 0/1: 1 failed [T; -; a] a
    pytest | 1 | <testsuite><testcase name='a'><skipped message='left out'/><failure type='' message=''/></testcase></testsuite>  =>  failed 0/1: 1 failed [-; -; a] a
    pytest | 1 | <testsuite><testcase name='a'><error message='broken'/><failure/></testcase></testsuite>  =>  failed 0/0/1: 1 broken [-; broken; a] a
    pytest | 0 | <testsuite><testcase name='a'><skipped type='pytest.xfail'/></testcase><testcase name='b'/></testsuite>  =>  passed 1/0/0/0/1: 1 passed, 1 failed as expected
    pytest | 1 | <testsuite><testcase name='a'><failure/></testcase><testcase name='b'><failure/></testcase><testcase name='c'><failure/></testcase><testcase name='d'><failure/></testcase><testcase name='e'><failure/></testcase><testcase name='f'><failure/></testcase><testcase name='g'><failure/></testcase><testcase name='h'><failure/></testcase><testcase name='i'><failure/></testcase></testsuite>  =>  failed 0/9: 9 failed [-; -; a] a, b, c, d, e, f, g, h
    pytest | 0 | ok 1 - a  =>  no-report
    pytest | 0 | ok 1 - a⏎1..1  =>  passed 1: 1 passed
"#;
