//! Services that are reached under several addresses, as their own manuals say. What is not in these tables stays apart.

use super::Transport;

/// A canonical address in its parts. The port is not the transport's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Address {
    pub(super) host: String,
    pub(super) port: Option<u16>,
    pub(super) path: String,
}

/// SSH on a port that firewalls let through: the same server behind another name.
const SSH_OVER_HTTPS: &[(&str, &str)] = &[
    ("ssh.github.com", "github.com"),
    ("altssh.gitlab.com", "gitlab.com"),
    ("altssh.bitbucket.org", "bitbucket.org"),
];

/// The port that those names are reached at.
const HTTPS: u16 = 443;

/// Where a repository of Azure DevOps is, by old and new names and over either transport. A word in braces stands for
/// one label or segment; a project is left out where its repository has the same name. The first that fits counts.
const MOVED: &[(&str, &str)] = &[
    ("ssh.dev.azure.com/v3/{org}/{project}/{repo}", "dev.azure.com/{org}/{project}/_git/{repo}"),
    ("vs-ssh.visualstudio.com/v3/{org}/{project}/{repo}", "dev.azure.com/{org}/{project}/_git/{repo}"),
    ("{org}.visualstudio.com/DefaultCollection/_git/{repo}", "dev.azure.com/{org}/{repo}/_git/{repo}"),
    (
        "{org}.visualstudio.com/DefaultCollection/{project}/_git/{repo}",
        "dev.azure.com/{org}/{project}/_git/{repo}",
    ),
    ("{org}.visualstudio.com/_git/{repo}", "dev.azure.com/{org}/{repo}/_git/{repo}"),
    ("{org}.visualstudio.com/{project}/_git/{repo}", "dev.azure.com/{org}/{project}/_git/{repo}"),
    ("dev.azure.com/{org}/_git/{repo}", "dev.azure.com/{org}/{repo}/_git/{repo}"),
];

/// The address under which a service's repository is known, whichever of its addresses is written.
pub(super) fn settled(transport: Transport, written: Address) -> Address {
    let Address { host, port, path } = written;
    if transport == Transport::Ssh && port == Some(HTTPS) {
        let known = SSH_OVER_HTTPS.iter().find(|(door, _)| *door == host);
        if let Some((_, service)) = known {
            return Address { host: (*service).to_owned(), port: None, path };
        }
    }
    let moved = |(from, to): &(&str, &str)| Some(filled(to, &taken(from, &host, &path)?));
    match MOVED.iter().find_map(moved) {
        Some((host, path)) if port.is_none() => Address { host, port, path },
        _ => Address { host, port, path },
    }
}

/// The words that a pattern takes from an address; `None` when it does not fit.
fn taken<'a>(pattern: &'a str, host: &'a str, path: &'a str) -> Option<Vec<(&'a str, &'a str)>> {
    let (host_pattern, path_pattern) = pattern.split_once('/')?;
    let mut words = Vec::new();
    let labels = (host_pattern.split('.'), host.split('.'));
    let segments = (path_pattern.split('/'), path.split('/'));
    (fits(labels.0, labels.1, &mut words) && fits(segments.0, segments.1, &mut words)).then_some(words)
}

fn fits<'a>(
    pattern: impl Iterator<Item = &'a str>,
    text: impl Iterator<Item = &'a str>,
    words: &mut Vec<(&'a str, &'a str)>,
) -> bool {
    let (pattern, text): (Vec<&str>, Vec<&str>) = (pattern.collect(), text.collect());
    pattern.len() == text.len()
        && pattern.into_iter().zip(text).all(|(pattern, text)| match pattern.starts_with('{') {
            // Where a word stands, the service's own words do not.
            true => {
                words.push((pattern, text));
                !text.is_empty() && !text.starts_with('_')
            }
            false => pattern == text,
        })
}

fn filled(pattern: &str, words: &[(&str, &str)]) -> (String, String) {
    let word =
        |part: &str| words.iter().find(|(name, _)| *name == part).map_or(part, |(_, text)| *text).to_owned();
    let mut parts = pattern.split('/');
    let host = parts.next().unwrap_or_default().to_owned();
    (host, parts.map(word).collect::<Vec<_>>().join("/"))
}
