//! What a build made.

use super::*;

#[test]
fn an_artifact_is_proven_by_a_check_of_it_after_the_build() {
    let gcc = || ran("gcc -O2 -o app app.c", 0, "");
    let size = || ran("test -s app", 0, "");
    let cases: Vec<(&str, Vec<Observation>, &str)> = vec![
        ("a size", vec![edited("app.c"), gcc(), size()], "success artifact-matches"),
        ("in one line", vec![ran("gcc -o app app.c && [ -f app ]", 0, "")], "success artifact-matches"),
        (
            "a listing",
            vec![gcc(), ran("ls -l app", 0, "-rwxr-xr-x 1 u u 9 app\n")],
            "success artifact-matches",
        ),
        ("its kind", vec![gcc(), ran("file app", 0, "app: ELF 64-bit\n")], "success artifact-matches"),
        ("its sum", vec![gcc(), ran("sha256sum -c SUMS", 0, "app: OK\n")], "success artifact-matches"),
        (
            "a list of what is in it",
            vec![
                ran("python -m build --wheel -n", 0, "Successfully built app-1-py3-none-any.whl\n"),
                ran("python -m zipfile -l dist/app-1-py3-none-any.whl", 0, "app.py  6\n"),
            ],
            "success artifact-matches",
        ),
        (
            "a list of another",
            vec![
                ran("python -m build --wheel", 0, "Successfully built app-2-py3-none-any.whl\n"),
                ran("python -m zipfile -l dist/app-1-py3-none-any.whl", 0, "app.py  6\n"),
            ],
            "not-a-test",
        ),
        ("a comparison", vec![gcc(), ran("cmp app expected", 0, "")], "success artifact-matches"),
        (
            "a folder",
            vec![
                ran("uv build", 0, "Successfully built dist/app-1.whl\n"),
                ran("test -s dist/app-1.whl", 0, ""),
            ],
            "success artifact-matches",
        ),
        (
            "a file that was in the folder before",
            vec![
                ran("uv build", 0, "Successfully built dist/app-2.whl\n"),
                ran("test -s dist/app-1.whl", 0, ""),
            ],
            "not-a-test",
        ),
        (
            "an empty file",
            vec![gcc(), ran("ls -l app", 0, "-rwxr-xr-x 1 u u 0 Nov 30 04:15 app\n")],
            "no-predicate",
        ),
        (
            "an empty one of two",
            vec![
                gcc(),
                ran(
                    "ls -l app app.c",
                    0,
                    "-rwxr-xr-x 1 u u 0 Nov 30 04:15 app\n-rw-r--r-- 1 u u 9 Nov 30 04:15 app.c\n",
                ),
            ],
            "no-predicate",
        ),
        (
            "a size that is none",
            vec![gcc(), ran("stat app", 0, "  File: app\n  Size: 0   Blocks: 0\n")],
            "no-predicate",
        ),
        (
            "a size in words",
            vec![gcc(), ran("stat app", 0, "  File: app\n  Size: 9   Blocks: 8\n")],
            "success artifact-matches",
        ),
        ("the build alone", vec![gcc()], "no-predicate"),
        ("a check before", vec![size(), gcc()], "no-predicate"),
        ("a check of another file", vec![gcc(), ran("test -s b", 0, "")], "no-predicate"),
        ("a check in another folder", vec![gcc(), ran("cd x && test -s app", 0, "")], "no-predicate"),
        ("a check that failed", vec![gcc(), ran("test -s app", 1, "")], "no-predicate"),
        ("a masked check", vec![gcc(), ran("test -s app || true", 0, "")], "no-predicate"),
        ("a missing kind", vec![gcc(), ran("file app", 0, "app: cannot open `app'\n")], "no-predicate"),
        ("a wrong sum", vec![gcc(), ran("sha256sum -c SUMS", 0, "b: OK\n")], "no-predicate"),
        ("a comparison with itself", vec![gcc(), ran("cmp app app", 0, "")], "no-predicate"),
        ("an edit after the build", vec![gcc(), edited("app.c"), size()], "no-predicate"),
        ("an unknown command after the check", vec![gcc(), size(), ran("./clean", 0, "")], "no-predicate"),
        ("another file in its place", vec![gcc(), size(), ran("echo x > app", 0, "")], "no-predicate"),
        ("a masked build", vec![ran("gcc -o app app.c || true", 0, ""), size()], "not-a-test"),
        ("a build of nothing", vec![ran("gcc -fsyntax-only -o app app.c", 0, ""), size()], "no-predicate"),
        ("a build of nothing by -n", vec![ran("gcc -n -o app app.c", 0, ""), size()], "no-predicate"),
        ("another program of that name", vec![ran("cp fake bin/gcc", 0, ""), gcc(), size()], "no-predicate"),
    ];
    for (what, observations, expected) in cases {
        assert_eq!(verdict(observations), expected, "{what}");
    }
}

