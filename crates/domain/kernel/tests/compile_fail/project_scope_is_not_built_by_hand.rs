//! A scope with a project comes from a scope that has one.
use veridical_kernel::{ProjectId, ProjectScope, Scope};

fn with_project(scope: Scope, project: ProjectId) -> ProjectScope {
    ProjectScope { scope, project }
}

fn main() {}
