//! Whether a command could print something that passes for a test report.

use super::call::Call;
use super::plain::{is_date_format, passes_on, prints_plainly, says_plainly};
use super::python::is_python;
use super::redirect::{Sink, Streams};
use super::selection::selects;
use super::word::Word;

/// Whether a command could print something that reads like a test report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Voice {
    /// It prints nothing of the kind.
    Quiet,
    /// It prints words of its own, among which a hook or a script of the project may put others.
    Own,
    /// It could.
    Loud,
    /// It shows text that is stored or written out in the line, which may be the report of another run.
    Stored,
}

/// Words of the test reports that are read here. Text with one of them could pass for a report.
const REPORT_WORDS: &[&str] = &[
    "passed",
    "failed",
    "passing",
    "pass ",
    "skipped",
    "test result",
    "tests ran",
    "running ",
    "tests run",
    "Tests run",
    "ok  ",
    "--- PASS",
    "Ran ",
    "FAILED",
    "PASSED",
    "[==========]",
    "OK",
    "1..",
    "Result: ",
    "examples, ",
    "example, ",
    "Tests: ",
    " runs, ",
    " successes / ",
    " success / ",
    " failures",
    "tests, ",
];

/// The voice of a call whose streams lead to `streams`; `fed` tells that it reads text which is not another command's
/// of the line.
pub(crate) fn voice(call: &Call, streams: Streams, fed: bool) -> Voice {
    // An error quotes the word that it is about, lines and all.
    let quotable = |arg: &Word| arg.raw.contains('\n') && speaks(&arg.raw);
    let silent = streams.are_hidden() || (streams.out == Sink::Hidden && writes_results_only(call));
    if silent {
        Voice::Quiet
    } else if call.args.iter().any(quotable) {
        Voice::Stored
    } else if is_quiet(call, fed) {
        Voice::Quiet
    } else if has_own_words(call) {
        Voice::Own
    } else if fed || shows_stored_text(call) {
        Voice::Stored
    } else {
        Voice::Loud
    }
}

/// Whether a text holds words of a test report. Reports count, but for these.
pub(crate) fn speaks(text: &str) -> bool {
    const WITHOUT_NUMBERS: [&str; 7] =
        ["Result: ", "ok  ", "--- PASS", "--- FAIL", "--- SKIP", "[==========]", "NO TESTS RAN"];
    let counts = text.bytes().any(|byte| byte.is_ascii_digit());
    let words = if counts { REPORT_WORDS } else { &[] };
    words.iter().chain(&WITHOUT_NUMBERS).any(|word| text.contains(word))
}

/// Programs whose standard error holds nothing but their own complaints.
fn writes_results_only(call: &Call) -> bool {
    matches!(
        call.program.as_str(),
        "cat" | "echo" | "printf" | "head" | "tail" | "tee" | "grep" | "ls" | "wc" | "sort"
    )
}

