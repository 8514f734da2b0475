"""Going back in the chronicle: any position can be looked at, and played on from; until then nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from luna.app.table.keys import RECAP
from luna.core.intent import Pick
from luna.games.luna.picks.bar import HOTKEYS
from luna.games.luna.rules.constants import PREPARE
from luna.games.luna.view.paint.chronicle import LINE
from luna.games.luna.view.shown import Button, LookBack
from luna.games.luna.words.chronicle import whole
from luna.ui import keys
from luna.ui.pointer import Point

if TYPE_CHECKING:
    from luna.app.table.scene import TableScene

STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
PAGES = {pygame.K_PAGEUP: -10, pygame.K_PAGEDOWN: 10}
"""Lines the chronicle goes on with a key."""
WHEEL = 3
"""Lines it goes on with a notch of the wheel."""


class Looking:
    """Which position is looked at, if it is not the present one, and what that makes of keys and clicks."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._grip: int | None = None
        """Where the thumb of the chronicle's scroll bar is held, in px from its top."""

    @property
    def on(self) -> bool:
        """Whether the position shown is not the present one."""
        return self._scene.picture.looked is not None

    @property
    def _now(self) -> int:
        return len(self._scene.game.match.steps)

    @property
    def _at(self) -> int:
        looked = self._scene.picture.looked
        return self._now if looked is None else looked

    def look_at(self, step: int) -> None:
        """Shows the position after so many steps, also of undone ones; the present one ends it."""
        match = self._scene.game.match
        step = max(0, min(step, self._now + match.undone))
        if step != self._at:
            self._scene.position_changed(None if step == self._now else step)

    def back(self) -> bool:
        """Shows the present again; False if it is shown already."""
        was_on = self.on
        self.look_at(self._now)
        return was_on

    def play_on(self) -> None:
        """Makes the position looked at the present one; what came after it can be played again."""
        if self.on and self._scene.game.go_to(self._at):
            self._scene.app.sound.play("undo")
            self._scene.position_changed()

    # -- mouse and keyboard

    def handle(self, event: pygame.event.Event) -> bool:
        """Reacts to its keys and to the scroll bar; False for all else."""
        if event.type == pygame.KEYDOWN and not keys.command(event):
            return self._key(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            return self._take_bar(event.pos)
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            self._drag_bar(event)
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._grip is not None:
            self._grip = None
            return True
        return False

    def click(self, picks: list[Pick], at: Point) -> bool:
        """Takes a click on a line or on the bar, and while looking back every other one on a thing too."""
        for pick in picks:
            if pick.kind == LINE:
                self._look_at_line(int(pick.key))
            elif pick.kind == "look":
                self._press(pick.key)
            else:
                continue
            self._scene.hand.hover(at)
            return True
        return self.on and not any(pick.kind == "bar" for pick in picks) and self.refuse(picks, at)

    def refuse(self, picks: list[Pick], at: Point) -> bool:
        """Says that nothing can be played here."""
        if any(pick.kind not in ("sea", "chronicle", "look", LINE) for pick in picks):
            self._scene.app.sound.play("wrong")
            self._scene.picture.warn(self._scene.app.text("look-back-refusal"), at)
            self._scene.redraw()
        return True

    def scroll(self, lines: int) -> None:
        """The chronicle goes on (negative: back) by some lines."""
        scene = self._scene
        scene.picture.reading.end = max(1, scene.view.page(scene.shown()).end + lines)
        scene.redraw()
        scene.hand.hover(pygame.mouse.get_pos())  # another line lies under the pointer now

    def _key(self, event: pygame.event.Event) -> bool:
        if event.key in STEPS:
            self.look_at(self._at + STEPS[event.key])
        elif event.key in PAGES:
            self.scroll(PAGES[event.key])
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self.look_at(0 if event.key == pygame.K_HOME else self._now)
        elif not self.on:
            return False
        elif event.key in keys.ENTER:
            self.play_on()
        elif event.key in (*keys.CONFIRM, pygame.K_TAB) or keys.plain(event) in (
            RECAP,
            *HOTKEYS,
        ):
            middle = self._scene.app.size[0] // 2, self._scene.app.size[1] // 2
            self.refuse([Pick("table")], middle)
        else:
            return False
        return True

    def _press(self, button: str) -> None:
        ways = {
            "back": lambda: self.look_at(self._at - 1),
            "forth": lambda: self.look_at(self._at + 1),
            "play": self.play_on,
            "now": self.back,
        }
        if button in ways:
            ways[button]()

    def step(self, steps: int) -> None:
        """So many steps forth, or back."""
        self.look_at(self._at + steps)

    def _look_at_line(self, number: int) -> None:
        """The page stays as it is, so that the line clicked stays under the pointer."""
        scene = self._scene
        shown = scene.shown()
        lines, end = (*shown.chronicle, *shown.undone), scene.view.page(shown).end
        self.look_at(lines[number].step)
        scene.picture.reading.end = end
        scene.redraw()

    def _take_bar(self, at: Point) -> bool:
        page = self._scene.view.page(self._scene.shown())
        if self._scene.asked or not page.thumb.h or not page.bar.inflate(page.bar.w, 0).collidepoint(at):
            return False
        inside = page.thumb.top <= at[1] < page.thumb.bottom
        self._grip = at[1] - page.thumb.top if inside else page.thumb.h // 2
        self._scroll_bar_to(at[1])
        return True

    def _drag_bar(self, event: pygame.event.Event) -> None:
        if event.buttons[0]:
            self._scroll_bar_to(event.pos[1])
        else:  # the release happened where no event reached us
            self._grip = None

    def _scroll_bar_to(self, y: int) -> None:
        assert self._grip is not None
        scene = self._scene
        scene.picture.reading.end = max(1, scene.view.page(scene.shown()).end_at(y, self._grip))
        scene.redraw()

    # -- the picture

    def shown(self) -> LookBack | None:
        """The bar, None while the present is shown."""
        if not self.on:
            return None
        text, match, at = self._scene.app.text, self._scene.game.match, self._at
        total = self._now + match.undone
        buttons = (
            Button(Pick("look", "back"), "", "rewind", enabled=at > 0),
            Button(Pick("look", "forth"), "", "forward", enabled=at < total),
            Button(Pick("look", "play"), text("look-back-play"), key=text("key-enter"), primary=True),
            Button(Pick("look", "now"), text("look-back-now"), key=text("look-back-key")),
        )
        return LookBack(self._title(at), text("look-back-place", at=at, total=total), at, buttons)

    def _title(self, at: int) -> str:
        text, match = self._scene.app.text, self._scene.game.match
        if at == 0:
            return text("look-back-start")
        before = whole(match)[at - 2].after if at > 1 else match.first
        prepares = before.phase == PREPARE
        place = text("table-preparation") if prepares else text("round-name", round=before.round)
        name = self._scene.picture.names[before.table.colours[before.actor]]
        return text("look-back-ahead" if at > self._now else "look-back-title", place=place, name=name)
