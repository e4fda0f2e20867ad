use veridical::Storage;
use veridical::episode::{Episodes, Page};

async fn all(storage: &dyn Storage) {
    let _ = Episodes::list(storage, Page::default()).await;
}

fn main() {}
