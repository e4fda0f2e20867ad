//! Places: which project a repository was when it was first used, remembered outside of the repository (R5.7, R5.10).
//!
//! A session's project comes from the configuration of the repository where it starts, which an agent can edit. So the
//! profile remembers for each place, a repository's common git directory, the project that it was. A place whose remote
//! names another one later binds no session until a person says that it is meant.
//!
//! The flow is one line: what an adapter saw → [`bind_on`](veridical_kernel::bind_on) what is remembered →
//! [`FirstUse`], [`Rebinding`], [`Declaration`] or [`Forgetting`] → permit → [`Places`].
//!
//! **Invariant:** nothing is remembered of a place but what was seen there, and neither a remote nor anything of it is
//! (R5.3): a place is kept as a keyed hash of its path, with the path as people may see it beside.

mod change;
mod port;
mod row;

pub use change::{Declaration, FirstUse, Forgetting, Rebinding};
pub use port::{Kept, Places};
pub use row::{PlaceRow, Standing, StoredPlace};
