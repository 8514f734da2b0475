"""The effects: what is heard when something is done or happens."""

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from build_scripts.sound import instruments as shared
from build_scripts.sound import materials as of
from build_scripts.sound.recipe import Effect, into
from build_scripts.sound.tones import RATE, Wave, chance, fall, mixed, noise, pitch, rise, seconds, sine

from . import instruments as play

EFFECTS: dict[str, Effect] = {}
effect = into(EFFECTS)


def ouds(names: str, gap: float, strength: float = 0.55) -> Wave:
    """Lute notes one after the other."""
    return mixed(*((gap * n, play.oud(pitch(name), strength, 1.3)) for n, name in enumerate(names.split())))


def muffled(name: str) -> Wave:
    """A lute string stopped with the hand."""
    return shared.dull(play.oud(pitch(name), 0.3, 0.8)[: int(0.3 * RATE)] * np.exp(-seconds(0.3) * 13), 1000)


def rubble(length: float, name: str, low: float = 180, high: float = 1500) -> Wave:
    """Bricks that give way: stones falling ever later and softer over a rumble."""
    random = chance("rubble", name)
    t = seconds(length)
    roll = noise(length, 60, 320, name=name) * rise(t, 0.04) * np.exp(-t * 3.4) * fall(t, 0.2)
    grit = noise(length, low, high, 1.0, name=(name, "grit")) * rise(t, 0.02) * np.exp(-t * 5) * fall(t, 0.2)
    stones = [
        (float(length * 0.75 * k / 7 * random.uniform(0.8, 1.1)), (0.55 - 0.06 * k) * of.stone(float(hertz), 0.6))
        for k, hertz in enumerate(random.uniform(220, 520, 7))
    ]
    return of.level(mixed((0.0, 0.30 * roll + 0.14 * grit), *stones))


def gleam(names: str, gap: float, ring: float = 1.0) -> Wave:
    """Small golden bells."""
    notes = names.split()
    return mixed(*((gap * n, shared.bell(pitch(name), ring, shared.GLASS_BELL)) for n, name in enumerate(notes)))


# -- tiles and leaders


@effect(0.5, -26, 0.25)
def tile() -> Wave:
    """A clay tile is laid into its place."""
    return of.level(
        mixed((0.0, 0.9 * of.stone(470, 0.35)), (0.012, 0.5 * of.ceramic(760)), (0.05, 0.16 * of.wood(210)))
    )


@effect(0.9, -26)
def leader() -> Wave:
    """A figure takes its place: stone under it, two strings."""
    return mixed((0.0, of.stone(300)), (0.03, 0.5 * of.wood(170)), (0.10, 0.55 * ouds("D3 A3", 0.10)))


@effect(0.8, -27)
def withdraw() -> Wave:
    """A figure is taken back, the strings go down."""
    return mixed((0.0, 0.6 * of.sliding(0.24, 380, "withdraw")), (0.14, 0.5 * ouds("A3 F3", 0.12, 0.4)))


@effect(1.2, -25)
def leader_lost() -> Wave:
    """A figure falls and rolls away."""
    steps = [(0.30 + 0.13 * k - 0.012 * k * k, (0.5 - 0.10 * k) * of.wood(260 + 22 * k)) for k in range(4)]
    return of.level(
        mixed((0.0, 0.9 * play.doum(70.0)), (0.06, 0.6 * of.stone(250)), *steps, (0.2, 0.35 * muffled("Eb3")))
    )


# -- conflicts


@effect(1.3, -24)
def revolt() -> Wave:
    """Quick fingers on the drum inside the walls."""
    strokes = [(0.105 * k, (0.30 + 0.05 * k) * play.tek(396.0 + 12 * (k % 3), 0.4)) for k in range(6)]
    return of.level(mixed(*strokes, (0.63, 0.95 * play.doum(84.0)), (0.63, 0.30 * ouds("D3 Eb3", 0.0, 0.7))))


@effect(1.5, -22, 0.4)
def war() -> Wave:
    """Two great drums against each other and a horn behind them."""
    t = seconds(1.1)
    tone = 146.8 * (1 - 0.04 * np.exp(-t * 9))
    horn = sum(np.sin(2 * np.pi * np.cumsum(tone) * k / RATE) / k**1.1 for k in range(1, 11))
    horn = of.level(shared.dull(horn * rise(t, 0.16) * fall(t, 0.55), 1800))
    beats = ((0.0, 1.0 * shared.drum(56.0)), (0.28, 0.8 * play.doum(74.0)), (0.56, 1.0 * shared.drum(50.0)))
    return of.level(mixed(*beats, (0.10, 0.45 * horn)))


