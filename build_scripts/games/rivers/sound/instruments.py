"""The instruments of the late afternoon: lute, reed flute, frame drum. Each gives one mono note of peak about 1."""

from functools import cache

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from build_scripts.sound.tones import Wave, chance, fall, filtered, noise, rise, seconds, sine

HIGHEST = 7500.0
"""Partials above this many Hz are left out: gut is softer than steel."""
BODY = ((115.0, 45.0, 0.8), (235.0, 70.0, 1.0), (430.0, 130.0, 0.55))
"""Where the bowl of the lute rings: Hz, how broadly, how strongly."""


@cache
def oud(hertz: float, strength: float = 0.5, length: float = 2.4) -> Wave:
    """A pair of gut strings struck with a quill over a deep bowl: a dark tone that dies soon."""
    t = seconds(length)
    wave = np.zeros(len(t))
    dying = (hertz / 150) ** 0.5
    for k in range(1, 30):
        partial = k * hertz * np.sqrt(1 + 6e-5 * k * k)
        if partial > HIGHEST:
            break
        bowl = 0.7 + sum(loud / (1 + ((partial - at) / wide) ** 2) for at, wide, loud in BODY)
        loud = bowl * abs(np.sin(np.pi * k * 0.14)) / k ** (1.5 - 0.7 * strength)
        tail = 0.7 * np.exp(-t * (3.0 + 0.7 * (k - 1)) * dying) + 0.3 * np.exp(-t * (1.3 + 0.4 * (k - 1)) * dying)
        wave += loud * tail * (sine(t, partial) + 0.7 * sine(t, partial * 1.0021, 0.9 * k))
    quill = noise(0.05, 900, 3800, 1.0, name="quill") * np.exp(-seconds(0.05) * 150)
    knock = noise(0.05, 120, 420, name="bowl") * np.exp(-seconds(0.05) * 90)
    wave[: len(quill)] += (0.05 * quill + 0.10 * knock) * strength * np.max(np.abs(wave))
    return _level(wave * rise(t, 0.002) * fall(t, 0.25))


@cache
def ney(hertz: float, length: float, below: float = 0.97) -> Wave:
    """A reed flute: it begins with breath and a little `below` its tone, its vibrato comes late, it ends in breath."""
    t = seconds(length + 0.35)
    scoop = 1 - (1 - below) * np.exp(-t * 16)
    shake = 1 + 0.006 * np.sin(2 * np.pi * (4.4 + 0.4 * rise(t, length)) * t) * rise(t - 0.45, 0.9)
    sinking = 1 - 0.012 * rise(t - length, 0.3)
    tone = hertz * scoop * shake * sinking
    swell = rise(t, 0.09) * rise(length + 0.33 - t, 0.38) * (0.78 + 0.22 * rise(t, min(1.2, length * 0.7)))
    bright = 0.55 + 0.45 * swell
    partials = ((1, 1.0), (2, 0.42), (3, 0.26), (4, 0.09), (5, 0.04))
    wave = sum(loud * (bright if k > 1 else 1.0) * sine(t, k * tone, 0.3 * k) for k, loud in partials)
    air = noise(length + 0.35, hertz * 0.96, hertz * 1.05, 3.0, name=("air", hertz))[: len(t)] * 0.16
    hiss = noise(length + 0.35, hertz * 1.8, 5200, 1.0, name=("hiss", hertz))[: len(t)]
    onset = 0.035 + 0.10 * np.exp(-t * 11)
    return _level((wave + air + hiss * onset) * swell)


@cache
def doum(hertz: float = 82.0, length: float = 0.9) -> Wave:
    """The middle of a frame drum struck with the thumb."""
    t = seconds(length)
    skin = sine(t, hertz * (1 + 0.30 * np.exp(-t * 34))) * np.exp(-t * 7.5)
    skin += 0.34 * sine(t, 1.59 * hertz, 0.6) * np.exp(-t * 13) + 0.16 * sine(t, 2.3 * hertz, 1.1) * np.exp(-t * 19)
    thumb = noise(length, 90, 520, name="thumb") * np.exp(-t * 42) * 0.16
    return _level((skin + thumb) * rise(t, 0.004) * fall(t, 0.2))


@cache
def tek(hertz: float = 410.0, soft: float = 0.5, length: float = 0.32) -> Wave:
    """Its rim touched with a finger; the softer, the less of the finger."""
    t = seconds(length)
    rim = sum(
        loud * sine(t, ratio * hertz, ratio) * np.exp(-dying * t)
        for ratio, loud, dying in ((1.0, 1.0, 26), (1.62, 0.6, 34), (2.41, 0.35, 48), (3.3, 0.15, 70))
    )
    finger = noise(length, 1200, 4200, 1.0, name=("finger", hertz)) * np.exp(-t * 75) * (0.35 - 0.3 * soft)
    return _level((rim + finger) * rise(t, 0.002) * fall(t, 0.08))


@cache
def jingle(length: float = 0.5) -> Wave:
    """The little rings inside the frame: a breath of brass."""
    t = seconds(length)
    random = chance("jingle")
    wave = np.zeros(len(t))
    for _ in range(14):
        wave += sine(t, random.uniform(2600, 6400), random.uniform(0, 6.28)) * np.exp(-t * random.uniform(9, 22))
    return _level(wave * rise(t, 0.012) * fall(t, 0.2))


def wind(length: float, name: str) -> Wave:
    """Evening air in reeds and palms, stereo; the end leads into the beginning."""
    t = seconds(length)
    sides = []
    for side in ("left", "right"):
        random = chance("wind", name, side)
        gusts = np.zeros(len(t))
        for number in (4, 7, 9, 13):  # whole turns in the piece, so that they close
            turns = max(1, round(number * length / 90))
            gusts += np.sin(2 * np.pi * turns * t / length + random.uniform(0, 6.28)) / 4
        low = noise(length, 160, 700, 1.0, name=(name, side)) * (0.5 + 0.5 * gusts)
        leaves = noise(length, 1500, 4200, 1.0, name=(name, side, "leaves")) * np.clip(gusts, 0, 1) ** 2 * 0.30
        sides.append(filtered(low + leaves, 120, 5000, 1.0))
    return np.stack(sides, axis=1)


def _level(wave: Wave) -> Wave:
    return wave / np.max(np.abs(wave))
