//! What waits for a person, and their answers, through the real gates only.

use super::{Met, NoSample, agent, permit, person};
use veridical::kernel::{Author, Scope, SessionId, Source, Surroundings, Terminal, Zone};
use veridical::policy::forget::{Forgetting, Target};
use veridical::policy::kind::{self, Resolving};
use veridical::policy::pending::{
    Claimed, FactChange, NewPending, Open, Person, Proposal, Proposed, Resolution, StoredPending, Sweep,
};
use veridical::policy::{Context, Decision, Kind, Permit, Policy, decide};
use veridical::screening::Screener;
use veridical::slot::{
    FactReplacement, FirstValue, Helped, NewFact, NewStep, PermittedStep, Reach, Replacement, Revision,
    SlotChange, SlotName, SlotValue, StoredFact, Widening,
};

/// A fact that the agent asks for, as it waits for a person.
///
/// # Errors
/// [`NoSample`] when a gate refuses it.
pub fn proposed(text: &str, scope: &Scope, reach: Reach, met: &Met) -> Result<NewPending, NoSample> {
    let [clean] = Screener::new([]).record([text])?;
    let provenance = met.provenance(Author::Agent, Source::Host);
    staged::<kind::NewFact, _>(NewFact::claimed(clean, scope, reach, provenance, &Zone::utc())?, session(met))
}

/// A slot's value that the agent asks for, where it has none or the value of a revision, as it waits for a person.
///
/// # Errors
/// [`NoSample`] when a gate refuses it.
pub fn proposed_value(
    name: &str,
    value: &str,
    scope: &Scope,
    reach: Reach,
    expected: Option<Revision>,
    met: &Met,
) -> Result<NewPending, NoSample> {
    match filling(name, value, scope, reach, expected, met)? {
        SlotChange::First(first) => staged::<kind::SetSlot, _>(first, session(met)),
        SlotChange::Replacement(replacement) => staged::<kind::SupersedeSlot, _>(replacement, session(met)),
    }
}

/// A change of a fact that the agent asks for, as it waits for a person.
///
/// # Errors
/// [`NoSample`] when a gate refuses it.
pub fn proposed_change(
    fact: &StoredFact,
    change: &FactChange<String>,
    scope: &Scope,
    met: &Met,
) -> Result<NewPending, NoSample> {
    match changed(fact, change, scope, met)? {
        Changed::Replacement(subject) => staged::<kind::SupersedeFact, _>(subject, session(met)),
        Changed::Widening(subject) => staged::<kind::WidenScope, _>(subject, session(met)),
        Changed::Invalidate(subject) => staged::<kind::Invalidate, _>(subject, session(met)),
        Changed::Alias(subject) => staged::<kind::Alias, _>(subject, session(met)),
        Changed::Tag(subject) => staged::<kind::Tag, _>(subject, session(met)),
        Changed::Feedback(subject) => staged::<kind::Feedback, _>(subject, session(met)),
    }
}

/// A change of a fact, by its mutation.
enum Changed {
    Replacement(FactReplacement),
    Widening(Widening),
    Invalidate(NewStep<kind::Invalidate>),
    Alias(NewStep<kind::Alias>),
    Tag(NewStep<kind::Tag>),
    Feedback(NewStep<kind::Feedback>),
}

fn changed(
    fact: &StoredFact,
    change: &FactChange<String>,
    scope: &Scope,
    met: &Met,
) -> Result<Changed, NoSample> {
    let (id, by) = (fact.row().id.clone(), Author::Agent);
    let clean = |text: &String| Screener::new([]).record([text.as_str()]).map(|[clean]| clean);
    let not = |code| NoSample::NotApplied(code);
    Ok(match change {
        FactChange::Supersede(text) => {
            let reach = if fact.row().project.is_some() { Reach::Project } else { Reach::Global };
            let provenance = met.provenance(Author::Agent, Source::Host);
            let new = NewFact::claimed(clean(text)?, scope, reach, provenance, &Zone::utc())?;
            Changed::Replacement(new.replacing(fact))
        }
        FactChange::Widen => Changed::Widening(Widening::of(id, scope)),
        FactChange::Invalidate => Changed::Invalidate(NewStep::invalidated(id, scope, by)),
        FactChange::Alias(text) => Changed::Alias(NewStep::alias(id, clean(text)?, scope, by)?),
        FactChange::Tag(tag) => {
            Changed::Tag(NewStep::tagged(id, &clean(tag)?, scope, by).map_err(|bad| not(bad.code()))?)
        }
        FactChange::Untag(tag) => {
            Changed::Tag(NewStep::untagged(id, &clean(tag)?, scope, by).map_err(|bad| not(bad.code()))?)
        }
        FactChange::Category(word) => {
            let category = word.parse().map_err(|_| not("not-a-category"))?;
            Changed::Tag(NewStep::categorised(id, category, scope, by))
        }
        FactChange::Helpful => Changed::Feedback(NewStep::feedback(id, Helped::Yes, scope, by)),
        FactChange::Unhelpful => Changed::Feedback(NewStep::feedback(id, Helped::No, scope, by)),
    })
}

/// An item that the agent asks to have forgotten, as it waits for a person.
///
/// # Errors
/// [`NoSample`] when a gate refuses it.
pub fn proposed_forgetting(target: Target, scope: &Scope, met: &Met) -> Result<NewPending, NoSample> {
    staged::<kind::Forget, _>(Forgetting::of(target, scope), session(met))
}

fn session(met: &Met) -> Option<SessionId> {
    met.session.as_ref().map(|session| session.root_id().clone())
}

