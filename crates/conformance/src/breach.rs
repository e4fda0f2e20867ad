use crate::samples::NoSample;
use veridical::kernel::StoreError;

/// How a store broke a law.
#[derive(Debug, thiserror::Error)]
pub enum Breach {
    /// It did something other than the law says.
    #[error("{0}")]
    Law(String),
    /// It failed where the law says that it works.
    #[error("the store failed: {0}")]
    Store(#[from] StoreError),
    /// The law could not be tried, because a gate refused its sample: no fault of the store.
    #[error("the sample was refused: {0}")]
    Sample(#[from] NoSample),
}

/// A breach unless the condition holds.
macro_rules! ensure {
    ($holds:expr, $($words:tt)+) => {
        if !$holds {
            return Err($crate::Breach::Law(format!($($words)+)));
        }
    };
}

/// A breach unless both values are equal.
macro_rules! ensure_eq {
    ($left:expr, $right:expr, $($words:tt)+) => {
        match (&$left, &$right) {
            (left, right) if *left == *right => {}
            (left, right) => {
                return Err($crate::Breach::Law(format!("{}: {left:?} is not {right:?}", format_args!($($words)+))));
            }
        }
    };
}

pub(crate) use {ensure, ensure_eq};
