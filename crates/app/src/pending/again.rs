//! A change that a person approved: through every gate again, then applied, then read back (R8.3).

use self::facts::FactAgain;
use crate::reasons::{LOST_RACE, NOT_SEEN, READ_BACK, SLOT_LOOK_ALIKE, STORE_FAILED};
use crate::slots::as_shown;
use crate::{NotKept, PendingAnswer, Session};
use veridical_kernel::{Author, Provenance, SessionRef, Source, StoreError, Timestamp};
use veridical_policy::forget::{Forget, Forgetting, Forgotten, Target};
use veridical_policy::pending::{Claimed, Filling, Open, Proposal, Proposed};
use veridical_policy::{Context, Decision, Kind, Permit, kind};
use veridical_screening::{CleanText, Field};
use veridical_slot::{
    FactKept, Facts, FirstValue, NewFact, Replacement, Revision, SlotChange, SlotKept, SlotName, SlotValue,
    Slots, durable, statement,
};

mod facts;

/// What was applied: the item that it became or was, and whether its content is off the disk.
struct Done {
    item: String,
    log_in_use: bool,
}

impl From<String> for Done {
    fn from(item: String) -> Self {
        Self { item, log_in_use: false }
    }
}

/// What a draft is, after the gates that it went through when it was asked for.
enum Again {
    Change(FactAgain),
    Fact(NewFact),
    First(FirstValue),
    Replacement(Replacement),
    Forgetting(Forgetting),
}

impl Session {
    /// Has what was claimed go through every gate again, applies it and reads it back. Whatever fails from here on uses
    /// the id up, and the answer says so.
    pub(super) async fn carry_out(&self, claimed: Claimed, id: String, now: Timestamp) -> PendingAnswer {
        let forgets = matches!(claimed.draft(), Proposal::Forget { .. });
        let subject = match self.again(&claimed, now).await {
            Ok(subject) => subject,
            Err(why) => {
                let concluded = self.shared().storage.conclude(claimed.burned(why.code)).await;
                return PendingAnswer::burned(id, &why, concluded.is_ok());
            }
        };
        let (done, open) = match subject {
            Again::Fact(fact) => {
                let (decision, open) = self.decided_again(claimed, fact);
                (self.keep_fact(decision).await, open)
            }
            Again::Change(change) => self.change_again(claimed, change).await,
            Again::First(first) => {
                let (decision, open) = self.decided_again(claimed, first);
                (self.fill(decision).await, open)
            }
            Again::Replacement(replacement) => {
                let (decision, open) = self.decided_again(claimed, replacement);
                (self.correct(decision).await, open)
            }
            Again::Forgetting(forgetting) => {
                let (decision, open) = self.decided_again(claimed, forgetting);
                (self.remove(decision).await, open)
            }
        };
        self.written(done, open, id, forgets).await
    }

    fn decided_again<K: Kind, T: Proposed>(
        &self,
        claimed: Claimed,
        subject: T,
    ) -> (Result<Permit<K, T>, NotKept>, Open) {
        let (decision, open) = claimed.decide(subject, &Context::default(), &self.shared().policy);
        let permit = match decision {
            Decision::Apply(permit) => Ok(permit),
            Decision::Stage(staged) => Err(staged.reason().into()),
            Decision::Reject(reason) => Err(reason.into()),
        };
        (permit, open)
    }

    /// Writes what came of a claim.
    async fn written(
        &self,
        done: Result<Done, NotKept>,
        open: Open,
        id: String,
        forgets: bool,
    ) -> PendingAnswer {
        let storage = self.shared().storage.as_ref();
        match done {
            Ok(Done { item, log_in_use }) => {
                let concluded = storage.conclude(open.applied(&item)).await.is_ok();
                if forgets {
                    PendingAnswer::forgotten(id, item, log_in_use, concluded)
                } else {
                    PendingAnswer::applied(id, item, concluded)
                }
            }
            Err(why) => {
                let concluded = storage.conclude(open.burned(why.code)).await;
                PendingAnswer::burned(id, &why, concluded.is_ok())
            }
        }
    }

    /// The subject of a draft. What the session brought in is no echo here: the person has seen it and said yes.
    async fn again(&self, claimed: &Claimed, now: Timestamp) -> Result<Again, NotKept> {
        let expected = claimed.pending().row().revision;
        match claimed.draft() {
            Proposal::NewFact { text, reach } => {
                statement(text)?;
                let [text] = self.screened_again([text])?;
                let provenance = provenance(claimed, now);
                Ok(Again::Fact(NewFact::claimed(
                    text,
                    self.scope(),
                    *reach,
                    provenance,
                    &self.shared().zone,
                )?))
            }
            Proposal::SetSlot(filling) => {
                if let Ok(name) = SlotName::parse(filling.name())
                    && self.look_alike(&name).await.map_err(|_| STORE_FAILED)?.is_some()
                {
                    return Err(SLOT_LOOK_ALIKE.into());
                }
                self.value_again(filling, None, provenance(claimed, now))
            }
            Proposal::SupersedeSlot(filling) => {
                let expected = expected.and_then(Revision::expected).ok_or(LOST_RACE)?;
                self.value_again(filling, Some(expected), provenance(claimed, now))
            }
            Proposal::ChangeFact { id, change } => {
                self.fact_again(id, change, claimed, now).await.map(Again::Change)
            }
            Proposal::Forget { item, id } => {
                let doomed = self.doomed(id).await.map_err(|_| STORE_FAILED)?;
                let there = doomed.and_then(|doomed| doomed.target()).ok_or(NOT_SEEN)?;
                // Where it is removed the store compares it once more, in one step.
                let target = Target::read(*item, id, expected).filter(|target| *target == there);
                Ok(Again::Forgetting(Forgetting::of(target.ok_or(LOST_RACE)?, self.scope())))
            }
        }
    }