fn filling(
    name: &str,
    value: &str,
    scope: &Scope,
    reach: Reach,
    expected: Option<Revision>,
    met: &Met,
) -> Result<SlotChange, NoSample> {
    let name = SlotName::parse(name)?;
    let clean = Screener::new([]).record([name.as_str(), value])?;
    let provenance = met.provenance(Author::Agent, Source::Host);
    Ok(SlotValue::claimed(name, clean, scope, reach, provenance)?.expecting(expected))
}

fn staged<K: Kind, T: Proposed>(subject: T, session: Option<SessionId>) -> Result<NewPending, NoSample> {
    match decide::<K, _>(subject, &agent(), None, &Context::default(), &Policy::defaults()) {
        Decision::Stage(staged) => {
            NewPending::of(staged, session).map_err(|_| NoSample::NotApplied("too-long"))
        }
        Decision::Apply(_) => Err(NoSample::NotApplied("applied")),
        Decision::Reject(reason) => Err(NoSample::NotApplied(reason.code())),
    }
}

/// The leave of a person at a terminal to answer for what waits: `K` says yes or no.
///
/// # Errors
/// [`NoSample::NotApplied`] when the policy refuses it.
pub fn answered<K: Resolving>(
    pending: &StoredPending,
    scope: &Scope,
) -> Result<Permit<K, Resolution>, NoSample> {
    let origin = Surroundings { terminal: Terminal::Attached, ..person() }.command();
    Person::AtTerminal(&origin)
        .resolves(pending, scope, &Policy::defaults())
        .map_err(|reason| NoSample::NotApplied(reason.code()))
}

/// The leave of a person at a terminal to end what has waited too long.
///
/// # Errors
/// [`NoSample`] when the policy refuses it.
pub fn swept(scope: &Scope) -> Result<Permit<kind::ExpirePending, Sweep>, NoSample> {
    let origin = Surroundings { terminal: Terminal::Attached, ..person() }.command();
    permit(Sweep::of(scope), &origin)
}

/// The permit for what was claimed.
#[derive(Debug)]
pub enum Approved {
    /// A fact.
    Fact(Permit<kind::NewFact, NewFact>),
    /// The first value of a slot.
    First(Permit<kind::SetSlot, FirstValue>),
    /// The value that takes the place of another.
    Replacement(Permit<kind::SupersedeSlot, Replacement>),
    /// A fact in the place of another.
    Supersession(Permit<kind::SupersedeFact, FactReplacement>),
    /// A fact that holds everywhere.
    Widening(Permit<kind::WidenScope, Widening>),
    /// Something that happens to a fact.
    Step(PermittedStep),
    /// A forgetting.
    Forgetting(Permit<kind::Forget, Forgetting>),
}

/// What was claimed, word for word, through every gate again. `fact` is the fact that it is about, when it is about one.
///
/// # Errors
/// [`NoSample`] when a gate refuses it.
pub fn approved(
    claimed: Claimed,
    fact: Option<&StoredFact>,
    met: &Met,
) -> Result<(Approved, Open), NoSample> {
    let (scope, row) = (claimed.scope().clone(), claimed.pending().row());
    let expected = row.revision.and_then(Revision::expected);
    Ok(match claimed.draft().clone() {
        Proposal::NewFact { text, reach } => {
            let [clean] = Screener::new([]).record([text.as_str()])?;
            let provenance = met.provenance(Author::Agent, Source::Host);
            let fact = NewFact::claimed(clean, &scope, reach, provenance, &Zone::utc())?;
            let (permit, open) = again(claimed, fact)?;
            (Approved::Fact(permit), open)
        }
        Proposal::SetSlot(value) | Proposal::SupersedeSlot(value) => {
            match filling(value.name(), value.value(), &scope, value.reach(), expected, met)? {
                SlotChange::First(first) => {
                    let (permit, open) = again(claimed, first)?;
                    (Approved::First(permit), open)
                }
                SlotChange::Replacement(replacement) => {
                    let (permit, open) = again(claimed, replacement)?;
                    (Approved::Replacement(permit), open)
                }
            }
        }
        Proposal::ChangeFact { change, .. } => {
            let fact = fact.ok_or(NoSample::NotApplied("no-target"))?;
            match changed(fact, &change, &scope, met)? {
                Changed::Replacement(subject) => {
                    let (permit, open) = again(claimed, subject)?;
                    (Approved::Supersession(permit), open)
                }
                Changed::Widening(subject) => {
                    let (permit, open) = again(claimed, subject)?;
                    (Approved::Widening(permit), open)
                }
                Changed::Invalidate(subject) => step(claimed, subject)?,
                Changed::Alias(subject) => step(claimed, subject)?,
                Changed::Tag(subject) => step(claimed, subject)?,
                Changed::Feedback(subject) => step(claimed, subject)?,
            }
        }
        Proposal::Forget { item, id } => {
            let target = Target::read(item, &id, row.revision).ok_or(NoSample::NotApplied("no-target"))?;
            let (permit, open) = again(claimed, Forgetting::of(target, &scope))?;
            (Approved::Forgetting(permit), open)
        }
    })
}

fn step<K: Kind>(claimed: Claimed, subject: NewStep<K>) -> Result<(Approved, Open), NoSample> {
    let (permit, open) = again::<K, _>(claimed, subject)?;
    Ok((Approved::Step(permit.into()), open))
}

fn again<K: Kind, T: Proposed>(claimed: Claimed, subject: T) -> Result<(Permit<K, T>, Open), NoSample> {
    match claimed.decide(subject, &Context::default(), &Policy::defaults()) {
        (Decision::Apply(permit), open) => Ok((permit, open)),
        (Decision::Stage(staged), _) => Err(NoSample::NotApplied(staged.reason().code())),
        (Decision::Reject(reason), _) => Err(NoSample::NotApplied(reason.code())),
    }
}
