//! Commands that build the programs which a later command tests.

use crate::shell::{Call, Entry};

/// What a command builds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Build {
    /// All that its project builds, tests among it.
    Everything,
    /// This one program.
    Program(String),
    /// Something, or the files that a build needs: nobody can say what.
    Something,
}

impl Build {
    /// What a call builds; `None` when it builds nothing, or may run something else as well.
    pub(crate) fn of(call: &Call) -> Option<Self> {
        if call.entry == Entry::FilePath || call.entry == Entry::PythonModule {
            return None;
        }
        let words: Vec<&str> = call.args.iter().map(|arg| arg.literal().unwrap_or(&arg.raw)).collect();
        match call.program.as_str() {
            "cmake" if words.first() == Some(&"--build") => {
                targets(&after(&words, &["-t", "--target"]), &words)
            }
            "cmake" => Some(Self::Something),
            "make" | "gmake" | "ninja" => {
                let operands = operands(&words, &["-C", "-f", "-j", "-l", "-o", "-W", "-I"]);
                targets(&operands, &words)
            }
            "meson" if words.first() == Some(&"compile") => targets(&[], &words),
            "gcc" | "g++" | "cc" | "c++" | "clang" | "clang++" => {
                let output = after(&words, &["-o"]);
                let name = output.first().and_then(|path| path.rsplit('/').next());
                Some(name.map_or(Self::Something, |name| Self::Program(name.to_owned())))
            }
            _ => None,
        }
    }

    /// Whether it surely builds the program of this name.
    pub(crate) fn makes(&self, program: &str) -> bool {
        match self {
            Self::Everything => true,
            Self::Program(name) => name == program,
            Self::Something => false,
        }
    }
}

/// What a build of these targets makes. A target that may run tests is no build.
fn targets(targets: &[&str], words: &[&str]) -> Option<Build> {
    const NO_BUILD: [&str; 11] = [
        "-n",
        "-q",
        "-t",
        "-i",
        "--dry-run",
        "--just-print",
        "--question",
        "--touch",
        "--ignore-errors",
        "-k",
        "--keep-going",
    ];
    let runs = |target: &&str| {
        let name = target.to_ascii_lowercase();
        ["test", "check", "run_tests", "memcheck", "coverage", "ci", "verify"].contains(&name.as_str())
    };
    let ninja_or_make = words.iter().any(|word| NO_BUILD.contains(word));
    if targets.iter().any(runs) || (ninja_or_make && words.first() != Some(&"--build")) {
        return None;
    }
    Some(match targets {
        [] | ["all"] => Build::Everything,
        [one] => Build::Program((*one).to_owned()),
        _ => Build::Something,
    })
}

/// The words behind these options, or in the same word with them.
fn after<'w>(words: &[&'w str], options: &[&str]) -> Vec<&'w str> {
    let mut found = Vec::new();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if options.contains(word) {
            found.extend(words.next());
        } else if let Some((name, value)) = word.split_once('=') {
            found.extend(options.contains(&name).then_some(value));
        }
    }
    found
}

/// The words that are neither options, nor values of these options, nor variables.
fn operands<'w>(words: &[&'w str], valued: &[&str]) -> Vec<&'w str> {
    let mut found = Vec::new();
    let mut words = words.iter().peekable();
    while let Some(word) = words.next() {
        if valued.contains(word) {
            // `-j` stands with or without a number.
            let is_value = *word != "-j" || words.peek().is_some_and(|next| next.parse::<u32>().is_ok());
            if is_value {
                words.next();
            }
        } else if !word.starts_with('-') && !word.contains('=') {
            found.push(*word);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::Script;

    #[test]
    fn a_build_is_known_by_what_it_surely_makes() {
        let program = |name: &str| Some(Build::Program(name.to_owned()));
        for (line, expected) in [
            ("cmake --build build", Some(Build::Everything)),
            ("cmake --build build -j 4", Some(Build::Everything)),
            ("cmake --build build --target calc_test", program("calc_test")),
            ("cmake --build build --target=calc_test", program("calc_test")),
            ("cmake --build build --target test", None),
            ("cmake -B build", Some(Build::Something)),
            ("make", Some(Build::Everything)),
            ("make -j4", Some(Build::Everything)),
            ("make -j 4 all CFLAGS=-O0", Some(Build::Everything)),
            ("make -C build -j", Some(Build::Everything)),
            ("make test", None),
            ("make -n", None),
            ("make -i", None),
            ("ninja -C build", Some(Build::Everything)),
            ("ninja -C build test", None),
            ("meson compile -C build", Some(Build::Everything)),
            ("g++ -o build/calc_test calc_test.cpp -lgtest", program("calc_test")),
            ("g++ -c calc.cpp", Some(Build::Something)),
            ("./make", None),
            ("pytest", None),
        ] {
            let script = Script::analyse(line).0.unwrap();
            let (_, leaf) = script.leaves().next().unwrap();
            assert_eq!(Build::of(leaf.call.as_ref().unwrap()), expected, "{line}");
        }
    }
}
