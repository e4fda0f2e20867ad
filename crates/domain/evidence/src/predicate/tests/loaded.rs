//! Tests that could not be loaded at first.

use super::*;

const UNLOADED: &str = "==== ERRORS ====\n____ ERROR collecting tests/test_kit.py ____\nImportError while importing test module '/w/tests/test_kit.py'.\n\
                        tests/test_kit.py:1: in <module>\n    from kit import VERSION\nE   ModuleNotFoundError: No module named 'kit'\n\
                        ==== short test summary info ====\nERROR tests/test_kit.py\n\
                        !!!!!!!!!!!!!!!!!!!! Interrupted: 1 error during collection !!!!!!!!!!!!!!!!!!!!\n1 error in 0.44s\n";
const LOADED: &str = "...                                       [100%]\n3 passed in 0.32s\n";
const FOUND: &str = "success tests-passed";
const REFUSED: &str = "earlier-failure";

fn course(failing: &str, between: Vec<Observation>, passing: &str, output: &str) -> String {
    let mut course = vec![ran(failing, 2, UNLOADED)];
    course.extend(between);
    course.push(ran(passing, 0, output));
    verdict(course)
}

#[test]
fn tests_that_load_by_a_variable_a_way_of_import_or_the_interpreter_were_not_left_out() {
    for (failing, passing) in [
        ("pytest -q", "PYTHONPATH=src pytest -q"),
        ("pytest -q", "PYTHONPATH=src pytest"),
        ("pytest -q tests", "PYTHONPATH=. pytest -q tests"),
        ("PYTHONPATH=. pytest -q", "PYTHONPATH=src pytest -q"),
        ("pytest -q", "API_URL=https://api.example.org pytest -q"),
        ("pytest -q", "env A=1 B=2 pytest -q"),
        ("pytest -q", "export API_URL=x; pytest -q"),
        ("pytest -q", "python -m pytest -q"),
        ("pytest -q", "python3 -m pytest -q"),
        ("pytest -q", "uv run pytest -q"),
        ("pytest -q", "pytest -q --import-mode=importlib"),
    ] {
        assert_eq!(course(failing, vec![], passing, LOADED), FOUND, "{failing} / {passing}");
        let edited = vec![edited("/w/src/kit.py")];
        assert_eq!(course(failing, edited, passing, LOADED), FOUND, "{failing} / {passing}");
    }
    let kept = vec![ran("export API_URL=https://api.example.org", 0, "")];
    assert_eq!(course("pytest -q", kept, "pytest -q", LOADED), FOUND);
}

