"""Seeded random games in which much happens: conflicts, monuments, treasures, and both ends."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from .board import COLUMNS, LETTERS, NEIGHBOURS, PRINTED, square
from .model import Oracle
from .monument import corners
from .position import Position, kingdoms

LAST_TURN = 400
"""Nothing in the rules forces an end; the record stops before turn 401."""


@dataclass(frozen=True)
class Style:
    """How a game is wandered through: weights of the kinds of lines, the others have 1, and what makes a tile good."""

    kinds: dict[str, float] = field(default_factory=dict)
    square: float = 0
    revolt: float = 0
    war: float = 0
    treasure: float = 0


RARE = {"pass": 0.3, "withdraw": 0.3, "catastrophe": 0.4, "decline": 0.3}
STYLES = (
    Style(),
    Style(RARE | {"tile": 10, "leader": 2}, square=3),
    Style(RARE | {"tile": 8, "leader": 6}, square=1, revolt=6, war=3),
    Style(RARE | {"tile": 16, "leader": 4}, square=1, revolt=-3, war=9),
    Style(RARE | {"tile": 20, "leader": 3, "catastrophe": 0.1, "build": 0.3}, war=2, treasure=1),
)


def deal(rng: random.Random, players: int) -> list[str]:
    """The lines of a random header, without the `---`."""
    seats = rng.sample(PRINTED["seats"]["names"], players)
    bag = [LETTERS[colour] for colour, count in PRINTED["bag"].items() for _ in range(count)]
    rng.shuffle(bag)
    named = " ".join(f"{seat}=human:" for seat in seats)
    start = f"start {rng.choice(seats)}"
    return ["rivers-record 1", f"board {PRINTED['id']}", f"seats {named}", start, f"bag {''.join(bag)}"]


def random_game(seed: int, players: int) -> Iterator[str]:
    """A whole record, line by line: the header, `---`, and the decisions until the end of the game."""
    yield from deal(lot(seed, players), players)
    yield "---"
    yield from (line for line, _ in walk(seed, players))


def walk(seed: int, players: int) -> Iterator[tuple[str, Oracle]]:
    """The decisions of the random game, each with the game after it."""
    rng = lot(seed, players)
    oracle = Oracle.from_header(deal(rng, players))
    while oracle.legal() and oracle.position.turn <= LAST_TURN:
        line = wander(rng, oracle, STYLES[seed % len(STYLES)])
        oracle.play(line)
        yield line, oracle


def lot(seed: int, players: int) -> random.Random:
    return random.Random(f"{seed} {players}")


def wander(rng: random.Random, oracle: Oracle, style: Style) -> str:
    """One legal line: first its kind, then the best of a few of that kind."""
    kinds = sorted({line.split(" ")[0] for line in oracle.legal()})
    (kind,) = rng.choices(kinds, [style.kinds.get(kind, 1) for kind in kinds])
    lines = [line for line in oracle.legal() if line.split(" ")[0] == kind]
    if kind not in ("tile", "leader"):
        return rng.choice(lines)
    few = rng.sample(lines, min(len(lines), 24))
    return max(few, key=lambda line: appeal(oracle.position, line, style))


def appeal(position: Position, line: str, style: Style) -> float:
    """How much a tile or a leader does there; leaders seek rivals and temples."""
    kind, colour, cell = line.split(" ")
    leaders = position.leaders()
    standing = kingdoms(position.tiles.keys() | position.flipped, leaders)
    beside = {standing[near] for near in NEIGHBOURS[cell] if near in standing}
    met = [leaders[c][1] for c in leaders if standing[c] in beside]
    if kind == "leader":
        return position.temples_beside(cell) + style.revolt * (colour in met)
    same = max(sum(position.tiles.get(c) == colour for c in square(corner)) for corner in corners(cell))
    goals = [goal for goal in position.treasures if standing.get(goal) not in beside]
    near = min((distance(cell, goal) for goal in goals), default=0) if len(beside) == 1 else 10
    wars = len(met) - len(set(met))
    return style.square * same + style.war * wars - style.treasure * near


def distance(one: str, other: str) -> int:
    return abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0])) + abs(int(one[1:]) - int(other[1:]))
