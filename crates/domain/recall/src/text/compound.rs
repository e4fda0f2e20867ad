use super::{LONGEST_TOKEN, Unit, Word};

/// Keeps the digits of a joined compound apart: `1.23` is not `12.3`.
const JOINER: char = '\u{E000}';

/// How two atoms are joined, from the closest to the loosest; a compound is split at its loosest joints first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Joint {
    /// `l'impôt`
    Apostrophe,
    /// `parseUrl`
    Camel,
    /// `parse_url`
    Underscore,
    /// `well-known`
    Hyphen,
    /// `url.rs`, `me@host`
    Dot,
    /// `src/url`, `C:\url`
    Slash,
    /// `net::url`
    Scope,
}

impl Joint {
    /// Reads what stands between two atoms; `None` when it parts them.
    pub(super) fn of(connectors: &str) -> Option<Self> {
        match connectors {
            "'" | "’" => Some(Self::Apostrophe),
            "-" => Some(Self::Hyphen),
            "." | "@" => Some(Self::Dot),
            "::" => Some(Self::Scope),
            _ if connectors.chars().all(|c| c == '_') => Some(Self::Underscore),
            _ if connectors.chars().all(|c| matches!(c, '/' | '\\' | ':')) => Some(Self::Slash),
            _ => None,
        }
    }
}

/// A stretch of letters and digits, and how it is joined to the one before it in the same compound.
pub(super) struct Atom {
    joint: Option<Joint>,
    text: String,
}

impl Atom {
    /// Adds a word to the atoms, as several when it is written in camel case.
    pub(super) fn split_camel(word: &str, joint: Option<Joint>, atoms: &mut Vec<Self>) {
        let mut piece = String::new();
        let mut joint = joint;
        let mut rest = word.chars().peekable();
        while let Some(c) = rest.next() {
            let mut ahead = rest.clone();
            let small = |c: Option<char>| c.is_some_and(char::is_lowercase);
            let after_small = small(piece.chars().next_back()) && c.is_uppercase();
            // `HTTPServer` is two words, the plural `URLs` is one.
            let after_capitals = piece.chars().next_back().is_some_and(char::is_uppercase)
                && c.is_uppercase()
                && small(ahead.next())
                && small(ahead.next());
            if after_small || after_capitals {
                atoms.push(Self { joint, text: std::mem::take(&mut piece) });
                joint = Some(Joint::Camel);
            }
            piece.push(c);
        }
        atoms.push(Self { joint, text: piece });
    }
}

/// Builds the unit of the atoms of one compound by splitting at its loosest joints.
pub(super) fn compound(atoms: &[Atom]) -> Option<Unit> {
    let (first, rest) = atoms.split_first()?;
    let Some(loosest) = rest.iter().filter_map(|atom| atom.joint).max() else {
        return Some(Unit::Word(Word::new(&first.text)));
    };
    let mut parts = Vec::new();
    let mut left = atoms;
    while let Some(part) = left.iter().skip(1).position(|atom| atom.joint == Some(loosest)) {
        let (head, tail) = left.split_at(part + 1);
        parts.extend(compound(head));
        left = tail;
    }
    parts.extend(compound(left));
    Some(Unit::Compound { whole: join(atoms), named: is_name(atoms, loosest, &parts), parts })
}

/// The atoms as one token; `None` when it would be too long.
fn join(atoms: &[Atom]) -> Option<String> {
    let mut whole = String::new();
    for Atom { text, .. } in atoms {
        if whole.ends_with(char::is_numeric) && text.starts_with(char::is_numeric) {
            whole.push(JOINER);
        }
        whole.push_str(Word::new(text).plain());
    }
    (whole.chars().count() <= LONGEST_TOKEN).then_some(whole)
}

/// Whether a compound names one thing, so that meeting it again is no chance: paths, files, functions, error
/// codes; not `and/or`, `e.g.`, `well-known`, `GitHub`.
fn is_name(atoms: &[Atom], loosest: Joint, parts: &[Unit]) -> bool {
    let letters: usize =
        atoms.iter().map(|atom| atom.text.chars().filter(|c| c.is_alphabetic()).count()).sum();
    let size: usize = atoms.iter().map(|atom| atom.text.chars().count()).sum();
    if letters < 2 || size < 5 {
        return false;
    }
    match loosest {
        Joint::Apostrophe => false,
        Joint::Camel => {
            let small = atoms.first().is_some_and(|atom| atom.text.starts_with(char::is_lowercase));
            let sizes = || atoms.iter().map(|atom| atom.text.chars().count());
            atoms.len() >= 3
                || (small && sizes().all(|size| size >= 2) && sizes().skip(1).all(|size| size >= 3))
        }
        Joint::Underscore | Joint::Scope => true,
        Joint::Dot => atoms.last().is_some_and(|atom| !is_domain(&atom.text)),
        Joint::Hyphen => {
            let number = |text: &str| text.len() >= 2 && text.bytes().all(|b| b.is_ascii_digit());
            atoms.iter().skip(1).any(|atom| number(&atom.text)) || has_name(parts)
        }
        Joint::Slash => parts.len() >= 3 || has_name(parts),
    }
}

/// Endings of host names, which half the texts about the web share.
fn is_domain(ending: &str) -> bool {
    ["com", "org", "net", "io", "dev", "edu", "gov"].iter().any(|domain| ending.eq_ignore_ascii_case(domain))
}

fn has_name(parts: &[Unit]) -> bool {
    parts.iter().any(|part| matches!(part, Unit::Compound { named: true, .. }))
}
