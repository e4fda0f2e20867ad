//! The state of a service after a write.

use super::*;

const PUT: &str =
    "curl -sS -X PUT -H \"Authorization: Bearer $T\" http://h/x -d '{\"plan\":\"pro\",\"seats\":5}'";
const GET: &str = "curl -sS -H \"Authorization: Bearer $T\" http://h/x";
const HELD: &str = "{\"id\":7,\"plan\":\"pro\",\"seats\":5,\"at\":\"noon\"}\n";

#[test]
fn a_state_is_proven_by_a_read_of_the_same_address_after_the_last_write() {
    let put = || ran(PUT, 0, "");
    let get = || ran(GET, 0, HELD);
    let cases: Vec<(&str, Vec<Observation>, &str)> = vec![
        ("a write and a read", vec![put(), get()], "success state-equals"),
        (
            "with the head of the answer",
            vec![put(), ran("curl -si http://h/x", 0, &format!("HTTP/1.1 200 OK\nEtag: x\n\n{HELD}"))],
            "success state-equals",
        ),
        ("with other tools", vec![put(), ran("http http://h/x", 0, HELD)], "success state-equals"),
        (
            "of a repository",
            vec![
                ran("gh api -X PATCH repos/o/r -f plan=pro -F seats=5", 0, HELD),
                ran("gh api /repos/o/r", 0, HELD),
            ],
            "success state-equals",
        ),
        (
            "a second read",
            vec![put(), get(), ran("curl -s http://h/other", 0, "{}"), get()],
            "success state-equals",
        ),
        (
            "by an address that a variable holds",
            vec![ran("curl -X PUT \"$U\" --json '{\"a\":1}'", 0, ""), ran("curl -s \"$U\"", 0, "{\"a\":1}")],
            "success state-equals",
        ),
        (
            "a variable that was set anew",
            vec![
                ran("curl -X PUT \"$U\" --json '{\"a\":1}'", 0, ""),
                ran("U=y", 0, ""),
                ran("curl -s \"$U\"", 0, "{\"a\":1}"),
            ],
            "state-not-read",
        ),
        ("an answer that tells what is held now", vec![ran(PUT, 0, HELD), get()], "success state-equals"),
        ("no error", vec![ran(PUT, 0, "{\"error\":null,\"code\":200}"), get()], "success state-equals"),
        ("a refusal", vec![ran(PUT, 0, "{\"error\":\"forbidden\"}"), get()], "state-not-read"),
        (
            "a detail",
            vec![ran(PUT, 0, "{\"detail\":\"Authentication credentials were not provided.\"}"), get()],
            "state-not-read",
        ),
        ("a message", vec![ran(PUT, 0, "{\"message\":\"Bad credentials\"}"), get()], "state-not-read"),
        ("a page", vec![ran(PUT, 0, "<html><h1>403 Forbidden</h1></html>"), get()], "state-not-read"),
        ("a good message", vec![ran(PUT, 0, "{\"message\":\"updated\"}"), get()], "success state-equals"),
        ("errors", vec![ran(PUT, 0, "{\"errors\":[{\"code\":1}]}"), get()], "state-not-read"),
        ("no success", vec![ran(PUT, 0, "{\"success\":false}"), get()], "state-not-read"),
        ("a status in the answer", vec![ran(PUT, 0, "{\"status\":403}"), get()], "state-not-read"),
        (
            "a status in its head",
            vec![ran(PUT, 0, "HTTP/1.1 403 Forbidden\n\nno\n"), get()],
            "state-not-read",
        ),
        ("words that deny", vec![ran(PUT, 0, "{\"detail\":\"Not authenticated\"}"), get()], "state-not-read"),
        ("a message", vec![ran(PUT, 0, "{\"message\":\"Bad credentials\"}"), get()], "state-not-read"),
        (
            "a good message",
            vec![ran(PUT, 0, "{\"message\":\"Plan updated\"}"), get()],
            "success state-equals",
        ),
        (
            "a page of an error",
            vec![ran(PUT, 0, "<html><title>403 Forbidden</title></html>"), get()],
            "state-not-read",
        ),
        ("a word of an error", vec![ran(PUT, 0, "Forbidden\n"), get()], "state-not-read"),
        ("a word", vec![ran(PUT, 0, "OK\n"), get()], "success state-equals"),
        ("a good status", vec![ran(PUT, 0, "HTTP/1.1 204 No Content\n\n"), get()], "success state-equals"),
        ("a write alone", vec![put()], "state-not-read"),
        ("a read alone", vec![get()], "not-a-test"),
        ("a read before", vec![get(), put()], "state-not-read"),
        ("a write after the read", vec![put(), get(), put()], "state-not-read"),
        ("another address", vec![put(), ran("curl -s http://h/y", 0, HELD)], "state-not-read"),
        (
            "one of two",
            vec![put(), ran("curl -X PUT http://h/y --json '{\"a\":1}'", 0, ""), get()],
            "state-not-read",
        ),
        ("another value", vec![put(), ran(GET, 0, "{\"plan\":\"pro\",\"seats\":4}")], "state-differs"),
        ("a value that is missing", vec![put(), ran(GET, 0, "{\"plan\":\"pro\"}")], "state-differs"),
        ("an error of the server", vec![put(), ran(GET, 0, "{\"error\":\"internal\"}")], "state-differs"),
        (
            "an answer that is no document",
            vec![put(), ran(GET, 0, "Internal Server Error")],
            "state-not-read",
        ),
        (
            "an answer that was cut",
            vec![
                put(),
                Observation::ProcessExit(ProcessExit {
                    output: Output::cut(HELD),
                    ..exit(GET, Ending::Exited(0), "")
                }),
            ],
            "state-not-read",
        ),
        ("a read that failed", vec![put(), ran(GET, 7, HELD)], "state-not-read"),
        ("a masked read", vec![put(), ran(&format!("{GET} || true"), 0, HELD)], "state-not-read"),
        ("a filtered read", vec![put(), ran(&format!("{GET} | sed s/4/5/"), 0, HELD)], "state-not-read"),
        (
            "a read beside another voice",
            vec![put(), ran(&format!("cat old.json; {GET}"), 0, HELD)],
            "state-not-read",
        ),
        ("a write that failed", vec![ran(PUT, 22, ""), get()], "state-not-read"),
        ("a masked write", vec![ran(&format!("{PUT} || true"), 0, ""), get()], "state-not-read"),
        (
            "a deletion after the write",
            vec![put(), ran("curl -X DELETE http://h/x", 0, ""), get()],
            "state-not-read",
        ),
        (
            "a body that is not known",
            vec![ran("curl -X PUT http://h/x -d @b.json", 0, ""), get()],
            "state-not-read",
        ),
        (
            "an unknown write beside it",
            vec![put(), ran("curl -X PUT $U -d x", 0, ""), get()],
            "state-not-read",
        ),
        ("an unknown command after it", vec![put(), get(), ran("./reset", 0, "")], "state-not-read"),
        ("a look after it", vec![put(), get(), ran("ls", 0, "")], "success state-equals"),
        ("a note after it", vec![put(), get(), edited("notes.md")], "success state-equals"),
        (
            "another program of that name",
            vec![ran("cp fake bin/curl", 0, ""), put(), get()],
            "state-not-read",
        ),
        ("a changed environment", vec![ran("export PATH=/w:$PATH", 0, ""), put(), get()], "state-not-read"),
        ("a configuration of its own", vec![wrote("/root/.curlrc", "x"), put(), get()], "no-readback"),
        ("failing tests beside it", vec![ran("pytest -q", 1, FAILED), put(), get()], "stale"),
        ("passing tests beside it", vec![ran("pytest -q", 0, PASSED), put(), get()], "stale"),
        ("a read after passing tests", vec![ran("pytest -q", 0, PASSED), get()], "success tests-passed"),
    ];
    for (what, observations, expected) in cases {
        assert_eq!(verdict(observations), expected, "{what}");
    }
}

