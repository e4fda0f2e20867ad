//! A project's id is the digest of a canonical remote.
use veridical_kernel::{CanonicalRemote, ProjectId};

fn main() {
    let _ = ProjectId("git:sha256:0".to_owned());
    let _ = CanonicalRemote("code.example.org/app".to_owned());
}
