//! Text free of what differs between two runs of the same thing.

/// A text without what belongs to a machine, a moment or a draw of chance: prefixes of paths, positions in files,
/// addresses, ids, ports, times and sizes, long numbers, temporary names, the kind of quotes.
///
/// What somebody wrote stays: words, types, names, error codes, short numbers, versions that are asked for.
pub(super) fn steady(text: &str) -> String {
    let text = plainly_quoted(text);
    let tokens: Vec<Token<'_>> = Tokens(&text).collect();
    let mut steady = String::with_capacity(text.len());
    let mut previous = "";
    for (at, token) in tokens.iter().enumerate() {
        match token {
            Token::Blank => steady.push(' '),
            Token::Mark(mark) => steady.push(*mark),
            Token::Word(word) => {
                let next = tokens.iter().skip(at + 1).find_map(Token::word).unwrap_or_default();
                let asked = steady.ends_with(['=', '>', '<', '~', '^', '@']);
                steady_word(&mut steady, word, &Surroundings { previous, next, asked });
                previous = word;
            }
        }
    }
    steady.truncate(steady.trim_end().len());
    steady
}

/// A file's path without its folders: where a project lies is a machine's own affair.
pub(super) fn file_name(path: &str) -> &str {
    path.trim_end_matches(['/', '\\']).rsplit(['/', '\\']).next().unwrap_or(path)
}

/// One kind of quotes for all that platforms, locales and versions use.
fn plainly_quoted(text: &str) -> String {
    text.chars().map(|c| if "‘’“”`´\"".contains(c) { '\'' } else { c }).collect()
}

enum Token<'a> {
    /// One or more blanks.
    Blank,
    /// A character that belongs to no word.
    Mark(char),
    Word(&'a str),
}

impl<'a> Token<'a> {
    fn word(&self) -> Option<&'a str> {
        match self {
            Self::Word(word) => Some(word),
            Self::Blank | Self::Mark(_) => None,
        }
    }
}

struct Tokens<'a>(&'a str);

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        const MARKS: &str = "'()[]{}<>,;|=~^!?*&\"";
        let first = self.0.chars().next()?;
        if first.is_whitespace() {
            self.0 = self.0.trim_start();
            return Some(Token::Blank);
        }
        if MARKS.contains(first) && !self.0.starts_with("~/") {
            self.0 = self.0.get(first.len_utf8()..).unwrap_or_default();
            return Some(Token::Mark(first));
        }
        let ends = |(at, c): (usize, char)| at > 0 && (c.is_whitespace() || MARKS.contains(c));
        let end = self.0.char_indices().position(ends);
        let end = end.and_then(|nth| self.0.char_indices().nth(nth)).map_or(self.0.len(), |(at, _)| at);
        let (word, rest) = self.0.split_at_checked(end)?;
        self.0 = rest;
        Some(Token::Word(word))
    }
}

/// What stands around a word.
struct Surroundings<'a> {
    previous: &'a str,
    next: &'a str,
    /// Whether a comparison stands before it, as in `==1.2`.
    asked: bool,
}

fn steady_word(steady: &mut String, word: &str, around: &Surroundings<'_>) {
    let core = word.trim_end_matches([':', '.']);
    let tail = word.get(core.len()..).unwrap_or_default();
    match core {
        "" => {}
        _ if is_number(core) => steady.push_str(number(core, around)),
        _ if is_folder_around(core, around.previous, steady.ends_with('(')) => steady.push('#'),
        _ => name(steady, core),
    }
    steady.push_str(tail);
}

/// Digits and what stands between them: `12`, `1.5`, `12:30:01`, `2024-05-01T10:00:00Z`, `10.0.0.7:8080`.
fn is_number(word: &str) -> bool {
    let digits = word.strip_prefix(['+', '-']).unwrap_or(word);
    digits.starts_with(|c: char| c.is_ascii_digit())
        && digits.bytes().all(|b| b.is_ascii_digit() || b".,:-/TZ+%_".contains(&b))
}

/// The longest whole number that somebody is taken to have written: an arity, an index, a status.
const SHORT: usize = 3;

