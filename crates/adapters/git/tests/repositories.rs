//! What is seen of real repositories, made by the real `git`.

mod support;

use std::path::Path;
use std::process::Command;
use support::{Lab, canonical, place, remote};
use veridical_git::look;
use veridical_kernel::{CanonicalRemote, RefusedRemote, RemoteReport, RepositoryReport};

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
    // What a worktree configures for itself names no project; the main one is one of them.
    lab.git(&app, "config extensions.worktreeConfig true");
    lab.git(&app, "config --worktree remote.origin.url https://other.example.org/x/y");
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
fn a_url_is_rewritten_as_git_does_unless_it_only_leads_through_a_proxy() {
    let lab = Lab::new();
    let rule = |base: &str, key: &str, short: &str| format!("[url \"{base}\"]\n\t{key} = {short}");
    for (name, url, lines, expected) in [
        (
            "short",
            "gh:team/app",
            rule("git@code.example.org:", "insteadOf", "gh:"),
            "code.example.org/team/app",
        ),
        (
            "moved",
            APP,
            rule("https://new.example/", "insteadOf", "https://code.example.org/"),
            "new.example/team/app",
        ),
        (
            "redirected",
            "git@code.example.org:team/app",
            rule("git@evil.example:", "insteadof", "git@code.example.org:"),
            "evil.example/team/app",
        ),
        (
            "other way",
            APP,
            rule("git@code.example.org:", "insteadOf", "https://code.example.org/"),
            "code.example.org/team/app",
        ),
        (
            "proxied",
            APP,
            rule("http://proxy.local:9999/", "insteadOf", "https://code.example.org/"),
            "code.example.org/team/app",
        ),
        (
            "token",
            APP,
            rule("https://bot:hunter2@code.example.org/", "insteadOf", "https://code.example.org/"),
            "code.example.org/team/app",
        ),
        (
            "pushed",
            APP,
            rule("https://push.example/", "pushInsteadOf", "https://code.example.org/"),
            "code.example.org/team/app",
        ),
        (
            "from here",
            "/srv/team/app",
            rule("https://code.example.org/", "insteadOf", "/srv/"),
            "code.example.org/team/app",
        ),
    ] {
        let folder = lab.repository(name, Some(url));
        lab.configure(&folder, &lines);
        assert_eq!(canonical(&look(&folder)), expected, "{name}");
        assert!(!format!("{:?}", look(&folder)).contains("hunter2"));
    }
    let unexpanded = lab.repository("unexpanded", Some("gh:team/app"));
    assert_eq!(remote(look(&unexpanded)), RemoteReport::Refused(RefusedRemote::Alias));
    let elsewhere = lab.repository("elsewhere", Some(APP));
    lab.configure(&elsewhere, &rule("/srv/", "insteadOf", "https://code.example.org/"));
    assert_eq!(remote(look(&elsewhere)), RemoteReport::Local);
}

#[test]
fn a_remote_that_a_program_speaks_to_is_refused_and_where_it_is_pushed_to_does_not_count() {
    let lab = Lab::new();
    let foreign = lab.repository("foreign", Some(APP));
    lab.git(&foreign, "config remote.origin.vcs hg");
    assert_eq!(remote(look(&foreign)), RemoteReport::Refused(RefusedRemote::Transport));
    let pushed = lab.repository("pushed", Some(APP));
    lab.git(&pushed, "config remote.origin.pushurl https://push.example/team/app");
    lab.git(&pushed, "remote add upstream https://code.example.org/up/app");
    lab.git(&pushed, "config remote.pushDefault upstream");
    lab.git(&pushed, "config checkout.defaultRemote upstream");
    lab.git(&pushed, "config branch.main.remote upstream");
    assert_eq!(canonical(&look(&pushed)), "code.example.org/team/app");
    lab.git(&pushed, "remote rename origin mine");
    lab.git(&pushed, "config clone.defaultRemoteName mine");
    assert_eq!(remote(look(&pushed)), RemoteReport::Ambiguous);
    lab.git(&pushed, "remote remove upstream");
    assert_eq!(canonical(&look(&pushed)), "code.example.org/team/app", "the only remote, whatever its name");
}

#[test]
fn a_bare_repository_among_the_files_of_another_is_not_taken_for_one() {
    let lab = Lab::new();
    let app = lab.repository("app", Some(APP));
    let planted = app.join("fixtures/planted");
    std::fs::create_dir_all(&planted).unwrap();
    lab.git(&planted, "init -q --bare .");
    lab.git(&planted, "remote add origin https://code.example.org/victim/app");
    for folder in [planted.clone(), planted.join("refs"), planted.join("hooks")] {
        assert_eq!(look(&folder), RepositoryReport::Embedded, "{folder:?}");
    }
    assert_eq!(canonical(&look(&app.join("fixtures"))), "code.example.org/team/app");
    assert_eq!(canonical(&look(&app.join(".git"))), "code.example.org/team/app");
    std::fs::rename(&planted, lab.path("planted")).unwrap();
    assert_eq!(canonical(&look(&lab.path("planted"))), "code.example.org/victim/app");
}

