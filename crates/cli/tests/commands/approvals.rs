//! Ways in which approvals of others went wrong, one test each: told of in public reports, and tried here anew.

use super::pending::{TEXT, asked, facts, typed};
use super::{Place, below_host};
use rusqlite::Connection;
use serde_json::{Value, json};
use std::fs;

fn history(place: &Place) -> Vec<(String, String)> {
    let list = place.run("work", &["pending", "list", "--history"]).1;
    let items = list["items"].as_array().cloned().unwrap_or_default();
    let word = |item: &Value, field: &str| item[field].as_str().unwrap_or_default().to_owned();
    items.iter().map(|item| (word(item, "id"), word(item, "status"))).collect()
}

fn database(place: &Place) -> Connection {
    Connection::open(place.path("home/veridical/memory.db")).unwrap()
}

/// An order for everything at once, which emptied a queue that nobody had read.
#[test]
fn there_is_no_word_for_all_of_them() {
    let place = Place::new();
    asked(&place, TEXT);
    for n in 0..5 {
        assert_eq!(below_host(&place, &["remember", &format!("Depot number {n} opens at dawn")]).0, 0);
    }
    for word in ["all", "*", "ALL", "allallall", "%", "________", "000000000000", ""] {
        let (code, answer) = typed(&place, &["pending", "apply", word]);
        assert!(code != 0 && answer["result"] != "applied", "{word}: {answer}");
    }
    for words in [&["pending", "apply", "--all"][..], &["pending", "apply"], &["pending", "reject", "--all"]]
    {
        assert_eq!(typed(&place, words).0, 2, "{words:?}");
    }
    assert!(history(&place).iter().all(|(_, status)| status == "waiting"));
    assert_eq!((history(&place).len(), facts(&place)), (6, json!(1)));
}

/// Approved writes that never arrived, without a word.
#[test]
fn what_is_approved_is_there_and_reads_back_the_same_with_no_agent_running() {
    let place = Place::new();
    asked(&place, TEXT);
    let texts: Vec<String> = (0..12).map(|n| format!("Depot number {n} opens at dawn")).collect();
    for text in &texts {
        let (_, answer, _) = below_host(&place, &["remember", text]);
        let (code, applied) = typed(&place, &["pending", "apply", answer["pending_id"].as_str().unwrap()]);
        assert_eq!((code, &applied["result"]), (0, &json!("applied")), "{applied}");
        let shown = place.run("work", &["show", applied["item"].as_str().unwrap()]).1;
        assert_eq!(shown["fact"]["text"], json!(text));
    }
    assert_eq!(facts(&place), json!(1 + texts.len()));
}

/// An approval that stayed good for a while after it had been used.
#[test]
fn a_word_that_was_used_is_used_up() {
    let place = Place::new();
    let id = asked(&place, TEXT);
    assert_eq!(typed(&place, &["pending", "apply", &id]).0, 0);
    for verb in ["apply", "reject", "apply"] {
        let (code, answer) = typed(&place, &["pending", verb, &id]);
        assert_eq!((code, &answer["reason"]), (3, &json!("pending-ended")), "{verb}");
    }
    // What is asked for anew waits under another id.
    let again = below_host(&place, &["remember", TEXT]).1;
    assert_ne!(again["pending_id"], json!(id), "{again}");
    assert_eq!(facts(&place), json!(2));
}

/// A record whose content was changed, and whose plain hash was computed anew.
#[test]
fn what_was_changed_after_it_was_shown_is_not_applied() {
    let place = Place::new();
    let id = asked(&place, TEXT);
    let changed = database(&place)
        .execute("UPDATE pending_field SET text = 'Releases are cut on Sundays' WHERE name = 'text'", [])
        .unwrap();
    assert_eq!(changed, 1);
    let (code, answer) = typed(&place, &["pending", "apply", &id]);
    assert_eq!((code, &answer["reason"]), (3, &json!("pending-seal-broken")), "{answer}");
    assert_eq!(facts(&place), json!(1));
    assert!(!place.run("work", &["pending", "list"]).1.to_string().contains("Sundays"));
}

/// A whole record that a terminal tool made up, with an id and hashes of its own.
#[test]
fn what_was_never_asked_for_through_the_program_is_not_applied() {
    let place = Place::new();
    asked(&place, TEXT);
    let forged = "f".repeat(64);
    let store = database(&place);
    let columns = "tenant, principal, project, kind, target, revision, likeness, capacity, reason, session, at, expires";
    store.execute("PRAGMA foreign_keys = OFF", []).unwrap();
    let copy = format!(
        "INSERT INTO pending (number, id, {columns}, seal) SELECT number + 1000, ?1, {columns}, seal FROM pending"
    );
    assert_eq!(store.execute(&copy, [&forged]).unwrap(), 1);
    let fields = "INSERT INTO pending_field SELECT pending + 1000, place, name, text FROM pending_field";
    store.execute(fields, []).unwrap();
    drop(store);
    let (code, answer) = typed(&place, &["pending", "apply", forged.get(..12).unwrap()]);
    assert_eq!((code, &answer["reason"]), (3, &json!("pending-seal-broken")), "{answer}");
    assert_eq!(facts(&place), json!(1));
    assert_eq!(place.run("work", &["doctor"]).0, 1, "and it is reported");
}

