//! Where sessions start, and which project a place is remembered to be (R5.7, R5.10).

use crate::{Error, Memory, NotKept, PlaceAnswer, PlacesAnswer, reasons};
use std::collections::BTreeSet;
use veridical_kernel::{
    Binding, Capacity, Grounds, HostPolicies, Leads, Newcomer, Profile, Remembered, RepositoryReport,
    Sharing, Surroundings, Vantage, bind, bind_on,
};
use veridical_place::{Declaration, FirstUse, Forgetting, Kept, Places, Rebinding, StoredPlace};
use veridical_policy::{Cell, Context, Decision, Kind, Permit, Policy, Row, Subject, decide};
use veridical_screening::{CleanText, Field, Screener};

/// Where a session starts, as adapters see it: what [`Memory::start`] binds it from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Starting {
    /// The profile, and the person.
    pub profile: Profile,
    /// What lies there.
    pub repository: RepositoryReport,
    /// The folder itself, when it is known.
    pub folder: Option<String>,
    /// The folder under which the session's files lie, when it is known.
    pub checkout: Option<String>,
    /// Who sees the episodes that are learnt there.
    pub episodes: Sharing,
    /// From where it is looked at.
    pub vantage: Vantage,
}

impl Starting {
    /// A start of its own in a repository of which no folder is known, where all share their episodes.
    #[must_use]
    pub fn of(profile: Profile, repository: RepositoryReport) -> Self {
        let (episodes, vantage) = (Sharing::Shared, Vantage::Start);
        Self { profile, repository, folder: None, checkout: None, episodes, vantage }
    }

    /// The binding on these grounds.
    #[must_use]
    pub fn bound_on(&self, grounds: &Grounds) -> Binding {
        let grounds = Grounds { vantage: self.vantage, ..grounds.clone() };
        let binding = bind_on(&self.profile, &self.repository, &grounds);
        let binding = binding.by_way_of(self.folders().into_iter().cloned());
        binding.with_episodes(self.episodes).in_checkout(self.checkout.clone())
    }

    /// The folders that lead to the place: an agent can make a repository in either, or turn either to another one.
    fn folders(&self) -> BTreeSet<&String> {
        self.folder.iter().chain(&self.checkout).collect()
    }

    /// The binding where there is no memory yet, in which nothing of a place could be remembered.
    #[must_use]
    pub fn without_memory(
        &self,
        surroundings: &Surroundings,
        policy: &Policy,
        hosts: &HostPolicies,
    ) -> Binding {
        let newcomer = newcomer(surroundings, policy);
        self.bound_on(&Grounds { hosts: hosts.clone(), newcomer, ..Grounds::default() })
    }
}

/// Who may be the first to use a place: whoever may learn there. An agent's command may not, since the agent could have made
/// the place just now, with another project's remote.
fn newcomer(surroundings: &Surroundings, policy: &Policy) -> Newcomer {
    let origin = surroundings.extraction();
    let may = origin.is_some_and(|origin| policy.cell(Row::FirstUse, origin.capacity()) == Cell::Apply);
    if may { Newcomer::Trusted } else { Newcomer::Unknown }
}

