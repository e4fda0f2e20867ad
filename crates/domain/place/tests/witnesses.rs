//! What must not compile: a place is remembered only as it was seen, and only by the leave for exactly that.

#[test]
fn no_witness_can_be_forged() {
    trybuild::TestCases::new().compile_fail("tests/compile_fail/*.rs");
}
