use veridical::kernel::{Provenance, Scope};
use veridical::slot::{NewFact, Reach, RefusedFact, Stated};

fn forge(stated: Stated, text: String, scope: &Scope, from: Provenance) -> Result<NewFact, RefusedFact> {
    NewFact::stated(stated, text, scope, Reach::Global, from)
}

fn main() {}
