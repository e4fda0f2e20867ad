use veridical_kernel::Capacity;

/// A row of the decision table: mutations that are decided alike (R7.2). Exhaustive: what is not here does not exist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
    /// Rebind or declare a project.
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
            Self::CustodialAtTerminal => "custodial-at-terminal",
            Self::ResolvePending => "resolve-pending",
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

/// The table in force.
#[derive(Debug, Clone, Default)]
pub struct Policy(());

impl Policy {
    /// The default table of R7.2.
    #[must_use]
    pub fn defaults() -> Self {
        Self(())
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
    #[rustfmt::skip]
    pub const fn cell(&self, row: Row, capacity: Capacity) -> Cell {
        use Cell::{Apply, ApplyClaim, ApplyIfExact, AtTerminal, AtTerminalElseStage, AtTerminalOrExact, IfMeasured, Reject, Stage, StageDiff};
        let [person, stated, bridge, sync, agent, background] = match row {
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
