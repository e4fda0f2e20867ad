//! SQLite and the reference give equal answers to any sequence of operations.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test that cannot be set up fails")]

mod support;

use pollster::block_on;
use proptest::prelude::*;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use support::{Files, open, setup};
use veridical::episode::{Episodes, Page, Recorded, StoredEpisode};
use veridical::evidence::ShownFailure;
use veridical::kernel::{EpisodeId, FactId, PrincipalId, Scope};
use veridical::policy::chain::{Chain, Link, verify};
use veridical::policy::forget::{Forget, Target};
use veridical::recall::{Admit, Candidate, Candidates, Filter, ItemKind, Pool, Query};
use veridical::slot::{
    Category, Choice, FactKept, FactPage, Facts, Reach, Revised, Status, Step, StoredFact, Tag,
};
use veridical::{Inspect, Storage};
use veridical_conformance::samples::{self, EpisodePermit, Lesson, Met};
use veridical_conformance::{MemoryStore, Setup};

const PEOPLE: [&str; 2] = ["local", "telegram:ann"];
const PLACES: [Option<&str>; 3] = [Some("shop"), Some("blog"), None];
const MODULES: [&str; 4] = ["ledger", "cart", "parse_url", "checkout"];
const BROKE: &str = "the total is wrong";
const FIXES: [&str; 2] = ["1", "debit - credit"];
const SESSIONS: [&str; 3] = ["one", "two", "three"];
const WORDS: [&str; 24] = [
    "not",
    "is",
    "my",
    "8443",
    "9443",
    "Monday",
    "ledger",
    "cart",
    "the",
    "closes",
    "at",
    "noon",
    "parse_url",
    "failed",
    "test",
    "naïve",
    "naive",
    "発布計画",
    "発布",
    "E0308",
    "debit",
    "credit",
    "кэш",
    "OR",
];

#[derive(Debug, Clone)]
enum Operation {
    Record {
        who: usize,
        place: usize,
        module: usize,
        fix: usize,
        session: Option<usize>,
        minutes: i64,
        shown: bool,
    },
    /// The test of a lesson fails, and nobody mends it.
    Fail {
        who: usize,
        place: usize,
        module: usize,
        minutes: i64,
    },
    State {
        who: usize,
        place: usize,
        words: Vec<usize>,
        stated: bool,
        global: bool,
    },
    Get {
        who: usize,
        place: usize,
        item: usize,
    },
    /// Another fact in the place of one.
    Replace {
        who: usize,
        place: usize,
        item: usize,
        words: Vec<usize>,
    },
    Settle {
        who: usize,
        place: usize,
        item: usize,
        both: bool,
    },
    Widen {
        who: usize,
        place: usize,
        item: usize,
    },
    Step {
        who: usize,
        place: usize,
        item: usize,
        step: usize,
    },
    Forget {
        who: usize,
        place: usize,
        item: usize,
    },
    Facts {
        who: usize,
        place: usize,
        offset: usize,
        limit: usize,
        history: bool,
    },
    Versions {
        who: usize,
        place: usize,
        item: usize,
    },
    List {
        place: usize,
        offset: usize,
        limit: usize,
        history: bool,
    },
    Find {
        who: usize,
        place: usize,
        words: Vec<usize>,
        kind: Option<ItemKind>,
        believed: bool,
        limit: usize,
        about: Option<usize>,
        history: bool,
    },
    Count {
        who: usize,
        place: usize,
    },
}

fn words() -> impl Strategy<Value = Vec<usize>> {
    proptest::collection::vec(0..WORDS.len(), 1..6)
}

