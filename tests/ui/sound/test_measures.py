"""How the committed sounds measure.

Loudness (LUFS) was measured by the scripts after encoding and is taken from their table; that the table speaks of these
very files is shown by `test_files.py`, and that it is not far off by the plain level (RMS) measured here again.
"""

import math
import sys
from array import array
from collections.abc import Iterator

import pygame
import pytest

from tests.ui.sound.games import EVERY, LOCKS, Sound

RATE, CHANNELS = 44100, 2
FULL = 32768
ENTRIES = {sound: LOCKS[sound.game].read()[sound.name] for sound in EVERY}
MUSIC = [sound for sound in EVERY if sound.kind == "music"]
EFFECTS = [sound for sound in EVERY if sound.kind == "effects"]
SHORTEST_S = {"music/table": 160, "music/title": 60, "music/last_round": 60}


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, CHANNELS)
    yield
    pygame.mixer.quit()


def decoded(sound: Sound) -> "array[int]":
    """Left and right in turn, 16 bit."""
    values = array("h", pygame.mixer.Sound(LOCKS[sound.game].file_of(sound.name)).get_raw())
    if sys.byteorder == "big":
        values.byteswap()
    return values


def level(values: "array[int]") -> float:
    """RMS in dBFS."""
    return 10 * math.log10(max(1, sum(value * value for value in values)) / len(values) / FULL**2)


def bend(values: "list[int]", at: int) -> int:
    """How sharply the wave bends at a sample."""
    return abs(values[at + 1] - 2 * values[at] + values[at - 1])


@pytest.mark.parametrize("sound", EVERY, ids=str)
def test_level_peak_and_length_are_those_of_the_table(sound: Sound):
    entry, values = ENTRIES[sound], decoded(sound)
    few = values if sound.kind == "effects" else values[::11]  # odd, so that both channels are met
    assert level(few) == pytest.approx(entry["rms_dbfs"], abs=0.3)
    assert len(values) / CHANNELS / RATE == pytest.approx(entry["seconds"], abs=0.001)
    assert max(max(values), -min(values)) <= FULL * 10 ** (-3 / 20)


@pytest.mark.parametrize("sound", EVERY, ids=str)
def test_loudness_is_what_was_wanted(sound: Sound):
    assert ENTRIES[sound]["lufs"] == pytest.approx(ENTRIES[sound]["goal_lufs"], abs=1.0)
    assert ENTRIES[sound]["peak_dbfs"] <= -3.0


def test_effects_are_balanced_with_each_other_and_the_music():
    assert {ENTRIES[sound]["goal_lufs"] for sound in MUSIC} == {-23.0}
    loud = {sound: ENTRIES[sound]["lufs"] for sound in EFFECTS}
    assert min(loud, key=lambda sound: loud[sound]).name == "effects/hover"
    assert max(loud.values()) <= -20
    assert min(loud[sound] for sound in EFFECTS if sound.name != "effects/hover") >= -33


@pytest.mark.parametrize("sound", EFFECTS, ids=str)
def test_an_effect_is_short_and_begins_and_ends_in_silence(sound: Sound):
    values = decoded(sound)
    assert 0.05 <= len(values) / CHANNELS / RATE <= 1.5
    assert max(map(abs, values[-64:])) < FULL * 10 ** (-60 / 20)
    assert max(map(abs, values[:8])) < FULL * 10 ** (-30 / 20)


def test_no_two_effects_sound_alike():
    assert len({ENTRIES[sound]["samples"] for sound in EFFECTS}) == len(EFFECTS)


@pytest.mark.parametrize("sound", MUSIC, ids=str)
def test_music_is_long_enough_and_loops_without_a_seam(sound: Sound):
    values = decoded(sound)
    assert len(values) / CHANNELS / RATE >= SHORTEST_S[sound.name]
    near = 2000 * CHANNELS
    for channel in range(CHANNELS):
        joined = [*values[-near:][channel::2], *values[:near][channel::2]]
        usual = max(bend(joined, at) for at in range(1, 3999) if at not in (1999, 2000))
        assert max(bend(joined, 1999), bend(joined, 2000)) <= usual
    # What still rang at the end sounds at the beginning: the piece does not start from nothing.
    assert level(values[: RATE // 50 * CHANNELS]) > -50
