use crate::Stated;
use veridical_kernel::{
    Author, BadWord, FactId, PrincipalId, ProjectId, Provenance, Reach, Scope, Seal, SealKey, SessionId,
    SessionRef, Source, TenantId, Timestamp, TurnId, Veracity,
};
use veridical_policy::pending::{Proposal, Proposed};
use veridical_policy::{Assurance, Subject};
use veridical_screening::CleanText;

/// Why a text is no durable fact (R6.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{}", self.describe())]
pub enum RefusedFact {
    /// It is longer than 500 characters.
    TooLong,
    /// It holds a code block, a log or many lines.
    NotOneStatement,
    /// It names a temporary place.
    TemporaryPath,
    /// It is for the project, but the session is bound to none.
    NoProject,
    /// The screened text is not the statement that was checked.
    OtherText,
}

impl RefusedFact {
    /// Every reason.
    pub const ALL: &'static [Self] =
        &[Self::TooLong, Self::NotOneStatement, Self::TemporaryPath, Self::NoProject, Self::OtherText];

    /// The reason's stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::TooLong => "fact-too-long",
            Self::NotOneStatement => "fact-not-one-statement",
            Self::TemporaryPath => "fact-temporary-path",
            Self::NoProject => "fact-no-project",
            Self::OtherText => "fact-other-text",
        }
    }

    /// What it means and what a good entry looks like, in one sentence.
    #[must_use]
    pub const fn describe(self) -> &'static str {
        match self {
            Self::TooLong => {
                "a fact has at most 500 characters; keep the one durable statement, such as \
                 \"The staging database is read-only on weekends\""
            }
            Self::NotOneStatement => {
                "a fact is one statement without code or logs, such as \"Releases are cut from the main branch\""
            }
            Self::TemporaryPath => {
                "the text names a temporary path, which will not be there later; name the lasting place"
            }
            Self::NoProject => {
                "the session is bound to no project, so a project fact has no home; use global scope"
            }
            Self::OtherText => {
                "the text is not the statement that was checked; quote the user's sentence itself"
            }
        }
    }
}

/// The longest fact, in characters.
const LONGEST: usize = 500;

/// A fact on its way in. `stated` only with the witness; else a claim. A person's or the user's statement is stored in
/// the user's own words.
#[derive(Debug)]
pub struct NewFact {
    text: CleanText,
    veracity: Veracity,
    scope: Scope,
    project: Option<ProjectId>,
    provenance: Provenance,
}

impl NewFact {
    /// A fact that the user stated; `text` is the screened statement.
    ///
    /// # Errors
    /// [`RefusedFact`] when it is no durable fact, or is not the statement.
    pub fn stated(
        stated: Stated,
        text: CleanText,
        scope: &Scope,
        reach: Reach,
        provenance: Provenance,
    ) -> Result<Self, RefusedFact> {
        let same = stated.text() == text.as_str();
        drop(stated);
        if same {
            Self::new(text, Veracity::Stated, scope, reach, provenance)
        } else {
            Err(RefusedFact::OtherText)
        }
    }

    /// A fact that rests on the word of whoever asks.
    ///
    /// # Errors
    /// [`RefusedFact`] when it is no durable fact.
    pub fn claimed(
        text: CleanText,
        scope: &Scope,
        reach: Reach,
        provenance: Provenance,
    ) -> Result<Self, RefusedFact> {
        Self::new(text, Veracity::Inferred, scope, reach, provenance)
    }

    fn new(
        text: CleanText,
        veracity: Veracity,
        scope: &Scope,
        reach: Reach,
        provenance: Provenance,
    ) -> Result<Self, RefusedFact> {
        durable(text.as_str())?;
        let project = match reach {
            Reach::Global => None,
            Reach::Project => Some(scope.project().cloned().ok_or(RefusedFact::NoProject)?),
        };
        Ok(Self { text, veracity, scope: scope.clone(), project, provenance })
    }

