//! What the options of a test runner do to the evidence of its run.

/// The options of a runner, as data: what is not listed here decides something that is not known.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Options {
    /// What each option does.
    pub(crate) rules: &'static [Rule],
    /// Letters of options without values that may stand together in one word, as in `-xvs`.
    pub(crate) clusters: &'static str,
    /// Whether the value of an option of one letter may stand in the same word, as in `-n4`.
    pub(crate) attached: bool,
}

/// Options of one effect: those that stand alone, and those that take a value from the next word or behind `=`. Names
/// are parted by blanks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Rule(pub(crate) Effect, pub(crate) &'static str, pub(crate) &'static str);

/// What an option does to the evidence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Effect {
    /// It lists, collects, compiles or explains; no test runs.
    Lists,
    /// It changes the report or leaves it out, or lets a run end well that proves nothing.
    Hides,
    /// It changes how results are shown, or stops a run at its first failure, which a run that passes never does.
    Displays,
    /// It says how many tests run at once and in which order: a matter of speed, but it can decide how they come out.
    Spreads,
    /// It leaves tests out of those that run without it, whatever a configuration says.
    Narrows,
    /// It leaves tests out, and can bring in others that a configuration leaves out.
    Selects,
    /// It decides something else.
    Decides,
}

/// One argument of a run.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Argument {
    /// An option that is known, with its value.
    Option {
        /// As written, without its value; of a group of letters each its own.
        name: String,
        /// Its value.
        value: Option<String>,
        /// What it does.
        effect: Effect,
    },
    /// An option that is not known: whether the next word is its value is not known either.
    Unknown(String),
    /// `--`, behind which everything is an operand or belongs to another program.
    Dashes,
    /// Anything else: a path, a name, a pattern.
    Operand(String),
}

impl Options {
    /// No option is known.
    pub(crate) const NONE: Self = Self { rules: &[], clusters: "", attached: false };

    /// The arguments, each with its effect.
    pub(crate) fn read(&self, words: &[&str]) -> Vec<Argument> {
        let mut found = Vec::with_capacity(words.len());
        let mut words = words.iter();
        while let Some(word) = words.next() {
            if *word == "--" {
                found.push(Argument::Dashes);
            } else if !word.starts_with('-') || *word == "-" {
                found.push(Argument::Operand((*word).to_owned()));
            } else if let Some(letters) = self.cluster(word) {
                found.extend(letters.chars().map(|letter| self.flag(&format!("-{letter}"))));
            } else {
                found.push(self.option(word, &mut words));
            }
        }
        found
    }

    /// The letters of `-xvs`.
    fn cluster<'w>(&self, word: &'w str) -> Option<&'w str> {
        let letters = word.strip_prefix('-')?;
        let all = letters.chars().all(|letter| self.clusters.contains(letter));
        all.then_some(letters)
    }

    fn flag(&self, name: &str) -> Argument {
        match self.effect(name, |Rule(_, flags, _)| flags) {
            Some(effect) => Argument::Option { name: name.to_owned(), value: None, effect },
            None => Argument::Unknown(name.to_owned()),
        }
    }

    fn option<'w>(&self, word: &str, rest: &mut impl Iterator<Item = &'w &'w str>) -> Argument {
        let option = |name: &str, value: Option<&str>, effect| Argument::Option {
            name: name.to_owned(),
            value: value.map(str::to_owned),
            effect,
        };
        if let Some(effect) = self.effect(word, |Rule(_, flags, _)| flags) {
            return option(word, None, effect);
        }
        if let Some(effect) = self.effect(word, |Rule(_, _, valued)| valued) {
            return option(word, rest.next().copied(), effect);
        }
        if let Some((name, value)) = word.split_once('=') {
            let effect = self.effect(name, |Rule(_, _, valued)| valued);
            if let Some(effect) = effect.or_else(|| self.effect(name, |Rule(_, flags, _)| flags)) {
                return option(name, Some(value), effect);
            }
        }
        if let Some((name, value)) = word.split_at_checked(2).filter(|_| self.attached)
            && let Some(effect) = self.effect(name, |Rule(_, _, valued)| valued)
        {
            return option(name, Some(value), effect);
        }
        Argument::Unknown(word.to_owned())
    }

    /// Whether an argument may be the beginning of an option, for parsers that are content with one: `--dry` for
    /// `--dry-run`.
    pub(crate) fn are_shortened_by(&self, argument: &Argument) -> bool {
        let Argument::Unknown(word) = argument else { return false };
        let name = word.split_once('=').map_or(word.as_str(), |(name, _)| name);
        let names = |Rule(_, flags, valued): &Rule| flags.split(' ').chain(valued.split(' '));
        self.rules.iter().flat_map(names).any(|known| known.starts_with(name))
    }

    fn effect(&self, name: &str, names: impl Fn(&Rule) -> &'static str) -> Option<Effect> {
        self.rules.iter().find(|rule| names(rule).split(' ').any(|known| known == name)).map(|rule| rule.0)
    }
}

