//! What an output shows of single tests, and words with which any program tells of a failure.

use super::tap::Point;
use super::{Lines, ctest, go_test, gtest, nextest, unittest, vitest, zig_test};
use std::borrow::Cow;
use std::collections::HashSet;

/// Whether the output shows each of these tests passing, by name.
pub(crate) fn shows_passing(output: &str, names: &[String]) -> bool {
    let mut missing: HashSet<&str> = names.iter().map(String::as_str).collect();
    for line in Lines::new(output, true).iter() {
        if missing.is_empty() {
            break;
        }
        if let Some(name) = passing(line) {
            missing.remove(name.as_str());
        }
    }
    missing.is_empty() && !names.is_empty()
}

/// Whether the output shows each of so many tests that passed, by a name that no other test of the run has.
pub(crate) fn lists_passing(output: &str, passed: u64) -> bool {
    let is_listed = |line: &&str| {
        (line.starts_with("test ") && line.ends_with(" ... ok"))
            || (line.contains("::") && line.contains(" PASSED"))
            || nextest::passing(line).is_some()
    };
    let listed = Lines::new(output, true).iter().filter(is_listed).count();
    u64::try_from(listed).is_ok_and(|listed| passed > 0 && listed >= passed)
}

/// The test of `test sums ... ok`, `tests/test_a.py::test_x PASSED [ 50%]`, `test_x (test_a.Case.test_x) ... ok`,
/// `PASS [   0.011s] (1/3) ledger tests::sums`, `--- PASS: TestSums (0.00s)`, `ok 1 - sums` or
/// ` ✓ tests/a.test.js > adds 2ms`.
fn passing(line: &str) -> Option<String> {
    if let Some(title) = line.strip_suffix(" ... ok") {
        return Some(title.strip_prefix("test ").map_or_else(|| unittest::test_name(title), str::to_owned));
    }
    let named = nextest::passing(line)
        .or_else(|| go_test::passing(line))
        .or_else(|| ctest::passing(line))
        .or_else(|| gtest::passing(line))
        .or_else(|| vitest::passing(line))
        .or_else(|| zig_test::passing(line));
    if let Some(name) = named {
        return Some(name.to_owned());
    }
    if let Some(point) = Point::of(line) {
        return (point.passed && point.directive.is_none()).then(|| point.name.to_owned());
    }
    let (name, rest) = line.split_once(" PASSED")?;
    (name.contains("::") && (rest.is_empty() || rest.starts_with(' '))).then(|| name.to_owned())
}

/// Whether the output shows that each of these files was collected and nothing in it failed or was left out:
/// pytest's `tests/test_a.py ....  [ 50%]`.
pub(crate) fn shows_whole_files(output: &str, files: &[&str]) -> bool {
    let mut missing: HashSet<&str> = files.iter().copied().collect();
    for line in Lines::new(output, true).iter() {
        if missing.is_empty() {
            break;
        }
        let Some((file, rest)) = line.split_once(' ') else { continue };
        let marks = rest.split('[').next().unwrap_or(rest).trim_end();
        if !marks.is_empty() && marks.bytes().all(|mark| mark == b'.') {
            missing.remove(file);
        }
    }
    missing.is_empty() && !files.is_empty()
}

/// Whether an output speaks of a failure, in the words that programs use. `0 failed` and `no errors` do not.
pub(crate) fn tells_of_failure(output: &str) -> bool {
    // `No syntax errors` and `0 type errors` are denied by the word in front of the kind.
    const KINDS: [&[u8]; 3] = [b"syntax", b"type", b"lint"];
    // A sum of TAP names its kind in front.
    const NONE: &str = "\n# fail 0\n";
    let output: Cow<'_, str> =
        if output.contains(NONE) { output.replace(NONE, "\n").into() } else { output.into() };
    let output = output.as_ref();
    let mut before: &[u8] = b"";
    words(output).any(|word| {
        // By length, since a long output has many words.
        let known: &[&[u8]] = match word.len() {
            4 => &[b"fail"],
            5 => &[b"fails", b"error", b"fatal"],
            6 => &[b"failed", b"errors", b"broken", b"denied", b"cannot", b"unable", b"killed"],
            7 => &[b"failing", b"failure", b"errored", b"aborted", b"crashed", b"missing", b"timeout"],
            8 => &[b"failures", b"panicked", b"segfault"],
            9 => &[b"exception", b"traceback"],
            10 => &[b"exceptions"],
            11 => &[b"interrupted"],
            _ => &[],
        };
        let told = known.iter().any(|known| word.eq_ignore_ascii_case(known))
            && !["0", "no", "without", "zero"]
                .iter()
                .any(|none| before.eq_ignore_ascii_case(none.as_bytes()));
        if !KINDS.iter().any(|kind| word.eq_ignore_ascii_case(kind)) {
            before = word;
        }
        // `ValueError`, `AssertionError`.
        told || (word.len() > 5 && (word.ends_with(b"Error") || word.ends_with(b"Exception")))
    }) || ["not ok", "NOT OK", "no tests ran", "NO TESTS RAN", "0 tests"]
        .iter()
        .any(|words| output.contains(words))
}