    /// The row that a store keeps, under the id and at the time that the store gives.
    #[must_use]
    pub fn row(&self, id: FactId, at: Timestamp) -> FactRow {
        FactRow {
            id,
            tenant: self.scope.tenant().clone(),
            principal: self.scope.principal().clone(),
            project: self.project.clone(),
            text: self.text.as_str().to_owned(),
            veracity: self.veracity.word().to_owned(),
            author: self.provenance.author.word().to_owned(),
            source: self.provenance.source.word().to_owned(),
            session: self.provenance.session.as_ref().map(|s| s.session().clone()),
            turn: self.provenance.turn.clone(),
            at,
        }
    }

    /// The statement.
    #[must_use]
    pub fn text(&self) -> &str {
        self.text.as_str()
    }
}

/// Checks a text before anything else is done with it: whether it can be a durable fact at all (R6.7).
///
/// # Errors
/// [`RefusedFact`] with what a good entry looks like.
pub fn durable(text: &str) -> Result<(), RefusedFact> {
    const TEMPORARY: [&str; 4] = ["/tmp/", "/var/tmp/", "/var/folders/", "\\Temp\\"];
    if text.chars().nth(LONGEST).is_some() {
        return Err(RefusedFact::TooLong);
    }
    if text.contains("```") || text.lines().count() > 3 {
        return Err(RefusedFact::NotOneStatement);
    }
    if TEMPORARY.iter().any(|path| text.contains(path)) {
        return Err(RefusedFact::TemporaryPath);
    }
    Ok(())
}

impl Subject for NewFact {
    fn canonical(&self) -> Vec<u8> {
        let project = self.project.as_ref().map_or("", ProjectId::as_str);
        let parts = [
            self.scope.tenant().as_str(),
            self.scope.principal().as_str(),
            project,
            self.veracity.word(),
            self.text.as_str(),
        ];
        parts.join("\0").into_bytes()
    }

    fn scope(&self) -> &Scope {
        &self.scope
    }

    fn assurance(&self) -> Assurance {
        match self.veracity {
            Veracity::Stated => Assurance::Stated,
            _ => Assurance::Claim,
        }
    }
}

impl Proposed for NewFact {
    fn proposal(&self) -> Proposal<CleanText> {
        let reach = if self.project.is_some() { Reach::Project } else { Reach::Global };
        Proposal::NewFact { text: self.text.clone(), reach }
    }
}

/// One stored fact, field by field as a backend keeps it. Plain data: there is no way from here back to a
/// [`NewFact`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FactRow {
    /// Its id.
    pub id: FactId,
    /// Its profile.
    pub tenant: TenantId,
    /// Whose fact it is.
    pub principal: PrincipalId,
    /// The project it holds in; `None` for everywhere.
    pub project: Option<ProjectId>,
    /// The statement.
    pub text: String,
    /// A [`Veracity`] word.
    pub veracity: String,
    /// An [`Author`] word.
    pub author: String,
    /// A [`Source`] word.
    pub source: String,
    /// The session it was said in.
    pub session: Option<SessionId>,
    /// The turn it was said in.
    pub turn: Option<TurnId>,
    /// When it was stored.
    pub at: Timestamp,
}

impl FactRow {
    /// The row's mark under the profile's key (R3.1): no row is taken for what the gates let in without it.
    #[must_use]
    pub fn seal(&self, key: &SealKey) -> Seal {
        let millis = self.at.millis().to_be_bytes();
        let text = |t: &Option<String>| t.clone().unwrap_or_default();
        let session = text(&self.session.as_ref().map(ToString::to_string));
        let turn = text(&self.turn.as_ref().map(ToString::to_string));
        let parts: [&[u8]; 11] = [
            self.id.as_str().as_bytes(),
            self.tenant.as_str().as_bytes(),
            self.principal.as_str().as_bytes(),
            self.project.as_ref().map_or("", ProjectId::as_str).as_bytes(),
            self.text.as_bytes(),
            self.veracity.as_bytes(),
            self.author.as_bytes(),
            self.source.as_bytes(),
            session.as_bytes(),
            turn.as_bytes(),
            &millis,
        ];
        key.seal("fact", parts)
    }

