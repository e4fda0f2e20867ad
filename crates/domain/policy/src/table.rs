use crate::BadCell;
use crate::written::{self, WrittenCell};
use std::collections::BTreeMap;
use veridical_kernel::Capacity;

/// A row of the decision table: mutations that are decided alike (R7.2). Exhaustive: what is not here does not exist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Row {
    /// Saving raw messages. Nobody may.
    RawAutosave,
    /// Record, attest or supersede an episode.
    Episode,
    /// A new fact.
    NewFact,
    /// The first value of a slot.
    SetEmptySlot,
    /// A new value for a slot or a fact.
    Supersede,
    /// Update, invalidate or forget.
    Retract,
    /// Link an entity.
    Entity,
    /// Alias, tag, relation or feedback.
    Annotate,
    /// From one project to everywhere.
    WidenScope,
    /// Writing into a memory that others share.
    SharedWrite,
    /// Consolidation and decay.
    Consolidate,
    /// A change to a skill.
    SkillChange,
    /// Import, restore, copy, migrate, re-index, privacy list, policy change.
    Custodial,
    /// Remember what project a place is on its first use.
    FirstUse,
    /// Rebind, declare or forget a place.
    CustodialAtTerminal,
    /// Apply or reject a pending mutation.
    ResolvePending,
}

impl Row {
    /// Every row, in the table's order.
    pub const ALL: &'static [Self] = &[
        Self::RawAutosave,
        Self::Episode,
        Self::NewFact,
        Self::SetEmptySlot,
        Self::Supersede,
        Self::Retract,
        Self::Entity,
        Self::Annotate,
        Self::WidenScope,
        Self::SharedWrite,
        Self::Consolidate,
        Self::SkillChange,
        Self::Custodial,
        Self::FirstUse,
        Self::CustodialAtTerminal,
        Self::ResolvePending,
    ];

    /// The row's name in answers and in the chain.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::RawAutosave => "raw-autosave",
            Self::Episode => "episode",
            Self::NewFact => "new-fact",
            Self::SetEmptySlot => "set-empty-slot",
            Self::Supersede => "supersede",
            Self::Retract => "retract",
            Self::Entity => "entity",
            Self::Annotate => "annotate",
            Self::WidenScope => "widen-scope",
            Self::SharedWrite => "shared-write",
            Self::Consolidate => "consolidate",
            Self::SkillChange => "skill-change",
            Self::Custodial => "custodial",
            Self::FirstUse => "first-use",
            Self::CustodialAtTerminal => "custodial-at-terminal",
            Self::ResolvePending => "resolve-pending",
        }
    }

    /// The mutations that it covers, by name.
    #[must_use]
    pub const fn mutations(self) -> &'static [&'static str] {
        match self {
            Self::RawAutosave => &["raw-autosave"],
            Self::Episode => &["record-episode", "attest-episode", "supersede-episode"],
            Self::NewFact => &["new-fact"],
            Self::SetEmptySlot => &["set-empty-slot"],
            Self::Supersede => &["supersede-slot", "supersede-fact", "settle-facts"],
            Self::Retract => &["update", "invalidate", "forget"],
            Self::Entity => &["link-entity"],
            Self::Annotate => &["alias", "tag", "relation", "feedback"],
            Self::WidenScope => &["widen-scope"],
            Self::SharedWrite => &["shared-write"],
            Self::Consolidate => &["consolidate", "decay"],
            Self::SkillChange => &["skill-change"],
            Self::Custodial => {
                &["import", "restore", "copy", "migrate", "re-index", "privacy-list", "policy-change"]
            }
            Self::FirstUse => &["trust-place"],
            Self::CustodialAtTerminal => &["rebind", "declare", "forget-place"],
            Self::ResolvePending => &["apply-pending", "reject-pending", "expire-pending"],
        }
    }

    /// The row that covers a mutation: by the mutation's name, or by the row's own.
    #[must_use]
    pub fn covering(word: &str) -> Option<Self> {
        let kind = || crate::kind::ALL.iter().find(|(_, name)| *name == word).map(|(row, _)| *row);
        let mutation = || Self::ALL.iter().copied().find(|row| row.mutations().contains(&word));
        Self::named(word).or_else(kind).or_else(mutation)
    }

    /// The row with this name.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|row| row.word() == word)
    }

    /// What it covers, in a few words.
    #[must_use]
    pub const fn describe(self) -> &'static str {
        match self {
            Self::RawAutosave => "save raw messages",
            Self::Episode => "record, attest or supersede an episode",
            Self::NewFact => "keep a new fact",
            Self::SetEmptySlot => "set the first value of a slot",
            Self::Supersede => "put a new value in the place of one of a slot or a fact",
            Self::Retract => "update, invalidate or forget",
            Self::Entity => "link an entity",
            Self::Annotate => "add an alias, a tag, a relation or feedback",
            Self::WidenScope => "make what holds in one project hold everywhere",
            Self::SharedWrite => "write into a memory that others share",
            Self::Consolidate => "consolidate or let decay",
            Self::SkillChange => "change a skill",
            Self::Custodial => {
                "import, restore, copy, migrate, re-index, change the list of private people or the policy"
            }
            Self::FirstUse => "remember which project a place is when it is first used",
            Self::CustodialAtTerminal => "rebind, declare or forget a place",
            Self::ResolvePending => "apply or reject a pending change",
        }
    }

    /// Whether a mutation of this row can wait for a person: a pending one has to be a change to one item that can be
    /// shown, compared and applied later.
    #[must_use]
    pub const fn can_wait(self) -> bool {
        match self {
            Self::NewFact
            | Self::SetEmptySlot
            | Self::Supersede
            | Self::Retract
            | Self::Entity
            | Self::Annotate
            | Self::WidenScope => true,
            Self::RawAutosave
            | Self::Episode
            | Self::SharedWrite
            | Self::Consolidate
            | Self::SkillChange
            | Self::Custodial
            | Self::FirstUse
            | Self::CustodialAtTerminal
            | Self::ResolvePending => false,
        }
    }
}

