//! No permit, receipt or approval can be made outside the policy: each of these programs must not compile.

#[test]
fn a_permit_cannot_be_forged_copied_or_turned() {
    trybuild::TestCases::new().compile_fail("tests/compile_fail/*.rs");
}
