//! Forgetting at a terminal, and nowhere else (R7.2, R11.4).

use super::{Place, fix};
use serde_json::Value;
use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

const CANARY: &str = "quetzalcoatlus";

/// Runs a command at a terminal of its own, with what is typed there.
pub(super) fn at_a_terminal(place: &Place, arguments: &[&str], typed: &str) -> String {
    let quoted = |word: &str| format!("'{word}'");
    let home = place.path("home").display().to_string();
    let workdir = place.path("work").display().to_string();
    let words = [env!("CARGO_BIN_EXE_veridical"), "--json", "--home", &home, "--workdir", &workdir];
    let line = words.iter().chain(arguments).map(|word| quoted(word)).collect::<Vec<_>>().join(" ");
    let mut script = Command::new("script")
        .args(["--quiet", "--return", "--echo", "never", "--command", &line, "/dev/null"])
        .env_remove("VERIDICAL_HOST")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    script.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    String::from_utf8(script.wait_with_output().unwrap().stdout).unwrap()
}

fn found(place: &Place) -> Vec<String> {
    let folder = fs::read_dir(place.path("home/veridical")).unwrap();
    let files = folder.map(|entry| entry.unwrap().path()).filter(|path| path.is_file());
    let holds = |path: &std::path::PathBuf| {
        let bytes = fs::read(path).unwrap().to_ascii_lowercase();
        bytes.windows(CANARY.len()).any(|window| window == CANARY.as_bytes())
    };
    files.filter(holds).map(|path| path.display().to_string()).collect()
}

fn stated(place: &Place) -> String {
    stated_as(place, &format!("The mascot of the release is the {CANARY}"))
}

fn stated_as(place: &Place, text: &str) -> String {
    place.run("work", &["remember", text]).1["id"].as_str().unwrap().to_owned()
}

#[test]
fn a_person_at_a_terminal_sees_is_asked_and_the_item_is_gone_to_the_byte() {
    let place = Place::new();
    let id = stated(&place);
    assert!(!found(&place).is_empty(), "the scan finds what is planted");
    let no = at_a_terminal(&place, &["forget", &id], "n\n");
    assert!(no.contains(CANARY) && no.contains("not-confirmed"), "{no}");
    assert_eq!(place.run("work", &["show", &id]).0, 0, "a no keeps it");
    let yes = at_a_terminal(&place, &["forget", &id], "y\n");
    assert!(yes.contains("\"result\":\"applied\"") && yes.contains("\"reason\":\"forgotten\""), "{yes}");
    assert_eq!(found(&place), <[String; 0]>::default());
    assert_eq!(place.run("work", &["show", &id]).0, 1);
    assert_eq!(place.run("work", &["recall", CANARY, "--history"]).0, 1);
    assert_eq!(place.run("work", &["doctor"]).0, 0);
}

#[test]
fn without_a_terminal_and_below_a_host_it_waits_for_the_user_and_is_there() {
    let place = Place::new();
    let id = stated(&place);
    let (code, answer, _) = place.run("work", &["forget", &id]);
    assert_eq!(
        (code, &answer["result"], &answer["reason"]),
        (0, &"staged".into(), &"needs-terminal".into()),
        "{answer}"
    );
    let below = stated_as(&place, "Coffee is drunk black");
    let output =
        place.command("work", &["forget", &below, "--json"]).env("VERIDICAL_HOST", "1").output().unwrap();
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((output.status.code(), &answer["result"]), (Some(0), &"staged".into()), "{answer}");
    assert_eq!(place.run("work", &["forget", "fact_nothing"]).0, 1);
    for id in [&id, &below] {
        assert_eq!(place.run("work", &["show", id]).0, 0);
    }
    assert_eq!(place.run("work", &["pending", "list"]).1["waiting"], 2);
}

#[test]
fn what_waits_and_is_about_the_item_goes_with_it() {
    let place = Place::new();
    let slot = format!("mascot.{CANARY}");
    place.run("work", &["slot", "set", &slot, "a large one"]);
    let id = place.run("work", &["slot", "set", &slot, &format!("a very large {CANARY}")]).1["id"].clone();
    let id = id.as_str().unwrap();
    for words in [&["slot", "set", &slot, "a small one"][..], &["forget", id]] {
        let below = place.command("work", words).arg("--json").env("VERIDICAL_HOST", "1").output().unwrap();
        let answer: Value = serde_json::from_slice(&below.stdout).unwrap();
        assert_eq!(answer["result"], "staged", "{answer}");
    }
    let waits = place.run("work", &["pending", "list"]).1;
    assert!(waits.to_string().contains(&format!("- {slot}: a large one")), "the history is shown: {waits}");
    let yes = at_a_terminal(&place, &["forget", id], "y\n");
    assert!(yes.contains("\"result\":\"applied\"") && yes.contains("a large one"), "{yes}");
    assert_eq!(found(&place), <[String; 0]>::default());
    let (_, list, _) = place.run("work", &["pending", "list", "--history"]);
    let stands: Vec<&Value> = list["items"].as_array().unwrap().iter().map(|item| &item["status"]).collect();
    assert_eq!(stands, ["forgotten", "forgotten"]);
    assert_eq!(place.run("work", &["doctor"]).1["flaws"], serde_json::json!([]));
}

#[test]
fn a_lesson_that_was_forgotten_is_not_learnt_again_from_a_replay() {
    let place = Place::new();
    let file = place.turn("turn.json", &fix("s1"));
    let id = place.run("work", &["learn", &file]).1["episode_id"].as_str().unwrap().to_owned();
    let yes = at_a_terminal(&place, &["forget", &id], "y\n");
    assert!(yes.contains("\"result\":\"applied\""), "{yes}");
    let (code, answer, _) = place.run("work", &["learn", &file]);
    assert_eq!((code, &answer["reason"]), (1, &"forgotten-lesson".into()), "{answer}");
    assert_eq!(place.run("work", &["episode", "list", "--history"]).0, 1);
}
