//! Sources that are taken away, or emptied until nothing is left in them to complain of.

use crate::predicate::touch::{clears_caches, file_name, is_cache, is_log};
use crate::shell::{Call, Leaf, Word};
use crate::{Edit, FileRead, FileWrite, Reason};
use std::collections::HashMap;

/// How much code each file holds, as far as the turn shows it.
#[derive(Debug, Default)]
pub(super) struct Remains<'a>(HashMap<&'a str, usize>);

impl<'a> Remains<'a> {
    pub(super) fn read(&mut self, read: &'a FileRead) {
        if let (true, Some(text)) = (read.whole, &read.content) {
            self.0.insert(&read.path, code(text));
        }
    }

    /// Takes a write in, and tells whether it leaves no code where there was some, or may have been.
    pub(super) fn empties(&mut self, write: &'a FileWrite) -> bool {
        let before = self.0.remove(write.path.as_str());
        if is_prose(&write.path) {
            return false;
        }
        let count = |part: fn(&Edit) -> &str| write.edits.iter().map(|edit| code(part(edit))).sum::<usize>();
        let now = match &write.whole {
            Some(whole) => Some(code(whole)),
            None => {
                let (removed, added) = (count(|edit| &edit.removed), count(|edit| &edit.added));
                before.map(|before| before.saturating_add(added).saturating_sub(removed))
            }
        };
        if let Some(now) = now {
            self.0.insert(&write.path, now);
        }
        let may_be_new = write.created || file_name(&write.path) == "__init__.py";
        let had = before.map_or(!may_be_new, |before| before > 0);
        (now == Some(0) && had) || write.edits.iter().any(|edit| comments_out(edit) || unmounts(edit))
    }
}

/// How much of a text a compiler or a checker could find fault with: neither comments nor the words of a stub.
fn code(text: &str) -> usize {
    text.lines().map(str::trim).filter(|line| !is_comment(line) && !is_of_a_stub(line)).map(str::len).sum()
}

fn is_comment(line: &str) -> bool {
    let directive = ["#include", "#define", "#[", "#!["].iter().any(|start| line.starts_with(start));
    let begins = ["//", "#", "/*", "*/", "* ", "-- ", "<!--"].iter().any(|start| line.starts_with(start));
    line == "*" || (begins && !directive)
}

/// Lines that stand where nothing is.
fn is_of_a_stub(line: &str) -> bool {
    const STUBS: [&str; 13] = [
        "export {}",
        "export default {}",
        "module.exports = {}",
        "pass",
        "...",
        "{}",
        "[]",
        "\"use strict\"",
        "'use strict'",
        "<?php",
        "fn main() {}",
        "func main() {}",
        "from __future__ import annotations",
    ];
    let line = line.trim_end_matches(';');
    STUBS.contains(&line) || (line.starts_with("package ") && line.split(' ').count() == 2)
}

/// Whether all that an edit leaves of code is a comment.
fn comments_out(edit: &Edit) -> bool {
    let kept = |line: &str| {
        let line = line.trim();
        line.len() > 3 && edit.added.lines().any(|added| is_comment(added.trim()) && added.contains(line))
    };
    code(&edit.added) == 0
        && !edit.added.trim().is_empty()
        && edit.removed.lines().find(|line| code(line) > 0).is_some_and(kept)
}

/// Whether an edit takes a module of Rust out of what is compiled, or puts it under a condition.
fn unmounts(edit: &Edit) -> bool {
    let mounts = |line: &&str| {
        let line = line.trim().trim_start_matches("pub ");
        line.starts_with("mod ") && line.ends_with(';')
    };
    let is_there = |line: &str| edit.added.lines().any(|added| added.trim() == line.trim());
    let newly = edit.added.contains("#[cfg(") && !edit.removed.contains("#[cfg(");
    edit.removed.lines().filter(mounts).any(|line| newly || !is_there(line))
}

fn is_prose(path: &str) -> bool {
    [".md", ".rst", ".adoc", ".txt"].iter().any(|ending| path.ends_with(ending))
}