#[test]
fn a_call_that_may_ask_for_less_or_elsewhere_loads_nothing_anew() {
    for (failing, passing) in [
        ("pytest -q", "PYTHONPATH=src pytest -q tests/test_other.py"),
        ("pytest -q", "PYTHONPATH=src pytest -q -k other"),
        ("pytest -q", "PYTHONPATH=src pytest -q --ignore=tests/test_kit.py"),
        ("pytest -q", "pytest -q --continue-on-collection-errors"),
        ("pytest -q", "pytest -q -p no:kit"),
        ("pytest -q", "pytest -q -c other.ini"),
        ("pytest -q", "SKIP_KIT=1 pytest -q"),
        ("pytest -q", "NO_KIT=1 pytest -q"),
        ("pytest -q", "KIT_ONLY=1 pytest -q"),
        ("pytest -q", "ignore_kit=1 pytest -q"),
        ("pytest -q", "CI=1 pytest -q"),
        ("pytest -q", "cd other && pytest -q"),
        ("pytest -q", "tox"),
        ("pytest -q", "python3.9 -m pytest -q"),
        ("A=1 pytest -q", "pytest -q"),
        ("A=1 pytest -q", "A=2 pytest -q"),
        ("pytest -q -k kit", "PYTHONPATH=src pytest -q"),
        ("pytest -q --import-mode=append", "pytest -q --import-mode=importlib"),
    ] {
        let said = course(failing, vec![], passing, LOADED);
        assert!(!said.starts_with("success"), "{failing} / {passing}: {said}");
    }
    for output in [
        "3 passed, 1 skipped in 0.1s\n",
        "3 passed, 1 deselected in 0.1s\n",
        "3 passed, 1 xfailed in 0.1s\n",
        "3 passed, 1 xpassed in 0.1s\n",
    ] {
        assert_eq!(course("pytest -q", vec![], "PYTHONPATH=src pytest -q", output), REFUSED, "{output}");
    }
    for between in [
        edited("/w/tests/test_kit.py"),
        edited("/w/conftest.py"),
        edited("/w/pytest.ini"),
        ran("rm tests/test_kit.py", 0, ""),
        ran("python fix.py", 0, ""),
    ] {
        let what = format!("{between:?}");
        assert_eq!(course("pytest -q", vec![between], "PYTHONPATH=src pytest -q", LOADED), REFUSED, "{what}");
    }
    // Tests that ran and failed, or broke in what they are set up with, are another matter.
    let setup = "==== ERRORS ====\n____ ERROR at setup of test_version ____\n\n    def url():\n>       return environ['URL']\n\
                 E       KeyError: 'URL'\n\ntests/conftest.py:5: KeyError\n==== short test summary info ====\n\
                 ERROR tests/test_kit.py::test_version - KeyError: 'URL'\n1 error in 0.04s\n";
    for said in [FAILED, setup] {
        let course =
            vec![ran("pytest -q", 1, said), ran("PYTHONPATH=src pytest -q", 0, "4 passed in 0.1s\n")];
        assert!(!verdict(course).starts_with("success"), "{said}");
    }
    let two = UNLOADED.replace("1 error", "2 errors");
    let course = vec![ran("pytest -q", 2, &two), ran("PYTHONPATH=src pytest -q", 0, "1 passed in 0.1s\n")];
    assert_eq!(verdict(course), REFUSED);
}

#[test]
fn settings_that_are_written_anew_take_no_test_away_by_that_alone() {
    for (path, text, expected) in [
        ("pytest.ini", "[pytest]\npythonpath = src\n", "success failed-then-passed"),
        ("conftest.py", "import sys\nsys.path.insert(0, 'src')\n", "success failed-then-passed"),
        ("tests/__init__.py", "", "success failed-then-passed"),
        ("pytest.ini", "[pytest]\ntestpaths = other\n", "tests-missing"),
        ("conftest.py", "collect_ignore = ['tests/test_kit.py']\n", "tests-missing"),
        ("tests/test_kit.py", "def test_x(): pass\n", "tests-missing"),
        ("tests/test_other.py", "VERSION = 1\n", "tests-missing"),
    ] {
        assert_eq!(
            course("pytest -q", vec![wrote(path, text)], "pytest -q", LOADED),
            expected,
            "{path} {text}"
        );
    }
    let shown = |line: &str| format!("{line} PASSED   [100%]\n1 passed in 0.1s\n");
    for (test, expected) in [
        ("tests/test_kit.py::test_x", "success failed-then-passed"),
        ("tests/test_other.py::test_x", "tests-missing"),
    ] {
        let write = vec![wrote("pytest.ini", "[pytest]\npythonpath = src\n")];
        assert_eq!(course("pytest -v", write, "pytest -v", &shown(test)), expected, "{test}");
    }
}

#[test]
fn what_loads_the_tests_is_told_as_the_change() {
    let told = |between: Vec<Observation>, passing: &str| {
        let mut course = vec![ran("pytest -q", 2, UNLOADED)];
        course.extend(between);
        course.push(ran(passing, 0, LOADED));
        let evaluation = evaluate(&turn(course));
        evaluation.findings().changes.clone()
    };
    let command = |line: &str| vec![Change::Command(line.to_owned())];
    assert_eq!(told(vec![], "PYTHONPATH=src pytest -q"), command("PYTHONPATH=src pytest -q"));
    assert_eq!(told(vec![ran("export URL=x", 0, "")], "pytest -q"), command("export URL=x"));
    assert!(matches!(
        told(vec![edited("/w/kit.py")], "PYTHONPATH=src pytest -q").as_slice(),
        [Change::File { .. }]
    ));
}
