use serde::Serialize;
use veridical_kernel::{Capacity, Terminal};
use veridical_policy::{Assurance, Cell, Context, Policy, Row, Situation};

/// `veridical.policy/1`: the table in force.
#[derive(Debug, Clone, Serialize)]
pub struct PolicyAnswer {
    /// `veridical.policy/1`
    pub schema: &'static str,
    /// The policy file; `None` when there is none, so that the defaults hold.
    pub file: Option<String>,
    /// How many cells it changed.
    pub changed: usize,
    /// The table, row by row.
    pub rows: Vec<RowView>,
}

/// One row of the table.
#[derive(Debug, Clone, Serialize)]
pub struct RowView {
    /// Its name, as a policy file has it.
    pub row: &'static str,
    /// What it is about.
    pub about: &'static str,
    /// The mutations that it covers.
    pub mutations: &'static [&'static str],
    /// Its cells, in the order of the columns.
    pub cells: Vec<CellView>,
}

/// One cell of the table.
#[derive(Debug, Clone, Serialize)]
pub struct CellView {
    /// The capacity: the column.
    #[serde(rename = "as")]
    pub capacity: &'static str,
    /// The decision in force.
    pub decision: &'static str,
    /// The default one.
    pub default: &'static str,
}

impl PolicyAnswer {
    /// The table of a policy that was read from `file`.
    #[must_use]
    pub fn of(policy: &Policy, file: Option<String>) -> Self {
        let cell = |row: Row, capacity: Capacity| CellView {
            capacity: capacity.word(),
            decision: policy.cell(row, capacity).word(),
            default: row.default_cell(capacity).word(),
        };
        let row = |row: &Row| RowView {
            row: row.word(),
            about: row.describe(),
            mutations: row.mutations(),
            cells: Capacity::ALL.into_iter().map(|capacity| cell(*row, capacity)).collect(),
        };
        Self {
            schema: "veridical.policy/1",
            file,
            changed: policy.changed().count(),
            rows: Row::ALL.iter().map(row).collect(),
        }
    }
}

/// `veridical.policy-explain/1`: what the policy says of one mutation, and by which rule.
#[derive(Debug, Clone, Serialize)]
pub struct PolicyExplainAnswer {
    /// `veridical.policy-explain/1`
    pub schema: &'static str,
    /// `apply`, `stage` or `reject`, when nothing but the capacity's own word or proof supports it, nobody approved
    /// it, and the message does not ask for exactly this.
    pub decision: &'static str,
    /// The reason's code.
    pub reason: &'static str,
    /// The same in one sentence.
    pub detail: &'static str,
    /// The row that decides; `None` for a mutation that the policy does not know.
    pub row: Option<&'static str>,
    /// The capacity that it was decided for.
    #[serde(rename = "as")]
    pub capacity: &'static str,
    /// `attached` or `absent`: whether a person can be asked.
    pub terminal: &'static str,
    /// The cell in force.
    pub rule: &'static str,
    /// What it says.
    pub rule_says: &'static str,
    /// The default cell.
    pub default: &'static str,
}

impl PolicyExplainAnswer {
    /// Explains the mutation of this name, asked for as `capacity`.
    #[must_use]
    pub fn of(policy: &Policy, mutation: &str, capacity: Capacity, terminal: Terminal) -> Self {
        let schema = "veridical.policy-explain/1";
        let place = match terminal {
            Terminal::Attached => "attached",
            Terminal::Absent => "absent",
        };
        let Some(row) = Row::covering(mutation) else {
            let (reason, detail) = crate::reasons::UNKNOWN_MUTATION;
            return Self {
                schema,
                decision: "reject",
                reason,
                detail,
                row: None,
                capacity: capacity.word(),
                terminal: place,
                rule: Cell::Reject.word(),
                rule_says: Cell::Reject.describe(),
                default: Cell::Reject.word(),
            };
        };
        let at =
            Situation { assurance: own(capacity), terminal, context: Context::default(), approved: false };
        let outcome = policy.judge(row, capacity, &at);
        let (reason, detail) =
            outcome.reason().map_or(crate::reasons::APPLIED, |reason| (reason.code(), reason.describe()));
        let rule = policy.cell(row, capacity);
        Self {
            schema,
            decision: outcome.word(),
            reason,
            detail,
            row: Some(row.word()),
            capacity: capacity.word(),
            terminal: place,
            rule: rule.word(),
            rule_says: rule.describe(),
            default: row.default_cell(capacity).word(),
        }
    }
}

/// What supports a mutation by itself when it is asked for in a capacity.
const fn own(capacity: Capacity) -> Assurance {
    match capacity {
        Capacity::Person | Capacity::Stated => Assurance::Stated,
        Capacity::Bridge => Assurance::Proven,
        Capacity::Sync | Capacity::Agent | Capacity::Background => Assurance::Claim,
    }
}
