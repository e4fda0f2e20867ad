use crate::{SessionId, Timestamp, TurnId};
use serde::Serialize;

/// A word that is not one of a closed list, met when a stored row is read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown word in a stored row")]
pub struct BadWord;

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$vdoc])* $variant,)+ }

        impl $name {
            /// Every value.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The word for it in answers and stored rows.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }
        }

        impl std::str::FromStr for $name {
            type Err = BadWord;
            fn from_str(word: &str) -> Result<Self, BadWord> {
                match word { $($word => Ok(Self::$variant),)+ _ => Err(BadWord) }
            }
        }
    };
}

words! {
    /// How a piece of memory came to be believed.
    Veracity {
        /// The user said so in a whole statement.
        Stated = "stated",
        /// A tool's result shows it.
        Tool = "tool",
        /// The agent concluded it.
        Inferred = "inferred",
        /// It came from another memory.
        Imported = "imported",
        /// Nobody knows.
        Unknown = "unknown",
    }
}

words! {
    /// Through which door it came in.
    Source {
        /// A turn that the host handed over.
        Host = "host",
        /// A turn file that a person replayed.
        File = "file",
        /// A command that a person typed.
        Cli = "cli",
    }
}

words! {
    /// Whose words or acts it rests on.
    Author {
        /// The user.
        User = "user",
        /// The agent's tools, as evidence.
        Tools = "tools",
        /// The agent's own words.
        Agent = "agent",
    }
}

/// A session and the session it descends from. Branch, resume and compression keep the root (R4.6).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SessionRef {
    session: SessionId,
    root: SessionId,
}

impl SessionRef {
    /// A session that descends from no other.
    #[must_use]
    pub fn root(session: SessionId) -> Self {
        Self { root: session.clone(), session }
    }

    /// A session as a stored row has it: with the first one of its line, or without when it is that itself.
    #[must_use]
    pub fn of(session: SessionId, root: Option<SessionId>) -> Self {
        Self { root: root.unwrap_or_else(|| session.clone()), session }
    }

    /// A session that goes on from this one under another id.
    #[must_use]
    pub fn continued_as(&self, session: SessionId) -> Self {
        Self { session, root: self.root.clone() }
    }

    /// The session's own id.
    #[must_use]
    pub fn session(&self) -> &SessionId {
        &self.session
    }

    /// The id of the first session of the line.
    #[must_use]
    pub fn root_id(&self) -> &SessionId {
        &self.root
    }
}

/// Where a piece of memory comes from: who, through which door, in which session and turn, when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Provenance {
    /// Whose words or acts.
    pub author: Author,
    /// Through which door.
    pub source: Source,
    /// In which session; `None` when the host named none.
    pub session: Option<SessionRef>,
    /// In which turn; `None` when the host named none.
    pub turn: Option<TurnId>,
    /// When it was taken in.
    pub at: Timestamp,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_read_back_as_what_they_name() {
        for v in Veracity::ALL {
            assert_eq!(v.word().parse::<Veracity>().unwrap(), *v);
        }
        for s in Source::ALL {
            assert_eq!(s.word().parse::<Source>().unwrap(), *s);
        }
        assert_eq!("Stated".parse::<Veracity>(), Err(BadWord));
    }

    #[test]
    fn a_continued_session_keeps_its_root() {
        let id = |s| SessionId::parse(s).unwrap();
        let line = SessionRef::root(id("a")).continued_as(id("b")).continued_as(id("c"));
        assert_eq!((line.session(), line.root_id()), (&id("c"), &id("a")));
    }
}
