"""A plugin folder as the installer makes it, in a home of its own, with a stand-in for the program."""

import importlib.util
import itertools
import json
import os
import shutil
import sys
import tempfile
import time
import unittest
from pathlib import Path

SHIM = Path(__file__).resolve().parent.parent
_names = itertools.count(1)


class Case(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = Path(folder.name) / "home"
        (self.home / "veridical").mkdir(parents=True)
        self.log = Path(folder.name) / "log"
        self.log.touch()
        self.program = Path(folder.name) / "veridical"
        shutil.copy(SHIM / "tests" / "fake_program.py", self.program)
        self.program.chmod(0o755)
        self.plugin = self.home / "plugins" / "veridical"
        self.plugin.mkdir(parents=True)
        for file in ("__init__.py", "link.py", "turns.py", "cli.py", "plugin.yaml"):
            shutil.copy(SHIM / file, self.plugin)
        record = {"program": str(self.program), "home": str(self.home)}
        (self.plugin / "program.json").write_text(json.dumps(record))
        self.environment(
            FAKE="", FAKE_LOG=str(self.log), VERIDICAL_HOST=None, TERMINAL_ENV=None, TERMINAL_CWD=None
        )
        self.module = self.load()

    def environment(self, **variables):
        for name, value in variables.items():
            before = os.environ.get(name)
            self.addCleanup(_set, name, before)
            _set(name, value)

    def load(self):
        """Loads the plugin as the host does: a package of a generated name."""
        name = f"plugin_{next(_names)}"
        spec = importlib.util.spec_from_file_location(
            name, self.plugin / "__init__.py", submodule_search_locations=[str(self.plugin)]
        )
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        return module

    def provider(self, session="20261129_201500_a1b2c3", **kwargs):
        provider = self.module.VeridicalProvider()
        provider.initialize(
            session, hermes_home=str(self.home), platform="cli", agent_context="primary", **kwargs
        )
        self.addCleanup(provider.shutdown)
        return provider

    def told(self, kind=None):
        """What the program was told so far."""
        messages = [json.loads(line) for line in self.log.read_text().splitlines()]
        return [message for message in messages if kind in (None, message["type"])]

    def wait_for(self, condition, seconds=5.0):
        deadline = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > deadline:
                self.fail(f"still waiting; told: {[message['type'] for message in self.told()]}")
            time.sleep(0.01)

    def stderr(self, work):
        """What is written to file descriptor 2 while `work` runs."""
        with tempfile.TemporaryFile() as file:
            kept = os.dup(2)
            os.dup2(file.fileno(), 2)
            try:
                work()
            finally:
                os.dup2(kept, 2)
                os.close(kept)
            file.seek(0)
            return file.read().decode()


def _set(name, value):
    if value is None:
        os.environ.pop(name, None)
    else:
        os.environ[name] = value


def turn(said, *steps, answer="Done."):
    """A conversation of one turn: each step is (tool, arguments, result)."""
    messages = [{"role": "user", "content": said, "api_content": f"{said}<memory-context>x</memory-context>"}]
    for number, (tool, arguments, result) in enumerate(steps):
        call = {
            "id": f"c{number}",
            "type": "function",
            "function": {"name": tool, "arguments": json.dumps(arguments)},
        }
        messages.append({"role": "assistant", "content": "", "reasoning": "private", "tool_calls": [call]})
        content = result if isinstance(result, str) else json.dumps(result)
        messages.append({"role": "tool", "tool_call_id": f"c{number}", "tool_name": tool, "content": content})
    messages.append({"role": "assistant", "content": answer, "reasoning": "private"})
    return messages
