use super::InstallError;
use crate::regular;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::Write;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

/// What the host's configuration was before the first installation, in `HOME/veridical/hermes-install.json`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Record {
    /// The provider; empty for none.
    pub(super) previous_provider: String,
    /// The program that was installed last.
    pub(super) program: PathBuf,
}

#[derive(Serialize, Deserialize)]
struct Stored {
    schema: String,
    program: PathBuf,
    /// Every key of the host's configuration that was changed, with the value before.
    changed: Vec<Changed>,
}

#[derive(Serialize, Deserialize)]
struct Changed {
    key: String,
    before: String,
}

/// The most of a record that is read, in bytes.
pub(super) const LONGEST: u64 = 1 << 20;

const SCHEMA: &str = "veridical.hermes-record/1";

impl Record {
    pub(super) fn path(home: &Path) -> PathBuf {
        home.join("veridical").join("hermes-install.json")
    }

    /// The record; `None` when there is none.
    pub(super) fn load(home: &Path) -> Result<Option<Self>, InstallError> {
        let path = Self::path(home);
        let text = match regular::read(&path, LONGEST) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(InstallError::io("read", &path, error)),
        };
        let stored: Stored =
            serde_json::from_str(&text).map_err(|error| InstallError::io("read", &path, error.into()))?;
        let before = stored.changed.into_iter().find(|changed| changed.key == super::PROVIDER_KEY);
        let previous_provider = before.map(|changed| changed.before).unwrap_or_default();
        Ok(Some(Self { previous_provider, program: stored.program }))
    }

    pub(super) fn with_program(self, program: &Path) -> Self {
        Self { program: program.to_owned(), ..self }
    }

    pub(super) fn save(&self, home: &Path) -> Result<(), InstallError> {
        let path = Self::path(home);
        let stored = Stored {
            schema: SCHEMA.to_owned(),
            program: self.program.clone(),
            changed: vec![Changed {
                key: super::PROVIDER_KEY.to_owned(),
                before: self.previous_provider.clone(),
            }],
        };
        let failed = |error| InstallError::io("write", &path, error);
        let folder = home.join("veridical");
        fs::DirBuilder::new().recursive(true).mode(0o700).create(&folder).map_err(failed)?;
        let json = serde_json::to_vec_pretty(&stored).map_err(|error| failed(error.into()))?;
        // A temporary file is owner-only from the start.
        let mut draft = tempfile::NamedTempFile::new_in(&folder).map_err(failed)?;
        draft.write_all(&json).map_err(failed)?;
        draft.persist(&path).map_err(|error| failed(error.error))?;
        Ok(())
    }

    pub(super) fn remove(home: &Path) -> Result<(), InstallError> {
        let path = Self::path(home);
        match fs::remove_file(&path) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                Err(InstallError::io("remove", &path, error))
            }
            _ => Ok(()),
        }
    }
}
