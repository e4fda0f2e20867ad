//! Errors that tell of the surroundings of a program and not of the program: what is refused now may be granted later.

use super::FailureSignature;

/// How such errors are called in the languages whose errors are read.
const KINDS: [&str; 18] = [
    "ConnectionError",
    "ConnectTimeout",
    "ConnectTimeoutError",
    "ReadTimeout",
    "ReadTimeoutError",
    "TimeoutError",
    "TimeoutExpired",
    "ConnectionRefusedError",
    "ConnectionResetError",
    "ConnectionAbortedError",
    "RemoteDisconnected",
    "BrokenPipeError",
    "gaierror",
    "URLError",
    "HTTPError",
    "SSLError",
    "ProxyError",
    "MaxRetryError",
];

/// Words of the system in the messages of other errors.
const MESSAGES: [&str; 15] = [
    "ECONNREFUSED",
    "ECONNRESET",
    "ETIMEDOUT",
    "ENOTFOUND",
    "EAI_AGAIN",
    "EADDRINUSE",
    "fetch failed",
    "Address already in use",
    "Connection refused",
    "Connection reset",
    "name resolution",
    "timed out",
    "No space left on device",
    "Network is unreachable",
    "database is locked",
];

impl FailureSignature {
    /// Whether the network, another program or the machine was at fault, as far as the error tells.
    pub(crate) fn is_of_the_surroundings(&self) -> bool {
        let kind = self.kind.as_deref().and_then(|kind| kind.rsplit('.').next()).unwrap_or_default();
        let message = self.message.as_deref().unwrap_or_default();
        KINDS.contains(&kind) || MESSAGES.iter().any(|words| message.contains(words))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_of_the_network_is_none_of_the_program() {
        for (kind, message, expected) in [
            ("requests.exceptions.ConnectionError", "no", true),
            ("Error", "connect ECONNREFUSED 127.0.0.1:80", true),
            ("OSError", "[Errno 98] Address already in use", true),
            ("sqlite3.OperationalError", "database is locked", true),
            ("sqlite3.OperationalError", "no such table: users", false),
            ("KeyError", "'timeout'", false),
            ("FileNotFoundError", "no such file", false),
        ] {
            let found =
                FailureSignature { kind: Some(kind.into()), message: Some(message.into()), place: None };
            assert_eq!(found.is_of_the_surroundings(), expected, "{kind}: {message}");
        }
    }
}
