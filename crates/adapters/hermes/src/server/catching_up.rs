//! Turns that a crash kept from being learnt, read again from the host's own record (R16.3).

use super::sessions::{Open, Sessions};
use super::voucher::{Chain, Left};
use crate::history::{Deadline, HistoryError, last_turns};
use crate::turn::{episodes_in, turn_of};
use serde_json::Value;
use std::time::Duration;
use veridical::kernel::{SessionId, SessionRef, Source};
use veridical::{Error, Learned, block_on};

/// How long the host's record is read when a session opens. The turns of the session wait behind it to be learnt.
const AT_A_START: Duration = Duration::from_secs(5);

/// What came of the turns that earlier programs left behind.
#[derive(Debug, Default)]
pub(super) struct CaughtUp {
    /// How many became a lesson, or met one again.
    pub(super) kept: usize,
    /// Why the host's record gave none.
    pub(super) unreadable: Option<HistoryError>,
}

/// Learns what earlier programs left behind for the project and the person of a session that opens.
pub(super) fn catch_up(open: &Open, sessions: &Sessions) -> CaughtUp {
    let mut caught_up = CaughtUp::default();
    let deadline = Deadline::within(AT_A_START);
    for left in sessions.vouchers().left_behind(open.session.binding()) {
        let turns = match last_turns(sessions.home(), &left.voucher.session, left.voucher.turns, &deadline) {
            Ok(turns) => turns,
            Err(busy @ HistoryError::Locked(_)) => {
                caught_up.unreadable = Some(busy);
                return caught_up;
            }
            // What cannot be read now cannot be read at the next start either, and would hold up that one too.
            Err(error) => {
                caught_up.unreadable = Some(error);
                left.settle();
                continue;
            }
        };
        match learn(&left, turns, open, sessions) {
            Ok(learned) => {
                let kept = matches!(learned, Some(Learned::Recorded(_) | Learned::Attested { .. }));
                caught_up.kept += usize::from(kept);
                left.settle();
            }
            // What the store cannot take now waits for the next session.
            Err(_) => return caught_up,
        }
    }
    caught_up
}

