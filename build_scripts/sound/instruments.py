"""The instruments of the night: harp, moon voice, bells, pad, bass, drum. Each gives one mono note of peak about 1."""

from functools import cache

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from .tones import RATE, Wave, chance, fall, filtered, noise, rise, seconds, sine

HIGHEST = 9000.0
"""Partials above this many Hz are left out: nothing here is sharp."""
TEMPLE_BELL = (
    (0.5, 0.55, 1.0),
    (1.0, 1.0, 0.8),
    (1.19, 0.35, 0.55),
    (1.5, 0.22, 0.45),
    (2.0, 0.5, 0.4),
    (2.52, 0.14, 0.2),
)
"""Partials of a bell: ratio, strength, how long they ring compared with the deepest."""
GLASS_BELL = ((1.0, 1.0, 1.0), (2.0, 0.18, 0.6), (2.76, 0.3, 0.35), (5.4, 0.1, 0.14))


@cache
def harp(hertz: float, strength: float = 0.6, length: float = 3.5) -> Wave:
    """A plucked string: stronger is brighter, higher dies sooner, fast at first and then slowly, with a slight beat."""
    t = seconds(length)
    wave = np.zeros(len(t))
    dying = (hertz / 220) ** 0.45
    for k in range(1, 25):
        partial = k * hertz * np.sqrt(1 + 1.2e-4 * k * k)
        if partial > HIGHEST:
            break
        loud = np.sin(np.pi * k * 0.22) / k ** (2.0 - 0.9 * strength)
        fast = np.exp(-t * (3.4 + 1.1 * (k - 1)) * dying)
        slow = np.exp(-t * (0.9 + 0.45 * (k - 1)) * dying)
        wave += loud * (0.66 * fast + 0.34 * slow) * sine(t, partial)
        wave += loud * 0.12 * slow * sine(t, partial * 1.0012, 0.4 * k)
    finger = noise(0.03, 300, 2200, name="finger") * np.exp(-seconds(0.03) * 180) * 0.03 * strength
    wave[: len(finger)] += finger
    return _level(wave * rise(t, 0.004) * fall(t, 0.3))


@cache
def voice(hertz: float, length: float) -> Wave:
    """A soft flute that might be a voice over water: slow to begin, its vibrato later still."""
    t = seconds(length + 0.5)
    drift = 1 + 0.0035 * np.sin(2 * np.pi * 4.6 * t) * rise(t - 0.35, 0.8)
    swell = rise(t, 0.16) * rise(length + 0.45 - t, 0.6) * (0.8 + 0.2 * rise(t, length * 0.6))
    wave = sum(loud * sine(t, k * hertz * drift) for k, loud in ((1, 1.0), (2, 0.16), (3, 0.07), (4, 0.015)))
    breath = noise(length + 0.5, hertz * 0.9, hertz * 2.2, name=("breath", hertz))[: len(t)] * 0.012
    return _level((wave + breath) * swell)


@cache
def bell(hertz: float, ring: float, partials: tuple[tuple[float, float, float], ...] = TEMPLE_BELL) -> Wave:
    """A bell struck with wool, ringing for about `ring` s."""
    t = seconds(ring * 1.25)
    wave = np.zeros(len(t))
    for number, (ratio, loud, lasting) in enumerate(partials):
        if ratio * hertz < HIGHEST:
            beat = 1 + 0.12 * np.sin(2 * np.pi * (0.5 + 0.23 * number) * t + number)
            wave += loud * beat * sine(t, ratio * hertz, 0.7 * number) * np.exp(-4.2 * t / (ring * lasting))
    return _level(wave * rise(t, 0.006) * fall(t, ring * 0.3))


@cache
def pad(hertz: float, length: float, bright: float = 0.5, attack: float = 1.4) -> Wave:
    """Bowed strings far away: three slightly different players, slowly in and slowly out; 1.6 s longer than asked."""
    t = seconds(length + 1.6)
    random = chance("pad", hertz, length)
    wave = np.zeros(len(t))
    for player in range(3):
        tune = hertz * (1 + (player - 1) * 0.0021) * (1 + 0.0009 * np.sin(2 * np.pi * random.uniform(0.1, 0.35) * t))
        turn = 2 * np.pi * np.cumsum(tune) / RATE + random.uniform(0, 6.28)
        for k in range(1, 9):
            if k * hertz < 4000:
                wave += np.sin(k * turn + random.uniform(0, 6.28)) / k ** (2.9 - bright)
    breathing = 0.85 + 0.15 * np.sin(2 * np.pi * 0.21 * t + random.uniform(0, 6.28))
    return _level(wave * breathing * rise(t, attack) * rise(length + 1.6 - t, 2.2))


@cache
def bass(hertz: float, length: float) -> Wave:
    """A deep string stroked once."""
    t = seconds(length)
    wave = sine(t, hertz) + 0.3 * sine(t, 2 * hertz) * np.exp(-t * 0.9) + 0.1 * sine(t, 3 * hertz) * np.exp(-t * 1.6)
    return _level(wave * rise(t, 0.06) * np.exp(-t * 0.55) * fall(t, 0.7))


@cache
def drum(hertz: float, length: float = 0.9) -> Wave:
    """A large skin touched with a soft mallet."""
    t = seconds(length)
    skin = sine(t, hertz * (1 + 0.45 * np.exp(-t * 26))) * np.exp(-t * 5.5)
    hand = noise(length, 60, 420, name="mallet") * np.exp(-t * 32) * 0.14
    return _level((skin + hand) * rise(t, 0.007) * fall(t, 0.2))


def water(length: float, name: str) -> Wave:
    """Small waves on a quay, stereo; the end leads into the beginning."""
    t = seconds(length)
    sides = []
    for side in ("left", "right"):
        random = chance("water", name, side)
        swell = np.zeros(len(t))
        for number in (5, 7, 11, 16):  # periods of 6 to 18 s in a minute and a half; whole turns, so that they close
            turns = max(1, round(number * length / 90))
            swell += np.sin(2 * np.pi * turns * t / length + random.uniform(0, 6.28)) / 4
        lapping = noise(length, 180, 900, 1.0, name=(name, side)) * (0.35 + 0.65 * (0.5 + 0.5 * swell) ** 2)
        foam = noise(length, 1100, 3200, 1.0, name=(name, side, "foam")) * np.clip(swell, 0, 1) ** 2 * 0.35
        sides.append(lapping + foam)
    return np.stack(sides, axis=1)


@cache
def drip(hertz: float) -> Wave:
    """One drop falling into still water."""
    t = seconds(0.22)
    return _level(sine(t, hertz * (1 + 0.55 * rise(t - 0.012, 0.09))) * np.exp(-t * 26) * rise(t, 0.003))


def dull(wave: Wave, high: float) -> Wave:
    """The same further away: without what is above `high` Hz."""
    return filtered(wave, 0, high, 1.5)


def _level(wave: Wave) -> Wave:
    return wave / np.max(np.abs(wave))
