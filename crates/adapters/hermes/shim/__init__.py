"""Veridical as a memory provider of Hermes Agent.

This plugin only carries messages to the `veridical` program and back; every rule is in the program. It uses nothing
but the standard library, and lets no exception reach the host but one: with `on_failure = "stop"` a session that
would have to go without its memory does not start.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import re
import sqlite3
import sys
import tomllib
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from . import link, turns

try:
    from agent.memory_provider import MemoryProvider as _Base
except ImportError:  # outside of the host: the tests
    _Base = object

OPEN_BUDGET = 2.0  # seconds that a call of the host may wait, each for its kind
PREFETCH_BUDGET = 0.15
ORDER_BUDGET = 6.0
COMPRESS_BUDGET = 0.5
TOOL_BUDGET = 8.0
END_BUDGET = 4.0
OPEN_TURNS = 64  # turns that have begun and not been handed over, the interrupted ones among them
DEEPEST_ARGUMENTS = 32  # levels of a tool call; the program cannot read a line of more than 128

PROMPT = """\
# Veridical memory
Verified lessons of this project and facts the user stated arrive by themselves when they fit; \
`veridical_recall` looks for more. Memory is the weakest authority: files, Git, tests and APIs win over it. \
A lesson is kept only when a test fails, is fixed and passes in its own command: run tests unmasked, \
without `| tail`, `|| true` or `; echo`. Never tell the user that something was remembered \
unless `veridical_remember` answered `applied`."""

TOOLS: list[dict[str, Any]] = [
    {
        "name": "veridical_recall",
        "description": (
            "Looks for verified lessons of this project and for facts that the user stated. Use it before you debug a "
            "failure, repeat a set-up, or ask the user what they may have said before; query with the error message, "
            "the test, the tool or the topic, and give `output` when a command failed: a lesson about that very failure "
            "comes first. Memory may be old: check what matters against files and tests."
        ),
        "parameters": {
            "type": "object",
            "properties": {
                "query": {
                    "type": "string",
                    "description": "What to look for: an error message, a name, a question.",
                },
                "output": {
                    "type": "string",
                    "description": "What a failing command printed, word for word. It is read and not kept.",
                },
                "limit": {
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 20,
                    "description": "At most so many items (5).",
                },
                "kind": {"type": "string", "enum": ["episode", "fact", "slot"], "description": "Only this kind."},
                "history": {
                    "type": "boolean",
                    "description": "What is not current any more, too. Only when the user asks what was so before.",
                },
            },
        },
    },
    {
        "name": "veridical_remember",
        "description": (
            "Keeps a durable fact or preference that the user states in the current message. Give `quote` as one "
            "whole sentence of that message, word for word; without it the fact only waits until the user approves it. Do not use it for what "
            "you did or found out: lessons are kept by themselves when tests prove them, so run tests plainly, not "
            "masked by `| tail`, `|| true` or `; echo`. Never for secrets."
        ),
        "parameters": {
            "type": "object",
            "properties": {
                "text": {
                    "type": "string",
                    "description": "The fact in one sentence, at most 500 characters.",
                },
                "quote": {
                    "type": "string",
                    "description": "The user's whole sentence that states it, word for word.",
                },
                "scope": {
                    "type": "string",
                    "enum": ["global", "project"],
                    "description": "Everywhere, or only here.",
                },
                "replaces": {
                    "type": "string",
                    "description": (
                        "The id of the fact in whose place this comes, as recall showed it. It is done at once when the "
                        "quoted sentence says so itself, as in `the port is now 9443`, and else waits for the user."
                    ),
                },
            },
            "required": ["text"],
        },
    },
    {
        "name": "veridical_slots",
        "description": (
            "Lists what the user has settled once and for all under a name, each with one value: time zone, editor, style "
            "of answers, active project. Use it before you set or correct one, and to find the name that is in use."
        ),
        "parameters": {
            "type": "object",
            "properties": {
                "name": {"type": "string", "description": "Only this one, in any spelling."},
                "history": {"type": "boolean", "description": "With `name`: every value that it had."},
            },
        },
    },
    {
        "name": "veridical_correct",
        "description": (
            "Corrects what memory holds. **A slot**, which has exactly one value: give `name` and `value`, when the user "
            "states it in the current message, with `quote` as one whole sentence of that message, word for word, that "
            "names the slot's thing. Over a value that is there, only a sentence that names the thing and its new value "
            "counts, such as `Change my editor to helix` or `My time zone is now Europe/Lisbon`, with a name that ends in "
            "those words (`preference.editor`, `profile.time_zone`). The old value becomes history; with `invalidate` as the "
            "`change` and no `value` the slot is left without one. **A fact**: give its "
            "`id` and a `change`; `supersede` puts `value` (or the `quote`) in its place, `invalidate` ends it. What "
            "nothing better supports waits for the user (`staged`); tell them so and how to answer, and go on. "
            "`lost-race` shows the value that is there."
        ),
        "parameters": {
            "type": "object",
            "properties": {
                "name": {
                    "type": "string",
                    "description": "Of a slot: dotted words of a to z, such as preference.editor.",
                },
                "id": {"type": "string", "description": "Of a fact: its id, as recall shows it."},
                "change": {
                    "type": "string",
                    "enum": [
                        "supersede",
                        "invalidate",
                        "widen",
                        "alias",
                        "tag",
                        "untag",
                        "category",
                        "helpful",
                        "unhelpful",
                    ],
                    "description": "What is to become of the fact; `widen` has it hold in every project. Of a slot, `invalidate` alone.",
                },
                "value": {
                    "type": "string",
                    "description": "The slot's value, or the words that the change brings, in the user's words.",
                },
                "quote": {
                    "type": "string",
                    "description": "The user's whole sentence that states it, word for word.",
                },
                "expect": {
                    "type": "integer",
                    "minimum": 0,
                    "description": "The slot's revision that `veridical_slots` showed; 0 for none.",
                },
                "scope": {
                    "type": "string",
                    "enum": ["global", "project"],
                    "description": "Where the slot holds: everywhere, or only here.",
                },
            },
        },
    },
    {
        "name": "veridical_forget",
        "description": (
            "Asks to forget an item of memory when the user wants that. You cannot forget anything yourself: it waits for "
            "the user (`staged`), and the answer says what to tell them to do. Find the id with `veridical_recall` or "
            "`veridical_slots`; a slot's value stands for the slot with its history."
        ),
        "parameters": {
            "type": "object",
            "properties": {"id": {"type": "string", "description": "The item's id, as recall shows it."}},
            "required": ["id"],
        },
    },
    {
        "name": "veridical_note",
        "description": (
            "Words the lesson of the turn that runs, for whoever meets the same failure later. Call it once, after the "
            "tests pass and before your answer, when you know why it broke. It proves nothing and keeps nothing by "
            "itself: your words stand beside what the turn proves, marked as yours, and go when it proves nothing."
        ),
        "parameters": {
            "type": "object",
            "properties": {
                "task": {
                    "type": "string",
                    "maxLength": 280,
                    "description": "What it was about, in a few words.",
                },
                "observation": {
                    "type": "string",
                    "maxLength": 280,
                    "description": "Why it broke: the cause, not the symptom.",
                },
                "decision": {
                    "type": "string",
                    "maxLength": 280,
                    "description": "Why this change mends it.",
                },
                "applicability": {
                    "type": "string",
                    "maxLength": 280,
                    "description": "When the lesson applies, and when not.",
                },
            },
        },
    },
    {
        "name": "veridical_pending",
        "description": (
            "Lists the changes to memory that wait for the user's approval in this project. Only the user can approve: "
            "with `APPLY <id>` or `REJECT <id>` as the whole of a message, or with `veridical pending review` in a "
            "terminal of their own. You cannot, by no tool and no command; do not ask for the same change again."
        ),
        "parameters": {"type": "object", "properties": {}},
    },
    {
        "name": "veridical_status",
        "description": (
            "Says whether memory works, which project it is bound to, how much it holds, and why the last turns left "
            "no lesson. Use it when the user asks about memory, or when a lesson that should be kept was not."
        ),
        "parameters": {"type": "object", "properties": {}},
    },
]

_handles = itertools.count(1)


class VeridicalProvider(_Base):
    """One agent's memory. The host makes one for each agent; those of one home share a program."""

    def __init__(self) -> None:
        self._link: link.Link | None = None
        self._failure: link.Unavailable | None = None
        self._home = ""
        self._opening: dict[str, Any] = {}
        self._handle = ""
        self._host_session = ""
        self._root = ""
        self._turn = 0
        self._open_turns: deque[turns.Open] = deque(maxlen=OPEN_TURNS)
        self._lost_turns = 0
        self._prompt = ""
        self._warn: Callable[[str], Any] | None = None

    @property
    def name(self) -> str:
        return "veridical"

    def is_available(self) -> bool:
        # One that is not available is left out in silence; `initialize` says what is wrong.
        return True

    def initialize(self, session_id: str, **kwargs: Any) -> None:
        if kwargs.get("agent_context", "primary") != "primary" or kwargs.get("platform") == "cron":
            return  # Nobody's turn: nothing is read and nothing is learnt.
        warn = kwargs.get("warning_callback")
        self._warn = warn if callable(warn) else None
        home = str(kwargs.get("hermes_home") or os.environ.get("HERMES_HOME") or Path.home() / ".hermes")
        stop = False
        try:
            _demand_absolute(home)
            stop = _stops_on_failure(home)
            self._start(home, session_id, kwargs)
        except Exception as error:
            self._failure = _unavailable(error)
            if stop:
                stops = 'The session stops, as veridical.toml asks with on_failure = "stop".'
                raise SystemExit(f"Veridical: {self._failure} {stops}") from None
            message = f"memory is off in this session: {self._failure}"
            self._say(message)
            if self._warn is not None:
                _write_out(message)

    def system_prompt_block(self) -> str:
        return self._prompt

    def get_tool_schemas(self) -> list[dict[str, Any]]:
        return TOOLS

    def on_turn_start(self, turn_number: int, message: str, **kwargs: Any) -> None:
        if self._link is not None:
            self._open_turns.append(turns.Open(_text(message)))
            self._link.post({"type": "turn_start", "session": self._handle, "message": _text(message)})

    def prefetch(self, query: str, *, session_id: str = "") -> str:
        if self._link is None:
            return ""
        request = {"type": "prefetch", "session": self._handle, "query": _text(query)}
        # What the user orders takes as long as it takes, and the model has to hear of it in this turn.
        budget = ORDER_BUDGET if _ORDER.fullmatch(_text(query)) else PREFETCH_BUDGET
        try:
            return str(self._link.call(request, budget).get("text") or "")
        except link.Unavailable:
            return ""  # Said once, where the program failed.

    def queue_prefetch(self, query: str, *, session_id: str = "") -> None:
        """Nothing: what fits the next message is not known before it is there."""

    def sync_turn(
        self,
        user_content: str,
        assistant_content: str,
        *,
        session_id: str = "",
        messages: list[Any] | None = None,
    ) -> None:
        if self._link is None:
            return
        # The list is the host's own and goes on to change: its texts are shared, its structure is copied at once.
        messages = list(messages or ())
        current = turns.current_turn(messages)
        turn, interrupted = self._finished(_text(user_content))
        if interrupted and current:
            # One that did nothing has no messages of its own: the host merges it into the next.
            count = sum(not one.is_part_of(current[0]) for one in interrupted)
            self._pass_over(turns.copied(turns.before(messages, current, count)))
        if turn is not None and turn.is_captured:
            lean = turn.whole(messages)
            if turn.lost:
                self._lose("a compression tore a turn apart; it is left out (turn-torn)")
                return
        else:
            lean = turns.copied(current)
        self._turn += 1
        head = {"user": _text(user_content), "assistant": _text(assistant_content)}
        lines = turns.lines(self._handle, self._turn, head, [message for message, _ in lean])
        if not self._link.hand_over(lines, sum(size for _, size in lean)):
            self._lose("turns come in faster than they are taken in; some are left out (queue-full)")

    def handle_tool_call(self, tool_name: str, args: dict[str, Any], **kwargs: Any) -> str:
        if self._link is None:
            failure = self._failure or link.Unavailable("memory-off", "Memory is off in this context.")
            return json.dumps(failure.as_answer())
        if turns.is_deeper(args, DEEPEST_ARGUMENTS):
            failure = link.Unavailable(
                "bad-arguments",
                f"The arguments are nested deeper than {DEEPEST_ARGUMENTS} levels.",
                "Give plain values.",
            )
            return json.dumps(failure.as_answer())
        request = {"type": "tool", "session": self._handle, "name": tool_name, "arguments": args or {}}
        try:
            return json.dumps(self._link.call(request, TOOL_BUDGET).get("result"), ensure_ascii=False)
        except link.Unavailable as failure:
            return json.dumps(failure.as_answer())

    def on_session_switch(
        self,
        new_session_id: str,
        *,
        parent_session_id: str = "",
        reset: bool = False,
        rewound: bool = False,
        **kwargs: Any,
    ) -> None:
        if self._link is None:
            return
        if rewound:
            self._open_turns.clear()
            # Behind the turns that wait: what they leave is taken back with them.
            self._link.hand_over(iter(({"type": "session_rewind", "session": self._handle},)), 0)
            return
        if not new_session_id or new_session_id == self._host_session:
            return  # A compression keeps the id.
        if reset or kwargs.get("reason") in ("resume", "new_session"):
            before = self._handle
            self._end(self._link, self._say)
            self._link.close_session(before)
            self._open(self._link, new_session_id, follows=before)
            return
        self._host_session = new_session_id  # A branch goes on with the line.
        self._link.update_session(self._handle, host_session=new_session_id, root_session=self._root)
        self._link.post(
            {
                "type": "session_switch",
                "session": self._handle,
                "host_session": new_session_id,
                "root_session": self._root,
            }
        )

    def on_session_end(self, messages: list[Any]) -> None:
        """Nothing: the host calls this at every compression too. A session ends at a switch or at shutdown."""

    def on_pre_compress(self, messages: list[Any]) -> str:
        """Captures what the turn under way has so far, and tells the summary what is durable."""
        if self._link is None:
            return ""
        if self._open_turns:
            self._open_turns[-1].capture(list(messages or ()))
        try:
            request = {"type": "pre_compress", "session": self._handle}
            return str(self._link.call(request, COMPRESS_BUDGET).get("text") or "")
        except link.Unavailable:
            return ""  # Said once, where the program failed.

    def on_memory_write(
        self, action: str, target: str, content: str, metadata: dict[str, Any] | None = None
    ) -> None:
        """Reports that the host wrote into its own files; they stay its own, and nothing of it is trusted."""
        if self._link is not None:
            self._link.post(
                {
                    "type": "memory_write",
                    "session": self._handle,
                    "action": _text(action),
                    "content": _text(content),
                }
            )

    def on_delegation(self, task: str, result: str, *, child_session_id: str = "", **kwargs: Any) -> None:
        """Nothing: what a sub-agent reports is no evidence."""

    def shutdown(self) -> None:
        if self._link is None:
            return
        connection, self._link = self._link, None
        ended = self._end(connection, _write_out)
        try:
            if ended.wait(END_BUDGET) is None:
                _write_out("the last turns are still being learnt from; the program finishes them by itself")
        except link.Unavailable:
            pass  # Said once, where the program failed.
        if connection.close_session(self._handle):
            connection.stop(1.0)

    def get_config_schema(self) -> list[dict[str, Any]]:
        return [
            {
                "key": "on_failure",
                "description": "When memory cannot start: go on without it and say so, or stop",
                "default": "warn",
                "choices": ["warn", "stop"],
            }
        ]

    def save_config(self, values: dict[str, Any], hermes_home: str) -> None:
        choice = values.get("on_failure")
        if choice in ("warn", "stop"):
            _set_on_failure(_config_file(hermes_home), choice)

    def get_status_config(self, config: Any) -> dict[str, Any]:
        """What `hermes memory status` shows below the provider."""
        shown = dict(config) if isinstance(config, dict) else {}
        installed = _program_record()
        shown["program"] = installed.get("program", "not found: run veridical hermes install")
        shown["database"] = str(Path(installed.get("home", "?")) / "veridical" / "memory.db")
        return shown

    def backup_paths(self) -> list[str]:
        return []  # All is below the host's home, which the host's backup takes.

    # Behind the contract.

    def _start(self, home: str, session_id: str, kwargs: dict[str, Any]) -> None:
        program = _program_record().get("program")
        if not program:
            raise link.Unavailable(
                "not-installed", "The plugin does not know its program.", "Run: veridical hermes install"
            )
        connection = link.shared(home, program)
        connection.start()
        self._home = home
        self._opening = {
            "workdir": _workdir(),
            "tools": "here" if os.environ.get("TERMINAL_ENV", "local") in ("", "local") else "elsewhere",
            "platform": _text(kwargs.get("platform")),
            "chat_type": _text(kwargs.get("chat_type")),
            "user_id": _text(kwargs.get("user_id")),
            "attended": kwargs.get("platform") == "cli" and _is_attended(),
        }
        if self._open(connection, session_id).wait(OPEN_BUDGET) is None:
            connection.close_session(self._handle)
            raise link.Unavailable("timed-out", "The veridical program did not open the session in time.")
        self._link = connection
        self._prompt = PROMPT

    def _finished(self, said: str) -> tuple[turns.Open | None, list[turns.Open]]:
        """The turn that is over, by what the user said, and those that began before it and were interrupted."""
        begun = list(self._open_turns)
        for at, turn in enumerate(begun):
            if turn.is_of(said):
                while self._open_turns and self._open_turns.popleft() is not turn:
                    pass
                return turn, begun[:at]
        return None, []

    def _pass_over(self, lean: list[tuple[turns.Message, int]]) -> None:
        """Hands over turns from which nothing is learnt, for what they did to the shell."""
        if not lean or self._link is None:
            return
        self._turn += 1
        head = {"user": "", "assistant": "", "interrupted": True}
        lines = turns.lines(self._handle, self._turn, head, [message for message, _ in lean])
        if not self._link.hand_over(lines, sum(size for _, size in lean)):
            self._link.post({"type": "turn_lost", "session": self._handle})

    def _lose(self, message: str) -> None:
        """A finished turn is not handed over; what it did to the shell is not known."""
        self._lost_turns += 1
        if self._link is None:
            return
        self._link.post({"type": "turn_lost", "session": self._handle})
        if self._lost_turns == 1 and self._link.failure is None:
            self._say(message)

    def _open(self, connection: link.Link, session_id: str, follows: str = "") -> link.Pending:
        self._handle = f"{os.getpid()}-{next(_handles)}"
        self._host_session = session_id
        self._root = _root_of(self._home, session_id)
        ids = {"host_session": session_id, "root_session": self._root}
        if follows:
            ids["follows"] = follows
        return connection.open_session(self._handle, {**self._opening, **ids}, self._say)

    def _end(self, connection: link.Link, tell: Callable[[str], None]) -> link.Pending:
        """Ends the session behind its turns, and tells what happened in it."""
        request = {"type": "session_end", "session": self._handle}
        self._lost_turns = 0

        def sum_up(answer: dict[str, Any]) -> None:
            if answer.get("line"):
                tell(str(answer["line"]))

        return connection.ask_last(request, sum_up)

    def _say(self, message: str) -> None:
        """Tells the user, in the host's own way where it has one."""
        if self._warn is None:
            _write_out(message)
            return
        try:
            self._warn(f"Veridical: {message}")
        except Exception:
            _write_out(message)


