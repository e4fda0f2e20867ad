//! Episodes and facts with the permit that a store asks for, obtained through the real gates only.
//!
//! The way of an episode: what an adapter would see of a host's process → the origin of extraction → a trusted turn
//! (tests fail, a file is edited, the tests pass) → its proof → screened text → the policy's permit. The way of a
//! fact: a person's command → the stated check → screened text → the policy's permit.

mod facts;
mod pending;
mod places;

pub use facts::{replacing, settling, step, until, widening};
pub use pending::{
    Approved, answered, approved, proposed, proposed_change, proposed_forgetting, proposed_value, swept,
};
pub use places::{PlaceSample, forgetting};
use std::collections::BTreeSet;
use veridical::episode::{Dropped, NewEpisode, extract};
use veridical::evidence::{
    Edit, Ending, FileWrite, NotTrusted, Observation, Output, ProcessExit, ShownFailure, TrustedTurn, Turn,
    Wording,
};
use veridical::kernel::{
    Ancestry, Author, Binding, Custody, EpisodeId, Lease, Marker, Origin, PrincipalId, Profile, Provenance,
    RemoteParts, RemoteReport, RepositoryReport, Scope, SessionId, SessionRef, Sharing, SignatureKey, Source,
    Surroundings, TenantId, Terminal, Timestamp, Transport, TurnId, Zone, bind,
};
use veridical::policy::forget::{Forgetting, Target};
use veridical::policy::{Context, Decision, Kind, Permit, Policy, Subject, decide, kind};
use veridical::screening::{Echo, Rejected, Screener};
use veridical::slot::{
    BadSlotName, FirstValue, NewFact, NotATag, NotStated, Reach, RefusedFact, Replacement, Revision,
    SlotChange, SlotName, SlotValue, Stated, UserMessage,
};

/// A permit to record an episode.
pub type EpisodePermit = Permit<kind::RecordEpisode, NewEpisode>;

/// A permit to keep a fact.
pub type FactPermit = Permit<kind::NewFact, NewFact>;

/// A permit to change a slot.
#[derive(Debug)]
pub enum SlotPermit {
    /// One that has no value.
    Set(Permit<kind::SetSlot, FirstValue>),
    /// One that has the expected value.
    Supersede(Permit<kind::SupersedeSlot, Replacement>),
}

