//! A repository's own configuration: which remotes it names and which short names it expands.

use crate::url::{alias_of, parse_url};
use gix_config::file::{Metadata, init};
use gix_config::{File, Source};
use std::path::{Path, PathBuf};
use veridical_kernel::{RefusedRemote, RemoteReport};

/// The largest configuration file that is read, in bytes.
const LARGEST_FILE: u64 = 1024 * 1024;

/// The most files of one configuration, and how deep they may include each other (as in Git).
const MOST_FILES: usize = 32;
const DEEPEST: usize = 10;

/// The remote that gives a repository its identity.
const ORIGIN: &[u8] = b"origin";

/// A configuration that cannot be read: a broken line, a file that is too large or none, too many of them.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Unreadable;

/// What a configuration says about remotes.
#[derive(Debug, Default)]
pub(crate) struct Remotes {
    /// Each remote with the URLs that it is fetched from, in the order of the file.
    remotes: Vec<(Vec<u8>, Vec<Vec<u8>>)>,
    /// `url.<base>.insteadOf = <short>`, as short and base.
    shorts: Vec<(Vec<u8>, Vec<u8>)>,
}

impl Remotes {
    /// Reads a configuration file and the files that it includes. Files included under a condition, and those in
    /// a home folder, are left out: an identity depends neither on a branch, nor on where the clone lies, nor on
    /// the environment. A missing file is empty, as for Git.
    pub(crate) fn read(config: &Path) -> Result<Self, Unreadable> {
        let mut remotes = Self::default();
        let mut files_left = MOST_FILES;
        remotes.include(config, 0, &mut files_left)?;
        Ok(remotes)
    }

    /// The remote that names the project: `origin`; else the only one; several without an `origin` are ambiguous.
    pub(crate) fn identity(&self) -> RemoteReport {
        let mut with_url = self.remotes.iter().filter_map(|(name, urls)| Some((name, urls.first()?)));
        let origin = with_url.clone().find(|(name, _)| name.as_slice() == ORIGIN);
        let Some((_, url)) = origin.or_else(|| with_url.next()) else { return RemoteReport::None };
        if origin.is_none() && with_url.next().is_some() {
            return RemoteReport::Ambiguous;
        }
        match std::str::from_utf8(url) {
            Ok(url) => parse_url(&self.expand(url)),
            Err(_) => RemoteReport::Refused(RefusedRemote::Malformed),
        }
    }

    /// Expands a short name (`gh:team/app`) by the longest `insteadOf` that fits. A URL that names a host is left
    /// alone: there `insteadOf` points at a mirror or a proxy, which is another way to the same project.
    fn expand(&self, url: &str) -> String {
        let Some(name) = alias_of(url) else { return url.to_owned() };
        let fits = |short: &[u8]| short.len() > name.len() && url.as_bytes().starts_with(short);
        let longest =
            self.shorts.iter().filter(|(short, _)| fits(short)).max_by_key(|(short, _)| short.len());
        let expanded = longest.and_then(|(short, base)| {
            Some(format!("{}{}", std::str::from_utf8(base).ok()?, url.get(short.len()..)?))
        });
        expanded.unwrap_or_else(|| url.to_owned())
    }

    fn include(&mut self, path: &Path, depth: usize, files_left: &mut usize) -> Result<(), Unreadable> {
        let Some(bytes) = bytes_of(path)? else { return Ok(()) };
        *files_left = files_left.checked_sub(1).ok_or(Unreadable)?;
        let options = init::Options { lossy: true, ..init::Options::default() };
        let file = File::from_bytes_no_includes(&bytes, Metadata::from(Source::Local), options);
        for section in file.map_err(|_| Unreadable)?.sections() {
            let header = section.header();
            let subsection: Option<Vec<u8>> = header.subsection_name().map(|name| name.to_vec());
            let values = |key| section.values(key).into_iter().map(Vec::from);
            match (header.name().to_ascii_lowercase().as_slice(), subsection) {
                (b"remote", Some(name)) => values("url").for_each(|url| self.add_url(&name, url)),
                (b"url", Some(base)) => {
                    self.shorts.extend(values("insteadOf").map(|short| (short, base.clone())));
                }
                (b"include", None) => {
                    for target in values("path").filter_map(|target| included(path, target)) {
                        if depth == DEEPEST {
                            return Err(Unreadable);
                        }
                        self.include(&target, depth + 1, files_left)?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Adds a URL; an empty one clears those before it, as in Git.
    fn add_url(&mut self, remote: &[u8], url: Vec<u8>) {
        let place = self.remotes.iter().position(|(name, _)| name == remote).unwrap_or_else(|| {
            self.remotes.push((remote.to_vec(), Vec::new()));
            self.remotes.len() - 1
        });
        if let Some((_, urls)) = self.remotes.get_mut(place) {
            if url.is_empty() { urls.clear() } else { urls.push(url) }
        }
    }
}

/// The bytes of a regular file; `None` when it does not exist.
fn bytes_of(path: &Path) -> Result<Option<Vec<u8>>, Unreadable> {
    match std::fs::metadata(path) {
        Ok(about) if about.is_file() && about.len() <= LARGEST_FILE => {
            std::fs::read(path).map(Some).map_err(|_| Unreadable)
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Ok(_) | Err(_) => Err(Unreadable),
    }
}

/// Where an included file lies: beside the file that includes it unless it is absolute.
fn included(from: &Path, target: Vec<u8>) -> Option<PathBuf> {
    let target = String::from_utf8(target).ok()?;
    if target.is_empty() || target.starts_with('~') || target.starts_with("%(prefix)") {
        return None;
    }
    Some(from.parent()?.join(target))
}
