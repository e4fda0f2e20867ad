//! Commands that send protected data out.

use crate::Family::Exfiltration;
use crate::rules::{Hit, Rule, Stretch, pattern};
use crate::text;

/// How far around its anchor a command is read, in bytes.
const BEHIND: usize = 160;
const AHEAD: usize = 256;

/// Files that hold credentials.
const STORES: &str = r"(?:\.env\b|id_rsa|id_ed25519|\.ssh/id|\.aws/credentials|\.netrc|\.npmrc|\.pypirc|\.git-credentials|/etc/shadow|/etc/passwd)";

/// Commands that send a file or the environment out; `{stores}` stands for [`STORES`].
const COMMAND: &str = concat!(
    r"(?:cat|base64|tar|xxd|gzip)\b[^\n|;&]{0,80}{stores}[^\n;&]{0,60}\|\s*(?:base64[^|\n]{0,20}\|\s*)?(?:curl|wget|nc|ncat)\b",
    r"|\b(?:env|printenv)\s*\|[^\n;&]{0,60}(?:curl|wget|nc|ncat)\b",
    r"|aws s3 (?:sync|cp|mv) (?:~|\$HOME|/home/\w{1,32}|/etc)/?[^\n;&|]{0,40} s3://[^\n;&|]{0,120}--acl public",
    r"|\b(?:scp|rsync|sftp)\b[^\n|;&]{0,80}(?:\.ssh/id_\w{2,8}|\.aws/credentials|\.netrc|\.env|\.gnupg/?) [^\n|;&]{0,40}\S{1,40}@\S{1,80}:",
    r"|\b(?:dig|nslookup|ping)\b[^\n|;&]{0,60}\$\((?:cat|env|printenv|whoami|hostname|base64)\b[^\n)]{0,80}\)\S{0,20}\.[a-z]",
    r"|curl\b[^\n|;]{0,160}\s(?:-d|--data[a-z-]*|-F|--form|-T|--upload-file)[= ]?\s*\S{0,24}(?:@\S{0,40}{stores}|\$\((?:env|printenv|cat\s+[^)\n]{0,60}{stores}))",
);
const ANCHORS: &[&str] =
    &["curl", "wget", "nc ", "ncat", "aws s3", "={", "/{", "scp ", "rsync ", "nslookup", "dig "];

/// An address that the conversation is to be filled into.
const FILLED: &str = r"https?://[^\s)>]{1,120}[?&/=]\{\{?\s*(?:(?:chat|conversation|message|session|dialog(?:ue)?)[_ -]?(?:history|log|text|context|so far)|conversation|system[_ -]?prompt|context[_ -]?window)\s*\}";

pub(super) fn rules() -> impl Iterator<Item = Rule> {
    let command = pattern(&[COMMAND.replace("{stores}", STORES).as_str(), FILLED].join("|"));
    let stretch = Stretch::new(BEHIND, AHEAD, move |text, span, found| {
        for command in command.regex().find_iter(text::cut(text, span.clone())) {
            let command = span.start + command.start()..span.start + command.end();
            found(Hit { family: Exfiltration, span: command });
        }
    });
    ANCHORS.iter().map(move |anchor| Rule::stretch(anchor, &stretch))
}
