use crate::entry::{is_code, says_something};
use crate::lasting::Lasting;
use crate::message::compared;
use crate::{FactRow, Stated};
use veridical_kernel::{FactId, ProjectId, Provenance, Reach, Scope, SealKey, Timestamp, Veracity, Zone};
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
    /// It tells what the agent did, not how things are.
    Narration,
    /// It is read off the repository, the tests or the tracker, which know it better.
    Rederivable,
    /// It is code.
    Code,
    /// It is a word by itself.
    SaysNothing,
    /// The time up to which it holds is over, or none that there is.
    Over,
    /// It holds for a time only, where something is to hold for good.
    ForATime,
}

impl RefusedFact {
    /// Every reason.
    pub const ALL: &'static [Self] = &[
        Self::TooLong,
        Self::NotOneStatement,
        Self::TemporaryPath,
        Self::NoProject,
        Self::OtherText,
        Self::Narration,
        Self::Rederivable,
        Self::Code,
        Self::SaysNothing,
        Self::Over,
        Self::ForATime,
    ];

    /// The reason's stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::TooLong => "fact-too-long",
            Self::NotOneStatement => "fact-not-one-statement",
            Self::TemporaryPath => "fact-temporary-path",
            Self::NoProject => "fact-no-project",
            Self::OtherText => "fact-other-text",
            Self::Narration => "fact-narration",
            Self::Rederivable => "fact-rederivable",
            Self::Code => "fact-code",
            Self::SaysNothing => "fact-says-nothing",
            Self::Over => "fact-over",
            Self::ForATime => "fact-for-a-time",
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
            Self::Narration => {
                "the text tells what was done, not how things are; keep what will still hold, such as \
                 \"Migrations are run by the deploy job\""
            }
            Self::Rederivable => {
                "the repository, the tests or the tracker tell this better at any time; keep what they do not tell, such \
                 as \"Releases are cut on Mondays\""
            }
            Self::Code => {
                "the text is code, which the repository holds better; keep what it does not tell, such as \
                 \"Handlers never call the database, services do\""
            }
            Self::SaysNothing => {
                "a word by itself says nothing later; state the whole sentence, such as \"The staging port is 8443\""
            }
            Self::Over => "the time up to which it would hold is over, or is no time that there is",
            Self::ForATime => {
                "it holds for a time only, and what a slot says holds until it is corrected; remember it as a fact"
            }
        }
    }
}

/// The longest fact, in characters.
const LONGEST: usize = 500;

/// A fact on its way in. `stated` only with the witness; else a claim. A person's or the user's statement is stored in
/// the user's own words. One that names its last day holds until that day is over where the user lives (R6.8).
#[derive(Debug)]
pub struct NewFact {
    text: CleanText,
    veracity: Veracity,
    message: Option<[u8; 32]>,
    scope: Scope,
    project: Option<ProjectId>,
    provenance: Provenance,
    valid_until: Option<Timestamp>,
    wording: Option<CleanText>,
}

