//! A repository's own configuration: which remotes it names and how it rewrites them.

mod condition;
mod rewrite;

use crate::url::parse_url;
use gix_config::file::{Metadata, init};
use gix_config::{File, Source};
use rewrite::Rewrites;
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

/// What a repository's configuration says about its remotes.
#[derive(Debug, Default)]
pub(crate) struct Remotes {
    /// In the order of the file.
    remotes: Vec<Remote>,
    rewrites: Rewrites,
}

#[derive(Debug)]
struct Remote {
    name: Vec<u8>,
    /// What it is fetched from.
    urls: Vec<Vec<u8>>,
    /// A program speaks to it in the place of Git.
    foreign: bool,
}

impl Remotes {
    /// Reads the configuration of the repository in `common`, and the files that it includes. A missing file is empty,
    /// as for Git.
    pub(crate) fn read(common: &Path) -> Result<Self, Unreadable> {
        let mut remotes = Self::default();
        let mut reading = Reading { common, files_left: MOST_FILES, remotes: &mut remotes };
        reading.include(&common.join("config"), 0)?;
        Ok(remotes)
    }

    /// The remote that names the project: `origin`; else the only one; several without an `origin` are ambiguous.
    pub(crate) fn identity(&self) -> RemoteReport {
        let mut with_url = self.remotes.iter().filter_map(|remote| Some((remote, remote.urls.first()?)));
        let origin = with_url.clone().find(|(remote, _)| remote.name == ORIGIN);
        let Some((remote, url)) = origin.or_else(|| with_url.next()) else { return RemoteReport::None };
        if origin.is_none() && with_url.next().is_some() {
            return RemoteReport::Ambiguous;
        }
        if remote.foreign {
            return RemoteReport::Refused(RefusedRemote::Transport);
        }
        match std::str::from_utf8(url) {
            Ok(url) => parse_url(&self.rewrites.apply(url)),
            Err(_) => RemoteReport::Refused(RefusedRemote::Malformed),
        }
    }

    fn named(&mut self, name: Vec<u8>) -> &mut Remote {
        let at = self.remotes.iter().position(|remote| remote.name == name).unwrap_or_else(|| {
            self.remotes.push(Remote { name, urls: Vec::new(), foreign: false });
            self.remotes.len() - 1
        });
        #[expect(clippy::indexing_slicing, reason = "it was found there, or put there just now")]
        &mut self.remotes[at]
    }
}

/// The way through a configuration and what it includes.
struct Reading<'a> {
    common: &'a Path,
    files_left: usize,
    remotes: &'a mut Remotes,
}

impl Reading<'_> {
    fn include(&mut self, path: &Path, depth: usize) -> Result<(), Unreadable> {
        let Some(bytes) = bytes_of(path)? else { return Ok(()) };
        self.files_left = self.files_left.checked_sub(1).ok_or(Unreadable)?;
        let options = init::Options { lossy: true, ..init::Options::default() };
        let file = File::from_bytes_no_includes(&bytes, Metadata::from(Source::Local), options);
        for section in file.map_err(|_| Unreadable)?.sections() {
            let header = section.header();
            // The old form, `[remote.Origin]`, knows no case.
            let named =
                |name: &[u8]| if header.is_legacy() { name.to_ascii_lowercase() } else { name.to_vec() };
            let subsection: Option<Vec<u8>> = header.subsection_name().map(|name| named(name));
            let values = |key| section.values(key).into_iter().map(Vec::from);
            match (header.name().to_ascii_lowercase().as_slice(), subsection) {
                (b"remote", Some(name)) => {
                    let remote = self.remotes.named(name);
                    // An empty URL clears those before it, as in Git.
                    values("url").for_each(|url| {
                        if url.is_empty() { remote.urls.clear() } else { remote.urls.push(url) }
                    });
                    remote.foreign |= values("vcs").next().is_some();
                }
                (b"url", Some(base)) => {
                    values("insteadOf").for_each(|short| self.remotes.rewrites.add(short, &base));
                }
                (b"include", None) => self.include_all(path, values("path"), depth)?,
                (b"includeif", Some(condition)) if condition::holds(&condition, path, self.common) => {
                    self.include_all(path, values("path"), depth)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn include_all(
        &mut self,
        from: &Path,
        targets: impl Iterator<Item = Vec<u8>>,
        depth: usize,
    ) -> Result<(), Unreadable> {
        for target in targets.filter_map(|target| included(from, target)) {
            if depth == DEEPEST {
                return Err(Unreadable);
            }
            self.include(&target, depth + 1)?;
        }
        Ok(())
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

/// Where an included file lies: beside the file that includes it unless it is absolute. One in a home folder depends on
/// the environment, and is left out.
fn included(from: &Path, target: Vec<u8>) -> Option<PathBuf> {
    let target = String::from_utf8(target).ok()?;
    if target.is_empty() || target.starts_with('~') || target.starts_with("%(prefix)") {
        return None;
    }
    Some(from.parent()?.join(target))
}
