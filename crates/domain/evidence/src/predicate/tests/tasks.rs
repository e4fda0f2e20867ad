//! Task runners and the tests behind them.

use super::*;

/// What npm prints of a script, then an output.
fn script(name: &str, line: &str, output: &str) -> String {
    format!("\n> shop@1.0.0 {name}\n> {line}\n\n{output}")
}

fn tests(output: &str) -> String {
    script("test", "pytest -q", output)
}

#[test]
fn a_task_is_verified_by_the_report_of_the_tests_that_it_runs() {
    let build = script("build", "tsc -p .", "");
    let cases = [
        ("npm test", 0, tests(PASSED), "success tests-passed"),
        ("npm test", 1, tests(FAILED), "failure tests-failed"),
        ("cd web && npm test 2>&1", 0, tests(PASSED), "success tests-passed"),
        ("npm run build && npm test", 0, build.clone() + &tests(PASSED), "success tests-passed"),
        ("npm run build && npm test", 1, build.clone() + &tests(FAILED), "failure tests-failed"),
        ("npm run build; npm test", 0, build.clone() + &tests(PASSED), "exit-not-attributable"),
        ("npm run build && npm test", 0, tests(PASSED) + &build, "success tests-passed"),
        ("npm test || true", 0, tests(PASSED), "exit-not-attributable"),
        ("npm test | tail -5", 0, tests(PASSED), "pipeline-without-pipefail"),
        ("set -o pipefail; npm test | tail -2", 0, PASSED.to_owned(), "output-cut"),
        ("npm test > log", 0, String::new(), "output-redirected"),
        ("npm test && cat old.log", 0, tests(PASSED), "other-output"),
        ("npm test && make test", 0, tests(PASSED) + "pytest -q\n" + PASSED, "other-output"),
        ("pytest -q && npm test", 0, PASSED.to_owned() + &tests(PASSED), "other-output"),
        ("npm test", 0, script("test", "node check.js", PASSED), "indirect-runner"),
        ("npm run lint", 0, script("lint", "eslint .", ""), "no-predicate"),
        ("npm --prefix /elsewhere test", 0, tests(PASSED), "success tests-passed"),
        ("make test", 0, format!("pytest -q\n{PASSED}"), "success tests-passed"),
        ("make test", 0, PASSED.to_owned(), "indirect-runner"),
        ("make -k test", 0, format!("pytest -q\n{PASSED}"), "command-runner"),
        ("MAKEFLAGS=-i make test", 0, format!("pytest -q\n{PASSED}"), "shadowed"),
        ("time timeout 60 make test", 0, format!("pytest -q\n{PASSED}"), "success tests-passed"),
    ];
    for (command, status, output, expected) in cases {
        assert_eq!(verdict(vec![ran(command, status, &output)]), expected, "{command} -> {status}: {output}");
    }
}

#[test]
fn a_program_of_a_package_that_no_script_stands_for_is_read_as_itself() {
    let jest = |passed: bool| match passed {
        true => "PASS ./a.test.js\nTest Suites: 1 passed, 1 total\nTests:       2 passed, 2 total\n",
        false => {
            "FAIL ./a.test.js\n  ● a\n\n    Error: no\n\nTest Suites: 1 failed, 1 total\nTests:       1 failed, 1 total\n"
        }
    };
    let yarn = |line: &str| format!("yarn run v1.22.22\n$ {line}\n{}Done in 1.98s.\n", jest(true));
    let installed = "/w/shop/node_modules/.bin/jest";
    let passes = "success tests-passed";
    for (command, status, output, expected) in [
        ("yarn jest", 0, yarn(installed), passes),
        ("yarn run jest", 0, yarn(installed), passes),
        ("corepack yarn jest", 0, yarn(installed), passes),
        ("yarn jest", 0, yarn("jest --ci"), passes),
        ("yarn jest", 0, yarn("node fake.js"), "indirect-runner"),
        ("yarn jest", 0, yarn("jest || true"), "exit-not-attributable"),
        ("yarn jest", 0, jest(true).to_owned(), passes),
        ("yarn jest", 1, jest(false).to_owned(), "failure tests-failed"),
        ("yarn jest", 0, jest(false).to_owned(), "counts-contradict-status"),
        ("yarn jest || true", 0, jest(true).to_owned(), "exit-not-attributable"),
        ("yarn jest --listTests", 0, jest(true).to_owned(), "indirect-runner"),
        ("yarn -s jest", 0, jest(true).to_owned(), "report-suppressed"),
        ("yarn unit", 0, jest(true).to_owned(), "indirect-runner"),
        ("yarn test", 0, jest(true).to_owned(), "indirect-runner"),
        ("yarn workspace web jest", 0, format!("yarn workspace v1.22.22\n{}", yarn(installed)), passes),
        ("yarn workspace web jest", 0, jest(true).to_owned(), passes),
        ("yarn workspace web unit", 0, jest(true).to_owned(), "indirect-runner"),
        ("pnpm jest", 0, jest(true).to_owned(), passes),
        ("pnpm run jest", 0, jest(true).to_owned(), "indirect-runner"),
        ("pnpm jest", 0, script("jest", "jest --ci", jest(true)), passes),
        ("pnpm jest", 0, script("jest", "node fake.js", jest(true)), "indirect-runner"),
        ("pnpm --filter web exec jest", 0, jest(true).to_owned(), passes),
        ("pnpm -r exec jest", 0, jest(true).to_owned(), "dynamic-command"),
        ("npm run jest", 0, jest(true).to_owned(), "indirect-runner"),
        ("npx dotenv -e .env -- jest", 0, jest(true).to_owned(), passes),
        ("yarn jest && yarn jest", 0, jest(true).to_owned(), "indirect-runner"),
    ] {
        assert_eq!(verdict(vec![ran(command, status, &output)]), expected, "{command}: {output}");
    }
    for path in ["/w/package.json", "/w/.yarnrc.yml", "/w/node_modules/.bin/jest"] {
        let course = vec![wrote(path, "{}"), ran("yarn jest", 0, jest(true))];
        assert!(!verdict(course).starts_with("success"), "{path}");
    }
}

