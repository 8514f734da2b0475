"""The settings of the program that the view and the dialogs of a game go by too."""

from __future__ import annotations

from luna.core.settings import Key, flag, one_of, whole

UI_SCALE = Key("window", "ui_scale", 100, whole(80, 200))
"""The wanted size of bars, buttons and type in percent of the usual one."""
SPEED = Key("table", "speed", "1", one_of("0.5", "1", "2", "instant"))
REDUCED_MOTION = Key("table", "reduced_motion", False, flag)
