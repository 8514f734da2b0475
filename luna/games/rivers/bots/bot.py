"""How a computer player decides, from nothing but what its seat sees; the same view and luck, the same decision."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from luna.ai.messages import Task, Thinking, Vote, chosen, finished
from luna.games.rivers.bots.levels import PLAYERS, Level
from luna.games.rivers.rules.legal import legal_codes
from luna.games.rivers.rules.state import State
from luna.games.rivers.search.plans import Plans
from luna.games.rivers.search.view import View, state_of

RANDOM = "random"
BOT_NAMES = (RANDOM, *PLAYERS)
"""Names that a bot's seat may have in a record."""


def choose(view: View, name: str, rng: Random) -> tuple[int, ...]:
    """The decision of the seat to act, thought out here and now; raises KeyError for no bot."""
    return chosen([finished(thoughts(view, name, rng))])


def think(task: Task) -> Thinking:
    """What a worker does with a task about a `View`."""
    view = task.position
    assert isinstance(view, View)
    return thoughts(view, task.player, Random(f"{task.seed} {view}"))


def thoughts(view: View, name: str, rng: Random) -> Thinking:
    """How a bot arrives at its decision."""
    seen = state_of(view)
    if name == RANDOM:
        return (Vote((rng.choice(legal_codes(seen)),)),)
    code = yield from decided(seen, PLAYERS[name], rng)
    return (Vote((code,)),)


def decide(seen: State, level: Level, rng: Random) -> int:
    """The decision of a level, thought out here and now."""
    thinking = decided(seen, level, rng)
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            code: int = end.value
            return code


def decided(seen: State, level: Level, rng: Random) -> Generator[None, None, int]:
    """How a level arrives at a code in a position as its seat sees it."""
    legal = legal_codes(seen)
    if len(legal) == 1:
        return legal[0]
    plans = Plans(seen, level.weights, level.effort, rng)
    yield from plans.work()
    return plans.best
