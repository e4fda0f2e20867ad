use super::Host;
use crate::protocol::{Answer, Hello, PROTOCOL, ProtocolReason, Refused, Request, SessionOpen, ToolsPlace};
use crate::{lease, surroundings::surroundings};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};
use veridical::Memory;
use veridical::kernel::{Lease, PrincipalId, Surroundings};

/// A connection that is served.
pub(super) struct Greeted {
    pub(super) memory: Memory,
    pub(super) surroundings: Surroundings,
}

/// Judges the first message: nothing is opened, and nothing written, before the versions and the homes agree.
pub(super) fn greet(
    first: Result<Request, Refused>,
    home: &Path,
    host: &dyn Host,
) -> Result<Greeted, Refused> {
    let hello = match first {
        Ok(Request::Hello(hello)) => hello,
        Ok(_) => {
            let reason = ProtocolReason::NotHello;
            return Err(Refused::new(reason, reason.describe(), "Start the program through its plugin."));
        }
        Err(refused) => return Err(refused),
    };
    same_protocol(&hello)?;
    same_home(&hello, home)?;
    let memory = host.open()?;
    let held = if hello.probe { Lease::None } else { take_lease(&hello, home)? };
    Ok(Greeted { memory, surroundings: surroundings(home, held) })
}

fn same_protocol(hello: &Hello) -> Result<(), Refused> {
    if hello.protocol == PROTOCOL {
        return Ok(());
    }
    let spoken: String = hello.protocol.chars().take(40).collect();
    let version = env!("CARGO_PKG_VERSION");
    let message = format!(
        "the plugin (version {}) speaks {spoken}, the program (version {version}) speaks {PROTOCOL}",
        hello.shim_version.chars().take(40).collect::<String>()
    );
    Err(Refused::new(ProtocolReason::ProtocolMismatch, message, "Run: veridical hermes install"))
}

fn same_home(hello: &Hello, home: &Path) -> Result<(), Refused> {
    let real = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
    if real(&hello.home) == real(home) {
        return Ok(());
    }
    let message =
        format!("the plugin's home is {}, the program's is {}", hello.home.display(), home.display());
    Err(Refused::new(ProtocolReason::HomeMismatch, message, "Run: veridical hermes install"))
}

fn take_lease(hello: &Hello, home: &Path) -> Result<Lease, Refused> {
    lease::take(home, hello.host_pid, &hello.secret).map_err(|error| {
        let run = home.join("veridical").join("run");
        let message = format!("{} cannot be written: {error}", run.display());
        let next = format!("Give your user write access to {}.", run.display());
        Refused::new(ProtocolReason::LeaseUnwritable, message, next)
    })
}

impl Greeted {
    pub(super) fn ready(&self, host: &dyn Host) -> Answer {
        let held = self.surroundings.lease == Lease::Held;
        Answer::Ready {
            protocol: PROTOCOL,
            program_version: env!("CARGO_PKG_VERSION"),
            lease: if held { "held" } else { "none" },
            database: host.shown(&self.memory.storage().describe().location),
        }
    }
}

/// Where a session starts and for whom: what the program binds it from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    /// The folder, as the host resolved it at the start.
    pub workdir: PathBuf,
    /// Where its tools run. One whose tools run elsewhere has no project (R5.1).
    pub tools: ToolsPlace,
    /// The person (R5.9).
    pub principal: PrincipalId,
}

impl Opening {
    /// What a host asks for. A person whose name the gate refuses, in its parts or as they would be kept together, is known by
    /// a keyed digest of it, and the name is kept nowhere (R9.1).
    pub(super) fn of(open: &SessionOpen, memory: &Memory, host: &dyn Host) -> Self {
        let line = open.root_session.as_ref().unwrap_or(&open.host_session);
        let SessionOpen { platform, chat_type, user_id, .. } = open;
        let named = principal(platform, chat_type, user_id, line);
        let parts = [platform, chat_type, user_id].map(String::as_str);
        let passes = |parts: &[&str]| memory.are_clean(parts) && memory.is_clean(&parts.concat());
        let clean = memory.is_clean(named.as_str()) && passes(&parts) && passes(&[platform, user_id]);
        let principal =
            if clean { named } else { withheld(&parts, line, |parts| host.seal("principal", parts)) };
        Self { workdir: open.workdir.clone(), tools: open.tools, principal }
    }
}

/// The kind of the person of a chat that names nobody.
const ANONYMOUS: &str = "anonymous";

/// The person: who sits at the terminal, or one user of one kind of chat. Parts that are no id as they stand, or that
/// another person's could be taken for, are hashed. Where a chat names nobody, whoever speaks in one line of sessions is a
/// person of its own, so that no two chats share one.
fn principal(platform: &str, chat_type: &str, user: &str, line: &str) -> PrincipalId {
    // The host sends no kind of chat for its own terminal.
    if matches!(platform, "" | "cli" | "tui") && chat_type.is_empty() && user.is_empty() {
        return PrincipalId::local();
    }
    let chat = if chat_type.is_empty() { "direct" } else { chat_type };
    let parts = [platform, chat, user];
    if user.is_empty() {
        return match line {
            "" => hashed(ANONYMOUS, &[platform, chat, &never_again()]),
            line => hashed(ANONYMOUS, &[platform, chat, line]),
        };
    }
    if parts.iter().any(|part| part.contains(':')) {
        return hashed("sha256", &parts);
    }
    let name = parts.join(":");
    PrincipalId::parse(&name).unwrap_or_else(|_| hashed("sha256", &parts))
}

