//! Facts at the command line, from their first word to their end (R6).

use super::forget::at_a_terminal;
use super::{Place, below_host};
use serde_json::Value;

fn remember(place: &Place, text: &str) -> (String, Value) {
    let (code, answer, said) = place.run("work", &["remember", text]);
    assert_eq!((code, &answer["result"]), (0, &"applied".into()), "{said}");
    (answer["id"].as_str().unwrap().to_owned(), answer)
}

fn ids(answer: &Value, list: &str) -> Vec<String> {
    answer[list].as_array().unwrap().iter().map(|item| item["id"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn of_two_facts_that_contradict_each_other_none_is_recalled_until_a_person_chooses() {
    let place = Place::new();
    let run = |arguments: &[&str]| place.run("work", arguments);
    let (first, _) = remember(&place, "The checkout port is 8443");
    assert_eq!(run(&["recall", "checkout port"]).0, 0);
    let (second, answer) = remember(&place, "The checkout port is 9443");
    assert_eq!((&answer["reason"], &answer["fact"]["status"]), (&"contested".into(), &"contested".into()));
    assert_eq!(answer["fact"]["contradicts"], serde_json::json!([first]));
    let (code, told, _) = run(&["recall", "checkout port"]);
    assert_eq!(
        (code, &told["reason"], &told["items"]),
        (1, &"matches-contested".into(), &Value::Array(Vec::new()))
    );
    let mut contested: Vec<&str> =
        told["contested"].as_array().unwrap().iter().map(|id| id.as_str().unwrap()).collect();
    contested.sort_unstable();
    let mut both = [first.as_str(), &second];
    both.sort_unstable();
    assert_eq!(contested, both, "neither is current, and both are told of");
    let said = place.command("work", &["recall", "checkout port"]).output().unwrap();
    let said = String::from_utf8(said.stdout).unwrap();
    assert!(
        said.contains("2 match") && said.contains("veridical fact choose ID") && said.contains(&first),
        "{said}"
    );
    assert!(!said.contains("8443") && !said.contains("9443"), "{said}");
    assert_eq!(run(&["recall", "zebra crossing"]).1["reason"], "nothing-matches");
    assert_eq!(run(&["recall", "checkout port", "--mode", "prefetch"]).0, 1);
    let (code, answer, _) = run(&["recall", "checkout port", "--history"]);
    assert_eq!(
        (code, ids(&answer, "items").len(), &answer["items"][0]["status"]),
        (0, 2, &"contested".into())
    );
    let (code, answer, said) = run(&["fact", "choose", &second]);
    assert_eq!(
        (code, &answer["reason"], &answer["fact"]["status"]),
        (0, &"fact-settled".into(), &"live".into()),
        "{said}"
    );
    let (code, answer, _) = run(&["recall", "checkout port"]);
    assert_eq!((code, ids(&answer, "items")), (0, vec![second.clone()]));
    let (code, answer, _) = run(&["fact", "history", &first]);
    assert_eq!((code, ids(&answer, "facts")), (0, vec![second.clone(), first]));
    assert_eq!(answer["facts"][1]["superseded_by"], second.as_str());
    assert_eq!(run(&["fact", "choose", &second]).1["reason"], "nothing-to-settle");
    let (code, answer, _) = run(&["doctor"]);
    assert_eq!((code, &answer["ok"]), (0, &true.into()), "{answer}");
}

#[test]
fn a_fact_is_superseded_worded_tagged_judged_and_widened() {
    let place = Place::new();
    place.repository("other", Some("https://git.example/team/other.git"));
    let run = |arguments: &[&str]| place.run("work", arguments);
    let (_, answer, _) = run(&["remember", "Our staging host is alder", "--scope", "project"]);
    let first = answer["id"].as_str().unwrap().to_owned();
    let (code, answer, said) = run(&["fact", "supersede", &first, "Our staging host is birch"]);
    assert_eq!((code, &answer["reason"]), (0, &"fact-replaced".into()), "{said}");
    let id = answer["id"].as_str().unwrap().to_owned();
    for (arguments, reason) in [
        (&["fact", "alias", &id, "rehearsals run on birch"][..], "fact-changed"),
        (&["fact", "tag", &id, "Ops"], "fact-changed"),
        (&["fact", "tag", &id, "ops"], "fact-unchanged"),
        (&["fact", "category", &id, "environment"], "fact-changed"),
        (&["feedback", &id, "helpful"], "fact-changed"),
    ] {
        let (code, answer, said) = run(arguments);
        assert_eq!((code, &answer["reason"]), (0, &reason.into()), "{arguments:?}: {said}");
    }
    let (_, answer, _) = run(&["show", &id]);
    let fact = &answer["fact"];
    assert_eq!(fact["aliases"], serde_json::json!(["rehearsals run on birch"]));
    assert_eq!((&fact["tags"], &fact["category"]), (&serde_json::json!(["ops"]), &"environment".into()));
    assert!(fact["trust"].as_f64().unwrap() > 0.5);
    let (code, answer, _) = run(&["recall", "rehearsals"]);
    assert_eq!((code, ids(&answer, "items")), (0, vec![id.clone()]), "found by its other wording");
    assert_eq!(run(&["recall", "alder"]).0, 1, "history is not recalled");
    assert_eq!(place.run("other", &["recall", "birch"]).0, 1, "another project does not see it");
    let (code, answer, _) = run(&["fact", "widen", &id]);
    assert_eq!((code, &answer["fact"]["scope"]), (0, &"global".into()));
    assert_eq!(place.run("other", &["recall", "birch staging"]).0, 0);
    for (arguments, code, reason) in [
        (&["fact", "tag", &id, "a, b"][..], 3, "not-a-tag"),
        (&["fact", "category", &id, "misc"], 3, "not-a-category"),
        (&["fact", "alias", &first, "x"], 3, "fact-ended"),
        (&["fact", "supersede", "fact_1", "We use birch"], 1, "not-seen"),
    ] {
        let (found, answer, said) = run(arguments);
        assert_eq!((found, &answer["reason"]), (code, &reason.into()), "{arguments:?}: {said}");
    }
    assert_eq!(run(&["doctor"]).0, 0);
}

#[test]
fn a_fact_holds_until_the_day_that_it_names_is_over() {
    let place = Place::new();
    let run = |arguments: &[&str]| place.run("work", arguments);
    let (code, answer, said) = run(&["remember", "Main is frozen until 2099-12-31"]);
    assert_eq!((code, &answer["result"]), (0, &"applied".into()), "{said}");
    let end = answer["fact"]["valid_until"].as_str().unwrap();
    assert!(end.starts_with("2099-12-31T") || end.starts_with("2100-01-01T"), "{end}");
    let (code, answer, _) = run(&["remember", "Main was frozen until 2001-12-31"]);
    assert_eq!((code, &answer["reason"]), (3, &"fact-over".into()));
    let (code, answer, _) = run(&["remember", "The rota is on paper", "--until", "2098-01-01T12:00:00Z"]);
    assert_eq!((code, &answer["fact"]["valid_until"]), (0, &"2098-01-01T12:00:00Z".into()));
    assert_eq!(run(&["remember", "The rota is on paper here", "--until", "soon"]).0, 2);
    fs_own(&place, "veridical.toml", "time_zone = \"No/Where\"\n");
    assert_eq!(run(&["recall", "rota"]).0, 4, "a zone that there is not");
    fs_own(&place, "veridical.toml", "time_zone = \"UTC\"\n");
    let (_, answer, _) = run(&["remember", "The exports are closed until 2097-05-06"]);
    assert_eq!(answer["fact"]["valid_until"], "2097-05-07T00:00:00Z", "the whole day in the user's zone");
    assert_eq!(run(&["slot", "set", "team.rota", "until 2097-05-06 on paper"]).1["reason"], "hedged");
}

fn fs_own(place: &Place, name: &str, text: &str) {
    use std::os::unix::fs::PermissionsExt;
    let path = place.path("home/veridical").join(name);
    std::fs::write(&path, text).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600)).unwrap();
}

#[test]
fn a_fact_is_invalidated_at_a_terminal_alone_and_can_be_stated_again() {
    let place = Place::new();
    let run = |arguments: &[&str]| place.run("work", arguments);
    let (id, _) = remember(&place, "The staging database is read-only");
    let (code, answer, _) = run(&["fact", "invalidate", &id]);
    let waits = (code, &answer["result"], &answer["reason"]);
    assert_eq!(waits, (0, &"staged".into(), &"needs-terminal".into()), "without a terminal");
    assert_eq!(run(&["recall", "staging database"]).0, 0);
    let no = at_a_terminal(&place, &["fact", "invalidate", &id], "n\n");
    assert!(no.contains("The staging database is read-only") && no.contains("not-confirmed"), "{no}");
    let yes = at_a_terminal(&place, &["fact", "invalidate", &id], "y\n");
    assert!(yes.contains("\"reason\":\"fact-invalidated\""), "{yes}");
    assert_eq!(run(&["recall", "staging database"]).0, 1);
    let (again, _) = remember(&place, "The staging database is read-only");
    assert_ne!(again, id);
    let (_, answer, _) = run(&["fact", "list", "--history"]);
    assert_eq!(ids(&answer, "facts"), [again, id]);
    assert_eq!(answer["facts"][1]["status"], "invalidated");
    assert_eq!(ids(&run(&["fact", "list"]).1, "facts").len(), 1);
}

/// Below an agent host each waits; a person at a terminal is shown the fact beside it, and their yes does it.
#[test]
fn below_a_host_a_change_of_a_fact_waits_for_a_person_at_a_terminal() {
    let place = Place::new();
    let run = |arguments: &[&str]| place.run("work", arguments);
    let (id, _) = remember(&place, "The staging database is read-only");
    for (arguments, kind, line) in [
        (&["fact", "tag", &id, "ops"][..], "tag", "+ #ops"),
        (&["feedback", &id, "helpful"], "feedback", "+ it helped"),
        (&["fact", "supersede", &id, "Staging takes writes"], "supersede-fact", "+ Staging takes writes"),
    ] {
        let (code, answer, said) = below_host(&place, arguments);
        assert_eq!((code, &answer["result"]), (0, &"staged".into()), "{arguments:?}: {said}");
        let pending = answer["pending_id"].as_str().unwrap();
        let (_, shown, _) = run(&["pending", "show", pending]);
        assert_eq!(shown["item"]["kind"], kind);
        let change = shown["item"]["change"].as_array().unwrap();
        assert!(change.contains(&line.into()), "{change:?}");
        let text = place.command("work", &["pending", "diff", pending]).output().unwrap();
        let text = String::from_utf8(text.stdout).unwrap();
        assert!(text.contains(line) && text.contains("The staging database is read-only"), "{text}");
        let applied = at_a_terminal(&place, &["pending", "apply", pending], "");
        assert!(applied.contains("\"result\":\"applied\""), "{applied}");
    }
    let (_, answer, _) = run(&["fact", "list"]);
    assert_eq!(answer["facts"][0]["text"], "Staging takes writes");
    assert_eq!((ids(&answer, "facts").len(), &answer["facts"][0]["veracity"]), (1, &"inferred".into()));
    let (code, answer, _) = below_host(&place, &["fact", "choose", &id]);
    assert_eq!((code, &answer["result"]), (3, &"rejected".into()), "a choice is a person's own");
    assert_eq!(run(&["doctor"]).1["flaws"], serde_json::json!([]));
}

#[test]
fn whose_wording_it_is_is_said_wherever_it_is_shown() {
    let place = Place::new();
    let (id, _) = remember(&place, "Our staging host is alder");
    let shown = |arguments: &[&str]| {
        let said = place.command("work", arguments).output().unwrap();
        String::from_utf8(said.stdout).unwrap()
    };
    assert_eq!(place.run("work", &["fact", "alias", &id, "rehearsals run on birch"]).0, 0);
    for read in [&["show", &id][..], &["fact", "list"], &["fact", "history", &id]] {
        let text = shown(read);
        assert!(text.contains("by the user: rehearsals") && !text.contains("agent"), "{read:?}: {text}");
    }
    let text = shown(&["recall", "rehearsals birch"]);
    assert!(text.contains("in the user's own words: rehearsals") && !text.contains("agent"), "{text}");
    let fact = place.run("work", &["show", &id]).1["fact"].clone();
    assert_eq!(fact["user_aliases"], fact["aliases"]);
}

#[test]
fn code_and_a_word_by_itself_are_refused_with_an_example_of_what_is_not() {
    let place = Place::new();
    for (text, reason) in
        [("fn main() {}", "fact-code"), ("ok", "fact-says-nothing"), ("Thanks!", "fact-says-nothing")]
    {
        let (code, answer, _) = place.run("work", &["remember", text]);
        assert_eq!((code, &answer["reason"]), (3, &reason.into()), "{text}: {answer}");
        assert!(answer["detail"].as_str().unwrap().contains("such as \""), "{answer}");
    }
    remember(&place, "Run `cargo test` before each push");
}
