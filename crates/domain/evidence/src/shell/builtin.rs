//! Builtins: what they do to the shell itself.

use super::call::target;
use super::environment::is_name;
use super::expansion::{Expansion, names_a_setting};
use super::leaf::{Leaf, Place};
use super::path::{Path, Status};
use super::simple::Parts;
use super::walk::{Paths, Walked, bounded, with_last};
use super::word::Word;
use crate::Reason;

/// A command by its name, which may be that of a builtin.
pub(super) struct Builtin<'a> {
    pub(super) name: &'a str,
    pub(super) args: &'a [Word],
    /// Written without quotes and without `command`: only then does the shell see its assignments as such.
    plain: bool,
}

impl<'a> Builtin<'a> {
    /// The command of these words, behind any `command`; `None` when its name comes from an expansion.
    pub(super) fn of(words: &'a [Word]) -> Option<Self> {
        let mut rest = words;
        let mut plain = true;
        loop {
            let (first, args) = rest.split_first()?;
            let name = first.literal()?;
            plain &= first.raw == name;
            let options =
                args.first().is_none_or(|arg| arg.literal().is_some_and(|text| text.starts_with('-')));
            if name != "command" || options {
                return Some(Self { name, args, plain });
            }
            plain = false;
            rest = args;
        }
    }

    /// The options in front, and the words behind them.
    fn options(&self) -> (String, &'a [Word]) {
        let is_option = |word: &Word| word.literal().is_some_and(|text| text.starts_with(['-', '+']));
        let count = self.args.iter().take_while(|word| is_option(word)).count();
        let (options, rest) = self.args.split_at_checked(count).unwrap_or((self.args, &[]));
        (options.iter().filter_map(Word::literal).collect(), rest)
    }

    /// The variable that a word of a declaration names; `None` when it may be any.
    fn declared<'w>(&self, word: &'w Word) -> Option<&'w str> {
        let text = match word.literal() {
            Some(text) => text,
            None if self.plain || !Expansion::of(&word.raw).splits => &word.raw,
            None => return None,
        };
        let name = text.split_once('=').map_or(text, |(name, _)| name);
        Some(name.strip_suffix('+').unwrap_or(name)).filter(|name| is_name(name))
    }
}

impl Walked {
    pub(super) fn builtin(
        &mut self,
        builtin: &Builtin<'_>,
        parts: &Parts<'_>,
        mut paths: Vec<Path>,
        place: Place,
    ) -> Paths {
        match builtin.name {
            "exit" => exit(builtin, parts, paths, place),
            "set" => self.set(builtin, parts, paths, place),
            "eval" => self.refuse(Reason::EvalUsed),
            "trap" if clears_up(builtin.args) => self.clearing_up(paths, place),
            "trap" => self.refuse(Reason::TrapSet),
            "source" | "." if !activates_venv(builtin.args) => self.refuse(Reason::SourceUsed),
            "alias" | "unalias" | "hash" | "enable" | "builtin" => self.refuse(Reason::Shadowed),
            "shopt" | "bind" | "compgen" | "complete" | "compopt" | "fc" | "jobs" => {
                self.refuse(Reason::ShellOption)
            }
            // `-p` finds programs elsewhere, and builtins all the same.
            "command" if !matches!(builtin.args.first().and_then(Word::literal), Some("-v" | "-V")) => {
                self.refuse(Reason::ShellOption)
            }
            "return" | "logout" | "suspend" => Err(Reason::ExitMasked),
            "break" | "continue" => Err(Reason::ShellOption),
            "true" | ":" if parts.redirects.is_empty() => Ok(with_last(paths, Status::Const(0))),
            "false" if parts.redirects.is_empty() => Ok(with_last(paths, Status::Const(1))),
            "export" | "declare" | "typeset" | "local" | "readonly" => {
                self.declaration(builtin, parts, paths, place)
            }
            "unset" | "read" | "mapfile" | "readarray" | "getopts" | "let" => {
                self.assigning(builtin, parts, paths, place)
            }
            "printf" => Ok(self.printf(builtin, parts, paths, place)),
            "ulimit" | "umask" => {
                let (options, words) = builtin.options();
                if let [limit] = words {
                    self.note_setting(&format!("{} {options}", builtin.name), &limit.raw);
                }
                self.program_call(parts, paths, place)
            }
            "wait" => {
                self.variable_of_option(builtin, 'p', &mut paths);
                self.program_call(parts, paths, place)
            }
            "test" | "[" => {
                if let Some(after) = compared(builtin, parts, &paths) {
                    return bounded(after);
                }
                if may_evaluate(builtin.args, &paths) {
                    paths.iter_mut().for_each(Path::forget_variables);
                }
                self.program_call(parts, paths, place)
            }
            _ => self.program_call(parts, paths, place),
        }
    }

