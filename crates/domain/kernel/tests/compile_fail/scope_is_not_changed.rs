//! A bound scope keeps its project.
use veridical_kernel::{Scope, TenantId};

fn other_tenant(mut scope: Scope, tenant: TenantId) -> Scope {
    scope.tenant = tenant;
    scope
}

fn main() {}
