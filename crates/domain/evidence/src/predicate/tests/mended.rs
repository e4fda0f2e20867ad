//! A program that crashed and was changed in itself: mended, or robbed of what it asked.

use super::*;

fn patched(path: &str, removed: &str, added: &str) -> Observation {
    let edit = Edit { removed: removed.into(), added: added.into() };
    Observation::FileWrite(FileWrite { path: path.into(), edits: vec![edit], ..FileWrite::default() })
}

/// A crash of Python in this line of its own file.
fn crash(source: &str, fault: &str) -> String {
    format!(
        "Traceback (most recent call last):\n  File \"/w/app.py\", line 2, in <module>\n    {source}\n{fault}\n"
    )
}

fn course(command: &str, output: &str, steps: Vec<Observation>, passed: &str) -> String {
    let failed = vec![ran(command, 1, output)];
    verdict([failed, steps, vec![ran(command, 0, passed)]].concat())
}

const PRINTS: &str = "print(total(items)['sum'])";

#[test]
fn a_program_that_crashed_in_its_own_file_and_was_put_right_there_passes() {
    let missing = crash(PRINTS, "KeyError: 'sum'");
    for (removed, added) in [
        (PRINTS, "print(total(items)['total'])"),
        ("['sum']", "['total']"),
        (PRINTS, "result = total(items)\nprint(result['total'])"),
        ("items = None", "items = []"),
        ("", "import json\n"),
        ("def total(items): return {'tot': 1}", "def total(items): return {'sum': 1}"),
    ] {
        let found = course("python app.py", &missing, vec![patched("/w/app.py", removed, added)], "3\n");
        assert_eq!(found, "success failed-then-passed", "{removed} -> {added}");
    }
    for (command, path, output, removed, added) in [
        (
            "node index.js",
            "/w/index.js",
            "/w/index.js:2\nconsole.log(x.y)\n              ^\n\nTypeError: Cannot read properties of undefined (reading 'y')\n    \
             at Object.<anonymous> (/w/index.js:2:15)\n    at Module._compile (node:internal/modules/cjs/loader:1521:14)\n\nNode.js v20.19.0\n",
            "undefined",
            "{y:1}",
        ),
        (
            "ruby a.rb",
            "/w/a.rb",
            "a.rb:1:in `<main>': undefined method `upcase' for nil:NilClass (NoMethodError)\n\nputs nil.upcase\n        ^^^^^^^\n",
            "nil",
            "\"x\"",
        ),
        (
            "php a.php",
            "/w/a.php",
            "PHP Fatal error:  Uncaught TypeError: total(): Argument #1 ($items) must be of type array, null given in /w/a.php:3\nStack trace:\n#0 {main}\n",
            "total(null)",
            "total([])",
        ),
        (
            "perl a.pl",
            "/w/a.pl",
            "Can't locate object method \"nam\" via package \"User\" at a.pl line 4.\n",
            "print $user->nam(1);",
            "print $user->name(1);",
        ),
        (
            "python app.py",
            "/w/app.py",
            "Traceback (most recent call last):\n  File \"/w/app.py\", line 2, in <module>\n    print(json.loads(\"{'a':1}\"))\n  \
             File \"/usr/lib/python3.11/json/__init__.py\", line 346, in loads\n    return _default_decoder.decode(s)\n  \
             File \"/usr/lib/python3.11/json/decoder.py\", line 353, in raw_decode\n    raise JSONDecodeError(\"Expecting value\", s, 1)\n\
             json.decoder.JSONDecodeError: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)\n",
            "\"{'a':1}\"",
            "'{\"a\":1}'",
        ),
    ] {
        let status = if command.starts_with("p") && command.ends_with(".p") { 255 } else { 1 };
        let steps = vec![ran(command, status, output), patched(path, removed, added), ran(command, 0, "X\n")];
        assert_eq!(verdict(steps), "success failed-then-passed", "{command}");
    }
    let whole = "import json\nprint(total(items)['total'])\n";
    let steps =
        vec![read("/w/app.py", "import json\nprint(total(items)['sum'])\n", true), wrote("/w/app.py", whole)];
    assert_eq!(course("python app.py", &missing, steps, "3\n"), "success failed-then-passed");
}

