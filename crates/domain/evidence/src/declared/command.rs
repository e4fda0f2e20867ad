//! The shape of a command: words, and places for words.

use crate::Reason;
use crate::shell::{Call, Entry, Leaf, Word, changes_meaning, is_python};

/// The shape of a command that the operator declared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct CommandShape(Vec<Part>);

#[derive(Debug, Clone, PartialEq, Eq)]
enum Part {
    Word(String),
    /// `*`: one word that is neither option nor assignment.
    One,
    /// `**`: all words that are left.
    Rest,
}

/// What is wrong with the shape of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BadShape {
    /// Nothing is written.
    #[error("it holds no words")]
    Empty,
    /// It is longer than a command line that a person writes.
    #[error("it is longer than {MAX_SHAPE} bytes")]
    TooLong,
    /// The first word is a place for any.
    #[error("its first word must be a program, not a place for any")]
    AnyProgram,
    /// `**` stands before other words.
    #[error("`**` stands for all that is left, so nothing can follow it")]
    WordsBehindRest,
    /// A word does not stand for exactly its text.
    #[error(
        "`{0}` and its like are no plain words; it is one command, without variables, pipes or redirections"
    )]
    NotPlain(char),
}

/// The longest shape, in bytes.
const MAX_SHAPE: usize = 400;

/// Options with which a program shows, asks or pretends, or goes on behind a failure.
const NO_OPS: [&str; 17] = [
    "-n",
    "-h",
    "-V",
    "-q",
    "-t",
    "-i",
    "-k",
    "--help",
    "--version",
    "--dry-run",
    "--dryrun",
    "--just-print",
    "--recon",
    "--question",
    "--touch",
    "--ignore-errors",
    "--keep-going",
];

impl CommandShape {
    pub(crate) fn parse(text: &str) -> Result<Self, BadShape> {
        if text.len() > MAX_SHAPE {
            return Err(BadShape::TooLong);
        }
        let mut parts = Vec::new();
        for raw in split(text) {
            parts.push(match raw.as_str() {
                "*" => Part::One,
                "**" => Part::Rest,
                raw => match Word::parse(raw).literal() {
                    Some(word) if !raw.contains(OPERATORS) || raw.contains(['\'', '"']) => {
                        Part::Word(plain_path(word))
                    }
                    _ => return Err(BadShape::NotPlain(odd_sign(raw))),
                },
            });
        }
        match parts.as_slice() {
            [] => Err(BadShape::Empty),
            [Part::One | Part::Rest, ..] => Err(BadShape::AnyProgram),
            [before @ .., _] if before.contains(&Part::Rest) => Err(BadShape::WordsBehindRest),
            _ => Ok(Self(parts)),
        }
    }

    /// Whether words can follow that the shape does not name.
    pub(crate) fn is_open(&self) -> bool {
        self.0.contains(&Part::Rest)
    }

    /// The words of the command, when it has this shape.
    pub(crate) fn matches(&self, leaf: &Leaf) -> bool {
        let Some(words) = words_of(leaf) else { return false };
        let mut words = words.iter().map(String::as_str).enumerate();
        for part in &self.0 {
            match part {
                Part::Rest => return words.all(|(_, word)| is_harmless(word)),
                Part::One if words.next().is_some_and(|(_, word)| is_operand(word)) => {}
                Part::Word(wanted) if words.next().is_some_and(|(at, word)| is_same(wanted, word, at)) => {}
                Part::One | Part::Word(_) => return false,
            }
        }
        words.next().is_none()
    }
}

/// Signs with which a line is more than one command.
const OPERATORS: [char; 8] = ['|', '&', ';', '<', '>', '(', ')', '\n'];

fn odd_sign(raw: &str) -> char {
    let odd = |c: &char| OPERATORS.contains(c) || "$`*?[]{}'\"\\".contains(*c);
    raw.chars().find(odd).unwrap_or('$')
}

fn is_same(wanted: &str, word: &str, at: usize) -> bool {
    wanted == word || (at == 0 && is_python(wanted) && is_python(word))
}

fn is_operand(word: &str) -> bool {
    !word.starts_with('-') && !word.contains('=')
}

/// Whether a word that nobody foresaw leaves the command what it is.
fn is_harmless(word: &str) -> bool {
    let name = word.split_once('=').map_or(word, |(name, _)| name);
    let sets = word.contains('=') && (name.to_ascii_uppercase().ends_with("FLAGS") || changes_meaning(name));
    !NO_OPS.contains(&name) && !sets
}

