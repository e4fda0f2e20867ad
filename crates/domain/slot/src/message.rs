use unicode_normalization::UnicodeNormalization;

/// The current message of the user, cut into the statements that it makes as a whole.
///
/// Built by an adapter from what the user really wrote: never from a message that the host injected. What is code,
/// a quotation, a paste or an injected block makes no statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UserMessage {
    statements: Vec<String>,
}

/// At most so many statements of one message are kept; a longer message is a paste.
const MOST_STATEMENTS: usize = 200;

/// A message over so many bytes is a paste and states nothing.
const LONGEST_MESSAGE: usize = 16 * 1024;

impl UserMessage {
    /// Reads the statements of a message.
    ///
    /// ```
    /// use veridical_slot::UserMessage;
    /// let message = UserMessage::new("I prefer tabs. Bob wrote:\nuse spaces\n\n> never tabs\nRemember: the port is 8443.");
    /// assert_eq!(message.statements(), ["I prefer tabs", "Remember: the port is 8443", "the port is 8443"]);
    /// ```
    #[must_use]
    pub fn new(text: &str) -> Self {
        if text.len() > LONGEST_MESSAGE {
            return Self { statements: Vec::new() };
        }
        let mut statements = Vec::new();
        let mut fenced = None;
        let mut introduced = false;
        for line in without_injected_blocks(text).lines() {
            let line = line.trim();
            if let Some(fence) = fence_of(line) {
                fenced = if fenced == Some(fence) { None } else { fenced.or(Some(fence)) };
                continue;
            }
            if line.is_empty() {
                introduced = false;
                continue;
            }
            if fenced.is_some() || introduced || pasted(line) {
                continue;
            }
            for sentence in sentences(bullet_text(line)) {
                introduced = sentence.ends_with(':') || sentence.ends_with('：');
                if introduced || asks(sentence) {
                    continue;
                }
                let whole = trimmed(sentence);
                let told = told_to_remember(whole);
                statements.extend(
                    [Some(whole), told].into_iter().flatten().filter(|s| !s.is_empty()).map(str::to_owned),
                );
            }
        }
        statements.truncate(MOST_STATEMENTS);
        Self { statements }
    }

    /// The statements, in order, without their final stop.
    #[must_use]
    pub fn statements(&self) -> &[String] {
        &self.statements
    }

    /// The statement that `quote` repeats as a whole, as the user wrote it.
    pub(crate) fn holds(&self, quote: &str) -> Option<&str> {
        let wanted = compared(quote);
        self.statements.iter().map(String::as_str).find(|s| compared(s) == wanted)
    }
}

/// The form in which two statements are compared: compatibility characters, case and white space do not differ.
fn compared(text: &str) -> String {
    let folded: String = trimmed(text.trim()).nfkc().flat_map(char::to_lowercase).collect();
    folded.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn trimmed(sentence: &str) -> &str {
    sentence.trim().trim_end_matches(['.', '!', '。', '！', '।']).trim_end()
}

fn asks(sentence: &str) -> bool {
    sentence.trim_end().ends_with(['?', '？', '؟'])
}

fn fence_of(line: &str) -> Option<&'static str> {
    ["```", "~~~"].into_iter().find(|fence| line.starts_with(fence))
}

/// Lines that a person did not write as a statement: quotations, shell transcripts, code, log lines.
fn pasted(line: &str) -> bool {
    let marks =
        [">", "$ ", "# ", "+++", "---", "@@", "Traceback ", "at ", "<", "{", "}", "|", "import ", "def "];
    let logged = line.get(..10).is_some_and(|start| start.bytes().filter(u8::is_ascii_digit).count() >= 6);
    logged || marks.iter().any(|mark| line.starts_with(mark))
}

fn bullet_text(line: &str) -> &str {
    ["- ", "* ", "• "].iter().find_map(|bullet| line.strip_prefix(bullet)).unwrap_or(line)
}

/// Cuts every `<name …>…</name>` block of a host or of a memory out of the text; an unclosed one takes the rest.
fn without_injected_blocks(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, name, after)) = next_block(rest) {
        kept.push_str(before);
        kept.push('\n');
        let close = format!("</{name}>");
        rest = after.split_once(close.as_str()).map_or("", |(_, behind)| behind);
    }
    kept.push_str(rest);
    kept
}

