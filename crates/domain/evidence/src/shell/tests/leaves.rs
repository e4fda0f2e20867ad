//! What stands behind a command's wrappers, where its streams lead, and what it leaves behind.

use super::{of_first, rows, script};
use crate::shell::Step;
use crate::shell::leaf::Extent;

#[test]
fn behind_the_wrappers_stands_the_program_that_runs() {
    for (line, expected) in rows(CALLS) {
        let call = of_first(&line, |leaf| match &leaf.call {
            Ok(call) => {
                let args = call.args.iter().map(|word| format!(" {}", word.raw)).collect::<String>();
                format!("{:?} {}{args}", call.entry, call.program)
            }
            Err(reason) => reason.code().to_owned(),
        });
        assert_eq!(call, expected, "{line}");
    }
}

#[test]
fn redirections_lead_to_files_and_the_file_that_holds_the_output_is_known() {
    for (line, expected) in rows(REDIRECTIONS) {
        let shown = of_first(&line, |leaf| {
            let veil = leaf.veil.map_or("open", crate::Reason::code);
            let out = leaf.out_file.as_deref().unwrap_or("-");
            let fed = if leaf.fed { " fed" } else { "" };
            format!("{veil}, out {out}, writes {}{fed}", leaf.writes.join(" "))
        });
        assert_eq!(shown.trim_end(), expected, "{line}");
    }
}

/// The folders with and without a complaint of the shell in the output; `?` may have failed, `!` would have been heard.
#[test]
fn a_folder_is_changed_only_as_the_line_says() {
    let one = |step: &Step| {
        let sure = if step.sure { "" } else { "?" };
        let heard = if step.heard { "!" } else { "" };
        format!("{}{sure}{heard}", step.to.as_deref().unwrap_or("astray"))
    };
    let shown = |steps: Option<Vec<Step>>| {
        steps.map_or("untold".to_owned(), |steps| steps.iter().map(one).collect::<Vec<_>>().join(" "))
    };
    for (line, expected) in rows(STEPS) {
        let (status, line) = line.split_once(' ').unwrap();
        let script = script(line).unwrap();
        let steps = [true, false].map(|complained| shown(script.steps(status.parse().ok(), complained, &[])));
        assert_eq!(steps.join(" | ").trim(), expected, "{line} -> {status}");
    }
}

#[test]
fn a_command_that_shows_a_file_and_one_that_keeps_a_log_are_known_by_their_words() {
    for (line, expected) in rows(FILES) {
        let script = script(&line).unwrap();
        let (_, leaf) = script.leaves().last().unwrap();
        let shown = match leaf.shows_a_file() {
            Some((file, Extent::Whole)) => format!("shows {file}"),
            Some((file, Extent::End)) => format!("shows the end of {file}"),
            Some((file, Extent::Lines(_))) => format!("shows lines of {file}"),
            None if leaf.keeps_a_log() => "keeps a log".to_owned(),
            None => "neither".to_owned(),
        };
        assert_eq!(shown, expected, "{line}");
    }
}

/// What each command may say, the number of its pipeline, and what it reads and passes on.
#[test]
fn a_command_stands_where_the_line_puts_it() {
    for (line, expected) in rows(PLACES) {
        let script = script(&line).unwrap();
        let shown = script.leaves().map(|(_, leaf)| {
            let fed = if leaf.fed { " fed" } else { "" };
            let relays = if leaf.relays { " relays" } else { "" };
            format!("{:?} {}{fed}{relays}", leaf.voice, leaf.pipeline)
        });
        assert_eq!(shown.collect::<Vec<_>>().join(" / ").to_lowercase(), expected, "{line}");
    }
}