/// The person whom the host named by what is not kept. Where there is no key, it is a person that is never met again.
#[expect(clippy::expect_used, reason = "hex digits, or a process, a time and a count, are parts of an id")]
fn withheld(parts: &[&str; 3], line: &str, seal: impl Fn(&[&[u8]]) -> Option<String>) -> PrincipalId {
    let [platform, chat, user] = parts.map(str::as_bytes);
    // Whoever a chat does not name is a person of one line of sessions.
    let own = match (user.is_empty(), line) {
        (false, _) => String::new(),
        (true, "") => never_again(),
        (true, line) => line.to_owned(),
    };
    let digest = seal(&[platform, chat, user, own.as_bytes()]).unwrap_or_else(never_again);
    PrincipalId::withheld(&digest).expect("an id")
}

/// A name that no other session of this or another server has.
fn never_again() -> String {
    static SESSIONS: AtomicU64 = AtomicU64::new(0);
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
    format!("{}-{since}-{}", std::process::id(), SESSIONS.fetch_add(1, Ordering::Relaxed))
}

/// Hashes the parts with their lengths, so that no two lists of parts are hashed as the same bytes. The word before the
/// hash is one of two, and a name of parts has two colons where this has one.
#[expect(clippy::expect_used, reason = "a word, a colon and 64 hex digits are an id")]
fn hashed(kind: &str, parts: &[&str]) -> PrincipalId {
    let lengths: Vec<String> = parts.iter().map(|part| part.len().to_string()).collect();
    let bytes = [parts.join("\0"), lengths.join("\0")].join("\0");
    let digest = Sha256::digest(bytes.as_bytes()).iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    });
    PrincipalId::parse(&format!("{kind}:{digest}")).expect("an id")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_terminal_is_one_person_and_every_chat_user_is_another() {
        let check = |platform, chat, user, expected: &str| {
            assert_eq!(principal(platform, chat, user, "s1").as_str(), expected);
        };
        check("cli", "", "", "local");
        check("", "", "", "local");
        check("tui", "", "", "local");
        check("telegram", "", "42", "telegram:direct:42");
        check("telegram", "group", "42", "telegram:group:42");
        check("cli", "", "42", "cli:direct:42");
        let hashed = principal("matrix", "dm", "@a b:example.org", "s1");
        assert!(
            hashed.as_str().starts_with("sha256:")
                && hashed != principal("matrix", "dm", "@a c:example.org", "s1")
        );
    }

    #[test]
    fn no_two_people_have_the_same_name() {
        let people = [
            ("x", "group:1", "2"),
            ("x", "group", "1:2"),
            ("x:group", "1", "2"),
            ("x", "group", "12"),
            ("x", "group", ""),
            ("x", "group", "anonymous"),
            ("x", "group\0a", "b"),
            ("x", "group", "a\0b"),
            ("sha256", "group", "2"),
        ];
        let names: std::collections::HashSet<_> =
            people.iter().map(|(platform, chat, user)| principal(platform, chat, user, "s1")).collect();
        assert_eq!(names.len(), people.len(), "{names:?}");
    }

    #[test]
    fn whoever_a_chat_does_not_name_is_nobody_in_any_other_session() {
        let nobody = |platform, chat, line| principal(platform, chat, "", line);
        assert_eq!(nobody("webhook", "", "s1"), nobody("webhook", "", "s1"), "the same line goes on");
        let others = [
            nobody("webhook", "", "s1"),
            nobody("webhook", "", "s2"),
            nobody("webhook", "group", "s1"),
            nobody("telegram", "", "s1"),
            nobody("webhook", "", ""),
            nobody("webhook", "", ""),
            principal("webhook", "direct", "s1", "s1"),
            principal("webhook", "direct", "anonymous", "s1"),
            principal("anonymous", "", "", "s1"),
        ];
        let different: std::collections::HashSet<_> = others.iter().collect();
        assert_eq!(different.len(), others.len(), "{others:?}");
    }

    #[test]
    fn a_person_who_is_withheld_is_met_again_under_the_same_key_and_is_nobody_else() {
        let key = |parts: &[&[u8]]| Some(parts.join(&0).iter().map(|byte| format!("{byte:02x}")).collect());
        let person = |parts: [&str; 3], line| withheld(&parts, line, key);
        assert_eq!(person(["x", "", "secret"], "s1"), person(["x", "", "secret"], "s2"));
        assert_ne!(person(["x", "", "secret"], "s1"), person(["x", "", "secret2"], "s1"));
        assert_ne!(
            person(["x", "secret", ""], "s1"),
            person(["x", "secret", ""], "s11"),
            "one line of sessions"
        );
        assert_ne!(person(["x", "secret", ""], ""), person(["x", "secret", ""], ""));
        let unkeyed = || withheld(&["x", "", "secret"], "s1", |_| None);
        assert!(unkeyed().is_withheld() && unkeyed() != unkeyed());
        for named in
            [principal("withheld", "a", "b", "s1"), principal("withheld", "", "", "s1"), PrincipalId::local()]
        {
            assert!(!named.is_withheld(), "{named}");
        }
    }

    #[test]
    fn a_chat_is_never_the_person_at_the_terminal() {
        for platform in ["", "cli", "tui", "local", "telegram"] {
            for (chat, user) in [("group", ""), ("dm", ""), ("group", "local"), ("", "local")] {
                assert_ne!(
                    principal(platform, chat, user, "s1"),
                    PrincipalId::local(),
                    "{platform} {chat} {user}"
                );
            }
        }
    }
}
