"""The effects: what is heard when something is done or happens."""

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from build_scripts.sound import instruments as play
from build_scripts.sound import materials as of
from build_scripts.sound.recipe import Effect, into
from build_scripts.sound.tones import RATE, Wave, filtered, mixed, pitch, seconds, sine

EFFECTS: dict[str, Effect] = {}
effect = into(EFFECTS)


def harps(names: str, gap: float, strength: float = 0.6) -> Wave:
    """Harp notes one after the other."""
    return mixed(*((gap * n, play.harp(pitch(name), strength, 1.5)) for n, name in enumerate(names.split())))


def chimes(names: str, gap: float = 0.0, ring: float = 1.2) -> Wave:
    """Small glass bells one after the other."""
    notes = names.split()
    return mixed(*((gap * n, play.bell(pitch(name), ring, play.GLASS_BELL)) for n, name in enumerate(notes)))


def muffled(name: str) -> Wave:
    """A harp string stopped with the hand."""
    return play.dull(play.harp(pitch(name), 0.3, 1.0)[: int(0.3 * RATE)] * np.exp(-seconds(0.3) * 14), 900)


def creak() -> Wave:
    """An oar in its lock."""
    t = seconds(0.2)
    wave = sine(t, 185 - 260 * t) * (0.5 + 0.5 * np.sign(sine(t, 46))) * np.sin(np.pi * t / 0.2)
    return of.level(filtered(wave, 100, 700))


# -- a piece in the hand


@effect(0.3, -30)
def lift() -> Wave:
    """A glazed piece leaves the table."""
    return mixed((0.0, of.ceramic(1480)), (0.01, 0.25 * of.swell(0.16, 600, 1900, 0.3, "lift")))


@effect(0.4, -26)
def drop() -> Wave:
    """It is put down."""
    return of.level(mixed((0.0, 0.75 * of.wood(190)), (0.002, 0.38 * of.ceramic(1150))))


@effect(0.55, -26)
def wrong() -> Wave:
    """Not here: two stopped strings, a half tone down."""
    return mixed((0.0, muffled("D3")), (0.13, 0.9 * muffled("C#3")))


# -- the islands and the sea


@effect(0.95, -27)
def row() -> Wave:
    """One stroke of an oar."""
    return mixed((0.0, 0.3 * creak()), (0.12, of.splash(0.6, "row")))


@effect(1.3, -27)
def sail() -> Wave:
    """Wind in a sail, water at the bow."""
    return mixed((0.0, of.swell(1.0, 180, 800, 0.45, "sail")), (0.25, 0.4 * of.splash(0.7, "bow")))


@effect(1.2, -24)
def build() -> Wave:
    """Three stones, then the shrine is consecrated."""
    stones = ((0.0, of.stone(360)), (0.16, of.stone(420)), (0.34, of.stone(320)))
    return mixed(*stones, (0.4, 0.35 * chimes("A5")))


@effect(0.8, -26)
def recruit() -> Wave:
    """Two steps on planks: somebody new."""
    return mixed((0.0, of.wood(210)), (0.2, 0.9 * of.wood(240)), (0.22, 0.5 * harps("G4", 0)))


@effect(1.2, -26, 0.4)
def herbs() -> Wave:
    """Leaves, and a slow awakening."""
    return mixed((0.0, 0.5 * of.swell(0.7, 900, 2600, 0.5, "leaves")), (0.1, 0.8 * chimes("A4 C5 E5", 0.14)))


@effect(1.1, -26)
def favour() -> Wave:
    """A run over the high strings."""
    return mixed((0.0, harps("D5 F5 G5 A5 C6", 0.055)), (0.3, 0.3 * chimes("D6")))


@effect(1.2, -25)
def expel() -> Wave:
    """A sinking gust and a dull blow."""
    t = seconds(0.8)
    high, low = of.swell(0.8, 500, 1100, 0.25, "gust high"), of.swell(0.8, 160, 420, 0.5, "gust low")
    return mixed((0.0, of.level(high * (1 - t / 0.8) + low)), (0.3, 0.9 * play.drum(72.0)))


# -- the temple


@effect(0.9, -26)
def appoint() -> Wave:
    """Two steps on stone."""
    return mixed((0.0, of.stone(300)), (0.19, 0.9 * of.stone(345)), (0.38, 0.5 * harps("A4", 0)))


