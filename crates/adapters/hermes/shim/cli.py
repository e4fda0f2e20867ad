"""`hermes veridical …` runs the program in place of the host's own process: it is the user who typed it."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path


def register_cli(subparser: argparse.ArgumentParser) -> None:
    subparser.add_argument("arguments", nargs=argparse.REMAINDER, help="what the veridical program is told")
    subparser.set_defaults(func=veridical_command)


def veridical_command(args: argparse.Namespace) -> None:
    try:
        record = json.loads((Path(__file__).parent / "program.json").read_text())
        program, home = str(record["program"]), str(record["home"])
    except (OSError, ValueError, KeyError):
        sys.exit("Veridical: the plugin does not know its program. Run: veridical hermes install")
    arguments = list(args.arguments) or ["status"]
    sys.stdout.flush()
    sys.stderr.flush()
    try:
        os.execv(program, [program, *arguments, "--home", home])
    except OSError as error:
        sys.exit(f"Veridical: {program} cannot be started: {error.strerror}. Run: veridical hermes install")
