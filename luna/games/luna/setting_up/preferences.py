"""What of the last table is remembered."""

from __future__ import annotations

from luna.core.settings import Key, list_of, one_of, text, whole
from luna.games.luna.bots.levels import LEVELS
from luna.games.luna.rules.constants import COLOURS

PLAYERS = Key("new_game", "players", 2, whole(2, 4))
LEVEL = Key("new_game", "level", 1, whole(1, 3))
SETUP = Key("new_game", "setup", "preset", one_of("preset", "free"))
NAMES: Key[tuple[str, ...]] = Key("new_game", "names", (), list_of(text))
BOTS: Key[tuple[str, ...]] = Key("new_game", "bots", (), list_of(one_of("", *LEVELS)))
"""Who plays each seat: a level, or nothing for a person."""
COLOUR_ORDER: Key[tuple[str, ...]] = Key("new_game", "colours", COLOURS, list_of(one_of(*COLOURS)))