/// `None` when the record does not hold the turns that were seen: they were taken back, changed or removed.
fn learn(
    left: &Left,
    turns: Vec<Vec<Value>>,
    open: &Open,
    sessions: &Sessions,
) -> Result<Option<Learned>, Error> {
    let voucher = &left.voucher;
    let chain = turns.iter().fold(Chain::default(), |chain, messages| chain.with(messages, None));
    if !voucher.vouches_for(&chain, sessions.host()) {
        return Ok(None);
    }
    let (Ok(session), Ok(root)) = (SessionId::parse(&voucher.session), SessionId::parse(&voucher.root))
    else {
        return Ok(None);
    };
    let line = SessionRef::root(root).continued_as(session);
    let session = sessions.session_like(open, line);
    turns.iter().for_each(|messages| session.was_shown(episodes_in(messages)));
    let mut turns = turns.into_iter().map(|messages| turn_of(messages, None, None)).peekable();
    while let Some(turn) = turns.next() {
        if turns.peek().is_none() {
            let learned = session.learn(turn, Source::Host, None, sessions.now());
            return block_on(learned).map(Some);
        }
        // What it left in the shell counts for the turns behind it.
        session.pass_over(turn, Source::Host);
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::super::Host;
    use super::super::hello::{Greeted, Opening};
    use super::super::voucher::Chain;
    use super::*;
    use crate::protocol::{ProtocolReason, Refused, SessionOpen};
    use rusqlite::{Connection, params};
    use serde_json::json;
    use std::path::PathBuf;
    use std::process::Command;
    use std::sync::Arc;
    use veridical::Memory;
    use veridical::episode::Page;
    use veridical::kernel::{
        Ancestry, Binding, Lease, Marker, Profile, RemoteParts, RemoteReport, RepositoryReport, SealKey,
        Surroundings, TenantId, Terminal, Timestamp, Transport, bind,
    };
    use veridical_conformance::{MemoryStore, Setup};

    const FAILED: &str = "=================================== FAILURES ===================================\n___________________________________ test_sum ___________________________________\n\n    def test_sum():\n>       assert total([1, 2]) == 3\nE       assert 1 == 3\n\ntest_cart.py:4: AssertionError\n=========================== short test summary info ============================\nFAILED test_cart.py::test_sum - assert 1 == 3\n1 failed, 2 passed in 0.02s\n";
    const PASSED: &str = "...\n3 passed in 0.01s\n";

    /// A machine on which every folder is a clone of `example.org/<its name>`.
    struct Machine(SealKey);

    impl Host for Machine {
        fn open(&self) -> Result<Memory, Refused> {
            let reason = ProtocolReason::StoreUnusable;
            Err(Refused::new(reason, "the test opens it", ""))
        }

        fn bind(&self, opening: &Opening, _: &Memory, _: &Surroundings) -> Binding {
            let tenant = TenantId::parse("alice").unwrap();
            let parts = RemoteParts {
                transport: Transport::Https,
                host: "example.org".into(),
                path: opening.workdir.display().to_string(),
                user: None,
                port: None,
            };
            let remote = RemoteReport::Parts(parts);
            let profile = Profile { tenant, principal: opening.principal.clone() };
            bind(&profile, &RepositoryReport::Found { place: "here".into(), remote })
        }

        fn now(&self) -> Timestamp {
            "2026-11-29T21:33:56Z".parse().unwrap()
        }

        fn kept_outside(&self) -> Vec<String> {
            Vec::new()
        }

        fn shown(&self, text: &str) -> String {
            text.to_owned()
        }

        fn seal(&self, purpose: &str, parts: &[&[u8]]) -> Option<String> {
            Some(self.0.seal(purpose, parts.iter().copied()).to_hex())
        }
    }

    /// A host's home with its record, and a memory.
    struct Place {
        home: tempfile::TempDir,
        memory: Memory,
        record: Connection,
    }

    impl Place {
        fn new() -> Self {
            let home = tempfile::tempdir().unwrap();
            let record = Connection::open(home.path().join("state.db")).unwrap();
            record
                .execute_batch(
                    "CREATE TABLE sessions (id TEXT PRIMARY KEY, source TEXT, started_at REAL);
                     CREATE TABLE messages (id INTEGER PRIMARY KEY, session_id TEXT, role TEXT, content TEXT,
                        tool_calls TEXT, tool_call_id TEXT, tool_name TEXT, finish_reason TEXT,
                        active INTEGER DEFAULT 1, compacted INTEGER DEFAULT 0);
                     INSERT INTO sessions VALUES ('s1', 'cli', 0);",
                )
                .unwrap();
            let store = MemoryStore::open(&Setup::of(&TenantId::parse("alice").unwrap(), 7));
            Self { home, memory: Memory::builder().storage(Arc::new(store)).build(), record }
        }

        fn sessions(&self, key: u8) -> Sessions {
            let surroundings = Surroundings {
                ancestry: Ancestry::BelowHost,
                marker: Marker::Absent,
                terminal: Terminal::Absent,
                lease: Lease::Held,
            };
            let greeted = Greeted { memory: self.memory.clone(), surroundings };
            Sessions::new(greeted, self.home.path(), Arc::new(Machine(SealKey::new([key; 32]))))
        }

        /// The host writes a turn down.
        fn write(&self, messages: &[Value]) {
            for message in messages {
                let text = |name: &str| message[name].as_str().map(str::to_owned);
                let calls = message["tool_calls"].is_array().then(|| message["tool_calls"].to_string());
                let stopped = (text("role").as_deref() == Some("assistant")).then_some(if calls.is_some() {
                    "tool_calls"
                } else {
                    "stop"
                });
                self.record
                    .execute(
                        "INSERT INTO messages (session_id, role, content, tool_calls, tool_call_id, finish_reason) \
                         VALUES ('s1', ?1, ?2, ?3, ?4, ?5)",
                        params![text("role"), text("content"), calls, text("tool_call_id"), stopped],
                    )
                    .unwrap();
            }
        }

        /// A program sees these turns of a session, and dies before it has learnt the last.
        fn crash(&self, turns: &[Vec<Value>]) {
            let sessions = self.sessions(7);
            let open = opened(&sessions, "/cart", |_| {});
            for (at, messages) in turns.iter().enumerate() {
                let said = messages[0]["content"].as_str().unwrap();
                let noted = open.voucher(messages, said, sessions.vouchers()).unwrap();
                if at + 1 < turns.len() {
                    sessions.vouchers().done(&noted);
                }
            }
            let mut gone = Command::new("true").spawn().unwrap();
            gone.wait().unwrap();
            let written = self.voucher().unwrap();
            std::fs::rename(&written, written.with_file_name(format!("{}-1.turns", gone.id()))).unwrap();
        }

        /// The file of what a program saw and has not learnt.
        fn voucher(&self) -> Option<PathBuf> {
            let entries = std::fs::read_dir(self.home.path().join("veridical/run")).unwrap();
            let mut paths = entries.map(|entry| entry.unwrap().path());
            paths.find(|path| path.extension().is_some_and(|end| end == "turns"))
        }

        fn caught_up(&self, key: u8, folder: &str) -> (usize, usize, bool) {
            let sessions = self.sessions(key);
            let open = opened(&sessions, folder, |_| {});
            let kept = catch_up(&open, &sessions).kept;
            let mine = opened(&sessions, "/cart", |open| open.session = "other".into());
            let stored = block_on(mine.session.episodes(Page::default())).unwrap().len();
            (kept, stored, self.voucher().is_some())
        }
    }

    fn opened(sessions: &Sessions, folder: &str, change: impl Fn(&mut SessionOpen)) -> Arc<Open> {
        let request = json!({"session": "h", "host_session": "s1", "workdir": folder, "platform": "cli"});
        let mut request: SessionOpen = serde_json::from_value(request).unwrap();
        change(&mut request);
        sessions.open(&request);
        sessions.get(&request.session).unwrap()
    }

    fn turn(said: &str, runs: &[(&str, &str, i32)]) -> Vec<Value> {
        let mut messages = vec![json!({"role": "user", "content": said})];
        for (at, (command, output, status)) in runs.iter().enumerate() {
            let id = format!("{said}-{at}");
            let arguments = json!({"command": command}).to_string();
            messages.push(json!({"role": "assistant", "content": "", "tool_calls": [{"id": id, "function": {"name": "terminal", "arguments": arguments}}]}));
            let result = json!({"output": output, "exit_code": status, "error": null}).to_string();
            messages.push(json!({"role": "tool", "tool_call_id": id, "content": result}));
        }
        messages.push(json!({"role": "assistant", "content": "Done."}));
        messages
    }

    fn repair() -> Vec<Value> {
        turn(
            "fix it",
            &[("pytest -q", FAILED, 1), ("sed -i s/1/3/ cart.py", "", 0), ("pytest -q", PASSED, 0)],
        )
    }

    #[test]
    fn a_turn_that_was_seen_and_not_learnt_is_read_again_once() {
        let place = Place::new();
        place.write(&repair());
        place.crash(&[repair()]);
        assert_eq!(place.caught_up(7, "/cart"), (1, 1, false), "learnt, and nothing is left to do");
        assert_eq!(place.caught_up(7, "/cart"), (0, 1, false));
    }

    #[test]
    fn what_nobody_saw_or_what_was_changed_since_is_not_learnt() {
        let unseen = Place::new();
        unseen.write(&repair());
        std::fs::create_dir_all(unseen.home.path().join("veridical/run")).unwrap();
        assert_eq!(unseen.caught_up(7, "/cart"), (0, 0, false), "the record alone proves nothing");

        let changes: [(&str, &str); 5] = [
            ("a result", "UPDATE messages SET content = replace(content, '3 passed', '4 passed')"),
            ("a command", "UPDATE messages SET tool_calls = replace(tool_calls, 'sed', 'vim')"),
            ("a request", "UPDATE messages SET content = 'mend it' WHERE role = 'user'"),
            ("a turn taken back", "UPDATE messages SET active = 0"),
            ("an interruption", "UPDATE messages SET finish_reason = NULL"),
        ];
        for (what, change) in changes {
            let place = Place::new();
            place.write(&repair());
            place.crash(&[repair()]);
            place.record.execute(change, []).unwrap();
            assert_eq!(place.caught_up(7, "/cart"), (0, 0, false), "{what}");
        }
    }

    #[test]
    fn a_record_without_an_end_holds_up_no_start_and_the_next_one_hears_nothing_of_it() {
        let place = Place::new();
        place.write(&repair());
        place.crash(&[repair()]);
        let endless = "ALTER TABLE messages RENAME TO kept; CREATE VIEW messages AS SELECT kept.* FROM kept,
            (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n);";
        place.record.execute_batch(endless).unwrap();
        let sessions = place.sessions(7);
        let open = opened(&sessions, "/cart", |_| {});
        let CaughtUp { kept, unreadable } = catch_up(&open, &sessions);
        assert!(kept == 0 && matches!(unreadable, Some(HistoryError::NoTable { .. })), "{unreadable:?}");
        let again = catch_up(&open, &sessions);
        assert!(again.kept == 0 && again.unreadable.is_none());
    }

    #[test]
    fn a_voucher_behind_a_link_is_no_voucher() {
        let place = Place::new();
        place.write(&repair());
        place.crash(&[repair()]);
        let voucher = place.voucher().unwrap();
        let elsewhere = place.home.path().join("elsewhere");
        std::fs::rename(&voucher, &elsewhere).unwrap();
        std::os::unix::fs::symlink(&elsewhere, &voucher).unwrap();
        let before = std::fs::read(&elsewhere).unwrap();
        assert_eq!(place.caught_up(7, "/cart"), (0, 0, false));
        assert_eq!(std::fs::read(&elsewhere).unwrap(), before, "nothing is written behind it");
    }

    #[test]
    fn a_voucher_of_another_key_or_for_another_project_counts_for_nothing() {
        let place = Place::new();
        place.write(&repair());
        place.crash(&[repair()]);
        assert_eq!(place.caught_up(7, "/shop"), (0, 0, true), "it waits for its own project");
        assert_eq!(place.caught_up(8, "/cart"), (0, 0, false), "this profile never wrote it");
    }

    #[test]
    fn the_turns_before_it_count_for_what_they_left_in_the_shell() {
        let export = turn("set it up", &[("export PYTEST_ADDOPTS='-k sum'", "", 0)]);
        for (first, kept) in [(turn("hello", &[("ls", "cart.py", 0)]), 1), (export, 0)] {
            let place = Place::new();
            place.write(&first);
            place.write(&repair());
            place.crash(&[first, repair()]);
            assert_eq!(place.caught_up(7, "/cart").0, kept);
        }
        let hidden = Place::new();
        hidden.write(&repair());
        hidden.crash(&[turn("set it up", &[("export PYTEST_ADDOPTS='-k sum'", "", 0)]), repair()]);
        assert_eq!(hidden.caught_up(7, "/cart").0, 0, "a turn that is gone from the record is missed");
    }

    #[test]
    fn a_session_whose_shell_has_a_past_has_no_voucher() {
        let place = Place::new();
        let sessions = place.sessions(7);
        let check = |handle: &str, change: &dyn Fn(&mut SessionOpen)| {
            let open = opened(&sessions, "/cart", |open| {
                open.session = handle.into();
                change(open);
            });
            open.voucher(&repair(), "fix it", sessions.vouchers()).is_some()
        };
        assert!(check("a", &|_| {}));
        assert!(!check("b", &|open| open.follows = Some("a".into())));
        assert!(!check("c", &|open| open.again = true));
        let open = sessions.get("a").unwrap();
        open.switch(sessions.line("s2", Some("s1")));
        assert!(open.voucher(&repair(), "fix it", sessions.vouchers()).is_none());
    }

    #[test]
    fn no_two_courses_of_a_session_have_one_chain() {
        let one = Chain::default().with(&repair(), None);
        assert_eq!(one, Chain::default().with(&repair(), Some("fix it")));
        let mut earlier = turn("hello", &[("ls", "x", 0)]);
        earlier.extend(repair());
        assert_eq!(
            one,
            Chain::default().with(&earlier, Some("fix it")),
            "what came before is no part of the turn"
        );
        assert_ne!(one, one.with(&repair(), None));
        let moved = turn(
            "fix it",
            &[("pytest -q", PASSED, 0), ("sed -i s/1/3/ cart.py", "", 0), ("pytest -q", FAILED, 1)],
        );
        assert_ne!(one, Chain::default().with(&moved, None));
    }
}
