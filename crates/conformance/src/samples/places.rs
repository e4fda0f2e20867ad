use super::{NoSample, extraction, person, remote};
use veridical::kernel::{
    Binding, Origin, PrincipalId, Profile, ProjectId, RemoteReport, RepositoryReport, Surroundings, TenantId,
    Terminal, bind,
};
use veridical::place::{Declaration, FirstUse, Forgetting, Rebinding, StoredPlace};
use veridical::policy::{Context, Decision, Kind, Permit, Policy, Subject, decide, kind};
use veridical::screening::{CleanText, Screener};

/// A place as an adapter sees it, in a host's session or at a person's terminal.
#[derive(Debug)]
pub struct PlaceSample {
    profile: Profile,
    report: RepositoryReport,
    folder: Option<String>,
}

impl PlaceSample {
    /// The place with this path, whose remote names the repository; without one it has no remote.
    #[must_use]
    pub fn new(tenant: &TenantId, place: &str, repository: Option<&str>) -> Self {
        let profile = Profile { tenant: tenant.clone(), principal: PrincipalId::local() };
        let remote = repository.map_or(RemoteReport::None, remote);
        let report = RepositoryReport::Found { place: place.to_owned(), remote };
        Self { profile, report, folder: None }
    }

    /// The place as it is seen from a checkout with this top folder.
    #[must_use]
    pub fn from_folder(self, folder: &str) -> Self {
        Self { folder: Some(folder.to_owned()), ..self }
    }

    /// The project that its remote names.
    ///
    /// # Errors
    /// [`NoSample::Unbound`] when it has none.
    pub fn project(&self) -> Result<ProjectId, NoSample> {
        self.binding().scope().project().cloned().ok_or(NoSample::Unbound)
    }

    /// A permit to remember that a session of the host is the first to use it.
    ///
    /// # Errors
    /// [`NoSample`] when a gate lets it not through.
    pub fn first_use(&self) -> Result<Permit<kind::TrustPlace, FirstUse>, NoSample> {
        permitted(FirstUse::of(&self.binding(), self.shown()?), &extraction()?)
    }

    /// A permit to have it be the project that its remote names now, of a person at a terminal.
    ///
    /// # Errors
    /// [`NoSample`] when a gate lets it not through.
    pub fn rebinding(&self) -> Result<Permit<kind::RebindPlace, Rebinding>, NoSample> {
        permitted(Rebinding::of(&self.binding(), self.shown()?), &terminal())
    }

    /// A permit to have it be a project of its own, of a person at a terminal.
    ///
    /// # Errors
    /// [`NoSample`] when a gate lets it not through.
    pub fn declaration(&self) -> Result<Permit<kind::DeclarePlace, Declaration>, NoSample> {
        permitted(Declaration::of(&self.binding(), self.shown()?), &terminal())
    }

    fn binding(&self) -> Binding {
        bind(&self.profile, &self.report).by_way_of(self.folder.clone())
    }

    fn shown(&self) -> Result<CleanText, NoSample> {
        let [shown] = Screener::new([]).record([self.binding().place().unwrap_or_default()])?;
        Ok(shown)
    }
}

/// A permit to forget a place, of a person at a terminal.
///
/// # Errors
/// [`NoSample`] when a gate lets it not through.
pub fn forgetting(
    tenant: &TenantId,
    place: StoredPlace,
) -> Result<Permit<kind::ForgetPlace, Forgetting>, NoSample> {
    let profile = Profile { tenant: tenant.clone(), principal: PrincipalId::local() };
    let binding = bind(&profile, &RepositoryReport::Absent);
    permitted(Some(Forgetting::of(binding.scope(), place)), &terminal())
}

/// The origin of a person's command at a terminal.
fn terminal() -> Origin {
    Surroundings { terminal: Terminal::Attached, ..person() }.command()
}

fn permitted<K: Kind, T: Subject>(subject: Option<T>, origin: &Origin) -> Result<Permit<K, T>, NoSample> {
    match decide(subject.ok_or(NoSample::Unbound)?, origin, None, &Context::default(), &Policy::defaults()) {
        Decision::Apply(permit) => Ok(permit),
        Decision::Stage(staged) => Err(NoSample::NotApplied(staged.reason().code())),
        Decision::Reject(reason) => Err(NoSample::NotApplied(reason.code())),
    }
}
