"""Other programs that use the same saved games: `python -m tests.app.saves.saves_child WHAT FOLDER [ARGUMENT]`.

`hold FOLDER ID` opens a game and waits; `begin FOLDER COUNT` begins games and prints their ids; `killed FOLDER ROUNDS`
is killed in the middle of games again and again and looks at what is left of them.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
import time
import zlib
from pathlib import Path
from random import Random
from typing import NoReturn

from luna.app.saves.folder import number_of
from luna.app.saves.library import Library
from luna.app.session.session import Session, begin_game, load_game
from luna.games.catalogue import GAMES
from luna.games.luna.game import LUNA
from luna.games.luna.rules.luna_rules import RULES
from tests.app.saves.saved import CHOICE, begun

REPORT = struct.Struct("5I")
Report = tuple[int, tuple[int, int], tuple[int, int]]
"""A game's number, and length and checksum of its lines before and after what is being played."""


def hold(folder: Path, id: str) -> None:
    """Has a game open until it is killed."""
    game = load_game(Library(folder, GAMES), id)
    print(type(game).__name__, flush=True)
    signal.pause()


def begin(folder: Path, count: int) -> None:
    """Begins games as fast as possible, each with an action, without which it would not stay."""
    storage = Library(folder, GAMES)
    for _ in range(count):
        path = begun(storage, 1).file.path
        print(path.stem if path else None, flush=True)


def killed(folder: Path, rounds: int) -> None:
    """Lets a fork of this process play and kills it at a random moment, so many times.

    Prints the lines that were played before and during kills; ends with a sentence if a game on disk is neither as it
    was before the line that was being written nor as it is after it.
    """
    rng, played, inside = Random(1), 0, 0
    for number in range(rounds):
        told, tell = os.pipe()
        child = os.fork()
        if child == 0:
            _play_on(folder, tell, Random(number))
        os.close(tell)
        reports = _killed_after(told, child, rng.uniform(0, 0.05))
        id, *expected = reports[-1]
        found = _fingerprint(_on_disk(folder, id))
        if found not in expected:
            sys.exit(f"round {number}: game {id} is {found}, not one of {expected}")
        played += len(reports) // 2
        inside += len(set(expected)) > 1
    print(played, inside)


def _play_on(folder: Path, tell: int, rng: Random) -> NoReturn:
    """Plays random lines with some steps back on and on; reports before and after each how the game may be on disk."""
    storage = Library(folder, GAMES)
    last = storage.to_continue()
    game = load_game(storage, last.id) if last else begin_game(LUNA, CHOICE.drawn(), storage, CHOICE.seed)
    while isinstance(game, Session):
        game.file.drain()
        lines = game.match.notations()
        _report(tell, game, lines, lines)
        legal = RULES.legal(game.state)
        if not legal:
            game = begin_game(LUNA, CHOICE.drawn(), storage, CHOICE.seed)
        elif lines and rng.random() < 0.1:
            _report(tell, game, lines, lines[:-1])
            game.go_to(len(game.match.steps) - 1)
        else:
            code = rng.choice(legal)
            _report(tell, game, lines, [*lines, RULES.notation(game.state, code)])
            game.play(code)
    sys.exit(f"{game}")


def _report(tell: int, game: Session, before: list[str], after: list[str]) -> None:
    assert game.file.path
    os.write(tell, REPORT.pack(number_of(game.file.path.stem), *_fingerprint(before), *_fingerprint(after)))


def _killed_after(told: int, child: int, seconds: float) -> list[Report]:
    """What a child reported until it was killed, so many seconds after its first word."""
    data = os.read(told, REPORT.size)
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with open(told, "rb") as pipe:
        data += pipe.read()
    return [(number, (a, b), (c, d)) for number, a, b, c, d in REPORT.iter_unpack(data)]


def _on_disk(folder: Path, number: int) -> list[str]:
    reading = Library(folder, GAMES).read(f"game-{number:06}")
    if reading.fault or reading.loaded is None:
        sys.exit(f"game {number}: {reading.fault}")
    return reading.loaded.match.notations()


def _fingerprint(lines: list[str]) -> tuple[int, int]:
    return len(lines), zlib.crc32("\n".join(lines).encode())


if __name__ == "__main__":
    what, where, argument = sys.argv[1:]
    if what == "hold":
        hold(Path(where), argument)
    else:
        {"begin": begin, "killed": killed}[what](Path(where), int(argument))
