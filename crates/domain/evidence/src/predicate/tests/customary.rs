//! A run of all tests that names none of them, behind a failing run of some.

use super::*;

const NARROW: &str = "F..\n____ test_mean ____\n\n    def test_mean():\n>       assert mean([]) == 0\nE       assert 1 == 0\n\n\
                      tests/test_calc.py:5: AssertionError\n==== short test summary info ====\n\
                      FAILED tests/test_calc.py::test_mean - assert 1 == 0\n1 failed, 2 passed in 0.02s\n";
const WIDE: &str =
    "............                                                             [100%]\n12 passed in 0.31s\n";
const FOUND: &str = "success tests-passed";
const REFUSED: &str = "earlier-failure";

/// Another place for the failing test of the report.
fn narrow(file: &str) -> String {
    NARROW.replace("tests/test_calc.py", file)
}

/// A failing run of one file, after what the turn showed, then a fix and a run of all.
fn after(shown: Vec<Observation>, failing: &str, passing: &str, output: &str) -> String {
    let file = failing.split([' ', ':']).find(|word| word.ends_with(".py")).unwrap_or("tests/test_calc.py");
    let mut course = shown;
    course.extend([ran(failing, 1, &narrow(file)), edited("/w/calc.py"), ran(passing, 0, output)]);
    verdict(course)
}

fn course(failing: &str, passing: &str, output: &str) -> String {
    after(vec![], failing, passing, output)
}

#[test]
fn a_quiet_run_of_all_answers_for_a_file_in_its_customary_place() {
    for (failing, passing) in [
        ("pytest -q tests/test_calc.py", "pytest -q"),
        ("pytest tests/test_calc.py", "pytest -q"),
        ("pytest -q tests/test_calc.py::test_mean", "pytest -q"),
        ("pytest -x tests/test_calc.py -k mean", "pytest -q"),
        ("pytest -q test/test_calc.py", "pytest -q"),
        ("pytest -q test/calc_test.py", "pytest -q"),
        ("pytest -q tests/unit/test_calc.py", "pytest -q"),
        ("pytest -q tests/test_calc.py", "pytest -q tests"),
        ("pytest -q tests/test_calc.py", "pytest -q tests/"),
        ("pytest -q tests/test_calc.py", "pytest -q ."),
        ("pytest -q tests/unit/test_calc.py", "pytest -q tests/unit tests/other"),
        ("pytest -q tests", "pytest -q"),
        ("python -m pytest -q ./tests/test_calc.py", "python -m pytest"),
        ("cd app && pytest -q tests/test_calc.py", "pytest -q"),
    ] {
        assert_eq!(course(failing, passing, WIDE), FOUND, "{failing} / {passing}");
    }
}

#[test]
fn no_other_place_or_name_is_taken_to_be_searched() {
    for failing in [
        "checks/test_calc.py",
        "test_calc.py",
        "src/tests/test_calc.py",
        "tests/core/test_calc.py",
        "tests/integration/test_calc.py",
        "tests/unit/slow/test_calc.py",
        "tests/test_integration.py",
        "tests/test_e2e_calc.py",
        "tests/slow_test.py",
        "tests/test_perf.py",
        "tests/.hidden/test_calc.py",
        "tests/calc.py",
        "tests/check_calc.py",
        "tests//test_calc.py",
        "/w/tests/test_calc.py",
        "../tests/test_calc.py",
    ] {
        let failing = format!("pytest -q {failing}");
        assert_eq!(course(&failing, "pytest -q", WIDE), REFUSED, "{failing}");
    }
}

