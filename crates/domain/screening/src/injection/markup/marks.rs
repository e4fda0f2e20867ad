//! The marks themselves.

use crate::Family::{self, InstructionOverride, MemoryFence, MemoryPoisoning, RoleMarkup, ToolCallMarkup};

/// Where a mark counts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// Wherever it stands but quoted in a sentence.
    Anywhere,
    /// Where it does what it says: not among the words of a sentence, as documentation names it.
    Acting,
    /// Wherever it stands, within a quotation too: it is so whole that no sentence names it.
    Whole,
}
use Place::{Acting, Anywhere, Whole};

/// A memory that is set off by brackets.
const BRACKETED: &str =
    r"\[/?(?:recalled|retrieved|remembered|stored|injected) (?:facts?|items?|context|notes?)\]";

/// `(anchor, family, where it counts, the whole mark around it)`.
pub(super) const MARKS: &[(&str, Family, Place, &str)] = &[
    ("memory-context", MemoryFence, Anywhere, r"<\s*/?\s*memory-context(?:\s[^<>\n]{0,64})?/?>?"),
    ("memory_context", MemoryFence, Anywhere, r"<\s*/?\s*memory_context(?:\s[^<>\n]{0,64})?/?>?"),
    ("veridical", MemoryFence, Anywhere, r"<\s*/?\s*veridical(?:[-_:][a-z_-]{1,32})?(?:\s[^<>\n]{0,64})?/?>"),
    (
        "recalled memory context",
        MemoryFence,
        Anywhere,
        r"(?:is |\[)?recalled memory context,? not new user input",
    ),
    ("[system note", MemoryFence, Anywhere, r"\[system note\s*:"),
    (
        "memor",
        MemoryFence,
        Acting,
        r"(?:<|\[)\s*/?\s*(?:recalled|relevant|retrieved|injected|stored|saved|persistent|long[-_ ]?term|past|prior|agent|user|session|assistant|core|episodic|trusted|verified)[-_: ]?memor(?:y|ies)(?:[\s:][^<>\]\n]{0,64})?(?:>|\])",
    ),
    (
        "recall",
        MemoryFence,
        Acting,
        r"<\s*/?\s*(?:[a-z]{2,12}[-_:])?recall(?:ed)?(?:[-_:][a-z]{2,16})?(?:\s[^<>\n]{0,64})?>",
    ),
    ("injected", MemoryFence, Acting, r"<\s*/?\s*injected[-_: ][a-z]{2,16}(?:\s[^<>\n]{0,64})?>"),
    ("[recalled ", MemoryFence, Acting, BRACKETED),
    ("[/recalled ", MemoryFence, Acting, BRACKETED),
    ("[retrieved ", MemoryFence, Acting, BRACKETED),
    ("[/retrieved ", MemoryFence, Acting, BRACKETED),
    ("[remembered ", MemoryFence, Acting, BRACKETED),
    ("[/remembered ", MemoryFence, Acting, BRACKETED),
    ("[stored ", MemoryFence, Acting, BRACKETED),
    ("[/stored ", MemoryFence, Acting, BRACKETED),
    ("[injected ", MemoryFence, Acting, BRACKETED),
    ("[/injected ", MemoryFence, Acting, BRACKETED),
    // A memory of any name, with a claim of its own about how far it is to be trusted.
    ("memor", MemoryFence, Acting, r#"<(?:memorias?|memorie)\s[^<>\n]{0,80}=\s*["'][^<>\n]{0,80}>"#),
    ("souvenir", MemoryFence, Acting, r#"<souvenirs?\s[^<>\n]{0,80}=\s*["'][^<>\n]{0,80}>"#),
    (
        "记忆",
        MemoryFence,
        Acting,
        r"<记忆\s[^<>\n]{0,80}=[^<>\n]{0,80}>|[\[【]记忆[^\]】\n]{0,16}(?:可信|已验证|已确认|开始)",
    ),
    (
        "記憶",
        MemoryFence,
        Acting,
        r"<記憶\s[^<>\n]{0,80}=[^<>\n]{0,80}>|[\[【]記憶[^\]】\n]{0,16}(?:検証済み|信頼|確認済み|已驗證|ここから)",
    ),
    (
        "기억",
        MemoryFence,
        Acting,
        r"<기억\s[^<>\n]{0,80}=[^<>\n]{0,80}>|\[기억[^\]\n]{0,16}(?:검증|신뢰|확인)",
    ),
    ("ذاكرة", MemoryFence, Acting, r"<ذاكرة\s[^<>\n]{0,80}=[^<>\n]{0,80}>"),
    ("память", MemoryFence, Acting, r"<память\s[^<>\n]{0,80}=[^<>\n]{0,80}>"),
    (
        "memo",
        MemoryFence,
        Acting,
        r"\[(?:memoire|memoria|memoires|memorias) (?:rappelee|recuperada|recordada|richiamata|recuperees?|lembrada)[^\]\n]{0,32}\]",
    ),
    (
        "recall",
        MemoryFence,
        Acting,
        r"(?:\[|={3,}|-{3,}|~{3,}|\*{3,}|<!--)\s*(?:begin |start of |end of |end )?(?:recalled (?:memory|memories|context|facts?|items?)|memory recall|recall\s*:\s*(?:begin|end|start))\b[^\n]{0,64}",
    ),
    (
        "memor",
        MemoryFence,
        Acting,
        r"(?:\[|={3,}|-{3,}|~{3,}|\*{3,}|<!--)\s*(?:trusted|verified|confirmed)[: ]{1,2}(?:agent |long-term |stored )?memor(?:y|ies)\b",
    ),
    (
        "memor",
        MemoryFence,
        Acting,
        r"(?:^|\n)#{1,4} (?:(?:relevant|recalled|retrieved|stored) memor(?:y|ies) \((?:auto|system)[- ](?:injected|loaded|retrieved)|memor(?:y|ies) (?:from|of) (?:earlier|previous|past|prior) (?:sessions?|conversations?|chats?) \((?:do not (?:verify|check|question)|verified|trusted|confirmed))\)",
    ),
    (
        "```memor",
        MemoryFence,
        Acting,
        r#"```memor(?:y|ies)\s{1,2}[^`]{0,160}(?:"veracity"|"trust|"source"|"confirmed|stated by)"#,
    ),
    (
        "memory_update",
        MemoryPoisoning,
        Whole,
        r#""memory_update\\?"\s*:\s*\\?"[^"\n]{0,120}\b(?:permanent|always|never|whenever|rule|trusted|the user|agents?)\b"#,
    ),
    (
        "memor",
        MemoryFence,
        Acting,
        r#"<\w{1,24}\s[^<>\n]{0,40}\bsource\s*=\s*["'](?:memory|recall)["'][^<>\n]{0,64}>"#,
    ),
    (
        "veracity",
        MemoryFence,
        Acting,
        r#"<\w{1,24}\s[^<>\n]{0,64}\bveracity\s*=\s*["']?(?:stated|verified|confirmed)\b[^<>\n]{0,64}>"#,
    ),
    (
        "_summary>",
        MemoryFence,
        Acting,
        r"<(?:conversation|session|chat)_summary>[^<]{0,120}\b(?:agreed|granted|approved|authori[sz]ed|asked for)\b",
    ),
    (
        "content=",
        MemoryPoisoning,
        Acting,
        r#"\b(?:remember|save_memory|store_memory|add_memory|memory_(?:save|store|write|add))\(\s*content\s*=\s*\\?["'][^\n]{0,120}\b(?:source|veracity|trust|confirmed)\s*="#,
    ),
    (
        "memor",
        MemoryPoisoning,
        Acting,
        r#"\b(?:save_to_memory|save_memory|store_memory|add_memory|memory\.(?:add|save|store|write|put|remember))\s*[(:]\s*\\?["'][^\n]{0,200}["']\s*\)?\s*(?:<-|//|#|--)\s*(?:agents?|assistants?|models?|ai|bots?)\b"#,
    ),
    ("```", ToolCallMarkup, Acting, r"```(?:tool_code|tool_call|tool_calls|tool_use|function_call)\s"),
    (
        "tool_",
        ToolCallMarkup,
        Acting,
        r"\[/?(?:tool_result|tool_output|tool_response)\](?:\s|\\n){0,4}\[/?(?:user|system|assistant|human)\]",
    ),
    (
        "memor",
        MemoryFence,
        Acting,
        r#"<(?:[a-z]{2,16}[-_:])?memor(?:y|ies)(?:[-_:][a-z]{2,16})?\s[^<>\n]{0,64}(?:priority|trust|trusted|verified|veracity|confidence|authority)\s*=\s*\\?["']?(?:max|high|highest|full|true|yes|1|verified|stated|confirmed|system|user|operator)[^<>\n]{0,64}>"#,
    ),
    (
        "-recuper",
        MemoryFence,
        Acting,
        r"</?(?:recuerdos?|memorias?|memoires?|souvenirs?|ricordi|memorie|lembrancas?)[-_](?:recuperad[oa]s?|recuperees?|recuperat[ei])>",
    ),
    (
        "ai-",
        InstructionOverride,
        Whole,
        r"\bai-(?:ignore|disregard|forget|disobey)-(?:your|all|the|any|previous)-",
    ),
    (
        "ai_",
        InstructionOverride,
        Whole,
        r"\bai_(?:ignore|disregard|forget|disobey)_(?:your|all|the|any|previous)_",
    ),
    (
        "<important>",
        InstructionOverride,
        Anywhere,
        r"<important>(?:\s|\\n){0,8}[^<]{0,80}\bthis tool\b[^<]{0,120}(?:~/|/etc/|\.env\b|\.ssh|do not (?:tell|mention)|pass its content)",
    ),
    (
        "action input:",
        ToolCallMarkup,
        Acting,
        r"(?:^|\n)action: ?\w{1,24}\naction input: ?[^\n]{0,120}(?:\| ?(?:ba)?sh\b|\brm -|: > |\bcurl |\bwget |\bsudo )",
    ),
    (
        "</",
        ToolCallMarkup,
        Acting,
        r"</(?:stdout|stderr|output|result|tool_output|tool_result|function_results?)>(?:\s|\\n){0,4}(?:</(?:stdout|tool_output|tool_result|output|function_results?)>(?:\s|\\n){0,4})?<(?:user|system|human|function_calls|tool_call)>",
    ),
    (
        "invoke name",
        ToolCallMarkup,
        Whole,
        r#"<(?:\w{1,8}:)?invoke name\s*=\s*\\?["'][\w.-]{1,40}\\?["']>(?:\s|\\n){0,8}<(?:\w{1,8}:)?parameter name\s*="#,
    ),
    // Any attribute but the unit of a machine's memory.
    (
        "<memory ",
        MemoryFence,
        Acting,
        r#"<memory\s+(?:[a-tv-z-]|u[a-mo-z-])[a-z-]{1,11}\s*=\s*["'][^<>\n]{0,64}>"#,
    ),
    (
        "memory]",
        MemoryFence,
        Acting,
        r"\[/memory\]|\[memory\][ \t]*(?:\n|\\n|$)|\[memory\][^\[\n]{0,160}\[/memory\]",
    ),
    // An element of no other name than "memory" that holds sentences or fields.
    (
        "memor",
        MemoryFence,
        Acting,
        r"<memor(?:y|ies)>\s*[^\s<>]{2,}(?:\s+[^\s<>]+){3}[^<>]{0,120}</memor(?:y|ies)>",
    ),
    (
        "memor",
        MemoryFence,
        Acting,
        r"(?:-{3,}|={3,}|\*{3,})\s*(?:begin |start of |end |end of )?(?:recalled|retrieved|relevant|stored) memor(?:y|ies)\s*(?:-{3,}|={3,}|\*{3,})",
    ),
    (
        "from ",
        MemoryFence,
        Acting,
        r"(?:^|\n)\s*#{1,4}\s*(?:recalled|retrieved|remembered) from (?:earlier|previous|past|other|prior) (?:sessions?|conversations?)",
    ),
    (
        "<|",
        RoleMarkup,
        Acting,
        r"<\|(?:im_start|im_end|im_sep|system|user|assistant|end|endoftext|endofprompt|eot_id|eom_id|start_header_id|end_header_id|begin_of_text|end_of_text|channel|message|start|constrain|return|call|tool|end_of_turn|start_of_turn|python_tag|im_user|im_assistant|im_system|begin_of_sentence|end_of_sentence)\|>",
    ),
    ("inst]", RoleMarkup, Acting, r"(?-i:\[/?INST\])"),
    ("[system_prompt]", RoleMarkup, Acting, r"(?-i:\[SYSTEM_PROMPT\])"),
    ("[available_tools]", ToolCallMarkup, Acting, r"(?-i:\[AVAILABLE_TOOLS\])"),
    ("[tool_results]", ToolCallMarkup, Acting, r"(?-i:\[TOOL_RESULTS\])"),
    ("sys>>", RoleMarkup, Acting, r"<</?sys>>"),
    ("_of_turn>", RoleMarkup, Acting, r"<(?:start|end)_of_turn>"),
    ("system", RoleMarkup, Anywhere, r"(?:^|\n)\s*#{2,4}\s*system\s*(?:prompt|message)?\s*:"),
    ("assistant", RoleMarkup, Anywhere, r"(?:^|\n)\s*#{2,4}\s*assistant\s*:"),
    ("instruction", RoleMarkup, Anywhere, r"(?:^|\n)\s*#{2,4}\s*(?:new )?instructions?\s*:"),
    ("human:", RoleMarkup, Anywhere, r"(?-i:\n\n ?Human: )"),
    ("assistant:", RoleMarkup, Anywhere, r"(?-i:\n\n ?Assistant: )"),
    ("system", RoleMarkup, Acting, r"</?system[-_ ](?:reminder|prompt|message|instructions?)>"),
    // A plain tag is markup of a host where it speaks to a model.
    (
        "<system>",
        RoleMarkup,
        Acting,
        r"<system>[^<]{0,160}\b(?:you|your|assistant|ai|model|agents?|must|never|policy|instructions?|rules?|override|user|approved?)\b",
    ),
    // A whole sentence within the tag of whoever may give orders.
    (
        "<system>",
        RoleMarkup,
        Acting,
        r"<system>\s*(?:[^\s<>]{1,24}\s+){5}[^\s<>]{1,24}[^<>]{0,80}[.!]\s*(?:</system>|$)",
    ),
    (
        "<admin",
        RoleMarkup,
        Acting,
        r"<admin(?:istrator)?>\s*(?:[^\s<>]{1,24}\s+){5}[^\s<>]{1,24}[^<>]{0,80}[.!]",
    ),
    ("<operator>", RoleMarkup, Acting, r"<operator>\s*(?:[^\s<>]{1,24}\s+){5}[^\s<>]{1,24}[^<>]{0,80}[.!]"),
    // What was handed over for reading is closed from within, something is said, and it is opened again.
    (
        "</",
        RoleMarkup,
        Acting,
        r"</(?:documents?|context|input|user[-_](?:input|message|query)|search[-_]results?|web[-_]?page|e?mail|transcript|attachment)>(?:\s|</\w{1,16}>){0,8}[^<>]{24,160}<(?:documents?|context|input|user[-_](?:input|message|query)|search[-_]results?|web[-_]?page|e?mail|transcript|attachment)\b",
    ),
    (
        "</",
        RoleMarkup,
        Acting,
        r"</(?:system|assistant|user|tool|human|developer)>(?:\s|\\n){0,8}<(?:user|assistant|system|human|developer)>",
    ),
    (
        "<instructions>",
        RoleMarkup,
        Acting,
        r"</(?:document|documents|context|data|source|input|untrusted[-_a-z]*)>(?:\s|\\n){0,8}<instructions>",
    ),
    ("[system", RoleMarkup, Acting, r"\[system\s*(?:prompt|message|override|instructions?)\s*\]?\s*:?"),
    ("untrusted", RoleMarkup, Acting, r"</\s*untrusted[-_ ]?[a-z]{0,16}\s*>"),
    ("untrusted", RoleMarkup, Acting, r"<!--\s*end (?:of )?(?:the )?untrusted"),
    (
        "end",
        RoleMarkup,
        Acting,
        r"(?:\[|={3,}|-{3,}|\*{3,}|<)\s*end (?:of )?(?:the )?(?:tool|untrusted|function|search|retrieved|external|third[- ]party)[ _-]?(?:output|content|data|results?|input|text|response|call)?\s*(?:\]|={3,}|-{3,}|\*{3,}|>)",
    ),
    (
        "end of",
        RoleMarkup,
        Acting,
        r"(?:\[|={3,}|-{3,}|\*{3,}|<)\s*end of (?:the )?(?:document|context|input|data|page|web ?page|file|article|e-?mail|transcript)\s*(?:\]|={3,}|-{3,}|\*{3,}|>)(?:\s|\\n){0,8}\W{0,8}(?:new |actual |real )?(?:user|assistant|system|human|operator|developer|instructions?)\b",
    ),
    (
        "message",
        RoleMarkup,
        Acting,
        r"(?:\[|={3,}|-{3,}|\*{3,})\s*(?:begin|start of|new|end)? ?(?:the )?(?:system|user|developer|operator|admin|administrator|assistant) (?:message|prompt|turn|instructions?)\s*(?:\]|={3,}|-{3,}|\*{3,})",
    ),
    ("new instruction", InstructionOverride, Anywhere, r"(?:^|\n|[.!>\]] ?)[ \t]*new instructions?\s*:"),
    (
        "new system instruction",
        InstructionOverride,
        Anywhere,
        r"(?:^|\n|[.!>\]] ?)[ \t]*new system instructions?\s*:",
    ),
    (
        "system",
        RoleMarkup,
        Anywhere,
        r"(?:^|\n|[>*#\[(] ?)(?-i:SYSTEM(?: (?:MESSAGE|NOTICE|NOTE|ALERT|UPDATE|COMMAND|ORDER|INSTRUCTION|PROMPT))?) ?[:\]>]{1,3}[^\n]{0,160}\b(?:model|assistant|ai|agents?|llm|chatbot)\b[^\n.]{0,60}\b(?:must|shall|has to|is to|should|have to)\b",
    ),
    ("[system](", RoleMarkup, Anywhere, r"\[system\]\(#"),
    ("system override", InstructionOverride, Anywhere, r"(?:^|\n|[.!>\]\[*] ?)[ \t]*system override\b"),
    ("out-of-band user message", RoleMarkup, Anywhere, r"\[out-of-band user message"),
    ("tool_call", ToolCallMarkup, Acting, r"</?tool_calls?>|<\|tool_calls?"),
    ("tool_response", ToolCallMarkup, Acting, r"</?tool_response>"),
    ("tool_result", ToolCallMarkup, Acting, r"</?tool_results?>"),
    ("tool_use", ToolCallMarkup, Acting, r"</?tool_use>"),
    ("function_call", ToolCallMarkup, Acting, r"</?(?:\w{1,8}:)?function_calls?>"),
    ("function_result", ToolCallMarkup, Acting, r"</?(?:\w{1,8}:)?function_results?>"),
    ("invoke name", ToolCallMarkup, Anywhere, r#"<(?:\w{1,8}:)?invoke name\s*="#),
    ("<function=", ToolCallMarkup, Acting, r"<function=\w+>"),
    ("[tool_calls]", ToolCallMarkup, Acting, r"\[tool_calls\]"),
];
