use crate::TenantId;

/// Whether an agent host stands above this process, as an adapter found by walking its ancestors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ancestry {
    /// Every ancestor was seen, and none is a registered host process or runs a host's program.
    Clear,
    /// An ancestor is an agent host.
    BelowHost,
    /// The ancestors could not all be seen; treated as below a host.
    Unknown,
}

/// Whether the environment carries the mark that the host's shim sets for its child processes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Marker {
    /// The mark is not there.
    Absent,
    /// The mark is there.
    Present,
}

/// Whether a person can be asked here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Terminal {
    /// Standard input and output are a terminal.
    Attached,
    /// They are not.
    Absent,
}

/// Whether this process is the one server that a host's shim started and holds the secret of (R8.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lease {
    /// No lease.
    None,
    /// The lease of the host process above is held.
    Held,
}

/// What an adapter saw of the process it runs in. Plain facts; what they mean is judged here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Surroundings {
    /// Is an agent host above?
    pub ancestry: Ancestry,
    /// Is the shim's mark in the environment?
    pub marker: Marker,
    /// Can a person be asked?
    pub terminal: Terminal,
    /// Is this the shim's own server?
    pub lease: Lease,
}

/// Whether a session's messages are typed by a person who sits before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Attendance {
    /// A conversation at a terminal: every message is typed there and then.
    Interactive,
    /// A batch, a schedule, one message from a command line, a chat of another machine, or nobody knows.
    #[default]
    Unattended,
}

/// A message of the user that came in at the foreground of an interactive session of the host. A witness: only
/// [`Surroundings::foreground`] makes one, in the host's own server alone.
#[derive(Debug)]
pub struct Foreground {
    message: String,
}

impl Foreground {
    /// The whole message, as it was typed.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }
}

/// The capacity in which a mutation is asked for: a column of the decision table (R7.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Capacity {
    /// A command of a person, outside any agent host.
    Person,
    /// The user's own whole statement in the current message.
    Stated,
    /// Extraction from a trusted turn.
    Bridge,
    /// An import, migration or file sync that a person runs.
    Sync,
    /// A tool call of the model, or anything below an agent host.
    Agent,
    /// Consolidation and schedules.
    Background,
}

impl Capacity {
    /// Every capacity, in the order of the decision table's columns.
    pub const ALL: [Self; 6] =
        [Self::Person, Self::Stated, Self::Bridge, Self::Sync, Self::Agent, Self::Background];

    /// The word for it in answers and documents.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Stated => "stated",
            Self::Bridge => "bridge",
            Self::Sync => "sync",
            Self::Agent => "agent",
            Self::Background => "background",
        }
    }

    /// The capacity with this name.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|capacity| capacity.word() == word)
    }
}

/// Who asks for a mutation. A witness: only [`Surroundings`] mints it, and below an agent host none of the minters
/// gives a person's capacity.
///
/// ```
/// use veridical_kernel::*;
/// let below = Surroundings {
///     ancestry: Ancestry::BelowHost, marker: Marker::Absent, terminal: Terminal::Attached, lease: Lease::None,
/// };
/// assert_eq!(below.command().capacity(), Capacity::Agent);
/// assert!(below.extraction().is_none(), "nothing is learnt from files below a host");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Origin {
    capacity: Capacity,
    terminal: Terminal,
}

impl Origin {
    /// In which capacity.
    #[must_use]
    pub const fn capacity(&self) -> Capacity {
        self.capacity
    }

    /// Whether a person can be asked there.
    #[must_use]
    pub const fn terminal(&self) -> Terminal {
        self.terminal
    }

    /// Whole-profile work, which only a person's command may do (R5.5).
    #[must_use]
    pub fn custody(&self, tenant: &TenantId) -> Option<Custody> {
        (self.capacity == Capacity::Person).then(|| Custody { tenant: tenant.clone() })
    }
}

impl Surroundings {
    /// The origin of a command that was typed or run here: a person's, or the agent's below a host.
    #[must_use]
    pub fn command(&self) -> Origin {
        let capacity = if self.below_a_host() { Capacity::Agent } else { Capacity::Person };
        Origin { capacity, terminal: self.terminal }
    }

    /// The origin of extraction from a turn: the host's own server, or a person's replay of a turn file.
    /// `None` below a host without the lease (R8.5).
    #[must_use]
    pub fn extraction(&self) -> Option<Origin> {
        let trusted = self.lease == Lease::Held || !self.below_a_host();
        trusted.then_some(Origin { capacity: Capacity::Bridge, terminal: Terminal::Absent })
    }

    /// The most that a tool call of the model can have: the user's statement, where the host's own server holds the
    /// lease and so knows the user's message. The policy lowers it to the agent's unless the statement is proven.
    #[must_use]
    pub fn tool_call(&self) -> Origin {
        let capacity = if self.lease == Lease::Held { Capacity::Stated } else { Capacity::Agent };
        Origin { capacity, terminal: Terminal::Absent }
    }

    /// The message of the user with which a turn of an interactive session begins, where the host's own server holds
    /// the lease and so hears the user and not a process below the host. `None` everywhere else (R8.2, R8.5).
    #[must_use]
    pub fn foreground(&self, message: &str, attendance: Attendance) -> Option<Foreground> {
        let heard = self.lease == Lease::Held && attendance == Attendance::Interactive;
        heard.then(|| Foreground { message: message.to_owned() })
    }

    fn below_a_host(&self) -> bool {
        self.ancestry != Ancestry::Clear || self.marker == Marker::Present
    }
}

/// The right to whole-profile work: counts, checks, backup. Only a person's command obtains it
/// ([`Origin::custody`]).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Custody {
    tenant: TenantId,
}

impl Custody {
    /// The profile.
    #[must_use]
    pub fn tenant(&self) -> &TenantId {
        &self.tenant
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_surroundings() -> impl Iterator<Item = Surroundings> {
        let ancestries = [Ancestry::Clear, Ancestry::BelowHost, Ancestry::Unknown];
        let markers = [Marker::Absent, Marker::Present];
        let terminals = [Terminal::Attached, Terminal::Absent];
        ancestries.into_iter().flat_map(move |ancestry| {
            markers.into_iter().flat_map(move |marker| {
                terminals.into_iter().flat_map(move |terminal| {
                    [Lease::None, Lease::Held].into_iter().map(move |lease| Surroundings {
                        ancestry,
                        marker,
                        terminal,
                        lease,
                    })
                })
            })
        })
    }

    #[test]
    fn a_person_acts_only_where_no_host_is_above_and_no_mark_is_set() {
        for s in all_surroundings() {
            let clear = s.ancestry == Ancestry::Clear && s.marker == Marker::Absent;
            let expected = if clear { Capacity::Person } else { Capacity::Agent };
            assert_eq!(s.command().capacity(), expected, "{s:?}");
            assert_eq!(s.command().custody(&TenantId::parse("t").unwrap()).is_some(), clear, "{s:?}");
        }
    }

    #[test]
    fn below_a_host_only_the_leased_server_extracts_or_hears_the_user() {
        for s in all_surroundings() {
            let clear = s.ancestry == Ancestry::Clear && s.marker == Marker::Absent;
            let held = s.lease == Lease::Held;
            assert_eq!(s.extraction().is_some(), held || clear, "{s:?}");
            assert_eq!(s.tool_call().capacity() == Capacity::Stated, held, "{s:?}");
            assert_eq!(s.foreground("x", Attendance::Interactive).is_some(), held, "{s:?}");
            assert!(s.foreground("x", Attendance::Unattended).is_none(), "{s:?}");
        }
    }
}
