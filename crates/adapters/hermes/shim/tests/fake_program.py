#!/usr/bin/env python3
"""A stand-in for the `veridical` program. It writes down what it is told and answers as `FAKE` in its environment says."""

import json
import os
import sys
import time

mode = os.environ.get("FAKE", "")
log = open(os.environ["FAKE_LOG"], "a", buffering=1)
log.write(
    json.dumps({"type": "started", "arguments": sys.argv[1:], "mark": os.environ.get("VERIDICAL_HOST")})
    + "\n"
)
if mode == "exit-at-once":
    sys.exit(7)


def say(**answer):
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


for line in sys.stdin.buffer:
    if mode == "swallow" and line.startswith(b'{"type": "turn_'):
        continue
    message = json.loads(line)
    kind, number = message["type"], message.get("id")
    log.write(json.dumps(message) + "\n")
    if mode == "deaf":
        time.sleep(60)
    if kind == "hello":
        if mode == "refuse":
            say(
                id=number,
                type="refused",
                code="store-unusable",
                message="the database is damaged",
                next="Run: doctor",
            )
            sys.exit(4)
        say(
            id=number,
            type="ready",
            protocol=message["protocol"],
            program_version="0",
            lease="held",
            database="x",
        )
    elif kind == "session_open" and number is not None:
        say(id=number, type="opened", binding="bound", reason=None, detail=None)
    elif kind == "prefetch":
        if mode == "slow":
            time.sleep(1.0)
        say(id=number, type="prefetched", text=f"recalled for {message['query']}")
    elif kind == "pre_compress":
        say(id=number, type="durable", text="durable so far")
    elif kind == "tool":
        if message["arguments"].get("die"):
            sys.exit(9)
        if message["arguments"].get("notice"):
            say(type="notice", session=message["session"], code="queue-full", message="one turn was left out")
        if message["arguments"].get("babble"):
            sys.stdout.write('{"id":[1]}\n{"id":{}}\n' + "[" * 300_000 + "\n\xff\n[1]\nnull\n")
        if message["name"] == "nope":
            say(id=number, type="error", code="unknown-tool", message="no such tool", next="")
        else:
            say(id=number, type="tool_result", result={"echo": message["arguments"]})
    elif kind == "session_end":
        if mode == "slow":
            time.sleep(0.5)
        say(id=number, type="session_ended", line="1 lesson kept" if mode != "quiet" else None)
log.write(json.dumps({"type": "ended"}) + "\n")
