use veridical::Storage;
use veridical::episode::{Episodes, StoredEpisode};
use veridical::policy::{Context, Decision, Policy, decide, kind};
use veridical::kernel::Origin;

async fn again(storage: &dyn Storage, stored: StoredEpisode, origin: &Origin) {
    if let Decision::Apply(permit) =
        decide::<kind::RecordEpisode, _>(stored, origin, None, &Context::default(), &Policy::defaults())
    {
        let _ = Episodes::record(storage, permit).await;
    }
}

fn main() {}
