use veridical_kernel::{RefusedRemote, RemoteParts, RemoteReport, Transport};

/// The longest remote that is looked at, in bytes.
const LONGEST: usize = 4096;

/// Reads a remote URL: `http(s)://`, `ssh://`, `git+ssh://`, `git://` and the scp-like `user@host:path`. Paths,
/// drive letters and `file://` are [`RemoteReport::Local`]; every other transport is refused. User, password, query
/// and fragment are dropped here; of the user only what a home-relative path needs is kept.
///
/// ```
/// use veridical_git::parse_url;
/// use veridical_kernel::{CanonicalRemote, RemoteReport};
/// let RemoteReport::Parts(parts) = parse_url("git@code.example.org:team/app.git") else { panic!() };
/// assert_eq!(CanonicalRemote::new(&parts)?.to_string(), "code.example.org/team/app");
/// assert_eq!(parse_url("../app"), RemoteReport::Local);
/// # Ok::<(), veridical_kernel::RefusedRemote>(())
/// ```
#[must_use]
pub fn parse_url(url: &str) -> RemoteReport {
    match read(url) {
        Ok(Some(parts)) => RemoteReport::Parts(parts),
        Ok(None) => RemoteReport::Local,
        Err(refused) => RemoteReport::Refused(refused),
    }
}

/// `None` is a place on this machine.
fn read(url: &str) -> Result<Option<RemoteParts>, RefusedRemote> {
    if url.is_empty() || url.len() > LONGEST {
        return Err(RefusedRemote::Malformed);
    }
    if url.chars().any(char::is_control) {
        return Err(RefusedRemote::Hidden);
    }
    if url.starts_with('-') {
        return Err(RefusedRemote::Option);
    }
    match Form::of(url) {
        Form::Local => Ok(None),
        Form::Helper => Err(RefusedRemote::Transport),
        Form::Url { scheme, rest } => read_url(&scheme.to_ascii_lowercase(), rest),
        Form::Scp { authority, path } => read_scp(authority, path),
    }
}

/// How Git tells the kinds of remote apart, in its order.
enum Form<'a> {
    Url { scheme: &'a str, rest: &'a str },
    Scp { authority: &'a str, path: &'a str },
    Helper,
    Local,
}

impl<'a> Form<'a> {
    fn of(url: &'a str) -> Self {
        let word = |name: &str| {
            !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b"+-.".contains(&b))
        };
        if url.split_once("::").is_some_and(|(name, _)| word(name)) {
            return Self::Helper;
        }
        if let Some((scheme, rest)) = url.split_once("://") {
            return Self::Url { scheme, rest };
        }
        // A colon inside the brackets of an address belongs to the address.
        let bracket =
            url.find(['[', '/']).filter(|&at| url.get(at..).is_some_and(|rest| rest.starts_with('[')));
        let skip = bracket.and_then(|open| url.get(open..)?.find(']').map(|close| open + close)).unwrap_or(0);
        let colon = url.get(skip..).and_then(|rest| rest.find(':')).map(|at| skip + at);
        match colon.and_then(|at| url.split_at_checked(at)) {
            // A folder whose name has a colon, and `C:\app`.
            Some((authority, _)) if authority.contains(['/', '\\']) => Self::Local,
            Some((authority, _))
                if authority.len() == 1 && authority.bytes().all(|b| b.is_ascii_alphabetic()) =>
            {
                Self::Local
            }
            Some((authority, path)) => Self::Scp { authority, path: path.strip_prefix(':').unwrap_or(path) },
            None => Self::Local,
        }
    }
}

/// Reads `user@host:path` as the `ssh://` URL that means the same.
fn read_scp(authority: &str, path: &str) -> Result<Option<RemoteParts>, RefusedRemote> {
    match authority.rsplit_once('@') {
        None if !authority.contains(['.', '[']) && !authority.is_empty() => return Err(RefusedRemote::Alias),
        // `user:password@host:path`: Git would take the user for the host, and the path would hold the password.
        None if path.split('/').next().is_some_and(|first| first.contains('@')) => {
            return Err(RefusedRemote::Malformed);
        }
        _ => {}
    }
    // Without a scheme there is no query and no fragment: these are characters of the path.
    let path = path.replace('?', "%3F").replace('#', "%23");
    read_url("ssh", &format!("{authority}/{path}"))
}