_ORDER = re.compile("(APPLY|REJECT) [0-9a-f]{12}")


def register(ctx: Any) -> None:
    ctx.register_memory_provider(VeridicalProvider())


def _write_out(message: str) -> None:
    """File descriptor 2 is seen in one-shot mode too, where the host keeps back its own warnings."""
    with contextlib.suppress(OSError):
        os.write(2, f"Veridical: {message}\n".encode())


def _unavailable(error: Exception) -> link.Unavailable:
    if isinstance(error, link.Unavailable):
        return error
    return link.Unavailable("shim-failed", f"The plugin failed: {type(error).__name__}: {error}.")


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _program_record() -> dict[str, str]:
    try:
        record = json.loads((Path(__file__).parent / "program.json").read_text())
    except (OSError, ValueError):
        return {}
    return (
        {key: value for key, value in record.items() if isinstance(value, str)}
        if isinstance(record, dict)
        else {}
    )


def _workdir() -> str:
    try:
        from agent.runtime_cwd import resolve_agent_cwd

        return str(resolve_agent_cwd())
    except Exception:
        return os.environ.get("TERMINAL_CWD") or os.getcwd()


def _is_attended() -> bool:
    """Whether a person types the session's messages at a terminal, and none came with the call."""
    try:
        typed = sys.stdin.isatty() and sys.stdout.isatty()
    except (AttributeError, OSError, ValueError):
        return False
    given = ("-z", "-q", "--o", "--q")  # --oneshot and --query, as short as the parser takes them
    return typed and not any(word.startswith(given) for word in sys.argv[1:])


