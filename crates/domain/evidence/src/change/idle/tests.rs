//! What a program says when it changed nothing, and what does not say so.

use super::*;
use proptest::prelude::*;

fn idle(line: &str, output: &str) -> usize {
    left_alone(&Script::analyse(line).0.unwrap(), &Output::complete(output)).len()
}

#[test]
fn a_program_that_repairs_changed_nothing_when_that_is_all_that_it_says() {
    for (line, output, expected) in [
        ("ruff check .", "All checks passed!\n", 1),
        ("ruff check --fix .", "All checks passed!\n", 1),
        ("ruff format .", "5 files left unchanged\n", 1),
        ("ruff format a.py", "1 file left unchanged\n", 1),
        ("black .", "All done! \u{2728} \u{1f370} \u{2728}\n5 files left unchanged.\n", 1),
        ("ruff check --fix . && ruff format .", "All checks passed!\n5 files left unchanged\n", 2),
        ("npx prettier --write src", "src/a.js 12ms (unchanged)\nsrc/b.js 3ms (unchanged)\n", 1),
        ("gofmt -l -w .", "", 1),
        ("ruff format . 2>&1 | tail -1", "5 files left unchanged\n", 1),
        ("cd app && ruff format .", "5 files left unchanged\n", 1),
        // Whatever stands beside it: what was repaired would be told.
        ("pytest -q && ruff check .", ".. [100%]\n2 passed in 0.01s\nAll checks passed!\n", 1),
        (
            "pytest -q && ruff check . && ruff format . && mypy .",
            "2 passed\nAll checks passed!\n5 files left unchanged\nSuccess\n",
            2,
        ),
        ("ruff check . && black --check .", "All checks passed!\n5 files would be left unchanged.\n", 1),
        ("ruff format .; ./say", "5 files left unchanged\n", 1),
        // What did something, or may have.
        ("pytest -q && ruff check .", "2 passed\nFound 1 error (1 fixed, 0 remaining).\n", 0),
        (
            "pytest -q && ruff check .",
            "All checks passed!\n2 passed\nFound 1 error (1 fixed, 0 remaining).\n",
            0,
        ),
        ("pytest -q && ruff format .", "5 files left unchanged\n1 file reformatted\n", 0),
        ("pytest -q && ruff check .", "2 passed in 0.01s\n", 0),
        ("pytest -q && ruff check . > /dev/null", "2 passed\nAll checks passed!\n", 0),
        ("pytest -q && gofmt -l -w .", "2 passed\n", 0),
        ("ruff check .", "1 fixed\nAll checks passed!\n", 0),
        ("ruff check --fix .", "Found 1 error (1 fixed, 0 remaining).\n", 0),
        ("ruff check .", "ok\n", 0),
        ("ruff check .", "", 0),
        ("ruff check --add-noqa .", "All checks passed!\n", 0),
        ("ruff check -o a.py .", "All checks passed!\n", 0),
        ("ruff check --output-file=a.py .", "All checks passed!\n", 0),
        ("ruff format .", "All checks passed!\n", 0),
        ("ruff format .", "1 file reformatted, 4 files left unchanged\n", 0),
        ("ruff format .", "1 file reformatted\n5 files left unchanged\n", 0),
        ("ruff format .", "5 files left unchanged\n5 files left unchanged\n", 0),
        ("ruff format -q .", "5 files left unchanged\n", 0),
        ("npx prettier --write src | tail -1", "src/b.js 3ms (unchanged)\n", 0),
        ("gofmt -l -w . | tail -1", "", 0),
        ("gofmt -l -w . > /dev/null", "", 0),
        ("ruff format . > /dev/null; cat said", "5 files left unchanged\n", 0),
        ("ruff format a && ruff format b", "5 files left unchanged\n", 0),
        ("ruff check --fix . && ruff format .", "5 files left unchanged\n", 0),
        ("black .", "reformatted a.py\n5 files left unchanged.\n", 0),
        ("prettier --write src", "src/a.js 12ms\nsrc/b.js 3ms (unchanged)\n", 0),
        ("prettier --write src", "", 0),
        ("prettier --check src", "src/a.js 12ms (unchanged)\n", 0),
        ("prettier --write -l src", "src/a.js 12ms (unchanged)\n", 0),
        ("gofmt -w .", "", 0),
        ("gofmt -l -w .", "a.go\n", 0),
        ("isort .", "", 0),
        ("mypy check", "All checks passed!\n", 0),
        ("./format", "5 files left unchanged\n", 0),
    ] {
        assert_eq!(idle(line, output), expected, "{line} {output}");
    }
    let (script, _) = Script::analyse("ruff format .");
    assert!(left_alone(&script.unwrap(), &Output::cut("5 files left unchanged\n")).is_empty());
}

