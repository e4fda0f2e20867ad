//! What vouches for a turn that the host handed over and that is not learnt yet.
//!
//! The host's own record may be written by whoever may write the host's files, the model among them. So a turn is read
//! again from it only when this program has seen the very same turn before: at its end, before it is learnt, a keyed mark
//! over it and over the turns before it in the session is put into `DIR/veridical/run/<pid>-<start time>.turns`. The file
//! holds marks and names, nothing of the turn itself, and goes away when all of its turns are learnt.

use super::Host;
use crate::regular;
use crate::surroundings::{Process, ProcessId};
use crate::turn::opens_a_turn;
use crate::turn::words::own_words;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::fs::{DirBuilder, File};
use std::io::Write;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use veridical::kernel::{Binding, SessionRef};

const SUFFIX: &str = ".turns";
const PURPOSE: &str = "veridical.turn-voucher/1";

/// How many turns of dead servers are looked at when a session opens.
const MOST_LEFT: usize = 16;

/// The turns of a session so far: their number, and a digest over all of them in order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Chain {
    turns: usize,
    digest: [u8; 32],
}

impl Chain {
    /// The chain with one more turn. `said` is what the host calls the user's message of it; without it, the message that
    /// opens the turn.
    pub(super) fn with(&self, messages: &[Value], said: Option<&str>) -> Self {
        let opening = messages.iter().rposition(opens_a_turn).unwrap_or(0);
        let turn = messages.get(opening..).unwrap_or_default();
        let first = turn.first().and_then(|message| message.get("content")).and_then(Value::as_str);
        let mut hash = Sha256::new();
        hash.update(self.digest);
        absorb(&mut hash, &own_words(said.or(first).unwrap_or_default()));
        for message in turn {
            let part = |name: &str| message.get(name).and_then(Value::as_str).unwrap_or_default();
            match part("role") {
                "assistant" => {
                    for call in message.get("tool_calls").and_then(Value::as_array).into_iter().flatten() {
                        let text =
                            |pointer: &str| call.pointer(pointer).and_then(Value::as_str).unwrap_or_default();
                        for part in ["call", text("/id"), text("/function/name"), text("/function/arguments")]
                        {
                            absorb(&mut hash, part);
                        }
                    }
                }
                "tool" => {
                    for part in ["result", part("tool_call_id"), part("content")] {
                        absorb(&mut hash, part);
                    }
                }
                _ => {}
            }
        }
        Self { turns: self.turns + 1, digest: hash.finalize().into() }
    }
}

/// Each part with its length, so that no two lists of parts are hashed as the same bytes.
fn absorb(hash: &mut Sha256, part: &str) {
    hash.update((part.len() as u64).to_be_bytes());
    hash.update(part);
}

/// What vouches for one turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Voucher {
    pub(super) session: String,
    pub(super) root: String,
    project: String,
    principal: String,
    /// How many turns of the session this program has seen, this one the last.
    pub(super) turns: usize,
    seal: String,
}

impl Voucher {
    /// `None` without a project, a session or a key.
    fn of(chain: &Chain, line: &SessionRef, binding: &Binding, host: &dyn Host) -> Option<Self> {
        let scope = binding.scope();
        let mut voucher = Self {
            session: line.session().as_str().to_owned(),
            root: line.root_id().as_str().to_owned(),
            project: scope.project()?.as_str().to_owned(),
            principal: scope.principal().as_str().to_owned(),
            turns: chain.turns,
            seal: String::new(),
        };
        voucher.seal = voucher.sealed(chain, host)?;
        Some(voucher)
    }

    /// Whether these are the turns that were seen, by a program of this profile.
    pub(super) fn vouches_for(&self, chain: &Chain, host: &dyn Host) -> bool {
        self.turns == chain.turns && self.sealed(chain, host).is_some_and(|seal| seal == self.seal)
    }

    fn sealed(&self, chain: &Chain, host: &dyn Host) -> Option<String> {
        let turns = self.turns.to_string();
        let names = [&self.session, &self.root, &self.project, &self.principal, &turns];
        let parts: Vec<&[u8]> =
            names.iter().map(|name| name.as_bytes()).chain([chain.digest.as_slice()]).collect();
        host.seal(PURPOSE, &parts)
    }

    fn is_for(&self, binding: &Binding) -> bool {
        let scope = binding.scope();
        scope.project().is_some_and(|project| project.as_str() == self.project)
            && scope.principal().as_str() == self.principal
    }
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Line {
    Seen(Voucher),
    /// The turn of the line of this number needs no voucher any more.
    Done {
        done: usize,
    },
}

/// The file of this program.
pub(super) struct Vouchers {
    home: PathBuf,
    host: Arc<dyn Host>,
    file: Mutex<Written>,
}

#[derive(Default)]
struct Written {
    file: Option<File>,
    lines: usize,
    waiting: usize,
}

/// The place of a voucher in the file.
pub(super) struct Noted(usize);

impl Vouchers {
    pub(super) fn new(home: &Path, host: Arc<dyn Host>) -> Self {
        Self { home: home.to_owned(), host, file: Mutex::default() }
    }