impl NewFact {
    /// A fact that the user, who lives in `zone`, stated; `text` is the screened statement.
    ///
    /// # Errors
    /// [`RefusedFact`] when it is no durable fact, or is not the statement.
    pub fn stated(
        stated: Stated,
        text: CleanText,
        scope: &Scope,
        reach: Reach,
        provenance: Provenance,
        zone: &Zone,
    ) -> Result<Self, RefusedFact> {
        let (same, message) = (stated.text() == text.as_str(), stated.message());
        drop(stated);
        if same {
            Self::new(text, Veracity::Stated, message, scope, reach, provenance, zone)
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
        zone: &Zone,
    ) -> Result<Self, RefusedFact> {
        Self::new(text, Veracity::Inferred, None, scope, reach, provenance, zone)
    }

    fn new(
        text: CleanText,
        veracity: Veracity,
        message: Option<[u8; 32]>,
        scope: &Scope,
        reach: Reach,
        provenance: Provenance,
        zone: &Zone,
    ) -> Result<Self, RefusedFact> {
        statement(text.as_str())?;
        let project = place_of(scope, reach)?;
        let end = Lasting::of(text.as_str()).end(provenance.at, zone).map_err(|_| RefusedFact::Over)?;
        let fact = Self {
            text,
            veracity,
            message,
            scope: scope.clone(),
            project,
            provenance,
            valid_until: None,
            wording: None,
        };
        match end {
            Some(end) => fact.until(end),
            None => Ok(fact),
        }
    }

    /// The same fact, which holds no more from `end` on. It never holds longer than its own words say.
    ///
    /// # Errors
    /// [`RefusedFact::Over`] when that is over by now.
    pub fn until(self, end: Timestamp) -> Result<Self, RefusedFact> {
        if end <= self.provenance.at {
            return Err(RefusedFact::Over);
        }
        let valid_until = Some(self.valid_until.map_or(end, |earlier| earlier.min(end)));
        Ok(Self { valid_until, ..self })
    }

    /// The same fact with the agent's wording of it, which is kept as an alias (R6.4); without one that says nothing new
    /// or is no statement of a durable fact.
    #[must_use]
    pub fn worded(self, wording: CleanText) -> Self {
        let says_more = compared(wording.as_str()) != compared(self.text.as_str());
        let kept = says_more && !wording.as_str().trim().is_empty() && durable(wording.as_str()).is_ok();
        Self { wording: kept.then_some(wording), ..self }
    }

    /// The row that a store keeps, under the id and at the time that the store gives.
    #[must_use]
    pub fn row(&self, id: FactId, at: Timestamp, key: &SealKey) -> FactRow {
        let row = FactRow::new(
            id,
            at,
            &self.scope,
            self.project.clone(),
            self.text.as_str(),
            self.veracity,
            &self.provenance,
            self.message.map(|message| key.seal("message", [message.as_slice()])),
        );
        FactRow { valid_until: self.valid_until, ..row }
    }

    /// The statement.
    #[must_use]
    pub fn text(&self) -> &str {
        self.text.as_str()
    }

    pub(crate) fn clean_text(&self) -> &CleanText {
        &self.text
    }

    /// The agent's wording of it.
    #[must_use]
    pub fn wording(&self) -> Option<&str> {
        self.wording.as_ref().map(CleanText::as_str)
    }

    /// The project that it holds in; `None` for everywhere.
    #[must_use]
    pub fn project(&self) -> Option<&ProjectId> {
        self.project.as_ref()
    }

    /// Whether the user typed it as a command.
    pub(crate) fn is_typed(&self) -> bool {
        self.veracity == Veracity::Stated && self.message.is_none()
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
    if text.contains("```") || text.lines().count() > 3 || text.lines().any(is_log) {
        return Err(RefusedFact::NotOneStatement);
    }
    if is_code(text) {
        return Err(RefusedFact::Code);
    }
    if TEMPORARY.iter().any(|path| text.contains(path)) {
        return Err(RefusedFact::TemporaryPath);
    }
    let lower = text.trim().to_lowercase().replace('’', "'");
    if NARRATION.iter().any(|opening| lower.starts_with(opening)) {
        return Err(RefusedFact::Narration);
    }
    if is_rederivable(&lower) {
        return Err(RefusedFact::Rederivable);
    }
    Ok(())
}

/// Whether a text may be a fact of its own: it is [`durable`], and says something of something.
///
/// # Errors
/// [`RefusedFact`] with what a good entry looks like.
pub fn statement(text: &str) -> Result<(), RefusedFact> {
    durable(text)?;
    if says_something(text) { Ok(()) } else { Err(RefusedFact::SaysNothing) }
}

/// A line that a program wrote about its work: a date and a time, or a level, at its start.
fn is_log(line: &str) -> bool {
    const LEVELS: [&str; 7] = ["ERROR", "WARN", "WARNING", "INFO", "DEBUG", "TRACE", "FATAL"];
    let mut words = line.split_whitespace().map(|word| word.trim_matches(['[', ']', ':']));
    let (first, second) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let digits = |word: &str| word.bytes().filter(u8::is_ascii_digit).count();
    let dated = digits(first) >= 6 && first.contains('-');
    LEVELS.contains(&first) || dated && (first.contains('T') || second.contains(':') && digits(second) >= 4)
}

/// How somebody begins who tells what was done.
#[rustfmt::skip]
const NARRATION: [&str; 33] = [
    "i then ", "i have now ", "i've now ", "i just ", "i have just ", "i've just ", "first, i ", "first i ", "next, i ", "next i ",
    "then i ", "after that i ", "finally, i ", "let me ", "i will now ", "i'll now ", "now i ", "i ran ", "i opened ",
    "i fixed ", "i edited ", "ich habe gerade ", "ich habe nun ", "zuerst habe ich ", "dann habe ich ", "j'ai d'abord ",
    "ensuite j'ai ", "primero he ", "luego he ", "ho appena ", "acabei de ", "я только что ", "затем я ",
];

/// What the repository, the tests or a tracker tell by themselves.
fn is_rederivable(lower: &str) -> bool {
    #[rustfmt::skip]
    const TOLD: [&str; 18] = [
        "all tests pass", "the tests pass", "tests are green", "tests are passing", "the build passes", "the build is green",
        "the build is broken", "ci is green", "the current branch is", "we are on branch", "we're on branch", "head is at",
        "the working tree is", "the latest commit is", "the last commit is", "uncommitted changes", "alle tests laufen durch",
        "tous les tests passent",
    ];
    const COUNTED: [&str; 8] =
        ["lines", "files", "functions", "tests", "commits", "open issues", "open pull requests", "bytes"];
    let counted = lower.split_once(" has ").or_else(|| lower.split_once(" contains "));
    let counts = counted.is_some_and(|(_, rest)| {
        let (number, what) = rest.split_once(' ').unwrap_or_default();
        let what = what.trim_end_matches(['.', '!']);
        number.bytes().all(|b| b.is_ascii_digit())
            && !number.is_empty()
            && COUNTED.iter().any(|thing| what.starts_with(thing))
    });
    counts || TOLD.iter().any(|told| lower.starts_with(told))
}

impl Subject for NewFact {
    fn canonical(&self) -> Vec<u8> {
        let until = self.valid_until.map(|end| end.millis().to_string());
        let rest: Vec<&str> =
            [self.veracity.word(), self.text.as_str()].into_iter().chain(until.as_deref()).collect();
        subject(&self.scope, self.project.as_ref(), &rest)
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
        NewFact::stated(typed(text), clean, scope, reach, provenance(), &Zone::utc())
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
            ("2026-11-30 12:00:01 the worker is slow", RefusedFact::NotOneStatement),
            ("[ERROR] the worker is slow", RefusedFact::NotOneStatement),
            ("First, I opened the parser and looked for the loop", RefusedFact::Narration),
            ("Ich habe gerade die Tests repariert", RefusedFact::Narration),
            ("All tests pass", RefusedFact::Rederivable),
            ("The file parser.rs has 120 lines.", RefusedFact::Rederivable),
            ("fn main() {}", RefusedFact::Code),
            ("The current branch is fix/parser", RefusedFact::Rederivable),
        ] {
            assert_eq!(durable(text), Err(refused), "{text}");
            let [clean] = Screener::new([]).record([text]).unwrap();
            let claimed = NewFact::claimed(clean, &scope, Reach::Global, provenance(), &Zone::utc());
            assert_eq!(claimed.unwrap_err(), refused, "{text}");
        }
        assert_eq!(stated("uses pnpm", &scope, Reach::Project).unwrap_err(), RefusedFact::NoProject);
    }

    #[test]
    fn a_statement_vouches_only_for_its_own_words() {
        let [clean] = Screener::new([]).record(["uses npm"]).unwrap();
        let (ann, zone) = (scope("ann", None), Zone::utc());
        let refused = NewFact::stated(typed("uses pnpm"), clean, &ann, Reach::Global, provenance(), &zone);
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

    #[test]
    fn what_lasts_is_a_fact_whatever_it_counts_or_tells() {
        for text in [
            "The API has 3 replicas",
            "A release has 2 reviewers",
            "I run the tests before each commit",
            "ERRORS are reported to the on-call engineer",
            "Tests are written in French",
            "Version 2026-11-30 is the first one with slots",
        ] {
            assert_eq!(durable(text), Ok(()), "{text}");
        }
    }

    #[test]
    fn a_fact_holds_until_its_own_words_or_an_earlier_time_end_it() {
        let ann = scope("ann", None);
        let at = |millis| Timestamp::from_millis(millis).unwrap();
        let day = 86_400_000;
        let end = |fact: NewFact| {
            fact.row(FactId::parse("fact_1").unwrap(), at(0), &SealKey::new([3; 32])).valid_until
        };
        let fact = |text| stated(text, &ann, Reach::Global).unwrap();
        assert_eq!(end(fact("uses pnpm")), None);
        assert_eq!(end(fact("main is frozen today")), Some(at(day)));
        assert_eq!(end(fact("main is frozen today").until(at(5)).unwrap()), Some(at(5)));
        assert_eq!(end(fact("main is frozen today").until(at(9 * day)).unwrap()), Some(at(day)));
        assert_eq!(fact("uses pnpm").until(at(0)).unwrap_err(), RefusedFact::Over);
        assert_eq!(
            stated("main is frozen until 1969-12-30", &ann, Reach::Global).unwrap_err(),
            RefusedFact::Over
        );
    }

    #[test]
    fn the_agents_wording_is_kept_only_when_it_says_more() {
        let worded = |wording: &str| {
            let [clean] = Screener::new([]).record([wording]).unwrap();
            stated("uses pnpm", &scope("ann", None), Reach::Global)
                .unwrap()
                .worded(clean)
                .wording()
                .map(str::to_owned)
        };
        assert_eq!(
            worded("prefers pnpm as the package manager").as_deref(),
            Some("prefers pnpm as the package manager")
        );
        for wording in ["Uses  PNPM.", "", "see /tmp/notes"] {
            assert_eq!(worded(wording), None, "{wording:?}");
        }
    }

    type Edit = fn(&mut FactRow);

    #[test]
    fn an_edited_row_no_longer_reads_as_stated() {
        let key = SealKey::new([3; 32]);
        let honest = row("uses pnpm", &scope("ann", Some("o/here")), Reach::Project);
        let seal = honest.seal(&key);
        assert_eq!(StoredFact::open(honest.clone(), Some(seal), &key).unwrap().veracity(), Veracity::Stated);
        let edits: [(&str, Edit); 9] = [
            ("text", |r| r.text = "uses npm".into()),
            ("project", |r| r.project = None),
            ("principal", |r| r.principal = PrincipalId::parse("bob").unwrap()),
            ("author", |r| r.author = "agent".into()),
            ("time", |r| r.at = Timestamp::from_millis(1).unwrap()),
            ("message", |r| r.message = Some(SealKey::new([3; 32]).seal("message", []))),
            ("end", |r| r.valid_until = Some(Timestamp::from_millis(9).unwrap())),
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
                stated(&format!("is {text}"), &scope(people[who], None), Reach::Global).unwrap().canonical()
            };
            prop_assert_eq!(fact(&a, p) == fact(&b, q), a == b && p == q);
        }
    }
}
