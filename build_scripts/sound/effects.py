"""The effects: what is heard when something is done or happens. Mono recipes; the temple's answer makes them stereo."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from build_scripts.sound import instruments as play
from build_scripts.sound import materials as of
from build_scripts.sound import space
from build_scripts.sound.tones import RATE, Wave, fall, filtered, mixed, pitch, placed, seconds, sine

RING = 1.1
"""The same temple as in the music, the sound's source nearer: it rings shorter, s."""


@dataclass(frozen=True)
class Effect:
    """How to make an effect; `loud` is its loudest block in LUFS, `length` in s with its echo, `wet` the echo's part."""

    make: Callable[[], Wave]
    length: float
    loud: float
    wet: float = 0.3

    def sound(self) -> Wave:
        """The effect in stereo, not levelled yet."""
        dry = placed(self.make(), 0.0)
        both = space.echoed(dry, RING) * self.wet
        both[: len(dry)] += dry * (1 - 0.5 * self.wet)
        size = int(self.length * RATE)
        both = np.pad(filtered(both, 40, 9000), ((0, max(0, size - len(both))), (0, 0)))[:size]
        return both * fall(seconds(self.length), self.length * 0.35)[:, None]


def harps(names: str, gap: float, strength: float = 0.6, first: float = 0.0) -> Wave:
    """Harp notes one after the other."""
    return mixed(*((first + gap * n, play.harp(pitch(name), strength, 1.5)) for n, name in enumerate(names.split())))


def chimes(names: str, gap: float, ring: float = 1.2) -> Wave:
    """Small glass bells one after the other."""
    notes = names.split()
    return mixed(*((gap * n, play.bell(pitch(name), ring, play.GLASS_BELL)) for n, name in enumerate(notes)))


def muffled(name: str) -> Wave:
    """A harp string stopped with the hand."""
    return play.dull(play.harp(pitch(name), 0.3, 1.0)[: int(0.3 * RATE)] * np.exp(-seconds(0.3) * 14), 900)


def backwards(wave: Wave) -> Wave:
    """A sound from its end to its beginning."""
    return of.level(wave[::-1])


def creak() -> Wave:
    """An oar in its lock."""
    t = seconds(0.2)
    wave = sine(t, 185 - 260 * t) * (0.5 + 0.5 * np.sign(sine(t, 46))) * np.sin(np.pi * t / 0.2)
    return of.level(filtered(wave, 100, 700))


def gust() -> Wave:
    """Wind that turns somebody away, sinking."""
    t = seconds(0.8)
    high, low = of.swell(0.8, 500, 1100, 0.25, "gust high"), of.swell(0.8, 160, 420, 0.5, "gust low")
    return of.level(high * (1 - t / 0.8) + low)


