"""Hints and reviews for the sheets, by somebody who knows at once."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from luna.app.app import App
from luna.app.review.scene import ReviewScene
from luna.core.analysis import Analysis, Line
from luna.core.game import AnyGame
from luna.core.game_record import AnyLoaded, load_record
from luna.core.match import Match

EARLY, LONGEST = 40, 6
"""Steps in which points say little, and codes from which on a journey is no turning point: who plays at random wanders
about as no person does."""


class Knowing:
    """Thinks the first action there is the best, and all others the worse the later they come."""

    able = True

    def __init__(self, game: AnyGame) -> None:
        self.at_work = False
        self._game = game
        self._found: Analysis | None = None

    def ask(self, setup: Any, match: Match[Any, Any], played: tuple[int, ...] = (), iterations: int = 0) -> None:
        """It knows already."""
        legal, step = self._game.rules.legal(match.state), match.length
        best = self._line((legal[0],), 9.5)
        judged = best if best.codes == played or len(played) > LONGEST else self._line(played, 9.5 - step / 20)
        expected = tuple(60.0 + seat * step / 9 for seat in range(match.state.table.seats))
        band = None if step < EARLY else 4.0
        judged = Line(played, judged.parts, judged.visits)
        others = (judged,) if played else tuple(self._line((code,), 7.5) for code in legal[1:2])
        self._found = Analysis((best, *others), iterations, band, expected, judged if played else None)

    def look(self) -> Analysis | None:
        """What it knows."""
        return self._found

    def cancel(self) -> None:
        """Nothing goes on."""

    def close(self) -> None:
        """There is no process."""

    def _line(self, codes: tuple[int, ...], value: float) -> Line:
        """Its value from three sources, one of which speaks against it."""
        others = (0.0 for _ in self._game.bots.sources[3:])
        return Line(codes, (value, value / 2, -value / 2, *others), 100)


@cache
def _loaded(game: AnyGame, record: str) -> AnyLoaded:
    return load_record(record, (game,))


def reviewed(game: AnyGame, record: str, *ways: str) -> Callable[[App], ReviewScene]:
    """The finished review of a record, after these buttons were pressed."""

    def make(app: App) -> ReviewScene:
        scene = ReviewScene(app.context.of(game), _loaded(game, record), "", partial(Knowing, game))
        while scene.reviewer.running:
            scene.reviewer.update()
        scene.show_review()
        if ways:
            scene.resize(app.context.size)
        for way in ways:
            scene.form.widgets[way].press()
        return scene

    return make


def begun(game: AnyGame, record: str) -> Callable[[App], ReviewScene]:
    """A review that was stopped at once."""

    def make(app: App) -> ReviewScene:
        scene = ReviewScene(app.context.of(game), _loaded(game, record), "", partial(Knowing, game))
        scene.reviewer.stop()
        return scene

    return make
