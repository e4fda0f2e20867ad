//! What runs for show behind a pass.

use super::*;

fn patched(path: &str, removed: &str, added: &str) -> Observation {
    let edit = Edit { removed: removed.into(), added: added.into() };
    Observation::FileWrite(FileWrite { path: path.into(), edits: vec![edit], ..FileWrite::default() })
}

const FAULT: &str = "a.c:2:30: error: expected \u{2018};\u{2019} before \u{2018}return\u{2019}\n";

/// A build that fails, is mended and passes, and what follows.
fn mended(then: Vec<Observation>) -> Vec<Observation> {
    let course =
        vec![ran("gcc -o a a.c", 1, FAULT), patched("/w/a.c", "f()", "f();"), ran("gcc -o a a.c", 0, "")];
    [course, then].concat()
}

#[test]
fn a_plain_run_of_an_own_program_leaves_the_proof_and_is_told() {
    for (line, output) in [
        ("./a", "hi\n"),
        ("./a < poem.txt", "3\n"),
        ("timeout 5 ./a poem.txt", "3\n"),
        ("./build/a --verbose", "hi\n"),
        ("target/debug/a", "hi\n"),
        ("node dist/x.js", "b\n"),
        ("java -cp out Main poem.txt", "3\n"),
        ("php public/index.php about", "About us\n"),
        ("printf 'a\\nb\\n' | go run ./cmd/lines", "2\n"),
        ("go run .", "2\n"),
        ("python app.py --demo", "3.5\n"),
        (".venv/bin/python app.py", "3.5\n"),
        ("cargo run -q -- x", "x\n"),
        ("cargo run --bin calc", "x\n"),
        ("ruby lib/cart.rb", "12\n"),
        ("deno run main.ts", "12\n"),
        ("cd src && ./a", "hi\n"),
        ("bun run main.ts", "hi\n"),
        ("bun main.ts", "hi\n"),
        ("lua main.lua", "hi\n"),
        ("perl main.pl", "hi\n"),
        ("npx tsx main.ts", "hi\n"),
        ("java Main.java", "hi\n"),
        ("python -c 'from shop import Cart; print(Cart().total())'", "0\n"),
        ("ls dist && node -p \"require('./dist/main.js').d\"", "main.js\nexample.org\n"),
    ] {
        let evaluation = evaluate(&turn(mended(vec![ran(line, 0, output)])));
        let verdict = evaluation.verdict();
        assert_eq!(verdict.predicate(), Some(Predicate::FailedThenPassed), "{line}: {verdict:?}");
        assert!(verdict.sentence().contains(" ran after it."), "{line}: {}", verdict.sentence());
        assert_eq!(evaluation.findings().stale, Vec::<String>::new(), "{line}");
    }
    let together = vec![
        ran("gcc -o a a.c", 1, FAULT),
        patched("/w/a.c", "f()", "f();"),
        ran("gcc -o a a.c && ./a", 0, "hi\n"),
    ];
    assert_eq!(verdict(together), "success failed-then-passed");
    let tests = vec![ran("pytest -q", 1, FAILED), edited("/w/calc.py"), ran("pytest -q", 0, PASSED)];
    let shown = [tests, vec![ran("python app.py", 0, "2.0\n")]].concat();
    assert_eq!(verdict(shown), "success failed-then-passed");
}

