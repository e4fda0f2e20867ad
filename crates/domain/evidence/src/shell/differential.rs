//! The analysis against the real shell: what it attests must be what happened.
#![cfg(unix)]

use super::{Known, Script};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

const PROGRAMS: u64 = 250;

const BETWEEN: [&str; 62] = [
    "true",
    "false",
    ":",
    "time",
    "!",
    "time true",
    "! true",
    "rc=0",
    "rc=$rc",
    "rc=0 true",
    "rc=$(exit 3)",
    "x=1",
    "x=$((rc=0))",
    "x=$((rc+1))",
    "x[rc=0]=1",
    "x[1]=0",
    "rc[0]=0",
    "rc[1]=0",
    "rc+=1",
    ": ${x[rc=0]}",
    ": ${PWD:rc=0:1}",
    ": ${rc:=0}",
    ": ${rc:-0}",
    ": $[rc=0]",
    "((rc=0))",
    "((1))",
    "let rc=0",
    "let x=1",
    "[[ rc=0 -eq 0 ]]",
    "[[ $rc -eq 0 ]]",
    "[[ -n $rc ]]",
    "[ \"$rc\" -eq 0 ]",
    "[ $? -eq 0 ]",
    "test -v 'x[rc=0]'",
    "read rc <<< 0",
    "command read rc <<< 0",
    "read -r x <<< 0",
    "printf -v rc 0",
    "printf '-v' rc 0",
    "printf x",
    "command printf -v rc 0",
    "declare rc=0",
    "declare x=0",
    "export rc=0",
    "declare -n q=rc; q=0",
    "readonly z=1; z=2",
    "unset rc",
    "mapfile rc <<< 0",
    "getopts a rc",
    "for rc in 0; do :; done",
    "for ((rc=0; rc<0; rc++)); do :; done",
    "while read rc; do :; done <<< 0",
    "case $((rc=0)) in *) ;; esac",
    "case $rc in 0) true;; *) false;; esac",
    "true <<< $((rc=0))",
    "true {rc}>/dev/null",
    "true | rc=0",
    "false | true",
    "(rc=0)",
    "{ rc=0; }",
    "if [ $rc = 0 ]; then :; fi",
    "RANDOM=$rc; rc=$RANDOM",
];

/// Makes programs from a grammar; the same programs each time.
struct Maker {
    seed: u64,
    leaves: usize,
}

impl Maker {
    fn pick(&mut self, n: u64) -> u64 {
        // A linear congruential generator: chance that repeats.
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.seed >> 33) % n
    }

    fn leaf(&mut self) -> String {
        self.leaves += 1;
        let status = [0, 0, 0, 1, 2][usize::try_from(self.pick(5)).unwrap()];
        format!("./leaf {} {status}", self.leaves)
    }

    fn command(&mut self, depth: u64) -> String {
        if depth == 0 {
            return match self.pick(8) {
                0 => "true".into(),
                1 => "false".into(),
                _ => self.leaf(),
            };
        }
        let d = depth - 1;
        match self.pick(34) {
            0 => format!("{} && {}", self.command(d), self.command(d)),
            1 => format!("{} || {}", self.command(d), self.command(d)),
            2 => format!("{}; {}", self.command(d), self.command(d)),
            3 => format!("{{ {}; }} | {}", self.command(d), self.leaf()),
            4 => format!("! {{ {}; }}", self.command(d)),
            5 => format!("( {} )", self.command(d)),
            6 => format!("{{ {}; }}", self.command(d)),
            7 => format!("if {}; then {}; else {}; fi", self.command(d), self.command(d), self.command(d)),
            8 => format!("if {}; then {}; fi", self.command(d), self.command(d)),
            9 => format!("set -e; {}; {}", self.command(d), self.leaf()),
            10 => format!("set -o pipefail; {} | {}", self.leaf(), self.leaf()),
            11 => format!("{}; rc=$?; {}; exit $rc", self.command(d), self.leaf()),
            12 => format!("{} | {}; exit ${{PIPESTATUS[0]}}", self.leaf(), self.leaf()),
            13 => format!("{}; exit {}", self.command(d), self.pick(2)),
            14 => format!("bash -c '{}'", self.command(d).replace('\'', r"'\''")),
            15 => format!("for i in 1 2; do {}; done; {}", self.leaf(), self.leaf()),
            16 => format!("case a in a) {};; b) {};; esac", self.command(d), self.leaf()),
            17 => format!("rc=0; {} || rc=$?; {}; exit $rc", self.leaf(), self.leaf()),
            18 => format!("set +e; set -e; ( {}; {} )", self.command(d), self.leaf()),
            19 => format!("timeout 20 {}", self.leaf()),
            20 => format!("{} < /gone || {}", self.leaf(), self.leaf()),
            21 => format!("{} & wait; {}", self.leaf(), self.leaf()),
            22 => format!("{}; rc=$?; {}; exit $rc", self.command(d), self.between()),
            23 => format!("{}; {}; exit ${{PIPESTATUS[0]}}", self.command(d), self.between()),
            24 => format!("{}; {}; exit $?", self.command(d), self.between()),
            25 => format!("{}; rc=$?; {}; exit $rc | exit", self.leaf(), self.between()),
            26 => {
                format!("{} | exit {}", self.leaf(), ["", "0", "$?"][usize::try_from(self.pick(3)).unwrap()])
            }
            27 => format!("set -o pipefail && {} | {}", self.leaf(), self.relay()),
            28 => format!(
                "set -o pipefail; {}; {} 2>&1 | {} | {}",
                self.command(d),
                self.leaf(),
                self.relay(),
                self.relay()
            ),
            29 => format!(
                "{} {}",
                ["time", "command", "exec", "!"][usize::try_from(self.pick(4)).unwrap()],
                self.leaf()
            ),
            30 => {
                format!("{}; ( {}; exit {} ); {}", self.leaf(), self.command(d), self.pick(3), self.between())
            }
            31 => format!("{}; {}", self.between(), self.command(d)),
            32 => format!("a=$? rc=$a; {}; rc=$? a=$rc; {}; exit $a", self.command(d), self.between()),
            _ => format!("{{ {}; }} 2>/dev/null; {}; {}", self.command(d), self.between(), self.leaf()),
        }
    }

    fn relay(&mut self) -> &'static str {
        ["cat", "tail -n 3", "tee kept.log"][usize::try_from(self.pick(3)).unwrap()]
    }

    /// What may touch a kept status, `$?` or `PIPESTATUS`, or only seem to.
    fn between(&mut self) -> &'static str {
        let at = self.pick(u64::try_from(BETWEEN.len()).unwrap());
        BETWEEN[usize::try_from(at).unwrap()]
    }
}

