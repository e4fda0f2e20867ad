//! The policy file: what it changes, what is wrong with one, and that a broken one lets nothing happen.

use super::{Place, answer, below_host};
use serde_json::{Value, json};
use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::process::Stdio;

pub(super) fn write(place: &Place, text: &str) {
    let path = place.path("home/veridical/policy.toml");
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, text).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
}

const NO_FACTS: &str = "[new-fact]\nperson = \"reject\"\nstated = \"reject\"\nagent = \"reject\"\n";

fn cell(answer: &Value, row: &str, capacity: &str) -> Value {
    let named = |values: &Value, key: &str, word: &str| {
        values.as_array().unwrap().iter().find(|value| value[key] == word).unwrap().clone()
    };
    named(&named(&answer["rows"], "row", row)["cells"], "as", capacity)
}

#[test]
fn a_file_tightens_what_the_program_does() {
    let place = Place::new();
    assert_eq!(place.run("work", &["remember", "Releases are cut on Mondays"]).0, 0);
    write(&place, NO_FACTS);
    let (code, answer, _) = place.run("work", &["remember", "The port is 8443"]);
    assert_eq!((code, &answer["reason"]), (3, &json!("not-allowed")), "{answer}");
    let (code, answer, _) = place.run("work", &["policy", "show"]);
    assert_eq!((code, &answer["changed"]), (0, &json!(3)));
    let fact = json!({"as": "person", "decision": "reject", "default": "apply"});
    assert_eq!(cell(&answer, "new-fact", "person"), fact);
    assert_eq!(cell(&answer, "episode", "bridge")["decision"], "apply");
    let shown = place.command("work", &["policy", "show"]).output().unwrap();
    assert!(String::from_utf8(shown.stdout).unwrap().contains("person      reject  (default: apply)"));
}

#[test]
fn a_file_in_the_repository_is_never_read() {
    let place = Place::new();
    for name in ["policy.toml", "veridical/policy.toml", ".veridical/policy.toml"] {
        let path = place.path("work").join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, NO_FACTS).unwrap();
    }
    let (_, answer, _) = place.run("work", &["policy", "show"]);
    assert_eq!((&answer["file"], &answer["changed"]), (&Value::Null, &json!(0)));
    assert_eq!(place.run("work", &["remember", "Releases are cut on Mondays"]).0, 0);
}

#[test]
fn a_broken_file_lets_nothing_happen_and_says_where_it_is_broken() {
    let place = Place::new();
    assert_eq!(place.run("work", &["remember", "Releases are cut on Mondays"]).0, 0);
    write(&place, "[new-fact]\nagent = \"apply\"\n");
    let file = place.turn("turn.json", &super::fix("s1"));
    for words in [
        &["remember", "The port is 8443"][..],
        &["recall", "releases"],
        &["learn", &file],
        &["episode", "list"],
        &["show", "fact_1"],
        &["status"],
        &["policy", "show"],
        &["policy", "explain", "forget"],
    ] {
        let (code, _, said) = place.run("work", words);
        assert_eq!(code, 4, "{words:?}: {said}");
        assert!(said.contains("policy.toml, line 2, column 9"), "{words:?}: {said}");
        assert!(said.contains("nothing is read or written until it is mended"), "{words:?}: {said}");
    }
    let (code, doctor, _) = place.run("work", &["doctor"]);
    assert_eq!(code, 1, "{doctor}");
    let (code, check, _) = place.run("work", &["policy", "check"]);
    assert_eq!(
        (code, &check["ok"], &check["line"], &check["column"]),
        (1, &json!(false), &json!(2), &json!(9))
    );
    write(&place, "");
    assert_eq!(place.run("work", &["recall", "releases"]).0, 0, "mended");
}

#[test]
fn a_broken_file_is_told_to_the_host() {
    let place = Place::new();
    write(&place, "[new-fact]\nagent = \"apply\"\n");
    let mut serve = place.command("work", &["serve"]);
    let mut serve =
        serve.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let hello = json!({"id": 1, "type": "hello", "protocol": "veridical.protocol/1", "shim_version": "0.1.0",
                       "secret": "s", "host_pid": std::process::id(), "home": place.path("home")});
    writeln!(serve.stdin.take().unwrap(), "{hello}").unwrap();
    let (code, refused, _) = answer(&serve.wait_with_output().unwrap());
    assert_eq!((code, &refused["type"]), (4, &json!("refused")), "{refused}");
    assert!(refused["message"].as_str().unwrap().contains("policy.toml, line 2, column 9"), "{refused}");
    assert!(!place.database().exists());
}

#[test]
fn a_file_that_others_may_read_or_write_is_refused() {
    let place = Place::new();
    write(&place, NO_FACTS);
    let path = place.path("home/veridical/policy.toml");
    for mode in [0o640, 0o602, 0o620, 0o604] {
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
        let (code, _, said) = place.run("work", &["recall", "releases"]);
        assert_eq!(code, 4, "{mode:o}");
        assert!(said.contains("chmod 600"), "{mode:o}: {said}");
    }
    assert_eq!(
        place.run("work", &["policy", "check", path.to_str().unwrap()]).0,
        0,
        "a draft may be anyone's"
    );
}

#[test]
fn a_decision_is_explained_with_its_rule() {
    let place = Place::new();
    for (words, code, decision, reason, rule) in [
        (&["new-fact", "--as", "agent"][..], 0, "stage", "needs-approval", "stage"),
        (&["forget", "--as", "person"], 0, "stage", "needs-terminal", "at-terminal-else-stage"),
        (&["forget"], 0, "stage", "needs-terminal", "at-terminal-else-stage"),
        (&["record-episode", "--as", "bridge"], 0, "apply", "applied", "apply"),
        (&["record-episode"], 1, "reject", "not-allowed", "reject"),
        (&["supersede", "--as", "stated"], 0, "stage", "needs-approval", "apply-if-exact"),
        (&["make-coffee"], 1, "reject", "unknown-mutation", "reject"),
    ] {
        let (found, answer, _) = place.run("work", &[&["policy", "explain"], words].concat());
        let said = (found, &answer["decision"], &answer["reason"], &answer["rule"]);
        assert_eq!(said, (code, &json!(decision), &json!(reason), &json!(rule)), "{words:?}");
    }
    let (_, below, _) = below_host(&place, &["policy", "explain", "forget"]);
    assert_eq!((&below["as"], &below["reason"]), (&json!("agent"), &json!("needs-approval")), "{below}");
}
