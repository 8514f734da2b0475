"""An example to be watched from the rules book: deeds that go by themselves, each told with its reason."""

from __future__ import annotations

from luna.app.lessons.scene import LEAVE, LessonScene
from luna.core.intent import Pick
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

    def open_menu(self) -> None:
        """Leaves."""
        self.hand.let_go()
        self.context.go.pop()

    def finish(self) -> None:
        self.context.go.pop()

    def again(self) -> None:
        """The example from its beginning."""
        self.context.go.replace(self.context.routes.example(self.context, self.game.game))
