"""The best known of a table that nobody has looked at yet, searched for while it is being played."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from luna.ai.budget import Budget, Clock, worked
from luna.ai.messages import Task, Thinking
from luna.core.alone import Par
from luna.core.match import Match
from luna.core.record import Line as RecordLine
from luna.games.luna.alone.duel import duels
from luna.games.luna.bots.bot import choose
from luna.games.luna.bots.planning import after, lead
from luna.games.luna.bots.portfolio import Line, Portfolio
from luna.games.luna.bots.stalling import RoundTurns
from luna.games.luna.rules.constants import OVER
from luna.games.luna.rules.header import parse_header
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.play import play
from luna.games.luna.rules.setup import initial_state
from luna.games.luna.rules.state import State

SECONDS = 60.0
"""How long a table of a day is looked at."""
BOT = "level-4"
"""Who is to be beaten for silver."""


def search(task: Task) -> Thinking:
    """Reports each better line of a table whose record's header is given."""
    header = task.position
    assert isinstance(header, tuple)
    setup = parse_header([RecordLine(n, text) for n, text in enumerate(header, 1)])
    yield from pars(initial_state(setup), Budget(seconds=SECONDS)) if setup.solo else duels(setup)
    return ()


def pars(root: State, budget: Budget, clock: Clock = time.perf_counter) -> Iterator[Par | None]:
    """What is known of a table, each time better than before; None while there is nothing new."""
    state, turns, rng = root.copy(), RoundTurns(root), Random(0)
    while state.phase != OVER:
        for code in choose(state, BOT, rng, turns.count):
            play(state, code)
            turns.follow(state)
        yield None
    known, portfolio = None, Portfolio(root)
    for _ in worked(portfolio.run, lambda left: False, budget, clock):
        better = known is None or portfolio.lead > known.best
        if better and after(root, portfolio.line).phase == OVER:
            known = Par(int(portfolio.lead), notations(root, portfolio.line), int(lead(state)))
            yield known
        else:
            yield None


def notations(root: State, line: Line) -> tuple[str, ...]:
    """A line as a record writes it."""
    match = Match(RULES, root)
    for codes in line:
        for code in codes:
            match.play(code)
    return tuple(match.notations())
