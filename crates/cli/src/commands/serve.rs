use crate::fault::{Code, Fault, chain};
use crate::home::{Access, Home, now};
use crate::secretless::Gate;
use std::io::{stdin, stdout};
use std::sync::Arc;
use veridical::kernel::{
    Binding, Grounds, Profile, Remembered, RepositoryReport, Surroundings, TenantId, Timestamp, bind,
};
use veridical::screening::Screener;
use veridical::{Memory, Starting, block_on};
use veridical_hermes::protocol::{ProtocolReason, Refused, ToolsPlace};
use veridical_hermes::{Host, Opening, ServeError};

/// Serves one host process until it closes the pipe. A refused connection is told to the shim, which tells the user.
pub(crate) fn run(home: &Home) -> Result<Code, Fault> {
    let host = Arc::new(Here { home: home.clone() });
    match veridical_hermes::serve(stdin().lock(), stdout(), home.root(), host) {
        Ok(()) => Ok(Code::Done),
        Err(ServeError::Refused(refused)) => Err(Fault::unusable(refused.message).next(refused.next)),
        Err(error) => Err(Fault::unusable(chain(&error))),
    }
}

/// What the server needs of this machine.
struct Here {
    home: Home,
}

impl Host for Here {
    fn open(&self) -> Result<Memory, Refused> {
        let unusable = |message: String, next| Refused::new(ProtocolReason::StoreUnusable, message, next);
        match self.home.memory(Access::Write) {
            Ok(Some(memory)) => Ok(memory),
            Ok(None) => Err(unusable("there is no memory".to_owned(), String::new())),
            Err(fault) => Err(unusable(fault.message, fault.next.unwrap_or_default())),
        }
    }

    fn bind(&self, opening: &Opening, memory: &Memory, surroundings: &Surroundings) -> Binding {
        let Ok(starting) = self.home.starting(opening.principal.clone(), &opening.workdir) else {
            return nobody(opening);
        };
        let starting = match opening.tools {
            ToolsPlace::Here => starting,
            ToolsPlace::Elsewhere => Starting { repository: RepositoryReport::Elsewhere, ..starting },
        };
        block_on(memory.start(&starting, surroundings)).unwrap_or_else(|_| {
            let unread = Grounds { remembered: Remembered::Unread, ..Grounds::default() };
            starting.bound_on(&unread)
        })
    }

    fn now(&self) -> Timestamp {
        now()
    }

    fn kept_outside(&self) -> Vec<String> {
        self.home.kept_outside().iter().map(|path| self.shown(path)).collect()
    }

    fn shown(&self, text: &str) -> String {
        // A list of secrets that cannot be read stops the memory too; what is known of secrets anyway is still kept back.
        let screener = self.home.screener().unwrap_or_else(|_| Screener::new([]));
        let places = self.home.places().map(|path| path.to_string_lossy().into_owned());
        Gate::new(screener, places).text(text)
    }

    fn seal(&self, purpose: &str, parts: &[&[u8]]) -> Option<String> {
        let key = self.home.key(Access::Read).ok()??;
        Some(key.seal(purpose, parts.iter().copied()).to_hex())
    }
}

/// A binding that sees nothing and keeps nothing: the profile's key went away under a running server.
#[expect(clippy::expect_used, reason = "a plain word is an id")]
fn nobody(opening: &Opening) -> Binding {
    let tenant = TenantId::parse("none").expect("an id");
    let profile = Profile { tenant, principal: opening.principal.clone() };
    bind(&profile, &RepositoryReport::Unreadable)
}
