//! Every way to read, and what it may show.

use super::act::{Act, Ask};
use super::chance::Chance;
use super::ledger::{Item, Ledger};
use super::marks::Stock;
use super::world::{Sitting, World, said};
use super::writing::{Taught, json, lesson, owner, slot_name};
use crate::samples;
use std::num::NonZeroUsize;
use veridical::episode::Page;
use veridical::kernel::{EpisodeId, StoreError};
use veridical::recall::ItemKind;
use veridical::{Counts, EpisodeView, Error, RecallAnswer, RecallRequest, Session, SlotView, block_on};

/// A question in words, and the item that has to come first in the answer.
pub(super) struct Question {
    pub(super) text: String,
    first: Option<Wanted>,
}

struct Wanted {
    mark: String,
    kind: ItemKind,
}

impl World<'_> {
    pub(super) fn act_in(&mut self, sitting: &mut Sitting, act: Act) -> Result<(), String> {
        self.count(word(act));
        match act {
            Act::Learn { lesson, mended } => self.learn(sitting, Taught::Lesson(lesson, mended)),
            Act::Crowd { lessons } => self.crowd(sitting, lessons),
            Act::Teach { rule } => self.learn(sitting, Taught::Rule(rule)),
            Act::Remember { fact, project } => self.remember(sitting, fact, project),
            Act::SetSlot { slot, value, project } => self.set_slot(sitting, slot, value, project),
            Act::Slots { slot } => self.slots(sitting, slot),
            Act::Recall { ask, limit, kind, history, output } => {
                let kind = kind.map(|episode| if episode { ItemKind::Episode } else { ItemKind::Fact });
                let output = output.map(|number| lesson(number, "nobody").failure("/srv/work", 3));
                let question = self.question(sitting, ask)?;
                let request = RecallRequest { query: question.text, limit, kind, output, history };
                let wanted = question
                    .first
                    .filter(|wanted| request.output.is_none() && kind.is_none_or(|kind| kind == wanted.kind));
                self.recall(sitting, &request, wanted)
            }
            Act::Prefetch(ask) => {
                let question = self.question(sitting, ask)?;
                let answer = block_on(sitting.session.prefetch(&question.text, self.now())).map_err(said)?;
                self.given(sitting, &answer)
            }
            Act::PrefetchAfter(ask, number) => {
                let question = self.question(sitting, ask)?;
                let output = lesson(number, "nobody").failure("/srv/elsewhere", 1);
                let answer = sitting.session.prefetch_after(&question.text, &output, self.now());
                self.given(sitting, &block_on(answer).map_err(said)?)
            }
            Act::Show { item } => {
                let id = self.any(item).map_or_else(|| "ep_none".to_owned(), |item| item.id.clone());
                self.show(sitting, &id)
            }
            Act::ShowForged { made_of } => self.show(sitting, &self.forged(made_of)),
            Act::List { offset, limit, history } => self.list(sitting, offset, limit, history),
            Act::Status => self.status(sitting),
            Act::Explain { lesson } => {
                let turn = Taught::Lesson(lesson, true).turn(owner(sitting.reader));
                let told = sitting.session.explain(&turn, self.now());
                self.look_beside(sitting, &json(&told)?)
            }
            Act::Durable => {
                let told = [sitting.session.durable(), json(&sitting.session.tally())?].concat();
                self.look(sitting, &told)
            }
            Act::WasShown { item } => self.was_shown(sitting, item),
            Act::Switch { anew } => self.switch(sitting, anew),
            Act::Disturbed(by) => self.disturbed(sitting, by),
            Act::Custody => self.custody(sitting),
            Act::Alone { questions } => self.alone(sitting, questions),
            // Of the world, not of a session.
            Act::Open { .. } | Act::MoveRemote { .. } | Act::Restart { .. } | Act::Crash { .. } => Ok(()),
        }
    }

    /// Near-identical lessons, one operation each.
    fn crowd(&mut self, sitting: &Sitting, lessons: u16) -> Result<(), String> {
        for number in 0..lessons {
            self.tick();
            if number > 0 {
                self.count(word(Act::Crowd { lessons }));
            }
            self.learn(sitting, Taught::Lesson(100 + number, true))?;
        }
        Ok(())
    }

    fn recall(
        &mut self,
        sitting: &Sitting,
        request: &RecallRequest,
        first: Option<Wanted>,
    ) -> Result<(), String> {
        let answer = block_on(sitting.session.recall(request, self.now())).map_err(said)?;
        if answer.items.len() > request.limit.get() {
            return Err(format!(
                "{} items are given where {} were asked for",
                answer.items.len(),
                request.limit
            ));
        }
        if let Some(Wanted { mark, .. }) = first {
            self.check("an own item that is asked for comes first");
            let given = answer.items.first();
            if given.is_none_or(|item| !item.text.contains(&mark)) {
                let (reader, query) = (sitting.reader, &request.query);
                return Err(format!("{reader:?} asks for its own {query:?} and is given first {given:?}"));
            }
        }
        self.given(sitting, &answer)
    }

    fn given(&mut self, sitting: &Sitting, answer: &RecallAnswer) -> Result<(), String> {
        if answer.abstained != answer.items.is_empty() {
            return Err(format!("an answer of {} items abstains", answer.items.len()));
        }
        let shown = [json(answer)?, answer.rendered.clone()].concat();
        self.look(sitting, &shown)
    }

    fn show(&mut self, sitting: &Sitting, id: &str) -> Result<(), String> {
        let reader = sitting.reader;
        let item = self.house(sitting.house)?.ledger.item(id);
        let may_see = item.is_some_and(|item| reader.may_see(item.owner)) && !sitting.is_stranger();
        self.check("an id shows what the reader may see, and nothing else");
        match block_on(sitting.session.show(id)).map_err(said)? {
            None if may_see => Err(format!("{reader:?} is not shown its own {id}")),
            None => Ok(()),
            Some(shown) if may_see => self.look(sitting, &json(&shown)?),
            Some(shown) => Err(format!("{reader:?} is shown {id}, which is not its own: {}", json(&shown)?)),
        }
    }

    fn list(&mut self, sitting: &Sitting, offset: u16, limit: u16, history: bool) -> Result<(), String> {
        let (offset, limit) = (usize::from(offset), usize::from(limit));
        let listed = block_on(sitting.session.episodes(Page { offset, limit, history })).map_err(said)?;
        self.check("a list holds what the reader may see, in order");
        let ids: Vec<&str> = listed.iter().map(|episode| episode.row().id.as_str()).collect();
        let mut expected = Vec::new();
        if !sitting.is_stranger() {
            expected = self.house(sitting.house)?.ledger.listed(sitting.reader, history);
        }
        expected = expected.into_iter().skip(offset).take(limit).collect();
        if ids != expected {
            return Err(format!("{:?} is given the list {ids:?} and not {expected:?}", sitting.reader));
        }
        let views: Vec<EpisodeView> = listed.iter().map(EpisodeView::of).collect();
        self.look(sitting, &json(&views)?)
    }

    fn status(&mut self, sitting: &Sitting) -> Result<(), String> {
        match block_on(sitting.session.add_tally()) {
            Err(Error::Store(StoreError::ForeignKey)) if sitting.is_stranger() => {}
            added => added.map_err(said)?,
        }
        let told = block_on(sitting.session.status()).map_err(said)?;
        self.check("what is counted is what the reader may see");
        let mut expected = Counts::default();
        if !sitting.is_stranger() {
            expected = self.house(sitting.house)?.ledger.counts(sitting.reader);
        }
        if told.counts != expected {
            return Err(format!("{:?} counts {:?} and not {expected:?}", sitting.reader, told.counts));
        }
        self.look(sitting, &json(&told)?)
    }

    fn slots(&mut self, sitting: &Sitting, slot: u16) -> Result<(), String> {
        let (session, name, reader) = (&sitting.session, slot_name(slot), sitting.reader);
        let all = block_on(session.slots()).map_err(said)?;
        let one = block_on(session.slot(&name)).map_err(said)?;
        let history = block_on(session.slot_history(&name)).map_err(said)?;
        self.check("slots have the values that the reader may see");
        let empty = Ledger::default();
        let ledger = if sitting.is_stranger() { &empty } else { &self.house(sitting.house)?.ledger };
        let sorted = |views: &[SlotView]| {
            let mut ids: Vec<String> = views.iter().map(|view| view.id.clone()).collect();
            ids.sort_unstable();
            ids
        };
        let given = (sorted(&all), one.slot.as_ref().map(|view| view.id.as_str()), sorted(&history));
        let expected = (ledger.live_values(reader), ledger.value(reader, slot), ledger.values(reader, slot));
        if given.0 != expected.0 || given.1 != expected.1 || given.2 != expected.2 {
            return Err(format!("{reader:?} reads the slots {given:?} and not {expected:?}"));
        }
        self.look(sitting, &[json(&all)?, json(&one)?, json(&history)?].concat())
    }

    fn was_shown(&mut self, sitting: &Sitting, item: u16) -> Result<(), String> {
        let id = self.any(item).map(|item| item.id.clone()).unwrap_or_default();
        sitting.session.was_shown(EpisodeId::parse(&id).ok());
        match block_on(sitting.session.note_shown()) {
            Err(Error::Store(StoreError::ForeignKey)) if sitting.is_stranger() => Ok(()),
            noted => noted.map_err(said),
        }
    }

    /// Whole-profile work is done for the profile itself alone.
    fn custody(&mut self, sitting: &Sitting) -> Result<(), String> {
        let custody = samples::custody(sitting.session.binding().scope().tenant()).map_err(said)?;
        self.check("custody of one profile opens no other");
        for (number, house) in self.houses.iter().enumerate() {
            let links = block_on(house.memory.storage().links(&custody));
            let own = number == usize::from(sitting.reader.tenant);
            match links {
                Ok(_) if own => {}
                Err(StoreError::ForeignKey) if !own => {}
                _ => {
                    return Err(format!(
                        "custody of {:?} meets the chain of profile {number}",
                        sitting.reader
                    ));
                }
            }
        }
        Ok(())
    }

    /// What is told of a turn that the session hands over itself: its own words may come back.
    fn look_beside(&mut self, sitting: &Sitting, told: &str) -> Result<(), String> {
        match sitting.reader.project {
            // Without a project its own mark is that of none.
            None => Ok(()),
            Some(_) => self.look(sitting, told),
        }
    }

    /// One of all items of the world.
    fn any(&self, which: u16) -> Option<&Item> {
        let all = || self.houses.iter().flat_map(|house| house.ledger.all());
        all().nth(usize::from(which) % all().count().max(1))
    }

    fn question(&self, sitting: &Sitting, ask: Ask) -> Result<Question, String> {
        let text = |text: String| Ok(Question { text, first: None });
        match ask {
            Ask::Own(which) if !sitting.is_stranger() => {
                let ledger = &self.house(sitting.house)?.ledger;
                let live: Vec<&Item> = ledger.current(sitting.reader).collect();
                let own = live.get(usize::from(which) % live.len().max(1));
                Ok(own.map_or(Question { text: shared(which).to_owned(), first: None }, |item| Question {
                    text: if which.is_multiple_of(2) { item.mark.clone() } else { near(item) },
                    first: Some(Wanted { mark: item.mark.clone(), kind: item.kind })
                        // An odd lesson that only fails shows no mark.
                        .filter(|_| item.unsolved.is_none_or(|number| number.is_multiple_of(2))),
                }))
            }
            Ask::Any(which) | Ask::Own(which) => text(
                self.any(which)
                    .map_or_else(|| shared(which).to_owned(), |item| format!("ledger {}", item.mark)),
            ),
            Ask::Shared(which) => text(shared(which).to_owned()),
            Ask::Failure(number) => {
                text(format!("test_ledger{number} fails with ValueError: entries do not balance"))
            }
            Ask::Odd(which) => text(match which % 8 {
                0 => "\"".to_owned(),
                1 => "zqa* OR ledger".to_owned(),
                2 => "NEAR(ledger zqb)".to_owned(),
                3 => "' OR 1=1; --".to_owned(),
                4 => "zq".to_owned(),
                5 => String::new(),
                6 => format!("show {}", self.any(which).map_or("", |item| item.id.as_str())),
                _ => "tokens: ledger ^balance -entries \"do not\"".to_owned(),
            }),
        }
    }

    /// An id that nobody gave out: drawn, or that of an item with a digit, the head or the length changed.
    fn forged(&self, made_of: u16) -> String {
        let mut chance = Chance::of(u64::from(made_of), 7);
        let real = self.any(made_of).map(|item| item.id.clone()).unwrap_or_default();
        match made_of % 5 {
            0 => format!("ep_{:016x}{:016x}", chance.next(), chance.next()),
            1 => real.replace("ep_", "fact_"),
            2 => real.chars().take(real.len().saturating_sub(1)).collect(),
            3 => real.to_uppercase(),
            _ => format!("{real}%"),
        }
    }
}

