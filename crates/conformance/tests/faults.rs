//! The suite catches stores that break the contract: each fault here is one that stores have had in earnest.

#![expect(clippy::unwrap_used, reason = "a fault that cannot be set up fails the test")]

use async_trait::async_trait;
use std::sync::{Arc, Mutex};
use veridical::episode::{Episodes, NewEpisode, Page, Recorded, StoredEpisode};
use veridical::kernel::{
    Custody, EpisodeId, FactId, Profile, RepositoryReport, Scope, SessionId, StoreError, bind,
};
use veridical::place::{Declaration, FirstUse, Forgetting, Kept, Places, Rebinding, StoredPlace};
use veridical::policy::chain::{Chain, Link};
use veridical::policy::forget::{self, Forget, Forgotten};
use veridical::policy::pending::{
    Claim, Claimed, Conclusion, NewPending, NotWaiting, PendingMutations, Rejection, Resolution, Staging,
    StoredPending, Sweep,
};
use veridical::policy::{Permit, Subject, kind};
use veridical::recall::{Candidates, Filter, Pool, Query};
use veridical::slot::{
    FactKept, FactPage, FactReplacement, Facts, FirstValue, NewFact, PermittedStep, Replacement, Revised,
    Settling, SlotKept, SlotName, Slots, Stepped, StoredFact, Widening,
};
use veridical::{Counts, Flaw, Inspect, Storage, StoreInfo, Tallies, Tally};
use veridical_conformance::{MemoryStore, Setup, laws};

/// What a store does wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fault {
    /// Gets by id without asking whether the scope sees it.
    GetIgnoresScope,
    /// Lists what every scope sees.
    ListIgnoresScope,
    /// Counts what every scope sees.
    CountsIgnoreScope,
    /// Offers what every scope sees.
    CandidatesIgnoreScope,
    /// Chooses among all items first and drops foreign ones afterwards.
    FiltersAfterTheLimit,
    /// Takes a lesson about any failure for one about the failure that is asked for.
    MatchesAnyFailure,
    /// Offers all that there is about a failure.
    OffersEveryFailure,
    /// Lists what was superseded like anything else.
    ListsHistory,
    /// Offers what was superseded like anything else.
    OffersHistory,
    /// Takes the statistics of another scope.
    CountsTermsElsewhere,
    /// Forgets every second link.
    DropsLinks,
    /// Says that an earlier link was the last one.
    CutsTheChain,
    /// Stores the same lesson again.
    DuplicatesLessons,
    /// Calls every attestation independent.
    EveryAttestationIsIndependent,
    /// Forgets which episodes were shown.
    ForgetsWhatWasShown,
    /// Lists from old to new.
    ListsOldestFirst,
    /// Begins each page one episode late.
    SkipsBetweenPages,
    /// Ignores kind and belief.
    IgnoresTheFilter,
    /// Answers a quote in a query with an error.
    FailsOnSyntax,
    /// Gives any candidates when there are too many.
    ChoosesAnyCandidates,
    /// Works for the scope of another profile as well.
    OpensTheChainToAnyone,
    /// Keeps something when it is asked.
    WritesWhenRead,
    /// Reports a flaw where there is none.
    SeesFlaws,
    /// Gives what waits to everyone who claims it.
    ClaimsTwice,
    /// Shows the content of what does not wait any more.
    KeepsContent,
    /// Does not write what came of a claim.
    ForgetsTheEnd,
    /// Says that it rejected, and lets it wait on.
    ForgetsTheNo,
    /// Says that something is gone, and keeps it.
    ForgetsNothing,
    /// Corrects whatever value a slot has by now.
    IgnoresTheRevision,
    /// Shows every value of a slot as if it were live.
    KeepsOldValuesLive,
    /// Says that a step was made, and makes none.
    StepsAreLost,
    /// Says that a choice was made, and makes none.
    ChoosesNothing,
    /// Shows the slots that every scope sees.
    SlotsIgnoreScope,
    /// Remembers another project for a place whenever one comes.
    TrustsAnyUse,
    /// Knows every place of every profile.
    KnowsForeignPlaces,
    /// Keeps a place that a person had forgotten.
    NeverForgetsAPlace,
}

