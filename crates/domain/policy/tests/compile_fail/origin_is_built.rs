use veridical_kernel::*;

fn forge() -> Origin {
    Origin { capacity: Capacity::Person, terminal: Terminal::Attached }
}

fn custody() -> Custody {
    Custody { tenant: TenantId::parse("t").unwrap() }
}

fn scope(project: ProjectId) -> Scope {
    Scope { tenant: TenantId::parse("t").unwrap(), principal: PrincipalId::local(), project: Some(project) }
}

fn main() {}