#[test]
fn a_run_that_may_do_more_than_show_takes_the_proof_back() {
    for (line, status, output) in [
        ("./a", 1, "no\n"),
        ("./a", 139, "Segmentation fault\n"),
        ("./a", 0, ""),
        ("./a", 0, "3 tests failed\n"),
        ("./a", 0, "Traceback (most recent call last):\n  File \"/w/app.py\", line 2, in f\nKeyError: 'x'\n"),
        ("./a", 0, "wrote src/table.c\n"),
        ("./a", 0, "3 files updated\n"),
        ("./a > a.c", 0, "hi\n"),
        ("./a -o a.c", 0, "hi\n"),
        ("./a src/a.c", 0, "hi\n"),
        ("./a --fix", 0, "hi\n"),
        ("./a --in-place", 0, "hi\n"),
        ("./a --writeResults", 0, "hi\n"),
        ("./a --outfile=x", 0, "hi\n"),
        ("./a ../other", 0, "hi\n"),
        ("./a $(cat x)", 0, "hi\n"),
        ("./a *", 0, "hi\n"),
        ("UPDATE=1 ./a", 0, "hi\n"),
        ("./a &", 0, "hi\n"),
        ("for i in 1 2; do ./a; done", 0, "hi\n"),
        ("./a | head -1", 0, "hi\n"),
        ("./a; true", 0, "hi\n"),
        ("./gen", 0, "hi\n"),
        ("./run.sh", 0, "hi\n"),
        ("bash run.sh", 0, "hi\n"),
        ("/usr/local/bin/a", 0, "hi\n"),
        ("/opt/a", 0, "hi\n"),
        ("../a", 0, "hi\n"),
        ("mytool", 0, "hi\n"),
        ("./scripts/a", 0, "hi\n"),
        ("node tools/x.js", 0, "hi\n"),
        ("node_modules/x/a", 0, "hi\n"),
        ("python generate_table.py", 0, "hi\n"),
        ("python makeTable.py", 0, "hi\n"),
        ("python seed.py", 0, "hi\n"),
        ("python manage.py shell", 0, "hi\n"),
        ("python app.py migrate", 0, "hi\n"),
        ("python -m app", 0, "hi\n"),
        ("python -c 'import app; app.go()'", 0, "hi\n"),
        ("python - <<E\nprint(1)\nE", 0, "1\n"),
        ("node -e 'x()'", 0, "hi\n"),
        ("python -c 'from shop import Cart; print(Cart().total())'", 1, "no\n"),
        ("python -c 'from shop import Cart; Cart().total()'", 0, ""),
        ("python -c 'import shop; print(shop.generate())'", 0, "3\n"),
        ("python -c \"import shop; print(shop.x($N))\"", 0, "3\n"),
        ("python -c 'import shop; print(shop.x)' > a.c", 0, ""),
        ("UPDATE=1 python -c 'import shop; print(shop.x)'", 0, "3\n"),
        ("node -r ./x.js app.js", 0, "hi\n"),
        ("go run example.org/x@latest", 0, "hi\n"),
        ("go run -exec x .", 0, "hi\n"),
        ("go run ./tools/embed", 0, "hi\n"),
        ("go generate ./...", 0, "hi\n"),
        ("cargo run -p xtask -- x", 0, "hi\n"),
        ("cargo run --manifest-path x", 0, "hi\n"),
        ("cargo run -- fmt", 0, "hi\n"),
        ("deno run https://example.org/x.ts", 0, "hi\n"),
        ("npm start", 0, "hi\n"),
        ("make run", 0, "hi\n"),
        ("java -javaagent:x.jar Main", 0, "hi\n"),
    ] {
        let found = verdict(mended(vec![ran(line, status, output)]));
        assert!(!found.starts_with("success"), "{line}: {found}");
    }
    let shown = || ran("./a", 0, "hi\n");
    for steps in [
        vec![ran("export UPDATE=1", 0, ""), shown()],
        vec![ran("cp /opt/other a", 0, ""), shown()],
        vec![shown(), patched("/w/a.c", "f();", "g();")],
        vec![ran("cp /opt/other.py shop.py", 0, ""), ran("python -c 'import shop; print(shop.x)'", 0, "3\n")],
        vec![patched("/w/a.c", "f();", "g();"), shown()],
        vec![wrote("/w/b.py", "open('a.c', 'w')\n"), shown()],
        vec![wrote("/w/b.js", "fs.writeFileSync('a.c', '')\n"), shown()],
        vec![read("/w/b.rb", "File.write('a.c', '')\n", true), shown()],
        vec![ran("cat > b.py <<E\nPath('a.c').write_text('')\nE", 0, ""), shown()],
        vec![ended("./a", Ending::TimedOut, "hi\n")],
        vec![Observation::ProcessExit(ProcessExit {
            output: Output::cut("hi\n"),
            ..exit("./a", Ending::Exited(0), "")
        })],
    ] {
        let found = verdict(mended(steps.clone()));
        assert!(!found.starts_with("success"), "{steps:?}: {found}");
    }
    for step in [
        ran("cp /opt/other a", 0, ""),
        ran("curl -o a https://example.org/a", 0, ""),
        ran("echo x > a", 0, ""),
    ] {
        let course =
            vec![ran("mypy .", 1, "a.py:2: error: Incompatible types  [assignment]\n"), step.clone()];
        let pass = vec![
            edited("/w/b.py"),
            ran("mypy .", 0, "Success: no issues found in 2 source files\n"),
            shown(),
        ];
        let found = verdict([course, pass].concat());
        assert!(!found.starts_with("success"), "{step:?}: {found}");
    }
}

#[test]
fn what_a_test_writes_for_itself_is_no_deed_of_the_program() {
    let file = "def test_a(tmp_path):\n    (tmp_path / 'x').write_text('a')\n";
    let steps = vec![
        read("/w/tests/test_calc.py", file, true),
        ran("pytest -q", 1, FAILED),
        edited("/w/calc.py"),
        ran("pytest -q", 0, PASSED),
        ran("python app.py", 0, "2.0\n"),
    ];
    assert_eq!(verdict(steps), "success failed-then-passed");
}

#[test]
fn a_failing_run_is_not_held_up_by_what_was_shown_after_it() {
    assert_eq!(verdict(vec![ran("pytest -q", 1, FAILED), ran("./a", 0, "hi\n")]), "stale");
}
