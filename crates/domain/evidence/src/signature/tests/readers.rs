//! One output a row, and what it is read as.

use crate::FailureSignature;

/// Kind, message and place, with `-` for what is not there.
fn told(output: &str) -> [String; 3] {
    let found = FailureSignature::of_output(output).unwrap_or_default();
    [found.kind, found.message, found.place].map(|part| part.unwrap_or_else(|| "-".to_owned()))
}

fn each_is_read(rows: &[(&str, [&str; 3])]) {
    for (output, expected) in rows {
        assert_eq!(told(output), *expected, "{output}");
    }
}

#[test]
fn a_traceback_is_named_by_its_last_exception_and_the_deepest_line_of_ones_own() {
    each_is_read(&[
        (
            "Traceback (most recent call last):\n  File \"/w/app.py\", line 9, in <module>\n    load()\n  \
             File \"/w/app.py\", line 3, in load\n    return json.loads(text)\n           ^^^^^^^^\n  \
             File \"/usr/lib/python3.11/json/decoder.py\", line 355, in raw_decode\n    raise JSONDecodeError(msg)\n\
             json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)\n",
            [
                "json.decoder.JSONDecodeError",
                "Expecting value: line 1 column 1 (char 0); return json.loads(text)",
                "app.py in load",
            ],
        ),
        (
            "Traceback (most recent call last):\n  File \"a.py\", line 1, in f\n    int(x)\nValueError: no\n\n\
             During handling of the above exception, another exception occurred:\n\n\
             Traceback (most recent call last):\n  File \"a.py\", line 4, in g\n    raise NoStock(\"tea\")\nshop.NoStock: tea\n",
            ["shop.NoStock", "tea; raise NoStock(\"tea\")", "a.py in g"],
        ),
        (
            "Traceback (most recent call last):\n  File \"a.py\", line 2, in <module>\n    assert n == 4\nAssertionError\n",
            ["AssertionError", "assert n == 4", "a.py"],
        ),
        (
            "  File \"/w/s.py\", line 2\n    if x = 1:\n       ^^^^^\nSyntaxError: invalid syntax\n",
            ["SyntaxError", "invalid syntax; if x = 1:", "s.py"],
        ),
        (
            "  + Exception Group Traceback (most recent call last):\n  |   File \"/w/g.py\", line 1, in <module>\n  \
             |     raise group\n  | ExceptionGroup: jobs (2 sub-exceptions)\n  +-+---- 1 ----\n    | KeyError: 'id'\n",
            ["ExceptionGroup", "jobs (2 sub-exceptions); raise group", "g.py"],
        ),
        (
            "      Traceback (most recent call last):\n        File \"setup.py\", line 1, in <module>\n      \
             KeyError: 'CC'\n",
            ["KeyError", "'CC'", "setup.py"],
        ),
        (
            "Traceback (most recent call last):\n  File \"v.py\", line 1, in <module>\n    User()\n\
             pydantic_core.ValidationError: 1 validation error for User\nage\n  Field required\n",
            [
                "pydantic_core.ValidationError",
                "1 validation error for User; age; Field required; User()",
                "v.py",
            ],
        ),
    ]);
}