#[test]
fn git_tells_how_a_commit_or_a_push_came_out_when_no_hook_stopped_it() {
    let none = "fatal: No configured push destination.\nEither specify the URL\n";
    let made = format!("[main 2b1869e] Count\n 1 file changed, 1 insertion(+)\n{none}");
    for (line, output, expected) in [
        ("git push", none, 1),
        (
            "git push origin main",
            "fatal: 'origin' does not appear to be a git repository\nfatal: Could not read from remote repository.\n",
            1,
        ),
        ("git push", "fatal: unable to access 'https://h/x/': Could not resolve host: h\n", 1),
        ("git push", " ! [rejected]        main -> main (fetch first)\nerror: failed to push some refs\n", 1),
        ("git push | cat", "To h\n   2b1869e..878a27a  main -> main\n", 1),
        ("git push || true", "Everything up-to-date\n", 1),
        ("git commit -m x && git push || true", &made, 2),
        ("git commit -qm x && git push", none, 2),
        ("git commit -m x 2>&1 | tail -2", "[main 878a27a] x\n 1 file changed, 1 insertion(+)\n", 1),
        ("git commit -m x | tail -1", " 2 files changed, 4 insertions(+), 1 deletion(-)\n", 1),
        ("git commit -m x", "On branch main\nnothing to commit, working tree clean\n", 1),
        ("git commit -m x || true", "[topic/a 878a27a] x\n", 1),
        // What a hook may have stopped, or somebody else have said.
        ("git commit -m x; git push", none, 1),
        ("git push; git push", none, 0),
        ("git push", "running the hook\nfatal: No configured push destination.\n", 0),
        ("git push", "pre-push: a.py was formatted\nerror: failed to push some refs to 'h'\n", 0),
        ("git push", "   a..b -> c\n", 0),
        ("git push", "   2b1869e..next  main -> main\n", 0),
        ("git push", "   next..2b1869e  main -> main\n", 0),
        ("git push", "fatal: 'origin' is in doubt\n", 0),
        ("git push", "", 0),
        ("git -c core.hooksPath=x push", none, 0),
        ("git commit -m x", "hook rewrote a.py\n", 0),
        ("git commit -m x", "ruff format....Failed\n- files were modified by this hook\n", 0),
        ("git commit -m x", "[INFO] Installing environment for h.\n", 0),
        ("git commit -m x", "[WARNING] Unstaged files detected.\n", 0),
        ("git commit -m x | tail -1", " 2 files reformatted\n", 0),
        ("git commit -m x | tail -1; git diff --stat", " 2 files changed, 4 insertions(+)\n", 0),
        ("git commit -m x | tail -2", "[ok] not a commit\n", 0),
        ("git commit -m x", "[878a27a] not a commit\n", 0),
        ("git commit -m x", "[step 1] not a commit\n", 0),
        ("git commit -m x; git commit -m y", "[main 878a27a] x\n", 0),
        ("echo push", none, 0),
    ] {
        assert_eq!(idle(line, output), expected, "{line} {output}");
    }
    assert!(left_alone(&Script::analyse("git push").0.unwrap(), &Output::cut(none)).is_empty());
}

proptest! {
    #[test]
    fn a_formatter_that_says_one_thing_more_may_have_changed_something(
        more in "[a-z]{1,8}( [a-z]{1,8}){0,3}", first in any::<bool>(),
    ) {
        let told = "3 files left unchanged\n";
        let output = if first { format!("{more}\n{told}") } else { format!("{told}{more}\n") };
        prop_assert_eq!(idle("ruff format .", &output), 0);
    }
}
