"""Saved games for the tests: begun, played at random, and what a folder holds."""

from __future__ import annotations

from pathlib import Path
from random import Random

from luna.app.commands.simulate import simulated
from luna.app.saves.library import Library
from luna.app.saves.summary import Summary
from luna.app.session.session import Session, begin_game, load_game
from luna.core.seat import Seat
from luna.games.catalogue import GAMES
from luna.games.luna.game import LUNA
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.setting_up.choice import NewGame

CHOICE = NewGame("players", 0, (("red", "Ada Ö"), ("blue", "")), "free", "blue", None, 7)
PLAYERS = [Seat("red", "human", "random"), Seat("blue", "human", "random")]
RECORD = simulated(LUNA, draw_setup(shipped_board(), PLAYERS, 3), 3)
"""A game of two, played to its end."""
UNFINISHED = "\n".join([*RECORD.split("\n")[:40], ""])


def play(game: Session, lines: int, seed: int = 0) -> None:
    """Plays so many random legal lines; each is on disk before the next, as at a person's pace."""
    rng = Random(seed)
    for _ in range(lines):
        game.play(rng.choice(RULES.legal(game.state)))
        game.file.drain()


def played(folder: Path, lines: int, seed: int = 0) -> bytes:
    """The file of a new game after so many random lines; nobody has it open any more."""
    storage = Library(folder, GAMES)
    game = begin_game(LUNA, CHOICE.drawn(), storage, CHOICE.seed)
    play(game, lines, seed)
    storage.close()
    return only_game(folder).read_bytes()


def only_game(folder: Path) -> Path:
    """The file of the only game in a folder."""
    (path,) = folder.glob("game-*.luna")
    return path


def tree(folder: Path) -> dict[str, bytes]:
    """Every file below a folder and its content."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def begun(storage: Library, lines: int = 3) -> Session:
    """A new game after so many random lines."""
    game = begin_game(LUNA, CHOICE.drawn(), storage, CHOICE.seed)
    play(game, lines)
    return game


def loaded(storage: Library, id: str) -> Session:
    """A saved game that no other program has open."""
    game = load_game(storage, id)
    assert isinstance(game, Session)
    return game


def told(storage: Library, id: str) -> Summary:
    """What a list of games says of one that is there."""
    summary = storage.summary(id)
    assert summary is not None
    return summary


def to_continue(storage: Library) -> str | None:
    """The id of the game to continue."""
    game = storage.to_continue()
    return game.id if game else None
