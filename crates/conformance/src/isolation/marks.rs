//! Words that say whose a text is. Every planted text holds one, so that any piece of it that shows up elsewhere tells
//! where it comes from: `zq`, then a letter each for profile, person and project (`x` for none), and four that tell
//! the items of one owner apart.

/// Whose something is. Numbers are those of the world's cast.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Owner {
    pub(super) tenant: u8,
    /// `None`: every person of the profile.
    pub(super) person: Option<u8>,
    /// `None`: every project.
    pub(super) project: Option<u8>,
}

/// What a mark stands in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stock {
    Lesson,
    Rule,
    Fact,
    Slot,
    Session,
}

const HEAD: &str = "zq";

/// The mark of an owner's item of this number.
pub(super) fn mark(owner: Owner, stock: Stock, number: u16) -> String {
    let stock = match stock {
        Stock::Lesson => 'l',
        Stock::Rule => 'r',
        Stock::Fact => 'f',
        Stock::Slot => 'v',
        Stock::Session => 's',
    };
    let digits = [number / 400, number / 20, number].map(|n| letter(u8::try_from(n % 20).unwrap_or(0)));
    let [tenant, person, project] =
        [Some(owner.tenant), owner.person, owner.project].map(|part| part.map_or('x', letter));
    HEAD.chars().chain([tenant, person, project]).chain(digits).chain([stock]).collect()
}

/// The first letters of the alphabet stand for numbers below 20, so that no mark holds the head of another.
fn letter(number: u8) -> char {
    char::from(b'a' + number % 20)
}

/// The marks in a text, and pieces of them that hold the letter of a profile at least.
pub(super) fn marks_in(text: &str) -> impl Iterator<Item = &str> {
    text.match_indices(HEAD).filter_map(|(at, head)| {
        let rest = text.get(at + head.len()..)?;
        let end = rest.bytes().take(7).take_while(u8::is_ascii_lowercase).count();
        rest.get(..end).filter(|letters| !letters.is_empty())
    })
}

/// Whether these letters behind the head of a mark, as many as there are, may be of an owner whom `sees` lets pass: each
/// part is `None` when it is cut off, else the number or none.
pub(super) fn owner_of(letters: &str) -> [Option<Option<u8>>; 3] {
    let mut parts = letters.bytes().map(|byte| (byte != b'x').then(|| byte.wrapping_sub(b'a')));
    [parts.next(), parts.next(), parts.next()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_tells_its_owner_even_when_it_is_cut() {
        let owner = Owner { tenant: 1, person: None, project: Some(3) };
        let mark = mark(owner, Stock::Lesson, 399);
        assert_eq!(mark, "zqbxdattl");
        let text = format!("a {mark} and zqbxd… and zq");
        let found: Vec<&str> = marks_in(&text).collect();
        assert_eq!(found, ["bxdattl", "bxd"]);
        assert_eq!(owner_of("bxdattl"), [Some(Some(1)), Some(None), Some(Some(3))]);
        assert_eq!(owner_of("b"), [Some(Some(1)), None, None]);
    }
}