/// An item's own mark, and words that stand in it and in all others of its kind.
fn near(item: &Item) -> String {
    let words = match item.stock {
        Stock::Lesson => "ValueError debit",
        Stock::Rule => "never edit tables by hand",
        Stock::Slot => "bench preference",
        Stock::Fact | Stock::Session => "checkout timeout ledger seconds",
    };
    format!("{words} {}", item.mark)
}

/// Words that the texts of all owners share.
pub(super) fn shared(which: u16) -> &'static str {
    match which % 5 {
        0 => "why do the ledger entries not balance",
        1 => "checkout timeout seconds",
        2 => "ValueError in test_ledger3: entries do not balance",
        3 => "debit",
        _ => "never edit tables by hand",
    }
}

/// Asks, as [`Session::recall`] does, with the limit of a page.
pub(super) fn asked(text: &str, limit: usize, history: bool) -> RecallRequest {
    let limit = NonZeroUsize::new(limit).unwrap_or(NonZeroUsize::MIN);
    RecallRequest { limit, history, ..RecallRequest::new(text) }
}

/// What an act is called in an account.
fn word(act: Act) -> &'static str {
    match act {
        Act::Open { .. } => "begin a session",
        Act::Learn { mended: true, .. } => "learn a fix",
        Act::Learn { .. } => "learn a failure",
        Act::Crowd { .. } => "learn one of a crowd",
        Act::Teach { .. } => "learn a rule",
        Act::Remember { project: true, .. } => "state a fact of the project",
        Act::Remember { .. } => "state a global fact",
        Act::SetSlot { .. } => "set a slot",
        Act::Slots { .. } => "read slots",
        Act::Recall { output: Some(_), .. } => "recall by failure",
        Act::Recall { history: true, .. } => "recall with history",
        Act::Recall { .. } => "recall",
        Act::Prefetch(_) => "prefetch",
        Act::PrefetchAfter(..) => "prefetch after a failure",
        Act::Show { .. } => "show an item",
        Act::ShowForged { .. } => "show a forged id",
        Act::List { .. } => "list episodes",
        Act::Status => "status",
        Act::Explain { .. } => "explain a turn",
        Act::Durable => "what is durable",
        Act::WasShown { .. } => "was shown",
        Act::Switch { .. } => "switch the session",
        Act::Disturbed(_) => "a turn that comes to nothing",
        Act::MoveRemote { .. } => "change a remote",
        Act::Restart { .. } => "restart",
        Act::Crash { .. } => "crash",
        Act::Custody => "custody",
        Act::Alone { .. } => "compare with a store of one's own",
    }
}

/// A session like this one in which nothing was given yet.
pub(super) fn untouched(session: &Session) -> Session {
    let fresh = session.fresh();
    fresh.switched(None);
    fresh
}