def _root_of(home: str, session_id: str) -> str:
    """The first session of the line that `session_id` goes on, as the host's database has it; else itself."""
    root = session_id
    try:
        database = sqlite3.connect(f"file:{Path(home) / 'state.db'}?mode=ro", uri=True, timeout=0.2)
        try:
            for _ in range(64):
                row = database.execute(
                    "SELECT parent_session_id FROM sessions WHERE id = ?", (root,)
                ).fetchone()
                if not row or not row[0] or row[0] == root:
                    break
                root = row[0]
        finally:
            database.close()
    except (sqlite3.Error, OSError, ValueError):
        pass
    return root


def _demand_absolute(home: str) -> None:
    """A relative home is another one in every folder: the tree under work would hold the memory, and could bring its own."""
    if not os.path.isabs(home):
        raise link.Unavailable(
            "relative-home",
            f"The host's home is {home}, which is no path from the root.",
            "Set HERMES_HOME (or HOME) to a path that begins with /.",
        )


def _config_file(home: str) -> Path:
    return Path(home) / "veridical" / "veridical.toml"


def _stops_on_failure(home: str) -> bool:
    """A file that says it wrongly is said to be wrong: nobody can know what it was meant to say."""
    path = _config_file(home)
    try:
        choice = tomllib.loads(path.read_text()).get("on_failure", "warn")
    except FileNotFoundError:
        return False
    except (OSError, ValueError) as error:
        raise link.Unavailable("bad-config", f"{path} cannot be read: {error}.", _CHOICES) from None
    if choice not in ("warn", "stop"):
        raise link.Unavailable("bad-config", f"{path} has on_failure = {choice!r}.", _CHOICES)
    return bool(choice == "stop")


_CHOICES = 'Write: on_failure = "warn" or on_failure = "stop".'


def _set_on_failure(path: Path, choice: str) -> None:
    """Sets the one key, leaving every other line as it is."""
    text = path.read_text() if path.exists() else ""
    tomllib.loads(text)  # A file that cannot be read is not written over.
    lines = text.splitlines()
    tables = next((at for at, line in enumerate(lines) if line.lstrip().startswith("[")), len(lines))
    kept = [line for line in lines[:tables] if line.split("=")[0].strip() != "on_failure"]
    written = "\n".join([*kept, f'on_failure = "{choice}"', *lines[tables:]]) + "\n"
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = path.with_suffix(".toml.new")
    draft.write_text(written)
    draft.chmod(0o600)
    draft.replace(path)
