//! Real sessions of the real host on small projects, made anew: `fixtures/sessions/NAME` from its `recipe.toml`.
//!
//! A recipe says what lies in the folder, what the user asks and which tools the scripted model calls. What the tools
//! answer is nobody's invention: the host runs them, and a recorder in the provider's place writes down what it is
//! handed at the end of each turn.

mod recipe;
mod studio;
mod transcript;

use crate::fault::{Context as _, Fault};
use crate::lab::{self, Lab};
use crate::record::{Order, difference, recipes};
use crate::workspace::Workspace;
use recipe::Recipe;
use std::path::Path;
use studio::{Studio, Take};

/// Which sessions, and whether their recordings are replaced or only compared.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Options {
    /// Folders of `fixtures/sessions`; all of them when none is named.
    names: Vec<String>,
    check: bool,
}

impl Options {
    pub(crate) fn parse(words: &[&str]) -> Result<Self, Fault> {
        let mut options = Self::default();
        for word in words {
            match *word {
                "--check" => options.check = true,
                option if option.starts_with('-') => {
                    return Err(Fault::new(format!(
                        "sessions takes names of sessions and --check, not {option}"
                    )));
                }
                name => options.names.push(name.to_owned()),
            }
        }
        Ok(options)
    }
}

pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<(), Fault> {
    let lab = Lab::open(workspace, lab::build(workspace, lab::Profile::Quick)?, false)?;
    let mut open = Vec::new();
    for folder in recipes(workspace, "fixtures/sessions", &options.names)? {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if let Err(fault) = session(workspace, &lab, &folder, &name, options.check) {
            println!("  {name}: {fault}");
            open.push(name);
        }
    }
    if open.is_empty() { Ok(()) } else { Err(Fault::new(format!("to look at: {}", open.join(", ")))) }
}

/// One session from its start to its end; a fault is what a person has to look at.
fn session(workspace: &Workspace, lab: &Lab, folder: &Path, name: &str, check: bool) -> Result<(), Fault> {
    let recipe = Recipe::read(&folder.join("recipe.toml"))?;
    println!("{name}: {}", recipe.about);
    let Take { turns, verdicts } = Studio::set_up(workspace, lab, name, &recipe)?.take(&recipe)?;
    let file = folder.join("turns.jsonl");
    if check {
        let was = std::fs::read_to_string(&file).during(format_args!("reading {}", file.display()))?;
        let order = if recipe.unordered { Order::Any } else { Order::Same };
        if let Some(shown) = difference(&transcript::of(&was)?, &transcript::of(&turns)?, order) {
            return Err(Fault::new(format!("differs\n{shown}")));
        }
    } else {
        std::fs::write(&file, turns).during(format_args!("writing {}", file.display()))?;
    }
    for (turn, verdict) in recipe.turns.iter().zip(verdicts) {
        println!("  {:<12} {verdict}", format!("{:?}", turn.lesson).to_lowercase());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    /// Longest recording, and longest of all together.
    const ONE: usize = 60_000;
    const ALL: usize = 1_500_000;

    fn all() -> Vec<std::path::PathBuf> {
        recipes(&Workspace::here(), "fixtures/sessions", &[]).unwrap()
    }

    #[test]
    fn the_words_after_the_command_are_sessions_or_a_known_option() {
        let parsed = Options::parse(&["pager", "--check"]).unwrap();
        assert_eq!(parsed, Options { names: vec!["pager".to_owned()], check: true });
        assert!(Options::parse(&["--chekc"]).is_err());
    }

    #[test]
    fn every_recipe_in_the_tree_is_read_and_has_a_recording_of_each_turn() {
        for folder in all() {
            let recipe = Recipe::read(&folder.join("recipe.toml")).unwrap_or_else(|fault| panic!("{fault}"));
            let turns = std::fs::read_to_string(folder.join("turns.jsonl")).unwrap();
            let asked: Vec<String> = turns
                .lines()
                .map(|turn| {
                    serde_json::from_str::<Value>(turn).unwrap()["user_content"].as_str().unwrap().to_owned()
                })
                .collect();
            let planned: Vec<&str> = recipe.turns.iter().map(|turn| turn.asks.trim()).collect();
            assert_eq!(asked, planned, "{}", folder.display());
        }
    }

    #[test]
    fn recordings_are_small_and_name_no_folder_of_the_machine() {
        let mut all_together = 0;
        for folder in all() {
            let turns = std::fs::read_to_string(folder.join("turns.jsonl")).unwrap();
            assert!(turns.len() < ONE, "{}: {} bytes", folder.display(), turns.len());
            for path in
                ["/record-", "/veridical-lab-", "/root/", &*Workspace::here().target().to_string_lossy()]
            {
                assert!(!turns.contains(path), "{}: {path}", folder.display());
            }
            all_together += turns.len();
        }
        assert!(all_together < ALL, "{all_together} bytes");
    }
}
