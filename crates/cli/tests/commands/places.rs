//! Which project a place is: remembered on its first use, changed by a person at a terminal alone.

use super::{Place, below_host_in, fix, git};
use crate::terminal::{answering, at_terminal};
use serde_json::{Value, json};
use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};

const VICTIM: &str = "https://git.example/victim/app.git";
const QUESTION: &str = "test_total assertion total.py";

impl Place {
    fn person(&self, workdir: &str, arguments: &[&str]) -> (i32, Value) {
        at_terminal(self.command(workdir, &[arguments, &["--json"]].concat()))
    }

    fn agent(&self, workdir: &str, arguments: &[&str]) -> (i32, Value, String) {
        below_host_in(self, workdir, arguments)
    }

    fn remote(&self, name: &str, url: &str) {
        let folder = self.path(name);
        let folder = folder.to_str().unwrap();
        let _ = Command::new("git").args(["-C", folder, "remote", "remove", "origin"]).output();
        git(&["-C", folder, "remote", "add", "origin", url]);
    }

    /// Why the folder is bound to nothing, or `bound`.
    fn reason(&self, workdir: &str) -> String {
        let (_, answer, _) = self.run(workdir, &["project", "status"]);
        answer["reason"].as_str().unwrap().to_owned()
    }

    fn learn(&self, workdir: &str, session: &str) -> Value {
        let file = self.turn("turn.json", &fix(session));
        self.run(workdir, &["learn", &file]).1
    }

    fn stored(&self) -> Vec<u8> {
        let mut bytes = fs::read(self.database()).unwrap();
        bytes.extend(fs::read(self.path("home/veridical/memory.db-wal")).unwrap_or_default());
        bytes
    }
}

#[test]
fn a_place_whose_remote_changes_is_nobodys_until_a_person_says_so() {
    let place = Place::new();
    place.repository("victim", Some(VICTIM));
    assert_eq!(place.learn("victim", "s1")["result"], "recorded");
    assert_eq!(place.learn("work", "s2")["result"], "recorded");
    assert_eq!(place.run("work", &["recall", QUESTION]).0, 0);

    place.remote("work", VICTIM);
    let (code, status, _) = place.run("work", &["project", "status"]);
    assert_eq!(
        (code, &status["binding"], &status["reason"]),
        (1, &json!("unbound"), &json!("identity-changed"))
    );
    assert_eq!(status["project_id"], Value::Null);
    assert!(!status.to_string().contains("git.example"), "{status}");
    assert_eq!(place.run("work", &["status"]).1["reason"], "identity-changed");
    for read in [&["recall", QUESTION][..], &["episode", "list"], &["recall", QUESTION, "--mode", "prefetch"]]
    {
        assert_eq!(place.run("work", read).0, 1, "{read:?}");
        assert_eq!(place.agent("work", read).0, 1, "{read:?}");
    }
    assert_eq!(place.learn("work", "s3")["reason"], "identity-changed");

    // No flag, no pipe and no agent stands in for a person at a terminal.
    let (code, answer, _) = place.run("work", &["project", "rebind"]);
    assert_eq!(
        (code, &answer["result"], &answer["reason"]),
        (3, &json!("rejected"), &json!("needs-terminal"))
    );
    let mut below = place.command("work", &["project", "rebind", "--json"]);
    below.env("VERIDICAL_HOST", "1");
    let (code, answer) = at_terminal(below);
    assert_eq!((code, &answer["reason"]), (3, &json!("below-agent-host")));
    assert_eq!(place.reason("work"), "identity-changed");

    let (code, answer) = place.person("work", &["project", "rebind"]);
    assert_eq!(
        (code, &answer["result"], &answer["reason"]),
        (0, &json!("applied"), &json!("rebound")),
        "{answer}"
    );
    assert_eq!(place.run("work", &["project", "status"]).1["remembered"], "remote");
    assert_eq!(place.run("work", &["recall", QUESTION]).0, 0, "the person is in the victim's project now");
    let (code, again) = place.person("work", &["project", "rebind"]);
    assert_eq!((code, &again["result"]), (0, &json!("unchanged")));
    // What was learnt under the first remote stayed with it.
    place.remote("work", "https://git.example/team/work.git");
    assert_eq!(place.person("work", &["project", "rebind"]).1["result"], "applied");
    assert_eq!(place.run("work", &["episode", "list"]).1["episodes"].as_array().unwrap().len(), 1);
    assert_eq!(place.run("work", &["doctor"]).1["flaws"], json!([]));
}

