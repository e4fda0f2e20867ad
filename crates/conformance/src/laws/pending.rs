use super::ground::{Ground, principal};
use crate::breach::{ensure, ensure_eq};
use crate::samples::{self, Approved, Met};
use crate::{Backend, Breach, Setup};
use pollster::block_on;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use veridical::kernel::{FactId, PendingId, Scope};
use veridical::policy::forget::{Forget, Forgotten, Target};
use veridical::policy::kind::{ApplyPending, RejectPending};
use veridical::policy::pending::{
    Claim, MOST_OF_A_SESSION, NotWaiting, Outcome, Proposal, Rejection, Staging, Standing, StoredPending,
};
use veridical::slot::{FactKept, Facts, Reach, Revised, SlotKept, Slots, Stepped, StoredFact};

pub(super) const TEXT: &str = "Releases are cut on Mondays";
const DAY: i64 = 24 * 60 * 60;

/// A ground whose clock the law sets, in days.
pub(super) struct Waiting {
    pub(super) ground: Ground,
    day: Arc<AtomicI64>,
}

impl Waiting {
    pub(super) fn new(backend: &dyn Backend) -> Self {
        let day = Arc::new(AtomicI64::new(0));
        let (seconds, clock) = (AtomicI64::new(0), Arc::clone(&day));
        let setup = Setup {
            clock: Arc::new(move || {
                let second = seconds.fetch_add(1, Ordering::Relaxed) + clock.load(Ordering::Relaxed) * DAY;
                samples::instant(1_893_456_000_000 + second * 1000)
            }),
            ..Setup::of(&super::ground::tenant("profile-a"), 1)
        };
        Self { ground: Ground { store: backend.open(&setup), setup }, day }
    }

    pub(super) fn days_pass(&self, days: i64) {
        self.day.fetch_add(days, Ordering::Relaxed);
    }

    pub(super) fn scope(&self) -> Scope {
        self.ground.project("shop")
    }

    pub(super) fn stage(&self, text: &str, scope: &Scope) -> Result<Staging, Breach> {
        let met = Met::in_session(&samples::session("one"), 5);
        Ok(block_on(self.ground.store.stage(samples::proposed(text, scope, Reach::Global, &met)?))?)
    }

    pub(super) fn staged(&self, text: &str) -> Result<PendingId, Breach> {
        match self.stage(text, &self.scope())? {
            Staging::Waiting { id, .. } => Ok(id),
            other => Err(Breach::Law(format!("{text} does not wait: {other:?}"))),
        }
    }

    pub(super) fn all(&self, scope: &Scope) -> Result<Vec<StoredPending>, Breach> {
        Ok(block_on(self.ground.store.pending(scope))?)
    }

    pub(super) fn one(&self, id: &PendingId) -> Result<StoredPending, Breach> {
        let found = self.all(&self.scope())?.into_iter().find(|pending| &pending.row().id == id);
        found.ok_or_else(|| Breach::Law(format!("{id} is not there")))
    }

    pub(super) fn claim(&self, pending: &StoredPending) -> Result<Claim, Breach> {
        let permit = samples::answered::<ApplyPending>(pending, &self.scope())?;
        Ok(block_on(self.ground.store.claim(permit))?)
    }

    pub(super) fn reject(&self, pending: &StoredPending) -> Result<Rejection, Breach> {
        let permit = samples::answered::<RejectPending>(pending, &self.scope())?;
        Ok(block_on(self.ground.store.reject(permit))?)
    }

