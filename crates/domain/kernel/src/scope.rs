mod grounds;
mod sharing;
mod unbound;

use crate::{PrincipalId, ProjectId, RefusedRemote, RemoteParts, TenantId};
pub use grounds::{Grounds, Leads, Newcomer, Remembered, Sighting, Vantage};
pub use sharing::Sharing;
pub use unbound::Unbound;

/// The profile that reads and writes, and the person it does so for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    /// The host profile.
    pub tenant: TenantId,
    /// The person.
    pub principal: PrincipalId,
}

/// What an adapter saw of the repository where the session starts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RepositoryReport {
    /// No repository encloses the folder.
    Absent,
    /// There is one, but it or its configuration cannot be read.
    Unreadable,
    /// There is one, but another user owns it, so its configuration may say anything.
    Foreign,
    /// It is a bare repository in the work tree of another one, so its configuration may have come with the files.
    Embedded,
    /// The session's tools run elsewhere (a container, another machine), so no folder here says what they work on.
    Elsewhere,
    /// A repository.
    Found {
        /// Its common git directory, as text for people (`project status`).
        place: String,
        /// Its configured remote.
        remote: RemoteReport,
    },
}

/// What an adapter saw of a repository's configured remote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RemoteReport {
    /// None is configured.
    None,
    /// There are several, and none of them is called `origin`.
    Ambiguous,
    /// It names a place on this machine: a path or a `file://` URL.
    Local,
    /// It is of a form that names no one place.
    Refused(RefusedRemote),
    /// Its parts, as a URL parser read them.
    Parts(RemoteParts),
}

/// What a session is bound to, once, at its start (R5.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Binding {
    scope: Scope,
    sighting: Option<Sighting>,
    checkout: Option<String>,
    folders: Vec<String>,
    unbound: Option<Unbound>,
    first_use: bool,
}

/// Binds a session where nothing is remembered of places and no host has a policy: the repository's configured remote
/// is taken as it is.
///
/// ```
/// use veridical_kernel::*;
/// let profile = Profile { tenant: TenantId::parse("t1")?, principal: PrincipalId::local() };
/// let binding = bind(&profile, &RepositoryReport::Absent);
/// assert_eq!(binding.unbound(), Some(Unbound::NoRepository));
/// assert!(binding.scope().in_project().is_none());
/// # Ok::<(), BadId>(())
/// ```
#[must_use]
pub fn bind(profile: &Profile, repository: &RepositoryReport) -> Binding {
    bind_on(profile, repository, &Grounds::default())
}

/// Binds a session: the profile, and the project that the repository's configured remote names, or that a person declared
/// for the place, unless it is another one than is remembered for the place (R5.7).
#[must_use]
pub fn bind_on(profile: &Profile, repository: &RepositoryReport, grounds: &Grounds) -> Binding {
    let (sighting, project) = match repository {
        RepositoryReport::Absent => (None, Err(Unbound::NoRepository)),
        RepositoryReport::Elsewhere => (None, Err(Unbound::ToolsElsewhere)),
        RepositoryReport::Unreadable => (None, Err(Unbound::UnreadableRepository)),
        RepositoryReport::Foreign => (None, Err(Unbound::ForeignRepository)),
        RepositoryReport::Embedded => (None, Err(Unbound::EmbeddedRepository)),
        RepositoryReport::Found { place, remote } => {
            let sighting = Sighting::of(place, remote, &grounds.hosts);
            let project = sighting.project_on(grounds);
            (Some(sighting), project)
        }
    };
    let unbound = project.as_ref().err().copied();
    let scope = Scope::of(profile, project.ok());
    let is_new = grounds.remembered == Remembered::Nothing || grounds.leads == Leads::Unknown;
    let first_use = unbound.is_none() && is_new;
    Binding { scope, sighting, checkout: None, folders: Vec::new(), unbound, first_use }
}

impl Binding {
    /// What the session may read and write.
    #[must_use]
    pub fn scope(&self) -> &Scope {
        &self.scope
    }

    /// Why there is no project; `None` when there is one.
    #[must_use]
    pub fn unbound(&self) -> Option<Unbound> {
        self.unbound
    }

    /// The binding of a session in which episodes are seen by those whom the operator says.
    #[must_use]
    pub fn with_episodes(self, sharing: Sharing) -> Self {
        Self { scope: self.scope.with_episodes(sharing), ..self }
    }

    /// The binding of a session whose files lie under this folder. Paths below it are kept as the project's own,
    /// without the machine's part.
    #[must_use]
    pub fn in_checkout(self, folder: Option<String>) -> Self {
        Self { checkout: folder, ..self }
    }

    /// The folder under which the session's files lie, when it is known.
    #[must_use]
    pub fn checkout(&self) -> Option<&str> {
        self.checkout.as_deref()
    }

