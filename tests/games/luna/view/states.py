"""Hand-made states: not played games, but every piece where the format allows it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count

from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import BOARD_NAMES, COLOURS, ISLAND_NAMES
from luna.games.luna.rules.dump import GuardianPlace, OnIsland, PlayerDict, StateDict, TempleTile, TilePlace, dump
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.setup import Setup, initial_state

NAMES = {"yellow": "Ada", "red": "Bruno", "blue": "Celia", "white": "Dario"}


def random_state(players: int, seed: int, solo: bool = False, phase: str = "action", taken: float = 0.45) -> StateDict:
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
    return {
        "mode": "solo 1" if solo else "players",
        "phase": phase,
        "round": round_number,
        "seats": seats,
        "start": dice.choice(seats),
        "actor": seats[0] if solo else dice.choice(seats),
        "pending": None,
        "boards": boards,
        "islands": dice.sample(ISLAND_NAMES, 7),
        "figures": {figure: dice.choice(ISLAND_NAMES) for figure in ("priestess", "builder", "apostate")},
        "guardian": 7 - round_number,
        "candles": {"lit": lit, "turned": 0 if solo else 4 - lit},
        "book_played": False,
        "herbs_taken": False,
        "path": path,
        "temple": temple,
        "council": council,
        "players": {colour: _player(dice, colour == seats[-1] and solo, phase) for colour in seats},
        "legal": [],
        "result": None,
    }


def _path_and_temple(
    dice: random.Random, seats: list[str], boards: list[str], round_number: int, taken: float
) -> tuple[list[GuardianPlace | TilePlace], list[TempleTile]]:
    temple_numbers = [n for board in boards for n in shipped_board().temple[board]]
    numbers = sorted((n for n in temple_numbers if n > 4), reverse=True)
    path: list[GuardianPlace | TilePlace] = []
    temple: list[TempleTile] = [
        {"tile": n, "novice": dice.choice(seats), "book": dice.random() < 0.7} for n in temple_numbers if n <= 4
    ]
    for k, value in enumerate(reversed(shipped_board().guardian)):
        if k < 7 - round_number:
            path.append({"guardian": value})
        for number in numbers[k * len(boards) : (k + 1) * len(boards)]:
            if k >= 6 - round_number and dice.random() < taken:
                novice = dice.choice([*seats, None])
                temple.append({"tile": number, "novice": novice, "book": novice is not None and dice.random() < 0.3})
            else:
                path.append(
                    {"tile": number, "novice": dice.choice([None, None, *seats]) if k >= 6 - round_number else None}
                )
    return path, sorted(temple, key=lambda entry: entry["tile"])


def _player(dice: random.Random, automaton: bool, phase: str) -> PlayerDict:
    empty = phase == "prepare" and not automaton
    islands: dict[str, OnIsland] = {}
    for island in ISLAND_NAMES:
        active = 0 if empty else dice.choice((0, 0, 1, 2, 2, 3, 5))
        inactive = 0 if empty else dice.choice((0, 0, 0, 1, 2, 4))
        islands[island] = {"active": active, "inactive": inactive, "shrine": not empty and dice.random() < 0.25}
    held = [] if automaton or empty else sorted(dice.sample(ISLAND_NAMES, dice.randint(0, 7)))
    return {
        "influence": dice.randint(5, 95),
        "favors": held,
        "reserve": dice.randint(0, 4),
        "jetty": 0 if empty else dice.choice((0, 0, 1, 2, 4)),
        "shrines": dice.randint(0, 6),
        "islands": islands,
    }


def played_states(setup: Setup, seed: int, every: int) -> Iterator[StateDict]:
    """Every so many actions the position of a game played at random."""
    dice, state = random.Random(seed), initial_state(shipped_board(), setup)
    for step in count():
        if step % every == 0:
            yield dump(state)
        legal = RULES.legal(state)
        if not legal:
            break
        state, _ = RULES.apply(state, dice.choice(legal))
    yield dump(state)
