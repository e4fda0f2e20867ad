//! Whether two outputs say the same, numbers, times, hashes, addresses and the width of rules apart.

/// Whether the order of lines is part of what a runner says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Order {
    Same,
    Any,
}

/// How many lines of a difference are shown.
const SHOWN: usize = 12;

/// What a new output has that the old one has not, and the other way round; nothing when they say the same.
pub(crate) fn difference(was: &str, is: &str, order: Order) -> Option<String> {
    let (was, is) = (masked(was, order), masked(is, order));
    if was == is {
        return None;
    }
    let gone = was.iter().filter(|line| !is.contains(line)).map(|line| format!("    - {line}"));
    let new = is.iter().filter(|line| !was.contains(line)).map(|line| format!("    + {line}"));
    let lines: Vec<String> = gone.take(SHOWN).chain(new.take(SHOWN)).collect();
    Some(if lines.is_empty() {
        "    the same lines, in another order or number".to_owned()
    } else {
        lines.join("\n")
    })
}

fn masked(text: &str, order: Order) -> Vec<String> {
    let mut lines: Vec<String> =
        text.lines().map(mask).filter(|line| !line.is_empty() || order == Order::Same).collect();
    if order == Order::Any {
        for line in &mut lines {
            // A progress line has one sign for each test, in the order in which they ended.
            if line.chars().all(|sign| !sign.is_ascii_lowercase() || "sx".contains(sign)) {
                let mut signs: Vec<char> = line.trim_end_matches(" #/#").chars().collect();
                signs.sort_unstable();
                *line = signs.into_iter().collect();
            }
        }
        lines.sort_unstable();
    }
    lines
}

/// One line with every word of digits as `#`, and every rule and gap as one sign.
fn mask(line: &str) -> String {
    let mut masked = String::new();
    let mut word = String::new();
    for sign in line.trim_end().chars().chain([' ']) {
        if sign.is_ascii_alphanumeric() || (sign == '.' && ends_in_digit(&word)) {
            word.push(sign);
            continue;
        }
        masked.push_str(&masked_word(&word));
        word.clear();
        let repeats = masked.ends_with(sign) && "=-_!~^ ─━⎯".contains(sign);
        if !repeats {
            masked.push(sign);
        }
    }
    // Some runners tell of a duration only when it is long.
    masked.replace(" (# ms)", "").replace(", estimated # s", "").trim_end().to_owned()
}

fn masked_word(word: &str) -> String {
    let is_hexadecimal = |word: &str| !word.is_empty() && word.chars().all(|sign| sign.is_ascii_hexdigit());
    if word.strip_prefix("0x").is_some_and(is_hexadecimal) {
        return "#".to_owned();
    }
    let hash = word.len() >= 8 && is_hexadecimal(word);
    if hash && word.contains(|sign: char| sign.is_ascii_digit()) {
        return "#".to_owned();
    }
    let mut masked = String::new();
    for sign in word.chars() {
        let sign = if sign.is_ascii_digit() || (sign == '.' && masked.ends_with('#')) { '#' } else { sign };
        if sign != '#' || !masked.ends_with('#') {
            masked.push(sign);
        }
    }
    // A duration, whatever its unit.
    if ["#s", "#ms", "#us", "#m#s"].contains(&masked.as_str()) { "#".to_owned() } else { masked }
}

fn ends_in_digit(word: &str) -> bool {
    word.ends_with(|sign: char| sign.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_times_hashes_and_widths_are_no_difference() {
        for (was, is) in [
            ("==== 2 passed in 0.03s ====", "=== 4 passed in 11.5s ====="),
            ("deps/ledger-6bc935356f631c94)", "deps/ledger-2561baa545277612)"),
            ("thread 'a' (27239) panicked", "thread 'a' (7) panicked"),
            ("finished in 0.75s", "finished in 12ms"),
            ("✓ adds", "✓ adds (2 ms)"),
            ("Time: 0.9 s", "Time: 1.2 s, estimated 2 s"),
            ("read at 0x00c0001d4a10 by", "read at 0x7ffe1b by"),
        ] {
            assert_eq!(difference(was, is, Order::Same), None, "{was} | {is}");
        }
    }

    #[test]
    fn another_word_is_shown_with_the_one_that_it_replaces() {
        let shown = difference("a\n2 passed\n", "a\n1 failed\n", Order::Same).unwrap();
        assert_eq!(shown, "    - # passed\n    + # failed");
    }

    #[test]
    fn order_counts_unless_tests_run_side_by_side() {
        assert!(difference("a ok\nb ok", "b ok\na ok", Order::Same).is_some());
        assert_eq!(difference("..sx\na ok\nb ok", "s.x. 4/4\nb ok\na ok", Order::Any), None);
        assert!(difference("..sx", "..sF", Order::Any).is_some());
    }
}
