"""Looking at the table from near: what wheel, pinch, double click, drags and keys mean for its lens."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from luna.app.session.table import Table
from luna.app.settings import preferences
from luna.app.table.gestures.pointing import Pointing
from luna.app.table.port import TablePort
from luna.core.intent import Pick
from luna.core.seat import SeatKind
from luna.core.settings import Settings
from luna.core.turn import Point
from luna.ui.input import keys
from luna.ui.input.twice import Twice
from luna.ui.reading.text import Text
from luna.ui.table.contract.game_at_table import GameAtTable
from luna.ui.table.contract.view import View
from luna.ui.table.picks import LENS, TablePick
from luna.ui.table.shown import Button

TOGGLE = "Z"
NOTCH, PINCH, DOUBLE = 1.25, 4.0, 2.0
"""How much nearer a notch of the wheel or a key leads, a pinch over the whole screen, a double click."""
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
STRIDE = 0.2
"""How far an arrow key leads, as a share of what is seen."""
EDGE, DWELL, SPEED = 36, 0.2, 0.9
"""Width in px of the edge that leads on who carries something there; after so many seconds, and how far in one."""
PIECE_ROOM = 40
"""How much is seen round what the keyboard comes to, in px."""


class Zooming:
    """The lens of a view as a person moves it; where a view has none, nothing here means anything."""

    def __init__(
        self,
        game: GameAtTable,
        view: View,
        table: Table,
        pointing: Pointing,
        text: Text,
        settings: Settings,
        port: TablePort,
    ) -> None:
        self._game, self._view, self._table, self._pointing = game, view, table, pointing
        self._text, self._settings, self._port = text, settings, port
        self._clicks = Twice()
        self._grip: Point | None = None
        """Where the table is held, in the hand or by the middle button."""
        self._at_edge = 0.0
        self._told_of: Pick | None = None

    @property
    def moving(self) -> bool:
        """Whether the next frame differs from this one."""
        lens = self._view.lens
        return lens is not None and not lens.resting

    def mark(self) -> Button | None:
        """What leads back, while only a part is seen."""
        lens = self._view.lens
        return Button(LENS, self._text("lens-whole"), key=TOGGLE) if lens and lens.zoomed else None

    # -- mouse

    def wheel(self, picks: list[Pick], at: Point, steps: int) -> bool:
        """Nearer or farther; False where the wheel means something else."""
        return self._on_table(picks, at) and self._moved(lambda: self._nearer(NOTCH**steps, at))

    def click(self, picks: list[Pick], at: Point) -> bool:
        """A second click on empty ground leads nearer or back; False for every other one."""
        if not self._on_table(picks, at) or not all(map(self._is_bare, picks)):
            self._clicks.forget()
            return False
        if not self._clicks.click(at):
            return False
        self._clicks.forget()
        return self._toggle(at)

    def _is_bare(self, pick: Pick) -> bool:
        """Whether nobody means anything by a click there: the ground, and plain places that nothing leads to now."""
        turn = self._table.turn
        leads = turn.picks or pick in turn.sources() or pick in turn.targets()
        return pick.kind in self._game.ground or (pick.kind in self._game.plain and not leads)

    def grip(self, picks: list[Pick], at: Point) -> bool:
        """Takes hold of the table itself where only a part is seen; False where there is nothing to hold."""
        lens = self._view.lens
        if lens is None or not lens.zoomed or not self._on_table(picks, at):
            return False
        self._grip = at
        return True

    def drag(self, at: Point) -> bool:
        """The table follows the hand; False if it is not held."""
        if self._grip is None:
            return False
        (x, y), self._grip = self._grip, at
        return self._moved(lambda: self._pan(x - at[0], y - at[1])) or True

    def let_go(self) -> bool:
        """The hand lets go of the table; False if it was not held."""
        held, self._grip = self._grip is not None, None
        return held

    def handle(self, event: pygame.event.Event) -> bool:
        """Reacts to keys, the middle button and two fingers; False for all else."""
        if self._view.lens is None:
            return False
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MULTIGESTURE:
            return self._pinch(event)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == pygame.BUTTON_MIDDLE:
            down = event.type == pygame.MOUSEBUTTONDOWN
            return self.grip(self._port.picks_at(event.pos), event.pos) if down else self.let_go()
        return event.type == pygame.MOUSEMOTION and bool(event.buttons[1]) and self.drag(event.pos)

    def _pinch(self, event: pygame.event.Event) -> bool:
        width, height = pygame.display.get_window_size()
        at = round(event.x * width), round(event.y * height)
        if self._pointing.lifted or not self._on_table(self._port.picks_at(at), at):
            return False
        return self._moved(lambda: self._nearer(max(0.5, 1 + PINCH * event.pinched), at))

    # -- keyboard

    def _key(self, event: pygame.event.Event) -> bool:
        if command := keys.command(event):
            ways: dict[str, Callable[[], bool]] = {
                "+": lambda: self._nearer(NOTCH, self._eye),
                "-": lambda: self._nearer(1 / NOTCH, self._eye),
                "0": self.whole,
            }
            return command in ways and (self._moved(ways[command]) or True)
        if keys.plain(event) == TOGGLE:
            return self._toggle(self._eye) or True
        asked = self._table.question is not None and event.key in (pygame.K_UP, pygame.K_DOWN)
        lens = self._view.lens
        free = lens and lens.zoomed and self._table.looked is None and not asked and not event.mod & pygame.KMOD_ALT
        if not (free and event.key in ARROWS):
            return False
        across, down = ARROWS[event.key]
        room = lens.room if lens else pygame.Rect(0, 0, 0, 0)
        return self._moved(lambda: self._pan(across * STRIDE * room.w, down * STRIDE * room.h, glides=True)) or True

    def whole(self) -> bool:
        """Back to the whole table; False if it is seen already."""
        lens = self._view.lens
        return lens is not None and self._moved(lens.whole)

    def reveal(self, pick: Pick) -> None:
        """Has a thing of the table come into sight."""
        lens, rect = self._view.lens, self._port.place(pick)
        if lens and lens.zoomed and rect and self._view.on_table(pick, self._port.shown()):
            corner = lens.camera.back(rect.topleft)
            size = round(rect.w / lens.camera.zoom), round(rect.h / lens.camera.zoom)
            self._moved(lambda: lens.show(pygame.Rect((round(corner[0]), round(corner[1])), size), PIECE_ROOM))

    @property
    def _eye(self) -> Point:
        """What keys lead nearer to: where the keyboard is, else the pointer, else the middle."""
        lens, focus = self._view.lens, self._pointing.focus
        assert lens
        rect = self._port.place(focus) if focus else None
        at = rect.center if rect else pygame.mouse.get_pos()
        return at if lens.room.collidepoint(at) else lens.room.center

    # -- time

    def follow(self, seat: int, told: bool) -> None:
        """A seat has acted: if wished one goes with what others do; what a dialog has `told` is seen on the whole."""
        lens, seats = self._view.lens, self._table.session.seats
        if told:
            self.whole()
        if lens:
            other = not (0 <= seat < len(seats)) or seats[seat].kind != SeatKind.HUMAN
            lens.follows = other and self._settings.get(preferences.FOLLOW_DEEDS)

    def update(self, seconds: float) -> bool:
        """Lets time pass; True if the picture has changed."""
        lens = self._view.lens
        if lens is None:
            return False
        lens.calm = self._port.reduced
        self._attend()
        at = self._pointing.carried_at if self._pointing.lifted else None
        ways = (0, 0) if at is None or not lens.zoomed else _towards_edge(lens.room, at)
        self._at_edge = self._at_edge + seconds if any(ways) else 0.0
        if at and self._at_edge > DWELL:
            step = SPEED * seconds * min(lens.room.size)
            if self._moved(lambda: self._pan(ways[0] * step, ways[1] * step)):
                self._port.point_again(at)
        moved = lens.update(seconds)
        if moved and lens.resting and self._pointing.focus is None:
            self._port.point_again()
        return moved

    def _attend(self) -> None:
        """What a tip speaks of comes into sight when it begins to."""
        tip = self._port.shown().tip
        about = tip.about if tip else None
        if about != self._told_of:
            self._told_of = about
            if about:
                self.reveal(about)

    # -- the lens

    def _toggle(self, at: Point) -> bool:
        lens = self._view.lens
        if lens is None:
            return False
        return self._moved(lens.whole if lens.zoomed else lambda: self._nearer(DOUBLE, at))

    def _nearer(self, factor: float, about: Point) -> bool:
        lens = self._view.lens
        return lens is not None and lens.nearer(factor, about)

    def _pan(self, across: float, down: float, glides: bool = False) -> bool:
        """What is held in the hand stays there, and the place it was taken from goes with the table."""
        lens = self._view.lens
        if lens is None:
            return False
        before = lens.camera.by
        moved = lens.pan(across, down, glides)
        if moved:
            self._port.table_moved((lens.camera.by[0] - before[0], lens.camera.by[1] - before[1]))
        return moved

    def _moved(self, move: Callable[[], bool]) -> bool:
        """Moves the lens; what flies flew over what was seen before, and comes to its end at once."""
        moved = move()
        if moved:
            self._port.end_motions()
            self._port.redraw()
        return moved

    def _on_table(self, picks: list[Pick], at: Point) -> bool:
        """Whether a point is on the table itself and nothing of the window lies on it there."""
        lens = self._view.lens
        mine = set(TablePick) - {TablePick.TABLE}
        return lens is not None and lens.room.collidepoint(at) and not any(pick.kind in mine for pick in picks)


def _towards_edge(room: pygame.Rect, at: Point) -> tuple[int, int]:
    """Which way the edge lies that a point in a room is at."""
    if not room.collidepoint(at):
        return 0, 0
    across = (at[0] >= room.right - EDGE) - (at[0] < room.left + EDGE)
    return across, (at[1] >= room.bottom - EDGE) - (at[1] < room.top + EDGE)
