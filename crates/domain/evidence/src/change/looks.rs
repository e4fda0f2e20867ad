//! Commands that are known to leave every file that a test run reads as it is.
//!
//! The list is of what is known: a command that is not on it may have changed anything.

use crate::report::Runner;
use crate::shell::{Call, Entry, Word, is_python};

/// Whether a command only looks, with these arguments. What it builds or caches for itself does not count as a change.
pub(crate) fn only_looks(call: &Call) -> bool {
    if call.args.iter().any(Word::is_dynamic) && !prints_words(call) {
        return false;
    }
    match call.entry {
        Entry::Name | Entry::BinPath | Entry::PythonModule if Runner::of(call).is_some() => {
            tests_look(&Args::of(call))
        }
        Entry::PythonModule => module_looks(call),
        Entry::Name | Entry::BinPath => program_looks(call),
        Entry::FilePath => false,
    }
}

/// `echo`, `cat` and their like: whatever their words expand to, they only print.
fn prints_words(call: &Call) -> bool {
    matches!(
        call.program.as_str(),
        "echo"
            | "printf"
            | "test"
            | "["
            | "ls"
            | "cat"
            | "head"
            | "tail"
            | "wc"
            | "grep"
            | "egrep"
            | "fgrep"
            | "stat"
            | "file"
            | "du"
            | "df"
            | "diff"
            | "cmp"
            | "cd"
            | "sleep"
            | "basename"
            | "dirname"
            | "realpath"
            | "readlink"
            | "md5sum"
            | "sha256sum"
            | "seq"
            | "kill"
            | "wait"
            | "which"
    )
}

/// The arguments of a call as text.
struct Args<'a>(Vec<&'a str>);

impl<'a> Args<'a> {
    fn of(call: &'a Call) -> Self {
        Self(call.args.iter().map(|arg| arg.literal().unwrap_or(&arg.raw)).collect())
    }

    fn first(&self) -> &'a str {
        self.0.first().copied().unwrap_or_default()
    }

    fn second(&self) -> &'a str {
        self.0.get(1).copied().unwrap_or_default()
    }

    /// Whether one of these options is given, alone, with `=value`, or as a letter in a group of letters.
    fn has(&self, options: &[&str]) -> bool {
        self.0.iter().any(|arg| {
            let name = arg.split_once('=').map_or(*arg, |(name, _)| name);
            let grouped = |option: &&str| {
                let letter = option.strip_prefix('-').filter(|letter| letter.len() == 1);
                let group = arg.strip_prefix('-').filter(|group| !group.starts_with('-'));
                letter.zip(group).is_some_and(|(letter, group)| group.contains(letter))
            };
            options.iter().any(|option| name == *option || grouped(option))
        })
    }

    fn lacks(&self, options: &[&str]) -> bool {
        !self.has(options)
    }

    fn operands(&self) -> usize {
        self.0.iter().filter(|arg| !arg.starts_with('-')).count()
    }

    /// Whether all that they name is a new branch, behind the option for it: what is attached to the option is the branch,
    /// and the word behind is where it starts.
    fn makes_a_branch(&self, letter: char, long: &str) -> bool {
        let ends = |arg: &&str| *arg == long || (!arg.starts_with("--") && arg.ends_with(letter));
        self.operands() == 1 && self.0.iter().filter(|arg| arg.starts_with('-')).any(ends)
    }

    /// Whether the first of them is one of these options, and the others are files.
    fn reads_programs_with(&self, options: &[&str]) -> bool {
        options.contains(&self.first()) && self.0.iter().skip(1).all(|arg| !arg.starts_with('-'))
    }

    fn only_asks_for_help(&self) -> bool {
        matches!(self.0.as_slice(), ["--version" | "-V" | "--help" | "-h"])
    }
}

