//! Where things are.

use crate::fault::{Context as _, Fault};
use std::path::{Path, PathBuf};

/// The source tree that this chore was built from.
pub(crate) struct Workspace {
    root: PathBuf,
}

impl Workspace {
    pub(crate) fn here() -> Self {
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
        Self { root: manifest.parent().unwrap_or(manifest).to_path_buf() }
    }

    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    pub(crate) fn path(&self, relative: impl AsRef<Path>) -> PathBuf {
        self.root.join(relative)
    }

    /// Build output, and everything that chores fetch and cache.
    pub(crate) fn target(&self) -> PathBuf {
        std::env::var_os("CARGO_TARGET_DIR")
            .map_or_else(|| self.path("target"), |target| self.root.join(target))
    }
}

/// Every file below a folder with the given extension, in order; none when the folder does not exist.
pub(crate) fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, Fault> {
    let mut found = Vec::new();
    let mut waiting = vec![folder.to_path_buf()];
    while let Some(folder) = waiting.pop() {
        if !folder.is_dir() {
            continue;
        }
        for entry in std::fs::read_dir(&folder).during(format_args!("listing {}", folder.display()))? {
            let path = entry.during(format_args!("listing {}", folder.display()))?.path();
            if path.is_dir() {
                waiting.push(path);
            } else if path.extension().is_some_and(|own| own == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}
