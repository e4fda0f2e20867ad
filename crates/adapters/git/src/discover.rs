use crate::config::{Remotes, Unreadable};
use gix_discover::upwards::{Error, Options, TrustPolicy};
use std::path::{Path, PathBuf};
use veridical_kernel::RepositoryReport;

/// Finds the repository around a folder and reads the remote that names its project.
///
/// Worktrees report the common repository, a submodule and a nested repository themselves, a bare repository and
/// one behind a `gitdir:` file as Git sees them. A repository that another user owns is
/// [`RepositoryReport::Foreign`]. A broken repository is [`RepositoryReport::Unreadable`] even where a sound one lies
/// around it, so that a session never takes the identity of the outer one by accident. A bare repository in the work tree
/// of another one may have come with its files, and is [`RepositoryReport::Embedded`]. One whose path is not UTF-8 is
/// [`RepositoryReport::Unreadable`].
///
/// Of several remotes `origin` counts; without it the only one; several without an `origin` are ambiguous.
///
/// ```no_run
/// use veridical_kernel::{PrincipalId, Profile, TenantId, bind};
/// let profile = Profile { tenant: TenantId::parse("t1")?, principal: PrincipalId::local() };
/// let binding = bind(&profile, &veridical_git::look(std::path::Path::new("/home/ann/app")));
/// println!("{:?}", binding.unbound().map(|reason| reason.describe()));
/// # Ok::<(), veridical_kernel::BadId>(())
/// ```
#[must_use]
pub fn look(workdir: &Path) -> RepositoryReport {
    found(workdir).unwrap_or_else(|missing| match missing {
        Missing::Absent => RepositoryReport::Absent,
        Missing::Foreign => RepositoryReport::Foreign,
        Missing::Embedded => RepositoryReport::Embedded,
        Missing::Unreadable => RepositoryReport::Unreadable,
    })
}

/// The top folder of the checkout around a folder, under which paths are shown as the project's own; of a bare repository
/// the repository itself. It says nothing about identity: that is [`look`]'s to say.
#[must_use]
pub fn checkout(workdir: &Path) -> Option<PathBuf> {
    let start = workdir.canonicalize().ok()?;
    let marked = start.ancestors().find(|folder| folder.join(".git").symlink_metadata().is_ok());
    marked.map(Path::to_owned).or_else(|| discovered(&start).ok()?.0.canonicalize().ok())
}

/// Why no repository is reported.
enum Missing {
    Absent,
    Foreign,
    Embedded,
    Unreadable,
}

impl From<Unreadable> for Missing {
    fn from(Unreadable: Unreadable) -> Self {
        Self::Unreadable
    }
}

fn found(workdir: &Path) -> Result<RepositoryReport, Missing> {
    // A folder that is not there holds no repository; one that cannot be entered may hold one.
    let start = workdir.canonicalize().map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound | std::io::ErrorKind::NotADirectory => Missing::Absent,
        _ => Missing::Unreadable,
    })?;
    let (git_dir, work_dir) = discovered(&start)?;
    let root = work_dir.as_deref().unwrap_or(&git_dir).canonicalize().map_err(|_| Missing::Unreadable)?;
    if has_git_entry(&start, Some(&root)) {
        return Err(Missing::Unreadable);
    }
    if work_dir.is_none() && root.parent().is_some_and(|around| has_git_entry(around, None)) {
        return Err(Missing::Embedded);
    }
    let common = common_dir(&git_dir)?;
    let remote = Remotes::read(&common)?.identity();
    // A place is remembered by its text, so it must be the text of one place only.
    let place = common.into_os_string().into_string().map_err(|_| Missing::Unreadable)?;
    Ok(RepositoryReport::Found { place, remote })
}

/// The Git directory around a folder, and the work tree when it has one.
fn discovered(start: &Path) -> Result<(PathBuf, Option<PathBuf>), Missing> {
    if stalls(start) {
        return Err(Missing::Unreadable);
    }
    let options = Options {
        trust: TrustPolicy::Required(gix_sec::Trust::Full),
        current_dir: Some(start),
        ..Options::default()
    };
    match gix_discover::upwards_opts(start, options) {
        Ok((path, _)) => Ok(path.into_repository_and_work_tree_directories()),
        Err(error) => Err(match error.downcast_any_ref::<Error>() {
            Some(Error::NoTrustedGitRepository { .. }) => Missing::Foreign,
            Some(_) if !has_git_entry(start, None) => Missing::Absent,
            _ => Missing::Unreadable,
        }),
    }
}

/// Whether discovery would read a pipe or a device on its way up, which may never end. It ends at the first sound repository.
fn stalls(start: &Path) -> bool {
    let is_endless = |file: PathBuf| file.metadata().is_ok_and(|about| !about.is_file() && !about.is_dir());
    let has_endless =
        |git: &PathBuf| ["HEAD", "commondir", "gitdir"].iter().any(|part| is_endless(git.join(part)));
    for folder in start.ancestors() {
        let git = folder.join(".git");
        let pointed = git.is_file().then(|| gix_discover::path::from_gitdir_file(&git).ok()).flatten();
        let candidates = [Some(git), pointed, Some(folder.to_owned())];
        if candidates.iter().flatten().any(has_endless) {
            return true;
        }
        if candidates.iter().flatten().any(|git| gix_discover::is_git(git).is_ok()) {
            return false;
        }
    }
    false
}

/// Whether a `.git` lies in the folder or around it, below `root`: what discovery passed over there is broken.
fn has_git_entry(start: &Path, root: Option<&Path>) -> bool {
    start
        .ancestors()
        .take_while(|folder| Some(*folder) != root)
        .any(|folder| folder.join(".git").symlink_metadata().is_ok())
}

/// The directory that a repository shares with its worktrees, without links on the way.
fn common_dir(git_dir: &Path) -> Result<PathBuf, Missing> {
    let common = match gix_discover::path::from_plain_file(&git_dir.join("commondir")) {
        Some(shared) => git_dir.join(shared.map_err(|_| Missing::Unreadable)?),
        None => git_dir.to_owned(),
    };
    common.canonicalize().map_err(|_| Missing::Unreadable)
}