#[test]
fn task_runners_of_single_languages_are_read_by_what_they_tell_or_by_the_report() {
    let php = "PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\n.   1 / 1 (100%)\n\nTime: 00:00.007, Memory: 4.00 MB\n\n\
               OK (1 test, 1 assertion)\n";
    let ruby = "Run options: --seed 1\n\n# Running:\n\n.\n\nFinished in 0.002403s, 416.2165 runs/s, 416.2165 assertions/s.\n\n\
                1 runs, 1 assertions, 0 failures, 0 errors, 0 skips\n";
    let red = ruby.replace("# Running:\n\n.", "# Running:\n\nF").replace("0 failures", "1 failures").replace(
        "assertions/s.\n\n",
        "assertions/s.\n\n  1) Failure:\nATest#test_a [/w/test/a_test.rb:2]:\nExpected: 1\n  Actual: 2\n\n",
    ) + "rake aborted!\nCommand failed with status (1)\n\nTasks: TOP => test\n(See full trace by running task with --trace)\n";
    let bun = "bun test v1.4.5 (abc)\n\na.test.js:\n(pass) adds\n\n 1 pass\n 0 fail\nRan 1 test across 1 file. [9.00ms]\n";
    let told = |line: &str, output: &str| format!("{line}\n{output}");
    let passes = "success tests-passed";
    for (command, status, output, expected) in [
        ("composer test", 0, told("> phpunit tests", php), passes),
        ("composer run test", 0, told("> phpunit tests", php), passes),
        ("composer run-script test", 0, told("> @php vendor/bin/phpunit", php), passes),
        ("composer test", 0, told("> php -l a.php\n> phpunit tests", php), passes),
        ("composer test", 0, told("> phpunit tests || true", php), "exit-not-attributable"),
        ("composer test", 0, told("> php gen.php\n> phpunit tests", php), "other-output"),
        ("composer test", 0, told("> App\\Check::all", php), "indirect-runner"),
        ("composer test", 0, php.to_owned(), "indirect-runner"),
        ("composer -q test", 0, String::new(), "report-suppressed"),
        ("composer install", 0, told("> phpunit tests", php), "not-a-test"),
        ("bun run test", 0, told("$ bun test", bun), passes),
        ("bun run test", 0, told("$ bun test || true", bun), "exit-not-attributable"),
        ("bun run test", 0, bun.to_owned(), "indirect-runner"),
        ("bun run --silent test", 0, bun.to_owned(), "report-suppressed"),
        ("rake test", 0, ruby.to_owned(), passes),
        ("rake", 0, ruby.to_owned(), passes),
        ("bundle exec rake test", 0, ruby.to_owned(), passes),
        ("rake test", 1, red.clone(), "failure tests-failed"),
        ("rake test", 0, red.clone(), "counts-contradict-status"),
        ("rake test", 0, format!("{ruby}{ruby}"), "repeated-summary"),
        ("rake test", 0, String::new(), "indirect-runner"),
        ("rake test || true", 0, ruby.to_owned(), "exit-not-attributable"),
        ("rake -T", 0, ruby.to_owned(), "collect-only"),
        ("rake test RUBYOPT=-rfake", 0, ruby.to_owned(), "shadowed"),
        ("rake build", 0, ruby.to_owned(), "indirect-runner"),
        ("./mvnw test", 0, "no\n".to_owned(), "no-report"),
    ] {
        assert_eq!(verdict(vec![ran(command, status, &output)]), expected, "{command}: {output}");
    }
    for (path, command, output) in [
        ("/w/Rakefile", "rake test", ruby.to_owned()),
        ("/w/lib/tasks/a.rake", "rake test", ruby.to_owned()),
        ("/w/mvnw", "./mvnw test", "no\n".to_owned()),
    ] {
        let reason = verdict(vec![wrote(path, "x"), ran(command, 0, &output)]);
        assert!(matches!(reason.as_str(), "check-changed" | "shadowed"), "{path}: {reason}");
    }
}

