use crate::notices::Notices;
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use veridical::Until;
use veridical::kernel::Capacity;
use veridical::policy::chain::Head;

/// Durable memory for AI agents that keeps only what can be proven.
///
/// Exit codes: 0 done; 1 done, and the answer is no; 2 wrong call; 3 refused by a gate or the policy; 4 the store, a
/// file or the environment is not usable; 5 a fault of the program itself.
#[derive(Debug, Parser)]
#[command(name = "veridical", version, propagate_version = true, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) common: Common,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Clone, Default, Args)]
pub(crate) struct Common {
    /// The host profile's home [default: $VERIDICAL_HOME, else $HERMES_HOME, else ~/.hermes]
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) home: Option<PathBuf>,
    /// Where the session starts; the project is bound from it [default: the current directory]
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) workdir: Option<PathBuf>,
    /// Answer with one JSON object on one line
    #[arg(long, global = true)]
    pub(crate) json: bool,
    /// What is to be told beside the answer.
    #[arg(skip)]
    pub(crate) notices: Notices,
}

/// What a call that is wrong elsewhere says of its home, whose own secrets the message about it must not quote.
pub(crate) fn common_of_a_wrong_call(words: impl IntoIterator<Item = OsString>) -> Common {
    let mut words = words.into_iter().map(|word| word.to_string_lossy().into_owned());
    let mut common = Common::default();
    while let Some(word) = words.next() {
        let home = match word.strip_prefix("--home") {
            Some("") => words.next(),
            Some(joined) => joined.strip_prefix('=').map(str::to_owned),
            None => None,
        };
        common.home = home.map(PathBuf::from).or(common.home);
    }
    common
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Explain a turn, from what its tools did to the decision of every gate; nothing is kept
    Explain(Explain),
    /// Learn from a turn file: at most one verified episode a turn
    Learn {
        /// The turn file; `.jsonl` holds one turn a line; `-` is standard input
        #[arg(value_name = "TURN.json")]
        turn: PathBuf,
    },
    /// Recall what is known in this project, and what holds everywhere
    Recall(Recall),
    /// Remember a fact that you state
    Remember {
        /// The statement, in your own words
        text: String,
        /// Where it holds
        #[arg(long, value_enum, default_value_t = Reach::Global)]
        scope: Reach,
        /// When it ends at the latest: a day, which counts whole where you live, or an instant in UTC
        #[arg(long, value_name = "DAY", value_parser = until)]
        until: Option<Until>,
    },
    /// List facts, and say what became of them: superseded, contradicted, ended, worded otherwise
    #[command(subcommand)]
    Fact(Fact),
    /// Say whether a fact helped: what did not is given unasked less often, and then not at all
    Feedback {
        /// Its id
        id: String,
        /// What it was
        #[arg(value_enum)]
        helped: Helpful,
    },
    /// List, read, set or correct slots: names with exactly one value each
    #[command(subcommand)]
    Slot(Slot),
    /// Forget one item for good: at a terminal it is shown, asked for and removed to the byte, elsewhere it waits for you
    Forget {
        /// Its id
        id: String,
    },
    /// Show one item of any kind
    Show {
        /// Its id
        id: String,
    },
    /// List or show the project's episodes
    #[command(subcommand)]
    Episode(Episode),
    /// Say which project a folder or a remote is
    #[command(subcommand)]
    Project(Project),
    /// Say what the screening gate would do with a text
    Scan(Scan),
    /// Go through what waits for you: list, show, apply and reject
    #[command(subcommand)]
    Pending(Pending),
    /// Show, check or explain the policy: who may change what
    #[command(subcommand)]
    Policy(Policy),
    /// Say what the memory is, what this folder is bound to and how much it holds
    Status,
    /// Check the memory against its own chain of changes
    #[command(subcommand)]
    Audit(Audit),
    /// Check the installation and the whole store
    Doctor,
    /// Bring the memory of an older program to this one's format, with a copy of it kept beside it
    Migrate,
    /// Install, inspect or remove the provider of Hermes Agent
    #[command(subcommand)]
    Hermes(Hermes),
    /// Serve a host over standard input and output (started by the host's shim)
    Serve,
    /// List every reason code
    Reasons,
}