fn is_quiet(call: &Call, fed: bool) -> bool {
    let words: Vec<&str> = call.args.iter().map(|arg| arg.literal().unwrap_or(&arg.raw)).collect();
    let sub = words.first().copied().unwrap_or_default();
    let has = |options: &[&str]| words.iter().any(|word| options.contains(word));
    match call.program.as_str() {
        "cd" | "pushd" | "popd" | "unset" | "set" | "test" | "[" | "true" | "false" | ":" | "mkdir"
        | "rmdir" | "rm" | "touch" | "sleep" | "chmod" | "chown" | "umask" | "ulimit" | "wait" | "kill"
        | "which" | "type" | "command" | "pwd" | "id" | "whoami" | "uname" | "hostname" | "nproc"
        | "source" | "." | "shift" | "exit" | "clear" | "read" | "sync" => true,
        "cp" | "mv" | "ln" => words.iter().all(|word| is_ordinary_file(word)),
        "mktemp" => matches!(words.as_slice(), [] | ["-d"]),
        "date" => words.iter().all(|word| is_date_format(word)),
        // A long listing begins each line with the kind of the file.
        "ls" => {
            words.iter().any(|word| word.starts_with('-') && !word.starts_with("--") && word.contains('l'))
        }
        "sed" => {
            words.iter().any(|word| word.starts_with("-i")) && words.iter().all(|word| is_ordinary_file(word))
        }
        "echo" => says_plainly(call),
        "printf" => prints_plainly(call),
        "cat" | "head" | "tail" | "tee" => !fed && passes_on(call),
        "grep" | "egrep" | "fgrep" => !fed && selects(call),
        "git" => git_is_quiet(call),
        "pip" | "pip3" => {
            matches!(sub, "install" | "uninstall" | "wheel" | "download" | "check" | "cache")
                && !has(&["-v", "-vv", "-vvv", "--verbose"])
        }
        "uv" => {
            matches!(sub, "pip" | "sync" | "add" | "remove" | "lock" | "venv")
                && !has(&["-v", "-vv", "--verbose"])
        }
        "poetry" | "pipenv" => {
            matches!(sub, "install" | "add" | "remove" | "lock" | "update" | "sync")
        }
        // Complaints of the compiler, each with a file in front.
        "go" => matches!(sub, "build" | "vet" | "mod" | "fmt" | "install" | "version" | "env"),
        "gofmt" | "goimports" => !has(&["-d"]),
        "cargo" => {
            matches!(
                sub,
                "build" | "check" | "clippy" | "fmt" | "add" | "remove" | "update" | "fetch" | "clean"
            ) && !has(&["-vv", "--verbose"])
        }
        "ruff" => {
            let shows = ["-", "--diff", "--show-files", "--show-settings"];
            matches!(sub, "check" | "format") && !has(&shows)
        }
        "black" => !has(&["-", "-c", "--code", "--diff"]),
        "isort" => !has(&["-", "-d", "--diff", "--stdout"]),
        "mypy" => !has(&["-c", "--command"]),
        "rustfmt" => words.iter().all(|word| !word.starts_with('-')),
        "venv" | "compileall" | "py_compile" | "ensurepip" => true,
        // Each complaint behind the name of a file, or indented.
        "bash" | "sh" | "dash" => sub == "-n",
        "eslint" => !has_any_of(&words, &["-f", "--format", "--stdin", "--print-config", "--debug"]),
        "tsc" | "vue-tsc" => {
            !has_any_of(&words, &["-w", "--watch", "--pretty", "--listFiles", "--showConfig"])
        }
        "mix" => sub == "format" && has(&["--check-formatted"]),
        program if is_python(program) => matches!(words.as_slice(), ["--version" | "-V"]),
        _ => false,
    }
}

/// Whether one of these options is given, alone or with a value.
fn has_any_of(words: &[&str], options: &[&str]) -> bool {
    words.iter().any(|word| options.iter().any(|option| word.starts_with(option)))
}

/// Programs that show what files hold, and words of a report in any call.
fn shows_stored_text(call: &Call) -> bool {
    let shows = matches!(
        call.program.as_str(),
        "cat"
            | "tac"
            | "head"
            | "tail"
            | "less"
            | "more"
            | "bat"
            | "echo"
            | "printf"
            | "sed"
            | "awk"
            | "gawk"
            | "grep"
            | "egrep"
            | "rg"
            | "ag"
            | "tee"
            | "cut"
            | "sort"
            | "uniq"
            | "tr"
            | "nl"
            | "jq"
            | "strings"
            | "cp"
            | "dd"
            | "git"
            | "date"
            | "export"
            | "declare"
            | "history"
    );
    shows || call.args.iter().any(|arg| speaks(&arg.raw))
}

/// Whether a file holds code or settings, by its name.
fn is_source(path: &str) -> bool {
    const KINDS: [&str; 24] = [
        "py", "pyi", "rs", "js", "mjs", "cjs", "ts", "tsx", "jsx", "go", "rb", "java", "kt", "c", "h", "cpp",
        "hpp", "php", "toml", "json", "yaml", "yml", "cfg", "ini",
    ];
    path.rsplit_once('.')
        .is_some_and(|(stem, kind)| KINDS.contains(&kind) && !stem.ends_with('/') && !stem.is_empty())
}

