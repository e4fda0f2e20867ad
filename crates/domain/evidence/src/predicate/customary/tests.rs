//! Customs of runners, each by the form of a place or of a call.

use super::*;

fn call<'a>(operands: &[&'a str]) -> Selection<'a> {
    Selection { operands: operands.to_vec(), filters: Vec::new(), others: Vec::new() }
}

#[test]
fn a_file_lies_where_its_runner_looks_by_custom() {
    for (runner, file, expected) in [
        ("pytest", "tests/test_a.py", true),
        ("pytest", "tests/unit/test_a.py", true),
        ("pytest", "tests/.old/test_a.py", false),
        ("pytest", "tests//test_a.py", false),
        ("rspec", "spec/models/a_spec.rb", true),
        ("rspec", "spec/.old/a_spec.rb", false),
        ("rspec", "spec//a_spec.rb", false),
        ("phpunit", "tests/Unit/ATest.php", true),
        ("phpunit", "tests/Other/ATest.php", false),
        ("phpunit", "ATest.php", false),
    ] {
        let custom = CUSTOMS.iter().find(|custom| custom.runner == runner).unwrap();
        assert_eq!(custom.holds(file), expected, "{runner} {file}");
    }
}

#[test]
fn a_search_begins_in_the_folder_that_it_is_given() {
    for (operands, module, expected) in [
        (&["discover", "tests"][..], "tests.test_a", true),
        (&["discover", "./tests/"], "tests/test_a.py", true),
        (&["discover", "other"], "tests.test_a", false),
        (&["discover"], "test_a", true),
        (&[], "test_a", true),
        (&["test_a"], "test_a", false),
    ] {
        assert_eq!(
            discovers(&call(operands), &[module], &Configured::default()),
            expected,
            "{operands:?} {module}"
        );
    }
}

#[test]
fn a_call_asks_for_a_part_of_a_file_when_it_names_more_than_the_file() {
    let failure = Failure::default();
    for (runner, operands, expected) in [
        ("unittest", &["tests.test_a"][..], Some(false)),
        ("unittest", &["tests.test_a.Case"], Some(true)),
        ("unittest", &["tests.test_a.Case.test_x"], Some(true)),
        ("unittest", &["tests/test_a.py"], Some(false)),
        ("pytest", &["tests/test_a.py"], Some(false)),
        ("pytest", &["tests/test_a.py::test_x"], Some(true)),
        ("pytest", &["tests", "tests/test_a.py"], None),
        ("pytest", &[], None),
    ] {
        let asked = Asked::of(runner, &call(operands), &failure);
        assert_eq!(asked.map(|asked| asked.in_part), expected, "{runner} {operands:?}");
    }
}

#[test]
fn a_package_is_known_by_its_whole_path_wherever_it_is_spoken_of() {
    for (text, expected) in [
        ("cat src/a/__init__.py", true),
        ("open('src/a/__init__.py')", true),
        ("./src/a/__init__.py", true),
        ("cat src/b/__init__.py", false),
        ("cat src/a/main.py", false),
    ] {
        let mut configured = Configured::default();
        configured.text(text);
        assert_eq!(configured.has_package("src/a"), expected, "{text}");
    }
}

#[test]
fn a_report_shows_others_alone_by_lines_of_files_and_marks() {
    for (output, expected) in [
        ("tests/test_b.py ...  [ 50%]\n", true),
        ("tests/test_b.py ...\ntests/test_a.py .\n", false),
        ("tests/test_b.py is new\n", false),
        ("tests/test_b.py [ 50%]\n", false),
        ("total ...\n", false),
        ("3 passed\n", false),
    ] {
        assert_eq!(shows_only_others(output, &["tests/test_a.py"]), expected, "{output}");
    }
}
