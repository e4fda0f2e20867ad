//! Passwords and tokens in the arguments and on the standard input of well-known programs.

mod clients;
mod words;

use std::collections::HashMap;
use std::ops::Range;
use std::sync::LazyLock;

use self::clients::{Place, USAGES, Usage, Value};
use self::words::{Command, Word, commands};
use super::placeholder::{is_placeholder, is_reference};
use super::value::{is_made, is_mundane};
use crate::Family::BasicAuth;
use crate::rules::{Hit, Rule, Stretch};
use crate::text;

/// How far before the name of a program its input is looked for, and how far behind it its arguments go, in bytes.
const BEHIND: usize = 256;
const AHEAD: usize = 512;

/// The least of a password that is told from a number of something, in bytes.
const SHORTEST: usize = 4;

/// How deep command lines in the strings of others are read, and the longest name of a program.
const NESTED: usize = 2;
const LONGEST_NAME: usize = 20;

pub(super) fn rules() -> impl Iterator<Item = Rule> {
    let stretch = Stretch::new(BEHIND, AHEAD, judge);
    let mut anchors: Vec<String> = USAGES.iter().flat_map(anchors).collect();
    anchors.sort_unstable();
    anchors.dedup();
    anchors.into_iter().map(move |anchor| Rule::stretch(&anchor, &stretch))
}

/// What announces a usage: the name of the program, which has to be told from a word.
fn anchors(usage: &'static Usage) -> impl Iterator<Item = String> {
    usage.clients.split(' ').map(|client| match (usage.words, client.len()) {
        ([first, ..], ..=3) if !first.starts_with('-') => format!("{client} {first}"),
        _ if client.ends_with("passwd") || client == "sudo" => client.to_owned(),
        _ => format!("{client} "),
    })
}

/// The usages by the name of the program.
static CLIENTS: LazyLock<HashMap<&str, Vec<&Usage>>> = LazyLock::new(|| {
    let mut clients: HashMap<&str, Vec<&Usage>> = HashMap::new();
    for usage in USAGES {
        usage.clients.split(' ').for_each(|client| clients.entry(client).or_default().push(usage));
    }
    clients
});

fn judge(text: &str, stretch: Range<usize>, found: &mut dyn FnMut(Hit)) {
    nested(text, stretch, NESTED, found);
}

fn nested(text: &str, stretch: Range<usize>, depth: usize, found: &mut dyn FnMut(Hit)) {
    let mut given: Option<Word> = None;
    for command in commands(text, stretch) {
        let mut client: Option<(&[&Usage], usize)> = None;
        let input = command.fed.as_ref().or(given.as_ref());
        let run = |client: &[&Usage], words: &[Word], found: &mut dyn FnMut(Hit)| {
            client.iter().for_each(|usage| Arguments { text, words, input }.values(usage, found));
        };
        for (at, word) in command.words.iter().enumerate() {
            let whole = text::cut(text, word.span.clone());
            if let Some(next) = usages(whole) {
                if let Some((client, from)) = client.replace((next, at + 1)) {
                    run(client, command.words.get(from..at).unwrap_or_default(), found);
                }
            } else if let Some(line) = word.line.clone().filter(|_| depth > 0) {
                // A command line as one argument, or as a string of a program.
                nested(text, line, depth - 1, found);
            }
        }
        if let Some((client, from)) = client {
            run(client, command.words.get(from..).unwrap_or_default(), found);
        }
        given = command.printed(text).filter(|_| command.pipes);
    }
}

/// The usages of the program that a word names, if it does.
fn usages(word: &str) -> Option<&'static [&'static Usage]> {
    let name = word.trim_matches(['"', '\'', '\\', '$']);
    let name = name.rsplit(['/', '\\', '=', '{']).next()?;
    let name = name.strip_suffix(".exe").unwrap_or(name);
    if name.len() > LONGEST_NAME {
        return None;
    }
    let lower;
    let name = if name.bytes().any(|byte| byte.is_ascii_uppercase()) {
        lower = name.to_ascii_lowercase();
        lower.as_str()
    } else {
        name
    };
    CLIENTS.get(name).map(Vec::as_slice)
}

/// The words after the name of a program, and what is fed to it.
struct Arguments<'t> {
    text: &'t str,
    words: &'t [Word],
    input: Option<&'t Word>,
}

