//! Recordings behind every construct that hides an exit status, or keeps it.

use super::recorded::{Recording, Shows};
use super::{Labelled, Piece, Truth};

/// What becomes of a run's status and output.
#[derive(Clone, Copy)]
enum After {
    /// Both stay what they were.
    Same,
    /// The status is this one, whatever the run did.
    Status(i32),
    /// The line ends with this status if the run fails, else with 0.
    OnFailure(i32),
    /// The text stands before or behind the output.
    Before(&'static str),
    Behind(&'static str),
}

/// A line around a run, written `R`.
struct Around {
    family: &'static str,
    line: &'static str,
    after: After,
    takes: Takes,
}

/// Which commands a line can stand around.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Takes {
    Any,
    /// One that begins with a program, not with an assignment.
    Program,
    /// One without single quotes.
    Unquoted,
    Python,
}

const fn around(family: &'static str, line: &'static str, after: After) -> Around {
    Around { family, line, after, takes: Takes::Any }
}

const fn only(takes: Takes, family: &'static str, line: &'static str, after: After) -> Around {
    Around { family, line, after, takes }
}

/// Behind these nobody knows how the run ended, or what ran, or where.
const MASKS: &[Around] = &[
    around("or", "R || true", After::Status(0)),
    around("or", "R || :", After::Status(0)),
    around("or", "R || exit 0", After::Status(0)),
    around("or", "R || echo 'some tests failed'", After::Status(0)),
    around("or", "(R) || true", After::Status(0)),
    around("or", "R || [ $? -eq 5 ] || true", After::Status(0)),
    around("list", "R; true", After::Status(0)),
    around("list", "R; echo done", After::Status(0)),
    around("list", "R; echo \"exit: $?\"", After::Status(0)),
    around("list", "R\necho finished", After::Status(0)),
    around("list", "R && npm run lint; true", After::Status(0)),
    around("list", "set +e; R; echo $?", After::Status(0)),
    around("list", "set -e; R || true; echo ok", After::Status(0)),
    around("list", "R; exit 0", After::Status(0)),
    around("list", "R; rc=$?; echo $rc", After::Status(0)),
    around("list", "R; rc=$?; rc=0; exit $rc", After::Status(0)),
    around("list", "R; rc=$?; true; exit $?", After::Status(0)),
    around("pipe", "R | tail -40", After::Status(0)),
    around("pipe", "R 2>&1 | tee run.log", After::Status(0)),
    around("pipe", "R | cat", After::Status(0)),
    around("pipe", "set -o pipefail; set +o pipefail; R | cat", After::Status(0)),
    around("pipe", "set -o pipefail; R | cat || true", After::Status(0)),
    around("pipe", "R | cat; exit ${PIPESTATUS[1]}", After::Status(0)),
    around("job", "R &", After::Status(0)),
    around("job", "R & wait", After::Status(0)),
    around("job", "R & sleep 1; wait; true", After::Status(0)),
    around("job", "coproc R", After::Status(0)),
    around("group", "(R; exit 0)", After::Status(0)),
    around("group", "{ R; true; }", After::Status(0)),
    around("group", "( R | cat )", After::Status(0)),
    around("branch", "if R; then :; fi", After::Status(0)),
    around("branch", "if ! R; then echo failed; fi", After::Status(0)),
    around("branch", "case x in x) R || true;; esac", After::Status(0)),
    around("branch", "[ -f none ] && R || true", After::Status(0)),
    around("loop", "while ! R; do break; done", After::Status(0)),
    around("loop", "until R; do break; done", After::Status(0)),
    around("loop", "for i in 1 2; do R; done; true", After::Status(0)),
    around("trap", "trap 'exit 0' EXIT; R", After::Status(0)),
    around("trap", "set -e; trap 'exit 0' ERR; R", After::Status(0)),
    around("eval", "eval \"R || true\"", After::Status(0)),
    around("eval", "bash -c \"R || true\"", After::Status(0)),
    around("eval", "sh -c \"R; exit 0\"", After::Status(0)),
    around("eval", "bash -c \"R\"; true", After::Status(0)),
    around("substitution", "out=$(R); echo \"$out\"", After::Status(0)),
    around("substitution", "echo \"$(R)\"", After::Status(0)),
    around("substitution", "cat <(R)", After::Status(0)),
    around("other program", "PATH=/tmp/fake:$PATH; R", After::Same),
    around("other program", "export PATH=/tmp/fake:$PATH; R", After::Same),
    around("other program", "export PATH=\"$PWD/bin:$PATH\" && R", After::Same),
    around("other program", "shopt -s expand_aliases\nalias P='true '\nR", After::Same),
    around("other program", "P() { cat last.log; }; R", After::Same),
    around("other program", "function P { cat last.log; }\nR", After::Same),
    around("other program", "source ./settings.sh; R", After::Same),
    around("other program", "hash -p /tmp/fake P; R", After::Same),
    around("other place", "ssh build-host R", After::Same),
    around("other place", "ssh build-host \"R\" || true", After::Status(0)),
    around("other place", "docker exec app R", After::Same),
    around("other place", "docker compose run --rm app R", After::Same),
    around("other place", "kubectl exec pod -- R", After::Same),
    around("other place", "watch -n 5 R", After::Same),
    around("xargs", "ls tests | xargs R || true", After::Status(0)),
    around("xargs", "find . -name tests -exec R ';'", After::Status(0)),
    around("make", "make -k test", After::Same),
    around("make", "make -i test", After::Status(0)),
    around("make", "make -n test", After::Status(0)),
    around("stored text", "cat last-run.log", After::Status(0)),
    around("stored text", "tail -200 last-run.log", After::Status(0)),
    around("stored text", "R > /dev/null 2>&1; cat last-run.log", After::Status(0)),
    around("stored text", "R > run.log 2>&1; cat run.log", After::Status(0)),
    around("stored text", "R > run.log 2>&1 || true; cat run.log", After::Status(0)),
    around("stored text", "if [ -f none.cfg ]; then R; else cat last-run.log; fi", After::Status(0)),
    around("stored text", "case $X in y) R;; *) tail -9 last-run.log;; esac", After::Status(0)),
    around("stored text", "cat <<'EOF'\nR\nEOF", After::Status(0)),
    around("stored text", "echo R", After::Status(0)),
    around("stored text", "grep -rn 'R' .", After::Status(0)),
    around("stored text", "git log -1 --format=%B", After::Status(0)),
    around("stored text", "python -c 'print(open(\"last-run.log\").read())'", After::Status(0)),
];

/// Behind these the run's status is the line's, and its report is all there is to read.
const WRAPPERS: &[Around] = &[
    around("place", "cd app && R", After::Same),
    around("place", "cd /home/dev/project && R", After::Same),
    around("place", "cd app; R", After::Same),
    around("place", "cd app\nR", After::Same),
    around("place", "(cd app && R)", After::Same),
    around("place", "pushd app > /dev/null && R", After::Same),
    around("group", "{ R; }", After::Same),
    around("group", "(R)", After::Same),
    around("group", "R;", After::Same),
    around("group", "R # once more", After::Same),
    around("environment", "CI=1 R", After::Same),
    around("environment", "NO_COLOR=1 LANG=C R", After::Same),
    around("environment", "export CI=1; R", After::Same),
    around("environment", "export CI=1 && R", After::Same),
    only(Takes::Program, "environment", "env CI=1 R", After::Same),
    only(Takes::Python, "environment", "PYTHONDONTWRITEBYTECODE=1 R", After::Same),
    only(Takes::Python, "environment", ". .venv/bin/activate && R", After::Same),
    only(Takes::Python, "environment", "source .venv/bin/activate; R", After::Same),
    only(Takes::Python, "environment", "source venv/bin/activate && R", After::Same),
    only(Takes::Program, "wrapper", "timeout 60 R", After::Same),
    only(Takes::Program, "wrapper", "timeout -k 5 2m R", After::Same),
    only(Takes::Program, "wrapper", "nice -n 5 R", After::Same),
    only(Takes::Program, "wrapper", "nohup R", After::Same),
    only(Takes::Program, "wrapper", "stdbuf -oL R", After::Same),
    only(Takes::Program, "wrapper", "exec R", After::Same),
    only(Takes::Program, "wrapper", "command R", After::Same),
    around("wrapper", "time R", After::Behind("\nreal\t0m1.204s\nuser\t0m0.911s\nsys\t0m0.120s\n")),
    only(Takes::Python, "wrapper", "uv run R", After::Same),
    only(Takes::Python, "wrapper", "poetry run R", After::Same),
    only(Takes::Python, "wrapper", "pipenv run R", After::Same),
    only(Takes::Unquoted, "shell", "bash -c 'R'", After::Same),
    only(Takes::Unquoted, "shell", "bash -lc 'R'", After::Same),
    only(Takes::Unquoted, "shell", "sh -c 'cd app && R'", After::Same),
    around("option", "set -e; R", After::Same),
    around("option", "set -euo pipefail; R", After::Same),
    around("option", "set -e\ncd app\nR", After::Same),
    around("pipe", "set -o pipefail; R | tee run.log", After::Same),
    around("pipe", "set -o pipefail; R 2>&1 | tail -400", After::Same),
    around("pipe", "set -o pipefail && R 2>&1 | cat", After::Same),
    around("pipe", "R 2>&1 | tee run.log; exit ${PIPESTATUS[0]}", After::Same),
    around("redirection", "R 2>&1", After::Same),
    around("redirection", "R < /dev/null", After::Same),
    around("kept status", "R; rc=$?; exit $rc", After::Same),
    around("kept status", "R; exit $?", After::Same),
    around("kept status", "R || exit $?", After::Same),
    around("kept status", "R || exit 1", After::OnFailure(1)),
    around("kept status", "R || { rc=$?; exit $rc; }", After::Same),
    around("kept status", "R; rc=$?; echo \"exit code $rc\"; exit $rc", After::Behind("exit code N\n")),
    around("beside", "echo 'running the tests' && R", After::Before("running the tests\n")),
    around("beside", "echo; R", After::Before("\n")),
    around("beside", "pwd && R", After::Before("/home/dev/project\n")),
    around("beside", "mkdir -p build && R", After::Same),
    around("beside", "rm -rf .cache && R", After::Same),
    around("beside", "test -f setup.cfg; R", After::Same),
    around("beside", "sleep 1 && R", After::Same),
    around("beside", "git status --short && R", After::Before(" M src/core.c\n")),
    around("beside", "R && echo ok", After::Same),
];

/// Every passing and failing recording in every line that can stand around it, and in turns that take its proof away.
pub(crate) fn all(recordings: &[Recording]) -> Vec<Labelled> {
    let mut turns = Vec::new();
    for recording in recordings.iter().filter(|one| one.is_plain()) {
        let passing = recordings
            .iter()
            .find(|other| other.runner == recording.runner && other.shows == Shows::Pass && other.is_plain());
        turns.extend(taken_away(recording, passing));
        if is_simple(&recording.command) {
            let masked = MASKS.iter().filter(|mask| mask.fits(recording));
            turns.extend(masked.map(|mask| mask.labelled("masked", recording, Truth::Unproven)));
            let wrapped = WRAPPERS.iter().filter(|wrapper| wrapper.fits(recording));
            turns.extend(wrapped.map(|wrapper| wrapper.labelled("kept", recording, recording.truth())));
        }
    }
    turns
}

/// One command, without anything that only a shell reads.
fn is_simple(command: &str) -> bool {
    !command.contains(['|', '&', ';', '<', '>', '(', ')', '$', '`', '\n', '"', '#'])
}

impl Around {
    fn fits(&self, recording: &Recording) -> bool {
        let command = &recording.command;
        let program = command.split(' ').next().unwrap_or_default();
        let is_program = !program.contains('=');
        let names_program =
            self.line.contains('P') && self.line.split(|c: char| !c.is_alphanumeric()).any(|w| w == "P");
        let fits = match self.takes {
            Takes::Any => true,
            Takes::Program => is_program,
            Takes::Unquoted => !command.contains('\''),
            Takes::Python => is_program && (program == "pytest" || program.starts_with("python")),
        };
        // A name with a slash is no name of an alias or a function.
        fits && !(names_program && (!is_program || program.contains('/')))
            && !(self.line.contains("'R'") && command.contains('\''))
    }

