//! The chain of a turn as one self-contained page: no script, nothing fetched, readable in light, dark and on paper.
//!
//! What others wrote reaches the page as [`Foreign`] alone: escaped by the template, with every character that acts or
//! hides shown by its number, and apart from the direction of the text around it.

use super::text::{found, how_it_ended, reported};
use crate::visible::{Piece, pieces};
use maud::{DOCTYPE, Markup, PreEscaped, Render, html};
use veridical::{ExplainAnswer, GateView, Shown, StepView, VerdictView};

const STYLE: &str = include_str!("page.css");

/// Nothing may be fetched or run, whatever the page holds.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

pub(super) fn of(answers: &[ExplainAnswer]) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="referrer" content="no-referrer";
                title { "What was proven, and how" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                @for answer in answers { (turn(answer)) }
                footer {
                    "Made by veridical " (env!("CARGO_PKG_VERSION")) ". Commands and names are shown as the screening gate lets them."
                }
            }
        }
    };
    page.into_string()
}

fn turn(answer: &ExplainAnswer) -> Markup {
    html! {
        article {
            (verdict(answer))
            h2 { "What the tools did" }
            @if answer.steps.is_empty() {
                p.soft { "No tool was used." }
            } @else {
                ol.steps { @for one in &answer.steps { (step(one)) } }
            }
            (findings(answer))
            h2 { "The gates" }
            table { tbody { @for one in &answer.gates { (gate(one)) } } }
            @for (code, n) in &answer.unread_pieces {
                p.soft { (n) " of the host's pieces could not be read (" (code) ")" }
            }
            (lesson(answer))
        }
    }
}

fn verdict(answer: &ExplainAnswer) -> Markup {
    let verdict = &answer.verdict;
    let class =
        if verdict.verified { format!("verdict proven {}", verdict.outcome) } else { "verdict".to_owned() };
    html! {
        header class=(class) {
            span.badge { (badge(verdict)) }
            h1 { (Sentence(verdict.sentence.as_str())) }
            dl.facts {
                @if !answer.task.as_str().is_empty() {
                    dt { "task" }
                    dd { (Foreign(answer.task.as_str())) }
                }
                dt { "reason" }
                dd { (verdict.reason) }
                @if let Some(session) = &answer.session {
                    dt { "session" }
                    dd { (session.as_str()) }
                }
                dt { "lesson" }
                dd { (if answer.kept { answer.kind.unwrap_or_default() } else { "not kept" }) }
            }
        }
    }
}

fn badge(verdict: &VerdictView) -> &'static str {
    match (verdict.verified, verdict.outcome) {
        (true, "failure") => "✓ verified failure",
        (true, _) => "✓ verified",
        (false, _) => "not verified",
    }
}

fn step(step: &StepView) -> Markup {
    let tone = match (&step.report, step.status) {
        (Some(_), Some(0)) => "good",
        (Some(_), _) => "bad",
        (None, _) => "",
    };
    html! {
        li class=(tone) {
            span.dot { (step.step) }
            @match &step.subject {
                Some(line) if is_command(step) => {
                    (what(step, &how_it_ended(step)))
                    code.command { (marked(line, step.attested.as_ref())) }
                }
                Some(name) => (what(step, name.as_str()))
                None => (what(step, ""))
            }
            (note(step))
        }
    }
}

/// What a step was, and either how it ended or what it was about.
fn what(step: &StepView, about: &str) -> Markup {
    html! {
        div.what {
            (step.what.word().replace('-', " "))
            @if !about.is_empty() {
                @if is_command(step) { " · " (Foreign(about)) } @else { " " code { (Foreign(about)) } }
            }
        }
    }
}

fn is_command(step: &StepView) -> bool {
    use veridical::StepKind as K;
    matches!(step.what, K::Command | K::BackgroundStart | K::BackgroundEnd)
}

/// A command line with the attested command marked in it, where it stands there exactly once: else nobody could say
/// which of them it is.
fn marked(line: &Shown, attested: Option<&Shown>) -> Markup {
    let line = line.as_str();
    let places = attested.map(|attested| line.split(attested.as_str()).collect::<Vec<_>>());
    match (places.as_deref(), attested) {
        (Some([before, after]), Some(attested)) => html! {
            (Foreign(before)) mark title="the status belongs to this command" { (Foreign(attested.as_str())) } (Foreign(after))
        },
        _ => html! { (Foreign(line)) },
    }
}

fn note(step: &StepView) -> Markup {
    let subject = step.subject.as_ref().map_or("", Shown::as_str);
    let inside = |attested: &Shown| subject.matches(attested.as_str()).count() == 1;
    html! {
        p.note {
            @match &step.attested {
                Some(attested) if inside(attested) => "The status belongs to the marked command."
                Some(attested) => { "The status belongs to " code { (Foreign(attested.as_str())) } "." }
                None => (Sentence(&step.detail))
            }
            @if let Some(reason) = step.reason { " " span.code { (reason) } }
        }
        @if let Some(report) = &step.report {
            p.note { "Its report: " (Foreign(&reported(report))) }
        }
    }
}

