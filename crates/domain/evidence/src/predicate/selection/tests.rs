//! What each runner's search through folders finds.

use super::*;

#[test]
fn a_search_finds_files_by_their_folder_and_name() {
    let found = |runner: &str, path: &str| match (Search::of(runner).unwrap().bare)(path) {
        Found::Surely => "surely",
        Found::UnlessNew => "unless new",
        Found::Perhaps => "perhaps",
    };
    for (runner, path, expected) in [
        ("pytest", "test_a.py", "unless new"),
        ("pytest", "a.py", "perhaps"),
        ("pytest", "tests", "surely"),
        ("pytest", "tests/test_a.py", "surely"),
        ("pytest", "tests/a_test.py", "surely"),
        ("pytest", "tests/a.py", "perhaps"),
        ("pytest", "tests/test_a.txt", "perhaps"),
        ("pytest", "src/test_a.py", "perhaps"),
        ("pytest", "tests/.x/test_a.py", "perhaps"),
        ("pytest", "tests/build/test_a.py", "perhaps"),
        ("rspec", "spec/a_spec.rb", "surely"),
        ("rspec", "lib/a_spec.rb", "perhaps"),
        ("rspec", "spec/a.rb", "perhaps"),
        ("rspec", "spec/models", "surely"),
        ("mix test", "test/a_test.exs", "surely"),
        ("mix test", "lib/a_test.exs", "perhaps"),
        ("mix test", "test/a.exs", "perhaps"),
        ("go test", "a", "perhaps"),
        ("cargo test", "a", "surely"),
        ("cargo nextest", "a", "surely"),
    ] {
        assert_eq!(found(runner, path), expected, "{runner} {path}");
    }
    for (runner, folder, path, expected) in [
        ("pytest", "tests", "tests/test_a.py", true),
        ("pytest", "tests", "tests/a.py", false),
        ("pytest", "tests", "tests2/test_a.py", false),
        ("pytest", ".", "tests/test_a.py", true),
        ("pytest", ".", "../tests/test_a.py", false),
        ("pytest", ".", "/tests/test_a.py", false),
        ("rspec", "spec", "spec/a_spec.rb", true),
        ("rspec", "spec", "spec/a.rb", false),
        ("rspec", "spec", "spec/../a_spec.rb", false),
        ("mix test", "test", "test/a_test.exs", true),
        ("mix test", "test", "lib/a_test.exs", false),
        ("mix test", "test", "test/a.exs", false),
        ("go test", "./...", "a/b", true),
        ("go test", "a/...", "a/b", true),
        ("go test", "a/...", "b", false),
        ("go test", "a", "a", false),
        ("go test", "./...", "testdata/a", false),
        ("go test", "./...", "vendor", false),
        ("go test", "./...", "../a", false),
        ("cargo test", "a", "ab", false),
    ] {
        assert_eq!((Search::of(runner).unwrap().below)(folder, path), expected, "{runner} {folder} {path}");
    }
    assert!(Search::of("jest").is_none());
    assert_eq!(
        ["pytest", "go test", "cargo nextest"].map(|runner| Search::of(runner).unwrap().words),
        [0, 1, 2]
    );
}
