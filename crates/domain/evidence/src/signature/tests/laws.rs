//! The same fault has one key on every machine; every part of a fault is in its key.

use crate::{FailureSignature, ShownFailure, SignatureKey};
use proptest::prelude::*;

/// What belongs to a run and not to its fault.
#[derive(Debug, Clone)]
struct Run {
    folder: String,
    line: u32,
    column: u32,
    address: u64,
    time: String,
    seed: u32,
    port: u16,
    coloured: bool,
}

/// What makes a fault.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Fault {
    /// Of a kind, or of a code.
    kind: u8,
    /// The module, symbol or package that it is about.
    name: String,
    /// The function or the test in which it happens.
    symbol: String,
}

const KINDS: [&str; 4] = ["TypeError", "ValueError", "RangeError", "StockError"];

type Print = fn(&Fault, &Run) -> String;

impl Fault {
    fn kind(&self) -> &'static str {
        KINDS[usize::from(self.kind)]
    }
}

/// An output of each family, with every part of fault and run in it.
const PRINTS: &[(&str, Print)] = &[
    ("python", |f, r| {
        format!(
            "{} start\nTraceback (most recent call last):\n  File \"{}/app.py\", line {}, in {}\n    go()\n\
             {}: no {} in <Row object at 0x{:x}>, seed {}\n",
            r.time,
            r.folder,
            r.line,
            f.symbol,
            f.kind(),
            f.name,
            r.address,
            r.seed
        )
    }),
    ("rustc", |f, r| {
        format!(
            "error[E0{}01]: cannot find `{}`\n --> src/a.rs:{}:{}\n  |\n{} | {}();\n  |   ^ here\n",
            f.kind, f.name, r.line, r.column, r.line, f.symbol
        )
    }),
    ("rust panic", |f, r| {
        format!(
            "thread 'main' ({}) panicked at {}/src/{}.rs:{}:{}:\n{}: no {} at 0x{:x}\nnote: x\n",
            r.seed,
            r.folder,
            f.symbol,
            r.line,
            r.column,
            f.kind(),
            f.name,
            r.address
        )
    }),
    ("go panic", |f, r| {
        format!(
            "panic: {}: no {} on port {}\n\ngoroutine {} [running]:\nmain.{}(0x{:x})\n\t{}/main.go:{} +0x1d\nexit status 2\n",
            f.kind(),
            f.name,
            r.port,
            r.seed,
            f.symbol,
            r.address,
            r.folder,
            r.line
        )
    }),
    ("node", |f, r| {
        format!(
            "{}/app.js:{}\n  go();\n  ^\n\n{}: no {}, port {}\n    at {} ({}/app.js:{}:{})\n\nNode.js v20.1.2\n",
            r.folder,
            r.line,
            f.kind(),
            f.name,
            r.port,
            f.symbol,
            r.folder,
            r.line,
            r.column
        )
    }),
    ("java", |f, r| {
        format!(
            "{} INFO up\nException in thread \"main\" shop.{}: no {} in Row@{:08x}\n\tat shop.Till.{}(Till.java:{})\n",
            r.time,
            f.kind(),
            f.name,
            r.address >> 16,
            f.symbol,
            r.line
        )
    }),
    ("gcc", |f, r| {
        format!(
            "{}/a.c:{}:{}: error: {} of '{}'\n {:4} |   {}();\n      |   ^\n",
            r.folder,
            r.line,
            r.column,
            f.kind(),
            f.name,
            r.line,
            f.symbol
        )
    }),
    ("ruby", |f, r| {
        format!(
            "{}/app.rb:{}:in `{}': no {} in #<Row:0x{:016x}> ({})\n",
            r.folder,
            r.line,
            f.symbol,
            f.name,
            r.address,
            f.kind()
        )
    }),
    ("php", |f, r| {
        format!(
            "PHP Fatal error:  Uncaught {}: no {} of {} in {}/app.php:{}\nStack trace:\n#0 {{main}}\n",
            f.kind(),
            f.name,
            f.symbol,
            r.folder,
            r.line
        )
    }),
    ("linter", |f, r| {
        format!(
            "{}/a.py:{}:{}: F40{} '{}' unused in {}\n",
            r.folder, r.line, r.column, f.kind, f.name, f.symbol
        )
    }),
    ("curl", |f, r| {
        format!(
            "curl: (2{}) {} at {}.example port {} after {} ms\n",
            f.kind, f.name, f.symbol, r.port, r.seed
        )
    }),
    ("psql", |f, r| {
        format!(
            "psql:{}/a.sql:{}: ERROR:  {}: relation \"{}.{}\" is gone\n",
            r.folder,
            r.line,
            f.kind(),
            f.name,
            f.symbol
        )
    }),
    ("npm", |f, r| {
        format!(
            "npm error code E40{}\nnpm error 40{} no {} of {}\nnpm error A complete log of this run can be found in: {}/{}.log\n",
            f.kind, f.kind, f.name, f.symbol, r.folder, r.seed
        )
    }),
    ("log", |f, r| format!("{} ERROR {}: no {} in {}\n", r.time, f.kind(), f.name, f.symbol)),
    ("pytest", |f, r| {
        format!(
            "F\n=== FAILURES ===\n___ test_{s} ___\n\n    def test_{s}():\n>       go()\n\n{}/a.py:{}: \n_ _ _\n\n>   go()\n\
             E   {}: no {} at 0x{:x}\n\n{}/a.py:{}: {}\n=== short test summary info ===\nFAILED tests/test_a.py::test_{s} - {}: no {}\n\
             1 failed in 0.{:02}s\n",
            r.folder,
            r.line,
            f.kind(),
            f.name,
            r.address,
            r.folder,
            r.line,
            f.kind(),
            f.kind(),
            f.name,
            r.seed % 100,
            s = f.symbol
        )
    }),
];

