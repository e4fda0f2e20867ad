use veridical_kernel::{BadWord, Reach};

/// The value that a slot is to have, as it waits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filling<T> {
    target: String,
    name: T,
    value: T,
    reach: Reach,
}

impl<T: AsRef<str>> Filling<T> {
    /// The value for the slot whose name has this `key` in whatever spelling, and is shown as `name`.
    #[must_use]
    pub fn new(key: &str, name: T, value: T, reach: Reach) -> Self {
        Self { target: slot_target(key, reach), name, value, reach }
    }

    /// The slot in its place, however it is spelled.
    #[must_use]
    pub fn target(&self) -> &str {
        &self.target
    }

    /// The slot's name as it is shown.
    #[must_use]
    pub fn name(&self) -> &T {
        &self.name
    }

    /// The value.
    #[must_use]
    pub fn value(&self) -> &T {
        &self.value
    }

    /// Where the slot holds.
    #[must_use]
    pub fn reach(&self) -> Reach {
        self.reach
    }

    pub(super) fn fields(&self) -> Vec<(&'static str, &str)> {
        vec![("name", self.name.as_ref()), ("value", self.value.as_ref()), ("reach", self.reach.word())]
    }
}

impl Filling<String> {
    /// # Errors
    /// [`BadWord`] when the target is in another place than the value.
    pub(super) fn read(target: &str, name: String, value: String, reach: Reach) -> Result<Self, BadWord> {
        let here = is_of_a_project(target) == (reach == Reach::Project);
        here.then(|| Self { target: target.to_owned(), name, value, reach }).ok_or(BadWord)
    }
}

/// No slot's name holds an `@`.
const HERE: &str = "@project";

/// Whether a target is a slot of the project that it is asked for in.
pub(super) fn is_of_a_project(target: &str) -> bool {
    target.ends_with(HERE)
}

/// The target of what changes the slot with this key: its place is part of it.
pub(super) fn slot_target(key: &str, reach: Reach) -> String {
    match reach {
        Reach::Global => key.to_owned(),
        Reach::Project => format!("{key}{HERE}"),
    }
}
