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
        ("another program of that name", vec![ran("cp fake bin/gcc", 0, ""), gcc(), size()], "no-predicate"),
    ];
    for (what, observations, expected) in cases {
        assert_eq!(verdict(observations), expected, "{what}");
    }
}
