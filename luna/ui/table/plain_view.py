"""A view without motion: a snapshot is the state itself, and what happened is there at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from luna.core.intent import Pick
from luna.core.match import Step
from luna.core.turn import Released
from luna.ui.moving.director import Cue
from luna.ui.table.contract.view import Happened
from luna.ui.table.contract.words import Names
from luna.ui.table.lens import Lens
from luna.ui.table.shown import Shown


class PlainView:
    """The part of `luna.ui.table.contract.view.View` that is about motion; what is drawn and picked is the game's."""

    ambient = False
    pause = 0.25
    lens: Lens | None = None

    def on_table(self, pick: Pick, shown: Shown) -> bool:
        """There is no lens."""
        return False

    def renew_ambient(self, surface: pygame.Surface, shown: Shown) -> list[pygame.Rect]:
        """Nothing moves by itself."""
        return []

    def advance_ambient(self, seconds: float) -> bool:
        """Nothing moves by itself."""
        return False

    def prepare(self) -> None:
        """There is nothing to get ready for."""

    def snapshot(self, state: Any, acted: int | None = None, person: int | None = None) -> Any:
        """The position."""
        return state

    def with_picks(self, snapshot: Any, picks: Sequence[Pick]) -> Any:
        """As it is."""
        return snapshot

    def without(self, snapshot: Any, piece: Pick, count: int) -> Any:
        """As it is."""
        return snapshot

    def scores(self, snapshot: Any) -> Mapping[str, int]:
        """Nothing is counted up."""
        return {}

    def follow(
        self, before: Any, picked: Any, state: Any, steps: Sequence[Step[Any, Any]]
    ) -> tuple[Any, list[Happened]]:
        """Each event with the position after its step."""
        return before, [Happened(event, step.after) for step in steps for event in step.events]

    def until_told(self, happened: Sequence[Happened]) -> tuple[list[Happened], list[Happened]]:
        """Nothing waits for a dialog."""
        return list(happened), []

    def motions(
        self,
        snapshot: Any,
        happened: Sequence[Happened],
        dropped: Released | None = None,
        reduced: bool = False,
        names: Names | None = None,
    ) -> list[Cue[Any]]:
        """None."""
        return []

    def carries(self, event: Any, piece: Pick) -> bool:
        """Whatever happens takes it."""
        return True
