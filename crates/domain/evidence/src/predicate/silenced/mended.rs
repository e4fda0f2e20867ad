//! Programs that crashed and were mended in themselves.
//!
//! A program that is changed may have lost what it asked. It is mended where it died of a fault that the language raises by
//! itself, in its own file, and where all that was done to that file is seen, keeps what stood there and steps over nothing.

use super::hollow::{Callers, makes_up, shows_what_failed};
use super::program::{programs_of, source};
use super::runs_sources;
use crate::change::changed_lines;
use crate::predicate::coverage::{Failed, Passed};
use crate::predicate::history::History;
use crate::predicate::run::Moment;
use crate::predicate::touch::{Touch, file_name};
use crate::{FailureSignature, Observation};
use std::collections::{BTreeSet, HashMap, HashSet};

impl History<'_> {
    /// Whether a program that fell by a crash in its own file passes because it was mended there.
    pub(in crate::predicate) fn was_mended(&self, failed: Failed<'_>, pass: Passed<'_>) -> bool {
        let said = self.said_at(failed.at);
        let programs = programs_of(failed.command, said);
        let signature = &failed.failure.signature;
        let program = programs.iter().find(|program| *program == place_of(signature));
        let Some(program) = program.filter(|_| failed.command.told.is_empty()) else { return false };
        is_a_crash(signature)
            && !raises_itself(said)
            && shows_what_failed(said, pass.output, true)
            && self.only_mended(program, failed, pass.began)
    }

    /// Whether all that was done before a moment to the files that a failed command names was seen, and mends its program.
    fn only_mended(&self, program: &str, failed: Failed<'_>, to: Moment) -> bool {
        let (from, signature) = (failed.at, &failed.failure.signature);
        let named = failed.command.exact.iter().flat_map(|exact| &exact.args);
        let others: HashSet<&str> =
            named.filter_map(source).map(file_name).filter(|name| *name != program).collect();
        let callers = Callers::of(self.said_at(from), program);
        let mut texts: HashMap<&str, &str> = HashMap::new();
        let mut size = 0_usize;
        for (at, observation) in (1..).zip(self.observations()).take_while(|(at, _)| *at < to.0) {
            match observation {
                Observation::FileRead(read) if read.whole => {
                    texts.extend(read.content.as_deref().map(|text| (read.path.as_str(), text)));
                }
                Observation::FileWrite(write) => {
                    let before = texts.remove(write.path.as_str());
                    texts.extend(write.whole.as_deref().map(|text| (write.path.as_str(), text)));
                    if at < from.0 || file_name(&write.path) != program {
                        continue;
                    }
                    let edits = write.edits.iter().map(|edit| edit.removed.len() + edit.added.len());
                    size += edits.sum::<usize>() + write.whole.as_ref().map_or(0, String::len);
                    if size > MAX_CHANGED {
                        return false;
                    }
                    let edits: Vec<(&str, &str)> = match (&write.whole, before) {
                        (Some(whole), Some(before)) => vec![(before, whole)],
                        (Some(_), None) => return false,
                        (None, _) => write
                            .edits
                            .iter()
                            .map(|edit| (edit.removed.as_str(), edit.added.as_str()))
                            .collect(),
                    };
                    let mended = |(before, after): &(&str, &str)| {
                        mends(before, after, signature) && !callers.are_asked_anew(before, after)
                    };
                    if !edits.iter().all(mended) {
                        return false;
                    }
                }
                _ => {}
            }
        }
        let unseen = |(at, touch): &(Moment, Touch)| match touch {
            Touch::File(path) => {
                let name = file_name(path);
                others.contains(name) || (name == program && !self.is_a_write(*at))
            }
            Touch::Anything(text) => {
                let mut words = text.split([' ', '\'', '"', '=']);
                let runs_it = *text == failed.command.text
                    || (words.next().is_some_and(runs_sources)
                        && words.next().map(file_name) == Some(program));
                !runs_it
                    && text
                        .split([' ', '\'', '"', '='])
                        .any(|word| file_name(word) == program || others.contains(file_name(word)))
            }
        };
        !self.touched_at_between(from, to).any(unseen)
    }
}

/// How much of a program is compared, in bytes: one that was changed more was written anew.
const MAX_CHANGED: usize = 256 * 1024;

/// The file in which the signature is placed.
fn place_of(signature: &FailureSignature) -> &str {
    let place = signature.place.as_deref().unwrap_or_default();
    file_name(place.split(' ').next().unwrap_or(place))
}