fn run(folder: &Path, program: &str) -> (u8, Vec<(String, u8)>) {
    let log = folder.join("log");
    let _ = std::fs::remove_file(&log);
    let ended = Command::new("bash").args(["-c", program]).current_dir(folder).output().unwrap();
    let lines = std::fs::read_to_string(&log).unwrap_or_default();
    let ran = lines.lines().map(|line| {
        let (id, status) = line.split_once(' ').unwrap();
        (id.to_owned(), status.parse().unwrap())
    });
    (u8::try_from(ended.status.code().unwrap()).unwrap(), ran.collect())
}

fn folder_with_leaf(number: u64) -> PathBuf {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = std::env::temp_dir().join(format!("veridical-differential-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let leaf = folder.join("leaf");
    std::fs::write(&leaf, "#!/bin/sh\necho \"$1 $2\" >> log\nexit \"$2\"\n").unwrap();
    std::fs::set_permissions(&leaf, std::fs::Permissions::from_mode(0o755)).unwrap();
    folder
}

#[test]
fn what_is_attested_is_what_happened_in_bash() {
    compare(0..PROGRAMS);
}

#[test]
#[ignore = "takes minutes"]
fn what_is_attested_is_what_happened_in_bash_fifty_thousand_times() {
    std::thread::scope(|scope| {
        for part in 0..4 {
            scope.spawn(move || compare(1_000_000 + part * 12_500..1_000_000 + (part + 1) * 12_500));
        }
    });
}

fn compare(seeds: std::ops::Range<u64>) {
    if Command::new("bash").arg("--version").output().is_err() {
        eprintln!("skipped: there is no bash here to compare with");
        return;
    }
    let folder = folder_with_leaf(seeds.start);
    let (mut attested, mut commands, mut wrong) = (0usize, 0usize, String::new());
    for seed in seeds {
        let mut maker = Maker { seed: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15), leaves: 0 };
        let program =
            if maker.pick(4) == 0 { format!("set -e; {}", maker.command(3)) } else { maker.command(3) };
        let Ok(script) = Script::analyse(&program).0 else { continue };
        let (status, ran) = run(&folder, &program);
        for ((_, leaf), known) in script.leaves().zip(script.known(status)) {
            let words: Vec<&str> = leaf.text.split(' ').collect();
            let Some(at) = words.iter().position(|word| *word == "./leaf") else { continue };
            let runs: Vec<u8> = ran.iter().filter(|(id, _)| id == words[at + 1]).map(|(_, s)| *s).collect();
            // A leaf whose input cannot be opened ends with 1 without having run.
            let unopened = program.contains(&format!("{} < /gone", leaf.text));
            commands += 1;
            let holds = match known {
                Known::Status(n) => runs == [n] || (unopened && n == 1 && runs.is_empty()),
                Known::StatusIfItRan(n) => runs.iter().all(|s| *s == n),
                Known::StatusIfReported(n) => runs.iter().all(|s| *s == n),
                Known::Hidden(_) => true,
            };
            attested += usize::from(matches!(known, Known::Status(_)));
            if !holds {
                writeln!(
                    wrong,
                    "{program}\n  ended with {status}; {}: {known:?}, really {runs:?}",
                    leaf.text
                )
                .unwrap();
            }
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(wrong.is_empty(), "{wrong}");
    assert!(attested * 10 > commands, "too little is attested to mean anything: {attested} of {commands}");
}
