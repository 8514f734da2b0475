"""The program with both games, driven by events, and what a person does at the table of the second one."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pygame

from luna.core.intent import Pick
from luna.core.seat import Seat
from luna.games.luna.game import LUNA
from luna.games.rivers.game import RIVERS
from luna.games.rivers.picks.kinds import Kind
from luna.games.rivers.rules.actions import ACTIONS
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import CELL_NAMES, COLOURS
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.setup import Setup
from luna.games.rivers.rules.state import State
from luna.ui.table.picks import DONE
from tests.games.rivers.rules.random_games import drawn, steps
from tests.toy.program import Program

PATIENCE = 60
ENOUGH = 400
"""Random games among which every decision comes up."""
LETTERS = "krbg"


class Rivers(Program):
    """Shows the title of the second game."""

    def __init__(self) -> None:
        super().__init__((LUNA, RIVERS))
        if self.app.context.game is self.app.context.chosen:
            self.click("game-rivers")

    @property
    def state(self) -> State:
        """The position as it is."""
        state: State = self.table.table.state
        return state

    def seen(self) -> State:
        """The position as the table gets it."""
        state: State = self.table.table.position
        return state

    def lay(self, colour: str, cell: str) -> None:
        """Drags a tile of the hand to a cell."""
        self.drag(Pick(Kind.HAND, colour), Pick(Kind.CELL, cell))

    def place_leader(self, colour: str, cell: str) -> None:
        """Drags a leader from behind the screen to a cell."""
        self.drag(Pick(Kind.SUPPLY, colour), Pick(Kind.CELL, cell))

    def place_any(self) -> None:
        """Drags the first tile that may go anywhere to its first cell."""
        action = next(ACTIONS[code] for code in RULES.legal(self.seen()) if ACTIONS[code].kind == "tile")
        self.lay(COLOURS[action.colour], CELL_NAMES[action.cell])

    def end_turn(self) -> None:
        """Confirms the open turn."""
        self.key(pygame.K_RETURN)

    def done(self) -> None:
        """Gives the tiles on the bag away."""
        self.pick(DONE)

    def wait(self, until: Callable[[], bool]) -> None:
        """Lets bots think and act."""
        latest = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < latest
            self.settle()
            time.sleep(0.01)


def setup_of(*hands: str, people: int = 2) -> Setup:
    """Persons who are dealt these tiles, as letters, from the first seat on; then the rest of the bag by colour."""
    rest = list(shipped_board().letters)
    for letter in "".join(hands):
        rest.remove(letter)
    seats = tuple(Seat(colour) for colour in RIVERS.colours[:people])
    return Setup(seats, 0, "".join(hands) + "".join(rest))


def written(setup: Setup, *lines: str) -> str:
    """The record of a game with these actions."""
    return "\n".join([*RIVERS.header(setup), "---", *lines, ""])


def opened(program: Rivers, folder: Path, record: str) -> Rivers:
    """A record on the table."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "given.luna"
    file.write_text(record, "utf-8")
    program.drop(file)
    return program


def record(phase: int, wanted: Callable[[State], bool] = lambda _: True) -> str:
    """A random game of two persons up to the first decision of a phase that is wanted."""
    for seed in range(ENOUGH):
        lines = list[str]()
        for state, code in steps(seed, 2):
            if state.phase == phase and state.turn > 1 and wanted(state):
                return written(drawn(seed, 2), *lines)
            lines.append(ACTIONS[code].notation)
    raise AssertionError("no such decision")