/// What the table says where a row meets a capacity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cell {
    /// Never.
    Reject,
    /// Wait for a person.
    Stage,
    /// A diff in staging, never a write; not even an approval applies it here.
    StageDiff,
    /// Do it. Every store reads back what it wrote, so "apply, read back" is this too.
    Apply,
    /// Do it, as a claim: never with a proof or as the user's statement.
    ApplyClaim,
    /// Do it when the message asks for exactly that change, else stage.
    ApplyIfExact,
    /// Do it when a person can be asked, else stage.
    AtTerminalElseStage,
    /// Do it when a person can be asked, else refuse.
    AtTerminal,
    /// Do it when a person can be asked, or when the whole foreground message is the approval; else refuse.
    AtTerminalOrExact,
    /// Do it when the store's own benchmark meets the thresholds (R13.2).
    IfMeasured,
}

impl Cell {
    /// Every cell.
    pub const ALL: &'static [Self] = &[
        Self::Reject,
        Self::Stage,
        Self::StageDiff,
        Self::Apply,
        Self::ApplyClaim,
        Self::ApplyIfExact,
        Self::AtTerminalElseStage,
        Self::AtTerminal,
        Self::AtTerminalOrExact,
        Self::IfMeasured,
    ];

    /// The cell's name in answers and in a policy file.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Reject => "reject",
            Self::Stage => "stage",
            Self::StageDiff => "stage-diff",
            Self::Apply => "apply",
            Self::ApplyClaim => "apply-claim",
            Self::ApplyIfExact => "apply-if-exact",
            Self::AtTerminalElseStage => "at-terminal-else-stage",
            Self::AtTerminal => "at-terminal",
            Self::AtTerminalOrExact => "at-terminal-or-exact",
            Self::IfMeasured => "if-measured",
        }
    }

    /// The cell with this name.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|cell| cell.word() == word)
    }

    /// What it says, in one sentence.
    #[must_use]
    pub const fn describe(self) -> &'static str {
        match self {
            Self::Reject => "never",
            Self::Stage => "wait for a person",
            Self::StageDiff => "a diff in staging, which is never written from here",
            Self::Apply => "do it",
            Self::ApplyClaim => "do it as a claim, never as verified or stated",
            Self::ApplyIfExact => {
                "do it when the message asks for exactly that change, else wait for a person"
            }
            Self::AtTerminalElseStage => "do it when a person can be asked at a terminal, else wait for one",
            Self::AtTerminal => "do it when a person can be asked at a terminal, else refuse",
            Self::AtTerminalOrExact => {
                "do it at a terminal, or when the whole message of the user is exactly the order to, else refuse"
            }
            Self::IfMeasured => {
                "do it when a benchmark record of this store meets the thresholds, else refuse"
            }
        }
    }
}

/// The table in force: that of R7.2, as a policy file may have tightened it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Policy {
    /// Only cells that allow less than the default ones.
    tightened: BTreeMap<(Row, Capacity), Cell>,
}

impl Policy {
    /// The default table of R7.2.
    #[must_use]
    pub fn defaults() -> Self {
        Self::default()
    }

