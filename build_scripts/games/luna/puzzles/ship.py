"""Puts the proven puzzles of `mined` into the game: `python3 build_scripts/games/luna/puzzles/ship.py`.

Names and levels of who played are left out, and what a proof needs no more. It also tells what was rejected and why.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from build_scripts.games.luna.puzzles.deep import DEEP
from build_scripts.games.luna.puzzles.finds import EASY
from build_scripts.games.luna.puzzles.mined import FOLDER, LOOKED, PROVEN, read
from luna.core.game_record import format_record, load_record
from luna.core.puzzles import HARDEST
from luna.core.seat import Seat, SeatKind
from luna.games.luna.game import LUNA

SHIPPED = Path(__file__).resolve().parents[4] / "luna" / "games" / "luna" / "puzzles" / "puzzles.jsonl"
KEPT = ("best", "second", "best_parts", "second_parts", "expected", "band", "work", "exact", "replies")
DONE = 0.99
"""The share of its continuations that a long search must really have come to."""


def main() -> int:
    """Writes the file and tells how many there are."""
    lines = [line for path in sorted(FOLDER.glob("*.jsonl")) for line in read(path)]
    shipped = mingled([puzzle(line) for line in lines if is_proven(line)])
    SHIPPED.write_text("".join(json.dumps(each) + "\n" for each in shipped), encoding="utf-8")
    print(f"{len(shipped)} puzzles, {Counter(each['difficulty'] for each in shipped)}")
    print(f"{sum(line.get('positions', 0) for line in lines)} positions looked at")
    print(Counter(line["verdict"] for line in lines if line["verdict"] != LOOKED))
    return 0


def mingled(puzzles: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """So that actions of one kind do not follow one another: the first of each kind, then the second of each."""
    seen, places = Counter[str](), list[tuple[int, str]]()
    for each in puzzles:
        kind = str(each["steps"][0]["best"][0]).split()[0]
        places.append((seen[kind], kind))
        seen[kind] += 1
    return [puzzles[n] for n in sorted(range(len(puzzles)), key=places.__getitem__)]


def is_proven(line: dict[str, Any]) -> bool:
    """Whether every answer was compared to the end of the game, or searched as far as a proof asks for."""
    return line["verdict"] == PROVEN and all(step["exact"] or step["work"] >= DONE * DEEP for step in line["steps"])


def puzzle(line: dict[str, Any]) -> dict[str, Any]:
    """What the game needs of it."""
    loaded = load_record(line["record"], (LUNA,))
    seats = [
        seat if seat.kind == SeatKind.AUTOMATON else Seat(seat.colour, SeatKind.HUMAN, "")
        for seat in LUNA.seats(loaded.setup)
    ]
    return {
        "key": f"{line['mode']}-{line['seed']}-{line['length']}",
        "difficulty": difficulty([step["difficulty"] for step in line["steps"]]),
        "steps": [{name: step[name] for name in KEPT if name in step} for step in line["steps"]],
        "record": format_record(LUNA, LUNA.reseated(loaded.setup, seats), loaded.match),
    }


def difficulty(steps: Sequence[int]) -> int:
    """That of the hardest action; where there are several and not all are obvious, it is harder than each of them."""
    hardest = max(steps)
    return min(HARDEST, hardest + 1) if len(steps) > 1 and hardest > EASY else hardest


if __name__ == "__main__":
    sys.exit(main())