    /// Whether the row is seen in a scope: its profile, its person, and its project or everywhere (R5.5, R5.9).
    #[must_use]
    pub fn visible_in(&self, scope: &Scope) -> bool {
        &self.tenant == scope.tenant()
            && &self.principal == scope.principal()
            && (self.project.is_none() || self.project.as_ref() == scope.project())
    }
}

/// A fact as it was read back: its row, and what its seal says of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredFact {
    row: FactRow,
    veracity: Veracity,
    author: Author,
    source: Source,
    sealed: bool,
}

impl StoredFact {
    /// Opens a row. A row without a valid seal reads as of unknown veracity and is reported.
    ///
    /// # Errors
    /// [`BadWord`] when a word in the row is none of ours.
    pub fn open(row: FactRow, seal: Option<Seal>, key: &SealKey) -> Result<Self, BadWord> {
        let sealed = seal == Some(row.seal(key));
        let veracity = if sealed { row.veracity.parse()? } else { Veracity::Unknown };
        let (author, source) = (row.author.parse()?, row.source.parse()?);
        Ok(Self { row, veracity, author, source, sealed })
    }

    /// Its row.
    #[must_use]
    pub fn row(&self) -> &FactRow {
        &self.row
    }

    /// How it came to be believed.
    #[must_use]
    pub fn veracity(&self) -> Veracity {
        self.veracity
    }

    /// Where it comes from.
    #[must_use]
    pub fn provenance(&self) -> Provenance {
        let row = &self.row;
        Provenance {
            author: self.author,
            source: self.source,
            session: row.session.clone().map(SessionRef::root),
            turn: row.turn.clone(),
            at: row.at,
        }
    }

