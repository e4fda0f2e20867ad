//! Commands that leave a way back in: a key among the authorised ones, a program in a shell profile or in cron.

use super::mention::is_mention;
use crate::Family::Persistence;
use crate::rules::{Hit, Rule, Stretch, pattern};
use crate::text;

/// How far around its anchor a command is read, in bytes.
const BEHIND: usize = 256;
const AHEAD: usize = 160;

/// What fetches or opens something when the shell or the clock starts it.
const RUNNER: &str =
    r"(?:curl|wget|\bnc\b|ncat|socat|bash -i|/dev/tcp|base64 -d|python3? -c|perl -e|/tmp/|/dev/shm|@reboot)";

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
    (&[".git/hooks"], r"{runner}[^\n]{0,200}(?:>>?|\btee\b(?: -a)?) ?\S{0,60}\.git/hooks/"),
    (&["autostart/"], r"{runner}[^\n]{0,200}(?:>>?|\btee\b(?: -a)?) ?\S{0,60}autostart/"),
    (
        &["execstart"],
        r"execstart ?= ?[^\n]{0,120}(?:(?:curl|wget)[^\n]{0,120}\| ?(?:ba|z)?sh\b|/dev/tcp/|bash -i|/dev/shm/|/tmp/\.)",
    ),
    (
        &["schtasks"],
        r"schtasks[^\n]{0,80}/create[^\n]{0,200}(?:mshta|powershell[^\n]{0,40}(?:-enc|iex|http)|curl|certutil|%temp%)",
    ),
    (
        &["currentversion"],
        r"reg add[^\n]{0,120}currentversion\\{1,2}run[^\n]{0,200}(?:mshta|powershell|wscript|http|%temp%)",
    ),
    (&["chmod"], r"cp /bin/(?:ba|z)?sh [^\n]{0,80}chmod (?:u?\+s|[46]755)"),
];

pub(super) fn rules() -> impl Iterator<Item = Rule> {
    COMMANDS.iter().flat_map(|(anchors, source)| {
        let command = pattern(&source.replace("{runner}", RUNNER));
        let stretch = Stretch::new(BEHIND, AHEAD, move |text, span, found| {
            for command in command.regex().find_iter(text::cut(text, span.clone())) {
                let command = span.start + command.start()..span.start + command.end();
                if !is_mention(text, &command, 2) {
                    found(Hit { family: Persistence, span: command });
                }
            }
        });
        anchors.iter().map(move |anchor| Rule::stretch(anchor, &stretch))
    })
}
