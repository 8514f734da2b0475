"""What can be reached at a table against a computer player: the best of some games that a stronger one plays there.

The first game is what it would play. Each later one departs from the best one so far at one turn, with the second
choice there. All of them are counted and not clocked, so that everybody gets the same par.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from random import Random

from luna.ai.messages import Vote
from luna.core.alone import Par
from luna.core.match import Match
from luna.games.luna.bots.bot import thoughts
from luna.games.luna.bots.stalling import RoundTurns
from luna.games.luna.rules.constants import OVER
from luna.games.luna.rules.events import Event
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.play import play
from luna.games.luna.rules.setup import Setup, initial_state
from luna.games.luna.rules.state import State

BEST, BOT = "level-5", "level-4"
"""Who plays for the person, and whose lead is that for silver."""
GAMES = 30
PERSON = 0

Turns = list[tuple[int, ...]]


def duels(setup: Setup, games: int = GAMES) -> Iterator[Par | None]:
    """What is known of a table for two, each time better than before; None while there is nothing new."""
    rival, rng = setup.seats[1 - PERSON].name, Random(0)
    bot = _lead(setup, (yield from _played(setup, (BOT, rival))))
    best = yield from _played(setup, (BEST, rival))
    yield _par(setup, best, bot)
    for _ in range(games - 1):
        own = [n for n, seat in enumerate(_actors(setup, best)) if seat == PERSON]
        other = yield from _played(setup, (BEST, rival), best[: rng.choice(own)], departs=True)
        if _lead(setup, other) > _lead(setup, best):
            best = other
            yield _par(setup, best, bot)


def _played(
    setup: Setup, levels: tuple[str, str], begun: Sequence[tuple[int, ...]] = (), departs: bool = False
) -> Generator[None, None, Turns]:
    """The turns of a whole game that was `begun`; one that `departs` goes on with the second choice."""
    state, turns, rng = initial_state(setup), Turns(begun), Random(0)
    counted = RoundTurns(state)
    for codes in begun:
        _follow(state, counted, codes)
    while state.phase != OVER:
        votes = yield from thoughts(state, levels[state.actor], rng, counted.count, 0, 1)
        ranked = sorted(votes, key=_liked, reverse=True)
        codes = ranked[1 if departs and len(ranked) > 1 else 0].codes
        departs = False
        _follow(state, counted, codes)
        turns.append(codes)
    return turns


def _liked(vote: Vote) -> tuple[int, float]:
    """By what a computer player chooses."""
    return vote.visits, vote.value


def _follow(state: State, counted: RoundTurns, codes: tuple[int, ...]) -> None:
    for code in codes:
        play(state, code)
        counted.follow(state)


def _actors(setup: Setup, turns: Turns) -> Iterator[int]:
    """Who decided on each turn."""
    state = initial_state(setup)
    for codes in turns:
        yield state.actor
        for code in codes:
            play(state, code)


def _match(setup: Setup, turns: Turns) -> Match[State, Event]:
    match = Match(RULES, initial_state(setup))
    for codes in turns:
        for code in codes:
            match.play(code)
    return match


def _lead(setup: Setup, turns: Turns) -> int:
    """How far the person is ahead at the end."""
    influence = _match(setup, turns).state.fields()["influence"]
    assert isinstance(influence, list)
    return int(influence[PERSON] - influence[1 - PERSON])


def _par(setup: Setup, turns: Turns, bot: int) -> Par:
    return Par(_lead(setup, turns), tuple(_match(setup, turns).notations()), bot)