fn operation() -> impl Strategy<Value = Operation> {
    let who = || 0..PEOPLE.len();
    let place = || 0..PLACES.len();
    let session = proptest::option::weighted(0.8, 0..SESSIONS.len());
    let kind = proptest::option::of(prop_oneof![Just(ItemKind::Episode), Just(ItemKind::Fact)]);
    let about = proptest::option::of(0..MODULES.len());
    prop_oneof![
        4 => (who(), 0..2_usize, 0..MODULES.len(), 0..FIXES.len(), session, 0..5_i64, any::<bool>()).prop_map(
            |(who, place, module, fix, session, minutes, shown)| Operation::Record { who, place, module, fix, session, minutes, shown }
        ),
        3 => (who(), 0..2_usize, 0..MODULES.len(), 0..5_i64).prop_map(
            |(who, place, module, minutes)| Operation::Fail { who, place, module, minutes }
        ),
        4 => (who(), place(), words(), any::<bool>(), any::<bool>()).prop_map(
            |(who, place, words, stated, global)| Operation::State { who, place, words, stated, global }
        ),
        2 => (who(), place(), 0..12_usize).prop_map(|(who, place, item)| Operation::Get { who, place, item }),
        2 => (who(), place(), 0..12_usize, words()).prop_map(
            |(who, place, item, words)| Operation::Replace { who, place, item, words }
        ),
        2 => (who(), place(), 0..12_usize, any::<bool>()).prop_map(
            |(who, place, item, both)| Operation::Settle { who, place, item, both }
        ),
        1 => (who(), place(), 0..12_usize).prop_map(|(who, place, item)| Operation::Widen { who, place, item }),
        3 => (who(), place(), 0..12_usize, 0..STEPS).prop_map(
            |(who, place, item, step)| Operation::Step { who, place, item, step }
        ),
        1 => (who(), place(), 0..12_usize).prop_map(|(who, place, item)| Operation::Forget { who, place, item }),
        2 => (who(), place(), 0..3_usize, 0..6_usize, any::<bool>()).prop_map(
            |(who, place, offset, limit, history)| Operation::Facts { who, place, offset, limit, history }
        ),
        1 => (who(), place(), 0..12_usize).prop_map(|(who, place, item)| Operation::Versions { who, place, item }),
        1 => (place(), 0..4_usize, 0..4_usize, any::<bool>()).prop_map(|(place, offset, limit, history)| Operation::List { place, offset, limit, history }),
        4 => (who(), place(), words(), kind, any::<bool>(), 0..6_usize, about, any::<bool>()).prop_map(
            |(who, place, words, kind, believed, limit, about, history)| Operation::Find { who, place, words, kind, believed, limit, about, history }
        ),
        1 => (who(), place()).prop_map(|(who, place)| Operation::Count { who, place }),
    ]
}

/// A store, and its items by the order in which they came: ids differ from store to store, that order does not.
struct Side {
    store: Arc<dyn Storage>,
    setup: Setup,
    items: Vec<String>,
    order: HashMap<String, usize>,
}

/// What an operation answered, with ids as places in that order.
#[derive(Debug, PartialEq)]
enum Answer {
    Refused,
    Recorded { item: usize, new: bool, independent: bool },
    Episodes(Vec<(usize, String)>),
    Fact(Option<(usize, String)>),
    Facts(Vec<(usize, String)>),
    Changed(String),
    Pool(u64, f64, Vec<u64>, Vec<(usize, String)>),
    Counts(veridical::Counts),
}

impl Side {
    fn new(setup: Setup, store: Arc<dyn Storage>) -> Self {
        Self { store, setup, items: Vec::new(), order: HashMap::new() }
    }

    fn item(&mut self, id: &str) -> usize {
        if let Some(&item) = self.order.get(id) {
            return item;
        }
        self.order.insert(id.to_owned(), self.items.len());
        self.items.push(id.to_owned());
        self.items.len() - 1
    }

    fn scope(&self, who: usize, place: usize) -> Scope {
        samples::scope(&self.setup.tenant, &PrincipalId::parse(PEOPLE[who]).unwrap(), PLACES[place])
    }

