"""The three pieces: `table` for the whole game, `title`, and `last_round`."""

from dataclasses import dataclass

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from build_scripts.sound import instruments as play
from build_scripts.sound.score import Note, Sheet
from build_scripts.sound.tones import Wave, chance, pitch

from .harmony import BAR, ornamented, step
from .themes import CHORDS, FIGURES, MELODIES

RING = 3.4
"""How long the temple rings in music, s."""


@dataclass(frozen=True)
class Part:
    """Eight bars, or four: harmonies, and who plays what how loud (1 = as usual)."""

    chords: str
    melody: str = ""
    player: str = "harp"
    figure: str = "swing"
    harp: float = 1.0
    pad: float = 1.0
    ornament: float = 0.0
    second: int = 0
    """A second voice so many steps of the scale below the melody; 0 = none."""
    drum: float = 0.0


TABLE = (
    Part("Dm Dm G G Dm Dm G As", figure="still", harp=0.7, pad=0.8),
    Part("Dm F C G Dm Bb F As", "moon", figure="sparse", harp=0.75, pad=0.7),
    Part("Dm F C G Dm Bb C As", "moon again", "voice", ornament=0.3),
    Part("Bb C Am Dm Gm C F As", "sea", "voice", pad=1.1),
    Part("F Am Bb C F Dm Gm C", "stars", "bell", "high", 0.6, 0.75),
    Part("Dm F C G Dm Bb F As", "moon", ornament=0.5, second=5),
    Part("Bb C Am Dm Gm C F A", "sea", "both", ornament=0.4, pad=1.2, harp=1.1),
    Part("Gm Dm Bb F Gm Dm C As", "deep", "voice", "still", 0.9, 1.1),
    Part("Dm F C G Dm Bb C As", "moon again", "both", "sparse", 0.8, 0.9, ornament=0.2),
    Part("Dm Dm G G Dm Bb Gm As", "home", "bell", "still", 0.75, 0.8),
)
TITLE = (
    Part("D5 G D5 As", figure="swing", harp=0.7, pad=0.8),
    Part("Dm F C G Dm Bb F As", "moon", "voice", pad=1.2),
    Part("Bb C Am Dm Gm C F A", "sea", "both", ornament=0.3, pad=1.3, harp=1.1),
    Part("Dm F C G Dm Bb C As", "moon again", "both", ornament=0.4, second=5, pad=1.3),
    Part("Bb C D5 D5", figure="sparse", harp=0.8),
)
LAST_ROUND = (
    Part("Dm Dm Bb Bb Gm Gm A A", figure="pulse", drum=0.8, harp=0.9),
    Part("Dm Dm/B Bb Bb Gm Gm A A", "threat", "voice", "pulse", drum=1.0),
    Part("Dm C Bb A Dm C Bb A", "race", "both", "pulse", drum=1.1, pad=1.2),
    Part("Gm Gm Dm Dm Eb Eb A A", "shadow", "voice", "pulse", drum=0.6, pad=1.4, harp=0.8),
    Part("Dm C Bb A Dm C Bb A", "race", "both", "pulse", drum=1.2, pad=1.2, ornament=0.4, second=2),
)


def table() -> Wave:
    """A quiet night of more than three minutes."""
    sheet = Sheet("table", 80 * BAR, 0.4)
    _play(sheet, TABLE, bell_every=4)
    _shore(sheet, 0.02, drips=46)
    return sheet.sound(RING)


def title() -> Wave:
    """The temple seen from the boat."""
    sheet = Sheet("title", 32 * BAR, 0.42)
    _play(sheet, TITLE, bell_every=4)
    _shore(sheet, 0.019, drips=12)
    return sheet.sound(RING + 0.4)


def last_round() -> Wave:
    """The same night before morning: faster, deeper, a drum like a heart."""
    sheet = Sheet("last_round", 40 * BAR, 0.3)
    _play(sheet, LAST_ROUND, bell_every=8)
    _shore(sheet, 0.013, drips=4)
    return sheet.sound(RING - 0.4)


PIECES = {"table": table, "title": title, "last_round": last_round}