const CALLS: &str = r#"
    env time -p pytest  =>  Name pytest
    nohup time pytest  =>  Name pytest
    time -x pytest  =>  Name -x pytest
    conda run pytest  =>  Name pytest
    conda test pytest  =>  Name conda test pytest
    uv tool run pytest  =>  Name pytest
    uv tool install pytest  =>  Name uv tool install pytest
    uv run pytest  =>  Name pytest
    uv pip run  =>  Name uv pip run
    uv build run pytest  =>  Name uv build run pytest
    poetry run pytest  =>  Name pytest
    poetry build pytest  =>  Name poetry build pytest
    poetry run -x pytest  =>  dynamic-command
    poetry run $x pytest  =>  dynamic-command
    poetry run  =>  dynamic-command
    bundle exec pytest  =>  Name pytest
    bundle install x  =>  Name bundle install x
    pnpm exec jest  =>  Name jest
    pnpm install jest  =>  Name pnpm install jest
    npm x jest  =>  Name jest
    npm t jest  =>  Name npm t jest
    yarn dlx jest  =>  Name jest
    bun x jest  =>  Name jest
    bun y jest  =>  Name bun y jest
    nice -10 pytest  =>  Name pytest
    nice -n5 pytest  =>  Name pytest
    nice -x5 pytest  =>  dynamic-command
    nice -n  =>  dynamic-command
    nice -- pytest  =>  Name pytest
    timeout 5  =>  dynamic-command
    timeout -k5 5 pytest  =>  Name pytest
    timeout -k=5 5 pytest  =>  Name pytest
    timeout -s=9 5 pytest  =>  Name pytest
    timeout - pytest  =>  Name pytest
    env  =>  not-a-test
    env A=1  =>  not-a-test
    env A=$x pytest  =>  dynamic-command
    env A="$x" pytest  =>  dynamic-command
    env 1A=1 pytest  =>  dynamic-command
    env -u X pytest  =>  Name pytest
    sudo pytest  =>  Name pytest
    nyc --reporter=x mocha  =>  Name mocha
    nyc --other mocha  =>  dynamic-command
    coverage run -m pytest  =>  PythonModule pytest
    coverage run a.py  =>  indirect-runner
    coverage run --branch a.py  =>  indirect-runner
    coverage run --x a.py  =>  indirect-runner
    coverage report -m pytest  =>  Name coverage report -m pytest
    coverage run -m  =>  dynamic-command
    bash -n a.sh  =>  Name bash -n a.sh
    bash -n -x a.sh  =>  shell-option
    bash  =>  indirect-runner
    bash -  =>  shell-option
    bash -c  =>  shell-option
    bash -c ls x  =>  shell-option
    bash -o  =>  shell-option
    bash -oc  =>  shell-option
    bash -o pipefail x  =>  indirect-runner
    sh -o pipefail -c ls  =>  shell-option
    find . -name x  =>  Name find . -name x
    find . -ok x  =>  command-runner
    find . $x  =>  command-runner
    fd x -x y  =>  command-runner
    su x  =>  command-runner
    doas x  =>  command-runner
    kubectl x  =>  runs-elsewhere
    $x pytest  =>  dynamic-command
    x/bin/pytest  =>  BinPath pytest
    x/pytest  =>  FilePath pytest
    python -m pytest  =>  PythonModule pytest
    python -Werror -m pytest  =>  PythonModule pytest
    python -Xdev -m pytest  =>  PythonModule pytest
    python -X dev -m pytest  =>  PythonModule pytest
    python -I -m pytest  =>  PythonModule pytest
    python -OO -m pytest  =>  assertions-disabled
    python -Zx -m pytest  =>  Name python -Zx -m pytest
    python -m coverage run -m pytest  =>  PythonModule pytest
    python -m coverage report x  =>  PythonModule coverage report x
    python -m coverage  =>  PythonModule coverage
    python -c x  =>  Name python -c x
    python a.py  =>  Name python a.py
    python -  =>  Name python -
    python  =>  Name python
    python -m  =>  infrastructure
    uv run a.py  =>  Name python a.py
    uv run -m pytest  =>  PythonModule pytest
    uv run --frozen  =>  dynamic-command
    uv run --with x pytest  =>  Name pytest
    uv run --with=x pytest  =>  Name pytest
    uv run --bad pytest  =>  dynamic-command
    uv run  =>  dynamic-command
    node node_modules/vitest/vitest.mjs run  =>  BinPath vitest run
    node node_modules/vitest/dist/cli.js run  =>  BinPath vitest run
    node node_modules/mocha/bin/mocha.js x  =>  BinPath mocha x
    node node_modules/mocha/bin/_mocha x  =>  BinPath mocha x
    node node_modules/@playwright/test/cli.js test  =>  BinPath playwright test
    node node_modules/playwright/cli.js test  =>  BinPath playwright test
    node node_modules/jest/bin/jest.js x  =>  BinPath jest x
    node node_modules/other/x.js test  =>  Name node node_modules/other/x.js test
    echo ~/x {a,b} ''  =>  Name echo ~/x {a,b} ''
    echo -n*x a*  =>  Name echo -n*x a*
