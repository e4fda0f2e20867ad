//! What the gate says about the labelled set, and how fast it reads: one JSON object on one line.
//!
//! `cargo xtask screening` builds and runs this as it is shipped, and holds the figures against their bounds.
#![expect(clippy::print_stdout, reason = "it prints what it measured")]
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "what cannot be set up ends it"
)]

#[path = "../../tests/labelled/mod.rs"]
mod labelled;
mod texts;

use labelled::{Half, Row};
use serde_json::{Value, json};
use std::time::Instant;
use veridical_screening::{Field, Screener};

/// How much of a text is read at a time, in bytes, and how much to see whether the time grows with the length alone.
const LENGTH: usize = 1 << 18;
const LONG: usize = 1 << 22;
/// The best of so many readings counts: the others are the machine's.
const READINGS: usize = 20;
const LONG_READINGS: usize = 3;

fn main() {
    let screener = Screener::new([]);
    let rows: Vec<Value> = labelled::set().iter().map(|row| judged(row, &screener)).collect();
    let speeds = |seeds: &[(&'static str, String)]| -> Vec<Value> {
        seeds
            .iter()
            .map(|(name, seed)| {
                json!({
                    "text": name,
                    "speed": speed(&screener, seed, LENGTH, READINGS),
                    "long": speed(&screener, seed, LONG, LONG_READINGS),
                })
            })
            .collect()
    };
    let (plain, scripts, worst) =
        (speeds(&texts::plain()), speeds(&texts::scripts()), speeds(&texts::worst()));
    println!("{}", json!({"rows": rows, "plain": plain, "scripts": scripts, "worst": worst}));
}

fn judged(row: &Row, screener: &Screener) -> Value {
    let families: Vec<&str> = row.scan(screener).findings.iter().map(|found| found.family.code()).collect();
    json!({
        "held_out": row.half == Half::HeldOut,
        "family": row.family,
        "what": row.what,
        "text": row.text,
        "stopped": row.stopped,
        "found": families,
    })
}

/// Megabytes a second.
fn speed(screener: &Screener, seed: &str, length: usize, readings: usize) -> f64 {
    let text = seed.repeat(length / seed.len() + 1);
    let seconds = (0..readings).map(|_| {
        let start = Instant::now();
        std::hint::black_box(screener.scan(Field::text(&text)));
        start.elapsed().as_secs_f64()
    });
    f64::from(u32::try_from(text.len()).unwrap()) / 1e6 / seconds.fold(f64::INFINITY, f64::min)
}
