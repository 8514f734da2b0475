"""Lets players meet: `python3 build_scripts/games/luna/opponents/arena.py level-4 level-3 --setups 200`.

`build_scripts/opponents/meeting.py` says what is counted, and what `--record FILE` is for.

A new version is held against the old build by these, on a machine with nothing else to do, since a clock that is shared
proves nothing; seeds below 10,000,000 may have tuned something. By the speed of single searches they should take, on
two cores, about 4 hours, 15, 20 and 25 minutes:

    arena.py level-6 luna-1 --setups 200 --seed 11000001 --record results.jsonl
    arena.py search:10000 luna-1:10000 --setups 200 --seed 12000001 --record results.jsonl
    arena.py level-5 luna-1:level-5 --players 3 --setups 70 --seed 13000001 --record results.jsonl
    arena.py level-5 luna-1:level-5 --players 4 --setups 50 --seed 14000001 --record results.jsonl
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from build_scripts.games.luna.opponents.games import first_setup, played
from build_scripts.games.luna.opponents.pool import budget, player, prepared
from build_scripts.opponents.meeting import asked, meet
from luna.games.luna.bots.characters import CHARACTERS
from luna.games.luna.bots.levels import LEVELS
from luna.games.luna.bots.weights import shipped_weights
from luna.games.luna.search.edges import FORESIGHT


def main() -> None:
    """Plays the games and tells the result."""
    options = asked(__doc__)
    prepared((options.first, options.second))
    meet(options, block, circumstances(options))


def block(first: str, second: str, players: int, seed: int) -> list[tuple[bool, int]]:
    """One set-up with the first player in each seat: whether it won and by how many points."""
    games = []
    for seat in range(players):
        names = [first if k == seat else second for k in range(players)]
        table = [player(name, 1000 * seed + 10 * seat + k) for k, name in enumerate(names)]
        games.append(outcome(*played(first_setup(players, seed), table), seat))
    return games


def outcome(final: Sequence[int], order: Sequence[int], seat: int) -> tuple[bool, int]:
    """Whether a seat has won a game, and by how many points over the best other one."""
    best = max(points for k, points in enumerate(final) if k != seat)
    return order[0] == seat, final[seat] - best


def circumstances(options: argparse.Namespace) -> dict[str, object]:
    """What the players' strength depends on beside their names."""
    budgets = [budget(name, options.players) for name in (options.first, options.second)]
    told: dict[str, object] = {"budgets": budgets, "weights": shipped_weights().digest(f"players_{options.players}")}
    if options.players == 2 and any(each and not each.startswith("overlooks") for each in budgets):
        told["foresight"] = FORESIGHT
    likings = likings_of(options.first) | likings_of(options.second)
    return told | ({"likings": likings} if likings else {})


def likings_of(name: str) -> dict[str, dict[str, float]]:
    """What the character of a player likes on its level; nothing for one without character."""
    level, _, character = name.partition(":")
    if level not in LEVELS or character not in CHARACTERS:
        return {}
    return {character: {feature: LEVELS[level].temper * value for feature, value in CHARACTERS[character].items()}}


if __name__ == "__main__":
    main()
