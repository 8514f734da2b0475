"""Waves, envelopes, noise and filters; a wave is a float array of samples, mono or two columns, at RATE."""

import zlib
from typing import TypeAlias

import numpy as np  # type: ignore[import-not-found, unused-ignore]

Wave: TypeAlias = np.ndarray
RATE = 44100


def seconds(length: float) -> Wave:
    """The time in s of each sample of a wave of this length."""
    return np.arange(int(length * RATE)) / RATE


def pitch(name: str) -> float:
    """The frequency in Hz of a note such as `D4`, `Bb2` or `C#5`, A4 = 440."""
    step = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}[name[0]]
    step += name.count("#") - name[1:].count("b")
    return float(440.0 * 2 ** ((step + 12 * (int(name[-1]) + 1) - 69) / 12))


def chance(*names: object) -> np.random.Generator:
    """A generator of random numbers that is always the same for the same names."""
    return np.random.Generator(np.random.PCG64(zlib.crc32(repr(names).encode())))


def rise(t: Wave, length: float) -> Wave:
    """A soft attack: from 0 to 1 along half a cosine."""
    return 0.5 - 0.5 * np.cos(np.pi * np.clip(t / max(length, 1e-4), 0, 1))


def fall(t: Wave, length: float) -> Wave:
    """A soft end of this length, reaching 0 at the last sample."""
    return rise(t[-1] - t, length)


def sine(t: Wave, hertz: float | Wave, phase: float = 0.0) -> Wave:
    """A sine; a frequency that changes is an array as long as `t`."""
    if isinstance(hertz, np.ndarray):
        return np.sin(2 * np.pi * np.cumsum(hertz) / RATE + phase)
    return np.sin(2 * np.pi * hertz * t + phase)


def filtered(wave: Wave, low: float, high: float, slope: float = 2.0) -> Wave:
    """Keeps the band between two frequencies in Hz; `slope` 1 falls 6 dB per octave outside it."""
    hertz = np.fft.rfftfreq(len(wave), 1 / RATE)
    gain = 1 / np.sqrt(1 + (hertz / high) ** (2 * slope))
    if low > 0:
        gain = gain / np.sqrt(1 + (low / np.maximum(hertz, 1e-3)) ** (2 * slope))
    return np.fft.irfft((np.fft.rfft(wave, axis=0).T * gain).T, len(wave), axis=0)


def noise(length: float, low: float, high: float, slope: float = 2.0, *, name: object) -> Wave:
    """Noise of a band, with a root mean square of 1; the same for the same name. It may be repeated end to end."""
    wave = filtered(chance("noise", name).standard_normal(int(length * RATE)), low, high, slope)
    return wave / np.sqrt(np.mean(wave**2))


def placed(wave: Wave, pan: float) -> Wave:
    """A mono wave as stereo, from -1 left to 1 right, equally loud everywhere."""
    angle = (pan + 1) * np.pi / 4
    return np.stack([wave * np.cos(angle), wave * np.sin(angle)], axis=1)


def mixed(*parts: tuple[float, Wave]) -> Wave:
    """Mono waves, each from its start in s, in one wave as long as needed."""
    whole = np.zeros(max(int(start * RATE) + len(wave) for start, wave in parts))
    for start, wave in parts:
        first = int(start * RATE)
        whole[first : first + len(wave)] += wave
    return whole