    /// Claims it, applies it and says so.
    pub(super) fn apply(&self, pending: &StoredPending) -> Result<String, Breach> {
        let Claim::Claimed(claimed) = self.claim(pending)? else {
            return Err(Breach::Law("what waits cannot be claimed".to_owned()));
        };
        let about = match claimed.draft() {
            Proposal::ChangeFact { id, .. } => self.fact(id)?,
            _ => None,
        };
        let (approved, open) = samples::approved(*claimed, about.as_ref(), &Met::nowhere(9))?;
        let store = &*self.ground.store;
        let item = match approved {
            Approved::Fact(permit) => {
                let (FactKept::Added(id) | FactKept::Unchanged(id)) = block_on(Facts::add(store, permit))?;
                id.to_string()
            }
            Approved::First(permit) => kept(block_on(Slots::set(store, permit))?)?,
            Approved::Replacement(permit) => kept(block_on(Slots::supersede(store, permit))?)?,
            Approved::Supersession(permit) => revised(&block_on(Facts::replace(store, permit))?)?,
            Approved::Widening(permit) => revised(&block_on(Facts::widen(store, permit))?)?,
            Approved::Step(step) => {
                let id = step.target().to_string();
                match block_on(Facts::step(store, step))? {
                    Stepped::Done | Stepped::Unchanged => id,
                    other => return Err(Breach::Law(format!("nothing becomes of it: {other:?}"))),
                }
            }
            Approved::Forgetting(permit) => {
                let id = permit.subject().target().as_str().to_owned();
                match block_on(Forget::forget(store, permit))? {
                    Forgotten::Gone | Forgotten::LogInUse => id,
                    other => return Err(Breach::Law(format!("nothing is forgotten: {other:?}"))),
                }
            }
        };
        block_on(store.conclude(open.applied(&item)))?;
        Ok(item)
    }

    /// A fact of the scope, whatever became of it.
    pub(super) fn fact(&self, id: &str) -> Result<Option<StoredFact>, Breach> {
        let id = FactId::parse(id).map_err(|_| Breach::Law(format!("{id} is no id")))?;
        self.ground.fact(&self.scope(), &id)
    }

    /// How it stands, at whatever time of the day.
    pub(super) fn standing(&self, id: &PendingId) -> Result<&'static str, Breach> {
        let now = (self.ground.setup.clock)();
        Ok(self.one(id)?.standing(now).word())
    }
}

fn revised(revised: &Revised) -> Result<String, Breach> {
    match revised {
        Revised::Done(id) | Revised::Unchanged(id) => Ok(id.to_string()),
        other => Err(Breach::Law(format!("nothing is revised: {other:?}"))),
    }
}

fn kept(kept: SlotKept) -> Result<String, Breach> {
    match kept {
        SlotKept::Set(id, _) | SlotKept::Unchanged(id, _) => Ok(id.to_string()),
        SlotKept::Lost(live) => Err(Breach::Law(format!("a race was lost to {live:?}"))),
    }
}

/// A proposal reads back whole, and waits for seven days.
pub(super) fn what_waits_reads_back_as_it_was_asked_for(backend: &dyn Backend) -> Result<(), Breach> {
    let waiting = Waiting::new(backend);
    let id = waiting.staged(TEXT)?;
    let read = waiting.one(&id)?;
    let draft = Proposal::NewFact { text: TEXT.to_owned(), reach: Reach::Global };
    ensure_eq!(read.draft(), Some(&draft), "the draft");
    ensure!(read.sealed(), "its seal does not hold");
    let row = read.row();
    ensure_eq!((row.kind.as_str(), row.capacity.as_str()), ("new-fact", "agent"), "what it says of itself");
    ensure_eq!(row.session.clone(), Some(samples::session("one").session().clone()), "its session");
    ensure_eq!(row.expires.millis() - row.at.millis(), 7 * DAY * 1000, "how long it waits");
    ensure_eq!(waiting.standing(&id)?, "waiting", "how it stands");
    Ok(())
}