/// The words of a command behind its wrappers; as written when it runs elsewhere or runs others. `None` when they are
/// not known.
fn words_of(leaf: &Leaf) -> Option<Vec<String>> {
    let literal = |word: &Word| word.literal().map(plain_path);
    match &leaf.call {
        Ok(call) => {
            let head = match call.entry {
                Entry::PythonModule => vec!["python".to_owned(), "-m".to_owned(), call.program.clone()],
                Entry::Name | Entry::BinPath | Entry::FilePath => vec![program_of(&leaf.text, call)?],
            };
            let rest: Option<Vec<String>> = call.args.iter().map(literal).collect();
            Some(head.into_iter().chain(rest?).collect())
        }
        Err(Reason::RunsElsewhere | Reason::CommandRunner | Reason::IndirectRunner) => {
            split(&leaf.text).map(|raw| literal(&Word::parse(&raw))).collect()
        }
        Err(_) => None,
    }
}

/// The names of the files that decide what a command does: the program, a script that it runs, the rules that it reads.
pub(crate) fn files_of(leaf: &Leaf) -> Vec<String> {
    let words = words_of(leaf).unwrap_or_default();
    let name = |path: &String| path.rsplit('/').next().unwrap_or(path).to_owned();
    let program = words.first().map(name).unwrap_or_default();
    let rules: &[&str] = match program.as_str() {
        "make" | "gmake" => &["Makefile", "makefile", "GNUmakefile"],
        "just" => &["justfile", "Justfile", ".justfile"],
        "task" => &["Taskfile.yml", "Taskfile.yaml"],
        "npm" | "npx" | "yarn" | "pnpm" | "bun" => &["package.json"],
        "deno" => &["deno.json", "deno.jsonc"],
        "rake" => &["Rakefile"],
        _ => &[],
    };
    let runs_scripts = is_python(&program)
        || matches!(
            program.as_str(),
            "bash" | "sh" | "dash" | "zsh" | "node" | "ruby" | "perl" | "php" | "lua"
        );
    let script = words.iter().skip(1).find(|word| !word.starts_with('-')).filter(|_| runs_scripts);
    let module = script.map(|path| name(path).replace('.', "/")).filter(|_| is_python(&program));
    let module = module.map(|path| format!("{}.py", path.rsplit('/').next().unwrap_or(&path)));
    let rules = rules.iter().map(|rule| (*rule).to_owned());
    std::iter::once(program).chain(script.map(name)).chain(module).chain(rules).collect()
}

/// The program as it was written, with its folder.
fn program_of(text: &str, call: &Call) -> Option<String> {
    let args: Vec<&str> = call.args.iter().map(|arg| arg.raw.as_str()).collect();
    let before = text.strip_suffix(args.join(" ").as_str())?.trim_end();
    let word = Word::parse(before.rsplit(' ').next()?);
    let path = word.literal()?;
    let is_it = path.rsplit('/').next() == Some(call.program.as_str());
    is_it.then(|| plain_path(path))
}

/// `./a/b` is `a/b`; a bare name is another program than one in this folder.
fn plain_path(path: &str) -> String {
    path.strip_prefix("./").filter(|rest| rest.contains('/')).unwrap_or(path).to_owned()
}