fn program_looks(call: &Call) -> bool {
    let args = Args::of(call);
    match call.program.as_str() {
        // Builtins that act on the shell alone, and programs that have no way to write a file.
        "cd" | "pushd" | "popd" | "dirs" | "pwd" | "echo" | "printf" | "true" | "false" | ":" | "test"
        | "[" | "exit" | "set" | "shift" | "wait" | "type" | "which" | "whereis" | "command" | "ls"
        | "cat" | "head" | "tail" | "wc" | "grep" | "egrep" | "fgrep" | "stat" | "file" | "du" | "df"
        | "diff" | "cmp" | "comm" | "cut" | "paste" | "tr" | "basename" | "dirname" | "realpath"
        | "readlink" | "seq" | "sleep" | "whoami" | "id" | "uname" | "nproc" | "printenv" | "md5sum"
        | "sha1sum" | "sha256sum" | "cksum" | "hexdump" | "od" | "strings" | "nl" | "tac" | "rev"
        | "fold" | "column" | "expr" | "ps" | "pgrep" | "free" | "uptime" | "jq" | "bc" | "umask"
        | "ulimit" | "history" | "exa" | "eza" | "lsof" | "ss" | "netstat" | "kill" | "shellcheck" => true,
        // They read programs and run nothing; the shells get here with `-n` alone.
        "bash" | "sh" | "dash" => args.first() == "-n",
        "php" => args.reads_programs_with(&["-l"]) || args.only_asks_for_help(),
        "ruby" => args.reads_programs_with(&["-c", "-wc", "-cw"]) || args.only_asks_for_help(),
        // Of sourced files only the activation of an environment is let through to here.
        "source" | "." => true,
        // An archive that is listed, with the letters together and nothing else asked.
        "tar" => {
            let letters = args.first().trim_start_matches('-');
            letters.starts_with('t')
                && letters.chars().all(|letter| "tzjJvf".contains(letter))
                && args.0.iter().skip(1).all(|arg| !arg.starts_with('-'))
        }
        "unzip" => args.first() == "-l" && args.operands() == 1,
        "date" => args.lacks(&["-s", "--set"]),
        "tree" => args.lacks(&["-o"]),
        "sort" => args.lacks(&["-o", "--output", "--compress-program"]),
        "uniq" | "xxd" => args.operands() < 2 && args.lacks(&["-r"]),
        "rg" | "ag" => args.lacks(&["--pre", "--hostname-bin"]),
        "yq" => args.lacks(&["-i", "--inplace", "-s", "--split-exp"]),
        "bat" | "batcat" => args.lacks(&["--pager"]),
        "find" => !args.0.iter().any(|arg| {
            ["-delete", "-exec", "-ok", "-fprint", "-fls"].iter().any(|action| arg.starts_with(action))
        }),
        "fd" | "fdfind" => args.lacks(&["-x", "-X", "--exec", "--exec-batch"]),
        "sed" | "gsed" => sed_prints(&args),
        "awk" | "gawk" | "mawk" => {
            args.lacks(&["-i", "-f", "-l", "-E", "--file", "--include"]) && awk_prints(&args)
        }
        "git" => git_looks(&args),
        "cargo" => cargo_looks(&args),
        "go" => match args.first() {
            "vet" | "version" | "list" | "env" => args.lacks(&["-w", "-o", "-c"]),
            // What it makes is no source; with `-o` that may be a file of any name.
            "build" => args.lacks(&["-o", "-toolexec", "--toolexec"]),
            "tool" => matches!(args.0.as_slice(), ["tool", "cover", shown] if shown.starts_with("-func=")),
            _ => false,
        },
        "coverage" => args.first() == "report",
        "pip" | "pip3" => pip_looks(&args),
        "gh" => {
            matches!(args.first(), "pr" | "issue" | "run" | "release" | "repo" | "auth")
                && matches!(
                    args.second(),
                    "create" | "view" | "list" | "checks" | "status" | "diff" | "comment"
                )
        }
        "uv" => {
            (args.first() == "pip" && matches!(args.second(), "list" | "show" | "freeze" | "tree" | "check"))
                || args.only_asks_for_help()
        }
        "npm" | "pnpm" | "yarn" => {
            matches!(args.first(), "ls" | "list" | "view" | "outdated") || args.only_asks_for_help()
        }
        "mypy" => args.lacks(&["--install-types", "--non-interactive"]),
        "pyright" => args.lacks(&["--createstub"]),
        "flake8" | "pylint" => args.lacks(&["--output-file", "--output"]),
        "ruff" => match args.first() {
            "check" => args.has(&["--no-fix"]) && args.lacks(&["--fix", "--add-noqa", "--output-file"]),
            "format" => args.has(&["--check", "--diff"]),
            _ => args.only_asks_for_help(),
        },
        "black" | "isort" => args.has(&["--check", "--check-only", "--diff"]),
        "prettier" => args.has(&["--check", "--list-different"]) && args.lacks(&["--write", "-w"]),
        "rustfmt" => args.has(&["--check"]),
        "gofmt" => args.lacks(&["-w"]),
        "eslint" => args.lacks(&["--fix", "--output-file", "-o", "--init"]),
        "tsc" => {
            args.has(&["--noEmit"]) && args.lacks(&["--build", "-b", "--init"]) && !args.0.contains(&"false")
        }
        "node" => args.reads_programs_with(&["-c", "--check"]) || args.only_asks_for_help(),
        "rustc" | "gcc" | "cc" | "clang" => args.only_asks_for_help(),
        program if is_python(program) => args.only_asks_for_help(),
        _ => false,
    }
}

