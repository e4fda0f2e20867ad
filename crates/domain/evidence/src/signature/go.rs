//! What Go tests and the Go compiler say.

use super::family::{Decides, Family, Page};
use super::{FailureSignature, bounded, shorten_path};
use std::collections::HashMap;

/// Reads what failing Go tests say, line by line.
#[derive(Debug, Default)]
pub(crate) struct GoFailures {
    /// The test that is speaking.
    test: String,
    /// What each test said first.
    said: HashMap<String, FailureSignature>,
    /// Whether the last message goes on in a line of its own.
    open: bool,
    panic: Option<FailureSignature>,
    in_stack: bool,
}

/// How many tests' words are kept.
const MAX_TESTS: usize = 512;

impl GoFailures {
    pub(crate) fn read(&mut self, line: &str) {
        let text = line.trim_start();
        if let Some(test) = spoken_by(text) {
            test.clone_into(&mut self.test);
            self.open = false;
        } else if let Some((place, message)) = said_at(line) {
            let message = bounded(message);
            self.open = message.is_empty();
            if !self.said.contains_key(&self.test) && self.said.len() < MAX_TESTS {
                // What the testing package itself says of a test stands nowhere in it.
                let place = (place != "testing.go").then(|| shorten_path(place));
                let said = FailureSignature { kind: None, message: Some(message), place };
                self.said.insert(self.test.clone(), said);
            }
        } else if let (true, Some(error)) = (self.open, text.strip_prefix("Error:")) {
            // An assertion library says where first, then what.
            if let Some(said) = self.said.get_mut(&self.test) {
                said.message = Some(bounded(error.trim()));
            }
            self.open = false;
        } else if let (None, Some(message)) = (&self.panic, line.strip_prefix("panic: ")) {
            let message = message.strip_suffix(" [recovered]").unwrap_or(message);
            self.panic = Some(FailureSignature {
                kind: Some("panic".to_owned()),
                message: Some(bounded(message)),
                place: None,
            });
            self.in_stack = true;
        } else if let (true, Some(path), Some(panic)) = (self.in_stack, place_in_stack(line), &mut self.panic)
        {
            panic.place = Some(shorten_path(path));
            self.in_stack = false;
        }
    }

    /// What ended the run, else what this test said.
    pub(crate) fn of(mut self, test: Option<&str>) -> Option<FailureSignature> {
        let nothing =
            |test: &str| FailureSignature { kind: None, message: None, place: Some(test.to_owned()) };
        self.panic.or_else(|| test.map(|test| self.said.remove(test).unwrap_or_else(|| nothing(test))))
    }
}

/// The test of `=== RUN   TestMean` or `--- FAIL: TestMean (0.00s)`.
fn spoken_by(text: &str) -> Option<&str> {
    let of_a_run = ["=== RUN ", "=== CONT ", "=== NAME "].iter().find_map(|start| text.strip_prefix(start));
    let of_an_end = || text.strip_prefix("--- FAIL: ")?.split(" (").next();
    of_a_run.map(str::trim).or_else(of_an_end)
}

/// `    mean_test.go:14: got 3` as place and message.
fn said_at(line: &str) -> Option<(&str, &str)> {
    let text = line.strip_prefix("    ")?.trim_start();
    let (place, rest) = text.split_once(".go:")?;
    let (number, message) = rest.split_once(':')?;
    let is_place = !place.is_empty() && !place.contains(char::is_whitespace);
    let end = place.len() + ".go".len();
    (is_place && number.parse::<u32>().is_ok()).then_some((text.get(..end)?, message.trim_start()))
}

/// Whether a file belongs to Go itself or to a module that was fetched.
fn is_library(path: &str) -> bool {
    let of_go = path.split_once("/src/").is_some_and(|(root, package)| {
        let root = root.rsplit('/').next().unwrap_or(root);
        let is_root =
            root == "go" || ["go1", "go-1", "toolchain@"].iter().any(|start| root.starts_with(start));
        // Below an old workspace of one's own, packages begin with a host's name.
        is_root && !package.split('/').next().unwrap_or(package).contains('.')
    });
    of_go || path.contains("/pkg/mod/")
}

/// The user's own file of `\t/home/dev/shop/mean.go:6 +0x1a`.
fn place_in_stack(line: &str) -> Option<&str> {
    let path = line.strip_prefix('\t')?.split(':').next()?;
    (path.starts_with('/') && path.ends_with(".go") && !is_library(path)).then_some(path)
}

