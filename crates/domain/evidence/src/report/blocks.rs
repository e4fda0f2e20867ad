//! Failing tests that a report shows one after the other, each under its title with its error.

use super::Failure;
use crate::signature::Thrown;
use crate::{MAX_NAMES, TestCounts};

/// The failing tests of a report, gathered line by line.
#[derive(Debug, Default)]
pub(super) struct Blocks {
    found: Vec<(String, Thrown)>,
    inside: bool,
}

impl Blocks {
    /// A title: what follows is the error of this test.
    pub(super) fn open(&mut self, title: String) {
        self.inside = true;
        self.found.push((title, Thrown::default()));
    }

    /// A line of the error, or one between two tests.
    pub(super) fn read(&mut self, line: &str) {
        if let Some((_, thrown)) = self.found.last_mut().filter(|_| self.inside) {
            thrown.read(line);
        }
    }

    /// The end of an error.
    pub(super) fn close(&mut self) {
        self.inside = false;
    }

    /// A test whose error came before its name.
    pub(super) fn put(&mut self, title: String, thrown: Thrown) {
        self.inside = false;
        self.found.push((title, thrown));
    }

    /// The failure. Files run side by side: the first test by name is the same in every run.
    pub(super) fn failure(mut self, counts: TestCounts, summary: String) -> Failure {
        // A report may show a test twice: in its place, and among all failing ones.
        self.found.sort_by(|(one, _), (other, _)| one.cmp(other));
        self.found.dedup_by(|(later, _), (earlier, _)| later == earlier);
        let mut tests: Vec<String> = self.found.iter().map(|(title, _)| title.clone()).collect();
        tests.truncate(MAX_NAMES);
        let first = self.found.into_iter().next();
        let signature = first.map(|(title, thrown)| {
            let mut signature = thrown.signature();
            signature.place.get_or_insert(title);
            signature
        });
        Failure { counts, summary, signature: signature.unwrap_or_default(), tests }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_failing_test_by_name_gives_the_signature() {
        let mut blocks = Blocks::default();
        for line in
            ["= b", "Error: late", "= a", "Error: early", "-", "Error: nobody's", "= b", "Error: again"]
        {
            match line.strip_prefix("= ") {
                Some(title) => blocks.open(title.to_owned()),
                None if line == "-" => blocks.close(),
                None => blocks.read(line),
            }
        }
        let failure = blocks.failure(TestCounts::default(), String::new());
        assert_eq!(failure.tests, ["a", "b"]);
        assert_eq!(failure.signature.message.as_deref(), Some("early"));
        assert_eq!(failure.signature.place.as_deref(), Some("a"));
    }

    #[test]
    fn what_stands_between_two_tests_is_no_error_of_either() {
        let mut blocks = Blocks::default();
        blocks.open("a".to_owned());
        blocks.close();
        blocks.read("Error: nobody's");
        blocks.put("b".to_owned(), Thrown::default());
        blocks.read("Error: nobody's");
        let failure = blocks.failure(TestCounts::default(), String::new());
        assert_eq!((failure.signature.message, failure.tests.len()), (None, 2));
    }
}