/// The reference with at most one fault.
struct Faulty {
    inner: MemoryStore,
    setup: Setup,
    fault: Option<Fault>,
    /// Every scope that was ever written to.
    scopes: Mutex<Vec<Scope>>,
    /// More stores, where one is not enough for the fault.
    more: Mutex<Vec<MemoryStore>>,
    asked: Mutex<u64>,
    /// What waited whenever it was looked at.
    staged: Mutex<Vec<StoredPending>>,
}

impl Faulty {
    fn new(setup: &Setup, fault: Option<Fault>) -> Self {
        Self {
            inner: MemoryStore::open(setup),
            setup: setup.clone(),
            fault,
            scopes: Mutex::default(),
            more: Mutex::default(),
            asked: Mutex::default(),
            staged: Mutex::default(),
        }
    }

    fn is(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    fn wrote(&self, scope: &Scope) {
        let mut scopes = self.scopes.lock().unwrap();
        if !scopes.contains(scope) {
            scopes.push(scope.clone());
        }
    }

    /// The scope that was asked for, or with the fault every scope there is, foreign ones first.
    fn seen(&self, scope: &Scope, ignored: bool) -> Vec<Scope> {
        let mut scopes = if ignored { self.scopes.lock().unwrap().clone() } else { Vec::new() };
        scopes.retain(|other| other != scope);
        scopes.push(scope.clone());
        scopes
    }
}

#[async_trait]
impl Episodes for Faulty {
    async fn record(&self, permit: Permit<kind::RecordEpisode, NewEpisode>) -> Result<Recorded, StoreError> {
        self.wrote(permit.subject().project_scope().as_scope());
        if self.is(Fault::DuplicatesLessons) {
            let another = MemoryStore::open(&self.setup);
            let recorded = Episodes::record(&another, permit).await;
            self.more.lock().unwrap().push(another);
            return recorded;
        }
        match Episodes::record(&self.inner, permit).await? {
            Recorded::Attested { id, .. } if self.is(Fault::EveryAttestationIsIndependent) => {
                Ok(Recorded::Attested { id, independent: true })
            }
            recorded => Ok(recorded),
        }
    }

    async fn note_shown(
        &self,
        scope: &Scope,
        root: &SessionId,
        shown: &[EpisodeId],
    ) -> Result<(), StoreError> {
        match self.is(Fault::ForgetsWhatWasShown) {
            true => Ok(()),
            false => Episodes::note_shown(&self.inner, scope, root, shown).await,
        }
    }

    async fn get(&self, scope: &Scope, id: &EpisodeId) -> Result<Option<StoredEpisode>, StoreError> {
        for scope in self.seen(scope, self.is(Fault::GetIgnoresScope)) {
            if let Some(episode) = Episodes::get(&self.inner, &scope, id).await? {
                return Ok(Some(episode));
            }
        }
        Ok(None)
    }

    async fn list(&self, scope: &Scope, mut page: Page) -> Result<Vec<StoredEpisode>, StoreError> {
        if self.is(Fault::SkipsBetweenPages) && page.offset > 0 {
            page.offset += 1;
        }
        page.history |= self.is(Fault::ListsHistory);
        let mut listed = Vec::new();
        for scope in self.seen(scope, self.is(Fault::ListIgnoresScope)) {
            listed.extend(Episodes::list(&self.inner, &scope, page).await?);
        }
        if self.is(Fault::ListsOldestFirst) {
            let all = Page { offset: 0, limit: usize::MAX, ..Page::default() };
            listed = Episodes::list(&self.inner, scope, all).await?;
            listed.reverse();
            listed = listed.into_iter().skip(page.offset).take(page.limit).collect();
        }
        Ok(listed)
    }
}

#[async_trait]
impl Facts for Faulty {
    async fn add(&self, permit: Permit<kind::NewFact, NewFact>) -> Result<FactKept, StoreError> {
        self.wrote(permit.subject().scope());
        Facts::add(&self.inner, permit).await
    }

