//! Nothing leaks (R9.1): a secret of every family is planted through every entrance, and then every byte that the program
//! printed or left behind is searched for it.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

#[path = "leaks/canary.rs"]
mod canary;
#[path = "leaks/entrance.rs"]
mod entrance;
#[path = "record/mod.rs"]
mod record;

use canary::{Canary, LITERAL, PATTERN, canaries, spellings};
use entrance::{ENTRANCES, Entrance, Seen};
use memchr::memmem;
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;
use veridical::screening::{Family, FindingKind};

/// A home, a repository, and everything that the program has printed so far.
pub(crate) struct Place {
    folder: TempDir,
    printed: Vec<u8>,
    runs: usize,
}

impl Place {
    fn new() -> Self {
        let place = Self { folder: tempfile::tempdir().unwrap(), printed: Vec::new(), runs: 0 };
        for folder in ["home", "planted", "work/.git/objects", "work/.git/refs"] {
            fs::create_dir_all(place.path(folder)).unwrap();
        }
        fs::write(place.path("work/.git/HEAD"), "ref: refs/heads/main\n").unwrap();
        place.remote("https://git.example/team/work.git");
        place.own("literals", LITERAL);
        place.own("patterns", PATTERN);
        place
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// A file of the operator's.
    pub(crate) fn own(&self, name: &str, text: &str) {
        let file = self.path("home/veridical").join(name);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, text).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
    }

    pub(crate) fn remote(&self, url: &str) {
        let config = format!("[remote \"origin\"]\n\turl = {url}\n");
        fs::write(self.path("work/.git/config"), config).unwrap();
    }

    /// A file that the test itself planted: the one place where the secret may be.
    pub(crate) fn planted(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.path("planted").join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    }

    fn command(&self, words: &[&str]) -> Command {
        self.command_at(&self.path("home"), words)
    }

    fn command_at(&self, home: &Path, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_veridical"));
        command
            .args(words)
            .args(["--home", home.to_str().unwrap()])
            .args(["--workdir", self.path("work").to_str().unwrap()])
            .env_remove("VERIDICAL_HOST")
            .env("VERIDICAL_HOME", self.path("home"))
            .current_dir(self.path("work"));
        command
    }

    /// Runs the program with `input`, by turns for people and for programs.
    pub(crate) fn run(&mut self, words: &[&str], input: &[u8]) {
        self.run_at(&self.path("home"), words, input);
    }

    /// A home of this name, with the operator's lists.
    pub(crate) fn home_of(&self, name: &str) -> PathBuf {
        let home = self.path("planted").join(name);
        fs::create_dir_all(&home).unwrap();
        fs::set_permissions(&home, fs::Permissions::from_mode(0o700)).unwrap();
        fs::create_dir_all(home.join("veridical")).unwrap();
        fs::set_permissions(home.join("veridical"), fs::Permissions::from_mode(0o700)).unwrap();
        for (list, text) in [("literals", LITERAL), ("patterns", PATTERN)] {
            let file = home.join("veridical").join(list);
            fs::write(&file, text).unwrap();
            fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
        }
        home
    }

    /// Runs the program in another home.
    pub(crate) fn run_at(&mut self, home: &Path, words: &[&str], input: &[u8]) {
        self.runs += 1;
        let more: &[&str] = if self.runs.is_multiple_of(2) { &["--json"] } else { &[] };
        let mut command = self.command_at(home, &[words, more].concat());
        let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = piped.spawn().unwrap();
        // A program that refuses its call reads nothing.
        let _ = child.stdin.take().unwrap().write_all(input);
        let output = child.wait_with_output().unwrap();
        assert!(output.status.code().is_some_and(|code| code < 5), "{words:?}: {output:?}");
        self.printed.extend([output.stdout, output.stderr].concat());
    }

    /// The id of the fact that was printed last.
    pub(crate) fn last_fact(&self) -> String {
        let said = String::from_utf8_lossy(&self.printed);
        let mut words = said.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
        words.rfind(|word| word.starts_with("fact_")).unwrap_or_default().to_owned()
    }

    /// Runs a command with the mark of an agent host.
    pub(crate) fn below_host(&mut self, words: &[&str]) {
        let output = self.command(words).env("VERIDICAL_HOST", "1").output().unwrap();
        assert!(output.status.code().is_some_and(|code| code < 5), "{words:?}: {output:?}");
        self.printed.extend([output.stdout, output.stderr].concat());
    }

    /// What the program wrote where people asked it to.
    pub(crate) fn heard(&mut self, bytes: Vec<u8>) {
        self.printed.extend(bytes);
    }

