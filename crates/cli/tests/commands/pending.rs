//! What waits for a person, and who may answer: a person at a terminal, and nobody below an agent host.

use super::{Place, below_host};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{Read, Write};
use std::process::{Command, Stdio};

/// Runs a command with a terminal of its own, at which somebody types.
pub(super) fn at_terminal(command: &mut Command, typed: &str) -> (i32, String) {
    let terminal = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&terminal).unwrap();
    unlockpt(&terminal).unwrap();
    let name = ptsname(&terminal, Vec::new()).unwrap();
    let side = File::options().read(true).write(true).open(name.to_str().unwrap()).unwrap();
    command.stdin(side.try_clone().unwrap()).stdout(side.try_clone().unwrap()).stderr(side);
    let mut child = command.spawn().unwrap();
    // The command holds the other side too, and the end of the output is its end.
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut terminal = File::from(terminal);
    terminal.write_all(typed.as_bytes()).unwrap();
    let mut shown = Vec::new();
    let _ = terminal.read_to_end(&mut shown);
    (child.wait().unwrap().code().unwrap_or(-1), String::from_utf8_lossy(&shown).into_owned())
}

/// What a command at a terminal answers in JSON, where somebody says yes to what it asks.
pub(super) fn typed(place: &Place, words: &[&str]) -> (i32, Value) {
    let (code, answer, _) = asking(place, words, "y\n");
    (code, answer)
}

/// The same, with all that is shown there.
fn asking(place: &Place, words: &[&str], said: &str) -> (i32, Value, String) {
    let (code, shown) = at_terminal(&mut place.command("work", &[words, &["--json"]].concat()), said);
    // The answer stands behind the question.
    let answer = shown.rfind("{\"schema\"").and_then(|at| serde_json::from_str(shown.get(at..)?.trim()).ok());
    (code, answer.unwrap_or(Value::Null), shown)
}

/// A home in which the agent asked for a fact; the id of what waits.
pub(super) fn asked(place: &Place, text: &str) -> String {
    // A session of the person's was here before the agent's: the place is known.
    let file = place.turn("before.json", &super::fix("s0"));
    assert_eq!(place.run("work", &["learn", &file]).0, 0);
    assert_eq!(place.run("work", &["remember", "Coffee is drunk black"]).0, 0);
    let (code, answer, said) = below_host(place, &["remember", text]);
    assert_eq!((code, &answer["result"]), (0, &json!("staged")), "{answer} {said}");
    answer["pending_id"].as_str().unwrap().to_owned()
}

fn beginning(id: &str, length: usize) -> &str {
    id.get(..length).unwrap()
}

pub(super) fn facts(place: &Place) -> Value {
    place.run("work", &["status"]).1["counts"]["facts"].clone()
}

pub(super) const TEXT: &str = "Releases are cut on Mondays";

#[test]
fn what_the_agent_asks_for_waits_and_a_person_at_a_terminal_applies_it_once() {
    let place = Place::new();
    let id = asked(&place, TEXT);
    assert_eq!(id.len(), 12);
    let (code, list, _) = place.run("work", &["pending", "list"]);
    let item = &list["items"][0];
    assert_eq!((code, &list["waiting"], &item["id"]), (0, &json!(1), &json!(id)), "{list}");
    assert_eq!((&item["asked_by"], &item["status"]), (&json!("agent"), &json!("waiting")));
    assert_eq!(item["change"], json!([format!("+ {TEXT}"), "+ (global)"]));
    for words in [["pending", "show", &id], ["pending", "diff", beginning(&id, 8)]] {
        let (code, shown, _) = place.run("work", &words);
        assert_eq!((code, &shown["item"]["fields"][0]["text"]), (0, &json!(TEXT)), "{shown}");
    }
    assert_eq!(facts(&place), json!(1), "nothing is kept yet");

    let (code, applied) = typed(&place, &["pending", "apply", &id]);
    assert_eq!(
        (code, &applied["result"], &applied["reason"]),
        (0, &json!("applied"), &json!("approved")),
        "{applied}"
    );
    assert_eq!(facts(&place), json!(2));
    let fact = applied["item"].as_str().unwrap();
    let (_, shown, _) = place.run("work", &["show", fact]);
    assert_eq!((&shown["fact"]["text"], &shown["fact"]["veracity"]), (&json!(TEXT), &json!("inferred")));
    let (code, again) = typed(&place, &["pending", "apply", &id]);
    assert_eq!((code, &again["result"], &again["reason"]), (3, &json!("refused"), &json!("pending-ended")));
    assert_eq!(facts(&place), json!(2));
    let (code, list, _) = place.run("work", &["pending", "list"]);
    assert_eq!((code, &list["waiting"]), (1, &json!(0)));
    let (_, list, _) = place.run("work", &["pending", "list", "--history"]);
    assert_eq!((&list["items"][0]["status"], &list["items"][0]["became"]), (&json!("applied"), &json!(fact)));
    assert_eq!(place.run("work", &["doctor"]).1["flaws"], json!([]));
}

