use crate::answers::{EpisodeText, ExplainAnswer, GateView, VerdictView};
use crate::tally::counted_pieces;
use crate::{Learned, NotKept, Session};
use veridical_episode::{Dropped, Narrative, Preview, preview};
use veridical_evidence::Turn;
use veridical_kernel::{Source, Timestamp};
use veridical_screening::{Echo, Screener};

/// Prints the decision of every gate for a turn (R3.8). Pure: no store, no repository and no environment is looked
/// at, so the gates that need them answer `not-evaluated`.
#[must_use]
pub fn explain(turn: &Turn) -> ExplainAnswer {
    let preview = preview(turn);
    let screening = screening(&preview, &Screener::new([]));
    let unasked = |gate| GateView::not_evaluated(gate, "needs the profile's state; pass --home DIR");
    answer(turn, &preview, vec![screening, unasked("project"), unasked("policy")])
}

impl Session {
    /// As [`explain`], with the gates that need state evaluated too. Nothing is written.
    #[must_use]
    pub fn explain(&self, turn: &Turn, now: Timestamp) -> ExplainAnswer {
        let preview = preview(&turn.clone().in_checkout(self.binding().checkout()));
        let screening = screening(&preview, &self.shared().screener);
        let project = match self.binding().unbound() {
            None => GateView::pass("project", "bound", "the session is bound to a project"),
            Some(unbound) => GateView::refuse("project", unbound.code(), unbound.describe()),
        };
        let policy = match self.permitted(turn.clone(), Source::File, None, now) {
            Ok(_) => GateView::pass("policy", "applied", "the policy lets the episode be recorded"),
            Err(Learned::Rejected(NotKept { code, sentence })) => GateView::refuse("policy", code, &sentence),
            Err(_) => GateView::not_reached("policy"),
        };
        answer(turn, &preview, vec![screening, project, policy])
    }
}

fn screening(preview: &Preview, screener: &Screener) -> GateView {
    let Ok((_, narrative)) = &preview.episode else { return GateView::not_reached("screening") };
    match narrative.screened(&screener.in_session(&Echo::new()), [""; 4]) {
        Ok(_) => GateView::pass("screening", "clean", "no secret, no injected order, no echo was found"),
        Err(rejected) => GateView::refuse("screening", rejected.code(), &rejected.to_string()),
    }
}

fn answer(turn: &Turn, preview: &Preview, state: Vec<GateView>) -> ExplainAnswer {
    let evaluation = &preview.evaluation;
    let materiality = match &preview.episode {
        Ok((kind, _)) => GateView::pass("materiality", kind.word(), "the turn holds a lesson"),
        Err(Dropped::Unproven(_)) => GateView::not_reached("materiality"),
        Err(dropped) => GateView::refuse("materiality", dropped.code(), dropped.describe()),
    };
    let mut gates: Vec<GateView> = evaluation.gates().iter().map(GateView::of).collect();
    gates.push(materiality);
    gates.extend(state);
    let kept = preview.episode.is_ok() && gates.iter().all(|gate| gate.decision != "refuse");
    let shown = gates.iter().any(|gate| gate.gate == "screening" && gate.decision == "pass");
    let episode = preview.episode.as_ref().ok();
    ExplainAnswer {
        schema: "veridical.explain/1",
        verdict: VerdictView::of(evaluation.verdict()),
        kept,
        kind: episode.map(|(kind, _)| kind.word()),
        gates,
        attestations: evaluation.attestations().to_vec(),
        unread_pieces: counted_pieces(turn.dropped()),
        // What the screening gate refused is not printed either.
        episode: episode.filter(|_| shown).map(|(_, text)| EpisodeText::of(text.clone())),
    }
}

impl EpisodeText {
    fn of(text: Narrative<String>) -> Self {
        Self(text)
    }
}