"#;

const REDIRECTIONS: &str = r#"
    a > f  =>  output-redirected, out f, writes f
    a >> f  =>  output-redirected, out -, writes f
    a >| f  =>  output-redirected, out f, writes f
    a 1> f  =>  output-redirected, out f, writes f
    a 1>> f  =>  output-redirected, out -, writes f
    a 2> f  =>  open, out -, writes f
    a &> f  =>  output-redirected, out f, writes f
    a &>> f  =>  output-redirected, out -, writes f
    a > f > /dev/null  =>  output-redirected, out -, writes f
    a > f >> g  =>  output-redirected, out -, writes f g
    a > f 1>> g  =>  output-redirected, out -, writes f g
    a > f 1>&2  =>  open, out -, writes f
    a > f >&2  =>  open, out -, writes f
    a > f < g  =>  output-redirected, out f, writes f fed
    a > f <&0  =>  output-redirected, out f, writes f fed
    a > f 3< g  =>  output-redirected, out f, writes f
    a > f 2>&1  =>  output-redirected, out f, writes f
    a > /dev/null  =>  output-redirected, out -, writes
    a > /dev/tcp/x  =>  output-redirected, out -, writes
    a > /proc/self/fd/1  =>  open, out -, writes /proc/self/fd/1
    a > /proc/x  =>  output-redirected, out -, writes /proc/x
    a > /dev/fd/2  =>  open, out -, writes
    a > $x  =>  output-redirected, out -, writes
    a >& f  =>  output-redirected, out -, writes
    a >& $x  =>  output-redirected, out -, writes
    a >& 2  =>  open, out -, writes
    a >&-  =>  output-redirected, out -, writes
    a 2>&-  =>  open, out -, writes
    a 3>&1  =>  open, out -, writes
    a >&9  =>  output-redirected, out -, writes
    a < f  =>  open, out -, writes  fed
    a 3< f  =>  open, out -, writes
    a <&3  =>  open, out -, writes  fed
    a 0< f  =>  open, out -, writes  fed
    a << E⏎x⏎E  =>  open, out -, writes  fed
    a 3<< E⏎x⏎E  =>  open, out -, writes
    a <<< x  =>  open, out -, writes  fed
    a > >(b)  =>  output-redirected, out -, writes
    a < <(b)  =>  open, out -, writes  fed
    { a; } < f  =>  open, out -, writes  fed
    { a > g; } 2> f  =>  output-redirected, out g, writes g fed
    { x=1; } > f  =>
    x=$(a) > f  =>  open, out -, writes f
    [[ a ]] > f  =>  open, out -, writes f
    bash -c a < f  =>  open, out -, writes  fed
    a | b  =>  output-filtered, out -, writes
    { a | cat; } > f  =>  output-redirected, out -, writes  fed
    a | ./tail -5  =>  output-filtered, out -, writes
    a | tail -5  =>  open, out -, writes
    a | x/bin/tail -5  =>  output-filtered, out -, writes
    a >& $x 1>&2  =>  output-redirected, out -, writes
    a >&2 1>&2  =>  open, out -, writes
    a > $x 1>&2  =>  open, out -, writes
    a 2>/dev/null >& $x > /dev/null  =>  output-redirected, out -, writes
"#;

