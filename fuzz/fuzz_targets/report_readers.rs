//! Any output of any runner with any status (R3.5): first the command line, then the status and `complete` or `cut`,
//! then what was printed.
#![no_main]

use libfuzzer_sys::fuzz_target;
use veridical::evidence::Output;
use veridical_fuzz::{explained, grows_evenly, turn};

fuzz_target!(|input: &[u8]| {
    let input = String::from_utf8_lossy(input);
    let mut parts = input.splitn(3, '\n');
    let (Some(command), Some(ending), Some(printed)) = (parts.next(), parts.next(), parts.next()) else {
        return;
    };
    let (status, rest) = ending.split_once(' ').unwrap_or((ending, ""));
    let Ok(status) = status.parse::<u8>() else { return };
    let complete = rest != "cut";
    let explain = |text: &str| explained(&turn(command, status, Output { text: text.to_owned(), complete }));
    explain(printed);
    // One input in sixty-four: it takes milliseconds.
    if printed.len() % 64 == 5 {
        grows_evenly(printed, explain);
    }
});