    /// `export`, `declare` and their like: variables with a meaning taint what follows, and statuses kept in variables
    /// are forgotten.
    fn declaration(
        &mut self,
        builtin: &Builtin<'_>,
        parts: &Parts<'_>,
        mut paths: Vec<Path>,
        place: Place,
    ) -> Paths {
        let (options, words) = builtin.options();
        // References to other names, integers that are evaluated, and names that nothing can be assigned to any more.
        let reshapes = builtin.name != "export" && options.contains(['n', 'i', 'r', 'l', 'u', 'c']);
        if reshapes || builtin.name == "readonly" {
            return self.refuse(Reason::ShellOption);
        }
        for word in words {
            match builtin.declared(word) {
                Some(name) => {
                    self.note_assignment(name);
                    let value = word.raw.split_once('=').map_or(builtin.name, |(_, value)| value);
                    self.note_setting(name, value);
                }
                None => self.shadow(),
            }
        }
        let redirects = self.redirected_to(parts, place);
        paths.iter_mut().for_each(Path::forget_variables);
        let leaf = Leaf::unnamed(parts.text.clone(), place, redirects.writes);
        let prints = words.is_empty() || parts.text.contains('\n') || options.contains(['p', 'f', 'F']);
        Ok(self.leaf(if prints { leaf.loud() } else { leaf }, paths))
    }

    /// Builtins that assign to the variables among their words.
    fn assigning(
        &mut self,
        builtin: &Builtin<'_>,
        parts: &Parts<'_>,
        mut paths: Vec<Path>,
        place: Place,
    ) -> Paths {
        let literal = |word: &Word, start: &str| word.literal().is_some_and(|text| text.starts_with(start));
        if builtin.name != "read" && builtin.args.iter().any(|word| literal(word, "-C")) {
            return self.refuse(Reason::EvalUsed);
        }
        for word in builtin.args {
            match word.literal() {
                Some(text) if names_a_setting(text) => self.shadow(),
                Some(text) => self.note_setting(text, builtin.name),
                None => self.shadow(),
            }
        }
        let redirects = self.redirected_to(parts, place);
        paths.iter_mut().for_each(Path::forget_variables);
        let leaf = Leaf::unnamed(parts.text.clone(), place, redirects.writes);
        // A complaint quotes the word that it is about, lines and all.
        Ok(self.leaf(if parts.text.contains('\n') { leaf.loud() } else { leaf }, paths))
    }

    fn set(&mut self, builtin: &Builtin<'_>, parts: &Parts<'_>, paths: Vec<Path>, place: Place) -> Paths {
        if place.looped {
            return Err(Reason::InLoop);
        }
        let options: Option<Vec<String>> =
            builtin.args.iter().map(|arg| arg.literal().map(str::to_owned)).collect();
        let Some(options) = options.filter(|options| !options.is_empty() && parts.redirects.is_empty())
        else {
            return Err(Reason::ShellOption);
        };
        // Where a status is tested, bash decides late whether a fresh `-e` acts.
        if place.tested && parse_options(&options)?.iter().any(|(name, _)| *name == "errexit") {
            return Err(Reason::ShellOption);
        }
        self.set_options(&options, paths, place)
    }

    /// A trap that removes scratch files when the shell ends. Its own failure is told of under `-e` and `-u` only.
    fn clearing_up(&mut self, paths: Vec<Path>, place: Place) -> Paths {
        self.trapped = true;
        if place.looped || place.posix || paths.iter().any(|path| path.errexit() || path.nounset()) {
            return self.refuse(Reason::TrapSet);
        }
        Ok(with_last(paths, Status::Const(0)))
    }