fn runs() -> impl Strategy<Value = Run> {
    let folder = prop_oneof![
        Just("/home/ann/shop".to_owned()),
        Just("/Users/li/Dev/shop-main".to_owned()),
        "/(srv|builds|tmp)/[a-z0-9]{1,9}/[a-z]{1,8}",
    ];
    let time = (1..13_u8, 1..29_u8, 0..24_u8, 0..60_u8).prop_map(|(month, day, hour, minute)| {
        format!("2026-{month:02}-{day:02} {hour:02}:{minute:02}:07,123")
    });
    (
        folder,
        1..5000_u32,
        1..200_u32,
        0x7f00_0000_0000..0x7fff_ffff_ffff_u64,
        time,
        1000..u32::MAX,
        1024..u16::MAX,
        any::<bool>(),
    )
        .prop_map(|(folder, line, column, address, time, seed, port, coloured)| Run {
            folder,
            line,
            column,
            address,
            time,
            seed,
            port,
            coloured,
        })
}

fn faults() -> impl Strategy<Value = Fault> {
    let name = "[g-z]{3,8}(_[g-z]{2,5})?";
    (0..4_u8, name, name).prop_map(|(kind, name, symbol)| Fault { kind, name, symbol })
}

fn print(print: Print, fault: &Fault, run: &Run) -> String {
    let text = print(fault, run);
    if run.coloured {
        text.lines().map(|line| format!("\u{1b}[31m{line}\u{1b}[0m\n")).collect()
    } else {
        text
    }
}

fn key(text: &str) -> Option<SignatureKey> {
    ShownFailure::of_output(text).map(|failure| failure.key())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_fault_has_the_same_key_wherever_and_whenever_it_happens(fault in faults(), one in runs(), other in runs()) {
        for (family, output) in PRINTS {
            let (one, other) = (print(*output, &fault, &one), print(*output, &fault, &other));
            prop_assert!(key(&one).is_some(), "{}: {}", family, one);
            prop_assert_eq!(key(&one), key(&other), "{}: {} {}", family, one, other);
        }
    }

    #[test]
    fn another_kind_name_or_symbol_is_another_fault(one in faults(), other in faults(), part in 0..3_u8, run in runs()) {
        let other = match part {
            0 => Fault { kind: (one.kind + 1) % 4, ..one.clone() },
            1 => Fault { name: other.name, ..one.clone() },
            _ => Fault { symbol: other.symbol, ..one.clone() },
        };
        prop_assume!(one != other);
        for (family, output) in PRINTS {
            let (one, other) = (print(*output, &one, &run), print(*output, &other, &run));
            prop_assert_ne!(key(&one), key(&other), "{}: {} {}", family, one, other);
        }
    }

    #[test]
    fn any_text_is_read_without_end_or_fall(text in "(error: |Traceback|\\(most recent call last\\):|  File \"|at |a\\.c:1:|'|\n|[ -~]|é|\u{1b}\\[){0,80}") {
        let found = ShownFailure::of_output(&text);
        prop_assert_eq!(found.as_ref().map(ShownFailure::key), key(&text));
    }
}

#[test]
fn each_part_of_a_signature_and_the_test_are_in_its_key() {
    let signature = |kind: &str, message: &str, place: &str| FailureSignature {
        kind: Some(kind.into()),
        message: Some(message.into()),
        place: Some(place.into()),
    };
    let base = signature("a", "b", "c");
    let keys = [
        base.key(None),
        base.key(Some("t")),
        base.key(Some("u")),
        signature("x", "b", "c").key(None),
        signature("a", "x", "c").key(None),
        signature("a", "b", "x").key(None),
        signature("ab", "", "c").key(None),
        FailureSignature::default().key(None),
    ];
    let distinct: std::collections::BTreeSet<_> = keys.iter().collect();
    assert_eq!(distinct.len(), keys.len());
    assert_eq!(base.key(Some("/w/tests/a.py::t")), base.key(Some("tests/a.py::t")));
    assert_eq!(base.key(None).to_string().len(), 32);
}