fn module_looks(call: &Call) -> bool {
    let args = Args::of(call);
    match call.program.as_str() {
        "pip" => pip_looks(&args),
        "mypy" => args.lacks(&["--install-types", "--non-interactive"]),
        "flake8" | "pylint" => args.lacks(&["--output-file", "--output"]),
        "black" | "isort" => args.has(&["--check", "--check-only", "--diff"]),
        "py_compile" | "compileall" => true,
        "zipfile" | "tarfile" => args.reads_programs_with(&["-l", "-t", "--list", "--test"]),
        // The second operand is written.
        "json.tool" => args.operands() < 2,
        "coverage" => args.first() == "report",
        _ => false,
    }
}

/// A test run changes no sources unless it is asked to write its expectations anew.
fn tests_look(args: &Args<'_>) -> bool {
    const WRITES: [&str; 8] = ["update", "regen", "rewrite", "snapshot", "fix", "create", "accept", "record"];
    !args
        .0
        .iter()
        .any(|arg| *arg == "-u" || (arg.starts_with('-') && WRITES.iter().any(|word| arg.contains(word))))
}

fn pip_looks(args: &Args<'_>) -> bool {
    matches!(args.first(), "list" | "show" | "freeze" | "check" | "index" | "debug")
        || args.only_asks_for_help()
}

fn cargo_looks(args: &Args<'_>) -> bool {
    let toolchain = args.first().starts_with('+');
    let sub = if toolchain { args.second() } else { args.first() };
    match sub {
        "build" | "b" | "check" | "c" | "clippy" | "doc" => {
            args.lacks(&["--fix", "--artifact-dir", "--out-dir"])
        }
        "fmt" => args.has(&["--check"]),
        "tree" | "metadata" | "version" | "search" | "locate-project" => true,
        _ => args.only_asks_for_help(),
    }
}

/// `sed -n 1,5p`: no option writes, and the script has no command that does.
fn sed_prints(args: &Args<'_>) -> bool {
    let plain = args.0.iter().all(|arg| match arg.strip_prefix('-') {
        Some(letters) => matches!(letters, "n" | "E" | "r" | "e" | "u" | "ne" | "nE" | "nr" | "s" | "z"),
        None => true,
    });
    let mut scripts = args.0.iter().filter(|arg| !arg.starts_with('-')).take(1);
    let one_script = args.0.iter().filter(|arg| arg.starts_with('-') && arg.contains('e')).count() < 2;
    plain
        && one_script
        && scripts.all(|script| script.split(';').all(|command| sed_command_prints(command.trim())))
}