    /// The binding of a session that got to its place by way of these folders.
    #[must_use]
    pub fn by_way_of(self, folders: impl IntoIterator<Item = String>) -> Self {
        Self { folders: folders.into_iter().collect(), ..self }
    }

    /// The folders that led the session to its place: the one where it starts, and the top of its checkout.
    #[must_use]
    pub fn folders(&self) -> &[String] {
        &self.folders
    }

    /// The repository's common git directory, for people.
    #[must_use]
    pub fn place(&self) -> Option<&str> {
        self.sighting.as_ref().map(Sighting::place)
    }

    /// What was seen where the session starts, whatever it is bound to; `None` when that is no repository of its own.
    #[must_use]
    pub fn sighting(&self) -> Option<&Sighting> {
        self.sighting.as_ref()
    }

    /// Whether the session is bound at a place, or from a folder, of which nothing is remembered yet.
    #[must_use]
    pub fn is_first_use(&self) -> bool {
        self.first_use
    }
}

/// What may be read: one profile, one person, at most one project. A witness: only [`bind`] makes one, and every
/// read asks for it, so no read can forget to filter (R5.5).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Scope {
    tenant: TenantId,
    principal: PrincipalId,
    project: Option<ProjectId>,
    sharing: Sharing,
    /// Under which id the project's episodes are kept.
    shelf: Option<ProjectId>,
}

impl Scope {
    fn of(profile: &Profile, project: Option<ProjectId>) -> Self {
        let Profile { tenant, principal } = profile.clone();
        Self { tenant, principal, shelf: project.clone(), project, sharing: Sharing::Shared }
    }

    fn with_episodes(self, sharing: Sharing) -> Self {
        let shelf = self.project.as_ref().map(|project| match sharing {
            Sharing::Shared => project.clone(),
            Sharing::Own => project.of_person(&self.principal),
        });
        Self { sharing, shelf, ..self }
    }

    /// The profile.
    #[must_use]
    pub fn tenant(&self) -> &TenantId {
        &self.tenant
    }

    /// The person.
    #[must_use]
    pub fn principal(&self) -> &PrincipalId {
        &self.principal
    }

    /// The project; `None` in an unbound session, which sees global facts only.
    #[must_use]
    pub fn project(&self) -> Option<&ProjectId> {
        self.project.as_ref()
    }

    /// Who sees the project's episodes.
    #[must_use]
    pub fn sharing(&self) -> Sharing {
        self.sharing
    }

    /// Where the episodes are kept that the scope sees: under the project, or under the project and the person where each
    /// person has episodes of their own. `None` in an unbound session, which sees none.
    #[must_use]
    pub fn shelf(&self) -> Option<&ProjectId> {
        self.shelf.as_ref()
    }

    /// This scope, known to have a project.
    #[must_use]
    pub fn in_project(&self) -> Option<ProjectScope> {
        self.shelf.clone().map(|project| ProjectScope { scope: self.clone(), project })
    }
}

/// A [`Scope`] that has a project: what a new episode asks for, so that none is written without one (R4.7).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ProjectScope {
    scope: Scope,
    project: ProjectId,
}

impl ProjectScope {
    /// Where the project's episodes are kept ([`Scope::shelf`]).
    #[must_use]
    pub fn project(&self) -> &ProjectId {
        &self.project
    }

    /// The scope with it.
    #[must_use]
    pub fn as_scope(&self) -> &Scope {
        &self.scope
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CanonicalRemote, Case, HostPolicies, Transport};

    fn profile() -> Profile {
        Profile { tenant: TenantId::parse("t1").unwrap(), principal: PrincipalId::local() }
    }

    fn found(remote: RemoteReport) -> RepositoryReport {
        RepositoryReport::Found { place: "/home/ann/app/.git".to_owned(), remote }
    }

    fn parts(host: &str) -> RemoteParts {
        RemoteParts {
            transport: Transport::Https,
            host: host.to_owned(),
            port: None,
            path: "/team/app".to_owned(),
            user: None,
        }
    }

    #[test]
    fn a_session_is_bound_only_by_a_remote_that_names_one_place() {
        for (report, expected) in [
            (RepositoryReport::Absent, Unbound::NoRepository),
            (RepositoryReport::Unreadable, Unbound::UnreadableRepository),
            (RepositoryReport::Foreign, Unbound::ForeignRepository),
            (RepositoryReport::Embedded, Unbound::EmbeddedRepository),
            (found(RemoteReport::None), Unbound::NoRemote),
            (found(RemoteReport::Ambiguous), Unbound::AmbiguousRemote),
            (found(RemoteReport::Local), Unbound::LocalRemote),
            (
                found(RemoteReport::Refused(RefusedRemote::Transport)),
                Unbound::Refused(RefusedRemote::Transport),
            ),
            (found(RemoteReport::Parts(parts(""))), Unbound::Refused(RefusedRemote::EmptyHost)),
        ] {
            let binding = bind(&profile(), &report);
            assert_eq!(binding.unbound(), Some(expected), "{report:?}");
            assert_eq!(binding.scope().project(), None);
            assert_eq!(binding.scope().in_project(), None);
        }
    }

