//! What each runner surely takes in beside what is named.

use super::*;

#[test]
fn a_runner_takes_in_what_its_own_search_surely_finds() {
    for (runner, given, path, expected) in [
        ("pytest", "tests/test_a.py", "tests/test_a.py", true),
        ("pytest", "tests", "tests/test_a.py", false),
        ("rspec", "spec/a_spec.rb", "spec/a_spec.rb", true),
        ("unittest", "tests.a", "tests.a.Case", true),
        ("unittest", "tests.a", "tests.ab", false),
        ("mix test", "test/a_test.exs", "test/b_test.exs", false),
        ("go test", "...", "a/b", true),
        ("go test", "a/...", "a/b", true),
        ("go test", "a/...", "ab", false),
        ("go test", "a", "a", false),
        ("go test", "...", "testdata/a", false),
        ("go test", "...", "vendor", false),
        ("go test", "...", "../a", false),
        ("cargo test", "a", "ab", false),
    ] {
        assert_eq!((Search::of(runner).unwrap().takes)(given, path), expected, "{runner} {given} {path}");
    }
    for (runner, words, bare) in
        [("pytest", 0, false), ("go test", 1, false), ("cargo test", 1, true), ("cargo nextest", 2, true)]
    {
        let search = Search::of(runner).unwrap();
        assert_eq!((search.words, search.bare), (words, bare), "{runner}");
    }
    assert!(Search::of("jest").is_none());
}
