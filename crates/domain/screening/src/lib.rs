//! The one gate that screens every text before Veridical can store, log or show it (R9).
//!
//! A [`Screener`] judges the fields of a record one by one and together, and answers with a [`CleanText`] for each:
//! the only text that a store, an export, a pending record or a log accepts. What it finds is a [`Finding`]: where
//! and of which [`Family`], never the value. A refusal is a [`Rejected`], safe to log as it stands.
//!
//! ```
//! use veridical_screening::{Field, Screener};
//!
//! let screener = Screener::new([]);
//! let [task, command] = screener.record([
//!     Field::text("make the parser accept empty input"),
//!     Field::command("pytest -q tests/test_parser.py"),
//! ])?;
//! assert_eq!(task.as_str(), "make the parser accept empty input");
//! assert_eq!(command.as_str(), "pytest -q tests/test_parser.py");
//! # Ok::<(), veridical_screening::Rejected>(())
//! ```
//!
//! **Invariants:** a [`CleanText`] is made only here, and screening it again finds nothing. Neither `Debug`, `Display`
//! nor an error of this crate prints text that was not screened. Time is linear in the length of the input.

mod anchors;
mod announced;
mod clean;
mod echo;
mod family;
mod field;
mod finding;
mod fold;
mod injection;
mod inspect;
mod joined;
mod leet;
mod look_alike;
mod pattern;
mod private;
mod rejected;
mod rendered;
mod rules;
mod screener;
mod secret;
mod spaced;
mod spelling;
mod text;
mod view;

pub use clean::CleanText;
pub use echo::Echo;
pub use family::{Family, FindingKind};
pub use field::{Field, FieldRule};
pub use finding::{Finding, Scan, Verdict};
pub use pattern::{BadPattern, Patterns};
pub use private::{BadPrivateList, PrivateList};
pub use rejected::Rejected;
pub use screener::{Screener, SessionScreener, redactions};
