//! At most one verified episode from one finished turn.
