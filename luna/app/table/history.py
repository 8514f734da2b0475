"""Going back in the chronicle: any position can be looked at, and played on from; until then nothing changes.

A slider leads to any of them, and the game runs by itself from there as fast as bots play.
"""

from __future__ import annotations

from collections.abc import Callable
from math import dist

import pygame

from luna.app.session.table import Table
from luna.app.table.chronicle_bar import ChronicleBar
from luna.app.table.look_slider import LookSlider
from luna.app.table.port import Intents, TablePort
from luna.app.table.telling.wording import Wording
from luna.core.intent import Pick
from luna.core.turn import Point
from luna.ui.input import keys
from luna.ui.scene import Scene
from luna.ui.table.contract.game_at_table import GameAtTable
from luna.ui.table.picks import CHRONICLE, LOOK_BAR, TABLE, TablePick
from luna.ui.table.shown import Button, LookBack

STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
ROUNDS = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
"""Keys that lead to a step or to a round before or after the position shown; from the present one they look back."""
PLAY_ON = "A"
"""The key that makes the position looked at the present one, as in a review; Enter does what loses nothing."""
IN_FULL, FULL_KEY = Pick(TablePick.LOOK, "full"), "D"
"""The button and the key that open what tells in full of the step before the position looked at."""
RUNNING = 0.05
"""Seconds between two looks at the time while the game runs by itself."""
RESTS = 3
"""How far in px a pointer that rests may move."""
WHEEL = 3
"""Lines it goes on with a notch of the wheel."""
SILENT = frozenset({TablePick.CHRONICLE, TablePick.LOOK, TablePick.LINE})
"""Where nobody means to play."""