#[test]
fn a_proof_of_a_state_names_the_read_and_the_write_is_the_change() {
    let (evaluation, proof) = proven(turn(vec![ran(PUT, 0, ""), ran(GET, 0, HELD)]));
    let proof = proof.unwrap();
    assert_eq!((proof.command(), proof.exit_code()), (Some(GET), Some(0)));
    assert_eq!(evaluation.findings().changes, [Change::Command(PUT.into())]);
    let checked = evaluation.findings().checked.as_ref().unwrap();
    assert_eq!((checked.what.as_str(), checked.made_by.as_str()), ("http://h/x", PUT));
}

fn any_call() -> impl Strategy<Value = Observation> {
    let call = prop::sample::select(vec![
        (PUT, ""),
        (GET, HELD),
        (GET, "{\"plan\":\"free\"}"),
        ("curl -s http://h/y", HELD),
        ("curl -X DELETE http://h/x", ""),
        ("curl -s $U", HELD),
        ("ls", "x"),
    ]);
    (call, 0..3i32).prop_map(|((command, output), status)| ran(command, status % 2, output))
}

proptest! {
    #[test]
    fn without_the_reads_no_state_is_proven(calls in prop::collection::vec(any_call(), 0..7)) {
        let all = evaluate(&turn(calls.clone()));
        let is_read = |call: &Observation| matches!(call, Observation::ProcessExit(exit) if exit.command == GET);
        let (reads, others): (Vec<_>, Vec<_>) = calls.into_iter().partition(is_read);
        prop_assert!(!evaluate(&turn(others)).verdict().verified());
        prop_assert!(!reads.is_empty() || !all.verdict().verified());
    }
}

