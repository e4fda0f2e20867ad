//! A store that holds nothing but what one reader may see, filled by what happened, and what the reader is told there.

use super::act::Disturbance;
use super::chance::Chance;
use super::ledger::Reader;
use super::reading::{asked, shared, untouched};
use super::world::{HOSTED, PERSON, Sitting, World, said, setup};
use super::writing::{Taught, disturb, json, learn, lesson, owner, set, slot_name, state};
use crate::MemoryStore;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use veridical::episode::Page;
use veridical::kernel::{Binding, EpisodeId, SessionRef, Timestamp};
use veridical::{Counts, EpisodeView, Learned, Memory, RecallRequest, Session, block_on};

/// Something that a session did to what is kept, or to its own state.
#[derive(Debug)]
pub(super) struct Event {
    /// Which of the world's sessions.
    pub(super) session: u16,
    pub(super) reader: Reader,
    pub(super) binding: Binding,
    pub(super) hosted: bool,
    /// The session's ids behind the event.
    pub(super) line: Option<SessionRef>,
    pub(super) at: Timestamp,
    pub(super) what: Happened,
}

#[derive(Debug)]
pub(super) enum Happened {
    /// A turn was handed over.
    Learnt {
        taught: Taught,
        became: Became,
    },
    /// A fact was kept.
    Stated {
        text: String,
        project: bool,
        id: String,
    },
    /// A slot was given a value.
    Set {
        slot: u16,
        text: String,
        project: bool,
        id: String,
    },
    Disturbed(Disturbance),
    Switched(SessionRef),
}

/// What became of a turn.
#[derive(Debug)]
pub(super) enum Became {
    Kept { id: String, word: &'static str, independent: Option<bool> },
    Nothing,
}

/// The store of one reader.
struct Alone {
    memory: Memory,
    clock: Arc<AtomicI64>,
    sessions: BTreeMap<u16, Session>,
    /// What each id of it is called in the world.
    ids: Vec<(String, String)>,
}

impl World<'_> {
    /// Has the events that the reader may see happen in a store of its own, and asks both the same.
    pub(super) fn alone(&mut self, sitting: &Sitting, questions: u16) -> Result<(), String> {
        let reader = sitting.reader;
        let clock = Arc::new(AtomicI64::new(0));
        let setup = setup(reader.tenant, &clock)?;
        let memory = Memory::builder().storage(Arc::new(MemoryStore::open(&setup))).build();
        let mut alone = Alone { memory, clock, sessions: BTreeMap::new(), ids: Vec::new() };
        if !sitting.is_stranger() {
            for event in &self.house(sitting.house)?.log {
                alone.happen(event, reader)?;
            }
        }
        let here = untouched(&sitting.session);
        let there = alone.memory.session(sitting.session.binding().clone(), HOSTED, None);
        let now = self.now();
        for request in self.requests(sitting, questions) {
            let [given, expected] = [&here, &there].map(|session| told(session, &request, now));
            let (given, expected) = (given?, alone.named(&expected?));
            if given != expected {
                return Err(format!(
                    "{reader:?} asks {request:?} and is told\n{given}\nwhere a store of its own tells\n{expected}"
                ));
            }
        }
        self.check("answers are those of a store that holds nothing else");
        Ok(())
    }

    /// Questions of every kind, by the words of own and foreign items.
    fn requests(&self, sitting: &Sitting, questions: u16) -> Vec<RecallRequest> {
        let mut chance = Chance::of(u64::from(questions), 3);
        let items: Vec<String> =
            self.houses.iter().flat_map(|house| house.ledger.all()).map(|item| item.mark.clone()).collect();
        let own: Vec<String> = match self.house(sitting.house) {
            Ok(house) => house.ledger.seen_by(sitting.reader).map(|item| item.mark.clone()).collect(),
            Err(_) => Vec::new(),
        };
        let mut any = |of: &[String]| {
            let at = usize::from(chance.below(u16::try_from(of.len()).unwrap_or(u16::MAX)));
            of.get(at).cloned().unwrap_or_default()
        };
        let failing = lesson(questions % 12, "nobody").failure("/srv/work", 2);
        vec![
            asked(shared(questions), 5, false),
            asked(shared(questions / 5), 100, true),
            asked(&format!("ledger entries {} {}", any(&own), any(&items)), 3, false),
            asked(&any(&items), 5, true),
            RecallRequest { output: Some(failing), ..asked("ledger", 5, false) },
        ]
    }
}

