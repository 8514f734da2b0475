"""The game being played: its match, its record on disk, undo and redo."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import date
from random import Random
from typing import Any

from luna.app.saves.failure import SaveFailure
from luna.app.saves.library import Library
from luna.app.saves.reading import Trouble
from luna.app.saves.results import result_of
from luna.app.saves.saved_file import SavedFile
from luna.app.saves.tries import try_of
from luna.core.alone import table_key
from luna.core.game import AnyGame, new_match
from luna.core.game_record import AnyLoaded, Loaded, format_record, load_record, written
from luna.core.match import Match
from luna.core.rules import CHANCE, NOBODY, Rules
from luna.core.seat import Seat, SeatKind

REVEALED = "revealed"
"""Why a step stays: somebody came to know with it, or after it, what was unknown."""


class Session:
    """One game at one table. Every change goes to `file` at once, which writes it while the game goes on.

    What is drawn during play is drawn here as soon as it is due, so that a seat decides next or the game is over.
    `seed` is the number that the set-up was drawn with, where that is known; `trouble` is what is to be told of the
    file that the game was read from.
    """

    def __init__(
        self,
        loaded: AnyLoaded,
        storage: Library,
        file: SavedFile,
        seed: int | None = None,
        trouble: Trouble | None = None,
        rng: Random | None = None,
    ) -> None:
        self.game: AnyGame = loaded.game
        self.setup: Any = loaded.setup
        self.match: Match[Any, Any] = loaded.match
        self.hints, self.branch, self._given = loaded.hints, loaded.branch, loaded.given
        self.open = loaded.open
        """Whether the turn that ended with the last line is yet to be ended by who played it."""
        self.storage, self.file, self.seed, self.trouble = storage, file, seed, trouble
        self._rng = rng or Random()
        self._waits = self._changed = False
        """Whether changes are written together later, and whether there are any."""
        self.match.play_chance(self._rng)

    def restarted(self) -> Session:
        """The same set-up before its first action, as a game of its own."""
        loaded = Loaded(self.game, self.setup, new_match(self.game, self.setup), None, given=self._given)
        return _begun(Session(loaded, self.storage, self.storage.create(self.file.title), self.seed))

    def branched(self, seats: Sequence[Seat], title: str = "", origin: str = "") -> Session:
        """The position as a game of its own, with others on the seats; `origin` is the saved game it was taken from."""
        setup = self.game.reseated(self.setup, seats)
        loaded = load_record(format_record(self.game, setup, self.match), (self.game,))
        return _begun(Session(replace(loaded, branch=origin), self.storage, self.storage.create(title)))

    @property
    def rules(self) -> Rules[Any, Any]:
        """What can be done and what it does."""
        return self.game.rules

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays, in the order of the seats."""
        return self.game.seats(self.setup)

    @property
    def state(self) -> Any:
        """The present position."""
        return self.match.state

    @property
    def actor(self) -> int:
        """The seat that decides next, NOBODY if the game is over."""
        return self.rules.actor(self.state)

    @property
    def open_to_all(self) -> bool:
        """Whether nobody has a secret, or no longer: the game is over, and its last turn cannot be taken back."""
        return not self.rules.secrets or (self.actor == NOBODY and not self.open)

    @property
    def seed_told(self) -> int | None:
        """The number that the set-up was drawn with, once nobody can see in another game of it what is still hidden."""
        return self.seed if self.open_to_all else None

    @property
    def failure(self) -> SaveFailure | None:
        """Why the game is not on disk; to be asked again and again, since writing takes its time."""
        return self.file.failure

    def play(self, code: int) -> tuple[Any, ...]:
        """Plays a legal action and what is drawn after it, and saves; returns all that happened.

        What was undone can no longer be played again.
        """
        events = self.match.play(code) + self.match.play_chance(self._rng)
        self.save()
        if self.actor == NOBODY:
            self._note_result()
        return events

    def _note_result(self) -> None:
        """The end of a game that somebody played joins the list; of one that is kept nowhere it does not."""
        path = self.file.path
        if path and (result := result_of(self._loaded(), path.stem, date.today())):
            self.storage.results.add(result)
            tried = try_of(result, table_key(self.game, self.setup), path.stem) if self.game.alone else None
            if tried:
                self.storage.tries.add(tried)

    def hindrance(self, length: int) -> str:
        """Why the position after so many lines cannot be gone back to: REVEALED, or "" where it can."""
        back = range(self.match.length - 1, length - 1, -1)
        return REVEALED if any(self.match.reveals(line) for line in back) else ""

    def go_to(self, length: int) -> bool:
        """The position after so many lines, back or forth among those played.

        False if there are not so many, if something is drawn there, or if a hindrance lies on the way back.
        """
        if not self.can_go_to(length):
            return False
        self.match.go_to(length)
        self.save()
        return True

    def can_go_to(self, length: int) -> bool:
        """Whether `go_to` would."""
        if not 0 <= length <= self.match.length + self.match.undone or self.hindrance(length):
            return False
        return self.rules.actor(self.match.before(length)) != CHANCE

    def withdraw(self, length: int) -> None:
        """Goes back to the position after so many lines, whatever lies on the way: nobody has been shown it yet."""
        self.match.go_to(length)
        self.save()

    def can_sit(self, index: int) -> bool:
        """Whether a person may have a seat: what the computer holds from the beginning on nobody may come to see."""
        seat = self.seats[index]
        return self.open_to_all or seat.kind == SeatKind.HUMAN or seat.colour in self._given

    def reseat(self, index: int, seat: Seat) -> None:
        """Lets somebody else go on with a seat at once; it keeps its colour."""
        seats = self.seats
        if self.rules.secrets and seats[index].kind != seat.kind:
            one = {seat.colour}
            self._given = self._given | one if seat.kind == SeatKind.BOT else self._given - one
        self.setup = self.game.reseated(self.setup, (*seats[:index], seat, *seats[index + 1 :]))
        self.save()

    def count_hint(self, seat: int) -> None:
        """A seat has asked for a hint; that stays with the game."""
        self.hints.take(self.seats[seat].colour)
        self.save()

    def allow_hints(self, allowed: bool) -> None:
        """Whether anybody may ask for hints from now on."""
        self.hints.allowed = allowed
        self.save()

    def leave_open(self, open: bool) -> None:
        """The turn just played is yet to be ended, or no longer; that stays with the game."""
        if open != self.open:
            self.open = open
            self.save()

    def save(self) -> None:
        """Has the record up to the present position written, and what can be played again."""
        self._changed = self._waits
        if not self._waits:
            self.file.save(written(self._loaded()))

    @contextmanager
    def written_once(self) -> Iterator[None]:
        """All that is changed within is written together at its end."""
        self._waits = True
        try:
            yield
        finally:
            self._waits = False
            if self._changed:
                self.save()

    def _loaded(self) -> AnyLoaded:
        return Loaded(self.game, self.setup, self.match, None, self.hints, self.branch, self.open, self._given)


def begin_game(game: AnyGame, setup: Any, storage: Library, seed: int | None = None) -> Session:
    """A new table for a set-up, saved at once."""
    loaded = Loaded(game, setup, new_match(game, setup), None)
    return _begun(Session(loaded, storage, storage.create(), seed))


def load_game(storage: Library, id: str) -> Session | SaveFailure:
    """A saved game as far as it is valid; raises RecordError if nothing is. The failure: it is open elsewhere."""
    opened = storage.open(id)
    if isinstance(opened, SaveFailure):
        return opened
    return Session(opened.loaded, storage, opened.file, trouble=opened.trouble)


def _begun(session: Session) -> Session:
    session.save()
    return session
