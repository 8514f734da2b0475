"""Luna as the rest of the program sees it: its set-ups, positions and computer players, without a window."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from luna.core.board_values import BoardError
from luna.core.game import Game, OptionsError, Progress, Words
from luna.core.match import Match
from luna.core.puzzles import Puzzle
from luna.core.record import Line, quotable
from luna.core.seat import Seat, SeatKind, parse_seat
from luna.games.luna.rules.board import Board, shipped_board
from luna.games.luna.rules.constants import COLOURS, OVER, PHASE_NAMES
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.dump import dump
from luna.games.luna.rules.events import Event
from luna.games.luna.rules.header import KEYS, VERSION, format_header, parse_header
from luna.games.luna.rules.luna_rules import RULES, LunaRules
from luna.games.luna.rules.own_board import own_board, own_name
from luna.games.luna.rules.scoring import ranking
from luna.games.luna.rules.setup import Setup, initial_state
from luna.games.luna.rules.state import State

if TYPE_CHECKING:
    from luna.games.luna.alone.luna_alone import LunaAlone
    from luna.games.luna.bots.luna_bots import LunaBots
    from luna.games.luna.window import LunaWindow

LunaMatch = Match[State, Event]


class LunaGame(Game[Setup, State, Event]):
    """Two to four orders, or one against the automaton; everything random stands in the header."""

    key = "luna"
    record_key, record_version = KEYS[0], VERSION
    colours = COLOURS
    rules: LunaRules = RULES

    @cached_property
    def bots(self) -> LunaBots:
        """The six levels; their search is not loaded before."""
        from luna.games.luna.bots.luna_bots import LunaBots

        return LunaBots()

    @cached_property
    def alone(self) -> LunaAlone:
        """Solo tables of all levels; none of them is drawn before."""
        from luna.games.luna.alone.luna_alone import LunaAlone

        return LunaAlone()

    def window(self) -> LunaWindow:
        """What the program's own screens show of Luna; no picture or text of it is loaded before."""
        return self._window

    @cached_property
    def _window(self) -> LunaWindow:
        from luna.games.luna.window import LunaWindow

        return LunaWindow()

    def sample(self) -> Setup:
        """The preset start of two orders."""
        seats = [Seat(colour, SeatKind.BOT, "") for colour in COLOURS[:2]]
        return draw_setup(shipped_board(), seats, 1, preset=True, start=0)

    def first(self, setup: Setup) -> State:
        """The position before the first action; raises BoardError."""
        return initial_state(setup)

    def header(self, setup: Setup) -> list[str]:
        """The header lines of a record."""
        return format_header(setup)

    def parse_header(self, lines: Sequence[Line]) -> Setup:
        """The set-up of a header; raises RecordError."""
        return parse_header(lines)

    def seats(self, setup: Setup) -> tuple[Seat, ...]:
        """Who plays, clockwise."""
        return setup.seats

    def reseated(self, setup: Setup, seats: Sequence[Seat]) -> Setup:
        """The set-up with others on the same seats."""
        return replace(setup, seats=tuple(seats))

    def redrawn(self, setup: Setup, seed: int) -> Setup:
        """A set-up for the same seats in the same mode."""
        return draw_setup(setup.board, setup.seats, seed, preset=setup.preset, solo=setup.solo)

    def variant(self, setup: Setup) -> str:
        """The level of the solo game; where the board is a person's own, how many play and which it is."""
        solo, board = f"solo-{setup.solo}" if setup.solo else "", own_name(setup.board)
        if not board:
            return solo
        return f"{solo or f'players-{len(setup.seats)}'} {setup.board.id} {quote(board, safe='')}"

    def earned(self, match: Match[State, Event]) -> Sequence[Mapping[str, int]]:
        """Influence by source."""
        from luna.games.luna.points.ledger import earned, ledger

        return earned(ledger(match.first, match.steps))

    def puzzles(self) -> Sequence[Puzzle]:
        """Those that were proven."""
        from luna.games.luna.puzzles.shelf import puzzles

        return puzzles()

    def dump(self, state: State) -> Mapping[str, Any]:
        """The position as the JSON of the record format."""
        return dump(state)

    def progress(self, state: State) -> Progress:
        """Phase, round and influence."""
        influence = state.fields()["influence"]
        assert isinstance(influence, list)
        scores = tuple(zip(state.table.colours, influence, strict=False))
        over = state.phase == OVER
        return Progress(PHASE_NAMES[state.phase], state.round, over, scores, _winner(state, influence) if over else "")

    def add_options(self, parser: ArgumentParser, text: Words) -> None:
        """How many orders, or which level of the solo game, and the preset start."""
        mode = parser.add_mutually_exclusive_group(required=True)
        mode.add_argument("--players", type=int, choices=(2, 3, 4))
        mode.add_argument("--solo", type=int, choices=(1, 2, 3))
        parser.add_argument("--preset", action="store_true", help=text("cli-preset"))
        parser.add_argument("--board", type=Path, metavar="FILE", help=text("cli-board"))

    def bots_asked(self, options: Namespace) -> int:
        """One for each order, in solo one; raises OptionsError for what solo has not, or a board that is none."""
        _board_of(options)
        if options.solo and options.preset:
            raise OptionsError("cli-solo-preset")
        if options.solo and ":" in options.bots:
            raise OptionsError("cli-solo-character")
        return 1 if options.solo else int(options.players)

    def drawn(self, options: Namespace, bots: Sequence[str], seed: int) -> Setup:
        """A set-up of the first colours; in solo the second is the automaton's."""
        seats = [parse_seat(f"{colour}={SeatKind.BOT}:{bot}") for colour, bot in zip(COLOURS, bots, strict=False)]
        if options.solo:
            seats.append(Seat(COLOURS[1], SeatKind.AUTOMATON))
        return draw_setup(_board_of(options), seats, seed, preset=options.preset, solo=options.solo or 0)


def _board_of(options: Namespace) -> Board:
    """The board of the file that was named, else the shipped one; raises OptionsError."""
    if options.board is None:
        return shipped_board()
    try:
        return own_board(options.board.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise OptionsError("cli-board-unread", file=quotable(str(options.board))) from error
    except BoardError as error:
        raise OptionsError("cli-board-wrong", file=quotable(str(options.board)), field=error.key) from error


def _winner(state: State, influence: Sequence[int]) -> str:
    """Whose game it is; nobody's where one alone is not ahead, since the council decides nothing there."""
    first, second = ranking(state)[:2]
    if state.table.solo and influence[first] == influence[second]:
        return ""
    return state.table.colours[first]


LUNA = LunaGame()
