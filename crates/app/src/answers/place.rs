use crate::{NotKept, reasons};
use serde::Serialize;
use veridical_kernel::ProjectId;
use veridical_place::{Standing, StoredPlace};

/// `veridical.place/1`: what became of a place.
#[derive(Debug, Clone, Serialize)]
pub struct PlaceAnswer {
    /// `veridical.place/1`
    pub schema: &'static str,
    /// `applied`, `unchanged` or `rejected`.
    pub result: &'static str,
    /// The reason's code.
    pub reason: &'static str,
    /// The same in one sentence.
    pub detail: String,
    /// The place as it is remembered now.
    pub place: Option<PlaceView>,
}

/// `veridical.projects/1`: the places that are remembered.
#[derive(Debug, Clone, Serialize)]
pub struct PlacesAnswer {
    /// `veridical.projects/1`
    pub schema: &'static str,
    /// The code of the reason why none is shown; `None` when all are.
    pub reason: Option<&'static str>,
    /// The places, oldest first.
    pub places: Vec<PlaceView>,
}

/// One place.
#[derive(Debug, Clone, Serialize)]
pub struct PlaceView {
    /// Its name, which says nothing of it.
    pub id: String,
    /// Its path, without a secret that was in it.
    pub path: String,
    /// `remote`, `declared` or `forgotten`.
    pub kind: &'static str,
    /// The project.
    pub project_id: Option<String>,
    /// Since when it is this.
    pub since: String,
    /// Whether the record is as the program wrote it.
    pub sealed: bool,
}

impl From<&StoredPlace> for PlaceView {
    fn from(place: &StoredPlace) -> Self {
        let row = place.row();
        Self {
            id: row.id.to_string(),
            path: row.shown.clone(),
            kind: row.standing.word(),
            project_id: row.standing.project().map(ProjectId::to_string),
            since: row.at.to_string(),
            sealed: place.sealed(),
        }
    }
}

impl PlaceAnswer {
    pub(crate) fn applied(place: &StoredPlace) -> Self {
        let reason = match place.row().standing {
            Standing::Remote(_) | Standing::LeadsTo(_) => reasons::REBOUND,
            Standing::Declared(_) => reasons::DECLARED,
            Standing::Forgotten => reasons::PLACE_FORGOTTEN,
        };
        Self::new("applied", reason, Some(place))
    }

    pub(crate) fn unchanged(place: &StoredPlace) -> Self {
        Self::new("unchanged", reasons::SAME_PLACE, Some(place))
    }

    /// The answer where nothing is remembered of the place that is meant.
    #[must_use]
    pub fn no_such_place() -> Self {
        Self::new("unchanged", reasons::NO_SUCH_PLACE, None)
    }

    /// The answer below an agent host, where nothing is said of places (R8.5).
    #[must_use]
    pub fn below_agent_host() -> Self {
        Self::rejected(NotKept::below_agent_host())
    }

    /// The answer without a terminal, where no person can be asked (R8.5).
    #[must_use]
    pub fn needs_terminal() -> Self {
        Self::rejected(veridical_policy::Reason::NeedsTerminal.into())
    }

    /// The answer when the person, asked, did not say yes.
    #[must_use]
    pub fn not_confirmed() -> Self {
        Self::new("unchanged", reasons::NOT_CONFIRMED, None)
    }

    pub(crate) fn rejected(why: NotKept) -> Self {
        Self {
            schema: "veridical.place/1",
            result: "rejected",
            reason: why.code,
            detail: why.sentence,
            place: None,
        }
    }

    fn new(
        result: &'static str,
        (code, detail): (&'static str, &'static str),
        place: Option<&StoredPlace>,
    ) -> Self {
        let place = place.map(PlaceView::from);
        Self { schema: "veridical.place/1", result, reason: code, detail: detail.to_owned(), place }
    }
}

impl PlacesAnswer {
    pub(crate) fn of(places: &[StoredPlace]) -> Self {
        let places = places.iter().map(PlaceView::from).collect();
        Self { schema: "veridical.projects/1", reason: None, places }
    }

    /// The answer below an agent host, where no place but the session's own is shown (R5.5).
    #[must_use]
    pub fn below_agent_host() -> Self {
        Self { reason: Some(reasons::BELOW_AGENT_HOST.0), ..Self::none() }
    }

    /// The answer of a profile that has no memory yet.
    #[must_use]
    pub fn none() -> Self {
        Self::of(&[])
    }
}
