"""Computer players by name, in this process or as what a worker thinks.

A turn is a tuple of action codes: one, or all steps of a journey or tides. Luck comes from the position itself and
the seed, so that a position that comes up again after an undo is played the same again. Only the last level, which
thinks by the clock, may change its mind.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from luna.ai.budget import Clock, worked
from luna.ai.choice import softmax_choice
from luna.ai.messages import Task, Thinking, Vote, chosen, finished
from luna.games.luna.bots.levels import LEVELS, Level, Search
from luna.games.luna.bots.stalling import RoundTurns, impatient, passing
from luna.games.luna.bots.weights import plain_set_of, set_of, shipped_weights
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.legal import legal_codes
from luna.games.luna.rules.play import play
from luna.games.luna.rules.setup import Setup, initial_state
from luna.games.luna.rules.state import State
from luna.games.luna.search.candidates import candidates_of
from luna.games.luna.search.features import Weights
from luna.games.luna.search.tree import Tree

RANDOM = "random"
BOT_NAMES = (RANDOM, *LEVELS)
"""Names that a bot's seat may have in a record."""
SERIOUS = 0.25
"""A level that does not always choose the best looks at ways to play with this share of the best one's visits."""

LIKELY = 0.2
"""A search by the clock ends when no candidate could catch up with the leader by this share of the time left."""


@dataclass(frozen=True, slots=True)
class PackedMatch:
    """A game as far as it was played, small enough to be sent for every turn."""

    setup: Setup
    codes: tuple[int, ...]

    def state(self) -> tuple[State, int]:
        """Plays it from the beginning; the turns that were played in the present round come along."""
        state = initial_state(shipped_board(), self.setup)
        turns = RoundTurns(state)
        for code in self.codes:
            play(state, code)
            turns.follow(state)
        return state, turns.count


def choose(state: State, name: str, rng: Random, turns: int = 0) -> tuple[int, ...]:
    """The turn of a bot in a position that is not the end, thought out here and now; raises KeyError for no bot.

    `turns` were played in this round.

    Where several workers would share the work, their parts are done one after the other, and a level that thinks by
    the clock has the time of this process, so that it plays the same whatever else a machine does.
    """
    root_workers = 1 if name == RANDOM else LEVELS[name].root_workers
    parts = (thoughts(state, name, rng, turns, share, root_workers, time.process_time) for share in range(root_workers))
    return chosen(map(finished, parts))


def think(task: Task) -> Thinking:
    """What a worker does with a task about a `PackedMatch`."""
    position = task.position
    assert isinstance(position, PackedMatch)
    state, turns = position.state()
    return thoughts(state, task.player, rng_of(position.setup, state, task.seed), turns, task.share, task.root_workers)


def rng_of(setup: Setup, state: State, seed: int) -> Random:
    """The luck that belongs to a position of a game."""
    return Random(f"{seed} {setup} {state.fields()}")


def thoughts(
    state: State, name: str, rng: Random, turns: int, share: int, root_workers: int, clock: Clock = time.perf_counter
) -> Thinking:
    """How a bot arrives at its votes, or one of several workers at those for its share of the candidates."""
    if impatient(state, turns):
        return (Vote((passing(state),)),)
    if name == RANDOM:
        return (Vote((rng.choice(legal_codes(state)),)),)
    level = LEVELS[name]
    search = level.search(state.table.seats)
    weights = weights_for(set_of(state.table) if search else plain_set_of(state.table))
    candidates = candidates_of(state, weights, level.macros)
    if not search or len(candidates) == 1:
        return (_evaluated(candidates, level, rng),)
    tree = Tree(state, weights, search.nodes, share, root_workers)
    yield from worked(tree.run, settled(tree, level, search), search.budget, clock)
    votes = tuple(Vote(tuple(codes), visits, value) for codes, visits, value, _ in tree.results())
    return (_varied(votes, level, rng),) if level.temperature else votes


@cache
def weights_for(name: str) -> Weights:
    """The shipped weights of a set."""
    shipped = shipped_weights()
    return Weights(list(shipped.sets[name]), list(shipped.candles[name]))


def settled(tree: Tree, level: Level, search: Search) -> Callable[[int], bool]:
    """Whether a level knows its answer with so many iterations left; one that varies looks at all candidates."""
    if level.temperature:
        return lambda left: False
    share = LIKELY if search.budget.seconds else 1.0
    return lambda left: tree.settled(int(share * left))


def _evaluated(candidates: Sequence[tuple[list[int], float]], level: Level, rng: Random) -> Vote:
    """One of the best by the evaluation alone."""
    index = softmax_choice([score for _, score in candidates], level.temperature, level.reach, rng)
    return Vote(tuple(candidates[index][0]))


def _varied(votes: Sequence[Vote], level: Level, rng: Random) -> Vote:
    """One of the votes that the search took seriously, not always the best."""
    most = max(vote.visits for vote in votes)
    serious = [vote for vote in votes if vote.visits >= SERIOUS * most]
    return serious[softmax_choice([vote.value for vote in serious], level.temperature, level.reach, rng)]
