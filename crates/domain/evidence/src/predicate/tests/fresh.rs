//! What keeps a proof, and what takes it back.

use super::*;

fn fixed(after: Vec<Observation>) -> String {
    let mut course = vec![ran("pytest -q", 1, FAILED), edited("/w/calc.py"), ran("pytest -q", 0, PASSED)];
    course.extend(after);
    verdict(course)
}

/// What npm prints of the tests of two packages.
fn workspaces(line: &str, output: &str) -> String {
    let package = |name: &str| format!("\n> {name}@1.0.0 test\n> {line}\n\n{output}");
    format!("> test\n> npm test --workspaces\n\n{}{}", package("a"), package("b"))
}

#[test]
fn a_proof_stands_behind_what_only_looks() {
    let looked = |tool: &str| Observation::Looked { tool: tool.into() };
    for after in [
        vec![],
        vec![ran("ls -la && cat calc.py", 0, ""), ran("git status --short; git diff", 0, "")],
        vec![ran("grep -rn mean . | head -5", 0, "")],
        vec![ran("ruff check --fix . && ruff format .", 0, "All checks passed!\n4 files left unchanged\n")],
        vec![ran("npm run lint", 0, "> a@1.0.0 lint\n> ruff check .\n\nAll checks passed!\n")],
        vec![ran("npm test", 0, &workspaces("pytest -q", PASSED))],
        vec![ran(
            "npm test",
            0,
            &workspaces(
                "node --test",
                "TAP version 13\n# Subtest: a\nok 1 - a\n1..1\n# tests 1\n# pass 1\n# fail 0\n# cancelled 0\n",
            ),
        )],
        vec![ran("git commit -m x", 1, "On branch main\nnothing to commit, working tree clean\n")],
        vec![ran(
            "git add -A && git commit -qm x && git push",
            128,
            "fatal: No configured push destination.\n",
        )],
        vec![ran("git add -A && git commit -m 'Divide by one at least' && git push", 0, "")],
        vec![ran("git log --oneline -3", 0, ""), read("/w/calc.py", "x", true), looked("search_files")],
        vec![ran("pytest -q 2>&1 | tail -3", 0, "4 passed in 0.1s\n")],
        vec![ran("pytest --collect-only -q", 0, "4 tests collected\n")],
        vec![ran("cd sub && ls", 0, ""), ran("wc -l calc.py > count.log", 0, "")],
        vec![ran("mypy calc.py", 0, "Success: no issues found in 1 source file\n")],
        vec![Observation::Untrusted { tool: "web_search".into() }],
        vec![Observation::SkillUse { name: "x".into() }, Observation::MemoryOutput { tool: "memory".into() }],
        vec![edited("/w/README.md")],
        vec![started("sleep 5", "p1")],
        vec![ran("rm -rf .pytest_cache && rm -r src/__pycache__", 0, "")],
        vec![ran("find . -name __pycache__ -type d -prune -exec rm -rf {} +", 0, "")],
        vec![ran("find src tests -name '*.pyc' -delete", 0, "")],
        vec![ran("kill %1 2>/dev/null || true", 0, "")],
        vec![ran("git ls-files | xargs wc -l | tail -1", 0, "40 total\n")],
        vec![ran("git grep -l mean | xargs -r grep -n mean", 0, "")],
        vec![ran("docker ps; docker logs --tail 5 db; docker compose ps", 0, "")],
        vec![ran("kubectl get pods", 0, "")],
        vec![ran("gh pr create --title \"Fix mean\" --body \"$(cat <<'E'\nMean of none\nE\n)\"", 0, "")],
        vec![ran("git config user.name", 1, "")],
        vec![ran("echo '{}' | python -m json.tool", 0, "{}\n")],
        vec![ran("bash -n run.sh; node --check a.js; php -l a.php", 0, "")],
        vec![ran("go build ./... && go build -o /tmp/svc ./cmd/svc", 0, "")],
    ] {
        assert_eq!(fixed(after.clone()), "success failed-then-passed", "{after:?}");
    }
}

