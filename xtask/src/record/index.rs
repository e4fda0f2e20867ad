//! `index.json`: each recording with what it must be read as.

use super::recipe::Recording;
use crate::fault::{Context as _, Fault};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::path::Path;

#[derive(Debug, Default)]
pub(crate) struct Index {
    pub(crate) entries: Vec<Entry>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Entry {
    file: String,
    pub(crate) command: String,
    version: String,
    pub(crate) exit_code: i32,
    complete: bool,
    /// The report that the command left in a file: the recording is of that, not of the output.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    report: Option<String>,
    /// Written by hand, so kept to the letter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) expected: Option<Box<RawValue>>,
}

impl Entry {
    /// A new recording, with what its forerunner was expected to say.
    pub(crate) fn new(recording: &Recording, version: String, exit_code: i32, before: Option<&Self>) -> Self {
        Self {
            file: recording.file.clone(),
            command: recording.command.clone(),
            version,
            exit_code,
            complete: recording.cut.is_none(),
            report: recording.report.clone(),
            expected: before.and_then(|entry| entry.expected.clone()),
        }
    }
}

impl Index {
    /// The index of a folder; empty where there is none yet.
    pub(crate) fn read(file: &Path) -> Result<Self, Fault> {
        if !file.exists() {
            return Ok(Self::default());
        }
        let doing = format!("reading {}", file.display());
        let text = std::fs::read_to_string(file).during(&doing)?;
        Ok(Self { entries: serde_json::from_str(&text).during(&doing)? })
    }

    pub(crate) fn of(&self, file: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.file == file)
    }

    pub(crate) fn write(&self, file: &Path) -> Result<(), Fault> {
        let doing = format!("writing {}", file.display());
        let text = serde_json::to_string_pretty(&self.entries).during(&doing)?;
        std::fs::write(file, text + "\n").during(&doing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_person_wrote_stays_to_the_letter() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("index.json");
        let text = "[\n  {\n    \"file\": \"a.txt\",\n    \"command\": \"c\",\n    \"version\": \"1\",\n    \
                    \"exit_code\": 0,\n    \"complete\": true,\n    \
                    \"expected\": { \"reading\": \"passed\",  \"counts\": {\"passed\": 1} }\n  }\n]\n";
        std::fs::write(&file, text).unwrap();
        Index::read(&file).unwrap().write(&file).unwrap();
        assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
        assert!(Index::read(&folder.path().join("none.json")).unwrap().entries.is_empty());
    }
}