/// Whether a program died of what its language raises, and of nothing that a check of its own would say.
fn is_a_crash(signature: &FailureSignature) -> bool {
    const KINDS: &str = "TypeError AttributeError NameError UnboundLocalError KeyError IndexError ZeroDivisionError \
                         ImportError ModuleNotFoundError SyntaxError IndentationError TabError RecursionError \
                         UnicodeDecodeError UnicodeEncodeError OverflowError JSONDecodeError ReferenceError RangeError \
                         NoMethodError FrozenError LoadError FloatDomainError DivisionByZeroError ArgumentCountError \
                         ParseError";
    const WORDS: [&str; 9] = [
        "Can't locate object method",
        "Can't call method",
        "Can't use an undefined value",
        "Can't use string",
        "Undefined subroutine",
        "Illegal division by zero",
        "Global symbol",
        "Not a HASH reference",
        "Not an ARRAY reference",
    ];
    // What Go and Rust say by themselves of a program that panics.
    const PANICS: [&str; 17] = [
        "runtime error: ",
        "assignment to entry in nil map",
        "interface conversion",
        "send on closed channel",
        "close of ",
        "index out of bounds",
        "called `",
        "attempt to ",
        "range ",
        "slice index",
        "byte index",
        "end byte index",
        "start byte index",
        "already borrowed",
        "already mutably borrowed",
        "RefCell already",
        "mid > len",
    ];
    let kind = signature.kind.as_deref().unwrap_or_default();
    let message = signature.message.as_deref().unwrap_or_default();
    let last = kind.rsplit(['.', ':', '\\']).next().unwrap_or(kind);
    let panics = kind == "panic" && PANICS.iter().any(|words| message.starts_with(words));
    let by_kind = KINDS.split_ascii_whitespace().any(|known| known == last) || kind == "Parse error";
    by_kind
        || panics
        || WORDS.iter().any(|words| message.starts_with(words))
        || message.starts_with("syntax error")
}

/// Whether the output shows a line of one's own that raises, where it tells of the place of a fault.
fn raises_itself(output: &str) -> bool {
    const RAISES: [&str; 9] =
        ["raise", "throw", "assert", "sys.exit", "exit", "die", "abort", "process.exit", "croak"];
    let foreign = |line: &str| {
        ["/lib/python", "/site-packages/", "node:internal", "/node_modules/", "\"<"]
            .iter()
            .any(|part| line.contains(part))
    };
    let mut above = "";
    output.lines().any(|line| {
        let place = std::mem::replace(&mut above, line);
        // So `go run` tells how the program ended.
        let told = line.starts_with("exit status ");
        let raises = !told && RAISES.iter().any(|word| line.trim_start().starts_with(word));
        raises && !place.is_empty() && !foreign(place)
    })
}

/// Whether a change of a source keeps all that stood there, put right: no line fewer, no check and no call lost, and
/// nothing new that steps over what failed.
pub(in crate::predicate) fn mends(before: &str, after: &str, signature: &FailureSignature) -> bool {
    let (removed, added) = changed_lines(before, after);
    let code = |lines: &[&str]| lines.iter().filter(|line| is_code(line)).count();
    let (removed, added) = (Source::of(&removed, false), Source::of(&added, true));
    code(&added.lines) >= code(&removed.lines)
        && code(&added.lines) > 0
        && added.steps_over_no_more_than(&removed)
        && added.checks_no_less_than(&removed)
        && added.keeps(&removed, signature.message.as_deref().unwrap_or_default())
        && (!added.names().is_empty() || removed.names().is_empty())
        && !makes_up(before, after, signature)
}

fn is_code(line: &str) -> bool {
    let line = line.trim();
    !line.is_empty() && !["#", "//", "/*", "*", "<!--"].iter().any(|start| line.starts_with(start))
}

/// Lines of a source, with the words outside of its strings.
pub(super) struct Source<'a> {
    lines: Vec<&'a str>,
    words: HashMap<String, usize>,
    /// Names in front of `(`, and those that begin a line as a command does.
    calls: HashSet<String>,
}

