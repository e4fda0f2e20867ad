use crate::{PlaceRow, Standing, StoredPlace};
use veridical_kernel::{Binding, PlaceId, ProjectId, Scope, SealKey, Timestamp};
use veridical_policy::{Assurance, Subject};
use veridical_screening::CleanText;

/// A place that a session is the first to use: from now on it is the project that its remote names.
#[derive(Debug)]
pub struct FirstUse(Named);

/// A place whose remote names another project than is remembered, which a person says is meant.
#[derive(Debug)]
pub struct Rebinding(Named);

/// A place without a remote that a person says is a project of its own. The store draws its identity, unless the person says
/// that it is a declared place which was moved here: then it keeps that one's.
#[derive(Debug)]
pub struct Declaration {
    seen: Seen,
    moved: Option<ProjectId>,
}

/// A place that a person no longer wants to be remembered. What was learnt in it stays.
#[derive(Debug)]
pub struct Forgetting {
    scope: Scope,
    place: StoredPlace,
}

/// A place as a binding saw it, with its path as people may see it.
#[derive(Debug)]
struct Seen {
    scope: Scope,
    place: String,
    /// The folders that lead to it.
    folders: Vec<String>,
    shown: CleanText,
}

/// The same, with the project that its remote names.
#[derive(Debug)]
struct Named {
    seen: Seen,
    project: ProjectId,
}

impl FirstUse {
    /// The first use that a binding is; `None` when something is remembered of the place, or it names no project.
    #[must_use]
    pub fn of(binding: &Binding, shown: CleanText) -> Option<Self> {
        Named::of(binding, shown).filter(|_| binding.is_first_use()).map(Self)
    }
}

impl Rebinding {
    /// The project that the place's remote names now; `None` when it names none.
    #[must_use]
    pub fn of(binding: &Binding, shown: CleanText) -> Option<Self> {
        Named::of(binding, shown).map(Self)
    }
}

impl Declaration {
    /// The place, when it is a repository without a remote that could name a project; else `None`.
    #[must_use]
    pub fn of(binding: &Binding, shown: CleanText) -> Option<Self> {
        let nameless = binding.sighting().is_some_and(veridical_kernel::Sighting::is_nameless);
        let seen = Seen::of(binding, shown).filter(|_| nameless)?;
        Some(Self { seen, moved: None })
    }

    /// The place, as the one that `from` was before it was moved here; `None` when that was not declared, or is not as the
    /// program wrote it.
    #[must_use]
    pub fn moved_from(self, from: &StoredPlace) -> Option<Self> {
        match &from.row().standing {
            Standing::Declared(project) if from.sealed() => {
                Some(Self { moved: Some(project.clone()), ..self })
            }
            _ => None,
        }
    }

    /// The rows that a store keeps, the place's own first, with the random bytes that it draws.
    #[must_use]
    pub fn rows(&self, random: [u8; 32], at: Timestamp, key: &SealKey) -> Vec<PlaceRow> {
        let project = self.moved.clone().unwrap_or_else(|| ProjectId::declared(random));
        self.seen.rows(Standing::Declared(project), at, key)
    }
}

impl Forgetting {
    /// The place that is remembered, to be forgotten by whoever has this scope.
    #[must_use]
    pub fn of(scope: &Scope, place: StoredPlace) -> Self {
        Self { scope: scope.clone(), place }
    }

    /// The place.
    #[must_use]
    pub fn id(&self) -> &PlaceId {
        &self.place.row().id
    }

    /// The row that a store keeps.
    #[must_use]
    pub fn row(&self, at: Timestamp) -> PlaceRow {
        PlaceRow { standing: Standing::Forgotten, at, ..self.place.row().clone() }
    }
}

impl Seen {
    fn of(binding: &Binding, shown: CleanText) -> Option<Self> {
        let place = binding.place()?.to_owned();
        let folders = binding.folders().to_owned();
        Some(Self { scope: binding.scope().clone(), place, folders, shown })
    }

    fn rows(&self, standing: Standing, at: Timestamp, key: &SealKey) -> Vec<PlaceRow> {
        let row = |id, standing| PlaceRow {
            id,
            tenant: self.scope.tenant().clone(),
            shown: self.shown.as_str().to_owned(),
            standing,
            at,
        };
        let place = PlaceRow::id_of(&self.place, key);
        let leads = self.folders.iter().map(|folder| {
            let folder = PlaceRow::id_of_folder(folder, key);
            row(folder, Standing::LeadsTo(place.clone()))
        });
        std::iter::once(row(place.clone(), standing)).chain(leads).collect()
    }

    fn canonical(&self, project: &str) -> Vec<u8> {
        [self.scope.tenant().as_str(), &self.place, project].join("\0").into_bytes()
    }
}

impl Named {
    fn of(binding: &Binding, shown: CleanText) -> Option<Self> {
        let project = binding.sighting()?.named().ok()?.project_id();
        Some(Self { seen: Seen::of(binding, shown)?, project })
    }
}

macro_rules! named {
    ($($name:ident, $assurance:ident;)+) => {$(
        impl $name {
            /// The rows that a store keeps, the place's own first.
            #[must_use]
            pub fn rows(&self, at: Timestamp, key: &SealKey) -> Vec<PlaceRow> {
                self.0.seen.rows(Standing::Remote(self.0.project.clone()), at, key)
            }
        }

        impl Subject for $name {
            fn canonical(&self) -> Vec<u8> {
                self.0.seen.canonical(self.0.project.as_str())
            }

            fn scope(&self) -> &Scope {
                &self.0.seen.scope
            }

            fn assurance(&self) -> Assurance {
                Assurance::$assurance
            }
        }
    )+};
}

named! {
    // What is remembered is what the program itself read where a trusted session starts.
    FirstUse, Proven;
    Rebinding, Claim;
}

impl Subject for Declaration {
    fn canonical(&self) -> Vec<u8> {
        self.seen.canonical(self.moved.as_ref().map_or("declared", ProjectId::as_str))
    }

    fn scope(&self) -> &Scope {
        &self.seen.scope
    }

    fn assurance(&self) -> Assurance {
        Assurance::Claim
    }
}

impl Subject for Forgetting {
    fn canonical(&self) -> Vec<u8> {
        [self.scope.tenant().as_str(), self.id().as_str(), "forgotten"].join("\0").into_bytes()
    }

    fn scope(&self) -> &Scope {
        &self.scope
    }

    fn assurance(&self) -> Assurance {
        Assurance::Claim
    }
}