    /// Whether its seal is intact.
    #[must_use]
    pub fn sealed(&self) -> bool {
        self.sealed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use veridical_kernel::{
        Ancestry, Lease, Marker, Profile, RemoteParts, RemoteReport, RepositoryReport, Surroundings,
        Terminal, Transport, bind,
    };
    use veridical_screening::Screener;

    fn scope(principal: &str, repository: Option<&str>) -> Scope {
        let profile = Profile {
            tenant: TenantId::parse("t").unwrap(),
            principal: PrincipalId::parse(principal).unwrap(),
        };
        let parts = |path: &str| RemoteParts {
            transport: Transport::Https,
            host: "git.example".into(),
            port: None,
            path: path.into(),
            user: None,
        };
        let report = repository.map_or(RepositoryReport::Absent, |path| RepositoryReport::Found {
            place: "a place".into(),
            remote: RemoteReport::Parts(parts(path)),
        });
        bind(&profile, &report).scope().clone()
    }

    fn typed(text: &str) -> Stated {
        let person = Surroundings {
            ancestry: Ancestry::Clear,
            marker: Marker::Absent,
            terminal: Terminal::Absent,
            lease: Lease::None,
        };
        Stated::typed(&person.command(), text).unwrap()
    }

    fn provenance() -> Provenance {
        let at = Timestamp::from_millis(0).unwrap();
        Provenance { author: Author::User, source: Source::Cli, session: None, turn: None, at }
    }

    fn stated(text: &str, scope: &Scope, reach: Reach) -> Result<NewFact, RefusedFact> {
        let [clean] = Screener::new([]).record([text]).unwrap();
        NewFact::stated(typed(text), clean, scope, reach, provenance())
    }

    fn row(text: &str, scope: &Scope, reach: Reach) -> FactRow {
        stated(text, scope, reach).unwrap().row(FactId::parse("fact_1").unwrap(), provenance().at)
    }

    #[test]
    fn what_will_not_last_or_is_no_single_statement_is_no_fact() {
        let scope = scope("ann", None);
        let long = "x".repeat(501);
        for (text, refused) in [
            (long.as_str(), RefusedFact::TooLong),
            ("run ```make``` first", RefusedFact::NotOneStatement),
            ("a\nb\nc\nd", RefusedFact::NotOneStatement),
            ("the log lies in /tmp/run/log", RefusedFact::TemporaryPath),
        ] {
            assert_eq!(durable(text), Err(refused), "{text}");
            let [clean] = Screener::new([]).record([text]).unwrap();
            let claimed = NewFact::claimed(clean, &scope, Reach::Global, provenance());
            assert_eq!(claimed.unwrap_err(), refused, "{text}");
        }
        assert_eq!(stated("uses pnpm", &scope, Reach::Project).unwrap_err(), RefusedFact::NoProject);
    }

    #[test]
    fn a_statement_vouches_only_for_its_own_words() {
        let [clean] = Screener::new([]).record(["uses npm"]).unwrap();
        let refused =
            NewFact::stated(typed("uses pnpm"), clean, &scope("ann", None), Reach::Global, provenance());
        assert_eq!(refused.unwrap_err(), RefusedFact::OtherText);
    }

    #[test]
    fn a_fact_is_seen_by_its_person_everywhere_or_in_its_project() {
        let here = scope("ann", Some("o/here"));
        let there = scope("ann", Some("o/there"));
        let other = scope("bob", Some("o/here"));
        let nowhere = scope("ann", None);
        let global = row("uses pnpm", &here, Reach::Global);
        let local = row("uses pnpm", &here, Reach::Project);
        let seen = |row: &FactRow| [&here, &there, &other, &nowhere].map(|scope| row.visible_in(scope));
        assert_eq!(seen(&global), [true, true, false, true]);
        assert_eq!(seen(&local), [true, false, false, false]);
    }

    type Edit = fn(&mut FactRow);

    #[test]
    fn an_edited_row_no_longer_reads_as_stated() {
        let key = SealKey::new([3; 32]);
        let honest = row("uses pnpm", &scope("ann", Some("o/here")), Reach::Project);
        let seal = honest.seal(&key);
        assert_eq!(StoredFact::open(honest.clone(), Some(seal), &key).unwrap().veracity(), Veracity::Stated);
        let edits: [(&str, Edit); 6] = [
            ("text", |r| r.text = "uses npm".into()),
            ("project", |r| r.project = None),
            ("principal", |r| r.principal = PrincipalId::parse("bob").unwrap()),
            ("author", |r| r.author = "agent".into()),
            ("time", |r| r.at = Timestamp::from_millis(1).unwrap()),
            ("id", |r| r.id = FactId::parse("fact_2").unwrap()),
        ];
        for (name, edit) in edits {
            let mut row = honest.clone();
            edit(&mut row);
            let opened = StoredFact::open(row, Some(seal), &key).unwrap();
            assert_eq!((opened.veracity(), opened.sealed()), (Veracity::Unknown, false), "{name}");
        }
        assert!(!StoredFact::open(honest.clone(), None, &key).unwrap().sealed());
        assert!(!StoredFact::open(honest, Some(seal), &SealKey::new([4; 32])).unwrap().sealed());
    }

    proptest! {
        #[test]
        fn two_facts_are_one_exactly_when_person_place_and_words_agree(
            a in "[a-c]{1,2}", b in "[a-c]{1,2}", p in 0..2_usize, q in 0..2_usize
        ) {
            let people = ["ann", "bob"];
            let fact = |text: &str, who: usize| {
                stated(text, &scope(people[who], None), Reach::Global).unwrap().canonical()
            };
            prop_assert_eq!(fact(&a, p) == fact(&b, q), a == b && p == q);
        }
    }
}