/// The words of a text, each as written.
fn split(text: &str) -> impl Iterator<Item = String> {
    let mut words = vec![String::new()];
    let (mut quote, mut escaped) = (None, false);
    for c in text.chars() {
        match quote {
            None if !escaped && c.is_whitespace() => {
                words.push(String::new());
                continue;
            }
            None if !escaped && matches!(c, '\'' | '"') => quote = Some(c),
            Some(open) if !escaped && c == open => quote = None,
            _ => {}
        }
        escaped = c == '\\' && !escaped && quote != Some('\'');
        if let Some(word) = words.last_mut() {
            word.push(c);
        }
    }
    words.into_iter().filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::Script;

    fn matches(shape: &str, line: &str) -> bool {
        let shape = CommandShape::parse(shape).unwrap();
        let script = Script::analyse(line).0.unwrap();
        script.leaves().last().is_some_and(|(_, leaf)| shape.matches(leaf))
    }

    #[test]
    fn the_files_of_a_command_are_its_program_its_script_and_its_rules() {
        for (line, expected) in [
            ("just up", "just justfile Justfile .justfile"),
            ("task up", "task Taskfile.yml Taskfile.yaml"),
            ("npm run up", "npm package.json"),
            ("deno task up", "deno deno.json deno.jsonc"),
            ("rake up", "rake Rakefile"),
            ("make up", "make Makefile makefile GNUmakefile"),
            ("bash -x bin/up.sh now", "bash up.sh"),
            ("ruby -w up.rb", "ruby up.rb"),
            ("python tools/up.py", "python up.py py.py"),
            ("python -m tools.up", "python tools.up up.py"),
            ("curl -f up", "curl"),
        ] {
            let script = Script::analyse(line).0.unwrap();
            let (_, leaf) = script.leaves().last().unwrap();
            assert_eq!(files_of(leaf).join(" "), expected, "{line}");
        }
    }

    #[test]
    fn a_text_is_split_where_a_blank_is_neither_quoted_nor_escaped() {
        for (text, expected) in [
            ("a  b", ["a", "b"]),
            (r"a\ b c", [r"a\ b", "c"]),
            (r"a\\ b", [r"a\\", "b"]),
            (r"'a\' b", [r"'a\'", "b"]),
            (r#""a\" b" c"#, [r#""a\" b""#, "c"]),
            (r#"'a "b' c"#, [r#"'a "b'"#, "c"]),
        ] {
            assert_eq!(split(text).collect::<Vec<_>>(), expected, "{text}");
        }
        assert!(CommandShape::parse(&"a".repeat(MAX_SHAPE)).is_ok());
        assert_eq!(CommandShape::parse(&"a".repeat(MAX_SHAPE + 1)), Err(BadShape::TooLong));
    }

    #[test]
    fn a_command_has_a_shape_when_every_word_has_its_place() {
        for (shape, line, expected) in [
            ("make smoke *", "make smoke staging", true),
            ("make smoke *", "cd app && timeout 60 make smoke staging", true),
            ("make smoke *", "make 'smoke' \"staging\"", true),
            ("make smoke *", "make smoke", false),
            ("make smoke *", "make smoke a b", false),
            ("make smoke *", "make smoke -n", false),
            ("make smoke *", "make smoke CHECKS=", false),
            ("make smoke *", "make smoke $X", false),
            ("make smoke *", "make -n smoke staging", false),
            ("make smoke **", "make smoke", true),
            ("make smoke **", "make smoke a -j4 STAGE=x", true),
            ("make smoke **", "make smoke -n", false),
            ("make smoke **", "make smoke --dry-run", false),
            ("make smoke **", "make smoke SHELL=true", false),
            ("make smoke **", "make smoke MAKEFLAGS=-n", false),
            ("make smoke", "make smoke2", false),
            ("make smoke", "echo make smoke", false),
            ("make smoke", "./make smoke", false),
            ("make smoke", "PATH=/x make smoke", false),
            ("scripts/smoke.sh", "./scripts/smoke.sh", true),
            ("./scripts/smoke.sh", "scripts/smoke.sh", true),
            ("scripts/smoke.sh", "/x/scripts/smoke.sh", false),
            ("./smoke.sh", "smoke.sh", false),
            ("bash scripts/smoke.sh *", "bash scripts/smoke.sh a", true),
            ("python -m checks.smoke", "uv run python3.12 -m checks.smoke", true),
            ("python scripts/smoke.py", "python3 scripts/smoke.py", true),
            ("kubectl get deploy web -o json", "kubectl get deploy web -o json", true),
            ("kubectl get deploy web -o json", "kubectl get deploy api -o json", false),
            ("npm run smoke", "npm run smoke", true),
            ("bash smoke", "python3 smoke", false),
            ("python smoke", "bash smoke", false),
        ] {
            assert_eq!(matches(shape, line), expected, "{shape} / {line}");
        }
    }

    #[test]
    fn a_shape_is_one_plain_command() {
        for (text, expected) in [
            ("", BadShape::Empty),
            ("  ", BadShape::Empty),
            ("* smoke", BadShape::AnyProgram),
            ("**", BadShape::AnyProgram),
            ("make ** smoke", BadShape::WordsBehindRest),
            ("make $X", BadShape::NotPlain('$')),
            ("make a|cat", BadShape::NotPlain('|')),
            ("make a | cat", BadShape::NotPlain('|')),
            ("make a; true", BadShape::NotPlain(';')),
            ("make tests/*", BadShape::NotPlain('*')),
            ("make 'a", BadShape::NotPlain('\'')),
        ] {
            assert_eq!(CommandShape::parse(text), Err(expected), "{text}");
        }
        assert_eq!(CommandShape::parse(&"a ".repeat(300)), Err(BadShape::TooLong));
        assert!(CommandShape::parse("make 'a; b' *").is_ok());
    }
}
