//! Orders and commands that reveal protected data or send it out.

use super::mention::is_mention;
use super::wording::Wording;
use crate::Family::Exfiltration;
use crate::rules::{Hit, Rule, Stretch, pattern};
use crate::text;

/// How far around its anchor an order or a command is read, in bytes.
const BEHIND: usize = 160;
const AHEAD: usize = 256;

/// What an order to send is about.
const PROTECTED: &str = "(?:api keys?|credentials|secrets|passwords?|access tokens?|auth tokens?|environment variables|env vars|private keys?|ssh keys?|system prompt|chat history|conversation(?: history)?|session cookies|contents? of (?:(?:the|your|my|all) )?(?:env|ssh|aws credentials|id rsa|etc (?:passwd|shadow)|netrc))";

/// Orders, looked for in a [`Wording`]; `{protected}` stands for [`PROTECTED`].
const ORDERS: &[(&[&str], &str)] = &[
    (
        &[
            "api key",
            "credentials",
            "secrets",
            "password",
            "access token",
            "auth token",
            "environment variables",
            "env vars",
            "private key",
            "ssh key",
            "system prompt",
            "chat history",
            "conversation",
            "session cookies",
            "contents of",
            "content of",
        ],
        r"\b(?:send|post|upload|forward|email|mail|exfiltrate|leak|transmit|submit|deliver) (?:\w+ ){0,6}?{protected} (?:\w+ ){0,6}?(?:to|at|via) (?:https? |(?:the )?attacker|my server|webhook|(?:\w+ ){1,4}(?:com|net|org|io|ru|cn|dev|example)\b)",
    ),
    (
        &[
            "system prompt",
            "system instructions",
            "your instructions",
            "initial prompt",
            "hidden prompt",
            "initial instructions",
            "hidden instructions",
            "original instructions",
        ],
        r"\b(?:reveal|print|show|output|repeat|display|dump|leak|disclose|tell me|give me|recite) (?:(?:me|us|all|of|out|the|verbatim|full|entire|complete|exact) ){0,4}(?:your (?:(?:full|entire|complete|exact|hidden|initial|original|secret) )?(?:system (?:prompt|instructions)|(?:hidden|initial|original|secret) (?:prompt|instructions))|your instructions (?:verbatim|above|word for word)|the (?:system|hidden) prompt verbatim)",
    ),
];

/// Files that hold credentials.
const STORES: &str = r"(?:\.env\b|id_rsa|id_ed25519|\.ssh/id|\.aws/credentials|\.netrc|\.npmrc|\.pypirc|\.git-credentials|/etc/shadow|/etc/passwd)";

/// Commands that send a file or the environment out; `{stores}` stands for [`STORES`].
const COMMAND: &str = concat!(
    r"(?:cat|base64|tar|xxd|gzip)\b[^\n|;&]{0,80}{stores}[^\n;&]{0,60}\|\s*(?:base64[^|\n]{0,20}\|\s*)?(?:curl|wget|nc|ncat)\b",
    r"|\b(?:env|printenv)\s*\|[^\n;&]{0,60}(?:curl|wget|nc|ncat)\b",
    r"|curl\b[^\n|;]{0,160}\s(?:-d|--data[a-z-]*|-F|--form|-T|--upload-file)[= ]?\s*\S{0,24}(?:@\S{0,40}{stores}|\$\((?:env|printenv|cat\s+[^)\n]{0,60}{stores}))",
);
const SENDERS: &[&str] = &["curl", "wget", "nc ", "ncat"];

pub(super) fn rules() -> impl Iterator<Item = Rule> {
    let orders = ORDERS.iter().flat_map(|(anchors, source)| {
        let order = pattern(&source.replace("{protected}", PROTECTED));
        let stretch = Stretch::new(BEHIND, AHEAD, move |text, span, found| {
            let wording = Wording::of(text, span.clone());
            for order in order.regex().find_iter(wording.as_str()) {
                let order = wording.original(order.range());
                let before = text::behind(text, order.start, BEHIND.min(order.start - span.start));
                if is_imperative(before) && !is_mention(text, &order, 2) {
                    found(Hit { family: Exfiltration, span: order });
                }
            }
        });
        anchors.iter().map(move |anchor| Rule::stretch(anchor, &stretch))
    });
    let command = pattern(&COMMAND.replace("{stores}", STORES));
    let stretch = Stretch::new(BEHIND, AHEAD, move |text, span, found| {
        for command in command.regex().find_iter(text::cut(text, span.clone())) {
            let command = span.start + command.start()..span.start + command.end();
            found(Hit { family: Exfiltration, span: command });
        }
    });
    orders.chain(SENDERS.iter().map(move |anchor| Rule::stretch(anchor, &stretch)))
}

/// Whether a verb after `before` is an order: it begins a sentence, a clause or a step, or follows a word that orders.
fn is_imperative(before: &str) -> bool {
    const ORDERING: &[&str] = &[
        "please", "then", "and", "now", "must", "should", "always", "also", "first", "finally", "just", "you",
    ];
    let before = before.trim_end_matches([' ', '\t', '*', '_']);
    let Some(last) = before.chars().next_back() else { return true };
    if !last.is_alphanumeric() {
        return !matches!(last, '\'' | '`');
    }
    let mut words = before.rsplit(|c: char| !c.is_alphanumeric() && c != '\'');
    let last = words.next().unwrap_or_default().to_ascii_lowercase();
    let negated = matches!(last.as_str(), "not" | "never" | "don't");
    let to_reader = last == "to" && words.any(|word| word.eq_ignore_ascii_case("you"));
    !negated && (to_reader || ORDERING.contains(&last.as_str()))
}
