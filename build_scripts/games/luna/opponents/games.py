"""Set-ups and players that training and arena share; everything follows from seeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from luna.core.game import new_match
from luna.core.seat import Seat
from luna.games.luna.bots.stalling import RoundTurns, impatient, passing
from luna.games.luna.game import LUNA, LunaMatch
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import COLOURS, OVER
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.scoring import ranking
from luna.games.luna.rules.setup import Setup, initial_state
from luna.games.luna.rules.state import State
from luna.games.luna.search.feature_names import NAMES
from luna.games.luna.search.features import Weights

BOARD = shipped_board()
Player = Callable[[Setup, LunaMatch], Sequence[int]]
"""Gives the codes of its turn, for a journey several; it may look at the whole game so far."""

HAND = {
    "priestess": 0.8, "apostate": 0.8, "temple": 0.9, "temple_later": 0.75, "threat": -0.15, "books": 0.3,
    "shrines": 1.0, "shrines_later": 0.6, "favour_shrine": 2.0, "favour_herbs": 1.2, "favour_tides": 1.5,
    "favour_sailboat": 1.5, "favour_bribery": 1.5, "favour_book": 1.5, "favour_novice": 1.5, "council": 1.0,
    "rank": 0.3, "ready": 0.85, "waiting": 0.7, "active": 0.5, "inactive": 0.35, "people": 0.35, "jetty": 0.1,
    "reserve": 0.0, "next_priestess": 0.5, "next_apostate": 0.4, "next_builder": 1.0, "builder": 2.0, "pairs": 0.3,
    "open": 0.15, "open_soon": 0.1, "lone": -0.1, "turn": 0.0,
    "began": 0.0, "attackers": 0.0, "stuck": 0.0, "expecting": 0.0,
}  # fmt: skip
"""Weights set by a person, before any training: what trained ones are compared with."""


def hand_weights() -> list[float]:
    """`HAND` in the order of the features."""
    return [HAND[name] for name in NAMES]


def weights_of(values: Sequence[float], candles: Sequence[float] = (0.0,) * len(NAMES)) -> Weights:
    """Weights for the kernel, and by how much they grow with a candle more; raises ValueError for a wrong number."""
    if not len(values) == len(candles) == len(NAMES):
        raise ValueError(len(values), len(candles))
    return Weights(list(values), list(candles))


def first_setup(players: int, seed: int) -> Setup:
    """A free set-up."""
    seats = [Seat(colour, "bot", "") for colour in COLOURS[:players]]
    return draw_setup(BOARD, seats, seed, preset=False, solo=0)


def first_state(players: int, seed: int) -> State:
    """The beginning of a free set-up."""
    return initial_state(first_setup(players, seed))


def match_of(setup: Setup, players: Sequence[Player]) -> LunaMatch:
    """Plays a game to its end."""
    match = new_match(LUNA, setup)
    turns = RoundTurns(match.state)
    while match.state.phase != OVER:
        state = match.state
        codes = (passing(state),) if impatient(state, turns.count) else players[state.actor](setup, match)
        for code in codes:
            match.play(code)
            turns.follow(match.state)
    return match


def played(setup: Setup, players: Sequence[Player]) -> tuple[list[int], tuple[int, ...]]:
    """Plays a game to its end; final influence by seat and the ranking."""
    return ended(match_of(setup, players).state)


def ended(state: State) -> tuple[list[int], tuple[int, ...]]:
    """Final influence by seat and the ranking of a game that is over."""
    final = state.fields()["influence"]
    assert isinstance(final, list)
    return final[: state.table.seats], ranking(state)
