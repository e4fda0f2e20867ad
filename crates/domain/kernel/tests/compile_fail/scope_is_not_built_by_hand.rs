//! A scope comes from a binding alone, so that no read sees what its session is not bound to.
use veridical_kernel::{PrincipalId, Scope, TenantId};

fn main() {
    let _ = Scope {
        tenant: TenantId::parse("t1").unwrap(),
        principal: PrincipalId::local(),
        project: None,
    };
}