#[test]
fn a_bare_repository_with_worktrees_beside_it_is_one_place() {
    let lab = Lab::new();
    let app = lab.repository("app", Some(APP));
    std::fs::create_dir(lab.path("site")).unwrap();
    lab.git(&lab.path(""), "clone -q --bare app site/.bare");
    std::fs::write(lab.path("site/.git"), "gitdir: ./.bare\n").unwrap();
    lab.git(&lab.path("site"), &format!("remote set-url origin {APP}"));
    lab.git(&lab.path("site"), "worktree add -q feature");
    for folder in ["site", "site/feature"] {
        assert_eq!(look(&lab.path(folder)), look(&lab.path("site")), "{folder}");
        assert_eq!(place(&look(&lab.path(folder))), lab.path("site/.bare"));
    }
    assert_eq!(canonical(&look(&lab.path("site/feature"))), canonical(&look(&app)));
}

#[test]
fn a_place_whose_path_is_no_text_is_not_used() {
    use std::os::unix::ffi::OsStrExt;
    let lab = Lab::new();
    let folder = lab.path("").join(std::ffi::OsStr::from_bytes(b"app-\xff"));
    std::fs::create_dir(&folder).unwrap();
    lab.git(&folder, "init -q");
    lab.git(&folder, &format!("remote add origin {APP}"));
    assert_eq!(look(&folder), RepositoryReport::Unreadable);
}

#[test]
fn included_files_count_as_for_git() {
    let lab = Lab::new();
    let here = lab.path("app").parent().unwrap().to_owned();
    for (n, (lines, counts)) in [
        ("[include]\n\tpath = more", true),
        (&format!("[include]\n\tpath = {}", lab.path("app-1/.git/more").display()), true),
        ("[include]\n\tpath = missing-file", false),
        ("[includeIf \"gitdir:/\"]\n\tpath = more", true),
        ("[includeIf \"gitdir:**/.git\"]\n\tpath = more", true),
        ("[includeIf \"gitdir:app-*/.git\"]\n\tpath = more", true),
        ("[includeIf \"gitdir:app-*/\"]\n\tpath = more", true),
        ("[includeIf \"gitdir/i:APP-*/\"]\n\tpath = more", true),
        (&format!("[includeIf \"gitdir:{}/\"]\n\tpath = more", here.display()), true),
        (&format!("[includeIf \"gitdir:{}\"]\n\tpath = more", here.display()), false),
        ("[includeIf \"gitdir:./\"]\n\tpath = more", false),
        ("[includeIf \"gitdir:./../.git\"]\n\tpath = more", false),
        ("[includeIf \"gitdir:APP-*/\"]\n\tpath = more", false),
        ("[includeIf \"gitdir:app\"]\n\tpath = more", false),
        ("[includeIf \"gitdir:/elsewhere/\"]\n\tpath = more", false),
        ("[includeIf \"gitdir:\"]\n\tpath = more", true),
        ("[includeIf \"onbranch:other\"]\n\tpath = more", false),
        ("[includeIf \"something:else\"]\n\tpath = more", false),
    ]
    .into_iter()
    .enumerate()
    {
        let folder = lab.repository(&format!("app-{n}"), None);
        std::fs::write(folder.join(".git/more"), format!("[remote \"origin\"]\n\turl = {APP}\n")).unwrap();
        lab.configure(&folder, lines);
        let asked = lab.output(&folder, "ls-remote --get-url origin");
        assert_eq!(asked.trim() == APP, counts, "{lines}: git itself");
        assert_eq!(matches!(remote(look(&folder)), RemoteReport::Parts(_)), counts, "{lines}");
    }
}

#[test]
fn no_project_depends_on_a_branch_a_home_or_the_other_remotes() {
    let lab = Lab::new();
    for (n, lines) in [
        "[include]\n\tpath = ~/more",
        "[includeIf \"gitdir:~/**\"]\n\tpath = more",
        "[includeIf \"onbranch:main\"]\n\tpath = more",
        "[includeIf \"hasconfig:remote.*.url:**\"]\n\tpath = more",
    ]
    .iter()
    .enumerate()
    {
        let folder = lab.repository(&format!("app-{n}"), Some("gh:team/app"));
        let rule = "[url \"https://code.example.org/\"]\n\tinsteadOf = gh:\n";
        std::fs::write(folder.join(".git/more"), rule).unwrap();
        std::fs::write(lab.path("more"), rule).unwrap();
        lab.configure(&folder, lines);
        assert_eq!(
            lab.output(&folder, "ls-remote --get-url origin").trim(),
            "https://code.example.org/team/app"
        );
        assert_eq!(remote(look(&folder)), RemoteReport::Refused(RefusedRemote::Alias), "{lines}");
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
