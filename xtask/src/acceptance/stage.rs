//! Where one run of a case takes place.

use super::Run;
use crate::fault::Fault;
use crate::lab::{Home, Lab, Provider, Repository};
use std::path::PathBuf;

/// The lab, and names in it that no other run uses.
pub(super) struct Stage<'l> {
    lab: &'l Lab,
    prefix: String,
    run: Run,
}

impl<'l> Stage<'l> {
    pub(super) fn new(lab: &'l Lab, number: u32, run: Run) -> Self {
        let run_name = match run {
            Run::Case => "case",
            Run::Control => "control",
        };
        Self { lab, prefix: format!("{number}-{run_name}"), run }
    }

    pub(super) fn lab(&self) -> &'l Lab {
        self.lab
    }

    pub(super) fn run(&self) -> Run {
        self.run
    }

    /// Picks what the case does, or what its control does instead.
    pub(super) fn choose<T>(&self, case: T, control: T) -> T {
        match self.run {
            Run::Case => case,
            Run::Control => control,
        }
    }

    /// A home with the product in it.
    pub(super) fn home(&self, name: &str) -> Result<Home<'l>, Fault> {
        Home::with_veridical(self.lab, &self.named(name))
    }

    pub(super) fn home_with(&self, name: &str, provider: &Provider) -> Result<Home<'l>, Fault> {
        Home::new(self.lab, &self.named(name), provider)
    }

    pub(super) fn clone_of(&self, name: &str, url: &str) -> Result<Repository, Fault> {
        Repository::clone_of(self.lab, &self.named(name), url)
    }

    pub(super) fn worktree(&self, of: &Repository, name: &str) -> Result<Repository, Fault> {
        of.worktree(self.lab, &self.named(name))
    }

    /// A repository as a submodule, and the repository around it.
    pub(super) fn submodule(
        &self,
        name: &str,
        url: &str,
        outer_url: &str,
    ) -> Result<(Repository, Repository), Fault> {
        Repository::submodule(self.lab, &self.named(name), url, outer_url)
    }

    pub(super) fn bare_folder(&self, name: &str) -> Result<Repository, Fault> {
        Repository::bare_folder(self.lab, &self.named(name))
    }

    /// An empty folder.
    pub(super) fn place(&self, name: &str) -> Result<PathBuf, Fault> {
        self.lab.place(&self.named(name))
    }

    fn named(&self, name: &str) -> String {
        format!("{}/{name}", self.prefix)
    }
}
