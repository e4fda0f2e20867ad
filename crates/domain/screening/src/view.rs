//! A text with some pieces replaced, and the way back.

use std::ops::Range;

use crate::text;

/// How much around a replaced piece is read with it, in bytes: what a rule reads around its anchor.
const AROUND: usize = 320;

/// How far before its place a secret's name may stand, in bytes.
const NAME: usize = 96;

/// Another reading of a text: what stands around the pieces that read differently, with those replaced.
#[derive(Debug)]
pub(crate) struct View {
    pub(crate) text: String,
    pieces: Vec<Piece>,
}

/// From `at` on the view holds a copy of `original`, or its image.
#[derive(Debug)]
struct Piece {
    at: usize,
    original: Range<usize>,
    kind: Kind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Copy,
    /// Letter by letter: as long as what it stands for.
    Respelled,
    Replaced,
}

impl View {
    /// Where a range of the view came from, if it goes over something replaced: what does not was read in the text itself.
    pub(crate) fn original(&self, span: &Range<usize>) -> Option<Range<usize>> {
        let (first, last) =
            (self.place(span.start)?, self.place(span.end.saturating_sub(1).max(span.start))?);
        let (start, end) = (self.pieces.get(first)?, self.pieces.get(last)?);
        if first == last && start.kind == Kind::Copy {
            return None;
        }
        Some(start.start_of(span.start)..end.end_of(span.end))
    }

    /// As [`View::original`], for a value under a name that may stand before it.
    pub(crate) fn original_of_value(&self, span: &Range<usize>) -> Option<Range<usize>> {
        self.original(&(span.start.saturating_sub(NAME)..span.end))?;
        let (first, last) =
            (self.place(span.start)?, self.place(span.end.saturating_sub(1).max(span.start))?);
        Some(self.pieces.get(first)?.start_of(span.start)..self.pieces.get(last)?.end_of(span.end))
    }

    fn place(&self, at: usize) -> Option<usize> {
        self.pieces.partition_point(|piece| piece.at <= at).checked_sub(1)
    }
}

impl Piece {
    fn start_of(&self, at: usize) -> usize {
        if self.kind == Kind::Replaced { self.original.start } else { self.original.start + (at - self.at) }
    }

    fn end_of(&self, at: usize) -> usize {
        if self.kind == Kind::Replaced { self.original.end } else { self.original.start + (at - self.at) }
    }
}

/// Makes a [`View`] from what is replaced, in order of place.
pub(crate) struct Views<'t> {
    of: &'t str,
    view: View,
    /// Up to where `of` was read.
    read: usize,
    replaced: bool,
}

impl<'t> Views<'t> {
    pub(crate) fn of(of: &'t str) -> Self {
        Self { of, view: View { text: String::new(), pieces: Vec::new() }, read: 0, replaced: false }
    }

    pub(crate) fn replace(&mut self, span: Range<usize>, image: &str) {
        self.put(span, image, Kind::Replaced);
    }

    /// Puts an image of ASCII letters in the place of as many others.
    pub(crate) fn respell(&mut self, span: Range<usize>, letter: impl Fn(char) -> char) {
        let span = span.start.max(self.read)..span.end;
        let image: String = text::cut(self.of, span.clone()).chars().map(letter).collect();
        self.put(span, &image, Kind::Respelled);
    }

    fn put(&mut self, span: Range<usize>, image: &str, kind: Kind) {
        if span.start < self.read || span.is_empty() {
            return;
        }
        if span.start - self.read > 2 * AROUND {
            if self.replaced {
                self.copy_ahead();
                self.push(self.read..self.read, "\n", Kind::Replaced);
            }
            self.read = self.of.floor_char_boundary(span.start - AROUND);
        }
        self.push(self.read..span.start, text::cut(self.of, self.read..span.start), Kind::Copy);
        self.read = span.end;
        self.push(span, image, kind);
        self.replaced = true;
    }

    /// `None` when nothing was replaced.
    pub(crate) fn finish(mut self) -> Option<View> {
        if !self.replaced {
            return None;
        }
        self.copy_ahead();
        Some(self.view)
    }

    fn copy_ahead(&mut self) {
        let until = self.of.floor_char_boundary(self.read + AROUND).max(self.read);
        self.push(self.read..until, text::cut(self.of, self.read..until), Kind::Copy);
        self.read = until;
    }

    /// What is replaced by nothing still parts its neighbours.
    fn push(&mut self, original: Range<usize>, image: &str, kind: Kind) {
        if !image.is_empty() {
            self.view.pieces.push(Piece { at: self.view.text.len(), original, kind });
            self.view.text.push_str(image);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_over_a_replaced_piece_leads_back_to_the_original_characters() {
        let text = "a ig<b>no</b>re &amp; é";
        let mut views = Views::of(text);
        for (piece, image) in [("<b>", ""), ("</b>", ""), ("&amp;", "&")] {
            let at = text.find(piece).unwrap();
            views.replace(at..at + piece.len(), image);
        }
        let view = views.finish().unwrap();
        assert_eq!(view.text, "a ignore & é");
        let original = |piece: &str| {
            let at = view.text.find(piece).unwrap();
            view.original(&(at..at + piece.len())).and_then(|span| text.get(span))
        };
        assert_eq!(original("ignore"), Some("ig<b>no</b>re"));
        assert_eq!(original("&"), Some("&amp;"));
        assert_eq!(original("& é"), Some("&amp; é"));
        assert_eq!(original("ig"), None);
    }

    #[test]
    fn only_what_stands_around_the_replaced_pieces_is_read_again() {
        let far = "é".repeat(AROUND * 2);
        let text = format!("{far}&#65;{far}&#66;{far}");
        let mut views = Views::of(&text);
        for piece in ["&#65;", "&#66;"] {
            let at = text.find(piece).unwrap();
            views.replace(at..at + piece.len(), "!");
        }
        let view = views.finish().unwrap();
        assert!(view.text.len() <= 4 * AROUND + 8, "{}", view.text.len());
        for (at, _) in view.text.match_indices('!') {
            let original = view.original(&(at..at + 1)).and_then(|span| text.get(span));
            assert!(original.is_some_and(|original| original.starts_with("&#")), "{original:?}");
        }
        assert!(Views::of(&text).finish().is_none());
    }
}