/// Nobody else sees it, in no other project either, and whoever does not see it cannot answer for it.
pub(super) fn what_waits_is_seen_by_its_person_in_its_project_alone(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let waiting = Waiting::new(backend);
    let id = waiting.staged(TEXT)?;
    let read = waiting.one(&id)?;
    let other = samples::scope(&waiting.ground.setup.tenant, &principal("telegram:7"), Some("shop"));
    waiting.stage("Coffee is drunk black", &other)?;
    for scope in [other, waiting.ground.project("blog"), waiting.ground.unbound()] {
        let seen = waiting.all(&scope)?;
        ensure!(seen.iter().all(|pending| pending.row().id != id), "it is seen in {scope:?}");
        let permit = samples::answered::<ApplyPending>(&read, &scope)?;
        let claim = block_on(waiting.ground.store.claim(permit))?;
        ensure!(matches!(claim, Claim::Not(NotWaiting::Unknown)), "it is claimed from {scope:?}");
        let permit = samples::answered::<RejectPending>(&read, &scope)?;
        let rejection = block_on(waiting.ground.store.reject(permit))?;
        ensure_eq!(rejection, Rejection::Not(NotWaiting::Unknown), "a no from elsewhere");
    }
    ensure_eq!(waiting.all(&waiting.scope())?.len(), 1, "what the person sees in the project");
    waiting.stage("Tea is drunk green", &waiting.ground.unbound())?;
    for (scope, seen) in
        [(waiting.scope(), 2), (waiting.ground.project("blog"), 1), (waiting.ground.unbound(), 1)]
    {
        ensure_eq!(waiting.all(&scope)?.len(), seen, "what was asked for in no project is seen in {scope:?}");
    }
    Ok(())
}

/// The same change is asked for once, in whatever spelling.
pub(super) fn the_same_proposal_again_waits_once(backend: &dyn Backend) -> Result<(), Breach> {
    let waiting = Waiting::new(backend);
    let id = waiting.staged(TEXT)?;
    let links = waiting.ground.links()?.len();
    for text in [TEXT, "releases are  cut on mondays."] {
        ensure_eq!(waiting.stage(text, &waiting.scope())?, Staging::Known(id.clone()), "staged again");
    }
    ensure_eq!(waiting.ground.links()?.len(), links, "the links");
    Ok(())
}

/// A session has a bounded number of changes waiting, and what other sessions ask for still finds a place. Of one item one
/// proposal waits, from whatever project of the person's it is asked for.
pub(super) fn nobody_takes_all_places_and_one_item_takes_one(backend: &dyn Backend) -> Result<(), Breach> {
    let waiting = Waiting::new(backend);
    for n in 0..MOST_OF_A_SESSION {
        waiting.staged(&format!("Release number {n} was cut on a Monday"))?;
    }
    let more = waiting.stage(TEXT, &waiting.scope())?;
    ensure_eq!(more, Staging::SessionFull, "one more of the same session");
    let links = waiting.ground.links()?.len();
    let again = waiting.stage("Release number 3 was cut on a Monday", &waiting.scope())?;
    ensure!(matches!(again, Staging::Known(_)), "the same once more: {again:?}");
    ensure_eq!(waiting.ground.links()?.len(), links, "the links");
    let item = FactId::parse("fact_1").map_err(|_| Breach::Law("an id".to_owned()))?;
    let ask = |repository: &str| -> Result<Staging, Breach> {
        let met = Met::in_session(&samples::session(repository), 5);
        let scope = waiting.ground.project(repository);
        let new = samples::proposed_forgetting(Target::Fact(item.clone()), &scope, &met)?;
        Ok(block_on(waiting.ground.store.stage(new))?)
    };
    let Staging::Waiting { id: first, replaced: None } = ask("blog")? else {
        return Err(Breach::Law("another session finds no place".to_owned()));
    };
    let Staging::Waiting { id, replaced } = ask("docs")? else {
        return Err(Breach::Law("the same item is not asked for from another project".to_owned()));
    };
    ensure_eq!(replaced, Some(first), "what made room");
    let blog = waiting.all(&waiting.ground.project("blog"))?;
    let ended = blog.iter().filter_map(|pending| pending.row().end.as_ref());
    ensure_eq!(
        ended.filter_map(|end| end.detail.clone()).collect::<Vec<_>>(),
        [id.to_string()],
        "who took it"
    );
    Ok(())
}

