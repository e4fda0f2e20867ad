//! Passwords among the arguments of calls that are well known, and of statements.

use std::ops::Range;

use super::name::Strength;
use super::value::{Writing, is_secret};
use crate::Family::{AssignedSecret, AuthorizationHeader, BasicAuth, ConnectionString, Cookie};
use crate::rules::{Hit, Pattern, Rule, pattern};
use crate::{Family, text};

/// How far before and after its name the arguments of a call are read, in bytes.
const BEHIND: usize = 160;
const AHEAD: usize = 256;

/// What a call is told by, and where its password stands.
struct Call {
    anchor: &'static str,
    /// What must stand before.
    before: &'static str,
    /// What follows, with the password as its group.
    after: &'static str,
    family: Family,
}

const fn call(anchor: &'static str, before: &'static str, after: &'static str, family: Family) -> Call {
    Call { anchor, before, after, family }
}

/// A string that is the second argument, after a name; the third, after two; the only one.
const SECOND: &str = r#"^\s*(?:\w+\s*[:=]\s*)?(?:[nbru]?["'`][^"'`\n]{1,80}["'`]|[\w.$>-]{1,60})\s*,\s*(?:\w+\s*[:=]\s*)?(?:Some\()?[nbru]?["'`]([^"'`\s]{4,})["'`]"#;
const THIRD: &str = r#"^\s*[^;\n"'`]{0,60}(?:["'`][^"'`\n]{0,160}["'`])?[^;\n"'`]{0,60},\s*(?:\w+\s*[:=]\s*)?["'`][^"'`\n]{1,80}["'`]\s*,\s*(?:\w+\s*[:=]\s*)?["'`]([^"'`\s]{4,})["'`]"#;
const ONLY: &str = r#"^\s*[nbru]?["'`]([^"'`\s]{4,}?)(?:\{enter\}|\\[nrt])*["'`]"#;
const OF_FIELD: &str =
    r#"^\s*["'`][^"'`\n]*(?:pass|pwd|secret|token)[^"'`\n]*["'`]\s*,\s*["'`]([^"'`\s]{4,})["'`]"#;

/// The value of a session's cookie, in a map or beside the name.
const COOKIE: &str =
    r#"^\\?["']\s*[,:]\s*(?:\\?["']?value\\?["']?\s*[:=]\s*)?\\?["']([\w%.:+/=~-]{16,})\\?["']"#;
/// The same in the form in which a client sends it.
const COOKIE_PAIR: &str = r"^=([\w%.:+/~-]{16,})";
/// What a user of SNMP authenticates and encrypts with.
const SNMP: &str = r"^(?:md5|sha[\d-]*) (\S{8,})";
const SNMP_PRIVATE: &str = r"^(?:3?des|aes)(?: ?\d+)? (\S{8,})";
/// The key of a peer in `ipsec.secrets`.
const PEER: &str = r#"^([^"\s]{6,})""#;

/// The line or the one before it names a field for passwords.
const FIELD: &str = r"(?:pass(?:word|wd|phrase|code)?|pwd|passwort|kennwort)\b[^\n]{0,100}$";
const ASKED: &str = r"ass(?:word|phrase|code)[^\n]{0,60}\n?[^\n]{0,60}$";

