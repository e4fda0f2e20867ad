//! Which files a command runs.

use super::*;

#[test]
fn an_argument_names_a_file_when_it_has_a_dot_and_is_no_option() {
    let operand = |text: &str| Argument::Operand(text.to_owned());
    for (argument, expected) in [
        (operand("a.py"), true),
        (operand("orders"), false),
        (operand("-x.y"), false),
        (Argument::Dashes, false),
        (Argument::Unknown("a.py".to_owned()), false),
    ] {
        assert_eq!(source(&argument).is_some(), expected, "{argument:?}");
    }
}