#[derive(Debug, Args)]
pub(crate) struct Explain {
    /// The turn file; `.jsonl` holds one turn a line; `-` is standard input
    #[arg(value_name = "TURN.json", conflicts_with = "last")]
    pub(crate) turn: Option<PathBuf>,
    /// Take the newest finished turn of the host's newest session, from its own record (read-only)
    #[arg(long)]
    pub(crate) last: bool,
    /// With --last: so many turns before it, in the same session
    #[arg(long, value_name = "N", default_value_t = 0, requires = "last", conflicts_with = "turn")]
    pub(crate) back: usize,
    /// With --last: of this session; the beginning of its name is enough
    #[arg(long, value_name = "ID", requires = "last", conflicts_with = "turn")]
    pub(crate) session: Option<String>,
    /// Write a self-contained page too; `-` is standard output, with nothing else on it
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Recall {
    /// What to look for: any text
    #[arg(conflicts_with = "batch")]
    pub(crate) query: Option<String>,
    /// What a failing command printed: a lesson about the same failure comes first; `-` is standard input
    #[arg(long, value_name = "FILE", conflicts_with = "batch")]
    pub(crate) output: Option<PathBuf>,
    /// How many items at most
    #[arg(long, default_value = "5", value_name = "N")]
    pub(crate) limit: NonZeroUsize,
    /// Only this kind
    #[arg(long, value_enum)]
    pub(crate) kind: Option<Kind>,
    /// What is not current any more, too: superseded, invalidated, expired, contested
    #[arg(long)]
    pub(crate) history: bool,
    /// Say what each score is made of
    #[arg(long)]
    pub(crate) explain: bool,
    /// As asked, or under the stricter rules of what is given unasked
    #[arg(long, value_enum, default_value_t = Mode::Recall)]
    pub(crate) mode: Mode,
    /// One query a line, {"query", "output"?, "mode"?, "limit"?}; answers in the same order
    #[arg(long, value_name = "FILE")]
    pub(crate) batch: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Scan {
    /// The file; `-` or nothing is standard input
    pub(crate) file: Option<PathBuf>,
    /// Answer with a SARIF 2.1.0 log, which code hosts and editors read, with --json or without it
    #[arg(long, conflicts_with_all = ["lines", "jsonl"])]
    pub(crate) sarif: bool,
    /// Take each line as one text; answer with one JSON object a line
    #[arg(long, conflicts_with = "jsonl")]
    pub(crate) lines: bool,
    /// Take each line as {"text", "field"?}; answer with one JSON object a line
    #[arg(long)]
    pub(crate) jsonl: bool,
    /// Which field of a record the text would be: in a command a secret is cut out instead of refusing the record
    #[arg(long, value_enum, default_value_t = FieldName::Text)]
    pub(crate) field: FieldName,
}

#[derive(Debug, Clone, Copy, ValueEnum, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum FieldName {
    Text,
    Command,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum Kind {
    Episode,
    Fact,
    Slot,
}

#[derive(Debug, Clone, Copy, ValueEnum, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Mode {
    Recall,
    Prefetch,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum Reach {
    /// In every project
    Global,
    /// In this project only
    Project,
}

impl From<Reach> for veridical::slot::Reach {
    fn from(reach: Reach) -> Self {
        match reach {
            Reach::Global => Self::Global,
            Reach::Project => Self::Project,
        }
    }
}

#[derive(Debug, Subcommand)]
pub(crate) enum Episode {
    /// List the project's episodes, newest first
    List {
        /// How many at most
        #[arg(long, default_value_t = 50, value_name = "N")]
        limit: usize,
        /// How many to skip
        #[arg(long, default_value_t = 0, value_name = "N")]
        offset: usize,
        /// Those too that a later episode superseded
        #[arg(long)]
        history: bool,
    },
    /// Show one episode
    Show {
        /// Its id
        id: String,
    },
}

/// A day such as `2026-12-31`, or an instant.
fn until(text: &str) -> Result<Until, &'static str> {
    let day = text.parse().map(Until::Day);
    day.or_else(|_| text.parse().map(Until::Instant))
        .map_err(|_| "expected a day such as 2026-12-31, or an instant such as 2026-12-31T18:00:00Z")
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum Helpful {
    Helpful,
    Unhelpful,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Fact {
    /// List the facts that hold here, newest first, contested ones too
    List {
        /// How many at most
        #[arg(long, default_value_t = 50, value_name = "N")]
        limit: usize,
        /// How many to skip
        #[arg(long, default_value_t = 0, value_name = "N")]
        offset: usize,
        /// Those too that were superseded or invalidated, or whose time is over
        #[arg(long)]
        history: bool,
    },
    /// Print a fact with what it superseded, what superseded it, and what said the very same, newest first
    History {
        /// The id of one of them
        id: String,
    },
    /// State another fact in the place of one, which becomes history
    Supersede {
        /// The id of the fact whose place it takes
        id: String,
        /// The statement, in your own words
        text: String,
        /// When it ends at the latest
        #[arg(long, value_name = "DAY", value_parser = until)]
        until: Option<Until>,
    },
    /// Choose between a fact and those that contradict or repeat it; they become history
    Choose {
        /// The id of the fact that holds
        id: String,
        /// The others hold as well
        #[arg(long)]
        both: bool,
    },
    /// Say that a fact does not hold any more: shows it, asks; only at a terminal
    Invalidate {
        /// Its id
        id: String,
    },
    /// Have a fact of this project hold in every one
    Widen {
        /// Its id
        id: String,
    },
    /// Word a fact in another way, by which it is found too
    Alias {
        /// Its id
        id: String,
        /// The other wording
        text: String,
    },
    /// Put a tag on a fact, or take it off
    Tag {
        /// Its id
        id: String,
        /// The tag: up to 32 letters and digits, words joined by `-`
        tag: String,
        /// Take it off
        #[arg(long)]
        remove: bool,
    },
    /// Give a fact its category: preference, identity, people, workflow, environment, decision or reference
    Category {
        /// Its id
        id: String,
        /// The category
        category: String,
    },
}

#[derive(Debug, Subcommand)]
pub(crate) enum Slot {
    /// List the slots that have a value here, by name
    List,
    /// Print the value that a slot has here
    Get {
        /// The slot's name, in any spelling: `timezone`, `preference.editor`
        name: String,
    },
    /// Set a slot, or correct it; the old value becomes history
    Set {
        /// The slot's name: dotted words of the letters a to z and digits
        name: String,
        /// The value, in your own words
        value: String,
        /// Change it only if its value has this revision by now; 0 is none at all [default: whatever it has]
        #[arg(long, value_name = "REV")]
        expect: Option<u32>,
        /// Where it holds
        #[arg(long, value_enum, default_value_t = Reach::Global)]
        scope: Reach,
    },
    /// Retire a slot: its value ends and stays in the history; shown and asked for at a terminal, elsewhere it waits for you
    Retire {
        /// The slot's name, in any spelling
        name: String,
        /// Only if its value has this revision by now [default: whatever it has]
        #[arg(long, value_name = "REV")]
        expect: Option<u32>,
        /// Where it holds [default: where the value that is current here does]
        #[arg(long, value_enum)]
        scope: Option<Reach>,
    },
    /// Print every value that a slot had here, newest first
    History {
        /// The slot's name, in any spelling
        name: String,
    },
}

#[derive(Debug, Subcommand)]
pub(crate) enum Project {
    /// Say what the working directory is bound to
    Status,
    /// List the places that are remembered
    List,
    /// Accept, at a terminal, the project that the working directory's remote names now
    Rebind,
    /// Make the working directory's repository, which has no remote, a project of its own, at a terminal
    Declare {
        /// It is a declared place that was moved here, and goes on as that project: its name or path as `project list` shows it
        #[arg(long, value_name = "PLACE")]
        moved_from: Option<PathBuf>,
    },
    /// Forget, at a terminal, which project a place is; what was learnt there stays
    Forget {
        /// Its path or its name as `project list` shows them, or a folder in it
        place: PathBuf,
    },
    /// Print the canonical form and the identity of a remote URL
    Canonical {
        /// The URL
        #[arg(required_unless_present = "lines", conflicts_with = "lines")]
        url: Option<String>,
        /// Read one URL a line from standard input; answer with one JSON object a line
        #[arg(long)]
        lines: bool,
    },
}

#[derive(Debug, Subcommand)]
pub(crate) enum Audit {
    /// Say whether anything was changed behind the program's back, and print the chain's head
    Verify {
        /// The head that an earlier check printed: with it a file that was cut or put back is told
        #[arg(long, value_name = "HEAD")]
        head: Option<Head>,
    },
}

#[derive(Debug, Subcommand)]
pub(crate) enum Pending {
    /// List what waits in this project
    List {
        /// Those too that do not wait any more
        #[arg(long)]
        history: bool,
    },
    /// Show one of them
    Show {
        /// Its id, or at least eight characters of it
        id: String,
    },
    /// Show exactly what it would change
    Diff {
        /// Its id, or at least eight characters of it
        id: String,
    },
    /// Apply one; at a terminal only, and not below an agent host
    Apply {
        /// Its id, or at least eight characters of it
        id: String,
    },
    /// Reject one; at a terminal only, and not below an agent host
    Reject {
        /// Its id, or at least eight characters of it
        id: String,
    },
    /// Go through them one by one; at a terminal only, and not below an agent host
    Review,
    /// End what has waited too long; at a terminal only, and not below an agent host
    Expire,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Policy {
    /// Show the table in force, and what policy.toml changed
    Show,
    /// Check a policy file as a whole
    Check {
        /// The file [default: DIR/veridical/policy.toml]
        #[arg(value_name = "FILE")]
        file: Option<PathBuf>,
    },
    /// Say what the policy makes of a change, and by which rule
    Explain {
        /// The change, such as `forget`, or a row of the table, such as `new-fact`
        #[arg(value_name = "MUTATION")]
        mutation: String,
        /// Who asks [default: whoever runs this]
        #[arg(long = "as", value_enum, value_name = "CAPACITY")]
        capacity: Option<CapacityName>,
    },
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum CapacityName {
    /// A command of a person, outside any agent host
    Person,
    /// The user's own whole statement
    Stated,
    /// What is taken from a trusted turn
    Bridge,
    /// An import, migration or file sync that a person runs
    Sync,
    /// A tool call of the model, or anything below an agent host
    Agent,
    /// Consolidation and schedules
    Background,
}

impl From<CapacityName> for Capacity {
    fn from(name: CapacityName) -> Self {
        match name {
            CapacityName::Person => Self::Person,
            CapacityName::Stated => Self::Stated,
            CapacityName::Bridge => Self::Bridge,
            CapacityName::Sync => Self::Sync,
            CapacityName::Agent => Self::Agent,
            CapacityName::Background => Self::Background,
        }
    }
}

#[derive(Debug, Subcommand)]
pub(crate) enum Hermes {
    /// Install the provider, and check it with a live round trip
    Install(HermesOptions),
    /// Say what is installed
    Status {
        /// The `hermes` program [default: the one on PATH]
        #[arg(long, value_name = "PATH")]
        hermes: Option<PathBuf>,
    },
    /// Say what would have been kept of the host's past sessions, from its own record (read-only, nothing installed)
    Preview {
        /// How many sessions to look at, newest first
        #[arg(long, default_value_t = 1000, value_name = "N")]
        sessions: usize,
    },
    /// Remove the provider and restore what was there before; no data is deleted
    Uninstall(HermesOptions),
}

#[derive(Debug, Args)]
pub(crate) struct HermesOptions {
    /// Say what would be done, and do nothing
    #[arg(long)]
    pub(crate) dry_run: bool,
    /// The `hermes` program [default: the one on PATH]
    #[arg(long, value_name = "PATH")]
    pub(crate) hermes: Option<PathBuf>,
}