    /// The default table with the cells that an operator wrote, as a whole or not at all (R7.3).
    ///
    /// ```
    /// use veridical_kernel::Capacity;
    /// use veridical_policy::{Cell, Policy, Row, WrittenCell};
    /// let cell = |cell: &str| {
    ///     WrittenCell { row: "new-fact".into(), capacity: "agent".into(), cell: cell.into() }
    /// };
    /// let policy = Policy::written(&[cell("reject")])?;
    /// assert_eq!(policy.cell(Row::NewFact, Capacity::Agent), Cell::Reject);
    /// assert!(Policy::written(&[cell("apply")]).is_err(), "nothing is loosened");
    /// # Ok::<(), veridical_policy::BadCell>(())
    /// ```
    ///
    /// # Errors
    /// [`BadCell`] for the first cell that names nothing, allows more than the default one, or would leave whoever is
    /// trusted more with less than whoever is trusted less.
    pub fn written(cells: &[WrittenCell]) -> Result<Self, BadCell> {
        written::read_all(cells)
    }

    pub(crate) fn with(tightened: BTreeMap<(Row, Capacity), Cell>) -> Self {
        Self { tightened }
    }

    /// The cells that differ from the default table.
    pub fn changed(&self) -> impl Iterator<Item = (Row, Capacity, Cell)> {
        self.tightened.iter().map(|((row, capacity), cell)| (*row, *capacity, *cell))
    }

    /// The decision for one row and one capacity.
    ///
    /// ```
    /// use veridical_policy::{Cell, Policy, Row};
    /// use veridical_kernel::Capacity;
    /// let policy = Policy::defaults();
    /// assert_eq!(policy.cell(Row::NewFact, Capacity::Agent), Cell::Stage);
    /// assert_eq!(policy.cell(Row::Episode, Capacity::Person), Cell::Reject, "a person states facts, not proof");
    /// ```
    #[must_use]
    pub fn cell(&self, row: Row, capacity: Capacity) -> Cell {
        self.tightened.get(&(row, capacity)).copied().unwrap_or(row.default_cell(capacity))
    }
}

impl Row {
    /// The default decision (R7.2).
    #[must_use]
    #[rustfmt::skip]
    pub const fn default_cell(self, capacity: Capacity) -> Cell {
        use Cell::{Apply, ApplyClaim, ApplyIfExact, AtTerminal, AtTerminalElseStage, AtTerminalOrExact, IfMeasured, Reject, Stage, StageDiff};
        let [person, stated, bridge, sync, agent, background] = match self {
            //                            person               stated        bridge     sync        agent   background
            Row::RawAutosave         => [Reject,              Reject,       Reject,    Reject,     Reject, Reject],
            Row::Episode             => [Reject,              Reject,       Apply,     ApplyClaim, Reject, Reject],
            Row::NewFact             => [Apply,               Apply,        Reject,    ApplyClaim, Stage,  Reject],
            Row::SetEmptySlot        => [Apply,               Apply,        Reject,    Stage,      Stage,  Reject],
            Row::Supersede           => [Apply,               ApplyIfExact, Reject,    Stage,      Stage,  Reject],
            Row::Retract             => [AtTerminalElseStage, Stage,        Reject,    Stage,      Stage,  Reject],
            Row::Entity              => [Apply,               Apply,        Apply,     Apply,      Stage,  Reject],
            Row::Annotate            => [Apply,               Apply,        Reject,    Apply,      Stage,  Reject],
            Row::WidenScope          => [Apply,               Stage,        Reject,    Reject,     Stage,  Reject],
            Row::SharedWrite         => [Reject,              Reject,       Reject,    Reject,     Reject, Reject],
            Row::Consolidate         => [IfMeasured,          Reject,       Reject,    Reject,     Reject, IfMeasured],
            Row::SkillChange         => [StageDiff,           StageDiff,    StageDiff, Reject,     Reject, Reject],
            Row::Custodial           => [Apply,               Reject,       Reject,    Reject,     Reject, Reject],
            Row::FirstUse            => [Apply,               Reject,       Apply,     Reject,     Reject, Reject],
            Row::CustodialAtTerminal => [AtTerminal,          Reject,       Reject,    Reject,     Reject, Reject],
            Row::ResolvePending      => [AtTerminalOrExact,   Reject,       Reject,    Reject,     Reject, Reject],
        };
        match capacity {
            Capacity::Person => person,
            Capacity::Stated => stated,
            Capacity::Bridge => bridge,
            Capacity::Sync => sync,
            Capacity::Agent => agent,
            Capacity::Background => background,
        }
    }
}
