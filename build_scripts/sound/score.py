"""A sheet of music that is a ring: what sounds beyond the end sounds at the beginning, so the loop has no seam."""

from dataclasses import dataclass

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from . import space
from .tones import RATE, Wave, chance, filtered, placed

HAND = 0.009
"""How far, in s, a player's hand is from the beat (standard deviation)."""


@dataclass(frozen=True)
class Note:
    """A note of a melody; start and length in eighths."""

    start: float
    length: float
    name: str


def melody(text: str) -> list[Note]:
    """A melody written as `A4:3 D5:2`: name and length in eighths; `-` is a rest and bars may be marked with `|`."""
    notes, now = [], 0.0
    for word in text.replace("|", " ").split():
        name, length = word.split(":")
        if name != "-":
            notes.append(Note(now, float(length), name))
        now += float(length)
    return notes


class Sheet:
    """A piece of so many eighths; times are in eighths from its start, `eighth` is the length of one in s."""

    def __init__(self, name: str, eighths: int, eighth: float) -> None:
        self.name, self.eighths, self.eighth = name, eighths, eighth
        self._random = chance("hands", name)
        size = round(eighths * eighth * RATE)
        self._dry, self._sent = np.zeros((size, 2)), np.zeros((size, 2))

    def lay(self, at: float, wave: Wave, loud: float, pan: float, wet: float) -> None:
        """A mono note at a place, a little beside the beat; `wet` is how much of it the place answers."""
        start = at * self.eighth + float(np.clip(self._random.normal(0, HAND), -0.02, 0.02))
        both = placed(wave * loud * self._random.uniform(0.88, 1.08), pan)
        self._add(self._dry, start, both * (1 - 0.6 * wet))
        self._add(self._sent, start, both * wet)

    def bed(self, wave: Wave, loud: float) -> None:
        """A stereo sound as long as the piece, below everything."""
        self._dry += wave[: len(self._dry)] * loud
        self._sent += wave[: len(self._dry)] * loud * 0.15

    def seconds(self) -> float:
        """The length of the piece."""
        return len(self._dry) / RATE

    def sound(self, ring: float) -> Wave:
        """All of it in stereo, in a place that rings for so many s."""
        return filtered(self._dry + space.round_trip(self._sent, ring), 30, 11000, 2)

    def _add(self, bus: Wave, start: float, wave: Wave) -> None:
        first = round(start * RATE) % len(bus)
        fits = min(len(wave), len(bus) - first)
        bus[first : first + fits] += wave[:fits]
        if fits < len(wave):
            bus[: len(wave) - fits] += wave[fits:]
