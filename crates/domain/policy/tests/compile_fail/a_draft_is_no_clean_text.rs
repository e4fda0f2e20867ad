use veridical_policy::pending::*;
use veridical_screening::CleanText;

fn back(draft: Proposal<String>) -> Proposal<CleanText> {
    draft
}

fn main() {}