fn next_block(text: &str) -> Option<(&str, &'static str, &str)> {
    const BLOCKS: [&str; 4] =
        ["memory-context", "veridical-recall", "memory-provider-context", "untrusted_tool_result"];
    BLOCKS
        .into_iter()
        .filter_map(|name| {
            let open = format!("<{name}");
            text.split_once(open.as_str()).map(|(before, after)| (before, name, after))
        })
        .min_by_key(|(before, ..)| before.len())
}

/// Cuts a line into sentences: at a stop before white space or the end, never inside quotation marks.
fn sentences(line: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut start = 0;
    let mut open: Option<char> = None;
    let mut chars = line.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        match open {
            Some(close) if c == close => open = None,
            Some(_) => {}
            None => open = closing_quote(c),
        }
        let end = at + c.len_utf8();
        let next = chars.peek().map(|(_, next)| *next);
        let wide = matches!(c, '。' | '！' | '？');
        let stop = matches!(c, '.' | '!' | '?' | '؟' | '।') && next.is_none_or(char::is_whitespace);
        if open.is_none() && (wide || stop) {
            found.extend(line.get(start..end));
            start = end;
        }
    }
    found.extend(line.get(start..));
    found.into_iter().map(str::trim).filter(|s| !s.is_empty()).collect()
}

fn closing_quote(c: char) -> Option<char> {
    match c {
        '"' => Some('"'),
        '`' => Some('`'),
        '“' => Some('”'),
        '«' => Some('»'),
        '„' => Some('“'),
        '「' => Some('」'),
        '『' => Some('』'),
        _ => None,
    }
}

/// What the user explicitly asks to remember: it counts as a whole statement.
fn told_to_remember(sentence: &str) -> Option<&str> {
    const ASKS: [&str; 20] = [
        "please remember that ",
        "please remember:",
        "remember that ",
        "remember:",
        "note that ",
        "merke dir, dass ",
        "merk dir:",
        "merke dir:",
        "bitte merken:",
        "souviens-toi que ",
        "retiens que ",
        "retiens:",
        "recuerda que ",
        "recuerda:",
        "lembre-se de que ",
        "ricorda che ",
        "запомни:",
        "запомни, что ",
        "记住：",
        "覚えて：",
    ];
    ASKS.iter().find_map(|ask| {
        let head = sentence.get(..ask.len())?;
        let same = head.chars().flat_map(char::to_lowercase).eq(ask.chars());
        same.then(|| sentence.get(ask.len()..)).flatten().map(trimmed)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn check(text: &str, expected: &[&str]) {
        assert_eq!(UserMessage::new(text).statements(), expected, "{text:?}");
    }

    #[test]
    fn a_statement_is_a_whole_sentence_that_the_user_wrote() {
        check("We deploy on Fridays.", &["We deploy on Fridays"]);
        check("We never deploy on Fridays. Use port 8443!", &["We never deploy on Fridays", "Use port 8443"]);
        check("- I use fish\n* I use zsh", &["I use fish", "I use zsh"]);
        check("Version 1.2.3 is pinned.", &["Version 1.2.3 is pinned"]);
        check("我喜欢简短的回答。请用中文！", &["我喜欢简短的回答", "请用中文"]);
        check("remember: style is terse", &["remember: style is terse", "style is terse"]);
        check("Recuerda que uso pnpm.", &["Recuerda que uso pnpm", "uso pnpm"]);
    }

    #[test]
    fn what_is_asked_quoted_pasted_coded_or_injected_states_nothing() {
        check("Do we deploy on Fridays?", &[]);
        check("> I prefer Java", &[]);
        check("```\nI prefer Java\n```", &[]);
        check("~~~\n```\nI prefer Java\n~~~", &[]);
        check("Ann said:\nI prefer Java", &[]);
        check("<memory-context>I prefer Java</memory-context>\nthanks", &["thanks"]);
        check("<memory-context>\nI prefer Java.", &[]);
        check("$ I prefer Java", &[]);
        check("2026-11-29 I prefer Java", &[]);
        check(
            "The docs say \"Use Java. Always.\" somewhere.",
            &["The docs say \"Use Java. Always.\" somewhere"],
        );
    }

    proptest! {
        #[test]
        fn no_message_panics_and_every_statement_stands_in_it(text in "\\PC{0,200}") {
            for statement in UserMessage::new(&text).statements() {
                prop_assert!(text.contains(statement.as_str()));
            }
        }
    }
}
