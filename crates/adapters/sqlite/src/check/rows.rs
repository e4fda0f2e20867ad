use super::FlawKind;
use crate::candidates::open_fact;
use crate::index::Place;
use crate::rows::note::{self, Noted, Sum};
use crate::rows::succession::Pointer;
use crate::rows::{
    about, attestation, episode, fact, known_place, pending, shown, step, succession, supersession, tombstone,
};
use crate::store::Owner;
use rusqlite::{Connection, Row};
use std::collections::{BTreeMap, BTreeSet};
use veridical::Flaw;
use veridical::episode::StoredEpisode;
use veridical::place::StoredPlace;
use veridical::policy::chain::Link;
use veridical::policy::pending::Outcome;
use veridical::slot::{StoredFact, StoredStep};

/// The kind of mutation that records a lesson or attests it.
const RECORD: &str = "record-episode";

/// The kind of mutation that follows when a lesson is contradicted.
const SUPERSEDE: &str = "supersede-episode";

/// The kinds of mutation that put a fact in the place of an earlier one.
const SUCCEEDS: [&str; 2] = ["supersede-fact", "widen-scope"];

/// The kind of mutation that chooses between facts.
const SETTLE: &str = "settle-facts";

/// The kind of mutation that leaves tombstones.
const FORGET: &str = "forget";

/// What the rows of a store say.
#[derive(Default)]
pub(super) struct Rows {
    /// What is wrong with rows themselves.
    pub(super) flaws: Vec<Flaw>,
    /// What the index has to hold: place and text by the item's number.
    pub(super) indexed: BTreeMap<u64, (Place, String)>,
    /// Which failures have to lead to which episodes, by their numbers.
    pub(super) about: BTreeSet<(u64, String)>,
    /// What the chain has to tell: by the number of the link, the kind of mutation and the target.
    told: BTreeMap<u64, (&'static str, String)>,
    /// The numbers of the episodes that a later one superseded.
    superseded: BTreeSet<u64>,
    /// What was put down of places: by the number of the link, the target.
    places: BTreeMap<u64, String>,
    /// The links that have their attestation.
    attested: BTreeSet<u64>,
    /// The numbers of the facts that a later one took the place of, and those of the later ones, with whether they hold in
    /// more places.
    succeeded: BTreeSet<u64>,
    succeeding: BTreeMap<u64, bool>,
    /// Under which marks facts have to stand, by their numbers.
    pub(super) likeness: BTreeSet<(u64, Vec<u8>)>,
    /// The numbers of the links whose rows were forgotten, and of those that forgot them.
    gone: BTreeSet<u64>,
    forgetting: BTreeSet<u64>,
    /// The numbers of the facts that took the place of what was forgotten since, and their pointers with it.
    pointed_on: BTreeSet<u64>,
    /// The live value of each slot, by profile, person, project and name.
    filled: BTreeSet<[String; 4]>,
}

pub(super) fn read(connection: &Connection, owner: &Owner) -> rusqlite::Result<Rows> {
    let mut rows = Rows::default();
    for (earlier, pointer, sealed) in supersession::all(connection, &owner.key)? {
        rows.told.insert(pointer.number, (SUPERSEDE, pointer.earlier.to_string()));
        rows.note(sealed, FlawKind::SealBroken, || format!("the successor of {}", pointer.earlier));
        rows.superseded.insert(earlier);
    }
    for (root, id, sealed) in shown::all(connection, &owner.key)? {
        rows.note(sealed, FlawKind::SealBroken, || format!("that {id} was shown in {root}"));
    }
    for Pointer { earlier, later, row, sealed, widens } in succession::all(connection, &owner.key)? {
        rows.note(sealed, FlawKind::SealBroken, || format!("the successor of {}", row.earlier));
        rows.succeeded.insert(earlier);
        if row.number == later {
            rows.succeeding.insert(later, widens);
        } else {
            rows.told.insert(row.number, (SETTLE, row.earlier.to_string()));
        }
    }
    for (number, stored) in step::all(connection, &owner.key)? {
        match stored {
            Some(StoredStep { row, sealed }) => {
                rows.told.insert(number, (row.step.mutation(), row.fact.to_string()));
                rows.note(sealed, FlawKind::SealBroken, || format!("step {number} of {}", row.fact));
            }
            None => rows.note(false, FlawKind::RowUnreadable, || format!("step {number}")),
        }
    }
    for (row, sealed) in tombstone::all(connection, &owner.key)? {
        rows.note(sealed, FlawKind::SealBroken, || format!("the tombstone {}", row.number));
        if sealed {
            rows.gone.insert(row.number);
            rows.forgetting.insert(row.forgotten);
            rows.pointed_on.extend(row.later);
        }
    }
    rows.notes(connection, owner)?;
    let mut statement = connection.prepare("SELECT * FROM episode ORDER BY number")?;
    let mut cursor = statement.query([])?;
    while let Some(row) = cursor.next()? {
        match episode::read(row) {
            Ok(sealed) => rows.episode(connection, owner, sealed)?,
            Err(_) => rows.unreadable("episode", row)?,
        }
    }
    let mut statement = connection.prepare("SELECT * FROM fact ORDER BY number")?;
    let mut cursor = statement.query([])?;
    while let Some(row) = cursor.next()? {
        match fact::read(row) {
            Ok(sealed) => rows.fact(connection, owner, sealed),
            Err(_) => rows.unreadable("fact", row)?,
        }
    }
    let mut statement = connection.prepare("SELECT * FROM pending ORDER BY number")?;
    let mut cursor = statement.query([])?;
    while let Some(row) = cursor.next()? {
        match pending::read(connection, row) {
            Ok(sealed) => rows.pending(owner, sealed),
            Err(_) => rows.unreadable("pending", row)?,
        }
    }
    let mut statement = connection.prepare("SELECT * FROM known_place ORDER BY number")?;
    let mut cursor = statement.query([])?;
    while let Some(row) = cursor.next()? {
        match known_place::read(row, &owner.key) {
            Ok((number, place)) => rows.place(number, &place),
            Err(_) => rows.unreadable("place", row)?,
        }
    }
    Ok(rows)
}

/// The kinds of mutation that put down what a place is.
const PLACE: [&str; 4] = ["trust-place", "rebind-place", "declare-place", "forget-place"];

impl Rows {
    /// Compares the sums over what has no link with what is there.
    fn notes(&mut self, connection: &Connection, owner: &Owner) -> rusqlite::Result<()> {
        for of in Noted::ALL {
            let kept = Sum::kept(connection, of, &owner.key)?;
            let holds = kept == Some(Sum::of(&of.marks(connection, &owner.key)?));
            self.note(holds, FlawKind::SealBroken, || format!("the rows of {}", of.name()));
        }
        let known = note::names(connection)? == Noted::ALL.map(Noted::name);
        self.note(known, FlawKind::RowUnreadable, || "a sum over no table".to_owned());
        Ok(())
    }

