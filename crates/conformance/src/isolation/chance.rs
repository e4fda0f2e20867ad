/// A sequence of draws that a seed fixes (splitmix64): enough for a search, and no more.
#[derive(Debug, Clone)]
pub(super) struct Chance(u64);

impl Chance {
    /// The draws of one part of a run.
    pub(super) fn of(seed: u64, part: u64) -> Self {
        let mut whole = Self(seed);
        let first = whole.next();
        Self(first ^ part.wrapping_mul(0x2545_f491_4f6c_dd1d))
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `most`; 0 when there is none.
    pub(super) fn below(&mut self, most: u16) -> u16 {
        u16::try_from(self.next() % u64::from(most.max(1))).unwrap_or(0)
    }

    /// Whether one of so many comes up.
    pub(super) fn one_in(&mut self, many: u16) -> bool {
        self.below(many) == 0
    }
}