#[test]
fn a_program_that_may_have_lost_what_it_asked_does_not_pass() {
    let missing = crash(PRINTS, "KeyError: 'sum'");
    let check = format!("{PRINTS}\nassert total(items) == 3");
    for (removed, added) in [
        (PRINTS, ""),
        (PRINTS, "pass"),
        (PRINTS, "# print(total(items)['sum'])\npass"),
        (PRINTS, "print('ok')"),
        (PRINTS, "print(3)"),
        (PRINTS, "try:\n    print(total(items)['sum'])\nexcept KeyError:\n    print(0)"),
        (PRINTS, "if debug:\n    print(total(items)['sum'])"),
        (PRINTS, "def unused():\n    print(total(items)['sum'])\nprint(1)"),
        (PRINTS, "sys.exit(0)\nprint(total(items)['sum'])"),
        ("", "sys.exit(0)\n"),
        ("", "return\n"),
        (PRINTS, "0 and print(total(items)['sum'])\nprint(1)"),
        (PRINTS, "1 or print(total(items)['sum'])\nprint(1)"),
        (PRINTS, "print(total(items)['sum']) if 0 else print(1)"),
        (PRINTS, "[print(total(items)['sum']) for i in ()]"),
        ("assert total(items) == sum", "total(items) == sum  # assert"),
        ("", "\"\"\"\n"),
        ("", "with suppress(KeyError):\n"),
        ("", "os._exit(0)\n"),
        (check.as_str(), "print(total(items)['total'])\nprint(total(items))"),
        ("validate(items)\nprint(total(items)['sum'])", "x = 1\nprint(total(items)['total'])"),
        ("a = 1\nb = 2\nprint(total(items)['sum'])", "print(total(items)['total'])"),
        ("raise Wrong(total(items))", "print(Wrong(total(items)))"),
    ] {
        let found = course("python app.py", &missing, vec![patched("/w/app.py", removed, added)], "3\n");
        assert!(!found.starts_with("success"), "{removed} -> {added}: {found}");
    }
    let mended = || patched("/w/app.py", "['sum']", "['total']");
    for (output, passed) in [
        (missing.clone(), ""),
        (crash("assert total(items) == 3", "AssertionError"), "3\n"),
        (crash("raise KeyError('sum')", "KeyError: 'sum'"), "3\n"),
        (crash("raise Wrong('sum')", "app.Wrong: sum"), "3\n"),
        (crash("check(items)", "ValueError: not 3"), "3\n"),
        (missing.replace("app.py", "lib.py"), "3\n"),
        ("error: total is wrong\n".to_owned(), "3\n"),
    ] {
        let found = course("python app.py", &output, vec![mended()], passed);
        assert!(!found.starts_with("success"), "{output}: {found}");
    }
    for steps in [
        vec![wrote("/w/app.py", "print(total(items)['total'])\n")],
        vec![mended(), ran("sed -i s/assert/print/ app.py", 0, "")],
        vec![ran("cat > app.py <<E\nprint(1)\nE", 0, "")],
        vec![mended(), ran("cp /w/other.py app.py", 0, "")],
        vec![mended(), patched("/w/app.py", "assert x", "print(x)")],
        vec![mended(), ran("git checkout app.py", 0, "")],
    ] {
        let found = course("python app.py", &missing, steps.clone(), "3\n");
        assert!(!found.starts_with("success"), "{steps:?}: {found}");
    }
    let long = format!("items = [{}]", "1, ".repeat(100_000));
    let steps = vec![patched("/w/app.py", "items = None", &long)];
    assert!(!course("python app.py", &missing, steps, "3\n").starts_with("success"));
    // What the program is given was changed with it.
    let steps = vec![mended(), patched("/w/orders.json", "[1]", "[2]")];
    assert!(!course("python app.py orders.json", &missing, steps, "3\n").starts_with("success"));
    let thrown = "/w/run.js:2\nthrow new TypeError('bad sum')\n^\n\nTypeError: bad sum\n    at Object.<anonymous> (/w/run.js:2:7)\n";
    assert!(
        !course("node run.js", thrown, vec![patched("/w/run.js", "sum = 2", "sum = 3")], "3\n")
            .starts_with("success")
    );
}

