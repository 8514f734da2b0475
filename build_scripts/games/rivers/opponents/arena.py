"""Lets players meet: `python3 build_scripts/games/rivers/opponents/arena.py level-4 level-3 --setups 200`.

`build_scripts/opponents/meeting.py` says what is counted, and what `--record FILE` is for. Players are the game's bots;
`greedy:red=0.4,kinds=0` is one with other weights. Margins are those of the lowest colours; a shared rank is shared.
Seeds below 10,000,000 may have tuned something.
"""

from __future__ import annotations

import argparse
import sys
from argparse import Namespace
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from build_scripts.opponents.meeting import asked, meet
from luna.core.game import new_match
from luna.games.rivers.bots.bot import RANDOM, decide
from luna.games.rivers.bots.levels import PLAYERS, Level
from luna.games.rivers.game import RIVERS
from luna.games.rivers.rules.constants import OVER
from luna.games.rivers.rules.legal import legal_codes
from luna.games.rivers.rules.scoring import result
from luna.games.rivers.rules.sight import observe
from luna.games.rivers.rules.state import State

Player = Callable[[State], int]
"""Decides in a position as its seat sees it."""


def main() -> None:
    """Plays the games and tells the result."""
    options = asked(__doc__)
    meet(options, block, circumstances(options))


def player(name: str, seed: int) -> Player:
    """A player by name; raises KeyError for an unknown one."""
    rng = Random(seed)
    if name == RANDOM:
        return lambda seen: rng.choice(legal_codes(seen))
    level = level_of(name)
    return lambda seen: decide(seen, level, rng)


def level_of(name: str) -> Level:
    """The level of a name, with other weights if it names some."""
    key, _, changes = name.partition(":")
    changed = {each.partition("=")[0]: float(each.partition("=")[2]) for each in changes.split(",") if each}
    return replace(PLAYERS[key], misjudged={**PLAYERS[key].misjudged, **changed})


def block(first: str, second: str, players: int, seed: int) -> list[tuple[float, float]]:
    """One set-up with the first player in each seat: its share of the first rank and its lead in points."""
    games = []
    for seat in range(players):
        names = [first if k == seat else second for k in range(players)]
        final = result(played(names, seed, 1000 * seed + 10 * seat))
        winners = final.ranking[0]
        best = max(scores[0] for k, scores in enumerate(final.scores) if k != seat)
        games.append((1 / len(winners) if seat in winners else 0.0, float(final.scores[seat][0] - best)))
    return games


def played(names: list[str], setup: int, seed: int) -> State:
    """The last position of a game; one that goes on for too long ends as it stands."""
    table = [player(name, seed + k) for k, name in enumerate(names)]
    match = new_match(RIVERS, RIVERS.drawn(Namespace(), names, setup))
    while match.state.phase != OVER and not RIVERS.given_up(match.state):
        actor = match.state.actor
        match.play(table[actor](observe(match.state, actor)))
    return match.state


def circumstances(options: argparse.Namespace) -> dict[str, object]:
    """What the players' strength depends on beside their names."""
    named = [name for name in (options.first, options.second) if name != RANDOM]
    return {"budgets": {name: {**asdict(level_of(name).effort), **level_of(name).misjudged} for name in named}}


if __name__ == "__main__":
    main()
