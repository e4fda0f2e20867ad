//! A simulator that searches for what one reader is shown of another (R5.5, R5.6, R5.9).
//!
//! A world has a few profiles with a store each, people (the terminal, private chats, a group), repositories that
//! all profiles know, places whose remotes change, sessions, restarts and crashes. Operations are drawn from a seed and
//! go through the public library, as a host's would; a plain model says what each of them may see. After every one
//!
//! * the answer is searched for ids, hashes and words of others: every text that is planted holds a mark of whose it is;
//! * lists, counts and what is shown by id have to be exactly what the model says;
//! * whoever asks for an own item by its mark is given that item first, whatever else lies in the store;
//! * now and then a reader's answers are compared with those of a store that holds nothing but what this reader may
//!   see: scores, order, statistics, paging and abstention have to be the same, byte for byte.
//!
//! [`simulate`] runs worlds until so many operations are done; what it finds it cuts down to a short history.
//! [`Leaky`] is the negative control: stores with a known fault, which the search has to find.

mod act;
mod alone;
mod chance;
mod depot;
mod leaky;
mod ledger;
mod marks;
mod reading;
mod shrink;
mod watch;
mod world;
mod writing;

pub use act::{Act, Ask, Op};
pub use depot::{Depot, InMemory, Place};
pub use leaky::{Leak, Leaky};

use chance::Chance;
use std::collections::BTreeMap;
use std::time::Duration;
use world::World;

/// What to search.
#[derive(Debug, Clone, Copy)]
pub struct Course {
    /// Where the draws begin: the same seed gives the same histories.
    pub seed: u64,
    /// How many operations at least.
    pub operations: u64,
    /// How many near-identical lessons are planted in one project of a crowded world.
    pub crowd: u16,
    /// How long a short history is looked for when something is found.
    pub patience: Duration,
}

/// How many operations one world lives for at most.
const LIFE: u64 = 2_000;

/// Every so many worlds one is crowded.
const CROWDED: u64 = 8;

/// What a search covered.
#[derive(Debug, Clone, Default)]
pub struct Account {
    /// How many worlds lived.
    pub worlds: u64,
    /// Operations by kind.
    pub operations: BTreeMap<&'static str, u64>,
    /// Checks by kind.
    pub checks: BTreeMap<&'static str, u64>,
    /// What became of writes.
    pub became: BTreeMap<&'static str, u64>,
}

impl Account {
    /// All operations together.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.operations.values().sum()
    }
}

/// Something foreign was seen, an own item was not, or the store failed.
#[derive(Debug)]
pub struct Found {
    /// The seed of the world in which it was found.
    pub world: u64,
    /// What was wrong, in the short history.
    pub what: String,
    /// The shortest history that the search could cut it down to; running it finds it again.
    pub history: Vec<Op>,
    /// How long the history was before.
    pub drawn: usize,
    /// What was covered before it was found.
    pub account: Account,
}

/// Searches until so many operations are done, or something is found.
///
/// # Errors
/// [`Found`], with the history cut down.
pub fn simulate(depot: &dyn Depot, course: &Course) -> Result<Account, Box<Found>> {
    let mut account = Account::default();
    let mut number = 0_u64;
    while account.total() < course.operations {
        let world = Chance::of(course.seed, number).next();
        let crowd = if number.is_multiple_of(CROWDED) { course.crowd } else { 0 };
        let life = LIFE.min(course.operations - account.total());
        let history = act::draw(world, usize::try_from(life).unwrap_or(usize::MAX), crowd);
        if let Err(wrong) = run(depot, &history, &mut account) {
            let drawn = wrong.at + 1;
            let (history, what) = shrink::shrink(depot, history, wrong, course.patience);
            return Err(Box::new(Found { world, what, history, drawn, account }));
        }
        account.worlds += 1;
        number += 1;
    }
    Ok(account)
}

/// Runs one history in a world of its own.
///
/// # Errors
/// What was wrong, and behind which operation.
pub fn replay(depot: &dyn Depot, history: &[Op]) -> Result<(), Wrong> {
    run(depot, history, &mut Account::default())
}

/// What was wrong, and behind which operation.
#[derive(Debug, Clone)]
pub struct Wrong {
    /// The place of the operation in its history.
    pub at: usize,
    /// What was wrong.
    pub what: String,
}

fn run(depot: &dyn Depot, history: &[Op], account: &mut Account) -> Result<(), Wrong> {
    let mut world = World::new(depot, account).map_err(|what| Wrong { at: 0, what })?;
    for (at, op) in history.iter().enumerate() {
        world.act(*op).map_err(|what| Wrong { at, what })?;
    }
    Ok(())
}
