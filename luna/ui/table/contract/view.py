"""The picture of a game: what it draws, what lies under the pointer, and how what happened is moved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import pygame

from luna.core.intent import Pick
from luna.core.match import Step
from luna.core.turn import Point, Released
from luna.ui.moving.director import Cue
from luna.ui.table.contract.words import Names
from luna.ui.table.lens import Lens
from luna.ui.table.shown import Shown


class Happened(NamedTuple):
    """One event and the snapshot of the position right after it."""

    event: Any
    after: Any


class Page(Protocol):
    """What is seen of the chronicle: up to which line, and its scroll bar with the thumb, which may be empty."""

    @property
    def end(self) -> int:
        """How many lines there are up to the last one seen."""

    @property
    def bar(self) -> pygame.Rect:
        """The scroll bar, in px."""

    @property
    def thumb(self) -> pygame.Rect:
        """Its thumb, in px."""

    def end_at(self, y: int, grip: int) -> int:
        """Up to which line is seen when the thumb, held `grip` px below its top, is dragged to a height."""


class View(Protocol):
    """Draws what is shown and says what lies under the pointer."""

    ambient: bool
    """Whether what moves by itself may be seen."""

    @property
    def lens(self) -> Lens | None:
        """What of the table is seen; None where that is always the whole."""

    def on_table(self, pick: Pick, shown: Shown) -> bool:
        """Whether a pick lies on what the lens shows and not beside it."""

    def resize(self, size: tuple[int, int], text_scale: float) -> None:
        """The window has this size in px."""

    def refresh(self) -> None:
        """Forgets everything painted, as after a change of language."""

    def draw(self, surface: pygame.Surface, shown: Shown) -> None:
        """Draws the picture."""

    def renew_ambient(self, surface: pygame.Surface, shown: Shown) -> list[pygame.Rect]:
        """Draws what moves by itself anew on the picture drawn last; the areas that changed."""

    def advance_ambient(self, seconds: float) -> bool:
        """Lets time pass for what moves by itself; True if it has to be drawn anew."""

    @property
    def pause(self) -> float:
        """The longest time in seconds between two looks at that."""

    def prepare(self) -> None:
        """Uses an idle moment to get ready for motions to come."""

    def picks(self, shown: Shown) -> frozenset[Pick]:
        """Everything pickable while this is shown, wherever it lies."""

    def picks_at(self, pos: Point, shown: Shown) -> list[Pick]:
        """Everything pickable under a point of the window, topmost first."""

    def place(self, pick: Pick, shown: Shown) -> pygame.Rect | None:
        """Where a pick lies in the window; None if it is not shown now."""

    def topic_at(self, pos: Point, shown: Shown) -> Pick:
        """What a help would be about at a point, the table itself where nothing else is."""

    def page(self, shown: Shown) -> Page:
        """What is seen of the chronicle."""

    # -- snapshots and motions

    def snapshot(self, state: Any, acted: int | None = None, person: int | None = None) -> Any:
        """A position for the picture; `acted` = a seat that is shown as the one to act although it has acted.

        `person` = the seat of who sits at the screen: what the picture shows of it beside the table stays there.
        """

    def with_picks(self, snapshot: Any, picks: Sequence[Pick]) -> Any:
        """A snapshot with what was picked standing where it will go, where a game shows that; else as it is."""

    def without(self, snapshot: Any, piece: Pick, count: int) -> Any:
        """A snapshot without what is in the hand."""

    def scores(self, snapshot: Any) -> Mapping[str, int]:
        """What is counted up in the panels, by colour."""

    def follow(
        self, before: Any, picked: Any, state: Any, steps: Sequence[Step[Any, Any]]
    ) -> tuple[Any, list[Happened]]:
        """What is to be shown of steps played in a position: from which snapshot on, and one event after the other.

        `before` = the snapshot of that position, `picked` = the one last seen, with what was picked.
        """

    def until_told(self, happened: Sequence[Happened]) -> tuple[list[Happened], list[Happened]]:
        """What comes before a dialog tells of it, and what waits for that; all and nothing where no dialog opens."""

    def motions(
        self,
        snapshot: Any,
        happened: Sequence[Happened],
        dropped: Released | None = None,
        reduced: bool = False,
        names: Names | None = None,
    ) -> list[Cue[Any]]:
        """The motions of what happened from a snapshot on; `dropped` = what a hand let go of."""

    def carries(self, event: Any, piece: Pick) -> bool:
        """Whether an event moves just the piece that a hand carried, so that it does not glide home."""
