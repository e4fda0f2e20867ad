use super::RefusedRemote;
use super::host::canonical_host;
use std::collections::BTreeMap;

/// What the case of a path's letters says on a host.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Case {
    /// `Team/App` and `team/app` are two repositories.
    #[default]
    Keep,
    /// They are one: ASCII letters count in lower case.
    Fold,
}

/// What the operator says of hosts (R5.2). A host that is not named keeps the case.
///
/// ```
/// use veridical_kernel::{CanonicalRemote, Case, HostPolicies, RemoteParts, Transport};
/// let mut policies = HostPolicies::none();
/// policies.set("Code.Example.org", Case::Fold)?;
/// let parts = |host: &str| RemoteParts {
///     transport: Transport::Https,
///     host: host.to_owned(),
///     port: None,
///     path: "/Team/App.GIT".to_owned(),
///     user: None,
/// };
/// let canonical = |host| CanonicalRemote::under(&parts(host), &policies).map(|remote| remote.to_string());
/// assert_eq!(canonical("code.example.org")?, "code.example.org/team/app");
/// assert_eq!(canonical("other.example.org")?, "other.example.org/Team/App.GIT");
/// # Ok::<(), veridical_kernel::RefusedRemote>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HostPolicies(BTreeMap<String, Case>);

impl HostPolicies {
    /// No host has a policy.
    #[must_use]
    pub fn none() -> Self {
        Self::default()
    }

    /// Sets the policy of a host, on whatever port.
    ///
    /// # Errors
    /// [`RefusedRemote`] when the text names no host.
    pub fn set(&mut self, host: &str, case: Case) -> Result<(), RefusedRemote> {
        self.0.insert(canonical_host(host)?, case);
        Ok(())
    }

    pub(super) fn case_on(&self, host: &str) -> Case {
        self.0.get(host).copied().unwrap_or_default()
    }
}
