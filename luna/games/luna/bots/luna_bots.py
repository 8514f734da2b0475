"""Luna's computer players as `luna.core.game.Bots`: the six levels, and one that plays at random."""

from __future__ import annotations

from random import Random

from luna.ai.messages import Think
from luna.core.game import Bots
from luna.core.match import Match
from luna.games.luna.bots.analysis import analyse
from luna.games.luna.bots.bot import BOT_NAMES, PackedMatch, choose, think
from luna.games.luna.bots.characters import CHARACTERS
from luna.games.luna.bots.levels import LEVELS
from luna.games.luna.bots.stalling import RoundTurns
from luna.games.luna.rules.events import Event
from luna.games.luna.rules.setup import Setup
from luna.games.luna.rules.state import State
from luna.games.luna.search.sources import NAMES


class LunaBots(Bots[Setup, State, Event]):
    """Nothing is hidden in Luna, so they get the whole game."""

    levels = tuple(LEVELS)
    names = BOT_NAMES
    spare = "level-2"
    clocked = tuple(key for key, level in LEVELS.items() if any(search.budget.seconds for search in level.compiled))
    sources = NAMES
    characters = tuple(CHARACTERS)

    @property
    def think(self) -> Think:
        """A search of the order to act, or what its level does instead."""
        return think

    @property
    def analyse(self) -> Think:
        """A search of the order to act that explains itself."""
        return analyse

    def workers(self, name: str) -> int:
        """The highest level divides its candidates."""
        return LEVELS[name].root_workers if name in LEVELS else 1

    def position(self, setup: Setup, match: Match[State, Event]) -> PackedMatch:
        """The actions so far, of which a worker makes the position: small enough to be sent for every turn."""
        return PackedMatch(setup, tuple(step.code for step in match.steps))

    def choose(self, setup: Setup, match: Match[State, Event], name: str, rng: Random) -> tuple[int, ...]:
        """The turn of the order to act; raises KeyError for no bot."""
        turns = RoundTurns(match.first)
        for step in match.steps:
            turns.follow(step.after)
        return choose(match.state, name, rng, turns.count, character=setup.seats[match.state.actor].character)
