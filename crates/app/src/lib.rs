//! Durable memory for AI agents that keeps only what can be proven.
mod storage;
pub use storage::{Counts, Flaw, Inspect, Storage, StoreInfo};
pub use veridical_episode as episode;
pub use veridical_evidence as evidence;
pub use veridical_kernel as kernel;
pub use veridical_policy as policy;
pub use veridical_recall as recall;
pub use veridical_screening as screening;
pub use veridical_slot as slot;
