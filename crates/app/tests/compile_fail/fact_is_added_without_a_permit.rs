use veridical::Storage;
use veridical::slot::{Facts, NewFact};

async fn add(storage: &dyn Storage, fact: NewFact) {
    let _ = Facts::add(storage, fact).await;
}

fn main() {}
