"""Computer players by name, in this process or as what a worker thinks.

A turn is a tuple of action codes: one, or all steps of a journey or tides. Luck comes from the position itself and
the seed, so that a position that comes up again after an undo is played the same again. Only the last level, which
thinks by the clock, may change its mind.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from luna.ai.budget import Clock, worked
from luna.ai.messages import Task, Thinking, Vote, chosen, finished
from luna.core.caching import cache
from luna.games.luna.bots.characters import CHARACTERS
from luna.games.luna.bots.levels import LEVELS, Level, Search
from luna.games.luna.bots.memory import Memory, Recall
from luna.games.luna.bots.oversights import BELOVED, seen_best
from luna.games.luna.bots.stalling import RoundTurns, impatient, passing
from luna.games.luna.bots.weights import set_of, shipped_weights
from luna.games.luna.rules.legal import legal_codes
from luna.games.luna.rules.play import play
from luna.games.luna.rules.setup import Setup, initial_state
from luna.games.luna.rules.state import State
from luna.games.luna.search.candidates import candidates_of
from luna.games.luna.search.feature_names import NAMES
from luna.games.luna.search.features import Weights
from luna.games.luna.search.planner import Planner
from luna.games.luna.search.tree import Tree

MEMORY = Memory()
"""Of the worker process that this module is loaded in."""
RANDOM = "random"
BOT_NAMES = (RANDOM, *LEVELS)
"""Names that a bot's seat may have in a record."""
SERIOUS = 0.25
"""A level that overlooks islands chooses among ways to play with this share of the best one's visits."""

FIRST_WIDTHS = (1, 3)
"""With what each of the workers that share the work begins where an order plans alone: so they find other lines."""
LIKELY = 0.2
"""A search by the clock ends when no candidate could catch up with the leader by this share of the time left."""


@dataclass(frozen=True, slots=True)
class PackedMatch:
    """A game as far as it was played, small enough to be sent for every turn."""

    setup: Setup
    codes: tuple[int, ...]

    def state(self) -> tuple[State, int]:
        """Plays it from the beginning; the turns that were played in the present round come along."""
        state = initial_state(self.setup)
        turns = RoundTurns(state)
        for code in self.codes:
            play(state, code)
            turns.follow(state)
        return state, turns.count


def choose(
    state: State, name: str, rng: Random, turns: int = 0, recall: Recall | None = None, character: str = ""
) -> tuple[int, ...]:
    """The turn of a bot in a position that is not the end, thought out here and now; raises KeyError for no bot.

    `turns` were played in this round. One that thinks by the clock may go on with what it can `recall`.

    Where several workers would share the work, their parts are done one after the other, and a level that thinks by
    the clock has the time of this process, so that it plays the same whatever else a machine does.
    """
    root_workers = 1 if name == RANDOM else LEVELS[name].root_workers
    parts = (
        thoughts(state, name, rng, turns, share, root_workers, time.process_time, recall, character)
        for share in range(root_workers)
    )
    return chosen(map(finished, parts))


def think(task: Task) -> Thinking:
    """What a worker does with a task about a `PackedMatch`."""
    position = task.position
    assert isinstance(position, PackedMatch)
    state, turns = position.state()
    rng = rng_of(position.setup, state, task.seed)
    character = position.setup.seats[state.actor].character
    recall = MEMORY.of(position.setup, f"{task.player} {character}", position.codes)
    return thoughts(state, task.player, rng, turns, task.share, task.root_workers, recall=recall, character=character)


def rng_of(setup: Setup, state: State, seed: int) -> Random:
    """The luck that belongs to a position of a game."""
    return Random(f"{seed} {setup} {state.fields()}")


def thoughts(
    state: State,
    name: str,
    rng: Random,
    turns: int,
    share: int,
    root_workers: int,
    clock: Clock = time.perf_counter,
    recall: Recall | None = None,
    character: str = "",
) -> Thinking:
    """How a bot arrives at its votes, or one of several workers at those for its share of the candidates."""
    if impatient(state, turns):
        return (Vote((passing(state),)),)
    if name == RANDOM:
        return (Vote((rng.choice(legal_codes(state)),)),)
    level = LEVELS[name]
    weights = weights_for(set_of(state.table), level.fondness, character, level.temper)
    candidates = candidates_of(state, weights, level.macros)
    search = level.search(state.table.seats)
    if not search or len(candidates) == 1:
        return (_evaluated(state, candidates, level, rng),)
    if state.table.solo and not level.overlooks:
        planner = Planner(state, weights, FIRST_WIDTHS[share])
        yield from worked(planner.run, lambda left: False, search.budget, clock)
        return (Vote(planner.line[0], value=planner.lead),)
    tree = Tree(state, weights, search.nodes, share, root_workers)
    if recall and search.budget.seconds:  # one that counts plays the same whatever was before
        recall(tree, share)
    yield from worked(tree.run, settled(tree, level, search), search.budget, clock)
    votes = tuple(Vote(tuple(codes), visits, value) for codes, visits, value, _ in tree.results())
    return (_seen(state, votes, level, rng),) if level.overlooks else votes


@cache
def weights_for(name: str, fondness: float = 1.0, character: str = "", temper: float = 1.0) -> Weights:
    """The shipped weights of a set, with so much more for shrines and a share of what a character likes more or less.

    Who has a character that this version does not know is balanced.
    """
    shipped, liked = shipped_weights(), CHARACTERS.get(character, {})
    values = zip(NAMES, shipped.sets[name], strict=True)
    fond = [(feature, fondness * value if feature in BELOVED else value) for feature, value in values]
    tempered = [value + temper * liked.get(feature, 0.0) for feature, value in fond]
    return Weights(tempered, list(shipped.candles[name]))


def settled(tree: Tree, level: Level, search: Search) -> Callable[[int], bool]:
    """Whether a level knows its answer with so many iterations left; one that overlooks some looks at all."""
    if level.overlooks:
        return lambda left: False
    share = LIKELY if search.budget.seconds else 1.0
    return lambda left: tree.settled(int(share * left))


def _evaluated(state: State, candidates: Sequence[tuple[list[int], float]], level: Level, rng: Random) -> Vote:
    """The best it sees by the evaluation alone."""
    turns, scores = [codes for codes, _ in candidates], [score for _, score in candidates]
    return Vote(tuple(turns[seen_best(state, turns, scores, level.overlooks, level.reach, rng)]))


def _seen(state: State, votes: Sequence[Vote], level: Level, rng: Random) -> Vote:
    """The best it sees of what the search took seriously."""
    most = max(vote.visits for vote in votes)
    serious = [vote for vote in votes if vote.visits >= SERIOUS * most]
    turns, values = [vote.codes for vote in serious], [vote.value for vote in serious]
    return serious[seen_best(state, turns, values, level.overlooks, level.reach, rng)]
