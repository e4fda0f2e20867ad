//! What takes the place of a fact, or chooses between several.

use crate::likeness::says_change;
use crate::{FactRow, Likeness, NewFact, StoredFact, likeness};
use veridical_kernel::{FactId, Scope, Timestamp};
use veridical_policy::pending::{FactChange, Proposal, Proposed};
use veridical_policy::{Assurance, Request, Subject};
use veridical_screening::CleanText;

/// A fact that takes the place of a live one of the same place.
#[derive(Debug)]
pub struct FactReplacement {
    fact: NewFact,
    of: FactId,
    request: Request,
}

impl NewFact {
    /// The fact, in the place of an earlier one. The user's message asks for exactly that when the user typed it, or when
    /// the statement says itself that something is different now, and contradicts the earlier fact, or names what the earlier
    /// one said as what is not so.
    #[must_use]
    pub fn replacing(self, earlier: &StoredFact) -> FactReplacement {
        let row = earlier.row();
        let contradicts = |text: &str| likeness(text, &row.text) == Some(Likeness::Contradicts);
        let now = || says_change(self.text()) && contradicts(self.text());
        let changes = self.is_stated()
            && (now() || without_old(self.text(), &row.text).is_some_and(|text| contradicts(&text)));
        let request = if self.is_typed() || changes { Request::Exact } else { Request::Other };
        FactReplacement { fact: self, of: row.id.clone(), request }
    }

    fn is_stated(&self) -> bool {
        self.assurance() == Assurance::Stated
    }
}

/// How a sentence goes on to say what is not so any more.
#[rustfmt::skip]
const NOT_THE_OLD: [&str; 21] = [
    ", not ", ", and not ", " instead of ", " rather than ", " and no longer ", ", nicht ", " statt ", " anstatt ", ", pas ", " et non ", " au lieu de ",
    ", no ", " en lugar de ", " en vez de ", ", não ", " em vez de ", ", non ", " invece di ", ", а не ", "，不是", "，而不是",
];

/// Of a sentence such as "the port is 9443, not 8443" what stands before, when what is not so stands in the earlier words.
fn without_old(text: &str, earlier: &str) -> Option<String> {
    let (lower, earlier) = (text.to_lowercase(), earlier.to_lowercase());
    NOT_THE_OLD.iter().find_map(|mark| {
        let (head, old) = lower.rsplit_once(mark)?;
        let words = |text: &str| text.split_whitespace().map(trimmed).collect::<Vec<_>>();
        let before = words(&earlier);
        let old = words(old);
        let named = old.iter().all(|word| before.contains(word))
            || mark.starts_with('，') && earlier.contains(&old.concat());
        (named && !old.is_empty()).then(|| head.to_owned())
    })
}

fn trimmed(word: &str) -> String {
    word.trim_matches(|c: char| !c.is_alphanumeric()).to_owned()
}

impl FactReplacement {
    /// The fact.
    #[must_use]
    pub fn fact(&self) -> &NewFact {
        &self.fact
    }

    /// The fact whose place it takes.
    #[must_use]
    pub fn of(&self) -> &FactId {
        &self.of
    }

    /// Whether the user's message asks for exactly this change.
    #[must_use]
    pub fn request(&self) -> Request {
        self.request
    }
}

impl Subject for FactReplacement {
    fn canonical(&self) -> Vec<u8> {
        [self.fact.canonical(), self.of.as_str().as_bytes().to_vec()].join(&0)
    }

    fn scope(&self) -> &Scope {
        self.fact.scope()
    }

    fn assurance(&self) -> Assurance {
        self.fact.assurance()
    }
}

impl Proposed for FactReplacement {
    fn proposal(&self) -> Proposal<CleanText> {
        Proposal::ChangeFact {
            id: self.of.to_string(),
            change: FactChange::Supersede(self.fact.clean_text().clone()),
        }
    }
}

/// How a person settles facts that contradict or repeat each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// The chosen one holds, and takes the place of the others.
    Only,
    /// It holds, and so do the others.
    Beside,
}

/// A choice between a fact and those that contradict or repeat it.
#[derive(Debug)]
pub struct Settling {
    chosen: FactId,
    choice: Choice,
    scope: Scope,
}

impl Settling {
    /// The choice of a fact, by somebody who sees it.
    #[must_use]
    pub fn of(chosen: FactId, choice: Choice, scope: &Scope) -> Self {
        Self { chosen, choice, scope: scope.clone() }
    }

    /// The fact.
    #[must_use]
    pub fn chosen(&self) -> &FactId {
        &self.chosen
    }

    /// What becomes of the others.
    #[must_use]
    pub fn choice(&self) -> Choice {
        self.choice
    }
}

impl Subject for Settling {
    fn canonical(&self) -> Vec<u8> {
        let choice = match self.choice {
            Choice::Only => "only",
            Choice::Beside => "beside",
        };
        of_item(&self.scope, &self.chosen, choice)
    }

    fn scope(&self) -> &Scope {
        &self.scope
    }

    fn assurance(&self) -> Assurance {
        Assurance::Claim
    }
}

/// That a fact of one project holds everywhere from now on (R5.6).
#[derive(Debug)]
pub struct Widening {
    target: FactId,
    scope: Scope,
}

impl Widening {
    /// The widening of a fact, by somebody who sees it.
    #[must_use]
    pub fn of(target: FactId, scope: &Scope) -> Self {
        Self { target, scope: scope.clone() }
    }

    /// The fact.
    #[must_use]
    pub fn target(&self) -> &FactId {
        &self.target
    }

    /// The row that takes the place of the fact's: the same, everywhere. `None` for a fact that holds everywhere already, is
    /// a slot's value, or whose seal is broken.
    #[must_use]
    pub fn row(&self, fact: &StoredFact, id: FactId, at: Timestamp) -> Option<FactRow> {
        let row = fact.row();
        let fits = fact.sealed() && row.project.is_some() && row.slot.is_none();
        fits.then(|| FactRow { id, at, project: None, ..row.clone() })
    }
}

impl Subject for Widening {
    fn canonical(&self) -> Vec<u8> {
        of_item(&self.scope, &self.target, "everywhere")
    }

    fn scope(&self) -> &Scope {
        &self.scope
    }

    fn assurance(&self) -> Assurance {
        Assurance::Claim
    }
}

impl Proposed for Widening {
    fn proposal(&self) -> Proposal<CleanText> {
        Proposal::ChangeFact { id: self.target.to_string(), change: FactChange::Widen }
    }
}

fn of_item(scope: &Scope, id: &FactId, what: &str) -> Vec<u8> {
    [scope.tenant().as_str(), scope.principal().as_str(), id.as_str(), what].join("\0").into_bytes()
}
