/// How useful an item has proven to whoever used it: between 0 and 1, one half while nobody has said anything.
///
/// ```
/// use veridical_kernel::Trust;
/// assert_eq!(Trust::of(0, 0), Trust::NEUTRAL);
/// assert!(Trust::of(1, 0) > Trust::NEUTRAL && Trust::of(0, 1) < Trust::NEUTRAL);
/// assert!(Trust::of(u32::MAX, 0).value() < 1.0 && Trust::of(0, u32::MAX).value() > 0.0);
/// assert!(Trust::of(0, 4).is_low() && !Trust::of(0, 3).is_low());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Trust(f64);

/// How many voices of each kind are imagined before the first real one, so that one voice alone moves little.
const IMAGINED: f64 = 2.0;

/// What has less is not given unasked.
const LOW: f64 = 0.26;

impl Trust {
    /// Nobody has said anything.
    pub const NEUTRAL: Self = Self(0.5);

    /// What so many voices make of it. Always finite, never quite 0 or 1.
    #[must_use]
    pub fn of(helpful: u32, unhelpful: u32) -> Self {
        let (helpful, unhelpful) = (f64::from(helpful) + IMAGINED, f64::from(unhelpful) + IMAGINED);
        Self(helpful / (helpful + unhelpful))
    }

    /// The number, above 0 and below 1.
    #[must_use]
    pub fn value(self) -> f64 {
        self.0
    }

    /// Whether it is too little for the item to be given unasked (R10.2).
    #[must_use]
    pub fn is_low(self) -> bool {
        self.0 < LOW
    }
}
