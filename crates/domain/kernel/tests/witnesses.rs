//! The kernel's witnesses cannot be made by hand in another crate.

#[test]
fn no_witness_can_be_forged() {
    trybuild::TestCases::new().compile_fail("tests/compile_fail/*.rs");
}