#[test]
fn only_a_bare_run_in_the_same_place_is_one_of_all() {
    for (failing, passing) in [
        ("pytest -q tests/test_calc.py", "pytest -q -k calc"),
        ("pytest -q tests/test_calc.py", "pytest -q --lf"),
        ("pytest -q tests/test_calc.py", "pytest -q -m unit"),
        ("pytest -q tests/test_calc.py", "pytest -q --ignore tests/test_calc.py"),
        ("pytest -q tests/test_calc.py", "pytest -q --deselect tests/test_calc.py::test_mean"),
        ("pytest -q tests/test_calc.py", "pytest -q tests/other"),
        ("pytest -q tests/test_calc.py", "pytest -q tests/test_other.py"),
        ("pytest -q tests/test_calc.py", "pytest -q 'tests/test_[!c]*.py'"),
        ("pytest -q tests/test_calc.py", "pytest -q -c other.ini"),
        ("pytest -q tests/test_calc.py", "pytest -q --rootdir x"),
        ("pytest -q tests/test_calc.py", "python -m pytest -q"),
        ("pytest -q tests/test_calc.py", "uv run pytest -q"),
        ("pytest -q tests/test_calc.py", "cd other && pytest -q"),
        ("pytest -q tests/test_calc.py", "MODE=x pytest -q"),
        ("pytest -q -m slow tests/test_calc.py", "pytest -q"),
    ] {
        assert_eq!(course(failing, passing, WIDE), REFUSED, "{failing} / {passing}");
    }
}

#[test]
fn a_run_of_all_counts_no_fewer_tests_and_leaves_none_out() {
    let narrow = "pytest -q tests/test_calc.py";
    for (failing, output, expected) in [
        (narrow, "3 passed in 0.1s\n", FOUND),
        (narrow, "2 passed in 0.1s\n", REFUSED),
        ("pytest -q tests/test_calc.py::test_mean", "4 passed in 0.1s\n", FOUND),
        ("pytest -q tests/test_calc.py::test_mean", "3 passed in 0.1s\n", REFUSED),
        ("pytest -q tests/test_calc.py -k mean", "3 passed in 0.1s\n", REFUSED),
        (narrow, "12 passed, 1 skipped in 0.1s\n", REFUSED),
        (narrow, "12 passed, 1 xfailed in 0.1s\n", REFUSED),
        (narrow, "12 passed, 1 xpassed in 0.1s\n", REFUSED),
        (narrow, "12 passed, 1 deselected in 0.1s\n", REFUSED),
        (narrow, "tests/test_b.py ..  [ 50%]\ntests/test_c.py ..  [100%]\n4 passed in 0.1s\n", REFUSED),
        (narrow, "tests/test_calc.py ..  [ 50%]\ntests/test_c.py ..  [100%]\n4 passed in 0.1s\n", FOUND),
        (
            narrow,
            "tests/test_b.py::test_x PASSED\ntests/test_b.py::test_y PASSED\ntests/test_b.py::test_z PASSED\n3 passed in 0.1s\n",
            REFUSED,
        ),
    ] {
        assert_eq!(course(failing, "pytest", output), expected, "{failing} / {output}");
    }
}

#[test]
fn what_the_turn_shows_of_a_configuration_is_heard() {
    for (text, expected) in [
        ("[tool.pytest.ini_options]\ntestpaths = [\"tests\"]\naddopts = \"-q --strict-markers\"\n", FOUND),
        ("[pytest]\ntestpaths =\n    checks\n    tests\naddopts = -ra\n", FOUND),
        ("[pytest]\ntestpaths = ./tests/\n", FOUND),
        ("[pytest]\ntestpaths = .\n", FOUND),
        ("rootdir: /w\nconfigfile: pytest.ini\ntestpaths: tests\n", FOUND),
        ("The value of testpaths is the place.", FOUND),
        ("[pytest]\ntestpaths = checks\nother = tests\n", REFUSED),
        ("testpaths: checks\n", REFUSED),
        ("testpaths = [\n  \"tests/unit\",\n  \"tests_of_all\",\n]\ncov = \"tests\"\n", REFUSED),
        ("addopts = \"--ignore=tests/test_calc.py\"\n", REFUSED),
        ("addopts =\n    -q\n    --ignore-glob=*calc*\n", REFUSED),
        ("addopts = [\"-q\", \"-k\", \"not mean\"]\n", REFUSED),
        ("addopts = \"\"\"\n-q\n--ignore=tests/test_calc.py\n\"\"\"\n", REFUSED),
        ("addopts = '-m not\\ slow'\n", REFUSED),
        ("addopts = tests/test_b.py\n", REFUSED),
        ("collect_ignore = [\"test_calc.py\"]\n", REFUSED),
        ("collect_ignore_glob = [\"*calc*\"]\n", REFUSED),
        ("def pytest_ignore_collect(path):\n", REFUSED),
        ("def pytest_collection_modifyitems(items):\n", REFUSED),
        ("norecursedirs = tests\n", REFUSED),
        ("python_files = check_*.py\n", REFUSED),
        ("args: [--deselect, tests/test_calc.py]\n", REFUSED),
    ] {
        let narrow = "pytest -q tests/test_calc.py";
        for shown in [
            ran("cat pyproject.toml", 0, text),
            read("pyproject.toml", text, true),
            read("pytest.ini", text, false),
            wrote("setup.cfg", text),
            patched("tox.ini", "", text),
            patched("tox.ini", text, ""),
        ] {
            let what = format!("{text} {shown:?}");
            assert_eq!(after(vec![shown], narrow, "pytest -q", WIDE), expected, "{what}");
        }
    }
    let long = "x".repeat(300 * 1024);
    let shown = vec![ran("cat pyproject.toml", 0, &long)];
    assert_eq!(after(shown, "pytest -q tests/test_calc.py", "pytest -q", WIDE), REFUSED);
}

