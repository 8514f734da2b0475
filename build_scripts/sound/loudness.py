"""Loudness after ITU-R BS.1770-4 (K weighting, gated, in LUFS) and peaks in dBFS."""

import numpy as np  # type: ignore[import-not-found, unused-ignore]

from .tones import RATE, Wave

BLOCK, STEP = 0.4, 0.1
"""Length of a measured block and distance between two, in s."""
SILENCE, RELATIVE = -70.0, -10.0
"""Blocks below these gates (LUFS, LU below the mean of the others) do not count."""


def decibel(ratio: float) -> float:
    """An amplitude ratio in dB."""
    return float(20 * np.log10(max(ratio, 1e-9)))


def peak(wave: Wave, finer: int = 4) -> float:
    """The highest value in dBFS between the samples too, from `finer` times as many."""
    size = 2 ** int(np.ceil(np.log2(len(wave))))
    spectrum = np.fft.rfft(wave, size, axis=0)
    return decibel(float(np.max(np.abs(np.fft.irfft(spectrum, size * finer, axis=0) * finer))))


def k_weight(hertz: Wave) -> Wave:
    """The gain of the two filters of the recommendation at each frequency, from their analogue prototypes."""
    z = np.exp(-2j * np.pi * hertz / RATE)
    shelf_q, shelf_at, shelf_gain = 0.7071752369554196, 1681.974450955533, 3.999843853973347
    k = np.tan(np.pi * shelf_at / RATE)
    high = 10 ** (shelf_gain / 20)
    band = high**0.4996667741545416
    down = 1 + k / shelf_q + k * k
    b0, b1, b2 = high + band * k / shelf_q + k * k, 2 * (k * k - high), high - band * k / shelf_q + k * k
    shelf = (b0 + b1 * z + b2 * z * z) / (down + 2 * (k * k - 1) * z + (1 - k / shelf_q + k * k) * z * z)
    pass_q, pass_at = 0.5003270373238773, 38.13547087602444
    k = np.tan(np.pi * pass_at / RATE)
    down = 1 + k / pass_q + k * k
    high_pass = (1 - 2 * z + z * z) / (1 + 2 * (k * k - 1) / down * z + (1 - k / pass_q + k * k) / down * z * z)
    return np.abs(shelf * high_pass)


def powers(wave: Wave) -> Wave:
    """The weighted power of each block, both channels together; a sound shorter than a block is one block."""
    size = max(len(wave), int(BLOCK * RATE))
    gain = k_weight(np.fft.rfftfreq(size, 1 / RATE))
    weighted = np.fft.irfft((np.fft.rfft(wave, size, axis=0).T * gain).T, size, axis=0)
    total = np.concatenate([[0.0], np.cumsum(np.sum(weighted**2, axis=1))])
    block, step = int(BLOCK * RATE), int(STEP * RATE)
    starts = np.arange(0, size - block + 1, step)
    return (total[starts + block] - total[starts]) / block


def lufs(power: float) -> float:
    """A weighted power in LUFS."""
    return float(-0.691 + 10 * np.log10(max(power, 1e-12)))


def integrated(wave: Wave) -> float:
    """The gated loudness of a whole stereo wave in LUFS."""
    blocks = powers(wave)
    blocks = blocks[blocks > 10 ** ((SILENCE + 0.691) / 10)]
    if not len(blocks):
        return SILENCE
    gate = np.mean(blocks) * 10 ** (RELATIVE / 10)
    return lufs(float(np.mean(blocks[blocks > gate])))


def loudest(wave: Wave) -> float:
    """The loudest block in LUFS: the measure for effects, which are hardly longer than one."""
    return lufs(float(np.max(powers(wave))))


def seam(wave: Wave, near: int = 2000) -> float:
    """How sharply a repeated wave bends where its end meets its beginning: 1 = as the sharpest bend `near` it."""
    bends = np.abs(np.diff(np.concatenate([wave[-near:], wave[:near]]), 2, axis=0))
    here, around = bends[near - 2 : near], np.delete(bends, [near - 2, near - 1], axis=0)
    return float(np.max(np.max(here, axis=0) / np.max(around, axis=0)))