/// `3,9p`, `/def /,$d`, `s/a/b/g`: the commands and flags that write nothing. (`w` writes a file, `e` runs a command.)
fn sed_command_prints(command: &str) -> bool {
    if let Some(rest) = command.strip_prefix('s') {
        let Some(delimiter) = rest.chars().next() else { return false };
        let parts: Vec<&str> = rest.split(delimiter).collect();
        return matches!(parts.as_slice(), ["", _, _, flags] if flags.chars().all(|c| "gpiI0123456789".contains(c)));
    }
    let mut rest = command;
    while let Some(c) = rest.chars().next() {
        rest = match c {
            '/' => match rest.get(1..).and_then(|inner| inner.split_once('/')) {
                Some((_, after)) => after,
                None => return false,
            },
            '0'..='9' | '$' | ',' | '+' | '~' | '!' | ' ' => rest.get(1..).unwrap_or_default(),
            _ => return matches!(rest, "p" | "d" | "q" | "=" | "P"),
        };
    }
    false
}

/// An `awk` program that opens no file and runs no command.
fn awk_prints(args: &Args<'_>) -> bool {
    !args.0.iter().any(|arg| ['>', '|'].iter().any(|sign| arg.contains(*sign)) || arg.contains("system"))
}

/// `git` as it reads, and as it records: `add`, `commit` and `push` store what is in the work tree and leave the work
/// tree as it is. A hook that rewrites files makes a commit fail, which the caller sees by its status.
fn git_looks(args: &Args<'_>) -> bool {
    let mut words = args.0.iter().copied();
    let sub = loop {
        match words.next() {
            Some("-C" | "--git-dir" | "--work-tree") => drop(words.next()),
            Some("--no-pager" | "-P" | "--no-optional-locks" | "--literal-pathspecs") => {}
            Some("-c") => match words.next() {
                Some(setting) if harmless_setting(setting) => {}
                _ => return false,
            },
            Some(option) if option.starts_with('-') => return args.only_asks_for_help(),
            Some(sub) => break sub,
            None => return true,
        }
    };
    let rest = Args(words.collect());
    match sub {
        "status" | "log" | "show" | "diff" | "blame" | "shortlog" | "describe" | "rev-parse" | "rev-list"
        | "ls-files" | "ls-tree" | "cat-file" | "merge-base" | "name-rev" | "for-each-ref" | "show-ref"
        | "diff-tree" | "diff-index" | "count-objects" | "check-ignore" | "whatchanged" | "cherry"
        | "ls-remote" | "version" | "help" | "var" | "range-diff" => rest.lacks(&["--output", "--ext-diff"]),
        "grep" => rest.lacks(&["-O", "--open-files-in-pager"]),
        "add" | "stage" | "commit" | "push" | "fetch" | "tag" | "remote" | "notes" => true,
        "branch" => true,
        // A new branch here and now leaves every file as it is, and so does what only takes back `add`.
        "checkout" => rest.makes_a_branch('b', "-b") && rest.lacks(&["-f", "--force"]),
        "switch" => {
            rest.makes_a_branch('c', "--create") && rest.lacks(&["-f", "--force", "--discard-changes"])
        }
        "reset" => rest.operands() == 0 && rest.lacks(&["--hard", "--keep", "--merge"]),
        "restore" => rest.has(&["--staged", "-S"]) && rest.lacks(&["-W", "--worktree"]),
        "reflog" => matches!(rest.first(), "" | "show"),
        "stash" => matches!(rest.first(), "list" | "show"),
        "config" => {
            // A name alone asks for its value.
            let asks = rest.operands() == 1
                && rest
                    .0
                    .iter()
                    .all(|arg| !arg.starts_with('-') || matches!(*arg, "--global" | "--local" | "--system"));
            asks || rest.has(&["--get", "--get-all", "--list", "-l"])
                || matches!(rest.first(), "get" | "list")
        }
        "worktree" => rest.first() == "list",
        "submodule" => rest.first() == "status",
        _ => false,
    }
}

fn harmless_setting(setting: &str) -> bool {
    ["user.", "color.", "core.quotepath=", "core.quotePath=", "commit.gpgsign=", "advice."]
        .iter()
        .any(|known| setting.starts_with(known))
}

