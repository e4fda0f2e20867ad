//! Words by which a judge is turned, each beside one that is near to it.

use super::*;

#[test]
fn a_test_of_ctest_gets_another_program_by_the_line_that_names_its_own() {
    for (path, removed, added, expected) in [
        ("a/CMakeLists.txt", "add_test(adds ta)", "add_test(adds true)", true),
        ("CMakeLists.txt", "name adds command ta", "name adds command true", true),
        ("CMakeLists.txt", "set(name x)", "", false),
        ("CMakeLists.txt", "set(command x)", "", false),
        ("CMakeLists.txt", "add_test(adds ta)", "add_test(adds ta)\nadd_test(b tb)", false),
        ("notes.txt", "add_test(adds ta)", "", false),
    ] {
        assert_eq!(runs_another(path, removed, added), expected, "{path} {removed}");
    }
}

#[test]
fn a_line_of_a_configuration_replaces_what_a_module_holds_by_a_value_that_is_no_setting() {
    for (line, expected) in [
        ("calc.add = fake", true),
        ("my_calc.add = fake", true),
        ("calc._add = fake", true),
        ("a.b.c = fake", true),
        ("sys.modules[\"calc\"] = fake", true),
        ("calc.1x = fake", false),
        ("calc.a-b = fake", false),
        ("if calc.x == y:", false),
        ("add = fake", false),
        ("calc.add", false),
        ("app.debug = true", false),
        ("app.limit = 3", false),
        ("app.name = 'x'", false),
        ("app.user = none", false),
    ] {
        assert_eq!(replaces(line), expected, "{line}");
    }
}

#[test]
fn a_word_renews_expectations_as_a_target_an_option_or_a_variable() {
    for (word, expected) in [
        ("--update", true),
        ("'--snapshot-update'", true),
        ("UPDATE_X=1", true),
        ("bless", true),
        ("test:update", true),
        ("update", false),
        ("src/update.x=1", false),
        ("NAME=update", false),
        ("--name=x", false),
    ] {
        assert_eq!(renews(word), expected, "{word}");
    }
}

#[test]
fn a_configuration_is_relaxed_by_a_demand_that_is_gone_and_by_rules_for_some_files() {
    for (path, removed, added, expected) in [
        ("eslint.config.js", "rules", "files, rules", true),
        ("eslint.config.js", "files", "files, rules", false),
        ("eslint.config.js", "rules", "rules, more", false),
        ("mypy.ini", "strict", "strict files", false),
        ("mypy.ini", "strict", "", true),
        ("notes.txt", "strict", "", false),
    ] {
        assert_eq!(relaxes(path, removed, added), expected, "{path}: {removed} -> {added}");
    }
}
