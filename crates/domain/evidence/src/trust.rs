use crate::Turn;
use veridical_kernel::{Capacity, Origin, Source};

/// A turn that came through a trusted door: the host's own server, or a person's replay of a turn file (R3.1).
///
/// A witness: it is neither cloned, defaulted nor deserialised, and only an [`Origin`] with the capacity to extract
/// makes one. [`prove`](crate::prove) asks for it.
#[derive(Debug)]
pub struct TrustedTurn {
    turn: Turn,
    source: Source,
}

/// The turn came through no trusted door.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotTrusted {
    /// The origin may not extract lessons from turns.
    #[error("an origin of capacity `{}` may not learn from turns", .0.word())]
    Capacity(Capacity),
    /// A turn comes from a host or a file, never from a typed command.
    #[error("a turn does not come from the source `{}`", .0.word())]
    Source(Source),
}

impl TrustedTurn {
    /// Vouches for `turn`.
    ///
    /// # Errors
    /// [`NotTrusted`] when the origin is not that of extraction ([`Capacity::Bridge`]) or the source is neither a
    /// host nor a file.
    pub fn new(turn: Turn, origin: &Origin, source: Source) -> Result<Self, NotTrusted> {
        if origin.capacity() != Capacity::Bridge {
            return Err(NotTrusted::Capacity(origin.capacity()));
        }
        match source {
            Source::Host | Source::File => Ok(Self { turn, source }),
            Source::Cli => Err(NotTrusted::Source(source)),
        }
    }

    /// The turn.
    #[must_use]
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Through which door it came.
    #[must_use]
    pub fn source(&self) -> Source {
        self.source
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use veridical_kernel::{Ancestry, Lease, Marker, Surroundings, Terminal};

    fn surroundings(ancestry: Ancestry, lease: Lease) -> Surroundings {
        Surroundings { ancestry, marker: Marker::Absent, terminal: Terminal::Attached, lease }
    }

    #[test]
    fn only_an_extraction_origin_makes_a_trusted_turn() {
        let turn = || Turn::builder("x").build();
        let host = surroundings(Ancestry::BelowHost, Lease::Held);
        assert!(TrustedTurn::new(turn(), &host.extraction().unwrap(), Source::Host).is_ok());
        assert_eq!(
            TrustedTurn::new(turn(), &host.command(), Source::File).unwrap_err(),
            NotTrusted::Capacity(Capacity::Agent)
        );
        let person = surroundings(Ancestry::Clear, Lease::None);
        assert_eq!(
            TrustedTurn::new(turn(), &person.command(), Source::File).unwrap_err(),
            NotTrusted::Capacity(Capacity::Person)
        );
        assert_eq!(
            TrustedTurn::new(turn(), &person.extraction().unwrap(), Source::Cli).unwrap_err(),
            NotTrusted::Source(Source::Cli)
        );
    }
}