#[test]
fn a_server_that_was_started_for_it_and_stopped_again_takes_no_state_back() {
    let write = "curl -sf -X PUT -H 'content-type: application/json' -d '{\"text\":\"bread\"}' http://localhost:8000/today";
    let answer = "{\"text\": \"bread\"}";
    let course = |server: &str, ending: Ending| {
        let exit = exit(server, ending, "");
        verdict(vec![
            Observation::BackgroundStart { command: server.into(), process: Some("p1".into()) },
            ran(write, 0, answer),
            ran("curl -sf http://localhost:8000/today", 0, answer),
            Observation::BackgroundEnd { process: "p1".into(), exit },
        ])
    };
    assert_eq!(course("python server.py", Ending::Killed), "success state-equals");
    for (server, ending) in [
        ("python server.py", Ending::Exited(0)),
        ("python server.py", Ending::Exited(1)),
        ("sed -i s/a/b/ store.json", Ending::Killed),
    ] {
        assert!(!course(server, ending).starts_with("success"), "{server} {ending:?}");
    }
}

const SET: &str = "sqlite3 app.db \"UPDATE users SET email='ada@example.org' WHERE id=1\"";
const ASK: &str = "sqlite3 app.db \"SELECT email FROM users WHERE id=1\"";

fn asked_for(user: &str, observations: Vec<Observation>) -> String {
    let mut turn = Turn::builder(user);
    observations.into_iter().for_each(|observation| turn.observe(observation));
    let evaluation = evaluate(&turn.build());
    let verdict = evaluation.verdict();
    verdict.predicate().map_or(verdict.reason().code(), Predicate::code).to_owned()
}

