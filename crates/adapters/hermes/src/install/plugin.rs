use super::InstallError;
use crate::regular;
use serde::{Deserialize, Serialize};
use std::fs;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::{Path, PathBuf};

/// The files of the plugin, as they are in the repository.
const FILES: &[(&str, &str)] = &[
    ("__init__.py", include_str!("../../shim/__init__.py")),
    ("link.py", include_str!("../../shim/link.py")),
    ("turns.py", include_str!("../../shim/turns.py")),
    ("cli.py", include_str!("../../shim/cli.py")),
    ("plugin.yaml", include_str!("../../shim/plugin.yaml")),
];

/// Names the program; a folder that holds it is ours.
const PROGRAM_FILE: &str = "program.json";

#[derive(Serialize, Deserialize)]
struct ProgramFile {
    schema: String,
    program: PathBuf,
    home: PathBuf,
    version: String,
}

const SCHEMA: &str = "veridical.hermes-plugin/1";

/// The plugin's folder in a home.
pub(super) struct Plugin {
    plugins: PathBuf,
    folder: PathBuf,
}

/// What is at the plugin's place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Found {
    Nothing,
    Ours,
}

/// A folder that has been put in place, and what was there before.
pub(super) struct Replaced {
    folder: PathBuf,
    before: Option<PathBuf>,
}

impl Plugin {
    pub(super) fn at(home: &Path) -> Self {
        let plugins = home.join("plugins");
        Self { folder: plugins.join(super::PROVIDER), plugins }
    }

    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// What is there. Anything that is not ours, a symbolic link too, is refused.
    pub(super) fn look(&self) -> Result<Found, InstallError> {
        match fs::symlink_metadata(&self.folder) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Found::Nothing),
            Err(error) => Err(InstallError::io("look at", &self.folder, error)),
            Ok(there) if there.is_dir() && self.program_file().is_some() => Ok(Found::Ours),
            Ok(_) => Err(InstallError::ForeignFolder(self.folder.clone())),
        }
    }

    /// The program that the plugin starts.
    pub(super) fn program(&self) -> Option<PathBuf> {
        self.program_file().map(|file| file.program)
    }

    fn program_file(&self) -> Option<ProgramFile> {
        let text = regular::read(&self.folder.join(PROGRAM_FILE), super::record::LONGEST).ok()?;
        serde_json::from_str(&text).ok().filter(|file: &ProgramFile| file.schema == SCHEMA)
    }

    /// Writes the folder beside its place and then puts it there in one step.
    pub(super) fn write(&self, program: &Path, home: &Path) -> Result<Replaced, InstallError> {
        let found = self.look()?;
        fs::DirBuilder::new()
            .recursive(true)
            .mode(0o700)
            .create(&self.plugins)
            .map_err(|error| InstallError::io("make", &self.plugins, error))?;
        // The leading dot keeps the host from taking it for a plugin.
        let draft = tempfile::Builder::new()
            .prefix(".veridical-")
            .tempdir_in(&self.plugins)
            .map_err(|error| InstallError::io("write in", &self.plugins, error))?;
        for (name, text) in FILES {
            write(&draft.path().join(name), text.as_bytes())?;
        }
        let file = ProgramFile {
            schema: SCHEMA.to_owned(),
            program: program.to_owned(),
            home: home.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
        };
        let path = draft.path().join(PROGRAM_FILE);
        let json = serde_json::to_vec_pretty(&file)
            .map_err(|error| InstallError::io("write", &path, error.into()))?;
        write(&path, &json)?;
        let before = match found {
            Found::Nothing => None,
            Found::Ours => Some(self.put_aside()?),
        };
        let replaced = Replaced { folder: self.folder.clone(), before };
        match fs::rename(draft.keep(), &self.folder) {
            Ok(()) => Ok(replaced),
            Err(error) => {
                replaced.take_back();
                Err(InstallError::io("put in place", &self.folder, error))
            }
        }
    }

    fn put_aside(&self) -> Result<PathBuf, InstallError> {
        let aside = self.plugins.join(format!(".veridical-before-{}", std::process::id()));
        fs::rename(&self.folder, &aside).map_err(|error| InstallError::io("move", &self.folder, error))?;
        Ok(aside)
    }

    /// Removes our files and, when nothing else is in it, the folder.
    pub(super) fn remove(&self) -> Result<(), InstallError> {
        if self.look()? == Found::Nothing {
            return Ok(());
        }
        let cache = self.folder.join("__pycache__");
        let gone = |error: &std::io::Error| error.kind() == std::io::ErrorKind::NotFound;
        fs::remove_dir_all(&cache)
            .or_else(|error| if gone(&error) { Ok(()) } else { Err(error) })
            .map_err(|error| InstallError::io("remove", &cache, error))?;
        // The file that makes the folder ours goes last, so that a broken removal can be tried again.
        for name in FILES.iter().map(|(name, _)| *name).chain([PROGRAM_FILE]) {
            let path = self.folder.join(name);
            fs::remove_file(&path)
                .or_else(|error| if gone(&error) { Ok(()) } else { Err(error) })
                .map_err(|error| InstallError::io("remove", &path, error))?;
        }
        // What somebody else put there stays.
        let _ = fs::remove_dir(&self.folder);
        Ok(())
    }
}

impl Replaced {
    /// The new folder stays; what was there before goes.
    pub(super) fn keep(self) {
        if let Some(before) = self.before {
            let _ = fs::remove_dir_all(before);
        }
    }

    /// What was there before comes back.
    pub(super) fn take_back(self) {
        let _ = fs::remove_dir_all(&self.folder);
        if let Some(before) = self.before {
            let _ = fs::rename(before, &self.folder);
        }
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), InstallError> {
    fs::write(path, bytes)
        .and_then(|()| fs::set_permissions(path, fs::Permissions::from_mode(0o600)))
        .map_err(|error| InstallError::io("write", path, error))
}
