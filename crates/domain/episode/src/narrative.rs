use crate::Kind;
use serde::Serialize;
use veridical_evidence::Wording;
use veridical_screening::{CleanText, Field, Rejected, SessionScreener};

/// The longest field of an episode, in characters (R4.2).
pub const FIELD_CHARS: usize = 280;

/// The longest episode, in characters over all its text fields (R4.2).
pub const TOTAL_CHARS: usize = 1600;

/// The text fields of an episode. `T` is `String` before the screening gate and
/// [`CleanText`] behind it, so one cannot be taken for the other.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Narrative<T> {
    /// What the user asked for.
    pub task: T,
    /// What ran, and how it came out at first.
    pub context: T,
    /// What broke: the failing tests and the failure's own words.
    pub observation: T,
    /// What was changed to fix it: files, symbols, packages, settings.
    pub decision: T,
    /// The decisive lines and commands.
    pub action: T,
    /// What the proof shows.
    pub outcome: T,
    /// When the lesson applies.
    pub applicability: T,
    /// The command that proves it, as written.
    pub command: T,
    /// The verdict in one sentence.
    pub result: T,
    /// The failure's signature, free of places and numbers, for an exact match.
    pub signature: T,
}

/// How many text fields there are.
const FIELDS: usize = 10;

impl<T> Narrative<T> {
    /// What the fields are called, in their fixed order.
    pub const NAMES: [&'static str; FIELDS] = [
        "task",
        "context",
        "observation",
        "decision",
        "action",
        "outcome",
        "applicability",
        "command",
        "result",
        "signature",
    ];

    /// The fields in their fixed order.
    #[must_use]
    pub fn fields(&self) -> [&T; FIELDS] {
        self.as_ref().into_fields()
    }

    /// The narrative with every field turned into another type.
    #[must_use]
    pub fn map<U>(self, turn: impl FnMut(T) -> U) -> Narrative<U> {
        Narrative::from_fields(self.into_fields().map(turn))
    }

    fn as_ref(&self) -> Narrative<&T> {
        let Self { task, context, observation, decision, action, outcome, .. } = self;
        let Self { applicability, command, result, signature, .. } = self;
        Narrative {
            task,
            context,
            observation,
            decision,
            action,
            outcome,
            applicability,
            command,
            result,
            signature,
        }
    }

    fn into_fields(self) -> [T; FIELDS] {
        let n = self;
        [
            n.task,
            n.context,
            n.observation,
            n.decision,
            n.action,
            n.outcome,
            n.applicability,
            n.command,
            n.result,
            n.signature,
        ]
    }

    #[rustfmt::skip]
    fn from_fields(fields: [T; FIELDS]) -> Self {
        let [task, context, observation, decision, action, outcome, applicability, command, result, signature] =
            fields;
        Self { task, context, observation, decision, action, outcome, applicability, command, result, signature }
    }
}

impl Narrative<String> {
    /// The text of an episode that is nothing but the user's own sentence.
    pub(crate) fn stated(sentence: &str) -> Self {
        Self { decision: bound(sentence, FIELD_CHARS), ..Self::default() }
    }

    /// Screens the fields of a record together, with the `names` that the host gave to session, root, turn and
    /// person. The
    /// text is cut from attested results and the user's request, so that the assistant quoted it makes it no echo
    /// (R9.5). A secret in the command is cut out of it, wherever the text repeats the command, instead of refusing
    /// the record (R9.3).
    ///
    /// # Errors
    /// [`Rejected`] when a field, or the fields together, hold what must not be kept.
    pub fn screened(
        &self,
        screener: &SessionScreener<'_>,
        names: [&str; 4],
        kind: Kind,
    ) -> Result<Narrative<CleanText>, Rejected> {
        let [redacted] = screener.record([Field::command(&self.command)])?;
        let text = self.clone().map(|field| match self.command.as_str() {
            "" => field,
            command => field.replace(command, redacted.as_str()),
        });
        // A sentence that repeats what the session already held is no statement of its own.
        let rule = if kind.is_proven() { Field::attested } else { Field::text };
        let fields = text.as_ref().map(|field| rule(field));
        let judged = Narrative { command: Field::command(&text.command), ..fields };
        let [a, b, c, d, e, f, g, h, i, j] = judged.into_fields();
        let [session, root, turn, person] = names.map(Field::attested);
        let [a, b, c, d, e, f, g, h, i, j, ..] =
            screener.record([a, b, c, d, e, f, g, h, i, j, session, root, turn, person])?;
        Ok(Narrative::from_fields([a, b, c, d, e, f, g, h, i, j]))
    }

