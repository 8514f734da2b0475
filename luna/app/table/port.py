"""What the parts of the table ask of the scene that holds them: the picture, words to the person, and what to do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from luna.app.session.played import Played
from luna.core.intent import Pick
from luna.core.turn import Outcome, Point, Released
from luna.ui.moving.motion import Flight
from luna.ui.table.chronicle_line import ChronicleLine
from luna.ui.table.contract.view import Page
from luna.ui.table.shown import Shown


@dataclass(frozen=True, slots=True)
class LetGo:
    """A piece that left the hand, for how many it stood, and its way home for the case that nothing takes it."""

    piece: Pick
    count: int
    home: Flight | None


class TablePort(Protocol):
    """What can be seen, and how to say something about it."""

    @property
    def busy(self) -> bool:
        """Whether what is drawn lags behind the game."""

    @property
    def reduced(self) -> bool:
        """Whether the person wants no motion."""

    @property
    def holding(self) -> bool:
        """Whether the hand holds something, or drags over nothing."""

    @property
    def middle(self) -> Point:
        """The middle of the window."""

    def shown(self) -> Shown:
        """What is to be drawn now."""

    def picks_at(self, at: Point) -> list[Pick]:
        """What lies under a point of the window, topmost first."""

    def topic_at(self, at: Point) -> Pick:
        """What a help would be about there."""

    def place(self, pick: Pick) -> pygame.Rect | None:
        """Where something lies in the window, None if it is not shown now."""

    def page(self) -> Page:
        """What is seen of the chronicle."""

    @property
    def gives_hints(self) -> bool:
        """Whether hints can be asked for at this kind of table."""

    def redraw(self) -> None:
        """Something shown has changed."""

    def position_changed(self) -> None:
        """Another position is to be shown, or others sit at the table."""

    def point_again(self, at: Point | None = None) -> None:
        """Something else may lie under the pointer now."""

    def tell(self, told: str, at: Point | None = None, refusal: bool = False) -> None:
        """A short text, without a point in the middle of the window."""

    def unsay(self, told: str) -> None:
        """That text is no longer true: it goes if it still stands there."""

    def fly_home(self, flight: Flight) -> None:
        """A piece glides back to where it was taken."""

    def table_moved(self, by: tuple[float, float]) -> None:
        """Another part of the table is seen: its things lie elsewhere now, by so many px."""

    def end_motions(self) -> None:
        """Whatever moves is at its end at once."""

    def reveal(self, pick: Pick) -> None:
        """Has a thing of the table come into sight."""

    def sound(self, name: str) -> None:
        """Plays an effect."""


class Intents(Protocol):
    """What a person may want; mouse and keyboard end here."""

    def click(self, picks: list[Pick], at: Point) -> None:
        """Picks what lies at a point, topmost first."""

    def settle(self, outcome: Outcome, at: Point, dropped: Released | None = None) -> Played | None:
        """Plays, asks or refuses; `at` is where a question or a refusal appears."""

    def play(
        self, code: int, times: int = 1, dropped: Released | None = None, first: Sequence[int] = ()
    ) -> Played | None:
        """Plays a legal action of the seat to act, as often as it is meant, after what it brings along."""

    def drop(self, left: LetGo, picks: list[Pick], at: Point) -> None:
        """A piece was let go over what lies at a point."""

    def wheel(self, picks: list[Pick], steps: int) -> None:
        """The wheel was turned over something; positive = away from the person."""

    def answer(self, index: int) -> bool:
        """Option `index` of the question; False if there is none of that number."""

    def step_back(self) -> None:
        """Drops the question with all its picks, or takes back the last pick."""

    def escape(self) -> None:
        """Takes away what lies on top."""

    def undo(self) -> None:
        """Takes back a pick or the last line of a person."""

    def undo_turn(self) -> None:
        """Takes back the last action of a person as a whole."""

    def redo(self) -> None:
        """Plays an undone line again."""

    def confirm(self) -> None:
        """Ends the open turn."""

    def look_at(self, step: int) -> bool:
        """Shows the position after so many steps; False if it is shown already."""

    def open_again(self, line: ChronicleLine) -> None:
        """What tells in full of a line of the chronicle."""

    def look_on(self) -> None:
        """Shows what happened next from the position looked at on."""

    def play_on(self) -> None:
        """Makes the position looked at the present one."""

    def press_bar(self, name: str) -> None:
        """A button of the top bar."""

    def recap(self) -> None:
        """What the others did."""

    def go_on(self) -> bool:
        """The next bot may play at once; False if none waits for that."""

    def change_pace(self) -> None:
        """Bots follow one another faster or slower, or wait for a press."""

    def change_speed(self, steps: int) -> None:
        """Motions go faster or slower."""

    @property
    def previewing(self) -> bool:
        """Whether the preview is seen."""

    def close_preview(self) -> None:
        """Shows the table itself again where the preview is."""

    def hide_preview(self) -> None:
        """Something else takes the place of the preview for a while."""

    def return_preview(self) -> None:
        """That is over."""

    def release_preview(self) -> bool:
        """The key of the preview went up; True if that ends it."""

    def open_overview(self) -> None:
        """The overview sheet."""

    def open_rules(self, chapter: str) -> None:
        """The rules book at a chapter."""
