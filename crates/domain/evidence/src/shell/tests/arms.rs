//! Every arm of the rules for single commands, both ways: each row a command line, and what is known of its commands.

use super::{known, rows};

#[test]
fn a_builtin_steers_the_shell_as_it_is_written() {
    agree(BUILTINS);
}

#[test]
fn every_construct_leads_to_its_commands_and_back() {
    agree(CONSTRUCTS);
}

#[test]
fn a_kept_status_outlasts_what_cannot_touch_it() {
    agree(KEPT);
}

/// Each row begins with the status that the shell ended with.
fn agree(table: &str) {
    for (line, expected) in rows(table) {
        let (status, line) = line.split_once(' ').unwrap();
        assert_eq!(known(line, status.parse().unwrap()), expected, "{line} -> {status}");
    }
}

const BUILTINS: &str = r#"
    0 shopt -s x; pytest  =>  refused: shell-option
    0 fc; pytest  =>  refused: shell-option
    0 jobs; pytest  =>  refused: shell-option
    1 command -v x; pytest  =>  command -v x:exit-not-attributable / pytest=1
    1 command -V x; pytest  =>  command -V x:exit-not-attributable / pytest=1
    1 command; pytest  =>  refused: shell-option
    1 command -p ls; pytest  =>  refused: shell-option
    0 return 0; pytest  =>  refused: exit-not-attributable
    0 logout; pytest  =>  refused: exit-not-attributable
    0 break; pytest  =>  refused: shell-option
    0 for i in 1; do pytest; break; done; ls  =>  refused: shell-option
    0 for i in 1; do continue; done; pytest  =>  refused: shell-option
    1 true > x && pytest  =>  true:exit-not-attributable / pytest=1?
    1 true && pytest  =>  pytest=1
    1 : && pytest  =>  pytest=1
    1 false || pytest  =>  pytest=1
    1 false > x || pytest  =>  false=failed / pytest=1
    1 exit 1 2; pytest  =>  refused: exit-not-attributable
    1 exit > x; pytest  =>  refused: exit-not-attributable
    255 exit -1; pytest  =>  pytest:exit-not-attributable
    255 sh -c 'pytest; exit -1'  =>  pytest:exit-not-attributable
    1 sh -c 'pytest; exit 1'  =>  pytest:exit-not-attributable
    0 readonly x=1; pytest  =>  refused: shell-option
    0 export -n x; pytest  =>  export -n x:exit-not-attributable / pytest=0
    0 declare -r x; pytest  =>  refused: shell-option
    0 read -C; pytest  =>  read -C:exit-not-attributable / pytest=0
    0 mapfile -C x y; pytest  =>  refused: eval
    0 read -a x; pytest  =>  read -a x:exit-not-attributable / pytest=0
    0 set; pytest  =>  refused: shell-option
    0 set -e > x; pytest  =>  refused: shell-option
    0 set $x; pytest  =>  refused: shell-option
    0 set -; pytest  =>  refused: shell-option
    0 set x; pytest  =>  refused: shell-option
    1 set -eu +x; pytest; ls  =>  pytest:exit-not-attributable / ls=1?
    0 set -o; pytest  =>  refused: shell-option
    1 set -o errexit; pytest; ls  =>  pytest:exit-not-attributable / ls=1?
    0 set -z; pytest  =>  refused: shell-option
    1 set +e || pytest  =>  refused: shell-option
    1 set -u && pytest  =>  pytest=1
    0 for i in 1; do set -e; done; pytest  =>  refused: in-loop
    0 for i in 1; do trap 'rm -f /tmp/x' EXIT; done; pytest  =>  refused: trap
    0 sh -c "trap 'rm -f /tmp/x' EXIT; pytest"  =>  refused: trap
    0 set -e; trap 'rm -f /tmp/x' EXIT; pytest  =>  refused: trap
    0 set -u; trap 'rm -f /tmp/x' EXIT; pytest  =>  refused: trap
    0 trap 'rm -f /tmp/x' EXIT; set -u; pytest  =>  refused: trap
    0 trap 'rm -f /tmp/x' EXIT; set +e; pytest  =>  pytest=0
    0 trap 'rm -f /tmp/x' EXIT; set -x; pytest  =>  pytest=0
    0 trap 'rm -f /tmp/x' 0; pytest  =>  pytest=0
    0 trap 'rm -f "$TEMP_DIR"' EXIT; pytest  =>  pytest=0
    0 trap 'rm -f $src' EXIT; pytest  =>  refused: trap
    0 trap 'rm -f $tmp/x' EXIT; pytest  =>  refused: trap
    0 trap 'rm -f /tmp/..' EXIT; pytest  =>  refused: trap
    0 trap 'rm -f /tmp/a/b' EXIT; pytest  =>  refused: trap
    0 trap 'rm -x /tmp/a' EXIT; pytest  =>  refused: trap
    0 trap 'mv /tmp/a' EXIT; pytest  =>  refused: trap
    0 trap EXIT; pytest  =>  refused: trap
    0 sh -c 'set -o pipefail; pytest'  =>  refused: posix-shell
    1 printf x && pytest  =>  printf x=0 / pytest=1
    1 printf %d x && pytest  =>  printf %d x:exit-not-attributable / pytest=1?
    1 printf x y && pytest  =>  printf x y:exit-not-attributable / pytest=1?
    1 printf -x && pytest  =>  printf -x:exit-not-attributable / pytest=1?
    1 printf x > f && pytest  =>  printf x:exit-not-attributable / pytest=1?
    1 echo x && pytest  =>  echo x=0 / pytest=1
    1 echo x > f && pytest  =>  echo x:exit-not-attributable / pytest=1?
    1 /bin/echo x && pytest  =>  /bin/echo x:exit-not-attributable / pytest=1?
    0 nohup set -e; pytest  =>  refused: shell-option
    0 nohup exit; pytest  =>  refused: shell-option
    0 nohup source .venv/bin/activate; pytest  =>  nohup source .venv/bin/activate:exit-not-attributable / pytest=0
    0 nohup source x; pytest  =>  refused: shell-option
    0 nohup . .venv/bin/activate; pytest  =>  nohup . .venv/bin/activate:exit-not-attributable / pytest=0
    0 ./set; pytest  =>  ./set:exit-not-attributable / pytest=0
    0 exec; pytest  =>  refused: output-redirected
    0 exec > f; pytest  =>  refused: output-redirected
    0 for i in 1; do exec pytest; done  =>  refused: in-loop
    0 exec ls; pytest  =>  exec ls=0 / pytest:exit-not-attributable
    0 env PATH=x pytest  =>  env PATH=x pytest=0
    0 PATH=x pytest  =>  PATH=x pytest=0
    0 pytest <(ls)  =>  pytest=0
    1 x=1; pytest  =>  pytest=1
    1 x=$y; pytest  =>  x=$y:exit-not-attributable / pytest=1
    1 x=`ls` && pytest  =>  x=`ls`:exit-not-attributable / pytest=1?
    1 x=y > f && pytest  =>  x=y:exit-not-attributable / pytest=1?
    1 x=$? && pytest  =>  pytest=1
    1 x=1 && pytest  =>  pytest=1
    1 x+=1 && pytest  =>  x+=1:exit-not-attributable / pytest=1?
    1 x=(1) && pytest  =>  x=(1):exit-not-attributable / pytest=1?
    1 x[1]=1 && pytest  =>  x[1]=1:exit-not-attributable / pytest=1?
    0 pytest | tee log; exit ${PIPESTATUS[1]}  =>  pytest:pipeline-without-pipefail / tee log=0
    1 pytest | tee log; exit $PIPESTATUS  =>  pytest=1 / tee log:exit-not-attributable
    1 pytest | tee log; exit ${PIPESTATUS[9]}  =>  pytest:pipeline-without-pipefail / tee log:exit-not-attributable
    1 pytest | tee log; exit ${PIPESTATUS[x]}  =>  pytest:pipeline-without-pipefail / tee log:exit-not-attributable
    0 pytest; exit 256  =>  pytest:exit-not-attributable
    0 pytest; exit x  =>  pytest:exit-not-attributable
    0 sh -c 'time pytest'  =>  refused: posix-shell
    1 sh -c 'pytest; export X=1'  =>  pytest:exit-not-attributable / export X=1=failed
    1 sh -c 'pytest; x=1 export X=1'  =>  refused: posix-shell
    1 sh -c 'pytest; x=1 ls'  =>  pytest:exit-not-attributable / x=1 ls=1
    1 sh -c 'export X=1; pytest'  =>  export X=1:exit-not-attributable / pytest=1?
    1 sh -c '. ./x/bin/activate; pytest'  =>  . ./x/bin/activate:exit-not-attributable / pytest=1?
    1 true {x}>f && pytest  =>  true {x}:exit-not-attributable / pytest=1?
    0 pytest; test $? -eq 0 ]  =>  pytest:exit-not-attributable / test $? -eq 0 ]=0
    0 pytest; [ $? -eq 0 x  =>  pytest:exit-not-attributable / [ $? -eq 0 x=0
    0 pytest; test $? -eq 0 > f  =>  pytest:exit-not-attributable / test $? -eq 0=0
    0 pytest; test 0 -eq 0  =>  pytest:exit-not-attributable / test 0 -eq 0=0
    1 test 0 -eq 0; pytest  =>  test 0 -eq 0:exit-not-attributable / pytest=1
    0 pytest; test $x -eq 0  =>  pytest:exit-not-attributable / test $x -eq 0=0
    0 pytest; [ "$x" -eq 0 ]  =>  pytest:exit-not-attributable / [ "$x" -eq 0 ]=0
"#;

const CONSTRUCTS: &str = r#"
    255 bash -c 'pytest; exit -1'  =>  pytest:exit-not-attributable
    1 if set -e; then pytest; fi  =>  refused: shell-option
    1 if set -u; then pytest; fi  =>  pytest=1
    0 bash -c 'set -o pipefail; pytest | cat'  =>  pytest=0 / cat=0
    0 ! pytest && ls  =>  pytest:negated / ls=0
    0 ! ! pytest  =>  pytest=0
    1 ! true || pytest  =>  pytest=1
    1 ! false && pytest  =>  pytest=1
    1 ! (! pytest)  =>  pytest:negated
    0 ! (! pytest)  =>  pytest:negated
    2 ! pytest  =>  pytest:negated
    0 set -e; ! pytest; ls  =>  pytest:negated / ls=0
    1 set -e; (pytest); ls  =>  pytest:exit-not-attributable / ls=1?
    1 set -e; { pytest; }; ls  =>  pytest:exit-not-attributable / ls=1?
    1 set -e; [[ -f x ]]; pytest  =>  [[ … ]]:exit-not-attributable / pytest=1?
    1 set -e; ((x)); pytest  =>  (( … )):exit-not-attributable / pytest=1?
    0 set -e; if pytest; then ls; fi; cat  =>  pytest:exit-not-attributable / ls=0? / cat=0
    1 set -e; pytest && ls; cat  =>  pytest:exit-not-attributable / ls:exit-not-attributable / cat=1?
    1 set -e; pytest | cat; ls  =>  pytest:pipeline-without-pipefail / cat:exit-not-attributable / ls=1?
    1 set -eo pipefail; pytest | cat; ls  =>  pytest:exit-not-attributable / cat:exit-not-attributable / ls=1?
    1 set -e; (pytest; ls) | cat  =>  pytest:pipeline-without-pipefail / ls:pipeline-without-pipefail / cat=1
    1 set -eo pipefail; (pytest; ls) | cat  =>  pytest:exit-not-attributable / ls=1* / cat:exit-not-attributable
    1 set -e; (pytest; ls) || cat  =>  pytest:exit-not-attributable / ls=failed / cat=1
    1 set -e; bash -c 'pytest; ls'; cat  =>  pytest:exit-not-attributable / ls:exit-not-attributable / cat=1?
    0 if bash -c 'set -e; pytest; ls'; then cat; fi  =>  pytest:exit-not-attributable / ls:exit-not-attributable / cat=0?
    1 if bash -ec 'pytest; ls'; then :; else exit 1; fi  =>  pytest:exit-not-attributable / ls:exit-not-attributable
    1 bash -c 'bash -c "pytest"'  =>  pytest=1
    1 bash -c 'pytest' > log  =>  pytest=1?
    1 bash -c 'pytest' < in  =>  pytest=1?
    1 set -u; echo $x; pytest  =>  echo $x=0? / pytest=1?
    0 set -u; ls; echo $x; exit 0  =>  ls:exit-not-attributable / echo $x=0
    1 set -u; x=$((y)); pytest  =>  x=$((y)):exit-not-attributable / pytest=1?
    1 x=$((y)); pytest  =>  x=$((y)):exit-not-attributable / pytest=1?
    1 x=$((y))⏎pytest  =>  x=$((y)):exit-not-attributable / pytest=1
    1 echo ${x:?}; pytest  =>  echo ${x:?}=0? / pytest=1?
    1 echo ${x:?}⏎pytest  =>  echo ${x:?}=0? / pytest=1
    1 echo ${x:=1}⏎pytest  =>  echo ${x:=1}=0? / pytest=1
    1 (echo ${x:?}; exit 0)⏎pytest  =>  echo ${x:?}=0? / pytest=1
    1 ls | echo ${x:?}⏎pytest  =>  ls:pipeline-without-pipefail / echo ${x:?}=0? / pytest=1
    1 pytest; $(ls)  =>  pytest:exit-not-attributable / $(ls)=1?
    0 pytest $(ls)  =>  pytest $(ls)=0
    1 cat <<E⏎$x⏎E⏎pytest  =>  cat:exit-not-attributable / pytest=1
    1 set -u; cat <<E⏎$x⏎E⏎pytest  =>  cat:exit-not-attributable / pytest=1?
    1 set -u; cat <<'E'⏎$x⏎E⏎pytest  =>  cat:exit-not-attributable / pytest=1
    1 set -u; cat <<< $x; pytest  =>  cat:exit-not-attributable / pytest=1?
    1 set -u; cat &> $x; pytest  =>  cat:exit-not-attributable / pytest=1?
    1 set -u; cat > $x; pytest  =>  cat:exit-not-attributable / pytest=1?
    0 a & pytest  =>  a:background-in-shell / pytest=0
    1 (a & pytest)  =>  a:background-in-shell / pytest=1
    1 a | b | pytest  =>  a:pipeline-without-pipefail / b:pipeline-without-pipefail / pytest=1
    1 a | (b | pytest)  =>  a:pipeline-without-pipefail / b:pipeline-without-pipefail / pytest=1
    1 set -o pipefail; a | b | pytest  =>  a:exit-not-attributable / b:exit-not-attributable / pytest:exit-not-attributable
    1 set -o pipefail; pytest | (cat)  =>  pytest:exit-not-attributable / cat:exit-not-attributable
    0 bash -c 'bash -c "bash -c \"bash -c pytest\""'  =>  pytest=0
    0 bash -c 'bash -c "bash -c \"bash -c \\\"bash -c pytest\\\"\""'  =>  refused: too-complex
    0 until pytest; do ls; done  =>  pytest:in-loop / ls:in-loop
    0 while ls; do pytest; done; exit 0  =>  ls:in-loop / pytest:in-loop
    0 case x in a) ls;; b) pytest;; *) exit 1;; esac  =>  ls=0? / pytest=0?
    1 case x in a) ls;; b) pytest;; *) exit 1;; esac  =>  ls=1? / pytest=1?
    3 if ls; then pytest; elif cat; then wc; else exit 3; fi  =>  ls:exit-not-attributable / pytest=3? / cat:exit-not-attributable / wc=3?
    1 if ls; then pytest; elif cat; then wc; else exit 3; fi  =>  ls:exit-not-attributable / pytest=1? / cat=0? / wc=1?
    1 [[ a -eq b ]]; pytest  =>  [[ … ]]:exit-not-attributable / pytest=1
    1 set -e; ! pytest; ls  =>  pytest:negated / ls=1
    0 set -e; ! { pytest; ls; }  =>  pytest:negated / ls:negated
    1 set -e; ! { pytest; ls; }  =>  pytest:negated / ls:negated
    1 set -e; if true; then pytest && ls; fi; cat  =>  pytest:exit-not-attributable / ls:exit-not-attributable / cat=1?
    1 set -e; if true; then pytest && true; fi; cat  =>  pytest:exit-not-attributable / cat=1
    1 set -e; { pytest && ls; }; cat  =>  pytest:exit-not-attributable / ls:exit-not-attributable / cat=1?