def _play(sheet: Sheet, parts: tuple[Part, ...], bell_every: int) -> None:
    bar = 0
    for number, part in enumerate(parts):
        names = part.chords.split()
        for offset, name in enumerate(names):
            at = (bar + offset) * BAR
            held = _held(names, offset)
            if held:
                _strings(sheet, part, name, at, held)
            _harp(sheet, part, name, at, (number, offset))
            _drum(sheet, part, at)
            if (bar + offset) % bell_every == 0:
                _tower(sheet, name, at)
        for note in ornamented(MELODIES[part.melody], part.ornament, number) if part.melody else ():
            _sing(sheet, part, note, bar * BAR)
        bar += len(names)
    if bar * BAR != sheet.eighths:
        raise ValueError(f"{sheet.name}: {bar} bars are written, not {sheet.eighths // BAR}")


def _held(names: list[str], offset: int) -> int:
    """For how many bars a chord that begins here lasts; 0 if it began earlier."""
    if offset and names[offset - 1] == names[offset]:
        return 0
    return next((n for n, name in enumerate(names[offset:]) if name != names[offset]), len(names) - offset)


def _strings(sheet: Sheet, part: Part, name: str, at: int, bars: int) -> None:
    chord, length = CHORDS[name], bars * BAR * sheet.eighth
    sheet.lay(at, play.bass(pitch(chord.bass), 3.2), 0.3 * part.pad, 0.0, 0.25)
    for number, tone in enumerate(chord.pad):
        wave = play.pad(pitch(tone), length, 0.55 if part.drum else 0.4, min(1.4, length * 0.5))
        sheet.lay(at - 0.5, wave, 0.054 * part.pad, (number - 1.5) * 0.45, 0.6)


def _harp(sheet: Sheet, part: Part, name: str, at: int, where: tuple[int, int]) -> None:
    random, chord = chance("harp", sheet.name, where), CHORDS[name]
    figures = FIGURES[part.figure]
    figure = figures[int(random.integers(len(figures)))]
    for eighth, string in enumerate(figure):
        if string == "." or (eighth % 3 and random.random() < 0.08):
            continue
        accent = (0.36, 0.24, 0.25, 0.31, 0.24, 0.25)[eighth] * part.harp
        strength = (0.55, 0.35, 0.35, 0.45, 0.35, 0.35)[eighth]
        tone = pitch(chord.harp[int(string)])
        sheet.lay(at + eighth, play.harp(tone, strength), accent, -0.35 + 0.14 * int(string), 0.3)


def _sing(sheet: Sheet, part: Part, note: Note, start: int) -> None:
    at, length = start + note.start, note.length * sheet.eighth
    second = [step(note.name, -part.second)] if part.second and note.length >= 2 else []
    for number, name in enumerate([note.name, *second]):
        loud, tone = (1.0, 0.55)[number], pitch(name)
        if part.player in ("harp", "both"):
            sheet.lay(at, play.harp(tone, 0.7, 3.0), 0.44 * loud, 0.12 - 0.3 * number, 0.35)
        if part.player in ("voice", "both"):
            sheet.lay(at - 0.1, play.voice(tone, round(length, 3)), 0.15 * loud, -0.15 + 0.4 * number, 0.5)
        if part.player == "bell":
            sheet.lay(at, play.bell(tone, 4.0, play.GLASS_BELL), 0.16 * loud, 0.3, 0.55)


def _drum(sheet: Sheet, part: Part, at: int) -> None:
    if part.drum:
        sheet.lay(at, play.drum(58.0), 0.62 * part.drum, 0.0, 0.2)
        sheet.lay(at + 1, play.drum(52.0), 0.36 * part.drum, 0.0, 0.2)
        sheet.lay(at + 4.5, play.drum(66.0), 0.18 * part.drum, 0.15, 0.3)


def _tower(sheet: Sheet, name: str, at: int) -> None:
    """The bell of the temple, far away, on the fifth or the root of the harmony."""
    tone = pitch(CHORDS[name].pad[1]) * 2
    sheet.lay(at + 3, play.dull(play.bell(tone, 7.0), 2600), 0.085, 0.5, 0.9)


def _shore(sheet: Sheet, loud: float, drips: int) -> None:
    sheet.bed(play.water(sheet.seconds(), sheet.name), loud)
    random = chance("drips", sheet.name)
    for start in np.sort(random.uniform(0, sheet.eighths, drips)):
        tone = float(random.choice([880.0, 988.0, 1175.0, 1319.0, 1568.0]))
        sheet.lay(float(start), play.drip(tone), random.uniform(0.012, 0.035), random.uniform(-0.8, 0.8), 0.7)
