//! A store with a row of every kind.

use crate::support::{self, open, setup};
use pollster::block_on;
use std::path::Path;
use veridical::episode::Episodes;
use veridical::kernel::{FactId, PrincipalId, Scope, TurnId};
use veridical::place::Places;
use veridical::policy::forget::{Forget, Forgotten, Target};
use veridical::policy::pending::{Claim, Claimed, PendingMutations, Staging, StoredPending};
use veridical::slot::{
    Category, Choice, FactKept, Facts, Reach, Revised, Revision, SlotKept, Slots, Step, Tag,
};
use veridical::{Tallies, Tally, TallyKind};
use veridical_conformance::samples::{self, Approved, FactPermit, Lesson, Met, PlaceSample, SlotPermit};
use veridical_sqlite::SqliteStore;

/// Makes it, through the gates alone.
pub(crate) fn row(path: &Path) {
    let making = Making { store: open(path, &setup()), scope: scope(Some("shop")) };
    making.lessons();
    making.facts();
    making.slots();
    making.places();
    making.waiting();
    making.counts();
    making.forgotten();
    drop(making);
    let late = SqliteStore::open(path, setup().tenant, setup().key, support::now).unwrap();
    block_on(late.expire(samples::swept(&scope(Some("shop"))).unwrap())).unwrap();
    let still = Making { store: late, scope: scope(Some("shop")) };
    still.propose("Deploys are done by hand");
    still.propose_value("preference.shell", "fish", None);
    let unbound = Making { scope: scope(None), ..still };
    unbound.propose("Letters are signed in ink");
    let target =
        unbound.keep(samples::stated("Stamps are licked", &unbound.scope, Reach::Global, &met(9)).unwrap());
    let forgetting = samples::proposed_forgetting(Target::Fact(target), &unbound.scope, &Met::nowhere(9));
    block_on(unbound.store.stage(forgetting.unwrap())).unwrap();
}

struct Making {
    store: SqliteStore,
    scope: Scope,
}

fn scope(repository: Option<&str>) -> Scope {
    samples::scope(&setup().tenant, &PrincipalId::local(), repository)
}

fn met(minutes: i64) -> Met {
    Met { turn: TurnId::parse("t1").ok(), ..Met::in_session(&samples::session("one"), minutes) }
}

impl Making {
    fn lessons(&self) {
        let (store, scope) = (&self.store, &self.scope);
        let (ledger, cart) =
            (Lesson::new("ledger", "the total is wrong", "1"), Lesson::new("cart", "it is empty", "1"));
        for met in [met(5), Met::nowhere(6)] {
            block_on(store.record(samples::episode(&ledger, scope, met).unwrap())).unwrap();
        }
        for minutes in [7, 8] {
            let till = Lesson::new(&format!("till{minutes}"), "it is open", "1");
            block_on(store.record(samples::failure(&till, scope, Met::nowhere(minutes)).unwrap())).unwrap();
            let mended = block_on(store.record(samples::episode(&till, scope, met(9)).unwrap())).unwrap();
            block_on(store.note_shown(scope, &samples::session_id("one"), &[mended.id().clone()])).unwrap();
        }
        block_on(store.record(samples::several(&[&ledger, &cart], true, scope, met(9)).unwrap())).unwrap();
        block_on(store.record(samples::taught("Never edit the generated files.", scope, met(9)).unwrap()))
            .unwrap();
    }

    fn keep(&self, permit: FactPermit) -> FactId {
        let FactKept::Added(id) = block_on(self.store.add(permit)).unwrap() else { panic!("a new fact") };
        id
    }

    fn state(&self, text: &str, reach: Reach) -> FactId {
        self.keep(samples::stated(text, &self.scope, reach, &met(7)).unwrap())
    }

