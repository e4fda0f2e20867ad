//! Work that was put away instead of being mended: what passes behind that is what was there before.

use super::history::History;
use super::run::Moment;
use super::touch::{Touch, file_name, is_log};
use std::collections::HashSet;

impl History<'_> {
    /// Whether the last thing that was done between two moments put work away: a stash, a reset, another branch, a file
    /// of this turn as it was before.
    pub(super) fn put_away_between(&self, from: Moment, to: Moment) -> bool {
        let mut between: Vec<&Touch> = self.touched_between(from, to).collect();
        between.retain(|touch| !is_log(touch.name()));
        match between.last() {
            Some(Touch::Anything(command)) => puts_away(command, &self.written_before(to)),
            Some(Touch::File(_)) => self.wrote_back(between.len(), from, to),
            None => false,
        }
    }

    /// The names of the files that this turn wrote.
    fn written_before(&self, moment: Moment) -> HashSet<&str> {
        let touches = self.touched_between((0, usize::MAX), moment);
        let files = touches.filter_map(|touch| match touch {
            Touch::File(path) => Some(file_name(path)),
            Touch::Anything(_) => None,
        });
        files.collect()
    }

    /// Whether each of so many changes between two moments takes back an edit that the turn made before.
    fn wrote_back(&self, changes: usize, from: Moment, to: Moment) -> bool {
        let before = self.writes_between((0, 0), from);
        let made: HashSet<(&str, &str, &str)> = before
            .flat_map(|write| write.edits.iter().map(move |edit| (write, edit)))
            .map(|(write, edit)| (write.path.as_str(), edit.removed.as_str(), edit.added.as_str()))
            .collect();
        let (mut writes, mut backs) = (0, 0);
        for write in self.writes_between(from, to) {
            let back = |edit: &crate::Edit| {
                made.contains(&(write.path.as_str(), edit.added.as_str(), edit.removed.as_str()))
            };
            writes += 1;
            backs += usize::from(!write.edits.is_empty() && write.edits.iter().all(back));
        }
        writes == backs && writes == changes
    }
}

/// Whether a command of git puts work away, in a turn that wrote files of these names.
fn puts_away(command: &str, written: &HashSet<&str>) -> bool {
    let mut words = command.split_whitespace().skip_while(|word| *word != "git").skip(1).peekable();
    while let Some(option) = words.next_if(|word| word.starts_with('-')) {
        if matches!(option, "-C" | "-c") {
            words.next();
        }
    }
    let Some(sub) = words.next() else { return false };
    let words: Vec<&str> = words.collect();
    let has = |names: &[&str]| words.iter().any(|word| names.iter().any(|name| word.starts_with(name)));
    let operands = || words.iter().copied().filter(|word| !word.starts_with('-'));
    let everything = || operands().any(|word| matches!(word, "." | ":/" | "*"));
    let own = || operands().any(|word| written.contains(file_name(word)));
    match sub {
        "stash" => matches!(operands().next(), None | Some("push" | "save")),
        "reset" => has(&["--hard", "--keep", "--merge"]),
        "switch" if has(&["-c", "-C", "--create"]) => operands().count() > 1,
        "switch" => true,
        "checkout" if has(&["-b", "-B"]) => operands().count() > 1 || has(&["-f", "--force"]),
        "checkout" if words.contains(&"--") => everything() || own(),
        "checkout" => everything() || own() || operands().all(|word| !word.contains('.')),
        "restore" if has(&["--staged", "-S"]) && !has(&["--worktree", "-W"]) => false,
        "restore" => everything() || own(),
        "clean" => !written.is_empty(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_puts_work_away_by_what_it_names() {
        for (command, expected) in [
            ("git stash", true),
            ("git stash -u -q", true),
            ("git stash push -m x", true),
            ("git stash pop", false),
            ("git stash list", false),
            ("git -C app stash", true),
            ("git reset --hard HEAD~1", true),
            ("git reset -q", false),
            ("git switch main", true),
            ("git switch -c fix", false),
            ("git switch -c fix HEAD~1", true),
            ("git checkout main", true),
            ("git checkout -b fix", false),
            ("git checkout -b fix HEAD~1", true),
            ("git checkout -f -b fix", true),
            ("git checkout calc.py", true),
            ("git checkout HEAD -- src/calc.py", true),
            ("git checkout -- lost.py", false),
            ("git checkout -- lost", false),
            ("git checkout lost.py", false),
            ("git checkout .", true),
            ("git restore calc.py", true),
            ("git restore lost.py", false),
            ("git restore --staged calc.py", false),
            ("git restore --staged --worktree calc.py", true),
            ("git clean -fd", true),
            ("git pull", false),
            ("git revert HEAD", false),
            ("git commit -am x", false),
            ("stash", false),
            ("git", false),
        ] {
            assert_eq!(puts_away(command, &HashSet::from(["calc.py"])), expected, "{command}");
        }
        assert!(!puts_away("git clean -fd", &HashSet::new()));
    }
}
