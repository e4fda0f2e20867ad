use crate::ProjectId;

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
    const fn default_port(self) -> u16 {
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
    /// The host, with brackets when it is an IPv6 address.
    pub host: String,
    /// The port, when one is written.
    pub port: Option<u16>,
    /// The path, percent-encoded as written.
    pub path: String,
    /// The user, which only a home-relative path (`~/app.git`) keeps.
    pub user: Option<String>,
}

/// Why a remote's form is refused: it does not name one place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RefusedRemote {
    /// The text is no URL that Git understands.
    Malformed,
    /// A transport that runs a program or is unknown.
    Transport,
    /// The host is empty.
    EmptyHost,
    /// The host has letters outside ASCII.
    HostNotAscii,
    /// The host has a character that no host has, or starts with `-`.
    Host,
    /// The path is empty.
    EmptyPath,
    /// The path has a `.` or `..` segment, plain or encoded.
    DotSegment,
    /// The path has a control character or a broken percent escape.
    Path,
    /// The path is home-relative, but no user is named.
    HomeWithoutUser,
}

impl RefusedRemote {
    /// Every reason.
    pub const ALL: &'static [Self] = &[
        Self::Malformed,
        Self::Transport,
        Self::EmptyHost,
        Self::HostNotAscii,
        Self::Host,
        Self::EmptyPath,
        Self::DotSegment,
        Self::Path,
        Self::HomeWithoutUser,
    ];

    /// The reason's stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Malformed => "remote-malformed",
            Self::Transport => "remote-transport",
            Self::EmptyHost => "remote-empty-host",
            Self::HostNotAscii => "remote-host-not-ascii",
            Self::Host => "remote-host",
            Self::EmptyPath => "remote-empty-path",
            Self::DotSegment => "remote-dot-segment",
            Self::Path => "remote-path",
            Self::HomeWithoutUser => "remote-home-without-user",
        }
    }

    /// What it means, in one sentence.
    #[must_use]
    pub const fn describe(self) -> &'static str {
        match self {
            Self::Malformed => "the remote is no URL that Git understands",
            Self::Transport => "the remote's transport is unknown or runs a program",
            Self::EmptyHost => "the remote has no host",
            Self::HostNotAscii => "the remote's host has letters outside ASCII; write it in its xn-- form",
            Self::Host => "the remote's host has a character that no host name has",
            Self::EmptyPath => "the remote has no path",
            Self::DotSegment => "the remote's path walks with . or .. segments, so it names no one place",
            Self::Path => "the remote's path has a control character or a broken percent escape",
            Self::HomeWithoutUser => "the remote's path is relative to a home folder, but names no user",
        }
    }
}

/// The canonical form of a remote: `host[:port]/path` without transport, user, password, default port, query,
/// fragment, one terminal `.git` and trailing slashes (R5.2).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CanonicalRemote(String);

impl CanonicalRemote {
    /// Canonicalises the parts of a remote URL.
    ///
    /// # Errors
    /// [`RefusedRemote`] when they do not name one place (R5.8).
    pub fn new(parts: &RemoteParts) -> Result<Self, RefusedRemote> {
        let host = canonical_host(&parts.host)?;
        let port = match parts.port {
            Some(port) if port != parts.transport.default_port() => format!(":{port}"),
            _ => String::new(),
        };
        let path = canonical_path(&parts.path, parts.user.as_deref())?;
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

fn canonical_host(host: &str) -> Result<String, RefusedRemote> {
    if host.is_empty() {
        return Err(RefusedRemote::EmptyHost);
    }
    if !host.is_ascii() {
        return Err(RefusedRemote::HostNotAscii);
    }
    let name = |b: u8| b.is_ascii_alphanumeric() || b == b'.' || b == b'-' || b == b'_';
    let plain = match host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        Some(address) => address.parse::<std::net::Ipv6Addr>().is_ok(),
        None => host.bytes().all(name) && !host.starts_with('-') && !host.starts_with('.'),
    };
    if plain { Ok(host.to_ascii_lowercase()) } else { Err(RefusedRemote::Host) }
}

fn canonical_path(path: &str, user: Option<&str>) -> Result<String, RefusedRemote> {
    let path = path.trim_start_matches('/').trim_end_matches('/');
    let path = path.strip_suffix(".git").unwrap_or(path).trim_end_matches('/');
    let path = decode_unreserved(path)?;
    if path.is_empty() {
        return Err(RefusedRemote::EmptyPath);
    }
    if path.split('/').any(|segment| segment == "." || segment == "..") {
        return Err(RefusedRemote::DotSegment);
    }
    match (path.strip_prefix("~/"), user) {
        (Some(rest), Some(user)) => Ok(format!("~{user}/{rest}")),
        (Some(_), None) => Err(RefusedRemote::HomeWithoutUser),
        (None, _) => Ok(path),
    }
}

/// Decodes the percent escapes of unreserved characters and space; other escapes stay, in upper case.
fn decode_unreserved(path: &str) -> Result<String, RefusedRemote> {
    let mut decoded = String::with_capacity(path.len());
    let mut rest = path.chars();
    while let Some(c) = rest.next() {
        if c.is_control() {
            return Err(RefusedRemote::Path);
        }
        if c != '%' {
            decoded.push(c);
            continue;
        }
        let mut digit = || rest.next().and_then(|d| d.to_digit(16)).ok_or(RefusedRemote::Path);
        let byte = u8::try_from(digit()? * 16 + digit()?).map_err(|_| RefusedRemote::Path)?;
        match byte {
            b'-' | b'.' | b'_' | b'~' | b' ' => decoded.push(char::from(byte)),
            alnum if alnum.is_ascii_alphanumeric() => decoded.push(char::from(alnum)),
            control if control.is_ascii_control() => return Err(RefusedRemote::Path),
            other => decoded.push_str(&format!("%{other:02X}")),
        }
    }
    Ok(decoded)
}
