//! What is seen of repositories that were made to mislead or to stall.

#[expect(dead_code, reason = "the other tests configure more")]
mod support;

use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc;
use std::time::Duration;
use support::{Lab, canonical, place, remote};
use veridical_git::{checkout, look};
use veridical_kernel::{RemoteReport, RepositoryReport};

const APP: &str = "https://code.example.org/team/app.git";
const OTHER: &str = "https://code.example.org/team/other.git";

/// What is seen of a folder, unless that takes longer than any start may.
fn in_time(folder: &Path) -> Option<RepositoryReport> {
    let (send, seen) = mpsc::channel();
    let folder = folder.to_owned();
    std::thread::spawn(move || send.send(look(&folder)));
    seen.recv_timeout(Duration::from_secs(10)).ok()
}

#[expect(clippy::unwrap_used, reason = "a test whose setting cannot be made stops")]
fn pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
}

/// The name of a repository, and what is done to its `.git`.
type Made = (&'static str, fn(&Path));

#[test]
fn nothing_in_a_repository_stalls_a_start() {
    let lab = Lab::new();
    let made: [Made; 8] = [
        ("git-is-a-pipe", |git| {
            std::fs::remove_dir_all(git).unwrap();
            pipe(git);
        }),
        ("git-is-a-device", |git| {
            std::fs::remove_dir_all(git).unwrap();
            symlink("/dev/zero", git).unwrap();
        }),
        ("head-is-a-pipe", |git| {
            std::fs::remove_file(git.join("HEAD")).unwrap();
            pipe(&git.join("HEAD"));
        }),
        ("config-is-a-pipe", |git| {
            std::fs::remove_file(git.join("config")).unwrap();
            pipe(&git.join("config"));
        }),
        ("commondir-is-a-pipe", |git| pipe(&git.join("commondir"))),
        ("commondir-is-a-device", |git| symlink("/dev/zero", git.join("commondir")).unwrap()),
        ("commondir-is-huge", |git| std::fs::write(git.join("commondir"), vec![b'/'; 2_000_000]).unwrap()),
        ("behind-a-pointer", |git| {
            std::fs::rename(git, git.with_file_name("moved")).unwrap();
            std::fs::write(git, "gitdir: moved\n").unwrap();
            pipe(&git.with_file_name("moved/commondir"));
        }),
    ];
    for (name, make) in made {
        let folder = lab.repository(name, Some(APP));
        make(&folder.join(".git"));
        std::fs::create_dir(folder.join("sub")).unwrap();
        for start in [folder.clone(), folder.join("sub")] {
            assert_eq!(in_time(&start), Some(RepositoryReport::Unreadable), "{name} from {start:?}");
        }
    }
    // What lies around a sound repository is nobody's to spoil it with.
    let sound = lab.repository("around/sound", Some(APP));
    pipe(&lab.path("around/HEAD"));
    assert_eq!(in_time(&sound).map(|seen| canonical(&seen)).as_deref(), Some("code.example.org/team/app"));
    std::fs::remove_file(sound.join(".git/HEAD")).unwrap();
    assert_eq!(in_time(&sound), Some(RepositoryReport::Unreadable));
}

#[test]
fn an_old_header_names_its_remote_in_lower_case_as_for_git() {
    let lab = Lab::new();
    let folder = lab.repository("app", None);
    let plain = std::fs::read_to_string(folder.join(".git/config")).unwrap();
    for lines in [
        format!("[remote.origin]\n\turl = {APP}\n[remote \"fork\"]\n\turl = {OTHER}"),
        format!("[remote.ORIGIN]\n\turl = {APP}\n[remote \"origin\"]\n\turl = {OTHER}"),
        format!("[remote \"origin\"]\n\turl = {APP}\n[Remote.Origin]\n\turl = {OTHER}"),
        format!("[remote \"ORIGIN\"]\n\turl = {OTHER}\n[remote \"or\\igin\"]\n\turl = {APP}"),
    ] {
        std::fs::write(folder.join(".git/config"), format!("{plain}{lines}\n")).unwrap();
        assert_eq!(lab.output(&folder, "ls-remote --get-url origin").trim(), APP, "{lines}: git itself");
        assert_eq!(canonical(&look(&folder)), "code.example.org/team/app", "{lines}");
    }
    std::fs::write(
        folder.join(".git/config"),
        format!("{plain}[remote \"ORIGIN\"]\n\turl = {APP}\n[remote \"x\"]\n\turl = {OTHER}\n"),
    )
    .unwrap();
    assert_eq!(remote(look(&folder)), RemoteReport::Ambiguous, "a quoted name keeps its case");
}

#[test]
fn a_repository_that_shares_with_another_users_is_foreign() {
    let lab = Lab::new();
    let (own, theirs) = (lab.repository("own", Some(APP)), lab.repository("theirs", Some(OTHER)));
    std::fs::write(own.join(".git/commondir"), theirs.join(".git").to_str().unwrap()).unwrap();
    assert_eq!(place(&look(&own)), theirs.join(".git"));
    let given = Command::new("chown").args(["-R", "12345"]).arg(&theirs).output();
    // Only root can give a folder away.
    if given.is_ok_and(|done| done.status.success()) {
        assert_eq!(look(&own), RepositoryReport::Foreign);
    }
}

#[test]
fn the_top_folder_of_a_bare_repository_is_the_repository() {
    let lab = Lab::new();
    let bare = lab.path("app.git");
    std::fs::create_dir(&bare).unwrap();
    lab.git(&bare, "init -q --bare .");
    for start in ["", "refs", "objects/info"] {
        assert_eq!(checkout(&bare.join(start)), Some(bare.clone()), "from {start:?}");
    }
    let app = lab.repository("app", Some(APP));
    std::fs::create_dir(app.join("sub")).unwrap();
    assert_eq!(checkout(&app.join("sub")), Some(app.clone()));
    assert_eq!(checkout(&app.join(".git/refs")), Some(app));
    let plain: PathBuf = lab.path("plain");
    std::fs::create_dir(&plain).unwrap();
    assert_eq!((checkout(&plain), checkout(&lab.path("missing"))), (None, None));
}
