import json
import unittest

from support import Case, turn

SUMMARY = {"role": "user", "content": "[CONTEXT COMPACTION — REFERENCE ONLY] Tests were run.", "_compressed_summary": True}


def steps(*commands):
    return [("terminal", {"command": command}, {"output": command, "exit_code": 0}) for command in commands]


def compacted(messages, kept):
    """The list as the host leaves it: what was said first, a summary, and the newest messages."""
    copies = [{key: value for key, value in message.items() if key != "api_content"} for message in messages[-kept:]]
    older = [
        {**copy, "content": "[terminal] ran it -> exit 0"} if copy["role"] == "tool" and copy is not copies[-1] else copy
        for copy in copies
    ]
    return [dict(messages[0]), dict(SUMMARY), *older]


class Compression(Case):
    def told_results(self):
        told = [m["message"] for m in self.told("turn_message")]
        return [json.loads(m["content"])["output"] for m in told if m["role"] == "tool"]

    def test_a_turn_that_was_compressed_comes_whole_and_once(self):
        provider = self.provider()
        provider.on_turn_start(1, "fix it")
        before = turn("fix it", *steps("one", "two", "three"))[:-1]
        self.assertEqual(provider.on_pre_compress(before), "durable so far")
        provider.on_session_end(before)
        provider.on_session_switch("20261129_201500_a1b2c3", parent_session_id="x", reason="compression")
        after = compacted(before, 3) + turn("fix it", *steps("four"))[1:]
        provider.sync_turn("fix it", "Done.", messages=after)
        provider.shutdown()
        self.assertEqual(self.told_results(), ["one", "two", "three", "four"])
        roles = [m["message"]["role"] for m in self.told("turn_message")]
        self.assertEqual(roles, ["user"] + ["assistant", "tool"] * 4 + ["assistant"])
        self.assertNotIn("COMPACTION", self.log.read_text())
        self.assertNotIn("memory-context", self.log.read_text())

    def test_every_compression_of_a_turn_adds_what_came_since_the_last(self):
        provider = self.provider()
        provider.on_turn_start(1, "fix it")
        messages = turn("fix it", *steps("one"))[:-1]
        for command in ("two", "three"):
            provider.on_pre_compress(messages)
            messages = compacted(messages, 2) + turn("fix it", *steps(command))[1:-1]
        provider.on_pre_compress(messages)
        provider.on_pre_compress(messages)
        messages = compacted(messages, 2) + turn("fix it", *steps("four"))[1:]
        provider.sync_turn("fix it", "Done.", messages=messages)
        provider.shutdown()
        self.assertEqual(self.told_results(), ["one", "two", "three", "four"])

    def test_a_turn_of_which_a_part_cannot_be_found_again_is_left_out_aloud(self):
        warned = []
        provider = self.provider(warning_callback=warned.append)
        provider.on_turn_start(1, "fix it")
        before = turn("fix it", *steps("one", "two"))[:-1]
        provider.on_pre_compress(before)
        provider.sync_turn("fix it", "Done.", messages=turn("fix it", *steps("four")))
        provider.shutdown()
        self.assertEqual((len(self.told("turn_begin")), len(self.told("turn_lost"))), (0, 1))
        self.assertIn("turn-torn", warned[0])

    def test_a_compression_for_the_next_turn_takes_nothing_of_the_last(self):
        provider = self.provider()
        provider.on_turn_start(1, "fix it")
        first = turn("fix it", *steps("one"))
        provider.on_pre_compress([*first, {"role": "user", "content": "and now?"}])
        provider.on_turn_start(2, "and now?")
        provider.sync_turn("fix it", "Done.", messages=first)
        second = [dict(SUMMARY), *turn("and now?", *steps("two"))]
        provider.sync_turn("and now?", "Done.", messages=second)
        provider.shutdown()
        self.assertEqual(self.told_results(), ["one", "two"])

    def test_an_interrupted_turn_is_told_for_what_it_did_to_the_shell_alone(self):
        provider = self.provider()
        first = turn("fix it", *steps("zero"))
        cut = turn("slow one", *steps("one"), answer="Operation interrupted.")
        last = turn("something else", *steps("two"))
        provider.on_turn_start(1, "fix it")
        provider.sync_turn("fix it", "Done.", messages=first)
        provider.on_turn_start(2, "slow one")
        provider.on_turn_start(3, "something else")
        provider.sync_turn("something else", "Done.", messages=[*first, *cut, *last])
        provider.on_turn_start(4, "slow two")
        provider.on_turn_start(5, "after it")
        merged = turn("slow two\n\nafter it", *steps("three"))
        provider.sync_turn("after it", "Done.", messages=[*first, *cut, *last, *merged])
        provider.shutdown()
        told = [(m["user"], m.get("interrupted", False)) for m in self.told("turn_begin")]
        self.assertEqual(told, [("fix it", False), ("", True), ("something else", False), ("after it", False)])
        self.assertEqual(self.told_results(), ["zero", "one", "two", "three"])

    def test_what_was_captured_of_an_interrupted_turn_is_never_told(self):
        provider = self.provider()
        provider.on_turn_start(1, "fix it")
        provider.on_pre_compress(turn("fix it", *steps("one"))[:-1])
        provider.on_turn_start(2, "something else")
        provider.sync_turn("something else", "Done.", messages=turn("something else", *steps("two")))
        provider.shutdown()
        self.assertEqual(self.told_results(), ["two"])

    def test_a_turn_that_was_taken_back_is_said_to_be_behind_those_that_wait(self):
        provider = self.provider("one")
        provider.on_turn_start(1, "fix it")
        provider.on_pre_compress(turn("fix it", *steps("one"))[:-1])
        provider.sync_turn("fix it", "Done.", messages=turn("fix it", *steps("one")))
        provider.on_session_switch("one", rewound=True)
        provider.shutdown()
        kinds = [m["type"] for m in self.told() if m["type"] in ("turn_end", "session_rewind")]
        self.assertEqual(kinds, ["turn_end", "session_rewind"])

    def test_a_session_that_begins_in_the_place_of_another_names_it(self):
        provider = self.provider("one")
        provider.on_session_switch("two", parent_session_id="one", reset=True, reason="new_session")
        provider.shutdown()
        first, second = self.told("session_open")
        self.assertNotIn("follows", first)
        self.assertEqual((second["follows"], second["root_session"]), (first["session"], "two"))


if __name__ == "__main__":
    unittest.main()
