use veridical_episode::{Kind, StoredEpisode, StoredVerdict};
use veridical_kernel::Trust;
use veridical_recall::{Candidate, Failure, Form, ItemKind, ItemRef, ItemScope, Matches, Status};
use veridical_slot::{Status as FactStatus, StoredFact};

/// A stored episode as a candidate for a query. `matches` counts the query's terms in
/// [`EpisodeRow::searched`](veridical_episode::EpisodeRow::searched).
#[must_use]
pub fn episode_candidate(episode: &StoredEpisode, matches: Matches) -> Candidate {
    Candidate {
        item: ItemRef { kind: ItemKind::Episode, id: episode.row().id.to_string() },
        external_id: None,
        text: episode.row().searched(),
        wording: wording(episode),
        user_wording: String::new(),
        form: Form::Statement,
        matches,
        verified: episode.verdict().verified(),
        veracity: episode.veracity(),
        provenance: episode.provenance(),
        scope: ItemScope::Project,
        attestations: u32::try_from(episode.independent()).unwrap_or(u32::MAX).max(1),
        failure: failure_of(episode),
        trust: Trust::NEUTRAL,
        status: episode.superseded_by().map_or(Status::Live, |later| Status::SupersededBy(later.to_string())),
    }
}

/// The agent's wording in one line; what lies under a broken seal is nobody's.
fn wording(episode: &StoredEpisode) -> String {
    if episode.verdict() == StoredVerdict::SealBroken {
        return String::new();
    }
    let said = episode.row().wording.said().map(|(name, text)| format!("{name}: {text}"));
    said.collect::<Vec<_>>().join("; ")
}

/// A stored fact as a candidate for a query. `matches` counts the query's terms in
/// [`FactRow::searched`](veridical_slot::FactRow::searched).
#[must_use]
pub fn fact_candidate(fact: &StoredFact, matches: Matches) -> Candidate {
    let row = fact.row();
    Candidate {
        item: ItemRef {
            kind: if row.slot.is_some() { ItemKind::Slot } else { ItemKind::Fact },
            id: row.id.to_string(),
        },
        external_id: None,
        text: row.shown(),
        wording: fact.life().worded(false),
        user_wording: fact.life().worded(true),
        form: if row.is_instruction() { Form::Instruction } else { Form::Statement },
        matches,
        verified: false,
        veracity: fact.veracity(),
        provenance: fact.provenance(),
        scope: if row.project.is_some() { ItemScope::Project } else { ItemScope::Global },
        attestations: 1,
        failure: None,
        trust: fact.life().trust(),
        status: match fact.status() {
            FactStatus::Live => Status::Live,
            FactStatus::SupersededBy(later) => Status::SupersededBy(later.to_string()),
            FactStatus::Invalidated(_) => Status::Invalidated,
            FactStatus::Expired(_) => Status::Expired,
            FactStatus::Contested(_) => Status::Contested,
        },
    }
}

/// The failure that an episode is about; one whose seal is broken is about none.
fn failure_of(episode: &StoredEpisode) -> Option<Failure> {
    let key = episode.row().failure.filter(|_| episode.verdict().verified())?;
    // A pass behind which nothing changed ended nothing for good.
    let text = &episode.row().text;
    let ended_by = (episode.kind() == Kind::Fix).then(|| format!("{}\n{}", text.decision, text.action));
    let keys = std::iter::once(key).chain(episode.row().failing.beside.iter().copied()).collect();
    Some(Failure { keys, ended_by })
}