#[test]
fn a_proof_falls_with_whatever_may_have_changed_a_file() {
    let opaque = |tool: &str| Observation::Opaque { tool: tool.into() };
    for after in [
        vec![edited("/w/calc.py")],
        vec![ran("find . -name '*.py' | xargs sed -i s/1/2/", 0, "")],
        vec![ran("for f in a b; do sed -i s/1/2/ $f.py; done", 0, "")],
        vec![ran("sed -i s/1/2/ ../w/calc.py", 0, "")],
        vec![ran("python fix.py", 0, "")],
        vec![ran("pytest -q --junitxml=calc.py", 0, PASSED)],
        vec![ran("python - <<'E'\nopen('calc.py', 'w')\nE", 0, "")],
        vec![ran("bash fix.sh", 0, "")],
        vec![ran("echo x > \"$F\"", 0, "")],
        vec![ran("{ echo x; } > calc.py", 0, "")],
        vec![ran("> calc.py", 0, "")],
        vec![ran("x=$(sed -i s/1/2/ calc.py)", 0, "")],
        vec![ran("ls $(sed -i s/1/2/ calc.py)", 0, "")],
        vec![ran("cat <<E\n$(rm calc.py)\nE", 0, "")],
        vec![ran("for f in $(rm calc.py); do ls; done", 0, "")],
        vec![ran("git -C /w checkout -- calc.py", 0, "")],
        vec![ran("git stash", 0, "")],
        vec![ran("git commit -m x", 1, "hook rewrote calc.py\n")],
        vec![ran("git commit -qm x; git push", 128, "fatal: No configured push destination.\n")],
        vec![ran("ruff format .", 0, "1 file reformatted, 3 files left unchanged\n")],
        vec![ran("npm run lint", 0, "> a@1.0.0 lint\n> ruff check .\n\nFound 1 error (1 fixed).\n")],
        vec![ran("npm run lint", 0, "> a@1.0.0 lint\n> ./lint\n\nAll checks passed!\n")],
        vec![ran("npm test", 0, &workspaces("pytest -q --snapshot-update", PASSED))],
        vec![ran("npm test", 0, &workspaces("node gen.js && pytest -q", PASSED))],
        vec![ran("npm test", 0, &workspaces("pytest -q > calc.py", ""))],
        vec![ran(
            "npm test",
            0,
            "> test\n> npm test --workspaces; sed -i s/1/2/ calc.py\n\n\n> a@1.0.0 test\n> pytest -q\n\n4 passed in 0.1s\n",
        )],
        vec![ran("rm -rf build", 0, "")],
        vec![ran("rm -rf .pytest_cache src", 0, "")],
        vec![ran("rm -rf .pytest_cache/../src", 0, "")],
        vec![ran("rm -rf \"$D\"/__pycache__", 0, "")],
        vec![ran("find . -name '*.py' -delete", 0, "")],
        vec![ran("find . -delete -name __pycache__", 0, "")],
        vec![ran("find . -exec rm -rf {} + -name __pycache__", 0, "")],
        vec![ran("find . -name __pycache__ -o -name src -exec rm -rf {} +", 0, "")],
        vec![ran("find . -name __pycache__ -exec rm -rf src +", 0, "")],
        vec![ran("find . -name __pycache__ -exec sh -c 'rm calc.py' {} +", 0, "")],
        vec![ran("find . ! -name __pycache__ -exec rm -rf {} +", 0, "")],
        vec![ran("ls | xargs sed -i s/1/2/", 0, "")],
        vec![ran("ls | xargs -n 1 rm", 0, "")],
        vec![ran("ls | xargs -I{} sh -c 'rm {}'", 0, "")],
        vec![ran("ls | xargs wc -l > calc.py", 0, "")],
        vec![ran("docker run -v .:/w x", 0, "")],
        vec![ran("docker compose up", 0, "")],
        vec![ran("docker cp c:/a calc.py", 0, "")],
        vec![ran("docker ps $(rm calc.py)", 0, "")],
        vec![ran("kubectl cp p:/a calc.py", 0, "")],
        vec![ran("gh pr create --body \"$(cat <<E\n$(rm calc.py)\nE\n)\"", 0, "")],
        vec![ran("gh pr checkout 12", 0, "")],
        vec![ran("go build -o calc.py ./cmd", 0, "")],
        vec![ran("go build -o src/ ./...", 0, "")],
        vec![ran("bash -n run.sh; bash run.sh", 0, "")],
        vec![ran("python -m json.tool a.json calc.py", 0, "")],
        vec![ran("cp /tmp/x .", 0, "")],
        vec![ran("tar xf x.tar", 0, "")],
        vec![ran("black .", 0, "")],
        vec![ran("pip install -U numpy", 0, "")],
        vec![ran("true; source .env; ls", 0, "")],
        vec![ran("sed -i s/1/2/ calc.py && 'unclosed", 0, "")],
        vec![ran(&format!("cat > calc.py <<'E'\n{}E", "x = 1\n".repeat(4000)), 0, "")],
        vec![ended("sed -i s/1/2/ calc.py && sleep 999", Ending::TimedOut, "")],
        vec![ended("npm run build", Ending::Killed, "")],
        vec![ran("unheard-of --now", 0, "")],
        vec![opaque("execute_code")],
        vec![Observation::DelegatedReport],
        vec![Observation::ToolError { tool: "patch".into() }],
        vec![Observation::Warned { tool: "write_file".into() }],
        vec![Observation::Untrusted { tool: "mcp_files".into() }],
        vec![started("npm run watch", "p1")],
    ] {
        assert_eq!(fixed(after.clone()), "stale", "{after:?}");
    }
}