/// Programs that do not show what files hold, so that a report among their words comes from a hook or a script.
fn has_own_words(call: &Call) -> bool {
    let words: Option<Vec<&str>> = call.args.iter().map(Word::literal).collect();
    let Some(words) = words else { return false };
    let sub = words.first().copied().unwrap_or_default();
    let formats = |word: &&str| {
        ["--format", "--pretty", "--template", "-p", "--patch"].iter().any(|o| word.starts_with(o))
    };
    match call.program.as_str() {
        "ls" | "tree" | "wc" | "du" | "df" | "stat" | "file" => true,
        // What is no option, and no number, is a file.
        "cat" | "head" | "tail" => {
            let mut files =
                words.iter().filter(|word| !word.starts_with('-') && word.parse::<u32>().is_err()).peekable();
            files.peek().is_some() && files.all(|file| is_source(file))
        }
        "git" => {
            let sub = match words.as_slice() {
                ["-C", _, sub, ..] | [sub, ..] => *sub,
                [] => "",
            };
            let is_one_of = |known: &str| known.split(' ').any(|known| known == sub);
            is_one_of(
                "commit push pull fetch checkout switch merge rebase branch tag log diff stash remote clone restore reset",
            ) && !words.iter().any(formats)
        }
        "npm" | "pnpm" | "yarn" | "bun" => {
            matches!(sub, "install" | "i" | "ci" | "add" | "remove" | "uninstall")
        }
        "pip" | "pip3" | "uv" | "poetry" | "pipenv" | "apt" | "apt-get" | "bundle" | "composer" | "gem" => {
            words.iter().any(|word| {
                matches!(*word, "install" | "sync" | "add" | "update" | "lock" | "list" | "freeze" | "show")
            })
        }
        "cargo" => matches!(sub, "build" | "check" | "clippy" | "fetch" | "add"),
        "node" => matches!(sub, "-c" | "--check"),
        "php" => sub == "-l",
        "ruby" | "perl" => sub == "-c",
        "vite" => sub == "build",
        "coverage" => matches!(sub, "report" | "combine" | "erase" | "html" | "xml" | "json" | "lcov"),
        "go" => sub == "tool" && words.get(1) == Some(&"cover") || sub == "generate",
        "mix" => matches!(sub, "compile" | "deps.get" | "deps.compile" | "format"),
        "cmake" => words.iter().any(|word| matches!(*word, "-B" | "-S" | "--build")),
        "tsc" | "vue-tsc" | "oxlint" | "stylelint" | "shellcheck" | "shfmt" | "hadolint" | "yamllint"
        | "pylint" | "rimraf" | "webpack" | "tsup" | "eslint" | "prettier" | "ruff" | "black" | "mypy"
        | "pyright" | "flake8" | "isort" => true,
        _ => false,
    }
}

/// A file, or an option, that is no door to one of the streams.
pub(super) fn is_ordinary_file(word: &str) -> bool {
    !word.contains("/dev/") && !word.contains("/proc/") && !word.contains('$') && !word.contains('`')
}

