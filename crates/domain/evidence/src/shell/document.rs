//! Here-documents that stand for a plain text.

use std::borrow::Cow;

const START: &str = "\"$(cat <<";

/// A command line in which `"$(cat <<'END' … END)"` is the text that it stands for: a document with a quoted end
/// expands nothing, and `cat` prints it as it is. Only the first is seen, with nothing but plain texts quoted before it.
pub(super) fn with_plain_document(line: &str) -> Cow<'_, str> {
    let replaced = line.split_once(START).filter(|(before, _)| is_outside_of_quotes(before)).and_then(
        |(before, after)| {
            let (body, behind) = document(after)?;
            Some(format!("{before}'{}'{behind}", body.replace('\'', r"'\''")))
        },
    );
    replaced.map_or(Cow::Borrowed(line), Cow::Owned)
}

/// Whether what follows a text stands outside of its quotes, of which each surely is one.
fn is_outside_of_quotes(text: &str) -> bool {
    let mut open = None;
    let plain = text.chars().all(|c| match (open, c) {
        (Some(quote), _) if c == quote => {
            open = None;
            true
        }
        (Some('"'), '$') | (None | Some('"'), '\\' | '`') | (None, '#') => false,
        (None, '\'' | '"') => {
            open = Some(c);
            true
        }
        _ => true,
    });
    plain && open.is_none() && !text.contains("<<") && !text.contains("$'")
}

/// The text of a document that begins with the word for its end, and what follows the closing `)"`.
fn document(text: &str) -> Option<(&str, &str)> {
    let (word, rest) = text.split_once('\n')?;
    let quoted = |mark: char| word.strip_prefix(mark)?.strip_suffix(mark);
    let end = quoted('\'').or_else(|| quoted('"'));
    let plain = end.unwrap_or(word);
    if plain.is_empty() || !plain.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') {
        return None;
    }
    let mut at = 0;
    for line in rest.split_inclusive('\n') {
        if line.trim_end_matches('\n') == plain {
            let body = rest.get(..at)?.trim_end_matches('\n');
            let behind = rest.get(at + line.len()..)?.trim_start().strip_prefix(")\"")?;
            let expands = end.is_none() && body.contains(['$', '`', '\\']);
            return (!expands).then_some((body, behind));
        }
        at += line.len();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_document_that_expands_nothing_is_its_text() {
        for (line, expected) in [
            (
                "git commit -m \"$(cat <<'EOF'\nFix it\n\nIt's $x\nEOF\n)\"",
                Some("git commit -m 'Fix it\n\nIt'\\''s $x'"),
            ),
            ("a \"$(cat <<EOF\nplain\nEOF\n)\" && b", Some("a 'plain' && b")),
            ("a '\"$(cat <<'EOF'\nx\nEOF\n)\"'", None),
            ("a --t 'it #1' \"b c\" \"$(cat <<'EOF'\nx\nEOF\n)\"", Some("a --t 'it #1' \"b c\" 'x'")),
            ("a \"b \"$(cat <<'EOF'\nx\nEOF\n)\"", None),
            ("a 'b\" \"$(cat <<'EOF'\nx\nEOF\n)\"", None),
            ("a \"$(b '\" \"$(cat <<'EOF'\nx\nEOF\n)\"", None),
            ("a \"\\\" \"$(cat <<'EOF'\nx\nEOF\n)\"", None),
            ("a $'\\'' \"$(cat <<'EOF'\nx\nEOF\n)\"", None),
            ("cat <<E; a \"$(cat <<'EOF'\nx\nEOF\n)\"", None),
            ("a # b \"$(cat <<'EOF'\nx\nEOF\n)\"", None),
            ("a \"$(cat <<\"E\"\n$x\nE\n  )\" c", Some("a '$x' c")),
            ("a \"$(cat <<EOF\n$x\nEOF\n)\"", None),
            ("a \"$(cat <<'EOF'\nx\nEOF\necho y)\"", None),
            ("a \"$(cat <<'EOF'\nx\n)\"", None),
            ("a \"$(cat <<'EOF' | sh\nx\nEOF\n)\"", None),
            ("a $(cat <<'EOF'\nx\nEOF\n)", None),
            ("a é \"$(cat <<", None),
        ] {
            assert_eq!(with_plain_document(line), expected.unwrap_or(line), "{line}");
        }
    }
}
