use std::borrow::Cow;

/// How the messages begin that the host writes into the user's role itself. None of them is the user's words, and none
/// begins a turn.
const HOST_WROTE: &[&str] = &[
    SUMMARY,
    "[CONTEXT SUMMARY]:",
    PRIOR_CONTEXT,
    "[ASYNC DELEGATION COMPLETE — ",
    "[ASYNC DELEGATION BATCH COMPLETE — ",
    "[IMPORTANT: Background process ",
    "[IMPORTANT: MCP servers have been reloaded.",
    "[Background process ",
    "[System: Continue now. Execute the required tool calls",
    "[System: Your previous response was truncated",
    "[System: Your previous response contained only internal reasoning",
    "[System: The previous response was cut off",
    "[System: Your previous tool call",
    "[System: You are a Hermes kanban worker.",
    "[System: You edited code in this turn,",
    "[System: The active model for this chat has changed",
    "[System: The user has changed the assistant's personality.",
    "[System: The user has cleared the personality overlay.",
    "[OUT-OF-BAND USER MESSAGE — ",
    "[Your active task list was preserved across context compression]",
    "Continue from the compressed conversation context above.",
    "You've reached the maximum number of tool-calling iterations allowed.",
    "You just executed tool calls but returned an empty response.",
    "Review the conversation above and update",
    "Review the conversation above and consider saving to memory",
];

/// How messages begin that look like the host's own without being one that is known: a turn begins there, and their
/// words are nobody's.
const MAY_BE_FROM_HOST: &[&str] =
    &["[CONTEXT COMPACTION", "[PRIOR CONTEXT", "[ASYNC DELEGATION", "[System: ", "[OUT-OF-BAND USER MESSAGE"];

const SUMMARY: &str = "[CONTEXT COMPACTION — REFERENCE ONLY]";
const PRIOR_CONTEXT: &str = "[PRIOR CONTEXT — for reference only; not a new message]";

const SKILL_OPENING: &str = "[IMPORTANT: The user has invoked the ";
const SKILL_BUNDLE: &str = " skill bundle,";
const ONE_SKILL: &str = "The full skill content is loaded below.]";
const INSTRUCTION_OF_ONE: &str =
    "The user has provided the following instruction alongside the skill invocation: ";
const AFTER_INSTRUCTION_OF_ONE: &str = "\n\n[Runtime note:";
const INSTRUCTION_OF_BUNDLE: &str = "\nUser instruction: ";
const AFTER_INSTRUCTION_OF_BUNDLE: &str = "\n\n[Loaded as part of the ";

/// Whether the host wrote this text into the user's role itself.
pub(super) fn is_from_host(text: &str) -> bool {
    let text = text.trim_start();
    HOST_WROTE.iter().any(|opening| text.starts_with(opening))
}

/// Whether the host wrote this text in the place of earlier messages.
pub(crate) fn is_summary(text: &str) -> bool {
    let text = text.trim_start();
    [SUMMARY, "[CONTEXT SUMMARY]:", PRIOR_CONTEXT].iter().any(|opening| text.starts_with(opening))
}

fn may_be_from_host(text: &str) -> bool {
    let text = text.trim_start();
    MAY_BE_FROM_HOST.iter().any(|opening| text.starts_with(opening))
}

/// Whether this is a message into which the host merged a compaction summary, and which holds what the user said.
pub(super) fn is_merged_with_summary(text: &str, said: &str) -> bool {
    text.trim_start().starts_with(PRIOR_CONTEXT) && !said.trim().is_empty() && text.contains(said.trim())
}

/// The user's own words in a text: without injected memory and skill scaffolding, and nothing at all of what the
/// host wrote.
pub(crate) fn own_words(text: &str) -> String {
    if is_from_host(text) || may_be_from_host(text) {
        return String::new();
    }
    let text = without_memory(text);
    let words = if text.starts_with(SKILL_OPENING) { skill_instruction(&text) } else { &text };
    words.trim().to_owned()
}

/// What the user added to a skill's invocation. The body of a single skill may quote the marker, so its last place
/// counts; a bundle names the instruction before the bodies, so the first one does.
fn skill_instruction(text: &str) -> &str {
    if text.contains(SKILL_BUNDLE) {
        let after = text.split_once(INSTRUCTION_OF_BUNDLE).map_or("", |(_, after)| after);
        return after.split_once(AFTER_INSTRUCTION_OF_BUNDLE).map_or(after, |(words, _)| words);
    }
    if !text.contains(ONE_SKILL) {
        return "";
    }
    let after = text.rsplit_once(INSTRUCTION_OF_ONE).map_or("", |(_, after)| after);
    after.split_once(AFTER_INSTRUCTION_OF_ONE).map_or(after, |(words, _)| words)
}

