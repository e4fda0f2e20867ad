//! Markup by which a host and a model tell roles, tools and memory apart, and which no kept text may use.

use std::ops::Range;

use super::mention::is_mention;
use crate::Family::{InstructionOverride, MemoryFence, RoleMarkup, ToolCallMarkup};
use crate::rules::{Hit, Pattern, Rule, pattern};
use crate::{Family, text};

/// How far before and after its anchor a mark is read, in bytes.
const BEHIND: usize = 12;
const AHEAD: usize = 96;

/// `(anchor, family, the whole mark around it)`.
const MARKS: &[(&str, Family, &str)] = &[
    ("memory-context", MemoryFence, r"<\s*/?\s*memory-context(?:\s[^<>\n]{0,64})?/?>?"),
    ("memory_context", MemoryFence, r"<\s*/?\s*memory_context(?:\s[^<>\n]{0,64})?/?>?"),
    ("veridical", MemoryFence, r"<\s*/?\s*veridical(?:[-_:][a-z_-]{1,32})?(?:\s[^<>\n]{0,64})?/?>"),
    ("recalled memory context", MemoryFence, r"(?:is |\[)?recalled memory context,? not new user input"),
    ("[system note", MemoryFence, r"\[system note\s*:"),
    (
        "<|",
        RoleMarkup,
        r"<\|(?:im_start|im_end|im_sep|system|user|assistant|end|endoftext|endofprompt|eot_id|eom_id|start_header_id|end_header_id|begin_of_text|end_of_text|channel|message|start|constrain|return|call|tool)\|>",
    ),
    ("inst]", RoleMarkup, r"(?-i:\[/?INST\])"),
    ("sys>>", RoleMarkup, r"<</?sys>>"),
    ("_of_turn>", RoleMarkup, r"<(?:start|end)_of_turn>"),
    ("system", RoleMarkup, r"(?:^|\n)\s*#{2,4}\s*system\s*(?:prompt|message)?\s*:"),
    ("assistant", RoleMarkup, r"(?:^|\n)\s*#{2,4}\s*assistant\s*:"),
    ("instruction", RoleMarkup, r"(?:^|\n)\s*#{2,4}\s*(?:new )?instructions?\s*:"),
    ("human:", RoleMarkup, r"(?-i:\n\n ?Human: )"),
    ("assistant:", RoleMarkup, r"(?-i:\n\n ?Assistant: )"),
    ("system", RoleMarkup, r"</?system(?:[-_ ](?:reminder|prompt|message|instructions?))?>"),
    ("[system", RoleMarkup, r"\[system\s*(?:prompt|message|override|instructions?)\s*\]?\s*:?"),
    ("new instruction", InstructionOverride, r"(?:^|\n|[.!>\]] ?)[ \t]*new instructions?\s*:"),
    ("new system instruction", InstructionOverride, r"(?:^|\n|[.!>\]] ?)[ \t]*new system instructions?\s*:"),
    ("[system](", RoleMarkup, r"\[system\]\(#"),
    ("system override", InstructionOverride, r"(?:^|\n|[.!>\]\[*] ?)[ \t]*system override\b"),
    ("out-of-band user message", RoleMarkup, r"\[out-of-band user message"),
    ("tool_call", ToolCallMarkup, r"</?tool_calls?>|<\|tool_calls?"),
    ("tool_response", ToolCallMarkup, r"</?tool_response>"),
    ("tool_result", ToolCallMarkup, r"</?tool_results?>"),
    ("tool_use", ToolCallMarkup, r"</?tool_use>"),
    ("function_call", ToolCallMarkup, r"</?(?:\w{1,8}:)?function_calls?>"),
    ("function_result", ToolCallMarkup, r"</?(?:\w{1,8}:)?function_results?>"),
    ("invoke name", ToolCallMarkup, r#"<(?:\w{1,8}:)?invoke name\s*="#),
    ("<function=", ToolCallMarkup, r"<function=\w+>"),
    ("[tool_calls]", ToolCallMarkup, r"\[tool_calls\]"),
];

pub(super) fn rules() -> impl Iterator<Item = Rule> {
    MARKS.iter().map(|(anchor, family, source)| {
        let mark = pattern(source);
        Rule::new(anchor, move |text, at| judge(*family, &mark, text, at))
    })
}

fn judge(family: Family, mark: &Pattern, text: &str, at: Range<usize>) -> Option<Hit> {
    let start = at.start - text::behind(text, at.start, BEHIND).len();
    // A window that was cut has no claim to a line's start.
    let window = text::ahead(text, start, AHEAD);
    let found = mark.regex().find(window).filter(|found| start + found.end() >= at.end)?;
    if found.start() == 0 && start > 0 && !found.as_str().starts_with(['<', '[', '\n', 'i', 'r']) {
        return None;
    }
    let span = start + found.start()..start + found.end();
    (!is_mention(text, &span, 1)).then_some(Hit { family, span })
}
