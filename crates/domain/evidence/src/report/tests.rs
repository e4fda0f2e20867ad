//! What a call is to the evidence, whether or not its report is read.

mod bounds;
mod readings;

use super::{Argument, Failing, Role, Runner, judge, role_of};
use crate::shell::Script;
use crate::{Reason, TestCounts};

/// `tests:NAME`, `task`, `builder`, `other`, or the reason of a call that proves nothing.
fn role(line: &str) -> String {
    let script = Script::analyse(line).0.unwrap();
    let (_, leaf) = script.leaves().last().unwrap();
    match role_of(leaf) {
        Role::TestRun(runner) => format!("tests:{}", runner.name),
        Role::Task(_) => "task".to_owned(),
        Role::Unreadable(reason) => reason.code().to_owned(),
        Role::Builder => "builder".to_owned(),
        Role::Other => "other".to_owned(),
    }
}

#[test]
fn a_call_is_a_test_run_a_builder_or_nothing_by_its_program_and_words() {
    let rows = ROLES.lines().map(str::trim).filter(|row| !row.is_empty());
    let told = rows.clone().map(|row| row.split_once("  =>  ").unwrap().0);
    let told: Vec<String> = told.map(|line| format!("{line}  =>  {}", role(line))).collect();
    assert_eq!(told, rows.collect::<Vec<_>>());
}

#[test]
fn a_runner_is_described_by_its_name() {
    for (name, by_path, coarse, known_status, usual_status, built_before) in [
        ("pytest", true, false, Some(1), 1, false),
        ("unittest", false, false, Some(1), 1, false),
        ("cargo test", false, false, Some(101), 101, false),
        ("cargo nextest", false, false, Some(100), 100, false),
        ("go test", false, true, Some(1), 1, false),
        ("ctest", false, false, Some(8), 8, true),
        ("test program", false, false, None, 1, true),
        ("zig test", false, false, Some(1), 1, false),
        ("prove", false, true, Some(1), 1, false),
        ("perl", false, false, None, 1, false),
        ("bats", false, false, Some(1), 1, false),
        ("rspec", false, false, None, 1, false),
        ("phpunit", false, false, Some(1), 1, false),
        ("minitest", false, false, Some(1), 1, false),
        ("busted", false, false, None, 1, false),
        ("mix test", false, false, None, 1, false),
        ("Maven Surefire", false, false, Some(1), 1, false),
        ("jest", true, false, Some(1), 1, false),
        ("vitest", true, false, Some(1), 1, false),
        ("node --test", false, false, Some(1), 1, false),
        ("mocha", false, false, None, 1, false),
        ("playwright", true, false, Some(1), 1, false),
        ("bun test", true, false, Some(1), 1, false),
        ("deno test", false, false, Some(1), 1, false),
    ] {
        let runner = super::RUNNERS.iter().find(|runner| runner.name == name).unwrap();
        assert_eq!(Runner::names_tests_by_path(name), by_path, "{name}");
        assert_eq!(Runner::may_count_coarsely(name), coarse, "{name}");
        assert_eq!(runner.known_failing_status(), known_status, "{name}");
        assert_eq!(runner.failing.usual(), usual_status, "{name}");
        assert_eq!(runner.runs_what_was_built(), built_before, "{name}");
    }
    assert_eq!(Failing::With(&[3, 4]).usual(), 3);
    assert_eq!(Failing::With(&[3, 4]).known(), Some(3));
}

#[test]
fn letters_that_share_a_dash_are_options_without_a_value() {
    for runner in super::RUNNERS {
        for letter in runner.options.clusters.chars() {
            let read = runner.options.read(&[&format!("-{letter}"), "a"]);
            let [Argument::Option { value: None, .. }, Argument::Operand(_)] = read.as_slice() else {
                panic!("{} -{letter}: {read:?}", runner.name);
            };
        }
    }
}

