//! The cases, by the numbers of the acceptance list.

mod lab;

use super::Case;

pub(super) const ALL: &[Case] = &[lab::CASE];
