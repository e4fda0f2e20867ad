//! What the source of a crate may mention, outside its tests.

use super::Violation;
use super::graph::{Layer, Member};
use super::tokens::{Placed, Token, tokens};
use crate::fault::{Context as _, Fault};
use crate::workspace;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Reads every source file of a member and reports what its layer forbids.
pub(super) fn scan(member: &Member, root: &Path) -> Result<Vec<Violation>, Fault> {
    let Some(layer) = member.layer else {
        return Ok(Vec::new());
    };
    let mut files = Vec::new();
    for path in workspace::files(&root.join(&member.folder).join("src"), "rs")? {
        let text = std::fs::read_to_string(&path).during(format_args!("reading {}", path.display()))?;
        let relative = path.strip_prefix(root).unwrap_or(&path).to_path_buf();
        files.push((relative, code(&tokens(&text))));
    }
    // A file behind `#[cfg(test)] mod name;` is a test, with all that lies below it.
    let tests: BTreeSet<PathBuf> = files
        .iter()
        .flat_map(|(path, code)| code.test_modules.iter().map(|name| module_folder(path).join(name)))
        .collect();
    let is_test = |path: &Path| path.with_extension("").ancestors().any(|ancestor| tests.contains(ancestor));
    Ok(files
        .iter()
        .filter(|(path, _)| !is_test(path))
        .flat_map(|(path, code)| forbidden(layer, &code.tokens).into_iter().map(move |found| (path, found)))
        .map(|(path, Found { line, rule, detail })| Violation {
            krate: member.name.clone(),
            file: path.clone(),
            line,
            rule,
            detail,
        })
        .collect())
}

/// Where the submodules of a file lie.
fn module_folder(path: &Path) -> PathBuf {
    match path.file_stem().and_then(|stem| stem.to_str()) {
        Some("lib" | "main" | "mod") => path.parent().unwrap_or(path).to_path_buf(),
        _ => path.with_extension(""),
    }
}

#[derive(Debug, PartialEq, Eq)]
struct Found {
    line: usize,
    rule: &'static str,
    detail: String,
}

fn forbidden(layer: Layer, tokens: &[Placed]) -> Vec<Found> {
    let mut found = Vec::new();
    if layer.is_pure() {
        for (path, line) in paths(tokens) {
            if let Some(why) = impure(&path) {
                found.push(Found {
                    line,
                    rule: "the-domain-is-pure",
                    detail: format!("`{}` {why}", path.join("::")),
                });
            }
        }
    }
    if !layer.may_print() {
        for pair in tokens.windows(2) {
            if let [Placed { token: Token::Name(name), line }, bang] = pair
                && bang.token.is_mark('!')
                && matches!(name.as_str(), "print" | "println" | "eprint" | "eprintln" | "dbg")
            {
                let detail = format!("`{name}!` prints; only the program talks to people");
                found.push(Found { line: *line, rule: "only-the-program-prints", detail });
            }
        }
    }
    found
}

/// Why pure code may not mention a path, if it may not.
fn impure(path: &[String]) -> Option<&'static str> {
    let path: Vec<&str> = path.iter().map(String::as_str).collect();
    match path.as_slice() {
        // Addresses and error values are data.
        ["std", "net", "IpAddr" | "Ipv4Addr" | "Ipv6Addr", ..] | ["std", "io", "Error" | "ErrorKind", ..] => {
            None
        }
        ["std", "fs" | "net" | "io" | "process", ..] => Some("is input or output"),
        ["std", "env", ..] => Some("reads the surroundings; they come in as arguments"),
        ["tokio" | "rusqlite", ..] => Some("belongs into an adapter"),
        _ if path.contains(&"SystemTime") => Some("is a clock; time comes in as an argument"),
        ["std", "time", "Instant", ..] | [.., "Instant", "now"] => {
            Some("is a clock; time comes in as an argument")
        }
        _ => None,
    }
}

/// Source without its tests, and the names of the test modules that lie in files of their own.
struct Code {
    tokens: Vec<Placed>,
    test_modules: Vec<String>,
}

