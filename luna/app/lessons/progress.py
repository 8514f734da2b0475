"""Which lessons of a game were done, and where one was left."""

from __future__ import annotations

from luna.app.settings import lessons as keys
from luna.core.settings import Settings
from luna.ui.lessons.course import Course

FIRST_ROUND = "first-round"
"""The accompanied round after the lessons; it counts as done once its round is over."""


class Progress:
    """What a person has learnt of one game."""

    def __init__(self, settings: Settings, game: str) -> None:
        self._settings, self._game = settings, game

    def done(self, lesson: str) -> bool:
        """Whether it was done."""
        return lesson in keys.done_of(self._settings, self._game)

    def left(self, lesson: str) -> int:
        """The step at which it was left, 0 for its beginning."""
        game, _, rest = self._settings.get(keys.LEFT).partition("/")
        name, _, step = rest.partition("/")
        return int(step) if (game, name) == (self._game, lesson) and step.isascii() and step.isdecimal() else 0

    def leave(self, lesson: str, step: int) -> None:
        """It is left at a step."""
        self._settings.put(keys.LEFT, f"{self._game}/{lesson}/{step}" if step else "")

    def finish(self, lesson: str) -> None:
        """It was done."""
        self._settings.put(keys.DONE, tuple(sorted({*self._settings.get(keys.DONE), f"{self._game}/{lesson}"})))
        self._settings.put(keys.LEFT, "")

    def put_away(self, away: bool) -> None:
        """The title offers the lessons first, or no longer."""
        self._settings.put(keys.PUT_AWAY, away)

    @property
    def is_put_away(self) -> bool:
        """Whether the person wishes them no longer first on the title."""
        return self._settings.get(keys.PUT_AWAY)

    def first_on_title(self, course: Course) -> bool:
        """Whether the title offers them before all else: until all are done or put away."""
        return not self.is_put_away and self.next_of(course) is not None

    def done_of(self, course: Course) -> int:
        """How many of the lessons were done."""
        return sum(self.done(lesson.key) for lesson in course.lessons)

    def next_of(self, course: Course) -> int | None:
        """Number of the first lesson that was not done, None when all were."""
        return next((n for n, lesson in enumerate(course.lessons) if not self.done(lesson.key)), None)