impl Argument {
    /// What it does, when it is an option that is known.
    pub(crate) fn effect(&self) -> Option<Effect> {
        match self {
            Self::Option { effect, .. } => Some(*effect),
            Self::Unknown(_) | Self::Dashes | Self::Operand(_) => None,
        }
    }

    /// Its name, as written: an operand is its own.
    pub(crate) fn name(&self) -> &str {
        match self {
            Self::Option { name, .. } | Self::Unknown(name) | Self::Operand(name) => name,
            Self::Dashes => "--",
        }
    }

    /// The value of the option, when it is one with a value.
    pub(crate) fn value(&self) -> Option<&str> {
        match self {
            Self::Option { value, .. } => value.as_deref(),
            Self::Unknown(_) | Self::Dashes | Self::Operand(_) => None,
        }
    }
}

/// Whether a kind of report that is read is among those which these options ask for; so it is when they ask for none.
pub(crate) fn is_among(arguments: &[Argument], options: &[&str], read: &[&str]) -> bool {
    let mut asked = arguments.iter().filter(|one| options.contains(&one.name())).peekable();
    asked.peek().is_none() || asked.any(|one| one.value().is_some_and(|kind| read.contains(&kind)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const OPTIONS: Options = Options {
        rules: &[
            Rule(Effect::Displays, "-q -v --quiet", "--tb -r"),
            Rule(Effect::Selects, "-s --lf", "-k"),
            Rule(Effect::Spreads, "", "-n -parallel"),
        ],
        clusters: "qvs",
        attached: true,
    };

    fn show(line: &str) -> String {
        let words: Vec<&str> = line.split_whitespace().collect();
        let shown = OPTIONS.read(&words).into_iter().map(|argument| match argument {
            Argument::Option { name, value: Some(value), effect } => format!("{effect:?} {name}={value}"),
            Argument::Option { name, value: None, effect } => format!("{effect:?} {name}"),
            Argument::Unknown(text) => format!("? {text}"),
            Argument::Dashes => "--".to_owned(),
            Argument::Operand(text) => text,
        });
        shown.collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn options_are_read_with_their_values_however_they_are_spelled() {
        for (line, expected) in [
            ("tests -q", "tests, Displays -q"),
            ("-qvs", "Displays -q, Displays -v, Selects -s"),
            ("-qx", "? -qx"),
            ("--tb short a", "Displays --tb=short, a"),
            ("--tb=short a", "Displays --tb=short, a"),
            ("--quiet=yes", "Displays --quiet=yes"),
            ("-n4 -n 4", "Spreads -n=4, Spreads -n=4"),
            ("-parallel 4", "Spreads -parallel=4"),
            ("-rA", "Displays -r=A"),
            ("-k", "Selects -k"),
            ("--lf -- -q -", "Selects --lf, --, Displays -q, -"),
            ("--new thing", "? --new, thing"),
        ] {
            assert_eq!(show(line), expected, "{line}");
        }
    }

    proptest! {
        #[test]
        fn no_word_is_lost(words in prop::collection::vec("[-=a-zé]{1,5}", 0..6)) {
            let read = OPTIONS.read(&words.iter().map(String::as_str).collect::<Vec<_>>());
            let valued = read.iter().filter(|argument| argument.value().is_some()).count();
            prop_assert!(read.len() + valued >= words.len());
        }
    }
}
