use super::ground::{Ground, principal};
use crate::breach::{ensure, ensure_eq};
use crate::samples::{self, Met};
use crate::{Backend, Breach};
use pollster::block_on;
use veridical::kernel::{Author, Source, Veracity};
use veridical::slot::{FactKept, Facts, Reach};

/// A fact comes back under its id with the text, veracity and provenance that it went in with, sealed.
pub(super) fn a_fact_is_read_back_as_it_was_stated(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let text = "Releases are cut from the branch «main» – nie am Freitag, 決して";
    let session = samples::session("one");
    let permit = samples::stated(text, &scope, Reach::Project, &Met::in_session(&session, 3))?;
    let row = |id| permit.subject().row(id, samples::instant(0), &ground.setup.key);
    let expected = row(veridical::kernel::FactId::parse("x").map_err(|e| Breach::Law(e.to_string()))?);
    let FactKept::Added(id) = block_on(Facts::add(&*ground.store, permit))? else {
        return Err(Breach::Law("a new fact is not added".into()));
    };
    let Some(fact) = ground.fact(&scope, &id)? else {
        return Err(Breach::Law(format!("{id} is not read back")));
    };
    let got = fact.row();
    let mut wanted = expected;
    (wanted.id, wanted.at) = (id, got.at);
    ensure_eq!(got, &wanted, "the row");
    ensure!(fact.sealed(), "the row is not sealed");
    ensure_eq!(fact.veracity(), Veracity::Stated, "the veracity");
    let from = fact.provenance();
    ensure_eq!((from.author, from.source), (Author::User, Source::Cli), "the provenance");
    ensure!(got.at.date().starts_with("2030"), "the time is not that of the store's clock: {}", got.at);
    Ok(())
}

/// The same text of the same person for the same place is one fact; nothing is written the second time.
pub(super) fn the_same_fact_again_changes_nothing(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let (shop, blog) = (ground.project("shop"), ground.project("blog"));
    let text = "The staging database is read-only on weekends";
    let permit = || samples::stated(text, &shop, Reach::Global, &Met::nowhere(1));
    let first = block_on(Facts::add(&*ground.store, permit()?))?;
    let FactKept::Added(id) = first else { return Err(Breach::Law("a new fact is not added".into())) };
    let again = block_on(Facts::add(&*ground.store, permit()?))?;
    ensure_eq!(again, FactKept::Unchanged(id.clone()), "the same fact again");
    ensure_eq!(ground.state(text, &blog, Reach::Global)?, id, "a global fact said in another project");
    ensure_eq!(ground.links()?.len(), 1, "the links");
    let project = ground.state(text, &shop, Reach::Project)?;
    ensure!(project != id, "a fact for a project is not the global one");
    ensure!(ground.state(text, &blog, Reach::Project)? != project, "two projects have one fact");
    ensure_eq!(ground.counts(&shop)?.facts, 2, "the facts of the project");
    Ok(())
}

/// What one person said is neither shown to another nor taken for another's.
pub(super) fn a_fact_belongs_to_one_person(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let text = "My editor is set to four spaces";
    let scope = |name: &str| samples::scope(&ground.setup.tenant, &principal(name), Some("shop"));
    let (ann, bob) = (scope("telegram:ann"), scope("telegram:bob"));
    let of_ann = ground.state(text, &ann, Reach::Global)?;
    let project = ground.state("We ship on Tuesdays with spaces", &ann, Reach::Project)?;
    for id in [&of_ann, &project] {
        ensure!(ground.fact(&ann, id)?.is_some(), "the person does not see their fact");
        ensure!(ground.fact(&bob, id)?.is_none(), "another person sees the fact");
    }
    ensure_eq!(ground.found(&bob, "spaces")?, Vec::<String>::new(), "another person finds");
    ensure_eq!(ground.counts(&bob)?.facts, 0, "another person counts");
    let of_bob = ground.state(text, &bob, Reach::Global)?;
    ensure!(of_bob != of_ann, "two people have one fact");
    ensure_eq!(ground.found(&bob, "spaces")?, [of_bob.to_string()], "the second person finds");
    Ok(())
}

/// A fact without a project is seen from every project, and without one.
pub(super) fn a_global_fact_is_seen_in_every_project_and_in_none(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let id = ground.state("Commit messages are written in French", &ground.project("shop"), Reach::Global)?;
    for scope in [ground.project("shop"), ground.project("blog"), ground.unbound()] {
        ensure!(ground.fact(&scope, &id)?.is_some(), "it is not read in {:?}", scope.project());
        ensure_eq!(
            ground.found(&scope, "commit french")?,
            [id.to_string()],
            "found in {:?}",
            scope.project()
        );
        ensure_eq!(ground.counts(&scope)?.facts, 1, "counted in {:?}", scope.project());
    }
    Ok(())
}

/// A fact for a project is seen there and nowhere else.
pub(super) fn a_project_fact_is_seen_in_its_project_alone(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let shop = ground.project("shop");
    let id = ground.state("Port 8443 serves the checkout", &shop, Reach::Project)?;
    ensure_eq!(ground.found(&shop, "checkout port")?, [id.to_string()], "found in its project");
    for scope in [ground.project("blog"), ground.unbound()] {
        ensure!(ground.fact(&scope, &id)?.is_none(), "it is read in {:?}", scope.project());
        ensure_eq!(ground.found(&scope, "checkout port")?, Vec::<String>::new(), "found elsewhere");
        ensure_eq!(ground.counts(&scope)?.facts, 0, "counted elsewhere");
    }
    Ok(())
}
