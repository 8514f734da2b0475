"""Tips at the table: one at a time, where it applies, until it is understood or done, or was there to be read."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

import pygame

from luna.app.app_context import AppContext
from luna.app.session.table import Table
from luna.app.settings import lessons as lessons_settings
from luna.app.settings import tips as tips_settings
from luna.app.table.port import TablePort
from luna.core.intent import Pick
from luna.ui.input import keys
from luna.ui.table.contract.game_at_table import GameAtTable
from luna.ui.table.picks import CHRONICLE, TIP_OFF, TIP_PANEL, TIP_UNDERSTOOD
from luna.ui.table.shown import Shown, TipNote

UNDERSTAND, TOGGLE = "N", "T"
READ = 12.0
"""Characters of a tip that are read in a second."""
LEAST = 4.0
"""Seconds that the shortest tip needs to be noticed and read."""


class Tips:
    """Chooses the tip of a position; once one is seen, the next comes with the next position.

    A tip is seen when a person puts it away, does what it speaks of, or goes on after it was in sight long enough to be
    read. What merely stood there for a moment comes back, in this game or in the next one.
    """

    def __init__(
        self, context: AppContext, game: GameAtTable, table: Table, port: TablePort, allowed: Callable[[], bool]
    ) -> None:
        self._context, self._game, self._table, self._port = context, game, table, port
        self._allowed = allowed
        self.told: set[str] = set()
        """What is not told again in this game."""
        self.tip: tuple[str, Pick] | None = None
        """The present one and the place it is about."""
        self._snapshot: object = None
        self._in_sight = defaultdict[str, float](float)
        """For how many seconds each was to be seen."""
        self._reads = self._came = False
        """Whether the pointer is on the chronicle, and whether the present tip is to be seen beside it."""
        self._began = game.tips.first(table.present)

    def follow(self, snapshot: object) -> None:
        """Another position is on the table; looking back changes nothing, and while bots act nothing is told."""
        table = self._table
        if table.looked is not None:
            return
        if self._began and not self._game.tips.first(table.present):
            tips_settings.end_first_game(self._context.settings, self._about, self._kind)
        self._snapshot = snapshot
        told, before = self._wanted() and not table.bot, self.tip
        self.tip = self._game.tips.next(table.position, self._seen()) if told else None
        self._came &= self.tip == before

    def plays(self, code: int) -> None:
        """A person plays an action: whoever does that needs no tip about it, nor one that could be read before."""
        if not self._wanted():
            return
        done = self._game.tips.done(code)
        self.told.update(done)
        if self.tip and (self.tip[0] in done or self._in_sight[self.tip[0]] >= self._to_read(self.tip[0])):
            self._remember(self.tip[0])

    def follows(self, advised: int, code: int) -> None:
        """A person plays an action as it was advised in another way: no tip needs to say that in any game."""
        done = self._game.tips.done(code)
        for tip in done if done == self._game.tips.done(advised) else ():
            self._remember(tip)

    def update(self, seconds: float, seen: Shown) -> None:
        """Lets time pass in which the present tip may be among what is to be `seen`."""
        self._came = self._is_seen(seen)
        if self.tip and self._came:
            self._in_sight[self.tip[0]] += seconds

    def watch(self, event: pygame.event.Event) -> None:
        """Knows where the pointer is: no tip comes up under one that is on the chronicle, it would take its click."""
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            return
        place, read = self._port.place(CHRONICLE), self._reads
        self._came |= self._is_seen(self._port.shown())
        self._reads = bool(place and place.collidepoint(event.pos))
        if read and not self._reads and self.tip:
            self._port.redraw()

    def note(self) -> TipNote | None:
        """What is to be drawn where nothing else wants to be seen."""
        if self.tip is None or (self._reads and not self._came):
            return None
        (tip, place), text = self.tip, self._context.text
        also = self._game.tips.also(self._table.position, tip)
        return TipNote(place, self._words(tip), text("tip-understood"), text("tip-off"), also=also)

    def shown(self, note: TipNote | None) -> str:
        """The id of the tip that a note tells, empty for none."""
        return self.tip[0] if note and self.tip else ""

    def handle(self, event: pygame.event.Event, seen: Shown) -> bool:
        """Reacts to its keys, and to a press on its panel if that was to be `seen`; False for all else."""
        if event.type == pygame.KEYDOWN:
            key = keys.plain(event)
            return (key == TOGGLE and self.toggle()) or (key == UNDERSTAND and self.understood(seen))
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != pygame.BUTTON_LEFT or seen.tip is None:
            return False
        under = self._port.picks_at(event.pos)
        if TIP_UNDERSTOOD in under:
            return self.understood(seen)
        return self.toggle() if TIP_OFF in under else TIP_PANEL in under

    def understood(self, seen: Shown) -> bool:
        """Takes the tip away for good; False if there was none to be `seen`."""
        if self.tip is None or seen.tip is None:
            return False
        self._remember(self.tip[0])
        self.tip = None
        self._port.redraw()
        return True

    def dismiss(self, seen: Shown) -> bool:
        """Takes the tip away for this game; False if there was none to be `seen`."""
        if self.tip is None or seen.tip is None:
            return False
        self.told.add(self.tip[0])
        self.tip = None
        self._port.redraw()
        return True

    def toggle(self) -> bool:
        """No more tips at all, or tips from now on in every game."""
        on = not self._wanted()
        self._context.settings.put(tips_settings.TIPS, "always" if on else "never")
        if on:
            self.told.clear()
        self._port.tell(self._context.text("tips-on" if on else "tips-off"))
        self.follow(self._snapshot)
        self._came = on  # whoever asks for tips sees one wherever the pointer is
        self._port.redraw()
        return True

    @property
    def _about(self) -> str:
        return self._table.session.game.key

    @property
    def _kind(self) -> str:
        return self._game.tips.kind(self._table.present)

    def _is_seen(self, seen: Shown) -> bool:
        """Whether the present tip is among what is to be `seen`."""
        return bool(self.tip and seen.tip and seen.tip.understood)

    def _words(self, tip: str) -> str:
        return self._game.tips.told(self._context.text, tip, self._snapshot)

    def _to_read(self, tip: str) -> float:
        return max(LEAST, len(self._words(tip)) / READ)

    def _wanted(self) -> bool:
        first = self._game.tips.first(self._table.present) or self._always
        return self._allowed() and first and tips_settings.wanted(self._context.settings, self._about, self._kind)

    @property
    def _always(self) -> bool:
        return self._context.settings.get(tips_settings.TIPS) == "always"

    def _seen(self) -> set[str]:
        """What is not told again: with tips in every game only what this game has told."""
        if self._always:
            return self.told
        settings = self._context.settings
        lessons = lessons_settings.done_of(settings, self._about)
        taught = self._game.tips.taught(self._table.present, lessons)
        return self.told.union(tips_settings.seen_of(settings, self._about), taught)

    def _remember(self, tip: str) -> None:
        self.told.add(tip)
        tips_settings.remember_seen(self._context.settings, self._about, tip)