    async fn get(&self, scope: &Scope, id: &FactId) -> Result<Option<StoredFact>, StoreError> {
        for scope in self.seen(scope, self.is(Fault::GetIgnoresScope)) {
            if let Some(fact) = Facts::get(&self.inner, &scope, id).await? {
                return Ok(Some(fact));
            }
        }
        Ok(None)
    }

    async fn replace(
        &self,
        permit: Permit<kind::SupersedeFact, FactReplacement>,
    ) -> Result<Revised, StoreError> {
        Facts::replace(&self.inner, permit).await
    }

    async fn settle(&self, permit: Permit<kind::SettleFacts, Settling>) -> Result<Revised, StoreError> {
        if self.is(Fault::ChoosesNothing) {
            return Ok(Revised::Done(permit.subject().chosen().clone()));
        }
        Facts::settle(&self.inner, permit).await
    }

    async fn widen(&self, permit: Permit<kind::WidenScope, Widening>) -> Result<Revised, StoreError> {
        Facts::widen(&self.inner, permit).await
    }

    async fn step(&self, step: PermittedStep) -> Result<Stepped, StoreError> {
        if self.is(Fault::StepsAreLost) {
            return Ok(Stepped::Done);
        }
        Facts::step(&self.inner, step).await
    }

    async fn facts(&self, scope: &Scope, page: FactPage) -> Result<Vec<StoredFact>, StoreError> {
        let mut listed = Vec::new();
        for scope in self.seen(scope, self.is(Fault::GetIgnoresScope)) {
            listed.extend(Facts::facts(&self.inner, &scope, page).await?);
        }
        Ok(listed)
    }

    async fn versions(&self, scope: &Scope, id: &FactId) -> Result<Vec<StoredFact>, StoreError> {
        let mut found = Vec::new();
        for scope in self.seen(scope, self.is(Fault::GetIgnoresScope)) {
            found.extend(Facts::versions(&self.inner, &scope, id).await?);
        }
        Ok(found)
    }
}

#[async_trait]
impl Forget for Faulty {
    async fn forget(
        &self,
        permit: Permit<kind::Forget, forget::Forgetting>,
    ) -> Result<Forgotten, StoreError> {
        if self.is(Fault::ForgetsNothing) {
            return Ok(Forgotten::Gone);
        }
        Forget::forget(&self.inner, permit).await
    }
}

#[async_trait]
impl PendingMutations for Faulty {
    async fn stage(&self, new: NewPending) -> Result<Staging, StoreError> {
        self.wrote(new.scope());
        PendingMutations::stage(&self.inner, new).await
    }

    async fn pending(&self, scope: &Scope) -> Result<Vec<StoredPending>, StoreError> {
        let mut seen = Vec::new();
        for scope in self.seen(scope, self.is(Fault::ListIgnoresScope)) {
            seen.extend(PendingMutations::pending(&self.inner, &scope).await?);
        }
        if self.is(Fault::KeepsContent)
            && let Some(staged) = self.staged.lock().unwrap().first()
        {
            seen = vec![staged.clone()];
        }
        self.staged.lock().unwrap().extend(seen.iter().filter(|pending| pending.draft().is_some()).cloned());
        Ok(seen)
    }

    async fn claim(&self, permit: Permit<kind::ApplyPending, Resolution>) -> Result<Claim, StoreError> {
        if self.is(Fault::ClaimsTwice) {
            let (pending, (resolution, receipt)) =
                (self.staged.lock().unwrap().first().cloned(), permit.redeem());
            let claimed = pending.and_then(|it| Claimed::new(it, resolution.scope().clone(), receipt));
            return Ok(claimed.map_or(Claim::Not(NotWaiting::Unknown), |it| Claim::Claimed(Box::new(it))));
        }
        PendingMutations::claim(&self.inner, permit).await
    }

    async fn conclude(&self, conclusion: Conclusion) -> Result<(), StoreError> {
        match self.is(Fault::ForgetsTheEnd) {
            true => Ok(()),
            false => PendingMutations::conclude(&self.inner, conclusion).await,
        }
    }

