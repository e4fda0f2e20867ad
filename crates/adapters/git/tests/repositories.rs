//! What is seen of real repositories, made by the real `git`.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "helpers of tests stop the test when its setting cannot be made"
)]

use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;
use veridical_git::look;
use veridical_kernel::{CanonicalRemote, RefusedRemote, RemoteReport, RepositoryReport};

/// A folder in which `git` knows nothing of the machine's own configuration.
struct Lab {
    root: TempDir,
}

impl Lab {
    fn new() -> Self {
        Self { root: TempDir::new().unwrap() }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.root.path().canonicalize().unwrap().join(name)
    }

    fn git(&self, folder: &Path, arguments: &str) {
        let done = Command::new("git")
            .args(["-c", "protocol.file.allow=always", "-c", "init.defaultBranch=main"])
            .args(["-c", "user.name=Ann", "-c", "user.email=ann@example.org"])
            .args(arguments.split_whitespace())
            .current_dir(folder)
            .env_clear()
            .env("PATH", std::env::var_os("PATH").unwrap_or_default())
            .env("HOME", self.root.path())
            .env("GIT_CONFIG_NOSYSTEM", "1")
            .output()
            .unwrap();
        assert!(done.status.success(), "git {arguments}: {}", String::from_utf8_lossy(&done.stderr));
    }

    /// A repository with one commit and, when one is given, an `origin`.
    fn repository(&self, name: &str, origin: Option<&str>) -> PathBuf {
        let folder = self.path(name);
        std::fs::create_dir_all(&folder).unwrap();
        self.git(&folder, "init -q");
        self.git(&folder, "commit -q --allow-empty -m first");
        if let Some(url) = origin {
            self.git(&folder, &format!("remote add origin {url}"));
        }
        folder
    }

    fn configure(&self, repository: &Path, lines: &str) {
        let config = repository.join(".git/config");
        let before = std::fs::read_to_string(&config).unwrap();
        std::fs::write(config, format!("{before}\n{lines}\n")).unwrap();
    }
}

/// The canonical remote of a report that has one.
fn canonical(report: &RepositoryReport) -> String {
    match report {
        RepositoryReport::Found { remote: RemoteReport::Parts(parts), .. } => {
            CanonicalRemote::new(parts).unwrap().to_string()
        }
        other => panic!("no remote in {other:?}"),
    }
}

fn place(report: &RepositoryReport) -> PathBuf {
    match report {
        RepositoryReport::Found { place, .. } => PathBuf::from(place),
        other => panic!("no place in {other:?}"),
    }
}

fn remote(report: RepositoryReport) -> RemoteReport {
    match report {
        RepositoryReport::Found { remote, .. } => remote,
        other => panic!("no repository in {other:?}"),
    }
}

const APP: &str = "https://code.example.org/team/app.git";

#[test]
fn a_subfolder_has_the_identity_of_its_repository() {
    let lab = Lab::new();
    let app = lab.repository("app", Some(APP));
    let sub = app.join("packages/web");
    std::fs::create_dir_all(&sub).unwrap();
    assert_eq!(canonical(&look(&app)), "code.example.org/team/app");
    assert_eq!(look(&sub), look(&app));
    assert_eq!(place(&look(&app)), app.join(".git"));
}

#[test]
fn a_clone_of_a_clone_on_this_machine_has_a_local_remote() {
    let lab = Lab::new();
    lab.repository("app", Some(APP));
    lab.git(&lab.path(""), "clone -q app copy");
    assert_eq!(remote(look(&lab.path("copy"))), RemoteReport::Local);
}

#[test]
fn a_worktree_shares_the_place_and_identity_of_its_repository() {
    let lab = Lab::new();
    let app = lab.repository("app", Some(APP));
    lab.git(&app, "worktree add -q ../elsewhere/app");
    let worktree = lab.path("elsewhere/app");
    assert_eq!(look(&worktree), look(&app));
    // What a worktree configures for itself names no project.
    lab.git(&app, "config extensions.worktreeConfig true");
    lab.git(&worktree, "config --worktree remote.origin.url https://other.example.org/x/y");
    assert_eq!(look(&worktree), look(&app));
}