#[test]
fn a_task_outside_of_the_checkout_proves_nothing() {
    let judged = |command: &str| {
        let mut turn = Turn::builder("do it");
        turn.observe(ran(command, 0, &tests(PASSED)));
        evaluate(&turn.build().in_checkout(Some("/w/shop"))).verdict().reason()
    };
    for (command, expected) in [
        ("npm test", Reason::TestsPassed),
        ("npm --prefix web test", Reason::TestsPassed),
        ("npm --prefix /w/shop/web test", Reason::TestsPassed),
        ("npm --prefix /elsewhere test", Reason::OutsideProject),
        ("cd /elsewhere && npm test", Reason::OutsideProject),
    ] {
        assert_eq!(judged(command), expected, "{command}");
    }
}

#[test]
fn a_task_that_failed_is_answered_by_the_same_task() {
    let failed = || ran("npm test", 1, &tests(FAILED));
    let passed = || ran("npm test", 0, &tests(PASSED));
    let narrow = || ran("npm test", 0, &tests("1 passed in 0.1s\n"));
    let fix = || ran("npm run fix", 0, &script("fix", "eslint --fix .", ""));
    let lint = |status| ran("npm run lint", status, &script("lint", "eslint .", ""));
    let cases = [
        ("mended", vec![failed(), edited("/w/calc.py"), passed()], "success failed-then-passed"),
        ("with fewer tests", vec![failed(), edited("/w/calc.py"), narrow()], "tests-missing"),
        (
            "not run again",
            vec![failed(), ran("make test", 0, &format!("pytest -q\n{PASSED}"))],
            "earlier-failure",
        ),
        ("planted", vec![wrote("/w/node_modules/.bin/pytest", "x"), passed()], "shadowed"),
        ("the task itself edited", vec![wrote("/w/package.json", "{}"), passed()], "success tests-passed"),
        ("no tests after it", vec![passed(), lint(0)], "success tests-passed"),
        ("something that may write after it", vec![passed(), fix()], "stale"),
        ("no tests before it", vec![lint(1), passed()], "success tests-passed"),
    ];
    for (name, observations, expected) in cases {
        assert_eq!(verdict(observations), expected, "{name}");
    }
}

#[test]
fn a_task_whose_recipes_were_written_in_the_session_proves_nothing() {
    let make = || format!("pytest -q\n{PASSED}");
    let nox = || format!("nox > pytest -q\n{PASSED}nox > Session a was successful.\n");
    let cases = [
        ("make test", make(), "/w/Makefile", "check-changed"),
        ("make test", make(), "/w/rules/test.mk", "check-changed"),
        ("make -f build/check test", make(), "/w/build/check", "check-changed"),
        ("make test", make(), "/w/calc.py", "success tests-passed"),
        ("make test", make(), "/w/justfile", "success tests-passed"),
        ("just test", make(), "/w/.justfile", "check-changed"),
        ("nox", nox(), "/w/noxfile.py", "check-changed"),
        ("npm test", script("test", "make unit", &make()), "/w/Makefile", "check-changed"),
        ("npm test", tests(PASSED), "/w/Makefile", "success tests-passed"),
        ("npm test", tests(PASSED), "/w/.npmrc", "shadowed"),
        ("yarn test", format!("yarn run v1.22.22\n$ pytest -q\n{PASSED}"), "/w/.yarnrc", "shadowed"),
        ("pytest -q", PASSED.to_owned(), "/w/Makefile", "success tests-passed"),
    ];
    for (command, output, path, expected) in cases {
        let observations = vec![wrote(path, "x"), ran(command, 0, &output)];
        assert_eq!(verdict(observations), expected, "{command} after {path}");
    }
    for command in ["cp fake Makefile && make test", "sed -i s/a/b/ Makefile && make test"] {
        assert_eq!(verdict(vec![ran(command, 0, &make())]), "check-changed", "{command}");
    }
    let linted = vec![
        wrote("/w/Makefile", "x"),
        ran("make lint", 0, "nox -s lint\nnox > eslint .\nnox > Session a was successful.\n"),
    ];
    assert_eq!(verdict(linted), "no-readback");
}

const MAKEFILE: &str = "PY = python\n\n.PHONY: test lint\n\ntest:\n\t@pytest -q\n\nlint:\n\truff check .\n";

