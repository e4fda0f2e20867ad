//! A recipe: what is installed, and what is run in which project.

use crate::fault::{Context as _, Fault};
use serde::Deserialize;
use std::path::Path;

/// `fixtures/runners/RUNNER/recipe.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Recipe {
    /// The tool's own name.
    pub(crate) tool: String,
    /// A shell line whose output is the version.
    pub(crate) version: String,
    /// Programs that must be on `PATH`.
    #[serde(default)]
    pub(crate) needs: Vec<String>,
    /// The Debian packages that bring them.
    #[serde(default)]
    pub(crate) apt: Vec<String>,
    /// Python packages, `name==version`; given, even empty, the commands run in a virtual environment.
    pub(crate) pip: Option<Vec<String>>,
    /// Node packages, `name@version`, installed in each project.
    #[serde(default)]
    pub(crate) npm: Vec<String>,
    /// Programs to build, `crate@version`.
    #[serde(default)]
    pub(crate) cargo: Vec<String>,
    #[serde(default, rename = "recording")]
    pub(crate) recordings: Vec<Recording>,
}

/// One command and the file that its output goes to.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Recording {
    pub(crate) file: String,
    /// A folder of `projects`, copied to a fresh place.
    pub(crate) project: String,
    /// A shell line that is run before; its output is not recorded.
    pub(crate) setup: Option<String>,
    pub(crate) command: String,
    /// Where this recording is of another version than the rest.
    pub(crate) version: Option<String>,
    /// Programs beyond the recipe's; without them the recording stays as it is.
    #[serde(default)]
    pub(crate) needs: Vec<String>,
    /// The file in which the command leaves its report; that is recorded in place of the output.
    pub(crate) report: Option<String>,
    pub(crate) cut: Option<Cut>,
    /// How many characters a cut leaves; two thirds when it does not say.
    pub(crate) keep: Option<usize>,
    /// Tests run side by side: lines come in another order each time.
    #[serde(default)]
    pub(crate) unordered: bool,
}

/// How a host shortens long output.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Cut {
    Middle,
    End,
}

impl Recipe {
    pub(crate) fn read(file: &Path) -> Result<Self, Fault> {
        let doing = format!("reading {}", file.display());
        let text = std::fs::read_to_string(file).during(&doing)?;
        toml::from_str(&text).during(&doing)
    }
}

impl Recording {
    /// The output as it goes into the file.
    pub(crate) fn shortened(&self, output: &str) -> String {
        let Some(cut) = self.cut else { return output.to_owned() };
        let total = output.chars().count();
        let keep = self.keep.unwrap_or(total * 2 / 3).min(total);
        let head = match cut {
            Cut::Middle => keep * 2 / 5,
            Cut::End => keep,
        };
        let start: String = output.chars().take(head).collect();
        let end: String = output.chars().skip(total - (keep - head)).collect();
        format!(
            "{start}\n\n... [OUTPUT TRUNCATED - {} chars omitted out of {} total] ...\n\n{end}",
            grouped(total - keep),
            grouped(total)
        )
    }
}

/// `1234567` as `1,234,567`.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    fn recording(cut: &str) -> Recording {
        toml::from_str(&format!("file = 'a.txt'\nproject = 'p'\ncommand = 'c'\n{cut}")).unwrap()
    }

    #[test]
    fn a_cut_says_how_much_is_missing_and_keeps_what_it_promises() {
        let output = "ab".repeat(750);
        assert_eq!(recording("").shortened(&output), output);
        let middle = recording("cut = 'middle'\nkeep = 100").shortened(&output);
        let (head, rest) = middle
            .split_once("\n\n... [OUTPUT TRUNCATED - 1,400 chars omitted out of 1,500 total] ...\n\n")
            .unwrap();
        assert_eq!((head.len(), rest.len()), (40, 60));
        let end = recording("cut = 'end'").shortened(&output);
        assert!(end.ends_with("[OUTPUT TRUNCATED - 500 chars omitted out of 1,500 total] ...\n\n"), "{end}");
    }

    #[test]
    fn a_word_that_no_recipe_has_is_an_error() {
        let recipe = "tool = 't'\nversion = 't --version'\nnode = ['x']";
        assert!(toml::from_str::<Recipe>(recipe).unwrap_err().to_string().contains("node"));
    }
}
