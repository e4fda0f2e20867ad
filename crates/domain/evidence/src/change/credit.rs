//! What may be credited to a command line of which it is only known that it did not just look.

use crate::shell::{Call, Known, Leaf, LeafId, Script, is_python};
use crate::{Change, Ending, ProcessExit, Reason};

/// What a line may be credited with that may have changed something by these of its commands. A command that surely
/// failed changed nothing that mends anything.
pub(crate) fn credited(exit: &ProcessExit, may_have_changed: impl Fn(LeafId) -> bool) -> Option<Change> {
    let line = || exit.command.clone();
    let status = match exit.ending {
        Ending::Exited(code) => u8::try_from(code).ok(),
        Ending::TimedOut | Ending::Killed | Ending::Signalled(_) | Ending::NotStarted => None,
    };
    let (Ok(script), Some(status)) = (Script::analyse(&exit.command).0, status) else {
        return Some(Change::Perhaps(line()));
    };
    let known = script.known(status);
    let of = |id: LeafId| known.get(id).copied().unwrap_or(Known::Hidden(Reason::ExitMasked));
    let mut perhaps = may_have_changed(LeafId::MAX);
    for (id, leaf) in script.leaves().filter(|(id, _)| may_have_changed(*id)) {
        match of(id) {
            Known::Status(0) if !is_inline(leaf) => return Some(Change::Command(line())),
            Known::Status(0) | Known::StatusIfItRan(0) | Known::StatusIfReported(_) | Known::Hidden(_) => {
                perhaps = true;
            }
            Known::Status(_) | Known::StatusIfItRan(_) | Known::Failed => {}
        }
    }
    perhaps.then(|| Change::Perhaps(line()))
}

/// Whether it runs a program that stands in its own words, as one does to look at something more often than to change it.
fn is_inline(leaf: &Leaf) -> bool {
    let option = |call: &Call| match call.program.as_str() {
        "node" | "ruby" | "perl" | "lua" | "bun" => Some("-e"),
        "php" => Some("-r"),
        program => is_python(program).then_some("-c"),
    };
    let has =
        |call: &Call, option| call.args.iter().any(|word| word.literal().unwrap_or(&word.raw) == option);
    leaf.call.as_ref().is_ok_and(|call| option(call).is_some_and(|option| has(call, option)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Output;

    fn credit(line: &str, ending: Ending, may_have_changed: impl Fn(LeafId) -> bool) -> &'static str {
        let exit = ProcessExit { command: line.into(), workdir: None, ending, output: Output::complete("") };
        match credited(&exit, may_have_changed) {
            Some(Change::Command(told)) if told == line => "sure",
            Some(Change::Perhaps(told)) if told == line => "perhaps",
            Some(_) => "other",
            None => "nothing",
        }
    }

    #[test]
    fn only_what_did_not_fail_is_credited_and_only_an_end_that_was_seen_makes_it_sure() {
        for (line, status, expected) in [
            ("pip install foo", 0, "sure"),
            ("pip install foo", 1, "nothing"),
            ("docker compose up -d db", 0, "sure"),
            ("docker compose up -d db", 17, "nothing"),
            ("sed -i s/a/b/ nope.py", 2, "nothing"),
            ("git commit -m x", 1, "nothing"),
            ("cd a && ./mend", 0, "sure"),
            ("./mend && ./other", 1, "perhaps"),
            ("pip install foo | tail -1", 0, "perhaps"),
            ("set -o pipefail; pip install foo | tail -1", 1, "perhaps"),
            ("./mend || true", 0, "perhaps"),
            ("./mend; true", 0, "perhaps"),
            ("for f in a b; do ./mend $f; done", 0, "perhaps"),
            ("eval \"$X\"", 0, "perhaps"),
            ("python mend.py", 0, "sure"),
            ("python -c 'print(1)'", 0, "perhaps"),
            ("python3 -c 'print(1)'", 1, "nothing"),
            ("node -e 'x()'", 0, "perhaps"),
            ("php -r 'x();'", 0, "perhaps"),
            ("php -e x.php", 0, "sure"),
        ] {
            assert_eq!(credit(line, Ending::Exited(status), |id| id == 0), expected, "{line} {status}");
        }
        for ending in [Ending::TimedOut, Ending::Killed, Ending::Signalled(9), Ending::Exited(-1)] {
            assert_eq!(credit("./mend", ending, |id| id == 0), "perhaps", "{ending:?}");
        }
    }

    #[test]
    fn a_line_is_credited_with_those_of_its_commands_that_may_have_changed_something() {
        assert_eq!(credit("./mend && ls a", Ending::Exited(0), |id| id == 1), "sure");
        assert_eq!(credit("./mend; ls nope", Ending::Exited(2), |id| id == 1), "nothing");
        assert_eq!(credit("ls", Ending::Exited(0), |_| false), "nothing");
        assert_eq!(credit("./mend & ls", Ending::Exited(2), |id| id == LeafId::MAX), "perhaps");
    }
}
