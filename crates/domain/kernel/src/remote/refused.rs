/// Why a remote's form is refused: it does not name one place (R5.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RefusedRemote {
    /// The text is no URL that Git understands.
    Malformed,
    /// A transport that runs a program or is unknown.
    Transport,
    /// The host or the path starts with `-`, so that a program could take it for an option.
    Option,
    /// A short name that only Git's or SSH's configuration can expand.
    Alias,
    /// The host is empty.
    EmptyHost,
    /// A label of the host mixes scripts, so that it can pass for another.
    MixedScripts,
    /// The host is no name and no address.
    Host,
    /// The port is no number from 1 to 65535.
    Port,
    /// The path is empty.
    EmptyPath,
    /// The path has a `.` or `..` segment, plain or encoded.
    DotSegment,
    /// The path has a backslash, a broken percent escape, or one that is encoded twice.
    Path,
    /// A control or invisible character, plain or encoded.
    Hidden,
    /// The path is home-relative, but no user is named.
    HomeWithoutUser,
}

impl RefusedRemote {
    /// Every reason.
    pub const ALL: &'static [Self] = &[
        Self::Malformed,
        Self::Transport,
        Self::Option,
        Self::Alias,
        Self::EmptyHost,
        Self::MixedScripts,
        Self::Host,
        Self::Port,
        Self::EmptyPath,
        Self::DotSegment,
        Self::Path,
        Self::Hidden,
        Self::HomeWithoutUser,
    ];

    /// The reason's stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Malformed => "remote-malformed",
            Self::Transport => "remote-transport",
            Self::Option => "remote-option",
            Self::Alias => "remote-alias",
            Self::EmptyHost => "remote-empty-host",
            Self::MixedScripts => "remote-mixed-scripts",
            Self::Host => "remote-host",
            Self::Port => "remote-port",
            Self::EmptyPath => "remote-empty-path",
            Self::DotSegment => "remote-dot-segment",
            Self::Path => "remote-path",
            Self::Hidden => "remote-hidden-character",
            Self::HomeWithoutUser => "remote-home-without-user",
        }
    }

    /// What it means, in one sentence.
    #[must_use]
    pub const fn describe(self) -> &'static str {
        match self {
            Self::Malformed => "the remote is no URL that Git understands",
            Self::Transport => "the remote's transport is unknown or runs a program",
            Self::Option => {
                "the remote's host or path starts with -, so a program could take it for an option"
            }
            Self::Alias => {
                "the remote is a short name that only Git's or SSH's configuration can expand; write the full URL"
            }
            Self::EmptyHost => "the remote has no host",
            Self::MixedScripts => {
                "a label of the remote's host mixes letters of several scripts, so it can pass for another host"
            }
            Self::Host => {
                "the remote's host is neither a host name in its usual letters nor an address in its usual form"
            }
            Self::Port => "the remote's port is no number from 1 to 65535",
            Self::EmptyPath => "the remote has no path",
            Self::DotSegment => "the remote's path walks with . or .. segments, so it names no one place",
            Self::Path => {
                "the remote's path has a backslash, a broken percent escape, or one that is encoded twice"
            }
            Self::Hidden => "the remote has a control or invisible character",
            Self::HomeWithoutUser => {
                "the remote's path is relative to a home folder, but names no plain user"
            }
        }
    }
}
