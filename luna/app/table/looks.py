"""A table that shows other positions than the present one, and the result again to whoever left that for a look."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import replace

from luna.app.table.beneath import TableBeneath


class TableLooks(TableBeneath, ABC):
    """Looking back, step by step or from one position to another; nothing is played by that."""

    @abstractmethod
    def open_result(self) -> None:
        """How a game ended that is over."""

    def look_at(self, step: int) -> bool:
        """Shows the position after so many steps; False if it is shown already."""
        after = self._after_look(step)
        looks = self._look(step)
        if looks and after:
            after()
        return looks

    def _look(self, step: int) -> bool:
        looks = self.table.look_at(step)
        if looks:
            self.position_changed()
        return looks

    def _after_look(self, step: int) -> Callable[[], None] | None:
        """What a look leads to that ends with so many steps: the result again, if it was left for it."""
        ends = step == self.table.length and self.history.from_result
        return self.open_result if ends else None

    def look_from_result(self, step: int) -> None:
        """Shows the position after so many steps instead of the result, until the person returns to that."""
        self.look_at(step)
        self.history.from_result = self.history.on

    def tell_again(self, step: int) -> Callable[[], None]:
        """Shows the table as a dialog told of step `step`; what is given back shows what was to be seen before."""
        table, from_result = self.table, self.history.from_result
        before = table.length if table.looked is None else table.looked

        def back() -> None:
            self._look(before)
            self.history.from_result = from_result and self.history.on

        self._look(step - 1)
        picked = self.shown()
        played = table.steps[step - 1 : step]
        self.stage.stand(picked, *self.view.follow(self.picture.position, picked.state, table.before(step), played))
        return back

    def look_on(self) -> None:
        """Goes on by a step from the position looked at, with its motions."""
        at, table = self.table.looked, self.table
        if at is None or at >= len(table.steps):
            return
        picked, before, state = self.shown(), self.picture.position, table.position
        after = self._after_look(at + 1)
        if self._look(at + 1):
            start, happened = self.view.follow(before, picked.state, state, table.steps[at : at + 1])
            moving = replace(picked, look=self.history.arriving(picked.look))  # marked is what is seen to happen
            self.stage.play(moving, start, happened, None, after)