#[test]
fn a_proof_falls_with_a_look_that_shows_its_change_undone() {
    let held = "def mean(v):\n    return sum(v) / len(v)\n";
    let mended = held.replace("len(v)", "max(len(v), 1)");
    let clean = "On branch main\nnothing to commit, working tree clean\n";
    let found = "success failed-then-passed";
    for (after, expected) in [
        (vec![read("/w/calc.py", &mended, true)], found),
        (vec![read("/w/calc.py", held, true)], "stale"),
        (vec![read("/w/calc.py", held, false)], found),
        (vec![read("/w/calc.py", &format!("{mended}{held}"), true)], found),
        (vec![read("/w/other.py", held, true)], found),
        (vec![read("/w/calc.py", "x = 1\n", true)], found),
        (vec![ran("cat calc.py", 0, held)], "stale"),
        (vec![ran("cat /w/calc.py", 0, &mended)], found),
        (vec![ran("cat calc.py", 1, held)], found),
        (vec![ran("git status", 0, clean)], "stale"),
        (vec![ran("git status", 0, "modified: calc.py\n")], found),
        (vec![ran("git commit -am x", 0, ""), ran("git status", 0, clean)], found),
    ] {
        assert_eq!(fixed(after.clone()), expected, "{after:?}");
    }
    let whole = |text: &str| {
        verdict(vec![
            ran("pytest -q", 1, FAILED),
            wrote("/w/calc.py", &mended),
            ran("pytest -q", 0, PASSED),
            read("/w/calc.py", text, true),
        ])
    };
    assert_eq!((whole(&mended).as_str(), whole(held).as_str()), (found, "stale"));
    let before = vec![ran("pytest -q", 1, FAILED), edited("/w/calc.py"), read("/w/calc.py", held, true)];
    assert_eq!(verdict([before, vec![ran("pytest -q", 0, PASSED)]].concat()), found);
}

#[test]
fn a_result_that_was_lost_after_a_proof_takes_it_back() {
    let verdict_with = |before_the_pass: bool| {
        let mut turn = Turn::builder("x");
        [ran("pytest -q", 1, FAILED), edited("calc.py")].into_iter().for_each(|seen| turn.observe(seen));
        if before_the_pass {
            turn.drop_piece(DropReason::Spilled);
        }
        turn.observe(ran("pytest -q", 0, PASSED));
        if !before_the_pass {
            turn.drop_piece(DropReason::Spilled);
        }
        let evaluation = evaluate(&turn.build());
        (evaluation.verdict().reason(), evaluation.verdict().sentence().contains("spilled"))
    };
    assert_eq!(verdict_with(false), (Reason::Stale, true));
    assert_eq!(verdict_with(true), (Reason::FailedThenPassed, false));
}

#[test]
fn a_later_run_takes_back_what_it_speaks_against() {
    for (after, expected) in [
        (ran("pytest -q 2>&1 | tail -5", 0, "1 failed, 3 passed in 0.1s\n"), "later-run"),
        (ran("pytest -q || true", 0, ""), "later-run"),
        (ran("pytest -q > out.log; true", 0, ""), "later-run"),
        (ran("pytest -q", 1, PASSED), "later-run"),
        (ran("pytest -q", 139, "Segmentation fault\n"), "later-run"),
        (ran("pytest -q", 5, "no tests ran in 0.01s\n"), "later-run"),
        (ended("pytest -q", Ending::TimedOut, ""), "later-run"),
        (ended("pytest -q test_calc.py", Ending::Killed, ""), "later-run"),
        (ran("go test ./...", 1, "FAIL\n"), "later-run"),
        (ran("cargo build", 101, "error: could not compile `x`\n"), "later-run"),
        (ran("pytest -q | tail -5", 0, PASSED), "success failed-then-passed"),
    ] {
        assert_eq!(fixed(vec![after.clone()]), expected, "{after:?}");
    }
    let wider = || ran("pytest -q test_other.py", 0, PASSED);
    assert_eq!(fixed(vec![ended("pytest -q", Ending::TimedOut, ""), wider()]), "later-run");
    assert_eq!(fixed(vec![wider()]), "success failed-then-passed");
    let failed_and_then = |after: Observation| verdict(vec![ran("pytest -q", 1, FAILED), after]);
    assert_eq!(failed_and_then(ran("pytest -q | tail", 0, PASSED)), "later-run");
    assert_eq!(failed_and_then(ended("pytest -q", Ending::TimedOut, "")), "later-run");
    assert_eq!(failed_and_then(ran("python - <<E\nfix()\nE", 0, "")), "stale");
    assert_eq!(failed_and_then(ran("cat calc.py", 0, "")), "failure tests-failed");
}

