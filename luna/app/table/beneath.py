"""The table beneath a game's own dialogs: what they tell of, and what they light and count there."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping
from typing import Any

from luna.app.table.buttons import while_told
from luna.app.table.parts import TableParts
from luna.app.table.telling.remark import for_one, proven, remark
from luna.core.intent import Pick
from luna.core.match import Match
from luna.core.turn import Point


class TableBeneath(TableParts):
    """What the dialogs see of a table as its `TableEnd`."""

    @abstractmethod
    def again(self) -> None:
        """The same set-up from the beginning."""

    @abstractmethod
    def rematch(self) -> None:
        """The same seats and kind of set-up, drawn anew."""

    @property
    def setup(self) -> Any:
        """The set-up of the game."""
        return self.game.setup

    @property
    def match(self) -> Match[Any, Any]:
        """The game under way."""
        return self.game.match

    @property
    def names(self) -> Mapping[str, str]:
        """What the seats are called."""
        return self.wording.names

    @property
    def hints_taken(self) -> Mapping[str, int]:
        """How many hints each seat has taken, by colour."""
        return self.game.hints.by

    @property
    def tried_again(self) -> bool:
        """Whether it is a table for one person: once more is there the same table and no other one."""
        return for_one(self.game)

    @property
    def remark(self) -> str:
        """What the end is worth at a table for one person, and how much of it is as good as can be."""
        text = self.context.text
        return " ".join(filter(None, (remark(text, self.game), proven(text, self.proof.known))))

    def reckoned(self) -> bool:
        """Whether more has just become known of the end."""
        return self.proof.look()

    @property
    def watched(self) -> bool:
        """Whether no person plays."""
        return self.table.watched

    @property
    def waits(self) -> bool:
        """Whether it still stands as a dialog tells of it: nobody has gone to another position meanwhile."""
        return self.stage.told

    def counted(self, scores: Mapping[str, int]) -> None:
        """The panels count along with a dialog."""
        if self.stage.counted(scores):
            self.redraw()

    def light(self, places: Collection[Pick]) -> None:
        """Places that a dialog tells of are lit."""
        if self.stage.light(places):
            self.redraw()

    def button_at(self, at: Point) -> str:
        """The button of the top bar at a point of the window that can be used."""
        usable = [button.pick for button in while_told(self.shown().bar) if button.enabled]
        places = ((pick.key, self.place(pick)) for pick in usable)
        return next((key for key, place in places if place and place.collidepoint(at)), "")

    def stop_bots(self) -> None:
        """Nobody has to think any more."""
        self.bots.close()
