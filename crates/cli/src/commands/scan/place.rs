use std::ops::Range;

/// A place in a text as an editor counts it: lines and columns from 1, a column a character.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

/// Tells the places of bytes, in ascending order, in one walk through the text.
pub(super) struct Places<'t> {
    text: &'t str,
    at: usize,
    place: Place,
}

impl<'t> Places<'t> {
    pub(super) fn of(text: &'t str) -> Self {
        Self { text, at: 0, place: Place { line: 1, column: 1 } }
    }

    /// Where a range of bytes begins and where the first character behind it stands.
    pub(super) fn range(&mut self, bytes: &Range<usize>) -> Range<Place> {
        let start = self.byte(bytes.start);
        // The next range may begin within this one, so the walk goes on from here.
        let mut end = Self { text: self.text, at: self.at, place: self.place };
        start..end.byte(bytes.end)
    }

    fn byte(&mut self, byte: usize) -> Place {
        for c in self.text.get(self.at..byte).unwrap_or_default().chars() {
            self.place = match c {
                '\n' => Place { line: self.place.line + 1, column: 1 },
                _ => Place { column: self.place.column + 1, ..self.place },
            };
        }
        self.at = self.at.max(byte);
        self.place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_in_characters_and_lines_and_ranges_may_overlap() {
        let mut places = Places::of("é x\nyz\n\nw");
        let at = |line, column| Place { line, column };
        assert_eq!(places.range(&(3..7)), at(1, 3)..at(2, 3));
        assert_eq!(places.range(&(5..6)), at(2, 1)..at(2, 2));
        assert_eq!(places.range(&(9..10)), at(4, 1)..at(4, 2));
    }
}
