use crate::{CanonicalRemote, PrincipalId, ProjectId, RefusedRemote, RemoteParts, TenantId};

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

/// Why a session has no project. Without one no episode is written or read (R4.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Unbound {
    /// The session does not start inside a repository.
    NoRepository,
    /// The session's tools run elsewhere (R5.1).
    ToolsElsewhere,
    /// The repository or its configuration cannot be read.
    UnreadableRepository,
    /// Another user owns the repository.
    ForeignRepository,
    /// The repository has no remote.
    NoRemote,
    /// The repository has several remotes, and none of them is called `origin`.
    AmbiguousRemote,
    /// The remote is a path on this machine.
    LocalRemote,
    /// The remote's form is refused.
    Refused(RefusedRemote),
}

impl Unbound {
    /// Every reason but the refused forms, which [`RefusedRemote::ALL`] lists.
    pub const ALL: &'static [Self] = &[
        Self::NoRepository,
        Self::ToolsElsewhere,
        Self::UnreadableRepository,
        Self::ForeignRepository,
        Self::NoRemote,
        Self::AmbiguousRemote,
        Self::LocalRemote,
    ];

    /// The reason's stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoRepository => "no-repository",
            Self::ToolsElsewhere => "tools-elsewhere",
            Self::UnreadableRepository => "unreadable-repository",
            Self::ForeignRepository => "foreign-repository",
            Self::NoRemote => "no-remote",
            Self::AmbiguousRemote => "ambiguous-remote",
            Self::LocalRemote => "local-remote",
            Self::Refused(refused) => refused.code(),
        }
    }

    /// What it means and what to do, in one sentence.
    #[must_use]
    pub const fn describe(self) -> &'static str {
        match self {
            Self::ToolsElsewhere => {
                "the session's tools run in a container or on another machine, so no project is known here; run them \
                 on this machine to keep lessons"
            }
            Self::NoRepository => {
                "the session does not start inside a Git repository; start it in a clone to keep lessons for it"
            }
            Self::UnreadableRepository => {
                "the repository cannot be read; `git status` and `git config --local --list` there say why"
            }
            Self::ForeignRepository => {
                "another user owns the repository, so its remote is not trusted; start in a clone of your own"
            }
            Self::NoRemote => {
                "the repository has no remote that could name it; add one with `git remote add origin URL`"
            }
            Self::AmbiguousRemote => {
                "the repository has several remotes; call the one that names the project `origin`"
            }
            Self::LocalRemote => {
                "the repository's remote is a path on this machine, which names no project; give it a URL"
            }
            Self::Refused(refused) => refused.describe(),
        }
    }
}

/// What a session is bound to, once, at its start (R5.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Binding {
    scope: Scope,
    place: Option<String>,
    checkout: Option<String>,
    unbound: Option<Unbound>,
}

/// Binds a session: the profile, and the project that the repository's configured remote names.
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
    let (place, project) = match repository {
        RepositoryReport::Absent => (None, Err(Unbound::NoRepository)),
        RepositoryReport::Elsewhere => (None, Err(Unbound::ToolsElsewhere)),
        RepositoryReport::Unreadable => (None, Err(Unbound::UnreadableRepository)),
        RepositoryReport::Foreign => (None, Err(Unbound::ForeignRepository)),
        RepositoryReport::Found { place, remote } => (Some(place.clone()), project_of(remote)),
    };
    let unbound = project.as_ref().err().copied();
    let scope =
        Scope { tenant: profile.tenant.clone(), principal: profile.principal.clone(), project: project.ok() };
    Binding { scope, place, checkout: None, unbound }
}

fn project_of(remote: &RemoteReport) -> Result<ProjectId, Unbound> {
    match remote {
        RemoteReport::None => Err(Unbound::NoRemote),
        RemoteReport::Ambiguous => Err(Unbound::AmbiguousRemote),
        RemoteReport::Local => Err(Unbound::LocalRemote),
        RemoteReport::Refused(refused) => Err(Unbound::Refused(*refused)),
        RemoteReport::Parts(parts) => {
            CanonicalRemote::new(parts).map(|remote| remote.project_id()).map_err(Unbound::Refused)
        }
    }
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

    /// The repository's common git directory, for people.
    #[must_use]
    pub fn place(&self) -> Option<&str> {
        self.place.as_deref()
    }
}

/// What may be read: one profile, one person, at most one project. A witness: only [`bind`] makes one, and every
/// read asks for it, so no read can forget to filter (R5.5).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Scope {
    tenant: TenantId,
    principal: PrincipalId,
    project: Option<ProjectId>,
}

impl Scope {
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

    /// This scope, known to have a project.
    #[must_use]
    pub fn in_project(&self) -> Option<ProjectScope> {
        self.project.clone().map(|project| ProjectScope { scope: self.clone(), project })
    }
}

/// A [`Scope`] that has a project: what a new episode asks for, so that none is written without one (R4.7).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ProjectScope {
    scope: Scope,
    project: ProjectId,
}

impl ProjectScope {
    /// The project.
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
    use crate::Transport;

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
    fn an_unbound_session_in_a_repository_still_has_a_place() {
        assert_eq!(bind(&profile(), &found(RemoteReport::None)).place(), Some("/home/ann/app/.git"));
        assert_eq!(bind(&profile(), &RepositoryReport::Absent).place(), None);
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