impl Alone {
    fn happen(&mut self, event: &Event, reader: Reader) -> Result<(), String> {
        let is_of_project = event.reader.project.is_some() && event.reader.project == reader.project;
        let is_seen = match &event.what {
            Happened::Learnt { .. } | Happened::Disturbed(_) => {
                is_of_project && reader.may_see(owner(event.reader))
            }
            Happened::Switched(_) => true,
            Happened::Stated { project, .. } | Happened::Set { project, .. } => {
                event.reader.person == reader.person && (!project || is_of_project)
            }
        };
        if !is_seen || event.reader.tenant != reader.tenant {
            return Ok(());
        }
        self.clock.store(event.at.millis(), Ordering::Relaxed);
        let surroundings = if event.hosted { HOSTED } else { PERSON };
        let session = self
            .sessions
            .entry(event.session)
            .or_insert_with(|| self.memory.session(event.binding.clone(), surroundings, event.line.clone()));
        let owner = owner(event.reader);
        match &event.what {
            Happened::Switched(line) => session.switched(Some(line.clone())),
            Happened::Disturbed(by) => disturb(session, *by, owner),
            Happened::Learnt { taught, became: Became::Nothing } => {
                let source = if event.hosted {
                    veridical::kernel::Source::Host
                } else {
                    veridical::kernel::Source::File
                };
                session.pass_over(taught.turn(owner), source);
            }
            Happened::Learnt { taught, became: Became::Kept { id, word, independent } } => {
                // What the session was shown before is no part of the event; what came of it is.
                if *independent == Some(false) {
                    let known = self.ids.iter().find(|(_, there)| there == id);
                    session.was_shown(known.and_then(|(here, _)| EpisodeId::parse(here).ok()));
                }
                let learned = learn(session, taught.turn(owner), event.hosted, event.at).map_err(said)?;
                let (here, became, attested) = match learned {
                    Learned::Recorded(here) => (here, "recorded", None),
                    Learned::Attested { id, independent } => (id, "attested", Some(independent)),
                    other => {
                        return Err(format!("{taught:?} is {word}, and in a store of its own {other:?}"));
                    }
                };
                if (became, attested) != (*word, *independent) {
                    return Err(format!(
                        "{taught:?} is {word}, independent {independent:?}, and in a store of its own {became}, {attested:?}"
                    ));
                }
                self.name(here.to_string(), id);
            }
            Happened::Set { slot, text, project, id } => {
                let answer = set(session, *slot, text, event.hosted, *project, event.at).map_err(said)?;
                let here = answer.id.filter(|_| answer.result == "applied").ok_or_else(|| {
                    format!("{text:?} is kept, and in a store of its own {}", answer.reason)
                })?;
                self.name(here, id);
            }
            Happened::Stated { text, project, id } => {
                let answer = state(session, text, event.hosted, *project, event.at).map_err(said)?;
                let here = answer
                    .id
                    .ok_or_else(|| format!("{text:?} is kept, and in a store of its own refused"))?;
                self.name(here, id);
            }
        }
        Ok(())
    }

    fn name(&mut self, here: String, there: &str) {
        if !self.ids.iter().any(|(known, _)| *known == here) {
            self.ids.push((here, there.to_owned()));
        }
    }

    /// What was told, with the names that the world gives.
    fn named(&self, told: &str) -> String {
        // Ids of one store may be those of others, so all are renamed at once.
        let mut named = String::with_capacity(told.len());
        let mut rest = told;
        while let Some((at, here, there)) = self
            .ids
            .iter()
            .filter_map(|(here, there)| rest.find(here.as_str()).map(|at| (at, here, there)))
            .min_by_key(|(at, ..)| *at)
        {
            named.push_str(rest.get(..at).unwrap_or_default());
            named.push_str(there);
            rest = rest.get(at + here.len()..).unwrap_or_default();
        }
        named.push_str(rest);
        named
    }
}

/// All that a reader is told for a question: asked and unasked, with what the scores are made of; and what it lists and
/// counts.
fn told(session: &Session, request: &RecallRequest, now: Timestamp) -> Result<String, String> {
    let fresh = || untouched(session);
    let recalled = block_on(fresh().recall(request, now)).map_err(said)?;
    let unasked = match &request.output {
        Some(output) => block_on(fresh().prefetch_after(&request.query, output, now)),
        None => block_on(fresh().prefetch(&request.query, now)),
    };
    let unasked = unasked.map_err(said)?;
    let page = Page { offset: 0, limit: request.limit.get(), history: request.history };
    let listed = block_on(session.episodes(page)).map_err(said)?;
    let views: Vec<EpisodeView> = listed.iter().map(EpisodeView::of).collect();
    let counts: Counts = block_on(session.status()).map_err(said)?.counts;
    Ok([
        json(&recalled)?,
        recalled.rendered,
        json(&unasked)?,
        unasked.rendered,
        json(&views)?,
        json(&counts)?,
        json(&block_on(session.slots()).map_err(said)?)?,
        json(&block_on(session.slot_history(&slot_name(0))).map_err(said)?)?,
    ]
    .join("\n"))
}
