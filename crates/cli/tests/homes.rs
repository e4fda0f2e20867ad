//! Which home a command means, and what is told of one that is made or was open to others.

#![expect(clippy::unwrap_used, reason = "tests")]

use serde_json::{Value, json};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// A command in a folder, with these variables and no others that name a home.
fn run(folder: &Path, variables: &[(&str, &str)], arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_veridical"));
    for name in ["VERIDICAL_HOME", "HERMES_HOME", "HOME", "VERIDICAL_HOST"] {
        command.env_remove(name);
    }
    command.args(arguments).envs(variables.iter().copied()).current_dir(folder).stdin(Stdio::null());
    command.output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_relative_home_of_a_variable_is_refused_by_its_name_and_leaves_nothing_in_the_folder() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["VERIDICAL_HOME", "HERMES_HOME", "HOME"] {
        for value in [".", "..", "home", "./home", "~/home"] {
            for command in [&["remember", "The port is 8443"][..], &["status"], &["serve"], &["doctor"]] {
                let output = run(folder.path(), &[(name, value)], command);
                let text = said(&output);
                assert_eq!(output.status.code(), Some(4), "{name}={value} {command:?}: {text}");
                assert!(text.contains(&format!("the variable {name} is {value}")), "{text}");
                assert!(text.contains("next: ") && text.contains("--home DIR"), "{text}");
                assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "{name}={value}");
            }
        }
    }
    // An empty variable is none, and a better one goes before a bad one.
    let home = folder.path().to_str().unwrap();
    let set = [("VERIDICAL_HOME", ""), ("HERMES_HOME", home), ("HOME", ".")];
    assert_eq!(run(folder.path(), &set, &["status"]).status.code(), Some(0));
}

#[test]
fn whoever_types_a_home_is_told_where_it_came_to_be_once() {
    let folder = tempfile::tempdir().unwrap();
    let keep = |text| run(folder.path(), &[], &["remember", text, "--home", "mine"]);
    let made = folder.path().canonicalize().unwrap().join("mine/veridical");
    let first = said(&keep("The port is 8443"));
    assert!(first.contains(&format!("a new memory is begun in {}", made.display())), "{first}");
    assert!(!said(&keep("Releases are cut on Mondays")).contains("new memory"));
}

/// What is wrong, and what to do, of calls that mean something which is not there or is of another kind.
#[test]
fn every_wrong_call_names_the_thing_and_the_next_step() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().to_str().unwrap();
    let set = [("VERIDICAL_HOME", home)];
    run(folder.path(), &set, &["remember", "The port is 8443"]);
    let file = folder.path().join("file.txt");
    fs::write(&file, "x").unwrap();
    let file = file.to_str().unwrap();
    for (arguments, code, names, next) in [
        (&["show", "zzz"][..], 1, "zzz", "fact list"),
        (&["show", ""], 1, "no name", "fact list"),
        (&["fact", "history", "zzz"], 1, "no fact", "fact list"),
        (&["fact", "choose", "zzz"], 1, "nothing of this id", "fact list"),
        (&["feedback", "zzz", "helpful"], 1, "nothing of this id", "fact list"),
        (&["forget", "zzz"], 1, "nothing of this id", "fact list"),
        (&["slot", "get", "nope"], 1, "no value", "slot list"),
        (&["slot", "get", "Bad Name!!"], 2, "Bad Name!!", "slot list"),
        (&["slot", "history", ""], 2, "no name of a slot", "slot list"),
        (&["pending", "show", "zzzzzzzzzz"], 1, "nothing of this id", "pending list"),
        (&["pending", "apply", "zzzzzzzzzz"], 1, "nothing of this id", "pending list"),
        (&["policy", "explain", "nonsense"], 1, "knows no mutation", "policy show"),
        (&["scan", "."], 4, "a folder", "a file in it"),
        (&["scan", "/nowhere"], 4, "/nowhere", "name a file"),
        (&["explain", file], 4, "file.txt", "messages"),
        (&["learn", "/nowhere"], 4, "/nowhere", "name a file"),
        (&["recall"], 2, "recall what", "veridical recall"),
        (&["status", "--workdir", "/nowhere"], 4, "/nowhere", "--workdir DIR"),
        (&["status", "--home", file], 4, "file.txt", "--home DIR"),
        (&["remember", "The port is 9443", "--home", file], 4, "file.txt", "--home DIR"),
        (&["project", "forget", "nowhere"], 1, "that place", "project list"),
    ] {
        let output = run(folder.path(), &set, arguments);
        let text = String::from_utf8_lossy(&output.stdout).into_owned() + &said(&output);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {text}");
        assert!(text.contains(names) && text.contains(next), "{arguments:?}: {text}");
    }
}

#[test]
fn an_input_without_an_end_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_veridical"));
    command
        .args(["explain", "-"])
        .env("VERIDICAL_HOME", folder.path())
        .stdin(fs::File::open("/dev/zero").unwrap());
    let output = command.output().unwrap();
    let text = said(&output);
    assert_eq!(output.status.code(), Some(4), "{text}");
    assert!(text.contains("more than 256 MB") && text.contains("next: "), "{text}");
}

#[test]
fn a_database_that_was_open_to_others_is_told_of_once_with_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().to_str().unwrap();
    let set = [("VERIDICAL_HOME", home)];
    run(folder.path(), &set, &["remember", "The port is 8443"]);
    let database = folder.path().join("veridical/memory.db");
    for command in [&["status"][..], &["recall", "port"], &["remember", "Releases are cut on Mondays"]] {
        for mode in [0o644, 0o640, 0o606, 0o620] {
            fs::set_permissions(&database, fs::Permissions::from_mode(mode)).unwrap();
            let warned = run(folder.path(), &set, command);
            assert_eq!(warned.status.code(), Some(0), "{}", said(&warned));
            let text = said(&warned);
            let names = text.contains(&database.display().to_string());
            assert!(names && text.contains("warning: ") && text.contains("next: "), "{mode:o}: {text}");
            assert_eq!(said(&run(folder.path(), &set, command)), "", "{mode:o} is told once");
            assert_eq!(fs::metadata(&database).unwrap().permissions().mode() & 0o777, 0o600);
        }
    }
    fs::set_permissions(&database, fs::Permissions::from_mode(0o644)).unwrap();
    let warned = run(folder.path(), &set, &["status", "--json"]);
    let object: Value = serde_json::from_str(&said(&warned)).unwrap();
    assert_eq!(object.get("schema"), Some(&json!("veridical.warning/1")), "{object}");
}

#[test]
fn a_key_that_others_could_read_is_refused_with_what_it_means() {
    let folder = tempfile::tempdir().unwrap();
    let set = [("VERIDICAL_HOME", folder.path().to_str().unwrap())];
    run(folder.path(), &set, &["remember", "The port is 8443"]);
    let key = folder.path().join("veridical/key");
    fs::set_permissions(&key, fs::Permissions::from_mode(0o640)).unwrap();
    let refused = run(folder.path(), &set, &["status"]);
    let text = said(&refused);
    assert_eq!(refused.status.code(), Some(4), "{text}");
    assert!(
        text.contains("chmod 600") && text.contains("may have been read") && text.contains("forge"),
        "{text}"
    );
}
