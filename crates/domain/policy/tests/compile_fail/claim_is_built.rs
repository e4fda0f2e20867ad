use veridical_policy::pending::*;
use veridical_policy::*;

fn forge(draft: Proposal<String>, pending: StoredPending, receipt: Receipt) -> Claimed {
    Claimed { draft, pending, receipt }
}

fn main() {}
