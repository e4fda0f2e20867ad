//! JUnit XML: `<testcase>` elements, each with a `<failure>`, an `<error>`, a `<skipped>` or nothing inside.

use super::Told;
use crate::FailureSignature;
use crate::signature::{bounded, exception};
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

/// A test case that is open.
#[derive(Default)]
struct Case {
    name: String,
    end: End,
    kind: Option<String>,
    message: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, PartialOrd, Ord)]
enum End {
    #[default]
    Passed,
    Skipped,
    Expected,
    Failed,
    Broken,
}

/// What a report says; `None` when it is not whole, is no JUnit report, or contradicts itself.
pub(super) fn read(text: &str) -> Option<Told> {
    let mut reader = Reader::from_str(text);
    let mut told = Told::default();
    let mut open: Option<Case> = None;
    let (mut depth, mut suites, mut claimed_broken) = (0usize, 0usize, 0u64);
    loop {
        let event = reader.read_event().ok()?;
        match &event {
            Event::Start(element) | Event::Empty(element) => {
                let empty = matches!(event, Event::Empty(_));
                match element.local_name().as_ref() {
                    "testsuite" | "testsuites" => {
                        suites += 1;
                        let broken = number(element, "failures").saturating_add(number(element, "errors"));
                        claimed_broken = claimed_broken.max(broken);
                    }
                    "testcase" if open.is_none() => {
                        let case = Case::of(element)?;
                        if empty { case.count(&mut told) } else { open = Some(case) }
                    }
                    "testcase" => return None,
                    name => {
                        if let Some(case) = &mut open {
                            case.holds(name, element);
                        }
                    }
                }
                depth += usize::from(!empty);
            }
            Event::End(element) => {
                depth = depth.checked_sub(1)?;
                if element.local_name().as_ref() == "testcase" {
                    open.take()?.count(&mut told);
                }
            }
            Event::Eof => break,
            // Entities of its own could stand for anything.
            Event::DocType(_) => return None,
            _ => {}
        }
    }
    // A suite that counts a failure which no test case shows tells of one that is not known.
    let contradicts = claimed_broken > 0 && told.counts.broken() == 0;
    (depth == 0 && suites > 0 && !contradicts).then_some(told)
}

impl Case {
    fn of(element: &BytesStart<'_>) -> Option<Self> {
        let name = attribute(element, "name")?;
        let home = attribute(element, "classname").filter(|home| !home.is_empty() && *home != name);
        let name = home.map_or_else(|| name.clone(), |home| format!("{home}.{name}"));
        let says = |key, words: &[&str]| {
            attribute(element, key)
                .is_some_and(|value| words.iter().any(|word| value.eq_ignore_ascii_case(word)))
        };
        // Some writers put the end of a test into an attribute.
        let left_out =
            says("status", &["notrun", "disabled", "skipped"]) || says("result", &["suppressed", "skipped"]);
        let end = match () {
            () if says("status", &["fail", "failed"]) => End::Failed,
            () if left_out => End::Skipped,
            () => End::Passed,
        };
        Some(Self { name, end, ..Self::default() })
    }

    fn holds(&mut self, element: &str, start: &BytesStart<'_>) {
        let end = match element {
            "failure" => End::Failed,
            "error" => End::Broken,
            "skipped" if attribute(start, "type").as_deref() == Some("pytest.xfail") => End::Expected,
            "skipped" => End::Skipped,
            _ => return,
        };
        self.end = self.end.max(end);
        if end >= End::Failed && self.message.is_none() && self.kind.is_none() {
            self.kind = attribute(start, "type").filter(|kind| !kind.is_empty());
            self.message = attribute(start, "message").filter(|message| !message.is_empty());
        }
    }

    fn count(&self, told: &mut Told) {
        let counts = &mut told.counts;
        let place = match self.end {
            End::Passed => &mut counts.passed,
            End::Skipped => &mut counts.skipped,
            End::Expected => &mut counts.expected_failures,
            End::Failed => &mut counts.failed,
            End::Broken => &mut counts.errors,
        };
        *place = place.saturating_add(1);
        if self.end >= End::Failed {
            told.failing(self.name.clone(), || self.signature());
        }
    }

    fn signature(&self) -> FailureSignature {
        let message = self.message.as_deref().and_then(|message| message.lines().next()).unwrap_or_default();
        let (kind, said) = match exception(message) {
            Some((kind, said)) => (Some(kind.to_owned()), said),
            None => (self.kind.clone(), Some(message)),
        };
        FailureSignature { kind, message: said.filter(|said| !said.is_empty()).map(bounded), place: None }
    }
}

fn attribute(element: &BytesStart<'_>, name: &str) -> Option<String> {
    let found = element.try_get_attribute(name).ok()??;
    Some(quick_xml::escape::unescape(&found.value).ok()?.into_owned())
}

fn number(element: &BytesStart<'_>, name: &str) -> u64 {
    attribute(element, name).and_then(|text| text.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(text: &str) -> String {
        match read(text) {
            Some(told) => {
                let counts = told.counts;
                let first = told.tests.first().map(|test| format!(" {test} {:?}", told.signature.message));
                format!(
                    "{} {} {} {}{}",
                    counts.passed,
                    counts.failed,
                    counts.errors,
                    counts.skipped,
                    first.unwrap_or_default()
                )
            }
            None => "unreadable".to_owned(),
        }
    }

    #[test]
    fn a_report_is_read_whole_or_not_at_all() {
        for (text, expected) in [
            (
                "<testsuite><testcase name='a'/><testcase name='b' classname='m.C'></testcase></testsuite>",
                "2 0 0 0",
            ),
            (
                "<testsuites><testsuite failures='1'><testcase name='a' classname='m'><failure message='E: &lt;x&gt;'/>\
                 </testcase><testcase name='b'><skipped/></testcase></testsuite></testsuites>",
                "0 1 0 1 m.a Some(\"E: <x>\")",
            ),
            ("<testsuite><testcase name='a'><error/></testcase></testsuite>", "0 0 1 0 a None"),
            (
                "<testsuite><testcase name='a' status='notrun'/><testcase name='b' result='completed'/></testsuite>",
                "1 0 0 1",
            ),
            ("<testsuite tests='0'/>", "0 0 0 0"),
            ("<testsuite errors='1'><testcase name='a'/></testsuite>", "unreadable"),
            ("<testsuite><testcase name='a'/>", "unreadable"),
            ("<testsuite><testcase name='a'></testsuite>", "unreadable"),
            ("<html><body/></html>", "unreadable"),
            ("<!DOCTYPE x [<!ENTITY y 'z'>]><testsuite><testcase name='a'/></testsuite>", "unreadable"),
            ("<testcase name='a'/>", "unreadable"),
        ] {
            assert_eq!(show(text), expected, "{text}");
        }
    }
}
