"""The command line: without a command the game opens; `simulate` and `replay` work without display and pygame."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from luna import __version__
from luna.app.commands.output import printing
from luna.app.commands.usage import Parser, speak
from luna.app.settings.language import LANGUAGES, start_language
from luna.app.system import paths
from luna.core.game import AnyGame, game_of
from luna.games.catalogue import GAMES
from luna.ui.reading.text import Text

LANGUAGE, GAME = "--language", "--game"
RECORD_FILES = (".luna", ".txt")


def parse(arguments: list[str] | None = None, games: Sequence[AnyGame] = GAMES) -> argparse.Namespace:
    """The options with `command`, the function to call with them; exits with 2 for wrong usage.

    `games` are those that can be simulated and replayed.
    """
    arguments = sys.argv[1:] if arguments is None else arguments
    text = Text(paths.localization(), start_language(_asked(LANGUAGE, LANGUAGES, arguments), LANGUAGES, os.environ, ()))
    for game in games:
        text.of(game.key, game.texts)
    speak(text)
    parser = Parser(prog="luna", description=text("cli-about"))
    parser.add_argument("--version", action="store_true", help=text("cli-version"))
    _add_language(parser, text)
    parser.add_argument("--frame-log", metavar=text("cli-file"), help=text("cli-frame-log"))
    parser.add_argument("--open", metavar=text("cli-file"), dest="file", help=text("cli-open"))
    parser.add_argument("--selftest", action="store_true", help=text("cli-selftest"))
    parser.set_defaults(command=open_window, text=text, games=games)
    commands = parser.add_subparsers(metavar=text("cli-command"))
    _add_simulate(commands.add_parser("simulate", help=text("cli-simulate")), text, games, arguments)
    _add_replay(commands.add_parser("replay", help=text("cli-replay")), text)
    options = parser.parse_args(_with_open(arguments))
    if options.version:
        options.command = _version
    elif options.selftest:
        options.command = _selftest
    return options


def _asked(option: str, known: Sequence[str], arguments: list[str]) -> str:
    """The value the arguments give an option, wherever they do, before they are read: "" for none that is known."""
    asked = [value for name, value in pairwise(arguments) if name == option]
    asked += [argument.removeprefix(f"{option}=") for argument in arguments]
    return next((value for value in asked if value in known), "")


def _with_open(arguments: list[str]) -> list[str]:
    """`luna game.luna`, as file managers call it, becomes `luna --open game.luna`."""
    others = [
        (at, argument)
        for at, argument in enumerate(arguments)
        if not argument.startswith(LANGUAGE) and (at == 0 or arguments[at - 1] != LANGUAGE)
    ]
    if len(others) != 1 or Path(others[0][1]).suffix.lower() not in RECORD_FILES:
        return arguments
    at, file = others[0]
    return [*arguments[:at], "--open", file, *arguments[at + 1 :]]


def _add_language(parser: Parser, text: Text) -> None:
    """The language may be asked for before and after the name of a command."""
    parser.add_argument(LANGUAGE, choices=LANGUAGES, default=argparse.SUPPRESS, help=text("cli-language"))


def _add_replay(parser: Parser, text: Text) -> None:
    _add_language(parser, text)
    parser.add_argument("file", metavar=text("cli-file"))
    parser.add_argument("--json", action="store_true", required=True, help=text("cli-json"))
    parser.add_argument("--every", action="store_true", help=text("cli-every"))
    parser.add_argument("--seat", metavar="N", help=text("cli-seat"))
    parser.set_defaults(command=_replay)


def _add_simulate(parser: Parser, text: Text, games: Sequence[AnyGame], arguments: list[str]) -> None:
    _add_language(parser, text)
    keys = [game.key for game in games]
    game = game_of(games, _asked(GAME, keys, arguments) or keys[0])
    if len(games) > 1:
        parser.add_argument(
            GAME, choices=keys, default=keys[0], dest="key", help=text("cli-game", known=", ".join(keys))
        )
    words = text.of(game.key)
    game.add_options(parser, words)
    parser.add_argument("--seed", type=int, metavar="N", required=True, help=text("cli-seed"))
    parser.add_argument("--bots", default="", metavar="A,B,…", help=words("cli-bots"))
    parser.add_argument("--games", type=int, metavar="N", default=1, help=text("cli-games"))
    parser.add_argument("--out", required=True, metavar=text("cli-path"), help=text("cli-out"))
    parser.set_defaults(command=_simulate, parser=parser, game=game)


def open_window(options: argparse.Namespace) -> int:
    """Starts the game in its window; returns the exit code."""
    from luna.app.opening import run

    return run(options)


def _simulate(options: argparse.Namespace) -> int:
    from luna.app.commands.simulate import simulate

    return printing(options.text, lambda: simulate(options))


def _replay(options: argparse.Namespace) -> int:
    from luna.app.commands.replay import replay

    return printing(options.text, lambda: replay(options))


def _selftest(options: argparse.Namespace) -> int:
    from luna.app.commands.selftest import selftest

    return selftest(options)


def _version(options: argparse.Namespace) -> int:
    from luna.core.kernel import kernel_kind

    line = options.text("cli-version-line", version=__version__, kernel=kernel_kind())
    return printing(options.text, lambda: print(line) or 0)
