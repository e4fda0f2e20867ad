use crate::configuration::Configuration;
use crate::fault::{Code, Fault};
use crate::home::{Home, starting};
use crate::out::{Out, yes_or_no};
use crate::visible;
use std::collections::HashMap;
use std::fmt::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use veridical::evidence::Turn;
use veridical::kernel::{Binding, Grounds, PrincipalId, Profile};
use veridical::{MissedView, PreviewAnswer, Rehearsal, Shown, UnreadableSession};
use veridical_hermes::{HistoryError, Review};

/// How long past sessions are looked at; the one that was begun is read to its end.
const LONGEST: Duration = Duration::from_secs(30);

/// How many reasons are told to people, and how much of what was said.
const MOST_REASONS: usize = 8;
const SHOWN_CHARS: usize = 120;

/// How much of the sentence of an example is shown.
const SENTENCE_CHARS: usize = 400;

pub(crate) fn run(home: &Home, sessions: usize, out: &Out) -> Result<Code, Fault> {
    let (screener, configuration) = (home.screener()?, home.configuration()?);
    let profile = home.profile(PrincipalId::local())?;
    let begin = || Reviewer {
        rehearsal: Rehearsal::new(screener.clone(), configuration.declared.clone()),
        profile: &profile,
        configuration: &configuration,
        places: HashMap::new(),
        left: sessions,
        until: Instant::now() + LONGEST,
        beside: Beside::default(),
    };
    let answer = veridical_hermes::review(home.root(), begin)?.answer();
    out.answer(&answer, || text(&answer, home))?;
    Ok(yes_or_no(answer.lessons > 0))
}

struct Reviewer<'a> {
    rehearsal: Rehearsal,
    profile: &'a Profile,
    configuration: &'a Configuration,
    places: HashMap<PathBuf, Binding>,
    left: usize,
    until: Instant,
    beside: Beside,
}

/// What is told beside the turns.
#[derive(Default)]
struct Beside {
    unfinished: u64,
    left_out: u64,
    unattended: u64,
}

impl Reviewer<'_> {
    fn answer(self) -> PreviewAnswer {
        let mut answer = self.rehearsal.answer();
        answer.left_out.unfinished_turns = self.beside.unfinished;
        answer.left_out.older_sessions = self.beside.left_out;
        answer.left_out.unattended_sessions = self.beside.unattended;
        answer
    }

    fn place(&mut self, folder: &Path) -> Option<Binding> {
        if !folder.is_dir() {
            return None;
        }
        let configuration = self.configuration;
        let grounds = || Grounds { hosts: configuration.hosts.clone(), ..Grounds::default() };
        let bind = || starting(self.profile, folder, configuration.episodes).bound_on(&grounds());
        let place = self.places.entry(folder.to_owned()).or_insert_with(bind);
        Some(place.clone())
    }
}

impl Review for Reviewer<'_> {
    fn session(&mut self, id: &str, folder: Option<&Path>) -> ControlFlow<()> {
        if self.left == 0 || Instant::now() > self.until {
            return ControlFlow::Break(());
        }
        self.left -= 1;
        let binding = folder.and_then(|folder| self.place(folder));
        self.rehearsal.session(id, binding);
        ControlFlow::Continue(())
    }

    fn turn(&mut self, turn: Turn) {
        self.rehearsal.turn(turn);
    }

    fn unfinished(&mut self) {
        self.beside.unfinished += 1;
    }

    fn unreadable(&mut self, id: &str, why: &HistoryError) {
        self.rehearsal.unreadable(id, &format!("{why}; {}", why.next()));
    }

    fn end(&mut self, left_out: u64, unattended: u64) {
        (self.beside.left_out, self.beside.unattended) = (left_out, unattended);
    }
}

