use std::fmt;

use serde::{Serialize, Serializer};

/// What a finding is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FindingKind {
    /// A credential, or something as sensitive as one.
    Secret,
    /// Text that gives orders to a model, poses as its host, or hides from the eye.
    Injection,
    /// Text that came out of this memory, or out of the assistant, earlier in the session.
    Echo,
    /// A match of the user's privacy list: the text is tagged and never refused for it.
    Privacy,
}

impl FindingKind {
    /// Every kind.
    pub const ALL: &[Self] = &[Self::Secret, Self::Injection, Self::Echo, Self::Privacy];

    /// The stable code: `secret`, `injection`, `echo` or `privacy`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::Secret => "secret",
            Self::Injection => "injection",
            Self::Echo => "echo",
            Self::Privacy => "privacy",
        }
    }
}

macro_rules! families {
    ($($name:ident: $kind:ident, $code:literal, $what:literal;)+) => {
        /// The family of a finding: the reason that a text was refused or redacted.
        ///
        /// The codes are stable; more families may be added.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Family {
            $(#[doc = $what] $name,)+
        }

        impl Family {
            /// Every family.
            pub const ALL: &[Self] = &[$(Self::$name,)+];

            /// What a finding of this family is about.
            #[must_use]
            pub fn kind(self) -> FindingKind {
                match self { $(Self::$name => FindingKind::$kind,)+ }
            }

            /// The stable reason code, in kebab case.
            #[must_use]
            pub fn code(self) -> &'static str {
                match self { $(Self::$name => $code,)+ }
            }

            /// What the family holds, in one line.
            #[must_use]
            pub fn describe(self) -> &'static str {
                match self { $(Self::$name => $what,)+ }
            }
        }
    };
}

families! {
    OperatorLiteral: Secret, "operator-literal", "a literal that the operator registered as secret";
    OperatorPattern: Secret, "operator-pattern", "a match of a pattern that the operator registered as secret";
    CloudCredential: Secret, "cloud-credential", "a cloud provider's key or access id";
    VcsToken: Secret, "vcs-token", "an access token of a source-code host";
    RegistryToken: Secret, "registry-token", "a publishing token of a package or image registry";
    RegistryAuth: Secret, "registry-auth", "stored login data of an image registry";
    CiToken: Secret, "ci-token", "an access token of a build or deployment service";
    ChatToken: Secret, "chat-token", "a chat service's token or webhook address";
    PaymentKey: Secret, "payment-key", "a payment provider's key";
    LlmKey: Secret, "llm-key", "a language-model provider's key";
    ServiceToken: Secret, "service-token", "a token with the published prefix of another service";
    JsonWebToken: Secret, "json-web-token", "a signed JSON Web Token";
    PrivateKey: Secret, "private-key", "a private key with its body";
    UrlCredential: Secret, "url-credential", "a password or token in the user part of a URL";
    BasicAuth: Secret, "basic-auth", "a user name and password handed to a program or header";
    AuthorizationHeader: Secret, "authorization-header", "the credential of an authorization header";
    Cookie: Secret, "cookie", "a session cookie with its value";
    ConnectionString: Secret, "connection-string", "a connection string or signed address with its key";
    AssignedSecret: Secret, "assigned-secret", "a secret-like name with a value";
    CardNumber: Secret, "card-number", "a payment card number";
    SeedPhrase: Secret, "seed-phrase", "the recovery words of a wallet";
    MemoryFence: Injection, "memory-fence", "the fence or note around recalled memory";
    RoleMarkup: Injection, "role-markup", "chat-template or role markup";
    ToolCallMarkup: Injection, "tool-call-markup", "the markup of a tool call or its result";
    InstructionOverride: Injection, "instruction-override", "an order to drop or replace the instructions in force";
    Exfiltration: Injection, "exfiltration", "an order to reveal or send out protected data";
    Persistence: Injection, "persistence", "a command that leaves a way back in: authorised keys, shell profiles, cron";
    MemoryPoisoning: Injection, "memory-poisoning", "an order to remember a lasting rule or a claim that would harm its user";
    HiddenUnicode: Injection, "hidden-unicode", "characters that hide, reorder or split the text that a reader sees";
    RecalledEcho: Echo, "recalled-echo", "text that this memory put into the session";
    AssistantEcho: Echo, "assistant-echo", "text that the assistant said in the session";
    PrivatePerson: Privacy, "private-person", "a name, number or word of the user's list of private people";
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl fmt::Display for FindingKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl Serialize for Family {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl Serialize for FindingKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_code_is_unique_and_in_kebab_case() {
        let codes: BTreeSet<&str> = Family::ALL.iter().map(|family| family.code()).collect();
        assert_eq!(codes.len(), Family::ALL.len());
        for code in codes {
            assert!(code.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{code}");
            assert!(!code.starts_with('-') && !code.ends_with('-'), "{code}");
        }
    }

    #[test]
    fn every_family_is_described_in_one_line() {
        for family in Family::ALL {
            assert!(!family.describe().is_empty() && !family.describe().contains('\n'), "{family}");
        }
    }
}
