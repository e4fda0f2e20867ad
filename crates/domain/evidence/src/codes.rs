/// Defines an enum of stable kebab-case codes, each with the one sentence that `docs/reasons.md` shows for it.
macro_rules! codes {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $code:literal, $text:literal;)+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize)]
        pub enum $name { $(#[doc = $text] #[serde(rename = $code)] $variant,)+ }

        impl $name {
            /// Every value, in the order of their documentation.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The stable kebab-case code.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Self::$variant => $code,)+ }
            }

            /// What the code means, in one sentence.
            #[must_use]
            pub const fn describe(self) -> &'static str {
                match self { $(Self::$variant => $text,)+ }
            }
        }
    };
}

pub(crate) use codes;