    fn replace(&self, earlier: &FactId, text: &str) -> FactId {
        let earlier = block_on(Facts::get(&self.store, &self.scope, earlier)).unwrap().unwrap();
        let permit = samples::replacing(&earlier, text, &self.scope).unwrap();
        let Revised::Done(id) = block_on(self.store.replace(permit)).unwrap() else { panic!("a later fact") };
        id
    }

    fn facts(&self) {
        let (store, scope) = (&self.store, &self.scope);
        let steps = self.state("The ledger closes at noon", Reach::Project);
        for step in [
            Step::Alias("the books close at midday".into()),
            Step::Tagged(Tag::parse("books").unwrap()),
            Step::Untagged(Tag::parse("books").unwrap()),
            Step::Categorised(Category::ALL[0]),
            Step::Helpful,
            Step::Unhelpful,
        ] {
            block_on(store.step(samples::step(&steps, &step, scope).unwrap())).unwrap();
        }
        let over = self.state("The lamp is green", Reach::Global);
        block_on(store.step(samples::step(&over, &Step::Invalidated, scope).unwrap())).unwrap();
        let end = samples::instant(4_000_000_000_000);
        self.keep(samples::until(end, "The till is closed", scope, &Met::nowhere(9)).unwrap());
        self.keep(samples::claimed("The shop may move", scope, Reach::Global, &Met::nowhere(3)).unwrap());
        for port in ["8443", "9443"] {
            self.state(&format!("The checkout port is {port}"), Reach::Global);
        }
        let chosen = ["6", "7"].map(|port| self.state(&format!("The door code is {port}"), Reach::Global));
        block_on(store.settle(samples::settling(&chosen[1], Choice::Only, scope).unwrap())).unwrap();
        let both = ["6", "7"].map(|port| self.state(&format!("The gate code is {port}"), Reach::Global));
        block_on(store.settle(samples::settling(&both[1], Choice::Beside, scope).unwrap())).unwrap();
        let first = self.state("Invoices go out on Monday", Reach::Global);
        let second = self.replace(&first, "Invoices go out on Tuesday");
        self.replace(&second, "Invoices go out on Friday");
        let here = self.state("Tea is served at five", Reach::Project);
        block_on(store.widen(samples::widening(&here, scope).unwrap())).unwrap();
    }

    fn set(&self, name: &str, value: &str, reach: Reach, expected: Option<u32>) -> FactId {
        let expected = expected.and_then(Revision::new);
        let kept = match samples::slot(name, value, &self.scope, reach, expected).unwrap() {
            SlotPermit::Set(permit) => block_on(self.store.set(permit)).unwrap(),
            SlotPermit::Supersede(permit) => block_on(self.store.supersede(permit)).unwrap(),
        };
        let SlotKept::Set(id, _) = kept else { panic!("{kept:?}") };
        id
    }

    fn slots(&self) {
        for (value, expected) in [("vim", None), ("helix", Some(1)), ("zed", Some(2))] {
            self.set("preference.editor", value, Reach::Global, expected);
        }
        let said = samples::slot_said("preference.drink", "I drink my coffee black", &self.scope).unwrap();
        block_on(self.store.set(said)).unwrap();
        self.set("time_zone", "Europe/Lisbon", Reach::Project, None);
        let retired = self.set("preference.shell", "fish", Reach::Global, None);
        block_on(self.store.step(samples::step(&retired, &Step::Invalidated, &self.scope).unwrap())).unwrap();
        self.set("preference.shell", "zsh", Reach::Global, None);
    }

    fn places(&self) {
        let place = |name: &str, remote| PlaceSample::new(&setup().tenant, name, remote);
        let (store, shop) = (&self.store, "/srv/shop/.git");
        let first = place(shop, Some("shop")).from_folder("/srv/shop").first_use().unwrap();
        let kept = block_on(store.trust(first)).unwrap();
        block_on(store.rebind(place(shop, Some("till")).rebinding().unwrap())).unwrap();
        block_on(store.declare(place("/srv/own/.git", None).declaration().unwrap())).unwrap();
        let gone = samples::forgetting(&setup().tenant, kept.place().clone()).unwrap();
        block_on(Places::forget(store, gone)).unwrap();
    }

