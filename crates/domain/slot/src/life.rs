use crate::{Category, Step, StepRow, Tag};
use std::collections::BTreeSet;
use veridical_kernel::{Author, FactId, Timestamp, Trust};

/// The most other wordings of a fact.
const MOST_ALIASES: usize = 8;

/// The most tags of a fact.
const MOST_TAGS: usize = 8;

/// The most steps of a fact that somebody asks for one by one.
const MOST_STEPS: usize = 256;

/// A step as it was read back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredStep {
    /// Its row.
    pub row: StepRow,
    /// Whether its seal is intact.
    pub sealed: bool,
}

/// Another wording of a fact, which nobody stated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alias {
    /// The words.
    pub text: String,
    /// Whose they are.
    pub author: Author,
}

/// What the steps of a fact come to.
///
/// What a step with a broken seal adds does not count; what it takes away does: nobody makes a fact current again, or
/// found under another word, by editing a row.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Life {
    aliases: Vec<Alias>,
    tags: BTreeSet<Tag>,
    category: Option<Category>,
    helpful: u32,
    unhelpful: u32,
    invalidated: Option<Timestamp>,
    contradicts: BTreeSet<FactId>,
    repeats: BTreeSet<FactId>,
    steps: usize,
}

/// What becomes of a step that is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Admission {
    /// It is made.
    New,
    /// It would change nothing.
    Known,
    /// There are too many already.
    Full,
}

impl Life {
    /// What the steps that name a fact, its own and those of others about it, oldest first, come to.
    #[must_use]
    pub fn of(fact: &FactId, steps: &[StoredStep]) -> Self {
        let mut life = Self::default();
        for StoredStep { row, sealed } in steps {
            match row.step.other() {
                Some(other) if &row.fact == fact => life.meet(&row.step, other, *sealed),
                Some(other) if other == fact => life.meet(&row.step, &row.fact, *sealed),
                None if &row.fact == fact => life.take(row, *sealed),
                _ => {}
            }
        }
        life
    }

    fn take(&mut self, row: &StepRow, sealed: bool) {
        self.steps += 1;
        match &row.step {
            Step::Invalidated => self.invalidated = self.invalidated.or(Some(row.at)),
            Step::Untagged(tag) => {
                self.tags.remove(tag);
            }
            Step::Unhelpful => self.unhelpful = self.unhelpful.saturating_add(1),
            _ if !sealed => {}
            Step::Alias(text) => self.aliases.push(Alias {
                text: text.clone(),
                // Whose words nobody knows are not taken for the user's.
                author: row.author.parse().unwrap_or(Author::Agent),
            }),
            Step::Tagged(tag) => {
                self.tags.insert(tag.clone());
            }
            Step::Categorised(category) => self.category = Some(*category),
            Step::Helpful => self.helpful = self.helpful.saturating_add(1),
            Step::Contradicts(_) | Step::Repeats(_) | Step::HoldsBeside(_) => {}
        }
    }

    fn meet(&mut self, step: &Step, other: &FactId, sealed: bool) {
        match step {
            Step::Contradicts(_) => {
                self.contradicts.insert(other.clone());
            }
            Step::Repeats(_) if sealed => {
                self.repeats.insert(other.clone());
            }
            Step::HoldsBeside(_) if sealed => {
                self.contradicts.remove(other);
                self.repeats.remove(other);
            }
            _ => {}
        }
    }

    /// Other wordings, oldest first: inferred, whoever gave them.
    #[must_use]
    pub fn aliases(&self) -> &[Alias] {
        &self.aliases
    }

    /// The wordings of the user, or of everybody else, in one line.
    #[must_use]
    pub fn worded(&self, by_the_user: bool) -> String {
        let of = |alias: &&Alias| (alias.author == Author::User) == by_the_user;
        self.aliases.iter().filter(of).map(|alias| alias.text.as_str()).collect::<Vec<_>>().join("; ")
    }

    /// Its tags.
    #[must_use]
    pub fn tags(&self) -> &BTreeSet<Tag> {
        &self.tags
    }

    /// Its category.
    #[must_use]
    pub fn category(&self) -> Option<Category> {
        self.category
    }

    /// How useful it has proven.
    #[must_use]
    pub fn trust(&self) -> Trust {
        Trust::of(self.helpful, self.unhelpful)
    }

    /// Since when it does not hold any more.
    #[must_use]
    pub fn invalidated(&self) -> Option<Timestamp> {
        self.invalidated
    }

    /// The facts that say something else of the same, between which nobody has chosen. Which of them still stand is not
    /// told here.
    #[must_use]
    pub fn contradicts(&self) -> &BTreeSet<FactId> {
        &self.contradicts
    }

    /// The facts that say the same in nearly the same words.
    #[must_use]
    pub fn repeats(&self) -> &BTreeSet<FactId> {
        &self.repeats
    }

    /// Whether what a step says is so: after it was made, it is.
    #[must_use]
    pub fn holds(&self, step: &Step) -> bool {
        match step {
            Step::Helpful => self.helpful > 0,
            Step::Unhelpful => self.unhelpful > 0,
            _ => self.admits(step) == Admission::Known,
        }
    }