    fn apply(&mut self, operation: &Operation) -> Answer {
        match operation {
            Operation::Record { who, place, module, fix, session, minutes, shown } => {
                let mut met = Met::nowhere(*minutes);
                met.session = session.map(|session| samples::session(SESSIONS[session]));
                if *shown {
                    let episodes = self.items.iter().filter(|id| id.starts_with("ep_"));
                    met.seen = episodes.map(|id| EpisodeId::parse(id).unwrap()).collect::<BTreeSet<_>>();
                }
                let lesson = Lesson::new(MODULES[*module], BROKE, FIXES[*fix]);
                self.record(samples::episode(&lesson, &self.scope(*who, *place), met).unwrap())
            }
            Operation::Fail { who, place, module, minutes } => {
                let lesson = Lesson::new(MODULES[*module], BROKE, FIXES[0]);
                let met = Met::nowhere(*minutes);
                self.record(samples::failure(&lesson, &self.scope(*who, *place), met).unwrap())
            }
            Operation::State { who, place, words, stated, global } => {
                let reach = if *global { Reach::Global } else { Reach::Project };
                let (scope, text, met) = (self.scope(*who, *place), text(words), Met::nowhere(0));
                let permit = if *stated {
                    samples::stated(&text, &scope, reach, &met)
                } else {
                    samples::claimed(&text, &scope, reach, &met)
                };
                let Ok(permit) = permit else { return Answer::Refused };
                match block_on(Facts::add(&*self.store, permit)).unwrap() {
                    FactKept::Added(id) => {
                        Answer::Recorded { item: self.item(id.as_str()), new: true, independent: false }
                    }
                    FactKept::Unchanged(id) => {
                        Answer::Recorded { item: self.item(id.as_str()), new: false, independent: false }
                    }
                }
            }
            Operation::Get { who, place, item } => {
                let scope = self.scope(*who, *place);
                let Some(id) = self.items.get(*item).cloned() else { return Answer::Refused };
                if id.starts_with("ep_") {
                    let id = EpisodeId::parse(&id).unwrap();
                    let episode = block_on(Episodes::get(&*self.store, &scope, &id)).unwrap();
                    Answer::Episodes(episode.into_iter().map(|episode| self.episode(&episode)).collect())
                } else {
                    let id = FactId::parse(&id).unwrap();
                    let fact = block_on(Facts::get(&*self.store, &scope, &id)).unwrap();
                    Answer::Fact(fact.map(|fact| self.told_fact(&fact)))
                }
            }
            Operation::List { place, offset, limit, history } => {
                let page = Page { offset: *offset, limit: *limit, history: *history };
                let episodes = block_on(Episodes::list(&*self.store, &self.scope(0, *place), page)).unwrap();
                Answer::Episodes(episodes.into_iter().map(|episode| self.episode(&episode)).collect())
            }
            Operation::Find { who, place, words, kind, believed, limit, about, history } => {
                let admit = if *believed { Admit::VerifiedOrStated } else { Admit::Any };
                let (scope, filter) =
                    (self.scope(*who, *place), Filter { kind: *kind, admit, history: *history });
                let output =
                    about.map(|module| Lesson::new(MODULES[module], BROKE, "1").failure("/home/ann", 3));
                let failures = output.iter().flat_map(|output| ShownFailure::readings(output));
                let query = Query::parse(&text(words)).about(failures.map(|shown| shown.key()));
                let pool =
                    block_on(Candidates::candidates(&*self.store, &scope, &query, &filter, *limit)).unwrap();
                self.pool(pool)
            }
            Operation::Replace { who, place, item, words } => {
                let (scope, Some(id)) = (self.scope(*who, *place), self.fact_id(*item)) else {
                    return Answer::Refused;
                };
                let Some(earlier) = block_on(Facts::get(&*self.store, &scope, &id)).unwrap() else {
                    return Answer::Refused;
                };
                let Ok(permit) = samples::replacing(&earlier, &text(words), &scope) else {
                    return Answer::Refused;
                };
                let revised = block_on(Facts::replace(&*self.store, permit)).unwrap();
                self.revised(&revised)
            }
            Operation::Settle { who, place, item, both } => {
                let (scope, Some(id)) = (self.scope(*who, *place), self.fact_id(*item)) else {
                    return Answer::Refused;
                };
                let choice = if *both { Choice::Beside } else { Choice::Only };
                let permit = samples::settling(&id, choice, &scope).unwrap();
                let revised = block_on(Facts::settle(&*self.store, permit)).unwrap();
                self.revised(&revised)
            }
            Operation::Widen { who, place, item } => {
                let (scope, Some(id)) = (self.scope(*who, *place), self.fact_id(*item)) else {
                    return Answer::Refused;
                };
                let permit = samples::widening(&id, &scope).unwrap();
                let revised = block_on(Facts::widen(&*self.store, permit)).unwrap();
                self.revised(&revised)
            }
            Operation::Step { who, place, item, step: wanted } => {
                let (scope, Some(id)) = (self.scope(*who, *place), self.fact_id(*item)) else {
                    return Answer::Refused;
                };
                let permit = samples::step(&id, &step(*wanted), &scope).unwrap();
                Answer::Changed(format!("{:?}", block_on(Facts::step(&*self.store, permit)).unwrap()))
            }
            Operation::Forget { who, place, item } => {
                let (scope, Some(id)) = (self.scope(*who, *place), self.fact_id(*item)) else {
                    return Answer::Refused;
                };
                let permit = samples::forgetting_item(Target::Fact(id), &scope).unwrap();
                Answer::Changed(format!("{:?}", block_on(Forget::forget(&*self.store, permit)).unwrap()))
            }
            Operation::Facts { who, place, offset, limit, history } => {
                let page = FactPage { offset: *offset, limit: *limit, history: *history };
                let found = block_on(Facts::facts(&*self.store, &self.scope(*who, *place), page)).unwrap();
                Answer::Facts(found.iter().map(|fact| self.told_fact(fact)).collect())
            }
            Operation::Versions { who, place, item } => {
                let (scope, Some(id)) = (self.scope(*who, *place), self.fact_id(*item)) else {
                    return Answer::Refused;
                };
                let found = block_on(Facts::versions(&*self.store, &scope, &id)).unwrap();
                Answer::Facts(found.iter().map(|fact| self.told_fact(fact)).collect())
            }
            Operation::Count { who, place } => {
                Answer::Counts(block_on(Inspect::counts(&*self.store, &self.scope(*who, *place))).unwrap())
            }
        }
    }

