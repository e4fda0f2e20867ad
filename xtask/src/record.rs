//! What test runners really print, made anew: `fixtures/runners/RUNNER` from its `recipe.toml`.
//!
//! A recipe names a tool, the version that is installed, small projects and the commands that are run in them. Whoever
//! doubts a recording runs it again; whoever meets a new version of a tool changes one line and looks at the difference.

mod compare;
mod index;
mod neutral;
mod recipe;
mod workshop;

use crate::fault::{Context as _, Fault};
use crate::workspace::{self, Workspace};
pub(crate) use compare::{Order, difference};
use index::{Entry, Index};
pub(crate) use neutral::Neutral;
pub(crate) use recipe::Recipe;
use recipe::Recording;
use std::path::{Path, PathBuf};
use workshop::Run;
pub(crate) use workshop::Workshop;

/// Which runners, and whether their recordings are replaced or only compared.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Options {
    /// Folders of `fixtures/runners`; all that have a recipe when none is named.
    runners: Vec<String>,
    purpose: Purpose,
}

#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
enum Purpose {
    #[default]
    Replace,
    Compare,
}

impl Options {
    pub(crate) fn parse(words: &[&str]) -> Result<Self, Fault> {
        let mut options = Self::default();
        for word in words {
            match *word {
                "--check" => options.purpose = Purpose::Compare,
                option if option.starts_with('-') => {
                    return Err(Fault::new(format!(
                        "record takes names of runners and --check, not {option}"
                    )));
                }
                runner => options.runners.push(runner.to_owned()),
            }
        }
        Ok(options)
    }
}

pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<(), Fault> {
    let mut open = Vec::new();
    for folder in recipes(workspace, "fixtures/runners", &options.runners)? {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let told = runner(workspace, &folder, &name, options.purpose);
        if let Err(fault) = told {
            println!("{name}: {fault}");
            open.push(name);
        }
    }
    if open.is_empty() { Ok(()) } else { Err(Fault::new(format!("to look at: {}", open.join(", ")))) }
}

/// The folders below a place of fixtures that hold a recipe: those of these names, or all.
pub(crate) fn recipes(workspace: &Workspace, place: &str, names: &[String]) -> Result<Vec<PathBuf>, Fault> {
    let root = workspace.path(place);
    if names.is_empty() {
        return Ok(workspace::files(&root, "toml")?
            .into_iter()
            .filter(|file| file.ends_with("recipe.toml"))
            .filter_map(|file| file.parent().map(Path::to_path_buf))
            .filter(|folder| folder.parent() == Some(&root))
            .collect());
    }
    Ok(names.iter().map(|name| root.join(name)).collect())
}

/// Every recording of one runner; a fault is what a person has to look at.
fn runner(workspace: &Workspace, folder: &Path, name: &str, purpose: Purpose) -> Result<(), Fault> {
    let recipe = Recipe::read(&folder.join("recipe.toml"))?;
    let workshop = Workshop::set_up(workspace, name, &recipe)?;
    let neutral = Neutral::here(&workshop);
    let before = Index::read(&folder.join("index.json"))?;
    let version = neutral.apply(&workshop.version(&recipe)?);
    println!("{name}: {version}");
    let mut after = Index::default();
    let mut doubts = Vec::new();
    for recording in &recipe.recordings {
        let before = before.of(&recording.file);
        let told = match record(&workshop, &neutral, folder, recording, &version, before, purpose) {
            Ok(Outcome { told, entry, doubt }) => {
                after.entries.extend(entry);
                doubts.extend(doubt.then_some(recording.file.as_str()));
                told
            }
            Err(fault) => {
                after.entries.extend(before.cloned());
                doubts.push(&recording.file);
                format!("left as it is: {fault}")
            }
        };
        println!("  {:<36} {told}", recording.file);
    }
    if purpose == Purpose::Replace {
        after.write(&folder.join("index.json"))?;
    }
    if doubts.is_empty() { Ok(()) } else { Err(Fault::new(format!("look at {}", doubts.join(", ")))) }
}

/// What became of one recording.
struct Outcome {
    told: String,
    /// Its place in the new index.
    entry: Option<Entry>,
    /// Whether a person has to look at it.
    doubt: bool,
}

fn record(
    workshop: &Workshop,
    neutral: &Neutral,
    folder: &Path,
    recording: &Recording,
    version: &str,
    before: Option<&Entry>,
    purpose: Purpose,
) -> Result<Outcome, Fault> {
    let missing = workshop.missing(&recording.needs);
    if !missing.is_empty() {
        let told = format!("left as it is: {} not found", missing.join(", "));
        return Ok(Outcome { told, entry: before.cloned(), doubt: false });
    }
    let version = match &recording.version {
        Some(line) => neutral.apply(&workshop.answer(line)?),
        None => version.to_owned(),
    };
    let Run { output, exit_code } = workshop.run(&folder.join("projects"), recording)?;
    let text = recording.shortened(&neutral.apply(&output));
    let entry = Entry::new(recording, version, exit_code, before);
    let file = folder.join(&recording.file);
    let (told, doubt) = match purpose {
        Purpose::Replace => {
            std::fs::write(&file, text).during(format_args!("writing {}", file.display()))?;
            let open = if entry.expected.is_some() { "" } else { ", without `expected` yet" };
            (format!("exit {exit_code}{open}"), false)
        }
        Purpose::Compare => {
            let was = std::fs::read_to_string(&file).during(format_args!("reading {}", file.display()))?;
            let differs = differs(recording, before, &entry, &was, &text);
            let told = differs.as_ref().map_or("the same".to_owned(), |shown| format!("differs\n{shown}"));
            (told, differs.is_some())
        }
    };
    Ok(Outcome { told, entry: Some(entry), doubt })
}

/// What a new run shows that the recording does not say, numbers, times and paths apart.
fn differs(
    recording: &Recording,
    before: Option<&Entry>,
    after: &Entry,
    was: &str,
    is: &str,
) -> Option<String> {
    let Some(before) = before else { return Some("    the index does not have it".to_owned()) };
    if before.exit_code != after.exit_code {
        return Some(format!("    exit status {}, recorded {}", after.exit_code, before.exit_code));
    }
    if before.command != after.command {
        return Some(format!("    the index says `{}`", before.command));
    }
    if recording.unordered && recording.cut.is_some() {
        // Which lines a cut leaves is chance where their order is.
        return None;
    }
    difference(was, is, if recording.unordered { Order::Any } else { Order::Same })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_after_the_command_are_runners_or_a_known_option() {
        let parsed = Options::parse(&["pytest", "--check", "jest"]).unwrap();
        assert_eq!(parsed.runners, ["pytest", "jest"]);
        assert_eq!(parsed.purpose, Purpose::Compare);
        assert!(Options::parse(&["--chekc"]).is_err());
    }

    #[test]
    fn every_recipe_in_the_tree_is_read_and_names_each_file_once() {
        let workspace = Workspace::here();
        let folders = recipes(&workspace, "fixtures/runners", &[]).unwrap();
        assert!(folders.len() > 2, "{folders:?}");
        for folder in folders {
            let recipe = Recipe::read(&folder.join("recipe.toml")).unwrap_or_else(|fault| panic!("{fault}"));
            let mut files: Vec<&str> = recipe.recordings.iter().map(|one| one.file.as_str()).collect();
            files.sort_unstable();
            let count = files.len();
            files.dedup();
            assert_eq!(files.len(), count, "{}", folder.display());
            for recording in &recipe.recordings {
                let project = folder.join("projects").join(&recording.project);
                assert!(project.is_dir(), "{}", project.display());
            }
        }
    }
}