#[test]
fn a_submodule_binds_on_its_own_and_so_does_its_worktree() {
    let lab = Lab::new();
    let library = lab.repository("library", None);
    let app = lab.repository("app", Some(APP));
    lab.git(&app, &format!("submodule --quiet add {} vendor/library", library.display()));
    let sub = app.join("vendor/library");
    assert_eq!(remote(look(&sub)), RemoteReport::Local);
    lab.git(&sub, "remote set-url origin git@code.example.org:team/library.git");
    assert_eq!(canonical(&look(&sub)), "code.example.org/team/library");
    assert_eq!(place(&look(&sub)), app.join(".git/modules/vendor/library"));
    lab.git(&sub, "worktree add -q ../../../library-tree");
    assert_eq!(look(&lab.path("library-tree")), look(&sub));
}

#[test]
fn a_nested_repository_is_not_its_outer_one() {
    let lab = Lab::new();
    let outer = lab.repository("outer", Some(APP));
    let inner = lab.repository("outer/inner", Some("https://code.example.org/team/inner"));
    let sub = inner.join("sub");
    std::fs::create_dir_all(&sub).unwrap();
    assert_eq!(canonical(&look(&sub)), "code.example.org/team/inner");
    assert_eq!(look(&sub), look(&inner));
    assert_ne!(look(&inner), look(&outer));
    let unnamed = lab.repository("outer/unnamed", None);
    assert_eq!(remote(look(&unnamed)), RemoteReport::None);
}

#[test]
fn a_bare_repository_and_a_gitdir_file_are_found() {
    let lab = Lab::new();
    let app = lab.repository("app", Some(APP));
    lab.git(&lab.path(""), "clone -q --bare app app.git");
    let bare = lab.path("app.git");
    lab.git(&bare, "remote set-url origin https://code.example.org/team/app");
    assert_eq!(canonical(&look(&bare)), "code.example.org/team/app");
    assert_eq!(place(&look(&bare)), bare);

    std::fs::create_dir(lab.path("separate")).unwrap();
    std::fs::rename(app.join(".git"), lab.path("moved")).unwrap();
    std::fs::write(lab.path("separate/.git"), "gitdir: ../moved\n").unwrap();
    assert_eq!(canonical(&look(&lab.path("separate"))), "code.example.org/team/app");
    assert_eq!(place(&look(&lab.path("separate"))), lab.path("moved"));
}

#[test]
fn the_kind_of_head_hashes_and_references_does_not_matter() {
    let lab = Lab::new();
    let detached = lab.repository("detached", Some(APP));
    lab.git(&detached, "checkout -q --detach");
    for (name, init) in [
        ("unborn", "init -q"),
        ("sha256", "init -q --object-format=sha256"),
        ("reftable", "init -q --ref-format=reftable"),
    ] {
        let folder = lab.path(name);
        std::fs::create_dir(&folder).unwrap();
        lab.git(&folder, init);
        lab.git(&folder, &format!("remote add origin {APP}"));
        assert_eq!(canonical(&look(&folder)), "code.example.org/team/app", "{name}");
        if name != "unborn" {
            lab.git(&folder, "commit -q --allow-empty -m first");
            lab.git(&folder, "checkout -q --detach");
            assert_eq!(canonical(&look(&folder)), "code.example.org/team/app", "{name}, detached");
        }
    }
    assert_eq!(canonical(&look(&detached)), "code.example.org/team/app");
}

#[test]
fn a_folder_reached_through_a_link_is_where_the_link_leads() {
    let lab = Lab::new();
    let app = lab.repository("app", Some(APP));
    lab.repository("other", Some("https://code.example.org/team/other"));
    std::fs::create_dir(app.join("src")).unwrap();
    std::os::unix::fs::symlink(app.join("src"), lab.path("other/link")).unwrap();
    assert_eq!(look(&lab.path("other/link")), look(&app));
}

#[test]
fn without_a_repository_there_is_none() {
    let lab = Lab::new();
    std::fs::create_dir(lab.path("plain")).unwrap();
    assert_eq!(look(&lab.path("plain")), RepositoryReport::Absent);
    assert_eq!(look(&lab.path("missing")), RepositoryReport::Absent);
}

#[test]
fn credentials_of_a_remote_go_no_further() {
    let lab = Lab::new();
    let app = lab.repository("app", Some("https://ann:hunter2@code.example.org/team/app.git?t=hunter2"));
    let report = look(&app);
    assert_eq!(canonical(&report), "code.example.org/team/app");
    assert!(!format!("{report:?}").contains("hunter2"));
}

