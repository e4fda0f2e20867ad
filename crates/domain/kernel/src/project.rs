use crate::{CanonicalRemote, PrincipalId};
use sha2::{Digest, Sha256};

/// The identity of a project: `git:sha256:` and 64 hex digits over its canonical remote (R5.3), or `declared:` and 64
/// random ones where a person declared it (R5.10); `own:` and 64 hex digits over one of these and a person, under which the
/// episodes are kept that this person alone sees (R5.9).
///
/// Only [`CanonicalRemote::project_id`] and [`declared`](Self::declared) make a new one; a stored one is read back with
/// [`from_stored`](Self::from_stored).
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ProjectId(String);

/// A stored text that is not a project id.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not a project id: git:sha256:, declared: or own: and 64 hex digits are expected")]
pub struct BadProjectId;

const PREFIX: &str = "git:sha256:";
const DECLARED: &str = "declared:";
const OWN: &str = "own:";

impl ProjectId {
    pub(crate) fn of(remote: &CanonicalRemote) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"git-remote\0");
        hash.update(remote.as_bytes());
        Self(format!("{PREFIX}{}", crate::seal::hex(&hash.finalize())))
    }

    /// The identity of a project that no remote names. The bytes are drawn at random by the store that keeps it for its
    /// place, so that nobody can spell another's.
    #[must_use]
    pub fn declared(random: [u8; 32]) -> Self {
        Self(format!("{DECLARED}{}", crate::seal::hex(&random)))
    }

    /// Under which the episodes of this project are kept that one person alone sees.
    pub(crate) fn of_person(&self, principal: &PrincipalId) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"project-of-person\0");
        // No id holds a zero byte, so no two pairs are hashed as the same bytes.
        hash.update(format!("{self}\0{principal}"));
        Self(format!("{OWN}{}", crate::seal::hex(&hash.finalize())))
    }

    /// Reads an id back from a stored row.
    ///
    /// # Errors
    /// [`BadProjectId`] when the text does not have its form.
    pub fn from_stored(text: &str) -> Result<Self, BadProjectId> {
        let digits = [PREFIX, DECLARED, OWN].iter().find_map(|prefix| text.strip_prefix(prefix));
        let digits = digits.ok_or(BadProjectId)?;
        let hex = digits.len() == 64 && digits.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        if hex { Ok(Self(text.to_owned())) } else { Err(BadProjectId) }
    }

    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Display for ProjectId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{RemoteParts, Transport};

    /// The digest is that of `printf 'git-remote\0code.example.org/team/app' | sha256sum`.
    const ID: &str = "git:sha256:bf5c954f6c58fe69a3a22d4bd35e5a20685c09fcc4fc3c57fb05f0f64872c197";

    #[test]
    fn an_id_is_the_digest_of_the_canonical_form() {
        let parts = RemoteParts {
            transport: Transport::Https,
            host: "code.example.org".to_owned(),
            port: None,
            path: "/team/app".to_owned(),
            user: None,
        };
        assert_eq!(CanonicalRemote::new(&parts).unwrap().project_id().as_str(), ID);
        assert_eq!(ProjectId::from_stored(ID).unwrap().to_string(), ID);
        let declared = ProjectId::declared([0xa5; 32]);
        assert_eq!(declared.as_str(), format!("declared:{}", "a5".repeat(32)));
        assert_eq!(ProjectId::from_stored(declared.as_str()), Ok(declared));
    }

    #[test]
    fn what_is_no_id_is_not_read_back() {
        for text in [
            "",
            "git:sha256:",
            "declared:",
            "declared:a5",
            "sha256:ab",
            &ID.to_uppercase(),
            &format!("{ID}0"),
            &ID.replace('a', "g"),
        ] {
            assert_eq!(ProjectId::from_stored(text), Err(BadProjectId), "{text}");
        }
    }
}
