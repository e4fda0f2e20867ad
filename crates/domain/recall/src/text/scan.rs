use super::compound::{Atom, Joint, compound};
use super::{LONGEST_TOKEN, Script, Unit};
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
use unicode_segmentation::UnicodeSegmentation;

/// The most parts of one compound; a longer one is read as several.
const MOST_PARTS: usize = 24;

/// The most characters between two parts of a compound.
const MOST_CONNECTORS: usize = 3;

/// Reads a text as units, in order, until it gave about `most` tokens.
pub(crate) fn analyse(text: &str, most: usize) -> Vec<Unit> {
    let mut scan = Scan::default();
    for c in text.nfkc() {
        if scan.taken >= most {
            break;
        }
        scan.take(c);
    }
    scan.finish()
}

#[derive(Default)]
struct Scan {
    units: Vec<Unit>,
    /// About how many tokens the units give.
    taken: usize,
    /// The finished atoms of the compound that is being read.
    atoms: Vec<Atom>,
    /// How the atom that is being read is joined to the one before it.
    joint: Option<Joint>,
    atom: String,
    /// What came since the last character of the atom.
    connectors: String,
    /// The run that is being read, and the script that it ends with.
    run: String,
    script: Option<Script>,
}

impl Scan {
    fn take(&mut self, c: char) {
        if is_invisible(c) {
            return;
        }
        if is_combining_mark(c) && Script::of(c).is_none() {
            return self.take_mark(c);
        }
        if let Some(script) = Script::of(c) {
            return self.take_segmented(c, script);
        }
        self.end_run();
        if is_word(c) {
            self.take_letter(c);
        } else if is_connector(c)
            && !self.atom.is_empty()
            && self.connectors.chars().count() < MOST_CONNECTORS
        {
            self.connectors.push(c);
        } else {
            self.take_other(c);
        }
    }

    /// A mark belongs to the letter before it; one on its own is none.
    fn take_mark(&mut self, c: char) {
        if !self.run.is_empty() {
            self.run.push(c);
        } else if !self.atom.is_empty() && self.connectors.is_empty() {
            self.atom.push(c);
        }
    }

    fn take_segmented(&mut self, c: char, script: Script) {
        self.end_compound();
        if self.script.is_some_and(|before| !before.runs_on(script)) {
            self.end_run();
        }
        self.run.push(c);
        // A long run is ended now and then, so that a text of one run stays within the bound.
        self.script = Some(script);
        if self.run.len() > 4 * super::MOST_TOKENS {
            self.end_run();
        }
    }

    fn take_letter(&mut self, c: char) {
        if !self.connectors.is_empty() {
            match Joint::of(&self.connectors) {
                Some(joint) if self.atoms.len() < MOST_PARTS => {
                    self.end_atom();
                    self.joint = Some(joint);
                }
                _ => self.end_compound(),
            }
            self.connectors.clear();
        }
        self.atom.push(c);
    }

    /// `C++`, `C#` and `F#` are names and not letters.
    fn take_other(&mut self, c: char) {
        let letter = self.atoms.is_empty()
            && self.connectors.is_empty()
            && self.atom.chars().count() == 1
            && self.atom.chars().all(char::is_alphabetic);
        match c {
            '#' if letter => self.atom.push_str("sharp"),
            '+' if letter => self.atom.push_str("plus"),
            _ => {}
        }
        self.end_compound();
    }

    fn end_atom(&mut self) {
        Atom::split_camel(&std::mem::take(&mut self.atom), self.joint.take(), &mut self.atoms);
    }

    fn end_compound(&mut self) {
        self.connectors.clear();
        if self.atom.is_empty() {
            return;
        }
        self.end_atom();
        let atoms = std::mem::take(&mut self.atoms);
        self.taken += 2 * atoms.len() - 1;
        self.units.extend(compound(&atoms));
    }

    fn end_run(&mut self) {
        if let Some(script) = self.script.take() {
            let grams = pairs(&std::mem::take(&mut self.run), script);
            self.taken += grams.len();
            self.units.push(Unit::Run(grams));
        }
    }

    fn finish(mut self) -> Vec<Unit> {
        self.end_run();
        self.end_compound();
        self.units
    }
}

/// Overlapping pairs of characters, or of clusters where letters carry marks.
fn pairs(run: &str, script: Script) -> Vec<String> {
    let parts: Vec<&str> = match script {
        Script::Brahmic => run.graphemes(true).collect(),
        Script::Han | Script::Hiragana | Script::Katakana | Script::Hangul => {
            run.split_inclusive(|_: char| true).collect()
        }
    };
    match parts.as_slice() {
        [single] => vec![cut(single)],
        many => many.windows(2).map(|pair| cut(&pair.concat())).collect(),
    }
}

fn cut(token: &str) -> String {
    token.chars().take(LONGEST_TOKEN).collect()
}

fn is_word(c: char) -> bool {
    // The enclosed letters are symbols, beside the flags and the emoji.
    c.is_alphanumeric() && !matches!(u32::from(c), 0x1F130..=0x1F189)
}

fn is_connector(c: char) -> bool {
    matches!(c, '_' | '-' | '.' | '/' | '\\' | ':' | '\'' | '’' | '@')
}

/// Characters without a shape, which hide in words or hint at line breaks: a word is the same with and without.
fn is_invisible(c: char) -> bool {
    matches!(
        u32::from(c),
        0xAD | 0x34F
            | 0x61C
            | 0x180B..=0x180F
            | 0x200B..=0x200F
            | 0x202A..=0x202E
            | 0x2060..=0x206F
            | 0xFE00..=0xFE0F
            | 0xFEFF
            | 0xE0000..=0xE0FFF
    )
}
