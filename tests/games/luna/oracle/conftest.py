"""Boards and set-ups the oracle's tests begin from."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.root import ROOT

from .model import Oracle
from .table import Table, Tile

CIRCLE = "islands novice tides herbs sailboat shrine book bribery"


def board_file() -> Path:
    """The game's board.toml, or the file named by LUNA_BOARD."""
    named = os.environ.get("LUNA_BOARD")
    return Path(named) if named else ROOT / "luna/games/luna/rules/board.toml"


@pytest.fixture(scope="module")
def board() -> dict[str, Any]:
    return tomllib.loads(board_file().read_text(encoding="utf-8"))


@pytest.fixture
def start(board: dict[str, Any]) -> Callable[..., Oracle]:
    """A free set-up; by default red and blue on the boards yellow and blue."""

    def build(
        colours: str = "red blue",
        boards: str = "yellow blue",
        deal: str = "red=3 blue=2",
        mode: str = "players",
        figures: str = "priestess=tides builder=tides apostate=book",
    ) -> Oracle:
        names = colours.split()
        kinds = ["human:", "automaton"] if mode != "players" else ["human:"] * len(names)
        first = names[1] if mode != "players" else names[0]
        seats = " ".join(f"{name}={kind}" for name, kind in zip(names, kinds, strict=True))
        head = ["luna-record 1", "board reconstructed-1", f"mode {mode}", f"seats {seats}", "setup free"]
        tail = [f"start {first}", f"boards {boards}", f"deal {deal}", CIRCLE, f"figures {figures}"]
        return Oracle.from_header(head + tail, board)

    return build


@pytest.fixture
def two(start: Callable[..., Oracle]) -> Oracle:
    """Two players in the action phase, red to move, four pairs each."""
    oracle = start()
    for line in ("place shrine tides", "place shrine book"):
        oracle.play(line)
    oracle.play("place pairs novice herbs sailboat shrine")
    oracle.play("place pairs novice tides herbs shrine")
    return oracle


@pytest.fixture
def four(start: Callable[..., Oracle]) -> Oracle:
    """Four players, yellow starts, nobody has placed anything yet."""
    dealt = "yellow=1 red=2 blue=3 white=4"
    return start("yellow red blue white", "yellow blue red green", dealt)


@pytest.fixture
def solo(start: Callable[..., Oracle]) -> Callable[..., Oracle]:
    """Solo after the human's (red's) preparation; blue is the automaton."""

    def build(level: int = 1, figures: str = "priestess=tides builder=tides apostate=book") -> Oracle:
        oracle = start(mode=f"solo {level}", figures=figures)
        oracle.play("place shrine book")
        oracle.play("place pairs novice herbs sailboat shrine")
        return oracle

    return build


def on_path(table: Table, number: int) -> Tile:
    return next(e for e in table.path if isinstance(e, Tile) and e.number == number)


def release(table: Table, number: int, novice: str) -> None:
    """Put the tile, with a novice on it, between the guardian and the jetty."""
    table.path.remove(on_path(table, number))
    table.path.append(Tile(number, novice))
