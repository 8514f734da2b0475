"""The place everything sounds in: a stone temple open to the sea."""

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from .tones import RATE, Wave, chance, filtered, rise, seconds

WALLS = ((0.011, 0.34), (0.019, 0.27), (0.029, 0.23), (0.037, 0.17), (0.053, 0.13))
"""First echoes: delay in s and strength."""
BANDS = ((90, 500, 1.0), (500, 2000, 0.8), (2000, 6000, 0.42))
"""From and to Hz, and how long this band rings compared with the deepest: stone swallows the high ones first."""


def answer(ring: float) -> Wave:
    """The impulse response in stereo, falling by 60 dB in `ring` s, without the direct sound; its energy is 1."""
    t = seconds(ring * 1.1)
    whole = np.zeros((len(t), 2))
    for side in (0, 1):
        for low, high, lasting in BANDS:
            tail = filtered(chance("space", side, low).standard_normal(len(t)), low, high, 1.5)
            tail /= np.sqrt(np.mean(tail**2))
            whole[:, side] += tail * np.exp(-6.9 * t / (ring * lasting)) * rise(t - 0.012, 0.05) * 0.012
        for number, (delay, loud) in enumerate(WALLS):
            sign = -1 if (number + side) % 2 else 1
            whole[int(RATE * delay * (1 + 0.13 * side)), side] += sign * loud * 0.35
    whole *= rise(t[-1] - t, ring * 0.2)[:, None]
    return whole / np.sqrt(np.mean(np.sum(whole**2, axis=0)))


def round_trip(wave: Wave, ring: float) -> Wave:
    """The reverberation of a stereo wave that is repeated for ever: what is left at the end sounds at the beginning."""
    impulse = np.zeros_like(wave)
    tail = answer(ring)
    impulse[: len(tail)] = tail
    spectrum = np.fft.rfft(wave, axis=0) * np.fft.rfft(impulse, axis=0)
    return np.fft.irfft(spectrum, len(wave), axis=0)


def echoed(wave: Wave, ring: float) -> Wave:
    """The reverberation of a stereo wave that sounds once, as long as both together."""
    tail = answer(ring)
    size = len(wave) + len(tail) - 1
    spectrum = np.fft.rfft(wave, size, axis=0) * np.fft.rfft(tail, size, axis=0)
    return np.fft.irfft(spectrum, size, axis=0)