    /// What becomes of a step that somebody asks for.
    #[must_use]
    pub fn admits(&self, step: &Step) -> Admission {
        let known = match step {
            Step::Alias(text) => self.aliases.iter().any(|alias| &alias.text == text),
            Step::Tagged(tag) => self.tags.contains(tag),
            Step::Untagged(tag) => !self.tags.contains(tag),
            Step::Categorised(category) => self.category == Some(*category),
            Step::Invalidated => self.invalidated.is_some(),
            Step::Contradicts(other) => self.contradicts.contains(other),
            Step::Repeats(other) => self.repeats.contains(other),
            Step::HoldsBeside(other) => !self.contradicts.contains(other) && !self.repeats.contains(other),
            Step::Helpful | Step::Unhelpful => false,
        };
        let full = match step {
            Step::Invalidated | Step::Contradicts(_) | Step::Repeats(_) | Step::HoldsBeside(_) => false,
            Step::Alias(_) => self.aliases.len() >= MOST_ALIASES || self.steps >= MOST_STEPS,
            Step::Tagged(_) => self.tags.len() >= MOST_TAGS || self.steps >= MOST_STEPS,
            Step::Untagged(_) | Step::Categorised(_) | Step::Helpful | Step::Unhelpful => {
                self.steps >= MOST_STEPS
            }
        };
        match (known, full) {
            (true, _) => Admission::Known,
            (false, true) => Admission::Full,
            (false, false) => Admission::New,
        }
    }
}

/// How a fact stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Status {
    /// It holds.
    Live,
    /// This later one took its place.
    SupersededBy(FactId),
    /// A person said that it does not hold any more, at this time.
    Invalidated(Timestamp),
    /// It held until then.
    Expired(Timestamp),
    /// These say something else of the same, and nobody has chosen yet: none of them is current.
    Contested(Vec<FactId>),
}

impl Status {
    /// The word for it in answers.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::SupersededBy(_) => "superseded",
            Self::Invalidated(_) => "invalidated",
            Self::Expired(_) => "expired",
            Self::Contested(_) => "contested",
        }
    }

    /// Whether it is what is believed now: all else is recalled only when history is asked for.
    #[must_use]
    pub const fn is_live(&self) -> bool {
        matches!(self, Self::Live)
    }

    /// Whether nothing has ended it: it is live, or would be if somebody chose it.
    #[must_use]
    pub const fn stands(&self) -> bool {
        matches!(self, Self::Live | Self::Contested(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn id(number: u8) -> FactId {
        FactId::parse(&format!("fact_{number}")).unwrap()
    }

    fn step(kind: u8, value: u8) -> Step {
        match kind {
            0 => Step::Alias(format!("wording {value}")),
            1 => Step::Tagged(Tag::parse(&format!("tag{value}")).unwrap()),
            2 => Step::Untagged(Tag::parse(&format!("tag{value}")).unwrap()),
            3 => Step::Categorised(Category::ALL[usize::from(value) % Category::ALL.len()]),
            4 => Step::Helpful,
            5 => Step::Unhelpful,
            6 => Step::Contradicts(id(value)),
            7 => Step::Repeats(id(value)),
            8 => Step::HoldsBeside(id(value)),
            _ => Step::Invalidated,
        }
    }

    fn stored(steps: &[(u8, u8, bool)]) -> Vec<StoredStep> {
        let at = Timestamp::from_millis(1).unwrap();
        let row = |(number, (kind, value, sealed)): (u64, &(u8, u8, bool))| StoredStep {
            row: StepRow { number, fact: id(1), step: step(*kind, *value), author: "user".into(), at },
            sealed: *sealed,
        };
        (1..).zip(steps).map(row).collect()
    }

    proptest! {
        #[test]
        fn a_life_that_only_takes_what_it_admits_stays_within_its_bounds(
            wanted in proptest::collection::vec((0_u8..10, 2_u8..20, Just(true)), 0..400)
        ) {
            let mut made = Vec::new();
            for (kind, value, sealed) in wanted {
                let life = Life::of(&id(1), &stored(&made));
                let before = life.clone();
                if life.admits(&step(kind, value)) == Admission::New {
                    made.push((kind, value, sealed));
                    prop_assert_ne!(Life::of(&id(1), &stored(&made)), before, "a step that changes nothing");
                }
            }
            let life = Life::of(&id(1), &stored(&made));
            prop_assert!(life.aliases().len() <= MOST_ALIASES && life.tags().len() <= MOST_TAGS);
            let trust = life.trust().value();
            prop_assert!(trust.is_finite() && 0.0 < trust && trust < 1.0);
        }

        #[test]
        fn an_edited_step_neither_adds_words_nor_makes_anything_current(
            steps in proptest::collection::vec((0_u8..10, 2_u8..6, any::<bool>()), 0..30)
        ) {
            let honest: Vec<_> = steps.iter().map(|(kind, value, _)| (*kind, *value, true)).collect();
            let (honest, edited) = (Life::of(&id(1), &stored(&honest)), Life::of(&id(1), &stored(&steps)));
            prop_assert!(edited.aliases().iter().all(|alias| honest.aliases().contains(alias)));
            prop_assert!(edited.tags().is_subset(honest.tags()));
            prop_assert!(honest.contradicts().is_subset(edited.contradicts()));
            prop_assert_eq!(edited.invalidated(), honest.invalidated());
            prop_assert!(edited.trust() <= honest.trust());
        }

        #[test]
        fn two_facts_see_the_same_between_them(
            steps in proptest::collection::vec((6_u8..9, Just(2_u8), Just(true)), 0..12)
        ) {
            let (one, other) = (Life::of(&id(1), &stored(&steps)), Life::of(&id(2), &stored(&steps)));
            prop_assert_eq!(one.contradicts().contains(&id(2)), other.contradicts().contains(&id(1)));
            prop_assert_eq!(one.repeats().contains(&id(2)), other.repeats().contains(&id(1)));
        }
    }
}
