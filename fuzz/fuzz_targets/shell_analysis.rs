//! Any text as a command line that ended with any status, in front of a passing and a failing report (R3.4).
#![no_main]

use libfuzzer_sys::fuzz_target;
use veridical::evidence::Output;
use veridical_fuzz::{explained, grows_evenly, turn};

const PASSED: &str = "..                                                [100%]\n2 passed in 0.01s\n";
const FAILED: &str = "FAILED test_a.py::test_b - assert 1 == 2\n1 failed, 1 passed in 0.01s\n";

fuzz_target!(|input: &[u8]| {
    let Some((status, command)) = input.split_first() else { return };
    let command = String::from_utf8_lossy(command);
    for output in [PASSED, FAILED] {
        explained(&turn(&command, *status, Output::complete(output)));
    }
    // One input in sixty-four: it takes milliseconds.
    if command.len() % 64 == 5 {
        grows_evenly(&command, |long| explained(&turn(long, *status, Output::complete(PASSED))));
    }
});
