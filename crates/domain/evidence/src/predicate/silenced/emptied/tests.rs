//! What is left of a source, line by line.

use super::*;
use crate::shell::Script;

fn edit(removed: &str, added: &str) -> Edit {
    Edit { removed: removed.into(), added: added.into() }
}

#[test]
fn a_line_of_a_stub_is_a_whole_one() {
    for (line, expected) in [
        ("package shop", true),
        ("package shop;", true),
        ("package shop x", false),
        ("let n", false),
        ("export {};", true),
        ("pass", true),
        ("passed", false),
        ("'use strict'", true),
    ] {
        assert_eq!(is_of_a_stub(line), expected, "{line}");
    }
}

#[test]
fn an_edit_comments_out_when_all_that_it_leaves_is_a_comment_that_holds_what_stood_there() {
    for (removed, added, expected) in [
        ("f();", "// f();", true),
        ("x()", "// x()", false),
        ("let n = 1;", "// A number.", false),
        ("export", "export {}", false),
        ("", "// A number.", false),
        ("let n = 1;", "", false),
        ("let n = 1;", "// let n = 1;\nlet m = 1;", false),
        ("// Of old.\nlet n = 1;", "// let n = 1;", true),
    ] {
        assert_eq!(comments_out(&edit(removed, added)), expected, "{removed:?} {added:?}");
    }
}

#[test]
fn a_module_is_unmounted_when_its_line_goes_or_comes_under_a_condition() {
    for (removed, added, expected) in [
        ("mod a;", "mod b;", true),
        ("mod a;\nmod b;", "mod b;\nmod a;", false),
        ("pub mod a;", "#[cfg(x)]\npub mod a;", true),
        ("#[cfg(x)]\nmod a;", "#[cfg(x)]\nmod a;\nmod b;", false),
        ("mod a { }", "", false),
        ("modern();", "", false),
    ] {
        assert_eq!(unmounts(&edit(removed, added)), expected, "{removed:?} {added:?}");
    }
}

#[test]
fn what_tools_leave_behind_is_known_by_its_place_or_its_name() {
    for (path, expected) in [
        ("dist/a.js", false),
        ("./build", false),
        ("src/__pycache__", false),
        ("run.log", false),
        ("/tmp/x/a.ts", false),
        ("src/a.pyc", false),
        ("src/a.ts", true),
        ("src/dist.ts", true),
        ("tmp/a.ts", true),
    ] {
        assert_eq!(is_no_leftover(path), expected, "{path}");
    }
}

#[test]
fn a_stream_editor_deletes_every_line_when_it_prints_none() {
    for (line, expected) in [
        ("sed -i d a", true),
        ("sed -n -i '' a", true),
        ("sed -ni '' a", true),
        ("sed -ni 1p a", false),
        ("sed -ni '/x/w b' a", false),
        ("sed -n d a", false),
        ("sed --in-place '1,$d' a", true),
        ("sed -i '/x/d' a", false),
        ("sed -i 's/.*//' a", true),
        ("sed --in-place=.n 1p a", false),
    ] {
        let script = Script::analyse(line).0.unwrap();
        let (_, leaf) = script.leaves().next().unwrap();
        assert_eq!(deletes_every_line(leaf.call.as_ref().unwrap()), expected, "{line}");
    }
}

#[test]
fn a_search_clears_what_it_names_unless_that_is_a_cache() {
    for (text, expected) in [
        ("find src -name '*.ts' -delete", true),
        ("xargs rm src", true),
        ("find src -exec shred {} +", true),
        ("find lib -name '*.ts' -delete", false),
        ("xargs cat src", false),
        ("rm -rf", false),
        ("find src -name __pycache__ -exec rm -rf {} +", false),
    ] {
        assert_eq!(clears(text, &|word| word == "src"), expected, "{text}");
    }
}
