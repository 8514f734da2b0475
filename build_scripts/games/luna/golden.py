"""Makes the golden records anew: `python3 build_scripts/games/luna/golden.py`. Standard library only.

One game of each mode by a random player that sees much of the game, with the last position as JSON beside it. Run it
after the rules were changed on purpose and read the differences before committing them. Records that were played by
people lie beside them and stay; only the position at their end is written anew.
"""

import json
import os
import random
import sys
from pathlib import Path

os.environ["LUNA_KERNEL"] = "interpreted"
sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from build_scripts.environment import ROOT
from build_scripts.games.luna.random_choices import choices
from luna.core.game import new_match
from luna.core.game_record import format_record, load_record
from luna.core.seat import Seat
from luna.games.luna.game import LUNA
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import COLOURS
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.dump import dump
from luna.games.luna.rules.setup import Setup
from luna.games.luna.rules.state import State

BOARD = shipped_board()
FOLDER = ROOT / "tests" / "games" / "luna" / "golden"
NAMES = ("Ada", "Bruno", "Zoë & Żaneta", "")
SEED = 2010


def setups() -> dict[str, Setup]:
    """File name -> set-up, one for each mode."""
    found = {}
    for players in (2, 3, 4):
        seats = [Seat(colour, "human", name) for colour, name in zip(COLOURS, NAMES, strict=True)][:players]
        for kind in ("free", "preset"):
            found[f"{kind}-{players}"] = draw_setup(BOARD, seats, SEED + players, preset=kind == "preset")
    for level in (1, 2, 3):
        pair = [Seat("blue", "human", "Ada"), Seat("white", "automaton")]
        found[f"solo-{level}"] = draw_setup(BOARD, pair, SEED + level, solo=level)
    return found


def play(name: str, setup: Setup) -> str:
    """The record of a whole game; name and seed decide it."""
    match, rng = new_match(LUNA, setup), random.Random(f"{name} {SEED}")
    for code in choices(match, rng):
        match.play(code)
    return format_record(LUNA, setup, match)


def ending(state: State) -> str:
    """A position as JSON, readable in a diff."""
    return json.dumps(dump(state), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main() -> None:
    """Write all records of this script, then the endings of all records in the folder."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, setup in setups().items():
        (FOLDER / f"{name}.luna").write_text(play(name, setup), encoding="utf-8", newline="\n")
    for path in sorted(FOLDER.glob("*.luna")):
        loaded = load_record(path.read_text(encoding="utf-8"), [LUNA])
        if loaded.fault:
            sys.exit(f"{path.name}: {loaded.fault}")
        path.with_suffix(".json").write_text(ending(loaded.match.state), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
