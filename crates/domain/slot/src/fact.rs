use crate::{FactRow, Stated};
use veridical_kernel::{FactId, ProjectId, Provenance, Reach, Scope, SealKey, Timestamp, Veracity};
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
    message: Option<[u8; 32]>,
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
        let (same, message) = (stated.text() == text.as_str(), stated.message());
        drop(stated);
        if same {
            Self::new(text, Veracity::Stated, message, scope, reach, provenance)
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
        Self::new(text, Veracity::Inferred, None, scope, reach, provenance)
    }

    fn new(
        text: CleanText,
        veracity: Veracity,
        message: Option<[u8; 32]>,
        scope: &Scope,
        reach: Reach,
        provenance: Provenance,
    ) -> Result<Self, RefusedFact> {
        durable(text.as_str())?;
        let project = place_of(scope, reach)?;
        Ok(Self { text, veracity, message, scope: scope.clone(), project, provenance })
    }

    /// The row that a store keeps, under the id and at the time that the store gives.
    #[must_use]
    pub fn row(&self, id: FactId, at: Timestamp, key: &SealKey) -> FactRow {
        FactRow::new(
            id,
            at,
            &self.scope,
            self.project.clone(),
            self.text.as_str(),
            self.veracity,
            &self.provenance,
            self.message.map(|message| key.seal("message", [message.as_slice()])),
        )
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
        subject(&self.scope, self.project.as_ref(), &[self.veracity.word(), self.text.as_str()])
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

/// The project in which something with this reach holds; `None` for everywhere.
pub(crate) fn place_of(scope: &Scope, reach: Reach) -> Result<Option<ProjectId>, RefusedFact> {
    match reach {
        Reach::Global => Ok(None),
        Reach::Project => scope.project().cloned().map(Some).ok_or(RefusedFact::NoProject),
    }
}

/// The canonical text of a subject of a person in a place.
pub(crate) fn subject(scope: &Scope, project: Option<&ProjectId>, rest: &[&str]) -> Vec<u8> {
    let place = [scope.tenant().as_str(), scope.principal().as_str(), project.map_or("", ProjectId::as_str)];
    place.iter().chain(rest).copied().collect::<Vec<_>>().join("\0").into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StoredFact;
    use proptest::prelude::*;
    use veridical_kernel::{
        Ancestry, Author, Lease, Marker, PrincipalId, Profile, RemoteParts, RemoteReport, RepositoryReport,
        Source, Surroundings, TenantId, Terminal, Transport, bind,
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
        stated(text, scope, reach).unwrap().row(
            FactId::parse("fact_1").unwrap(),
            provenance().at,
            &SealKey::new([3; 32]),
        )
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
        let edits: [(&str, Edit); 8] = [
            ("text", |r| r.text = "uses npm".into()),
            ("project", |r| r.project = None),
            ("principal", |r| r.principal = PrincipalId::parse("bob").unwrap()),
            ("author", |r| r.author = "agent".into()),
            ("time", |r| r.at = Timestamp::from_millis(1).unwrap()),
            ("message", |r| r.message = Some(SealKey::new([3; 32]).seal("message", []))),
            ("slot", |r| {
                let name = crate::SlotName::parse("preference.tool").unwrap();
                r.slot = Some(crate::SlotPlace { name, revision: crate::Revision::FIRST });
            }),
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