    /// Starts the server with `input`, waits until it answered `answers` lines, and kills it.
    pub(crate) fn kill_after(&mut self, input: &[u8], answers: usize) {
        use std::io::{BufRead, BufReader};
        let mut command = self.command(&["serve"]);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(input).unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        for line in lines.by_ref().take(answers) {
            self.printed.extend(line.unwrap().into_bytes());
        }
        child.kill().unwrap();
        child.wait().unwrap();
    }

    /// Reads everything that people can read of the memory.
    fn read_all(&mut self) {
        let words: [&[&str]; 7] = [
            &["episode", "list", "--history"],
            &["recall", "totals fail", "--history", "--explain"],
            &["recall", "totals fail", "--mode", "prefetch"],
            &["status"],
            &["doctor"],
            &["project", "status"],
            &["explain", "--last"],
        ];
        for words in words {
            self.run(words, b"");
            self.run(words, b"");
        }
    }

    /// What the program printed and every file that it could have written.
    fn everything(&self) -> Vec<(String, Vec<u8>)> {
        let mut found = vec![("what was printed".to_owned(), self.printed.clone())];
        let own = self.path("home").join("veridical");
        for file in files(&own) {
            let planted = ["literals", "patterns", "veridical.toml"].iter().any(|name| file.ends_with(name));
            if !planted {
                found
                    .push((file.strip_prefix(&own).unwrap().display().to_string(), fs::read(&file).unwrap()));
            }
        }
        found
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.map(|entry| entry.unwrap().path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Sends texts in by one entrance, and hands back which of them was found where afterwards.
fn found_after(entrance: &Entrance, canaries: &[Canary]) -> Vec<(Family, String)> {
    let mut place = Place::new();
    for canary in canaries {
        (entrance.plant)(&mut place, canary);
    }
    place.read_all();
    let mut found = Vec::new();
    for (name, bytes) in place.everything() {
        let lower = bytes.to_ascii_lowercase();
        let holds = |canary: &&Canary| {
            spellings(&canary.secret).iter().any(|spelling| memmem::find(&lower, spelling).is_some())
        };
        found.extend(canaries.iter().filter(holds).map(|canary| (canary.family, name.clone())));
    }
    found
}

/// A part of the entrances, so that the parts are tested side by side.
fn nothing_leaks(part: usize) {
    let leaks: Vec<String> = ENTRANCES
        .iter()
        .skip(part)
        .step_by(4)
        .flat_map(|entrance| {
            let found = found_after(entrance, &canaries());
            found.into_iter().map(|(family, place)| format!("{family} by {}: in {place}", entrance.name))
        })
        .collect();
    assert!(leaks.is_empty(), "{} leaks:\n{}", leaks.len(), leaks.join("\n"));
}

#[test]
fn a_secret_of_no_family_is_found_behind_an_entrance_of_the_first_quarter() {
    nothing_leaks(0);
}

#[test]
fn a_secret_of_no_family_is_found_behind_an_entrance_of_the_second_quarter() {
    nothing_leaks(1);
}

#[test]
fn a_secret_of_no_family_is_found_behind_an_entrance_of_the_third_quarter() {
    nothing_leaks(2);
}

#[test]
fn a_secret_of_no_family_is_found_behind_an_entrance_of_the_fourth_quarter() {
    nothing_leaks(3);
}

/// The control: a word that is no secret goes the same ways, and where it should show it does.
#[test]
fn a_harmless_word_comes_through_where_an_entrance_leads_somewhere() {
    for entrance in ENTRANCES {
        let found: Vec<String> =
            found_after(entrance, &[Canary::harmless()]).into_iter().map(|(_, name)| name).collect();
        match entrance.seen {
            Seen::Stored => {
                assert!(found.iter().any(|name| name.contains("memory.db")), "{}: {found:?}", entrance.name);
            }
            Seen::Printed => {
                assert!(found.iter().any(|name| name == "what was printed"), "{}: {found:?}", entrance.name);
            }
            Seen::Nowhere => assert_eq!(found, [""; 0], "{}", entrance.name),
        }
    }
}

#[test]
fn every_family_of_secrets_has_a_canary_and_every_command_is_an_entrance_or_takes_no_text() {
    let planted: BTreeSet<Family> = canaries().iter().map(|canary| canary.family).collect();
    let secret = Family::ALL.iter().copied().filter(|family| family.kind() == FindingKind::Secret);
    assert_eq!(planted, secret.collect());

    let commands: BTreeSet<&str> = ENTRANCES.iter().filter_map(|entrance| entrance.command).collect();
    let mut known: BTreeSet<&str> = entrance::WITHOUT_TEXT.iter().copied().collect();
    known.extend(commands);
    let offered = Command::new(env!("CARGO_BIN_EXE_veridical")).arg("--help").output().unwrap();
    let help = String::from_utf8(offered.stdout).unwrap();
    let listed =
        help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let names = listed.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let offered: BTreeSet<&str> = names.filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(offered, known.into_iter().chain(["help"]).collect());
}