/// Whether something that is taken away is more than what tools and builds leave behind.
pub(super) fn is_no_leftover(path: &str) -> bool {
    const MADE: [&str; 8] = ["dist", "build", "node_modules", "target", "out", "coverage", ".next", ".tox"];
    let first = path.trim_start_matches("./").split('/').next().unwrap_or(path);
    !(MADE.contains(&first)
        || is_cache(path)
        || is_log(path)
        || path.starts_with("/tmp/")
        || path.ends_with(".pyc"))
}

/// Whether a command takes something of a kind away, or all that is in it.
pub(super) fn takes_away(leaf: &Leaf, kind: &dyn Fn(&str) -> bool) -> bool {
    let call = match &leaf.call {
        Ok(call) => call,
        Err(Reason::CommandRunner) => return clears(&leaf.text, kind),
        Err(_) => return leaf.writes.iter().any(|path| kind(path)),
    };
    let named = |word: &Word| {
        let name = word.literal().unwrap_or(&word.raw);
        !name.starts_with('-') && kind(name)
    };
    let sub = call.args.first().and_then(Word::literal).unwrap_or_default();
    let names = || call.args.iter().any(named);
    // What only adds to a file leaves all in it.
    let prints = |text: &str| leaf.out_file.as_deref().is_some_and(kind) && code(text) == 0;
    match call.program.as_str() {
        ":" | "true" => leaf.writes.iter().any(|path| kind(path)),
        "echo" | "printf" => said(call).is_some_and(|text| prints(&text)),
        "rm" | "unlink" | "truncate" | "shred" | "mv" => names(),
        "cp" | "install" | "ln" | "dd" | "tee" | "cat" => {
            let nothing = call.args.iter().filter_map(Word::literal).any(|word| word.ends_with("/dev/null"));
            nothing && (names() || prints(""))
        }
        "sed" | "gsed" | "perl" => deletes_every_line(call) && names(),
        "git" => matches!(sub, "rm" | "stash" | "clean" | "reset" | "checkout" | "restore" | "mv"),
        _ => false,
    }
}

/// What `echo` and `printf` print, as far as it matters whether that is code.
fn said(call: &Call) -> Option<String> {
    let words: Option<Vec<&str>> = call.args.iter().map(Word::literal).collect();
    let told = words?.into_iter().filter(|word| !word.starts_with('-') && !matches!(*word, "%s" | "%s\\n"));
    Some(told.collect::<Vec<_>>().join(" ").replace("\\n", "\n"))
}

/// `sed -i d`, `sed -i '1,$d'`, `sed -i '/./d'`, `sed -ni ''`.
fn deletes_every_line(call: &Call) -> bool {
    const ALL: [&str; 9] = ["", "1,$", "0,$", "2,$", "/./", "/.*/", "/^/", "/$/", "//"];
    let words: Vec<&str> = call.args.iter().filter_map(Word::literal).collect();
    let flags = |letter: char| {
        words.iter().any(|word| word.starts_with('-') && !word.starts_with("--") && word.contains(letter))
    };
    let in_place = flags('i') || words.iter().any(|word| word.starts_with("--in-place"));
    let silent = flags('n') && !words.iter().any(|word| !word.starts_with('-') && word.contains(['p', 'w']));
    let deletes = |word: &&str| {
        let script = word.trim().trim_end_matches(';').trim_end();
        let address = script.strip_suffix('d').map(|address| address.replace(' ', ""));
        address.is_some_and(|address| ALL.contains(&address.as_str())) || script.starts_with("s/.*//")
    };
    in_place && (silent || words.iter().any(deletes))
}

/// `find src -name '*.ts' -delete`, `… | xargs rm`.
fn clears(text: &str, kind: &dyn Fn(&str) -> bool) -> bool {
    let mut words = text.split_whitespace();
    let takes = words.any(|word| matches!(word, "rm" | "-delete" | "unlink" | "truncate" | "shred"));
    let caches = text.split_once("find ").is_some_and(|(_, rest)| clears_caches(rest.split_whitespace()));
    let named = text.split_whitespace().skip(1).any(|word| !word.starts_with('-') && kind(word));
    takes && !caches && named
}

#[cfg(test)]
mod tests;
