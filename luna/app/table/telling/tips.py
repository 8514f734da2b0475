"""Tips at the table: one at a time, where it applies, until it is understood or done, or was there long enough."""

from __future__ import annotations

from collections import Counter
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
from luna.ui.table.picks import TIP_OFF, TIP_PANEL, TIP_UNDERSTOOD
from luna.ui.table.shown import Shown, TipNote

UNDERSTAND, TOGGLE = "N", "T"
ENOUGH = 2
"""Actions that a person plays beside a tip before it makes room for the next one."""


class Tips:
    """Chooses the tip of a position; after one is understood the next comes with the next position."""

    def __init__(
        self, context: AppContext, game: GameAtTable, table: Table, port: TablePort, allowed: Callable[[], bool]
    ) -> None:
        self._context, self._game, self._table, self._port = context, game, table, port
        self._allowed = allowed
        self.told: set[str] = set()
        """What was understood or done in this game."""
        self.tip: tuple[str, Pick] | None = None
        """The present one and the place it is about."""
        self._snapshot: object = None
        self._beside: Counter[str] = Counter()
        """How often somebody has played beside each."""
        self._began = game.tips.first(table.present)

    def follow(self, snapshot: object) -> None:
        """Another position is on the table; looking back changes nothing."""
        if self._table.looked is not None:
            return
        if self._began and not self._game.tips.first(self._table.present):
            self._context.settings.put(tips_settings.FIRST_GAME_OVER, True)
        self._snapshot = snapshot
        self.tip = self._game.tips.next(self._table.position, self._seen()) if self._wanted() else None

    def plays(self, code: int) -> None:
        """A person plays an action: whoever does that needs no tip about it, nor one that was there before."""
        if not self._wanted():
            return
        self._remember(*self._game.tips.done(code))
        if self.tip:
            self._beside[self.tip[0]] += 1
            if self._beside[self.tip[0]] >= ENOUGH:
                self._remember(self.tip[0])

    def note(self) -> TipNote | None:
        """What is to be drawn where nothing else wants to be seen."""
        if self.tip is None:
            return None
        (tip, place), text = self.tip, self._context.text
        told = self._game.tips.told(text, tip, self._snapshot)
        return TipNote(place, told, text("tip-understood"), text("tip-off"))

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
        self._port.redraw()
        return True

    def _wanted(self) -> bool:
        if not self._allowed():
            return False
        settings = self._context.settings
        wish = settings.get(tips_settings.TIPS)
        first = self._game.tips.first(self._table.present) and not settings.get(tips_settings.FIRST_GAME_OVER)
        return wish == "always" or (wish == "first" and first)

    def _seen(self) -> set[str]:
        """What is not told again: with tips in every game only what this game has told."""
        settings = self._context.settings
        if settings.get(tips_settings.TIPS) == "always":
            return self.told
        before: tuple[str, ...] = settings.get(tips_settings.SEEN)
        lessons = lessons_settings.done_of(settings, self._table.session.game.key)
        return self.told.union(before, self._game.tips.taught(self._table.present, lessons))

    def _remember(self, *ids: str) -> None:
        self.told.update(ids)
        before: tuple[str, ...] = self._context.settings.get(tips_settings.SEEN)
        self._context.settings.put(tips_settings.SEEN, tuple(sorted({*before, *ids})))
