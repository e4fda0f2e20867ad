//! A second and naive reading of the table: the words of R7.2 in docs/requirements.md, phrase by phrase. It knows
//! nothing of cells or rulings, and was written from the prose alone.

use super::Point;
use veridical_kernel::{Capacity, Terminal};
use veridical_policy::{Assurance, Policy, Request, Row, Situation};

const PAGE: &str = include_str!("../../../../../docs/requirements.md");

/// The lines of the table, each as its columns.
pub(crate) struct Table(Vec<Vec<String>>);

impl Table {
    pub(crate) fn read() -> Self {
        let (_, rest) = PAGE.split_once("| mutation | person |").expect("the table of R7.2");
        let lines = rest.lines().skip(2).take_while(|line| line.starts_with('|'));
        let columns =
            |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
        Self(lines.map(columns).collect())
    }

    /// What the policy and the table say of a point, when that is not the same.
    pub(crate) fn differs(&self, (row, capacity, at): Point) -> Option<String> {
        let said = self.says(row, capacity, &at);
        let decided = Policy::defaults().judge(row, capacity, &at).word();
        (said != decided)
            .then(|| format!("{row:?} {capacity:?} {at:?}: the table says {said}, decided {decided}"))
    }

    fn says(&self, row: Row, capacity: Capacity, at: &Situation) -> &'static str {
        // "a tool call", even in a session where the user speaks, is the agent's unless the user's own whole statement
        // supports it; "extraction from a trusted turn, with its proof or the user's sentence".
        let capacity = match capacity {
            Capacity::Stated if at.assurance != Assurance::Stated => Capacity::Agent,
            Capacity::Bridge if at.assurance == Assurance::Claim => return "reject",
            other => other,
        };
        let column = match capacity {
            Capacity::Person => 1,
            Capacity::Stated => 2,
            Capacity::Bridge => 3,
            Capacity::Sync => 4,
            Capacity::Agent => 5,
            Capacity::Background => 6,
        };
        let line = self.0.iter().find(|line| line.first().is_some_and(|name| *name == label(row)));
        let line = line.unwrap_or_else(|| panic!("{row:?} has no line in the table"));
        let phrase = line.get(column).expect("six columns").trim_end_matches('*');
        read(phrase, row, at)
    }
}

/// The line of a row. Two lines of the table are two rows of the program each, told apart by a word in brackets.
fn label(row: Row) -> &'static str {
    match row {
        Row::RawAutosave => "raw autosave",
        Row::Episode => "record episode, attest, supersede episode",
        Row::NewFact => "new fact",
        Row::SetEmptySlot => "set an empty slot",
        Row::Supersede => "supersede a slot or fact",
        Row::Retract => "update, invalidate, forget",
        Row::Entity | Row::Annotate => "alias, tag, entity, relation, feedback",
        Row::WidenScope => "widen scope",
        Row::SharedWrite => "shared-memory write",
        Row::Consolidate => "consolidate, decay",
        Row::SkillChange => "skill change",
        Row::Custodial | Row::CustodialAtTerminal => {
            "import, restore, copy, migrate, re-index, rebind (terminal), declare (terminal), privacy list, policy change"
        }
        Row::FirstUse => "remember a place on first use",
        Row::ResolvePending => "apply or reject a pending one",
    }
}

fn read(phrase: &str, row: Row, at: &Situation) -> &'static str {
    let terminal = at.terminal == Terminal::Attached;
    let exact = at.context.request == Request::Exact;
    let measured = at.context.consolidation_measured;
    let claim = at.assurance == Assurance::Claim;
    let waits = if at.approved { "apply" } else { "stage" };
    let yes = |holds: bool| if holds { "apply" } else { "reject" };
    match phrase {
        "reject" => "reject",
        "apply" if row == Row::CustodialAtTerminal => yes(terminal),
        "apply" | "apply, read back" => "apply",
        "apply as a claim, never verified" | "apply, `imported`" => yes(claim),
        "stage" => waits,
        "apply if the message asks for exactly that change, else stage" if exact => "apply",
        "apply if the message asks for exactly that change, else stage" => waits,
        "at a terminal: show the target, ask, apply; without one: stage" if terminal => "apply",
        "at a terminal: show the target, ask, apply; without one: stage" => waits,
        "apply (entities only)" => yes(row == Row::Entity),
        "apply if R13.2 holds" | "apply if enabled and R13.2 holds" => yes(measured),
        "staged diff only" => "stage",
        "apply (terminal), or the exact foreground message" => yes(terminal || exact),
        other => panic!("the table has a phrase that is not understood: {other}"),
    }
}

#[test]
fn a_star_stands_where_the_agents_word_waits_and_nowhere_else() {
    let table = Table::read();
    assert_eq!(table.0.len(), 14);
    for line in &table.0 {
        for (column, phrase) in line.iter().enumerate().skip(1) {
            let star = phrase.ends_with('*');
            assert_eq!(star, column == 5 && phrase.starts_with("stage"), "{line:?}");
        }
    }
}
