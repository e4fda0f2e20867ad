//! What waits, and the facts and slots that it is about, against a plain model: drawn operations from two openings of one
//! real file, claims and writes at the same time, and crashes between the steps. An id takes effect at most once, a slot
//! has one live value, no accepted one is lost, and nothing that was answered is (R6.3, R8.3).

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a run that goes wrong fails"
)]

mod act;
mod model;
mod sound;
#[path = "../support/mod.rs"]
mod support;
mod world;

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use world::World;

const OPERATIONS_OF_A_WORLD: u64 = 100;

#[test]
fn an_id_takes_effect_at_most_once_whatever_happens_in_between() {
    let tried = run(7, 450);
    for way in [
        "ask for a fact",
        "ask for a value",
        "ask to forget",
        "apply",
        "burn",
        "lost race",
        "race for an id",
        "race for a slot",
        "race of an approval and a writer",
        "reject",
        "expire",
        "write a slot",
        "forget",
        "days",
        "crash",
        "crash after the claim",
        "crash before the end",
    ] {
        assert!(tried.contains_key(way), "{way} was not tried: {tried:?}");
    }
}

/// The long run: `cargo xtask simulate approvals`.
#[test]
#[ignore = "as long as it is told to be"]
fn simulated_at_length() {
    let told = |name: &str, otherwise| {
        std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
    };
    let (seed, operations) = (told("VERIDICAL_SEED", 1), told("VERIDICAL_OPERATIONS", 10_000));
    let since = std::time::Instant::now();
    for (way, count) in run(seed, operations) {
        println!("{count:>10}  {way}");
    }
    println!("seed {seed}: {operations} operations in {:.1?}, and none of them went wrong", since.elapsed());
}

/// How often each way was tried in so many operations, in worlds that know nothing of each other, on all cores.
fn run(seed: u64, operations: u64) -> BTreeMap<&'static str, u64> {
    let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let worlds = operations.div_ceil(OPERATIONS_OF_A_WORLD);
    let lived = |core: usize| {
        let mut tried: BTreeMap<&'static str, u64> = BTreeMap::new();
        for part in (0..worlds).skip(core).step_by(cores) {
            let length = OPERATIONS_OF_A_WORLD.min(operations - part * OPERATIONS_OF_A_WORLD);
            let mut world = World::new(seed, part);
            for _ in 0..length {
                *tried.entry(world.step()).or_default() += 1;
                world.agrees();
            }
            world.is_sound();
        }
        tried
    };
    std::thread::scope(|threads| {
        let lived = &lived;
        let running: Vec<_> = (0..cores).map(|core| threads.spawn(move || lived(core))).collect();
        let mut tried = BTreeMap::new();
        for (way, count) in running.into_iter().flat_map(|thread| thread.join().unwrap()) {
            *tried.entry(way).or_default() += count;
        }
        tried
    })
}