    fn episode(
        &mut self,
        connection: &Connection,
        owner: &Owner,
        sealed: episode::Sealed,
    ) -> rusqlite::Result<()> {
        let episode::Sealed { number, row, seal } = sealed;
        let id = row.id.clone();
        self.indexed
            .insert(number, (Place::of_episode(&row, !self.superseded.contains(&number)), row.searched()));
        self.about.extend(about::wanted(&row).into_iter().map(|failure| (number, failure)));
        self.told.insert(number, (RECORD, id.to_string()));
        match attestation::of_episode(connection, number, &id, &owner.key) {
            Ok(attestations) => {
                for (attestation, sealed) in attestations {
                    self.told.insert(attestation.number, (RECORD, id.to_string()));
                    self.attested.insert(attestation.number);
                    self.note(sealed, FlawKind::SealBroken, || {
                        format!("attestation {} of {id}", attestation.number)
                    });
                }
            }
            Err(_) => self.note(false, FlawKind::RowUnreadable, || format!("an attestation of {id}")),
        }
        let intact = seal == Some(row.seal(&owner.key));
        let known = StoredEpisode::open(row, seal, Vec::new(), &owner.key).is_ok();
        self.note(known, FlawKind::RowUnreadable, || id.to_string());
        self.note(intact, FlawKind::SealBroken, || id.to_string());
        Ok(())
    }

