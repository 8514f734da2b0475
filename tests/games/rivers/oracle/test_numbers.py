"""Numbers that other models of the rules have found too."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from .board import CELLS, COLOURS, HAND, PAIRS, RIVER, START_TEMPLES, fits, square
from .model import Oracle

BAG = "rkbg" * 30 + "rb" * 6 + "r" * 11


def begin() -> Oracle:
    return Oracle(["heron", "ram"], "heron", BAG)


def test_the_map_has_its_cells_and_squares() -> None:
    squares = [corner for corner in CELLS if set(square(corner)) <= set(CELLS)]
    assert (len(CELLS), len(RIVER), len(START_TEMPLES)) == (176, 41, 10)
    assert [corner for corner in squares if set(square(corner)) <= RIVER] == ["o4"]
    assert sum(RIVER.isdisjoint(square(corner)) for corner in squares) == 80


def test_there_are_as_many_different_actions_as_the_record_says() -> None:
    land = [corner for corner in CELLS if set(square(corner)) <= set(CELLS) - RIVER]
    counts = {
        "leader": len(COLOURS) * (len(CELLS) - len(RIVER)),
        "withdraw": len(COLOURS),
        "tile": sum(fits(colour, cell) for colour in COLOURS for cell in CELLS),
        "catastrophe": len(CELLS),
        "swap": sum(1 <= sum(numbers) <= HAND for numbers in product(range(HAND + 1), repeat=len(COLOURS))),
        "pass": 1,
        "war": len(COLOURS),
        "commit": HAND + 1,
        "build": len(PAIRS) * len(land) + sum("blue" in pair for pair in PAIRS),
        "decline": 1,
        "leave": len(START_TEMPLES),
    }
    assert (counts["leader"], counts["tile"], counts["swap"], counts["build"]) == (540, 446, 209, 483)
    assert sum(counts.values()) == 1881


def test_the_first_decision_has_750_lines() -> None:
    legal = begin().legal()
    kinds = Counter(line.split(" ")[0] for line in legal)
    assert kinds == {"catastrophe": 166, "leader": 132, "pass": 1, "swap": 35, "tile": 416}
    assert len(legal) == 750


@pytest.mark.slow
def test_two_decisions_have_535850_lines() -> None:
    first = begin().dump()
    kinds: Counter[str] = Counter()
    for line in first["legal"]:
        oracle = Oracle.of(first)
        oracle.play(line)
        kinds[line.split(" ")[0]] += len(oracle.legal())
    assert kinds == {"tile": 288_458, "catastrophe": 123_786, "leader": 98_076, "swap": 24_780, "pass": 750}
    assert sum(kinds.values()) == 535_850
