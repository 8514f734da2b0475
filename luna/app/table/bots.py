"""Computer players at the table: they play when it is their turn, as slowly as the person wants to follow."""

from __future__ import annotations

import math
from dataclasses import replace

from luna.app.app_context import AppContext
from luna.app.session.bot_turns import BotTurns
from luna.app.session.decisions import acted_until, bot_at
from luna.app.session.foresight import Foresees, Foresight
from luna.app.session.played import Played
from luna.app.session.table import Table
from luna.app.session.thinker import Thinker
from luna.app.settings import preferences
from luna.app.system.power import Power
from luna.app.table.port import TablePort
from luna.app.table.telling.deeds import Deeds
from luna.app.table.telling.reading import begins_part, done_by
from luna.app.table.telling.wording import Wording
from luna.core.intent import Pick
from luna.core.seat import Seat, SeatKind
from luna.ui.scene import Scene
from luna.ui.table.chronicle_line import ChronicleLine
from luna.ui.table.shown import Shown

ON_CLICK = "click"
PACES = {"slow": 3.0, "normal": 1.5, "fast": 0.25, ON_CLICK: math.inf}
"""Seconds that a bot's deed stays in sight after its motion before the next one, however fast motions are."""
BEFORE, WITHIN = 0.5, 0.35
"""The most of it before a bot answers a person, and between the steps of one action."""
QUIET = 0.3
"""Seconds after which one is told that a bot thinks."""
POLL = 1 / 30
"""Seconds between two looks at whether it has an answer."""