    #[test]
    fn a_bound_session_has_its_place_and_its_project() {
        let parts = parts("code.example.org");
        let id = CanonicalRemote::new(&parts).unwrap().project_id();
        let binding = bind(&profile(), &found(RemoteReport::Parts(parts)));
        assert_eq!(binding.unbound(), None);
        assert_eq!(binding.place(), Some("/home/ann/app/.git"));
        let scope = binding.scope().in_project().unwrap();
        assert_eq!((scope.project(), scope.as_scope()), (&id, binding.scope()));
    }

    #[test]
    fn where_each_person_has_episodes_of_their_own_they_are_kept_apart_and_the_project_is_the_same() {
        let of = |person: &str, sharing| {
            let profile = Profile { principal: PrincipalId::parse(person).unwrap(), ..profile() };
            bind(&profile, &found(RemoteReport::Parts(parts("code.example.org")))).with_episodes(sharing)
        };
        let shelf = |binding: &Binding| binding.scope().in_project().unwrap().project().clone();
        let [ann, bob, shared] =
            [of("ann", Sharing::Own), of("bob", Sharing::Own), of("ann", Sharing::Shared)];
        assert_eq!(ann.scope().project(), bob.scope().project());
        assert_eq!(ann.scope().project(), shared.scope().project());
        let shelves: std::collections::BTreeSet<_> = [&ann, &bob, &shared].into_iter().map(shelf).collect();
        assert_eq!(shelves.len(), 3);
        assert_eq!(shelf(&shared), *shared.scope().project().unwrap());
        for shelf in shelves {
            assert_eq!(ProjectId::from_stored(shelf.as_str()), Ok(shelf));
        }
        assert_eq!(of("ann", Sharing::Own).with_episodes(Sharing::Shared), shared);
        let unbound = bind(&profile(), &RepositoryReport::Absent).with_episodes(Sharing::Own);
        assert_eq!(unbound.scope().in_project(), None);
    }

    #[test]
    fn an_unbound_session_in_a_repository_still_has_a_place() {
        assert_eq!(bind(&profile(), &found(RemoteReport::None)).place(), Some("/home/ann/app/.git"));
        assert_eq!(bind(&profile(), &RepositoryReport::Absent).place(), None);
    }

    /// What a session is bound to where this is remembered: the place of the project in the list, or why to none.
    fn outcome(
        remembered: Remembered,
        newcomer: Newcomer,
        remote: &RemoteReport,
    ) -> Result<ProjectId, Unbound> {
        let mut hosts = HostPolicies::none();
        hosts.set("folded.example", Case::Fold).unwrap();
        let vantage = Vantage::Start;
        let grounds = Grounds { hosts, remembered, newcomer, leads: Leads::Here, vantage };
        let binding = bind_on(&profile(), &found(remote.clone()), &grounds);
        let project = binding.scope().project().cloned();
        assert_eq!(project.is_none(), binding.unbound().is_some());
        // A folder that leads elsewhere than before binds nothing, whatever is remembered of where it leads.
        let astray = Grounds { leads: Leads::Elsewhere, ..grounds.clone() };
        // Nor does any place from within a session that was bound in another one.
        let within = Grounds { vantage: Vantage::AnotherSession, ..grounds };
        for nowhere in [astray, within] {
            let binding = bind_on(&profile(), &found(remote.clone()), &nowhere);
            assert!(binding.scope().project().is_none() && !binding.is_first_use(), "{nowhere:?}");
        }
        binding.unbound().map_or_else(|| Ok(project.unwrap()), Err)
    }

    fn named(host: &str, path: &str) -> RemoteReport {
        RemoteReport::Parts(RemoteParts { path: path.to_owned(), ..parts(host) })
    }

    fn id(host: &str, path: &str) -> ProjectId {
        CanonicalRemote::new(&RemoteParts { path: path.to_owned(), ..parts(host) }).unwrap().project_id()
    }

