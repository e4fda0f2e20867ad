//! What redirections do to the streams of a command, and to whether it starts at all.

use super::word::Word;
use crate::Reason;
use brush_parser::ast::{IoFileRedirectKind, IoFileRedirectTarget, IoHereDocument, IoRedirect};

/// Where what is written to a stream ends up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Sink {
    /// In the output of the whole program.
    #[default]
    Shown,
    /// In the hands of commands that let whole lines of it through.
    Selected,
    /// In another command's hands.
    Filtered,
    /// In a file, or nowhere.
    Hidden,
    /// Only the running shell knows.
    Unknown,
}

/// The two streams that a command writes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Streams {
    pub(crate) out: Sink,
    pub(crate) err: Sink,
}

impl Streams {
    /// What stands between standard output and the output of the whole program.
    pub(crate) fn veil(self) -> Option<Reason> {
        match self.out {
            Sink::Shown => None,
            Sink::Selected | Sink::Filtered => Some(Reason::OutputFiltered),
            Sink::Hidden | Sink::Unknown => Some(Reason::OutputRedirected),
        }
    }

    /// Whether nothing that is written can be seen.
    pub(crate) fn are_hidden(self) -> bool {
        self.out == Sink::Hidden && self.err == Sink::Hidden
    }
}

/// What a list of redirections comes to.
#[derive(Debug, Default)]
pub(crate) struct Redirections {
    /// Where the streams lead.
    pub(crate) streams: Streams,
    /// A file has to be opened first, which can fail.
    pub(crate) open_a_file: bool,
    /// Standard input comes from the line itself.
    pub(crate) feed: bool,
    /// Something is written whose name only the running shell knows.
    pub(crate) write_anywhere: bool,
    /// The files that are written, as far as their names are known.
    pub(crate) writes: Vec<String>,
    /// The file to which standard output leads, when it holds nothing older.
    pub(crate) out_file: Option<String>,
    /// The here-document that standard input is, when nothing in it expands.
    pub(crate) document: Option<String>,
}

/// Applies redirections one after the other, to streams that lead to `streams`.
pub(crate) fn redirections<'a>(
    list: impl IntoIterator<Item = &'a IoRedirect>,
    streams: Streams,
) -> Redirections {
    let mut found = Redirections::default();
    let mut open = Descriptors(vec![(1, streams.out), (2, streams.err)]);
    let mut out_file = None;
    for redirect in list {
        if let Some(file) = standard_output(redirect) {
            out_file = file;
        }
        match redirect {
            IoRedirect::File(fd, kind, target) => found.file(*fd, kind, target, &mut open),
            IoRedirect::OutputAndError(word, _) => {
                let sink = open.of_file(&word.value);
                open.set(1, sink);
                open.set(2, sink);
                found.write(&word.value);
                found.open_a_file = true;
            }
            IoRedirect::HereDocument(fd, document) => {
                found.feed |= matches!(fd, None | Some(0));
                found.document = plain_text(document).filter(|_| matches!(fd, None | Some(0)));
            }
            IoRedirect::HereString(fd, _) => {
                found.feed |= matches!(fd, None | Some(0));
                found.document = None;
            }
        }
    }
    found.streams = Streams { out: open.get(1), err: open.get(2) };
    found.out_file = out_file.filter(|_| found.streams.out == Sink::Hidden);
    found
}

/// The text of a here-document that stands for itself.
fn plain_text(document: &IoHereDocument) -> Option<String> {
    let text = &document.doc.value;
    let expands = document.requires_expansion && text.contains(['$', '`', '\\']);
    (!expands && !document.remove_tabs).then(|| text.clone())
}

impl Redirections {
    fn file(
        &mut self,
        fd: Option<i32>,
        kind: &IoFileRedirectKind,
        target: &IoFileRedirectTarget,
        open: &mut Descriptors,
    ) {
        let writes = !matches!(kind, IoFileRedirectKind::Read | IoFileRedirectKind::DuplicateInput);
        let stream = fd.unwrap_or(i32::from(writes));
        self.feed |= stream == 0 || (!writes && !matches!(target, IoFileRedirectTarget::Filename(_)));
        let sink = match target {
            IoFileRedirectTarget::Fd(source) => open.get(*source),
            IoFileRedirectTarget::Filename(word) => {
                self.open_a_file = true;
                if writes {
                    self.write(&word.value);
                }
                open.of_file(&word.value)
            }
            IoFileRedirectTarget::Duplicate(word) => match word.value.trim_end_matches('-') {
                "" => Sink::Hidden,
                number => match number.parse() {
                    Ok(source) => open.get(source),
                    Err(_) => {
                        self.write_anywhere = true;
                        Sink::Unknown
                    }
                },
            },
            IoFileRedirectTarget::ProcessSubstitution(..) => {
                self.write_anywhere = true;
                Sink::Unknown
            }
        };
        open.set(stream, sink);
        // `>& word` sends both streams there, unless the word is a number.
        if sink == Sink::Unknown && fd.is_none() && matches!(target, IoFileRedirectTarget::Duplicate(_)) {
            open.set(2, Sink::Unknown);
        }
    }

    /// Notes a file that is written; devices keep nothing.
    fn write(&mut self, raw: &str) {
        match Word::parse(raw).literal() {
            Some(path) if path.starts_with("/dev/") => {}
            Some(path) => self.writes.push(path.to_owned()),
            None => self.write_anywhere = true,
        }
    }
}

/// The file, written anew, to which a redirection leads standard output: `Some(None)` for another place, `None` when
/// it is about another stream.
fn standard_output(redirect: &IoRedirect) -> Option<Option<String>> {
    let file =
        |raw: &str| Word::parse(raw).literal().filter(|path| !path.starts_with("/dev/")).map(str::to_owned);
    match redirect {
        IoRedirect::OutputAndError(word, append) => Some(file(&word.value).filter(|_| !append)),
        IoRedirect::File(None | Some(1), IoFileRedirectKind::Write | IoFileRedirectKind::Clobber, target) => {
            match target {
                IoFileRedirectTarget::Filename(word) => Some(file(&word.value)),
                _ => Some(None),
            }
        }
        IoRedirect::File(Some(1), ..) => Some(None),
        IoRedirect::File(None, kind, _) => {
            (!matches!(kind, IoFileRedirectKind::Read | IoFileRedirectKind::DuplicateInput)).then_some(None)
        }
        _ => None,
    }
}

/// The open descriptors, and where each leads.
struct Descriptors(Vec<(i32, Sink)>);

impl Descriptors {
    fn get(&self, fd: i32) -> Sink {
        self.0.iter().find_map(|(known, sink)| (*known == fd).then_some(*sink)).unwrap_or(Sink::Unknown)
    }

    fn set(&mut self, fd: i32, sink: Sink) {
        self.0.retain(|(known, _)| *known != fd);
        self.0.push((fd, sink));
    }

    fn of_file(&self, raw: &str) -> Sink {
        let word = Word::parse(raw);
        match word.literal() {
            Some("/dev/null") => Sink::Hidden,
            Some("/dev/stdout" | "/dev/fd/1" | "/proc/self/fd/1") => self.get(1),
            Some("/dev/stderr" | "/dev/fd/2" | "/proc/self/fd/2") => self.get(2),
            Some(path) if path.contains("/dev/") || path.contains("/proc/") => Sink::Unknown,
            Some(_) => Sink::Hidden,
            None => Sink::Unknown,
        }
    }
}