MATERIALS = {
    "lift": Effect(lambda: mixed((0.0, of.ceramic(1480)), (0.01, 0.25 * of.swell(0.16, 600, 1900, 0.3, "lift"))), 0.3, -30),
    "drop": Effect(of.set_down, 0.4, -26),
    "wrong": Effect(lambda: mixed((0.0, muffled("D3")), (0.13, 0.9 * muffled("C#3"))), 0.55, -26),
    "row": Effect(lambda: mixed((0.0, 0.3 * creak()), (0.12, of.splash(0.6, "row"))), 0.95, -27),
    "sail": Effect(lambda: mixed((0.0, of.swell(1.0, 180, 800, 0.45, "sail")), (0.25, 0.4 * of.splash(0.7, "bow"))), 1.3, -27),
    "build": Effect(
        lambda: mixed(*((at, of.stone(hz)) for at, hz in ((0.0, 360), (0.16, 420), (0.34, 320))), (0.4, 0.35 * chimes("A5", 0))),
        1.2,
        -24,
    ),
    "candle": Effect(lambda: mixed((0.0, of.swell(0.28, 400, 1500, 0.12, "snuff")), (0.1, 0.2 * of.swell(0.4, 1800, 4200, 0.1, "wick"))), 0.6, -28),
    "book": Effect(lambda: mixed((0.0, 0.6 * of.flutter(0.35, "book")), (0.34, 0.8 * of.wood(150)), (0.36, 0.3 * harps("D4", 0))), 1.0, -26),
    "council": Effect(lambda: mixed((0.0, 0.5 * of.sliding(0.3, 620, "council")), (0.29, of.wood(310))), 0.6, -27),
    "displace": Effect(
        lambda: mixed((0.0, 0.7 * of.ceramic(1050)), (0.04, 0.8 * harps("C5 G4", 0.12)), (0.3, 0.5 * of.splash(0.4, "fall"))), 1.1, -25
    ),
    "recruit": Effect(lambda: mixed((0.0, of.wood(210)), (0.2, 0.9 * of.wood(240)), (0.22, 0.5 * harps("G4", 0))), 0.8, -26),
    "appoint": Effect(lambda: mixed((0.0, of.stone(300)), (0.19, 0.9 * of.stone(345)), (0.38, 0.5 * harps("A4", 0))), 0.9, -26),
    "expel": Effect(lambda: mixed((0.0, gust()), (0.3, 0.9 * play.drum(72.0))), 1.2, -25),
    "guardian": Effect(lambda: mixed((0.0, 0.5 * of.sliding(0.5, 260, "slab")), (0.48, of.stone(170)), (0.5, 0.8 * play.drum(62.0))), 1.2, -24),
    "start_marker": Effect(lambda: mixed((0.0, of.wood(260)), (0.05, 0.6 * chimes("D6", 0))), 0.9, -27),
}
SIGNS = {
    "points_up": Effect(lambda: chimes("D5 A5", 0.1), 0.9, -26),
    "points_down": Effect(lambda: play.dull(harps("A4 F4", 0.13, 0.4), 2500), 0.9, -27),
    "round_end": Effect(lambda: mixed((0.0, play.bell(pitch("D4"), 3.0)), (0.02, 0.4 * play.bell(pitch("A4"), 2.4))), 1.5, -22, 0.4),
    "win": Effect(lambda: mixed((0.0, harps("D4 A4 D5 F5 A5", 0.11)), (0.55, 0.7 * chimes("D6", 0, 2.0))), 1.5, -21, 0.4),
    "loss": Effect(lambda: mixed((0.0, harps("F4 E4 C4", 0.24, 0.4)), (0.72, 0.9 * play.bell(pitch("A3"), 2.0))), 1.5, -23, 0.4),
    "tie": Effect(lambda: mixed((0.0, harps("D4 A4", 0.0)), (0.3, harps("E4 A4", 0.0)), (0.6, 0.5 * chimes("A5", 0))), 1.5, -23, 0.4),
    "favour": Effect(lambda: mixed((0.0, harps("D5 F5 G5 A5 C6", 0.055)), (0.3, 0.3 * chimes("D6", 0))), 1.1, -26),
    "herbs": Effect(lambda: mixed((0.0, 0.5 * of.swell(0.7, 900, 2600, 0.5, "leaves")), (0.1, 0.8 * chimes("A4 C5 E5", 0.14))), 1.2, -26, 0.4),
    "consecrate": Effect(lambda: mixed((0.0, of.stone(330)), (0.12, play.bell(pitch("D5"), 2.4)), (0.2, 0.6 * harps("A4 D5", 0.09))), 1.5, -23, 0.4),
    "turn": Effect(lambda: harps("D4 G4 A4", 0.14, 0.5), 1.1, -26, 0.4),
}
CONTROLS = {
    "button": Effect(lambda: of.struck(of.WOOD, 520, 0.3, 0.12), 0.2, -31, 0.2),
    "hover": Effect(lambda: of.struck(of.WOOD, 860, 0.1, 0.06), 0.1, -41, 0.1),
    "page": Effect(lambda: of.flutter(0.34, "page"), 0.5, -31, 0.2),
    "undo": Effect(lambda: mixed((0.0, backwards(harps("A4", 0)[: int(0.35 * RATE)])), (0.33, 0.3 * of.wood(280))), 0.6, -29),
    "open_menu": Effect(lambda: mixed((0.0, 0.6 * of.sliding(0.22, 480, "drawer")), (0.18, 0.6 * of.wood(340))), 0.5, -30, 0.2),
}
EFFECTS = {**MATERIALS, **SIGNS, **CONTROLS}
