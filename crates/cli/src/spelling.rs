//! The right name that was probably meant by a wrong one.

/// The name that is most like `wrong`; `None` when none is much like it.
pub(crate) fn meant<'n>(wrong: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let plain = |word: &str| word.to_lowercase().replace('_', "-");
    let wrong = plain(wrong);
    let far = |name: &str| strsim::osa_distance(&wrong, &plain(name));
    let near = |name: &&str| far(name) * 3 <= name.len().max(wrong.len());
    names.into_iter().filter(near).min_by_key(|name| far(name))
}

/// The words of a sentence that stand between backticks.
pub(crate) fn quoted(sentence: &str) -> impl Iterator<Item = &str> {
    sentence.split('`').skip(1).step_by(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_meant_by_a_wrong_one_that_is_much_like_it() {
        let names = ["on_failure", "time_zone", "verify", "project"];
        for (wrong, expected) in [
            ("timezone", Some("time_zone")),
            ("time-zone", Some("time_zone")),
            ("Time_Zone", Some("time_zone")),
            ("on_falure", Some("on_failure")),
            ("verfiy", Some("verify")),
            ("projects", Some("project")),
            ("colour", None),
            ("", None),
        ] {
            assert_eq!(meant(wrong, names), expected, "{wrong}");
        }
        assert_eq!(quoted("unknown `a`, one of `b`, `c d`").collect::<Vec<_>>(), ["a", "b", "c d"]);
        assert_eq!(quoted("nothing").count(), 0);
    }
}