#[test]
fn the_remote_that_names_the_project_is_origin_or_the_only_one() {
    let lab = Lab::new();
    for (name, remotes, expected) in [
        ("none", &[][..], RemoteReport::None),
        ("only", &[("upstream", "/srv/app")], RemoteReport::Local),
        ("several", &[("a", "/srv/a"), ("b", "/srv/b")], RemoteReport::Ambiguous),
        (
            "origin",
            &[("a", "/srv/a"), ("origin", "ext::sh -c x")],
            RemoteReport::Refused(RefusedRemote::Transport),
        ),
    ] {
        let folder = lab.repository(name, None);
        for (remote, url) in remotes {
            lab.configure(&folder, &format!("[remote \"{remote}\"]\n\turl = \"{url}\""));
        }
        assert_eq!(remote(look(&folder)), expected, "{name}");
    }
}

#[test]
fn the_first_url_counts_and_an_empty_one_clears_those_before() {
    let lab = Lab::new();
    let folder = lab.repository("app", None);
    lab.configure(&folder, "[remote \"origin\"]\n\tfetch = x\n\turl = https://a.example/x/first\n\turl = https://a.example/x/mirror");
    assert_eq!(canonical(&look(&folder)), "a.example/x/first");
    lab.configure(&folder, "[Remote \"origin\"]\n\tURL =\n\turl = https://a.example/x/second");
    assert_eq!(canonical(&look(&folder)), "a.example/x/second");
}

#[test]
fn a_short_name_is_expanded_and_a_host_is_never_rewritten() {
    let lab = Lab::new();
    for (name, url, lines, expected) in [
        (
            "expanded",
            "gh:team/app",
            "[url \"git@code.example.org:\"]\n\tinsteadOf = gh:",
            "code.example.org/team/app",
        ),
        (
            "longest",
            "gh:team/app",
            "[url \"https://a.example/\"]\n\tinsteadOf = gh:\n[url \"https://b.example/group/\"]\n\tinsteadOf = gh:team/",
            "b.example/group/app",
        ),
        (
            "proxied",
            "https://code.example.org/team/app",
            "[url \"http://proxy.local:9999/\"]\n\tinsteadOf = https://code.example.org/",
            "code.example.org/team/app",
        ),
        (
            "redirected",
            "git@code.example.org:team/app",
            "[url \"git@evil.example:\"]\n\tinsteadOf = git@code.example.org:",
            "code.example.org/team/app",
        ),
        (
            "scheme",
            "https://code.example.org/team/app",
            "[url \"ssh://evil.example/\"]\n\tinsteadOf = https:",
            "code.example.org/team/app",
        ),
    ] {
        let folder = lab.repository(name, Some(url));
        lab.configure(&folder, lines);
        assert_eq!(canonical(&look(&folder)), expected, "{name}");
    }
    let unexpanded = lab.repository("unexpanded", Some("gh:team/app"));
    assert_eq!(remote(look(&unexpanded)), RemoteReport::Refused(RefusedRemote::Alias));
}

#[test]
fn included_files_count_unless_a_condition_or_a_home_decides() {
    let lab = Lab::new();
    let folder = lab.repository("app", None);
    std::fs::write(lab.path("app/.git/more"), format!("[remote \"origin\"]\n\turl = {APP}\n")).unwrap();
    let included = |lines: &str| {
        let folder = lab.repository(&format!("app-{}", lines.len()), None);
        std::fs::copy(lab.path("app/.git/more"), folder.join(".git/more")).unwrap();
        lab.configure(&folder, lines);
        remote(look(&folder))
    };
    assert_eq!(remote(look(&folder)), RemoteReport::None);
    assert!(matches!(included("[include]\n\tpath = more"), RemoteReport::Parts(_)));
    let absolute = format!("[include]\n\tpath = {}", lab.path("app/.git/more").display());
    assert!(matches!(included(&absolute), RemoteReport::Parts(_)));
    for left_out in [
        "[include]\n\tpath = ~/more",
        "[include]\n\tpath = missing-file",
        "[includeIf \"gitdir:/\"]\n\tpath = more",
        "[includeIf \"onbranch:main\"]\n\tpath = more",
    ] {
        assert_eq!(included(left_out), RemoteReport::None, "{left_out}");
    }
}

#[test]
fn files_include_each_other_ten_deep_and_no_deeper() {
    let lab = Lab::new();
    for (deep, expected) in [(10, true), (11, false)] {
        let folder = lab.repository(&format!("app-{deep}"), None);
        lab.configure(&folder, "[include]\n\tpath = level1");
        for level in 1..deep {
            let next = format!("[include]\n\tpath = level{}\n", level + 1);
            std::fs::write(folder.join(format!(".git/level{level}")), next).unwrap();
        }
        let last = format!("[remote \"origin\"]\n\turl = {APP}\n");
        std::fs::write(folder.join(format!(".git/level{deep}")), last).unwrap();
        assert_eq!(look(&folder) != RepositoryReport::Unreadable, expected, "{deep}");
    }
}