    async fn reject(&self, permit: Permit<kind::RejectPending, Resolution>) -> Result<Rejection, StoreError> {
        match self.is(Fault::ForgetsTheNo) {
            true => Ok(Rejection::Rejected),
            false => PendingMutations::reject(&self.inner, permit).await,
        }
    }

    async fn expire(&self, permit: Permit<kind::ExpirePending, Sweep>) -> Result<u64, StoreError> {
        PendingMutations::expire(&self.inner, permit).await
    }
}

#[async_trait]
impl Slots for Faulty {
    async fn set(&self, permit: Permit<kind::SetSlot, FirstValue>) -> Result<SlotKept, StoreError> {
        self.wrote(permit.subject().scope());
        Slots::set(&self.inner, permit).await
    }

    async fn supersede(
        &self,
        permit: Permit<kind::SupersedeSlot, Replacement>,
    ) -> Result<SlotKept, StoreError> {
        self.wrote(permit.subject().scope());
        let expected = permit.subject().expected();
        match Slots::supersede(&self.inner, permit).await? {
            SlotKept::Lost(Some(live)) if self.is(Fault::IgnoresTheRevision) => {
                Ok(SlotKept::Set(live.row().id.clone(), expected.next()))
            }
            kept => Ok(kept),
        }
    }

    async fn live(&self, scope: &Scope, name: Option<&SlotName>) -> Result<Vec<StoredFact>, StoreError> {
        let mut live = Vec::new();
        for scope in self.seen(scope, self.is(Fault::SlotsIgnoreScope)) {
            live.extend(match name {
                Some(name) if self.is(Fault::KeepsOldValuesLive) => {
                    Slots::history(&self.inner, &scope, name).await?
                }
                _ => Slots::live(&self.inner, &scope, name).await?,
            });
        }
        Ok(live)
    }

    async fn history(&self, scope: &Scope, name: &SlotName) -> Result<Vec<StoredFact>, StoreError> {
        Slots::history(&self.inner, scope, name).await
    }
}

#[async_trait]
impl Places for Faulty {
    async fn trust(&self, permit: Permit<kind::TrustPlace, FirstUse>) -> Result<Kept, StoreError> {
        if self.is(Fault::TrustsAnyUse) {
            let another = MemoryStore::open(&self.setup);
            let kept = Places::trust(&another, permit).await;
            self.more.lock().unwrap().insert(0, another);
            return kept;
        }
        Places::trust(&self.inner, permit).await
    }

    async fn rebind(&self, permit: Permit<kind::RebindPlace, Rebinding>) -> Result<Kept, StoreError> {
        Places::rebind(&self.inner, permit).await
    }

    async fn declare(&self, permit: Permit<kind::DeclarePlace, Declaration>) -> Result<Kept, StoreError> {
        Places::declare(&self.inner, permit).await
    }

    async fn forget(&self, permit: Permit<kind::ForgetPlace, Forgetting>) -> Result<Kept, StoreError> {
        if self.is(Fault::NeverForgetsAPlace) {
            let known =
                Places::remembered(&self.inner, permit.subject().scope(), "/home/ann/app/.git").await?;
            return Ok(Kept::Unchanged(known.unwrap()));
        }
        Places::forget(&self.inner, permit).await
    }

    async fn remembered(&self, scope: &Scope, place: &str) -> Result<Option<StoredPlace>, StoreError> {
        let own = bind(
            &Profile { tenant: self.setup.tenant.clone(), principal: scope.principal().clone() },
            &RepositoryReport::Absent,
        );
        let scope = if self.is(Fault::KnowsForeignPlaces) { own.scope() } else { scope };
        // Out of its lock before the wait.
        let newest =
            self.more.lock().unwrap().first().map(|store| pollster::block_on(store.remembered(scope, place)));
        match newest {
            Some(found) if self.is(Fault::TrustsAnyUse) => found,
            _ => Places::remembered(&self.inner, scope, place).await,
        }
    }

    async fn folder(&self, scope: &Scope, folder: &str) -> Result<Option<StoredPlace>, StoreError> {
        Places::folder(&self.inner, scope, folder).await
    }

