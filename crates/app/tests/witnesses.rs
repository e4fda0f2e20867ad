//! No witness can be forged by code that embeds the library: each of these programs must not compile.

#[test]
fn nothing_gets_past_a_gate_without_its_witness() {
    trybuild::TestCases::new().compile_fail("tests/compile_fail/*.rs");
}
