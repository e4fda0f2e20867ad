//! How a wish is put to a store, and what it comes to.

use super::model::{Effect, SLOTS, Wish};
use pollster::block_on;
use veridical::kernel::{FactId, Scope};
use veridical::policy::forget::{Forget, Forgotten, Target};
use veridical::policy::pending::NewPending;
use veridical::slot::{FactKept, Facts, Reach, Revision, SlotKept, Slots};
use veridical_conformance::samples::{self, Approved, Met, SlotPermit};
use veridical_sqlite::SqliteStore;

/// The wish as the agent's, on its way to a person.
pub(crate) fn proposed(wish: &Wish, scope: &Scope) -> NewPending {
    let met = Met::nowhere(5);
    let new = match wish {
        Wish::Fact(text) => samples::proposed(text, scope, Reach::Global, &met),
        Wish::Value { slot, value, expected } => {
            let expected = expected.and_then(Revision::new);
            let (name, reach) = SLOTS[*slot];
            samples::proposed_value(name, value, scope, reach, expected, &met)
        }
        Wish::ForgetFact { .. } | Wish::ForgetSlot { .. } => {
            samples::proposed_forgetting(target(wish), scope, &met)
        }
    };
    new.unwrap()
}

fn target(wish: &Wish) -> Target {
    match wish {
        Wish::ForgetFact { id } => Target::Fact(FactId::parse(id).unwrap()),
        Wish::ForgetSlot { id, revision, .. } => {
            Target::Slot { value: FactId::parse(id).unwrap(), revision: u64::from(*revision) }
        }
        Wish::Fact(_) | Wish::Value { .. } => panic!("nothing is forgotten by {wish:?}"),
    }
}

/// Applies what was claimed; what it came to, and the id of what is there now.
pub(crate) fn apply(store: &SqliteStore, approved: Approved) -> (Effect, String) {
    match approved {
        Approved::Fact(permit) => match block_on(Facts::add(store, permit)).unwrap() {
            FactKept::Added(id) => (Effect::Done, id.to_string()),
            FactKept::Unchanged(id) => (Effect::Same, id.to_string()),
        },
        Approved::First(permit) => slot(block_on(Slots::set(store, permit)).unwrap()),
        Approved::Replacement(permit) => slot(block_on(Slots::supersede(store, permit)).unwrap()),
        Approved::Supersession(_) | Approved::Widening(_) | Approved::Step(_) => {
            panic!("nothing of it is asked for")
        }
        Approved::Forgetting(permit) => forgotten(block_on(Forget::forget(store, permit)).unwrap()),
    }
}

/// Does what a person wishes, who needs nobody's approval.
pub(crate) fn by_the_person(store: &SqliteStore, wish: &Wish, scope: &Scope) -> (Effect, String) {
    match wish {
        Wish::Value { slot: of, value, expected } => {
            let expected = expected.and_then(Revision::new);
            let (name, reach) = SLOTS[*of];
            match samples::slot(name, value, scope, reach, expected).unwrap() {
                SlotPermit::Set(permit) => slot(block_on(Slots::set(store, permit)).unwrap()),
                SlotPermit::Supersede(permit) => slot(block_on(Slots::supersede(store, permit)).unwrap()),
            }
        }
        Wish::ForgetFact { .. } | Wish::ForgetSlot { .. } => {
            let permit = samples::forgetting_item(target(wish), scope).unwrap();
            forgotten(block_on(Forget::forget(store, permit)).unwrap())
        }
        Wish::Fact(_) => panic!("facts are asked for alone"),
    }
}

fn slot(kept: SlotKept) -> (Effect, String) {
    match kept {
        SlotKept::Set(id, _) => (Effect::Done, id.to_string()),
        SlotKept::Unchanged(id, _) => (Effect::Same, id.to_string()),
        SlotKept::Lost(_) => (Effect::Lost, String::new()),
    }
}

fn forgotten(done: Forgotten) -> (Effect, String) {
    let effect = match done {
        Forgotten::Gone => Effect::Done,
        Forgotten::Changed => Effect::Lost,
        Forgotten::Unknown => Effect::Absent,
        Forgotten::LogInUse => panic!("nobody reads an older state"),
    };
    (effect, String::new())
}
