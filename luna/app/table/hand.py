"""The person's hand at the table: a pointer that hovers, clicks, lifts, carries and drops."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from luna.app.table import keys as table_keys
from luna.app.table.history import WHEEL
from luna.core.intent import Pick
from luna.games.luna.view.motion.staging import Released
from luna.games.luna.view.paint.look_back import WHOLE as LOOK_BAR
from luna.ui.pointer import (
    Cancelled,
    Clicked,
    DragBegan,
    Dragged,
    Dropped,
    Gesture,
    Hovered,
    Point,
    Pointer,
    Scrolled,
)

if TYPE_CHECKING:
    from luna.app.table.scene import TableScene


class Hand:
    """What is held and where it was taken; every gesture ends in the scene's `click` or `settle`."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.pointer = Pointer()
        self.lifted: Pick | None = None
        self.released: Released | None = None
        """The piece just let go, while the action it means is played."""
        self._pressed: Pick | None = None

    def handle(self, event: pygame.event.Event) -> None:
        """Reacts to an event of the mouse or the window."""
        for gesture in self.pointer.gestures(event):
            self._gesture(gesture)

    def let_go(self) -> bool:
        """Puts back what is held; False if nothing is."""
        scene, held = self._scene, self.lifted is not None
        if held:
            scene.stage.let_go(scene.shown().carried, self.lifted, ())
        self.pointer.release()
        self.lifted = self._pressed = None
        scene.picture.carry(None)
        return held

    def hover(self, at: Point) -> None:
        """The pointer is at a point of the window."""
        scene = self._scene
        if scene.stage.busy:
            return
        looked = scene.picture.look_at(scene.view.topic_at(at, scene.shown()))
        if scene.picture.point_at(self._under(at), at, scene.turn, self.lifted, self._novices()) or looked:
            scene.redraw()
        hover = scene.picture.hover
        if self.lifted:
            scene.stage.fit = scene.turn.fitting(self.lifted, hover, scene.stage.count) if hover else 0

    def _novices(self) -> int:
        """For how many novices the piece in the air stands where that is asked; 0 where it is not."""
        counts = self._scene.turn.counts_after(self.lifted) if self.lifted else ()
        return self._scene.stage.count or counts[0] if counts else 0

    def _under(self, at: Point) -> list[Pick]:
        return self._scene.view.picks_at(at, self._scene.shown())

    def _gesture(self, gesture: Gesture) -> None:
        match gesture:
            case Hovered(at):
                self.hover(at)
            case Clicked(at):
                self._scene.click(self._under(at), at)
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

    def _cancel(self, held: bool) -> None:
        if held and self.let_go():
            self._scene.redraw()
        else:
            self._scene.step_back()

    def _lift(self, at: Point) -> None:
        scene = self._scene
        scene.picture.clear_bubble()
        picks = self._under(at)
        self.lifted = None if scene.asked or scene.looking.on else scene.turn.lift(picks)
        if self.lifted is None:
            self._pressed = picks[0] if picks else None
            if not scene.looking.on:
                scene.settle(scene.turn.refuse_lift(picks), at)
        else:
            scene.context.sound.play("lift")
            scene.stage.take(at, scene.turn.counts_after(self.lifted), table_keys.shift_held())
            stuck = scene.turn.stuck(self.lifted)
            if stuck:
                scene.picture.refuse(stuck, at)
        scene.redraw()

    def _carry(self, at: Point) -> None:
        if self.lifted:
            self._scene.picture.carry(at)
            self._scene.stage.carry(at)
            self.hover(at)
            self._scene.redraw()

    def _drop(self, at: Point) -> None:
        scene = self._scene
        piece, pressed, held, count = self.lifted, self._pressed, scene.shown().carried, scene.stage.count
        picks = self._under(at)
        self.lifted = self._pressed = None
        scene.picture.carry(None)
        steps = len(scene.game.match.steps)
        if piece and piece not in picks:
            self.released = Released(piece, at)
            scene.settle(scene.turn.drop(piece, picks, count), at)
            self.released = None
        elif piece and scene.turn.picks == (piece,):
            scene.turn.reset()
        elif pressed and pressed in picks:  # nothing to carry: a click by an unsteady hand
            scene.click(picks, at)
        events = [event for step in scene.game.match.steps[steps:] for event in step.events]
        scene.stage.let_go(held, piece, events)
        scene.redraw()

    def _scroll(self, at: Point, steps: int) -> None:
        scene = self._scene
        if self.lifted:
            if scene.stage.change_count(scene.turn.counts_after(self.lifted), steps):
                self.hover(at)
                scene.redraw()
            return
        under = self._under(at)
        if LOOK_BAR in under:
            scene.looking.step(-steps)
        elif Pick("chronicle") in under:
            scene.looking.scroll(-WHEEL * steps)
