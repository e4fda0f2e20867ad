//! Permits for what becomes of facts.

use super::{FactPermit, Met, NoSample, permit, person};
use veridical::kernel::{Author, FactId, Scope, Source, Terminal, Timestamp, Zone};
use veridical::policy::{Permit, kind};
use veridical::screening::Screener;
use veridical::slot::{
    Choice, FactReplacement, Helped, NewFact, NewStep, PermittedStep, Reach, Settling, Stated, Step,
    StoredFact, Widening,
};

/// The permit to keep a fact that a person typed, which ends at a time.
///
/// # Errors
/// [`NoSample`] when a gate refuses it.
pub fn until(end: Timestamp, text: &str, scope: &Scope, met: &Met) -> Result<FactPermit, NoSample> {
    permit(typed(text, scope, Reach::Global, met)?.until(end)?, &person().command())
}

/// The permit to put a fact that a person typed in the place of another one.
///
/// # Errors
/// [`NoSample`] when a gate refuses it.
pub fn replacing(
    earlier: &StoredFact,
    text: &str,
    scope: &Scope,
) -> Result<Permit<kind::SupersedeFact, FactReplacement>, NoSample> {
    let reach = if earlier.row().project.is_some() { Reach::Project } else { Reach::Global };
    permit(typed(text, scope, reach, &Met::nowhere(0))?.replacing(earlier), &person().command())
}

/// The permit to choose between a fact and those that contradict or repeat it.
///
/// # Errors
/// [`NoSample`] when the policy refuses it.
pub fn settling(
    chosen: &FactId,
    choice: Choice,
    scope: &Scope,
) -> Result<Permit<kind::SettleFacts, Settling>, NoSample> {
    permit(Settling::of(chosen.clone(), choice, scope), &person().command())
}

/// The permit to have a fact hold everywhere.
///
/// # Errors
/// [`NoSample`] when the policy refuses it.
pub fn widening(target: &FactId, scope: &Scope) -> Result<Permit<kind::WidenScope, Widening>, NoSample> {
    permit(Widening::of(target.clone(), scope), &person().command())
}

/// A step that a person at a terminal may add to a fact.
///
/// # Errors
/// [`NoSample`] when a gate refuses it, or the step is none that anybody asks for.
pub fn step(target: &FactId, step: &Step, scope: &Scope) -> Result<PermittedStep, NoSample> {
    let origin = veridical::kernel::Surroundings { terminal: Terminal::Attached, ..person() }.command();
    let target = target.clone();
    let by = Author::User;
    let [clean] = Screener::new([]).record([step.text()])?;
    Ok(match step {
        Step::Alias(_) => permit(NewStep::alias(target, clean, scope, by)?, &origin)?.into(),
        Step::Tagged(_) => permit(NewStep::tagged(target, &clean, scope, by)?, &origin)?.into(),
        Step::Untagged(_) => permit(NewStep::untagged(target, &clean, scope, by)?, &origin)?.into(),
        Step::Categorised(category) => {
            permit(NewStep::categorised(target, *category, scope, by), &origin)?.into()
        }
        Step::Helpful => permit(NewStep::feedback(target, Helped::Yes, scope, by), &origin)?.into(),
        Step::Unhelpful => permit(NewStep::feedback(target, Helped::No, scope, by), &origin)?.into(),
        Step::Invalidated => permit(NewStep::invalidated(target, scope, by), &origin)?.into(),
        Step::Contradicts(_) | Step::Repeats(_) | Step::HoldsBeside(_) => return Err(NoSample::Origin),
    })
}

fn typed(text: &str, scope: &Scope, reach: Reach, met: &Met) -> Result<NewFact, NoSample> {
    let stated = Stated::typed(&person().command(), text)?;
    let [clean] = Screener::new([]).record([stated.text()])?;
    let provenance = met.provenance(Author::User, Source::Cli);
    Ok(NewFact::stated(stated, clean, scope, reach, provenance, &Zone::utc())?)
}