#[test]
fn a_correction_that_the_agent_asks_for_is_shown_beside_the_old_value_and_applied_at_its_revision() {
    let place = Place::new();
    assert_eq!(place.run("work", &["slot", "set", "preference.editor", "vim"]).0, 0);
    let ask = |value: &str| below_host(&place, &["slot", "set", "Preference.Editor", value]);
    let (code, answer, said) = ask("helix");
    assert_eq!(
        (code, &answer["result"], &answer["slot"]["value"]),
        (0, &json!("staged"), &json!("vim")),
        "{said}"
    );
    let id = answer["pending_id"].as_str().unwrap().to_owned();
    let shown = place.run("work", &["pending", "show", &id]).1["item"].clone();
    assert_eq!((&shown["kind"], &shown["revision"]), (&json!("supersede-slot"), &json!(1)), "{shown}");
    let diff = ["- preference.editor: vim (revision 1)", "+ preference.editor: helix", "+ (global)"];
    assert_eq!(shown["change"], json!(diff));
    assert_eq!(ask("helix").1["pending_id"], json!(id), "asked for again");
    assert_eq!(ask("vim").1["result"], json!("unchanged"), "what it has already");
    let newer = ask("kakoune").1["pending_id"].as_str().unwrap().to_owned();
    assert_eq!(
        typed(&place, &["pending", "apply", &id]).1["reason"],
        json!("pending-ended"),
        "it was replaced"
    );
    let (code, applied) = typed(&place, &["pending", "apply", &newer]);
    assert_eq!((code, &applied["result"]), (0, &json!("applied")), "{applied}");
    let slot = place.run("work", &["slot", "get", "preference.editor"]).1["slot"].clone();
    assert_eq!(
        (&slot["value"], &slot["revision"], &slot["id"]),
        (&json!("kakoune"), &json!(2), &applied["item"])
    );
    assert_eq!((&slot["veracity"], &slot["author"]), (&json!("inferred"), &json!("agent")));

    let late = ask("emacs").1["pending_id"].as_str().unwrap().to_owned();
    assert_eq!(place.run("work", &["slot", "set", "preference.editor", "ed"]).0, 0);
    let shown = place.run("work", &["pending", "diff", &late]).1["item"]["change"].to_string();
    assert!(shown.contains("- preference.editor: ed (revision 3)") && shown.contains("! "), "{shown}");
    let (code, burned) = typed(&place, &["pending", "apply", &late]);
    assert_eq!((code, &burned["result"], &burned["reason"]), (3, &json!("burned"), &json!("lost-race")));
    let (code, again) = typed(&place, &["pending", "apply", &late]);
    assert_eq!((code, &again["reason"]), (3, &json!("pending-ended")));
    assert_eq!(place.run("work", &["slot", "get", "preference.editor"]).1["slot"]["value"], json!("ed"));
    assert_eq!(
        below_host(&place, &["slot", "set", "preference.editor", "nano", "--expect", "1"]).1["reason"],
        json!("lost-race")
    );
    let (_, list, _) = place.run("work", &["pending", "list", "--history"]);
    let stands: Vec<&Value> = list["items"].as_array().unwrap().iter().map(|item| &item["status"]).collect();
    assert_eq!(stands, ["burned", "applied", "replaced"]);
    assert_eq!(list["items"][0]["target"], Value::Null, "nothing is left of what it was about");
    assert_eq!(place.run("work", &["doctor"]).1["flaws"], json!([]));
}

#[test]
fn a_slot_that_got_a_value_meanwhile_is_not_filled() {
    let place = Place::new();
    assert_eq!(place.run("work", &["remember", "Coffee is drunk black"]).0, 0);
    let (_, answer, said) = below_host(&place, &["slot", "set", "preference.shell", "fish"]);
    let id = answer["pending_id"].as_str().unwrap_or_else(|| panic!("{answer} {said}")).to_owned();
    assert_eq!(place.run("work", &["slot", "set", "preference.shell", "bash"]).0, 0);
    let (code, burned) = typed(&place, &["pending", "apply", &id]);
    assert_eq!((code, &burned["reason"]), (3, &json!("lost-race")), "{burned}");
    assert_eq!(place.run("work", &["slot", "get", "preference.shell"]).1["slot"]["value"], json!("bash"));
}