impl<'a> Source<'a> {
    /// `bare` tells whether to leave out comments behind the code, in which a lost check could go on to be named.
    pub(super) fn of(lines: &[&'a str], bare: bool) -> Self {
        let uncommented = |line: String| {
            let end = [" #", " // ", "\t#"].iter().filter_map(|sign| line.find(sign)).min().filter(|_| bare);
            end.and_then(|end| line.get(..end)).map_or(line.clone(), str::to_owned)
        };
        let mut found = Self { lines: lines.to_vec(), words: HashMap::new(), calls: HashSet::new() };
        for line in lines.iter().filter(|line| is_code(line)) {
            let bare = uncommented(without_strings(line));
            let bounds = |c: char| !c.is_alphanumeric() && c != '_';
            for word in bare.split(bounds).filter(|word| !word.is_empty()) {
                *found.words.entry(word.to_owned()).or_default() += 1;
            }
            let called = bare
                .match_indices('(')
                .filter_map(|(at, _)| bare.get(..at)?.trim_end_matches('!').rsplit(bounds).next());
            found.calls.extend(called.filter(|name| !name.is_empty()).map(str::to_owned));
            let mut words = bare.trim_start().splitn(2, ' ');
            if let (Some(first), Some(rest)) = (words.next(), words.next())
                && !first.is_empty()
                && !first.contains(bounds)
                && rest.starts_with(|c: char| c.is_alphanumeric() || "'\"$@:".contains(c))
            {
                found.calls.insert(first.to_owned());
            }
        }
        found
    }

    /// The words that name something, each once.
    pub(super) fn names(&self) -> BTreeSet<&str> {
        self.words.keys().map(String::as_str).filter(|word| is_a_name(word)).collect()
    }

    fn count(&self, wanted: &str, fits: impl Fn(&str, &str) -> bool) -> usize {
        self.words
            .iter()
            .filter(|(word, _)| fits(&word.to_ascii_lowercase(), wanted))
            .map(|(_, count)| count)
            .sum()
    }

    /// Whether it has no more words than another by which code is stepped over, given up or hidden.
    fn steps_over_no_more_than(&self, other: &Self) -> bool {
        const STEPS: &str = "try except catch rescue finally ensure suppress pass return exit quit die abort continue break \
                             next last goto yield if elif elsif unless when while switch case match for foreach each loop and true def function sub class \
                             lambda proc eval exec begin end skip ignore noop kill raise throw false os process env \
                             defer recover unwrap_or unwrap_or_default unwrap_or_else dig catch_unwind slice islice filter take \
                             compact reject";
        let signs = |source: &Self, sign: &str| {
            source.lines.iter().map(|line| line.matches(sign).count()).sum::<usize>()
        };
        let more = |word: &str| {
            self.count(word, |one, other| one == other) > other.count(word, |one, other| one == other)
        };
        !STEPS.split_ascii_whitespace().any(more)
            && ![
                "@", "=>", "&&", "||", " or ", " ? ", "?.", "&.", "??", "/*", "*/", "=begin", "__END__",
                "__halt", "[:", ":]",
            ]
            .iter()
            .any(|sign| signs(self, sign) > signs(other, sign))
            && !["\"\"\"", "'''"].iter().any(|quotes| self.opens(quotes) > other.opens(quotes))
    }

    /// How many lines leave a text of many lines open, or close one.
    fn opens(&self, quotes: &str) -> usize {
        self.lines.iter().filter(|line| line.matches(quotes).count() % 2 == 1).count()
    }

    /// Whether no word of a check that stood there is gone.
    fn checks_no_less_than(&self, other: &Self) -> bool {
        const CHECKS: &str = "assert raise throw exit die abort fail check verif valid test expect ensure should must warn croak";
        CHECKS.split_ascii_whitespace().all(|word| {
            let count = |source: &Self| source.count(word, |one, other| one.contains(other));
            count(self) >= count(other)
        })
    }

    /// Whether every call, and most of the names, of what stood there are there still, but for what the fault names.
    fn keeps(&self, other: &Self, fault: &str) -> bool {
        const DECLARES: [&str; 10] =
            ["let", "const", "var", "my", "our", "local", "int", "from", "import", "return"];
        // Behind the message stands the line that failed.
        let fault = fault.split("; ").next().unwrap_or(fault);
        let uncallable = fault.contains("callable") || fault.contains("is not a function");
        let blamed: HashSet<&str> = fault.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
        let kept = |name: &&String| {
            self.calls.contains(*name)
                || (uncallable && self.words.contains_key(*name))
                || blamed.contains(name.as_str())
                || DECLARES.contains(&name.as_str())
        };
        let is_name = |word: &&String| is_a_name(word) && !blamed.contains(word.as_str());
        let names: Vec<&String> = other.words.keys().filter(is_name).collect();
        let still = names.iter().filter(|name| self.words.contains_key(**name)).count();
        other.calls.iter().all(|call| kept(&call)) && (names.len() < 2 || still * 2 > names.len())
    }
}

/// Whether a word names something, and is no value that the language has of its own.
fn is_a_name(word: &str) -> bool {
    const VALUES: &str = "None nil null undefined true false True False if else and or not in is";
    word.starts_with(|c: char| c.is_alphabetic() || c == '_')
        && !VALUES.split_ascii_whitespace().any(|known| known == word)
}

/// A line without what stands in quotes on it.
fn without_strings(line: &str) -> String {
    let mut quote = None;
    let mut escaped = false;
    let outside = |c: &char| {
        let inside = quote.is_some();
        match quote {
            Some(open) if *c == open && !escaped => quote = None,
            None if matches!(c, '\'' | '"' | '`') => quote = Some(*c),
            _ => {}
        }
        escaped = *c == '\\' && !escaped && inside;
        !inside || quote.is_none()
    };
    line.chars().filter(outside).collect()
}

#[cfg(test)]
mod tests;
