//! Every way in which a known command looks, and every way in which it then writes.

use super::{Effect, effect, only_looks, runs_hooks};
use crate::Change;
use crate::shell::{Call, Script};

fn with_call<T>(command: &str, judge: impl Fn(&Call) -> T) -> T {
    let script = Script::analyse(command).0.unwrap();
    let (_, leaf) = script.leaves().next().unwrap();
    judge(leaf.call.as_ref().unwrap())
}

fn looks(command: &str) -> bool {
    let script = Script::analyse(command).0.unwrap();
    let (_, leaf) = script.leaves().next().unwrap();
    leaf.call.as_ref().is_ok_and(only_looks)
}

#[test]
fn a_program_looks_until_an_option_makes_it_write() {
    for (command, writing) in [
        ("date", &["-s now", "--set=now"][..]),
        ("tree src", &["-o out"]),
        ("sort a", &["-o a", "--output=a", "--compress-program=x"]),
        ("uniq a", &["b", "-r"]),
        ("xxd a", &["-r", "b"]),
        ("rg total", &["--pre x", "--hostname-bin=x"]),
        ("ag total", &["--pre x"]),
        ("yq . a.yml", &["-i", "--inplace", "-s x", "--split-exp x"]),
        ("bat a.py", &["--pager x"]),
        ("batcat a.py", &["--pager=x"]),
        (
            "find .",
            &["-delete", "-exec rm {} +", "-execdir rm x", "-ok rm x", "-fprint x", "-fprintf x y", "-fls x"],
        ),
        ("fd x", &["-x rm", "-X rm", "--exec rm", "--exec-batch rm"]),
        ("fdfind x", &["-x rm"]),
        ("sed -n 1p a", &["-i"]),
        ("awk 1 a", &["-i inplace", "-f x", "-l x", "-E x", "--file=x", "--include=x"]),
        ("mawk 1 a", &["-f x"]),
        ("go vet ./...", &["-o x", "-c"]),
        ("go env", &["-w A=b"]),
        ("go list ./...", &["-o x"]),
        ("mypy src", &["--install-types", "--non-interactive"]),
        ("python -m mypy src", &["--install-types", "--non-interactive"]),
        ("pyright src", &["--createstub x"]),
        ("flake8 src", &["--output-file=a.py"]),
        ("pylint src", &["--output=a.py", "--output-file a.py"]),
        ("python -m flake8 src", &["--output-file=a.py"]),
        ("python -m pylint src", &["--output=a.py"]),
        ("ruff check --no-fix .", &["--fix", "--add-noqa", "--output-file=x"]),
        ("prettier --check .", &["--write", "-w"]),
        ("prettier --list-different .", &["--write"]),
        ("gofmt -l .", &["-w"]),
        ("eslint src", &["--fix", "--output-file x", "-o x", "--init"]),
        ("tsc --noEmit", &["--build", "-b", "--init", "false"]),
        ("cargo build", &["--artifact-dir=x", "--out-dir=x"]),
        ("cargo b", &["--out-dir=x"]),
        ("cargo check", &["--fix"]),
        ("cargo c", &["--fix"]),
        ("cargo clippy", &["--fix"]),
        ("cargo +nightly clippy", &["--fix"]),
        ("cargo doc", &["--out-dir=x"]),
        ("git log", &["--output=x", "--ext-diff"]),
        ("git grep total", &["-O", "--open-files-in-pager=x"]),
        ("git checkout -b fix", &["main", "-f", "--force"]),
        ("git switch -c fix", &["main", "--discard-changes"]),
        ("git switch --create fix", &["main"]),
        ("git reset -q", &["--hard", "--keep", "--merge", "HEAD~1"]),
        ("git restore --staged a.py", &["-W", "--worktree"]),
        ("git restore -S a.py", &["--worktree"]),
        ("pytest -q", &["--snapshot-update", "--inline-snapshot=fix", "--record-mode=all", "--regen-all"]),
        ("npx jest", &["-u", "--updateSnapshot"]),
        ("cargo test", &["--accept"]),
    ] {
        assert!(looks(command), "{command}");
        for option in writing {
            assert!(!looks(&format!("{command} {option}")), "{command} {option}");
        }
    }
}