#[test]
fn a_compilers_first_error_has_its_code_its_label_and_its_line() {
    each_is_read(&[
        (
            "error[E0308]: mismatched types\n --> src/main.rs:2:18\n  |\n2 |     let x: u32 = \"a\";\n  |            \
             ---   ^^^ expected `u32`, found `&str`\n  |            |\n\nerror: aborting due to 1 previous error\n",
            ["E0308", "mismatched types; expected `u32`, found `&str`; let x: u32 = \"a\";", "src/main.rs"],
        ),
        (
            "F401 [*] `os` imported but unused\n --> a.py:1:8\n  |\n1 | import os\n  |        ^^\n",
            ["F401", "`os` imported but unused; import os", "a.py"],
        ),
        ("warning: unused\n --> src/a.rs:1:1\nerror: could not compile `till`\n", ["-", "-", "-"]),
        (
            "main.c: In function 'main':\nmain.c:3:16: error: 'total' undeclared\n    3 |   return total;\n      |          ^\n",
            ["-", "'total' undeclared; return total;", "main.c"],
        ),
        ("main.c:2:10: error: bad\n  return totl;\n         ^~~~\n", ["-", "bad; return totl;", "main.c"]),
        (
            "Till.java:3: error: cannot find symbol\n    print(total);\n          ^\n  symbol:   variable total\n",
            ["-", "cannot find symbol; variable total; print(total);", "Till.java"],
        ),
        ("app.ts(1,7): error TS2322: Type 'a' is wrong.\n", ["TS2322", "Type 'a' is wrong.", "app.ts"]),
        (
            "app.ts:1:7 - error TS2322: Type 'a' is wrong.\n\n1 const n = 1;\n",
            ["TS2322", "Type 'a' is wrong.", "app.ts"],
        ),
        ("# shop\n./main.go:4:10: undefined: total\n", ["-", "undefined: total", "main.go"]),
        ("C:\\w\\a.cs(3,7): error CS0103: no such name\n", ["CS0103", "no such name", "C:\\w\\a.cs"]),
        (
            "/usr/bin/ld: /tmp/cc1.o: in function `main':\nmain.c:(.text+0x5): undefined reference to `pay'\n",
            ["ld", "undefined reference to `pay'", "main.c"],
        ),
        ("#8 1.234 main.c:1:2: error: no\n", ["-", "no", "main.c"]),
    ]);
}

#[test]
fn a_linters_finding_has_its_rule() {
    each_is_read(&[
        ("a.py:1:1: F401 'os' imported but unused\n", ["F401", "'os' imported but unused", "a.py"]),
        (
            "a.py:2: error: no attribute \"opn\"  [attr-defined]\n",
            ["attr-defined", "no attribute \"opn\"", "a.py"],
        ),
        ("main.go:3:2: result is not checked (errcheck)\n", ["errcheck", "result is not checked", "main.go"]),
        (
            "\n/w/a.js\n  1:1  error  'x' is not defined  no-undef\n",
            ["no-undef", "'x' is not defined", "a.js"],
        ),
        (
            "In run.sh line 2:\nrm $1\n   ^-- SC2086 (info): Double quote it.\n",
            ["SC2086", "Double quote it.; rm $1", "run.sh"],
        ),
        ("run.sh:2:4: note: Double quote it. [SC2086]\n", ["SC2086", "Double quote it.", "run.sh"]),
        ("12:30:01: started\nlocalhost:80: fine\n127.0.0.1:80: fine\n", ["-", "-", "-"]),
    ]);
}

#[test]
fn a_file_that_is_not_as_a_formatter_or_a_parser_would_have_it_is_named() {
    each_is_read(&[
        ("would reformat /w/src/a.py\n\nOh no!\n", ["-", "not formatted", "a.py"]),
        ("error: cannot format a.py: Cannot parse: 1:2\n", ["-", "Cannot parse: 1:2", "a.py"]),
        ("Would reformat: src/a.py\n", ["-", "not formatted", "src/a.py"]),
        ("Checking formatting...\n[warn] src/a.js\n", ["-", "not formatted", "src/a.js"]),
        ("Diff in /w/src/main.rs:1:\n-fn\n", ["-", "not formatted", "main.rs"]),
        (
            "unformatted: File would be reformatted\n  --> src/a.py:1:1\n",
            ["unformatted", "File would be reformatted", "src/a.py"],
        ),
        (
            "╷\n│ Error: Unsupported argument\n│ \n│   on main.tf line 3, in resource \"a\":\n│    3:   nam = 1\n",
            ["-", "Unsupported argument; resource \"a\"; nam = 1", "main.tf"],
        ),
        ("** (CompileError) lib/a.ex:3: undefined\n", ["CompileError", "undefined", "lib/a.ex"]),
        (
            "bin/add: line 4: syntax error near unexpected token `do'\n",
            ["-", "syntax error near unexpected token `do'", "bin/add"],
        ),
        (
            "  File \"a.py\", line 9\n    def (\nSorry: SyntaxError: invalid syntax (a.py, line 9)\n",
            ["SyntaxError", "invalid syntax; def (", "a.py"],
        ),
    ]);
}