#[test]
fn only_what_was_done_to_the_program_since_it_crashed_is_weighed() {
    let missing = crash(PRINTS, "KeyError: 'sum'");
    let mended = || patched("/w/app.py", "['sum']", "['total']");
    let whole = "import json\nprint(total(items)['total'])\n";
    let part = read("/w/app.py", "import json\nprint(total(items)['sum'])\n", false);
    let long = format!("x = '{}'", "a".repeat(600));
    for (what, steps, expected) in [
        ("a part that was read", vec![part, wrote("/w/app.py", whole)], false),
        ("another file as a whole", vec![mended(), wrote("/w/other.py", "x = 1\n")], true),
        (
            "a long line in the place of a long one",
            vec![patched("/w/app.py", &long, &format!("{long}[0]"))],
            true,
        ),
        ("an unknown command that does not name it", vec![mended(), ran("mytool build", 0, "")], true),
        ("an unknown command that names it", vec![mended(), ran("mytool app.py", 0, "")], false),
        ("a run of the program itself", vec![mended(), ran("python app.py --debug", 0, "3\n")], true),
        ("a run of another with it", vec![mended(), ran("python other.py app.py", 0, "3\n")], false),
    ] {
        let found = course("python app.py", &missing, steps, "3\n");
        assert_eq!(found == "success failed-then-passed", expected, "{what}: {found}");
    }
    let made = vec![wrote("/w/app.py", PRINTS), ran("python app.py", 1, &missing), mended()];
    let found = verdict([made, vec![ran("python app.py", 0, "3\n")]].concat());
    assert_eq!(found, "success failed-then-passed", "what was written before the crash");
}

#[test]
fn a_crash_that_was_stepped_over_shows_nothing_new() {
    let missing = crash(PRINTS, "KeyError: 'sum'");
    let after_a_line = format!("start\n{missing}");
    let step = || patched("/w/app.py", "['sum']", "['total']");
    for (output, passed, expected) in [
        (&missing, "3\n", "success failed-then-passed"),
        (&after_a_line, "start\n3\n", "success failed-then-passed"),
        (&after_a_line, "start\n", "earlier-failure"),
        (&missing, "sum None\n", "earlier-failure"),
        (&missing, "sum NaN\n", "earlier-failure"),
        (&missing, "http://h:undefined\n", "earlier-failure"),
    ] {
        assert_eq!(course("python app.py", output, vec![step()], passed), expected, "{output} / {passed}");
    }
    for (removed, added) in [
        ("x = total(items)['sum']\ncheck_all()", "x = total(items)['sum']\ncheck_all"),
        ("items.sum.total", "items.sum?.total"),
        ("items.sum.total", "items.sum&.total"),
        ("items.sum.total", "items.sum ?? total"),
    ] {
        let steps = vec![patched("/w/app.py", removed, added)];
        assert_eq!(
            course("python app.py", &missing, steps, "3\n"),
            "earlier-failure",
            "{removed} -> {added}"
        );
    }
}

