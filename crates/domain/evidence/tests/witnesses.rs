//! The witnesses of this crate cannot be forged from outside.

#[test]
fn witnesses_are_neither_built_nor_copied_outside_their_gate() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("tests/compile_fail/*.rs");
}
