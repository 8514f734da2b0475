"""The two pieces: `table` for the whole game and `title`."""

from dataclasses import dataclass

from build_scripts.sound import instruments as shared
from build_scripts.sound.score import Note, Sheet
from build_scripts.sound.tones import Wave, chance, pitch

from . import instruments as play
from .themes import FIGURES, GROUNDS, MELODIES, RHYTHMS, SCALE

RING = 2.2
"""How long the court rings, s: mud brick answers shorter than a temple."""
BAR = 8
"""Eighths in a bar."""


@dataclass(frozen=True)
class Part:
    """Some bars: grounds, and who plays what how loud (1 = as usual)."""

    grounds: str
    melody: str = ""
    player: str = "ney"
    figure: str = "walk"
    rhythm: str = ""
    oud: float = 1.0
    drone: float = 1.0
    drum: float = 1.0


TABLE = (
    Part("D5 D5 D5 Gm D5 Cm Eb D5", "free", "oud", "still", oud=0.5),
    Part("D D Cm D D Gm Eb D", "river", "ney", "walk", "calm", drum=0.7),
    Part("Gm Gm F Cm Gm Eb Cm D", "palms", "oud", "answer", "walk", oud=0.6),
    Part("D5 Cm Cm Bb F Eb Cm D5", "long", "ney", "stream", oud=0.85),
    Part("D D Cm D D Gm Eb D", "river", "both", "walk", "walk", drum=0.9),
    Part("Hi Hi Hi Gm Gm Cm Cm Hi", "quarter", "oud", "still", "calm", oud=0.7, drone=1.2, drum=0.8),
    Part("D Bb Cm D Gm F Eb D5", "low", "ney", "stream", "stream", oud=0.8, drum=0.8),
    Part("D5 D5 Eb D5 Gm Bb Cm D5", "home", "oud", "still", oud=0.6, drone=1.1),
)
TITLE = (
    Part("D5 D5 D5 D5", figure="answer", rhythm="calm", oud=0.9, drum=0.8),
    Part("D D Cm D D Gm Eb D", "river", "ney", "walk", "walk"),
    Part("Gm Gm F Cm Gm Eb Cm D", "palms", "both", "stream", "walk", drone=1.2),
    Part("D5 D5 Eb D5 Gm Bb Cm D5", "home", "both", "walk", "calm"),
)


def table() -> Wave:
    """A long afternoon of nearly three minutes."""
    sheet = Sheet("rivers table", 64 * BAR, 0.33)
    _play(sheet, TABLE)
    _evening(sheet, 0.020)
    return sheet.sound(RING)


def title() -> Wave:
    """The monument seen from the water."""
    sheet = Sheet("rivers title", 28 * BAR, 0.345)
    _play(sheet, TITLE)
    _evening(sheet, 0.018)
    return sheet.sound(RING + 0.4)


PIECES = {"table": table, "title": title}


def _play(sheet: Sheet, parts: tuple[Part, ...]) -> None:
    bar = 0
    for number, part in enumerate(parts):
        for offset, name in enumerate(part.grounds.split()):
            at = (bar + offset) * BAR
            _drone(sheet, part, name, at)
            _ground(sheet, part, name, at)
            _drum(sheet, part, at, (number, offset))
        for note in MELODIES[part.melody] if part.melody else ():
            _sing(sheet, part, note, bar * BAR)
        bar += len(part.grounds.split())
    if bar * BAR != sheet.eighths:
        raise ValueError(f"{sheet.name}: {bar} bars are written, not {sheet.eighths // BAR}")


def _drone(sheet: Sheet, part: Part, name: str, at: int) -> None:
    """A deep string on the ground, far ones an octave above it and on its fifth."""
    length = BAR * sheet.eighth
    low, fifth = GROUNDS[name][0], GROUNDS[name][1]
    sheet.lay(at, shared.bass(pitch(low), 2.6), 0.19 * part.drone, 0.0, 0.2)
    for tone, loud, pan in ((pitch(low) * 2, 1.0, -0.35), (pitch(fifth) * 2, 0.7, 0.35)):
        sheet.lay(at - 0.5, shared.pad(tone, length, 0.35, 1.2), 0.046 * part.drone * loud, pan, 0.6)


def _ground(sheet: Sheet, part: Part, name: str, at: int) -> None:
    random = chance("oud", sheet.name, at)
    figures = FIGURES[part.figure]
    for eighth, string in enumerate(figures[int(random.integers(len(figures)))]):
        if string == ".":
            continue
        accent = (0.40, 0.22, 0.27, 0.24, 0.32, 0.22, 0.27, 0.24)[eighth] * part.oud
        sheet.lay(at + eighth, play.oud(pitch(GROUNDS[name][int(string)]), 0.35), accent, -0.30, 0.22)


def _drum(sheet: Sheet, part: Part, at: int, where: tuple[int, int]) -> None:
    if not part.rhythm:
        return
    random = chance("drum", sheet.name, where)
    bars = RHYTHMS[part.rhythm]
    for eighth, stroke in enumerate(bars[where[1] % len(bars)]):
        if stroke == "D":
            sheet.lay(at + eighth, play.doum(), (0.34 if eighth else 0.42) * part.drum, 0.08, 0.18)
        elif stroke in "Tk":
            loud = 0.115 if stroke == "T" else 0.05
            rim = play.tek(float(random.choice([396.0, 410.0, 428.0])), 0.5 if stroke == "T" else 0.9)
            sheet.lay(at + eighth, rim, loud * part.drum, 0.22, 0.25)
            if stroke == "T":
                sheet.lay(at + eighth, play.jingle(), 0.014 * part.drum, 0.28, 0.3)


def _sing(sheet: Sheet, part: Part, note: Note, start: int) -> None:
    at, length, tone = start + note.start, note.length * sheet.eighth, pitch(note.name)
    if part.player in ("ney", "both"):
        loud = 0.21 if part.player == "ney" else 0.165
        sheet.lay(at - 0.12, play.ney(tone, round(length, 3)), loud, 0.18, 0.5)
    if part.player in ("oud", "both"):
        below = 1 if note.name[-1] == "3" else 2  # the lute sings an octave lower than it is written
        string = tone if below == 1 else tone / 2
        loud = 0.56 if part.player == "oud" else 0.36
        if note.length >= 2:  # led to from the note beneath
            sheet.lay(at - 0.22, play.oud(pitch(_beneath(note.name)) / below, 0.3, 0.5), loud * 0.30, -0.05, 0.25)
        sheet.lay(at, play.oud(string, 0.8, 2.8), loud, -0.05, 0.28)
        if note.length >= 4:  # struck again while it dies
            for again in range(2, int(note.length), 2):
                sheet.lay(at + again, play.oud(string, 0.3, 1.6), loud * 0.34, -0.05, 0.3)


def _beneath(name: str) -> str:
    """The next lower note of the scale."""
    degree = next(number for number, note in enumerate(SCALE) if note[0] == name[0])
    octave = int(name[-1]) - (degree == 0)
    return f"{SCALE[degree - 1]}{octave}"


def _evening(sheet: Sheet, loud: float) -> None:
    """Air in the reeds and the river behind everything."""
    sheet.bed(play.wind(sheet.seconds(), sheet.name), loud)
    sheet.bed(shared.water(sheet.seconds(), sheet.name), loud * 0.6)
