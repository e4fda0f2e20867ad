use crate::pending::{Doomed, Present};
use crate::{EpisodeView, NotKept, Shown};
use serde::Serialize;
use veridical_kernel::{SessionId, Timestamp};
use veridical_policy::kind::Forget;
use veridical_policy::pending::{FactChange, Filling, Proposal, Standing, StoredPending};
use veridical_screening::{Family, Screener};
use veridical_slot::StoredFact;

/// `veridical.pending/1`: what waits for a person, and what became of the rest.
#[derive(Debug, Clone, Serialize)]
pub struct PendingListAnswer {
    /// `veridical.pending/1`
    pub schema: &'static str,
    /// `listed`, or `empty` when nothing is.
    pub result: &'static str,
    /// How many wait.
    pub waiting: usize,
    /// All of them, newest first.
    pub items: Vec<PendingView>,
}

impl PendingListAnswer {
    /// The answer of a profile that has no memory yet.
    #[must_use]
    pub fn empty() -> Self {
        Self::new(Vec::new())
    }

    pub(crate) fn new(items: Vec<PendingView>) -> Self {
        let waiting = items.iter().filter(|item| item.status == Standing::Waiting.word()).count();
        let result = if items.is_empty() { "empty" } else { "listed" };
        Self { schema: "veridical.pending/1", result, waiting, items }
    }

    /// The answer without what has ended.
    #[must_use]
    pub fn waiting_only(self) -> Self {
        let waits = |item: &PendingView| item.status == Standing::Waiting.word();
        Self::new(self.items.into_iter().filter(waits).collect())
    }

    /// The answer as a model may see it: what names a private person stays with the user (R9.6).
    #[must_use]
    pub fn without_private(self) -> Self {
        let hide = |item: PendingView| match item.privacy {
            Some(_) => PendingView { target: None, fields: Vec::new(), change: Vec::new(), ..item },
            None => item,
        };
        Self::new(self.items.into_iter().map(hide).collect())
    }
}

/// `veridical.pending-show/1`: one change that waits, or waited.
#[derive(Debug, Clone, Serialize)]
pub struct PendingShowAnswer {
    /// `veridical.pending-show/1`
    pub schema: &'static str,
    /// `shown`, or `not-found`.
    pub result: &'static str,
    /// Why it is not shown: the reason's code.
    pub reason: Option<&'static str>,
    /// The same in one sentence.
    pub detail: Option<String>,
    /// It.
    pub item: Option<PendingView>,
}

impl PendingShowAnswer {
    /// The answer of a profile that has no memory yet.
    #[must_use]
    pub fn no_memory() -> Self {
        Self::of(Err(veridical_policy::pending::NotWaiting::Unknown.into()))
    }

    pub(crate) fn of(found: Result<PendingView, NotKept>) -> Self {
        let schema = "veridical.pending-show/1";
        match found {
            Ok(item) => Self { schema, result: "shown", reason: None, detail: None, item: Some(item) },
            Err(why) => Self {
                schema,
                result: "not-found",
                reason: Some(why.code),
                detail: Some(why.sentence),
                item: None,
            },
        }
    }
}

/// One change that waits, or waited.
#[derive(Debug, Clone, Serialize)]
pub struct PendingView {
    /// Its id, as it is shown and said.
    pub id: String,
    /// `waiting`, `overdue`, `claimed`, `applied`, `rejected`, `burned`, `replaced` or `expired`.
    pub status: &'static str,
    /// The change, by name.
    pub kind: String,
    /// What there is already that it would change: an id, or a slot, with `@project` behind one of the project's own;
    /// `None` for something new and when it does not wait.
    pub target: Option<String>,
    /// The revision that the target has to have when it is applied; `None` for what has none.
    pub revision: Option<u64>,
    /// What it says; empty when it does not wait.
    pub fields: Vec<FieldView>,
    /// What would change, line by line, against the target as it is now: `+` comes, `-` goes, two spaces stay, `!` is in the way.
    pub change: Vec<Shown>,
    /// `private-person` when it names somebody on the user's list of private people (R9.6).
    pub privacy: Option<&'static str>,
    /// Who asked: a capacity.
    pub asked_by: &'static str,
    /// Why it waits: a reason's code.
    pub reason: String,
    /// In which session it was asked for.
    pub session: Option<SessionId>,
    /// When it was staged.
    pub staged_at: Timestamp,
    /// When it is too old.
    pub expires_at: Timestamp,
    /// When it ended.
    pub ended_at: Option<Timestamp>,
    /// The item that it became, or the code of why it failed.
    pub became: Option<String>,
    /// Whether its seal is intact.
    pub sealed: bool,
}

