//! Slots at the command line (R6.2, R6.3).

use super::Place;
use super::forget::at_a_terminal;

#[test]
fn a_slot_is_set_read_corrected_and_its_history_is_kept() {
    let place = Place::new();
    let run = |arguments: &[&str]| place.run("work", arguments);
    assert_eq!(run(&["slot", "list"]).0, 1, "no slot yet");
    assert_eq!(run(&["slot", "get", "timezone"]).0, 1, "no such slot");
    let (code, answer, said) = run(&["slot", "set", "Time-Zone", "Europe/Berlin", "--expect", "0"]);
    assert_eq!(
        (code, &answer["result"], &answer["reason"]),
        (0, &"applied".into(), &"slot-set".into()),
        "{said}"
    );
    let (code, answer, _) = run(&["slot", "set", "timezone", "Europe/Lisbon", "--expect", "1"]);
    assert_eq!(
        (code, &answer["reason"], &answer["slot"]["revision"]),
        (0, &"slot-corrected".into(), &2.into())
    );
    let id = answer["id"].as_str().unwrap().to_owned();
    for spelling in ["time_zone", "TIMEZONE", "time zone"] {
        let (code, answer, _) = run(&["slot", "get", spelling]);
        assert_eq!((code, &answer["slot"]["value"]), (0, &"Europe/Lisbon".into()), "{spelling}");
    }
    let (code, answer, _) = run(&["slot", "set", "timezone", "Asia/Tokyo", "--expect", "1"]);
    assert_eq!((code, &answer["reason"]), (3, &"lost-race".into()));
    assert_eq!(answer["slot"]["value"], "Europe/Lisbon", "the value that it has is shown");
    let (_, answer, _) = run(&["slot", "history", "timezone"]);
    let values: Vec<_> = answer["slots"].as_array().unwrap().iter().map(|slot| &slot["value"]).collect();
    assert_eq!(values, ["Europe/Lisbon", "Europe/Berlin"]);
    assert_eq!(run(&["show", &id]).1["kind"], "slot");
    let (code, answer, _) = run(&["recall", "timezone", "--kind", "slot"]);
    assert_eq!((code, &answer["items"][0]["text"]), (0, &"timezone: Europe/Lisbon".into()));
    assert_eq!(answer["items"].as_array().unwrap().len(), 1, "the old value is not recalled");
    assert_eq!(run(&["recall", "Berlin"]).0, 1);
    assert_eq!(run(&["recall", "Berlin", "--history"]).0, 0);
    let (code, answer, _) = run(&["doctor"]);
    assert_eq!((code, &answer["ok"]), (0, &true.into()), "{answer}");
}

#[test]
fn a_slot_is_retired_at_a_terminal_alone_and_can_be_set_again() {
    let place = Place::new();
    let run = |arguments: &[&str]| place.run("work", arguments);
    assert_eq!(run(&["slot", "retire", "timezone"]).0, 1, "no memory yet");
    run(&["slot", "set", "timezone", "Europe/Berlin"]);
    assert_eq!(run(&["slot", "retire", "editor"]).1["reason"], "slot-empty");
    assert_eq!(run(&["slot", "retire", "..."]).0, 2, "no name");
    let (code, answer, said) = run(&["slot", "retire", "Time-Zone"]);
    let waits = (code, &answer["result"], &answer["reason"]);
    assert_eq!(waits, (0, &"staged".into(), &"needs-terminal".into()), "without a terminal: {said}");
    assert_eq!(run(&["slot", "get", "timezone"]).0, 0);
    let no = at_a_terminal(&place, &["slot", "retire", "timezone"], "n\n");
    assert!(no.contains("Europe/Berlin") && no.contains("not-confirmed"), "{no}");
    let yes = at_a_terminal(&place, &["slot", "retire", "timezone", "--expect", "1"], "y\n");
    assert!(yes.contains("\"reason\":\"slot-retired\""), "{yes}");
    for gone in [&["slot", "get", "timezone"][..], &["slot", "list"], &["recall", "timezone"]] {
        assert_eq!(run(gone).0, 1, "{gone:?}");
    }
    let (_, answer, _) = run(&["slot", "history", "timezone"]);
    assert_eq!(answer["slots"][0]["status"], "invalidated");
    assert!(answer["slots"][0]["invalidated_at"].is_string(), "{answer}");
    let (code, _, _) = run(&["slot", "set", "timezone", "Europe/Lisbon", "--expect", "1"]);
    assert_eq!(code, 3, "the retired revision is not there to be corrected");
    let (_, answer, _) = run(&["slot", "set", "timezone", "Europe/Lisbon"]);
    assert_eq!((&answer["reason"], &answer["slot"]["revision"]), (&"slot-set".into(), &2.into()));
    let (code, answer, _) = run(&["doctor"]);
    assert_eq!((code, &answer["ok"]), (0, &true.into()), "{answer}");
}

#[test]
fn a_slot_of_a_project_is_seen_there_alone_and_comes_before_the_global_one() {
    let place = Place::new();
    place.repository("other", Some("https://git.example/team/other.git"));
    place.run("work", &["slot", "set", "code.indent", "two spaces"]);
    place.run("work", &["slot", "set", "code.indent", "tabs", "--scope", "project"]);
    let value = |workdir| place.run(workdir, &["slot", "get", "code.indent"]).1["slot"]["value"].clone();
    assert_eq!((value("work"), value("other")), ("tabs".into(), "two spaces".into()));
    let listed = |workdir| place.run(workdir, &["slot", "list"]).1["slots"].as_array().unwrap().clone();
    let ([own], [elsewhere]) = (&listed("work")[..], &listed("other")[..]) else {
        panic!("one value of one name")
    };
    assert_eq!((&own["value"], &own["hides"]), (&"tabs".into(), &elsewhere["id"]));
    assert_eq!(place.run("work", &["recall", "code.indent"]).1["items"].as_array().unwrap().len(), 1);
}

#[test]
fn many_processes_that_correct_a_slot_at_once_leave_one_live_value() {
    let place = Place::new();
    assert_eq!(place.run("work", &["slot", "set", "build.tool", "make number zero"]).0, 0);
    let set = |n: usize| {
        let value = format!("make number {n}");
        place.run("work", &["slot", "set", "build.tool", &value, "--expect", "1"]).0
    };
    let set = &set;
    let codes: Vec<i32> = std::thread::scope(|threads| {
        let running: Vec<_> = (1..=6).map(|n| threads.spawn(move || set(n))).collect();
        running.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert_eq!(codes.iter().filter(|code| **code == 0).count(), 1, "{codes:?}");
    assert!(codes.iter().all(|code| matches!(code, 0 | 3)), "{codes:?}");
    assert_eq!(place.run("work", &["slot", "history", "build.tool"]).1["slots"].as_array().unwrap().len(), 2);
    assert_eq!(place.run("work", &["doctor"]).0, 0);
}