#[test]
fn a_passing_test_is_named_as_its_runner_names_it() {
    for (passing, line, expected) in [
        (
            super::gtest::passing as fn(&str) -> Option<&str>,
            "[       OK ] Mean.OfTwo (0 ms)",
            Some("Mean.OfTwo"),
        ),
        (super::gtest::passing, "[  FAILED  ] Mean.OfTwo (0 ms)", None),
        (
            super::nextest::passing,
            "        PASS [   0.011s] (1/3) ledger tests::sums",
            Some("ledger tests::sums"),
        ),
        (super::nextest::passing, "        FAIL [   0.011s] (1/3) ledger tests::sums", None),
        (super::vitest::passing, " ✓ a.test.js > adds 2ms", Some("a.test.js > adds")),
        (super::vitest::passing, " ✓ a.test.js > adds ms", Some("a.test.js > adds ms")),
        (super::vitest::passing, " ✓ a.test.js > adds 2 and 2xms", Some("a.test.js > adds 2 and 2xms")),
        (super::zig_test::passing, "1/3 calc.test.mean of two...OK", Some("calc.test.mean of two")),
        (super::zig_test::passing, "1/3 calc.test.mean of two...SKIP", None),
        (super::ctest::passing, "1/3 Test #1: mean ......   Passed    0.01 sec", Some("mean")),
        (super::ctest::passing, "1/3 Test #1: mean ......***Failed    0.01 sec", None),
    ] {
        assert_eq!(passing(line), expected, "{line}");
    }
}

#[test]
fn counts_and_status_agree_or_the_run_is_judged_by_neither() {
    const NONE: TestCounts = TestCounts {
        passed: 0,
        failed: 0,
        errors: 0,
        skipped: 0,
        expected_failures: 0,
        unexpected_passes: 0,
        deselected: 0,
    };
    const PASSED: TestCounts = TestCounts { passed: 1, ..NONE };
    const FAILED: TestCounts = TestCounts { failed: 1, ..NONE };
    const UNEXPECTED: TestCounts = TestCounts { unexpected_passes: 1, ..NONE };
    const SKIPPED: TestCounts = TestCounts { skipped: 1, ..NONE };
    let contradicts = Err(Reason::CountsContradictStatus);
    for (counts, status, expected) in [
        (PASSED, 0, Ok(true)),
        (PASSED, 1, contradicts),
        (TestCounts { failed: 1, ..PASSED }, 1, Ok(false)),
        (TestCounts { failed: 1, ..PASSED }, 0, contradicts),
        (FAILED, 0, contradicts),
        (FAILED, 1, Ok(false)),
        (FAILED, 2, contradicts),
        (TestCounts { errors: 1, ..NONE }, 4, Ok(false)),
        (TestCounts { unexpected_passes: 1, ..PASSED }, 0, Ok(true)),
        (TestCounts { unexpected_passes: 1, ..PASSED }, 1, Ok(false)),
        (UNEXPECTED, 0, Err(Reason::AllSkipped)),
        (SKIPPED, 0, Err(Reason::AllSkipped)),
        (TestCounts { expected_failures: 1, ..NONE }, 0, Err(Reason::AllSkipped)),
        (TestCounts { expected_failures: 1, ..SKIPPED }, 0, Err(Reason::AllSkipped)),
        (TestCounts { unexpected_passes: 1, ..SKIPPED }, 0, Err(Reason::AllSkipped)),
        (TestCounts { deselected: 1, ..NONE }, 0, Err(Reason::FilteredToNothing)),
        (NONE, 0, Err(Reason::NoTests)),
        (NONE, 1, contradicts),
    ] {
        assert_eq!(judge(counts, status, Failing::With(&[1, 4])), expected, "{counts:?} -> {status}");
    }
    assert_eq!(judge(FAILED, 2, Failing::Any), Ok(false));
}

