"""Between the Rivers as the rest of the program sees it, without a window: set-ups, positions, computer players."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from luna.core.game import Game, Progress, Words
from luna.core.match import Match
from luna.core.record import Line
from luna.core.seat import Seat, SeatKind
from luna.games.rivers.rules.constants import OVER, PHASE_NAMES, RECORD_KEY, RECORD_VERSION, SEAT_NAMES

if TYPE_CHECKING:
    from luna.games.rivers.bots.rivers_bots import RiversBots
    from luna.games.rivers.rules.events import Event
    from luna.games.rivers.rules.rivers_rules import RiversRules
    from luna.games.rivers.rules.setup import Setup
    from luna.games.rivers.rules.state import State
    from luna.games.rivers.window import RiversWindow

    OfRivers = Game[Setup, State, Event]
else:
    OfRivers = Game

LONGEST = 400
"""Turns after which a game of bots is given up."""


class RiversGame(OfRivers):
    """Two to four dynasties; the whole bag stands in the header. Its rules are loaded when it is first played."""

    key = "rivers"
    record_key, record_version = RECORD_KEY, RECORD_VERSION
    colours = SEAT_NAMES

    @cached_property
    def rules(self) -> RiversRules:
        """What can be done and what it does."""
        from luna.games.rivers.rules.rivers_rules import RULES

        return RULES

    @cached_property
    def bots(self) -> RiversBots:
        """The five levels; their search is not loaded before."""
        from luna.games.rivers.bots.rivers_bots import RiversBots

        return RiversBots()

    def window(self) -> RiversWindow:
        """What the program's own screens show of this game; no picture or text of it is loaded before."""
        return self._window

    @cached_property
    def _window(self) -> RiversWindow:
        from luna.games.rivers.window import RiversWindow

        return RiversWindow()

    def first(self, setup: Setup) -> State:
        """The position before the first action; raises BoardError."""
        from luna.games.rivers.rules.board import shipped_board
        from luna.games.rivers.rules.setup import initial_state

        return initial_state(shipped_board(), setup)

    def header(self, setup: Setup) -> list[str]:
        """The header lines of a record."""
        from luna.games.rivers.rules.board import shipped_board
        from luna.games.rivers.rules.header import format_header

        return format_header(setup, shipped_board())

    def parse_header(self, lines: Sequence[Line]) -> Setup:
        """The set-up of a header; raises RecordError."""
        from luna.games.rivers.rules.board import shipped_board
        from luna.games.rivers.rules.header import parse_header

        return parse_header(lines, shipped_board())

    def seats(self, setup: Setup) -> tuple[Seat, ...]:
        """Who plays, clockwise."""
        return setup.seats

    def reseated(self, setup: Setup, seats: Sequence[Seat]) -> Setup:
        """The set-up with others on the same seats."""
        return replace(setup, seats=tuple(seats))

    def redrawn(self, setup: Setup, seed: int) -> Setup:
        """Another bag and start player for the same seats."""
        from luna.games.rivers.rules.board import shipped_board
        from luna.games.rivers.rules.setup import draw_setup

        return draw_setup(shipped_board(), setup.seats, seed)

    def dump(self, state: State) -> Mapping[str, Any]:
        """The position as the JSON of the record format."""
        from luna.games.rivers.rules.dump import dump

        return dump(state)

    def progress(self, state: State) -> Progress:
        """The round; points are a secret before the end, then the lowest colour is what a seat has."""
        from luna.games.rivers.rules.rounds import round_of
        from luna.games.rivers.rules.scoring import result

        phase, round = PHASE_NAMES[state.phase], round_of(state)
        if state.phase != OVER:
            return Progress(phase, round, False, ())
        final, names = result(state), state.table.names
        scores = tuple((name, final.scores[seat][0]) for seat, name in enumerate(names))
        first = final.ranking[0]
        return Progress(phase, round, True, scores, names[first[0]] if len(first) == 1 else "")

    def earned(self, match: Match[State, Event]) -> Sequence[Mapping[str, int]]:
        """Points by what brought them, and treasures."""
        from luna.games.rivers.points.earned import earned

        return earned((event for step in match.steps for event in step.events), match.first.table.seats)

    def given_up(self, state: State) -> bool:
        """After so many turns, whoever had them: leaders can be moved for ever."""
        return state.turn > LONGEST

    def add_options(self, parser: ArgumentParser, text: Words) -> None:
        """How many seats."""
        parser.add_argument("--players", type=int, choices=(2, 3, 4), required=True)

    def bots_asked(self, options: Namespace) -> int:
        """One for each seat."""
        return int(options.players)

    def drawn(self, options: Namespace, bots: Sequence[str], seed: int) -> Setup:
        """A set-up of the first seats."""
        from luna.games.rivers.rules.board import shipped_board
        from luna.games.rivers.rules.setup import draw_setup

        seats = [Seat(name, SeatKind.BOT, bot) for name, bot in zip(SEAT_NAMES, bots, strict=False)]
        return draw_setup(shipped_board(), seats, seed)


RIVERS = RiversGame()
"""Between the Rivers."""