    /// Applies shell options. Those that change no status pass; every other one is refused.
    pub(super) fn set_options(&mut self, options: &[String], mut paths: Vec<Path>, place: Place) -> Paths {
        for (name, on) in parse_options(options)? {
            match name {
                "errexit" | "nounset" if on && self.trapped => return Err(Reason::TrapSet),
                "errexit" => paths.iter_mut().for_each(|path| path.set_errexit(on)),
                "pipefail" if place.posix => return Err(Reason::PosixShell),
                "pipefail" => paths.iter_mut().for_each(|path| path.set_pipefail(on)),
                "nounset" => paths.iter_mut().for_each(|path| path.set_nounset(on)),
                "xtrace" => self.traced |= on,
                _ => return Err(Reason::ShellOption),
            }
        }
        Ok(with_last(paths, Status::Const(0)))
    }

    fn printf(
        &mut self,
        builtin: &Builtin<'_>,
        parts: &Parts<'_>,
        mut paths: Vec<Path>,
        place: Place,
    ) -> Vec<Path> {
        self.variable_of_option(builtin, 'v', &mut paths);
        let sure = parts.redirects.is_empty() && is_plain(builtin.args);
        let redirects = self.redirected_to(parts, place);
        let leaf = Leaf::new(parts.text.clone(), target(&parts.words), place, redirects);
        if sure { self.sure_leaf(leaf, paths) } else { self.leaf(leaf, paths) }
    }

    /// `-v NAME`, `-vNAME`: the variable gets another value. A first word that is not known may be the option.
    fn variable_of_option(&mut self, builtin: &Builtin<'_>, option: char, paths: &mut [Path]) {
        let given = builtin.args.iter().any(|word| {
            word.literal().is_none()
                || word
                    .literal()
                    .is_some_and(|text| text.strip_prefix('-').is_some_and(|text| text.contains(option)))
        });
        if given {
            paths.iter_mut().for_each(Path::forget_variables);
            let names = builtin.args.iter().map(|word| word.literal().unwrap_or(&word.raw));
            if names
                .into_iter()
                .any(|text| names_a_setting(text) || text.get(2..).is_some_and(names_a_setting))
            {
                self.shadow();
            }
        }
    }
}

fn is_plain(args: &[Word]) -> bool {
    matches!(args, [one] if one.literal().is_some_and(|text| !text.contains('%') && !text.starts_with('-')))
}

/// Whether `test` may look into a variable whose name it evaluates: `-v 'x[n=0]'`.
fn may_evaluate(args: &[Word], paths: &[Path]) -> bool {
    let number = |word: &Word| paths.iter().all(|path| is_number(&word.raw, path));
    let unknown = |word: &&Word| word.is_dynamic() && !number(word);
    let splits = |word: &Word| Expansion::of(&word.raw).splits;
    let args = match args {
        [rest @ .., close] if close.literal() == Some("]") => rest,
        all => all,
    };
    let option = args.iter().any(|word| word.literal() == Some("-v") || (unknown(&word) && splits(word)));
    let looked_at: &[Word] = match args {
        [_] | [_, _, _] => &[],
        [first, _] => std::slice::from_ref(first),
        all => all,
    };
    option || looked_at.iter().any(|word| unknown(&word))
}

/// `[ $rc -eq 0 ]` of a status that is kept: it ends well on the ways on which that is zero, and with 1 on the others.
fn compared(builtin: &Builtin<'_>, parts: &Parts<'_>, paths: &[Path]) -> Option<Vec<Path>> {
    let operands = match builtin.args {
        [operands @ .., close] if builtin.name == "[" && close.literal() == Some("]") => operands,
        all if builtin.name == "test" => all,
        _ => return None,
    };
    let [left, sign, right] = operands else { return None };
    let on_zero = match (sign.literal()?, right.literal()?) {
        ("-eq" | "=" | "==", "0") => 0,
        ("-ne" | "!=", "0") => 1,
        _ => return None,
    };
    let known = parts.redirects.is_empty()
        && left.is_dynamic()
        && paths.iter().all(|path| status_of(&left.raw, path) != Status::Unknown);
    known.then(|| {
        let split = |path: &Path| {
            let (zero, other) = path.clone().split(status_of(&left.raw, path));
            let zero = with_last(zero.into_iter().collect(), Status::Const(on_zero));
            zero.into_iter().chain(with_last(other.into_iter().collect(), Status::Const(1 - on_zero)))
        };
        paths.iter().flat_map(split).collect()
    })
}