fn text(answer: &PreviewAnswer, home: &Home) -> String {
    let mut text = String::new();
    let kinds: Vec<String> = answer.kinds.iter().map(|(kind, n)| format!("{n} {kind}")).collect();
    let kinds = if kinds.is_empty() { String::new() } else { format!(" ({})", kinds.join(", ")) };
    let lessons = counted(answer.lessons, "lesson");
    let (turns, sessions) = (counted(answer.turns, "turn"), counted(answer.sessions, "session"));
    let _ = writeln!(text, "{lessons} would have been kept{kinds}, of {turns} in {sessions}");
    if answer.met_again > 0 {
        let _ = writeln!(text, "{} would have met one of them again", counted(answer.met_again, "turn"));
    }
    for missed in answer.missed.iter().take(MOST_REASONS) {
        text.push('\n');
        tell_missed(&mut text, missed, home);
    }
    let more: u64 = answer.missed.iter().skip(MOST_REASONS).map(|missed| missed.turns).sum();
    if more > 0 {
        let _ =
            writeln!(text, "\n{} left nothing for other reasons; --json names them", counted(more, "turn"));
    }
    text.push('\n');
    let left = &answer.left_out;
    for (n, thing, what) in [
        (answer.without_work, "turn", "held no work: talk, a look around"),
        (left.unfinished_turns, "turn", "came to no end or was interrupted"),
        (left.unattended_sessions, "session", "of sub-agents or schedules passed over"),
        (left.older_sessions, "older session", "not looked at (--sessions N looks at more)"),
    ] {
        if n > 0 {
            let _ = writeln!(text, "{} {what}", counted(n, thing));
        }
    }
    for UnreadableSession { session, error } in &answer.unreadable {
        let session = visible::line(session.as_str(), SHOWN_CHARS);
        let error = visible::line(error.as_str(), SENTENCE_CHARS);
        let _ = writeln!(text, "session {session} cannot be read: {error}");
    }
    text
}

fn tell_missed(text: &mut String, missed: &MissedView, home: &Home) {
    let _ = writeln!(text, "{}: {}", counted(missed.turns, "turn"), missed.plain);
    let behind: Vec<String> = missed
        .behind
        .iter()
        .take(4)
        .map(|one| format!("{} masked by `{}`", one.turns, visible::line(&one.command, SHOWN_CHARS)))
        .collect();
    if !behind.is_empty() {
        let _ = writeln!(text, "  {}", behind.join(", "));
    }
    let _ = writeln!(text, "  {}", missed.meaning);
    if let Some(advice) = missed.would_count {
        let _ = writeln!(text, "  {advice}");
    }
    let session = visible::line(missed.example.session.as_str(), SHOWN_CHARS);
    let _ = match &missed.example.command {
        Some(command) => {
            let command = visible::line(command.as_str(), SHOWN_CHARS);
            writeln!(text, "  for example `{command}` by itself, in session {session}")
        }
        None => {
            let sentence = visible::line(missed.example.sentence.as_str(), SENTENCE_CHARS);
            writeln!(text, "  for example in session {session}: {sentence}")
        }
    };
    let named = argument(&missed.example.session);
    let home = quoted(home.root());
    let _ = writeln!(
        text,
        "  look closer: veridical explain --last --session {named} --home {home}, with --back N for its earlier turns"
    );
}

/// A path as a word of a command line that a person may copy.
fn quoted(path: &Path) -> String {
    let path = visible::line(&path.display().to_string(), usize::MAX);
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "._-/".contains(c);
    if path.chars().all(is_plain) { path } else { format!("'{}'", path.replace('\'', "'\\''")) }
}

/// A session's name as a word of a command line that a person may copy.
fn argument(session: &Shown) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "._:-".contains(c);
    match session.as_str() {
        name if !name.is_empty() && name.len() <= SHOWN_CHARS && name.chars().all(is_plain) => {
            name.to_owned()
        }
        _ => "ID".to_owned(),
    }
}

fn counted(n: u64, thing: &str) -> String {
    let plural = if n == 1 { "" } else { "s" };
    format!("{n} {thing}{plural}")
}