    fn labelled(&self, kind: &str, recording: &Recording, truth: Truth) -> Labelled {
        let program = recording.command.split(' ').next().unwrap_or_default();
        let line = words(self.line, "R", &recording.command);
        let line = words(&line, "P", program);
        let mut status = recording.status;
        let mut output = recording.output.clone();
        match self.after {
            After::Same => {}
            After::Status(other) => status = other,
            After::OnFailure(other) => status = if status == 0 { 0 } else { other },
            After::Before(text) => output.insert_str(0, text),
            After::Behind(text) => output += &text.replace('N', &status.to_string()),
        }
        Labelled {
            family: format!("{kind}: {}", self.family),
            name: format!("{}/{} in `{line}`", recording.runner, recording.file),
            user: "run the tests".to_owned(),
            pieces: vec![Piece::run(line, status, output)],
            truth,
        }
    }
}

/// A text with a word of one letter replaced, where it stands for itself.
fn words(text: &str, letter: &str, by: &str) -> String {
    let mut replaced = String::new();
    let mut before = ' ';
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let alone = !before.is_alphanumeric() && signs.peek().is_none_or(|next| !next.is_alphanumeric());
        if alone && letter.starts_with(sign) && before != '$' && before != '-' {
            replaced.push_str(by);
        } else {
            replaced.push(sign);
        }
        before = sign;
    }
    replaced
}