fn code(tokens: &[Placed]) -> Code {
    let mut kept = Code { tokens: Vec::new(), test_modules: Vec::new() };
    let mut rest = tokens;
    while let Some((first, after)) = rest.split_first() {
        if let Some((attribute, after)) = attribute(rest)
            && is_test_only(attribute)
        {
            let (item, after) = item(after);
            if let [.., module, Placed { token: Token::Name(name), .. }, end] = item
                && module.token.is_name("mod")
                && end.token.is_mark(';')
            {
                kept.test_modules.push(name.clone());
            }
            rest = after;
        } else {
            kept.tokens.push(first.clone());
            rest = after;
        }
    }
    kept
}

/// An outer attribute at the start, without its brackets, and what follows it.
fn attribute(tokens: &[Placed]) -> Option<(&[Placed], &[Placed])> {
    let [hash, open, body @ ..] = tokens else { return None };
    if !hash.token.is_mark('#') || !open.token.is_mark('[') {
        return None;
    }
    let mut depth = 1_usize;
    let end = body.iter().position(|placed| {
        match placed.token {
            Token::Mark('[') => depth += 1,
            Token::Mark(']') => depth -= 1,
            _ => {}
        }
        depth == 0
    })?;
    Some((body.get(..end)?, body.get(end + 1..)?))
}

/// `cfg(test)`, `cfg(all(test, …))`, `test`; not `cfg(not(test))` nor `cfg(any(test, …))`.
fn is_test_only(attribute: &[Placed]) -> bool {
    let named = |name: &str| attribute.iter().any(|placed| placed.token.is_name(name));
    match attribute.first() {
        Some(first) if first.token.is_name("test") => attribute.len() == 1,
        Some(first) if first.token.is_name("cfg") => named("test") && !named("not") && !named("any"),
        _ => false,
    }
}

/// The item at the start, with its further attributes, up to its `;` or its closing brace.
fn item(tokens: &[Placed]) -> (&[Placed], &[Placed]) {
    let mut depth = 0_usize;
    let end = tokens.iter().position(|placed| match placed.token {
        Token::Mark('{' | '(' | '[') => {
            depth += 1;
            false
        }
        Token::Mark(close @ ('}' | ')' | ']')) => {
            depth = depth.saturating_sub(1);
            depth == 0 && close == '}'
        }
        Token::Mark(';') => depth == 0,
        _ => false,
    });
    tokens.split_at(end.map_or(tokens.len(), |end| end + 1))
}

/// Keywords that may stand right before a path.
const KEYWORDS: &[&str] = &[
    "as", "dyn", "else", "for", "if", "impl", "in", "match", "mut", "return", "unsafe", "use", "where",
    "while",
];