    fn value_again(
        &self,
        filling: &Filling<String>,
        expected: Option<Revision>,
        provenance: Provenance,
    ) -> Result<Again, NotKept> {
        durable(filling.value())?;
        let name = SlotName::parse(filling.name()).map_err(|bad| NotKept::new(bad.code(), bad.describe()))?;
        let [shown, words, asked] = as_shown(filling.name(), &name, filling.value());
        let [kept, value, ..] =
            self.screened_again([filling.name(), filling.value(), &shown, &words, &asked])?;
        let clean = [kept, value];
        let value = SlotValue::claimed(name, clean, self.scope(), filling.reach(), provenance)?;
        Ok(match value.expecting(expected) {
            SlotChange::First(first) => Again::First(first),
            SlotChange::Replacement(replacement) => Again::Replacement(replacement),
        })
    }

    fn screened_again<const N: usize>(&self, texts: [&String; N]) -> Result<[CleanText; N], NotKept> {
        let clean = self.shared().screener.record(texts.map(|text| Field::text(text)));
        clean.map_err(|rejected| NotKept::new(rejected.code(), format!("its text {rejected}")))
    }

    async fn keep_fact(
        &self,
        permit: Result<Permit<kind::NewFact, NewFact>, NotKept>,
    ) -> Result<Done, NotKept> {
        let (permit, storage) = (permit?, self.shared().storage.as_ref());
        let proposal = permit.subject().proposal();
        let kept = Facts::add(storage, permit).await.map_err(failed)?;
        let (FactKept::Added(id) | FactKept::Unchanged(id)) = &kept;
        let read = Facts::get(storage, self.scope(), id).await.map_err(failed)?;
        let same = read.is_some_and(|fact| fact.sealed() && fact.proposes(&proposal));
        if same { Ok(id.to_string().into()) } else { Err(READ_BACK.into()) }
    }

    async fn fill(
        &self,
        permit: Result<Permit<kind::SetSlot, FirstValue>, NotKept>,
    ) -> Result<Done, NotKept> {
        let permit = permit?;
        let (name, proposal) = (permit.subject().name().clone(), permit.subject().proposal());
        let kept = Slots::set(self.shared().storage.as_ref(), permit).await.map_err(failed)?;
        self.slot_read_back(&name, &proposal, None, kept).await
    }

    async fn correct(
        &self,
        permit: Result<Permit<kind::SupersedeSlot, Replacement>, NotKept>,
    ) -> Result<Done, NotKept> {
        let permit = permit?;
        let replacement = permit.subject();
        let (name, proposal) = (replacement.name().clone(), replacement.proposal());
        let next = replacement.expected().next();
        let kept = Slots::supersede(self.shared().storage.as_ref(), permit).await.map_err(failed)?;
        self.slot_read_back(&name, &proposal, Some(next), kept).await
    }

    /// The live value is the one that was approved, field by field, and the only one.
    async fn slot_read_back(
        &self,
        name: &SlotName,
        proposal: &Proposal<CleanText>,
        next: Option<Revision>,
        kept: SlotKept,
    ) -> Result<Done, NotKept> {
        let (id, revision, written) = match kept {
            SlotKept::Set(id, revision) => (id, revision, true),
            SlotKept::Unchanged(id, revision) => (id, revision, false),
            SlotKept::Lost(_) => return Err(LOST_RACE.into()),
        };
        let (Proposal::SetSlot(filling) | Proposal::SupersedeSlot(filling)) = proposal else {
            return Err(READ_BACK.into());
        };
        let live = self.slot_at(name, filling.reach()).await.map_err(|_| STORE_FAILED)?;
        let same = live.is_some_and(|live| {
            let place = live.row().slot.as_ref();
            let here = place.is_some_and(|place| &place.name == name && place.revision == revision);
            let says = if written {
                live.proposes(proposal) && next.is_none_or(|next| next == revision)
            } else {
                // One that was there already may spell the name in its own way.
                live.row().text == filling.value().as_str()
            };
            live.row().id == id && live.sealed() && here && says
        });
        if same { Ok(id.to_string().into()) } else { Err(READ_BACK.into()) }
    }

    async fn remove(
        &self,
        permit: Result<Permit<kind::Forget, Forgetting>, NotKept>,
    ) -> Result<Done, NotKept> {
        let permit = permit?;
        let item = permit.subject().target().as_str().to_owned();
        let done = Forget::forget(self.shared().storage.as_ref(), permit).await.map_err(failed)?;
        let log_in_use = match done {
            Forgotten::Gone => false,
            Forgotten::LogInUse => true,
            Forgotten::Changed => return Err(LOST_RACE.into()),
            Forgotten::Unknown => return Err(NOT_SEEN.into()),
        };
        match self.show(&item).await {
            Ok(None) => Ok(Done { item, log_in_use }),
            Ok(Some(_)) => Err(READ_BACK.into()),
            Err(_) => Err(STORE_FAILED.into()),
        }
    }
}

/// Where a change comes from that the agent asked for and a person approved.
fn provenance(claimed: &Claimed, at: Timestamp) -> Provenance {
    let session = claimed.pending().row().session.clone();
    let source = if session.is_some() { Source::Host } else { Source::Cli };
    Provenance { author: Author::Agent, source, session: session.map(SessionRef::root), turn: None, at }
}

fn failed(_: StoreError) -> NotKept {
    STORE_FAILED.into()
}
