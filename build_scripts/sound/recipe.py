"""How an effect is written: a function for the dry mono sound, and its length, loudness and echo above it."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from . import space
from .tones import RATE, Wave, fall, filtered, placed, seconds

RING = 1.1
"""The same place as in the music, the sound's source nearer: it rings shorter, s."""


@dataclass(frozen=True)
class Effect:
    """An effect of `length` s with its echo; its loudest block is `loud` LUFS, `wet` the part of the echo."""

    make: Callable[[], Wave]
    length: float
    loud: float
    wet: float

    def sound(self) -> Wave:
        """The effect in stereo, not levelled yet."""
        dry = placed(self.make(), 0.0)
        both = space.echoed(dry, RING) * self.wet
        both[: len(dry)] += dry * (1 - 0.5 * self.wet)
        size = int(self.length * RATE)
        both = np.pad(filtered(both, 40, 9000), ((0, max(0, size - len(both))), (0, 0)))[:size]
        return both * fall(seconds(self.length), self.length * 0.35)[:, None]


def into(effects: dict[str, Effect]) -> Callable[..., Callable[[Callable[[], Wave]], Callable[[], Wave]]]:
    """What makes functions effects of their names, as `@effect(length, loud, wet)`."""

    def effect(length: float, loud: float, wet: float = 0.3) -> Callable[[Callable[[], Wave]], Callable[[], Wave]]:
        def register(make: Callable[[], Wave]) -> Callable[[], Wave]:
            effects[make.__name__] = Effect(make, length, loud, wet)
            return make

        return register

    return effect
