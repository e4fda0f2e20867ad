//! Every way into the program, and what each can do: one list, which the program's own help is held to.

use crate::fault::Fault;
use crate::lab::Home;
use std::path::Path;

/// What a command does with what is stored.
#[derive(Debug, Clone, Copy)]
pub(super) enum Door {
    /// It can change something durable, so nothing may get in below an agent host.
    Entrance,
    /// It shows something stored, so nothing of another project may come out.
    ReadPath,
    /// It touches no memory of any project; the list says what it does instead.
    Neither,
}

/// Every command of the program by its words.
pub(super) const DOORS: &[(&str, Door)] = &[
    ("audit verify", Door::Neither), // checks the whole file, and names items by number alone
    ("doctor", Door::Neither),       // looks at the set-up, not at what is stored
    ("episode list", Door::ReadPath),
    ("episode show", Door::ReadPath),
    ("explain", Door::ReadPath),
    ("fact alias", Door::Entrance),
    ("fact category", Door::Entrance),
    ("fact choose", Door::Entrance),
    ("fact history", Door::ReadPath),
    ("fact invalidate", Door::Entrance),
    ("fact list", Door::ReadPath),
    ("fact supersede", Door::Entrance),
    ("fact tag", Door::Entrance),
    ("fact widen", Door::Entrance),
    ("feedback", Door::Entrance),
    ("forget", Door::Entrance),
    ("hermes install", Door::Neither), // writes the plugin and the host's configuration
    ("hermes preview", Door::Neither), // reads the host's own record, which knows no projects, and no memory
    ("hermes status", Door::Neither),  // looks at the plugin and the host's configuration
    ("hermes uninstall", Door::Neither), // takes the plugin out and leaves all data
    ("learn", Door::Entrance),
    ("migrate", Door::Neither), // brings the file to the program's schema, and no item changes
    ("pending apply", Door::Entrance),
    ("pending diff", Door::ReadPath),
    ("pending expire", Door::Entrance),
    ("pending list", Door::ReadPath),
    ("pending reject", Door::Entrance),
    ("pending review", Door::Entrance),
    ("pending show", Door::ReadPath),
    ("policy check", Door::Neither),      // judges a file of the operator's
    ("policy explain", Door::Neither),    // computes from the table
    ("policy show", Door::Neither),       // prints the table
    ("project canonical", Door::Neither), // computes from its argument
    ("project declare", Door::Entrance),
    ("project forget", Door::Entrance),
    ("project list", Door::Neither), // lists the profile's places, for a person alone
    ("project rebind", Door::Entrance),
    ("project status", Door::Neither), // looks at the repository, and at what is remembered of it
    ("reasons", Door::Neither),        // prints what is compiled in
    ("recall", Door::ReadPath),
    ("remember", Door::Entrance),
    ("scan", Door::Neither), // judges its argument
    ("serve", Door::Entrance),
    ("show", Door::ReadPath),
    ("slot get", Door::ReadPath),
    ("slot history", Door::ReadPath),
    ("slot list", Door::ReadPath),
    ("slot retire", Door::Entrance),
    ("slot set", Door::Entrance),
    ("status", Door::ReadPath),
];

/// The slot that is asked for.
pub(super) const SLOT: &str = "preference.editor";

/// One use of a read path: its words, and what it printed.
pub(super) struct Read {
    pub(super) words: String,
    pub(super) printed: String,
}

/// What is stored, as whoever asks for it names it.
pub(super) struct Stored<'a> {
    /// A question that finds it.
    pub(super) query: &'a str,
    /// The id that is asked for where an episode is expected.
    pub(super) episode: &'a str,
    /// The id that is asked for where a fact is expected.
    pub(super) fact: &'a str,
    /// A file with the turn that was learnt.
    pub(super) turn: &'a Path,
}

/// Everything that a person can read of a project's memory from a folder, by every read path and its options.
pub(super) fn read_all(home: &Home<'_>, folder: &Path, stored: &Stored<'_>) -> Result<Vec<Read>, Fault> {
    let Stored { query, episode, fact, turn } = stored;
    let turn = turn.to_string_lossy();
    let mut reads = Vec::new();
    for (words, door) in DOORS {
        if !matches!(door, Door::ReadPath) {
            continue;
        }
        let uses: &[&[&str]] = match *words {
            "recall" => &[
                &[query],
                &[query, "--limit", "50"],
                &[query, "--kind", "episode"],
                &[query, "--kind", "fact"],
                &[query, "--explain"],
                &[query, "--history"],
                &[query, "--output", &turn],
                &[query, "--mode", "recall"],
                &[query, "--mode", "prefetch"],
            ],
            "show" => &[&[episode], &[fact]],
            "episode show" | "pending show" | "pending diff" => &[&[episode]],
            "fact history" => &[&[fact]],
            "slot get" | "slot history" => &[&[SLOT]],
            "pending list" => &[&[], &["--history"]],
            "episode list" | "fact list" => &[&[], &["--history"]],
            "explain" => &[&[&turn], &["--last"]],
            _ => &[&[]],
        };
        for arguments in uses {
            let words: Vec<&str> = words.split(' ').chain(arguments.iter().copied()).collect();
            let answer = home.veridical(folder, &words)?;
            reads.push(Read { words: words.join(" "), printed: answer.finished.text() });
        }
    }
    Ok(reads)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab;
    use crate::process::Task;
    use crate::workspace::Workspace;
    use std::collections::BTreeSet;

    /// The names under `Commands:` in a help text.
    fn commands(help: &str) -> Vec<String> {
        let listed = help.lines().skip_while(|line| line.trim() != "Commands:").skip(1);
        let listed = listed.take_while(|line| !line.trim().is_empty());
        // A name is indented by two; a longer indent continues a description.
        let names = listed.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
        names
            .filter_map(|line| line.split_whitespace().next().map(str::to_owned))
            .filter(|name| name != "help")
            .collect()
    }

    #[test]
    fn every_command_of_the_program_is_a_known_door() {
        let program = lab::build(&Workspace::here(), lab::Profile::Quick).unwrap();
        let help = |words: &[&str]| Task::new(&program).args(words).arg("--help").succeed().unwrap().stdout;
        let mut offered = BTreeSet::new();
        for name in commands(&help(&[])) {
            let inner = commands(&help(&[&name]));
            if inner.is_empty() {
                offered.insert(name);
            } else {
                offered.extend(inner.iter().map(|inner| format!("{name} {inner}")));
            }
        }
        let known: BTreeSet<String> = DOORS.iter().map(|(words, _)| (*words).to_owned()).collect();
        assert_eq!(offered, known);
    }

    #[test]
    fn commands_are_read_from_a_help_text() {
        let help = "Usage: x\n\nCommands:\n  learn   Learn\n          more words\n  show    Show\n  help    Print\n\nOptions:\n  -h";
        assert_eq!(commands(help), ["learn", "show"]);
    }
}
