"""Hand-made states: not played games, but every piece where the format allows it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any

from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import BOARD_NAMES, COLOURS, FIGURE_NAMES, ISLAND_NAMES
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.setup import Setup, initial_state
from luna.games.luna.view.snapshot import Order, PathTile, Pieces, Snapshot, TempleTile

NAMES = {"yellow": "Ada", "red": "Bruno", "blue": "Celia", "white": "Dario"}


def random_state(players: int, seed: int, solo: bool = False, phase: str = "action", taken: float = 0.45) -> Snapshot:
    """A position in the middle of a game; `taken` is the share of tiles that left the path."""
    dice = random.Random(seed)
    seats = sorted(dice.sample(COLOURS, players), key=COLOURS.index)
    boards = dice.sample(BOARD_NAMES, players)
    round_number = 1 if phase == "prepare" else dice.randint(2, 6)
    path, temple = _path_and_temple(dice, seats, boards, round_number, taken if phase != "prepare" else 0.0)
    council = [
        (colour, seat)
        for colour, seat in zip(seats, sorted(dice.choices(range(16), k=players), reverse=True), strict=True)
    ]
    lit = 0 if solo else dice.randint(0, 3)
    start, actor = dice.choice(seats), seats[0] if solo else dice.choice(seats)
    islands = tuple(dice.sample(ISLAND_NAMES, 7))
    return Snapshot(
        level=int(solo),
        phase=phase,
        round=round_number,
        seats=tuple(seats),
        start=start,
        actor=actor,
        travel=None,
        board=shipped_board(),
        boards=shipped_board().boards(tuple(boards)),
        islands=islands,
        figures={figure: dice.choice(ISLAND_NAMES) for figure in FIGURE_NAMES},
        guardian=7 - round_number,
        guardians=shipped_board().guardian[::-1][: 7 - round_number],
        lit=lit,
        candles=0 if solo else 4,
        herbs_taken=False,
        path=tuple(path),
        temple=tuple(temple),
        council=tuple(council),
        orders={colour: _order(dice, colour == seats[-1] and solo, phase) for colour in seats},
    )


def with_order(state: Snapshot, colour: str | None, **changed: Any) -> Snapshot:
    """The position with other things of one order."""
    assert colour
    return state.with_order(colour, replace(state.orders[colour], **changed))


def _path_and_temple(
    dice: random.Random, seats: list[str], boards: list[str], round_number: int, taken: float
) -> tuple[list[PathTile], list[TempleTile]]:
    temple_numbers = [n for board in boards for n in shipped_board().temple[board]]
    numbers = sorted((n for n in temple_numbers if n > 4), reverse=True)
    path: list[PathTile] = []
    temple = [TempleTile(n, dice.choice(seats), dice.random() < 0.7) for n in temple_numbers if n <= 4]
    for k in range(len(shipped_board().guardian)):
        for number in numbers[k * len(boards) : (k + 1) * len(boards)]:
            if k >= 6 - round_number and dice.random() < taken:
                novice = dice.choice([*seats, None])
                temple.append(TempleTile(number, novice, novice is not None and dice.random() < 0.3))
            else:
                path.append(PathTile(number, dice.choice([None, None, *seats]) if k >= 6 - round_number else None))
    return path, sorted(temple, key=lambda placed: placed.tile)


def _order(dice: random.Random, automaton: bool, phase: str) -> Order:
    empty = phase == "prepare" and not automaton
    islands: dict[str, Pieces] = {}
    for island in ISLAND_NAMES:
        active = 0 if empty else dice.choice((0, 0, 1, 2, 2, 3, 5))
        inactive = 0 if empty else dice.choice((0, 0, 0, 1, 2, 4))
        islands[island] = Pieces(active, inactive, not empty and dice.random() < 0.25)
    held = [] if automaton or empty else sorted(dice.sample(ISLAND_NAMES, dice.randint(0, 7)))
    influence, reserve = dice.randint(5, 95), dice.randint(0, 4)
    jetty = 0 if empty else dice.choice((0, 0, 1, 2, 4))
    return Order(influence, tuple(held), reserve, jetty, dice.randint(0, 6), islands)


def played_states(setup: Setup, seed: int, every: int) -> Iterator[Snapshot]:
    """Every so many actions the position of a game played at random."""
    dice, state = random.Random(seed), initial_state(setup)
    for step in count():
        if step % every == 0:
            yield Snapshot.of(state)
        legal = RULES.legal(state)
        if not legal:
            break
        state, _ = RULES.apply(state, dice.choice(legal))
    yield Snapshot.of(state)
