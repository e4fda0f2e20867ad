use serde::Serialize;

/// How the agent would word what a turn taught (R4.4): a claim. No rule looks at it: it is no evidence, changes no verdict
/// and no fingerprint, and wherever it is shown it is marked as the agent's own words.
///
/// `T` is `String` before the screening gate and another type behind it. A field that says nothing is empty.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Wording<T = String> {
    /// What it was about.
    pub task: T,
    /// Why it broke.
    pub observation: T,
    /// Why that mends it.
    pub decision: T,
    /// When the lesson applies.
    pub applicability: T,
}

/// How many fields there are.
const FIELDS: usize = 4;

impl<T> Wording<T> {
    /// What the fields are called, in their fixed order.
    pub const NAMES: [&'static str; FIELDS] = ["task", "observation", "decision", "applicability"];

    /// The fields in their fixed order.
    #[must_use]
    pub fn fields(&self) -> [&T; FIELDS] {
        [&self.task, &self.observation, &self.decision, &self.applicability]
    }

    /// The wording of these fields, in their fixed order.
    #[must_use]
    pub fn of([task, observation, decision, applicability]: [T; FIELDS]) -> Self {
        Self { task, observation, decision, applicability }
    }

    /// The wording with every field turned into another type.
    #[must_use]
    pub fn map<U>(self, turn: impl FnMut(T) -> U) -> Wording<U> {
        Wording::of([self.task, self.observation, self.decision, self.applicability].map(turn))
    }
}

impl<T: AsRef<str>> Wording<T> {
    /// Whether no field says anything.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.fields().iter().all(|field| field.as_ref().trim().is_empty())
    }

    /// The fields that say something, each with its name.
    pub fn said(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let named = Self::NAMES.into_iter().zip(self.fields().map(AsRef::as_ref));
        named.filter(|(_, text)| !text.trim().is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_keeps_its_name_and_its_place() {
        let wording = Wording::of(["a", " ", "c", ""]);
        assert_eq!(wording.said().collect::<Vec<_>>(), [("task", "a"), ("decision", "c")]);
        assert!(!wording.is_empty() && Wording::of(["", " ", "\n", ""]).is_empty());
        assert_eq!(Wording::of(wording.map(str::len).fields().map(|n| *n)), Wording::of([1, 1, 1, 0]));
    }

    #[test]
    fn a_turn_keeps_the_last_wording() {
        let mut turn = crate::Turn::builder("x");
        assert!(turn.clone().build().wording().is_empty());
        for task in ["one", "two"] {
            turn.word(Wording { task: task.to_owned(), ..Wording::default() });
        }
        assert_eq!(turn.build().wording().task, "two");
    }
}