#[test]
fn another_spelling_another_worktree_and_a_remote_that_comes_back_are_no_change() {
    let place = Place::new();
    place.learn("work", "s1");
    for url in [
        "git@git.example:team/work",
        "ssh://git@GIT.example:22/team/work.git/",
        "https://ann:pw@git.example/team/work",
    ] {
        place.remote("work", url);
        assert_eq!(place.reason("work"), "bound", "{url}");
    }
    let work = place.path("work");
    let work = work.to_str().unwrap();
    git(&[
        "-C",
        work,
        "-c",
        "user.name=A",
        "-c",
        "user.email=a@b.c",
        "commit",
        "-q",
        "--allow-empty",
        "-m",
        "x",
    ]);
    git(&["-C", work, "worktree", "add", "-q", "../tree"]);
    assert_eq!(place.agent("tree", &["recall", QUESTION]).0, 0);
    git(&["-C", work, "remote", "remove", "origin"]);
    assert_eq!(
        (place.reason("work"), place.reason("tree")),
        ("no-remote".to_owned(), "no-remote".to_owned())
    );
    place.remote("work", "https://git.example/team/work.git");
    assert_eq!(place.reason("work"), "bound");
    // Cloned anew from elsewhere in the same folder.
    fs::remove_dir_all(place.path("work")).unwrap();
    place.repository("work", Some(VICTIM));
    assert_eq!(place.reason("work"), "identity-changed");
}

#[test]
fn an_agent_cannot_make_a_place_that_borrows_a_memory() {
    let place = Place::new();
    place.repository("victim", Some(VICTIM));
    place.learn("victim", "s1");
    place.repository("work/planted", Some(VICTIM));
    for read in [&["recall", QUESTION][..], &["episode", "list"], &["show", "ep_1"]] {
        assert_eq!(place.agent("work/planted", read).0, 1, "{read:?}");
    }
    let (code, status, _) = place.agent("work/planted", &["project", "status"]);
    assert_eq!((code, &status["reason"]), (1, &json!("place-unknown")));
    assert_eq!(
        place.agent("victim", &["recall", QUESTION]).0,
        0,
        "a place that is known is the agent's to read in"
    );
    let file = place.turn("turn.json", &fix("s9"));
    assert_eq!(place.agent("work/planted", &["learn", &file]).1["reason"], "below-agent-host");
    assert_eq!(place.agent("work/planted", &["project", "status"]).1["reason"], "place-unknown");
    // Nor does a folder that was moved to where the agent likes it.
    fs::rename(place.path("work/planted"), place.path("elsewhere")).unwrap();
    assert_eq!(place.agent("elsewhere", &["recall", QUESTION]).0, 1);
    // A person is bound there, and remembers it by learning there.
    assert_eq!(place.run("elsewhere", &["recall", QUESTION]).0, 0);
    assert_eq!(place.agent("elsewhere", &["recall", QUESTION]).0, 1, "reading remembered nothing");
    assert_eq!(place.learn("elsewhere", "s2")["result"], "attested");
    assert_eq!(place.agent("elsewhere", &["recall", QUESTION]).0, 0);
}

#[test]
fn a_folder_that_is_made_to_lead_to_another_repository_is_nobodys() {
    let place = Place::new();
    let victim = place.repository("victim", Some(VICTIM)).join(".git");
    place.learn("victim", "s1");
    place.learn("work", "s2");
    let git = place.path("work/.git");
    fs::write(git.join("commondir"), victim.to_str().unwrap()).unwrap();
    assert_eq!(place.reason("work"), "identity-changed");
    assert_eq!(place.agent("work", &["recall", QUESTION]).0, 1);
    fs::remove_file(git.join("commondir")).unwrap();
    assert_eq!(place.reason("work"), "bound");
    fs::rename(&git, place.path("aside")).unwrap();
    fs::write(&git, format!("gitdir: {}\n", victim.display())).unwrap();
    assert_eq!(place.reason("work"), "identity-changed");
    assert_eq!(place.run("work", &["recall", QUESTION]).0, 1);
    assert_eq!(place.learn("work", "s3")["reason"], "identity-changed");
    assert_eq!(place.reason("victim"), "bound");
    // A person who moved the repository there says so.
    assert_eq!(place.person("work", &["project", "rebind"]).1["result"], "applied");
    assert_eq!(place.reason("work"), "bound");
    assert_eq!(place.run("work", &["doctor"]).1["flaws"], json!([]));
}

