use super::Host;
use crate::protocol::{Answer, Hello, PROTOCOL, ProtocolReason, Refused, Request, SessionOpen, ToolsPlace};
use crate::{lease, surroundings::surroundings};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
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
    pub(super) fn ready(&self) -> Answer {
        let held = self.surroundings.lease == Lease::Held;
        Answer::Ready {
            protocol: PROTOCOL,
            program_version: env!("CARGO_PKG_VERSION"),
            lease: if held { "held" } else { "none" },
            database: self.memory.storage().describe().location,
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

impl From<&SessionOpen> for Opening {
    fn from(open: &SessionOpen) -> Self {
        let principal = principal(&open.platform, &open.chat_type, &open.user_id);
        Self { workdir: open.workdir.clone(), tools: open.tools, principal }
    }
}

/// Stands for the user of a chat that names none.
const ANONYMOUS: &str = "anonymous";

/// The person: who sits at the terminal, or one user of one kind of chat. Parts that are no id as they stand, or that
/// another person's could be taken for, are hashed.
fn principal(platform: &str, chat_type: &str, user: &str) -> PrincipalId {
    // The host sends no kind of chat for its own terminal.
    if matches!(platform, "" | "cli" | "tui") && chat_type.is_empty() && user.is_empty() {
        return PrincipalId::local();
    }
    let chat = if chat_type.is_empty() { "direct" } else { chat_type };
    let parts = [platform, chat, user];
    if user == ANONYMOUS || parts.iter().any(|part| part.contains(':')) {
        return hashed(parts);
    }
    let name = format!("{platform}:{chat}:{}", if user.is_empty() { ANONYMOUS } else { user });
    PrincipalId::parse(&name).unwrap_or_else(|_| hashed(parts))
}

/// Hashes the parts with their lengths, so that no two lists of parts are hashed as the same bytes.
#[expect(clippy::expect_used, reason = "a word, a colon and 64 hex digits are an id")]
fn hashed(parts: [&str; 3]) -> PrincipalId {
    let [platform, chat, user] = parts;
    let lengths = format!("{}\0{}\0{}", platform.len(), chat.len(), user.len());
    let bytes = format!("{platform}\0{chat}\0{user}\0{lengths}");
    let digest = Sha256::digest(bytes.as_bytes()).iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    });
    PrincipalId::parse(&format!("sha256:{digest}")).expect("an id")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_terminal_is_one_person_and_every_chat_user_is_another() {
        let check = |platform, chat, user, expected: &str| {
            assert_eq!(principal(platform, chat, user).as_str(), expected);
        };
        check("cli", "", "", "local");
        check("", "", "", "local");
        check("tui", "", "", "local");
        check("telegram", "", "42", "telegram:direct:42");
        check("telegram", "group", "42", "telegram:group:42");
        check("webhook", "", "", "webhook:direct:anonymous");
        check("cli", "", "42", "cli:direct:42");
        let hashed = principal("matrix", "dm", "@a b:example.org");
        assert!(
            hashed.as_str().starts_with("sha256:") && hashed != principal("matrix", "dm", "@a c:example.org")
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
            people.iter().map(|(platform, chat, user)| principal(platform, chat, user)).collect();
        assert_eq!(names.len(), people.len(), "{names:?}");
    }

    #[test]
    fn a_chat_is_never_the_person_at_the_terminal() {
        for platform in ["", "cli", "tui", "local", "telegram"] {
            for (chat, user) in [("group", ""), ("dm", ""), ("group", "local"), ("", "local")] {
                assert_ne!(principal(platform, chat, user), PrincipalId::local(), "{platform} {chat} {user}");
            }
        }
    }
}
