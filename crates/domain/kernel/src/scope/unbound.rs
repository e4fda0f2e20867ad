use crate::RefusedRemote;

/// Why a session has no project. Without one no episode is written or read (R4.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Unbound {
    /// The session does not start inside a repository.
    NoRepository,
    /// The session's tools run elsewhere (R5.1).
    ToolsElsewhere,
    /// The repository or its configuration cannot be read.
    UnreadableRepository,
    /// Another user owns the repository.
    ForeignRepository,
    /// The repository has no remote.
    NoRemote,
    /// The repository has several remotes, and none of them is called `origin`.
    AmbiguousRemote,
    /// The remote is a path on this machine.
    LocalRemote,
    /// The folder is a bare repository that lies in the work tree of another one.
    EmbeddedRepository,
    /// The remote names another project than the one that is remembered for the place, or the folder leads to another
    /// place (R5.7).
    IdentityChanged,
    /// Nothing is remembered for the place, and whoever asks may not be the first to use it.
    PlaceUnknown,
    /// Whoever asks stands in a session that was bound in another place (R5.1).
    AnotherSession,
    /// What is remembered for the place was changed outside the program.
    PlaceBroken,
    /// What is remembered for the place cannot be read.
    PlaceUnread,
    /// The remote's form is refused.
    Refused(RefusedRemote),
}

impl Unbound {
    /// Every reason but the refused forms, which [`RefusedRemote::ALL`] lists.
    pub const ALL: &'static [Self] = &[
        Self::NoRepository,
        Self::ToolsElsewhere,
        Self::UnreadableRepository,
        Self::ForeignRepository,
        Self::NoRemote,
        Self::AmbiguousRemote,
        Self::LocalRemote,
        Self::EmbeddedRepository,
        Self::IdentityChanged,
        Self::PlaceUnknown,
        Self::AnotherSession,
        Self::PlaceBroken,
        Self::PlaceUnread,
    ];

    /// Whether the repository has no remote that could name a project, so that a person may declare it one (R5.10).
    #[must_use]
    pub const fn is_nameless(self) -> bool {
        matches!(self, Self::NoRemote | Self::LocalRemote)
    }

    /// The reason's stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoRepository => "no-repository",
            Self::ToolsElsewhere => "tools-elsewhere",
            Self::UnreadableRepository => "unreadable-repository",
            Self::ForeignRepository => "foreign-repository",
            Self::NoRemote => "no-remote",
            Self::AmbiguousRemote => "ambiguous-remote",
            Self::LocalRemote => "local-remote",
            Self::EmbeddedRepository => "embedded-repository",
            Self::IdentityChanged => "identity-changed",
            Self::PlaceUnknown => "place-unknown",
            Self::AnotherSession => "another-session",
            Self::PlaceBroken => "place-broken",
            Self::PlaceUnread => "place-unread",
            Self::Refused(refused) => refused.code(),
        }
    }

    /// What it means and what to do, in one sentence.
    #[must_use]
    pub const fn describe(self) -> &'static str {
        match self {
            Self::ToolsElsewhere => {
                "the session's tools run in a container or on another machine, so no project is known here; run them \
                 on this machine to keep lessons"
            }
            Self::NoRepository => {
                "the session does not start inside a Git repository; start it in a clone to keep lessons for it"
            }
            Self::UnreadableRepository => {
                "the repository cannot be read; `git status` and `git config --local --list` there say why"
            }
            Self::ForeignRepository => {
                "another user owns the repository, so its remote is not trusted; start in a clone of your own"
            }
            Self::NoRemote => {
                "the repository has no remote that could name it; add one with `git remote add origin URL`, or run \
                 `veridical project declare`, with `--moved-from PLACE` when it was declared where it lay before"
            }
            Self::AmbiguousRemote => {
                "the repository has several remotes; call the one that names the project `origin`"
            }
            Self::LocalRemote => {
                "the repository's remote is a path on this machine, which names no project; give it a URL, or \
                 run `veridical project declare`"
            }
            Self::EmbeddedRepository => {
                "the folder is a bare repository among the files of another repository, so its configuration may have \
                 come with them; start in a clone of your own"
            }
            Self::IdentityChanged => {
                "the folder's remote, or the repository that it leads to, is another than when it was first used; if \
                 you changed it, run `veridical project rebind` in your own terminal"
            }
            Self::PlaceUnknown => {
                "this repository was not used before, and here none is taken on its own word; start a session of the host \
                 in it, or run `veridical project rebind` in your own terminal"
            }
            Self::AnotherSession => {
                "the session of the host above was bound in another place, and nothing that runs in it is bound to this \
                 one; start a session of the host here"
            }
            Self::PlaceBroken => {
                "what is remembered of this folder was changed outside the program; if the folder is what you take it \
                 for, run `veridical project rebind` in your own terminal"
            }
            Self::PlaceUnread => {
                "what is remembered of this folder cannot be read; `veridical doctor` says why"
            }
            Self::Refused(refused) => refused.describe(),
        }
    }
}