#[test]
fn a_build_that_names_what_it_makes_is_proven_by_a_run_or_a_listing_of_it() {
    let compiling = "   Compiling app v0.1.0 (/w)\n    Finished `dev` profile in 0.71s\n";
    let fresh = "    Finished `dev` profile in 0.01s\n";
    let cmake = "[ 50%] Linking CXX executable app\n[100%] Built target app\n";
    let npm = "> web@1.0.0 build\n> node build.js\n\nbuilt dist/a.js\n";
    let long = "-rwxr-xr-x 1 u u 9 Nov 30 04:15";
    let made = "success artifact-matches";
    for (lines, expected) in [
        (
            vec![("go build -o bin/app ./cmd/app && ./bin/app --version".to_owned(), 0, "1\n".to_owned())],
            made,
        ),
        (
            vec![
                ("go build -o app .".to_owned(), 0, String::new()),
                ("ls -l app".to_owned(), 0, format!("{long} app\n")),
            ],
            made,
        ),
        (
            vec![
                ("go build -o app .".to_owned(), 0, String::new()),
                ("./app".to_owned(), 1, "no\n".to_owned()),
            ],
            "no-predicate",
        ),
        (vec![("go build -o app . && ./other".to_owned(), 0, String::new())], "no-predicate"),
        (vec![("go build -o app .; ./app".to_owned(), 0, "app\n".to_owned())], "no-predicate"),
        (vec![("go build ./... && ./app".to_owned(), 0, "app\n".to_owned())], "no-predicate"),
        (vec![("cargo build && ./target/debug/app".to_owned(), 0, format!("{compiling}3\n"))], made),
        (
            vec![("cargo build && ./target/debug/app".to_owned(), 0, format!("{fresh}app 0.1.0\n"))],
            "no-predicate",
        ),
        (
            vec![("cargo build --release && ./target/debug/app".to_owned(), 0, format!("{compiling}3\n"))],
            "no-predicate",
        ),
        (
            vec![("cargo build --release && ./target/release/app".to_owned(), 0, format!("{compiling}3\n"))],
            made,
        ),
        (
            vec![(
                "cargo build && ls -l target/debug/app".to_owned(),
                0,
                format!("{fresh}{long} target/debug/app\n"),
            )],
            "no-predicate",
        ),
        (
            vec![
                ("cmake -S . -B build && cmake --build build".to_owned(), 0, cmake.to_owned()),
                ("ls -l build/app".to_owned(), 0, format!("{long} build/app\n")),
            ],
            made,
        ),
        (
            vec![
                ("cmake --build build".to_owned(), 0, cmake.to_owned()),
                ("ls -l build/old".to_owned(), 0, format!("{long} build/old\n")),
            ],
            "no-predicate",
        ),
        (
            vec![
                ("npm run build".to_owned(), 0, npm.to_owned()),
                ("test -f dist/a.js && echo there".to_owned(), 0, "there\n".to_owned()),
            ],
            made,
        ),
        (
            vec![(
                "npm run build && ls -la dist/".to_owned(),
                0,
                format!("{npm}total 12\n-rw-r--r-- 1 u u 9 Nov 30 04:15 a.js\n"),
            )],
            made,
        ),
        (
            vec![(
                "npm run build && ls -la dist/".to_owned(),
                0,
                format!("{npm}total 12\n-rw-r--r-- 1 u u 9 Nov 30 04:15 b.js\n"),
            )],
            "no-predicate",
        ),
        (
            vec![
                ("npm run build".to_owned(), 0, npm.replace("built", "unchanged")),
                ("test -f dist/a.js".to_owned(), 0, String::new()),
            ],
            "no-predicate",
        ),
        (
            vec![
                ("npm run build".to_owned(), 0, npm.replace("built", "could not resolve a.js, keeping")),
                ("test -f dist/a.js".to_owned(), 0, String::new()),
            ],
            "no-predicate",
        ),
        (
            vec![
                (
                    "cmake --build build --target help".to_owned(),
                    0,
                    "... valid targets for this Makefile\n".to_owned(),
                ),
                ("ls -l build/".to_owned(), 0, format!("{long} Makefile\n")),
            ],
            "no-predicate",
        ),
        (vec![("npm run build && ls dist/b.js".to_owned(), 0, format!("{npm}dist/b.js\n"))], "no-predicate"),
        (
            vec![
                ("npm run docs".to_owned(), 0, npm.to_owned()),
                ("test -f dist/a.js".to_owned(), 0, String::new()),
            ],
            "not-a-test",
        ),
        (
            vec![
                ("npx tsc".to_owned(), 0, String::new()),
                ("ls -l dist/a.js".to_owned(), 0, format!("{long} dist/a.js\n")),
            ],
            "not-a-test",
        ),
    ] {
        let course = lines.iter().map(|(line, status, output)| ran(line, *status, output)).collect();
        let found = verdict(course);
        match expected {
            "success artifact-matches" => assert_eq!(found, expected, "{lines:?}"),
            _ => assert!(!found.starts_with("success"), "{lines:?}: {found}"),
        }
    }
}

#[test]
fn what_was_built_is_no_outcome_beside_a_program_that_failed() {
    let built = || vec![ran("gcc -Wall -o mean mean.c", 0, ""), ran("./mean 1 3", 0, "2\n")];
    for (before, behind, expected) in [
        (vec![], vec![], "success artifact-matches"),
        (vec![ran("./t.sh", 1, "mean is wrong\n")], vec![], "no-predicate"),
        (vec![ran("./mean 1 3", 1, "")], vec![], "success artifact-matches"),
        (vec![ran("./t.sh", 1, "mean is wrong\n")], vec![ran("ls", 0, "")], "no-predicate"),
        (vec![ran("grep x mean.c", 1, "")], vec![], "success artifact-matches"),
        (vec![ran("./seg", 139, "Segmentation fault\n")], vec![], "no-predicate"),
        (vec![ran("go build -o b . && ./b", 2, "panic: no\n")], vec![], "no-predicate"),
        (vec![ran("gcc -o b b.c && ./b", 1, "b.c:1:1: error: no\n")], vec![], "success artifact-matches"),
    ] {
        let what = format!("{before:?}");
        let course = before.into_iter().chain([edited("/w/mean.c")]).chain(built()).chain(behind);
        assert_eq!(verdict(course.collect()), expected, "{what}");
    }
}