    fn fact(&mut self, connection: &Connection, owner: &Owner, sealed: fact::Sealed) {
        let fact::Sealed { number, row, seal } = sealed;
        let id = row.id.clone();
        let again = fact::Sealed { number, row: row.clone(), seal };
        // What cannot be opened is told of below, and stands where its pointer says.
        let succeeded = self.succeeded.contains(&number);
        let (shelved, ended, text) = match open_fact(connection, owner, again) {
            Ok(opened) => {
                let ended = succeeded || opened.life().invalidated().is_some();
                (opened.is_shelved_live(), ended, row.searched(opened.life()))
            }
            Err(_) => (!succeeded, succeeded, row.shown()),
        };
        self.indexed.insert(number, (Place::of_fact(&row, shelved), text));
        let marks = row.likeness_marks(&owner.key);
        self.likeness.extend(marks.into_iter().map(|mark| (number, mark.to_vec())));
        let kind = match (&row.slot, self.succeeding.get(&number)) {
            (None, None) => "new-fact",
            (None, Some(false)) => "supersede-fact",
            (None, Some(true)) => "widen-scope",
            (Some(_), None) => "set-slot",
            (Some(_), Some(_)) => "supersede-slot",
        };
        self.told.insert(number, (kind, id.to_string()));
        if let Some(slot) = row.slot.as_ref().filter(|_| !ended) {
            let project = row.project.as_ref().map(ToString::to_string).unwrap_or_default();
            let place =
                [row.tenant.to_string(), row.principal.to_string(), project, slot.name.key().to_owned()];
            let only = self.filled.insert(place);
            self.note(only, FlawKind::SlotNotSingle, || id.to_string());
        }
        let opened = StoredFact::open(row, seal, &owner.key);
        self.note(opened.is_ok(), FlawKind::RowUnreadable, || id.to_string());
        self.note(opened.is_ok_and(|fact| fact.sealed()), FlawKind::SealBroken, || id.to_string());
    }

    fn pending(&mut self, owner: &Owner, sealed: pending::Sealed) {
        let id = sealed.row.id.to_string();
        self.told.insert(sealed.number, ("stage", id.clone()));
        self.told.extend(sealed.claim.map(|link| (link, ("claim-pending", id.clone()))));
        let outcome = sealed.row.end.as_ref().and_then(|end| end.outcome.parse().ok());
        let ending = outcome.map(Outcome::step).unwrap_or_default();
        self.told.extend(sealed.ending.map(|link| (link, (ending, id.clone()))));
        // What a row says of its steps, and the links that it names for them, belong together.
        let steps = sealed.claim.is_some() == sealed.row.claimed.is_some()
            && sealed.ending.is_some() == sealed.row.end.is_some();
        let left_over = sealed.left_over;
        let opened = sealed.open(owner);
        self.note(opened.is_ok(), FlawKind::RowUnreadable, || id.clone());
        let intact = opened.is_ok_and(|pending| pending.sealed()) && steps && !left_over;
        self.note(intact, FlawKind::SealBroken, || id);
    }

    fn place(&mut self, number: u64, place: &StoredPlace) {
        let id = &place.row().id;
        self.places.insert(number, id.to_string());
        self.note(place.sealed(), FlawKind::SealBroken, || id.to_string());
    }

    fn unreadable(&mut self, table: &str, row: &Row<'_>) -> rusqlite::Result<()> {
        let number: i64 = row.get("number")?;
        self.note(false, FlawKind::RowUnreadable, || format!("{table} {number}"));
        Ok(())
    }

    fn note(&mut self, holds: bool, kind: FlawKind, what: impl FnOnce() -> String) {
        if !holds {
            self.flaws.push(kind.flaw(what()));
        }
    }

    /// Every link tells of a row that is there, one of a lesson of its attestation too, and every row is told of by the link of its number. (A row without any
    /// link is a broken pointer.)
    pub(super) fn told(&self, links: &[Link]) -> Vec<Flaw> {
        let gone = |link: &&Link| match link.kind.as_str() {
            FORGET => self.forgetting.contains(&link.number),
            _ => self.gone.contains(&link.number),
        };
        let pointed_on = |link: &Link, told: &(&str, String)| {
            SUCCEEDS.contains(&link.kind.as_str())
                && *told == ("new-fact", link.target.clone())
                && self.pointed_on.contains(&link.number)
        };
        let differs = |link: &&Link| {
            if PLACE.contains(&link.kind.as_str()) {
                return self.places.get(&link.number) != Some(&link.target);
            }
            let told = self.told.get(&link.number);
            told.is_none_or(|told| {
                let (kind, target) = told;
                (*kind != link.kind || *target != link.target) && !pointed_on(link, told)
            })
        };
        let unattested = |link: &&Link| link.kind == RECORD && !self.attested.contains(&link.number);
        let flaw = |link: &Link| {
            let (number, target) = (link.number, &link.target);
            FlawKind::ChainBroken.flaw(format!(
                "link {number} tells of {target}, which is not there, or not attested, as it says"
            ))
        };
        links.iter().filter(|link| !gone(link) && (differs(link) || unattested(link))).map(flaw).collect()
    }
}