/// The verdict of a turn that fails, is mended and passes, behind what is shown of its recipe.
fn behind_a_recipe(shown: Vec<Observation>, command: &str, between: Observation, passed: &str) -> String {
    let failed = format!("{FAILED}make: *** [Makefile:6: test] Error 1\n");
    verdict([shown, vec![ran(command, 2, &failed), between, ran(command, 0, passed)]].concat())
}

#[test]
fn a_recipe_that_tells_nothing_is_followed_where_the_turn_shows_its_only_line() {
    let mended = || edited("/w/calc.py");
    let shown = |text: &str| vec![read("Makefile", text, true)];
    let plain = MAKEFILE.replace('@', "");
    for (shown, command) in [
        (shown(MAKEFILE), "make test"),
        (shown(MAKEFILE), "make -s test"),
        (shown(&plain), "make --silent test"),
        (vec![ran("cat Makefile", 0, MAKEFILE)], "make test"),
        (vec![ran("cd app && ls", 0, ""), ran("cat Makefile", 0, MAKEFILE)], "make test"),
    ] {
        let told = behind_a_recipe(shown.clone(), command, mended(), PASSED);
        assert_eq!(told, "success failed-then-passed", "{shown:?} {command}");
    }
    let with = |line: &str| shown(&MAKEFILE.replace("@pytest -q", line));
    let file = |from: &str, to: &str| shown(&MAKEFILE.replace(from, to));
    for (shown, command) in [
        (vec![], "make test"),
        (vec![], "make -s test"),
        (vec![read("Makefile", MAKEFILE, false)], "make test"),
        (vec![read("sub/Makefile", MAKEFILE, true)], "make test"),
        (vec![read("Makefile.old", MAKEFILE, true)], "make test"),
        (vec![ran("cat Makefile | head -20", 0, MAKEFILE)], "make test"),
        (vec![ran("cat Makefile", 1, MAKEFILE)], "make test"),
        (vec![ran("cat Makefile", 0, MAKEFILE), ran("cd app && ls", 0, "")], "make test"),
        (vec![wrote("Makefile", MAKEFILE), read("Makefile", MAKEFILE, true)], "make test"),
        (shown(MAKEFILE), "make test lint"),
        (shown(MAKEFILE), "make -f other.mk test"),
        (shown(MAKEFILE), "make -C sub test"),
        (shown(MAKEFILE), "make check"),
        (shown(MAKEFILE), "make test PY=x"),
        (with("@pytest -q || true"), "make test"),
        (with("@pytest -q | tee log"), "make test"),
        (with("@pytest -q > log; cat old.log"), "make test"),
        (with("-pytest -q"), "make test"),
        (with("@$(PY) -m pytest -q"), "make test"),
        (with("@cat old.log"), "make test"),
        (with("@./run.sh"), "make test"),
        (with("@pytest -q --snapshot-update"), "make test"),
        (with("@pytest -q\n\t@cat old.log"), "make test"),
        (file("test:\n", "test: build\n"), "make test"),
        (file("lint:", "test:"), "make test"),
        (file("PY =", "SHELL ="), "make test"),
        (file("PY = python", "export PYTEST_ADDOPTS = --co"), "make test"),
        (file("PY = python", "include other.mk"), "make test"),
        (file("PY = python", ".IGNORE:"), "make test"),
    ] {
        let told = verdict([shown.clone(), vec![ran(command, 0, PASSED)]].concat());
        assert!(!told.starts_with("success"), "{shown:?} {command}: {told}");
    }
    for (between, passed) in [
        (patched("/w/Makefile", "pytest -q", "cat old.log"), PASSED.to_owned()),
        (ran("sed -i s/pytest/true/ Makefile", 0, ""), PASSED.to_owned()),
        (mended(), format!("{PASSED}make: [Makefile:6: test] Error 1 (ignored)\n")),
        (mended(), format!("{PASSED}make: *** [Makefile:6: test] Error 1\n")),
        (mended(), String::new()),
        (mended(), format!("{PASSED}{PASSED}")),
    ] {
        let told = verdict([shown(MAKEFILE), vec![between, ran("make test", 0, &passed)]].concat());
        assert!(!told.starts_with("success"), "{passed}: {told}");
    }
    // What a hushed run prints is no line of its recipe.
    let printed = format!("pytest -q\n{PASSED}");
    for option in ["-s", "--silent", "--quiet"] {
        let told = verdict(vec![ran(&format!("make {option} test"), 0, &printed)]);
        assert!(!told.starts_with("success"), "{option}: {told}");
    }
    // In the next turn it may read otherwise.
    let state = evaluate(&turn(shown(MAKEFILE))).session_state().clone();
    let next = turn(vec![ran("make test", 0, PASSED)]);
    assert!(!evaluate(&next.after(&state)).verdict().verified());
}