/// One field of what waits.
#[derive(Debug, Clone, Serialize)]
pub struct FieldView {
    /// Its name.
    pub name: &'static str,
    /// Its text.
    pub text: Shown,
}

impl PendingView {
    /// It was screened when it was staged, and is so again under the secrets that are registered now.
    pub(crate) fn of(
        pending: &StoredPending,
        present: &Present,
        screener: &Screener,
        now: Timestamp,
    ) -> Self {
        let row = pending.row();
        let field =
            |(name, text): (&'static str, &str)| FieldView { name, text: Shown::screened(screener, text) };
        let fields = pending.draft().map(Proposal::fields).unwrap_or_default();
        let lines = pending.draft().map(|draft| change(draft, row.revision, present)).unwrap_or_default();
        let private = lines.iter().any(|line| screener.private().names(line));
        Self {
            id: crate::pending::shown(row.id.as_str()),
            status: pending.standing(now).word(),
            kind: row.kind.clone(),
            target: row.target.clone(),
            revision: row.revision,
            fields: fields.into_iter().map(field).collect(),
            change: lines.iter().map(|line| Shown::screened(screener, line)).collect(),
            privacy: private.then(|| Family::PrivatePerson.code()),
            asked_by: pending.capacity().word(),
            reason: row.reason.clone(),
            session: row.session.clone(),
            staged_at: row.at,
            expires_at: row.expires,
            ended_at: row.end.as_ref().map(|end| end.at),
            became: row.end.as_ref().and_then(|end| end.detail.clone()),
            sealed: pending.sealed(),
        }
    }

    /// Whether it waits and would remove something for good.
    #[must_use]
    pub fn would_forget(&self) -> bool {
        self.status == Standing::Waiting.word() && self.kind == <Forget as veridical_policy::Kind>::NAME
    }

    /// Every text that it shows.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &str> {
        let change = self.change.iter().map(Shown::as_str);
        let plain = change.filter_map(|line| line.get(2..));
        self.fields.iter().map(|field| field.text.as_str()).chain(plain)
    }
}

/// How many values of a slot's history a forgetting shows.
const MOST_VALUES: usize = 20;

/// What would change, line by line, against what there is now.
fn change(draft: &Proposal<String>, expected: Option<u64>, present: &Present) -> Vec<String> {
    match draft {
        Proposal::NewFact { text, reach } => vec![format!("+ {text}"), format!("+ ({})", reach.word())],
        Proposal::SetSlot(filling) | Proposal::SupersedeSlot(filling) => {
            let live = match present {
                Present::Value(live) => Some(live.as_ref()),
                Present::Nothing | Present::Fact(_) | Present::Item(_) => None,
            };
            let fits = live.and_then(revision) == expected;
            let gone = live.map(|live| {
                format!("- {} (revision {})", live.row().shown(), revision(live).unwrap_or_default())
            });
            let moved = (!fits).then(|| MOVED_ON.to_owned());
            gone.into_iter().chain(filled(filling)).chain(moved).collect()
        }
        Proposal::Forget { .. } => match present {
            Present::Item(doomed) => {
                let newest = match doomed {
                    Doomed::Slot(newest, _) => revision(newest),
                    Doomed::Episode(_) | Doomed::Fact(_) => None,
                };
                let moved = (newest != expected).then(|| MOVED_ON.to_owned());
                going(doomed).into_iter().chain(moved).collect()
            }
            Present::Nothing | Present::Fact(_) | Present::Value(_) => vec![GONE.to_owned()],
        },
        Proposal::ChangeFact { change, .. } => match present {
            Present::Fact(fact) => {
                let ended = (!fact.status().stands()).then(|| ENDED.to_owned());
                of_fact(change, fact).into_iter().chain(ended).collect()
            }
            Present::Nothing | Present::Value(_) | Present::Item(_) => vec![GONE.to_owned()],
        },
    }
}

