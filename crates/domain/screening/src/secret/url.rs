//! Passwords and tokens in the user part of a URL.

use std::ops::Range;

use super::name::Strength;
use super::placeholder;
use super::value::{Writing, is_random, is_secret};
use crate::Family::{ConnectionString, UrlCredential};
use crate::rules::{Hit, Rule};
use crate::text;

/// The longest address that is read, in bytes.
const LONGEST: usize = 512;

pub(super) fn rules() -> impl Iterator<Item = Rule> {
    [Rule::new("://", judge), Rule::new("@tcp(", driver), Rule::new("@unix(", driver)].into_iter()
}

/// `user:password@tcp(host)`, as drivers of Go take it.
fn driver(text: &str, anchor: Range<usize>) -> Option<Hit> {
    let behind = text::behind(text, anchor.start, 96);
    let login = behind.rsplit(|c: char| c.is_whitespace() || "\"'`=".contains(c)).next()?;
    let (_, password) = login.split_once(':')?;
    let secret = is_secret(password, Strength::Password, Writing::Quoted);
    secret.then(|| Hit { family: ConnectionString, span: anchor.start - password.len()..anchor.start })
}

fn judge(text: &str, anchor: Range<usize>) -> Option<Hit> {
    let behind = text::behind(text, anchor.start, 24);
    let scheme =
        behind.rsplit(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '+' | '.' | '-')).next()?;
    if scheme.len() < 2 {
        return None;
    }
    let family = if is_database(scheme) { ConnectionString } else { UrlCredential };
    let address = text::ahead(text, anchor.end, LONGEST);
    let ends = |byte: &u8| byte.is_ascii_whitespace() || b"\"'`|\\".contains(byte);
    let length = |end: &dyn Fn(&u8) -> bool| address.as_bytes().iter().take_while(|byte| !end(byte)).count();
    let authority = text::cut(address, 0..length(&|byte| ends(byte) || b"/?#".contains(byte)));
    let whole = || text::cut(address, 0..length(&ends));
    // A raw password may hold a slash; only database addresses are typed by hand often enough to read them so.
    let at = match authority.rfind('@') {
        None if family == ConnectionString => whole().rfind('@')?,
        at => at?,
    };
    let (user_info, host) = (text::cut(address, 0..at), text::after(address, at + 1));
    let host_ends = |byte: &u8| ends(byte) || b":/?#".contains(byte);
    let host = text::cut(host, 0..host.bytes().take_while(|byte| !host_ends(byte)).count());
    if host.starts_with("sha256") {
        return None;
    }
    let span = match user_info.split_once(':') {
        Some((user, password)) => {
            let start = user.len() + 1;
            is_password(user, password, host).then_some(start..at)
        }
        // Where errors are reported to is published with the program that reports them.
        None if host.contains("ingest.") && host.contains("sentry.io") => None,
        None => is_random(user_info, 16).then_some(0..at),
    }?;
    Some(Hit { family, span: anchor.end + span.start..anchor.end + span.end })
}

fn is_database(scheme: &str) -> bool {
    const NAMES: &[&str] = &[
        "postgres",
        "mysql",
        "mariadb",
        "mongodb",
        "redis",
        "amqp",
        "mssql",
        "sqlserver",
        "clickhouse",
        "cockroach",
        "jdbc",
    ];
    let is =
        |part: &str, name: &str| part.get(..name.len()).is_some_and(|part| part.eq_ignore_ascii_case(name));
    scheme.split('+').any(|part| NAMES.iter().any(|name| is(part, name)))
}

fn is_password(user: &str, password: &str, host: &str) -> bool {
    if password.is_empty() || placeholder::is_placeholder(password) || placeholder::is_reference(password) {
        return false;
    }
    !(is_example(host) && (password == user || is_factory_set(password)))
}

/// A place that no outsider reaches, or that does not exist.
fn is_example(host: &str) -> bool {
    matches!(
        host,
        "localhost" | "127.0.0.1" | "0.0.0.0" | "db" | "postgres" | "mysql" | "redis" | "mongo" | "rabbitmq"
    ) || host == "example"
        || [".example", ".test", ".invalid", "example.com", "example.org", "example.net"]
            .iter()
            .any(|ending| host.ends_with(ending))
}

/// The passwords that local databases are delivered with.
fn is_factory_set(password: &str) -> bool {
    matches!(
        password,
        "postgres" | "mysql" | "root" | "admin" | "guest" | "redis" | "mongo" | "rabbitmq" | "sa"
    )
}
