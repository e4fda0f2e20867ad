//! SQLite storage for Veridical: one owner-only file a profile.