/// Every path with its line; the members of a `use` group carry the group's prefix.
fn paths(tokens: &[Placed]) -> Vec<(Vec<String>, usize)> {
    let mut found = Vec::new();
    let mut groups: Vec<Vec<String>> = Vec::new();
    let mut rest = tokens.iter().peekable();
    while let Some(placed) = rest.next() {
        match &placed.token {
            // In `use ::std` the keyword is no part of the path that starts at the root.
            Token::Name(name) if KEYWORDS.contains(&name.as_str()) => {}
            Token::Name(name) => {
                let mut path = groups.last().cloned().unwrap_or_default();
                path.push(name.clone());
                let mut opens = false;
                while rest.next_if(|next| next.token == Token::Step).is_some() {
                    match rest.peek().map(|next| &next.token) {
                        Some(Token::Name(name)) => path.push(name.clone()),
                        Some(Token::Mark('*')) => path.push("*".to_owned()),
                        Some(Token::Mark('{')) => opens = true,
                        _ => break,
                    }
                    rest.next();
                }
                if opens {
                    groups.push(path);
                } else {
                    found.push((path, placed.line));
                }
            }
            Token::Mark('{') => groups.push(Vec::new()),
            Token::Mark('}') => drop(groups.pop()),
            Token::Step | Token::Mark(_) => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(layer: Layer, source: &str) -> Vec<(usize, &'static str)> {
        forbidden(layer, &code(&tokens(source)).tokens).iter().map(|found| (found.line, found.rule)).collect()
    }

    #[test]
    fn pure_code_that_reaches_outside_is_named_with_its_line() {
        let pure = "the-domain-is-pure";
        for (source, expected) in [
            ("use std::fs;", vec![(1, pure)]),
            ("\nuse std::{collections::BTreeMap, fs::File};", vec![(2, pure)]),
            ("use std::{\n    fmt,\n    net::{TcpListener, TcpStream},\n};", vec![(3, pure), (3, pure)]),
            ("use ::std::process::Command;", vec![(1, pure)]),
            ("fn f() { let home = std::env::var(\"HOME\"); }", vec![(1, pure)]),
            ("fn f() { let t = std::time::Instant::now(); }", vec![(1, pure)]),
            ("use std::time::Duration; fn f(now: Instant) { Instant::now() }", vec![(1, pure)]),
            ("use std::time::{Duration, SystemTime};", vec![(1, pure)]),
            ("tokio::spawn(async {});", vec![(1, pure)]),
            ("use rusqlite::Connection;", vec![(1, pure)]),
            ("#[cfg(not(test))]\nuse std::fs;", vec![(2, pure)]),
            ("#[cfg(test)]\nmod tests { use std::fs; }\nuse std::net::*;", vec![(3, pure)]),
            ("#[cfg(any(test, unix))]\nuse std::fs;", vec![(2, pure)]),
        ] {
            assert_eq!(check(Layer::Domain, source), expected, "{source}");
        }
    }

    #[test]
    fn tests_comments_and_other_layers_may_reach_outside() {
        for source in [
            "// std::fs\n/* tokio::spawn */\n/// `std::env` is for adapters\nfn f() {}",
            "const WHY: &str = \"no std::fs here\";",
            "#[cfg(test)]\nmod tests {\n    use std::fs;\n    fn g() { let _ = std::env::args(); }\n}",
            "#[cfg(test)]\n#[expect(unused, reason = \"x\")]\nmod tests { use std::fs; }",
            "#[test]\nfn reads() { std::fs::read(\"x\"); }",
            "#[cfg(all(test, unix))]\nuse std::fs;",
            "use crate::process::Exit;\nuse super::{env::Name, fs};",
            "use std::time::Duration;",
            "use std::{io::ErrorKind, net::{IpAddr, Ipv6Addr}};\nfn f(e: std::io::Error) {}",
        ] {
            assert_eq!(check(Layer::Domain, source), [], "{source}");
        }
        assert_eq!(check(Layer::Adapter, "use std::fs;"), []);
    }

    #[test]
    fn only_the_program_and_the_chores_print() {
        let source = "fn f() {\n    println!(\"x\");\n    dbg!(1);\n}";
        let rule = "only-the-program-prints";
        for layer in [Layer::Domain, Layer::App, Layer::Adapter, Layer::Conformance] {
            assert_eq!(check(layer, source), [(2, rule), (3, rule)], "{layer:?}");
        }
        assert_eq!(check(Layer::Program, source), []);
        assert_eq!(check(Layer::Chore, source), []);
        assert_eq!(check(Layer::App, "writeln!(out, \"x\")?; self.println();"), []);
    }

    #[test]
    fn a_test_module_in_a_file_of_its_own_is_known_by_its_declaration() {
        let modules = |source: &str| code(&tokens(source)).test_modules;
        assert_eq!(modules("#[cfg(test)]\nmod tests;\nmod shell;"), ["tests"]);
        assert_eq!(modules("mod tests;"), Vec::<String>::new());
        assert_eq!(module_folder(Path::new("c/src/shell.rs")), Path::new("c/src/shell"));
        assert_eq!(module_folder(Path::new("c/src/lib.rs")), Path::new("c/src"));
    }
}
