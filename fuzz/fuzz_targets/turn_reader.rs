//! Any bytes as a turn file (R2.4).
#![no_main]

use libfuzzer_sys::fuzz_target;
use veridical_hermes::HandedTurn;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(handed) = HandedTurn::from_json(bytes) {
        veridical_fuzz::explained(&handed.turn);
    }
});
