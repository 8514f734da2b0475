"""The coach: a raised eyebrow after a person's deed that loses much, for who wished for one.

It compares what was played with the best that is found while the motion is seen, never holds anything up, and is silent
for deeds that lose less, for bots, and where no hints are allowed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import pygame

from luna.ai.process import ThinkingError
from luna.app.session.analyst import Analyses, Analyst
from luna.app.session.decisions import deed_before
from luna.app.session.table import Table
from luna.app.settings import preferences
from luna.app.table.port import Intents, TablePort
from luna.app.table.telling.hints import POLL, Hints
from luna.app.table.telling.wording import Wording
from luna.core.analysis import Analysis
from luna.core.intent import Pick
from luna.core.settings import Settings
from luna.ui.input import keys
from luna.ui.scene import Scene
from luna.ui.table.picks import TIP_PANEL, TablePick, tip_button
from luna.ui.table.shown import Shown, TipNote, TipWay

LOSSES = {"gentle": 6.0, "strict": 3.0}
"""From so many points lost on it says something."""
ITERATIONS = 20_000
"""How far it looks: less than the motion of a deed takes."""
BACK, SHOW, CLOSE = "coach-back", "coach-show", "coach-close"
KEYS = {"K": BACK}

_log = logging.getLogger(__name__)


class Coach:
    """Looks at the last deed of a person; `lost` is what it has to say of it."""

    def __init__(
        self, settings: Settings, table: Table, wording: Wording, hints: Hints, port: TablePort, intents: Intents
    ) -> None:
        self._settings, self._table, self._wording, self._hints = settings, table, wording, hints
        self._port, self._intents = port, intents
        self.analyst: Analyses = Analyst(table.session.game.bots)
        self.lost: float | None = None
        self._band = 0.0
        """How sure that is."""
        self._about: tuple[int, tuple[int, ...]] | None = None
        """Of the deed: how many steps lie before it, and its codes."""

    @property
    def wish(self) -> str:
        """How much it shall say."""
        return self._settings.get(preferences.COACH)

    @property
    def pause(self) -> float:
        """The longest time in seconds until the next `update`."""
        return POLL if self.analyst.at_work else Scene.pause

    def played(self, bot: bool) -> None:
        """Something was played; by a person a whole deed is looked at."""
        if bot:
            return
        self.forget()
        table, session = self._table, self._table.session
        start = deed_before(session)
        if start is None or table.watched or self.wish not in LOSSES or not self._hints.offered:
            return
        codes = tuple(step.code for step in session.match.steps[start:])
        self._about = start, codes
        self.analyst.ask(session.setup, session.match.cut(start), codes, ITERATIONS)

    def follow(self) -> None:
        """Another position may be shown: what was taken back is not spoken of, and nothing to the next person."""
        if self._about and (self._table.curtain is not None or not self._still_there()):
            self.forget()

    def forget(self) -> bool:
        """Says nothing any more; False if it said nothing."""
        said, self.lost, self._about = self.lost is not None, None, None
        self.analyst.cancel()
        return said

    def update(self) -> None:
        """Looks whether something is known."""
        if not self.analyst.at_work:
            return
        try:
            found = self.analyst.look()
        except ThinkingError:
            _log.exception("the coach could not think")
            self.forget()
            return
        if found is not None and not self.analyst.at_work:
            self._judge(found)

    def _judge(self, found: Analysis) -> None:
        least = LOSSES.get(self.wish)
        if least is not None and found.band is not None and found.loss >= least:
            self.lost, self._band = found.loss, found.band
            self._port.redraw()

    def _still_there(self) -> bool:
        assert self._about
        start, codes = self._about
        played = self._table.session.match.steps[start : start + len(codes)]
        return tuple(step.code for step in played) == codes

    # -- what is seen and pressed

    def note(self) -> TipNote | None:
        """What is to be drawn beside the button that takes the deed back, or where it stays beside who did it."""
        if self.lost is None or self._about is None or self._table.curtain is not None:
            return None
        text, session, (start, codes) = self._wording.text, self._table.session, self._about
        told = text("coach-lost", points=round(self.lost), band=max(1, round(self._band)))
        close = TipWay(CLOSE, text("coach-close"))
        if session.hindrance(start):
            before = session.match.before(start)
            who = Pick(TablePick.PLAYER, session.seats[session.rules.actor(before)].colour)
            return TipNote(who, f"{self._wording.words.line(before, codes)}\n{told}", ways=(close,))
        ways = close, TipWay(SHOW, text("coach-show")), TipWay(BACK, text("coach-back"), main=True)
        return TipNote(Pick(TablePick.BAR, "undo-turn"), told, ways=ways)

    def handle(self, event: pygame.event.Event, seen: Shown) -> bool:
        """Reacts to its keys and to presses on its note that was `seen`; False for all else."""
        if self.lost is None or seen.tip is None or not any(way.key == CLOSE for way in seen.tip.buttons):
            return False
        ways: dict[str, Callable[[], bool]] = {BACK: self._take_back, SHOW: self._show, CLOSE: self._close}
        if event.type == pygame.KEYDOWN:
            named = CLOSE if event.key == pygame.K_ESCAPE else KEYS.get(keys.plain(event), "")
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            under = self._port.picks_at(event.pos)
            named = tip_button(under)
            if named not in ways:
                return TIP_PANEL in under
        else:
            return False
        told = {way.key for way in seen.tip.buttons}
        return named in told and ways[named]()

    def _close(self) -> bool:
        self.forget()
        self._port.redraw()
        return True

    def _take_back(self) -> bool:
        self._intents.undo_turn()
        return self._close()

    def _show(self) -> bool:
        """Takes the deed back and tells the better one whole; redoing plays the old one again."""
        self._take_back()
        self._hints.tell_whole()
        return True