/// Subcommands of git that run no hooks and begin their lines with words of their own.
fn git_is_quiet(call: &Call) -> bool {
    let words: Option<Vec<&str>> = call.args.iter().map(Word::literal).collect();
    let Some(words) = words else { return false };
    match words.as_slice() {
        ["-C", _, rest @ ..] | rest => match rest {
            ["status" | "add" | "init" | "rm" | "mv", ..] => true,
            ["stash"] => true,
            ["stash", "push" | "pop" | "apply" | "drop", options @ ..] => {
                options.iter().all(|word| !word.starts_with("-p"))
            }
            ["diff", "--stat"] | ["rev-parse", "HEAD" | "--show-toplevel"] => true,
            _ => false,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::super::Script;

    /// Whether all commands of a line but `pytest` are quiet.
    fn quiet(line: &str) -> bool {
        let script = Script::analyse(line).0.unwrap();
        let (id, _) = script.leaves().find(|(_, leaf)| leaf.text.starts_with("pytest")).unwrap();
        !script.others_are_loud(&[id])
    }

    #[test]
    fn only_what_can_print_no_report_is_quiet() {
        for (line, expected) in [
            ("cd app && pytest", true),
            ("[ -d app ] && cd app; pytest", true),
            ("mkdir -p out && pytest", true),
            ("git status --short && pytest", true),
            ("git diff --stat; pytest", true),
            ("git stash && pytest", true),
            ("ls -la; pytest", true),
            ("date; date +%s; date '+%F %T'; pytest", true),
            ("pip install -q -e . && pytest", true),
            ("ruff check . && mypy src && pytest", true),
            ("gofmt -l . && go build ./... && go vet ./... && pytest", true),
            ("gofmt -d . && pytest", false),
            ("test -z \"$(gofmt -l .)\" && pytest", true),
            ("test -z \"$(gofmt -d .)\" && pytest", false),
            ("bash -n run.sh && pytest", true),
            ("bash run.sh && pytest", false),
            ("npx eslint src && npx tsc --noEmit && pytest", true),
            ("npx eslint -f ./mine.js src && pytest", false),
            ("npx eslint --format=unix src && pytest", false),
            ("npx tsc --pretty && pytest", false),
            ("mix format --check-formatted && pytest", true),
            ("mix format && pytest", false),
            ("coverage report && pytest", false),
            ("shellcheck run.sh && pytest", false),
            ("echo \"--- tests ---\" && pytest", true),
            ("echo --- && pytest", true),
            ("echo '--- FAIL: TestMean' && pytest", false),
            ("echo - ne '4 pas'; pytest", true),
            ("echo -nE '4 pas'; pytest", false),
            ("set -o pipefail; pytest | grep -v Warning", true),
            ("grep passed old.log; pytest", false),
            ("grep passed < old.log; pytest", false),
            ("echo \"== run $?\"; pytest", true),
            ("pytest; rc=$?; echo \"ended: $rc ${rc}\"; exit $rc", true),
            ("pytest; echo \"$other\"", false),
            ("rc=x; pytest; echo \"$rc\"", false),
            ("printf 'now\\n'; pytest", true),
            ("pytest && echo OK", true),
            ("pytest && echo 'all tests passed'", true),
            ("pytest && echo '4 tests passed'", false),
            ("cat > t.py <<'EOF'\n4 passed in 0.1s\nEOF\npytest", true),
            ("tee t.py > /dev/null <<'EOF'\n4 passed in 0.1s\nEOF\npytest", true),
            ("python gen.py > log 2>&1; pytest", true),
            ("python gen.py 2>&1 > log; pytest", false),
            ("cp a.py b.py; pytest", true),
            ("cd \"$(git rev-parse --show-toplevel)\" && pytest", true),
            ("set -o pipefail; pytest | tee log | tail -n 5", true),
            ("t=$(date +%s); pytest", true),
            // What is stored, or comes from a file, may be the report of another run.
            ("tail -1 old.log; pytest", false),
            ("head -n 3 old.log; pytest", false),
            ("tail -1 < old.log; pytest", false),
            ("{ tail -1; } < old.log; pytest", false),
            ("cat <<EOF\n4 passed\nEOF\npytest", false),
            ("echo '  4 passing (5ms)'; pytest", false),
            ("echo 'ℹ pass 4'; pytest", false),
            ("cat old.log | cat; pytest", false),
            ("cp old.log /dev/stdout; pytest", false),
            ("sed -i 'w /dev/stdout' a; pytest", false),
            ("date '+4 passed in 0.1s'; pytest", false),
            ("echo 1..1; echo ok 1; pytest", false),
            ("echo 2 examples, 0 failures; pytest", false),
            ("printf 'Result: PASS\\n'; pytest", false),
            ("echo 4 pass'ed' in 0.1s; pytest", false),
            ("echo -n '4 pas'; pytest", false),
            ("echo -e '4 p\\x61ssed in 0.1s'; pytest", false),
            ("printf '4 %s in 0.1s\\n' passe; pytest", false),
            ("printf '4 pas'; pytest", false),
            ("ls; pytest", false),
            ("cd 'x\n4 passed in 0.1s\n'; pytest", false),
            ("x=$(cat old.log >&2); pytest", false),
            ("true $(cat old.log >&2); pytest", false),
            ("for f in `cat old.log >&2`; do :; done; pytest", false),
            ("case $(cat old.log >&2) in x) :;; esac; pytest", false),
            ("[[ -n $(cat old.log >&2) ]]; pytest", false),
            ("set -x; cd app; pytest", true),
            ("set -x; x=$y; pytest", false),
            ("set -x; : 'x\n4 passed in 0.1s\n'; pytest", false),
            ("bash -xc 'x=$y; cd app'; pytest", false),
            ("getopts a 'x\n4 passed in 0.1s\n'; pytest", false),
            ("export -p; pytest", false),
            ("declare -p x; pytest", false),
            // Hooks and scripts print whatever they like.
            ("git commit -m x && pytest", false),
            ("git checkout x && pytest", false),
            ("npm install && pytest", false),
            ("git log --oneline -3; pytest", false),
            ("git stash list; pytest", false),
            ("git config x; pytest", false),
            ("prettier a.md; pytest", false),
            ("./setup.sh && pytest", false),
        ] {
            assert_eq!(quiet(line), expected, "{line}");
        }
    }
}