#[test]
fn a_forgetting_that_the_agent_asks_for_shows_the_item_and_is_done_to_the_byte() {
    let place = Place::new();
    let text = "The mascot is the ornithomimus";
    let id = place.run("work", &["remember", text]).1["id"].as_str().unwrap().to_owned();
    let (code, answer, said) = below_host(&place, &["forget", &id]);
    assert_eq!(
        (code, &answer["result"], &answer["id"]),
        (0, &json!("staged"), &json!(id)),
        "{answer} {said}"
    );
    let pending = answer["pending_id"].as_str().unwrap().to_owned();
    let shown = place.run("work", &["pending", "show", &pending]).1["item"].clone();
    assert_eq!(shown["change"], json!([format!("- {text}"), "- (global)"]), "{shown}");
    assert_eq!((&shown["target"], &shown["fields"][0]["text"]), (&json!(id), &json!("fact")));
    assert_eq!(place.run("work", &["show", &id]).0, 0, "it is there while it waits");
    std::fs::write(place.path("home/state.db"), "").unwrap();
    for said in ["n\n", "\n", "apply\n"] {
        let (code, kept, shown) = asking(&place, &["pending", "apply", &pending], said);
        assert_eq!((code, &kept["reason"]), (1, &json!("not-confirmed")), "{shown}");
        assert!(shown.contains(text) && shown.contains("[y/N]"), "{shown}");
    }
    assert_eq!(place.run("work", &["pending", "show", &pending]).1["item"]["status"], "waiting");
    let (code, applied) = typed(&place, &["pending", "apply", &pending]);
    assert_eq!((code, &applied["reason"], &applied["item"]), (0, &json!("approved-forgetting"), &json!(id)));
    assert!(applied["outside"][0].as_str().unwrap().ends_with("state.db"), "{applied}");
    assert_eq!(place.run("work", &["show", &id]).0, 1);
    for file in ["memory.db", "memory.db-wal"] {
        let bytes = std::fs::read(place.path(&format!("home/veridical/{file}"))).unwrap_or_default();
        assert!(!String::from_utf8_lossy(&bytes).contains("ornithomimus"), "{file}");
    }
    assert_eq!(place.run("work", &["doctor"]).1["flaws"], json!([]));
}

#[test]
fn nobody_answers_without_a_terminal_or_below_a_host() {
    let place = Place::new();
    let id = asked(&place, TEXT);
    for verb in ["apply", "reject"] {
        let (code, answer, _) = place.run("work", &["pending", verb, &id]);
        assert_eq!((code, &answer["reason"]), (3, &json!("needs-terminal")), "{verb}: {answer}");
        let (code, answer, _) = below_host(&place, &["pending", verb, &id]);
        assert_eq!((code, &answer["reason"]), (3, &json!("not-allowed")), "{verb}: {answer}");
        // The model may have a terminal of its own.
        let program = place.command("work", &["pending", verb, &id, "--json"]);
        let mut host = Command::new(place.path("hermes"));
        host.arg(program.get_program()).args(program.get_args()).env_remove("VERIDICAL_HOST");
        let (code, shown) = at_terminal(&mut host, "");
        assert!(code == 3 && shown.contains("not-allowed"), "{verb}: {code} {shown}");
        let mut marked = place.command("work", &["pending", verb, &id, "--json"]);
        let (code, shown) = at_terminal(marked.env("VERIDICAL_HOST", "1"), "");
        assert!(code == 3 && shown.contains("not-allowed"), "{verb}, marked: {code} {shown}");
    }
    for words in [&["pending", "expire"][..], &["pending", "review"]] {
        assert_eq!(place.run("work", words).0, 3, "{words:?}");
        assert_eq!(below_host(&place, words).0, 3, "{words:?}");
    }
    assert_eq!(facts(&place), json!(1));
    assert_eq!(place.run("work", &["pending", "list"]).1["waiting"], json!(1), "it waits on");
    assert_eq!(typed(&place, &["pending", "apply", &id]).0, 0, "and a person at a terminal applies it");
}

#[test]
fn no_word_of_a_call_stands_in_for_the_terminal() {
    let place = Place::new();
    let id = asked(&place, TEXT);
    for word in ["--yes", "-y", "--force", "--no-input", "--tty", "--terminal"] {
        let (code, _, _) = place.run("work", &["pending", "apply", &id, word]);
        assert_eq!(code, 2, "{word}");
    }
    assert_eq!(facts(&place), json!(1));
}