    fn propose(&self, text: &str) -> StoredPending {
        let new = samples::proposed(text, &self.scope, Reach::Global, &met(9)).unwrap();
        self.found(block_on(self.store.stage(new)).unwrap())
    }

    fn propose_value(&self, name: &str, value: &str, expected: Option<u32>) -> StoredPending {
        let expected = expected.and_then(Revision::new);
        let new =
            samples::proposed_value(name, value, &self.scope, Reach::Global, expected, &Met::nowhere(9));
        self.found(block_on(self.store.stage(new.unwrap())).unwrap())
    }

    fn found(&self, staging: Staging) -> StoredPending {
        let Staging::Waiting { id, .. } = staging else { panic!("{staging:?}") };
        let all = block_on(self.store.pending(&self.scope)).unwrap();
        all.into_iter().find(|pending| pending.row().id == id).unwrap()
    }

    fn claim(&self, pending: &StoredPending) -> Claimed {
        let claim = block_on(self.store.claim(samples::answered(pending, &self.scope).unwrap())).unwrap();
        let Claim::Claimed(claimed) = claim else { panic!("{claim:?}") };
        *claimed
    }

    /// What ended in each way but one: expiring has its own time.
    fn waiting(&self) {
        let no = samples::answered(&self.propose("Coffee is drunk black"), &self.scope).unwrap();
        block_on(self.store.reject(no)).unwrap();
        let burned = self.claim(&self.propose("Ports are opened by hand"));
        block_on(self.store.conclude(burned.burned("not-allowed"))).unwrap();
        drop(self.claim(&self.propose("The claim is left alone")));
        let (approved, open) =
            samples::approved(self.claim(&self.propose("Bread is baked at dawn")), None, &Met::nowhere(9))
                .unwrap();
        let Approved::Fact(permit) = approved else { panic!("a fact") };
        let id = self.keep(permit);
        block_on(self.store.conclude(open.applied(id.as_str()))).unwrap();
        self.propose_value("preference.editor", "nano", Some(3));
        self.propose_value("preference.editor", "emacs", Some(3));
    }

    fn counts(&self) {
        for (scope, n) in [(scope(Some("shop")), 3), (scope(None), 4)] {
            let mut tally = Tally::default();
            for (kind, code) in
                [(TallyKind::Kept, ""), (TallyKind::Dropped, "bare-pass"), (TallyKind::Redacted, "cookie")]
            {
                tally.count(kind, code, n);
            }
            block_on(self.store.add_tally(&scope, &tally)).unwrap();
        }
    }

    fn forget(&self, target: Target) {
        let permit = samples::forgetting_item(target, &self.scope).unwrap();
        assert_eq!(block_on(Forget::forget(&self.store, permit)).unwrap(), Forgotten::Gone);
    }

    fn forgotten(&self) {
        self.forget(Target::Fact(self.state("The ledger is blue", Reach::Global)));
        let lesson = Lesson::new("drawer", "it is stuck", "1");
        let lesson =
            block_on(self.store.record(samples::episode(&lesson, &self.scope, met(9)).unwrap())).unwrap();
        block_on(self.store.note_shown(&self.scope, &samples::session_id("one"), &[lesson.id().clone()]))
            .unwrap();
        self.forget(Target::Episode(lesson.id().clone()));
        let value = self.set("preference.bird", "heron", Reach::Global, None);
        self.propose_value("preference.bird", "wren", Some(1));
        self.forget(Target::Slot { value, revision: 1 });
        let earlier = self.state("Parcels leave by train", Reach::Global);
        self.replace(&earlier, "Parcels leave by ship");
        self.forget(Target::Fact(earlier));
        let first = self.state("Bills are paid by cheque", Reach::Global);
        self.replace(&first, "Bills are paid by card");
    }
}