/// A claim uses the id up, be it concluded or not, and a fact of it is there once.
pub(super) fn an_id_takes_effect_at_most_once(backend: &dyn Backend) -> Result<(), Breach> {
    let waiting = Waiting::new(backend);
    let (done, open) = (waiting.staged(TEXT)?, waiting.staged("Coffee is drunk black")?);
    let (first, second) = (waiting.one(&done)?, waiting.one(&open)?);
    waiting.all(&waiting.scope())?;
    let fact = waiting.apply(&first)?;
    ensure!(matches!(waiting.claim(&second)?, Claim::Claimed(_)), "what waits cannot be claimed");
    for (pending, why) in [(&first, NotWaiting::Ended), (&second, NotWaiting::Claimed)] {
        let again = waiting.claim(pending)?;
        ensure!(matches!(again, Claim::Not(not) if not == why), "it is claimed again: {again:?}");
        ensure_eq!(waiting.reject(pending)?, Rejection::Not(why), "a no to what was claimed");
    }
    ensure_eq!(waiting.ground.found(&waiting.scope(), "releases mondays")?, [fact], "the facts");
    Ok(())
}

/// Of claims at the same time one is answered with the content.
pub(super) fn of_many_who_claim_one_id_at_once_one_gets_it(backend: &dyn Backend) -> Result<(), Breach> {
    let waiting = Waiting::new(backend);
    let read = waiting.one(&waiting.staged(TEXT)?)?;
    let claimed = std::thread::scope(|threads| {
        let claims: Vec<_> = (0..4).map(|_| threads.spawn(|| waiting.claim(&read))).collect();
        claims.into_iter().map(std::thread::ScopedJoinHandle::join).collect::<Vec<_>>()
    });
    let won = claimed.iter().filter(|claim| matches!(claim, Ok(Ok(Claim::Claimed(_))))).count();
    ensure_eq!(won, 1, "how many got it");
    Ok(())
}

/// After the end of a claim it is known what it became, or why it failed.
pub(super) fn what_came_of_a_claim_is_kept(backend: &dyn Backend) -> Result<(), Breach> {
    let waiting = Waiting::new(backend);
    let (applied, burned) = (waiting.staged(TEXT)?, waiting.staged("Coffee is drunk black")?);
    let fact = waiting.apply(&waiting.one(&applied)?)?;
    let Claim::Claimed(claimed) = waiting.claim(&waiting.one(&burned)?)? else {
        return Err(Breach::Law("what waits cannot be claimed".to_owned()));
    };
    block_on(waiting.ground.store.conclude(claimed.burned("not-allowed")))?;
    for (id, outcome, detail) in
        [(&applied, Outcome::Applied, fact.as_str()), (&burned, Outcome::Burned, "not-allowed")]
    {
        let end = waiting.one(id)?.row().end.clone();
        let end = end.map(|end| (end.outcome, end.detail));
        ensure_eq!(end, Some((outcome.word().to_owned(), Some(detail.to_owned()))), "the end of {id}");
    }
    Ok(())
}

/// What a person refused does not come back for thirty days.
pub(super) fn a_no_ends_it_and_is_heard_for_thirty_days(backend: &dyn Backend) -> Result<(), Breach> {
    let waiting = Waiting::new(backend);
    let id = waiting.staged(TEXT)?;
    ensure_eq!(waiting.reject(&waiting.one(&id)?)?, Rejection::Rejected, "the no");
    ensure_eq!(waiting.standing(&id)?, "rejected", "how it stands");
    waiting.days_pass(29);
    let again = waiting.stage("releases are cut on mondays", &waiting.scope())?;
    ensure!(matches!(again, Staging::Muted { .. }), "it is heard again: {again:?}");
    waiting.days_pass(2);
    waiting.staged(TEXT)?;
    Ok(())
}