#[test]
fn a_program_that_writes_looks_only_when_it_is_told_to() {
    for (command, telling) in [
        ("ruff check .", &["--no-fix"][..]),
        ("ruff format .", &["--check", "--diff"]),
        ("ruff", &["--version"]),
        ("black .", &["--check", "--diff"]),
        ("isort .", &["--check-only", "--check", "--diff"]),
        ("python -m black .", &["--check"]),
        ("python -m isort .", &["--check-only"]),
        ("prettier .", &["--check"]),
        ("rustfmt a.rs", &["--check"]),
        ("tsc", &["--noEmit"]),
        ("cargo fmt", &["--check"]),
        ("cargo", &["--version", "tree", "metadata", "version", "search x", "locate-project"]),
        ("pip", &["list", "show x", "freeze", "check", "index versions x", "debug", "--version"]),
        ("pip3", &["list"]),
        ("python -m pip", &["list"]),
        ("python -m", &["py_compile a.py", "compileall src"]),
        ("uv pip", &["list", "show x", "freeze", "tree", "check"]),
        ("uv", &["--version"]),
        ("npm", &["ls", "list", "view x", "outdated", "--version"]),
        ("pnpm", &["list"]),
        ("yarn", &["list", "-V"]),
        ("gh pr", &["create", "view", "list", "checks", "status", "diff", "comment"]),
        ("gh", &["issue view 1", "run view 1", "release list", "repo view", "auth status"]),
        ("bash", &["-n a.sh"]),
        ("sh", &["-n a.sh"]),
        ("dash", &["-n a.sh"]),
        ("php", &["-l a.php", "--version"]),
        ("ruby", &["-c a.rb", "-h"]),
        ("tar", &["-tzf a.tgz", "tf a.tar", "tvf a.tar src"]),
        ("tar -tf a.tar --to-command x", &[]),
        ("tar -xzf a.tgz", &[]),
        ("unzip", &["-l a.zip"]),
        ("unzip a.zip", &[]),
        ("node", &["--check a.js", "-c a.js", "--help"]),
        ("rustc", &["--version"]),
        ("gcc", &["--version"]),
        ("python3", &["-V"]),
        ("git checkout fix", &["-b"]),
        ("git switch fix", &["-c", "--create"]),
        ("git restore a.py", &["--staged", "-S"]),
        ("git stash", &["list", "show"]),
        ("git reflog expire", &[]),
        ("git config", &["--get a.b", "--get-all a.b", "--list", "-l", "get a.b", "list"]),
        ("git worktree add x", &[]),
        ("git worktree", &["list"]),
        ("git submodule", &["status"]),
        ("git -p", &[]),
        ("go", &["version", "vet", "list", "env"]),
        ("gh api x", &[]),
        ("uv run x", &[]),
        ("uv sync", &[]),
    ] {
        assert!(!looks(command), "{command}");
        for option in telling {
            assert!(looks(&format!("{command} {option}")), "{command} {option}");
        }
    }
}

#[test]
fn git_is_judged_behind_its_own_options() {
    for (command, expected) in [
        ("git", true),
        ("git --version", true),
        ("git -h", true),
        ("git -P log", true),
        ("git --no-pager log", true),
        ("git --no-optional-locks status", true),
        ("git --literal-pathspecs add a", true),
        ("git -C app status", true),
        ("git --git-dir x --work-tree y status", true),
        ("git -c user.name=a commit -m x", true),
        ("git -c color.ui=never diff", true),
        ("git -c core.quotepath=off ls-files", true),
        ("git -c core.quotePath=off ls-files", true),
        ("git -c commit.gpgsign=false commit -m x", true),
        ("git -c advice.detachedHead=false log", true),
        ("git -c core.pager=x log", false),
        ("git -c", false),
        ("git -C app checkout x", false),
        ("git --exec-path=x status", false),
        ("git reflog", true),
        ("git reflog show", true),
        ("git branch -a", true),
        ("git fetch", true),
        ("git tag v1", true),
        ("git push origin main", true),
        ("git rebase main", false),
    ] {
        assert_eq!(looks(command), expected, "{command}");
    }
    assert!(with_call("git commit -m x", runs_hooks) && with_call("git -C a push", runs_hooks));
    assert!(!with_call("git add -A", runs_hooks) && !with_call("echo commit", runs_hooks));
}

#[test]
fn a_script_of_sed_prints_unless_a_command_or_a_flag_of_it_writes() {
    for (script, expected) in [
        ("-n '3,9p'", true),
        ("-n '$p'", true),
        ("-n '/a/,/b/p'", true),
        ("-n '/a/,+3p'", true),
        ("-n '0~3p'", true),
        ("-n '/a/!p'", true),
        ("'1q'", true),
        ("'/a/d'", true),
        ("-n '/a/='", true),
        ("-n P", true),
        ("-E 's/a+/b/2gpiI'", true),
        ("-z 's|a|b|'", true),
        ("-nE '/a/p'", true),
        ("'s/a/b/'", true),
        ("'s/a/b'", false),
        ("s", false),
        ("'s/a/b/e'", false),
        ("'s/a/b/w x'", false),
        ("'1w x'", false),
        ("'1e'", false),
        ("-n '/a/w x'", false),
        ("-n '/a'", false),
        ("'1'", false),
        ("-f x", false),
        ("-n '1p;w x'", false),
        ("--in-place 's/a/b/'", false),
    ] {
        assert_eq!(looks(&format!("sed {script} a.py")), expected, "sed {script}");
    }
    for (script, expected) in [
        ("'{print $2}'", true),
        ("'{print > \"x\"}'", false),
        ("'{print | \"x\"}'", false),
        ("'{system(\"x\")}'", false),
    ] {
        assert_eq!(looks(&format!("awk {script} a.py")), expected, "awk {script}");
    }
}

