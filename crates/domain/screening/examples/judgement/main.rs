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

mod clock;
#[path = "../../tests/labelled/mod.rs"]
mod labelled;
mod texts;

use clock::at_work;
use labelled::{Half, Row};
use serde_json::{Value, json};
use veridical_screening::{Field, Screener};

/// The lengths at which each text is read, in bytes: from a kilobyte to 64 MB, four times as long each time.
const LENGTHS: [usize; 9] = [1 << 10, 1 << 12, 1 << 14, 1 << 16, 1 << 18, 1 << 20, 1 << 22, 1 << 24, 1 << 26];

/// A text is read again until so many bytes are read; the best reading counts, the others are the machine's.
const BYTES: usize = 1 << 22;

fn main() {
    let screener = Screener::new([]);
    let rows: Vec<Value> = labelled::set()
        .iter()
        .map(|row| judged(row, &screener, false))
        .chain(labelled::orders().iter().map(|row| judged(row, &screener, true)))
        .collect();
    let speeds = |seeds: &[(&'static str, String)]| -> Vec<Value> {
        seeds
            .iter()
            .map(|(name, seed)| json!({ "text": name, "readings": readings(&screener, seed) }))
            .collect()
    };
    let (plain, scripts, worst) =
        (speeds(&texts::plain()), speeds(&texts::scripts()), speeds(&texts::worst()));
    println!("{}", json!({"rows": rows, "plain": plain, "scripts": scripts, "worst": worst}));
}

fn judged(row: &Row, screener: &Screener, order: bool) -> Value {
    let families: Vec<&str> = row.scan(screener).findings.iter().map(|found| found.family.code()).collect();
    json!({
        "held_out": row.half == Half::HeldOut,
        "order": order,
        "family": row.family,
        "what": row.what,
        "text": row.text,
        "stopped": row.stopped,
        "found": families,
    })
}

/// The seconds that each length took, as pairs of bytes and seconds.
fn readings(screener: &Screener, seed: &str) -> Vec<(usize, f64)> {
    LENGTHS
        .iter()
        .map(|length| {
            let text = seed.repeat(length / seed.len() + 1);
            let seconds = (0..(BYTES / length).max(1)).map(|_| {
                let start = at_work();
                std::hint::black_box(screener.scan(Field::text(&text)));
                at_work() - start
            });
            (text.len(), seconds.fold(f64::INFINITY, f64::min))
        })
        .collect()
}
