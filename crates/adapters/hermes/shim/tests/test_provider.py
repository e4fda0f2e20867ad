import json
import os
import sqlite3
import subprocess
import sys
import time
import tomllib
import unittest

from support import SHIM, Case, turn


class Contract(Case):
    def test_a_session_goes_through_the_program(self):
        provider = self.provider(user_id="")
        block = provider.system_prompt_block()
        provider.on_turn_start(1, "what port?")
        self.assertEqual(provider.prefetch("what port?"), "recalled for what port?")
        self.assertEqual(
            json.loads(provider.handle_tool_call("veridical_recall", {"query": "é"})),
            {"echo": {"query": "é"}},
        )
        provider.sync_turn(
            "what port?",
            "8443",
            session_id="s",
            messages=turn("what port?", ("terminal", {"command": "ls"}, {"exit_code": 0})),
        )
        provider.queue_prefetch("what port?")
        self.assertEqual(provider.system_prompt_block(), block)
        provider.on_session_end([])
        self.assertIn("1 lesson kept", self.stderr(provider.shutdown))
        kinds = [message["type"] for message in self.told()]
        self.assertEqual(kinds[:6], ["started", "hello", "ping", "session_open", "turn_start", "prefetch"])
        self.wait_for(lambda: self.told("ended"))

    def test_the_turn_comes_whole_in_order_and_without_reasoning_or_injected_text(self):
        provider = self.provider()
        provider.sync_turn(
            "go", "Done.", messages=turn("go", ("terminal", {"command": "ls"}, {"output": "\ud800 é"}))
        )
        provider.shutdown()
        told = [
            message
            for message in self.told()
            if message["type"].startswith("turn_") or message["type"] == "session_end"
        ]
        self.assertEqual(
            [m["type"] for m in told], ["turn_begin"] + ["turn_message"] * 4 + ["turn_end", "session_end"]
        )
        self.assertEqual(
            [m["message"]["role"] for m in told[1:5]], ["user", "assistant", "tool", "assistant"]
        )
        self.assertNotIn("private", json.dumps(told))
        self.assertNotIn("memory-context", json.dumps(told))

    def test_what_the_host_relies_on(self):
        provider = self.provider()
        block = provider.system_prompt_block()
        self.assertLessEqual(len(block), 600)
        self.assertEqual(
            [tool["name"] for tool in provider.get_tool_schemas()],
            [
                "veridical_recall",
                "veridical_remember",
                "veridical_slots",
                "veridical_correct",
                "veridical_forget",
                "veridical_note",
                "veridical_pending",
                "veridical_status",
            ],
        )
        for tool in provider.get_tool_schemas():
            self.assertEqual(tool["parameters"]["type"], "object")
        self.assertTrue(self.module.VeridicalProvider().is_available())
        self.assertEqual(provider.backup_paths(), [])
        self.assertEqual(provider.get_status_config({"x": 1})["program"], str(self.program))
        head = (SHIM / "__init__.py").read_text()[:8192]
        self.assertIn("MemoryProvider", head, "the host looks for this word at the start of the file")

    def test_a_session_is_attended_only_where_a_person_types_at_a_terminal(self):
        class Console:
            def __init__(self, typed):
                self.typed = typed

            def isatty(self):
                return self.typed

            def __getattr__(self, name):
                return getattr(sys.__stdout__, name)

        def attended(words, typed=True, shown=True, platform="cli"):
            argv, stdin, stdout = sys.argv, sys.stdin, sys.stdout
            try:
                sys.argv, sys.stdin, sys.stdout = ["hermes", *words], Console(typed), Console(shown)
                provider = self.module.VeridicalProvider()
                provider.initialize(
                    "one", hermes_home=str(self.home), platform=platform, agent_context="primary"
                )
            finally:
                sys.argv, sys.stdin, sys.stdout = argv, stdin, stdout
            told = self.told("session_open")[-1]["attended"]
            provider.shutdown()
            return told

        self.assertTrue(attended(["chat", "--cli"]))
        self.assertTrue(attended(["--profile", "work"]))
        for words in (["-z", "APPLY x"], ["--oneshot=x"], ["chat", "-q", "x"], ["chat", "--query", "x"]):
            self.assertFalse(attended(words), words)
        self.assertFalse(attended([], typed=False))
        self.assertFalse(attended([], shown=False))
        self.assertFalse(attended([], platform="telegram"))

    def test_a_session_is_opened_with_where_and_for_whom_it_is(self):
        self.environment(TERMINAL_CWD=str(self.home), TERMINAL_ENV="docker")
        self.provider(user_id="42", chat_type="group")
        opened = self.told("session_open")[0]
        self.assertEqual((opened["workdir"], opened["tools"]), (str(self.home), "elsewhere"))
        self.assertEqual((opened["user_id"], opened["chat_type"]), ("42", "group"))
        hello = self.told("hello")[0]
        self.assertEqual(
            (hello["host_pid"], hello["home"], len(hello["secret"])), (os.getpid(), str(self.home), 64)
        )
        self.assertEqual(self.told("started")[0]["mark"], str(os.getpid()))
        self.assertEqual(os.environ["VERIDICAL_HOST"], str(os.getpid()), "terminals below the host are known")

    def test_other_contexts_are_left_alone(self):
        for kwargs in ({"agent_context": "subagent"}, {"agent_context": "primary", "platform": "cron"}):
            provider = self.module.VeridicalProvider()
            provider.initialize("s", hermes_home=str(self.home), **kwargs)
            provider.on_turn_start(1, "x")
            provider.sync_turn("x", "y", messages=turn("x"))
            self.assertEqual((provider.prefetch("x"), provider.system_prompt_block()), ("", ""))
            self.assertEqual(
                json.loads(provider.handle_tool_call("veridical_status", {}))["error"], "memory-off"
            )
            provider.shutdown()
        self.assertEqual(self.told(), [])

    def test_switches_keep_the_line_or_begin_another_session(self):
        provider = self.provider("one")
        provider.on_session_switch("one", parent_session_id="one", reason="compression")
        provider.on_session_switch("one", rewound=True)
        provider.on_session_switch("two", parent_session_id="one", reason="branch")
        provider.on_session_switch("three", parent_session_id="two", reset=True, reason="new_session")
        provider.on_session_switch("four", parent_session_id="three", reason="resume")
        provider.shutdown()
        switched = self.told("session_switch")
        self.assertEqual([(m["host_session"], m["root_session"]) for m in switched], [("two", "one")])
        self.assertEqual([m["host_session"] for m in self.told("session_open")], ["one", "three", "four"])
        self.assertEqual(len(self.told("session_end")), 3)

    def test_what_the_host_writes_into_its_own_memory_is_reported(self):
        provider = self.provider()
        provider.on_memory_write("add", "user", "The user likes tea", {"tool_name": "memory"})
        provider.on_memory_write("remove", "memory", "", {"old_text": "tea"})
        provider.on_memory_write(None, "memory", 3)
        self.wait_for(lambda: len(self.told("memory_write")) == 3)
        told = [(message["action"], message["content"]) for message in self.told("memory_write")]
        self.assertEqual(told, [("add", "The user likes tea"), ("remove", ""), ("", "")])

    def test_a_resumed_branch_knows_its_root(self):
        database = sqlite3.connect(self.home / "state.db")
        database.execute("CREATE TABLE sessions (id TEXT PRIMARY KEY, parent_session_id TEXT)")
        database.executemany(
            "INSERT INTO sessions VALUES (?, ?)", [("a", None), ("b", "a"), ("c", "b"), ("loop", "loop")]
        )
        database.commit()
        database.close()
        for session, root in (("c", "a"), ("loop", "loop"), ("unknown", "unknown")):
            self.provider(session)
            self.assertEqual(self.told("session_open")[-1]["root_session"], root)

    def test_agents_of_one_home_share_one_program(self):
        one, two = self.provider("one"), self.provider("two")
        one.shutdown()
        self.assertEqual(two.prefetch("still there?"), "recalled for still there?")
        two.shutdown()
        self.assertEqual(len(self.told("started")), 1)
        self.assertEqual(len({message["session"] for message in self.told("session_open")}), 2)
        third = self.provider("three")
        self.assertEqual(third.prefetch("again"), "recalled for again")
        self.assertEqual(len(self.told("started")), 2)
        self.assertEqual(
            len({message["secret"] for message in self.told("hello")}), 1, "the lease outlives the program"
        )


