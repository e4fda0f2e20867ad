//! The plain model: what lies in a store, and who may see it.

use super::marks::{Owner, Stock};
use std::cmp::Reverse;
use std::collections::HashMap;
use veridical::Counts;
use veridical::kernel::Timestamp;
use veridical::recall::ItemKind;

/// Whoever reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Reader {
    pub(super) tenant: u8,
    pub(super) person: u8,
    /// `None`: unbound.
    pub(super) project: Option<u8>,
}

impl Reader {
    pub(super) fn may_see(self, owner: Owner) -> bool {
        owner.tenant == self.tenant
            && owner.person.is_none_or(|person| person == self.person)
            && owner.project.is_none_or(|project| Some(project) == self.project)
    }
}

/// What lies in one store.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    items: Vec<Item>,
    by_id: HashMap<String, usize>,
    by_hash: HashMap<String, Vec<usize>>,
}

#[derive(Debug, Clone)]
pub(super) struct Item {
    pub(super) kind: ItemKind,
    pub(super) stock: Stock,
    pub(super) owner: Owner,
    pub(super) id: String,
    pub(super) mark: String,
    pub(super) at: Timestamp,
    pub(super) verified: bool,
    /// Whether nothing superseded it.
    pub(super) live: bool,
    /// The lesson of an episode, when it only tells of its failure.
    pub(super) unsolved: Option<u16>,
    /// The slot whose value it is.
    pub(super) slot: Option<u16>,
}

impl Ledger {
    /// Notes a new item, and the hashes that its view shows.
    pub(super) fn add(&mut self, item: Item, hashes: impl IntoIterator<Item = String>) {
        let place = self.items.len();
        for hash in hashes {
            self.by_hash.entry(hash).or_default().push(place);
        }
        self.by_id.insert(item.id.clone(), place);
        self.items.push(item);
    }

    /// A lesson of the owner was overcome.
    pub(super) fn solved(&mut self, owner: Owner, lesson: u16) {
        for item in &mut self.items {
            if item.owner == owner && item.unsolved == Some(lesson) {
                item.live = false;
            }
        }
    }

    /// A slot of the owner has another value.
    pub(super) fn replaced(&mut self, owner: Owner, slot: u16) {
        for item in &mut self.items {
            if item.owner == owner && item.slot == Some(slot) {
                item.live = false;
            }
        }
    }

    /// The values that a slot had where a reader sees them, sorted.
    pub(super) fn values(&self, reader: Reader, slot: u16) -> Vec<&str> {
        let mut ids: Vec<&str> = self
            .seen_by(reader)
            .filter(|item| item.slot == Some(slot))
            .map(|item| item.id.as_str())
            .collect();
        ids.sort_unstable();
        ids
    }

    /// What is current where a reader stands: live, and of a slot no value that the project's own hides.
    pub(super) fn current(&self, reader: Reader) -> impl Iterator<Item = &Item> {
        let hidden =
            move |item: &Item| item.slot.is_some_and(|slot| self.value(reader, slot) != Some(&item.id));
        self.seen_by(reader).filter(move |item| item.live && !hidden(item))
    }

    /// The current values of slots that a reader sees, sorted.
    pub(super) fn live_values(&self, reader: Reader) -> Vec<&str> {
        let slots = self.current(reader).filter(|item| item.slot.is_some());
        let mut ids: Vec<&str> = slots.map(|item| item.id.as_str()).collect();
        ids.sort_unstable();
        ids
    }

    /// The live value of a slot where a reader stands: the project's own before one that holds everywhere.
    pub(super) fn value(&self, reader: Reader, slot: u16) -> Option<&str> {
        let live = self.seen_by(reader).filter(|item| item.live && item.slot == Some(slot));
        live.max_by_key(|item| item.owner.project.is_some()).map(|item| item.id.as_str())
    }

    pub(super) fn item(&self, id: &str) -> Option<&Item> {
        self.by_id.get(id).and_then(|place| self.items.get(*place))
    }

    /// The items whose views show a hash.
    pub(super) fn with_hash(&self, hash: &str) -> impl Iterator<Item = &Item> {
        self.by_hash.get(hash).into_iter().flatten().filter_map(|place| self.items.get(*place))
    }

    pub(super) fn all(&self) -> &[Item] {
        &self.items
    }

    pub(super) fn seen_by(&self, reader: Reader) -> impl Iterator<Item = &Item> {
        self.items.iter().filter(move |item| reader.may_see(item.owner))
    }

    /// The ids of the episodes that a reader sees, newest first.
    pub(super) fn listed(&self, reader: Reader, history: bool) -> Vec<&str> {
        let mut seen: Vec<(usize, &Item)> = self.items.iter().enumerate().collect();
        seen.retain(|(_, item)| {
            item.kind == ItemKind::Episode && reader.may_see(item.owner) && (item.live || history)
        });
        seen.sort_by_key(|(place, item)| Reverse((item.at, *place)));
        seen.into_iter().map(|(_, item)| item.id.as_str()).collect()
    }

    pub(super) fn counts(&self, reader: Reader) -> Counts {
        let mut counts = Counts::default();
        for item in self.current(reader) {
            match item.kind {
                ItemKind::Episode => {
                    counts.episodes += 1;
                    counts.verified += u64::from(item.verified);
                }
                ItemKind::Fact => counts.facts += 1,
                ItemKind::Slot => counts.slots += 1,
            }
        }
        counts
    }
}
