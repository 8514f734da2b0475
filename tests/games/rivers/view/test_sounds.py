"""What is heard of an event is there as a file, and every effect of the game is heard at some time."""

from __future__ import annotations

import json

from luna.app.system import paths
from luna.games.rivers.view.motion.sounds import EFFECTS

AT_THE_END = {"win", "loss", "tie"}
BY_THE_TABLE = {"turn"}
"""What the program plays when a person is to act."""
REVOLT = {"revolt"}


def test_every_effect_is_heard_and_every_sound_is_there():
    there = {path.stem for path in (paths.sounds_of("rivers") / "effects").glob("*.ogg")}
    assert set(EFFECTS.values()) | REVOLT | AT_THE_END | BY_THE_TABLE == there
    assert json.loads((paths.sounds_of("rivers") / "sounds.json").read_text("utf-8"))