    async fn places(&self, custody: &Custody) -> Result<Vec<StoredPlace>, StoreError> {
        Places::places(&self.inner, custody).await
    }
}

#[async_trait]
impl Candidates for Faulty {
    async fn candidates(
        &self,
        scope: &Scope,
        query: &Query,
        filter: &Filter,
        limit: usize,
    ) -> Result<Pool, StoreError> {
        *self.asked.lock().unwrap() += u64::from(self.is(Fault::WritesWhenRead));
        if self.is(Fault::FailsOnSyntax) && query.text().contains('"') {
            return Err(StoreError::Backend {
                action: "find candidates",
                source: "syntax error near \"".into(),
            });
        }
        let filter = if self.is(Fault::IgnoresTheFilter) { &Filter::default() } else { filter };
        let filter = &Filter { history: filter.history || self.is(Fault::OffersHistory), ..*filter };
        let own = Candidates::candidates(&self.inner, scope, query, filter, limit).await?;
        if self.is(Fault::ChoosesAnyCandidates) {
            let mut all = Candidates::candidates(&self.inner, scope, query, filter, usize::MAX).await?;
            all.candidates.reverse();
            all.candidates.truncate(limit);
            return Ok(all);
        }
        let mut query = query.clone();
        if self.is(Fault::MatchesAnyFailure) && !query.failures().is_empty() {
            let all = Page { offset: 0, limit: usize::MAX, ..Page::default() };
            let listed = Episodes::list(&self.inner, scope, all).await?;
            query = query.about(listed.iter().filter_map(|episode| episode.row().failure));
        }
        let everything = self.is(Fault::OffersEveryFailure) && !query.failures().is_empty();
        if everything {
            query = Query::parse("ledger").about(query.failures().iter().copied());
        }
        let limit = if everything { usize::MAX } else { limit };
        let query = &query;
        let late = self.is(Fault::FiltersAfterTheLimit);
        let anywhere = self.is(Fault::CandidatesIgnoreScope) || late || self.is(Fault::CountsTermsElsewhere);
        let mut pool = Pool { statistics: own.statistics.clone(), candidates: Vec::new() };
        for scope in self.seen(scope, anywhere) {
            let part = Candidates::candidates(&self.inner, &scope, query, filter, limit).await?;
            pool.statistics.documents = pool.statistics.documents.max(part.statistics.documents);
            pool.candidates.extend(part.candidates);
        }
        if self.is(Fault::CountsTermsElsewhere) {
            pool.candidates = own.candidates;
            return Ok(pool);
        }
        pool.statistics = own.statistics;
        if late {
            pool.candidates.truncate(limit);
            pool.candidates.retain(|candidate| own.candidates.contains(candidate));
        }
        Ok(pool)
    }
}

#[async_trait]
impl Chain for Faulty {
    async fn links(&self, custody: &Custody) -> Result<Vec<Link>, StoreError> {
        let links = match Chain::links(&self.inner, custody).await {
            Err(StoreError::ForeignKey) if self.is(Fault::OpensTheChainToAnyone) => Vec::new(),
            links => links?,
        };
        Ok(match self.fault {
            Some(Fault::DropsLinks) => links.into_iter().step_by(2).collect(),
            Some(Fault::CutsTheChain) => links.into_iter().take(2).collect(),
            _ => links,
        })
    }
}

#[async_trait]
impl Tallies for Faulty {
    async fn add_tally(&self, scope: &Scope, tally: &Tally) -> Result<(), StoreError> {
        self.wrote(scope);
        Tallies::add_tally(&self.inner, scope, tally).await
    }

    async fn tallied(&self, scope: &Scope) -> Result<Tally, StoreError> {
        let mut sum = Tally::default();
        for scope in self.seen(scope, self.is(Fault::CountsIgnoreScope)) {
            sum.add(&Tallies::tallied(&self.inner, &scope).await?);
        }
        Ok(sum)
    }
}

#[async_trait]
impl Inspect for Faulty {
    fn describe(&self) -> StoreInfo {
        self.inner.describe()
    }