@effect(1.5, -23, 0.4)
def consecrate() -> Wave:
    """A stone, a bell and a fourth on the harp."""
    return mixed((0.0, of.stone(330)), (0.12, play.bell(pitch("D5"), 2.4)), (0.2, 0.6 * harps("A4 D5", 0.09)))


@effect(1.1, -25)
def displace() -> Wave:
    """Pushed, falling, into the water."""
    falling = (0.04, 0.8 * harps("C5 G4", 0.12))
    return mixed((0.0, 0.7 * of.ceramic(1050)), falling, (0.3, 0.5 * of.splash(0.4, "fall")))


@effect(1.0, -26)
def book() -> Wave:
    """A leaf turned, the book laid down."""
    return mixed((0.0, 0.6 * of.flutter(0.35, "book")), (0.34, 0.8 * of.wood(150)), (0.36, 0.3 * harps("D4", 0)))


@effect(0.6, -27)
def council() -> Wave:
    """A disc pushed one seat on."""
    return mixed((0.0, 0.5 * of.sliding(0.3, 620, "council")), (0.29, of.wood(310)))


@effect(0.6, -28)
def candle() -> Wave:
    """A flame is pinched out; the wick goes on for a moment."""
    return mixed((0.0, of.swell(0.28, 400, 1500, 0.12, "snuff")), (0.1, 0.2 * of.swell(0.4, 1800, 4200, 0.1, "wick")))


@effect(1.2, -24)
def guardian() -> Wave:
    """A slab grinds over stone and falls."""
    slab = (0.0, 0.5 * of.sliding(0.5, 260, "slab"))
    return mixed(slab, (0.48, of.stone(170)), (0.5, 0.8 * play.drum(62.0)))


@effect(0.9, -27)
def start_marker() -> Wave:
    """A glass moon is set on the table."""
    return mixed((0.0, of.wood(260)), (0.05, 0.6 * chimes("D6")))


# -- influence, rounds, the end


@effect(0.9, -26)
def points_up() -> Wave:
    """A fifth up."""
    return chimes("D5 A5", 0.1)


@effect(0.9, -27)
def points_down() -> Wave:
    """A third down, dull."""
    return play.dull(harps("A4 F4", 0.13, 0.4), 2500)


@effect(1.5, -22, 0.4)
def round_end() -> Wave:
    """The large bell of the temple."""
    return mixed((0.0, play.bell(pitch("D4"), 3.0)), (0.02, 0.4 * play.bell(pitch("A4"), 2.4)))


@effect(1.5, -21, 0.4)
def win() -> Wave:
    """The moon's chord, rising."""
    return mixed((0.0, harps("D4 A4 D5 F5 A5", 0.11)), (0.55, 0.7 * chimes("D6", 0, 2.0)))


@effect(1.5, -23, 0.4)
def loss() -> Wave:
    """Three notes down and a far bell."""
    return mixed((0.0, harps("F4 E4 C4", 0.24, 0.4)), (0.72, 0.9 * play.bell(pitch("A3"), 2.0)))


@effect(1.5, -23, 0.4)
def tie() -> Wave:
    """Two open intervals that decide nothing."""
    return mixed((0.0, harps("D4 A4", 0)), (0.3, harps("E4 A4", 0)), (0.6, 0.5 * chimes("A5")))


@effect(1.1, -26, 0.4)
def turn() -> Wave:
    """Somebody else's turn: a question on three strings."""
    return harps("D4 G4 A4", 0.14, 0.5)


# -- the controls


@effect(0.2, -31, 0.2)
def button() -> Wave:
    """A small wooden key."""
    return of.struck(of.WOOD, 520, 0.3, 0.12)


@effect(0.1, -41, 0.1)
def hover() -> Wave:
    """Hardly a touch."""
    return of.struck(of.WOOD, 860, 0.1, 0.06)


@effect(0.5, -31, 0.2)
def page() -> Wave:
    """A page turned."""
    return of.flutter(0.34, "page")


@effect(0.6, -29)
def undo() -> Wave:
    """A string heard backwards."""
    return mixed((0.0, of.level(harps("A4", 0)[: int(0.35 * RATE)][::-1])), (0.33, 0.3 * of.wood(280)))


@effect(0.5, -30, 0.2)
def open_menu() -> Wave:
    """A drawer."""
    return mixed((0.0, 0.6 * of.sliding(0.22, 480, "drawer")), (0.18, 0.6 * of.wood(340)))
