use super::ground::{Ground, principal, tenant};
use crate::breach::{ensure, ensure_eq};
use crate::samples::{self, PlaceSample};
use crate::{Backend, Breach};
use pollster::block_on;
use std::sync::Arc;
use veridical::kernel::{Leads, Remembered, Scope};
use veridical::place::{Kept, Places, Standing, StoredPlace};

const APP: &str = "/home/ann/app/.git";
const LIB: &str = "/home/ann/lib/.git";

fn at(ground: &Ground, place: &str, repository: Option<&str>) -> PlaceSample {
    PlaceSample::new(&ground.setup.tenant, place, repository)
}

impl Ground {
    fn place(&self, place: &str) -> Result<Option<StoredPlace>, Breach> {
        let scope = samples::scope(&self.setup.tenant, &principal("local"), None);
        Ok(block_on(Places::remembered(&*self.store, &scope, place))?)
    }

    fn remembered(&self, place: &str) -> Result<Remembered, Breach> {
        Ok(self.place(place)?.map(|place| place.remembered()).unwrap_or_default())
    }

    fn trust(&self, place: &str, repository: &str) -> Result<Kept, Breach> {
        Ok(block_on(Places::trust(&*self.store, at(self, place, Some(repository)).first_use()?))?)
    }
}

/// A place is remembered under its path and nothing else, with the path that people may see, and stays what it was.
pub(super) fn a_place_is_the_project_of_its_first_use_whatever_comes_later(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    ensure_eq!(ground.place(APP)?, None, "a place that was never used");
    let shop = at(&ground, APP, Some("shop")).project()?;
    let kept = ground.trust(APP, "shop")?;
    ensure!(matches!(kept, Kept::Changed(_)), "the first use changes nothing");
    ensure_eq!(ground.remembered(APP)?, Remembered::Remote(shop.clone()), "what is remembered");
    ensure_eq!(Some(kept.place()), ground.place(APP)?.as_ref(), "what the store says it keeps");
    let row = kept.place().row();
    ensure_eq!(row.shown, APP, "the path that people see");
    ensure!(row.at.date().starts_with("2030"), "the time is not that of the store's clock: {}", row.at);
    ensure_eq!(ground.remembered(LIB)?, Remembered::Nothing, "another place");
    for repository in ["shop", "blog"] {
        let again = ground.trust(APP, repository)?;
        ensure!(matches!(again, Kept::Unchanged(_)), "a later use changes what is remembered");
        ensure_eq!(again.place().remembered(), Remembered::Remote(shop.clone()), "what a later use is told");
    }
    ensure_eq!(ground.remembered(APP)?, Remembered::Remote(shop), "what is remembered after later uses");
    let links: Vec<_> =
        ground.links()?.into_iter().map(|link| (link.kind, link.permit, link.target)).collect();
    let expected = [("trust-place".to_owned(), "bridge".to_owned(), row.id.to_string())];
    ensure_eq!(links, expected, "the links");
    Ok(())
}

/// What a person says of a place counts from then on. An identity that is drawn is never another's.
pub(super) fn a_person_has_a_place_be_another_project_or_one_of_its_own(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    ground.trust(APP, "shop")?;
    let rebind = || -> Result<Kept, Breach> {
        Ok(block_on(Places::rebind(&*ground.store, at(&ground, APP, Some("blog")).rebinding()?))?)
    };
    let blog = Remembered::Remote(at(&ground, APP, Some("blog")).project()?);
    ensure!(matches!(rebind()?, Kept::Changed(_)), "a rebinding changes nothing");
    ensure_eq!(ground.remembered(APP)?, blog.clone(), "what is remembered after a rebinding");
    ensure!(matches!(rebind()?, Kept::Unchanged(_)), "the same rebinding again changes something");

    let declare = |place: &str| -> Result<Kept, Breach> {
        Ok(block_on(Places::declare(&*ground.store, at(&ground, place, None).declaration()?))?)
    };
    let drawn = |kept: &Kept| match &kept.place().row().standing {
        Standing::Declared(project) => Ok(project.clone()),
        other => Err(Breach::Law(format!("a declared place is {other:?}"))),
    };
    let (app, lib) = (declare(APP)?, declare(LIB)?);
    ensure!(drawn(&app)? != drawn(&lib)?, "two places are declared to be one project");
    ensure!(matches!(declare(LIB)?, Kept::Unchanged(_)), "a declaration again changes something");
    ensure_eq!(
        ground.remembered(LIB)?,
        Remembered::Declared(drawn(&lib)?),
        "what is remembered of a declared place"
    );
    ensure_eq!(
        ground.remembered(APP)?,
        Remembered::Declared(drawn(&app)?),
        "what is remembered of the other one"
    );
    ensure!(matches!(ground.trust(LIB, "shop")?, Kept::Unchanged(_)), "a use takes a declared place over");
    let kinds: Vec<String> = ground.links()?.into_iter().map(|link| link.kind).collect();
    ensure_eq!(kinds, ["trust-place", "rebind-place", "declare-place", "declare-place"], "the links");
    Ok(())
}

