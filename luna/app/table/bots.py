"""Computer players at the table: they are asked when it is their turn, and play as slowly as one can follow."""

from __future__ import annotations

import logging
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from luna.ai.process import ThinkingError
from luna.app.session.decisions import acted_until, bot_at
from luna.app.session.thinker import Thinker
from luna.app.table.stage import SPEEDS
from luna.core.intent import Intent, Pick
from luna.core.seat import Seat, SeatKind
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.state import State
from luna.games.luna.view.shown import Shown
from luna.games.luna.words.chronicle import deed
from luna.ui.scene import Scene

if TYPE_CHECKING:
    from luna.app.table.scene import TableScene

PACE = 0.6
"""Seconds from one action to a bot's next one at the usual speed, or longer if its motion takes longer."""
QUIET = 0.3
"""Seconds after which one is told that a bot thinks."""
POLL = 1 / 30
"""Seconds between two looks at whether it has an answer."""

_log = logging.getLogger(__name__)


class Bots:
    """Plays for the seats of bots; the scene tells it of every new position and lets time pass."""

    def __init__(self, scene: TableScene, thinker: Thinker | None = None) -> None:
        self._scene = scene
        self.thinker = thinker or Thinker(scene.game.game.bots)
        self._asked = self._covered = False
        self._codes: tuple[int, ...] = ()
        self._rest = self._waited = 0.0
        self._names: dict[int, str] = {}
        """Names of persons whose seats a bot took over."""

    @property
    def level(self) -> str:
        """Who is to act if that is a bot, else an empty text."""
        game = self._scene.game
        return bot_at(game.seats, game.actor)

    @property
    def waiting(self) -> bool:
        """Whether a bot's next action may come at any moment."""
        return bool(self.level) and not (self._covered or self._scene.looking.on or self._scene.turn_end.open)

    @property
    def watched(self) -> bool:
        """Whether no person plays, who would be told by a recap: each action then stays in sight after its motion."""
        return all(seat.kind != SeatKind.HUMAN for seat in self._scene.game.setup.seats)

    @property
    def pause(self) -> float:
        """The longest time in seconds until the next `update`."""
        return POLL if self.waiting else Scene.pause

    # -- asking and playing

    def prepare(self) -> None:
        """Gets the workers ready that this table needs."""
        levels = [seat.name for seat in self._scene.game.setup.seats if seat.kind == SeatKind.BOT]
        if levels:
            self.thinker.prepare(levels)

    def new_position(self) -> None:
        """Another position is shown: what was asked or is still to be played belongs to the one before."""
        if self._asked:
            self.thinker.cancel()
        self._asked, self._codes, self._waited = False, (), 0.0
        self._begin_pace()

    def cover(self) -> None:
        """Another scene lies over the table: nobody plays unseen."""
        self._covered = True

    def uncover(self) -> None:
        """The table can be seen; one looks at it for a moment before the next action."""
        self._covered = False
        self._begin_pace()
        self.prepare()

    def update(self, seconds: float) -> None:
        """Lets time pass; asks for a turn, and plays the next action of one that is there."""
        self._rest = max(0.0, self._rest - seconds)
        if self._scene.stage.busy and self.watched:
            self._begin_pace()
        if not self.waiting:
            return
        if not self._asked:
            self._asked = True
            game = self._scene.game
            self.thinker.ask(game.setup, game.match, self.level)
        codes = self._codes = self._codes or self._answer()
        if not codes:
            self._wait(seconds)
        elif not (self._rest or self._scene.stage.busy or self._scene.help.topic):
            self._scene.play(codes[0])
            self._asked, self._codes = bool(codes[1:]), codes[1:]

    def close(self) -> None:
        """The table is left for good: no process stays."""
        self._asked, self._codes = False, ()
        self.thinker.close()

    def _begin_pace(self) -> None:
        speed = SPEEDS[self._scene.stage.speed]
        self._rest = PACE / speed if speed else 0.0

    def _answer(self) -> tuple[int, ...]:
        """The turn thought out, empty as long as it is not there."""
        try:
            return self.thinker.poll() or ()
        except ThinkingError:
            _log.exception("%s could not think", self.level)
            game, bots = self._scene.game, self._scene.game.game.bots
            return bots.choose(game.setup, game.match, bots.spare, Random(0))

    def _wait(self, seconds: float) -> None:
        if self._scene.stage.busy:
            return
        known = self._waited > QUIET
        self._waited += seconds
        if not known and self._waited > QUIET:
            self._scene.redraw()

    # -- who plays

    @property
    def players(self) -> list[tuple[int, Seat, str]]:
        """The seats that somebody can take over: number, seat and the order's name at the table."""
        names, seats = self._scene.picture.names, self._scene.game.setup.seats
        return [
            (n, seat, names[seat.colour]) for n, seat in enumerate(seats) if seat.kind in (SeatKind.HUMAN, SeatKind.BOT)
        ]

    def reseat(self, index: int, level: str) -> None:
        """Gives a seat to a bot, or with an empty level to a person, who keeps the name used before."""
        game = self._scene.game
        seat = game.setup.seats[index]
        if seat.kind == SeatKind.HUMAN:
            self._names[index] = seat.name
        new = (
            Seat(seat.colour, SeatKind.BOT, level)
            if level
            else Seat(seat.colour, SeatKind.HUMAN, self._names.get(index, ""))
        )
        if new != seat:
            game.reseat(index, new)
            self.prepare()
            self._scene.seats_changed()

    # -- the picture

    def turn(self) -> Turn:
        """The decision of the person to act, or one without any choice."""
        state, waits = self._scene.game.state, bool(self.level) or self._scene.turn_end.open
        return Watching(state) if waits else Turn(state)

    def _told(self, shown: Shown) -> Shown:
        """The picture with who thinks, before that with what was done last; at the beginning with whose turn it is."""
        text, names = self._scene.context.text, self._scene.picture.names
        match, colours = self._scene.game.match, self._scene.game.setup.colours
        thinks = self._waited > QUIET
        if thinks or not match.steps:
            name = names[colours[match.state.actor]]
            return replace(shown, prompt=text("bot-thinks" if thinks else "bot-acts", name=name))
        doer = colours[match.before(len(match.steps) - 1).actor]
        return replace(shown, prompt=deed(text, match.steps[-1].events, names, colours), prompt_of=doer)

    def over(self, shown: Shown) -> Shown:
        """The picture with what the bots do and what they did since a person acted."""
        scene = self._scene
        if scene.looking.on:
            return shown
        if self.level:
            shown = self._told(replace(shown, tip=None))
        since = acted_until(scene.game)
        busy = scene.turn.picks or scene.asked or shown.carried or shown.chosen
        if busy or since == len(scene.game.match.steps):
            return shown
        return replace(shown, chosen=shown.chosen.union(*_deeds(shown, since)))


def _deeds(shown: Shown, since: int) -> list[frozenset[Pick]]:
    """Where orders acted after so many lines, in the present round: its scoring told of the one before."""
    places: list[frozenset[Pick]] = []
    for line in shown.chronicle:
        if line.heading:
            places = []
        elif line.colour and line.step > since:
            places.append(line.places)
    return places


class Watching(Turn):
    """While a bot is to act, or a turn is not ended yet, no hand can do anything."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self._fresh = self.intent = Intent((), self._spell)
        self._own = frozenset()

    def choose(self, picks: object) -> None:
        return None

    def refuse_lift(self, picks: object) -> None:
        return None