#[test]
fn what_an_expansion_hides_is_no_matter_only_to_what_prints() {
    for (command, expected) in [
        ("cat $F", true),
        ("echo \"$(date)\"", true),
        ("grep -n x $F", true),
        ("wait $!", true),
        ("find $D", false),
        ("git log $X", false),
        ("sort $X", false),
        ("./cat a", false),
        ("/usr/bin/cat a", true),
    ] {
        assert_eq!(looks(command), expected, "{command}");
    }
}

#[test]
fn each_lasting_effect_is_known_by_its_words() {
    let packages = |manager: &str, names: &[&str]| {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        Some(Effect::Packages(Change::Package { manager: manager.to_owned(), names }))
    };
    for (command, expected) in [
        ("sed -i.bak s/a/b/ x", Some(Effect::Edits)),
        ("gsed -i s/a/b/ x", Some(Effect::Edits)),
        ("perl -pi -e s/a/b/ x", Some(Effect::Edits)),
        ("perl -e 1", None),
        ("patch -p1", Some(Effect::Tree)),
        ("dos2unix x", Some(Effect::Tree)),
        ("git apply x", Some(Effect::Tree)),
        ("git reset --hard", Some(Effect::Tree)),
        ("git reset", None),
        ("git checkout main", Some(Effect::Tree)),
        ("git switch main", Some(Effect::Tree)),
        ("git checkout -b x", None),
        ("git switch -c x", None),
        ("ruff check --fix .", Some(Effect::Tree)),
        ("ruff check .", None),
        ("ruff format", Some(Effect::Tree)),
        ("black .", Some(Effect::Tree)),
        ("isort .", Some(Effect::Tree)),
        ("rustfmt a.rs", Some(Effect::Tree)),
        ("prettier -w .", Some(Effect::Tree)),
        ("black --check .", None),
        ("cargo fmt", Some(Effect::Tree)),
        ("cargo fmt --check", None),
        ("cargo fix", Some(Effect::Tree)),
        ("cargo clippy --fix", Some(Effect::Tree)),
        ("cargo clippy", None),
        ("pip3 install -U a b", packages("pip", &["a", "b"])),
        ("pip download a", None),
        ("uv pip install a", packages("uv", &["a"])),
        ("uv pip list", None),
        ("poetry add a", packages("poetry", &["a"])),
        ("pdm remove a", packages("pdm", &["a"])),
        ("cargo add a", packages("cargo", &["a"])),
        ("yarn add -D a", packages("yarn", &["a"])),
        ("pnpm remove a", packages("pnpm", &["a"])),
        ("npm i a", packages("npm", &["a"])),
        ("gem install a", packages("gem", &["a"])),
        ("pnpm install a", packages("pnpm", &["a"])),
        ("apt-get install a", packages("apt-get", &["a"])),
        ("apk add a", packages("apk", &["a"])),
        ("apt update", None),
        ("uv sync", Some(Effect::State)),
        ("uv lock", Some(Effect::State)),
        ("uv run x", None),
        ("npm ci", Some(Effect::State)),
        ("yarn install", Some(Effect::State)),
        ("bundle install", Some(Effect::State)),
        ("bundle exec x", None),
        ("alembic upgrade head", Some(Effect::State)),
        ("touch x", Some(Effect::Edits)),
        ("chmod +x a", Some(Effect::State)),
        ("python manage.py makemigrations", Some(Effect::State)),
        ("python manage.py check", None),
    ] {
        assert_eq!(with_call(command, effect), expected, "{command}");
    }
}

#[test]
fn only_what_is_known_to_look_does() {
    for (command, expected) in [
        ("source .venv/bin/activate", true),
        ("python -m coverage report", true),
        ("python -m coverage html", false),
        ("mytool --version", false),
        ("python --version", true),
        ("sort -r a", true),
        ("sort -ro a", false),
        ("sort --no a", true),
    ] {
        assert_eq!(looks(command), expected, "{command}");
    }
}
