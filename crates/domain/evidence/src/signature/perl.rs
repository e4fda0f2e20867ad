//! What Perl's test library says about failures, and what a Perl program dies of.

use super::family::{Decides, Family, Page};
use super::{FailureSignature, bounded, shorten_path};
use crate::MAX_NAMES;

/// Reads the comments of Perl tests, line by line.
#[derive(Debug, Default)]
pub(crate) struct Diagnostics {
    /// The failing tests by name, each with its file; at most [`MAX_NAMES`].
    failed: Vec<(String, Option<String>)>,
    /// What was got and expected in the first.
    details: Vec<String>,
    /// The last line that was no report.
    said: Option<String>,
    /// What the program died of.
    died: Option<FailureSignature>,
    did_not_compile: bool,
}

impl Diagnostics {
    pub(crate) fn read(&mut self, line: &str) {
        if let Some(comment) = line.strip_prefix("# ") {
            self.comment(comment);
        } else if line.starts_with(|c: char| c.is_alphabetic() || c == '"' || c == '\'') && !is_report(line) {
            self.did_not_compile |= line.ends_with("aborted due to compilation errors.")
                || line.contains("BEGIN failed--compilation aborted");
            if self.died.is_none()
                && let Some((message, place)) = died(line)
            {
                self.died = Some(FailureSignature {
                    kind: None,
                    message: Some(bounded(message)),
                    place: Some(shorten_path(place)),
                });
            }
            self.said = Some(bounded(line));
        }
    }

    fn comment(&mut self, comment: &str) {
        let text = comment.trim_start();
        if let Some(title) = text.strip_prefix("Failed test ") {
            if comment.starts_with("  F") && self.failed.len() < MAX_NAMES {
                let (name, file) = match title.strip_prefix("at ").and_then(file) {
                    Some(file) => ("", Some(file)),
                    None => (title.trim_matches('\''), None),
                };
                self.failed.push((name.to_owned(), file.map(str::to_owned)));
            }
        } else if let Some(place) = text.strip_prefix("at ").and_then(file) {
            if let Some((_, file @ None)) = self.failed.last_mut() {
                *file = Some(place.to_owned());
            }
        } else if text.starts_with("got: ") || text.starts_with("expected: ") {
            if self.failed.len() == 1 && self.details.len() < 2 {
                self.details.push(text.to_owned());
            }
        } else if self.died.is_none() {
            let planned = text.starts_with("Looks like you planned ");
            let ended = text.starts_with("Looks like your test exited with ")
                || text.starts_with("Tests were run but no plan ");
            if planned || ended {
                let message = self.said.take().filter(|_| ended).unwrap_or_else(|| bounded(text));
                self.died = Some(FailureSignature { kind: None, message: Some(message), place: None });
            }
        }
    }

    /// Whether the program never began.
    pub(crate) fn did_not_compile(&self) -> bool {
        self.did_not_compile
    }

    /// The failing tests, each as `file: name`.
    pub(crate) fn tests(&self) -> Vec<String> {
        let named = |(name, file): &(String, Option<String>)| match file {
            Some(file) => format!("{file}: {name}"),
            None => name.clone(),
        };
        self.failed.iter().map(named).collect()
    }

    /// The first failing test, else what the program died of.
    pub(crate) fn signature(self) -> Option<FailureSignature> {
        let Some((name, place)) = self.failed.into_iter().next() else { return self.died };
        let told = std::iter::once(name).chain(self.details).collect::<Vec<_>>().join("; ");
        let place = place.as_deref().map(shorten_path);
        Some(FailureSignature { kind: None, message: Some(bounded(&told)), place })
    }
}

/// Lines of a report or of the program that runs the tests.
fn is_report(line: &str) -> bool {
    [
        "ok ",
        "not ok ",
        "Dubious, ",
        "Failed ",
        "All ",
        "Files=",
        "Result: ",
        "Test Summary ",
        "No subtests run",
    ]
    .iter()
    .any(|start| line.starts_with(start))
}

/// The file of `t/mean.t line 6.`
fn file(text: &str) -> Option<&str> {
    let (file, line) = text.rsplit_once(" line ")?;
    line.trim_end_matches('.').bytes().all(|b| b.is_ascii_digit()).then_some(file)
}

/// `no such row at lib/Shop.pm line 8.` as message and file.
fn died(line: &str) -> Option<(&str, &str)> {
    let (message, place) = line.rsplit_once(" at ")?;
    Some((message, file(place)?))
}

/// What the program died of: what follows in a chain of requests only repeats it.
pub(super) const DIED: Family = Family { decides: Decides::First, read: died_in };

fn died_in(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    let line = page.line(at);
    let (message, place) = died(line).or_else(|| died(line.split_once(", near ")?.0))?;
    let known = [".pl", ".pm", ".t", ".cgi"].iter().any(|end| place.ends_with(end));
    // Where the interpreter looks for modules is its machine's affair.
    let message = message.split_once(" (@INC").map_or(message, |(message, _)| message);
    (known && !line.starts_with(char::is_whitespace))
        .then(|| FailureSignature::told(None, &[message], Some(shorten_path(place))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Diagnostics {
        let mut found = Diagnostics::default();
        text.lines().for_each(|line| found.read(line));
        found
    }

    #[test]
    fn the_first_failing_test_is_told_with_what_was_got() {
        let found = read(
            "#   Failed (TODO) test 'later'\n#   at t/a.t line 2.\n#   Failed test 'sums'\n#   at t/a.t line 6.\n\
             #          got: '2'\n#     expected: '3'\n#   Failed test at /w/t/b.t line 9.\n#          got: '7'\n",
        );
        assert_eq!(found.tests(), ["t/a.t: sums", "/w/t/b.t: "]);
        let signature = found.signature().unwrap();
        assert_eq!(signature.message.as_deref(), Some("sums; got: '2'; expected: '3'"));
        assert_eq!(signature.place.as_deref(), Some("t/a.t"));
    }

    #[test]
    fn a_death_is_told_by_its_last_words() {
        for (text, message, place) in [
            (
                "no row at /w/lib/Shop.pm line 8.\n# Looks like your test exited with 255\n",
                "no row",
                Some("Shop.pm"),
            ),
            ("ok 1\nno numbers\n# Tests were run but no plan was declared\n", "no numbers", None),
            (
                "ok 1\n# Looks like your test exited with 3 just after 1.\n",
                "Looks like your test exited with 3 just after 1.",
                None,
            ),
        ] {
            let signature = read(text).signature().unwrap();
            assert_eq!(
                (signature.message.as_deref(), signature.place.as_deref()),
                (Some(message), place),
                "{text}"
            );
        }
        assert!(
            read("Global symbol at t/a.t line 1.\nExecution of t/a.t aborted due to compilation errors.\n")
                .did_not_compile()
        );
    }
}
