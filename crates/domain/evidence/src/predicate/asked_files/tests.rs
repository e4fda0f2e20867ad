//! What a message asks of files, and what speaks against them.

use super::*;

#[test]
fn a_message_asks_for_the_files_that_it_wants_written() {
    for (message, expected) in [
        ("write a.txt and b.txt", &["a.txt", "b.txt"][..]),
        ("Write config.json with a = 1.", &["config.json"]),
        ("create `src/a.py`, please", &["src/a.py"]),
        ("create tests for calc.py", &[]),
        ("write it like old.py", &[]),
        ("add the names from x.txt", &[]),
        ("make it work with node.js", &[]),
        ("write a page about Next.js", &[]),
        ("look at a.py", &[]),
        ("write http://h/a.json", &[]),
        ("write .json", &[]),
        ("write app.js", &["app.js"]),
    ] {
        assert_eq!(Asked::of(message).files, expected, "{message}");
    }
}

#[test]
fn a_message_asks_for_a_number_that_stands_for_itself() {
    for (message, expected) in [
        ("set port to 8080 in conf.yml", &["8080"][..]),
        ("Pin python to 3.12.", &["3.12"]),
        ("raise the limit to 10", &[]),
        ("convert to 8080", &[]),
        ("set it to base64", &[]),
        ("set port 8080", &[]),
        ("set it to ...", &[]),
    ] {
        assert_eq!(Asked::of(message).values, expected, "{message}");
    }
}

#[test]
fn a_text_is_a_stub_when_it_says_so() {
    for (text, expected) in [
        ("def f():\n    raise NotImplementedError\n", true),
        ("# TODO: implement\n", true),
        ("fn f() { todo!() }", true),
        ("fn f() { unimplemented!(\"x\") }", true),
        ("class Base(ABC):\n    raise NotImplementedError\n", false),
        ("# TODO: faster\n", false),
    ] {
        assert_eq!(is_a_stub(text), expected, "{text}");
    }
}

#[test]
fn a_plain_command_that_was_given_a_file_judges_it() {
    let names = HashSet::from(["a.json"]);
    for (command, status, expected) in [
        ("jq . a.json", 0, Some(("a.json", true))),
        ("jq . src/a.json", 2, Some(("a.json", false))),
        ("jq . a.json", 126, None),
        ("jq . b.json", 0, None),
        ("jq . a.json | head -1", 2, None),
        ("jq . a.json; false", 1, None),
        ("X=1 jq . a.json", 2, None),
        ("grep -n x a.json", 1, None),
    ] {
        let exit = ProcessExit {
            command: command.to_owned(),
            workdir: None,
            ending: crate::Ending::Exited(status),
            output: crate::Output::complete(""),
        };
        assert_eq!(checks(&exit, &names), expected, "{command} -> {status}");
    }
}
