use serde::{Deserialize, Serialize};

/// A text that is not an id: empty, over 128 bytes, or with a byte that is not a letter, a digit or one of `_.:-`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not an id: 1 to 128 of A-Z a-z 0-9 _ . : - are allowed")]
pub struct BadId;

/// The longest id, in bytes.
const LONGEST: usize = 128;

fn parse(text: &str) -> Result<String, BadId> {
    let fits = !text.is_empty() && text.len() <= LONGEST;
    let plain = text.bytes().all(|b| b.is_ascii_alphanumeric() || b"_.:-".contains(&b));
    if fits && plain { Ok(text.to_owned()) } else { Err(BadId) }
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)+) => {$(
        $(#[$doc])*
        ///
        /// Opaque: 1 to 128 ASCII letters, digits and `_.:-`, so it never holds a space or markup.
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// Reads an id.
            ///
            /// # Errors
            /// [`BadId`] when the text does not have the form of one.
            pub fn parse(text: &str) -> Result<Self, BadId> {
                parse(text).map(Self)
            }

            /// The id as text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;
            fn try_from(text: String) -> Result<Self, BadId> {
                Self::parse(&text)
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }
    )+};
}

ids! {
    /// An episode, as its store named it.
    EpisodeId;
    /// A fact, as its store named it.
    FactId;
    /// A place, as its profile names it.
    PlaceId;
    /// A mutation that waits for a person, as its store named it: a keyed hash of all that it is.
    PendingId;
    /// A tenant: one host profile.
    TenantId;
    /// A principal: the local user at a terminal, or one user of one kind of chat (R5.9).
    PrincipalId;
    /// A session, as its host named it.
    SessionId;
    /// A turn within a session, as its host named it.
    TurnId;
}

/// How the id of a person begins whom the host named by what must not be kept.
const WITHHELD: &str = "withheld:";

impl PrincipalId {
    /// A person whom the host named by what must not be kept: known by a keyed digest of that alone.
    ///
    /// # Errors
    /// [`BadId`] when the digest has characters that no id has.
    pub fn withheld(digest: &str) -> Result<Self, BadId> {
        Self::parse(&format!("{WITHHELD}{digest}"))
    }

    /// Whether what the host called the person was not kept.
    #[must_use]
    pub fn is_withheld(&self) -> bool {
        // What a host names has two colons.
        self.0.strip_prefix(WITHHELD).is_some_and(|digest| !digest.contains(':'))
    }

    /// The local user: who sits at the terminal, in a shell or in the host's own command-line chat.
    #[must_use]
    pub fn local() -> Self {
        Self("local".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_holds_no_space_no_markup_and_has_an_end() {
        for good in ["ep_1", "20261129_213356_4ccac0", "local", "telegram:42"] {
            assert_eq!(EpisodeId::parse(good).unwrap().as_str(), good);
        }
        let long = "x".repeat(129);
        for bad in ["", " ", "a b", "a\n", "<b>", "é", "a/b", long.as_str()] {
            assert_eq!(EpisodeId::parse(bad), Err(BadId), "{bad:?}");
        }
    }
}
