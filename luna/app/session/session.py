"""The game being played: its match, its record on disk, undo and redo."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from luna.app.new_game.choice import NewGame
from luna.app.saves.failure import SaveFailure
from luna.app.saves.library import Library
from luna.app.saves.reading import Trouble
from luna.app.saves.saved_file import SavedFile
from luna.core.game import new_match
from luna.core.game_record import format_record, format_undone
from luna.core.seat import Seat
from luna.games.luna.game import LUNA, LunaMatch
from luna.games.luna.rules.board import Board, shipped_board
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.events import Event
from luna.games.luna.rules.setup import Setup
from luna.games.luna.rules.state import State


@dataclass
class Game:
    """One game at one table. Every change goes to `file` at once, which writes it while the game goes on."""

    board: Board
    setup: Setup
    match: LunaMatch
    storage: Library
    file: SavedFile
    seed: int | None = None
    trouble: Trouble | None = None
    """What is to be told of the file it was read from."""

    def restarted(self) -> Game:
        """The same set-up before its first action, as a game of its own."""
        match = new_match(LUNA, self.setup)
        game = Game(self.board, self.setup, match, self.storage, self.storage.create(self.file.title), self.seed)
        game.save()
        return game

    @property
    def state(self) -> State:
        """The present position."""
        return self.match.state

    @property
    def failure(self) -> SaveFailure | None:
        """Why the game is not on disk; to be asked again and again, since writing takes its time."""
        return self.file.failure

    def play(self, code: int) -> tuple[Event, ...]:
        """Plays a legal action and saves; what was undone before can no longer be played again."""
        events = self.match.play(code)
        self.save()
        return events

    def go_to(self, length: int) -> bool:
        """The position after so many lines, back or forth among those played; False if there are not so many."""
        if not 0 <= length <= len(self.match.steps) + self.match.undone:
            return False
        self.match.go_to(length)
        self.save()
        return True

    def reseat(self, index: int, seat: Seat) -> None:
        """Lets somebody else go on with an order at once; the seat keeps its colour."""
        seats = self.setup.seats
        self.setup = replace(self.setup, seats=(*seats[:index], seat, *seats[index + 1 :]))
        self.save()

    def save(self) -> None:
        """Has the record up to the present position written, and what can be played again."""
        self.file.save(format_record(LUNA, self.setup, self.match) + format_undone(self.match))


def begin_game(choice: NewGame, storage: Library) -> Game:
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
    game = Game(board, setup, new_match(LUNA, setup), storage, storage.create(), choice.seed)
    game.save()
    return game


def _islands(of: Callable[[str], str]) -> tuple[int, int, int]:
    priestess, builder, apostate = (ISLAND_NAMES.index(of(f)) for f in ("priestess", "builder", "apostate"))
    return priestess, builder, apostate


def load_game(storage: Library, id: str) -> Game | SaveFailure:
    """A saved game as far as it is valid; raises RecordError if nothing is. The failure: it is open elsewhere."""
    opened = storage.open(id)
    if isinstance(opened, SaveFailure):
        return opened
    loaded = opened.loaded
    return Game(shipped_board(), loaded.setup, loaded.match, storage, opened.file, trouble=opened.trouble)
