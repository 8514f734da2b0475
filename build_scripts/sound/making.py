"""A run of a game's sound scripts: sounds are made, levelled, encoded, measured again and noted in `sounds.json`.

The samples are the same each time, the OGG files are not: their streams are numbered at random.
"""

import argparse
import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np  # type: ignore[import-not-found, unused-ignore]
import soundfile  # type: ignore[import-not-found, unused-ignore]

from . import loudness
from .lock import Lock, hash_of
from .recipe import Effect
from .tones import RATE, Wave, chance

MUSIC_LUFS = -23.0
HIGHEST_PEAK = -3.0
"""dBFS, between the samples too."""
QUALITY = {"music": 0.2, "effects": 0.4}
"""Of Vorbis, 0 to 1; 0.2 is about 96 kbit/s for a stereo piece."""
SEAM, CUTS, CUT = 0.6, 24, 220
"""How sharp a bend at the seam may be (1 = as sharp as those around it), and places to cut: how many, samples apart."""
PIECE = 1 << 16
"""Samples encoded at once: libsndfile's encoder overflows its stack with too many."""


def levelled(make_wave: Callable[[], Wave], goal: float, measure: Callable[[Wave], float]) -> Wave:
    """A wave as loud as wanted, as 16-bit samples with dither, so that a dying tone stays smooth."""
    wave = make_wave()
    louder = wave * 10 ** ((goal - measure(wave)) / 20)
    if loudness.peak(louder) > HIGHEST_PEAK:
        raise ValueError("too high a peak: the sound would clip")
    random = chance("dither", len(wave))
    dither = random.random(wave.shape) - random.random(wave.shape)
    return np.round(louder * 32767 + dither).astype("<i2")


def encode(path: Path, samples: Wave, quality: float) -> None:
    """Writes OGG Vorbis."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with soundfile.SoundFile(path, "w", RATE, 2, format="OGG", subtype="VORBIS", compression_level=1 - quality) as file:
        for start in range(0, len(samples), PIECE):
            file.write(samples[start : start + PIECE])


def encode_ring(path: Path, samples: Wave, quality: float) -> None:
    """Writes a piece that is repeated, cut open where the encoder's little errors at both ends are heard least."""
    found: dict[float, Wave] = {}
    for cut in range(CUTS):
        turned = np.roll(samples, cut * CUT, axis=0)
        encode(path, turned, quality)
        wave, _ = soundfile.read(path, dtype="float64", always_2d=True)
        found.setdefault(loudness.seam(wave), turned)
        if min(found) < SEAM:
            break
    encode(path, found[min(found)], quality)


def measured(path: Path, kind: str) -> dict[str, Any]:
    """What an encoded file really sounds like, decoded again."""
    wave, _ = soundfile.read(path, dtype="float64", always_2d=True)
    loud = loudness.integrated(wave) if kind == "music" else loudness.loudest(wave)
    return {
        "seconds": round(len(wave) / RATE, 4),
        "lufs": round(loud, 2),
        "peak_dbfs": round(loudness.peak(wave), 2),
        "rms_dbfs": round(loudness.decibel(float(np.sqrt(np.mean(wave**2)))), 2),
        "seam": round(loudness.seam(wave), 2) if kind == "music" else None,
        "bytes": path.stat().st_size,
    }


def digest(samples: Wave) -> str:
    """The hash of the samples before they are encoded."""
    return hashlib.sha256(samples.tobytes()).hexdigest()


def line(name: str, entry: dict[str, Any]) -> str:
    """What is printed for one sound."""
    return (
        f"{name:22} {entry['seconds']:7.2f} s {entry['lufs']:7.2f} LUFS {entry['peak_dbfs']:7.2f} dBFS peak"
        f" {entry['bytes'] / 1024:7.1f} KB"
    )


@dataclass(frozen=True, slots=True)
class Workshop:
    """The pieces and effects of a game, and where they are noted."""

    lock: Lock
    pieces: Mapping[str, Callable[[], Wave]]
    effects: Mapping[str, Effect]

    def recipes(self) -> dict[str, Callable[[], Wave]]:
        """How to make each sound, levelled, by `music/NAME` and `effects/NAME`."""
        music = {
            f"music/{name}": partial(levelled, piece, MUSIC_LUFS, loudness.integrated)
            for name, piece in self.pieces.items()
        }
        effects = {
            f"effects/{name}": partial(levelled, effect.sound, effect.loud, loudness.loudest)
            for name, effect in self.effects.items()
        }
        return {**music, **effects}

    def make(self, name: str, samples: Wave) -> dict[str, Any]:
        """Encodes one sound; returns its line of the table."""
        kind, short = name.split("/")
        goal = MUSIC_LUFS if kind == "music" else self.effects[short].loud
        path = self.lock.file_of(name)
        (encode_ring if kind == "music" else encode)(path, samples, QUALITY[kind])
        hashes = {"samples": digest(samples), "file": hash_of(path), "sources": self.lock.fingerprint(kind)}
        return {"goal_lufs": goal, **measured(path, kind), **hashes}


def run(workshop: Workshop, description: str | None) -> int:
    """Makes or checks what the command line asks for."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--only", metavar="NAME", help="one sound, such as table or lift")
    parser.add_argument("--check", action="store_true", help="make no file; note the scripts of samples still the same")
    asked = parser.parse_args()
    made, entries, differ = workshop.recipes(), workshop.lock.read(), 0
    chosen = [name for name in made if asked.only in (None, name.split("/")[1])]
    if not chosen:
        parser.error(f"there is no {asked.only}")
    for name in chosen:
        samples = made[name]()
        if not asked.check:
            entries[name] = workshop.make(name, samples)
            print(line(name, entries[name]), flush=True)
            continue
        same = entries.get(name, {}).get("samples") == digest(samples)
        differ += not same
        print(f"{name:22} {'same' if same else 'DIFFERENT'}", flush=True)
        if same:
            entries[name]["sources"] = workshop.lock.fingerprint(name.split("/")[0])
    workshop.lock.write({name: entry for name, entry in entries.items() if name in made})
    return 1 if differ else 0