#[test]
fn nothing_that_decides_which_tests_run_is_touched_in_between() {
    for between in [
        edited("/w/tests/test_calc.py"),
        edited("/w/tests/test_other.py"),
        edited("/w/tests/conftest.py"),
        edited("/w/pyproject.toml"),
        edited("/w/pytest.ini"),
        ran("python fix.py", 0, ""),
        ran("mv tests/test_calc.py old/", 0, ""),
        ran("git stash", 0, ""),
        Observation::Opaque { tool: "execute_code".into() },
    ] {
        let what = format!("{between:?}");
        let failing = ran("pytest -q tests/test_calc.py", 1, NARROW);
        let course = vec![failing, edited("/w/calc.py"), between, ran("pytest -q", 0, WIDE)];
        assert_eq!(verdict(course), REFUSED, "{what}");
    }
}

#[test]
fn a_search_of_unittest_has_no_configuration_but_goes_into_packages_alone() {
    let failed = "F\n======================================================================\n\
                  FAIL: test_mean (tests.test_calc.Calc.test_mean)\n\
                  ----------------------------------------------------------------------\n\
                  Traceback (most recent call last):\n  File \"/w/tests/test_calc.py\", line 5, in test_mean\n    \
                  self.assertEqual(mean([]), 0)\nAssertionError: 1 != 0\n\n\
                  ----------------------------------------------------------------------\n\
                  Ran 3 tests in 0.001s\n\nFAILED (failures=1)\n";
    let passed = "............\n----------------------------------------------------------------------\n\
                  Ran 12 tests in 0.002s\n\nOK\n";
    let packages = || vec![ran("ls tests/*", 0, "tests/__init__.py\ntests/test_calc.py\n")];
    for (shown, failing, passing, expected) in [
        (vec![], "test_calc", "", FOUND),
        (vec![], "test_calc.Calc.test_mean", "discover", FOUND),
        (vec![], "tests.test_calc", "discover -s tests", FOUND),
        (vec![], "tests.test_calc", "discover tests", FOUND),
        (vec![], "tests/test_calc.py", "discover -s tests -p 'test_*.py'", FOUND),
        (packages(), "tests.test_calc.Calc", "", FOUND),
        (packages(), "tests.test_calc", "discover -v", FOUND),
        (vec![], "tests.test_calc", "", REFUSED),
        (vec![], "tests.test_calc", "discover -s other", REFUSED),
        (vec![], "test_calc", "discover -s tests", REFUSED),
        (vec![], "tests.test_calc", "discover -s tests -p 'check_*.py'", REFUSED),
        (vec![], "tests.test_calc", "discover -s tests -t .", REFUSED),
        (vec![], "tests.core.test_calc", "discover -s tests", REFUSED),
        (vec![], "tests.test_slow", "discover -s tests", REFUSED),
        (vec![], "tests.calc", "discover -s tests", REFUSED),
        (packages(), "other.test_calc", "", REFUSED),
        (vec![], "tests.test_calc", "tests.test_other", REFUSED),
        (vec![read("tests/test_calc.py", "def load_tests(a, b, c):\n", true)], "test_calc", "", REFUSED),
    ] {
        let mut course = shown;
        course.extend([
            ran(&format!("python -m unittest {failing}"), 1, failed),
            edited("/w/calc.py"),
            ran(format!("python -m unittest {passing}").trim_end(), 0, passed),
        ]);
        assert_eq!(verdict(course), expected, "{failing} / {passing}");
    }
}

