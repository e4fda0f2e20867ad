//! Commands that may write, where what they print tells that they left every file as it was.

use crate::Output;
use crate::shell::{Call, Known, Leaf, LeafId, Script};

/// The commands of a line that changed nothing, by the word of the programs themselves.
pub(crate) fn left_alone(script: &Script, output: &Output) -> Vec<LeafId> {
    if !output.complete {
        return Vec::new();
    }
    let mut found = repaired_nothing(script, &output.text);
    found.extend(recorded(script, &output.text));
    found
}

/// What a formatter or a checker that repairs says at its end, when there was nothing to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Idle {
    /// `All checks passed!`
    Clean,
    /// `5 files left unchanged`
    Unchanged,
    /// `src/a.js 12ms (unchanged)`, for each file.
    Each,
    /// The names of the files that it writes, so nothing at all.
    Silent,
}

impl Idle {
    fn of(leaf: &Leaf) -> Option<Self> {
        let call = leaf.call.as_ref().ok().filter(|_| leaf.veil.is_none())?;
        let words: Vec<&str> = call.args.iter().map(|word| word.literal()).collect::<Option<_>>()?;
        let has = |options: &[&str]| words.iter().any(|word| options.contains(word));
        let writes_elsewhere = has(&["--add-noqa", "--output-file", "-o"])
            || words.iter().any(|word| word.starts_with("--output") || word.starts_with("--add"));
        // What is hushed tells nothing by its silence.
        let hushed = has(&["-q", "--quiet", "-s", "--silent", "--log-level"]);
        if writes_elsewhere || hushed {
            return None;
        }
        // What only tells of a repair has none to do.
        if has(&["--check", "--diff"]) {
            return None;
        }
        match (call.program.as_str(), words.as_slice()) {
            ("ruff", ["check", ..]) => Some(Self::Clean),
            ("ruff", ["format", ..]) | ("black", _) => Some(Self::Unchanged),
            ("prettier", _) if has(&["--write", "-w"]) && !has(&["-l", "--list-different"]) => {
                Some(Self::Each)
            }
            ("gofmt", _) if has(&["-l"]) && has(&["-w"]) => Some(Self::Silent),
            _ => None,
        }
    }

    /// Whether it is at most this that a line of the output says.
    fn says(self, line: &str) -> bool {
        match self {
            Self::Clean => line == "All checks passed!",
            Self::Unchanged => {
                let told = line.trim_end_matches('.').split_once(' ');
                told.is_some_and(|(count, said)| {
                    !count.is_empty()
                        && count.bytes().all(|byte| byte.is_ascii_digit())
                        && matches!(said, "file left unchanged" | "files left unchanged")
                })
            }
            Self::Each => line.ends_with("ms (unchanged)"),
            Self::Silent => false,
        }
    }
}

/// Programs that repair what they find, where all that they printed is that there was nothing to do: what they say of a
/// repair stands nowhere, whatever else the line printed.
fn repaired_nothing(script: &Script, text: &str) -> Vec<LeafId> {
    let found: Vec<(LeafId, Idle)> =
        script.leaves().filter_map(|(id, leaf)| Some((id, Idle::of(leaf)?))).collect();
    let ids: Vec<LeafId> = found.iter().map(|(id, _)| *id).collect();
    if found.is_empty() {
        return Vec::new();
    }
    let lines: Vec<&str> = text.lines().map(str::trim_end).filter(|line| !is_a_flourish(line)).collect();
    let said_by = |idle: Idle| lines.iter().filter(move |line| idle.says(line)).count();
    let filtered = script.leaves().any(|(_, leaf)| leaf.relays);
    let each_said_so = |idle: Idle| {
        let programs = found.iter().filter(|(_, other)| *other == idle).count();
        match idle {
            Idle::Clean | Idle::Unchanged => said_by(idle) == programs,
            // Behind a `|`, of some of the files nothing may be seen.
            Idle::Each => said_by(idle) > 0 && !filtered,
            Idle::Silent => !filtered,
        }
    };
    let only_this = if script.others_are_loud(&ids) {
        let sums_up = found.iter().all(|(_, idle)| matches!(idle, Idle::Clean | Idle::Unchanged));
        sums_up && !filtered && !lines.iter().any(|line| tells_of_a_repair(line))
    } else {
        lines.iter().all(|line| found.iter().any(|(_, idle)| idle.says(line)))
    };
    let all = only_this && found.iter().all(|(_, idle)| each_said_so(*idle));
    if all { ids } else { Vec::new() }
}

/// `Found 1 error (1 fixed, 0 remaining).`, `1 file reformatted, 2 files left unchanged`: one of these ends every run that
/// wrote something.
fn tells_of_a_repair(line: &str) -> bool {
    line.contains(" fixed") || line.contains("reformatted")
}

