"""A lesson under way, without a window: which step it is at, what of it was played, and whether that was meant."""

from __future__ import annotations

from luna.app.session.session import Session
from luna.core.rules import NOBODY
from luna.ui.lessons.lesson import Await, Deeds, Lesson, Lines, Say, Step


class Lecture:
    """Judges what is played against the step; what was played besides goes away when the step is begun again.

    It begins at a step by playing all that is to be played before, as it would be shown.
    """

    def __init__(self, lesson: Lesson, session: Session, at: int = 0) -> None:
        self.lesson, self._session = lesson, session
        self._begin = session.match.length
        self._marks: list[int] = []
        """Lines before each step, up to the present one."""
        self.wrong = ""
        """Of an action that was not meant: the last part of the id of what is told of it."""
        self.fulfilled = False
        """Whether the step is done and the next one can begin."""
        for _ in range(min(at, len(lesson.steps) - 1)):
            self._mark()
            self._play_all()
        self._mark()

    # -- where it is

    @property
    def at(self) -> int:
        """Number of the present step, counted from 0."""
        return len(self._marks) - 1

    @property
    def over(self) -> bool:
        """Whether all steps are done."""
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """The present step, None when it is over."""
        return None if self.over else self.lesson.steps[self.at]

    @property
    def told(self) -> tuple[int, int]:
        """How many steps that are told there were with the present one, and how many there are."""
        steps = self.lesson.steps
        return sum(not isinstance(s, Deeds) for s in steps[: self.at + 1]), sum(not isinstance(s, Deeds) for s in steps)

    def done(self, number: int) -> bool:
        """Whether what a step asked for has been played."""
        asked = number < len(self.lesson.steps) and isinstance(self.lesson.steps[number], Await)
        return asked and (number < self.at or (number == self.at and self.fulfilled))

    @property
    def waits(self) -> bool:
        """Whether an action of the pupil is awaited."""
        return isinstance(self.step, Await) and not self.wrong and not self.fulfilled

    @property
    def goes_on(self) -> bool:
        """Whether some but not all lines of the awaited action were played."""
        return self.waits and self._played > 0

    @property
    def text(self) -> str:
        """Id of what is told now, "" where nothing is."""
        step = self.step
        if step is None or isinstance(step, Deeds) or self.fulfilled:
            return ""
        id = f"lesson-{self.lesson.key}-{step.id}"
        if self.wrong:
            return f"{id}-{self.wrong}"
        return f"{id}-on" if self.goes_on and isinstance(step, Await) and step.going_on else id

    @property
    def to_play(self) -> Lines:
        """What is still to be played of the step as it is shown; of an action that went elsewhere all of it."""
        step = self.step
        if isinstance(step, Deeds):
            return step.lines[self._played :]
        if not isinstance(step, Await):
            return ()
        played = tuple(self._session.match.notations()[self._marks[-1] :])
        return step.solution[len(played) :] if played == step.solution[: len(played)] else step.solution

    # -- what happens

    def played(self) -> None:
        """Something was played."""
        step, session = self.step, self._session
        if isinstance(step, Deeds):
            self.fulfilled = self._played >= len(step.lines)
        elif isinstance(step, Await) and not (session.rules.goes_on(session.state) and self._is_meant(step)):
            self._judge(step)

    def go_on(self) -> None:
        """The next step begins."""
        self.fulfilled, self.wrong = False, ""
        self._mark()

    def read(self) -> None:
        """What is told was read."""
        self.fulfilled |= isinstance(self.step, Say)

    def begin_again(self) -> None:
        """The step begins once more."""
        self._go_to(self.at)

    def back(self) -> bool:
        """The step that was told before this one begins once more; False if there is none."""
        steps = self.lesson.steps
        before = [n for n in range(min(self.at, len(steps))) if not isinstance(steps[n], Deeds)]
        if before:
            self._go_to(before[-1])
        return bool(before)

    @property
    def _played(self) -> int:
        return self._session.match.length - self._marks[-1]

    def _is_meant(self, step: Await) -> bool:
        """Whether the action under way is of the kind that is awaited; nobody has to end one that leads nowhere."""
        begun = self._session.match.notations()[self._marks[-1]]
        return step.going_on and begun.split()[0] == step.solution[0].split()[0]

    def _judge(self, step: Await) -> None:
        match = self._session.match
        before = match.before(self._marks[-1])
        ended = step.parted or not self._session.rules.goes_on(match.state)
        self.fulfilled = ended and step.goal(before, match.state)
        if not self.fulfilled:
            other = step.but(before, match.notations()[self._marks[-1]])
            self.wrong = f"but-{other}" if other else "but"

    def _go_to(self, step: int) -> None:
        self.fulfilled, self.wrong = False, ""
        self._session.go_to(self._marks[step])
        del self._marks[step + 1 :]

    def _mark(self) -> None:
        self._marks.append(self._session.match.length)

    def _play_all(self) -> None:
        for line in self.to_play:
            state = self._session.state
            code = self._session.rules.code(state, line) if self._session.actor != NOBODY else None
            if code is None:
                raise ValueError(f"lesson {self.lesson.key}, step {self.at}: {line}")
            self._session.play(code)