    /// Cuts every field to [`FIELD_CHARS`], and the longest ones further until all hold [`TOTAL_CHARS`].
    #[must_use]
    pub(crate) fn bounded(self) -> Self {
        let fields = self.fields().map(|field| bound(field, FIELD_CHARS));
        let total: usize = fields.iter().map(|field| field.chars().count()).sum();
        if total <= TOTAL_CHARS {
            return Self::from_fields(fields);
        }
        let cap = fair_share(fields.each_ref().map(|field| field.chars().count()), TOTAL_CHARS);
        Self::from_fields(fields.map(|field| bound(&field, cap)))
    }
}

/// The agent's wording beside what the evidence says: cut to the room that it leaves.
pub(crate) fn worded(wording: &Wording, narrative: &Narrative<String>) -> Wording {
    let fields = wording.fields().map(|field| bound(field, FIELD_CHARS));
    let taken: usize = narrative.fields().map(|field| field.chars().count()).iter().sum();
    let cap =
        fair_share(fields.each_ref().map(|field| field.chars().count()), TOTAL_CHARS.saturating_sub(taken));
    Wording::of(fields.map(|field| bound(&field, cap)))
}

/// Screens the agent's wording beside the text of its episode. What is refused is left out, and takes nothing of the
/// episode with it: the agent has no say in what evidence keeps.
pub(crate) fn screened_wording(
    wording: &Wording,
    narrative: &Narrative<CleanText>,
    screener: &SessionScreener<'_>,
) -> Option<Wording<CleanText>> {
    if wording.is_empty() {
        return None;
    }
    let [task, observation, decision, applicability] = wording.fields().map(|field| Field::text(field));
    let [a, b, c, d, e, f, g, h, i, j] = narrative.fields().map(|field| Field::attested(field.as_str()));
    let beside = [task, observation, decision, applicability, a, b, c, d, e, f, g, h, i, j];
    let [task, observation, decision, applicability, ..] = screener.record(beside).ok()?;
    Some(Wording { task, observation, decision, applicability })
}

/// The largest cap under which fields of these lengths together hold the total.
fn fair_share<const N: usize>(lengths: [usize; N], total: usize) -> usize {
    let fits = |cap: usize| lengths.iter().map(|length| length.min(&cap)).sum::<usize>() <= total;
    (0..=FIELD_CHARS).rev().find(|cap| fits(*cap)).unwrap_or(0)
}

/// Cuts a text to at most `most` characters, with a mark where it was cut; runs of white space become one space.
pub(crate) fn bound(text: &str, most: usize) -> String {
    let plain = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if plain.chars().count() <= most {
        return plain;
    }
    let kept: String = plain.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end()).chars().take(most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn no_field_and_no_episode_is_longer_than_its_bound(
            fields in proptest::array::uniform10("\\PC{0,600}")
        ) {
            let bounded = Narrative::from_fields(fields.clone()).bounded();
            let lengths = bounded.fields().map(|f| f.chars().count());
            prop_assert!(lengths.iter().all(|l| *l <= FIELD_CHARS));
            prop_assert!(lengths.iter().sum::<usize>() <= TOTAL_CHARS);
            for (short, long) in bounded.fields().iter().zip(&fields) {
                let plain = long.split_whitespace().collect::<Vec<_>>().join(" ");
                prop_assert!(plain == **short || short.ends_with('…') || short.is_empty());
            }
        }
    }
}
