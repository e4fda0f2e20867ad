//! Every read path is on one list and is held to the scope of whoever asks (R5.5).

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

#[path = "read_paths/crowd.rs"]
mod crowd;
#[path = "read_paths/paths.rs"]
mod paths;

use crowd::{Crowd, FOREIGN, OWN};
use paths::{Held, WAYS, Way};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What of one kind is on the list.
fn listed(of: impl Fn(Way) -> Option<&'static str>) -> BTreeSet<String> {
    WAYS.iter().filter_map(|(way, _)| of(*way)).map(str::to_owned).collect()
}

#[test]
fn every_method_of_the_librarys_handles_is_on_the_list() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../app/src");
    let mut methods = BTreeSet::new();
    for path in files_below(&sources) {
        let text = fs::read_to_string(path).unwrap();
        let mut is_inside = false;
        for line in text.lines() {
            is_inside = match line {
                "impl Session {" | "impl Memory {" => true,
                "}" => false,
                _ => is_inside,
            };
            let name = ["    pub fn ", "    pub async fn ", "    pub const fn "]
                .iter()
                .find_map(|head| line.strip_prefix(head))
                .and_then(|rest| rest.split(['(', '<']).next());
            methods.extend(name.filter(|_| is_inside).map(str::to_owned));
        }
    }
    let known = listed(|way| if let Way::Method(name) = way { Some(name) } else { None });
    assert_eq!(methods, known);
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
}

#[test]
fn every_request_of_the_protocol_is_on_the_list() {
    let requests: BTreeSet<String> =
        veridical_hermes::protocol::REQUESTS.iter().map(|word| (*word).to_owned()).collect();
    assert_eq!(requests, listed(|way| if let Way::Request(name) = way { Some(name) } else { None }));
}

#[test]
fn every_tool_of_the_model_is_on_the_list() {
    let shim = Path::new(env!("CARGO_MANIFEST_DIR")).join("../adapters/hermes/shim/__init__.py");
    let text = fs::read_to_string(shim).unwrap();
    let names = text.split("\"name\": \"").skip(1).filter_map(|rest| rest.split('"').next());
    let tools: BTreeSet<String> =
        names.filter(|name| name.starts_with("veridical")).map(str::to_owned).collect();
    assert_eq!(tools, listed(|way| if let Way::Tool(name) = way { Some(name) } else { None }));
}

#[test]
fn every_command_is_on_the_list() {
    let mut commands = BTreeSet::new();
    for outer in offered(&[]) {
        let inner = offered(&[&outer]);
        if inner.is_empty() {
            commands.insert(outer);
        } else {
            commands.extend(inner.iter().map(|inner| format!("{outer} {inner}")));
        }
    }
    assert_eq!(commands, listed(|way| if let Way::Command(words) = way { Some(words) } else { None }));
}

/// The commands that the program's help names below these words.
fn offered(words: &[&str]) -> Vec<String> {
    let help = Command::new(env!("CARGO_BIN_EXE_veridical")).args(words).arg("--help").output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let below = help.lines().skip_while(|line| line.trim() != "Commands:").skip(1);
    let names = below.take_while(|line| !line.trim().is_empty());
    let names = names.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    names
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| *name != "help")
        .map(str::to_owned)
        .collect()
}

/// Every command, request and tool that reads, from the own project: nothing foreign among five hundred near-identical
/// lessons, and the own one first wherever items are given. From the other project: nothing of this one.
#[test]
fn nothing_foreign_shows_on_any_read_path_among_five_hundred_near_identical_lessons() {
    let crowd = Crowd::gathered();
    let mut told = 0;
    for (way, held) in WAYS {
        let Held::AmongForeign(uses) = held else { continue };
        for words in *uses {
            let shown = asked(&crowd, "own", *way, words);
            assert!(!shown.contains(FOREIGN), "{way:?} {words:?} shows: {shown}");
            // What waits has ids of its own, and says what it would change.
            let items = shown.split_once("\"items\":[{\"id\":\"").filter(|_| !shown.contains("\"asked_by\""));
            let first = items.map(|(_, first)| first.starts_with(&crowd.id));
            assert_ne!(first, Some(false), "{way:?} {words:?} gives another item first: {shown}");
            told += usize::from(shown.contains(OWN));
            // A turn that is explained tells of itself.
            let elsewhere = asked(&crowd, "foreign", *way, words);
            assert!(
                !elsewhere.contains(OWN) || words.contains(&"TURN"),
                "{way:?} {words:?} shows elsewhere: {elsewhere}"
            );
        }
    }
    assert!(told >= 10, "the own lesson was told by {told} ways only");
    let counted = asked(&crowd, "own", Way::Command("status"), &[]);
    assert!(counted.contains("\"episodes\":1,"), "{counted}");
}

/// What is shown by one use of a way from a repository.
fn asked(crowd: &Crowd, place: &str, way: Way, words: &[&str]) -> String {
    let meant: Vec<&str> = words.iter().map(|word| crowd.meant(word)).collect();
    let fields = || -> Map<String, Value> {
        meant.chunks(2).map(|pair| (pair[0].to_owned(), json!(pair.last()))).collect()
    };
    match way {
        Way::Method(_) => String::new(),
        Way::Command(command) => {
            let words: Vec<&str> = command.split(' ').chain(meant).collect();
            let output = crowd.run(place, &words, "");
            String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
        }
        Way::Request(name) => {
            let mut request = json!({"type": name, "id": 3, "session": "s"});
            request.as_object_mut().unwrap().extend(fields());
            crowd.served(place, &[request])
        }
        Way::Tool(name) => {
            let call = json!({"type": "tool", "id": 3, "session": "s", "name": name, "arguments": fields()});
            crowd.served(place, &[call])
        }
    }
}
