//! The witness of the gate cannot be had without it.

#[test]
fn a_clean_text_cannot_be_made_outside_the_gate() {
    trybuild::TestCases::new().compile_fail("tests/compile_fail/*.rs");
}
