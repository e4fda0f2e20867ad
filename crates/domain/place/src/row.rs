use veridical_kernel::{
    BadProjectId, Leads, PlaceId, ProjectId, Remembered, Seal, SealKey, TenantId, Timestamp,
};

/// What a place is, as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing {
    /// The project that its remote names.
    Remote(ProjectId),
    /// The project that a person declared it to be.
    Declared(ProjectId),
    /// A person had it forgotten: as if it had never been used.
    Forgotten,
    /// It is a folder from which a session got to this place.
    LeadsTo(PlaceId),
}

impl Standing {
    /// The word for it in rows and answers.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Remote(_) => "remote",
            Self::Declared(_) => "declared",
            Self::Forgotten => "forgotten",
            Self::LeadsTo(_) => "leads-to",
        }
    }

    /// The project; `None` when it is forgotten.
    #[must_use]
    pub fn project(&self) -> Option<&ProjectId> {
        match self {
            Self::Remote(project) | Self::Declared(project) => Some(project),
            Self::Forgotten | Self::LeadsTo(_) => None,
        }
    }

    /// The project, or the place that it leads to, as a row holds it.
    #[must_use]
    pub fn stored(&self) -> Option<&str> {
        match self {
            Self::Remote(project) | Self::Declared(project) => Some(project.as_str()),
            Self::LeadsTo(place) => Some(place.as_str()),
            Self::Forgotten => None,
        }
    }

    /// Reads it back from a stored row.
    ///
    /// # Errors
    /// [`BadProjectId`] when word and project do not belong together.
    pub fn from_stored(word: &str, stored: Option<&str>) -> Result<Self, BadProjectId> {
        if let ("leads-to", Some(place)) = (word, stored) {
            return PlaceId::parse(place).map(Self::LeadsTo).map_err(|_| BadProjectId);
        }
        match (word, stored.map(ProjectId::from_stored).transpose()?) {
            ("remote", Some(project)) => Ok(Self::Remote(project)),
            ("declared", Some(project)) => Ok(Self::Declared(project)),
            ("forgotten", None) => Ok(Self::Forgotten),
            _ => Err(BadProjectId),
        }
    }
}

/// What a store keeps of a place from one moment on; the newest row of a place counts. Plain data: there is no way from
/// here back to a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaceRow {
    /// The place.
    pub id: PlaceId,
    /// Its profile.
    pub tenant: TenantId,
    /// Its path, as people may see it: a secret in it is cut out.
    pub shown: String,
    /// What it is.
    pub standing: Standing,
    /// When it was stored.
    pub at: Timestamp,
}

impl PlaceRow {
    /// The name of the place with this path: a hash under the profile's key.
    #[must_use]
    #[expect(clippy::expect_used, reason = "a word, a line and hex digits are an id")]
    pub fn id_of(place: &str, key: &SealKey) -> PlaceId {
        let hash: String = key.seal("place-name", [place.as_bytes()]).to_hex().chars().take(32).collect();
        PlaceId::parse(&format!("place_{hash}")).expect("an id")
    }

    /// The name of a folder that leads to a place. No path holds a NUL, so none is both.
    #[must_use]
    pub fn id_of_folder(folder: &str, key: &SealKey) -> PlaceId {
        Self::id_of(&format!("folder\0{folder}"), key)
    }

    /// The row's mark under the profile's key, for the link of the chain with this number.
    #[must_use]
    pub fn seal(&self, number: u64, key: &SealKey) -> Seal {
        let stored = self.standing.stored().unwrap_or_default();
        key.seal(
            "place",
            [
                number.to_be_bytes().as_slice(),
                self.id.as_str().as_bytes(),
                self.tenant.as_str().as_bytes(),
                self.shown.as_bytes(),
                self.standing.word().as_bytes(),
                stored.as_bytes(),
                &self.at.millis().to_be_bytes(),
            ],
        )
    }
}

/// A place as it was read from a store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredPlace {
    row: PlaceRow,
    sealed: bool,
}

impl StoredPlace {
    /// Opens a stored row under the number of its link and the seal beside it.
    #[must_use]
    pub fn open(row: PlaceRow, number: u64, seal: Option<Seal>, key: &SealKey) -> Self {
        let sealed = seal == Some(row.seal(number, key));
        Self { row, sealed }
    }

    /// The row.
    #[must_use]
    pub fn row(&self) -> &PlaceRow {
        &self.row
    }

    /// Whether the row is as this profile's gates let it in.
    #[must_use]
    pub fn sealed(&self) -> bool {
        self.sealed
    }

