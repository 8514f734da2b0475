"""What the table is made of, touched once: ceramic, wood, stone, cloth, paper, water, wind. Mono, peak about 1."""

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from .instruments import drip
from .tones import Wave, chance, fall, mixed, noise, rise, seconds, sine

Modes = tuple[tuple[float, float, float], ...]

CERAMIC = ((1.0, 1.0, 60), (1.83, 0.5, 85), (2.71, 0.28, 110), (3.9, 0.12, 150))
WOOD = ((1.0, 1.0, 38), (2.31, 0.45, 60), (3.9, 0.22, 95))
STONE = ((1.0, 1.0, 55), (1.47, 0.7, 70), (2.6, 0.35, 120))
"""Modes of a struck body: ratio, strength, how fast it dies per s."""


def struck(modes: Modes, hertz: float, hard: float = 0.3, length: float = 0.22) -> Wave:
    """A body touched: `hard` is how much of the touch itself is heard."""
    t = seconds(length)
    body = sum(loud * sine(t, ratio * hertz) * np.exp(-dying * t) for ratio, loud, dying in modes)
    touch = noise(length, hertz * 0.8, min(hertz * 4, 5000), 1.0, name=("touch", hertz)) * np.exp(-t * 260) * hard
    return level((body + touch) * rise(t, 0.0025) * fall(t, 0.05))


def ceramic(hertz: float = 1250, hard: float = 0.25) -> Wave:
    """A glazed piece touched."""
    return struck(CERAMIC, hertz, hard)


def wood(hertz: float = 230, hard: float = 0.4) -> Wave:
    """A wooden board touched."""
    return struck(WOOD, hertz, hard)


def stone(hertz: float = 420, hard: float = 0.5) -> Wave:
    """A slab set on a slab."""
    return struck(STONE, hertz, hard)


def swell(length: float, low: float, high: float, top: float, name: str) -> Wave:
    """Noise that grows to its loudest at `top` (0 to 1 of its length) and goes again: wind, water, cloth."""
    t = seconds(length)
    shape = rise(t, length * top) * fall(t, length * (1 - top))
    return level(noise(length, low, high, 1.2, name=name) * shape)


def sliding(length: float, hertz: float, name: str) -> Wave:
    """A disc pushed over wood or stone: grains of noise, even and short."""
    t = seconds(length)
    grain = 0.6 + 0.4 * noise(length, 8, 45, name=(name, "grain"))
    return level(noise(length, hertz * 0.6, hertz * 1.9, 1.3, name=name) * grain * rise(t, 0.05) * fall(t, 0.09))


def flutter(length: float, name: str) -> Wave:
    """A page turned: rising, then laid down."""
    t = seconds(length)
    sheet = noise(length, 700, 3400, 1.0, name=name) * (0.55 + 0.45 * sine(t, 13 + 22 * t / length))
    return level(sheet * rise(t, length * 0.55) ** 1.5 * fall(t, length * 0.3))


def splash(length: float, name: str, drops: int = 3) -> Wave:
    """Water moved and a few drops after it."""
    random = chance("splash", name)
    body = 0.8 * swell(length, 250, 1300, 0.3, name)
    falling = [
        (float(random.uniform(0.3, 0.75)) * length, 0.16 * drip(float(random.uniform(700, 1300)))) for _ in range(drops)
    ]
    return level(mixed((0.0, body), *falling))


def level(wave: Wave) -> Wave:
    """The same with a peak of 1."""
    return wave / np.max(np.abs(wave))
