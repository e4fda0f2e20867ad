use veridical_kernel::{Custody, TenantId};

fn forge(tenant: TenantId) -> Custody {
    Custody { tenant }
}

fn main() {}