/// A stale button that approved what had been replaced.
#[test]
fn a_newer_proposal_for_the_same_slot_takes_the_place_of_the_older_one() {
    let place = Place::new();
    place.run("work", &["slot", "set", "preference.editor", "vim"]);
    let ask = |value: &str| below_host(&place, &["slot", "set", "preference.editor", value]).1;
    let old = ask("helix")["pending_id"].as_str().unwrap().to_owned();
    let new = ask("kakoune")["pending_id"].as_str().unwrap().to_owned();
    let (code, answer) = typed(&place, &["pending", "apply", &old]);
    assert_eq!((code, &answer["reason"]), (3, &json!("pending-ended")), "{answer}");
    assert_eq!(history(&place), [(new, "waiting".to_owned()), (old, "replaced".to_owned())]);
    assert_eq!(place.run("work", &["slot", "get", "preference.editor"]).1["slot"]["value"], json!("vim"));
}

/// An item of another project, asked for by its bare id.
#[test]
fn an_item_of_another_project_can_neither_be_forgotten_nor_asked_to_be() {
    let place = Place::new();
    place.repository("other", Some("https://git.example/team/other.git"));
    // Both places are known, so that the agent's commands are bound there too.
    for (workdir, session) in [("work", "s1"), ("other", "s2")] {
        let file = place.turn("turn.json", &super::fix(session));
        assert_eq!(place.run(workdir, &["learn", &file]).0, 0);
    }
    let here =
        place.run("work", &["remember", TEXT, "--scope", "project"]).1["id"].as_str().unwrap().to_owned();
    place.run("other", &["remember", "Coffee is drunk black"]);
    for below in [false, true] {
        let mut command = place.command("other", &["forget", &here, "--json"]);
        if below {
            command.env("VERIDICAL_HOST", "1");
        }
        let output = command.output().unwrap();
        let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!((output.status.code(), &answer["reason"]), (Some(1), &json!("not-seen")), "{answer}");
    }
    assert_eq!(place.run("work", &["show", &here]).0, 0);
    assert_eq!(place.run("other", &["pending", "list"]).0, 1);
    // Whoever sees it may ask; the person is shown what it says, and where it holds.
    let asked = below_host(&place, &["forget", &here]).1;
    let shown = place.run("work", &["pending", "show", asked["pending_id"].as_str().unwrap()]).1;
    assert_eq!(shown["item"]["change"], json!([format!("- {TEXT}"), "- (project)"]));
    assert_eq!(place.run("other", &["pending", "show", asked["pending_id"].as_str().unwrap()]).0, 1);
}

/// Records of the host and of its memory in one folder, so that the host carried out what was meant for the other.
#[test]
fn what_waits_is_in_no_file_that_the_host_would_carry_out() {
    let place = Place::new();
    let id = asked(&place, TEXT);
    let folder = place.path("home/pending/memory");
    fs::create_dir_all(&folder).unwrap();
    let record = json!({"id": id, "subsystem": "memory", "action": "add", "payload": {"action": "add", "content": TEXT}});
    fs::write(folder.join(format!("{id}.json")), record.to_string()).unwrap();
    assert_eq!(history(&place).len(), 1, "a record of the host's is none of ours");
    assert_eq!(typed(&place, &["pending", "apply", &id]).0, 0);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "and ours is none of the host's");
    assert!(!place.path("home/memories").exists());
    assert_eq!(facts(&place), json!(2));
}

/// A row that recall showed and that could not be forgotten, or whose forgetting left it to be read by its id.
#[test]
fn what_is_shown_can_be_asked_to_be_forgotten_and_is_not_read_by_its_id_afterwards() {
    let place = Place::new();
    let file = place.turn("turn.json", &super::fix("s1"));
    let lesson = place.run("work", &["learn", &file]).1["episode_id"].as_str().unwrap().to_owned();
    place.run("work", &["remember", TEXT]);
    place.run("work", &["slot", "set", "preference.editor", "vim"]);
    let recalled = |query: &str| {
        let items = place.run("work", &["recall", query]).1["items"].clone();
        items.as_array().cloned().unwrap_or_default()
    };
    for query in ["test_total AssertionError", "releases Mondays", "preference editor vim"] {
        let id = recalled(query)[0]["id"].as_str().unwrap().to_owned();
        let (code, answer, said) = below_host(&place, &["forget", &id]);
        assert_eq!((code, &answer["result"]), (0, &json!("staged")), "{query}: {answer} {said}");
        assert_eq!(typed(&place, &["pending", "apply", answer["pending_id"].as_str().unwrap()]).0, 0);
        for words in [&["show", &id][..], &["recall", query], &["recall", query, "--history"]] {
            let (code, answer, _) = place.run("work", words);
            assert!(code == 1 && !answer.to_string().contains(&id), "{words:?}: {answer}");
        }
    }
    assert_eq!(place.run("work", &["episode", "show", &lesson]).0, 1);
    assert_eq!(place.run("work", &["slot", "history", "preference.editor"]).0, 1);
    assert_eq!(place.run("work", &["doctor"]).1["flaws"], json!([]));
}
