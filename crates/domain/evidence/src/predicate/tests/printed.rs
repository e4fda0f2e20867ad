//! What command lines print into files is described like any other write.

use super::*;

/// The files that changed between a failure and a pass, each with its lines.
fn written(steps: Vec<Observation>) -> Vec<String> {
    let course = [vec![ran("pytest -q", 1, FAILED)], steps, vec![ran("pytest -q", 0, PASSED)]].concat();
    let evaluation = evaluate(&turn(course));
    let told = |change: &Change| match change {
        Change::File { path, hunk, .. } => {
            Some(format!("{path} {}", hunk.as_deref().unwrap_or("?").replace('\n', " ")))
        }
        _ => None,
    };
    evaluation.findings().changes.iter().filter_map(told).collect()
}

#[test]
fn what_is_printed_is_compared_with_what_stood_there_right_before() {
    let known = || read("a.py", "a\nb\n", true);
    for (steps, expected) in [
        (vec![ran("echo c > a.py", 0, "")], &["a.py =c"][..]),
        (vec![known(), ran("echo c > a.py", 0, "")], &["a.py -a -b +c"]),
        (vec![known(), ran("rm a.py && echo c > a.py", 0, "")], &["a.py =c"]),
        (vec![known(), ran("echo c > a.py && echo d > a.py", 0, "")], &["a.py -a -b +c", "a.py -c +d"]),
        (
            vec![known(), ran("echo c > a.py", 0, ""), ran("echo d > a.py", 0, "")],
            &["a.py -a -b +c", "a.py -c +d"],
        ),
        (
            vec![known(), ran("echo c > a.py && echo x > b.py && echo d > a.py", 0, "")],
            &["a.py -a -b +c", "b.py =x", "a.py -c +d"],
        ),
        (vec![known(), ran("mytool", 0, ""), ran("echo c > a.py", 0, "")], &["a.py =c"]),
        (
            vec![known(), ran("echo c > a.py && mytool", 0, ""), ran("echo d > a.py", 0, "")],
            &["a.py -a -b +c", "a.py =d"],
        ),
        (vec![ran("ls | tee a.py", 0, "x\n")], &["a.py ?"]),
        (vec![ran("ls | tee run.log", 0, "x\n")], &[]),
        (vec![ran("true || echo c > a.py", 0, "")], &[]),
        (vec![ran("echo c > a.py; ls x", 2, "")], &[]),
        (vec![ran("eval \"$X\"; echo c > a.py", 0, "")], &[]),
    ] {
        assert_eq!(written(steps.clone()), expected, "{steps:?}");
    }
}

#[test]
fn a_file_is_told_by_where_it_lies() {
    let turn = |line: &str| vec![ran(line, 0, "")];
    let below = written(turn("cd app && echo c > a.py"));
    assert_eq!(below, ["app/a.py =c"]);
}