/// Whether a word stands for a number.
pub(super) fn is_number(raw: &str, path: &Path) -> bool {
    matches!(raw, "$?" | "\"$?\"" | "$#") || status_of(raw, path) != Status::Unknown
}

/// The status that a word stands for: a number, `$?`, a variable that keeps one, or one of a pipeline.
pub(super) fn status_of(word: &str, path: &Path) -> Status {
    let word = word.trim_matches('"');
    if let Ok(number) = word.parse::<i64>() {
        return Status::Const(u8::try_from(number.rem_euclid(256)).unwrap_or(0));
    }
    let Some(name) = word.strip_prefix('$') else { return Status::Unknown };
    let name = name.strip_prefix('{').and_then(|name| name.strip_suffix('}')).unwrap_or(name);
    if name == "?" {
        return path.last;
    }
    match name.strip_prefix("PIPESTATUS") {
        Some("") => path.stages.first().copied().unwrap_or(Status::Unknown),
        Some(index) => {
            let index = index.strip_prefix('[').and_then(|index| index.strip_suffix(']'));
            let stage = index.and_then(|index| index.parse::<usize>().ok()).and_then(|i| path.stages.get(i));
            stage.copied().unwrap_or(Status::Unknown)
        }
        None => path.variable(name),
    }
}

fn exit(builtin: &Builtin<'_>, parts: &Parts<'_>, mut paths: Vec<Path>, place: Place) -> Paths {
    if place.looped {
        return Err(Reason::InLoop);
    }
    if !parts.redirects.is_empty() || builtin.args.len() > 1 {
        return Err(Reason::ExitMasked);
    }
    for path in &mut paths {
        if let Some(word) = builtin.args.first() {
            path.last = if place.posix && word.raw.starts_with('-') {
                Status::Unknown
            } else {
                status_of(&word.raw, path)
            };
        }
        path.ended = true;
    }
    Ok(paths)
}

/// `-e`, `-u`, `-x` and `-o NAME` in their spellings, with whether each is turned on.
fn parse_options(options: &[String]) -> Result<Vec<(&str, bool)>, Reason> {
    let mut words = options.iter();
    let mut found = Vec::new();
    while let Some(word) = words.next() {
        let on = word.starts_with('-');
        let Some(letters) = word.strip_prefix(['-', '+']).filter(|letters| !letters.is_empty()) else {
            return Err(Reason::ShellOption);
        };
        for letter in letters.chars() {
            let name = match letter {
                'e' => "errexit",
                'u' => "nounset",
                'x' => "xtrace",
                'o' => words.next().map(String::as_str).ok_or(Reason::ShellOption)?,
                _ => return Err(Reason::ShellOption),
            };
            found.push((name, on));
        }
    }
    Ok(found)
}

/// `trap 'rm -rf "$tmp"' EXIT`.
fn clears_up(args: &[Word]) -> bool {
    let [body, signal] = args else { return false };
    let scratch = |word: &str| {
        let word = word.trim_matches('"');
        let variable = word.strip_prefix('$').is_some_and(|name| {
            let name = name.to_ascii_lowercase();
            name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
                && (name.contains("tmp") || name.contains("temp"))
        });
        let file = word.strip_prefix("/tmp/").is_some_and(|name| {
            name.bytes().all(|b| b.is_ascii_alphanumeric() || b"._-".contains(&b)) && !name.contains("..")
        });
        variable || file || matches!(word, "-f" | "-r" | "-rf" | "-fr")
    };
    let mut words = body.literal().unwrap_or_default().split(' ');
    matches!(signal.literal(), Some("EXIT" | "0")) && words.next() == Some("rm") && words.all(scratch)
}

pub(super) fn activates_venv(args: &[Word]) -> bool {
    matches!(args, [file] if file.literal().is_some_and(|path| {
        path.ends_with("/bin/activate") || path.ends_with("/Scripts/activate")
    }))
}