#[test]
fn a_program_that_is_compiled_to_run_is_mended_in_itself_by_the_same_rules() {
    let go = "panic: runtime error: index out of range [2] with length 2\n\ngoroutine 1 [running]:\nmain.main()\n\t/w/main.go:8 +0xa7\nexit status 2\n";
    let rust = "thread 'main' panicked at src/main.rs:2:31:\nindex out of bounds: the len is 1 but the index is 2\nnote: run with `RUST_BACKTRACE=1`\n";
    let python = "Traceback (most recent call last):\n  File \"<frozen runpy>\", line 198, in _run_module_as_main\n  File \"/w/pkg/__main__.py\", line 4, in <module>\n    print(load()[\"b\"])\nKeyError: 'b'\n";
    for (command, path, output, removed, added, expected) in [
        ("go run .", "/w/main.go", go, "fmt.Println(xs[2])", "fmt.Println(xs[1])", true),
        ("go run .", "/w/main.go", go, "fmt.Println(xs[2])", "_ = xs", false),
        ("go run .", "/w/main.go", go, "m := load()", "defer func() { _ = recover() }()\nm := load()", false),
        ("go run main.go", "/w/main.go", go, "m := load()", "if true { return }\nm := load()", false),
        ("go run main.go", "/w/main.go", go, "fmt.Println(xs[2])", "// fmt.Println(xs[2])", false),
        ("go run .", "/w/load.go", go, "return a", "if a == nil { return b }\nreturn a", true),
        ("cargo run -q", "/w/src/main.rs", rust, "println(v[2])", "println(v[0])", true),
        ("cargo run -q", "/w/src/main.rs", rust, "v[2]", "v.get(2).unwrap_or(0)", false),
        ("cargo run --bin main", "/w/src/main.rs", rust, "let a = show(v[2]);", "let a = 1;", false),
        ("python pkg", "/w/pkg/__main__.py", python, "print(load()[\"b\"])", "print(load()[\"a\"])", true),
        ("python pkg", "/w/pkg/__main__.py", python, "print(load()", "raise SystemExit\nprint(load()", false),
    ] {
        let found = course(command, output, vec![patched(path, removed, added)], "7\n");
        assert_eq!(
            found == "success failed-then-passed",
            expected,
            "{command}: {removed} -> {added}: {found}"
        );
    }
}

/// Whether a pass is found, where `expected` says so.
fn assert_found(found: &str, expected: bool, what: &str) {
    let fits = if expected { found == "success failed-then-passed" } else { !found.starts_with("success") };
    assert!(fits, "{what}: {found}");
}

#[test]
fn a_program_that_is_built_or_lies_in_a_folder_is_mended_in_itself_by_the_same_rules() {
    let go = "panic: runtime error: index out of range [1] with length 1\n\ngoroutine 1 [running]:\nmain.main()\n\t/w/main.go:7 +0x1b\nexit status 2\n";
    let thrown = go.replace("runtime error: index out of range [1] with length 1", "bad total");
    let other = go.replace("/w/main.go", "/w/list.go");
    let rust = "thread 'main' panicked at src/main.rs:7:27:\nindex out of bounds: the len is 1 but the index is 2\n\
                note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace\n";
    let tool = rust.replace("main.rs", "bin/tool.rs");
    let folder = "Traceback (most recent call last):\n  File \"/w/pkg/__main__.py\", line 4, in <module>\n    \
                  print(load()['b'])\nKeyError: 'b'\n";
    let uncompiled = "./main.go:7:2: undefined: totl\n";
    let shows = "\tfmt.Println(xs[1])\n";
    for (command, output, path, removed, added, expected) in [
        ("go run .", go, "main.go", "xs[len(xs)]", "xs[len(xs)-1]", true),
        ("go run main.go", go, "main.go", "xs[len(xs)]", "xs[len(xs)-1]", true),
        ("go run .", go, "list.go", "return xs[:0]", "return xs", true),
        ("go run .", uncompiled, "main.go", "totl(xs)", "if len(xs) > 0 {\n total(xs)\n}", true),
        ("go run .", go, "main.go", "\tm := load()\n", "\treturn\n\tm := load()\n", false),
        ("go run .", go, "main.go", "m := load()", "defer func() { recover() }()\nm := load()", false),
        ("go run .", go, "main.go", shows, "\t_ = xs\n", false),
        ("go run .", go, "main.go", shows, "\t// fmt.Println(xs[1])\n", false),
        ("go run .", go, "main.go", "i <= len(xs)", "i < 1", false),
        ("go run main.go", go, "main.go", shows, "", false),
        ("go run .", &other, "list.go", shows, "\t_ = xs\n", false),
        ("go run .", &thrown, "main.go", "xs[1]", "xs[0]", false),
        ("cargo run -q", rust, "src/main.rs", "v[2]", "v[0]", true),
        ("cargo run", rust, "src/lib.rs", "vec![1]", "vec![1, 2, 3]", true),
        ("cargo run", rust, "src/main.rs", "println!(\"third {}\", v[2]);", "let _ = v;", false),
        ("cargo run --bin tool", &tool, "src/bin/tool.rs", "run(v);", "return;\nrun(v);", false),
        ("python pkg", folder, "pkg/__main__.py", "['b']", "['c']", true),
        ("python pkg", folder, "pkg/load.py", "return {}", "if x:\n    return {}", true),
        (
            "python pkg",
            folder,
            "pkg/__main__.py",
            "import load\n",
            "import load\nraise SystemExit(0)\n",
            false,
        ),
    ] {
        let status = if command.starts_with("cargo") { 101 } else { 1 };
        let steps = vec![
            ran(command, status, output),
            patched(&format!("/w/{path}"), removed, added),
            ran(command, 0, "1\n"),
        ];
        assert_found(&verdict(steps), expected, &format!("{command}: {removed} -> {added}"));
    }
}