    async fn counts(&self, scope: &Scope) -> Result<Counts, StoreError> {
        let mut counts = Counts::default();
        for scope in self.seen(scope, self.is(Fault::CountsIgnoreScope)) {
            let part = Inspect::counts(&self.inner, &scope).await?;
            counts.episodes += part.episodes;
            counts.verified += part.verified;
            counts.facts += part.facts;
            counts.slots += part.slots;
        }
        counts.episodes += self.more.lock().unwrap().len() as u64;
        counts.facts += *self.asked.lock().unwrap();
        Ok(counts)
    }

    async fn check(&self, custody: &Custody) -> Result<Vec<Flaw>, StoreError> {
        let mut flaws = Inspect::check(&self.inner, custody).await?;
        flaws.extend(self.is(Fault::SeesFlaws).then(|| Flaw { code: "seal-broken", detail: "ep_1".into() }));
        Ok(flaws)
    }
}

#[test]
fn every_fault_is_caught_by_the_law_that_forbids_it() {
    use Fault as F;
    let cases = [
        (F::GetIgnoresScope, "no_read_path_shows_an_episode_of_another_project"),
        (F::GetIgnoresScope, "a_fact_belongs_to_one_person"),
        (F::GetIgnoresScope, "a_project_fact_is_seen_in_its_project_alone"),
        (F::ListIgnoresScope, "no_read_path_shows_an_episode_of_another_project"),
        (F::CountsIgnoreScope, "a_session_without_a_project_sees_global_facts_alone"),
        (F::CountsIgnoreScope, "what_happened_is_added_up_by_person_and_project"),
        (F::CandidatesIgnoreScope, "no_read_path_shows_an_episode_of_another_project"),
        (F::CandidatesIgnoreScope, "foreign_items_take_no_place_of_own_ones"),
        (F::FiltersAfterTheLimit, "foreign_items_take_no_place_of_own_ones"),
        (F::CountsTermsElsewhere, "foreign_items_change_neither_scores_nor_order_nor_pages"),
        (F::GetIgnoresScope, "where_each_person_has_episodes_of_their_own_nobody_sees_those_of_another"),
        (F::CandidatesIgnoreScope, "a_failure_of_another_project_offers_nothing"),
        (F::MatchesAnyFailure, "an_episode_is_offered_for_the_very_failure_that_it_is_about"),
        (F::OffersEveryFailure, "of_many_lessons_about_a_failure_those_that_ended_it_are_offered"),
        (F::ListsHistory, "a_lesson_that_a_later_one_contradicts_points_to_it_and_is_history"),
        (F::OffersHistory, "a_lesson_that_a_later_one_contradicts_points_to_it_and_is_history"),
        (F::CountsTermsElsewhere, "foreign_items_take_no_place_of_own_ones"),
        (F::DropsLinks, "each_mutation_appends_one_link_and_the_chain_verifies"),
        (F::CutsTheChain, "each_mutation_appends_one_link_and_the_chain_verifies"),
        (F::DuplicatesLessons, "the_same_lesson_is_attested_and_never_stored_twice"),
        (F::DuplicatesLessons, "two_writers_at_once_store_a_lesson_once"),
        (
            F::EveryAttestationIsIndependent,
            "only_another_line_of_sessions_that_was_not_shown_the_episode_attests_it_independently",
        ),
        (F::ForgetsWhatWasShown, "what_a_line_of_sessions_was_shown_is_known_to_whoever_serves_it_later"),
        (
            F::MatchesAnyFailure,
            "a_lesson_of_several_tests_is_offered_for_each_of_them_in_whatever_order_they_failed",
        ),
        (F::ListsOldestFirst, "episodes_are_listed_newest_first_page_by_page"),
        (F::SkipsBetweenPages, "episodes_are_listed_newest_first_page_by_page"),
        (F::IgnoresTheFilter, "a_filter_applies_before_the_limit"),
        (F::FailsOnSyntax, "any_text_is_a_safe_query"),
        (F::ChoosesAnyCandidates, "what_holds_most_of_the_query_comes_first"),
        (F::OpensTheChainToAnyone, "another_profile_reads_nothing_and_writes_nothing"),
        (F::WritesWhenRead, "reading_writes_nothing"),
        (F::ForgetsNothing, "what_is_forgotten_is_gone_from_every_read_and_is_not_learnt_again"),
        (F::ForgetsNothing, "a_slot_is_forgotten_with_its_history"),
        (F::IgnoresTheRevision, "a_lost_race_changes_nothing_and_shows_the_live_value"),
        (F::IgnoresTheRevision, "writers_at_once_leave_one_live_value_and_lose_none"),
        (F::KeepsOldValuesLive, "a_correction_takes_the_place_of_the_expected_value"),
        (F::OffersHistory, "of_facts_that_contradict_each_other_none_is_current_until_one_is_chosen"),
        (F::OffersHistory, "a_fact_that_is_replaced_points_to_the_later_one_and_is_history"),
        (F::OffersHistory, "what_was_invalidated_is_history_and_can_be_stated_again"),
        (F::OffersHistory, "a_fact_ends_with_its_time"),
        (F::GetIgnoresScope, "nobody_changes_a_fact_that_they_do_not_see"),
        (F::ForgetsNothing, "what_a_forgotten_fact_replaced_goes_with_it"),
        (F::StepsAreLost, "what_is_added_to_a_fact_is_read_back_and_its_wordings_are_searched"),
        (F::StepsAreLost, "a_slot_that_is_retired_has_no_value_until_it_is_set_again"),
        (F::StepsAreLost, "of_those_who_retire_and_correct_a_slot_at_once_one_wins"),
        (F::KeepsOldValuesLive, "a_slot_that_is_retired_has_no_value_until_it_is_set_again"),
        (F::StepsAreLost, "a_contradiction_ends_with_one_of_its_sides"),
        (F::ChoosesNothing, "facts_that_seem_to_contradict_each_other_hold_both_when_a_person_says_so"),
        (F::ChoosesNothing, "a_fact_that_repeats_another_one_is_noted_and_current"),
        (F::ChoosesNothing, "of_facts_that_contradict_each_other_none_is_current_until_one_is_chosen"),
        (F::OffersHistory, "of_writers_at_once_that_contradict_each_other_none_wins"),
        (F::OffersHistory, "a_fact_that_is_widened_holds_everywhere"),
        (F::SlotsIgnoreScope, "a_slot_belongs_to_one_person_and_one_place"),
        (F::OffersHistory, "recall_offers_the_live_value_of_a_slot_alone"),
        (F::SeesFlaws, "a_store_that_nobody_touched_has_no_flaw"),
        (F::ListIgnoresScope, "what_waits_is_seen_by_its_person_in_its_project_alone"),
        (F::ClaimsTwice, "an_id_takes_effect_at_most_once"),
        (F::ClaimsTwice, "of_many_who_claim_one_id_at_once_one_gets_it"),
        (F::KeepsContent, "the_content_of_what_does_not_wait_any_more_is_gone"),
        (F::ForgetsTheEnd, "what_came_of_a_claim_is_kept"),
        (F::ForgetsTheNo, "a_no_ends_it_and_is_heard_for_thirty_days"),
        (F::TrustsAnyUse, "a_place_is_the_project_of_its_first_use_whatever_comes_later"),
        (F::TrustsAnyUse, "of_two_first_uses_at_once_one_is_the_first"),
        (F::KnowsForeignPlaces, "the_places_of_a_profile_are_its_own"),
        (F::NeverForgetsAPlace, "a_place_that_is_forgotten_is_used_for_the_first_time_again"),
    ];
    for (fault, law) in cases {
        let backend = move |setup: &Setup| -> Arc<dyn Storage> { Arc::new(Faulty::new(setup, Some(fault))) };
        let law = laws::Law::named(law).unwrap();
        assert!((law.check)(&backend).is_err(), "{law:?} does not catch {fault:?}");
    }
}

#[test]
fn without_its_fault_the_same_store_keeps_every_law() {
    let sound = |setup: &Setup| -> Arc<dyn Storage> { Arc::new(Faulty::new(setup, None)) };
    assert_eq!(laws::check_all(&sound), []);
}
