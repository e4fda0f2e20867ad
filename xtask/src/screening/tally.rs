//! Rows that the gate judged, counted.

use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;

/// Which half of the set a row belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Half {
    Open,
    HeldOut,
    /// Orders to a machine in the words of strangers, and what sounds like them.
    Orders,
    OrdersHeldOut,
}

impl Half {
    pub(super) const ALL: &[Self] = &[Self::Open, Self::HeldOut, Self::Orders, Self::OrdersHeldOut];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::HeldOut => "held-out",
            Self::Orders => "orders, open",
            Self::OrdersHeldOut => "orders, held-out",
        }
    }

    /// The least recall and precision that are accepted, in hundredths. The words of orders have no end: those that nobody
    /// tuned for are held to less.
    pub(super) fn floors(self) -> (f64, f64) {
        match self {
            Self::Open | Self::HeldOut => (98.0, 99.0),
            Self::Orders => (93.0, 99.0),
            Self::OrdersHeldOut => (85.0, 94.0),
        }
    }
}

/// One row with the gate's answer.
pub(super) struct Judged<'v> {
    pub(super) half: Half,
    /// What the row holds, or looks like.
    pub(super) family: &'v str,
    what: &'v str,
    text: &'v str,
    should_stop: bool,
    found: Vec<&'v str>,
}

impl<'v> Judged<'v> {
    pub(super) fn read(row: &'v Value) -> Option<Self> {
        let string = |key: &str| row.get(key).and_then(Value::as_str);
        let is = |key: &str| row.get(key).and_then(Value::as_bool);
        Some(Self {
            half: match (is("order").unwrap_or_default(), is("held_out")?) {
                (false, false) => Half::Open,
                (false, true) => Half::HeldOut,
                (true, false) => Half::Orders,
                (true, true) => Half::OrdersHeldOut,
            },
            family: string("family")?,
            what: string("what")?,
            text: string("text")?,
            should_stop: is("stopped")?,
            found: row.get("found")?.as_array()?.iter().filter_map(Value::as_str).collect(),
        })
    }

    pub(super) fn is_right(&self) -> bool {
        self.should_stop != self.found.is_empty()
    }
}

impl fmt::Display for Judged<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { half, family, what, text, found, .. } = self;
        let wrong = if self.should_stop { "missed" } else { "stopped" };
        write!(f, "{wrong}, {}: {family}: {what}: {text:?} {found:?}", half.name())
    }
}

/// How often the gate was right.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(super) struct Tally {
    caught: u32,
    missed: u32,
    passed: u32,
    mistaken: u32,
}

impl Tally {
    pub(super) fn of<'r, 'v: 'r>(rows: impl IntoIterator<Item = &'r Judged<'v>>) -> Self {
        let mut tally = Self::default();
        rows.into_iter().for_each(|row| tally.count(row));
        tally
    }

    pub(super) fn by_family<'r, 'v: 'r>(
        rows: impl IntoIterator<Item = &'r Judged<'v>>,
    ) -> BTreeMap<&'v str, Self> {
        let mut families: BTreeMap<&str, Self> = BTreeMap::new();
        for row in rows {
            families.entry(row.family).or_default().count(row);
        }
        families
    }

    /// The share of what it should stop that it stopped, in hundredths.
    pub(super) fn recall(&self) -> f64 {
        share(self.caught, self.caught + self.missed)
    }

    /// The share of what it stopped that it should, in hundredths.
    pub(super) fn precision(&self) -> f64 {
        share(self.caught, self.caught + self.mistaken)
    }

    fn count(&mut self, row: &Judged<'_>) {
        let counter = match (row.should_stop, row.found.is_empty()) {
            (true, false) => &mut self.caught,
            (true, true) => &mut self.missed,
            (false, true) => &mut self.passed,
            (false, false) => &mut self.mistaken,
        };
        *counter += 1;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { caught, missed, passed, mistaken } = self;
        let (recall, precision) = (self.recall(), self.precision());
        write!(f, "{:>7} {recall:>7.1} % {:>9} {precision:>8.1} %", caught + missed, passed + mistaken)
    }
}

/// Nothing of nothing is all of it.
fn share(part: u32, whole: u32) -> f64 {
    if whole == 0 { 100.0 } else { f64::from(part) * 100.0 / f64::from(whole) }
}
