//! Files that hold what was written, and are not what was asked for.

use super::*;

fn faulty(path: &str) -> Observation {
    Observation::FoundFaulty { path: path.into() }
}

fn kept(path: &str, text: &str) -> Vec<Observation> {
    vec![wrote(path, text), read(path, text, true)]
}

fn asked(user: &str, observations: Vec<Observation>) -> String {
    let mut turn = Turn::builder(user).assistant("Done.");
    observations.into_iter().for_each(|observation| turn.observe(observation));
    let evaluation = evaluate(&turn.build());
    let verdict = evaluation.verdict();
    match verdict.predicate() {
        Some(predicate) => format!("{} {}", verdict.outcome().word(), predicate.code()),
        None => verdict.reason().code().to_owned(),
    }
}

#[test]
fn a_file_that_was_read_back_proves_nothing_of_what_it_surely_is_not() {
    let json = || kept("/w/config.json", "{\"a\": 1,}\n");
    let port = |port: &str| kept("/w/conf.yml", &format!("port: {port}\n"));
    let server = |body: &str| kept("/w/server.py", &format!("def serve():\n    {body}\n"));
    let with = |mut before: Vec<Observation>, after: Vec<Observation>| {
        before.extend(after);
        before
    };
    let found = "success file-read-back";
    let short = "not-as-asked";
    for (user, observations, expected) in [
        ("write config.json with a = 1", json(), found),
        (
            "write config.json",
            with(json(), vec![ran("python -m json.tool config.json", 1, "Illegal trailing comma\n")]),
            short,
        ),
        ("write config.json", with(json(), vec![ran("python -m json.tool config.json", 0, "{}\n")]), found),
        ("write config.json", with(json(), vec![ran("jq . other.json", 2, "parse error\n")]), found),
        ("write config.json", with(json(), vec![ran("grep -n b config.json", 1, "")]), found),
        (
            "write config.json",
            with(vec![wrote("/w/config.json", "{"), ran("jq . config.json", 2, "parse error\n")], json()),
            found,
        ),
        (
            "write config.json",
            vec![wrote("/w/config.json", "{"), faulty("/w/config.json"), read("/w/config.json", "{", true)],
            short,
        ),
        (
            "write config.json",
            with(vec![wrote("/w/config.json", "{"), faulty("/w/config.json")], json()),
            found,
        ),
        ("write a.txt and b.txt", kept("/w/a.txt", "x\n"), short),
        ("write a.txt and b.txt", with(kept("/w/a.txt", "x\n"), kept("/w/b.txt", "x\n")), found),
        ("write a.txt and b.txt", with(vec![ran("touch b.txt", 0, "")], kept("/w/a.txt", "x\n")), found),
        ("write a.txt and b.txt", with(vec![ran("ls", 0, "a.txt\n")], kept("/w/a.txt", "x\n")), short),
        ("write a.txt and b.txt", with(vec![faulty("/w/a.txt")], kept("/w/a.txt", "x\n")), short),
        (
            "write config.json",
            with(
                json(),
                vec![
                    ran("python -m json.tool config.json", 1, "Illegal trailing comma\n"),
                    ran("python -m json.tool config.json", 0, "{}\n"),
                ],
            ),
            found,
        ),
        (
            "write config.json",
            with(
                json(),
                vec![
                    ran("python -m json.tool config.json", 1, "Illegal trailing comma\n"),
                    ran("jq . config.json", 0, "{}\n"),
                ],
            ),
            short,
        ),
        ("write config.json", kept("/w/config2.json", "{}\n"), short),
        ("write notes about config.json", kept("/w/notes.md", "x\n"), found),
        ("set port to 8080 in conf.yml", port("8008"), short),
        ("set port to 8080 in conf.yml", port("8080"), found),
        ("implement the server in server.py", server("raise NotImplementedError"), short),
        ("write a stub of the server in server.py", server("raise NotImplementedError"), found),
        ("implement the server in server.py", server("return 1"), found),
    ] {
        assert_eq!(asked(user, observations.clone()), expected, "{user}: {observations:?}");
    }
}
