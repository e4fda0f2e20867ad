//! The one gate that screens every text before Veridical can store, log or show it.