#[test]
fn a_configuration_that_cannot_be_read_is_reported() {
    let lab = Lab::new();
    for (name, config) in [
        ("broken", "[remote \"origin\"\n url = https://a.example/x\n".to_owned()),
        ("endless", "[include]\n\tpath = config\n".to_owned()),
        ("huge", format!("#{}\n", "x".repeat(2_000_000))),
        ("device", "[include]\n\tpath = /dev/zero\n".to_owned()),
    ] {
        let folder = lab.repository(name, None);
        std::fs::write(folder.join(".git/config"), config).unwrap();
        assert_eq!(look(&folder), RepositoryReport::Unreadable, "{name}");
    }
    let bytes = lab.repository("bytes", None);
    std::fs::write(bytes.join(".git/config"), b"[remote \"origin\"]\n\turl = https://a.example/\xff\n")
        .unwrap();
    assert_eq!(remote(look(&bytes)), RemoteReport::Refused(RefusedRemote::Malformed));
}

#[test]
fn a_broken_repository_never_takes_the_identity_of_an_outer_one() {
    let lab = Lab::new();
    lab.repository("outer", Some(APP));
    for (name, break_it) in [
        (
            "dangling",
            (|folder: &Path| std::fs::write(folder.join(".git"), "gitdir: ../gone").unwrap()) as fn(&Path),
        ),
        ("headless", |folder: &Path| std::fs::create_dir_all(folder.join(".git/objects")).unwrap()),
    ] {
        for above in ["outer", ""] {
            let folder = lab.path(above).join(name);
            std::fs::create_dir_all(folder.join("sub")).unwrap();
            break_it(&folder);
            assert_eq!(look(&folder.join("sub")), RepositoryReport::Unreadable, "{name} in {above:?}");
        }
    }
}

#[test]
fn a_repository_of_another_user_is_foreign() {
    let lab = Lab::new();
    let app = lab.repository("app", Some(APP));
    let given_away = Command::new("chown")
        .args(["-R", "12345"])
        .arg(&app)
        .output()
        .is_ok_and(|done| done.status.success());
    // Only root can give a folder away.
    if given_away {
        assert_eq!(look(&app), RepositoryReport::Foreign);
    }
}

#[test]
fn the_environment_supplies_no_identity() {
    let lab = Lab::new();
    let app = lab.repository("app", Some(APP));
    let other = lab.repository("other", Some("https://code.example.org/team/other"));
    std::fs::write(
        lab.path(".gitconfig"),
        "[remote \"origin\"]\n\turl = https://evil.example/x/y\n[url \"https://evil.example/\"]\n\tinsteadOf = gh:\n",
    )
    .unwrap();
    let unnamed = lab.repository("unnamed", None);
    let short = lab.repository("short", Some("gh:team/app"));
    for (folder, expected) in
        [(app.clone(), "code.example.org/team/app"), (unnamed, "None"), (short, "Alias")]
    {
        let seen = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "helper_prints_what_it_sees", "--ignored", "--nocapture"])
            .current_dir(&folder)
            .env("HOME", lab.path(""))
            .env("XDG_CONFIG_HOME", lab.path(""))
            .env("GIT_DIR", other.join(".git"))
            .env("GIT_COMMON_DIR", other.join(".git"))
            .env("GIT_WORK_TREE", &other)
            .env("GIT_CEILING_DIRECTORIES", lab.path(""))
            .env("GIT_CONFIG_GLOBAL", lab.path(".gitconfig"))
            .env("GIT_CONFIG_COUNT", "1")
            .env("GIT_CONFIG_KEY_0", "remote.origin.url")
            .env("GIT_CONFIG_VALUE_0", "https://evil.example/x/y")
            .output()
            .unwrap();
        let seen = String::from_utf8_lossy(&seen.stdout).into_owned();
        assert!(seen.contains(&format!("seen: {expected}")), "{folder:?}: {seen}");
    }
}

#[test]
#[ignore = "a process of its own for the test of the environment"]
fn helper_prints_what_it_sees() {
    match remote(look(Path::new("."))) {
        RemoteReport::Parts(parts) => println!("seen: {}", CanonicalRemote::new(&parts).unwrap()),
        RemoteReport::Refused(refused) => println!("seen: {refused:?}"),
        other => println!("seen: {other:?}"),
    }
}
