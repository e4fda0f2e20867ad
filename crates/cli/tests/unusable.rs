//! A home whose files are not what they should be: each is named with the next step, and nothing hangs.

#![expect(clippy::unwrap_used, reason = "tests")]

use std::fs;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

struct Home {
    folder: TempDir,
}

impl Home {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::DirBuilder::new().mode(0o700).create(folder.path().join("veridical")).unwrap();
        Self { folder }
    }

    fn with_memory() -> Self {
        let home = Self::new();
        let kept = home.run(&["remember", "Releases are cut on Mondays"]);
        assert_eq!(kept.status.code(), Some(0), "{}", said(&kept));
        home
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join("veridical").join(name)
    }

    fn run(&self, arguments: &[&str]) -> Output {
        finish(Command::new(env!("CARGO_BIN_EXE_veridical")).args(arguments), self.folder.path())
    }
}

/// Runs a command to its end, and fails when it does not come to one.
fn finish(command: &mut Command, home: &Path) -> Output {
    command.env("VERIDICAL_HOME", home).env_remove("VERIDICAL_HOST").current_dir(home);
    let mut child =
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let started = Instant::now();
    while child.try_wait().unwrap().is_none() {
        let late = started.elapsed() > Duration::from_secs(20);
        if late {
            child.kill().unwrap();
        }
        assert!(!late, "{command:?} hangs");
        std::thread::sleep(Duration::from_millis(5));
    }
    child.wait_with_output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn fifo(path: &Path) {
    assert!(Command::new("mkfifo").args(["-m", "600"]).arg(path).status().unwrap().success());
}

#[test]
fn a_key_or_a_list_of_literals_that_is_no_regular_file_is_refused_at_once() {
    type Put = fn(&Path);
    let kinds: [(&str, Put, &str); 3] = [
        ("a pipe", fifo, "not a regular file"),
        ("a folder", |path| fs::create_dir(path).unwrap(), "not a regular file"),
        ("a link to nothing", |path| symlink("nowhere", path).unwrap(), "remove the link"),
    ];
    for name in ["key", "literals"] {
        for (kind, put, expected) in kinds {
            let home = Home::with_memory();
            let _ = fs::remove_file(home.path(name));
            put(&home.path(name));
            for arguments in [["recall", "releases"], ["remember", "The port is 8443"]] {
                let output = home.run(&arguments);
                let text = said(&output);
                assert_eq!(output.status.code(), Some(4), "{kind} as {name}: {arguments:?}: {text}");
                assert!(text.contains(expected) && text.contains("next:"), "{kind} as {name}: {text}");
                assert!(!text.contains("chmod"), "{kind} as {name}: {text}");
            }
        }
    }
}

#[test]
fn literals_that_are_no_text_are_named_with_the_next_step() {
    let home = Home::with_memory();
    fs::write(home.path("literals"), [0xff, 0xfe, b'a']).unwrap();
    fs::set_permissions(home.path("literals"), fs::Permissions::from_mode(0o600)).unwrap();
    let output = home.run(&["recall", "releases"]);
    assert_eq!(output.status.code(), Some(4));
    assert!(said(&output).contains("write it as UTF-8 text"), "{}", said(&output));
}

#[test]
fn a_database_that_is_a_link_to_nothing_is_an_error_and_not_an_empty_memory() {
    let home = Home::with_memory();
    for left in ["memory.db", "memory.db-wal", "memory.db-shm"] {
        let _ = fs::remove_file(home.path(left));
    }
    symlink("nowhere.db", home.path("memory.db")).unwrap();
    for arguments in [&["recall", "releases"][..], &["status"], &["remember", "The port is 8443"]] {
        let output = home.run(arguments);
        assert_eq!(output.status.code(), Some(4), "{arguments:?}: {}", said(&output));
        assert!(said(&output).contains("remove the link"), "{arguments:?}: {}", said(&output));
    }
    assert_eq!(home.run(&["doctor"]).status.code(), Some(1));
}

#[test]
fn nothing_is_kept_beside_the_log_of_an_earlier_database() {
    let home = Home::with_memory();
    fs::remove_file(home.path("memory.db")).unwrap();
    fs::write(home.path("memory.db-wal"), "of an earlier file").unwrap();
    for arguments in [["recall", "releases"], ["remember", "The port is 8443"]] {
        let output = home.run(&arguments);
        assert_eq!(output.status.code(), Some(4), "{arguments:?}: {}", said(&output));
        assert!(said(&output).contains("memory.db-wal"), "{arguments:?}: {}", said(&output));
    }
    assert!(!home.path("memory.db").exists());
}

#[test]
fn a_draft_of_the_key_that_was_left_blocks_nobody() {
    let home = Home::new();
    // The program takes over the shell's process and so its number.
    let script = "touch veridical/key.draft-$$; exec \"$0\" remember 'Releases are cut on Mondays'";
    let mut shell = Command::new("sh");
    let output = finish(shell.args(["-c", script, env!("CARGO_BIN_EXE_veridical")]), home.folder.path());
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert_eq!(fs::metadata(home.path("key")).unwrap().len(), 32);
}

/// Profiles whose names fold into one another have nothing in common, and the store of one is no store of another.
#[test]
fn the_store_of_another_profile_is_refused_however_alike_their_names_are() {
    let folder = tempfile::tempdir().unwrap();
    let homes = ["ann", "Ann", "a\u{301}nn", "\u{e1}nn", "ann "].map(|name| folder.path().join(name));
    let run = |home: &Path, arguments: &[&str]| {
        finish(Command::new(env!("CARGO_BIN_EXE_veridical")).args(arguments), home)
    };
    let database = |home: &Path| home.join("veridical/memory.db");
    for (number, home) in homes.iter().enumerate() {
        fs::DirBuilder::new().mode(0o700).recursive(true).create(home.join("veridical")).unwrap();
        let kept = run(home, &["remember", &format!("Releases of team {number} are cut on Mondays")]);
        assert_eq!(kept.status.code(), Some(0), "{}", said(&kept));
    }
    for (number, home) in homes.iter().enumerate() {
        let recalled = run(home, &["recall", "when are releases cut"]);
        let told = String::from_utf8_lossy(&recalled.stdout).into_owned();
        assert_eq!(
            (told.matches("Releases of team").count(), told.contains(&format!("team {number} "))),
            (1, true),
            "{told}"
        );
    }
    let [first, others @ ..] = &homes;
    for (number, other) in others.iter().enumerate() {
        fs::remove_file(database(other)).unwrap();
        if number.is_multiple_of(2) {
            fs::copy(database(first), database(other)).unwrap();
        } else {
            symlink(database(first), database(other)).unwrap();
        }
        let before = fs::read(database(first)).unwrap();
        for arguments in
            [&["recall", "releases"][..], &["remember", "Releases are never cut on Fridays"], &["status"]]
        {
            let refused = run(other, arguments);
            assert_eq!(refused.status.code(), Some(4), "{other:?} {arguments:?}: {}", said(&refused));
            let said = said(&refused);
            assert!(said.contains("another key") || said.contains("link"), "{other:?} {arguments:?}: {said}");
            assert!(!String::from_utf8_lossy(&refused.stdout).contains("Releases of team 0"), "{said}");
        }
        assert_eq!(fs::read(database(first)).unwrap(), before, "the store that is refused is left as it was");
    }
}

#[test]
fn an_answer_that_cannot_be_written_is_told_and_the_work_is_done() {
    let home = Home::new();
    let to_full = |arguments: &[&str]| {
        let command = format!("\"$0\" {} >/dev/full", arguments.join(" "));
        let shell = ["-c", &command, env!("CARGO_BIN_EXE_veridical")];
        finish(Command::new("sh").args(shell), home.folder.path())
    };
    for arguments in [
        &["remember", "'The port is 8443'"][..],
        &["status"],
        &["status", "--json"],
        &["recall", "port", "--json"],
        &["--version"],
        &["--help"],
    ] {
        let output = to_full(arguments);
        let text = said(&output);
        assert_eq!(output.status.code(), Some(4), "{arguments:?}: {text}");
        assert!(text.contains("did its work") && text.contains("next"), "{arguments:?}: {text}");
    }
    let kept = home.run(&["recall", "port"]);
    assert!(String::from_utf8_lossy(&kept.stdout).contains("8443"), "{}", said(&kept));
}

#[test]
fn the_reader_of_a_pipe_may_leave_and_a_message_may_be_lost() {
    let home = Home::with_memory();
    let run = |script: &str| {
        let shell = ["-c", script, env!("CARGO_BIN_EXE_veridical")];
        finish(Command::new("sh").args(shell), home.folder.path())
    };
    let left = run("{ \"$0\" status; echo \"code $?\" >&2; } | true");
    assert_eq!(said(&left).trim(), "code 0");
    let untold = run("\"$0\" show nothing >/dev/full 2>/dev/full");
    assert!(matches!(untold.status.code(), Some(1..=4)), "{:?}", untold.status);
}

#[test]
fn a_home_whose_store_or_key_is_a_link_to_another_homes_is_refused_by_every_command() {
    type Link = fn(&Path, &Path);
    let kinds: [(Link, &str); 2] = [
        (|from, to| symlink(from, to).unwrap(), "is a link"),
        (|from, to| fs::hard_link(from, to).unwrap(), "hard link"),
    ];
    for (link, expected) in kinds {
        for linked in [&["memory.db", "key"][..], &["memory.db"], &["key"]] {
            let (own, other) = (Home::with_memory(), Home::new());
            for name in ["memory.db", "key"] {
                if linked.contains(&name) {
                    link(&own.path(name), &other.path(name));
                } else {
                    fs::copy(own.path(name), other.path(name)).unwrap();
                }
            }
            for arguments in [
                &["remember", "Deploys never need a review"][..],
                &["recall", "releases"],
                &["episode", "list"],
                &["pending", "list"],
                &["forget", "fact-1"],
                &["status"],
                &["audit", "verify"],
                &["project", "list"],
            ] {
                let output = other.run(arguments);
                let text = said(&output);
                assert!(output.stdout.is_empty(), "{linked:?} {arguments:?}");
                assert_eq!(output.status.code(), Some(4), "{linked:?} {arguments:?}: {text}");
                assert!(text.contains(expected) && text.contains("next"), "{linked:?} {arguments:?}: {text}");
            }
            assert_eq!(other.run(&["doctor"]).status.code(), Some(1), "{linked:?}");
            let hello = format!(
                r#"{{"id":1,"type":"hello","protocol":"veridical.protocol/1","shim_version":"0.1.0","secret":"s","host_pid":1,"home":"{}"}}"#,
                other.folder.path().display()
            );
            let script = r#"echo "$1" | "$0" serve"#;
            let shell = ["-c", script, env!("CARGO_BIN_EXE_veridical"), &hello];
            let served = finish(Command::new("sh").args(shell), other.folder.path());
            let told = String::from_utf8_lossy(&served.stdout).into_owned();
            assert!(told.contains("store-unusable") && told.contains(expected), "{linked:?}: {told}");
        }
    }
}

#[test]
fn a_folder_that_is_a_link_is_the_home_itself() {
    let (own, other) = (Home::with_memory(), tempfile::tempdir().unwrap());
    symlink(own.folder.path().join("veridical"), other.path().join("veridical")).unwrap();
    let recalled =
        finish(Command::new(env!("CARGO_BIN_EXE_veridical")).args(["recall", "releases"]), other.path());
    assert!(String::from_utf8_lossy(&recalled.stdout).contains("Mondays"), "{}", said(&recalled));
}

/// A full disk while the store is made leaves nothing that stands in the way of the next try.
#[test]
fn a_disk_that_was_full_at_the_first_use_serves_once_there_is_room() {
    const SCRIPT: &str = r#"
        disk=$1/disk; mkdir "$disk"; ended=
        for size in 40k 100k 180k 240k 300k 360k 420k 480k 560k 640k 800k; do
            mount -t tmpfs -o mode=700,size=$size none "$disk" || exit 77
            "$0" --home "$disk/home" remember 'I like tea' >/dev/null 2>"$1/first"; ended="$ended$?"
            left=$(ls -A "$disk/home/veridical" | grep -c 'new_\|draft')
            mount -o remount,size=20m "$disk" || exit 77
            "$0" --home "$disk/home" remember 'I like tea' || { echo "$size: $(cat "$1/first")"; exit 1; }
            "$0" --home "$disk/home" audit verify || exit 1
            [ "$left" = 0 ] || { echo "$size: left over"; exit 1; }
            umount "$disk"
        done
        echo "ended $ended"
    "#;
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new("unshare");
    command.args(["-Urm", "sh", "-c", SCRIPT, env!("CARGO_BIN_EXE_veridical")]).arg(folder.path());
    let output = finish(&mut command, folder.path());
    let told = format!("{}{}", String::from_utf8_lossy(&output.stdout), said(&output));
    if output.status.code() == Some(77) || told.starts_with("unshare:") {
        println!("skipped: no disk can be mounted here: {told}");
        return;
    }
    assert!(output.status.success(), "{told}");
    let ended = told.rsplit("ended ").next().unwrap();
    assert!(ended.contains("44") && ended.trim().ends_with('0'), "both kinds of sizes are met: {told}");
}

#[test]
fn a_file_that_a_call_names_and_that_is_none_is_refused_at_once() {
    type Put = fn(&Path);
    let kinds: [(&str, Put); 4] = [
        ("a named pipe", fifo),
        ("a folder", |path| fs::create_dir(path).unwrap()),
        ("a socket", |path| drop(std::os::unix::net::UnixListener::bind(path).unwrap())),
        ("a device", |path| symlink("/dev/zero", path).unwrap()),
    ];
    let home = Home::with_memory();
    let turn = home.folder.path().join("turn.json");
    fs::write(&turn, r#"{"messages": []}"#).unwrap();
    for (kind, put) in kinds {
        let odd = home.folder.path().join(kind.replace(' ', "-"));
        put(&odd);
        let (odd, turn) = (odd.to_str().unwrap(), turn.to_str().unwrap());
        for words in [
            &["learn", odd][..],
            &["scan", odd],
            &["scan", "--lines", odd],
            &["explain", odd],
            &["explain", turn, "--html", odd],
            &["recall", "--output", odd],
            &["recall", "--batch", odd],
            &["policy", "check", odd],
        ] {
            let output = home.run(words);
            let text = said(&output);
            assert_eq!(output.status.code(), Some(4), "{words:?}: {text}");
            assert!(
                text.contains(&format!("is {kind}, not a file")) && text.contains("next: "),
                "{words:?}: {text}"
            );
        }
    }
}

#[test]
fn what_a_shell_gives_as_a_file_that_is_open_already_is_read() {
    let home = Home::with_memory();
    let program = env!("CARGO_BIN_EXE_veridical");
    for line in
        [format!("'{program}' scan <(echo hello)"), format!("echo hello | '{program}' scan /dev/stdin")]
    {
        let output = finish(Command::new("bash").args(["-c", &line]), home.folder.path());
        assert_eq!(String::from_utf8_lossy(&output.stdout), "pass\n", "{line}: {}", said(&output));
    }
}

#[test]
fn a_log_or_a_record_of_the_store_that_is_a_pipe_holds_nothing_up() {
    for (name, words) in [
        ("memory.db-wal", &["status"][..]),
        ("memory.db-shm", &["status"]),
        ("memory.db-journal", &["status"]),
        ("hermes-install.json", &["hermes", "uninstall", "--dry-run"]),
    ] {
        let home = Home::with_memory();
        fifo(&home.path(name));
        let output = home.run(words);
        assert_eq!(output.status.code(), Some(4), "{name}: {}", said(&output));
        assert!(said(&output).contains("regular file"), "{name}: {}", said(&output));
    }
}

#[test]
fn the_advice_of_doctor_sends_nobody_to_doctor() {
    for (name, text) in
        [("memory.db", "not a database at all, but long enough"), ("veridical.toml", "["), ("key", "x")]
    {
        let home = Home::with_memory();
        fs::write(home.path(name), text).unwrap();
        let output = home.run(&["doctor"]);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(text.contains("FAIL") && !text.contains("veridical doctor"), "{name}: {text}");
    }
}
