"""The game being played: its match, its record on disk, undo and redo."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from luna.app.new_game_choice import NewGame
from luna.app.storage import SaveFailure, Storage
from luna.core.record import RecordError
from luna.games.luna.record import LunaMatch, format_record, load_record, new_match
from luna.games.luna.rules.board import Board, shipped_board
from luna.games.luna.rules.constants import ISLAND_NAMES, NO_MOVE, OVER
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.events import Event
from luna.games.luna.rules.setup import Seat, Setup
from luna.games.luna.rules.state import State


@dataclass
class Game:
    """One game at one table. Every change is saved before it is shown; `failure` says if the last save failed."""

    board: Board
    setup: Setup
    match: LunaMatch
    storage: Storage
    seed: int | None = None
    fault: RecordError | None = None
    failure: SaveFailure | None = field(default=None, init=False)

    def restarted(self) -> Game:
        """The same set-up before its first action."""
        game = Game(self.board, self.setup, new_match(self.board, self.setup), self.storage, self.seed)
        game.save()
        return game

    @property
    def state(self) -> State:
        """The present position."""
        return self.match.state

    def play(self, code: int) -> tuple[Event, ...]:
        """Plays a legal action and saves."""
        events = self.match.play(code)
        self.save()
        return events

    def undo_step(self) -> bool:
        """Takes back the last line: an action or one step of a journey or tides."""
        return self._go(len(self.match.steps) - 1)

    def undo_turn(self) -> bool:
        """Takes back to where the last action as a whole began."""
        length = len(self.match.steps) - 1
        while length > 0 and self.match.before(length).pending != NO_MOVE:
            length -= 1
        return self._go(length)

    def redo(self) -> bool:
        """Plays an undone line again."""
        return self._go(len(self.match.steps) + 1) if self.match.undone else False

    def save(self) -> None:
        """Writes the record up to the present position."""
        over = self.state.phase == OVER
        text = format_record(self.board, self.setup, self.match)
        self.failure = self.storage.save(text, over, self.state.round)

    def _go(self, length: int) -> bool:
        if length < 0:
            return False
        self.match.go_to(length)
        self.save()
        return True


def begin_game(choice: NewGame, storage: Storage) -> Game:
    """A new table for a choice of the new game screen, saved at once."""
    board = shipped_board()
    solo = choice.level if choice.mode == "solo" else 0
    seats = [Seat(colour, "human", name) for colour, name in choice.seats]
    if solo:
        seats[1] = Seat(seats[1].colour, "automaton")
    figures = choice.figures
    setup = draw_setup(
        board,
        seats,
        choice.seed,
        preset=choice.setup == "preset",
        solo=solo,
        start=None if choice.start is None else [seat.colour for seat in seats].index(choice.start),
        figures=None if figures is None else _islands(figures.__getitem__),
    )
    game = Game(board, setup, new_match(board, setup), storage, choice.seed)
    game.save()
    return game


def _islands(of: Callable[[str], str]) -> tuple[int, int, int]:
    priestess, builder, apostate = (ISLAND_NAMES.index(of(f)) for f in ("priestess", "builder", "apostate"))
    return priestess, builder, apostate


def resume_game(record_text: str, storage: Storage) -> Game:
    """A saved game as far as its record is valid; raises RecordError if its header is not."""
    board = shipped_board()
    loaded = load_record(record_text, board)
    return Game(board, loaded.setup, loaded.match, storage, fault=loaded.fault)
