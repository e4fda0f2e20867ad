//! Programs that start another in an environment that they make, and hand its output and its status on.

use super::call::{Step, refused, skip_options};
use super::word::Word;
use crate::Reason;

/// A way to start a program.
struct Launcher {
    program: &'static str,
    /// The word behind its own options, by which it starts another; without one, it does nothing else.
    verb: &'static str,
    /// Options that stand alone, and that take the next word, in front of the verb or behind it. Parted by blanks.
    flags: &'static str,
    valued: &'static str,
    /// How many words of its own stand behind the options.
    operands: usize,
    /// Whether the command stands behind `--`, and what is in front of that names tools.
    dashes: bool,
}

const PLAIN: Launcher = Launcher { program: "", verb: "", flags: "", valued: "", operands: 0, dashes: false };

const LAUNCHERS: &[Launcher] = &[
    Launcher {
        program: "poetry",
        verb: "run",
        flags: "-q --quiet --no-interaction -n --no-ansi --ansi",
        ..PLAIN
    },
    Launcher { program: "pdm", verb: "run", flags: "-q -s --site-packages", valued: "-p --project", ..PLAIN },
    Launcher { program: "pipenv", verb: "run", ..PLAIN },
    Launcher { program: "rye", verb: "run", ..PLAIN },
    Launcher {
        program: "hatch",
        verb: "run",
        flags: "-q --quiet -v --verbose --no-color",
        valued: "-e --env",
        ..PLAIN
    },
    Launcher {
        program: "pixi",
        verb: "run",
        flags: "--frozen --locked --no-install --as-is -q --quiet -v -x --executable --no-progress --clean-env",
        valued: "-e --environment --color",
        ..PLAIN
    },
    Launcher {
        program: "pipx",
        verb: "run",
        flags: "--no-cache -q --quiet",
        valued: "--spec --python",
        ..PLAIN
    },
    Launcher { program: "bundle", verb: "exec", flags: "--keep-file-descriptors", ..PLAIN },
    Launcher {
        program: "pnpm",
        verb: "exec",
        flags: "-w --workspace-root --color --no-color",
        valued: "-F --filter",
        ..PLAIN
    },
    Launcher { program: "yarn", verb: "exec", ..PLAIN },
    Launcher { program: "direnv", verb: "exec", operands: 1, ..PLAIN },
    Launcher { program: "asdf", verb: "exec", ..PLAIN },
    Launcher { program: "mise", verb: "exec", flags: "-q --quiet", dashes: true, ..PLAIN },
    Launcher { program: "mise", verb: "x", flags: "-q --quiet", dashes: true, ..PLAIN },
    Launcher { program: "doppler", verb: "run", valued: "-p --project -c --config", dashes: true, ..PLAIN },
    // Python's, with a verb, and that of Node, without.
    Launcher {
        program: "dotenv",
        verb: "run",
        flags: "--override --no-override",
        valued: "-f --file",
        ..PLAIN
    },
    Launcher { program: "dotenv", flags: "-c -o --override", valued: "-e", dashes: true, ..PLAIN },
    Launcher { program: "corepack", ..PLAIN },
];

/// The names of all of them.
pub(super) fn is_launcher(program: &str) -> bool {
    LAUNCHERS.iter().any(|launcher| launcher.program == program)
}

/// The command that a call of a launcher starts; `None` when it is no such call.
pub(super) fn launched(program: &str, args: &[Word]) -> Option<Step> {
    let mut known = LAUNCHERS.iter().filter(|launcher| launcher.program == program).peekable();
    known.peek()?;
    let verbs: Vec<&Launcher> = known.filter(|launcher| launcher.is_asked(args)).collect();
    let launcher = verbs.first()?;
    Some(match launcher.command(args) {
        Some(words) if !words.is_empty() => Step::Unwrapped(words),
        _ => refused(Reason::DynamicCommand),
    })
}

impl Launcher {
    fn is_asked(&self, args: &[Word]) -> bool {
        let named = |word: &Word| word.literal() == Some(self.verb);
        match self.verb {
            "" if self.dashes => args.iter().any(|word| word.literal() == Some("--")),
            "" => args.first().and_then(Word::literal).is_some_and(is_package_manager),
            // Behind an option that is not known, its value may stand first.
            _ => match args.split_first() {
                Some((first, rest)) if first.raw.starts_with('-') => {
                    rest.iter().take_while(|word| word.raw != "--").any(named)
                }
                Some((first, _)) => named(first),
                None => false,
            },
        }
    }

    fn command(&self, args: &[Word]) -> Option<Vec<Word>> {
        let behind = match self.verb {
            "" => args,
            verb => {
                let (first, rest) = self.without_options(args)?.split_first()?;
                (first.literal() == Some(verb)).then_some(rest)?
            }
        };
        if self.dashes {
            let at = behind.iter().position(|word| word.literal() == Some("--"))?;
            let (own, rest) = behind.split_at_checked(at)?;
            let tools = self.without_options(own)?;
            let are_tools =
                tools.iter().all(|word| word.literal().is_some_and(|tool| !tool.starts_with('-')));
            return are_tools.then(|| rest.iter().skip(1).cloned().collect());
        }
        let words = self.without_options(behind)?.get(self.operands..)?;
        let words =
            if self.operands > 0 && words.first()?.literal() == Some("--") { words.get(1..)? } else { words };
        let (first, rest) = words.split_first()?;
        // `hatch run test:pytest` names the environment in front.
        let name = first.literal()?;
        let name = match name.split_once(':') {
            Some((_, name)) if self.program == "hatch" => name,
            _ => name,
        };
        Some(std::iter::once(Word::parse(name)).chain(rest.iter().cloned()).collect())
    }

    fn without_options<'a>(&self, args: &'a [Word]) -> Option<&'a [Word]> {
        let all = |text: &'static str| text.split(' ').filter(|name| !name.is_empty()).collect::<Vec<_>>();
        skip_options(args, &all(self.flags), &all(self.valued))
    }
}

fn is_package_manager(name: &str) -> bool {
    matches!(name.split('@').next().unwrap_or(name), "yarn" | "pnpm" | "npm" | "npx" | "pnpx")
}
