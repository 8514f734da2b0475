"""Computer players by name, in this process or as what a worker thinks.

A turn is a tuple of action codes: one, or all steps of a journey or tides. Luck comes from the position itself and
the seed, so that a position that comes up again after an undo is played the same again. Only the last level, which
thinks by the clock, may change its mind.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from luna.ai.budget import worked
from luna.ai.choice import near_best
from luna.ai.messages import Task, Thinking, Vote, chosen, finished
from luna.games.luna.levels import LEVELS, Level
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.legal import legal_codes
from luna.games.luna.rules.play import play
from luna.games.luna.rules.setup import Setup, initial_state
from luna.games.luna.rules.state import State
from luna.games.luna.search.candidates import candidates_of
from luna.games.luna.search.features import Weights
from luna.games.luna.search.tree import Tree
from luna.games.luna.weights import set_of, shipped_weights

RANDOM = "random"
BOT_NAMES = (RANDOM, *LEVELS)
"""Names that a bot's seat may have in a record."""
SERIOUS = 0.25
"""A level that does not always choose the best looks at ways to play with this share of the best one's visits."""


@dataclass(frozen=True, slots=True)
class Position:
    """A game as far as it was played, small enough to be sent for every turn."""

    setup: Setup
    codes: tuple[int, ...]

    def state(self) -> State:
        """Plays it from the beginning."""
        state = initial_state(shipped_board(), self.setup)
        for code in self.codes:
            play(state, code)
        return state


def choose(state: State, name: str, lot: Random) -> tuple[int, ...]:
    """The turn of a bot in a position that is not the end, thought out here and now; raises KeyError for no bot.

    Where several workers would share the work, their parts are done one after the other.
    """
    shares = 1 if name == RANDOM else LEVELS[name].shares
    return chosen(finished(thoughts(state, name, lot, share, shares)) for share in range(shares))


def think(task: Task) -> Thinking:
    """What a worker does with a task about a `Position`."""
    position = task.position
    assert isinstance(position, Position)
    state = position.state()
    return thoughts(state, task.player, lot_of(position.setup, state, task.seed), task.share, task.shares)


def lot_of(setup: Setup, state: State, seed: int) -> Random:
    """The luck that belongs to a position of a game."""
    return Random(f"{seed} {setup} {state.fields()}")


def thoughts(state: State, name: str, lot: Random, share: int = 0, shares: int = 1) -> Thinking:
    """How a bot arrives at its votes, or one of several workers at those for its share of the candidates."""
    if name == RANDOM:
        return (Vote((lot.choice(legal_codes(state)),)),)
    level, weights = LEVELS[name], weights_for(set_of(state.table))
    candidates = candidates_of(state, weights, level.macros)
    if not level.search or len(candidates) == 1:
        return (_evaluated(candidates, level, lot),)
    tree = Tree(state, weights, level.search.nodes, share, shares)
    yield from worked(tree.run, level.search.budget)
    votes = tuple(Vote(tuple(codes), visits, value) for codes, visits, value, _ in tree.results())
    return (_varied(votes, level, lot),) if level.warmth else votes


@cache
def weights_for(name: str) -> Weights:
    """The shipped weights of a set."""
    return Weights(list(shipped_weights().sets[name]))


def _evaluated(candidates: Sequence[tuple[list[int], float]], level: Level, lot: Random) -> Vote:
    """One of the best by the evaluation alone."""
    index = near_best([score for _, score in candidates], level.warmth, level.reach, lot)
    return Vote(tuple(candidates[index][0]))


def _varied(votes: Sequence[Vote], level: Level, lot: Random) -> Vote:
    """One of the votes that the search took seriously, not always the best."""
    most = max(vote.visits for vote in votes)
    serious = [vote for vote in votes if vote.visits >= SERIOUS * most]
    return serious[near_best([vote.value for vote in serious], level.warmth, level.reach, lot)]
