"""The settings of the tips of a first round."""

from __future__ import annotations

from luna.core.settings import Key, flag, list_of, one_of, text

TIPS = Key("help", "tips", "first", one_of("first", "always", "never"))
"""In the first round of the first game, in every game, or not at all."""
SEEN: Key[tuple[str, ...]] = Key("help", "tips_seen", (), list_of(text))
FIRST_ROUND_OVER = Key("help", "first_round_over", False, flag)
"""Whether a game has gone beyond its first round."""