#[test]
fn each_runner_has_customs_of_its_own() {
    let rspec = |failures: &str, said: &str| {
        format!("{said}Finished in 0.02 seconds (files took 0.1 seconds to load)\n12 examples, {failures}\n")
    };
    let rspec_failed = format!(
        "F\n\nFailures:\n\n  1) Calc adds\n     Failure/Error: expect(1).to eq 2\n\n       expected: 2\n            got: 1\n     # ./spec/calc_spec.rb:5:in 'block'\n\n{}\n\
         Failed examples:\n\nrspec ./spec/calc_spec.rb:4 # Calc adds\n",
        rspec("1 failure", "")
    );
    let mix = |failures: u64| {
        format!("Finished in 0.03 seconds (0.00s async, 0.03s sync)\n12 tests, {failures} failures\n")
    };
    let mix_failed = format!(
        "  1) test adds (CalcTest)\n     test/calc_test.exs:4\n     Assertion with == failed\n     code:  assert 1 == 2\n     left:  1\n     right: 2\n\n{}",
        mix(1)
    );
    let php = |said: &str| format!("PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\n{said}");
    let php_failed = &php(
        "F..    3 / 3 (100%)\n\nTime: 00:00.035, Memory: 6.00 MB\n\nThere was 1 failure:\n\n1) CalcTest::testAdds\n\
         Failed asserting that 1 is identical to 2.\n\n/w/tests/Unit/CalcTest.php:9\n\n\
         FAILURES!\nTests: 3, Assertions: 3, Failures: 1.\n",
    );
    let php_passed = php(
        "............    12 / 12 (100%)\n\nTime: 00:00.018, Memory: 6.00 MB\n\nOK (12 tests, 14 assertions)\n",
    );
    let suites = |folders: &str| vec![read("phpunit.xml", folders, true)];
    for (shown, failing, failed, passing, passed, expected) in [
        (
            vec![],
            "rspec spec/calc_spec.rb",
            rspec_failed.as_str(),
            "rspec",
            rspec("0 failures", "............\n\n"),
            FOUND,
        ),
        (
            vec![],
            "bundle exec rspec spec/models/calc_spec.rb",
            &rspec_failed,
            "bundle exec rspec",
            rspec("0 failures", "............\n\n"),
            FOUND,
        ),
        (
            vec![],
            "rspec spec/calc_spec.rb",
            &rspec_failed,
            "rspec spec",
            rspec("0 failures", "............\n\n"),
            FOUND,
        ),
        (
            vec![],
            "rspec spec/system/calc_spec.rb",
            &rspec_failed,
            "rspec",
            rspec("0 failures", "............\n\n"),
            REFUSED,
        ),
        (
            vec![],
            "rspec spec/calc.rb",
            &rspec_failed,
            "rspec",
            rspec("0 failures", "............\n\n"),
            REFUSED,
        ),
        (
            vec![],
            "rspec spec/calc_spec.rb:4",
            &rspec_failed,
            "rspec",
            rspec("0 failures", "............\n\n"),
            REFUSED,
        ),
        (
            vec![],
            "rspec spec/calc_spec.rb",
            &rspec_failed,
            "rspec",
            rspec("0 failures", "Run options: exclude {slow: true}\n............\n\n"),
            REFUSED,
        ),
        (
            vec![read(".rspec", "--exclude-pattern spec/calc*\n", true)],
            "rspec spec/calc_spec.rb",
            &rspec_failed,
            "rspec",
            rspec("0 failures", "............\n\n"),
            REFUSED,
        ),
        (vec![], "mix test test/calc_test.exs", &mix_failed, "mix test", mix(0), FOUND),
        (vec![], "mix test test/calc_test.exs", &mix_failed, "mix test test", mix(0), FOUND),
        (vec![], "mix test test/support/calc.exs", &mix_failed, "mix test", mix(0), REFUSED),
        (
            vec![read("mix.exs", "test_paths: [\"spec\"]", true)],
            "mix test test/calc_test.exs",
            &mix_failed,
            "mix test",
            mix(0),
            REFUSED,
        ),
        (vec![], "phpunit tests/Unit/CalcTest.php", php_failed, "phpunit", php_passed.clone(), FOUND),
        (
            suites("<directory>tests/Unit</directory>"),
            "phpunit tests/Unit/CalcTest.php",
            php_failed,
            "phpunit",
            php_passed.clone(),
            FOUND,
        ),
        (
            suites("<directory suffix=\"Test.php\">./tests/Feature</directory>"),
            "phpunit tests/Unit/CalcTest.php",
            php_failed,
            "phpunit",
            php_passed.clone(),
            REFUSED,
        ),
        (vec![], "phpunit tests/Other/CalcTest.php", php_failed, "phpunit", php_passed.clone(), REFUSED),
        (vec![], "phpunit tests/Unit/Calc.php", php_failed, "phpunit", php_passed.clone(), REFUSED),
    ] {
        let status = if failing.starts_with("mix") { 2 } else { 1 };
        let mut course = shown;
        course.extend([ran(failing, status, failed), edited("/w/lib/calc"), ran(passing, 0, &passed)]);
        assert_eq!(verdict(course), expected, "{failing} / {passing} / {passed}");
    }
}

