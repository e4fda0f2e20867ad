//! Errors that are named by their class, as in Ruby, PHP and Elixir.

/// Whether a text is nothing but the name of a class: `Shop::NoStock`, `App\NoStock`, `Ecto.NoResultsError`.
pub(crate) fn is_class(text: &str) -> bool {
    let is_name = |part: &str| {
        part.starts_with(|c: char| c.is_ascii_uppercase())
            && part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
    };
    let mut parts = text.split([':', '\\', '.']).filter(|part| !part.is_empty()).peekable();
    text.len() <= 120 && parts.peek().is_some() && parts.all(is_name) && !text.ends_with([':', '\\', '.'])
}

/// `Shop::NoStock: nothing left` as class and message.
pub(crate) fn thrown(text: &str) -> Option<(&str, &str)> {
    text.split_once(": ").filter(|(class, _)| is_class(class))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_named_by_its_class() {
        for (text, expected) in [
            ("NoMethodError: undefined method", Some(("NoMethodError", "undefined method"))),
            ("Shop::NoStock: none: left", Some(("Shop::NoStock", "none: left"))),
            ("App\\NoStock: none left", Some(("App\\NoStock", "none left"))),
            ("Failed asserting that: x", None),
            ("note: x", None),
            (": x", None),
            ("NoStock", None),
        ] {
            assert_eq!(thrown(text), expected, "{text}");
        }
        assert!(is_class("LoadError") && !is_class("") && !is_class("LoadError:"));
    }
}
