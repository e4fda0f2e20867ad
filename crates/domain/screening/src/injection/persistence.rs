//! Commands that leave a way back in: a key among the authorised ones, a program in a shell profile or in cron.

use std::ops::Range;
use std::sync::Arc;

use super::mention::is_mention;
use crate::Family::Persistence;
use crate::rules::{Hit, Rule, pattern};
use crate::text;

/// How far around its anchor a command is read, in bytes.
const BEHIND: usize = 256;
const AHEAD: usize = 160;

/// What fetches or opens something when the shell or the clock starts it.
const RUNNER: &str = r"(?:curl|wget|\bnc\b|ncat|socat|bash -i|/dev/tcp|base64 -d|python3? -c|perl -e|/tmp/|/dev/shm|@reboot|eval )";

/// `(anchors, command)`: the place is written to, and in the same line stands a key or a runner.
const COMMANDS: &[(&[&str], &str)] = &[
    (
        &["authorized_keys"],
        concat!(
            r"(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2|sk-ssh|curl|wget)[^\n]{0,200}(?:>>?|\btee\b[^\n|;]{0,20}) ?\S{0,60}authorized_keys",
            r"|authorized_keys[^\n]{0,80}(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-\S+|sk-ssh-\S+) AAAA",
        ),
    ),
    (
        &["bashrc", "zshrc", ".profile", "bash_profile", "zprofile", "/etc/profile", "config.fish"],
        concat!(
            r"{runner}[^\n]{0,200}(?:>>?|\btee\b(?: -a)?) ?\S{0,60}(?:bashrc|zshrc|profile|config\.fish)",
            r"|(?:>>?|\btee\b(?: -a)?) ?\S{0,60}(?:bashrc|zshrc|profile|config\.fish)[^\n]{0,16}<<[^\n]{0,80}{runner}",
        ),
    ),
    (
        &["crontab", "/etc/cron", "/spool/cron"],
        concat!(
            r"{runner}[^\n]{0,200}\| ?(?:sudo )?crontab\b",
            r"|{runner}[^\n]{0,200}(?:>>?|\btee\b(?: -a)?) ?(?:/etc/cron|/var/spool/cron)",
        ),
    ),
];

pub(super) fn rules() -> impl Iterator<Item = Rule> {
    COMMANDS.iter().flat_map(|(anchors, source)| {
        let command = Arc::new(pattern(&source.replace("{runner}", RUNNER)));
        anchors.iter().map(move |anchor| {
            let command = Arc::clone(&command);
            Rule::new(anchor, move |text, at: Range<usize>| {
                let start = at.start - text::behind(text, at.start, BEHIND).len();
                let window = text::cut(text, start..at.end + text::ahead(text, at.end, AHEAD).len());
                let found = command.regex().find_iter(window).find(|found| found.end() + start >= at.end)?;
                let span = start + found.start()..start + found.end();
                (!is_mention(text, &span, 2)).then_some(Hit { family: Persistence, span })
            })
        })
    })
}
