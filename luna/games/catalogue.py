"""The games of this program, the one that it opens with first."""

from luna.games.luna.game import LUNA
from luna.games.rivers.game import RIVERS

GAMES = (LUNA, RIVERS)
