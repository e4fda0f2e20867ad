//! The mutation kinds: one type each, each in one row of the table. The list is closed to other crates.

use crate::Row;

mod sealed {
    pub trait Sealed {}
}

/// A kind of mutation. Sealed: only the kinds of this module exist.
pub trait Kind: sealed::Sealed + Send + Sync + 'static {
    /// The row that decides it.
    const ROW: Row;
    /// Its name in answers and in the chain.
    const NAME: &'static str;
}

/// The kinds by which a person answers for one pending mutation.
pub trait Resolving: Kind {}
impl Resolving for ApplyPending {}
impl Resolving for RejectPending {}

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident in $row:ident as $word:literal;)+) => {
        $(
            $(#[$doc])*
            #[derive(Debug)]
            pub enum $name {}
            impl sealed::Sealed for $name {}
            impl Kind for $name {
                const ROW: Row = Row::$row;
                const NAME: &'static str = $word;
            }
        )+

        /// Every kind's row and name, for documents and checks.
        pub const ALL: &[(Row, &str)] = &[$((Row::$row, $word)),+];
    };
}

kinds! {
    /// Keep a lesson of a turn, or attest the one that is already there.
    RecordEpisode in Episode as "record-episode";
    /// Keep a new fact.
    NewFact in NewFact as "new-fact";
    /// Give a slot without a live value one.
    SetSlot in SetEmptySlot as "set-slot";
    /// Remove an item and all of its content.
    Forget in Retract as "forget";
    /// Put a value in the place of a slot's live one.
    SupersedeSlot in Supersede as "supersede-slot";
    /// Put a fact in the place of a live one.
    SupersedeFact in Supersede as "supersede-fact";
    /// Choose between facts that contradict or repeat each other.
    SettleFacts in Supersede as "settle-facts";
    /// Say that a fact or a slot's value does not hold any more.
    Invalidate in Retract as "invalidate";
    /// Word a fact in another way.
    Alias in Annotate as "alias";
    /// Put a tag or a category on a fact, or take a tag off.
    Tag in Annotate as "tag";
    /// Say whether a fact helped.
    Feedback in Annotate as "feedback";
    /// Make a fact of one project hold everywhere.
    WidenScope in WidenScope as "widen-scope";
    /// Take a pending mutation out of waiting, to apply it.
    ApplyPending in ResolvePending as "claim-pending";
    /// End a pending mutation with a no.
    RejectPending in ResolvePending as "reject-pending";
    /// End what has waited too long.
    ExpirePending in ResolvePending as "expire-pending";
    /// Remember what project a place is on its first use.
    TrustPlace in FirstUse as "trust-place";
    /// Remember another project for a place.
    RebindPlace in CustodialAtTerminal as "rebind-place";
    /// Make a place a project of its own.
    DeclarePlace in CustodialAtTerminal as "declare-place";
    /// Forget a place.
    ForgetPlace in CustodialAtTerminal as "forget-place";
}
