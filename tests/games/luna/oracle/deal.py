"""Random headers for every mode."""

from __future__ import annotations

import random

MODES = ("2", "3", "4", "2-preset", "3-preset", "4-preset", "solo 1", "solo 2", "solo 3")
BOARD = "reconstructed-1"
COLOURS = ("yellow", "red", "blue", "white")
LOW_TILES = {"yellow": 3, "red": 4, "blue": 2, "green": 1}
"""The one of tiles 1 to 4 on each board of the colour."""
ISLANDS = ("shrine", "herbs", "tides", "sailboat", "bribery", "book", "novice")


def deal(rng: random.Random, mode: str) -> list[str]:
    """The header lines of a random set-up, without the `---`; mode is one of MODES."""
    solo = mode.startswith("solo")
    preset = mode.endswith("-preset")
    count = 2 if solo else int(mode[0])
    seats = rng.sample(COLOURS, count)
    boards = rng.sample(sorted(LOW_TILES), count)
    tiles = rng.sample([LOW_TILES[board] for board in boards], count)
    kinds = ["human:A", "automaton"] if solo else [f"human:{'ABCD'[i]}" for i in range(count)]
    lines = [
        "luna-record 1",
        f"board {BOARD}",
        f"mode {mode}" if solo else "mode players",
        "seats " + " ".join(f"{colour}={kind}" for colour, kind in zip(seats, kinds, strict=True)),
        "setup preset" if preset else "setup free",
        f"start {seats[1] if solo else rng.choice(seats)}",
        "boards " + " ".join(boards),
        "deal " + " ".join(f"{colour}={tile}" for colour, tile in zip(seats, tiles, strict=True)),
    ]
    if not preset:
        lines += places(rng, together=mode == "solo 3")
    return lines


def places(rng: random.Random, together: bool) -> list[str]:
    """The islands' circle and the figures; in solo 3 the priestess starts with the builder."""
    priestess, builder, apostate = (rng.choice(ISLANDS) for _ in range(3))
    if together:
        builder = priestess
    return [
        "islands " + " ".join(rng.sample(ISLANDS, len(ISLANDS))),
        f"figures priestess={priestess} builder={builder} apostate={apostate}",
    ]
