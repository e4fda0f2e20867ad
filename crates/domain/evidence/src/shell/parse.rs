//! Parsing within bounds: what is too long or too deep is refused before the parser sees it.

use crate::Reason;
use brush_parser::{ParserOptions, Token, TokenizerOptions, ast};

/// The longest command line that is judged, in bytes. Longer ones carry file contents, not test runs.
pub(crate) const MAX_BYTES: usize = 16 * 1024;
/// The deepest nesting of brackets of any kind in the raw text. The tokenizer recurses with it.
const MAX_RAW_DEPTH: usize = 40;
/// The deepest nesting of compound commands. The parser backtracks, at worst by a factor for each level.
const MAX_DEPTH: usize = 8;
/// The most tokens of a command line.
const MAX_TOKENS: usize = 3000;

/// The syntax tree of a command line.
pub(crate) fn parse(text: &str) -> Result<ast::Program, Reason> {
    if text.len() > MAX_BYTES || raw_depth(text) > MAX_RAW_DEPTH {
        return Err(Reason::TooComplex);
    }
    let options = ParserOptions::default();
    let tokens = brush_parser::uncached_tokenize_str(text, &tokenizer_options(&options))
        .map_err(|_| Reason::Unparsable)?;
    if tokens.len() > MAX_TOKENS || token_depth(&tokens) > MAX_DEPTH {
        return Err(Reason::TooComplex);
    }
    if tokens.windows(2).any(names_no_stream) {
        return Err(Reason::Unparsable);
    }
    brush_parser::parse_tokens(&tokens, &options).map_err(|_| Reason::Unparsable)
}

fn tokenizer_options(options: &ParserOptions) -> TokenizerOptions {
    options.tokenizer_options()
}

/// Whether a number in front of a redirection is too large for a stream: the shell refuses it, the parser panics.
fn names_no_stream(pair: &[Token]) -> bool {
    let [Token::Word(number, before), Token::Operator(sign, after)] = pair else { return false };
    let touches = before.end.index == after.start.index && sign.starts_with(['<', '>']);
    touches && number.bytes().all(|byte| byte.is_ascii_digit()) && number.parse::<i32>().is_err()
}

/// How deep brackets nest when quotes are ignored: an upper bound for what nests in the tokenizer.
fn raw_depth(text: &str) -> usize {
    let mut backquotes = 0usize;
    let (deepest, _) = text.bytes().fold((0usize, 0usize), |(deepest, depth), byte| match byte {
        b'(' | b'{' | b'[' => (deepest.max(depth + 1), depth + 1),
        b')' | b'}' | b']' => (deepest, depth.saturating_sub(1)),
        b'`' => {
            backquotes += 1;
            (deepest, depth)
        }
        _ => (deepest, depth),
    });
    deepest.max(backquotes / 2)
}

/// How deep compound commands nest at most, when every word that could open one does.
fn token_depth(tokens: &[Token]) -> usize {
    let (deepest, _) = tokens.iter().fold((0usize, 0usize), |(deepest, depth), token| match token.to_str() {
        "(" | "{" | "if" | "while" | "until" | "for" | "case" | "select" | "function" | "coproc" | "[[" => {
            (deepest.max(depth + 1), depth + 1)
        }
        ")" | "}" | "fi" | "done" | "esac" | "]]" => (deepest, depth.saturating_sub(1)),
        _ => (deepest, depth),
    });
    deepest
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};

    #[test]
    fn hostile_text_is_refused_quickly_and_without_exhausting_the_stack() {
        let n = 100_000;
        let small = 1500;
        let hostile = [
            "(".repeat(n),
            "\"".repeat(n),
            "$(".repeat(small),
            "${x:-".repeat(small),
            "`".repeat(small),
            "((".repeat(small),
            "{ ".repeat(small),
            "if ".repeat(small),
            "case x in x) ".repeat(7) + "a",
            "( ".repeat(8) + "a" + &" )".repeat(7),
            "((".repeat(4) + "a" + &"))".repeat(4) + " )",
            "while ( ".repeat(4) + "a",
            "[[ ( ( ( ( ( ( ( a == b && c".to_owned(),
            "!".repeat(5000),
            "! ".repeat(2900),
            "a && ".repeat(1400),
            "a | ".repeat(1400),
            "a;".repeat(1400),
            "<<E ".repeat(1000),
            "a=".repeat(5000),
            "a=(".repeat(39),
            "\\\n".repeat(5000),
            "'a'\"b\"".repeat(2000),
            "a$((".repeat(19),
            "@(".repeat(39),
            "x() { ".repeat(8),
            "time ".repeat(2900),
        ];
        for text in hostile {
            let start = Instant::now();
            let parsed = parse(&text);
            let took = start.elapsed();
            let head: String = text.chars().take(24).collect();
            assert!(took < Duration::from_millis(1500), "{head:?} took {took:?} ({:?})", parsed.map(|_| ()));
        }
    }

    #[test]
    fn the_parser_reads_ordinary_lines_and_refuses_broken_ones() {
        for (text, ok) in [
            ("cd app && pytest -q 2>&1", true),
            ("set -euo pipefail\npytest -q | tee log\n", true),
            ("cat > x.py <<'EOF'\nprint((((1))))\nEOF\npytest x.py", true),
            ("pytest -q # all of them", true),
            ("pytest -q &&", false),
            ("echo 'a", false),
            ("pytest 5555555555>log", false),
            ("pytest 2147483648<log", false),
            ("echo 5555555555 >log; a5555555555>log; pytest 2>log", true),
            ("", true),
        ] {
            assert_eq!(parse(text).is_ok(), ok, "{text}");
        }
    }
}
