//! Shell programs made by chance, the same ones each time.

use super::super::posix::is_portable;

/// A program with commands in it whose status is planted.
#[derive(Debug)]
pub(super) struct Program {
    pub(super) text: String,
}

impl Program {
    /// The program with this number. One for a `standard` shell seldom holds what only bash knows.
    pub(super) fn number(seed: u64, standard: bool) -> Self {
        // Commands are numbered over all programs: what one leaves running is not taken for another's.
        let mut maker = Maker { seed: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15), next: seed * 1000, standard };
        let before = ["", "", "", "set -e; ", "set -o pipefail; ", "set -eu; "];
        let before = maker.of(&before);
        let body = maker.command(3);
        Self { text: format!("{before}{body}") }
    }

    /// The text with which a planted command ends with a status.
    pub(super) fn planted(command: u64, status: u64) -> String {
        format!("leaf {command} {status}")
    }
}

/// What a program is made of. `@c` is any command, `@l` a planted one, `@q` any command inside single quotes, `@b`
/// what may touch a kept status or only seem to, `@r` a command that passes on what it reads, `@n` a status.
const FORMS: &[&str] = &[
    // Lists.
    "@c && @c",
    "@c || @c",
    "@c; @c",
    "@c\n@c",
    "@c && @c || @c",
    "@l || exit @n",
    "@l || { @c; exit @n; }",
    "@c; exit @n",
    "@c; exit",
    // Pipelines.
    "@l | @l",
    "{ @c; } | @l",
    "@l | @r",
    "@l |& @r",
    "@l | exit @n",
    "@l | exit $?",
    "set -o pipefail; @l | @l",
    "set -o pipefail && @l | @r",
    "set -o pipefail; @c; @l 2>&1 | @r | @r",
    "set +o pipefail; @l | @r",
    "@l | @l; exit ${PIPESTATUS[0]}",
    "@l | @r; @b; exit ${PIPESTATUS[0]}",
    // Shell options.
    "set -e; @c; @l",
    "set +e; @c; @l",
    "set -e; @c && @l; @l",
    "set +e; set -e; ( @c; @l )",
    "set -eu; @c; echo $gone; @l",
    "set -u; echo \"${gone}\"; @l",
    // Negation, groups, subshells.
    "! @l",
    "! { @c; }",
    "! @l | @r",
    "{ @c; }",
    "( @c )",
    "( @c; exit @n ); @c",
    "@l; ( @c; exit @n ); @b",
    "{ @c; } 2>/dev/null; @b; @l",
    "{ @c; } < /gone || @l",
    "( @c ) < /gone; @l",
    "@l < /gone || @l",
    ": < /gone; @l",
    "exec < /gone; @l",
    // Conditionals and loops.
    "if @c; then @c; else @c; fi",
    "if @c; then @c; fi",
    "if ! @c; then @c; elif @l; then @c; fi",
    "case a in a) @c;; b) @l;; esac",
    "case $x in a) @c;; *) @c;; esac",
    "case a in a) @l;& b) @l;; esac",
    "for i in 1 2; do @c; done; @l",
    "for i in 1 2; do @l || exit 1; done",
    "for i in 1; do @l && break; done; @c",
    "for ((k=0; k<2; k++)); do @l; done; @c",
    "k=0; while [ $k -lt 2 ]; do k=$((k+1)); @l; done; @c",
    "while @l; do @l; break; done; @c",
    "until @l; do @l; break; done",
    "[ -d sub ] && @l",
    "[[ -d sub ]] && @l || @c",
    "test -f gone || @c",
    // Kept statuses.
    "@c; rc=$?; @c; exit $rc",
    "@c; rc=$?; @b; exit $rc",
    "@l; rc=$?; @b; exit $rc | exit",
    "@c; @b; exit $?",
    "rc=0; @l || rc=$?; @l; exit $rc",
    "rc=0; @l || rc=1; @l || rc=1; exit $rc",
    "a=$? rc=$a; @l; rc=$? a=$rc; @b; exit $a",
    "@b; @c",
    // Other shells.
    "bash -c '@q'",
    "bash -ec '@q'",
    "bash -o pipefail -c '@q'",
    "sh -c '@q'",
    "sh -ec '@q'",
    "dash -c '@q'; @b",
    // Text and substitutions.
    "{ cat <<E\n$(@l)\nE\n}; @c",
    "{ @l <<'E'\n@c\nE\n}",
    "x=$(@q)",
    "x=$(@q) true; @l",
    "echo \"$(@l)\"; @c",
    "[ -z \"$(@l)\" ] && @l",
    "cat <(@l); @c",
    // Beside the shell.
    "@l & wait; @c",
    "@l & wait $!",
    "@l & p=$!; @c; wait $p",
    "@l & @l",
    "cd sub && @l",
    "cd gone; @c",
];