impl Memory {
    /// Binds what only reads. Nothing is written: a first use stays one.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn bind(&self, starting: &Starting, surroundings: &Surroundings) -> Result<Binding, Error> {
        let known = self.known(starting).await?;
        let remembered = known.as_ref().map(StoredPlace::remembered).unwrap_or_default();
        let leads = self.leads(starting, known.as_ref()).await?;
        Ok(self.bound(starting, remembered, leads, newcomer(surroundings, &self.shared.policy)))
    }

    /// Binds a session that may learn, and remembers its place when it is the first to use it.
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing is remembered.
    pub async fn start(&self, starting: &Starting, surroundings: &Surroundings) -> Result<Binding, Error> {
        let binding = self.bind(starting, surroundings).await?;
        let Some(origin) = surroundings.extraction().filter(|_| binding.is_first_use()) else {
            return Ok(binding);
        };
        let first = self.shown(&binding).and_then(|shown| FirstUse::of(&binding, shown));
        let decision =
            first.map(|first| decide(first, &origin, None, &Context::default(), &self.shared.policy));
        if let Some(Decision::Apply(permit)) = decision {
            Places::trust(self.storage(), permit).await?;
        }
        // Of two sessions at once the other one may have been the first: what is remembered now is what counts.
        let known = self.known(starting).await?;
        let leads = self.leads(starting, known.as_ref()).await?;
        let remembered = known.as_ref().map(StoredPlace::remembered).unwrap_or_default();
        Ok(self.bound(starting, remembered, leads, Newcomer::Unknown))
    }

    /// What is remembered of the place where a session starts.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn known(&self, starting: &Starting) -> Result<Option<StoredPlace>, Error> {
        let RepositoryReport::Found { place, .. } = &starting.repository else { return Ok(None) };
        let nowhere = bind(&starting.profile, &RepositoryReport::Absent);
        Ok(Places::remembered(self.storage(), nowhere.scope(), place).await?)
    }

    /// Whether the session's folders lead where they led before.
    async fn leads(&self, starting: &Starting, known: Option<&StoredPlace>) -> Result<Leads, Error> {
        let RepositoryReport::Found { .. } = &starting.repository else { return Ok(Leads::Unknown) };
        let nowhere = bind(&starting.profile, &RepositoryReport::Absent);
        let mut all = Leads::Here;
        for folder in starting.folders() {
            let found = Places::folder(self.storage(), nowhere.scope(), folder).await?;
            let leads = found.map(|folder| folder.leads(known.map(|place| &place.row().id)));
            all = all.and(leads.unwrap_or_default());
        }
        Ok(all)
    }

    /// Accepts, on a person's word at a terminal, the project that a place's remote names now.
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing was written.
    pub async fn rebind(
        &self,
        starting: &Starting,
        surroundings: &Surroundings,
    ) -> Result<PlaceAnswer, Error> {
        let binding = self.as_it_is(starting);
        if let Some(unbound) = binding.unbound() {
            return Ok(PlaceAnswer::rejected(NotKept::new(unbound.code(), unbound.describe())));
        }
        let Some(new) = self.shown(&binding).and_then(|shown| Rebinding::of(&binding, shown)) else {
            return Ok(PlaceAnswer::rejected(unshown()));
        };
        match self.permitted(new, surroundings) {
            Ok(permit) => Ok(PlaceAnswer::kept(&Places::rebind(self.storage(), permit).await?)),
            Err(refusal) => Ok(PlaceAnswer::rejected(refusal)),
        }
    }

    /// Makes a place without a remote a project of its own, on a person's word at a terminal.
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing was written.
    pub async fn declare(
        &self,
        starting: &Starting,
        surroundings: &Surroundings,
    ) -> Result<PlaceAnswer, Error> {
        let binding = self.as_it_is(starting);
        let shown = self.shown(&binding);
        let Some(new) = shown.and_then(|shown| Declaration::of(&binding, shown)) else {
            let named = NotKept::new(reasons::HAS_REMOTE.0, reasons::HAS_REMOTE.1);
            let why = binding.unbound().filter(|unbound| !unbound.is_nameless());
            return Ok(PlaceAnswer::rejected(match (why, binding.unbound()) {
                (Some(why), _) => NotKept::new(why.code(), why.describe()),
                (None, Some(_)) => unshown(),
                (None, None) => named,
            }));
        };
        match self.permitted(new, surroundings) {
            Ok(permit) => Ok(PlaceAnswer::kept(&Places::declare(self.storage(), permit).await?)),
            Err(refusal) => Ok(PlaceAnswer::rejected(refusal)),
        }
    }

    /// Makes a place without a remote, on a person's word at a terminal, the project that a declared place was which
    /// `is_meant` picks: it was moved here, and is not remembered where it was any more.
    ///
    /// # Errors
    /// [`Error`] when the store fails. The new place may be remembered by then, and the old one too.
    pub async fn declare_moved(
        &self,
        starting: &Starting,
        is_meant: impl Fn(&StoredPlace) -> bool,
        surroundings: &Surroundings,
    ) -> Result<PlaceAnswer, Error> {
        let Some(custody) = surroundings.command().custody(&starting.profile.tenant) else {
            return Ok(PlaceAnswer::rejected(NotKept::below_agent_host()));
        };
        let known = Places::places(self.storage(), &custody).await?;
        let Some(from) = known.into_iter().find(is_meant) else { return Ok(PlaceAnswer::no_such_place()) };
        let binding = self.as_it_is(starting);
        let here = self.shown(&binding).and_then(|shown| Declaration::of(&binding, shown));
        let Some(here) = here else { return self.declare(starting, surroundings).await };
        let Some(new) = here.moved_from(&from) else {
            return Ok(PlaceAnswer::rejected(reasons::NOT_DECLARED.into()));
        };
        let answer = match self.permitted(new, surroundings) {
            Ok(permit) => PlaceAnswer::kept(&Places::declare(self.storage(), permit).await?),
            Err(refusal) => PlaceAnswer::rejected(refusal),
        };
        if answer.result == "applied" {
            let nowhere = bind(&starting.profile, &RepositoryReport::Absent);
            if let Ok(permit) = self.permitted(Forgetting::of(nowhere.scope(), from), surroundings) {
                Places::forget(self.storage(), permit).await?;
            }
        }
        Ok(answer)
    }

    /// Forgets, on a person's word at a terminal, the place that `is_meant` picks from those that are remembered. What was
    /// learnt in it stays.
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing was written.
    pub async fn forget_place(
        &self,
        profile: &Profile,
        is_meant: impl Fn(&StoredPlace) -> bool,
        surroundings: &Surroundings,
    ) -> Result<PlaceAnswer, Error> {
        let Some(custody) = surroundings.command().custody(&profile.tenant) else {
            return Ok(PlaceAnswer::rejected(NotKept::below_agent_host()));
        };
        let known = Places::places(self.storage(), &custody).await?;
        let Some(place) = known.into_iter().find(is_meant) else { return Ok(PlaceAnswer::no_such_place()) };
        let nowhere = bind(profile, &RepositoryReport::Absent);
        match self.permitted(Forgetting::of(nowhere.scope(), place), surroundings) {
            Ok(permit) => Ok(PlaceAnswer::kept(&Places::forget(self.storage(), permit).await?)),
            Err(refusal) => Ok(PlaceAnswer::rejected(refusal)),
        }
    }

    /// The places that are remembered, for a person's command alone.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn places(
        &self,
        profile: &Profile,
        surroundings: &Surroundings,
    ) -> Result<PlacesAnswer, Error> {
        match surroundings.command().custody(&profile.tenant) {
            Some(custody) => Ok(PlacesAnswer::of(&Places::places(self.storage(), &custody).await?)),
            None => Ok(PlacesAnswer::below_agent_host()),
        }
    }

    fn bound(
        &self,
        starting: &Starting,
        remembered: Remembered,
        leads: Leads,
        newcomer: Newcomer,
    ) -> Binding {
        let hosts = self.shared.hosts.clone();
        starting.bound_on(&Grounds { hosts, remembered, leads, newcomer, ..Grounds::default() })
    }

    /// What a person sees who says what a place is: it is taken as it is now.
    #[must_use]
    pub fn as_it_is(&self, starting: &Starting) -> Binding {
        self.bound(starting, Remembered::Nothing, Leads::Unknown, Newcomer::Trusted)
    }

    /// The way of a person's word on a place through the policy.
    fn permitted<K: Kind, T: Subject>(
        &self,
        new: T,
        surroundings: &Surroundings,
    ) -> Result<Permit<K, T>, NotKept> {
        let origin = surroundings.command();
        if origin.capacity() != Capacity::Person {
            return Err(NotKept::below_agent_host());
        }
        match decide(new, &origin, None, &Context::default(), &self.shared.policy) {
            Decision::Apply(permit) => Ok(permit),
            Decision::Stage(staged) => Err(staged.reason().into()),
            Decision::Reject(reason) => Err(reason.into()),
        }
    }

    /// The path of a binding's place as it may be kept.
    fn shown(&self, binding: &Binding) -> Option<CleanText> {
        clean(&self.shared.screener, binding.place()?)
    }
}

/// The path of a place as people may see it.
pub(crate) fn shown(screener: &Screener, place: &str) -> String {
    clean(screener, place).map(CleanText::into_string).unwrap_or_default()
}

/// A path without the secret in it; of one that may not be shown at all, that it is withheld.
fn clean(screener: &Screener, place: &str) -> Option<CleanText> {
    let screened = |text| screener.record([Field::command(text)]).ok();
    [place, "[withheld]", ""].into_iter().find_map(screened).map(|[shown]| shown)
}

fn unshown() -> NotKept {
    NotKept::new(reasons::PLACE_UNSHOWN.0, reasons::PLACE_UNSHOWN.1)
}

impl PlaceAnswer {
    fn kept(kept: &Kept) -> Self {
        let place = kept.place();
        match kept {
            Kept::Changed(_) => Self::applied(place),
            Kept::Unchanged(_) => Self::unchanged(place),
        }
    }
}