class History:
    """What keys and clicks mean for the chronicle, and while a position is only looked at."""

    def __init__(self, game: GameAtTable, table: Table, wording: Wording, port: TablePort, intents: Intents) -> None:
        self._game, self._table, self._wording, self._port, self._intents = game, table, wording, port, intents
        self._bar, self._slider = ChronicleBar(table, wording, port), LookSlider(table, port, self.look_at, self._halt)
        self.from_result = False
        """Whether the result was left for this look, and is to be seen again after it."""
        self._run: float | None = None
        """Seconds until the next step while the game runs by itself, else None."""
        self._clicked: Point | None = None
        """Where a line was clicked, as long as the pointer rests there."""

    @property
    def on(self) -> bool:
        """Whether the position shown is not the present one."""
        return self._table.looked is not None

    @property
    def _at(self) -> int:
        looked = self._table.looked
        return self._table.length if looked is None else looked

    def look_at(self, step: int) -> None:
        """Shows the position after so many steps, also of undone ones; the present one ends it."""
        self._intents.look_at(step)

    @property
    def running(self) -> bool:
        """Whether the game runs by itself from the position looked at on."""
        return self._run is not None and self.on

    @property
    def scrolls(self) -> bool:
        """Whether lines only come to lie under the pointer, so that nobody points at them."""
        return self.running or (self._clicked is not None and self.on)

    @property
    def pause(self) -> float:
        """The longest time in seconds until the next `update`."""
        return RUNNING if self.running else Scene.pause

    def update(self, seconds: float, rest: Callable[[bool], float]) -> None:
        """Lets time pass while the game runs; `rest` = seconds that a step is seen if its action goes on or not."""
        if self._run is None:
            return
        if not self.on:  # something else has ended it
            self._run = None
            return
        if self._port.busy:  # a step is seen for its time after it has moved
            return
        self._run -= seconds
        if self._run > 0:
            return
        table = self._table
        self._intents.look_on()
        ended = not self.on or self._at >= table.length + table.session.match.undone
        self._run = None if ended else rest(table.session.rules.goes_on(table.session.match.before(self._at)))
        self._port.redraw()

    def follow(self) -> None:
        """Another position is shown: at the present one nothing is left to return to."""
        self.from_result &= self.on

    def back(self) -> bool:
        """Shows the present again; False if it is shown already."""
        return self._intents.look_at(self._table.length)

    # -- mouse and keyboard

    def handle(self, event: pygame.event.Event) -> bool:
        """Reacts to its keys and to the scroll bar; False for all else."""
        if self._clicked and event.type == pygame.MOUSEMOTION and dist(event.pos, self._clicked) > RESTS:
            self._clicked = None
            self._port.redraw()
        if event.type == pygame.KEYDOWN and not keys.command(event):
            return self._key(event)
        return self._slider.handle(event) or self._bar.handle(event)

    def click(self, picks: list[Pick], at: Point) -> bool:
        """Takes a click on a line or on the bar, and while looking back every other one on a thing too."""
        for pick in picks:
            if pick.kind == TablePick.LINE:
                self._look_at_line(int(pick.key), at)
                return True
            if pick.kind == TablePick.LOOK:
                self._press(pick.key)
                self._port.point_again(at)
                return True
        return self.on and not any(pick.kind == TablePick.BAR for pick in picks) and self.refuse(picks, at)

    def refuse(self, picks: list[Pick], at: Point | None) -> bool:
        """Says that nothing can be played here."""
        if any(pick.kind not in SILENT.union(self._game.ground) for pick in picks):
            self._port.sound("wrong")
            self._port.tell(self._wording.text("look-back-refusal"), at, refusal=True)
            self._port.redraw()
        return True

    def wheel(self, picks: list[Pick], steps: int) -> None:
        """The wheel was turned over something."""
        if LOOK_BAR in picks:
            self.look_at(self._at - steps)
        elif CHRONICLE in picks:
            self._bar.scroll(-WHEEL * steps)

    def _key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_SPACE and self.on:
            self._run_or_pause()
            return True
        if event.key in STEPS:
            self._halt()
            self.look_at(self._at + STEPS[event.key])
        elif event.key in ROUNDS:
            self._halt()
            self._jump(ROUNDS[event.key])
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self.look_at(0 if event.key == pygame.K_HOME else self._table.length)
        elif not self.on:
            return False
        elif event.key in keys.ENTER:
            self.back()
        elif keys.plain(event) == PLAY_ON:
            self._intents.play_on()
        elif keys.plain(event) == FULL_KEY:
            self._open_in_full()
        elif event.key == pygame.K_TAB or keys.plain(event) in self._game.hotkeys:
            self.refuse([TABLE], None)
        else:
            return False
        return True

    def _press(self, button: str) -> None:
        ways = {
            "back": lambda: self.look_at(self._at - 1),
            "forth": lambda: self.look_at(self._at + 1),
            "run": self._run_or_pause,
            IN_FULL.key: self._open_in_full,
            "play": self._intents.play_on,
            "now": self.back,
        }
        if button != "run":
            self._halt()
        if button in ways:
            ways[button]()

    def _open_in_full(self) -> None:
        if line := self._wording.reading.opening(self._at):
            self._intents.open_again(line)

    def _run_or_pause(self) -> None:
        """The game runs by itself, from the end on from its beginning; or it stops."""
        if self._run is None and self._at >= self._table.length + self._table.session.match.undone:
            self.look_at(0)
        self._run = 0.0 if self._run is None else None
        self._port.redraw()

    def run_from(self, step: int) -> None:
        """Lets the game run by itself from the position after so many steps to the present one."""
        self.look_at(step)
        self._run = 0.0

    def _halt(self) -> None:
        self._run = None

    def _jump(self, way: int) -> None:
        """To the beginning of the round before or after the position."""
        marks = [step for step, _ in self._marks()]
        end = self._table.length + self._table.session.match.undone
        if way < 0:
            self.look_at(max((step for step in marks if step < self._at), default=0))
        else:
            self.look_at(min((step for step in marks if step > self._at), default=end))

    def _marks(self) -> tuple[tuple[int, str], ...]:
        """Where the parts of the game begin, as the headings of the chronicle tell."""
        told, undone = self._wording.reading.lines()
        headings = [line for line in (*told, *undone[1:]) if line.heading]
        return tuple((line.step, line.text) for line in headings)

    def _look_at_line(self, number: int, at: Point) -> None:
        """Opens what tells of it in full, where something does; what has just been done is shown once more."""
        shown, end = self._port.shown(), self._port.page().end
        line = (*shown.chronicle, *shown.undone)[number]
        if line.opens:
            self._halt()
            self._intents.open_again(line)
        elif line.step == self._table.length and line.since and not line.heading:
            self.run_from(line.since - 1)
        else:
            self.look_at(line.step)
            self._wording.reading.end, self._clicked = end, at
            self._port.point_again(at)
        self._port.redraw()

    # -- the picture

    def shown(self) -> LookBack | None:
        """The bar, None while the present is shown."""
        return self._bar_at_position() if self.on else None

    def arriving(self, before: LookBack | None) -> LookBack | None:
        """The bar while what leads to the position shown is seen to happen, also if that is the present."""
        return before and self._bar_at_position()

    def _bar_at_position(self) -> LookBack:
        text, at = self._wording.text, self._at
        total = self._table.length + self._table.session.match.undone
        running, told = self.running, self._wording.reading.opening(at)
        buttons = (
            Button(Pick(TablePick.LOOK, "back"), "", "rewind", enabled=at > 0),
            Button(Pick(TablePick.LOOK, "run"), "", "pause" if running else "run", selected=running),
            Button(Pick(TablePick.LOOK, "forth"), "", "forward", enabled=at < total),
            *([Button(IN_FULL, text("look-back-details"), key=FULL_KEY)] if told else ()),
            Button(Pick(TablePick.LOOK, "play"), text("look-back-play"), key=PLAY_ON, enabled=self._leads_on(at)),
            Button(Pick(TablePick.LOOK, "now"), self._way_back, key=text("key-enter"), primary=True),
        )
        place, now = text("look-back-place", at=at, total=total), self._table.length
        seat = self._doer(at)
        colour = "" if seat is None else self._table.session.seats[seat].colour
        return LookBack(self._title(at, seat), place, at, buttons, total, now, self._marks(), colour)

    def _leads_on(self, at: int) -> bool:
        """Whether the position after so many steps can be played on from."""
        return not self._table.session.hindrance(at)

    @property
    def _way_back(self) -> str:
        return self._wording.text("look-back-result" if self.from_result else "look-back-now")

    def _doer(self, at: int) -> int | None:
        """The seat whose step led there; None at the beginning."""
        if at == 0:
            return None
        rules, before = self._table.session.rules, self._table.before(at)
        seat = rules.actor(before)
        return rules.turn_owner(before) if seat < 0 else seat

    def _title(self, at: int, doer: int | None) -> str:
        """Where in the game the position shown is, as its head tells too, and who acted last on the way there."""
        text, stage = self._wording.text, self._wording.words.stage
        if doer is None:
            return text("look-back-start")
        place = stage(self._table.position)
        if place != stage(self._table.before(at)):
            return text("look-back-begins", place=place)
        ahead = at > self._table.length
        return text("look-back-ahead" if ahead else "look-back-title", place=place, name=self._wording.name(doer))
