use veridical_policy::pending::*;
use veridical_policy::*;

fn twice<T: Proposed + Clone>(claimed: Claimed, subject: T, context: &Context, policy: &Policy) {
    let _ = claimed.decide::<kind::NewFact, T>(subject.clone(), context, policy);
    let _ = claimed.decide::<kind::NewFact, T>(subject, context, policy);
}

fn main() {}
