"""Plays motions one after the other; what is shown lags behind the truth and can catch up at any moment."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from luna.ui.moving.motion import Flight, Motion, Placing

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Cue(Generic[T]):
    """A motion with what is shown while it lasts and after it, the words for it, and the colour of who does it."""

    motion: Motion
    during: T
    after: T
    told: str = ""
    doer: str = ""


class Director(Generic[T]):
    """A queue of cues; `speed` 1 is the usual one, None plays nothing and shows the last cue's end at once."""

    def __init__(
        self,
        began: Callable[[Cue[T]], None] = lambda _: None,
        ended: Callable[[Cue[T]], None] = lambda _: None,
        speed: float | None = 1.0,
    ) -> None:
        self.speed = speed
        self._began, self._ended = began, ended
        self._queue: deque[Cue[T]] = deque()
        self._now = 0.0
        self._fresh = False
        self._trailing: list[tuple[Flight, float]] = []

    @property
    def busy(self) -> bool:
        """Whether a motion is under way."""
        return bool(self._queue)

    @property
    def moving(self) -> bool:
        """Whether anything has to be drawn anew, also the last flights of a motion that is over."""
        return bool(self._queue or self._trailing)

    @property
    def shown(self) -> T | None:
        """What is to be shown now; None = the truth."""
        return self._queue[0].during if self._queue else None

    @property
    def told(self) -> str:
        """The words for the motion under way."""
        return self._queue[0].told if self._queue else ""

    @property
    def doer(self) -> str:
        """The colour of whose deed is under way, empty where it is nobody's."""
        return self._queue[0].doer if self._queue else ""

    def play(self, cues: Iterable[Cue[T]]) -> None:
        """Adds cues to the queue."""
        first = not self._queue
        self._queue.extend(cues)
        if first and self._queue:
            self._start(0.0)
            self._fresh = True  # the time that passed before the start is not the motion's
        if self.speed is None:
            self.skip()

    def let_fly(self, flight: Flight) -> None:
        """Something flies beside the queue and is gone at its end."""
        self._trailing.append((flight, 0.0))

    def skip(self) -> None:
        """Everything is at its end at once; callbacks come in their order."""
        while self._queue:
            self._end()
            if self._queue:
                self._start(0.0)
        self._trailing.clear()

    def clear(self) -> None:
        """Forgets everything without a callback: another position is shown."""
        self._queue.clear()
        self._trailing.clear()

    def update(self, seconds: float) -> bool:
        """Lets time pass; True if something moved."""
        if not self.moving:
            return False
        passed = 0.0 if self._fresh else seconds * (self.speed or 1.0)
        self._fresh = False
        self._trailing = [(flight, at + passed) for flight, at in self._trailing if at + passed < flight.end]
        self._now += passed
        while self._queue and self._now >= self._queue[0].motion.duration:
            over = self._now - self._queue[0].motion.duration
            self._end()
            if self._queue:
                self._start(over)
        return True

    def placings(self) -> tuple[Placing, ...]:
        """Everything in the air now."""
        flights = [(flight, self._now) for flight in self._queue[0].motion.flights] if self._queue else []
        placed = [flight.at(now) for flight, now in (*flights, *self._trailing)]
        return tuple(placing for placing in placed if placing)

    def _start(self, at: float) -> None:
        self._now = at
        self._began(self._queue[0])

    def _end(self) -> None:
        cue = self._queue.popleft()
        duration = cue.motion.duration
        self._trailing += [(f, duration) for f in cue.motion.flights if not f.stays and f.end > duration]
        self._ended(cue)
