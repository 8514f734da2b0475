"""The person's hand at the table: a pointer that hovers, clicks, lifts, carries and drops."""

from __future__ import annotations

import pygame

from luna.app.session.table import Table
from luna.app.table.gestures.carrying import Carrying
from luna.app.table.gestures.pointing import Pointing
from luna.app.table.gestures.zooming import Zooming
from luna.app.table.port import Intents, LetGo, TablePort
from luna.app.table.telling.messages import REFUSAL, Messages
from luna.app.table.telling.wording import Wording
from luna.core.intent import Pick
from luna.core.turn import Outcome, Point
from luna.ui.input.pointer import (
    Cancelled,
    Clicked,
    DragBegan,
    Dragged,
    Dropped,
    Gesture,
    Hovered,
    Pointer,
    Scrolled,
)
from luna.ui.table.picks import TablePick

ASKED = TablePick.CHOICE, TablePick.QUESTION, TablePick.BAR
"""Where a question goes on, or something beside it that leaves it open."""


class Hand:
    """Turns gestures into what the person wants: every one ends in an intent, and none comes back from there."""

    def __init__(
        self,
        table: Table,
        pointing: Pointing,
        wording: Wording,
        messages: Messages,
        zooming: Zooming,
        port: TablePort,
        intents: Intents,
    ) -> None:
        self._table, self._pointing, self._wording, self._messages = table, pointing, wording, messages
        self._zooming, self._port, self._intents = zooming, port, intents
        self.pointer = Pointer()
        self.carrying = Carrying()
        self._pressed: Pick | None = None
        self._refused: Outcome = None
        """What is to be said if what was pressed is dragged away."""

    @property
    def lifted(self) -> Pick | None:
        """What is held."""
        return self._pointing.lifted

    @property
    def holding(self) -> bool:
        """Whether something is held, or dragged over nothing."""
        return self.lifted is not None or self.pointer.dragging

    def let_go(self) -> bool:
        """Puts back what is held; False if nothing is."""
        self.pointer.release()
        left = self._put_down()
        if left and left.home:
            self._port.fly_home(left.home)
        return left is not None

    def follow(self) -> None:
        """Another position is shown: what is held was taken from the one before."""
        self.pointer.release()
        self._zooming.let_go()
        self.carrying.let_go()
        self._empty()

    def hover(self, at: Point) -> None:
        """The pointer is at a point of the window."""
        if self._port.busy:
            return
        pointing, carrying = self._pointing, self.carrying
        looked = pointing.look_at(self._port.topic_at(at))
        if pointing.point_at(self._port.picks_at(at), at, self.carrying.count) or looked:
            self._port.redraw()
        if pointing.lifted:
            turn, hover = self._table.turn, pointing.hover
            carrying.fit = turn.fitting(pointing.lifted, hover, carrying.count) if hover else 0

    def handle(self, event: pygame.event.Event) -> None:
        """Reacts to an event of the mouse or the window."""
        for gesture in self.pointer.gestures(event):
            self._gesture(gesture)

    def _gesture(self, gesture: Gesture) -> None:
        match gesture:
            case Hovered(at):
                self.hover(at)
            case Clicked(at):
                self._click(at)
            case DragBegan(at):
                self._lift(at)
            case Dragged(at):
                self._carry(at)
            case Dropped(at):
                self._drop(at)
            case Cancelled(held):
                self._cancel(held)
            case Scrolled(at, steps):
                self._scroll(at, steps)

    def _click(self, at: Point) -> None:
        picks = self._port.picks_at(at)
        # While bots play a click means "go on", and a second one no more than that.
        if self._table.bot or not self._zooming.click(picks, at):
            self._intents.click(picks, at)

    def _counts(self) -> tuple[int, ...]:
        return self._table.turn.counts_after(self.lifted) if self.lifted else ()

    def _cancel(self, held: bool) -> None:
        if held and self.let_go():
            self._port.redraw()
        else:
            self._intents.step_back()

    def _lift(self, at: Point) -> None:
        table, turn = self._table, self._table.turn
        self._messages.clear()
        picks, looks = self._port.picks_at(at), table.looked is not None
        if table.question and not any(pick.kind in ASKED for pick in picks):
            self._intents.step_back()  # who drags something else away from a question means no
            picks = self._port.picks_at(at)
        piece = None if table.question or looks else turn.lift(picks)
        self._pointing.lifted = piece
        if piece is None:
            refused = None if looks or table.question else turn.refuse_lift([self._port.topic_at(at), *picks])
            if refused is not None or not self._zooming.grip(picks, at):
                self._pressed = picks[0] if picks else None
            if self._pressed and self._pressed in turn.sources():
                self._refused = refused  # it may still become a click
            elif refused is not None:
                self._intents.settle(refused, at)
        else:
            self._port.sound("lift")
            self.carrying.take(at, turn.counts_after(piece), shift_held())
            if stuck := turn.stuck(piece):
                words = self._wording.words
                self._messages.say(words.refusal(stuck), at, REFUSAL, about=words.refuses(stuck))
        self._port.redraw()

    def _carry(self, at: Point) -> None:
        if self.lifted:
            self._pointing.carry(at)
            self.carrying.carry(at, self._port.reduced)
            self.hover(at)
            self._port.redraw()
        else:
            self._zooming.drag(at)

    def _drop(self, at: Point) -> None:
        picks, pressed, refused = self._port.picks_at(at), self._pressed, self._refused
        left = self._put_down()
        self._zooming.let_go()
        if left:
            self._intents.drop(left, picks, at)
        elif pressed and pressed in picks:  # nothing to carry: a click by an unsteady hand
            self._intents.click(picks, at)
        elif refused is not None:
            self._intents.settle(refused, at)
        self._port.redraw()

    def _put_down(self) -> LetGo | None:
        """The hand is empty from now on; what it held."""
        piece, carried = self.lifted, self._port.shown().carried if self.lifted else None
        count, home = self.carrying.count, self.carrying.let_go(carried.sprite if carried else "")
        self._empty()
        return LetGo(piece, count, home) if piece else None

    def _empty(self) -> None:
        self._pointing.lifted = self._pressed = self._refused = None
        self._pointing.carry(None)

    def _scroll(self, at: Point, steps: int) -> None:
        if not self.lifted:
            picks = self._port.picks_at(at)
            if self._zooming.wheel(picks, at, steps):
                self.hover(at)
            else:
                self._intents.wheel(picks, steps)
        elif self.carrying.change_count(self._counts(), steps):
            self.hover(at)
            self._port.redraw()


def shift_held() -> bool:
    """Whether Shift is down."""
    return bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
