//! Installing into a home, with stand-ins for the host's program and for ours.
#![expect(clippy::unwrap_used, reason = "helpers of a test")]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use tempfile::TempDir;
use veridical_hermes::{InstallError, Installer, Mode};

/// Keeps its one setting in a file. `status` shows the provider unless the file `hidden` is there.
const HERMES: &str = r#"#!/bin/sh
value="$HERMES_HOME/provider"
case "$1 $2" in
"config get") cat "$value" 2>/dev/null; echo ;;
"config set") [ -e "$HERMES_HOME/refuse" ] && { echo "managed by your administrator" >&2; exit 1; }; printf %s "$4" > "$value" ;;
"config unset") rm -f "$value" ;;
"memory status") echo "  Provider:  $(cat "$value")"; [ -e "$HERMES_HOME/hidden" ] || printf "  Plugin:    installed\n  Status:    available\n" ;;
*) exit 2 ;;
esac
"#;

const PROGRAM: &str = r#"#!/bin/sh
[ "$1 $2" = "serve --home" ] || exit 2
read -r hello
case "$hello" in *'"probe":true'*) ;; *) exit 3 ;; esac
if [ -e "$3/broken" ]; then echo '{"id":1,"type":"refused","code":"store-unusable","message":"the database is damaged","next":"Run: veridical doctor"}'; exit 4; fi
[ -e "$3/silent" ] && exit 0
echo '{"id":1,"type":"ready","protocol":"veridical.protocol/1","program_version":"0.1.0","lease":"none","database":"/db"}'
"#;

struct Place {
    _folder: TempDir,
    home: PathBuf,
    installer: Installer,
}

impl Place {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let home = folder.path().join("home");
        fs::create_dir(&home).unwrap();
        let script = |name: &str, text: &str| {
            let path = folder.path().join(name);
            fs::write(&path, text).unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
            path
        };
        let hermes = Some(script("hermes", HERMES));
        let installer = Installer { home: home.clone(), program: script("veridical", PROGRAM), hermes };
        Self { home, _folder: folder, installer }
    }

    fn mark(&self, name: &str) {
        fs::write(self.home.join(name), "").unwrap();
    }

    fn provider(&self) -> String {
        fs::read_to_string(self.home.join("provider")).unwrap_or_default()
    }

    fn plugin(&self) -> PathBuf {
        self.home.join("plugins/veridical")
    }

    fn record(&self) -> PathBuf {
        self.home.join("veridical/hermes-install.json")
    }

    /// Every path below the home with its bytes.
    fn everything(&self) -> Vec<(PathBuf, Vec<u8>)> {
        fn walk(folder: &Path, found: &mut Vec<(PathBuf, Vec<u8>)>) {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    walk(&path, found);
                } else {
                    found.push((path.clone(), fs::read(path).unwrap()));
                }
            }
        }
        let mut found = Vec::new();
        walk(&self.home, &mut found);
        found.sort();
        found
    }
}

#[test]
fn it_installs_checks_and_gives_back_what_was_there_before() {
    let place = Place::new();
    fs::write(place.home.join("provider"), "mem0").unwrap();
    let report = place.installer.install(Mode::Apply).unwrap();
    assert_eq!((report.result, report.previous_provider.as_str()), ("installed", "mem0"));
    assert_eq!(report.served.unwrap().database, "/db");
    assert_eq!(place.provider(), "veridical");
    for file in ["__init__.py", "link.py", "turns.py", "cli.py", "plugin.yaml", "program.json"] {
        assert!(place.plugin().join(file).is_file(), "{file}");
    }
    assert!(!place.plugin().join("tests").exists());
    assert_eq!(fs::metadata(place.record()).unwrap().permissions().mode() & 0o777, 0o600);

    let status = place.installer.status().unwrap();
    assert!(status.installed && status.active && status.problems.is_empty(), "{status:?}");

    place.installer.install(Mode::Apply).unwrap();
    fs::write(place.home.join("veridical/memory.db"), "data").unwrap();
    fs::create_dir(place.plugin().join("__pycache__")).unwrap();
    let report = place.installer.uninstall(Mode::Apply).unwrap();
    assert_eq!((report.result, report.previous_provider.as_str()), ("uninstalled", "mem0"));
    assert_eq!(place.provider(), "mem0", "a second installation does not forget the first provider");
    assert!(!place.plugin().exists() && !place.record().exists());
    assert!(place.home.join("veridical/memory.db").exists(), "no data is deleted");
    let again = place.installer.uninstall(Mode::Apply);
    assert!(matches!(again, Err(InstallError::NotInstalled(_))));
}

