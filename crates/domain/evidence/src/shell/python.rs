//! Ways to start a Python program: the interpreter, `uv`, `coverage`.

use super::call::{Call, Entry, Step, Target, refused, skip_options};
use super::word::Word;
use crate::Reason;

pub(super) fn uv_run(args: &[Word]) -> Step {
    const FLAGS: [&str; 17] = [
        "--frozen",
        "--locked",
        "--no-sync",
        "--all-extras",
        "--all-groups",
        "--all-packages",
        "--dev",
        "--no-dev",
        "--isolated",
        "--active",
        "--quiet",
        "-q",
        "--verbose",
        "-v",
        "--offline",
        "--exact",
        "--no-project",
    ];
    const VALUED: [&str; 10] = [
        "--extra",
        "--group",
        "--only-group",
        "--with",
        "--with-editable",
        "--with-requirements",
        "--python",
        "-p",
        "--package",
        "--project",
    ];
    let args = args.get(1..).unwrap_or_default();
    // `uv run -m pytest` is `uv run python -m pytest`.
    if let Some(at) = args.iter().position(|word| matches!(word.literal(), Some("-m" | "--module"))) {
        let (options, module) = args.split_at(at);
        if skip_options(options, &FLAGS, &VALUED).is_some_and(<[Word]>::is_empty) {
            let inner = [Word::parse("python"), Word::parse("-m")];
            return Step::Unwrapped(inner.iter().chain(module.iter().skip(1)).cloned().collect());
        }
    }
    match skip_options(args, &FLAGS, &VALUED) {
        Some([first, rest @ ..]) if first.literal().is_some_and(|text| text.ends_with(".py")) => {
            Step::Unwrapped([&Word::parse("python"), first].into_iter().chain(rest).cloned().collect())
        }
        Some(inner) if !inner.is_empty() => Step::Unwrapped(inner.to_vec()),
        _ => refused(Reason::DynamicCommand),
    }
}

pub(super) fn tool_run(args: Option<&[Word]>) -> Step {
    let rest = args.and_then(|args| skip_options(args, &["-q"], &["--from", "--with", "--python", "-p"]));
    match rest.and_then(<[Word]>::split_first) {
        Some((tool, rest)) => {
            let name = tool.literal().map_or(tool.raw.as_str(), |t| t.split('@').next().unwrap_or(t));
            Step::Unwrapped(std::iter::once(Word::parse(name)).chain(rest.iter().cloned()).collect())
        }
        None => refused(Reason::DynamicCommand),
    }
}

pub(super) fn coverage_run(args: Option<&[Word]>) -> Step {
    const FLAGS: [&str; 5] = ["--branch", "-p", "--parallel-mode", "-a", "--append"];
    const VALUED: [&str; 5] = ["--source", "--omit", "--include", "--rcfile", "--data-file"];
    let args = args.unwrap_or_default();
    match args.iter().position(|word| word.literal() == Some("-m")) {
        Some(at) => match args.split_at(at) {
            (options, [_, module, rest @ ..])
                if skip_options(options, &FLAGS, &VALUED).is_some_and(<[Word]>::is_empty) =>
            {
                module_call(module, rest)
            }
            _ => refused(Reason::DynamicCommand),
        },
        None => refused(Reason::IndirectRunner),
    }
}

/// Whether this is a name of the Python interpreter: `python`, `python3`, `python3.12`.
pub(crate) fn is_python(program: &str) -> bool {
    program
        .strip_prefix("python")
        .is_some_and(|version| version.bytes().all(|b| b.is_ascii_digit() || b == b'.'))
}

pub(super) fn python(program: &str, entry: Entry, args: &[Word]) -> Step {
    let mut rest = args;
    while let Some((first, after)) = rest.split_first() {
        match first.literal() {
            Some("-m") => {
                return match after.split_first() {
                    Some((module, args)) => module_call(module, args),
                    None => refused(Reason::Infrastructure),
                };
            }
            Some("-W" | "-X") => rest = after.get(1..).unwrap_or_default(),
            Some("-B" | "-b" | "-bb" | "-u" | "-s" | "-E" | "-I" | "-P" | "-v" | "-q") => rest = after,
            Some(text) if text.starts_with("-W") || text.starts_with("-X") => rest = after,
            // `-O` takes every `assert` out of the tests.
            Some(text) if text.starts_with("-O") => return refused(Reason::AssertionsDisabled),
            Some(_) => break,
            None => return refused(Reason::DynamicCommand),
        }
    }
    Step::Done(Target::Call(Call { program: program.to_owned(), args: rest.to_vec(), entry }))
}

fn module_call(module: &Word, args: &[Word]) -> Step {
    match module.literal() {
        Some("coverage") if args.first().and_then(Word::literal) == Some("run") => {
            coverage_run(args.get(1..))
        }
        Some(module) => Step::Done(Target::Call(Call {
            program: module.to_owned(),
            args: args.to_vec(),
            entry: Entry::PythonModule,
        })),
        None => refused(Reason::DynamicCommand),
    }
}