const GONE: &str = "! it is not there any more";

const ENDED: &str = "! it holds no more since this was asked for, so this will not be applied";

/// What becomes of a fact, line by line; what stays has two spaces before it.
fn of_fact(change: &FactChange<String>, fact: &StoredFact) -> Vec<String> {
    let (text, scope) = (&fact.row().text, scope(fact));
    let keeps = |line: String| vec![format!("  {text}"), line];
    match change {
        FactChange::Supersede(new) => vec![format!("- {text}"), format!("+ {new}"), format!("+ ({scope})")],
        FactChange::Invalidate => {
            let of = revision(fact).map_or_else(String::new, |number| format!(" (revision {number})"));
            vec![format!("- {}{of}", fact.row().shown()), format!("- ({scope})")]
        }
        FactChange::Widen => {
            vec![format!("  {text}"), format!("- ({scope})"), "+ (global)".to_owned()]
        }
        FactChange::Alias(words) => keeps(format!("+ also found by: {words}")),
        FactChange::Tag(tag) => keeps(format!("+ #{tag}")),
        FactChange::Untag(tag) => keeps(format!("- #{tag}")),
        FactChange::Category(category) => keeps(format!("+ category: {category}")),
        FactChange::Helpful => keeps("+ it helped".to_owned()),
        FactChange::Unhelpful => keeps("+ it did not help".to_owned()),
    }
}

fn scope(fact: &StoredFact) -> &'static str {
    if fact.row().project.is_some() { "project" } else { "global" }
}

const MOVED_ON: &str = "! its target is not what it was when this was asked for, so this will not be applied";

fn filled(filling: &Filling<String>) -> [String; 2] {
    [format!("+ {}: {}", filling.name(), filling.value()), format!("+ ({})", filling.reach().word())]
}

fn revision(fact: &StoredFact) -> Option<u64> {
    fact.row().slot.as_ref().map(|slot| u64::from(slot.revision.get()))
}

fn going(doomed: &Doomed) -> Vec<String> {
    match doomed {
        Doomed::Episode(episode) => {
            let EpisodeView { task, observation, decision, .. } = EpisodeView::of(episode);
            let parts = [("task", task), ("observation", observation), ("decision", decision)];
            let said = parts.into_iter().filter(|(_, text)| !text.is_empty());
            said.map(|(name, text)| format!("- {name}: {text}")).collect()
        }
        Doomed::Fact(fact) => vec![format!("- {}", fact.row().text), format!("- ({})", scope(fact))],
        Doomed::Slot(newest, earlier) => {
            let line = |value: &StoredFact| {
                format!("- {} (revision {})", value.row().shown(), revision(value).unwrap_or_default())
            };
            let more = earlier.len().saturating_sub(MOST_VALUES);
            let more = (more > 0).then(|| format!("- and {more} more"));
            let place = format!("- ({})", scope(newest));
            let shown = std::iter::once(line(newest)).chain(earlier.iter().take(MOST_VALUES).map(line));
            shown.chain(more).chain([place]).collect()
        }
    }
}

/// What is said of a change that waits: why it does, and how the user answers.
pub(crate) fn waits(id: &str, known: bool, why: &NotKept) -> String {
    let sentence = if known { crate::reasons::STILL_STAGED } else { crate::reasons::STAGED };
    format!(
        "{}; {sentence}: the user answers `APPLY {id}` or `REJECT {id}` as a whole message, or `veridical pending review` \
         at a terminal",
        why.sentence
    )
}