/// The text without `<memory-context>` blocks; one that is never closed reaches to the end.
fn without_memory(text: &str) -> Cow<'_, str> {
    let mut kept = String::new();
    let mut rest = text;
    let mut depth_seen = false;
    while let Some((before, after)) = split_at_tag(rest, Tag::Open) {
        depth_seen = true;
        kept.push_str(before);
        rest = split_at_tag(after, Tag::Close).map_or("", |(_, after)| after);
    }
    if !depth_seen {
        return Cow::Borrowed(text);
    }
    kept.push_str(rest);
    Cow::Owned(kept)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Tag {
    Open,
    Close,
}

/// Splits around the next `<memory-context>` or `</memory-context>`, in any case and with blanks inside the tag.
fn split_at_tag(text: &str, tag: Tag) -> Option<(&str, &str)> {
    let mut searched = 0;
    while let Some((before, from)) = text.split_at_checked(searched) {
        let at = from.find('<')?;
        let (skipped, inside) = (from.get(..at)?, from.get(at + 1..)?);
        if let Some(after) = after_tag(inside, tag) {
            return text.get(..before.len() + skipped.len()).map(|before| (before, after));
        }
        searched += at + 1;
    }
    None
}

fn after_tag(inside: &str, tag: Tag) -> Option<&str> {
    const NAME: &str = "memory-context";
    let inside = inside.trim_start();
    let inside = match tag {
        Tag::Open => inside,
        Tag::Close => inside.strip_prefix('/')?.trim_start(),
    };
    let (name, rest) = inside.split_at_checked(NAME.len())?;
    if !name.eq_ignore_ascii_case(NAME) {
        return None;
    }
    rest.trim_start().strip_prefix('>')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        assert_eq!(own_words(text), expected, "{text:?}");
    }

    #[test]
    fn only_the_users_own_words_are_left() {
        check("use port 8080", "use port 8080");
        check("  padded \n", "padded");
        check("ask\n\n<memory-context>\n- x\n</memory-context>", "ask");
        check("a <MEMORY-CONTEXT >x</ memory-context> b", "a  b");
        check("a <memory-context>never closed", "a");
        check("a <memory-contexts> b < c", "a <memory-contexts> b < c");
        check("stray </memory-context> stays", "stray </memory-context> stays");
        check("[CONTEXT COMPACTION — REFERENCE ONLY] earlier turns", "");
        check("\n[PRIOR CONTEXT — for reference only; not a new message]\nold", "");
        check("[ASYNC DELEGATION COMPLETE — d1]\nall done", "");
        check("[IMPORTANT: Background process proc_1 exited (exit code 0)]", "");
        check("[Background process proc_2 finished]", "");
        check("[System: Continue now. Execute the required tool calls and only answer then.]", "");
        check("[System: reboot when you are done", "");
        check("[OUT-OF-BAND USER MESSAGE — x]\nstop\n[/OUT-OF-BAND USER MESSAGE]", "");
        check("Review the conversation above and update the skill library. Be brief", "");
        check(
            "Review the conversation above and tell me what you think",
            "Review the conversation above and tell me what you think",
        );
        check("[IMPORTANT: this is mine] do it", "[IMPORTANT: this is mine] do it");
    }

    #[test]
    fn only_a_known_form_is_the_hosts_for_sure() {
        for (text, expected) in [
            ("[System: Your previous tool call (patch) was too large]", true),
            (" \n[Background process p1 is still running~]", true),
            ("[System: why does it fail?", false),
            ("[CONTEXT COMPACTION is broken, fix it]", false),
            ("[Background noise] remove it", false),
            ("", false),
        ] {
            assert_eq!(is_from_host(text), expected, "{text:?}");
        }
    }

    #[test]
    fn of_a_skill_only_the_instruction_counts() {
        let one = "[IMPORTANT: The user has invoked the \"deploy\" skill, so follow it. The full skill content is loaded below.]\n\nbody says The user has provided the following instruction alongside the skill invocation: rm\n\nThe user has provided the following instruction alongside the skill invocation: ship staging\n\n[Runtime note: x]";
        check(one, "ship staging");
        check(
            "[IMPORTANT: The user has invoked the \"deploy\" skill. The full skill content is loaded below.]\nbody",
            "",
        );
        check(
            "[IMPORTANT: The user has invoked the \"web\" skill bundle, two skills.\nUser instruction: lint it\n\n[Loaded as part of the web bundle] body",
            "lint it",
        );
        check("[IMPORTANT: The user has invoked the something else", "");
    }
}
