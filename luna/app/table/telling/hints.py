"""Hints for whoever decides: where to look, then what to do there, then the whole action with its reasons.

Never more than was asked for, and nothing where nobody asks. The first advice waits for a moment's thought. Then the
search goes on for some seconds while a hint is open, and the advice is kept as far as points can tell apart, also by a
hint that is opened anew. Once at most it changes for something clearly better, and says so on whatever step. Words that
were told stay while the search goes on, which is said, and points become surer once, with its end. It is played only
once it stands: who presses Enter shall not find that it has just become another one.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

import pygame

from luna.ai.process import ThinkingError
from luna.app.session.analyst import Analyses, Analyst
from luna.app.session.table import Table
from luna.app.table.gestures.pointing import Pointing
from luna.app.table.port import Intents, TablePort
from luna.app.table.telling.advice import Advice
from luna.app.table.telling.hint_note import ACCEPT, CLOSE, HOW, ON, WHAT, WHERE, Asked, hint_note
from luna.app.table.telling.wording import Wording
from luna.core.analysis import Analysis, Line
from luna.core.intent import Pick
from luna.ui.input import keys
from luna.ui.scene import Scene
from luna.ui.table.contract.game_at_table import GameAtTable
from luna.ui.table.picks import TIP_PANEL, TablePick, tip_button
from luna.ui.table.shown import Shown, TipNote

KEY = "L"
POLL = 1 / 30
"""Seconds between two looks at what is known."""
THOUGHT = 0.8
"""Seconds of searching before something is advised, unless the search ends sooner."""
ENOUGH = 5.0
"""Seconds of searching after which nobody would wait for more."""
CLEARLY, UNSURE = 0.5, 5.0
"""Points by which another line must be better at least before the advice changes, and where they have no band."""

_log = logging.getLogger(__name__)


class Hints:
    """The hint that is open, if any: it belongs to one position, and goes with it."""

    def __init__(
        self,
        offer: GameAtTable,
        table: Table,
        wording: Wording,
        pointing: Pointing,
        port: TablePort,
        intents: Intents,
    ) -> None:
        self._offer, self._table, self._wording = offer, table, wording
        self._pointing, self._port, self._intents = pointing, port, intents
        self.analyst: Analyses = Analyst(table.session.game.bots)
        self.whole: Callable[[], object] | None = None
        """Called when the whole action is told."""
        self.step = 0
        """How much was asked for; 0 while no hint is open."""
        self._version = -1
        self._analysis: Analysis | None = None
        self._line: Line | None = None
        self._advice: Advice | None = None
        self._thought = 0.0
        self._changed = self._told_anew = False
        """Whether the advice has changed, and whether what is told now has to say so."""

    # -- asking

    @property
    def offered(self) -> bool:
        """Whether hints can be had at this table at all."""
        return self.analyst.able and self._port.gives_hints and self._table.session.hints.allowed

    @property
    def possible(self) -> bool:
        """Whether somebody at the screen decides now."""
        table = self._table
        waits = table.looked is not None or table.over or table.bot or table.open or table.curtain is not None
        return self.offered and not waits

    @property
    def hidden(self) -> bool:
        """Whether picks or the preview hide it for a while."""
        return self._table.begun or self._intents.previewing

    @property
    def acceptable(self) -> bool:
        """Whether it is told whole and seen, so that it can be played as it stands."""
        return self.step == HOW and self._line is not None and not self.hidden

    @property
    def _stands(self) -> bool:
        """Whether the advice stays as it is, whatever the search still finds."""
        return self._changed or not self.waits

    @property
    def takes_enter(self) -> bool:
        """Whether Enter plays it or has more of it told: the latter not once the keyboard has gone to a place."""
        return self.acceptable or self._goes_on

    @property
    def _goes_on(self) -> bool:
        told = WHERE <= self.step < HOW and self._line is not None and not self.hidden
        return told and self._pointing.focus is None

    @property
    def waits(self) -> bool:
        """Whether a better answer may come at any moment."""
        return self.step > 0 and self.analyst.at_work

    @property
    def pause(self) -> float:
        """The longest time in seconds until the next `update`."""
        return POLL if self.waits else Scene.pause

    def press(self) -> bool:
        """The lamp or its key: opens the hint, and once there is one tells more; False where hints are not offered."""
        if not self.offered:
            return False
        if not self.possible:
            self._port.tell(self._wording.text("hint-not-now"), refusal=True)
        elif not self.step:
            self._open()
        elif self.hidden:  # it is told again as far as it was
            self._table.forget_picks()
            self._intents.hide_preview()
        elif self._line and self.step < HOW:
            self._told_anew, self._advice = False, None  # a new step tells what is known by now
            self._count(self.step + 1)
        self._port.redraw()
        return True

    def tell_whole(self) -> None:
        """Opens the hint with all it has to tell."""
        if self.possible and not self.step:
            self._open()
            self._count(HOW)
            self._port.redraw()

    def close(self) -> bool:
        """Takes the hint away; False if there is none."""
        was, self.step = self.step, 0
        if was:
            self._intents.return_preview()
            self.analyst.cancel()
            self._port.redraw()
        return was > 0

    def follow(self) -> None:
        """Another position may be shown: the hint was about the one before."""
        if self._version != self._table.version:
            self.close()

    def accept(self) -> bool:
        """Plays what is advised; False before it was told whole, and while picks hide it.

        While something else may still turn out to be better nothing is played, which is said.
        """
        line = self._line
        if not self.acceptable or line is None:
            return False
        if not self._stands:
            self._port.tell(self._wording.text("hint-not-yet"), refusal=True)
            self._port.redraw()
            return True
        self._table.turn.reset()
        self._intents.play(line.codes[-1], first=line.codes[:-1])
        return True

    def update(self, seconds: float) -> None:
        """Looks whether more is known."""
        if not self.step:
            return
        waited, stood = self.waits, self._stands
        self._thought += seconds
        try:
            found = self.analyst.look()
        except ThinkingError:
            _log.exception("no hint")
            self.close()
            self._port.tell(self._wording.text("hint-failed"), refusal=True)
            return
        if self._analysis and self._thought >= ENOUGH:
            self.analyst.cancel()
        if found is not None and self._ripe(found):
            self._take(found)
        if waited and not self.waits:
            self._advice = None if self.step == HOW else self._advice
            self._port.redraw()
        if self._stands and not stood:
            self._port.unsay(self._wording.text("hint-not-yet"))

    def _open(self) -> None:
        table = self._table
        if self._version != table.version:
            self._analysis = self._line = self._advice = None
            self._changed = False
        self._version, self._thought, self._told_anew, self._advice = table.version, 0.0, False, None
        table.forget_picks()
        self._intents.hide_preview()
        self.analyst.ask(table.session.setup, table.session.match)
        self._count(WHERE)

    def _count(self, step: int) -> None:
        """So much is told from now on; how often a seat asked stays with the game."""
        if step == WHERE:
            self._table.session.count_hint(self._table.actor)
        self.step = step
        if step == HOW and self.whole:
            self.whole()
        self._port.sound("button")

    def _ripe(self, found: Analysis) -> bool:
        """Whether it is surer than what is known, and sure enough to be told at all."""
        known = self._analysis
        if known is None:
            return self._thought >= THOUGHT or not self.waits
        return found is not known and found.iterations >= known.iterations

    def _take(self, found: Analysis) -> None:
        before = self._line
        line = self._kept(found, before) if before else found.best
        other = before is not None and before.codes != line.codes
        if other and self._changed:
            return  # what was thought over once is not thought over again
        self._analysis, self._line = found, line
        if before and not other and (self.waits or self.step < HOW):
            return  # what is being read does not change under the eyes
        self._advice = None
        self._changed |= other
        self._told_anew |= other
        if other and self.step == HOW:
            self.step = WHAT  # who is about to press Enter has not read it
        self._port.redraw()

    def _kept(self, found: Analysis, before: Line) -> Line:
        """What was advised, unless the best is clearly better."""
        kept = found.line(before.codes)
        patience = UNSURE if found.band is None else max(CLEARLY, found.band)
        return kept if kept and kept.value >= found.best.value - patience else found.best

    # -- what is seen

    @property
    def advice(self) -> Advice | None:
        """What is advised, in words and places; None before anything is known."""
        if self._advice is None and self._line and self._analysis:
            self._advice = Advice(self._offer, self._table, self._wording, self._analysis, self._line)
        return self._advice

    @property
    def prompt(self) -> str:
        """What is asked for while one is seen: no other step; empty without, or while picks ask more."""
        if not self.step or self.hidden or self._pointing.lifted:
            return ""
        return self._wording.text("prompt-advised", name=self._wording.asked(self._table.actor))

    def over(self, shown: Shown) -> Shown:
        """The picture with the hint, as far as it was asked for."""
        if not self.step or self._table.begun:
            return shown
        advice = self.advice
        shown = replace(shown, tip=self._note(), deed=None, chosen=frozenset(), recent=frozenset())
        if advice is None or self.step < HOW:
            return shown
        return replace(shown, arrows=advice.arrows, outcome=advice.outcome, related={})

    def _note(self) -> TipNote:
        asked = Asked(self.step, self._told_anew, self.waits, self._stands)
        return hint_note(self._wording.text, asked, self.advice, self._person())

    def _person(self) -> Pick:
        """The panel of the seat to act."""
        return Pick(TablePick.PLAYER, self._table.session.seats[self._table.actor].colour)

    # -- keys and presses

    def handle(self, event: pygame.event.Event, seen: Shown) -> bool:
        """Reacts to its key at any time, and to what is pressed on the hint that was `seen`; False for all else."""
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if not self.step or event.type != pygame.MOUSEBUTTONDOWN or event.button != pygame.BUTTON_LEFT or not seen.tip:
            return False
        under = self._port.picks_at(event.pos)
        pressed = tip_button(under)
        ways = {ON: self.press, ACCEPT: self.accept, CLOSE: self.close}
        if pressed in ways:
            return ways[pressed]()
        return TIP_PANEL in under

    def _key(self, event: pygame.event.Event) -> bool:
        if keys.plain(event) == KEY:
            return self.press()
        if event.key not in keys.CONFIRM:
            return False
        return self.press() if self._goes_on else self.accept()
