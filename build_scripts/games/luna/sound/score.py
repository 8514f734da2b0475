"""A sheet of music that is a ring: what sounds beyond the end sounds at the beginning, so the loop has no seam."""

from dataclasses import dataclass

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from . import space
from .tones import RATE, Wave, chance, filtered, pitch, placed

BAR = 6
"""Eighths in a bar: everything swings like a boat, in 6/8."""
SCALE = ("C", "D", "E", "F", "G", "A", "Bb")
HAND = 0.009
"""How far, in s, a player's hand is from the beat (standard deviation)."""


@dataclass(frozen=True)
class Note:
    """A note of a melody; start and length in eighths."""

    start: float
    length: float
    name: str


@dataclass(frozen=True)
class Chord:
    """A harmony as the night plays it: deep string, distant strings, harp from low to high."""

    bass: str
    pad: tuple[str, ...]
    harp: tuple[str, ...]


def chord(bass: str, pad: str, harp: str) -> Chord:
    """A chord written as names with spaces."""
    return Chord(bass, tuple(pad.split()), tuple(harp.split()))


def melody(text: str) -> list[Note]:
    """A melody written as `A4:3 D5:2`: name and length in eighths; `-` is a rest and bars may be marked with `|`."""
    notes, now = [], 0.0
    for word in text.replace("|", " ").split():
        name, length = word.split(":")
        if name != "-":
            notes.append(Note(now, float(length), name))
        now += float(length)
    return notes


def step(name: str, steps: int) -> str:
    """The note so many steps of the scale higher; a note outside the scale counts as the one of the same letter."""
    letter = next(number for number, degree in enumerate(SCALE) if degree[0] == name[0])
    octave, degree = divmod(letter + steps, len(SCALE))
    return f"{SCALE[degree]}{int(name[-1]) + octave}"


def ornamented(notes: list[Note], often: float, seed: object) -> list[Note]:
    """The melody with some long notes led on to the next by a short one beside it."""
    random, varied = chance("ornament", seed), []
    for note, after in zip(notes, [*notes[1:], notes[-1]], strict=True):
        joined = after.start == note.start + note.length
        if joined and note.length >= 3 and random.random() < often:
            varied.append(Note(note.start, note.length - 1, note.name))
            rising = pitch(after.name) > pitch(note.name)
            varied.append(Note(note.start + note.length - 1, 1, step(after.name, -1 if rising else 1)))
        else:
            varied.append(note)
    return varied


class Sheet:
    """A piece of `bars` bars; times are in eighths from its start, `eighth` is the length of one in s."""

    def __init__(self, name: str, bars: int, eighth: float) -> None:
        self.name, self.bars, self.eighth = name, bars, eighth
        self._random = chance("hands", name)
        size = round(bars * BAR * eighth * RATE)
        self._dry, self._sent = np.zeros((size, 2)), np.zeros((size, 2))

    def lay(self, at: float, wave: Wave, loud: float, pan: float, wet: float) -> None:
        """A mono note at a place, a little beside the beat; `wet` is how much of it the temple answers."""
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
        """All of it in stereo, in a temple that rings for so many s."""
        return filtered(self._dry + space.round_trip(self._sent, ring), 30, 11000, 2)

    def _add(self, bus: Wave, start: float, wave: Wave) -> None:
        first = round(start * RATE) % len(bus)
        fits = min(len(wave), len(bus) - first)
        bus[first : first + fits] += wave[:fits]
        if fits < len(wave):
            bus[: len(wave) - fits] += wave[fits:]