const CALLS: &[Call] = &[
    call("getConnection(", "", THIRD, AssignedSecret),
    call("bearer_auth(", "", ONLY, AuthorizationHeader),
    call("Authorization::bearer(", "", ONLY, AuthorizationHeader),
    call("Authorization::basic(", "", SECOND, BasicAuth),
    call("SecretString::from(", "", ONLY, AssignedSecret),
    call("SecretString::new(", "", ONLY, AssignedSecret),
    call("from_secret(", "", ONLY, AssignedSecret),
    call("new_from_slice(", "", ONLY, AssignedSecret),
    call("hmac.new(", "", ONLY, AssignedSecret),
    call("jwt.encode(", "", SECOND, AssignedSecret),
    call("jwt.decode(", "", SECOND, AssignedSecret),
    call("cohere.Client(", "", ONLY, AssignedSecret),
    call("cohere.ClientV2(", "", ONLY, AssignedSecret),
    call("Mistral(", "mistral", ONLY, AssignedSecret),
    call(" value=", r"\bvault [^\n]*$", r"^([^\s$<]{8,})", AssignedSecret),
    call(" auth ", r"snmp[^\n]*$", SNMP, AssignedSecret),
    call(" priv ", r"snmp[^\n]*$", SNMP_PRIVATE, AssignedSecret),
    call("mysqli_connect(", "", THIRD, AssignedSecret),
    call("new mysqli(", "", THIRD, AssignedSecret),
    call("new PDO(", "", THIRD, AssignedSecret),
    call("mysql.connect(", "", THIRD, AssignedSecret),
    call("oci_connect(", "", SECOND, AssignedSecret),
    call("oracledb.connect(", "", SECOND, AssignedSecret),
    call("auth=(", "", SECOND, BasicAuth),
    call("auth = (", "", SECOND, BasicAuth),
    call("BasicAuth(", "", SECOND, BasicAuth),
    call("basic_auth(", "", SECOND, BasicAuth),
    call("BasicAuthentication(", "", SECOND, BasicAuth),
    call("DigestAuth(", "", SECOND, BasicAuth),
    call("PasswordAuthentication(", "", SECOND, BasicAuth),
    call("Credential(", "", SECOND, BasicAuth),
    call("Credentials(", "", SECOND, BasicAuth),
    call("AuthenticationToken(", "", SECOND, BasicAuth),
    call("PlainAuthenticator(", "", SECOND, BasicAuth),
    call("PlainAuthProvider(", "", SECOND, BasicAuth),
    call(".auth(", "", SECOND, BasicAuth),
    call("login(", "", SECOND, BasicAuth),
    call("authenticate(", "", SECOND, BasicAuth),
    call("sign_in(", "", SECOND, BasicAuth),
    call("signIn(", "", SECOND, BasicAuth),
    call("WithPassword(", "", SECOND, BasicAuth),
    call("PlainAuth(", "", THIRD, BasicAuth),
    call("UserPassword(", "", SECOND, BasicAuth),
    call("send_keys(", FIELD, ONLY, AssignedSecret),
    call("sendKeys(", FIELD, ONLY, AssignedSecret),
    call(".type(", FIELD, ONLY, AssignedSecret),
    call(".fill(", FIELD, ONLY, AssignedSecret),
    call(".setValue(", FIELD, ONLY, AssignedSecret),
    call(".set(", FIELD, ONLY, AssignedSecret),
    call("fill(", "", OF_FIELD, AssignedSecret),
    call("type(", "", OF_FIELD, AssignedSecret),
    call("setValue(", "", OF_FIELD, AssignedSecret),
    call("sendline(", ASKED, ONLY, AssignedSecret),
    call("send(", ASKED, ONLY, AssignedSecret),
    call("send \"", ASKED, r#"^((?:[^"\\\s]|\\[^nrt]){4,})(?:\\[nrt])*""#, AssignedSecret),
    call("send -- \"", ASKED, r#"^((?:[^"\\\s]|\\[^nrt]){4,})(?:\\[nrt])*""#, AssignedSecret),
    call("ConvertTo-SecureString", "", r#"^\s+(?:-string\s+)?["']?([^"'\s]{4,})["']?\s"#, AssignedSecret),
    call("oracle:thin:", "", r#"^[\w.$#-]{1,40}/([^\s@"'/]{4,})@"#, ConnectionString),
    call(
        "[admins]",
        "",
        r"^[ \t]*\r?\n(?:;[^\n]{0,120}\n){0,4}[\w.-]{1,40}[ \t]*=[ \t]*([^\s]{6,})",
        AssignedSecret,
    ),
    call(": PSK \"", "", PEER, AssignedSecret),
    call(": EAP \"", "", PEER, AssignedSecret),
    call(": XAUTH \"", "", PEER, AssignedSecret),
    call("= [[", r"(?:pass\w{0,12}|pwd|secret\w{0,12}|token|key)\s*$", r"^([^\]\s]{8,})\]\]", AssignedSecret),
    call("JSESSIONID", "", COOKIE, Cookie),
    call("JSESSIONID", "", COOKIE_PAIR, Cookie),
    call("PHPSESSID", "", COOKIE, Cookie),
    call("PHPSESSID", "", COOKIE_PAIR, Cookie),
    call("li_at", "", COOKIE, Cookie),
    call("connect.sid", "", COOKIE, Cookie),
    call("connect.sid", "", COOKIE_PAIR, Cookie),
    call("laravel_session", "", COOKIE, Cookie),
    call("laravel_session", "", COOKIE_PAIR, Cookie),
    call("ASP.NET_SessionId", "", COOKIE, Cookie),
    call("ASP.NET_SessionId", "", COOKIE_PAIR, Cookie),
    call("identified", "", r#"^(?:\s+with\s+\S+)?\s+by\s+(?:password\s+)?["']([^\s"']+)"#, BasicAuth),
];

pub(super) fn rules() -> impl Iterator<Item = Rule> {
    CALLS.iter().map(|call| {
        let (before, after) = (pattern(call.before), pattern(call.after));
        Rule::new(call.anchor, move |text, at| call.judge(&before, &after, text, at))
    })
}

impl Call {
    fn judge(&self, before: &Pattern, after: &Pattern, text: &str, at: Range<usize>) -> Option<Hit> {
        let password = after.regex().captures(text::ahead(text, at.end, AHEAD))?.get(1)?;
        let told = || self.before.is_empty() || before.regex().is_match(text::behind(text, at.start, BEHIND));
        let secret = is_secret(password.as_str(), Strength::Password, Writing::Quoted) && told();
        let span = at.end + password.start()..at.end + password.end();
        secret.then_some(Hit { family: self.family, span })
    }
}
