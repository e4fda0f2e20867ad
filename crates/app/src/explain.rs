use crate::answers::{
    AttributionView, EpisodeText, ExplainAnswer, FindingsView, GateView, Shown, VerdictView, steps,
};
use crate::tally::counted_pieces;
use crate::{Learned, NotKept, Session};
use veridical_episode::{Dropped, Kind, Narrative, Preview, preview};
use veridical_evidence::{GateName, Turn};
use veridical_kernel::{Binding, Source, Timestamp};
use veridical_screening::{CleanText, Echo, Rejected, Screener};

/// How much of the user's request is shown, in characters.
const TASK_CHARS: usize = 600;

/// Explains the whole chain for a turn (R3.8). Pure: no store, no repository and no environment is looked at, so the
/// gates that need them answer `not-evaluated`.
#[must_use]
pub fn explain(turn: &Turn) -> ExplainAnswer {
    let unasked = |gate| {
        GateView::not_evaluated(gate, "needs the memory of a profile; --home DIR names one that has it")
    };
    answer(turn, &preview(turn), &Screener::new([]), [unasked("project"), unasked("policy")])
}

/// As [`explain`], for a turn of a session that would be bound like this; `None` when the folder in which it started is not
/// there any more. Of a memory nothing is looked at; `screener` is the profile's gate.
#[must_use]
pub fn explain_in(turn: &Turn, binding: Option<&Binding>, screener: &Screener) -> ExplainAnswer {
    let turn = turn.clone().in_checkout(binding.and_then(Binding::checkout));
    let project = match binding {
        Some(binding) => project(binding),
        None => GateView::refuse("project", crate::reasons::FOLDER_GONE.0, crate::reasons::FOLDER_GONE.1),
    };
    let policy = GateView::not_evaluated("policy", "needs the memory of a profile, and there is none yet");
    answer(&turn, &preview(&turn), screener, [project, policy])
}

fn project(binding: &Binding) -> GateView {
    match binding.unbound() {
        None => GateView::pass("project", "bound", "the session is bound to a project"),
        Some(unbound) => GateView::refuse("project", unbound.code(), unbound.describe()),
    }
}

impl Session {
    /// As [`explain`], with the gates that need state evaluated too. Nothing is written, and the session does not go on
    /// behind the turn: what the turns before it left behind comes with it ([`Turn::after`]).
    #[must_use]
    pub fn explain(&self, turn: &Turn, now: Timestamp) -> ExplainAnswer {
        let turn = self.in_place(turn.clone());
        let project = project(self.binding());
        let screener = &self.shared().screener;
        let policy = match self.permitted(turn.clone(), Source::File, None, now) {
            Ok(_) => GateView::pass("policy", "applied", "the policy lets the episode be recorded"),
            Err(Learned::Rejected(NotKept { code, sentence })) => {
                GateView::refuse("policy", code, Shown::screened(screener, &sentence))
            }
            Err(_) => GateView::not_reached("policy"),
        };
        answer(&turn, &preview(&turn), screener, [project, policy])
    }
}

fn answer(turn: &Turn, preview: &Preview, screener: &Screener, state: [GateView; 2]) -> ExplainAnswer {
    let evaluation = &preview.evaluation;
    let materiality = match &preview.episode {
        Ok((kind, _)) => GateView::pass("materiality", kind.word(), "the turn holds a lesson"),
        Err(Dropped::Unproven(_)) => GateView::not_reached("materiality"),
        Err(dropped) => GateView::refuse("materiality", dropped.code(), dropped.describe()),
    };
    let episode = preview.episode.as_ref().ok();
    let screened = episode.map(|(kind, text)| screened(*kind, text, screener));
    let mut gates: Vec<GateView> =
        evaluation.gates().iter().map(|gate| GateView::of(gate, evaluation.verdict(), screener)).collect();
    gates.push(materiality);
    gates.push(screening(screened.as_ref()));
    gates.extend(state);
    let clean = screened.and_then(Result::ok);
    let raw = evaluation.attestations();
    let attestations: Vec<_> = raw.iter().map(|one| AttributionView::of(one, screener)).collect();
    ExplainAnswer {
        left: evaluation.session_state().clone(),
        schema: "veridical.explain/1",
        session: None,
        task: Shown::screened(screener, turn.user()).bounded(TASK_CHARS),
        verdict: VerdictView::of(evaluation.verdict(), screener),
        kept: episode.is_some_and(|(kind, _)| {
            // What the user stated needs no proof.
            let judging = |gate: &&GateView| kind.is_proven() || !GateName::is_code(gate.gate);
            gates.iter().filter(judging).all(|gate| gate.decision != "refuse")
        }),
        kind: episode.map(|(kind, _)| kind.word()),
        gates,
        steps: steps(turn, raw.iter().zip(&attestations), screener),
        attestations,
        findings: FindingsView::of(evaluation.findings(), screener),
        unread_pieces: counted_pieces(turn.dropped()),
        // What the screening gate refused is not printed either, and what it cut out of the command stays out.
        wording: clean.as_ref().and_then(|text| preview.worded(text, &screener.in_session(&Echo::new()))),
        episode: clean.map(EpisodeText),
    }
}

fn screened(
    kind: Kind,
    text: &Narrative<String>,
    screener: &Screener,
) -> Result<Narrative<CleanText>, Rejected> {
    text.screened(&screener.in_session(&Echo::new()), [""; 4], kind)
}

fn screening(screened: Option<&Result<Narrative<CleanText>, Rejected>>) -> GateView {
    match screened {
        None => GateView::not_reached("screening"),
        Some(Ok(_)) => {
            GateView::pass("screening", "clean", "no secret, no injected order, no echo was found")
        }
        Some(Err(rejected)) => GateView::refuse("screening", rejected.code(), Shown::refusal(rejected)),
    }
}
