"""What of the host's message list is handed over: the current turn, without reasoning, images or injected context."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

Message = dict[str, Any]

# A user message that the host wrote itself. The program decides what counts as the user's words; here the list only
# bounds how far back a turn is looked for.
HOST_PREFIXES = (
    "[CONTEXT COMPACTION",
    "[CONTEXT SUMMARY]:",
    "[PRIOR CONTEXT",
    "[ASYNC DELEGATION",
    "[IMPORTANT: Background process",
    "[IMPORTANT: MCP servers",
    "[Background process",
    "[System: ",
    "[OUT-OF-BAND USER MESSAGE",
    "[Your active task list was preserved across context compression]",
    "Continue from the compressed conversation context above.",
    "You've reached the maximum number of tool-calling iterations allowed.",
    "You just executed tool calls but returned an empty response.",
    "Review the conversation above and",
)
LONGEST_TURN = 4_000  # messages
YIELD = (
    0.000_05  # seconds: long enough that a waiting thread really gets the interpreter, which no `sleep(0)` is
)
LARGEST_TURN = 64_000_000  # characters that are kept of a turn over its compressions
LARGEST_MESSAGE = 250_000  # characters; the host itself caps a result at 100,000


class Open:
    """A turn under way, with what a compression took out of the host's list."""

    def __init__(self, message: str) -> None:
        self.message = message
        self.lost = False
        self._kept: list[tuple[Message, int]] = []
        self._mark: Message | None = None

    @property
    def is_captured(self) -> bool:
        return self.lost or self._mark is not None

    def is_of(self, said: str) -> bool:
        """Whether the host means this turn; of a skill's invocation it hands over the instruction alone."""
        return bool(said.strip()) and said.strip() in self.message

    def is_part_of(self, message: Any) -> bool:
        """Whether the host merged what the user said into a later message."""
        return self.message.strip() in _said(message)

    def capture(self, messages: list[Any]) -> None:
        """Keeps what the turn has so far, in memory and only until it is handed over."""
        fresh = self._fresh(messages)
        if fresh is None:
            self.lost = True
            return
        if not any(isinstance(message, dict) and message.get("role") == "tool" for message in fresh):
            return  # Nothing of the turn has happened yet, or nothing since the last time.
        self._kept += copied(fresh)
        self._mark = lean(fresh[-1])[0]
        if len(self._kept) > LONGEST_TURN or sum(size for _, size in self._kept) > LARGEST_TURN:
            self.lost = True
            self._kept.clear()

    def whole(self, messages: list[Any]) -> list[tuple[Message, int]]:
        """The turn's messages in lean form, those that were captured first."""
        fresh = self._fresh(messages)
        if fresh is None:
            self.lost = True
            return []
        return self._kept + copied(fresh)

    def _fresh(self, messages: list[Any]) -> list[Any] | None:
        """What came since the last capture: what stands behind the message that was then the last, which a compression
        leaves as it is. `None` when that is not there."""
        if self._mark is None:
            # The host may compress for the next turn before it says that one begins.
            turn = current_turn(messages)
            return turn if turn and self.is_part_of(turn[0]) else []
        end = len(messages)
        for at in range(max(0, end - LONGEST_TURN), end):
            if _same_place(messages[at], self._mark) and lean(messages[at])[0] == self._mark:
                return messages[at + 1 : end]
        return None


def _same_place(message: Any, mark: Message) -> bool:
    return (
        isinstance(message, dict)
        and message.get("role") == mark["role"]
        and message.get("tool_call_id") == mark.get("tool_call_id")
    )


def current_turn(messages: list[Any]) -> list[Any]:
    """The tail of the host's list that holds the current turn; its cost does not grow with the conversation."""
    end = len(messages)
    for start in range(end - 1, max(-1, end - LONGEST_TURN - 1), -1):
        if _is_from_user(messages[start]):
            return messages[start:end]
    return messages[max(0, end - LONGEST_TURN) : end]


def before(messages: list[Any], current: list[Any], count: int) -> list[Any]:
    """The messages of that many turns in front of the current one."""
    end = len(messages) - len(current)
    for start in range(end - 1, max(-1, end - LONGEST_TURN - 1), -1):
        if _is_from_user(messages[start]):
            count -= 1
            if count == 0:
                return messages[start:end]
    return []


def copied(messages: list[Any]) -> list[tuple[Message, int]]:
    """The lean form of each message; other threads of the host get their turn in between."""
    copies = []
    for number, message in enumerate(messages):
        if number % 16 == 15:
            time.sleep(YIELD)
        copies.append(lean(message))
    return copies


def lean(message: Any) -> tuple[Message, int]:
    """The parts of a message that the program reads, sharing their text with the host's, and their size."""
    if not isinstance(message, dict):
        return {"role": None}, 0
    slim: Message = {"role": message.get("role")}
    content = message.get("content")
    slim["content"] = [_part(part) for part in content] if isinstance(content, list) else content
    for key in ("tool_call_id", "tool_name", "name"):
        if isinstance(message.get(key), str):
            slim[key] = message[key]
    calls = message.get("tool_calls")
    if isinstance(calls, list):
        slim["tool_calls"] = [_call(call) for call in calls]
    if _is_flagged(message):
        slim["synthetic"] = True
    size = _size(slim)
    if size > LARGEST_MESSAGE:
        slim = {"role": slim["role"], "tool_call_id": slim.get("tool_call_id"), "oversized": True}
    return slim, size


def lines(session: str, turn: int, head: Message, messages: list[Message]) -> Iterator[Message]:
    """The protocol's messages for one turn, one by one, so that no single one holds the interpreter for long."""
    yield {"type": "turn_begin", "session": session, "turn": turn, **head}
    for message in messages:
        yield {"type": "turn_message", "session": session, "turn": turn, "message": message}
    yield {"type": "turn_end", "session": session, "turn": turn}


def _is_from_user(message: Any) -> bool:
    if not isinstance(message, dict) or message.get("role") != "user":
        return False
    if _is_flagged(message):
        return False
    content = message.get("content")
    return not (isinstance(content, str) and content.lstrip().startswith(HOST_PREFIXES))


def _said(message: Any) -> str:
    content = message.get("content") if isinstance(message, dict) else None
    if isinstance(content, list):
        return "\n".join(part["text"] for part in map(_part, content) if isinstance(part, dict) and "text" in part)
    return content if isinstance(content, str) else ""


def _is_flagged(message: Message) -> bool:
    return any(
        isinstance(key, str) and key.endswith(("_synthetic", "_compressed_summary")) for key in message
    )


def _part(part: Any) -> Any:
    if isinstance(part, dict) and isinstance(part.get("text"), str):
        return {"type": "text", "text": part["text"]}
    return part if isinstance(part, str) else {"type": "other"}


def _call(call: Any) -> Any:
    if not isinstance(call, dict):
        return None
    function = call.get("function")
    function = function if isinstance(function, dict) else {}
    return {
        "id": call.get("id"),
        "function": {"name": function.get("name"), "arguments": function.get("arguments")},
    }


def _size(value: Any) -> int:
    if isinstance(value, str):
        return len(value)
    if isinstance(value, dict):
        return sum(_size(item) for item in value.values())
    if isinstance(value, list):
        return sum(_size(item) for item in value)
    return 8


def is_deeper(value: Any, levels: int) -> bool:
    """Whether lists and objects are nested in each other more than `levels` times."""
    layer = [value]
    for _ in range(levels + 1):
        layer = [item for item in layer if isinstance(item, (dict, list, tuple))]
        if not layer:
            return False
        layer = [part for item in layer for part in (item.values() if isinstance(item, dict) else item)]
    return True