"#;

const KEPT: &str = r#"
    1 pytest; rc=$?; x[1]=2; exit $rc  =>  pytest=1 / x[1]=2:exit-not-attributable
    1 pytest; rc=$?; rc+=1; exit $rc  =>  pytest:exit-not-attributable / rc+=1:exit-not-attributable
    0 pytest; rc=$?; echo; [ $rc ]; exit $rc  =>  pytest=0 / echo=0 / [ $rc ]:exit-not-attributable
    0 pytest; rc=$?; [ $x -eq 1 ]; exit $rc  =>  pytest:exit-not-attributable / [ $x -eq 1 ]:exit-not-attributable
    0 pytest; rc=$?; [ "$x" = 1 ]; exit $rc  =>  pytest=0 / [ "$x" = 1 ]:exit-not-attributable
    0 pytest; rc=$?; [ "$x" 1 ]; exit $rc  =>  pytest:exit-not-attributable / [ "$x" 1 ]:exit-not-attributable
    0 pytest; rc=$?; [ ! "$x" ]; exit $rc  =>  pytest=0 / [ ! "$x" ]:exit-not-attributable
    0 pytest; rc=$?; test "$x" 1; exit $rc  =>  pytest:exit-not-attributable / test "$x" 1:exit-not-attributable
    0 pytest; rc=$?; test 1 "$x"; exit $rc  =>  pytest=0 / test 1 "$x":exit-not-attributable
    0 pytest; rc=$?; test 1 = 1 -a "$x"; exit $rc  =>  pytest:exit-not-attributable / test 1 = 1 -a "$x":exit-not-attributable
    0 pytest; rc=$?; [ 1 = 1 -a 2 = 2 ]; exit $rc  =>  pytest=0 / [ 1 = 1 -a 2 = 2 ]:exit-not-attributable
    0 pytest; rc=$?; [ $# -eq 1 ]; exit $rc  =>  pytest=0 / [ $# -eq 1 ]:exit-not-attributable
    0 pytest; rc=$?; [ $? -eq 1 -o 1 ]; exit $rc  =>  pytest=0 / [ $? -eq 1 -o 1 ]:exit-not-attributable
    0 pytest; rc=$?; [ -v x ]; exit $rc  =>  pytest:exit-not-attributable / [ -v x ]:exit-not-attributable
    0 pytest; rc=$?; [ -z x ]; exit $rc  =>  pytest=0 / [ -z x ]:exit-not-attributable
    0 pytest; rc=$?; [ "$x" ]; exit $rc  =>  pytest=0 / [ "$x" ]:exit-not-attributable
    0 pytest; rc=$?; test $x; exit $rc  =>  pytest:exit-not-attributable / test $x:exit-not-attributable
    0 pytest; rc=$?; wait -n; exit $rc  =>  pytest=0 / wait -n:exit-not-attributable
    0 pytest; rc=$?; wait; exit $rc  =>  pytest=0 / wait:exit-not-attributable
    0 pytest; rc=$?; wait "$x"; exit $rc  =>  pytest:exit-not-attributable / wait "$x":exit-not-attributable
    0 pytest; rc=$?; printf '%s' "$rc"; exit $rc  =>  pytest:exit-not-attributable / printf '%s' "$rc":exit-not-attributable
    0 pytest; rc=$?; [[ a == b ]]; exit $rc  =>  pytest=0 / [[ … ]]:exit-not-attributable
    0 pytest; rc=$?; [[ $x == b && 1 -eq 1 ]]; exit $rc  =>  pytest=0 / [[ … ]]:exit-not-attributable
    0 pytest; rc=$?; [[ 1 -eq 1 || $x -lt 2 ]]; exit $rc  =>  pytest:exit-not-attributable / [[ … ]]:exit-not-attributable
    0 pytest; rc=$?; [[ ! $x -lt 2 ]]; exit $rc  =>  pytest:exit-not-attributable / [[ … ]]:exit-not-attributable
    0 pytest; rc=$?; [[ ( $x -lt 2 ) ]]; exit $rc  =>  pytest:exit-not-attributable / [[ … ]]:exit-not-attributable
    0 pytest; rc=$?; [[ -v x ]]; exit $rc  =>  pytest:exit-not-attributable / [[ … ]]:exit-not-attributable
    0 pytest; rc=$?; [[ -f x ]]; exit $rc  =>  pytest=0 / [[ … ]]:exit-not-attributable
    0 pytest; rc=$?; echo "$(ls)"; exit $rc  =>  pytest=0 / echo "$(ls)"=0
    0 pytest; rc=$?; echo "${x[1]}"; exit $rc  =>  pytest=0 / echo "${x[1]}"=0
    0 pytest; rc=$?; echo ${#x}; exit $rc  =>  pytest=0 / echo ${#x}=0
    0 pytest; rc=$?; echo ${x:0:1}; exit $rc  =>  pytest:exit-not-attributable / echo ${x:0:1}=0
    0 pytest; rc=$?; echo ${!x}; exit $rc  =>  pytest:exit-not-attributable / echo ${!x}=0
    0 pytest; rc=$?; echo ${x%y}; exit $rc  =>  pytest=0 / echo ${x%y}=0
    0 pytest; rc=$?; echo '$((rc=0))'; exit $rc  =>  pytest=0 / echo '$((rc=0))'=0
    0 pytest; rc=$?; echo "'$((rc=0))'"; exit $rc  =>  pytest:exit-not-attributable / echo "'$((rc=0))'"=0
    0 pytest; rc=$?; echo $'\'$((rc=0))'; exit $rc  =>  pytest:exit-not-attributable / echo $'\'$((rc=0))'=0
    0 pytest; rc=$?; echo \$((rc=0)); exit $rc  =>  refused: unparsable
    0 pytest; rc=$?; [ "$x" 1 2 "$y" ]; exit $rc  =>  pytest:exit-not-attributable / [ "$x" 1 2 "$y" ]:exit-not-attributable
    0 pytest; rc=$?; [ 1 = "$x" -a 1 ]; exit $rc  =>  pytest:exit-not-attributable / [ 1 = "$x" -a 1 ]:exit-not-attributable
"#;