#[test]
fn a_repository_that_is_made_in_a_folder_where_sessions_start_is_nobodys() {
    let place = Place::new();
    place.repository("victim", Some(VICTIM));
    place.learn("victim", "s1");
    for folder in ["work/packages/web", "work/packages/api"] {
        fs::create_dir_all(place.path(folder)).unwrap();
    }
    place.learn("work/packages/web", "s2");
    assert_eq!(place.agent("work/packages/web", &["recall", QUESTION]).0, 0);
    for made in ["work/packages/web", "work/packages", "work/packages/api"] {
        place.repository(made, Some(VICTIM));
    }
    assert_eq!(place.reason("work/packages/web"), "identity-changed");
    assert_eq!(place.run("work/packages/web", &["recall", QUESTION]).0, 1);
    assert_eq!(place.learn("work/packages/web", "s3")["reason"], "identity-changed");
    fs::remove_dir_all(place.path("work/packages/web/.git")).unwrap();
    assert_eq!(place.reason("work/packages/web"), "identity-changed", "the folder above leads there as well");
    // A folder in which no session started is taken as it is found.
    assert_eq!(place.reason("work/packages/api"), "bound");
    assert_eq!(place.person("work/packages/web", &["project", "rebind"]).1["result"], "applied");
    assert_eq!(place.learn("work/packages/web", "s4")["result"], "attested");
    fs::remove_dir_all(place.path("work/packages/.git")).unwrap();
    assert_eq!(place.reason("work/packages/web"), "identity-changed", "and back again");
    assert_eq!(place.reason("work"), "bound");
    assert_eq!(place.run("work", &["doctor"]).1["flaws"], json!([]));
}

#[test]
fn a_bare_repository_that_is_made_to_share_another_ones_is_nobodys() {
    let place = Place::new();
    let victim = place.repository("victim", Some(VICTIM)).join(".git");
    place.learn("victim", "s1");
    let bare = place.path("bare.git");
    git(&["init", "-q", "--bare", bare.to_str().unwrap()]);
    place.remote("bare.git", "https://git.example/team/bare.git");
    place.learn("bare.git", "s2");
    assert_eq!(place.agent("bare.git", &["recall", QUESTION]).0, 0);
    fs::write(bare.join("commondir"), victim.to_str().unwrap()).unwrap();
    for folder in ["bare.git", "bare.git/refs"] {
        assert_eq!(place.reason(folder), "identity-changed");
        assert_eq!(place.agent(folder, &["recall", QUESTION]).0, 1);
    }
    fs::remove_file(bare.join("commondir")).unwrap();
    assert_eq!(place.reason("bare.git"), "bound");
}

#[test]
fn a_repository_without_a_remote_is_declared_by_a_person_at_a_terminal() {
    let place = Place::new();
    for name in ["one", "two"] {
        place.repository(name, None);
    }
    for refused in
        [place.run("one", &["project", "declare"]).0, place.agent("one", &["project", "declare"]).0]
    {
        assert_eq!(refused, 3);
    }
    assert!(!place.database().exists(), "a refused declaration makes no memory");
    let (code, answer) = place.person("one", &["project", "declare"]);
    assert_eq!(
        (code, &answer["result"], &answer["reason"]),
        (0, &json!("applied"), &json!("declared")),
        "{answer}"
    );
    let project = answer["place"]["project_id"].as_str().unwrap().to_owned();
    assert!(project.starts_with("declared:") && project.len() == 73, "{project}");
    assert_eq!(place.run("one", &["project", "status"]).1["project_id"], json!(project));
    assert_eq!(place.learn("one", "s1")["result"], "recorded");
    assert_eq!(place.agent("one", &["recall", QUESTION]).0, 0);
    assert_eq!(place.person("one", &["project", "declare"]).1["place"]["project_id"], json!(project), "once");

    assert_ne!(place.person("two", &["project", "declare"]).1["place"]["project_id"], json!(project));
    assert_eq!(place.run("two", &["recall", QUESTION]).0, 1);
    let (code, named) = place.person("work", &["project", "declare"]);
    assert_eq!((code, &named["reason"]), (3, &json!("has-remote")));
    fs::create_dir(place.path("plain")).unwrap();
    assert_eq!(place.person("plain", &["project", "declare"]).1["reason"], "no-repository");
    assert_eq!(place.person("plain", &["project", "rebind"]).1["reason"], "no-repository");
    // A local remote names no project either; one that does makes it another project.
    git(&["-C", place.path("one").to_str().unwrap(), "remote", "add", "origin", "../two"]);
    assert_eq!(place.reason("one"), "bound");
    place.remote("one", VICTIM);
    assert_eq!(place.reason("one"), "identity-changed");
    assert_eq!(place.person("one", &["project", "rebind"]).1["reason"], "rebound");
    assert_eq!(place.reason("one"), "bound");
}