fn number<'w>(word: &'w str, around: &Surroundings<'_>) -> &'w str {
    const POSITIONS: [&str; 26] = [
        "line",
        "lines",
        "column",
        "col",
        "char",
        "character",
        "position",
        "offset",
        "port",
        "pid",
        "tid",
        "process",
        "thread",
        "goroutine",
        "seed",
        "attempt",
        "took",
        "after",
        "ln",
        "addr",
        "worker",
        "elapsed",
        "duration",
        "jobid",
        "job",
        "fd",
    ];
    const MEASURES: [&str; 22] = [
        "bytes",
        "byte",
        "ms",
        "us",
        "ns",
        "s",
        "sec",
        "secs",
        "second",
        "seconds",
        "milliseconds",
        "minutes",
        "hours",
        "KB",
        "MB",
        "GB",
        "kB",
        "KiB",
        "MiB",
        "GiB",
        "times",
        "more",
    ];
    const CODES: [&str; 8] = ["error", "code", "errno", "status", "sqlstate", "exit", "http", "signal"];
    let near = |list: &[&str], word: &str| {
        let word = word.trim_end_matches([':', '.', ',']);
        list.iter().any(|known| known.eq_ignore_ascii_case(word))
    };
    let digits = word.bytes().filter(u8::is_ascii_digit).count();
    let points = word.bytes().filter(|b| *b == b'.').count();
    let whole = word.bytes().all(|b| b.is_ascii_digit() || b == b'-' || b == b'+');
    let keeps = if near(&POSITIONS, around.previous) || near(&MEASURES, around.next) {
        false
    } else if whole {
        digits <= SHORT || near(&CODES, around.previous)
    } else if word.bytes().any(|b| b":/TZ%_,".contains(&b)) || word.trim_start_matches('-').contains('-') {
        return if word.starts_with("127.0.0.1:") { "127.0.0.1" } else { "#" };
    } else {
        (points == 1 && digits <= SHORT + 1) || (points > 0 && around.asked) || word == "127.0.0.1"
    };
    if keeps { word } else { "#" }
}

/// Whether a path is the folder in which something ran: `… not found in /home/ann/shop`, `shop v0.1.0 (/home/ann/shop)`.
fn is_folder_around(word: &str, previous: &str, enclosed: bool) -> bool {
    const BEFORE: [&str; 6] = ["in", "directory", "folder", "project", "repository", "package"];
    let absolute = word.starts_with('/') && word.len() > 1;
    absolute && !file_name(word).contains('.') && (enclosed || BEFORE.contains(&previous))
}

/// A word that is more than a number.
fn name(steady: &mut String, word: &str) {
    let file = word.strip_prefix("file://").unwrap_or(word);
    if let Some((scheme, rest)) = file.split_once("://") {
        return address(steady, scheme, rest);
    }
    let place = without_position(file);
    let drive = place.as_bytes().get(1..3).is_some_and(|b| b == b":\\" || b == b":/");
    let absolute = place.starts_with('/') || place.starts_with("~/") || drive;
    if absolute && place.len() > 1 {
        return segment(steady, file_name(place), true);
    }
    let relative = place.trim_start_matches("./").trim_start_matches("../");
    // An installed package lies wherever its interpreter does.
    let packages = ["site-packages/", "dist-packages/", "node_modules/"];
    let relative = packages
        .iter()
        .find_map(|folder| relative.rsplit_once(folder))
        .map_or(relative, |(_, inside)| inside);
    for (at, part) in relative.split('/').enumerate() {
        if at > 0 {
            steady.push('/');
        }
        segment(steady, part, false);
    }
}

/// `host:8080/a/b` with neither port nor what stands for a single thing.
fn address(steady: &mut String, scheme: &str, rest: &str) {
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    let host = host.rsplit_once('@').map_or(host, |(_, host)| host);
    let host = host.rsplit_once(':').filter(|(_, port)| is_number(port)).map_or(host, |(host, _)| host);
    steady.push_str(scheme);
    steady.push_str("://");
    segment(steady, host, false);
    for part in path.split('/').filter(|part| !part.is_empty()) {
        steady.push('/');
        segment(steady, part, false);
    }
}

