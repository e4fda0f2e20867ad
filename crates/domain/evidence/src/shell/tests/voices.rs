//! What each command may say, by its words.

use super::of_first;
use crate::shell::Voice;

#[test]
fn a_voice_is_quiet_own_loud_or_stored() {
    let voice = |line: &str| {
        of_first(&line.replace('⏎', "\n"), |leaf| {
            let word = match leaf.voice {
                Voice::Quiet => "quiet",
                Voice::Own => "own",
                Voice::Loud => "loud",
                Voice::Stored => "stored",
            };
            word.to_owned()
        })
    };
    let rows = VOICES.lines().map(str::trim).filter(|row| !row.is_empty());
    let told = rows.clone().map(|row| row.split_once(": ").unwrap().1);
    let told: Vec<String> = told.map(|line| format!("{}: {line}", voice(line))).collect();
    assert_eq!(told, rows.collect::<Vec<_>>());
}

const VOICES: &str = r"
    quiet: mktemp
    quiet: mktemp -d
    loud: mktemp -u
    quiet: cp a b
    stored: cp a /var/dev/x
    stored: cp a /proc/self/fd/1
    stored: cp a $x
    stored: cp a `pwd`
    quiet: ls -l
    own: ls -a
    own: ls --color
    own: ls l
    quiet: sed -i s/a/b/ f
    stored: sed s/a/b/ f
    stored: sed -i s/a/b/ /dev/stdout
    quiet: pip install x
    own: pip install -v x
    loud: pip config x
    own: pip list
    quiet: uv sync
    own: uv sync --verbose
    loud: uv self
    own: uv show
    quiet: uv venv
    loud: uv venv -v
    quiet: poetry install
    own: poetry show
    loud: poetry about
    quiet: poetry remove x
    quiet: pipenv lock
    quiet: go build ./...
    own: go generate
    quiet: gofmt -l .
    loud: gofmt -d .
    quiet: cargo fmt
    quiet: cargo clean
    own: cargo build -vv
    own: cargo check --verbose
    loud: cargo run
    loud: cargo fmt -vv
    quiet: ruff check .
    own: ruff check --diff
    own: ruff rule x
    quiet: black src
    own: black --diff src
    own: black -
    quiet: isort src
    own: isort --stdout src
    quiet: mypy src
    own: mypy -c x
    quiet: rustfmt src/a.rs
    loud: rustfmt --check src/a.rs
    quiet: python -m venv x
    quiet: python -m compileall x
    quiet: python -m py_compile x
    quiet: python --version
    quiet: python3 -V
    loud: python a.py
    loud: make --version
    loud: ./x --version
    own: tree
    own: wc a
    own: cat a.py
    own: cat src/a.rs b.toml
    own: head -n 5 a.py
    stored: cat a.log
    stored: cat a.py b.log
    stored: cat .py
    stored: cat src/.py
    stored: cat -n
    stored: head -n 5 a.txt
    own: git commit -m x
    own: git -C d commit -m x
    stored: git commit --format=x
    stored: git show
    stored: git -C d show
    stored: git log -p
    own: git log
    quiet: git stash
    quiet: git stash pop
    stored: git stash push -p
    quiet: git stash push -m x
    own: git stash list
    own: git stash show
    quiet: git -C d status
    quiet: git diff --stat
    own: git diff
    quiet: git rev-parse HEAD
    stored: git rev-parse x
    own: npm install
    own: yarn add x
    loud: npm start
    own: apt list
    own: gem install x
    loud: gem env
    own: bundle update
    loud: bundle config
    own: cargo add -vv x
    own: cargo fetch --verbose
    own: node --check a.js
    own: node -c a.js
    loud: node a.js
    own: vite build
    loud: vite dev
    quiet: tsc
    quiet: eslint src
    quiet: date
    quiet: date -u
    quiet: date +%s
    quiet: date +%Y-%m
    stored: date +x
    stored: date -R
    stored: date -u +x%s
    quiet: echo done
    stored: echo 4 passed
    stored: echo -n x
    stored: echo $x
    stored: printf x
    quiet: printf 'x\n'
    stored: printf 'x%s\n'
    stored: printf 'a\tx\n'
    stored: printf '4 passed\n'
    stored: printf 'x\n' y
    stored: awk x
    loud: mytool
    stored: mytool '4 passed'
    loud: mytool passed
    stored: mytool 'ok  x'
    quiet: cat f > /dev/null 2>&1
    quiet: cat f > /dev/null
    stored: mytool '4 passed' 2> x
    loud: mytool > /dev/null
    quiet: cp a b < f
    stored: cat < f
    stored: mytool < f
    stored: tail -f
    stored: head -n x
    quiet: tee
    quiet: tee f
    stored: tee /dev/stdout
    stored: tee $x
    stored: export
    stored: declare
    stored: declare 'x⏎4 passed'
    stored: declare 'x⏎y'
    own: php -l a.php
    loud: php a.php
    own: ruby -c a.rb
    loud: ruby a.rb
    quiet: bash -n a.sh
    loud: bash a.sh
    own: go tool cover
    loud: go tool pprof
    loud: go run x
    own: mix compile
    own: mix format
    loud: mix test
    own: cmake --build b
    loud: cmake -P x
    own: cmake -S . -B b
";