/// Forms that can hide the meaning of all that stands beside them: functions, aliases, traps, evaluated text.
const HIDING: &[&str] = &[
    "f() { @c; }; f",
    "f() { @c; return @n; }; f && @l",
    "f() { @l; }; @c; f; @c",
    "function g { @c; }; g || @l",
    "leaf() { true; }; @c",
    "alias leaf=true; @c",
    "alias leaf=true\n@c",
    "trap '@q' EXIT; @c",
    "trap 'rm -f /tmp/veridical-gone' EXIT; @c",
    "trap 'rm /tmp/veridical-gone' EXIT; @c",
    "trap 'exit @n' EXIT; @c",
    "trap '@q' ERR; @c",
    "trap '' TERM INT; @c",
    "trap - EXIT; @c",
    "eval '@q'",
    "eval \"true\"; @c",
    "source ./settings.sh; @c",
    ". ./settings.sh && @l",
    ". ./gone.sh; @l",
];

/// Planted commands behind what stands in front of commands.
const WRAPPED: &[&str] = &[
    "@l",
    "@l",
    "@l",
    "@l",
    "@l",
    "A=1 @l",
    "rc=7 @l",
    "@l > /dev/null",
    "@l > out.log 2>&1",
    "@l 2>&1",
    "@l &> out.log",
    "> out.log @l",
    "command @l",
    "exec @l",
    "time @l",
    "time -p @l",
    "timeout 20 @l",
    "timeout -k 1 20 @l",
    "timeout --foreground 20 @l",
    "env @l",
    "env A=1 @l",
    "env -u A @l",
    "env -i PATH=\"$PATH\" @l",
    "env -i @l",
    "nohup @l",
    "nice @l",
    "nice -n 1 @l",
    "ionice -c 3 @l",
    "stdbuf -oL @l",
    "sudo @l",
    "sudo -u root -E @l",
    "setsid -w @l",
    "xargs @l < /dev/null",
    "echo a | xargs @l",
    "find . -maxdepth 0 -exec @l {} +",
    "find . -maxdepth 0 -exec @l {} \\;",
    "PATH=/gone @l",
];

/// What may touch a kept status, `$?` or `PIPESTATUS`, or only seem to.
const BETWEEN: &[&str] = &[
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
    "rc=0 :",
    "rc=0 export y",
    "rc=0 eval :",
    "rc=$(exit 3)",
    "x=1",
    "x=$((rc=0))",
    "x=$((rc+1))",
    "x=$((1/0))",
    "x[rc=0]=1",
    "x[1]=0",
    "rc[0]=0",
    "rc[1]=0",
    "rc+=1",
    ": ${x[rc=0]}",
    ": ${PWD:rc=0:1}",
    ": ${rc:=0}",
    ": ${rc:-0}",
    ": ${gone?}",
    ": ${rc/1/0}",
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
    "[ a == a ]",
    "test -v 'x[rc=0]'",
    "read rc <<< 0",
    "read rc < settings.sh",
    "command read rc <<< 0",
    "read -r x <<< 0",
    "printf -v rc 0",
    "printf '-v' rc 0",
    "printf x",
    "command printf -v rc 0",
    "declare rc=0",
    "declare x=0",
    "export rc=0",
    "export x=0",
    "local rc=0",
    "declare -n q=rc; q=0",
    "readonly z=1; z=2",
    "unset rc",
    "mapfile rc <<< 0",
    "getopts a rc",
    "for rc in 0; do :; done",
    "for ((rc=0; rc<0; rc++)); do :; done",
    "while read rc; do :; done <<< 0",
    "while read rc; do :; done < settings.sh",
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
    "echo \"rc $rc\"",
    "cd .",
    "shift",
];

const RELAYS: &[&str] = &["cat", "tail -n 3", "tee kept.log", "head -n 1"];

const STATUSES: &[&str] = &["0", "0", "0", "1", "2"];

struct Maker {
    seed: u64,
    next: u64,
    standard: bool,
}

impl Maker {
    fn of<'a>(&mut self, choices: &[&'a str]) -> &'a str {
        // A linear congruential generator: chance that repeats.
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        choices[usize::try_from(self.seed >> 33).unwrap() % choices.len()]
    }

    fn command(&mut self, depth: u64) -> String {
        let form = match depth {
            0 => self.of(&["true", "false", "@w", "@w", "@w", "@w", "@w", "@w"]),
            _ => self.form(),
        };
        self.filled(form, depth.saturating_sub(1))
    }

    fn form(&mut self) -> &'static str {
        // A few of what is mostly refused are enough, or little is left to run.
        if self.of(&["many", "many", "many", "many", "many", "many", "many", "few"]) == "few" {
            return self.of(HIDING);
        }
        let form = self.of(FORMS);
        if self.standard && !is_portable(form) { self.of(FORMS) } else { form }
    }

    fn filled(&mut self, form: &str, depth: u64) -> String {
        let mut parts = form.split('@');
        let mut text = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (hole, after) = part.split_at(1);
            let filling = match hole {
                "c" => self.command(depth),
                "q" => self.command(depth).replace('\'', r"'\''"),
                "w" => {
                    let form = self.of(WRAPPED);
                    self.filled(form, depth)
                }
                "b" => self.of(BETWEEN).to_owned(),
                "r" => self.of(RELAYS).to_owned(),
                "n" => self.of(STATUSES).to_owned(),
                _ => self.planted(),
            };
            text.push_str(&filling);
            text.push_str(after);
        }
        text
    }

    fn planted(&mut self) -> String {
        self.next += 1;
        Program::planted(self.next, self.of(STATUSES).parse().unwrap())
    }
}