class Trouble(Case):
    def failed(self, expected, **environment):
        """A start that fails: said at once in both ways, and closed from then on."""
        self.environment(**environment)
        warned = []
        provider = self.module.VeridicalProvider()
        kwargs = {"hermes_home": str(self.home), "platform": "cli", "agent_context": "primary"}
        began = time.monotonic()
        said = self.stderr(lambda: provider.initialize("s", warning_callback=warned.append, **kwargs))
        self.assertLess(time.monotonic() - began, 6.0)
        self.assertIn(expected, said)
        self.assertIn(expected, warned[0])
        self.assertEqual(len(said.splitlines()), 1)
        self.assertIn("error", json.loads(provider.handle_tool_call("veridical_recall", {"query": "x"})))
        self.assertEqual((provider.prefetch("x"), provider.system_prompt_block()), ("", ""))
        provider.on_turn_start(1, "x")
        provider.sync_turn("x", "y", messages=turn("x"))
        provider.shutdown()
        if expected == "veridical.toml":
            return
        (self.home / "veridical" / "veridical.toml").write_text('on_failure = "stop"\n')
        with self.assertRaises(SystemExit) as stopped:
            self.stderr(lambda: self.load().VeridicalProvider().initialize("s", **kwargs))
        self.assertIn(expected, str(stopped.exception))

    def test_a_configuration_that_says_it_wrongly(self):
        path = self.home / "veridical" / "veridical.toml"
        for text in ["on_failure = stop\n", 'on_failure = "stopp"\n', "on_failure = true\n"]:
            path.write_text(text)
            self.failed("veridical.toml")

    def test_a_missing_program(self):
        self.program.unlink()
        self.failed("cannot be started")

    def test_a_program_that_ends_at_once(self):
        self.failed("ended", FAKE="exit-at-once")

    def test_a_refusal_says_why_and_what_to_do(self):
        self.failed("the database is damaged. Run: doctor", FAKE="refuse")

    def test_a_program_that_does_not_answer(self):
        self.module.link.START_BUDGET = 0.3
        self.environment(FAKE="deaf")
        provider = self.module.VeridicalProvider()
        began = time.monotonic()
        said = self.stderr(lambda: provider.initialize("s", hermes_home=str(self.home)))
        self.assertLess(time.monotonic() - began, 6.0)
        self.assertIn("memory is off", said)

    def test_a_plugin_without_its_program_file(self):
        (self.plugin / "program.json").unlink()
        self.failed("does not know its program")

    def test_a_slow_answer_is_not_waited_for(self):
        self.environment(FAKE="slow")
        provider = self.provider()
        began = time.monotonic()
        self.assertEqual(provider.prefetch("x"), "")
        self.assertLess(time.monotonic() - began, 0.5)

    def test_what_the_user_orders_is_waited_for(self):
        self.environment(FAKE="slow")
        provider = self.provider()
        order = "APPLY 0123456789ab"
        self.assertEqual(provider.prefetch(order), f"recalled for {order}")
        for other in (f"please {order}", f"{order}c", f"{order}\n", "apply 0123456789ab"):
            self.assertEqual(provider.prefetch(other), "")

    def test_a_program_that_dies_is_started_again_a_few_times_and_then_given_up_aloud(self):
        warned = []
        provider = self.provider(warning_callback=warned.append)
        for _ in range(3):
            self.assertIn(
                "ended", json.loads(provider.handle_tool_call("veridical_recall", {"die": 1}))["message"]
            )
            self.wait_for(lambda: provider.prefetch("x") == "recalled for x")
        self.assertEqual(len(self.told("session_open")), 4, "each new program is told of the session")
        provider.handle_tool_call("veridical_recall", {"die": 1})
        self.wait_for(
            lambda: "keeps ending" in json.loads(provider.handle_tool_call("veridical_status", {}))["message"]
        )
        self.assertEqual(len(self.told("started")), 4)
        self.assertEqual(len(warned), 1)
        self.assertIn("memory is off from here on", warned[0])
        self.assertEqual(len({message["secret"] for message in self.told("hello")}), 1)

    def test_errors_and_notices_come_through(self):
        warned = []
        provider = self.provider(warning_callback=warned.append)
        self.assertEqual(json.loads(provider.handle_tool_call("nope", {}))["error"], "unknown-tool")
        provider.handle_tool_call("veridical_recall", {"notice": 1})
        self.wait_for(lambda: warned == ["Veridical: one turn was left out"])

    def test_arguments_that_are_nested_too_deeply_are_answered_at_once(self):
        def nested(levels):
            value = "x"
            for number in range(levels):
                value = [value] if number % 2 else {"a": value}
            return value

        provider = self.provider()
        fits = {"query": nested(31)}
        self.assertEqual(json.loads(provider.handle_tool_call("veridical_recall", fits)), {"echo": fits})
        for levels in (32, 100_000):
            before = time.monotonic()
            answer = json.loads(provider.handle_tool_call("veridical_recall", {"query": nested(levels)}))
            self.assertEqual(answer["error"], "bad-arguments")
            self.assertLess(time.monotonic() - before, 1.0)
        self.assertEqual(len(self.told("tool")), 1)

    def test_what_json_cannot_hold_fails_alone(self):
        provider = self.provider()

        def check():
            for value in (b"x", object(), {1}, float("nan")):
                answer = json.loads(provider.handle_tool_call("veridical_recall", {"query": value}))
                self.assertEqual(answer["error"], "bad-message")
            messages = [
                {"role": "user", "content": "go"},
                {"role": "tool", "tool_call_id": "c", "content": b"x"},
            ]
            provider.sync_turn("go", "ok", messages=messages)
            answer = json.loads(provider.handle_tool_call("veridical_recall", {"query": "x"}))
            self.assertEqual(answer, {"echo": {"query": "x"}})
            provider.shutdown()

        self.assertEqual(self.stderr(check).count("Traceback"), 0)
        sent = [message["message"] for message in self.told("turn_message")]
        self.assertEqual(sent[1], {"role": "tool", "tool_call_id": "c", "oversized": True})

    def test_lines_that_are_no_answers_are_passed_over(self):
        provider = self.provider()

        def check():
            for _ in range(2):
                arguments = {"babble": True}
                answer = json.loads(provider.handle_tool_call("veridical_recall", arguments))
                self.assertEqual(answer, {"echo": arguments})

        self.assertEqual(self.stderr(check).count("Traceback"), 0)

    def test_a_full_queue_leaves_turns_out_and_says_so(self):
        self.module.link.BULK_TURNS = 0
        warned = []
        provider = self.provider(warning_callback=warned.append)
        provider.sync_turn("x", "y", messages=turn("x"))
        provider.sync_turn("x", "y", messages=turn("x"))
        provider.shutdown()
        self.assertEqual(len(warned), 1)
        self.assertEqual(len(self.told("turn_lost")), 2)
        self.assertEqual(self.told("turn_begin"), [])

    def test_a_quiet_session_says_nothing(self):
        self.environment(FAKE="quiet")
        provider = self.provider()
        self.assertEqual(self.stderr(provider.shutdown), "")

    def test_odd_messages_do_not_stop_a_hand_over(self):
        provider = self.provider()
        odd = [
            None,
            7,
            {"role": "user", "content": None},
            {"role": "tool"},
            {"role": "assistant", "tool_calls": [None, {"function": 3}, "x"]},
        ]
        odd += [
            {"role": "user", "content": "go"},
            {"role": "tool", "content": "x" * 1_500_000, "tool_call_id": "c"},
        ]
        odd += [
            {
                "role": "assistant",
                "content": [{"type": "image_url", "image_url": "data:"}, {"text": "hi"}, 5],
                3: 4,
            }
        ]
        provider.sync_turn("go", "ok", messages=odd)
        provider.sync_turn("go", "ok", messages=None)
        provider.sync_turn(None, None, messages=[None])
        provider.shutdown()
        sent = [message["message"] for message in self.told("turn_message")]
        self.assertEqual(sent[0], {"role": "user", "content": "go"})
        self.assertEqual(sent[1], {"role": "tool", "tool_call_id": "c", "oversized": True})
        self.assertEqual(
            sent[2]["content"], [{"type": "other"}, {"type": "text", "text": "hi"}, {"type": "other"}]
        )
        self.assertEqual(len(self.told("turn_end")), 3)

    def test_the_host_may_leave_abruptly(self):
        script = (
            "import importlib.util, os, sys\n"
            f"spec = importlib.util.spec_from_file_location('p', {str(self.plugin / '__init__.py')!r}, submodule_search_locations=[{str(self.plugin)!r}])\n"
            "module = importlib.util.module_from_spec(spec); sys.modules['p'] = module; spec.loader.exec_module(module)\n"
            f"provider = module.VeridicalProvider(); provider.initialize('s', hermes_home={str(self.home)!r})\n"
            "provider.on_turn_start(1, 'x'); provider.prefetch('x'); os._exit(3)\n"
        )
        self.assertEqual(subprocess.run([sys.executable, "-c", script]).returncode, 3)
        self.wait_for(lambda: self.told("ended"))


