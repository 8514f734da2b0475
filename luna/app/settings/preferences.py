"""The settings this program knows."""

from __future__ import annotations

from luna.app.settings.language import LANGUAGES
from luna.core.settings import Key, Settings, flag, one_of, text, whole
from luna.ui.preferences import REDUCED_MOTION as REDUCED_MOTION
from luna.ui.preferences import SPEED as SPEED
from luna.ui.preferences import UI_SCALE as UI_SCALE

_SIDE = whole(1, 16384)

LANGUAGE = Key("general", "language", "", one_of("", *LANGUAGES))
GAME = Key("general", "game", "", text)
"""Key of the game that was chosen or played last; the first of all where there is none of that name."""
WIDTH = Key("window", "width", 1280, _SIDE)
HEIGHT = Key("window", "height", 720, _SIDE)
MAXIMIZED = Key("window", "maximized", False, flag)
FULLSCREEN = Key("window", "fullscreen", False, flag)

CONFIRM_TURNS = Key("table", "confirm_turns", False, flag)
CONFIRM_FINAL_TURNS = Key("table", "confirm_final_turns", True, flag)
"""The same in games in which the end of a turn can't be taken back."""
OUTLOOK = Key("table", "outlook", True, flag)
FOLLOW_DEEDS = Key("table", "follow_deeds", False, flag)
THINK_AHEAD = Key("table", "think_ahead", True, flag)
BOT_PACE = Key("table", "bot_pace", "normal", one_of("slow", "normal", "fast", "click"))
COACH = Key("table", "coach", "off", one_of("off", "gentle", "strict"))
HAND_OVER = Key("table", "hand_over", "banner", one_of("banner", "off"))

MUSIC_VOLUME = Key("sound", "music_volume", 60, whole(0, 100))
EFFECTS_VOLUME = Key("sound", "effects_volume", 80, whole(0, 100))
MUTED = Key("sound", "muted", False, flag)


def confirms(final: bool) -> Key[bool]:
    """Whether turns are ended by a press of its own, in games in which that end is or is not `final`."""
    return CONFIRM_FINAL_TURNS if final else CONFIRM_TURNS


def volumes(settings: Settings) -> tuple[float, float]:
    """Music and effects from 0 to 1."""
    return settings.get(MUSIC_VOLUME) / 100, settings.get(EFFECTS_VOLUME) / 100
