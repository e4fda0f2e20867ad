//! The names by which people speak of commands.

use super::*;

#[test]
fn a_command_is_spoken_of_by_its_program_its_deed_and_its_script() {
    for (command, names) in [
        ("terraform plan", &["terraform", "plan"][..]),
        ("npm run build", &["build", "compil"]),
        ("cd web && bash ship.sh", &["web", "bash", "ship.sh", "ship"]),
        ("timeout 5 python -c \"import shop\"", &["import", "shop"]),
        ("./bin/Migrate up", &["migrate"]),
        ("go vet ./...", &["vet"]),
        ("tool X=deploy --fast $Y a&b ab", &["tool"]),
        ("node tools/repro.js", &["repro.js", "repro"]),
        ("ruby tools/repro.rb", &["ruby", "repro.rb", "repro"]),
        ("python3 repro.py", &["repro.py", "repro"]),
        ("tool config.yml", &["tool"]),
        ("npx tsc --noEmit", &["tsc", "compil", "type"]),
        ("npx eslint .", &["eslint", "lint"]),
        ("mypy main", &["mypy", "main", "type"]),
        ("bash x.sh", &["bash", "x.sh"]),
        ("python main.py", &["main.py"]),
    ] {
        assert_eq!(names_of(command), names, "{command}");
    }
    let long = format!("tool {}", "word ".repeat(2 * MAX_WORDS));
    assert_eq!(names_of(&long).len(), MAX_WORDS);
}

#[test]
fn a_word_is_compared_without_what_its_form_adds() {
    for (one, other, same) in [
        ("migrate", "migrations", true),
        ("deploy", "deployment", true),
        ("lint", "linter", true),
        ("build", "building", true),
        ("compiles", "compiler", true),
        ("type", "types", true),
        ("server", "serves", true),
        ("app", "apps", false),
        ("deploy", "deplore", false),
    ] {
        assert_eq!(stem(one) == stem(other), same, "{one} / {other}");
    }
    assert!(is_begun_by("bench", &HashSet::from(["benchmark"])));
    assert!(!is_begun_by("main", &HashSet::from(["mainly"])));
}

#[test]
fn a_command_looks_for_files_when_it_does_nothing_else() {
    for (command, expected) in [
        ("ls dist", true),
        ("stat a.txt", true),
        ("test -f a.txt", true),
        ("cat a.txt", false),
        ("ls dist | wc -l", false),
        ("ls dist; rm a", false),
        ("test -f a && rm a", false),
        ("! test -f a", false),
        ("", false),
    ] {
        assert_eq!(looks(command), expected, "{command}");
    }
}

#[test]
fn a_run_of_tests_compiles_all_when_it_names_no_part() {
    for (command, expected) in [
        ("cargo test", true),
        ("cargo t -q", true),
        ("cargo nextest run", true),
        ("cargo test --lib", false),
        ("cargo test -p core", false),
        ("cargo build", false),
        ("go test ./...", true),
        ("go test ./tax", false),
        ("pytest", false),
    ] {
        assert_eq!(compiles_all(command), expected, "{command}");
    }
}

#[test]
fn an_output_counts_faults_by_a_number_above_none_before_their_name() {
    for (said, expected) in [
        ("ok\nFound 3 errors.\n", true),
        ("1 problem (1 error, 0 warnings)", true),
        ("Found 0 errors.", false),
        ("3 files left", false),
        ("no errors", false),
    ] {
        assert_eq!(counts_faults(said), expected, "{said}");
    }
}
