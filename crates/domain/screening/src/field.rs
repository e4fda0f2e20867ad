use std::fmt;

/// What the gate may do with a field that holds something, and what counts as an echo in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FieldRule {
    /// A finding refuses the whole record; a repetition of what the session already held is an echo.
    Text,
    /// A command line: a secret is redacted and the rest kept when it is clean (R9.3). A command is run again and
    /// again, so repeating one is no echo.
    Command,
    /// Text cut from an attested tool result: it is evidence even when the assistant quoted it or a recalled
    /// episode shows the same failure (R9.5), so only the fences and ids of recalled items make it an echo.
    Attested,
}

/// One field of a record, before the gate.
///
/// `Debug` shows the rule and the length alone: the text is not screened yet.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Field<'a> {
    text: &'a str,
    rule: FieldRule,
}

impl<'a> Field<'a> {
    /// A field of plain text; see [`FieldRule::Text`].
    #[must_use]
    pub fn text(text: &'a str) -> Self {
        Self { text, rule: FieldRule::Text }
    }

    /// The command line of an episode; see [`FieldRule::Command`].
    #[must_use]
    pub fn command(text: &'a str) -> Self {
        Self { text, rule: FieldRule::Command }
    }

    /// Text cut from an attested tool result; see [`FieldRule::Attested`].
    #[must_use]
    pub fn attested(text: &'a str) -> Self {
        Self { text, rule: FieldRule::Attested }
    }

    pub(crate) fn as_str(&self) -> &'a str {
        self.text
    }

    pub(crate) fn rule(&self) -> FieldRule {
        self.rule
    }
}

impl<'a> From<&'a str> for Field<'a> {
    fn from(text: &'a str) -> Self {
        Self::text(text)
    }
}

impl<'a> From<&'a String> for Field<'a> {
    fn from(text: &'a String) -> Self {
        Self::text(text)
    }
}

impl fmt::Debug for Field<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Field").field("rule", &self.rule).field("bytes", &self.text.len()).finish()
    }
}
