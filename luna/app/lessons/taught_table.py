"""What tables on which something is taught have in common: a box that says what to do, its keys and buttons."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from luna.app.table.scene import TableScene
from luna.ui.input import keys
from luna.ui.table.picks import TIP_PANEL, tip_button
from luna.ui.table.shown import Button, Shown, TipNote

SIGHT = 1.8
"""Seconds that the plate of another one's deed is read alone before the box comes, or until a press."""
PATIENCE = 20.0
"""Seconds of nothing after which a hint is given unasked."""
NEXT, HINT, SHOW, BACK, ALONE = "next", "hint", "show", "back", "alone"
BOX = "box"
"""What the prompt stands beside: it names no other step than the box does."""
KEYS = {"N": NEXT, "L": HINT, "S": SHOW, "B": BACK, "A": ALONE}
"""Keys of the box; a game that has one of them for an action of its own keeps it where the box does not offer it."""


class TaughtTable(TableScene):
    """A table with such a box in place of tips; `hinted` tells whether the goal is to be lit."""

    hinted = False
    deeds_stay = False
    """Whether the deed of another one stays told beside the box until the person acts, or makes room for it."""
    box_stays = False
    """Whether the box stays in sight while nothing can be done, as while others answer."""
    _said: TipNote | None = None
    """What the box said last."""
    _on_top = False
    _idle = 0.0
    _seen = 0.0
    """Seconds since the position came on the table."""
    _showing: tuple[int, ...] = ()

    @property
    def teaching(self) -> bool:
        """Whether the box is there at all; without it the table is one like any other."""
        return True

    @property
    def gives_hints(self) -> bool:
        """The box has hints of its own."""
        return not self.teaching

    @property
    def enter_taken(self) -> bool:
        """Where the box leads on, Enter does that."""
        return super().enter_taken or (self.teaching and NEXT in self.ways())

    def has_tips(self) -> bool:
        """Not beside the box: what nobody has read is not counted as told."""
        return not self.teaching

    @abstractmethod
    def note(self) -> TipNote | None:
        """What the box says now."""

    @abstractmethod
    def ways(self) -> dict[str, Callable[[], object]]:
        """What can be pressed now, by the names of its buttons."""

    def shown(self) -> Shown:
        """The table with the box, where nothing else is being explained."""
        if self._shown is None:
            shown = super().shown()
            hidden = self.busy or self._covered(shown)
            told = self.teaching and shown.deed is not None and self._seen < SIGHT
            note = None if hidden or told else self.note()
            self._said = note or self._said
            if self.teaching:
                stays = told or (self.deeds_stay and not (shown.carried or self.table.begun))
                shown = replace(shown, tip=note, deed=shown.deed if stays else None)
            if (note or told) and not self.table.bot:
                shown = replace(shown, prompt=self.picture.prompt(BOX))
            self._shown = replace(shown, bar=self.bar(shown.bar))
        return self._shown

    @property
    def task_done(self) -> bool:
        """Whether what the box asked for last has been done."""
        return False

    def drawn(self) -> Shown:
        """The box stays, ticked once its task is done, until it says something else; a press brings that at once."""
        drawn = super().drawn()
        if drawn.tip or self._said is None or self._covered(drawn) or not (self.teaching and self.box_stays):
            return drawn
        done = self.context.text("lesson-task-done") if self.task_done else ""
        return replace(drawn, tip=replace(self._said, about=TIP_PANEL, also=(), done=done))

    def _covered(self, shown: Shown) -> bool:
        """Whether something else is explained in the place of the box."""
        return bool(self.previewing or shown.help or shown.banner or shown.look)

    def bar(self, buttons: tuple[Button, ...]) -> tuple[Button, ...]:
        """The buttons of the top bar."""
        return buttons

    def enter(self) -> None:
        self._on_top = True
        super().enter()

    def leave(self) -> None:
        self._on_top = False
        super().leave()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._idle = 0.0
            self._see(SIGHT)
        free = self.teaching and not (self.busy or self.covered or self.help.topic)
        if free and self._press(event):
            return True
        return super().handle(event)

    def puts_deed_away(self, event: pygame.event.Event) -> None:
        if not (self.teaching and self.deeds_stay):
            super().puts_deed_away(event)

    def _press(self, event: pygame.event.Event) -> bool:
        """Reacts to a key or a button of the box; False for all else."""
        seen = self.shown().tip
        if seen is None:
            return event.type == pygame.KEYDOWN and keys.plain(event) == "T"  # there are no tips to be switched here
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != pygame.BUTTON_LEFT:
            return False
        under = self.picks_at(event.pos)
        pressed = tip_button(under)
        return self.press(pressed) or TIP_PANEL in under

    def _key(self, event: pygame.event.Event) -> bool:
        named = KEYS.get(keys.plain(event), "")
        if event.key in keys.CONFIRM and NEXT in self.ways():
            named = NEXT
        return self.press(named) or keys.plain(event) == "T"

    def press(self, way: str) -> bool:
        """Does what a button of the box says; False if it has none of this name now."""
        act = self.ways().get(way)
        if act is None:
            return False
        self.sound("button")
        act()
        self.redraw()
        return True

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.busy or not self._on_top:
            return
        self._see(self._seen + seconds)
        if self._showing:
            self._show_on()
        else:
            self._wait(seconds)

    def _see(self, seconds: float) -> None:
        if self._seen < SIGHT <= seconds:
            self.redraw()
        self._seen = seconds

    def _wait(self, seconds: float) -> None:
        self._idle += seconds
        if not self.hinted and self._idle >= PATIENCE and HINT in self.ways():
            self.hint()

    def hint(self) -> None:
        """The pieces and places of the deed are lit."""
        self.hinted = True
        self.redraw()

    def show(self, codes: Sequence[int]) -> None:
        """Plays these actions one after the other, each when the one before has been seen."""
        self.table.turn.reset()
        self._showing = tuple(codes)

    def _show_on(self) -> None:
        """Equal steps in a row go as a group."""
        code, legal = self._showing[0], self.game.rules.legal(self.game.state)
        times = next((k for k, other in enumerate(self._showing) if other != code), len(self._showing))
        self._showing = self._showing[times:] if code in legal else ()
        if code in legal:
            self.play(code, times)

    def position_changed(self) -> None:
        super().position_changed()
        self._idle = self._seen = 0.0