    /// Puts down what vouches for a turn, before it is learnt. A voucher that cannot be written is none: the turn is
    /// learnt all the same, and lost only to a crash.
    pub(super) fn note(&self, chain: &Chain, line: Option<&SessionRef>, binding: &Binding) -> Option<Noted> {
        let voucher = Voucher::of(chain, line?, binding, &*self.host)?;
        let mut written = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        self.write(&mut written, &Line::Seen(voucher)).ok()?;
        written.waiting += 1;
        Some(Noted(written.lines - 1))
    }

    /// The turn is learnt.
    pub(super) fn done(&self, noted: &Noted) {
        let mut written = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        written.waiting = written.waiting.saturating_sub(1);
        // A turn that is learnt twice is one lesson still.
        let _ = self.write(&mut written, &Line::Done { done: noted.0 });
        if written.waiting == 0 {
            let _ = std::fs::remove_file(self.path());
            *written = Written::default();
        }
    }

    fn write(&self, written: &mut Written, line: &Line) -> std::io::Result<()> {
        let file = match &mut written.file {
            Some(file) => file,
            none => {
                DirBuilder::new().recursive(true).mode(0o700).create(folder(&self.home))?;
                none.insert(regular::append(&self.path(), true)?)
            }
        };
        append(file, line)?;
        written.lines += 1;
        Ok(())
    }

    fn path(&self) -> PathBuf {
        let own = std::process::id();
        let started = Process::find(own).map_or(0, |process| process.id.started);
        folder(&self.home).join(format!("{own}-{started}{SUFFIX}"))
    }

    /// What programs that are gone left behind for sessions of this binding, oldest first.
    pub(super) fn left_behind(&self, binding: &Binding) -> Vec<Left> {
        let entries = std::fs::read_dir(folder(&self.home)).into_iter().flatten().flatten();
        let mut paths: Vec<PathBuf> =
            entries.map(|entry| entry.path()).filter(|path| is_of_the_dead(path)).collect();
        paths.sort();
        let mut left = Vec::new();
        for path in paths {
            let waiting = waiting(&path);
            if waiting.is_empty() {
                // Its program ended between the last turn and the end of the file.
                let _ = std::fs::remove_file(&path);
            }
            let ours = waiting.into_iter().filter(|(_, voucher)| voucher.is_for(binding));
            left.extend(ours.map(|(at, voucher)| Left { voucher, path: path.clone(), at }));
        }
        left.truncate(MOST_LEFT);
        left
    }
}

/// A turn that was seen and not learnt.
pub(super) struct Left {
    pub(super) voucher: Voucher,
    path: PathBuf,
    at: usize,
}

impl Left {
    /// It is learnt, or cannot be any more.
    pub(super) fn settle(&self) {
        let _ = regular::append(&self.path, false)
            .and_then(|mut file| append(&mut file, &Line::Done { done: self.at }));
        if waiting(&self.path).is_empty() {
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

fn append(file: &mut File, line: &Line) -> std::io::Result<()> {
    let mut text = serde_json::to_vec(line)?;
    text.push(b'\n');
    file.write_all(&text)?;
    file.sync_data()
}

/// More bytes than the vouchers of one program have: a few hundred for each of its turns.
const LONGEST: u64 = 16_000_000;

/// The vouchers of a file whose turns are not learnt, each with the number of its line.
fn waiting(path: &Path) -> Vec<(usize, Voucher)> {
    let text = regular::read(path, LONGEST).unwrap_or_default();
    let mut seen = Vec::new();
    for (at, line) in text.lines().enumerate() {
        match serde_json::from_str(line) {
            Ok(Line::Seen(voucher)) => seen.push((at, voucher)),
            Ok(Line::Done { done }) => seen.retain(|(at, _)| *at != done),
            // A line that a crash cut off.
            Err(_) => {}
        }
    }
    seen
}

fn folder(home: &Path) -> PathBuf {
    home.join("veridical").join("run")
}

fn is_of_the_dead(path: &Path) -> bool {
    let id = || {
        let (pid, started) = path.file_name()?.to_str()?.strip_suffix(SUFFIX)?.split_once('-')?;
        Some(ProcessId { pid: pid.parse().ok()?, started: started.parse().ok()? })
    };
    id().is_some_and(Process::has_ended)
}