/// After seven days it cannot be applied, and ends with the next change of what waits or when a person says so.
pub(super) fn what_has_waited_too_long_is_neither_applied_nor_in_the_way(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let waiting = Waiting::new(backend);
    let (first, second) = (waiting.staged(TEXT)?, waiting.staged("Coffee is drunk black")?);
    waiting.days_pass(8);
    ensure_eq!(waiting.standing(&first)?, "overdue", "how it stands after eight days");
    let read = waiting.one(&first)?;
    let claim = waiting.claim(&read)?;
    ensure!(matches!(claim, Claim::Not(NotWaiting::Overdue)), "it is claimed: {claim:?}");
    let again = waiting.staged(TEXT)?;
    for (id, standing) in [(&first, "expired"), (&second, "expired"), (&again, "waiting")] {
        ensure_eq!(waiting.standing(id)?, standing, "how {id} stands");
    }
    waiting.days_pass(8);
    ensure_eq!(block_on(waiting.ground.store.expire(samples::swept(&waiting.scope())?))?, 1, "how many end");
    ensure_eq!(waiting.standing(&again)?, "expired", "how it stands");
    Ok(())
}

/// Claimed, applied, refused or expired: what is left says nothing of what would have changed.
pub(super) fn the_content_of_what_does_not_wait_any_more_is_gone(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let waiting = Waiting::new(backend);
    let mut read = Vec::new();
    for text in [TEXT, "Coffee is drunk black", "The ledger closes at noon", "Ports are opened by hand"] {
        let id = waiting.staged(text)?;
        read.push(waiting.one(&id)?);
    }
    let [applied, claimed, rejected, _] = read.as_slice() else { return Ok(()) };
    waiting.apply(applied)?;
    waiting.claim(claimed)?;
    waiting.reject(rejected)?;
    waiting.days_pass(8);
    block_on(waiting.ground.store.expire(samples::swept(&waiting.scope())?))?;
    for pending in waiting.all(&waiting.scope())? {
        ensure!(pending.sealed(), "the seal of {} does not hold", pending.row().id);
        ensure_eq!(pending.row().fields, None, "the content of {}", pending.row().id);
        let now = (waiting.ground.setup.clock)();
        ensure!(pending.standing(now) != Standing::Waiting, "{} waits", pending.row().id);
    }
    Ok(())
}

/// Staging, claim, end, no and expiry each leave a link that names the pending one.
pub(super) fn each_step_of_what_waits_is_in_the_chain(backend: &dyn Backend) -> Result<(), Breach> {
    let waiting = Waiting::new(backend);
    let (first, second) = (waiting.staged(TEXT)?, waiting.staged("Coffee is drunk black")?);
    waiting.apply(&waiting.one(&first)?)?;
    waiting.reject(&waiting.one(&second)?)?;
    let third = waiting.staged("The ledger closes at noon")?;
    waiting.days_pass(8);
    block_on(waiting.ground.store.expire(samples::swept(&waiting.scope())?))?;
    let links = waiting.ground.links()?;
    let said: Vec<_> = links.iter().map(|link| (link.kind.as_str(), link.permit.as_str())).collect();
    let expected = [
        ("stage", "agent"),
        ("stage", "agent"),
        ("claim-pending", "person"),
        ("new-fact", "agent+approved"),
        ("apply-pending", "person"),
        ("reject-pending", "person"),
        ("stage", "agent"),
        ("expire-pending", "person"),
    ];
    ensure_eq!(said, expected, "what the links say");
    let of = |id: &PendingId| links.iter().filter(|link| link.target == id.as_str()).count();
    ensure_eq!((of(&first), of(&second), of(&third)), (3, 2, 2), "what the links name");
    let custody = samples::custody(&waiting.ground.setup.tenant)?;
    ensure_eq!(block_on(veridical::Inspect::check(&*waiting.ground.store, &custody))?, [], "the flaws");
    Ok(())
}
