use super::{RemoteReport, Unbound};
use crate::{CanonicalRemote, HostPolicies, ProjectId};

/// On what a session is bound beside what its repository says: the operator's policies, and the profile's memory of
/// places. The default knows of neither.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Grounds {
    /// What the operator says of hosts.
    pub hosts: HostPolicies,
    /// What is remembered of the place.
    pub remembered: Remembered,
    /// Whether the folders of the session lead to the place to which they led before.
    pub leads: Leads,
    /// What becomes of a place of which nothing is remembered.
    pub newcomer: Newcomer,
    /// From where the place is looked at.
    pub vantage: Vantage,
}

/// From where a place is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Vantage {
    /// From a start of its own: the host's, a person's, or that of a session above which was bound here.
    #[default]
    Start,
    /// From within a session of a host that was bound in another place. However it got here, it stays bound there (R5.1).
    AnotherSession,
}

/// What a profile remembers of a place (R5.7).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Remembered {
    /// Nothing: it was never used, or a person had it forgotten.
    #[default]
    Nothing,
    /// The project that its remote named when it was first used, or that a person accepted since.
    Remote(ProjectId),
    /// The project that a person declared it to be (R5.10).
    Declared(ProjectId),
    /// Something that was changed outside the program.
    Broken,
    /// Nobody knows: the memory of places cannot be read.
    Unread,
}

/// Whether a folder leads to the repository to which it led when it was first used. A `.git` in it can be made or be turned
/// into a pointer to any other repository, whose remote is as it always was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Leads {
    /// Nothing is remembered of the folder, or there is none.
    #[default]
    Unknown,
    /// It does.
    Here,
    /// It led to another one.
    Elsewhere,
    /// What is remembered of it was changed outside the program.
    Broken,
}

impl Leads {
    /// What is known of two folders together: the worse of the two.
    ///
    /// ```
    /// use veridical_kernel::Leads;
    /// assert_eq!(Leads::Here.and(Leads::Unknown), Leads::Unknown);
    /// assert_eq!(Leads::Unknown.and(Leads::Elsewhere), Leads::Elsewhere);
    /// assert_eq!(Leads::Broken.and(Leads::Elsewhere), Leads::Broken);
    /// ```
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Broken, _) | (_, Self::Broken) => Self::Broken,
            (Self::Elsewhere, _) | (_, Self::Elsewhere) => Self::Elsewhere,
            (Self::Unknown, _) | (_, Self::Unknown) => Self::Unknown,
            (Self::Here, Self::Here) => Self::Here,
        }
    }
}

/// What becomes of a place of which nothing is remembered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Newcomer {
    /// It is taken as what it says: a person or the host itself starts there.
    #[default]
    Trusted,
    /// It is not: an agent could have made it just now, with another project's remote.
    Unknown,
}

/// What was seen at a place: a repository, and the project that its remote names now. A witness: only
/// [`bind_on`](super::bind_on) makes one, so that nothing is remembered of a place but what was seen there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sighting {
    place: String,
    named: Result<CanonicalRemote, Unbound>,
    /// The same remote where no host has a policy; `None` when none folds it.
    unfolded: Option<ProjectId>,
}

impl Sighting {
    pub(super) fn of(place: &str, remote: &RemoteReport, hosts: &HostPolicies) -> Self {
        let (named, unfolded) = match remote {
            RemoteReport::None => (Err(Unbound::NoRemote), None),
            RemoteReport::Ambiguous => (Err(Unbound::AmbiguousRemote), None),
            RemoteReport::Local => (Err(Unbound::LocalRemote), None),
            RemoteReport::Refused(refused) => (Err(Unbound::Refused(*refused)), None),
            RemoteReport::Parts(parts) => {
                let unfolded = CanonicalRemote::new(parts).ok().map(|remote| remote.project_id());
                (CanonicalRemote::under(parts, hosts).map_err(Unbound::Refused), unfolded)
            }
        };
        Self { place: place.to_owned(), named, unfolded }
    }

    /// The repository's common git directory: an absolute path without links.
    #[must_use]
    pub fn place(&self) -> &str {
        &self.place
    }

    /// The remote that names a project, which is kept and shown nowhere (R5.3).
    ///
    /// # Errors
    /// Why it names none.
    pub fn named(&self) -> Result<&CanonicalRemote, Unbound> {
        self.named.as_ref().map_err(|unbound| *unbound)
    }

    /// Whether a person may declare the place to be a project: it has no remote that could name one (R5.10).
    #[must_use]
    pub fn is_nameless(&self) -> bool {
        self.named.as_ref().err().is_some_and(|unbound| unbound.is_nameless())
    }

    /// The project that a session is bound to here.
    pub(super) fn project_on(&self, grounds: &Grounds) -> Result<ProjectId, Unbound> {
        let project = self.own_project(grounds)?;
        match grounds.vantage {
            Vantage::Start => Ok(project),
            Vantage::AnotherSession => Err(Unbound::AnotherSession),
        }
    }

    fn own_project(&self, grounds: &Grounds) -> Result<ProjectId, Unbound> {
        match grounds.leads {
            Leads::Elsewhere => return Err(Unbound::IdentityChanged),
            Leads::Broken => return Err(Unbound::PlaceBroken),
            Leads::Unknown | Leads::Here => {}
        }
        match (&grounds.remembered, &self.named) {
            (Remembered::Broken, _) => Err(Unbound::PlaceBroken),
            (Remembered::Unread, _) => Err(Unbound::PlaceUnread),
            (Remembered::Declared(project), Err(_)) if self.is_nameless() => Ok(project.clone()),
            (_, Err(unbound)) => Err(*unbound),
            (Remembered::Declared(_), Ok(_)) => Err(Unbound::IdentityChanged),
            (Remembered::Remote(known), Ok(remote)) => {
                let named = remote.project_id();
                // A policy that came later makes no other remote of it.
                let same = *known == named || self.unfolded.as_ref() == Some(known);
                if same { Ok(named) } else { Err(Unbound::IdentityChanged) }
            }
            (Remembered::Nothing, Ok(remote)) => match grounds.newcomer {
                Newcomer::Trusted => Ok(remote.project_id()),
                Newcomer::Unknown => Err(Unbound::PlaceUnknown),
            },
        }
    }
}