    fn record(&mut self, permit: EpisodePermit) -> Answer {
        match block_on(Episodes::record(&*self.store, permit)).unwrap() {
            Recorded::Recorded(id) => {
                Answer::Recorded { item: self.item(id.as_str()), new: true, independent: false }
            }
            Recorded::Attested { id, independent } => {
                Answer::Recorded { item: self.item(id.as_str()), new: false, independent }
            }
            Recorded::Forgotten(id) => {
                Answer::Recorded { item: self.item(id.as_str()), new: false, independent: false }
            }
        }
    }

    fn fact_id(&self, item: usize) -> Option<FactId> {
        let id = self.items.get(item).filter(|id| id.starts_with("fact_"))?;
        Some(FactId::parse(id).unwrap())
    }

    fn revised(&mut self, revised: &Revised) -> Answer {
        if let Revised::Done(id) | Revised::Unchanged(id) = revised {
            self.item(id.as_str());
        }
        Answer::Changed(self.told(format!("{revised:?}")))
    }

    /// Sets of ids are in the order of the ids, which differs from store to store, and so are the seals of rows.
    fn told_fact(&mut self, fact: &StoredFact) -> (usize, String) {
        let item = self.item(fact.row().id.as_str());
        let mut against: Vec<usize> = match fact.status() {
            Status::Contested(others) => others.iter().map(|id| self.item(id.as_str())).collect(),
            _ => Vec::new(),
        };
        against.sort_unstable();
        let mut repeats: Vec<usize> = fact.life().repeats().iter().map(|id| self.item(id.as_str())).collect();
        repeats.sort_unstable();
        let later = fact.superseded_by().map(|id| self.item(id.as_str()));
        let life = fact.life();
        let added = (life.aliases(), life.tags(), life.category(), life.trust(), life.invalidated());
        let status = fact.status().word();
        (item, format!("{} {status} {against:?} {repeats:?} {later:?} {added:?}", fact.row().text))
    }

    fn episode(&mut self, episode: &StoredEpisode) -> (usize, String) {
        (self.item(episode.row().id.as_str()), self.told(format!("{episode:?}")))
    }

    fn pool(&mut self, pool: Pool) -> Answer {
        let mut candidates: Vec<(usize, String)> = pool
            .candidates
            .into_iter()
            .map(|candidate: Candidate| (self.item(&candidate.item.id), self.told(format!("{candidate:?}"))))
            .collect();
        candidates.sort();
        let statistics = pool.statistics;
        Answer::Pool(statistics.documents, statistics.mean_length, statistics.frequency, candidates)
    }

    /// An answer with every id as its place in the order.
    fn told(&self, answer: String) -> String {
        self.items
            .iter()
            .enumerate()
            .fold(answer, |answer, (n, id)| answer.replace(id.as_str(), &format!("item {n}")))
    }

    /// The chain, with targets as their places in the order and without the keyed marks, which differ with the ids.
    fn chain(&mut self) -> Vec<(u64, String, String, String, usize, String)> {
        let custody = samples::custody(&self.setup.tenant).unwrap();
        let links: Vec<Link> = block_on(Chain::links(&*self.store, &custody)).unwrap();
        verify(&links, &self.setup.key).unwrap();
        assert_eq!(block_on(Inspect::check(&*self.store, &custody)).unwrap(), []);
        let told = |link: Link| {
            let item = self.item(&link.target);
            // What is decided on a fact that is there is sealed with its id.
            let told = ["record-episode", "supersede-episode", "new-fact"].contains(&link.kind.as_str());
            let subject = if told { link.subject.to_hex() } else { String::new() };
            (link.number, link.at.to_string(), link.kind, link.permit, item, subject)
        };
        links.into_iter().map(told).collect()
    }
}

/// How many steps there are to ask for.
const STEPS: usize = 8;

fn step(number: usize) -> Step {
    let tag = |name| Tag::parse(name).unwrap();
    match number {
        0 => Step::Invalidated,
        1 => Step::Alias("the cart is closed".into()),
        2 => Step::Alias("debit comes first".into()),
        3 => Step::Tagged(tag("shop")),
        4 => Step::Untagged(tag("shop")),
        5 => Step::Categorised(Category::Workflow),
        6 => Step::Unhelpful,
        _ => Step::Helpful,
    }
}

fn text(words: &[usize]) -> String {
    words.iter().map(|&word| WORDS[word]).collect::<Vec<_>>().join(" ")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn sqlite_and_the_reference_answer_alike(operations in proptest::collection::vec(operation(), 1..40)) {
        let files = Files::new();
        let (ours, theirs) = (setup(), setup());
        let mut sqlite = Side::new(ours.clone(), Arc::new(open(&files.path("memory.db"), &ours)));
        let mut memory = Side::new(theirs.clone(), Arc::new(MemoryStore::open(&theirs)));
        for operation in &operations {
            prop_assert_eq!(sqlite.apply(operation), memory.apply(operation), "{:?}", operation);
        }
        prop_assert_eq!(sqlite.chain(), memory.chain());
    }
}
