//! SQLite keeps the contract of every store.

mod support;

use support::Files;
use veridical_conformance::conformance_suite;

conformance_suite!(Files::new());
