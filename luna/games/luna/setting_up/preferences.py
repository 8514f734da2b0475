"""What of the last table is remembered."""

from __future__ import annotations

from luna.core.settings import Key, list_of, one_of, text, whole
from luna.games.luna.bots.characters import CHARACTERS as KNOWN
from luna.games.luna.bots.levels import LEVELS
from luna.games.luna.rules.constants import COLOURS, SEATS

EASIEST = next(iter(LEVELS))
"""The level for a first game."""

PLAYERS = Key("new_game", "players", 2, whole(2, 4))
LEVEL = Key("new_game", "level", 1, whole(1, 3))
"""Of the solo game."""
SETUP = Key("new_game", "setup", "preset", one_of("preset", "free"))
NAMES: Key[tuple[str, ...]] = Key("new_game", "names", (), list_of(text))
BOTS: Key[tuple[str, ...]] = Key("new_game", "bots", (), list_of(one_of("", *LEVELS)))
"""Who plays each seat at one screen: a level, or nothing for a person."""
AGAINST_PLAYERS = Key("new_game", "against_players", 2, whole(2, 4))
AGAINST_SETUP = Key("new_game", "against_setup", "preset", one_of("preset", "free"))
AGAINST_BOTS: Key[tuple[str, ...]] = Key(
    "new_game", "against_bots", ("", *[EASIEST] * (SEATS - 1)), list_of(one_of("", *LEVELS))
)
"""The same three against the computer: at first one person, and the level for a first game."""
CHARACTERS: Key[tuple[str, ...]] = Key("new_game", "characters", (), list_of(one_of("", *KNOWN)))
"""The character that a bot has on each seat, or nothing for a balanced one."""
BOARD = Key("new_game", "board", "", text)
"""The file of the printed values, empty for those that are shipped."""
COLOUR_ORDER: Key[tuple[str, ...]] = Key("new_game", "colours", COLOURS, list_of(one_of(*COLOURS)))
