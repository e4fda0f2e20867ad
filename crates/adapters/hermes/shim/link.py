"""The pipe to the `veridical` program.

One program serves one host process and one home, however many agents the host runs: every provider of this process
shares the `Link` of its home. One thread writes and one reads; callers only append to a queue, so no thread of the
host waits longer than the budget that it names.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from .turns import YIELD

PROTOCOL = "veridical.protocol/1"
SHIM_VERSION = "0.1.0"
HOST_MARK = "VERIDICAL_HOST"

START_BUDGET = 5.0  # seconds, from the start of the program to its `ready`
RESTARTS = 3  # how often a program that ended is started again
SILENCE = 10.0  # seconds after which a program that owes an answer counts as stuck
BULK_TURNS = 64  # turns that may wait to be handed over
BULK_CHARS = 64_000_000  # characters that they may hold together

Message = dict[str, Any]
Listener = Callable[[str], None]

_links: dict[tuple[int, str], Link] = {}
_links_lock = threading.Lock()


def shared(home: str, program: str) -> Link:
    """The link of this process and home, made at the first call."""
    key = (os.getpid(), os.path.realpath(home))
    with _links_lock:
        link = _links.get(key)
        if link is None or link.closed or link.failure is not None:
            link = _links[key] = Link(home, program, link.secret if link else secrets.token_hex(32))
        return link


class Unavailable(Exception):
    """The program cannot serve: why, and what the user can do."""

    def __init__(self, code: str, message: str, next_step: str = "") -> None:
        super().__init__(message)
        self.code, self.message, self.next_step = code, message, next_step

    def __str__(self) -> str:
        step = self.next_step[:1].upper() + self.next_step[1:]
        return f"{self.message.rstrip('.')}. {step}".rstrip()

    def as_answer(self) -> Message:
        return {"error": self.code, "message": self.message, "next": self.next_step}


class Pending:
    """An answer that is still to come."""

    def __init__(self, on_answer: Callable[[Message], None] | None = None) -> None:
        self._done = threading.Event()
        self._answer: Message = {}
        self._failure: Unavailable | None = None
        self._on_answer = on_answer
        self.sent_at = 0.0

    def settle(self, answer: Message) -> None:
        self._answer = answer
        if answer.get("type") in ("error", "refused"):
            code, message, next_step = (str(answer.get(key) or "") for key in ("code", "message", "next"))
            self._failure = Unavailable(code, message, next_step)
        self._done.set()
        if self._on_answer is not None and self._failure is None:
            self._on_answer(answer)

    def fail(self, failure: Unavailable) -> None:
        self._failure = failure
        self._done.set()

    def wait(self, budget: float) -> Message | None:
        """The answer; `None` when it is not there in time. Raises `Unavailable` when there will be none."""
        if not self._done.wait(budget):
            return None
        if self._failure is not None:
            raise self._failure
        return self._answer


class Link:
    """The connection that the providers of one home share."""

    def __init__(self, home: str, program: str, secret: str) -> None:
        self.home, self.program, self.secret = home, program, secret
        self.ready: Message | None = None
        self.failure: Unavailable | None = None
        self.closed = False
        self._changed = threading.Condition()
        self._urgent: deque[tuple[Message, Pending | None]] = deque()
        self._bulk: deque[tuple[Iterator[Message], int, Pending | None]] = deque()
        self._bulk_chars = 0
        self._pending: dict[int, Pending] = {}
        self._last_id = 0
        self._sessions: dict[str, tuple[Message, Listener]] = {}
        self._process: subprocess.Popen[bytes] | None = None  # while it runs
        self._last: subprocess.Popen[bytes] | None = None  # the writer's own: it alone closes its input
        self._starts = 0
        self._writer: threading.Thread | None = None

    def start(self, budget: float = START_BUDGET) -> Message:
        """Starts the program unless it runs, and gives back its `ready`."""
        with self._changed:
            if self._writer is None:
                self._urgent.append(({"type": "ping"}, None))
                self._writer = threading.Thread(
                    target=self._write_forever, name="veridical-writer", daemon=True
                )
                self._writer.start()
            self._changed.wait_for(lambda: self.ready or self.failure, timeout=budget)
            if self.failure is not None:
                raise self.failure
            if self.ready is None:
                raise self._late(budget)
            return self.ready

    def open_session(self, handle: str, opening: Message, listener: Listener) -> Pending:
        """Opens a session now, and again whenever the program has to be started anew."""
        message = {"type": "session_open", "session": handle, **opening}
        with self._changed:
            self._sessions[handle] = (message, listener)
        return self.ask(dict(message))

    def update_session(self, handle: str, **changes: Any) -> None:
        """Changes what a program that is started anew will be told of the session."""
        with self._changed:
            message, listener = self._sessions[handle]
            self._sessions[handle] = ({**message, **changes}, listener)

    def close_session(self, handle: str) -> bool:
        """Forgets a session; true when no other one is left."""
        with self._changed:
            self._sessions.pop(handle, None)
            return not self._sessions

    def post(self, message: Message) -> None:
        """Sends without an answer, ahead of the turns that wait."""
        self._enqueue(message, None)

    def ask(self, message: Message) -> Pending:
        """Sends, ahead of the turns that wait, and gives back what will hold the answer."""
        pending = Pending()
        self._enqueue(message, pending)
        return pending

    def call(self, message: Message, budget: float) -> Message:
        """Sends and waits for the answer, at most `budget` seconds."""
        answer = self.ask(message).wait(budget)
        if answer is None:
            raise self._late(budget)
        return answer

    def hand_over(self, messages: Iterator[Message], chars: int) -> bool:
        """Queues a whole turn. False when the queue is full; then nothing of it is sent."""
        with self._changed:
            if self.failure is not None or self.closed or len(self._bulk) >= BULK_TURNS:
                return False
            if self._bulk and self._bulk_chars + chars > BULK_CHARS:
                return False
            self._bulk.append((messages, chars, None))
            self._bulk_chars += chars
            self._changed.notify_all()
            return True

    def ask_last(self, message: Message, on_answer: Callable[[Message], None] | None = None) -> Pending:
        """Like `ask`, but behind the turns that wait."""
        pending = Pending(on_answer)
        with self._changed:
            if self._refuse(pending):
                return pending
            self._bulk.append((iter((message,)), 0, pending))
            self._changed.notify_all()
        return pending

    def stop(self, budget: float) -> None:
        """Sends what is queued and closes the program's input, upon which it finishes its work and ends."""
        deadline = time.monotonic() + budget
        with self._changed:
            self.closed = True
            self._changed.notify_all()
        process = self._process
        if self._writer is None or process is None or process.stdin is None:
            return
        self._writer.join(budget)
        if self._writer.is_alive():
            process.kill()  # It does not read what it is sent.
            return
        try:
            process.stdin.close()
            process.wait(max(0.05, deadline - time.monotonic()))
        except (OSError, subprocess.TimeoutExpired):
            pass  # It still has work; it ends by itself when that is done.

    def _enqueue(self, message: Message, pending: Pending | None) -> None:
        with self._changed:
            if self._refuse(pending):
                return
            self._urgent.append((message, pending))
            self._changed.notify_all()

    def _refuse(self, pending: Pending | None) -> bool:
        if self.failure is None and not self.closed:
            return False
        if pending is not None:
            pending.fail(self.failure or Unavailable("session-ended", "The session has ended."))
        return True

    def _late(self, budget: float) -> Unavailable:
        with self._changed:
            oldest = min((pending.sent_at for pending in self._pending.values()), default=time.monotonic())
            stuck = self._process if time.monotonic() - oldest > SILENCE else None
        if stuck is not None:
            stuck.kill()
        return Unavailable(
            "timed-out", f"The veridical program did not answer within {budget:g} s.", self._doctor()
        )

    def _doctor(self) -> str:
        return f"Run: {self.program} doctor --home {self.home}"

    # The writing thread. It also starts the program, when there is something to send.

    def _write_forever(self) -> None:
        while (item := self._next()) is not None:
            message, pending = item
            if self._process is None and not self._launch():
                if pending is not None and self.failure is not None:
                    pending.fail(self.failure)
                return
            self._send(message, pending)

    def _next(self) -> tuple[Message, Pending | None] | None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._urgent or self._bulk or self.closed)
                if self._urgent:
                    return self._urgent.popleft()
                if not self._bulk:
                    return None
                messages, chars, pending = self._bulk[0]
            time.sleep(YIELD)
            message = next(messages, None)
            if message is not None:
                return message, pending
            with self._changed:
                self._bulk.popleft()
                self._bulk_chars -= chars

    def _send(self, message: Message, pending: Pending | None) -> None:
        process = self._process
        if pending is not None:
            message["id"] = self._last_id = self._last_id + 1
        try:
            line = memoryview(_encoded(message))
        except (ValueError, RecursionError, TypeError) as error:
            if pending is not None:
                pending.fail(Unavailable("bad-message", f"The message cannot be sent: {error}."))
            return
        if pending is not None:
            with self._changed:
                pending.sent_at = time.monotonic()
                self._pending[self._last_id] = pending
        try:
            if process is None or process.stdin is None:
                raise BrokenPipeError
            while line:
                line = line[os.write(process.stdin.fileno(), line) :]
        except (OSError, ValueError) as error:
            if pending is not None:
                pending.fail(
                    Unavailable(
                        "program-ended", f"The veridical program cannot be reached: {error}.", self._doctor()
                    )
                )

    def _launch(self) -> bool:
        if self._last is not None and self._last.stdin is not None:
            with contextlib.suppress(OSError):
                self._last.stdin.close()
        if self._starts > RESTARTS:
            self._fail(Unavailable("program-ended", "The veridical program keeps ending.", self._doctor()))
            return False
        self._starts += 1
        os.environ.setdefault(HOST_MARK, str(os.getpid()))
        try:
            # Its own process group, so that a Ctrl-C meant for the host does not end it; the host's session, which
            # is how it knows that no terminal tool started it.
            process = subprocess.Popen(
                [self.program, "serve", "--home", self.home],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                cwd=self.home,
                process_group=0,
            )
        except OSError as error:
            reason = f"The veridical program at {self.program} cannot be started: {error.strerror}."
            self._fail(
                Unavailable("program-missing", reason, "Install it again, then run: veridical hermes install")
            )
            return False
        self._process = self._last = process
        threading.Thread(
            target=self._read_forever, args=(process,), name="veridical-reader", daemon=True
        ).start()
        hello = Pending()
        self._send(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "shim_version": SHIM_VERSION,
                "secret": self.secret,
                "host_pid": os.getpid(),
                "home": self.home,
            },
            hello,
        )
        try:
            ready = hello.wait(START_BUDGET)
        except Unavailable as failure:
            self._fail(failure)
            return False
        if ready is None:
            process.kill()
            self._fail(
                Unavailable(
                    "start-timed-out",
                    f"The veridical program was not ready within {START_BUDGET:g} s.",
                    self._doctor(),
                )
            )
            return False
        if ready.get("protocol") != PROTOCOL:
            process.kill()
            spoken = str(ready.get("protocol"))[:40]
            self._fail(
                Unavailable(
                    "protocol-mismatch",
                    f"The program speaks {spoken}, this plugin speaks {PROTOCOL}.",
                    "Run: veridical hermes install",
                )
            )
            return False
        with self._changed:
            self.ready = ready
            # Of the turns that the program before it has seen, this one knows nothing.
            openings = [{**opening, "again": True} for opening, _ in self._sessions.values()]
            self._changed.notify_all()
        for opening in openings:
            self._send(opening, None)
        return True

    def _fail(self, failure: Unavailable) -> None:
        """Nothing is sent any more: whoever waits, and whoever has a session, is told why."""
        with self._changed:
            self.failure = failure
            lost = [pending for _, pending in self._urgent] + [pending for _, _, pending in self._bulk]
            self._urgent.clear()
            self._bulk.clear()
            listeners = [listener for _, listener in self._sessions.values()]
            self._changed.notify_all()
        for pending in lost:
            if pending is not None:
                pending.fail(failure)
        for listener in listeners:
            listener(f"memory is off from here on: {failure}")

    # The reading thread, one for each start of the program.

    def _read_forever(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        with process.stdout:
            for line in process.stdout:
                # Whatever a line holds, the next one is read: nobody else would.
                with contextlib.suppress(ValueError, RecursionError, TypeError, KeyError):
                    answer = json.loads(line)
                    if isinstance(answer, dict):
                        self._hear(answer)
        status = process.wait()
        with self._changed:
            if self._process is process:
                self._process = None
            lost, self._pending = self._pending, {}
        ended = Unavailable(
            "program-ended", f"The veridical program ended (status {status}).", self._doctor()
        )
        for pending in lost.values():
            pending.fail(ended)

    def _hear(self, answer: Message) -> None:
        if answer.get("type") == "notice":
            with self._changed:
                entry = self._sessions.get(str(answer.get("session")))
            if entry is not None:
                entry[1](str(answer.get("message")))
            return
        with self._changed:
            pending = self._pending.pop(answer.get("id", 0), None)
        if pending is not None:
            pending.settle(answer)


def _encoded(message: Message) -> bytes:
    """The message's line. A message of a turn that JSON cannot hold is told of without its content."""
    try:
        return json.dumps(message, allow_nan=False).encode() + b"\n"
    except (ValueError, RecursionError, TypeError):
        if message.get("type") != "turn_message":
            raise
    held = message["message"]
    slim = {key: held[key] for key in ("role", "tool_call_id") if isinstance(held.get(key), str)}
    return json.dumps({**message, "message": {"role": None, **slim, "oversized": True}}).encode() + b"\n"
