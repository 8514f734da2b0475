"""The table as a game's own dialogs see it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol

import pygame

from luna.core.intent import Pick
from luna.core.match import Match
from luna.ui.context import Context
from luna.ui.table.contract.words import Names


class TableEnd(Protocol):
    """What a game's own dialogs may use of the table that they lie over."""

    @property
    def context(self) -> Context:
        """What every scene may use."""

    @property
    def setup(self) -> Any:
        """The set-up of the game."""

    @property
    def match(self) -> Match[Any, Any]:
        """The game under way."""

    @property
    def names(self) -> Names:
        """What the seats are called."""

    @property
    def hints_taken(self) -> Mapping[str, int]:
        """How many hints each seat has taken, by colour."""

    @property
    def remark(self) -> str:
        """What this end is worth at this table, empty where nothing is known of that."""

    def reckoned(self) -> bool:
        """Whether more of this end has just become known; it is looked into from the first call on."""

    @property
    def watched(self) -> bool:
        """Whether no person plays, so that the dialog has to close by itself."""

    @property
    def waits(self) -> bool:
        """Whether it still stands as the dialog tells of it: nobody has gone to another position meanwhile."""

    def counted(self, scores: Mapping[str, int]) -> None:
        """The dialog has counted up to these points, by colour: the panels count along."""

    def light(self, places: Collection[Pick]) -> None:
        """Lights places of the table that the dialog tells of, instead of those before."""

    def place(self, pick: Pick) -> pygame.Rect | None:
        """Where something lies in the window, None if it is not shown now."""

    def stop_bots(self) -> None:
        """Nobody has to think any more."""

    def look_from_result(self, step: int) -> None:
        """Shows the position after so many steps instead of the result, until the person returns to that."""

    def tell_again(self, step: int) -> Callable[[], None]:
        """Shows the table as it stood when the dialog of step `step`, counted from 1, was there, until it closes again.

        What is given back shows again what was to be seen before.
        """

    def button_at(self, at: tuple[int, int]) -> str:
        """The button of the top bar at a point of the window, empty where there is none that can be used."""

    def press_under(self, button: str) -> None:
        """Does at once what a button of the top bar does."""

    def undo(self) -> None:
        """Takes back the last action."""

    @property
    def can_review(self) -> bool:
        """Whether the game can be looked through."""

    def review(self) -> None:
        """Looks through the game, above what is to be seen."""

    @property
    def tried_again(self) -> bool:
        """Whether it is a table for one person: once more is there the same table and no other one."""

    def again(self) -> None:
        """The same set-up from the beginning."""

    def rematch(self) -> None:
        """The same seats and kind of set-up, drawn anew."""
