use crate::StoredFact;

/// The value that a slot has for a scope. A project's own hides the one that holds everywhere, inside that project: of one
/// name one value is current (R6.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Current {
    value: StoredFact,
    hides: Option<StoredFact>,
}

impl Current {
    /// The current ones of the live values that a scope sees, in the order of [`Slots::live`](crate::Slots::live): by name, of
    /// one name the project's own first.
    #[must_use]
    pub fn of(live: Vec<StoredFact>) -> Vec<Self> {
        let mut current: Vec<Self> = Vec::new();
        for value in live {
            match current.last_mut() {
                Some(own) if same_slot(&own.value, &value) => own.hides = Some(value),
                _ => current.push(Self { value, hides: None }),
            }
        }
        current
    }

    /// The value.
    #[must_use]
    pub fn value(&self) -> &StoredFact {
        &self.value
    }

    /// The value that holds everywhere else.
    #[must_use]
    pub fn hides(&self) -> Option<&StoredFact> {
        self.hides.as_ref()
    }
}

fn same_slot(one: &StoredFact, other: &StoredFact) -> bool {
    let name = |fact: &StoredFact| fact.row().slot.as_ref().map(|slot| slot.name.key().to_owned());
    name(one) == name(other)
}
