"""The games of this program, the one that it opens with first."""

from luna.games.luna.game import LUNA

GAMES = (LUNA,)
