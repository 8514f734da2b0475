"""The settings of the tips of a first game."""

from __future__ import annotations

from luna.core.settings import Key, flag, list_of, one_of, text

TIPS = Key("help", "tips", "first", one_of("first", "always", "never"))
"""In the first game, in every game, or not at all."""
SEEN: Key[tuple[str, ...]] = Key("help", "tips_seen", (), list_of(text))
FIRST_GAME_OVER = Key("help", "first_game_over", False, flag)
"""Whether a game has been played to its end."""