impl Arguments<'_> {
    fn values(&self, usage: &Usage, found: &mut dyn FnMut(Hit)) {
        let Some(named) = self.named(usage.words) else { return };
        let rest = self.words.get(named..).unwrap_or_default();
        let mut add = |span: Range<usize>| {
            if let Some(span) = secret(self.text, span, usage.value) {
                found(Hit { family: BasicAuth, span });
            }
        };
        match usage.place {
            Place::Flag(flags) => {
                for (at, word) in self.words.iter().enumerate() {
                    let flag = self.cut(word);
                    if flags.contains(&flag) {
                        self.words
                            .get(at + 1)
                            .filter(|next| !self.is_flag(next))
                            .into_iter()
                            .for_each(|next| add(next.span.clone()));
                    } else if let Some((flag, _)) = flag.split_once('=')
                        && flags.contains(&flag)
                    {
                        add(word.inner(self.text, flag.len() + 1));
                    }
                }
            }
            Place::Glued(flags) => {
                for word in self.words {
                    let flag = flags.iter().find(|flag| self.cut(word).starts_with(**flag));
                    flag.into_iter().for_each(|flag| add(word.inner(self.text, flag.len())));
                }
            }
            Place::Behind(start) => {
                let at = self.words.iter().position(|word| self.cut(word).starts_with(start));
                let next = at.and_then(|at| self.words.get(at + 1));
                next.into_iter().for_each(|next| add(next.span.clone()));
            }
            Place::Plain(nth) => {
                let plain = rest.iter().filter(|word| !self.is_flag(word)).nth(nth - 1);
                plain.into_iter().for_each(|word| add(word.span.clone()));
            }
            Place::Last => {
                let last = rest.iter().rfind(|word| !self.is_flag(word));
                last.into_iter().for_each(|word| add(word.span.clone()));
            }
            Place::Any => {
                rest.iter().filter(|word| !self.is_flag(word)).for_each(|word| add(word.span.clone()));
            }
            Place::Input => self.input.into_iter().for_each(|word| add(word.span.clone())),
        }
    }

    /// How many words there are up to the last of those that name a usage.
    fn named(&self, names: &[&str]) -> Option<usize> {
        let mut at = 0;
        for name in names {
            let rest = self.words.get(at..)?;
            let is = |word: &Word| {
                let word = self.cut(word);
                word.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name))
            };
            at += rest.iter().position(is)? + 1;
        }
        Some(at)
    }

    fn is_flag(&self, word: &Word) -> bool {
        !word.quoted && self.cut(word).starts_with('-')
    }

    fn cut(&self, word: &Word) -> &str {
        text::cut(self.text, word.span.clone())
    }
}

impl Command {
    /// What the command prints, when it does nothing else.
    fn printed(&self, text: &str) -> Option<Word> {
        let name = text::cut(text, self.words.first()?.span.clone());
        let printer = matches!(name.rsplit('/').next(), Some("echo" | "printf" | "print"));
        printer.then(|| self.words.last().cloned()).flatten()
    }
}

/// The part of a value that is secret.
fn secret(text: &str, span: Range<usize>, kind: Value) -> Option<Range<usize>> {
    let value = text::cut(text, span.clone());
    let (from, password) = match kind {
        Value::Password | Value::Made => (0, value),
        Value::Login(mark) => value
            .split_once(mark)
            .filter(|(user, _)| mark != '/' || !user.contains('@'))
            .map(|(user, password)| (user.len() + 1, password))?,
        Value::Source => (5, value.strip_prefix("pass:")?),
    };
    let password = match kind {
        Value::Login('/') => password.rsplit_once('@').map_or(password, |(password, _)| password),
        _ => password.trim_end_matches("\\n"),
    };
    if is_placeholder(password)
        || is_reference(password)
        || value.contains("[redacted")
        || value.contains("://")
    {
        return None;
    }
    let start = span.start + from;
    let secret = match kind {
        Value::Made => is_made(password, 12),
        Value::Login('/') => !password.contains('/') && password.len() >= SHORTEST && !is_mundane(password),
        _ => {
            password.len() >= SHORTEST && password.bytes().any(|byte| !byte.is_ascii_digit() && byte != b'.')
        }
    };
    secret.then_some(start..start + password.len())
}