#[test]
fn a_shown_failure_of_a_test_run_has_to_be_answered() {
    let masked = || ran("pytest -q test_calc.py | tail", 0, FAILED);
    let other = ran("pytest -q test_other.py", 0, PASSED);
    assert_eq!(verdict(vec![masked(), edited("calc.py"), other]), "earlier-failure");
    let same = ran("pytest -q test_calc.py", 0, PASSED);
    assert_eq!(verdict(vec![masked(), edited("calc.py"), same]), "success failed-then-passed");
}

#[test]
fn a_background_run_judges_the_files_of_its_start() {
    let q = "pytest -q";
    let fail = || ran(q, 1, FAILED);
    let end = || finished("p1", q, 0, PASSED);
    assert_eq!(
        verdict(vec![fail(), edited("calc.py"), started(q, "p1"), end()]),
        "success failed-then-passed"
    );
    assert_eq!(verdict(vec![fail(), started(q, "p1"), edited("calc.py"), end()]), "stale");
    assert_eq!(verdict(vec![edited("calc.py"), end()]), "started-earlier");
    let script = "python gen.py";
    let course = vec![
        started(script, "p2"),
        fail(),
        edited("calc.py"),
        ran(q, 0, PASSED),
        finished("p2", script, 0, ""),
    ];
    assert_eq!(verdict(course), "stale", "it went on behind the pass");
}

#[test]
fn what_runs_beside_the_tests_may_change_their_files() {
    let course =
        |line: &str| verdict(vec![ran("pytest -q", 1, FAILED), edited("/w/calc.py"), ran(line, 0, PASSED)]);
    assert_eq!(course("python gen.py > gen.log 2>&1 & pytest -q"), "stale");
    assert_eq!(course("sleep 9 & pytest -q"), "success failed-then-passed");
}

#[test]
fn a_read_back_falls_with_whatever_may_have_changed_the_file() {
    let after = |command: &str| {
        verdict(vec![
            wrote("/w/d/a.js", "x"),
            read("/w/d/a.js", "x", true),
            ran(command, 1, "ReferenceError: x\n"),
        ])
    };
    for command in
        ["git stash -u", "git clean -fd", "rm -rf d", "black .", "sed -i s/x/y/ *.js", "node d/a.js"]
    {
        assert!(!after(command).starts_with("success"), "{command}");
    }
    for command in ["cat d/a.js", "git status", "ls", "grep -n x d/a.js"] {
        assert_eq!(after(command), "success file-read-back", "{command}");
    }
}

/// Lines that only look, and what may stand before a pass as well as behind it.
fn harmless() -> impl Strategy<Value = Observation> {
    prop::sample::select(vec![
        "ls",
        "cat calc.py",
        "git diff",
        "git status --short",
        "head -3 calc.py",
        "pwd",
    ])
    .prop_map(|line| ran(line, 0, ""))
}

proptest! {
    #[test]
    fn a_command_that_nobody_knows_takes_every_proof_back(name in "[a-z]{9,14}", looks in prop::collection::vec(harmless(), 0..4)) {
        let mut after = looks.clone();
        after.push(ran(&name, 0, ""));
        prop_assert_eq!(fixed(after), "stale");
        prop_assert_eq!(fixed(looks), "success failed-then-passed");
    }

    #[test]
    fn what_stands_before_the_pass_does_no_harm(name in "[a-z]{9,14}") {
        let course = vec![ran("pytest -q", 1, FAILED), edited("calc.py"), ran(&name, 0, ""), ran("pytest -q", 0, PASSED)];
        prop_assert_eq!(verdict(course), "success failed-then-passed");
    }
}