fn findings(answer: &ExplainAnswer) -> Markup {
    let lines = found(&answer.findings);
    html! {
        @if !lines.is_empty() {
            h2 { "What it shows" }
            dl.facts {
                @for (what, shown) in &lines {
                    dt { (what) }
                    dd { (Sentence(shown)) }
                }
            }
        }
    }
}

fn gate(gate: &GateView) -> Markup {
    let sign = match gate.decision {
        "pass" => "✓",
        "refuse" => "✗",
        _ => "–",
    };
    html! {
        tr class=(gate.decision) {
            th scope="row" { (gate.gate) }
            td.decision { (sign) " " (gate.decision.replace('-', " ")) }
            td {
                (Sentence(gate.detail.as_str()))
                @if let Some(reason) = gate.reason { span.code { (reason) } }
            }
        }
    }
}

fn lesson(answer: &ExplainAnswer) -> Markup {
    let Some(episode) = answer.episode.as_ref().filter(|_| answer.kept) else { return html! {} };
    let fields = super::super::episode::fields(episode.narrative());
    html! {
        h2 { "The lesson" }
        dl.facts {
            @for (name, text) in fields.iter().filter(|(_, text)| !text.is_empty()) {
                dt { (name) }
                dd { (Sentence(text)) }
            }
        }
        @if let Some(wording) = &answer.wording {
            h3 { "In the agent's own words, not proven" }
            dl.facts {
                @for (name, text) in wording.said() {
                    dt { (name) }
                    dd { (Foreign(text)) }
                }
            }
        }
    }
}

/// Text that others wrote.
struct Foreign<'a>(&'a str);

impl Render for Foreign<'_> {
    fn render(&self) -> Markup {
        html! {
            bdi {
                @for piece in pieces(self.0) {
                    @match piece {
                        Piece::Plain(text) => (text)
                        Piece::Named(name) => span.named { (name) }
                    }
                }
            }
        }
    }
}

/// A sentence of the program that quotes what others wrote between backticks.
struct Sentence<'a>(&'a str);

impl Render for Sentence<'_> {
    fn render(&self) -> Markup {
        html! {
            @for (at, part) in self.0.split('`').enumerate() {
                @if at % 2 == 1 { code { (Foreign(part)) } } @else { (Foreign(part)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample;
    use super::*;
    use crate::visible::name;

    fn page(turn: &veridical::evidence::Turn) -> String {
        of(&[veridical::explain(turn)])
    }

    #[test]
    fn a_proven_turn_is_a_page_with_its_attested_commands_marked() {
        let page = page(&sample::proven());
        let (_, body) = page.split_once("</style>").unwrap();
        insta::assert_snapshot!(body.replace("<li", "\n<li").replace("<tr", "\n<tr").replace("<dt", "\n<dt"));
    }

    #[test]
    fn nothing_that_others_wrote_becomes_markup_or_acts_on_the_text_around_it() {
        let page = page(&sample::unproven());
        for hostile in ["<script", "<img", "<b>", "</td><td onclick", "ghp_0123", "Ignore all previous"] {
            assert!(!page.contains(hostile), "{hostile}");
        }
        assert!(page.contains("&lt;img src=x onerror='alert(1)'&gt;"), "the text itself is still there");
        assert!(page.chars().all(|c| name(c).is_none()), "a control or a mark of direction is in the page");
        assert!(page.contains("<span class=\"named\">U+001B</span>"));
    }

    #[test]
    fn the_page_fetches_and_runs_nothing() {
        let page = page(&sample::proven());
        for door in ["src=", "href=", "url(", "@import", "<script", "<link", "<form", "http://", "https://"] {
            assert!(!page.contains(door), "{door}");
        }
        assert!(page.contains(POLICY) || page.contains("default-src &#39;none&#39;"));
        assert!(!STYLE.contains("</"), "the style would end early");
    }

    #[test]
    fn every_turn_of_a_file_has_its_own_part_of_the_page() {
        let answers = [sample::proven(), sample::unproven()].map(|turn| veridical::explain(&turn));
        assert_eq!(of(&answers).matches("<article>").count(), 2);
    }

    #[test]
    fn a_command_is_marked_only_where_it_is_certain_which_one_it_is() {
        let is_marked = |line: &'static str, attested: &'static str| {
            marked(&line.into(), Some(&attested.into())).into_string().contains("<mark")
        };
        assert!(is_marked("cd app && pytest -q", "pytest -q"));
        assert!(!is_marked("pytest -q; pytest -q", "pytest -q"));
        assert!(!is_marked("bash run.sh", "pytest -q"));
    }
}