    /// Whether this folder led to that place; nothing is known of where it leads now when that is none.
    #[must_use]
    pub fn leads(&self, place: Option<&PlaceId>) -> Leads {
        match &self.row.standing {
            _ if !self.sealed => Leads::Broken,
            Standing::LeadsTo(known) if Some(known) == place => Leads::Here,
            Standing::LeadsTo(_) => Leads::Elsewhere,
            Standing::Remote(_) | Standing::Declared(_) | Standing::Forgotten => Leads::Unknown,
        }
    }

    /// What a session that starts there goes by. A row that was changed outside the program is worth nothing.
    #[must_use]
    pub fn remembered(&self) -> Remembered {
        match &self.row.standing {
            _ if !self.sealed => Remembered::Broken,
            Standing::Remote(project) => Remembered::Remote(project.clone()),
            Standing::Declared(project) => Remembered::Declared(project.clone()),
            Standing::Forgotten | Standing::LeadsTo(_) => Remembered::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use veridical_kernel::{
        PrincipalId, Profile, RemoteParts, RemoteReport, RepositoryReport, Transport, bind,
    };

    fn row(standing: Standing) -> PlaceRow {
        let key = SealKey::new([1; 32]);
        PlaceRow {
            id: PlaceRow::id_of("/home/ann/app/.git", &key),
            tenant: TenantId::parse("t").unwrap(),
            shown: "/home/ann/app/.git".to_owned(),
            standing,
            at: Timestamp::from_millis(5).unwrap(),
        }
    }

    fn project(path: &str) -> ProjectId {
        let profile = Profile { tenant: TenantId::parse("t").unwrap(), principal: PrincipalId::local() };
        let remote = RemoteReport::Parts(RemoteParts {
            transport: Transport::Https,
            host: "code.example".to_owned(),
            port: None,
            path: path.to_owned(),
            user: None,
        });
        let binding = bind(&profile, &RepositoryReport::Found { place: "/x".to_owned(), remote });
        binding.scope().project().unwrap().clone()
    }

    #[test]
    fn a_standing_is_read_back_only_with_what_belongs_to_it() {
        let (own, declared) = (project("/a"), ProjectId::declared([3; 32]));
        for standing in [
            Standing::Remote(own.clone()),
            Standing::Declared(declared),
            Standing::Forgotten,
            Standing::LeadsTo(row(Standing::Forgotten).id),
        ] {
            let project = standing.stored();
            assert_eq!(Standing::from_stored(standing.word(), project), Ok(standing.clone()));
        }
        for (word, project) in
            [("remote", None), ("forgotten", Some(own.as_str())), ("", None), ("remote", Some("x"))]
        {
            assert_eq!(Standing::from_stored(word, project), Err(BadProjectId), "{word}");
        }
    }

    #[test]
    fn a_row_that_was_changed_anywhere_is_worth_nothing() {
        let key = SealKey::new([1; 32]);
        let honest = row(Standing::Remote(project("/a")));
        let seal = honest.seal(4, &key);
        let open =
            |row: &PlaceRow, number, seal| StoredPlace::open(row.clone(), number, seal, &key).remembered();
        assert_eq!(open(&honest, 4, Some(seal)), Remembered::Remote(project("/a")));
        let changes: [fn(&mut PlaceRow); 6] = [
            |row| row.id = PlaceRow::id_of("/other", &SealKey::new([1; 32])),
            |row| row.tenant = TenantId::parse("u").unwrap(),
            |row| row.shown.push('x'),
            |row| row.standing = Standing::Remote(ProjectId::declared([1; 32])),
            |row| row.standing = Standing::Forgotten,
            |row| row.at = Timestamp::from_millis(6).unwrap(),
        ];
        for (n, change) in changes.iter().enumerate() {
            let mut row = honest.clone();
            change(&mut row);
            assert_eq!(open(&row, 4, Some(seal)), Remembered::Broken, "{n}");
        }
        assert_eq!(open(&honest, 5, Some(seal)), Remembered::Broken, "moved to another link");
        assert_eq!(open(&honest, 4, None), Remembered::Broken);
    }

    #[test]
    fn a_place_is_named_by_a_hash_that_only_the_profile_can_make() {
        let (own, other) = (SealKey::new([1; 32]), SealKey::new([2; 32]));
        let id = PlaceRow::id_of("/home/ann/app/.git", &own);
        assert_eq!(id, PlaceRow::id_of("/home/ann/app/.git", &own));
        assert_ne!(id, PlaceRow::id_of("/home/ann/app/.git/", &own));
        assert_ne!(id, PlaceRow::id_of("/home/ann/app/.git", &other));
        assert!(!id.as_str().contains("ann"));
    }
}