class Configuration(Case):
    def test_the_choice_on_failure_is_set_and_the_rest_is_kept(self):
        path = self.home / "veridical" / "veridical.toml"
        path.write_text('# mine\non_failure = "warn"\nx = 1\n\n[project.hosts."github.com"]\ncase = "fold"\n')
        provider = self.module.VeridicalProvider()
        provider.save_config({"on_failure": "stop", "other": 1}, str(self.home))
        read = tomllib.loads(path.read_text())
        self.assertEqual(
            (read["on_failure"], read["x"], read["project"]["hosts"]["github.com"]["case"]),
            ("stop", 1, "fold"),
        )
        self.assertIn("# mine", path.read_text())
        self.assertEqual(path.stat().st_mode & 0o777, 0o600)
        provider.save_config({"on_failure": "explode"}, str(self.home))
        self.assertEqual(tomllib.loads(path.read_text())["on_failure"], "stop")

    def test_the_host_command_becomes_the_program(self):
        show = self.home / "show"
        show.write_text('#!/bin/sh\necho "$@"\n')
        show.chmod(0o755)
        (self.plugin / "program.json").write_text(json.dumps({"program": str(show), "home": str(self.home)}))
        script = (
            f"import sys, argparse; sys.path.insert(0, {str(self.plugin)!r}); import cli\n"
            "parser = argparse.ArgumentParser(); cli.register_cli(parser)\n"
            "args = parser.parse_args(sys.argv[1:]); args.func(args)\n"
        )

        def run(*words):
            return subprocess.run([sys.executable, "-c", script, *words], capture_output=True, text=True)

        self.assertEqual(run("recall", "a b", "--json").stdout, f"recall a b --json --home {self.home}\n")
        self.assertEqual(run().stdout, f"status --home {self.home}\n")
        show.unlink()
        self.assertIn("veridical hermes install", run("status").stderr)


if __name__ == "__main__":
    unittest.main()