/// `veridical.pending-result/1`: what a person's word did with a change that waits.
#[derive(Debug, Clone, Serialize)]
pub struct PendingAnswer {
    /// `veridical.pending-result/1`
    pub schema: &'static str,
    /// `applied`, `rejected`, `refused` (nothing happened) or `burned` (it failed, and the id is used up).
    pub result: &'static str,
    /// The reason's code.
    pub reason: &'static str,
    /// The same in one sentence.
    pub detail: String,
    /// The id, as it is shown and said; `None` when nothing of it is there.
    pub id: Option<String>,
    /// The item that it became, or that it was.
    pub item: Option<String>,
    /// Of what was forgotten, the files outside the store's own that may still hold the text.
    pub outside: Vec<String>,
}

impl PendingAnswer {
    pub(crate) fn forgotten(id: String, item: String, log_in_use: bool, concluded: bool) -> Self {
        let (reason, sentence) =
            if log_in_use { crate::reasons::LOG_IN_USE } else { crate::reasons::APPROVED_FORGETTING };
        Self::new("applied", reason, end_of(sentence, concluded), Some(id), Some(item))
    }

    /// Whether something was forgotten.
    #[must_use]
    pub fn has_forgotten(&self) -> bool {
        [crate::reasons::LOG_IN_USE.0, crate::reasons::APPROVED_FORGETTING.0].contains(&self.reason)
    }

    /// The same answer, with the files outside that may still hold the text.
    #[must_use]
    pub fn with_outside(self, outside: Vec<String>) -> Self {
        Self { outside, ..self }
    }

    pub(crate) fn applied(id: String, item: String, concluded: bool) -> Self {
        let (reason, sentence) = crate::reasons::APPROVED;
        Self::new("applied", reason, end_of(sentence, concluded), Some(id), Some(item))
    }

    pub(crate) fn rejected(id: String) -> Self {
        let (reason, sentence) = crate::reasons::DECLINED;
        Self::new("rejected", reason, sentence.to_owned(), Some(id), None)
    }

    /// The answer of a profile that has no memory yet.
    #[must_use]
    pub fn no_memory() -> Self {
        Self::refused(None, veridical_policy::pending::NotWaiting::Unknown.into())
    }

    /// The answer when the person, asked, did not say yes: it waits as before.
    #[must_use]
    pub fn not_confirmed(id: String) -> Self {
        Self::refused(Some(id), crate::reasons::NOT_CONFIRMED.into())
    }

    /// Whether the person, asked, did not say yes.
    #[must_use]
    pub fn is_unconfirmed(&self) -> bool {
        self.reason == crate::reasons::NOT_CONFIRMED.0
    }

    /// Nothing happened.
    #[must_use]
    pub fn refused(id: Option<String>, why: NotKept) -> Self {
        Self::new("refused", why.code, why.sentence, id, None)
    }

    pub(crate) fn burned(id: String, why: &NotKept, concluded: bool) -> Self {
        let sentence = format!("it was not applied, and its id is used up: {}", why.sentence);
        Self::new("burned", why.code, end_of(&sentence, concluded), Some(id), None)
    }

    fn new(
        result: &'static str,
        reason: &'static str,
        detail: String,
        id: Option<String>,
        item: Option<String>,
    ) -> Self {
        Self { schema: "veridical.pending-result/1", result, reason, detail, id, item, outside: Vec::new() }
    }

    /// The result in one line, for the user and for the model in whose turn it was ordered. It holds no content.
    #[must_use]
    pub fn line(&self) -> String {
        let of = self.id.as_deref().unwrap_or("nothing");
        let item = self.item.as_ref().filter(|_| !self.has_forgotten());
        let item = item.map_or_else(String::new, |item| format!(" as {item}"));
        let outside = match self.outside.as_slice() {
            [] => String::new(),
            files => format!(
                "; these files are not the memory's own and may still hold the text: {}",
                files.join(", ")
            ),
        };
        format!("pending change {of}: {}{item}; {} ({}){outside}", self.result, self.detail, self.reason)
    }
}

fn end_of(sentence: &str, concluded: bool) -> String {
    let note =
        if concluded { "" } else { "; that it ended could not be written, so it is listed as claimed" };
    format!("{sentence}{note}")
}