#[test]
fn a_row_is_proven_by_what_the_same_condition_selects_after_the_last_write() {
    const USER: &str = "Set the email of user 1 to ada@example.org in app.db";
    let set = || ran(SET, 0, "");
    let ask = |output: &str| ran(ASK, 0, output);
    let held = || ask("ada@example.org\n");
    let select = |what: &str| ran(&format!("sqlite3 app.db \"{what}\""), 0, "ada@example.org\n");
    let psql = |sql: &str, output: &str| ran(&format!("psql -d app -tAc \"{sql}\""), 0, output);
    for (name, user, steps, expected) in [
        ("a write and a read", USER, vec![set(), held()], "state-equals"),
        ("in one line", USER, vec![ran(&format!("{SET} && {ASK}"), 0, "ada@example.org\n")], "state-equals"),
        ("after a look", USER, vec![held(), set(), ran("ls", 0, ""), held()], "state-equals"),
        (
            "of a server",
            USER,
            vec![
                psql("UPDATE users SET email='ada@example.org' WHERE id=1", "UPDATE 1\n"),
                psql("SELECT email FROM users WHERE id=1", "ada@example.org\n"),
            ],
            "state-equals",
        ),
        (
            "a value that is missing",
            "Set the email of user 1 to ada@example.org and the age to 30",
            vec![set(), held()],
            "state-not-read",
        ),
        (
            "a row that is missing",
            "Set the email of users 1 and 2 to ada@example.org",
            vec![set(), held()],
            "state-not-read",
        ),
        (
            "a database that was not meant",
            "In prod.db set the email of user 1 to ada@example.org",
            vec![set(), held()],
            "state-not-read",
        ),
        (
            "what was to be undone",
            "The email of user 1 was set to ada@example.org, undo that",
            vec![set(), held()],
            "state-not-read",
        ),
        ("a write alone", USER, vec![set()], "state-not-read"),
        ("a read before", USER, vec![held(), set()], "state-not-read"),
        ("another value", USER, vec![set(), ask("eve@example.org\n")], "state-differs"),
        ("no row", USER, vec![set(), ask("")], "state-not-read"),
        ("two rows", USER, vec![set(), ask("ada@example.org\nada@example.org\n")], "state-not-read"),
        ("another row", USER, vec![set(), select("SELECT email FROM users WHERE id=2")], "state-not-read"),
        ("another column", USER, vec![set(), select("SELECT name FROM users WHERE id=1")], "state-differs"),
        (
            "a constant",
            USER,
            vec![set(), select("SELECT 'ada@example.org' FROM users WHERE id=1")],
            "state-not-read",
        ),
        (
            "another file",
            USER,
            vec![set(), ran("sqlite3 b.db \"SELECT email FROM users WHERE id=1\"", 0, "ada@example.org\n")],
            "state-not-read",
        ),
        ("another folder", USER, vec![set(), ran("cd b", 0, ""), held()], "state-not-read"),
        ("a failed write", USER, vec![ran(SET, 1, "Error: no such column\n"), held()], "state-not-read"),
        ("a failed read", USER, vec![set(), ran(ASK, 1, "ada@example.org\n")], "state-not-read"),
        (
            "a masked read",
            USER,
            vec![set(), ran(&format!("{ASK} || true"), 0, "ada@example.org\n")],
            "state-not-read",
        ),
        (
            "words of another",
            USER,
            vec![set(), ran(&format!("{ASK}; echo x"), 0, "ada@example.org\n")],
            "state-not-read",
        ),
        ("a write after it", USER, vec![set(), held(), set()], "state-not-read"),
        ("a program after it", USER, vec![set(), held(), ran("mytool", 0, "")], "state-not-read"),
        (
            "a list of the tables between",
            USER,
            vec![set(), ran("sqlite3 app.db .tables", 0, "users\n"), held()],
            "state-equals",
        ),
        (
            "a statement that is fed",
            USER,
            vec![ran(&format!("cat x | {SET}"), 0, ""), held()],
            "state-not-read",
        ),
        (
            "a program that was put in its place",
            USER,
            vec![ran("cp fake bin/sqlite3", 0, ""), set(), held()],
            "state-not-read",
        ),
        (
            "behind another that prints",
            USER,
            vec![set(), ran(&format!("sqlite3 b.db .dump; {ASK}"), 0, "ada@example.org\n")],
            "state-not-read",
        ),
        (
            "another write that is not understood",
            USER,
            vec![ran("sqlite3 app.db \"DELETE FROM users WHERE id=2\"", 0, ""), set(), held()],
            "state-not-read",
        ),
        (
            "a row that nobody asked for",
            USER,
            vec![
                ran(&SET.replace("id=1", "id=2"), 0, ""),
                ran(&ASK.replace("id=1", "id=2"), 0, "ada@example.org\n"),
            ],
            "state-not-read",
        ),
        ("what nobody asked for", "Mend the mail of Ada", vec![set(), held()], "state-not-read"),
        ("a part of what was asked for", "Set it to xada@example.org", vec![set(), held()], "state-not-read"),
        (
            "a program of the project",
            USER,
            vec![ran(&SET.replace("sqlite3", "./sqlite3"), 0, ""), held()],
            "not-a-test",
        ),
    ] {
        assert_eq!(asked_for(user, steps), expected, "{name}");
    }
}

#[test]
fn a_write_to_another_number_than_the_user_said_is_not_what_was_asked_for() {
    let put =
        |path: &str| ran(&format!("curl -s -X PUT http://h:8000{path} -d '{{\"plan\":\"pro\"}}'"), 0, "");
    let get = |path: &str| ran(&format!("curl -s http://h:8000{path}"), 0, "{\"plan\":\"pro\"}");
    for (user, path, expected) in [
        ("Set the plan of user 8 to pro", "/users/7", "state-not-read"),
        ("Set the plan of user 7 to pro", "/users/7", "state-equals"),
        ("Set the plan of /users/7 to pro", "/users/7", "state-equals"),
        ("Set Ada's plan to pro", "/users/7", "state-equals"),
        ("Set the plan for 3 months to pro", "/plan", "state-equals"),
    ] {
        assert_eq!(asked_for(user, vec![put(path), get(path)]), expected, "{user} {path}");
    }
}