const ROLES: &str = r#"
    pytest  =>  tests:pytest
    ./pytest  =>  indirect-runner
    python -m pytest  =>  tests:pytest
    python -m jest  =>  other
    python -m node --test  =>  indirect-runner
    jest  =>  tests:jest
    jest -t reporters  =>  tests:jest
    jest -c a.json  =>  tests:jest
    jest -c '{"reporters":[]}'  =>  report-suppressed
    go test -args x  =>  report-suppressed
    ruby test/sum_test.rb --ver  =>  report-suppressed
    ./build/calc_test  =>  tests:test program
    build/x/bin/calc_test  =>  other
    pytest $x  =>  dynamic-command
    pytest --collect-only  =>  collect-only
    node --test  =>  tests:node --test
    node a.js --test  =>  indirect-runner
    node -x --test  =>  tests:node --test
    node a.js  =>  other
    python -m ziglang test a.zig  =>  tests:zig test
    ziglang test a.zig  =>  other
    python -m ziglang build a  =>  other
    python -m ziglang build test  =>  runner-not-supported
    zig build test  =>  runner-not-supported
    zig build  =>  other
    zig test a.zig  =>  tests:zig test
    zig fmt tests  =>  other
    cargo test  =>  tests:cargo test
    cargo -q test  =>  tests:cargo test
    cargo +stable test  =>  tests:cargo test
    cargo +stable -q test  =>  tests:cargo test
    cargo -Zx test  =>  other
    cargo --bad test  =>  other
    cargo bench  =>  runner-not-supported
    cargo llvm-cov  =>  runner-not-supported
    cargo miri  =>  runner-not-supported
    cargo build  =>  builder
    cargo check  =>  builder
    cargo b  =>  builder
    cargo publish  =>  other
    cargo fmt  =>  other
    python -m cargo test  =>  other
    cargo  =>  other
    ruby -Itest test/sum_test.rb  =>  tests:minitest
    ruby --bad test/sum_test.rb  =>  indirect-runner
    ruby a.rb  =>  other
    ruby a_test.rb  =>  tests:minitest
    ruby -c a.rb  =>  builder
    ruby -c test.rb  =>  builder
    perl -c a.pl  =>  builder
    perl a.pl  =>  other
    perl test.pl  =>  indirect-runner
    php -l a.php  =>  builder
    php -l test.php  =>  builder
    php a.php  =>  other
    php test.php  =>  indirect-runner
    python -m ruby test/sum_test.rb  =>  indirect-runner
    dotnet test  =>  runner-not-supported
    dotnet build  =>  other
    swift test  =>  runner-not-supported
    swift build  =>  other
    rails test  =>  runner-not-supported
    rails server  =>  other
    lua test.lua  =>  indirect-runner
    lua a.lua  =>  other
    mix compile  =>  builder
    mix format  =>  other
    mix run test  =>  indirect-runner
    composer test  =>  task
    composer install  =>  other
    tsx test.ts  =>  indirect-runner
    tsx a.ts  =>  other
    ava  =>  runner-not-supported
    karma  =>  runner-not-supported
    nose2  =>  runner-not-supported
    cmake .  =>  builder
    ninja  =>  builder
    bazel build x  =>  indirect-runner
    tox  =>  task
    ant  =>  indirect-runner
    meson x  =>  indirect-runner
    act  =>  indirect-runner
    npm test  =>  task
    npm run x  =>  task
    npm t  =>  task
    npm install  =>  other
    npm ci  =>  other
    yarn test  =>  task
    pnpm run x  =>  task
    yarn add x  =>  other
    rustc a.rs  =>  builder
    tsc  =>  builder
    mypy a  =>  builder
    eslint a  =>  builder
    go build  =>  builder
    go vet  =>  builder
    go run x  =>  builder
    go env  =>  other
    go test  =>  tests:go test
    python -m py_compile a  =>  builder
    python a.py  =>  builder
    python check_a.py  =>  indirect-runner
    python TEST.py  =>  indirect-runner
    python -c 'import a'  =>  builder
    python -c 'import a; from b import c'  =>  builder
    python -c 'import a; b()'  =>  other
    python -c 'print(1)'  =>  other
    python -  =>  other
    python -c $x  =>  other
    python -c 'import a' x  =>  other
    python -i 'import a'  =>  builder
    python  =>  other
    python setup.py install  =>  builder
    ./run_test.sh  =>  indirect-runner
    ./run.sh  =>  other
    run_test  =>  other
    x/bin/run_test  =>  other
    docker run pytest  =>  runs-elsewhere
    $x pytest  =>  dynamic-command
    $x ls  =>  other
    bash test.sh  =>  indirect-runner
    make  =>  task
    gmake  =>  task
    just  =>  task
    task  =>  indirect-runner
    nox  =>  task
    rake  =>  task
    invoke  =>  indirect-runner
    hatch  =>  indirect-runner
    pre-commit  =>  indirect-runner
    gradle  =>  indirect-runner
    gradlew  =>  indirect-runner
    mvnw  =>  indirect-runner
    vitest run  =>  tests:vitest
    ls --test  =>  other
    npm run  =>  collect-only
    vitest bench  =>  runner-not-supported
    vitest watch  =>  report-suppressed
    vitest list  =>  collect-only
    playwright test -u  =>  assertions-disabled
    playwright test --update-snapshots=none  =>  tests:playwright
    playwright test --update-snapshots=all  =>  assertions-disabled
    mocha  =>  tests:mocha
    deno test  =>  tests:deno test
    bun test  =>  tests:bun test
    playwright test  =>  tests:playwright
    busted  =>  tests:busted
    bats x  =>  tests:bats
    rspec  =>  tests:rspec
    phpunit  =>  tests:phpunit
    prove  =>  tests:prove
    mvn test  =>  tests:Maven Surefire
    ctest  =>  tests:ctest
    python -m unittest  =>  tests:unittest
"#;
