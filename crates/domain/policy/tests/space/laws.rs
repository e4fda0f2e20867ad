//! The laws of R7.4. Each gives back the points at which a policy breaks it.

use super::{Point, every_point};
use veridical_kernel::Capacity;
use veridical_policy::{Assurance, Outcome, Policy, Row};

pub(crate) type Law = fn(&Policy) -> Vec<Point>;

pub(crate) const ALL: [(&str, Law); 5] = [
    ("whoever is trusted more gets no less", monotone),
    ("an approval skips no gate", approval_skips_no_gate),
    ("nothing from the model alone is applied", nothing_from_the_model_alone),
    ("an episode needs a proof, a statement or a sync's claim", episodes_are_proven),
    ("a policy never allows more than the default", never_looser),
];

fn monotone(policy: &Policy) -> Vec<Point> {
    let order = [Capacity::Agent, Capacity::Stated, Capacity::Person];
    let rank = |(row, capacity, at): Point| policy.judge(row, capacity, &at).rank();
    broken(|(row, capacity, at)| {
        let higher = order.iter().skip_while(|less| **less != capacity).skip(1);
        higher.into_iter().all(|more| rank((row, *more, at)) >= rank((row, capacity, at)))
    })
}

/// What is refused without an approval is refused with one, and what stays a diff stays one.
fn approval_skips_no_gate(policy: &Policy) -> Vec<Point> {
    broken(|(row, capacity, mut at)| {
        at.approved = false;
        let alone = policy.judge(row, capacity, &at);
        at.approved = true;
        let approved = policy.judge(row, capacity, &at);
        match alone {
            Outcome::Stage(_) if alone.rank() == 2 => approved == Outcome::Apply { approved: true },
            _ => approved == alone,
        }
    })
}

fn nothing_from_the_model_alone(policy: &Policy) -> Vec<Point> {
    broken(|(row, capacity, at)| {
        let model =
            capacity == Capacity::Agent || capacity == Capacity::Stated && at.assurance == Assurance::Claim;
        let applied = matches!(policy.judge(row, capacity, &at), Outcome::Apply { .. });
        !(model && !at.approved && applied)
    })
}

fn episodes_are_proven(policy: &Policy) -> Vec<Point> {
    broken(|(row, capacity, at)| {
        let may = match capacity {
            Capacity::Bridge => at.assurance != Assurance::Claim,
            Capacity::Sync => at.assurance == Assurance::Claim,
            _ => false,
        };
        row != Row::Episode || may || policy.judge(row, capacity, &at).rank() == 0
    })
}

fn never_looser(policy: &Policy) -> Vec<Point> {
    let default = Policy::defaults();
    broken(|(row, capacity, at)| {
        policy.judge(row, capacity, &at).rank() <= default.judge(row, capacity, &at).rank()
    })
}

fn broken(holds: impl Fn(Point) -> bool) -> Vec<Point> {
    every_point().filter(|point| !holds(*point)).collect()
}
