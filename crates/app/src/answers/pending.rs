use crate::{NotKept, Shown};
use serde::Serialize;
use veridical_kernel::{SessionId, Timestamp};
use veridical_policy::pending::{Proposal, Standing, StoredPending};
use veridical_screening::{Family, Screener};

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
            Some(_) => PendingView { fields: Vec::new(), change: Vec::new(), ..item },
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
    /// What there is already that it would change.
    pub target: Option<String>,
    /// What it says; empty when it does not wait.
    pub fields: Vec<FieldView>,
    /// What would change, line by line: `+` comes, `-` goes.
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
    pub(crate) fn of(pending: &StoredPending, screener: &Screener, now: Timestamp) -> Self {
        let row = pending.row();
        let field =
            |(name, text): (&'static str, &str)| FieldView { name, text: Shown::screened(screener, text) };
        let fields = pending.draft().map(Proposal::fields).unwrap_or_default();
        let private = fields.iter().any(|(_, text)| screener.private().names(text));
        Self {
            id: crate::pending::shown(row.id.as_str()),
            status: pending.standing(now).word(),
            kind: row.kind.clone(),
            target: row.target.clone(),
            fields: fields.into_iter().map(field).collect(),
            change: pending.draft().map(|draft| change(draft, screener)).unwrap_or_default(),
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
}

/// What would change, line by line.
fn change(draft: &Proposal<String>, screener: &Screener) -> Vec<Shown> {
    match draft {
        Proposal::NewFact { text, reach } => {
            vec![
                Shown::screened(screener, &format!("+ {text}")),
                Shown::screened(screener, &format!("+ ({})", reach.word())),
            ]
        }
    }
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
    /// The item that it became.
    pub item: Option<String>,
}

impl PendingAnswer {
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
        Self { schema: "veridical.pending-result/1", result, reason, detail, id, item }
    }

    /// The result in one line, for the user and for the model in whose turn it was ordered. It holds no content.
    #[must_use]
    pub fn line(&self) -> String {
        let of = self.id.as_deref().unwrap_or("nothing");
        let item = self.item.as_ref().map_or_else(String::new, |item| format!(" as {item}"));
        format!("pending change {of}: {}{item}; {} ({})", self.result, self.detail, self.reason)
    }
}

fn end_of(sentence: &str, concluded: bool) -> String {
    let note =
        if concluded { "" } else { "; that it ended could not be written, so it is listed as claimed" };
    format!("{sentence}{note}")
}