const STEPS: &str = r#"
    0 cd a  =>  a! | a!
    1 cd a  =>  |
    0 cd  =>  ~! | ~!
    0 cd -  =>  astray! | astray!
    0 cd +1  =>  astray! | astray!
    0 cd ''  =>  astray! | astray!
    0 cd -- a  =>  a! | a!
    0 cd -- -a  =>  astray! | astray!
    0 cd a b  =>  astray! | astray!
    0 cd $x  =>  astray! | astray!
    0 pushd a  =>  a! | a!
    0 pushd  =>  astray! | astray!
    0 popd  =>  astray! | astray!
    0 command cd a  =>  a! | a!
    0 command pushd a  =>  a! | a!
    0 command ls  =>  |
    0 ls a  =>  |
    0 cd a > f  =>  a | a
    0 cd a 2>/dev/null; ls  =>  a? | a?
    0 cd a; ls  =>  a?! | a?!
    1 cd a; ls  =>  a?! | a?!
    1 cd a && ls  =>  untold | a!
    0 cd a || ls  =>  untold | a!
    0 cd a || exit 1; ls  =>  a! | a!
    1 cd a || exit 1; ls  =>  untold | a!
    0 (cd a); ls  =>  |
    0 cd a | ls  =>  |
    0 cd a & ls  =>  |
    0 for i in 1; do cd a; done  =>  astray | astray
    0 for i in 1; do ls; done  =>  |
    0 if ls; then cd a; fi  =>  untold | untold
    0 if ls; then cd a; else cd b; fi  =>  untold | untold
    0 bash -c 'cd a'  =>  |
    0 bash -c 'cd a; ls' ; cd b  =>  b! | b!
    0 cd a; bash -c 'ls'  =>  a?! | a?!
    0 { cd a; } 2>/dev/null; ls  =>  untold | untold
    0 { cd a; } > f; ls  =>  untold | untold
    0 { cd a; }; ls  =>  a?! | a?!
    0 cd a; exit 0  =>  untold | untold
    0 exit 0  =>  |
"#;

const FILES: &str = r#"
    cat f  =>  shows f
    cat -n  =>  neither
    cat f g  =>  neither
    cat f > g  =>  neither
    cat f < g  =>  neither
    tail f  =>  shows the end of f
    tail -f  =>  neither
    tail -n 5 f  =>  shows the end of f
    tail -n x f  =>  neither
    tail -c 5 f  =>  neither
    tail -5 f  =>  shows the end of f
    tail -n5 f  =>  shows the end of f
    tail -x f  =>  neither
    tail -5 -f  =>  neither
    tail f g  =>  neither
    tail '' f  =>  neither
    head f  =>  neither
    cat $x  =>  neither
    a | tee x.log  =>  keeps a log
    a | tee x.out y.txt  =>  keeps a log
    a | tee -a x.log  =>  keeps a log
    a | tee log  =>  keeps a log
    a | tee d/out  =>  keeps a log
    a | tee x.py  =>  neither
    a | tee x.log x.py  =>  neither
    a | tee d.log/x  =>  neither
    a | cat  =>  neither
    tee x.log  =>  neither
    a | tee x.log | b  =>  neither
"#;

const PLACES: &str = r#"
    pytest; rc=$?; echo "${rc}$rcx"; exit $rc  =>  loud 0 / stored 0
    pytest; rc=$?; echo "${rc}$rc_"; exit $rc  =>  loud 0 / stored 0
    pytest; rc=$?; echo "${rc}$rc"; exit $rc  =>  loud 0 / quiet 0
    a | b; c | d  =>  loud 1 / loud 1 fed / loud 2 / loud 2 fed
    a | { b | c; }; d  =>  loud 1 / loud 1 fed / loud 1 fed / loud 0
    { a | b; } < f  =>  stored 1 fed / loud 1 fed
    { a | cat; } < f  =>  stored 1 fed / quiet 1 fed relays
    a; b  =>  loud 0 / loud 0
    tail -5 | b  =>  quiet 1 / loud 1 fed
    cat f | b  =>  stored 1 / loud 1 fed
    a | tail -5 | tail -3  =>  loud 1 / quiet 1 fed relays / quiet 1 fed relays
    bash -c mytool < f  =>  stored 0 fed
    { bash -c mytool; } < f  =>  stored 0 fed
    bash -c mytool  =>  loud 0
    a | bash -c cat  =>  loud 1 / quiet 1 fed
"#;