#[test]
fn a_crash_that_was_stepped_over_or_given_other_values_does_not_pass() {
    let missing = crash(PRINTS, "KeyError: 'sum'");
    let begun = format!("start\n{missing}");
    let uncallable = crash("x = size()", "TypeError: 'int' object is not callable");
    let called = "Traceback (most recent call last):\n  File \"/w/app.py\", line 4, in <module>\n    print(mean([]))\n  \
                  File \"/w/app.py\", line 2, in mean\n    return sum(xs) / len(xs)\nZeroDivisionError: division by zero\n";
    let node = "/w/index.js:2\nconsole.log(x.y.z)\n              ^\n\n\
                TypeError: Cannot read properties of undefined (reading 'z')\n    at Object.<anonymous> (/w/index.js:2:15)\n";
    let ruby = "a.rb:3:in `<main>': undefined method `upcase' for nil:NilClass (NoMethodError)\n\n\
                puts u[:name].upcase\n             ^^^^^^^\nHello\n";
    for (command, output, removed, added, passed, expected) in [
        ("python app.py", &*begun, "    report()\n", "    report\n", "start\nend\n", false),
        ("python app.py", &begun, "    x = report()\n", "    x = report(1)\n", "start\nend\n", true),
        ("python app.py", &uncallable, "size()", "size", "3\n", true),
        ("python app.py", &missing, "for r in rows:", "for r in rows[:1]:", "1\n", false),
        ("python app.py", &missing, "for r in rows:", "for r in islice(rows, 1):", "1\n", false),
        ("python app.py", called, "print(mean([]))", "print(mean([1, 2]))", "1.5\n", false),
        ("python app.py", called, "mean([])", "mean([1])", "1.5\n", false),
        ("python app.py", called, "sum(xs) / len(xs)", "sum(xs) / max(len(xs), 1)", "0.0\n", true),
        ("python app.py", &missing, "item['sum'] * n", "3 * n", "6\n", false),
        ("python app.py", &missing, "item['sum']", "3", "6\n", false),
        ("python app.py", &missing, "total(n)", "3", "6\n", false),
        ("python app.py", &missing, "x = {}", "x = {'sum': 'all done'}", "all done\n", false),
        ("python app.py", &missing, "x = f(1)", "x['sum'] = f(1)", "1\n", false),
        ("python app.py", &missing, "x = {'tot': 1}", "x = {'sum': 1}", "1\n", true),
        ("python app.py", &missing, "user['nick']", "user.get('nick')", "Hello None\n", false),
        ("python app.py", &missing, "user['nick']", "user.get('nick')", "Hello Ann\n", true),
        ("node index.js", node, "x.y.z", "x.y?.z", "http://h:undefined\n", false),
        ("node index.js", node, "x.y.z", "x.y.q", "sum NaN\n", false),
        ("node index.js", node, "x.y.z", "x.y.q", "3\n", true),
        ("ruby a.rb", ruby, "u[:name].upcase", "u[:name]&.upcase", "Hello\n", false),
        ("ruby a.rb", ruby, "u = {}", "u = load(1)", "Hello\nAnn\n", true),
    ] {
        let path = format!("/w/{}", command.split(' ').next_back().unwrap());
        let found = course(command, output, vec![patched(&path, removed, added)], passed);
        assert_found(&found, expected, &format!("{command}: {removed} -> {added}: {passed}"));
    }
}
