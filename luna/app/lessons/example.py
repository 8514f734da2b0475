"""An example to be watched from the rules book: deeds that go by themselves, each told with its reason.

It goes forward and back, and from any place in it one can play on.
"""

from __future__ import annotations

from collections.abc import Callable

from luna.app.lessons.scene import LEAVE, LessonScene
from luna.app.lessons.taught_table import ALONE
from luna.core.intent import Pick
from luna.core.seat import Seat, SeatKind
from luna.ui.lessons.course import EXAMPLE
from luna.ui.lessons.lesson import Lesson
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Button


class ExampleScene(LessonScene):
    """It leads back to where it was opened, and nothing remembers that it was seen."""

    def taught(self) -> Lesson:
        example = self.course.example
        assert example is not None
        return example

    def head(self, title: str) -> str:
        return title

    def bar(self, buttons: tuple[Button, ...]) -> tuple[Button, ...]:
        words, leave = self.context.text(f"lesson-{EXAMPLE}-leave"), Pick(TablePick.BAR, LEAVE)
        return tuple(Button(leave, words, each.icon) if each.pick == leave else each for each in super().bar(buttons))

    def ways(self) -> dict[str, Callable[[], object]]:
        ways = super().ways()
        return {ALONE: self._play_on, **ways} if ways and self.game.actor >= 0 else ways

    def open_menu(self) -> None:
        """Leaves."""
        self.hand.let_go()
        self.context.go.pop()

    def finish(self) -> None:
        self.context.go.pop()

    def word_of(self, way: str) -> str:
        return "play-on" if way == ALONE else super().word_of(way)

    def _play_on(self) -> None:
        """A game of its own from here on, with the person on the seat to act against the easiest computer players."""
        game, actor, go = self.game.game, self.game.actor, self.context.go
        easiest, seats = game.bots.levels[0], self.game.seats
        kinds = ((SeatKind.HUMAN, "") if n == actor else (SeatKind.BOT, easiest) for n in range(len(seats)))
        taken = [Seat(seat.colour, *kind) for seat, kind in zip(seats, kinds, strict=True)]

        def open_it() -> None:
            go.home()
            go.push(self.context.routes.played_on(self.context, self.game.branched(taken)))

        go.when_saved(open_it)

    def again(self) -> None:
        """The example from its beginning."""
        self.context.go.replace(self.context.routes.example(self.context, self.game.game))