#[test]
fn a_rejected_one_is_not_asked_for_again() {
    let place = Place::new();
    let id = asked(&place, TEXT);
    let (code, answer) = typed(&place, &["pending", "reject", &id]);
    assert_eq!((code, &answer["result"], &answer["reason"]), (0, &json!("rejected"), &json!("declined")));
    let (code, answer, _) = below_host(&place, &["remember", "releases are cut on mondays."]);
    assert_eq!((code, &answer["reason"]), (3, &json!("pending-muted")), "{answer}");
    let (code, answer) = typed(&place, &["pending", "apply", &id]);
    assert_eq!((code, &answer["reason"]), (3, &json!("pending-ended")));
    assert_eq!(facts(&place), json!(1));
}

#[test]
fn another_project_neither_sees_nor_answers_for_it() {
    let place = Place::new();
    let id = asked(&place, TEXT);
    place.repository("other", Some("https://git.example/team/other.git"));
    assert_eq!(place.run("other", &["pending", "list"]).0, 1);
    assert_eq!(place.run("other", &["pending", "show", &id]).0, 1);
    let (code, shown) = at_terminal(&mut place.command("other", &["pending", "apply", &id, "--json"]), "");
    assert!(code == 1 && shown.contains("pending-unknown"), "{code} {shown}");
    assert_eq!(facts(&place), json!(1));
}

#[test]
fn a_beginning_of_an_id_has_eight_characters_and_is_its_own() {
    let place = Place::new();
    let id = asked(&place, TEXT);
    for (words, reason) in [(beginning(&id, 7), "pending-short-id"), ("00000000", "pending-unknown")] {
        let (code, answer, _) = place.run("work", &["pending", "show", words]);
        assert_eq!((code, &answer["reason"]), (1, &json!(reason)), "{words}");
    }
    assert_eq!(typed(&place, &["pending", "apply", beginning(&id, 8)]).0, 0);
}

#[test]
fn a_review_asks_for_each_one() {
    let place = Place::new();
    asked(&place, TEXT);
    for text in ["Ports are opened by hand", "The ledger closes at noon"] {
        assert_eq!(below_host(&place, &["remember", text]).0, 0);
    }
    let (code, shown) =
        at_terminal(&mut place.command("work", &["pending", "review"]), "maybe\napply\nskip\nreject\n");
    assert_eq!(code, 0, "{shown}");
    assert!(shown.contains("1 of 3") && shown.contains("+ The ledger closes at noon"), "{shown}");
    let (_, list, _) = place.run("work", &["pending", "list", "--history"]);
    let stands: Vec<&Value> = list["items"].as_array().unwrap().iter().map(|item| &item["status"]).collect();
    assert_eq!(stands, ["applied", "waiting", "rejected"]);
}

#[test]
fn what_holds_a_secret_does_not_wait_at_all() {
    let place = Place::new();
    asked(&place, TEXT);
    let secret = "ghp_0123456789abcdefghijABCDEFGHIJ012345";
    let (code, answer, _) = below_host(&place, &["remember", &format!("The token is {secret}")]);
    assert_eq!((code, &answer["result"]), (3, &json!("rejected")), "{answer}");
    assert_eq!(place.run("work", &["pending", "list"]).1["waiting"], json!(1));
}

#[test]
fn what_is_a_secret_by_now_is_neither_shown_nor_applied() {
    let place = Place::new();
    let id = asked(&place, "The gate opens with marmalade-of-tigers");
    let literals = place.path("home/veridical/literals");
    std::fs::write(&literals, "marmalade-of-tigers\n").unwrap();
    std::fs::set_permissions(&literals, std::os::unix::fs::PermissionsExt::from_mode(0o600)).unwrap();
    for words in [&["pending", "list"][..], &["pending", "show", &id], &["pending", "diff", &id]] {
        let (_, answer, _) = place.run("work", words);
        assert!(!answer.to_string().contains("marmalade"), "{answer}");
    }
    let (code, answer) = typed(&place, &["pending", "apply", &id]);
    assert_eq!((code, &answer["result"]), (3, &json!("burned")), "{answer}");
    let (_, list, _) = place.run("work", &["pending", "list", "--history"]);
    assert_eq!(list["items"][0]["status"], json!("burned"));
    assert_eq!(facts(&place), json!(1));
}

#[test]
fn a_policy_that_was_tightened_since_is_the_one_that_decides() {
    let place = Place::new();
    let id = asked(&place, TEXT);
    super::policy::write(&place, "[new-fact]\nagent = \"reject\"\n");
    let (code, answer) = typed(&place, &["pending", "apply", &id]);
    assert_eq!((code, &answer["result"], &answer["reason"]), (3, &json!("burned"), &json!("not-allowed")));
    assert_eq!(facts(&place), json!(1));
    let (code, answer, _) = below_host(&place, &["remember", "Ports are opened by hand"]);
    assert_eq!((code, &answer["reason"]), (3, &json!("not-allowed")), "{answer}");
}