/// What `black` says beside its count, also where it only looks, and empty lines.
fn is_a_flourish(line: &str) -> bool {
    line.trim().is_empty() || line.starts_with("All done!") || line.contains(" would be left unchanged")
}

/// Commits and pushes of which git tells how they came out, although their status does not. A hook that stops them
/// does so before git says any of this.
fn recorded(script: &Script, text: &str) -> Vec<LeafId> {
    let lines = || text.lines();
    let of_git = |sub: &'static str| {
        let named = script.leaves().filter(move |(_, leaf)| {
            leaf.call.as_ref().is_ok_and(|call| call.program == "git" && sub_of(call) == Some(sub))
        });
        named.map(|(id, _)| id).collect::<Vec<LeafId>>()
    };
    let (commits, pushes) = (of_git("commit"), of_git("push"));
    let mut found = Vec::new();
    let pushed = match pushes.as_slice() {
        [push] => {
            let gave_up = lines().any(gave_up) && !text.contains("hook");
            let answered = lines().any(was_answered);
            found.extend((gave_up || answered).then_some(*push));
            (gave_up || answered).then_some(*push)
        }
        _ => None,
    };
    if let [commit] = commits.as_slice() {
        // What follows only a commit that went well can be seen to have run.
        let led_to_the_push = pushed
            .is_some_and(|push| *commit < push && script.known(0).get(*commit) == Some(&Known::Status(0)));
        // Others count the changes of files as well.
        let counted = || lines().any(counts_files) && only_records(script);
        let told = lines().any(was_made) || lines().any(was_not_needed) || counted();
        found.extend((told || led_to_the_push).then_some(*commit));
    }
    found
}

/// `commit` of `git commit -m x`; `None` behind options that may lead to hooks of one's own.
fn sub_of(call: &Call) -> Option<&str> {
    call.args.first().and_then(|word| word.literal())
}

/// `[main 2b1869e] Count quantities`.
fn was_made(line: &str) -> bool {
    line.strip_prefix('[').and_then(|rest| rest.split_once("] ")).is_some_and(|(inside, _)| {
        let hash = inside.rsplit(' ').next().unwrap_or_default();
        inside.contains(' ') && is_a_hash(hash)
    })
}

/// ` 2 files changed, 4 insertions(+)`, as git sums up what it stored.
fn counts_files(line: &str) -> bool {
    line.strip_prefix(' ').and_then(|rest| rest.split_once(' ')).is_some_and(|(count, rest)| {
        count.bytes().all(|byte| byte.is_ascii_digit())
            && (rest.starts_with("file changed, ") || rest.starts_with("files changed, "))
    })
}

/// Whether git is asked for nothing but to store and to send.
fn only_records(script: &Script) -> bool {
    script.leaves().all(|(_, leaf)| match &leaf.call {
        Ok(call) if call.program == "git" => matches!(sub_of(call), Some("add" | "commit" | "push")),
        Ok(_) => true,
        Err(_) => false,
    })
}

fn is_a_hash(word: &str) -> bool {
    word.len() >= 7 && word.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Git found nothing to store, or could not store it: behind its hooks, or before it came to them.
fn was_not_needed(line: &str) -> bool {
    const TOLD: [&str; 8] = [
        "nothing to commit, working tree clean",
        "nothing added to commit but untracked files present",
        "no changes added to commit (",
        "Aborting commit due to empty commit message.",
        "fatal: unable to auto-detect email address",
        "fatal: empty ident name",
        "fatal: not a git repository",
        "error: gpg failed to sign the data",
    ];
    TOLD.iter().any(|told| line.starts_with(told))
}

/// A push that git gave up before it spoke to another repository, so that no hook ran.
fn gave_up(line: &str) -> bool {
    const GAVE_UP: [&str; 7] = [
        "fatal: No configured push destination.",
        "fatal: unable to access ",
        "fatal: could not read Username for ",
        "fatal: Authentication failed for ",
        "fatal: The current branch ",
        "fatal: Could not read from remote repository.",
        "fatal: You are not currently on a branch.",
    ];
    GAVE_UP.iter().any(|words| line.starts_with(words))
        || (line.starts_with("fatal: '") && line.ends_with("' does not appear to be a git repository"))
}

/// What git tells for each branch when its hook has let the push through: ` ! [rejected]  main -> main (fetch first)`.
fn was_answered(line: &str) -> bool {
    const TOLD: [&str; 5] =
        [" ! [rejected]", " ! [remote rejected]", " * [new branch]", "Everything up-to-date", "   "];
    let a_branch = || line.contains(" -> ") || line == "Everything up-to-date";
    let moved = || {
        let range = line.trim_start().split(' ').next().unwrap_or_default();
        range.split_once("..").is_some_and(|(from, to)| is_a_hash(from) && is_a_hash(to))
    };
    TOLD.iter().any(|told| line.starts_with(told)) && a_branch() && (!line.starts_with("   ") || moved())
}

#[cfg(test)]
mod tests;
