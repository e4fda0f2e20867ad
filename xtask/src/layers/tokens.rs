//! Rust source as far as the layer check needs it: names and punctuation with their lines, no comments, no literals.

use std::iter::Peekable;
use std::str::Chars;

/// A piece of source that can carry a name or a shape.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token {
    Name(String),
    /// `::`
    Step,
    Mark(char),
}

impl Token {
    pub(super) fn is_name(&self, name: &str) -> bool {
        matches!(self, Self::Name(own) if own == name)
    }

    pub(super) fn is_mark(&self, mark: char) -> bool {
        *self == Self::Mark(mark)
    }
}

/// A token and its line, from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Placed {
    pub(super) token: Token,
    pub(super) line: usize,
}

pub(super) fn tokens(source: &str) -> Vec<Placed> {
    let mut reader = Reader { rest: source.chars().peekable(), line: 1, found: Vec::new() };
    while let Some(first) = reader.next() {
        reader.read(first);
    }
    reader.found
}

struct Reader<'s> {
    rest: Peekable<Chars<'s>>,
    line: usize,
    found: Vec<Placed>,
}

impl Reader<'_> {
    fn next(&mut self) -> Option<char> {
        let next = self.rest.next();
        if next == Some('\n') {
            self.line += 1;
        }
        next
    }

    fn next_if(&mut self, wanted: char) -> bool {
        self.rest.peek() == Some(&wanted) && self.next().is_some()
    }

    fn push(&mut self, token: Token) {
        self.found.push(Placed { token, line: self.line });
    }

    fn read(&mut self, first: char) {
        match first {
            '/' if self.next_if('/') => self.line_comment(),
            '/' if self.next_if('*') => self.block_comment(),
            '"' => self.string(),
            '\'' => self.quote(),
            ':' if self.next_if(':') => self.push(Token::Step),
            c if c.is_alphabetic() || c == '_' => self.name(c),
            c if c.is_ascii_digit() => {
                while self.rest.next_if(|c| c.is_alphanumeric() || *c == '_').is_some() {}
            }
            c if c.is_whitespace() => {}
            c => self.push(Token::Mark(c)),
        }
    }

    fn line_comment(&mut self) {
        while self.rest.peek().is_some_and(|c| *c != '\n') {
            self.next();
        }
    }

    fn block_comment(&mut self) {
        let mut depth = 1_usize;
        while depth > 0 {
            match self.next() {
                Some('/') if self.next_if('*') => depth += 1,
                Some('*') if self.next_if('/') => depth -= 1,
                Some(_) => {}
                None => return,
            }
        }
    }

    fn string(&mut self) {
        while let Some(c) = self.next() {
            match c {
                '\\' => drop(self.next()),
                '"' => return,
                _ => {}
            }
        }
    }

    /// A character literal or a lifetime.
    fn quote(&mut self) {
        if self.next_if('\\') {
            self.next();
            while self.next().is_some_and(|c| c != '\'') {}
            return;
        }
        self.next();
        if !self.next_if('\'') {
            while self.rest.next_if(|c| c.is_alphanumeric() || *c == '_').is_some() {}
        }
    }

    fn name(&mut self, first: char) {
        let mut name = String::from(first);
        while let Some(c) = self.rest.next_if(|c| c.is_alphanumeric() || *c == '_') {
            name.push(c);
        }
        let raw = matches!(name.as_str(), "r" | "br" | "cr");
        match self.rest.peek() {
            Some('"') if raw => {
                self.next();
                self.raw_string(0);
            }
            Some('#') if raw => {
                let mut hashes = 0_usize;
                while self.next_if('#') {
                    hashes += 1;
                }
                // `r#name` is a name; anything else with hashes is a raw string.
                if self.next_if('"') {
                    self.raw_string(hashes);
                }
            }
            Some('"' | '\'') if matches!(name.as_str(), "b" | "c") => {}
            _ => self.push(Token::Name(name)),
        }
    }

    fn raw_string(&mut self, hashes: usize) {
        while let Some(c) = self.next() {
            if c == '"' && (0..hashes).all(|_| self.next_if('#')) {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(source: &str) -> Vec<String> {
        let named = |placed: Placed| match placed.token {
            Token::Name(name) => Some(format!("{name}@{}", placed.line)),
            Token::Step | Token::Mark(_) => None,
        };
        tokens(source).into_iter().filter_map(named).collect()
    }

    #[test]
    fn comments_and_literals_hide_their_words() {
        for hidden in [
            "// word",
            "/* word /* word */ word */",
            "\"word \\\" word\"",
            "r#\"word \" word\"#",
            "r\"word\"",
            "b\"word\"",
            "br##\"word\"# word\"##",
            "'w'",
            "'\\''",
            "'\\u{77}'",
            "b'w'",
            "1_word",
        ] {
            assert_eq!(names(&format!("before\n{hidden}\nafter")), ["before@1", "after@3"], "{hidden}");
        }
    }

    #[test]
    fn a_lifetime_does_not_swallow_what_follows() {
        assert_eq!(names("fn f<'a>(x: &'a str) -> &'static str"), ["fn@1", "f@1", "x@1", "str@1", "str@1"]);
    }

    #[test]
    fn a_raw_name_is_a_name() {
        assert_eq!(names("r#type + x"), ["type@1", "x@1"]);
    }

    #[test]
    fn a_string_over_lines_keeps_the_count() {
        assert_eq!(names("a \"x\ny\nz\" b"), ["a@1", "b@3"]);
    }
}
