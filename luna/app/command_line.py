"""The command line: without a command the game opens; `simulate` and `replay` work without display and pygame."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

from luna import __version__
from luna.app import paths
from luna.app.language import LANGUAGES, start_language
from luna.ui.text import Text

RECORD_FILES = (".luna", ".txt")


def parse(arguments: list[str] | None = None) -> argparse.Namespace:
    """The options with `command`, the function to call with them; exits with 2 for wrong usage."""
    text = Text(paths.localization(), start_language("", LANGUAGES, os.environ, ()))
    parser = argparse.ArgumentParser(prog="luna", description=text("cli-about"))
    parser.add_argument("--version", action="store_true", help=text("cli-version"))
    parser.add_argument("--language", choices=LANGUAGES, help=text("cli-language"))
    parser.add_argument("--frame-log", metavar="FILE", help=text("cli-frame-log"))
    parser.add_argument("--open", metavar="FILE", dest="file", help=text("cli-open"))
    parser.add_argument("--selftest", action="store_true", help=text("cli-selftest"))
    parser.set_defaults(command=_open_window, text=text)
    commands = parser.add_subparsers(metavar="")
    _add_simulate(commands.add_parser("simulate", help=text("cli-simulate")), text)
    replay = commands.add_parser("replay", help=text("cli-replay"))
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--json", action="store_true", required=True, help=text("cli-json"))
    replay.add_argument("--every", action="store_true", help=text("cli-every"))
    replay.set_defaults(command=_replay)
    options = parser.parse_args(_with_open(sys.argv[1:] if arguments is None else arguments))
    if options.version:
        options.command = _version
    elif options.selftest:
        options.command = _selftest
    return options


def _with_open(arguments: list[str]) -> list[str]:
    """`luna game.luna`, as file managers call it, becomes `luna --open game.luna`."""
    *before, last = arguments or [""]
    alone = not before or (len(before) == 2 and before[0] == "--language")
    return [*before, "--open", last] if alone and Path(last).suffix.lower() in RECORD_FILES else arguments


def _add_simulate(parser: argparse.ArgumentParser, text: Callable[..., str]) -> None:
    mode = parser.add_mutually_exclusive_group(required=True)
    mode.add_argument("--players", type=int, choices=(2, 3, 4))
    mode.add_argument("--solo", type=int, choices=(1, 2, 3))
    parser.add_argument("--preset", action="store_true", help=text("cli-preset"))
    parser.add_argument("--seed", type=int, required=True, help=text("cli-seed"))
    parser.add_argument("--bots", default="", metavar="A,B,…", help=text("cli-bots"))
    parser.add_argument("--games", type=int, default=1, help=text("cli-games"))
    parser.add_argument("--out", required=True, metavar="PATH", help=text("cli-out"))
    parser.set_defaults(command=_simulate, parser=parser)


def _open_window(options: argparse.Namespace) -> int:
    from luna.app.opening import run

    return run(options)


def _simulate(options: argparse.Namespace) -> int:
    from luna.app.simulate import simulate

    return simulate(options)


def _replay(options: argparse.Namespace) -> int:
    from luna.app.replay import replay

    return replay(options)


def _selftest(options: argparse.Namespace) -> int:
    from luna.app.selftest import selftest

    return selftest(options)


def _version(options: argparse.Namespace) -> int:
    from luna.core.kernel import kernel_kind
    from luna.games.luna.rules import luna_rules

    del luna_rules  # imported so that the kernel is loaded and can be named
    print(options.text("cli-version-line", version=__version__, kernel=kernel_kind()))
    return 0