/// Whether a command records the work tree and can be stopped by a hook that rewrites it.
pub(crate) fn runs_hooks(call: &Call) -> bool {
    call.program == "git" && call.args.iter().any(|arg| matches!(arg.literal(), Some("commit" | "push")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::Script;
    use proptest::prelude::*;

    fn looks(command: &str) -> bool {
        let script = Script::analyse(command).0.unwrap();
        let (_, leaf) = script.leaves().next().unwrap();
        leaf.call.as_ref().is_ok_and(only_looks)
    }

    #[test]
    fn a_command_only_looks_when_every_way_to_write_is_excluded() {
        for command in [
            "ls -la src",
            "cat a.py",
            "grep -rn 'def total' .",
            "rg -n total",
            "find . -name '*.py' -newer x",
            "sed -n '3,9p' a.py",
            "sed -n '/def total/,/return/p' a.py",
            "sed 's/a/b/g;s/c/d/' a.py",
            "awk '{print $2}' a.txt",
            "sort -u names",
            "git status --short",
            "git -C sub log --oneline -3",
            "git --no-pager diff HEAD~1",
            "git add -A",
            "git commit -m 'Round up'",
            "git stash list",
            "cargo build --release",
            "cargo fmt --check",
            "black --check .",
            "ruff check --no-fix .",
            "pip show requests",
            "python3 --version",
            "pytest -q tests",
            "python -m unittest",
            "timeout 5 wc -l a.py",
            "kill %1",
            "kill -9 $PID",
            "bash -n run.sh",
            "php -l src/Cart.php",
            "ruby -c lib/cart.rb",
            "node --check src/sum.js",
            "shellcheck run.sh",
            "go build ./...",
            "go tool cover -func=cover.out",
            "coverage report -m",
            "python -m json.tool a.json",
            "python -m zipfile -l dist/a.whl",
            "git config user.name",
            "git config --global user.email",
            "gh pr view 12",
        ] {
            assert!(looks(command), "{command}");
        }
    }

    #[test]
    fn a_command_that_can_write_or_is_not_known_does_not_only_look() {
        for command in [
            "sed -i 's/a/b/' a.py",
            "sed -n 'w out' a.py",
            "sed 's/a/b/w out' a.py",
            "awk '{print > \"out\"}' a.txt",
            "gawk -i inplace '{print}' a.py",
            "find . -name x -delete",
            "sort -o a a",
            "uniq a b",
            "git checkout -- a.py",
            "git switch -c x v1",
            "git reset --keep HEAD~1",
            "git stash",
            "git pull",
            "git merge x",
            "git clean -fd",
            "git -c core.fsmonitor=./x status",
            "git diff --output=a.py",
            "git branch-and-more",
            "cargo fmt",
            "cargo +nightly fmt",
            "cargo clippy --fix",
            "cargo install x",
            "black .",
            "ruff check .",
            "ruff format",
            "eslint --fix .",
            "gofmt -w a.go",
            "pip install x",
            "npm ci",
            "tar xf a.tar",
            "unzip a.zip",
            "curl -o a.py u",
            "rsync -a x y",
            "dd of=a.py",
            "truncate -s 0 a.py",
            "rm -rf /w",
            "cp x a.py",
            "mv a b",
            "python fix.py",
            "python -c 'print(1)'",
            "./ls",
            "make",
            "pytest --snapshot-update",
            "bash run.sh",
            "php fix.php",
            "ruby -i -pe 'x' a.rb",
            "node fix.js",
            "node -r ./fix.js --check a.js",
            "node --check -r ./fix.js a.js",
            "php -l -d auto_prepend_file=fix.php a.php",
            "ruby -c -r./fix a.rb",
            "go build -o calc.go ./cmd",
            "go build -toolexec ./x ./...",
            "go generate ./...",
            "go tool cover -html=cover.out -o a.html",
            "coverage html",
            "python -m json.tool a.json b.json",
            "python -m zipfile -e a.zip src",
            "git config user.name me",
            "git config --unset user.name",
            "git config --edit",
            "docker run x",
            "xargs rm",
        ] {
            assert!(!looks(command), "{command}");
        }
    }

    proptest! {
        #[test]
        fn a_program_that_nobody_knows_may_change_anything(name in "[a-z]{12,16}", rest in "[a-z -]{0,12}") {
            let command = format!("{name} {rest}");
            prop_assert!(!looks(&command));
        }
    }
}
