"""Computer players of the toy game, who decide from what their seat may know."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any

from luna.ai.messages import Task, Think, Thinking, Vote
from luna.core.game import Bots
from luna.core.match import Match
from tests.toy.rules import BEAT, LEAD, LET, RULES, Event, State, action, code_of

RANDOM, GUESS = "random", "guess"
WORLDS = 12


def think(task: Task) -> Thinking:
    """What a worker does with a task."""
    state = task.position
    assert isinstance(state, State)
    yield
    return (Vote((decided(state, task.player, Random(f"{task.seed} {state}")),)),)


def decided(state: State, name: str, rng: Random) -> int:
    """The code of the seat to act, from a position as that seat may know it."""
    legal = RULES.legal(state)
    if name == RANDOM or action(legal[0])[0] not in (LET, LEAD):
        return rng.choice(legal)
    if state.led:
        return next((code for code in legal if action(code)[0] == BEAT), code_of(LET))
    worlds = [RULES.imagine(state, state.turn, rng) for _ in range(WORLDS)]
    return max(legal, key=lambda code: fmean(_wins(world, action(code)[1]) for world in worlds))


def _wins(world: State, card: int) -> bool:
    return all(other < card for other in world.hands[(world.turn + 1) % len(world.hands)])


class ToyBots(Bots[Any, State, Event]):
    """One plays at random, one imagines what the others may hold."""

    levels = names = (RANDOM, GUESS)
    spare = RANDOM

    @property
    def think(self) -> Think:
        return think

    def workers(self, name: str) -> int:
        return 1

    def position(self, setup: Any, match: Match[State, Event]) -> State:
        return RULES.observe(match.state, RULES.actor(match.state))

    def choose(self, setup: Any, match: Match[State, Event], name: str, rng: Random) -> tuple[int, ...]:
        if name not in self.names:
            raise KeyError(name)
        return (decided(self.position(setup, match), name, rng),)