/// A place that a person had forgotten is as one that was never used; what was put down before stays in the chain.
pub(super) fn a_place_that_is_forgotten_is_used_for_the_first_time_again(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let kept = ground.trust(APP, "shop")?;
    let forget = |place: &StoredPlace| -> Result<Kept, Breach> {
        Ok(block_on(Places::forget(
            &*ground.store,
            samples::forgetting(&ground.setup.tenant, place.clone())?,
        ))?)
    };
    ensure!(matches!(forget(kept.place())?, Kept::Changed(_)), "forgetting changes nothing");
    ensure_eq!(ground.remembered(APP)?, Remembered::Nothing, "what is remembered of a forgotten place");
    ensure!(matches!(forget(kept.place())?, Kept::Unchanged(_)), "forgetting again changes something");
    ensure_eq!(
        block_on(Places::places(&*ground.store, &samples::custody(&ground.setup.tenant)?))?,
        [],
        "the list"
    );
    ensure!(matches!(ground.trust(APP, "blog")?, Kept::Changed(_)), "a forgotten place is not used again");
    let blog = at(&ground, APP, Some("blog")).project()?;
    ensure_eq!(ground.remembered(APP)?, Remembered::Remote(blog), "what is remembered of its next use");
    ensure_eq!(ground.links()?.len(), 3, "the links");
    Ok(())
}

/// Of sessions that start at once in a new place, one is its first use and the others are told of it.
pub(super) fn of_two_first_uses_at_once_one_is_the_first(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let permits: Result<Vec<_>, _> = ["shop", "blog", "shop", "blog"]
        .map(|repository| at(&ground, APP, Some(repository)).first_use())
        .into_iter()
        .collect();
    let store = Arc::clone(&ground.store);
    let kept: Vec<Kept> = std::thread::scope(|threads| {
        let running: Vec<_> = permits?
            .into_iter()
            .map(|permit| {
                let store = Arc::clone(&store);
                threads.spawn(move || block_on(Places::trust(&*store, permit)))
            })
            .collect();
        let joined = running.into_iter().map(std::thread::ScopedJoinHandle::join);
        joined
            .map(|kept| kept.map_err(|_| Breach::Law("a first use panics".into()))?.map_err(Breach::from))
            .collect::<Result<_, Breach>>()
    })?;
    let firsts = kept.iter().filter(|kept| matches!(kept, Kept::Changed(_))).count();
    ensure_eq!(firsts, 1, "the first uses");
    let now = ground.remembered(APP)?;
    ensure!(
        kept.iter().all(|kept| kept.place().remembered() == now),
        "two sessions are told of two projects"
    );
    ensure_eq!(ground.links()?.len(), 1, "the links");
    Ok(())
}

/// A folder is remembered with the place that it led to, beside the place and not among the places.
pub(super) fn a_folder_leads_to_the_place_of_its_first_use_until_a_person_says_otherwise(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    const FOLDER: &str = "/home/ann/app";
    let ground = Ground::new(backend);
    let seen = |place: &str, repository| at(&ground, place, Some(repository)).from_folder(FOLDER);
    let leads = |kept: &Kept| -> Result<Leads, Breach> {
        let scope = samples::scope(&ground.setup.tenant, &principal("local"), None);
        let folder = block_on(Places::folder(&*ground.store, &scope, FOLDER))?;
        Ok(folder.map(|folder| folder.leads(Some(&kept.place().row().id))).unwrap_or_default())
    };
    let app = ground.trust(APP, "shop")?;
    ensure_eq!(leads(&app)?, Leads::Unknown, "a folder that was never used");
    let known = block_on(Places::trust(&*ground.store, seen(APP, "shop").first_use()?))?;
    ensure!(matches!(known, Kept::Changed(_)), "a new folder of a known place is not remembered");
    ensure_eq!(leads(&app)?, Leads::Here, "a folder that was used");
    let lib = block_on(Places::trust(&*ground.store, seen(LIB, "blog").first_use()?))?;
    ensure_eq!((leads(&app)?, leads(&lib)?), (Leads::Here, Leads::Elsewhere), "a folder after a later use");
    block_on(Places::rebind(&*ground.store, seen(LIB, "blog").rebinding()?))?;
    ensure_eq!((leads(&app)?, leads(&lib)?), (Leads::Elsewhere, Leads::Here), "a folder after a rebinding");
    let listed = block_on(Places::places(&*ground.store, &samples::custody(&ground.setup.tenant)?))?;
    ensure_eq!(listed.len(), 2, "the list");
    ensure_eq!(ground.links()?.len(), 4, "the links");
    Ok(())
}

/// A profile's places are listed for its custody alone and known to no other profile; every person of it has them.
pub(super) fn the_places_of_a_profile_are_its_own(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    ground.trust(APP, "shop")?;
    ground.trust(LIB, "blog")?;
    let own = samples::custody(&ground.setup.tenant)?;
    let listed: Vec<String> = block_on(Places::places(&*ground.store, &own))?
        .iter()
        .map(|place| place.row().shown.clone())
        .collect();
    ensure_eq!(listed, [APP, LIB], "the list");
    let known = |scope: &Scope| block_on(Places::remembered(&*ground.store, scope, APP));
    let of = |tenant, principal: &str| samples::scope(tenant, &super::ground::principal(principal), None);
    ensure!(
        known(&of(&ground.setup.tenant, "telegram:bob"))?.is_some(),
        "another person of the profile does not know it"
    );
    ensure_eq!(known(&of(&tenant("other"), "local"))?, None, "what another profile knows");
    let foreign = block_on(Places::places(&*ground.store, &samples::custody(&tenant("other"))?));
    ensure!(foreign.is_err(), "another profile's custody lists the places");
    Ok(())
}