#[test]
fn an_exception_of_each_language_is_placed_in_ones_own_code() {
    each_is_read(&[
        (
            "\nthread 'main' (12) panicked at src/main.rs:3:15:\nno row\nnote: x\n",
            ["panic", "no row", "src/main.rs"],
        ),
        (
            "panic: no rate\n\ngoroutine 1 [running]:\nmain.load(0x1)\n\t/w/main.go:6 +0x65\nexit status 2\n",
            ["panic", "no rate", "main.go in main.load"],
        ),
        (
            "/w/app.js:2\n  return totl;\n  ^\n\nReferenceError: totl is not defined\n    at run (/w/app.js:2:3)\n    \
             at Object.<anonymous> (/w/app.js:4:1)\n\nNode.js v20\n",
            ["ReferenceError", "totl is not defined; return totl;", "app.js in run"],
        ),
        (
            "TypeError: fetch failed\n    at node:internal/x:1:2 {\n  [cause]: Error: connect ECONNREFUSED 127.0.0.1:9\n\
                   at TCP (node:net:1:1)\n}\n",
            ["TypeError", "fetch failed; Error: connect ECONNREFUSED 127.0.0.1:9", "-"],
        ),
        (
            "Exception in thread \"main\" shop.Broken: cannot load\n\tat shop.Till.load(Till.java:2)\nCaused by: \
             java.lang.NumberFormatException: For input string: \"x\"\n\tat java.base/java.lang.Integer.parseInt(Integer.java:6)\n\
             \tat shop.Till.read(Till.java:9)\n\t... 2 more\n",
            [
                "java.lang.NumberFormatException",
                "For input string: \"x\"; cannot load",
                "Till.java in shop.Till.read calling Integer.parseInt",
            ],
        ),
        (
            "app.rb:2:in `take': tea is out (NoStock)\n\tfrom app.rb:3:in `<main>'\n",
            ["NoStock", "tea is out", "app.rb in take"],
        ),
        (
            "<internal:/usr/lib/ruby/k.rb>:85:in 'Kernel#require': cannot load such file -- x (LoadError)\n\t\
             from app.rb:1:in '<main>'\n",
            ["LoadError", "cannot load such file -- x", "app.rb"],
        ),
        (
            "PHP Warning:  x in /w/a.php on line 1\nPHP Fatal error:  Uncaught NoStock: tea is out in /w/app.php:3\n",
            ["NoStock", "tea is out", "app.php"],
        ),
        (
            "PHP Parse error:  unexpected \";\" in /w/app.php on line 2\n",
            ["Parse error", "unexpected \";\"", "app.php"],
        ),
        ("tea is out at lib/Shop.pm line 8.\n", ["-", "tea is out", "lib/Shop.pm"]),
        (
            "terminate called after throwing an instance of 'std::out_of_range'\n  what():  row\n",
            ["std::out_of_range", "row", "-"],
        ),
        (
            "out: main.c:2: take: Assertion `n == 2' failed.\n",
            ["Assertion failed", "`n == 2", "main.c in take"],
        ),
        (
            "==12==ERROR: AddressSanitizer: heap-use-after-free on address 0x6 at pc 0x1\nREAD of size 4 at 0x6 thread T0\n    \
             #0 0x55 in take /w/main.c:2\n",
            ["AddressSanitizer: heap-use-after-free", "READ of size 4", "main.c in take"],
        ),
    ]);
}