@effect(0.7, -25)
def commit() -> Wave:
    """Tiles laid out side by side for a conflict."""
    return of.level(
        mixed((0.0, of.stone(520, 0.3)), (0.09, 0.85 * of.stone(480, 0.3)), (0.18, 0.9 * of.stone(440, 0.3)))
    )


@effect(1.1, -24, 0.35)
def decided() -> Wave:
    """The drum says who won."""
    return mixed((0.0, 0.8 * play.doum(92.0)), (0.16, play.doum(72.0)), (0.18, 0.5 * ouds("D3 A3 D4", 0.045)))


@effect(1.0, -26)
def tiles_fall() -> Wave:
    """Houses of the loser crumble."""
    return rubble(0.85, "fall")


# -- great things


@effect(1.5, -22, 0.4)
def monument() -> Wave:
    """Four stones rise one on the other, a chord of strings and gold on top."""
    stones = [(0.14 * k, (0.9 - 0.08 * k) * of.stone(230 + 45 * k)) for k in range(4)]
    return mixed(
        *stones,
        (0.05, 0.5 * shared.drum(58.0)),
        (0.52, 0.6 * ouds("D3 A3 D4 F#4", 0.06)),
        (0.74, 0.26 * gleam("A5 D6", 0.1)),
    )


@effect(1.5, -23, 0.4)
def catastrophe() -> Wave:
    """The earth opens."""
    t = seconds(1.2)
    deep = of.level(sine(t, 62 - 18 * t) * np.exp(-t * 2.6) * rise(t, 0.02) * fall(t, 0.4))
    return of.level(
        mixed((0.0, 0.9 * deep), (0.0, 0.5 * of.stone(150, 0.9)), (0.06, 0.8 * rubble(1.15, "earthquake", 140, 900)))
    )


@effect(1.1, -25, 0.4)
def treasure() -> Wave:
    """A golden urn is lifted."""
    return mixed((0.0, 0.35 * of.ceramic(1350)), (0.05, gleam("A5 D6 F#6", 0.085)), (0.12, 0.25 * ouds("D4", 0)))


# -- hand, points, turns


@effect(0.8, -28)
def draw() -> Wave:
    """A hand in the bag: clay on clay, linen around it."""
    clicks = [(0.10 + 0.085 * k, (0.55 - 0.05 * (k % 2)) * of.ceramic(820 + 70 * k, 0.2)) for k in range(4)]
    return of.level(mixed((0.0, 0.5 * of.swell(0.5, 350, 1500, 0.4, "linen")), *clicks))


@effect(0.9, -28)
def swap() -> Wave:
    """Tiles go into the bag and others come."""
    into_it = [(0.07 * k, 0.5 * of.ceramic(960 - 60 * k, 0.2)) for k in range(3)]
    out_of_it = [(0.45 + 0.08 * k, 0.5 * of.ceramic(800 + 60 * k, 0.2)) for k in range(3)]
    return of.level(mixed(*into_it, (0.16, 0.55 * of.swell(0.36, 350, 1400, 0.4, "bag")), *out_of_it))


@effect(0.9, -26)
def points_up() -> Wave:
    """A fourth up on two strings, a spark of gold."""
    return mixed((0.0, ouds("A3 D4", 0.10)), (0.12, 0.16 * gleam("D6", 0)))


@effect(0.7, -28)
def turn_end() -> Wave:
    """Two soft touches of the drum."""
    return mixed((0.0, 0.8 * play.tek(396.0, 0.8)), (0.15, 0.9 * play.doum(96.0, 0.5)))


@effect(1.1, -26, 0.4)
def turn() -> Wave:
    """Somebody else's turn: a question of the lute."""
    return ouds("D3 G3 A3", 0.14, 0.5)


# -- the end


@effect(1.5, -21, 0.4)
def win() -> Wave:
    """The strings run up to an open chord, drum and gold with them."""
    return mixed(
        (0.0, ouds("D3 A3 D4 F#4 A4", 0.10)), (0.50, 0.8 * play.doum(82.0)), (0.52, 0.4 * gleam("D6 A6", 0.09, 1.6))
    )


@effect(1.5, -23, 0.4)
def loss() -> Wave:
    """Three strings down, and air."""
    return mixed((0.0, ouds("F3 Eb3 D3", 0.26, 0.4)), (0.62, 0.35 * play.ney(pitch("D4"), 0.6)))


@effect(1.5, -23, 0.4)
def tie() -> Wave:
    """Two open intervals that decide nothing."""
    return mixed((0.0, ouds("D3 A3", 0)), (0.34, ouds("Eb3 Bb3", 0)), (0.70, 0.8 * ouds("D3 A3", 0)))