#[test]
fn places_are_listed_and_forgotten_and_no_remote_is_kept() {
    let place = Place::new();
    let (code, list, _) = place.run("work", &["project", "list"]);
    assert_eq!((code, &list["places"]), (1, &json!([])));
    place.repository("own", None);
    place.repository("secret-ghp_0123456789abcdefghijABCDEFGHIJ012345", Some(VICTIM));
    place.learn("work", "s1");
    place.person("own", &["project", "declare"]);
    place.learn("secret-ghp_0123456789abcdefghijABCDEFGHIJ012345", "s2");
    let (code, list, _) = place.run("work", &["project", "list"]);
    assert_eq!(code, 0);
    let said = |key: &str| -> Vec<String> {
        list["places"]
            .as_array()
            .unwrap()
            .iter()
            .map(|place| place[key].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(
        (said("kind"), said("state")),
        (
            ["remote", "declared", "remote"].map(str::to_owned).to_vec(),
            ["present", "present", "hidden"].map(str::to_owned).to_vec(),
        )
    );
    assert!(
        Path::new(&said("path")[0]).ends_with("work/.git") && !said("path")[2].contains("ghp_"),
        "{list}"
    );
    for hidden in ["git.example", "team/work", "victim", "ghp_0123"] {
        assert!(memchr::memmem::find(&place.stored(), hidden.as_bytes()).is_none(), "{hidden}");
    }
    let (code, list, _) = place.agent("work", &["project", "list"]);
    assert_eq!((code, &list["reason"], &list["places"]), (3, &json!("below-agent-host"), &json!([])));

    let id = said("id").remove(1);
    for meant in [&["project", "forget", "."][..], &["project", "forget", &id]] {
        assert_eq!(place.run("work", meant).1["reason"], "needs-terminal");
        assert_eq!(place.agent("work", meant).1["reason"], "below-agent-host");
    }
    let forget = |meant: &str| place.person("work", &["project", "forget", meant]);
    assert_eq!(forget(&id).1["reason"], "place-forgotten");
    assert_eq!(forget(&said("path")[0]).1["result"], "applied");
    let (code, gone) = forget(&said("path")[0]);
    assert_eq!((code, &gone["reason"]), (1, &json!("no-such-place")));
    assert_eq!(forget(place.path("secret-ghp_0123456789abcdefghijABCDEFGHIJ012345").to_str().unwrap()).0, 0);
    assert_eq!(place.run("work", &["project", "list"]).0, 1);
    assert_eq!(
        (place.reason("own"), place.agent("work", &["project", "status"]).0),
        ("no-remote".to_owned(), 1)
    );
    // What was learnt is there, and the next use is the first one.
    place.remote("work", "git@git.example:team/work.git");
    assert_eq!(place.learn("work", "s3")["result"], "attested");
    fs::rename(place.path("work"), place.path("moved")).unwrap();
    assert_eq!(place.run("moved", &["project", "list"]).1["places"][0]["state"], "gone");
    assert_eq!(place.run("moved", &["doctor"]).1["flaws"], json!([]));
}

#[test]
fn reading_remembers_nothing() {
    let place = Place::new();
    place.repository("other", Some(VICTIM));
    place.learn("work", "s1");
    let before = place.stored();
    for read in [
        &["recall", QUESTION][..],
        &["status"],
        &["project", "status"],
        &["project", "list"],
        &["episode", "list"],
        &["doctor"],
    ] {
        place.run("other", read);
    }
    assert!(place.stored() == before);
    assert_eq!(place.run("other", &["project", "status"]).1["remembered"], Value::Null);
}

#[test]
fn nothing_around_a_repository_says_what_it_is() {
    let place = Place::new();
    let victim = place.repository("victim", Some(VICTIM));
    place.learn("victim", "s1");
    let victims = place.run("victim", &["project", "status"]).1["project_id"].clone();
    place.repository("plain", None);
    fs::write(
        place.path("gitconfig"),
        format!("[remote \"origin\"]\n\turl = {VICTIM}\n[url \"{VICTIM}\"]\n\tinsteadOf = https://git.example/team/work\n"),
    )
    .unwrap();
    for (workdir, expected) in [("plain", "no-remote"), ("work", "bound")] {
        let mut command = place.command(workdir, &["project", "status", "--json"]);
        command
            .env("GIT_DIR", victim.join(".git"))
            .env("GIT_COMMON_DIR", victim.join(".git"))
            .env("GIT_CONFIG_GLOBAL", place.path("gitconfig"))
            .env("GIT_CONFIG_SYSTEM", place.path("gitconfig"))
            .env("GIT_CONFIG_COUNT", "1")
            .env("GIT_CONFIG_KEY_0", "remote.origin.url")
            .env("GIT_CONFIG_VALUE_0", VICTIM)
            .env("GIT_CONFIG_PARAMETERS", format!("'remote.origin.url={VICTIM}'"));
        let status: Value = serde_json::from_slice(&command.output().unwrap().stdout).unwrap();
        assert_eq!(status["reason"], expected);
        assert_ne!(status["project_id"], victims, "{status}");
    }
}

#[test]
fn below_a_host_a_command_reads_where_a_session_was_bound_and_nowhere_else() {
    let place = Place::new();
    for (name, url) in [("victim", VICTIM), ("second", "https://git.example/team/second.git")] {
        place.repository(name, Some(url));
    }
    for (folder, session) in [("victim", "s1"), ("work", "s2"), ("second", "s3")] {
        place.learn(folder, session);
    }
    // From here on this test is the host of these sessions, as it holds the lease, and its commands are below one.
    served(&place, "work", "here");
    served(&place, "second", "here");
    served(&place, "victim", "elsewhere");
    fs::create_dir(place.path("work/sub")).unwrap();
    for folder in ["work", "second", "work/sub"] {
        assert_eq!(place.run(folder, &["recall", QUESTION]).0, 0, "{folder}");
        assert_eq!(place.reason(folder), "bound", "{folder}");
    }
    let id = {
        let list = place.run("work", &["episode", "list"]).1;
        list["episodes"][0]["id"].as_str().unwrap().to_owned()
    };
    for read in [
        &["recall", QUESTION][..],
        &["episode", "list"],
        &["recall", QUESTION, "--mode", "prefetch"],
        &["show", &id],
    ] {
        assert_eq!(place.run("victim", read).0, 1, "{read:?}");
        assert_eq!(place.agent("victim", read).0, 1, "{read:?}");
    }
    assert_eq!(place.reason("victim"), "another-session");
    assert_eq!(place.run("victim", &["status"]).1["counts"]["episodes"], 0);
    // What another host noted, or anybody without the key, is worth nothing.
    let run = place.path("home/veridical/run");
    let noted = fs::read_dir(&run).unwrap().map(|entry| entry.unwrap().path());
    let noted = noted.into_iter().find(|path| path.extension().is_some_and(|end| end == "places")).unwrap();
    let marks = fs::read_to_string(&noted).unwrap();
    assert_eq!(marks.lines().count(), 2, "{marks}");
    assert!(!marks.contains("work"));
    fs::write(&noted, format!("{marks}{}\n", place.path("victim/.git").display())).unwrap();
    assert_eq!(place.reason("victim"), "another-session");
    fs::remove_file(&noted).unwrap();
    assert_eq!(place.reason("work"), "another-session", "the safe side");
}

#[test]
fn an_operator_can_have_no_place_trusted_on_its_first_use() {
    let place = Place::new();
    let policy = place.path("home/veridical/policy.toml");
    fs::create_dir_all(policy.parent().unwrap()).unwrap();
    fs::write(&policy, "[first-use]\nbridge = \"reject\"\n").unwrap();
    fs::set_permissions(&policy, fs::Permissions::from_mode(0o600)).unwrap();
    assert_eq!(place.reason("work"), "place-unknown");
    assert_eq!(place.learn("work", "s1")["reason"], "place-unknown");
    assert_eq!(place.person("work", &["project", "rebind"]).1["result"], "applied");
    assert_eq!(place.learn("work", "s1")["result"], "recorded");
}

#[test]
fn what_was_changed_outside_the_program_is_worth_nothing() {
    let place = Place::new();
    let victim = place.repository("victim", Some(VICTIM));
    place.learn("victim", "s1");
    place.learn("work", "s2");
    let id =
        place.run("work", &["project", "list"]).1["places"][0]["project_id"].as_str().unwrap().to_owned();
    let file = rusqlite::Connection::open(place.database()).unwrap();
    file.execute("UPDATE known_place SET project = ?1 WHERE standing = 'remote'", [id]).unwrap();
    drop(file);
    place.remote("work", VICTIM);
    assert_eq!(place.reason("work"), "place-broken");
    assert_eq!(place.run("work", &["recall", QUESTION]).0, 1);
    assert_eq!(place.run("victim", &["project", "status"]).1["reason"], "bound", "{}", victim.display());
    assert_eq!(place.run("work", &["doctor"]).0, 1);
    assert_eq!(place.run("work", &["project", "list"]).1["places"][1]["sealed"], false);
    assert_eq!(place.person("work", &["project", "rebind"]).1["result"], "applied");
    assert_eq!(place.reason("work"), "bound");
}

/// Serves one connection of a host whose session starts in the folder: what it answers, line by line.
fn served(place: &Place, workdir: &str, tools: &str) -> Vec<Value> {
    let mut command = place.command(workdir, &["serve"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let hello = json!({"id": 1, "type": "hello", "protocol": "veridical.protocol/1", "shim_version": "0.1.0", "secret": "s",
        "host_pid": std::process::id(), "home": place.path("home")});
    let open = json!({"id": 2, "type": "session_open", "session": "h1", "host_session": "s1", "tools": tools,
        "workdir": place.path(workdir), "platform": "cli", "chat_type": "", "user_id": ""});
    let bye = json!({"id": 3, "type": "shutdown"});
    let mut input = child.stdin.take().unwrap();
    for line in [hello, open, bye] {
        writeln!(input, "{line}").unwrap();
    }
    drop(input);
    let said = child.wait_with_output().unwrap().stdout;
    String::from_utf8(said).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_host_session_remembers_its_place_and_says_when_it_is_another_project() {
    let place = Place::new();
    place.repository("elsewhere", Some(VICTIM));
    let opened = |said: &[Value]| said.iter().find(|line| line["type"] == "opened").unwrap().clone();
    let first = served(&place, "work", "here");
    assert_eq!(first[0]["lease"], "held", "{first:?}");
    assert_eq!(opened(&first)["binding"], "bound");
    assert!(first.iter().all(|line| line["type"] != "notice"));
    served(&place, "elsewhere", "elsewhere");
    // This test is the host of that session, as it holds the lease; its own commands are below one.
    assert_eq!(place.agent("work", &["project", "status"]).1["remembered"], "remote");
    assert_eq!(place.agent("elsewhere", &["project", "status"]).1["reason"], "place-unknown");
    place.remote("work", VICTIM);
    let second = served(&place, "work", "here");
    assert_eq!(
        (&opened(&second)["binding"], &opened(&second)["reason"]),
        (&json!("unbound"), &json!("identity-changed"))
    );
    let notice = second.iter().find(|line| line["type"] == "notice").unwrap();
    assert_eq!((&notice["code"], &notice["session"]), (&json!("identity-changed"), &json!("h1")));
    assert!(notice["message"].as_str().unwrap().contains("project rebind"), "{notice}");
}

#[test]
fn what_a_place_is_changes_only_after_it_was_shown_and_a_person_said_yes() {
    let place = Place::new();
    place.repository("own", None);
    place.learn("work", "s1");
    place.remote("work", VICTIM);
    let before = place.stored();
    let ask = |workdir: &str, arguments: &[&str], typed: &str| {
        answering(place.command(workdir, &[arguments, &["--json"]].concat()), typed)
    };
    let work = place.path("work").canonicalize().unwrap().display().to_string();
    let own = place.path("own").canonicalize().unwrap().display().to_string();
    for (workdir, arguments, shows) in [
        ("work", &["project", "rebind"][..], &work),
        ("own", &["project", "declare"], &own),
        ("work", &["project", "forget", "."], &work),
    ] {
        for typed in ["n\n", "\n", "maybe\n"] {
            let (code, answer, asked) = ask(workdir, arguments, typed);
            assert_eq!((code, &answer["reason"]), (1, &json!("not-confirmed")), "{arguments:?} {asked}");
            assert!(asked.contains(shows.as_str()) && asked.contains("[y/N]"), "{asked}");
        }
    }
    assert_eq!(place.stored(), before, "what is not confirmed writes nothing");
    // Where nothing can change nobody is asked.
    let (_, answer, asked) = ask("own", &["project", "rebind"], "");
    assert_eq!((&answer["reason"], asked.as_str()), (&json!("no-remote"), ""));
    let (_, answer, asked) = ask("work", &["project", "forget", "elsewhere"], "");
    assert_eq!((&answer["reason"], asked.as_str()), (&json!("no-such-place"), ""));
    for (workdir, arguments) in [
        ("work", &["project", "rebind"][..]),
        ("own", &["project", "declare"]),
        ("work", &["project", "forget", "."]),
    ] {
        assert_eq!(ask(workdir, arguments, "y\n").1["result"], "applied", "{arguments:?}");
    }
}

#[test]
fn a_declared_place_that_was_moved_is_told_of_and_goes_on_where_it_is_now() {
    let place = Place::new();
    place.repository("own", None);
    place.person("own", &["project", "declare"]);
    assert_eq!(place.learn("own", "s1")["result"], "recorded");
    let told = |workdir: &str| {
        let (status, doctor) = (place.run(workdir, &["status"]).1, place.run(workdir, &["doctor"]));
        let check =
            doctor.1["checks"].as_array().unwrap().iter().find(|check| check["check"] == "places").cloned();
        (status["gone_places"].as_array().unwrap().len(), doctor.0, check.unwrap_or_default())
    };
    assert_eq!((told("own").0, told("own").1), (0, 0));
    fs::rename(place.path("own"), place.path("moved")).unwrap();
    let (gone, code, check) = told("moved");
    assert_eq!((gone, code, &check["ok"]), (1, 1, &json!(false)), "{check}");
    let id = place.run("moved", &["project", "list"]).1["places"][0]["id"].as_str().unwrap().to_owned();
    assert!(
        check["next"].as_str().unwrap().contains(&format!("project declare --moved-from {id}")),
        "{check}"
    );
    assert_eq!(place.agent("moved", &["status"]).1["gone_places"], json!([]), "places are the person's");

    let moved = ["project", "declare", "--moved-from", &id];
    assert_eq!(place.run("moved", &moved).1["reason"], "needs-terminal");
    assert_eq!(place.agent("moved", &moved).1["reason"], "below-agent-host");
    assert_eq!(place.person("work", &moved).1["reason"], "has-remote");
    let (code, answer, asked) = answering(place.command("moved", &[&moved[..], &["--json"]].concat()), "y\n");
    assert_eq!((code, &answer["reason"]), (0, &json!("declared")), "{answer} {asked}");
    assert!(asked.contains("own") && asked.contains("moved"), "{asked}");
    assert_eq!(place.run("moved", &["recall", QUESTION]).0, 0, "the lessons are there");
    assert_eq!((told("moved").0, told("moved").1), (0, 0));

    // A copy is no move, a place with a remote is known by that, and the old folder is nobody's any more.
    place.repository("copy", None);
    let here = place.path("moved").display().to_string();
    let copied = place.person("copy", &["project", "declare", "--moved-from", &here]);
    assert_eq!(copied.0, 2);
    place.learn("work", "s2");
    let work = place.path("work").display().to_string();
    assert_eq!(
        place.person("copy", &["project", "declare", "--moved-from", &work]).1["reason"],
        "not-declared"
    );
    place.repository("own", None);
    assert_eq!(place.run("own", &["recall", QUESTION]).0, 1);
    assert_eq!(place.run("moved", &["doctor"]).1["flaws"], json!([]));
}
