"""The harmonies of the night, its scale and its metre."""

from dataclasses import dataclass

from build_scripts.sound.score import Note
from build_scripts.sound.tones import chance, pitch

BAR = 6
"""Eighths in a bar: everything swings like a boat, in 6/8."""
SCALE = ("C", "D", "E", "F", "G", "A", "Bb")


@dataclass(frozen=True)
class Chord:
    """A harmony as the night plays it: deep string, distant strings, harp from low to high."""

    bass: str
    pad: tuple[str, ...]
    harp: tuple[str, ...]


def chord(bass: str, pad: str, harp: str) -> Chord:
    """A chord written as names with spaces."""
    return Chord(bass, tuple(pad.split()), tuple(harp.split()))


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