#[test]
fn tools_are_heard_where_no_program_below_them_speaks() {
    each_is_read(&[
        ("run.sh: line 2: frobnicate: command not found\n", ["command not found", "frobnicate", "-"]),
        ("sh: 1: frobnicate: not found\nnpm error code 127\n", ["command not found", "frobnicate", "-"]),
        ("zsh: command not found: frobnicate\n", ["command not found", "frobnicate", "-"]),
        ("cat: a.csv: No such file or directory\n", ["-", "a.csv: No such file or directory", "cat"]),
        ("run.sh: line 3: TOKEN: unbound variable\n", ["-", "TOKEN: unbound variable", "run.sh"]),
        ("error: failed to push\nerror: no such remote\n", ["-", "failed to push; no such remote", "-"]),
        (
            "Error: load\n\nCaused by:\n    0: read\n    1: no such file\n",
            ["-", "load; read; no such file", "-"],
        ),
        (
            "Error from server (NotFound): pods \"x\" not found\n",
            ["Error from server (NotFound)", "pods \"x\" not found", "-"],
        ),
        ("2026-11-30 05:44:02 ERROR shop.store: cannot open\n", ["-", "shop.store: cannot open", "-"]),
        ("2026/11/30 05:41:12 cannot open store\nexit status 1\n", ["-", "cannot open store", "-"]),
        (
            "psql:a.sql:1: ERROR:  relation \"x\" does not exist\n",
            ["-", "relation \"x\" does not exist", "-"],
        ),
        (
            "ERROR 1146 (42S02) at line 1: Table 'x' is gone\n",
            ["ERROR 1146 (42S02)", "Table 'x' is gone", "-"],
        ),
        ("WRONGTYPE Operation against a key\n", ["WRONGTYPE", "Operation against a key", "-"]),
        ("  0     0\rcurl: (7) Failed to connect\n", ["curl (7)", "Failed to connect", "-"]),
        (
            "--2026-11-30 05:43:48--  http://h:1/items\nConnecting to h:1... failed: Connection refused.\n",
            ["wget", "Connection refused", "/items"],
        ),
        (
            "npm error code E404\nnpm error 404 Not Found - x\nnpm error A complete log of this run\n",
            ["E404", "Not Found - x", "-"],
        ),
        ("error Command \"buildd\" not found.\n", ["-", "Command \"buildd\" not found.", "-"]),
        (" ERR_PNPM_NO_SCRIPT  Missing script: x\n", ["ERR_PNPM_NO_SCRIPT", "Missing script: x", "-"]),
        ("E: Unable to locate package x\n", ["-", "Unable to locate package x", "-"]),
        (
            "ERROR: Could not find a version that satisfies the requirement x (from versions: 1, 2)\n\
             ERROR: No matching distribution found for x\n",
            ["-", "No matching distribution found for x", "-"],
        ),
        (
            "  × setup did not run\n  ╰─> [2 lines of output]\n      a\n      no headers\n      [end of output]\n",
            ["subprocess-exited-with-error", "no headers; setup did not run", "-"],
        ),
        (
            "[ERROR] [ERROR] Some problems were encountered while\n[FATAL] 'version' is missing. @ line 1, column 2\n",
            ["-", "'version' is missing.", "-"],
        ),
        (
            "In JsonFile.php line 347:\n\n  \"./composer.json\" is broken\n\n",
            ["-", "\"./composer.json\" is broken", "-"],
        ),
        ("make: *** [Makefile:2: all] Error 1\n", ["make", "Error 1", "all"]),
        ("make: *** No rule to make target 'x'.  Stop.\n", ["make", "No rule to make target 'x'.", "-"]),
        ("all is well\n3 files: done\n", ["-", "-", "-"]),
        ("", ["-", "-", "-"]),
    ]);
}

#[test]
fn what_a_tool_around_a_compiler_says_counts_less_than_the_compiler() {
    let output = "npm error code 2\n./a.ts(1,7): error TS1: no\nerror Command failed.\nmake: *** [Makefile:2: all] Error 1\n";
    assert_eq!(told(output)[1], "no");
}

#[test]
fn of_a_very_long_output_both_ends_are_read() {
    let filler = "all is well\n".repeat(200_000);
    for output in [format!("error: first\n{filler}"), format!("{filler}error: first\n")] {
        assert_eq!(told(&output)[1], "first");
    }
}
