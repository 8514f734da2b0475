"""The computer players as `luna.core.game.Bots`: five levels, a greedy one, and one that plays at random."""

from __future__ import annotations

from random import Random

from luna.ai.messages import Think
from luna.core.analysis import Forecast
from luna.core.game import Bots
from luna.core.match import Match
from luna.games.rivers.bots.analysis import analyse
from luna.games.rivers.bots.bot import BOT_NAMES, choose, think
from luna.games.rivers.bots.calibration import forecast
from luna.games.rivers.bots.levels import COMPILED, LEVELS
from luna.games.rivers.rules.constants import ATTACK, DEFEND
from luna.games.rivers.rules.events import Event
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.setup import Setup
from luna.games.rivers.rules.state import State
from luna.games.rivers.search.sources import SOURCES
from luna.games.rivers.search.view import View, view_of

HESITATION = 1.0 if COMPILED else 3.0
"""Seconds for a commitment: several times what the strongest level takes with a full hand."""


class RiversBots(Bots[Setup, State, Event]):
    """They get what the seat to act sees, and nothing of how it came about."""

    levels = tuple(LEVELS)
    names = BOT_NAMES
    spare = "level-2"
    sources = SOURCES
    stepwise = True

    @property
    def think(self) -> Think:
        """What a level thinks of the view of the seat to act."""
        return think

    @property
    def analyse(self) -> Think:
        """What there is to be said of the view of the seat to act."""
        return analyse

    def forecast(self, state: State) -> Forecast:
        """The lowest colour of each seat at the end."""
        return forecast(state)

    def hesitation(self, state: State) -> float:
        """Some for a commitment: with none of these tiles there is nothing to think about."""
        return HESITATION if state.phase in (ATTACK, DEFEND) else 0.0

    def workers(self, name: str) -> int:
        """Nobody's work is divided."""
        return 1

    def position(self, setup: Setup, match: Match[State, Event]) -> View:
        """What the seat to act sees."""
        return view_of(RULES.observe(match.state, RULES.actor(match.state)))

    def choose(self, setup: Setup, match: Match[State, Event], name: str, rng: Random) -> tuple[int, ...]:
        """The decision of the seat to act; raises KeyError for no bot."""
        if name not in BOT_NAMES:
            raise KeyError(name)
        return choose(self.position(setup, match), name, rng)
