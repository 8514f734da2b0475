"""How loud music and effects are from moment to moment."""

from __future__ import annotations

import time
from collections.abc import Callable

DUCKED, DUCKING, RISING = 0.5, 0.08, 0.9
"""How loud the music is under an effect, and seconds for going there and back."""


class Levels:
    """How loud music and effects are now: volumes, mute, the fade of a piece, and the music under an effect."""

    def __init__(self, music: float, effects: float, muted: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self._volumes, self._muted, self._clock = (music, effects), muted, clock
        self._fade, self._goal, self._fade_s = 0.0, 0.0, 0.0
        self._duck, self._duck_until = 1.0, 0.0
        self._moved = clock()

    @property
    def music(self) -> float:
        """The volume of the music now."""
        return 0.0 if self._muted else self._volumes[0] * self._fade * self._duck

    @property
    def effects(self) -> float:
        """The volume of an effect that begins now."""
        return 0.0 if self._muted else self._volumes[1]

    @property
    def at_rest(self) -> bool:
        """Nothing would change with time."""
        return self._fade == self._goal and self._duck == 1.0 and self._clock() >= self._duck_until

    @property
    def faded_out(self) -> bool:
        """The piece has died away."""
        return self._fade == self._goal == 0.0

    def set_volumes(self, music: float, effects: float) -> None:
        """Takes other volumes."""
        self._volumes = music, effects

    def mute(self, muted: bool) -> None:
        """Silences all or ends that."""
        self._muted = muted

    def fade(self, goal: float, lasting: float) -> None:
        """Begins to fade to 0 or 1; the whole way would take so many s."""
        self._goal, self._fade_s = goal, lasting
        self._moved = self._clock()

    def duck(self, lasting: float) -> None:
        """Lowers the music for so many s from now."""
        if self.at_rest:
            self._moved = self._clock()
        self._duck_until = max(self._duck_until, self._clock() + lasting)

    def move(self) -> None:
        """Lets the time pass that has gone by."""
        now = self._clock()
        passed, self._moved = now - self._moved, now
        self._fade = _towards(self._fade, self._goal, passed / self._fade_s if self._fade_s > 0 else 1.0)
        low = now < self._duck_until
        self._duck = _towards(self._duck, DUCKED if low else 1.0, passed * (1 - DUCKED) / (DUCKING if low else RISING))


def _towards(value: float, goal: float, most: float) -> float:
    return min(goal, value + most) if value < goal else max(goal, value - most)
