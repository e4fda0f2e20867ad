//! Archives that are listed.

use super::*;

#[test]
fn the_letters_of_a_list_ask_for_one_of_the_archive_of_the_next_word() {
    for (letters, expected) in [
        ("tf", true),
        ("-tf", true),
        ("tzf", true),
        ("-tJvf", true),
        ("xzf", false),
        ("zf", false),
        ("tz", false),
        ("ft", false),
        ("txf", false),
        ("-tOf", false),
    ] {
        assert_eq!(is_list(letters), expected, "{letters}");
    }
}