/// Whether an output claims a success. A claim proves nothing; where there is none, there is more to doubt.
pub(crate) fn claims_success(output: &str) -> bool {
    const CLAIMS: [&[u8]; 4] = [b"passed", b"ok", b"success", b"successful"];
    words(output).any(|word| CLAIMS.iter().any(|known| word.eq_ignore_ascii_case(known)))
}

/// The words of a text: runs of ASCII letters and digits.
fn words(text: &str) -> impl Iterator<Item = &[u8]> {
    text.as_bytes().split(|byte| !byte.is_ascii_alphanumeric()).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_counts_as_shown_only_in_the_form_of_its_runner() {
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        for (output, name, expected) in [
            ("test sums::adds ... ok\n", "sums::adds", true),
            ("test sums::adds ... FAILED\n", "sums::adds", false),
            ("test sums::adds ... ignored\n", "sums::adds", false),
            ("t/test_a.py::test_x PASSED   [ 50%]\n", "t/test_a.py::test_x", true),
            ("t/test_a.py::test_xy PASSED\n", "t/test_a.py::test_x", false),
            ("t/test_a.py::test_x SKIPPED\n", "t/test_a.py::test_x", false),
            ("test_x (m.C.test_x) ... ok\n", "m.C.test_x", true),
            ("ok 2 - adds\n", "adds", true),
            ("ok 2 - adds # skip\n", "adds", false),
            ("not ok 2 - adds\n", "adds", false),
            (" ✓ a.test.js > adds 2ms\n", "a.test.js > adds", true),
            (" × a.test.js > adds 2ms\n", "a.test.js > adds", false),
            ("1 passed", "t/test_a.py::test_x", false),
            ("adds PASSED\n", "adds", false),
            ("t/test_a.py::test_x PASSEDLY\n", "t/test_a.py::test_x", false),
        ] {
            assert_eq!(shows_passing(output, &names(&[name])), expected, "{output}");
        }
        assert!(!shows_passing("test a ... ok\n", &names(&["a", "b"])) && !shows_passing("", &[]));
        for (output, expected) in [
            ("t/test_a.py ....   [ 50%]\n", true),
            ("t/test_a.py ..s.   [ 50%]\n", false),
            ("t/test_ab.py ..\n", false),
            ("t/test_a.py\n", false),
        ] {
            assert_eq!(shows_whole_files(output, &["t/test_a.py"]), expected, "{output}");
        }
    }

    #[test]
    fn a_failure_is_told_in_many_words_and_denied_in_few() {
        for told in [
            "FAILED: 2 checks",
            "1 failed, 3 passed",
            "ValueError: x",
            "not ok 1 - sums",
            "Ran 0 tests",
            "Error: nothing",
            "permission denied",
            "a syntax error",
            "to fail",
            "it keeps failing",
            "2 failures",
            "an exception",
            "two exceptions",
            "interrupted",
        ] {
            assert!(tells_of_failure(told), "{told}");
        }
        for fine in [
            "hello",
            "0 failed, 3 passed",
            "no errors found",
            "Compiling thiserror v2.0.1",
            "4 passed",
            "No syntax errors detected in a.php",
            "no Error",
        ] {
            assert!(!tells_of_failure(fine), "{fine}");
        }
    }

    #[test]
    fn a_run_lists_what_passed_when_it_has_a_line_for_each() {
        for (output, passed, expected) in [
            ("test a ... ok\ntest b ... ok\n", 2, true),
            ("test a ... ok\n", 2, false),
            ("test a ... ok\n", 0, false),
            ("t/test_a.py::test_x PASSED\n", 1, true),
            ("t/test_a.py::test_x FAILED\n", 1, false),
            ("adds PASSED\n", 1, false),
            ("adds ... ok\n", 1, false),
            ("test a ... FAILED\n", 1, false),
            ("        PASS [   0.011s] (1/1) ledger tests::sums\n", 1, true),
        ] {
            assert_eq!(lists_passing(output, passed), expected, "{output}");
        }
    }
}