class Bots:
    """Gives the bots of a table their time; what they play is shown by the scene."""

    def __init__(self, context: AppContext, table: Table, wording: Wording, port: TablePort) -> None:
        self._context, self._table, self._wording, self._port = context, table, wording, port
        self.deeds = Deeds(table, wording)
        self._turns = BotTurns(table)
        self._foresight = Foresight(Thinker(table.session.game.bots))
        self.power = Power()
        self._covered = False
        self._rest = self._least = self._waited = 0.0

    @property
    def thinker(self) -> Foresees:
        """Who thinks for them."""
        return self._foresight.thinker

    @thinker.setter
    def thinker(self, thinker: Foresees) -> None:
        self._foresight = Foresight(thinker)

    @property
    def waiting(self) -> bool:
        """Whether a bot's next action may come at any moment."""
        table = self._table
        return bool(table.bot) and not (self._covered or table.looked is not None or table.open)

    @property
    def pace(self) -> str:
        """How fast they follow one another."""
        return self._context.settings.get(preferences.BOT_PACE)

    def rest(self, goes_on: bool) -> float:
        """Seconds that a deed is seen where the game runs by itself; less between the steps of one action."""
        seconds = PACES["normal" if self.pace == ON_CLICK else self.pace]
        return min(seconds, WITHIN) if goes_on else seconds

    @property
    def closing_rest(self) -> float:
        """Seconds that the deed before a dialog is seen: none for whoever wants neither to wait nor to watch."""
        return 0.0 if self._hurries else self.rest(goes_on=False)

    @property
    def _hurries(self) -> bool:
        return self.pace == "fast" and self._context.settings.get(preferences.SPEED) == "instant"

    @property
    def held(self) -> bool:
        """Whether a bot waits for a press before it plays."""
        return self.waiting and self.pace == ON_CLICK and self._rest == math.inf

    @property
    def pause(self) -> float:
        """The longest time in seconds until the next `update`."""
        return POLL if self.waiting else Scene.pause

    # -- asking and playing

    def prepare(self) -> None:
        """Gets the workers ready that this table needs."""
        levels = [seat.name for seat in self._table.session.seats if seat.kind == SeatKind.BOT]
        if levels:
            self._foresight.prepare(levels)

    def follow(self) -> None:
        """Another position is shown: what was asked about the one before is no longer wanted."""
        self._turns.follow(self._foresight)
        self._waited = 0.0
        self._begin_pace()

    def cover(self) -> None:
        """Another scene lies over the table: nobody plays unseen."""
        self._covered = True
        self._foresight.rest()

    def uncover(self) -> None:
        """The table can be seen; one looks at it for a moment before the next action."""
        self._covered = False
        self._begin_pace()
        self.prepare()

    def update(self, seconds: float, free: bool, others: bool = False) -> Played | None:
        """Lets time pass and asks for a turn; what was played where the table is `free` for that.

        Nobody thinks ahead while `others` need the processors.
        """
        busy = self._port.busy
        if not busy:
            self._rest = max(0.0, self._rest - seconds)
        if not self.waiting:
            self._look_ahead(others)
            return None
        known = self._turns.look(self._foresight)
        if known and free and not (self._rest or busy):
            return self._turns.play()
        if not known and not self._rest:
            self._rest = self._least  # the next time that tells nothing
        if self._least or not known:
            self._wait(seconds, busy)
        return None

    def _look_ahead(self, others: bool) -> None:
        """While a person decides, or has still to end a turn, bots may think of what comes then."""
        table, session = self._table, self._table.session
        shown = table.looked is None and table.curtain is None and not (self._covered or table.over)
        if others or not shown or not self._context.settings.get(preferences.THINK_AHEAD) or self.power.battery:
            self._foresight.rest()
        elif table.bot and table.open:
            self._foresight.answer_ahead(session, table.bot)
        elif not table.bot:
            self._foresight.look_ahead(session)

    def go_on(self) -> bool:
        """Somebody has seen enough: the next bot may play at once; False if none waits for that."""
        waits = self.waiting and self._rest > self._least and not self._port.busy
        if waits:
            self._rest = self._least
            self._port.redraw()
        return waits

    def change_pace(self) -> str:
        """Chooses the next pace and remembers it."""
        names = list(PACES)
        name = names[(names.index(self.pace) + 1) % len(names)]
        self._context.settings.put(preferences.BOT_PACE, name)
        self._begin_pace()
        return name

    def close(self) -> None:
        """The table is left for good: no process stays."""
        self._turns.forget()
        self._foresight.close()

    def _begin_pace(self) -> None:
        """How long what is seen now stays before the next bot plays."""
        table, rest = self._table, PACES[self.pace]
        if self._hurries:
            rest = 0.0  # what happened is told afterwards
        if not table.length or not bot_at(table.session.seats, table.doer):
            rest = min(rest, BEFORE)
        elif table.session.rules.goes_on(table.state):
            rest = min(rest, WITHIN)
        self._least = table.session.game.bots.hesitation(table.state) if table.bot else 0.0
        self._rest = max(rest, self._least)

    def _wait(self, seconds: float, busy: bool) -> None:
        if busy:
            return
        known = self._waited > QUIET
        self._waited += seconds
        if not known and self._waited > QUIET:
            self._port.redraw()

    # -- who plays

    @property
    def players(self) -> list[tuple[int, Seat, str]]:
        """The seats that somebody can take over: number, seat and the name at the table."""
        names, seats = self._wording.names, self._table.session.seats
        return [(n, seat, names[seat.colour]) for n, seat in enumerate(seats) if seat.kind != SeatKind.AUTOMATON]

    def can_sit(self, index: int) -> bool:
        """Whether a person may take a seat over, or has it."""
        return self._table.session.can_sit(index)

    def reseat(self, index: int, level: str) -> None:
        """Gives a seat to a bot, or with an empty level to a person, who keeps the name used before."""
        if self._table.reseat(index, level):
            self.prepare()
            self._port.position_changed()

    # -- the picture

    def over(self, shown: Shown, busy: bool) -> Shown:
        """The picture with what the bots do and what they did since a person acted, unless a person is `busy`."""
        table = self._table
        hint = self._wording.text("deed-next") if self.held else ""
        shown = replace(shown, deed=self.deeds.deed((*shown.chronicle, *shown.undone), hint))
        if table.looked is not None:
            return shown
        if table.bot and not table.open:
            shown = self._told(replace(shown, tip=None))
        since = acted_until(table.session)
        if busy or shown.carried or shown.chosen or since == table.length:
            return shown
        deeds = _deeds(shown, since)
        return replace(shown, chosen=frozenset(deeds), done_by={**shown.done_by, **deeds})

    def _told(self, shown: Shown) -> Shown:
        """The picture with who thinks, before that with what was done last; at the beginning with whose turn it is."""
        table, text = self._table, self._wording.text
        thinks, last = self._waited > QUIET, table.steps[table.length - 1] if table.length else None
        if thinks or last is None or begins_part(shown.chronicle, table.length):
            name = self._wording.name(table.actor)
            return replace(shown, prompt=text("bot-thinks" if thinks else "bot-acts", name=name))
        doer = table.doer
        colour = table.session.seats[doer].colour if doer >= 0 else ""
        return replace(shown, prompt=self._wording.words.deed(last), prompt_of=colour)


def _deeds(shown: Shown, since: int) -> dict[Pick, str]:
    """Where seats acted after so many lines, in the present round: its scoring told of the one before."""
    lines = list[ChronicleLine]()
    for line in shown.chronicle:
        if line.heading:
            lines = []
        elif line.colour and line.step > since:
            lines.append(line)
    return done_by(lines)