/// The first error of the compiler or of vet: `./label.go:6:9: cannot use count`.
pub(crate) fn go_compile_error<'a>(mut lines: impl Iterator<Item = &'a str>) -> Option<FailureSignature> {
    lines.find_map(|line| {
        let mut parts = line.splitn(4, ':');
        let (path, row, column, message) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        let points = path.ends_with(".go") && row.parse::<u32>().is_ok() && column.parse::<u32>().is_ok();
        points.then(|| FailureSignature {
            kind: None,
            message: Some(bounded(message.trim())),
            place: Some(shorten_path(path)),
        })
    })
}

/// What the first goroutine that panicked says.
pub(super) const PANIC: Family = Family { decides: Decides::First, read: panic };

fn panic(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    let (kind, message) =
        page.line(at).split_once(": ").filter(|(kind, _)| ["panic", "fatal error"].contains(kind))?;
    let stack = page.below(at).skip_while(|line| !line.starts_with("goroutine "));
    let mut function = "";
    let mut place = None;
    for line in stack.clone() {
        match place_in_stack(line) {
            Some(path) => {
                place = Some(format!("{} in {function}", shorten_path(path)));
                break;
            }
            None => function = line.rsplit_once('(').map_or(line, |(function, _)| function),
        }
    }
    stack.clone().next()?;
    let message = message.strip_suffix(" [recovered]").unwrap_or(message);
    Some(FailureSignature::told(Some(kind), &[message], place))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str, test: Option<&str>) -> Option<(Option<String>, Option<String>, Option<String>)> {
        let mut failures = GoFailures::default();
        text.lines().for_each(|line| failures.read(line));
        failures.of(test).map(|found| (found.kind, found.message, found.place))
    }

    #[test]
    fn a_failing_test_is_heard_whether_it_speaks_before_or_behind_its_result() {
        let some = |text: &str| Some(text.to_owned());
        let expected = Some((None, some("got 3"), some("mean_test.go")));
        for text in [
            "--- FAIL: TestMean (0.00s)\n    mean_test.go:14: got 3\n",
            "=== RUN   TestA\n    a_test.go:1: fine\n=== RUN   TestMean\n    mean_test.go:14: got 3\n--- FAIL: TestMean (0.00s)\n",
            "--- FAIL: TestMean (0.00s)\n    mean_test.go:9: \n        \tError Trace:\tmean_test.go:9\n        \tError:      \tgot 3\n",
        ] {
            assert_eq!(said(text, Some("TestMean")), expected, "{text}");
        }
        let raced =
            "--- FAIL: TestMean (0.00s)\n    testing.go:1465: race detected during execution of test\n";
        let race = some("race detected during execution of test");
        assert_eq!(said(raced, Some("TestMean")), Some((None, race, None)));
        assert_eq!(said("", Some("TestMean")), Some((None, None, some("TestMean"))));
        assert_eq!(said("panic: gone\n", None), Some((some("panic"), some("gone"), None)));
        assert_eq!(said("nothing\n", None), None);
    }

    #[test]
    fn a_panic_is_placed_in_the_users_own_file() {
        let text = "panic: index out of range [recovered]\n\tpanic: index out of range\n\ngoroutine 7 [running]:\n\
                    testing.tRunner()\n\t/usr/lib/go/src/testing/testing.go:1396 +0x24e\nshop.Mean(...)\n\
                    \t/home/dev/shop/mean.go:6\n";
        let expected = Some((
            Some("panic".to_owned()),
            Some("index out of range".to_owned()),
            Some("mean.go".to_owned()),
        ));
        assert_eq!(said(text, Some("TestMean")), expected);
    }

    #[test]
    fn gos_own_files_and_fetched_ones_are_not_the_users() {
        for (path, expected) in [
            ("/usr/local/go/src/time/sleep.go", true),
            ("/usr/lib/go-1.19/src/testing/testing.go", true),
            ("/home/dev/go/pkg/mod/example.com/x@v1/x.go", true),
            ("/home/dev/go/src/example.com/shop/mean.go", false),
            ("/home/dev/shop/src/mean.go", false),
            ("/home/dev/shop/mean.go", false),
        ] {
            assert_eq!(is_library(path), expected, "{path}");
        }
    }

    #[test]
    fn a_compile_error_has_its_file() {
        let of = |text: &'static str| go_compile_error(text.lines());
        let found = of("# shop\n./label.go:6:9: cannot use count: wrong type\n").unwrap();
        assert_eq!(found.message.as_deref(), Some("cannot use count: wrong type"));
        assert_eq!(found.place.as_deref(), Some("label.go"));
        assert_eq!(of("label.go is missing\n"), None);
    }
}