    #[test]
    fn a_place_stays_the_project_that_is_remembered_for_it() {
        use Newcomer::{Trusted, Unknown};
        let own = || id("code.example", "/team/app");
        let declared = || ProjectId::declared([7; 32]);
        let (same, respelled) =
            (|| named("code.example", "/team/app"), || named("CODE.example", "/team/app.git/"));
        for (remembered, newcomer, remote, expected) in [
            (Remembered::Nothing, Trusted, same(), Ok(own())),
            (Remembered::Nothing, Unknown, same(), Err(Unbound::PlaceUnknown)),
            (Remembered::Nothing, Unknown, RemoteReport::None, Err(Unbound::NoRemote)),
            (Remembered::Remote(own()), Unknown, same(), Ok(own())),
            (Remembered::Remote(own()), Unknown, respelled(), Ok(own())),
            (
                Remembered::Remote(own()),
                Trusted,
                named("code.example", "/victim/app"),
                Err(Unbound::IdentityChanged),
            ),
            (
                Remembered::Remote(own()),
                Trusted,
                named("code.example", "/Team/app"),
                Err(Unbound::IdentityChanged),
            ),
            (Remembered::Remote(own()), Trusted, RemoteReport::None, Err(Unbound::NoRemote)),
            (Remembered::Remote(own()), Trusted, RemoteReport::Local, Err(Unbound::LocalRemote)),
            (Remembered::Remote(own()), Trusted, RemoteReport::Ambiguous, Err(Unbound::AmbiguousRemote)),
            (Remembered::Declared(declared()), Unknown, RemoteReport::None, Ok(declared())),
            (Remembered::Declared(declared()), Unknown, RemoteReport::Local, Ok(declared())),
            (
                Remembered::Declared(declared()),
                Trusted,
                RemoteReport::Ambiguous,
                Err(Unbound::AmbiguousRemote),
            ),
            (Remembered::Declared(declared()), Trusted, same(), Err(Unbound::IdentityChanged)),
            (Remembered::Broken, Trusted, same(), Err(Unbound::PlaceBroken)),
            (Remembered::Broken, Trusted, RemoteReport::None, Err(Unbound::PlaceBroken)),
            (Remembered::Unread, Trusted, same(), Err(Unbound::PlaceUnread)),
        ] {
            let what = format!("{remembered:?} {newcomer:?} {remote:?}");
            assert_eq!(outcome(remembered, newcomer, &remote), expected, "{what}");
        }
    }

    #[test]
    fn a_policy_that_came_later_changes_no_place_and_opens_none() {
        let (written, folded) = (id("folded.example", "/Team/App"), id("folded.example", "/team/app"));
        let bound = |remembered: &ProjectId, path| {
            outcome(Remembered::Remote(remembered.clone()), Newcomer::Trusted, &named("folded.example", path))
        };
        assert_eq!(bound(&written, "/Team/App"), Ok(folded.clone()), "remembered before there was a policy");
        assert_eq!(bound(&folded, "/TEAM/app"), Ok(folded.clone()));
        assert_eq!(bound(&written, "/TEAM/App"), Err(Unbound::IdentityChanged));
        // The policy is gone: who folded must not have taken the name that it folds to.
        let kept = bind_on(
            &profile(),
            &found(named("folded.example", "/Team/App")),
            &Grounds { remembered: Remembered::Remote(folded), ..Grounds::default() },
        );
        assert_eq!(kept.unbound(), Some(Unbound::IdentityChanged));
    }

    #[test]
    fn only_a_bound_session_at_an_unknown_place_is_its_first_use() {
        let first = |remembered, remote| {
            let grounds = Grounds { remembered, leads: Leads::Here, ..Grounds::default() };
            bind_on(&profile(), &found(remote), &grounds).is_first_use()
        };
        let own = id("code.example.org", "/team/app");
        assert!(first(Remembered::Nothing, RemoteReport::Parts(parts("code.example.org"))));
        assert!(!first(Remembered::Nothing, RemoteReport::None));
        assert!(!first(Remembered::Remote(own), RemoteReport::Parts(parts("code.example.org"))));
        assert!(!first(Remembered::Declared(ProjectId::declared([1; 32])), RemoteReport::None));
        let known = Remembered::Remote(id("code.example.org", "/team/app"));
        let new_folder = Grounds { remembered: known, ..Grounds::default() };
        let report = found(RemoteReport::Parts(parts("code.example.org")));
        assert!(bind_on(&profile(), &report, &new_folder).is_first_use());
    }

    #[test]
    fn every_reason_has_a_code_and_a_sentence_of_its_own() {
        let refused = RefusedRemote::ALL.iter().copied().map(Unbound::Refused);
        let all: Vec<Unbound> = Unbound::ALL.iter().copied().chain(refused).collect();
        let codes: std::collections::BTreeSet<_> = all.iter().map(|reason| reason.code()).collect();
        let sentences: std::collections::BTreeSet<_> = all.iter().map(|reason| reason.describe()).collect();
        assert_eq!((codes.len(), sentences.len()), (all.len(), all.len()));
    }
}