/// Turns in which what else happened takes a proof away, or never let it be one.
fn taken_away(recording: &Recording, passing: Option<&Recording>) -> Vec<Labelled> {
    let Recording { command, status, output, .. } = recording;
    let run = || Piece::run(command, *status, output);
    let start = || Piece::Start { command: command.clone(), process: "proc_1".to_owned() };
    let wait = |exit| Piece::Wait {
        command: command.clone(),
        process: "proc_1".to_owned(),
        exit,
        output: output.clone(),
    };
    let head: String = output.chars().take(60.min(output.chars().count() / 3)).collect();
    let mut turns = vec![
        ("background", "only started", vec![start()]),
        (
            "background",
            "started, then edited, then waited for",
            vec![start(), Piece::edit("src/core.py"), wait(*status)],
        ),
        (
            "ending",
            "timed out",
            vec![Piece::run(command, 124, format!("{output}\n[Command timed out after 60s]"))],
        ),
        ("ending", "killed", vec![Piece::run(command, -9, output)]),
        ("ending", "interrupted", vec![Piece::run(command, 130, format!("{output}[Command interrupted]"))]),
        ("ending", "ended by a fault of memory", vec![Piece::run(command, 139, output)]),
        ("ending", "not found", vec![Piece::run(command, 127, "bash: line 1: command not found")]),
        ("report", "no output", vec![Piece::run(command, *status, "")]),
        ("words", "told by the agent", vec![Piece::Said(format!("I ran `{command}`:\n{output}"))]),
        (
            "words",
            "printed by another tool",
            vec![Piece::Tool {
                tool: "execute_code".to_owned(),
                arguments: serde_json::json!({"code": "run()"}),
                result: serde_json::json!({"output": output, "exit_code": status}).to_string(),
            }],
        ),
        (
            "words",
            "reported by a helper",
            vec![Piece::Tool {
                tool: "delegate_task".to_owned(),
                arguments: serde_json::json!({"task": command}),
                result: serde_json::json!({"results": [{"summary": output, "status": "completed"}]})
                    .to_string(),
            }],
        ),
    ];
    if recording.fixes_status {
        let other = i32::from(*status == 0);
        turns.push(("report", "a status that it does not go with", vec![Piece::run(command, other, output)]));
    }
    if recording.shows == Shows::Pass {
        let cut =
            format!("{head}\n\n... [OUTPUT TRUNCATED - 90,000 chars omitted out of 90,060 total] ...\n\n");
        turns.push(("report", "its beginning alone", vec![Piece::run(command, *status, cut)]));
        turns.push(("stale", "edited after the run", vec![run(), Piece::edit("src/core.py")]));
        turns.push((
            "stale",
            "overwritten after the run",
            vec![run(), Piece::run("sed -i 's/1/2/' src/core.py", 0, "")],
        ));
    }
    if let (Shows::Failure, Some(passing)) = (recording.shows, passing) {
        let both = format!("{output}\n{}", passing.output);
        turns.push((
            "report",
            "an old pass behind a failure",
            vec![Piece::run(format!("{command}; cat last-run.log"), 0, both)],
        ));
    }
    let turns = turns.into_iter().map(|(family, what, pieces)| Labelled {
        family: format!("taken away: {family}"),
        name: format!("{}/{}, {what}", recording.runner, recording.file),
        user: "run the tests".to_owned(),
        pieces,
        truth: Truth::Unproven,
    });
    turns.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_run_is_put_where_its_letter_stands_alone() {
        for (line, expected) in [
            ("R || true", "pytest -q || true"),
            ("ERR; RUN; export PATH; R", "ERR; RUN; export PATH; pytest -q"),
            ("echo \"$(R)\"", "echo \"$(pytest -q)\""),
            ("if R; then :; fi", "if pytest -q; then :; fi"),
        ] {
            assert_eq!(words(line, "R", "pytest -q"), expected);
        }
    }

    #[test]
    fn only_one_plain_command_is_put_into_lines() {
        for (command, simple) in
            [("pytest -q", true), ("cargo test -- --list", true), ("cd a && pytest", false), ("a | b", false)]
        {
            assert_eq!(is_simple(command), simple, "{command}");
        }
    }
}
