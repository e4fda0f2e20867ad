use veridical::kernel::{Provenance, Scope, Zone};
use veridical::slot::{NewFact, Reach, RefusedFact, Stated};

type Forged = Result<NewFact, RefusedFact>;

fn forge(stated: Stated, text: String, scope: &Scope, from: Provenance, zone: &Zone) -> Forged {
    NewFact::stated(stated, text, scope, Reach::Global, from, zone)
}

fn main() {}