/// Reads what follows `scheme://`. It is taken apart here with the strictness that an identity needs and parsed by
/// the Git library as well; where the two do not see the same host and port, nobody knows which one Git will ask.
fn read_url(scheme: &str, rest: &str) -> Result<Option<RemoteParts>, RefusedRemote> {
    let transport = match scheme {
        "http" => Transport::Http,
        "https" => Transport::Https,
        "ssh" | "git+ssh" | "ssh+git" => Transport::Ssh,
        "git" => Transport::Git,
        "file" => return Ok(None),
        _ => return Err(RefusedRemote::Transport),
    };
    let (authority, path) =
        rest.split_at_checked(rest.find(['/', '?', '#']).unwrap_or(rest.len())).unwrap_or_default();
    let web = matches!(transport, Transport::Http | Transport::Https);
    if authority.contains('\\') || (!web && path.starts_with(['?', '#'])) {
        // Programs differ in where such an authority ends, and so in the host that they ask.
        return Err(RefusedRemote::Host);
    }
    let (userinfo, host_port) = authority.rsplit_once('@').unwrap_or(("", authority));
    let (host, port) = split_port(host_port)?;
    let path = path.split(['?', '#']).next().unwrap_or_default();
    if path.trim_matches('/').is_empty() {
        return Err(RefusedRemote::EmptyPath);
    }
    // The library knows no letters outside ASCII in a host; none of them parts a URL.
    let in_ascii = |text: &str| text.replace(|c: char| !c.is_ascii(), "x");
    let asked = format!("{scheme}://{}{path}", in_ascii(host_port)).replace(' ', "%20");
    let parsed = gix_url::parse(asked.as_str()).map_err(|_| RefusedRemote::Malformed)?;
    let seen = parsed.host().map(bare_host);
    let same_host = seen.is_some_and(|seen| seen.eq_ignore_ascii_case(bare_host(&in_ascii(host))));
    if !same_host || parsed.port != port {
        return Err(RefusedRemote::Malformed);
    }
    let user = userinfo.split(':').next().filter(|user| !user.is_empty());
    let user = user.filter(|_| transport == Transport::Ssh && is_home_relative(path)).map(str::to_owned);
    Ok(Some(RemoteParts { transport, host: host.to_owned(), port, path: path.to_owned(), user }))
}

/// Splits `host[:port]`; an address must be in brackets.
fn split_port(host_port: &str) -> Result<(&str, Option<u16>), RefusedRemote> {
    let close = host_port.find(']').filter(|_| host_port.starts_with('['));
    let (host, port) = match close.and_then(|end| host_port.split_at_checked(end + 1)) {
        Some((host, "")) => (host, ""),
        Some((host, port)) => (host, port.strip_prefix(':').ok_or(RefusedRemote::Host)?),
        None => host_port.split_once(':').unwrap_or((host_port, "")),
    };
    if host.is_empty() {
        return Err(RefusedRemote::EmptyHost);
    }
    if port.contains(':') || host.contains(['%', ' ']) {
        return Err(RefusedRemote::Host);
    }
    if port.is_empty() {
        return Ok((host, None));
    }
    let digits = port.bytes().all(|b| b.is_ascii_digit());
    match port.parse::<u16>() {
        Ok(number) if digits && number > 0 => Ok((host, Some(number))),
        _ => Err(RefusedRemote::Port),
    }
}

/// A host as it is compared: without brackets and without the colon of an empty port.
fn bare_host(host: &str) -> &str {
    let host =
        host.strip_suffix(':').filter(|host| host.ends_with(']') || !host.contains(':')).unwrap_or(host);
    host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host)
}

fn is_home_relative(path: &str) -> bool {
    let path = path.trim_start_matches('/');
    let rest =
        path.strip_prefix('~').or_else(|| path.strip_prefix("%7E")).or_else(|| path.strip_prefix("%7e"));
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

#[cfg(test)]
mod tests;
