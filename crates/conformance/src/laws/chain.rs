use super::ground::{Ground, lesson, met_in};
use crate::breach::{ensure, ensure_eq};
use crate::samples::{self, Lesson};
use crate::{Backend, Breach};
use pollster::block_on;
use veridical::Inspect;
use veridical::episode::Page;
use veridical::recall::Filter;
use veridical::slot::Reach;

/// Every change appends one link that names it and its permit; what changes nothing appends none; the links verify
/// under the profile's key.
pub(super) fn each_mutation_appends_one_link_and_the_chain_verifies(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    ensure_eq!(ground.links()?.len(), 0, "the links of a new store");
    let episode = ground.record(&lesson(), &scope, met_in(&samples::session("one")))?.id().clone();
    let fact = ground.state("The ledger closes at noon", &scope, Reach::Global)?;
    ground.record(&lesson(), &scope, met_in(&samples::session("two")))?;
    ground.state("The ledger closes at noon", &scope, Reach::Global)?;
    ground.claim("The ledger may be late", &scope, Reach::Global)?;
    let links = ground.links()?;
    let said: Vec<_> =
        links.iter().map(|link| (link.number, link.kind.as_str(), link.permit.as_str())).collect();
    let expected = [
        (1, "record-episode", "bridge"),
        (2, "new-fact", "person"),
        (3, "record-episode", "bridge"),
        (4, "new-fact", "person"),
    ];
    ensure_eq!(said, expected, "what the links say");
    let targets: Vec<&str> = links.iter().take(3).map(|link| link.target.as_str()).collect();
    ensure_eq!(targets, [episode.as_str(), fact.as_str(), episode.as_str()], "what the links name");
    ensure!(links.iter().all(|link| link.at.date().starts_with("2030")), "the times are not the store's own");
    Ok(())
}

/// No read, whatever it asks for, adds a link or an attestation or changes a count.
pub(super) fn reading_writes_nothing(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let id = ground.record(&lesson(), &scope, met_in(&samples::session("one")))?.id().clone();
    ground.record(&Lesson::new("cart", "it is empty", "1"), &scope, met_in(&samples::session("one")))?;
    let fact = ground.state("The ledger closes at noon", &scope, Reach::Global)?;
    let all = || -> Result<_, Breach> {
        Ok((
            ground.links()?,
            ground.counts(&scope)?,
            ground.list(&scope, Page::default())?,
            ground.episode(&scope, &id)?,
            ground.fact(&scope, &fact)?,
            ground.pool(&scope, "ledger entries", Filter::default(), 10)?.statistics,
        ))
    };
    let before = all()?;
    for _ in 0..3 {
        ground.found(&scope, "ledger")?;
        ground.found(&ground.project("blog"), "ledger")?;
        block_on(Inspect::check(&*ground.store, &samples::custody(&ground.setup.tenant)?))?;
    }
    ensure_eq!(all()?, before, "the store after reading");
    Ok(())
}

/// A store that only ever changed through its ports passes its own check.
pub(super) fn a_store_that_nobody_touched_has_no_flaw(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let custody = samples::custody(&ground.setup.tenant)?;
    let flaws = || block_on(Inspect::check(&*ground.store, &custody));
    ensure_eq!(flaws()?, [], "the flaws of a new store");
    for repository in ["shop", "blog"] {
        let scope = ground.project(repository);
        ground.record(&lesson(), &scope, met_in(&samples::session("one")))?;
        ground.record(&lesson(), &scope, met_in(&samples::session("two")))?;
        ground.state("Ein Faktum, 事実, факт: naïve café", &scope, Reach::Project)?;
        ground.claim("It seems that parse_url is slow", &scope, Reach::Global)?;
    }
    ensure_eq!(flaws()?, [], "the flaws");
    Ok(())
}
