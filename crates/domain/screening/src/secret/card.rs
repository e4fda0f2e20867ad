//! Payment card numbers: an issuer's range, a length and grouping that it prints, and the check digit.

use std::ops::Range;

use crate::text;

/// The card number that starts at the digit at `from`, if there is one.
pub(super) fn card_at(text: &str, from: usize) -> Option<Range<usize>> {
    let before = text::byte_before(text, from);
    if before
        .is_some_and(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b'-' | b'+' | b'#'))
    {
        return None;
    }
    let mut digits = Vec::with_capacity(19);
    let mut groups = Vec::with_capacity(5);
    let mut at = from;
    loop {
        let group = digits_at(text, at);
        if group.is_empty() || digits.len() + group.len() > 19 {
            break;
        }
        digits.extend(group.iter().map(|byte| u32::from(byte - b'0')));
        groups.push(group.len());
        at += group.len();
        let separated = matches!(text::byte_at(text, at), Some(b' ' | b'-'));
        if !separated || is_whole(&groups) || digits_at(text, at + 1).is_empty() {
            break;
        }
        at += 1;
    }
    let closed = match text::byte_at(text, at) {
        Some(b'.') => digits_at(text, at + 1).is_empty(),
        Some(byte) => !byte.is_ascii_alphanumeric() && byte != b'_' && byte != b'-',
        None => true,
    };
    (closed
        && is_grouped(&groups)
        && is_issued(&digits)
        && has_check_digit(&digits)
        && !is_published(&digits))
    .then_some(from..at)
}

fn digits_at(text: &str, at: usize) -> &[u8] {
    let rest = text.as_bytes().get(at..).unwrap_or_default();
    let len = rest.iter().take(20).take_while(|byte| byte.is_ascii_digit()).count();
    rest.get(..len).unwrap_or_default()
}

fn is_whole(groups: &[usize]) -> bool {
    matches!(groups, [4, 4, 4, 4] | [4, 6, 5] | [4, 6, 4])
}

fn is_grouped(groups: &[usize]) -> bool {
    is_whole(groups) || matches!(groups, [14..=16])
}

/// Whether an issuer gives out numbers that start so and are so long.
fn is_issued(digits: &[u32]) -> bool {
    let start = |len: usize| digits.iter().take(len).fold(0, |number, digit| number * 10 + digit);
    match digits.len() {
        14 => matches!(start(3), 300..=305 | 360..=369 | 380..=399),
        15 => matches!(start(2), 34 | 37),
        16 => {
            start(1) == 4
                || matches!(start(2), 51..=55 | 62 | 65)
                || matches!(start(3), 644..=649)
                || matches!(start(4), 2200..=2204 | 2221..=2720 | 3528..=3589 | 6011)
        }
        _ => false,
    }
}

/// Whether payment providers publish a number for tests: those of their manuals, and those that count up or repeat.
fn is_published(digits: &[u32]) -> bool {
    const NUMBERS: &[&str] = &[
        "378282246310005",
        "371449635398431",
        "378734493671000",
        "5555555555554444",
        "5105105105105100",
        "5200828282828210",
        "2223003122003222",
        "6011111111111117",
        "6011000990139424",
        "6011000000000004",
        "3056930009020004",
        "36227206271667",
        "30569309025904",
        "38520000023237",
        "3530111333300000",
        "3566002020360505",
        "6555900000604105",
        "6200000000000005",
        "6200000000000047",
        "4111111111111111",
        "4012888888881881",
        "4444333322221111",
        "4000056655665556",
        "5454545454545454",
        "4917610000000000",
    ];
    let number: String = digits.iter().filter_map(|digit| char::from_digit(*digit, 10)).collect();
    let zeros = number.bytes().filter(|digit| *digit == b'0').count();
    number.starts_with("42424242")
        || (number.starts_with("4000") && zeros >= 9)
        || NUMBERS.contains(&number.as_str())
}

/// Luhn's sum.
fn has_check_digit(digits: &[u32]) -> bool {
    let sum: u32 = digits
        .iter()
        .rev()
        .enumerate()
        .map(|(place, digit)| match place % 2 {
            0 => *digit,
            _ => digit * 2 / 10 + digit * 2 % 10,
        })
        .sum();
    sum.is_multiple_of(10)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A number with its check digit, made here so that the source holds no card number.
    fn with_check_digit(start: &str) -> String {
        (0..10)
            .map(|last| format!("{start}{last}"))
            .find(|number| {
                let digits: Vec<u32> = number.bytes().map(|byte| u32::from(byte - b'0')).collect();
                has_check_digit(&digits)
            })
            .unwrap()
    }

    fn grouped(number: &str, separator: &str) -> String {
        let groups: Vec<&str> =
            number.as_bytes().chunks(4).map(|g| std::str::from_utf8(g).unwrap()).collect();
        groups.join(separator)
    }

    fn found(text: &str) -> bool {
        let start = text.find(|c: char| c.is_ascii_digit()).unwrap();
        card_at(text, start).is_some()
    }

    #[test]
    fn a_card_number_is_found_however_it_is_grouped() {
        let number = with_check_digit("453201511283036");
        assert!(found(&number));
        assert!(found(&grouped(&number, " ")));
        assert!(found(&grouped(&number, "-")));
        assert!(found(&format!("paid with {number}.")));
        assert!(found(&with_check_digit("37244963539843")));
    }

    #[test]
    fn other_long_numbers_pass() {
        let number = with_check_digit("453201511283036");
        let wrong = number.replace('4', "5");
        for text in [
            wrong.as_str(),
            &format!("0.{number}"),
            &format!("{number}7"),
            &format!("id-{number}"),
            &format!("{number}_tmp"),
            &with_check_digit("170000000000000"),
            "1700000000",
        ] {
            let at = text.rfind(|c: char| !c.is_ascii_digit()).filter(|at| *at < 4).map_or(0, |at| at + 1);
            assert!(card_at(text, at).is_none(), "{text}");
        }
    }
}