#[test]
fn without_a_provider_before_none_is_left_behind() {
    let place = Place::new();
    place.installer.install(Mode::Apply).unwrap();
    place.installer.uninstall(Mode::Apply).unwrap();
    assert!(!place.home.join("provider").exists());
}

#[test]
fn a_dry_run_says_what_it_would_do_and_changes_nothing() {
    let place = Place::new();
    let before = place.everything();
    let report = place.installer.install(Mode::DryRun).unwrap();
    assert_eq!((report.result, report.steps.len()), ("planned", 5));
    assert_eq!(place.everything(), before);
    place.installer.install(Mode::Apply).unwrap();
    let before = place.everything();
    assert_eq!(place.installer.uninstall(Mode::DryRun).unwrap().result, "planned");
    assert_eq!(place.everything(), before);
}

#[test]
fn a_step_that_fails_leaves_everything_as_it_was() {
    let check = |mark: &str, installed_before: bool, expected: &str| {
        let place = Place::new();
        fs::write(place.home.join("provider"), "mem0").unwrap();
        if installed_before {
            place.installer.install(Mode::Apply).unwrap();
        }
        place.mark(mark);
        let before = place.everything();
        let error = place.installer.install(Mode::Apply).unwrap_err().with_next();
        assert!(error.contains(expected), "{mark}: {error}");
        assert_eq!(place.everything(), before, "{mark}");
    };
    for installed_before in [false, true] {
        check("hidden", installed_before, "does not show the provider as active");
        check("refuse", installed_before, "managed by your administrator");
        check("broken", installed_before, "the database is damaged. Run: veridical doctor");
        check("silent", installed_before, "ended without an answer");
    }
}

#[test]
fn what_is_not_ours_is_not_touched() {
    let place = Place::new();
    fs::create_dir_all(place.plugin()).unwrap();
    fs::write(place.plugin().join("__init__.py"), "theirs").unwrap();
    assert!(matches!(place.installer.install(Mode::Apply), Err(InstallError::ForeignFolder(_))));
    assert!(matches!(place.installer.uninstall(Mode::Apply), Err(InstallError::ForeignFolder(_))));

    let place = Place::new();
    let elsewhere = tempfile::tempdir().unwrap();
    fs::create_dir_all(place.home.join("plugins")).unwrap();
    symlink(elsewhere.path(), place.plugin()).unwrap();
    assert!(matches!(place.installer.install(Mode::Apply), Err(InstallError::ForeignFolder(_))));
    assert!(fs::read_dir(elsewhere.path()).unwrap().next().is_none());

    let place = Place::new();
    place.installer.install(Mode::Apply).unwrap();
    fs::write(place.plugin().join("notes.txt"), "mine").unwrap();
    fs::write(place.home.join("provider"), "honcho").unwrap();
    place.installer.uninstall(Mode::Apply).unwrap();
    assert!(place.plugin().join("notes.txt").exists() && !place.plugin().join("__init__.py").exists());
    assert_eq!(place.provider(), "honcho", "somebody else's choice stays");
}

#[test]
fn a_missing_program_is_named() {
    let mut place = Place::new();
    place.installer.hermes = Some("/nowhere/hermes".into());
    assert!(matches!(place.installer.install(Mode::Apply), Err(InstallError::NotHermes(_))));
    let status = place.installer.status().unwrap();
    assert!(!status.installed && status.problems[0].contains("hermes"), "{status:?}");

    let mut place = Place::new();
    place.installer.program = "veridical".into();
    assert!(matches!(place.installer.install(Mode::Apply), Err(InstallError::NoProgram(_))));
}

#[test]
fn status_names_what_is_wrong_and_what_to_do() {
    let place = Place::new();
    place.installer.install(Mode::Apply).unwrap();
    fs::write(place.home.join("provider"), "").unwrap();
    place.mark("broken");
    let status = place.installer.status().unwrap();
    assert!(status.installed && !status.active && status.served.is_none());
    assert!(status.problems.iter().any(|problem| problem.contains("Run: veridical doctor")), "{status:?}");
    assert!(status.problems.iter().any(|problem| problem.contains("hermes config set")), "{status:?}");
}
