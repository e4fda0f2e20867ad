mod host;
mod path;
mod policy;
mod refused;
mod services;

use crate::ProjectId;
use host::canonical_host;
use path::{canonical_path, folded_path};
pub use policy::{Case, HostPolicies};
pub use refused::RefusedRemote;
use services::Address;

/// How a remote is reached. It is dropped from the identity, but decides which port is the default one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Transport {
    /// `http://`
    Http,
    /// `https://`
    Https,
    /// `ssh://`, `git+ssh://` and the scp-like `user@host:path`
    Ssh,
    /// `git://`
    Git,
}

impl Transport {
    /// Every transport.
    pub const ALL: &'static [Self] = &[Self::Http, Self::Https, Self::Ssh, Self::Git];

    /// The port that is meant when none is written.
    #[must_use]
    pub const fn default_port(self) -> u16 {
        match self {
            Self::Http => 80,
            Self::Https => 443,
            Self::Ssh => 22,
            Self::Git => 9418,
        }
    }
}

/// The parts of a remote URL, as a parser read them. User, password, query and fragment are not here: whoever
/// parses drops them, so nothing that held credentials gets further (R5.3). A user is kept only for a
/// home-relative path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RemoteParts {
    /// How it is reached.
    pub transport: Transport,
    /// The host as it is written, with brackets when it is an IPv6 address.
    pub host: String,
    /// The port, when one is written.
    pub port: Option<u16>,
    /// The path, percent-encoded as written.
    pub path: String,
    /// The user, which only a home-relative path (`~/app.git`) keeps.
    pub user: Option<String>,
}

/// The canonical form of a remote: `host[:port]/path` without transport, user, password, default port, query,
/// fragment, one terminal `.git` and trailing slashes (R5.2).
///
/// ```
/// use veridical_kernel::{CanonicalRemote, RemoteParts, Transport};
/// let parts = RemoteParts {
///     transport: Transport::Ssh,
///     host: "Code.Example.org".to_owned(),
///     port: Some(22),
///     path: "/team/app.git/".to_owned(),
///     user: None,
/// };
/// assert_eq!(CanonicalRemote::new(&parts)?.to_string(), "code.example.org/team/app");
/// # Ok::<(), veridical_kernel::RefusedRemote>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CanonicalRemote(String);

impl CanonicalRemote {
    /// Canonicalises the parts of a remote URL where no host has a policy of its own.
    ///
    /// # Errors
    /// [`RefusedRemote`] when they do not name one place (R5.8).
    pub fn new(parts: &RemoteParts) -> Result<Self, RefusedRemote> {
        Self::under(parts, &HostPolicies::none())
    }

    /// Canonicalises the parts of a remote URL as the host's policy says.
    ///
    /// # Errors
    /// [`RefusedRemote`] when they do not name one place (R5.8).
    pub fn under(parts: &RemoteParts, policies: &HostPolicies) -> Result<Self, RefusedRemote> {
        let host = canonical_host(&parts.host)?;
        let port = match parts.port {
            Some(0) => return Err(RefusedRemote::Port),
            port => port.filter(|port| *port != parts.transport.default_port()),
        };
        let (path, suffix) = canonical_path(&parts.path, parts.user.as_deref())?;
        let Address { host, port, path } = services::settled(parts.transport, Address { host, port, path });
        let path = match policies.case_on(&host) {
            Case::Keep => path,
            Case::Fold => folded_path(&path, suffix)?,
        };
        let port = port.map_or_else(String::new, |port| format!(":{port}"));
        Ok(Self(format!("{host}{port}/{path}")))
    }

    /// The canonical text in bytes, over which the identity is hashed.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }

    /// The identity of the project that this remote names.
    #[must_use]
    pub fn project_id(&self) -> ProjectId {
        ProjectId::of(self)
    }
}

impl std::fmt::Display for CanonicalRemote {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests;