/// `main.rs:3:5` without line and column.
pub(super) fn without_position(word: &str) -> &str {
    let mut place = word;
    for _ in 0..2 {
        match place.rsplit_once(':') {
            Some((before, number))
                if !number.is_empty()
                    && number.bytes().all(|b| b.is_ascii_digit())
                    && before.contains('.') =>
            {
                place = before;
            }
            _ => break,
        }
    }
    place
}

/// A part of a path, or a word: without addresses, ids, long numbers and what a program makes up for a while.
fn segment(steady: &mut String, word: &str, in_machine: bool) {
    if word.is_empty() {
    } else if is_id(word) || (in_machine && is_temporary(word)) {
        steady.push('#');
    } else if let Some(unit) = unit_of(word) {
        steady.push('#');
        steady.push_str(unit);
    } else if is_code(word) {
        steady.push_str(word);
    } else if word.strip_prefix("python").is_some_and(is_number) {
        steady.push_str("python");
    } else {
        without_runs(steady, word);
    }
}

/// A digest, an id of a container or a commit, a UUID: hex digits alone, and a number among them.
fn is_id(word: &str) -> bool {
    let hex = word.rsplit(':').next().unwrap_or(word);
    let digits = hex.bytes().filter(u8::is_ascii_digit).count();
    hex.len() >= 7 && digits > 0 && hex.bytes().all(|b| b.is_ascii_hexdigit() || b == b'-')
}

/// Names that programs make up: `tmpab12cd`, `ccXyZ123.o`, `pip-req-build-k3j2`.
fn is_temporary(word: &str) -> bool {
    let stem = word.split('.').next().unwrap_or(word);
    let made_by_gcc =
        stem.len() == 8 && stem.starts_with("cc") && stem.bytes().all(|b| b.is_ascii_alphanumeric());
    let made_by_pip = ["pip-req-build-", "pip-build-env-", "pip-install-", "pip-unpack-"];
    made_by_gcc
        || (word.len() >= 8 && (word.starts_with("tmp") || word.starts_with("temp-")))
        || word.starts_with("tmp.")
        || made_by_pip.iter().any(|start| word.starts_with(start))
}

/// The unit of a measure: of `1.25s`, of `12MB`.
fn unit_of(word: &str) -> Option<&str> {
    const UNITS: [&str; 18] = [
        "s", "ms", "us", "µs", "ns", "sec", "secs", "min", "h", "B", "kB", "KB", "MB", "GB", "KiB", "MiB",
        "GiB", "K",
    ];
    let end = word.find(|c: char| !c.is_ascii_digit() && c != '.')?;
    let (number, unit) = word.split_at_checked(end)?;
    (!number.is_empty() && UNITS.contains(&unit)).then_some(unit)
}

/// An error's code: capitals and digits behind them, `E0308`, `TS2322`, `CVE-2024-1234`.
fn is_code(word: &str) -> bool {
    let letters = word.bytes().take_while(|b| b.is_ascii_uppercase() || *b == b'_').count();
    let digits = word.get(letters..).unwrap_or_default();
    letters > 0 && digits.len() >= 2 && digits.bytes().all(|b| b.is_ascii_digit() || b == b'-')
}

/// A word without addresses (`0x7f3a`, `Row@1b6d3586`) and without runs of more than three digits.
fn without_runs(steady: &mut String, word: &str) {
    let mut rest = word;
    while let Some(c) = rest.chars().next() {
        let hex = |text: &str| text.bytes().take_while(u8::is_ascii_hexdigit).count();
        let address = rest.strip_prefix("0x").map(hex).filter(|digits| *digits > 3).map(|digits| digits + 2);
        let hash = rest.strip_prefix('@').map(hex).filter(|digits| *digits > 4).map(|digits| digits + 1);
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (skipped, shown) = match (address.or(hash), digits) {
            (Some(length), _) => (length, "#"),
            (None, 0) => (c.len_utf8(), ""),
            (None, digits) if digits > SHORT => (digits, "#"),
            (None, digits) => (digits, ""),
        };
        let (part, behind) = rest.split_at_checked(skipped).unwrap_or((rest, ""));
        steady.push_str(if shown.is_empty() { part } else { shown });
        rest = behind;
    }
}