proptest! {
    #[test]
    fn a_list_of_places_is_read_in_each_of_its_forms(
        places in prop::collection::vec(prop::sample::select(vec!["checks", "src", "tests", "tests/unit", "test", "./tests/"]), 1..4),
        form in 0..5_usize,
        noise in "[a-z =\\[\\]]{0,20}\n"
    ) {
        let quoted = places.iter().map(|place| format!("\"{place}\"")).collect::<Vec<_>>();
        let list = match form {
            0 => format!("testpaths = [{}]", quoted.join(", ")),
            1 => format!("\"testpaths\": [\n  {}\n]", quoted.join(",\n  ")),
            2 => format!("testpaths = {}", places.join(" ")),
            3 => format!("testpaths =\n    {}", places.join("\n    ")),
            _ => format!("testpaths: {}", places.join(", ")),
        };
        let text = format!("{noise}{list}\nnames = \"tests\"\n");
        let within = places.iter().any(|place| matches!(*place, "tests" | "./tests/"));
        let said = after(vec![read("pyproject.toml", &text, true)], "pytest -q tests/test_calc.py", "pytest -q", WIDE);
        prop_assert_eq!(said, if within { FOUND } else { REFUSED }, "{}", text);
    }

    #[test]
    fn a_run_of_all_answers_for_no_file_outside_of_the_customary_places(
        folders in prop::collection::vec(prop::sample::select(vec!["tests", "test", "unit", "core", "slow", "src", ".x"]), 0..4),
        name in prop::sample::select(vec!["test_calc.py", "calc_test.py", "test_live.py", "calc.py", "test_calc.txt"])
    ) {
        let file = folders.iter().chain([&name]).copied().collect::<Vec<_>>().join("/");
        let placed = folders.first().is_some_and(|root| matches!(*root, "tests" | "test"))
            && folders.iter().skip(1).all(|folder| *folder == "unit")
            && matches!(name, "test_calc.py" | "calc_test.py");
        let course = vec![
            ran(&format!("pytest -q {file}"), 1, &narrow(&file)),
            edited("/w/calc.py"),
            ran("pytest -q", 0, WIDE),
        ];
        prop_assert_eq!(verdict(course) == FOUND, placed, "{}", file);
    }
}