/// Why a gate let no sample through.
#[derive(Debug, thiserror::Error)]
pub enum NoSample {
    /// The origin may not do that.
    #[error("the origin is not the one it has to be")]
    Origin,
    /// The turn is not trusted.
    #[error(transparent)]
    NotTrusted(#[from] NotTrusted),
    /// The turn leaves no episode, for the reason with this code.
    #[error("the turn leaves no episode: {0}")]
    Dropped(&'static str),
    /// The scope has no project.
    #[error("an episode needs a project")]
    Unbound,
    /// Its text may not be kept.
    #[error(transparent)]
    Rejected(#[from] Rejected),
    /// It is not stated.
    #[error(transparent)]
    NotStated(#[from] NotStated),
    /// It is no durable fact.
    #[error(transparent)]
    Refused(#[from] RefusedFact),
    /// It is no tag.
    #[error(transparent)]
    NotATag(#[from] NotATag),
    /// It names no slot.
    #[error(transparent)]
    BadSlotName(#[from] BadSlotName),
    /// The policy does not apply it, for the reason with this code.
    #[error("the policy does not apply it: {0}")]
    NotApplied(&'static str),
}

/// A lesson: what broke, and what fixed it. Lessons that differ in a word have different fingerprints.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lesson {
    /// The module that breaks, an identifier.
    pub module: String,
    /// The message of the exception, in one line.
    pub broke: String,
    /// The expression that the function returns after the fix.
    pub fix: String,
    /// How the agent words it.
    pub wording: Wording,
}

impl Lesson {
    /// A lesson about a module.
    #[must_use]
    pub fn new(module: &str, broke: &str, fix: &str) -> Self {
        let [module, broke, fix] = [module, broke, fix].map(str::to_owned);
        Self { module, broke, fix, wording: Wording::default() }
    }

    /// The turn that teaches it: the test fails, the module is edited, the same test passes.
    #[must_use]
    pub fn turn(&self) -> Turn {
        let Self { module, wording, .. } = self;
        let command = format!("pytest tests/test_{module}.py");
        let mut turn = Turn::builder(format!("make {module} work")).assistant("Done.");
        turn.observe(run(&command, 1, self.failure("/srv/work", 0)));
        turn.observe(self.mended());
        turn.observe(run(&command, 0, passing_report(module)));
        turn.word(wording.clone());
        turn.build()
    }
}

impl Lesson {
    /// What the failing test prints where the repository lies in `folder` and so many lines were put above the fault.
    #[must_use]
    pub fn failure(&self, folder: &str, lines: u32) -> String {
        failing_report(&self.module, &self.broke, folder, lines)
    }

    /// The edit that mends it.
    fn mended(&self) -> Observation {
        let Self { module, fix, .. } = self;
        Observation::FileWrite(FileWrite {
            path: format!("src/{module}.py"),
            whole: None,
            edits: vec![Edit { removed: "    return None\n".into(), added: format!("    return {fix}\n") }],
            created: false,
        })
    }

    /// The turn in which the test fails, and nothing more is done.
    #[must_use]
    pub fn failing_turn(&self) -> Turn {
        let mut turn = Turn::builder(format!("look at {}", self.module)).assistant("It fails.");
        turn.observe(run(&format!("pytest tests/test_{}.py", self.module), 1, self.failure("/srv/other", 7)));
        turn.build()
    }
}

fn run(command: &str, status: i32, output: String) -> Observation {
    Observation::ProcessExit(ProcessExit {
        command: command.to_owned(),
        workdir: None,
        ending: Ending::Exited(status),
        output: Output::complete(output),
    })
}

fn failing_report(module: &str, broke: &str, folder: &str, lines: u32) -> String {
    let (test, fault) = (4 + lines, 2 + lines);
    let title = format!(" test_{module} ");
    format!(
        "{:=^80}\nplatform linux -- Python 3.12.4, pytest-8.3.1, pluggy-1.5.0\nrootdir: {folder}\ncollected 1 item\n\n\
         tests/test_{module}.py F{:>56}\n\n{:=^80}\n{title:_^80}\n\n    def test_{module}():\n>       assert {module}() == 1\n\n\
         tests/test_{module}.py:{test}:\n_ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _\n\n\
         \x20   def {module}():\n>       raise ValueError(\"{broke}\")\nE       ValueError: {broke}\n\n\
         src/{module}.py:{fault}: ValueError\n{:=^80}\nFAILED tests/test_{module}.py::test_{module} - ValueError: {broke}\n{:=^80}\n",
        " test session starts ", "[100%]", " FAILURES ", " short test summary info ", " 1 failed in 0.04s ",
    )
}

/// What the failing tests of several lessons print together, in this order.
#[must_use]
pub fn failing_reports(lessons: &[&Lesson]) -> String {
    let block = |Lesson { module, broke, .. }: &&Lesson| {
        let title = format!(" test_{module} ");
        format!(
            "{title:_^80}\n\n    def test_{module}():\n>       assert {module}() == 1\n\ntests/test_{module}.py:4:\n\
             _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _\n\n\
             \x20   def {module}():\n>       raise ValueError(\"{broke}\")\nE       ValueError: {broke}\n\n\
             src/{module}.py:2: ValueError\n"
        )
    };
    let line = |Lesson { module, broke, .. }: &&Lesson| {
        format!("FAILED tests/test_{module}.py::test_{module} - ValueError: {broke}\n")
    };
    let count = lessons.len();
    format!(
        "{:=^80}\ncollected {count} items\n\n{:=^80}\n{}{:=^80}\n{}{:=^80}\n",
        " test session starts ",
        " FAILURES ",
        lessons.iter().map(block).collect::<String>(),
        " short test summary info ",
        lessons.iter().map(line).collect::<String>(),
        format!(" {count} failed in 0.04s "),
    )
}

/// The report of a run in which the tests of these lessons pass.
fn passing_reports(lessons: &[&Lesson]) -> String {
    let file = |Lesson { module, .. }: &&Lesson| format!("tests/test_{module}.py .\n");
    let files: String = lessons.iter().map(file).collect();
    let count = lessons.len();
    let (starts, ends) = (" test session starts ", format!(" {count} passed in 0.02s "));
    format!("{starts:=^80}\ncollected {count} items\n\n{files}\n{ends:=^80}\n")
}

fn passing_report(module: &str) -> String {
    format!(
        "{:=^80}\nplatform linux -- Python 3.12.4, pytest-8.3.1, pluggy-1.5.0\nrootdir: /srv/work\ncollected 1 item\n\n\
         tests/test_{module}.py .{:>56}\n\n{:=^80}\n",
        " test session starts ", "[100%]", " 1 passed in 0.02s ",
    )
}

/// When and where a sample was met.
#[derive(Debug, Clone)]
pub struct Met {
    /// The session; `None` when the host named none.
    pub session: Option<SessionRef>,
    /// The turn.
    pub turn: Option<TurnId>,
    /// When.
    pub at: Timestamp,
    /// The episodes that the session was shown before.
    pub seen: BTreeSet<EpisodeId>,
}

impl Met {
    /// In a session, at so many minutes after the start of 2026.
    #[must_use]
    pub fn in_session(session: &SessionRef, minutes: i64) -> Self {
        Self { session: Some(session.clone()), ..Self::nowhere(minutes) }
    }

    /// In a session without a name, at so many minutes after the start of 2026.
    #[must_use]
    pub fn nowhere(minutes: i64) -> Self {
        const START: i64 = 1_767_225_600_000;
        Self { session: None, turn: None, at: instant(START + minutes * 60_000), seen: BTreeSet::new() }
    }

    fn provenance(&self, author: Author, source: Source) -> Provenance {
        Provenance { author, source, session: self.session.clone(), turn: self.turn.clone(), at: self.at }
    }
}

/// The permit to record the episode that a lesson leaves.
///
/// # Errors
/// [`NoSample`] when a gate refuses it.
pub fn episode(lesson: &Lesson, scope: &Scope, met: Met) -> Result<EpisodePermit, NoSample> {
    recorded(lesson.turn(), None, scope, met)
}

/// The permit to record the episode that the failure of a lesson leaves when nobody mends it.
///
/// # Errors
/// [`NoSample`] when a gate refuses it.
pub fn failure(lesson: &Lesson, scope: &Scope, met: Met) -> Result<EpisodePermit, NoSample> {
    recorded(lesson.failing_turn(), None, scope, met)
}

/// The permit to record the episode of a run in which the tests of several lessons fail, in this order, and, when it is
/// `mended`, of the edits and the run behind it in which they all pass.
///
/// # Errors
/// [`NoSample`] when a gate refuses it.
pub fn several(
    lessons: &[&Lesson],
    mended: bool,
    scope: &Scope,
    met: Met,
) -> Result<EpisodePermit, NoSample> {
    let report = failing_reports(lessons);
    let shown = ShownFailure::of_output(&report);
    let beside = shown.iter().flat_map(|shown| shown.beside(&report)).map(|shown| shown.key()).collect();
    recorded_by(several_turn(lessons, mended), None, beside, scope, met)
}

/// The permit to record the episode that a message of the user leaves, which no process can prove.
///
/// # Errors
/// [`NoSample`] when the message teaches nothing, or a gate refuses it.
pub fn taught(message: &str, scope: &Scope, met: Met) -> Result<EpisodePermit, NoSample> {
    recorded(Turn::builder(message).build(), Some(&UserMessage::new(message)), scope, met)
}

/// The turn of such a run.
#[must_use]
pub fn several_turn(lessons: &[&Lesson], mended: bool) -> Turn {
    let mut turn = Turn::builder("make them work").assistant("Done.");
    turn.observe(run("pytest", 1, failing_reports(lessons)));
    if mended {
        lessons.iter().for_each(|lesson| turn.observe(lesson.mended()));
        turn.observe(run("pytest", 0, passing_reports(lessons)));
    }
    turn.build()
}

fn recorded(
    turn: Turn,
    message: Option<&UserMessage>,
    scope: &Scope,
    met: Met,
) -> Result<EpisodePermit, NoSample> {
    recorded_by(turn, message, Vec::new(), scope, met)
}

fn recorded_by(
    turn: Turn,
    message: Option<&UserMessage>,
    beside: Vec<SignatureKey>,
    scope: &Scope,
    met: Met,
) -> Result<EpisodePermit, NoSample> {
    let origin = extraction()?;
    let turn = TrustedTurn::new(turn, &origin, Source::Host)?;
    let draft =
        extract(&turn, message).draft.map_err(|dropped: Dropped| NoSample::Dropped(dropped.code()))?;
    let provenance = met.provenance(Author::Tools, Source::Host);
    let place = scope.in_project().ok_or(NoSample::Unbound)?;
    let (screener, echo) = (Screener::new([]), Echo::new());
    let episode = draft.known_by(beside).screen(&screener.in_session(&echo), place, provenance, met.seen)?;
    permit(episode, &origin)
}

/// The permit to keep a fact that a person typed.
///
/// # Errors
/// [`NoSample`] when a gate refuses it.
pub fn stated(text: &str, scope: &Scope, reach: Reach, met: &Met) -> Result<FactPermit, NoSample> {
    let origin = person().command();
    let stated = Stated::typed(&origin, text)?;
    let [clean] = Screener::new([]).record([stated.text()])?;
    let fact = NewFact::stated(
        stated,
        clean,
        scope,
        reach,
        met.provenance(Author::User, Source::Cli),
        &Zone::utc(),
    )?;
    permit(fact, &origin)
}

/// The permit to keep a fact that rests on a claim: believed less than a stated one.
///
/// # Errors
/// [`NoSample`] when a gate refuses it.
pub fn claimed(text: &str, scope: &Scope, reach: Reach, met: &Met) -> Result<FactPermit, NoSample> {
    let [clean] = Screener::new([]).record([text])?;
    let fact =
        NewFact::claimed(clean, scope, reach, met.provenance(Author::Agent, Source::Cli), &Zone::utc())?;
    permit(fact, &person().command())
}

/// The permit of a person at a terminal to forget an item.
///
/// # Errors
/// [`NoSample`] when the policy refuses it.
pub fn forgetting_item(target: Target, scope: &Scope) -> Result<Permit<kind::Forget, Forgetting>, NoSample> {
    let origin = Surroundings { terminal: Terminal::Attached, ..person() }.command();
    permit(Forgetting::of(target, scope), &origin)
}

/// The permit to give a slot a value that a person typed, where it has none or the value of a revision.
///
/// # Errors
/// [`NoSample`] when a gate refuses it.
pub fn slot(
    name: &str,
    value: &str,
    scope: &Scope,
    reach: Reach,
    expected: Option<Revision>,
) -> Result<SlotPermit, NoSample> {
    let origin = person().command();
    let name = SlotName::parse(name)?;
    let stated = Stated::typed(&origin, value)?;
    let clean = Screener::new([]).record([name.as_str(), stated.text()])?;
    let provenance = Met::nowhere(0).provenance(Author::User, Source::Cli);
    let value = SlotValue::stated(name, stated, None, clean, scope, reach, provenance)?;
    Ok(match value.expecting(expected) {
        SlotChange::First(first) => SlotPermit::Set(permit(first, &origin)?),
        SlotChange::Replacement(replacement) => SlotPermit::Supersede(permit(replacement, &origin)?),
    })
}

/// The permit to give a slot without a value the one that a sentence of a message gives it.
///
/// # Errors
/// [`NoSample`] when a gate refuses it.
pub fn slot_said(
    name: &str,
    sentence: &str,
    scope: &Scope,
) -> Result<Permit<kind::SetSlot, FirstValue>, NoSample> {
    let name = SlotName::parse(name)?;
    let stated = Stated::quoted(Some(&UserMessage::new(sentence)), sentence)?;
    let clean = Screener::new([]).record([name.as_str(), sentence])?;
    let provenance = Met::nowhere(0).provenance(Author::User, Source::Host);
    let value = SlotValue::stated(name, stated, None, clean, scope, Reach::Global, provenance)?;
    match value.expecting(None) {
        SlotChange::First(first) => permit(first, &person().command()),
        SlotChange::Replacement(_) => Err(NoSample::NotApplied("not-first")),
    }
}

fn permit<K: Kind, T: Subject>(subject: T, origin: &Origin) -> Result<Permit<K, T>, NoSample> {
    match decide(subject, origin, None, &Context::default(), &Policy::defaults()) {
        Decision::Apply(permit) => Ok(permit),
        Decision::Stage(staged) => Err(NoSample::NotApplied(staged.reason().code())),
        Decision::Reject(reason) => Err(NoSample::NotApplied(reason.code())),
    }
}

/// The scope of a person in a profile, in the project of a repository of that name or in none.
#[must_use]
pub fn scope(tenant: &TenantId, principal: &PrincipalId, repository: Option<&str>) -> Scope {
    binding(tenant, principal, repository).scope().clone()
}

fn binding(tenant: &TenantId, principal: &PrincipalId, repository: Option<&str>) -> Binding {
    let profile = Profile { tenant: tenant.clone(), principal: principal.clone() };
    bind(&profile, &repository.map_or(RepositoryReport::Absent, clone_of))
}

/// What an adapter sees in a clone of the repository of that name.
#[must_use]
pub fn clone_of(repository: &str) -> RepositoryReport {
    RepositoryReport::Found { place: format!("/srv/{repository}/.git"), remote: remote(repository) }
}

/// The scope of a person in the project of a repository, where each person has episodes of their own.
#[must_use]
pub fn own_scope(tenant: &TenantId, principal: &PrincipalId, repository: &str) -> Scope {
    binding(tenant, principal, Some(repository)).with_episodes(Sharing::Own).scope().clone()
}

/// The remote of a repository of that name.
fn remote(name: &str) -> RemoteReport {
    RemoteReport::Parts(RemoteParts {
        transport: Transport::Https,
        host: "git.example.com".into(),
        port: None,
        path: format!("/team/{name}.git"),
        user: None,
    })
}

/// A person's right to whole-profile work.
///
/// # Errors
/// [`NoSample::Origin`] if a person's command did not give it.
pub fn custody(tenant: &TenantId) -> Result<Custody, NoSample> {
    person().command().custody(tenant).ok_or(NoSample::Origin)
}

fn agent() -> Origin {
    Surroundings { ancestry: Ancestry::BelowHost, ..person() }.command()
}

/// The origin of extraction by the server of a host.
fn extraction() -> Result<Origin, NoSample> {
    let host = Surroundings { ancestry: Ancestry::BelowHost, lease: Lease::Held, ..person() };
    host.extraction().ok_or(NoSample::Origin)
}

fn person() -> Surroundings {
    Surroundings {
        ancestry: Ancestry::Clear,
        marker: Marker::Absent,
        terminal: Terminal::Absent,
        lease: Lease::None,
    }
}

/// A session that descends from no other. Bytes that no id may hold become `-`.
#[must_use]
pub fn session(name: &str) -> SessionRef {
    SessionRef::root(session_id(name))
}

/// The id of a session. Bytes that no id may hold become `-`.
#[must_use]
#[expect(clippy::expect_used, reason = "a letter and plain bytes, cut to length, are an id")]
pub fn session_id(name: &str) -> SessionId {
    let plain = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' });
    SessionId::parse(&std::iter::once('s').chain(plain).take(100).collect::<String>()).expect("an id")
}

/// The instant so many milliseconds after the start of 1970, or the nearest one that there is.
#[must_use]
#[expect(clippy::expect_used, reason = "clamped to the years 1970 to 9998, which are instants")]
pub fn instant(millis: i64) -> Timestamp {
    Timestamp::from_millis(millis.clamp(0, 253_370_764_800_000)).expect("an instant")
}
