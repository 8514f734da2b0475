"""The games of this program, the one that it opens with first."""

from luna.core.game import AnyGame
from luna.games.luna.game import LUNA
from luna.games.rivers.game import RIVERS

GAMES: tuple[AnyGame, ...] = (LUNA, RIVERS)
