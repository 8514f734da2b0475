"""Run by test_bots.py in a process of its own, so that the compiled rules are used; tells what it found in lines."""

import sys
from argparse import Namespace
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from luna.app.commands.simulate import simulated
from luna.core.game_record import load_record
from luna.core.match import Match
from luna.games.rivers.bots.bot import BOT_NAMES
from luna.games.rivers.game import RIVERS
from luna.games.rivers.rules.constants import OVER
from luna.games.rivers.rules.rivers_rules import RULES

TABLES = (("level-4", "greedy"), ("level-1", "level-2", "level-3"), ("level-1", "greedy", "level-2", "random"))
POSITIONS, WORLDS = 8, 2


def main() -> None:
    """Plays games to their end; what is not legal raises. Then asks every bot about worlds that look alike to it."""
    for bots in TABLES:
        setup = RIVERS.drawn(Namespace(), bots, 3)
        loaded = load_record(simulated(RIVERS, setup, 1), [RIVERS])
        print("played", len(bots), loaded.fault, loaded.match.state.phase == OVER)
        for name in BOT_NAMES:
            print("alike", name, alike(loaded.match, name))


def alike(match, name) -> int:
    """In how many of some positions of a game a bot decides the same whatever its seat does not see."""
    rng, same = Random(name), 0
    for number in rng.sample(range(match.length), POSITIONS):
        state = match.before(number)
        worlds = [state, *(RULES.imagine(state, state.actor, rng) for _ in range(WORLDS))]
        decided = {RIVERS.bots.choose(SETUP, Match(RULES, world), name, Random(number)) for world in worlds}
        same += len(decided) == 1
    return same


SETUP = RIVERS.drawn(Namespace(), ("random", "random"), 0)
"""Bots look at the position alone."""

if __name__ == "__main__":
    main()
