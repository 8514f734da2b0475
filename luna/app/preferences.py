"""The settings this program knows."""

from __future__ import annotations

from luna.app.settings import Key, flag, list_of, one_of, text, whole
from luna.ui.text import LANGUAGES

COLOURS = ("yellow", "red", "blue", "white")
_SIDE = whole(1, 16384)

LANGUAGE = Key("general", "language", "", one_of("", *LANGUAGES))
WIDTH = Key("window", "width", 1280, _SIDE)
HEIGHT = Key("window", "height", 720, _SIDE)
FULLSCREEN = Key("window", "fullscreen", False, flag)

MODE = Key("new_game", "mode", "players", one_of("players", "solo"))
PLAYERS = Key("new_game", "players", 2, whole(2, 4))
LEVEL = Key("new_game", "level", 1, whole(1, 3))
SETUP = Key("new_game", "setup", "preset", one_of("preset", "free"))
NAMES = Key("new_game", "names", (), list_of(text))
COLOUR_ORDER = Key("new_game", "colours", COLOURS, list_of(one_of(*COLOURS)))
