use serde::Serialize;
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
pub(crate) const FIELDS: usize = 10;

impl<T> Narrative<T> {
    /// The fields in their fixed order.
    #[must_use]
    pub fn fields(&self) -> [&T; FIELDS] {
        let Self {
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
        } = self;
        [task, context, observation, decision, action, outcome, applicability, command, result, signature]
    }

    /// The narrative with these fields, in the order of [`Narrative::fields`].
    #[must_use]
    pub(crate) fn from_fields(fields: [T; FIELDS]) -> Self {
        let [
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
        ] = fields;
        Self {
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
}

impl<T> Narrative<T> {
    /// The narrative with every field turned into another type.
    #[must_use]
    pub fn map<U>(self, turn: impl FnMut(T) -> U) -> Narrative<U> {
        let Self {
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
        } = self;
        Narrative::from_fields(
            [
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
            ]
            .map(turn),
        )
    }
}

impl Narrative<String> {
    /// Screens the fields of a record together, with the `names` that the host gave to session, root and turn. The
    /// text is cut from attested results and the user's request, so that the assistant quoted it makes it no echo
    /// (R9.5); in the command a secret is cut out instead of refusing the record (R9.3).
    ///
    /// # Errors
    /// [`Rejected`] when a field, or the fields together, hold what must not be kept.
    pub fn screened(
        &self,
        screener: &SessionScreener<'_>,
        names: [&str; 3],
    ) -> Result<Narrative<CleanText>, Rejected> {
        let [session, root, turn] = names;
        let [
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
            _,
            _,
            _,
        ] = screener.record([
            Field::attested(&self.task),
            Field::attested(&self.context),
            Field::attested(&self.observation),
            Field::attested(&self.decision),
            Field::attested(&self.action),
            Field::attested(&self.outcome),
            Field::attested(&self.applicability),
            Field::command(&self.command),
            Field::attested(&self.result),
            Field::attested(&self.signature),
            Field::attested(session),
            Field::attested(root),
            Field::attested(turn),
        ])?;
        Ok(Narrative {
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
        })
    }

    /// Cuts every field to [`FIELD_CHARS`], and the longest ones further until all hold [`TOTAL_CHARS`].
    #[must_use]
    pub(crate) fn bounded(self) -> Self {
        let fields = self.fields().map(|field| bound(field, FIELD_CHARS));
        let total: usize = fields.iter().map(|field| field.chars().count()).sum();
        if total <= TOTAL_CHARS {
            return Self::from_fields(fields);
        }
        let cap = fair_share(fields.each_ref().map(|field| field.chars().count()));
        Self::from_fields(fields.map(|field| bound(&field, cap)))
    }
}

/// The largest cap under which all fields together hold the total.
fn fair_share(lengths: [usize; FIELDS]) -> usize {
    let fits = |cap: usize| lengths.iter().map(|length| length.min(&cap)).sum::<usize>() <= TOTAL_CHARS;
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
