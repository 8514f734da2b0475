"""The hand-over between people at one table: a banner with what the others did, for some seconds."""

from __future__ import annotations

from collections.abc import Mapping

from luna.app.app import App
from luna.app.session.session import Session
from luna.app.settings import preferences
from luna.games.luna.rules.constants import NOBODY
from luna.games.luna.view.shown import Banner, RecapRow
from luna.games.luna.words.recap import recap
from luna.games.luna.words.text import signed

BANNER_SECONDS = 2.5
FIRST_SECONDS, ROW_SECONDS, MOST_SECONDS = 2.4, 0.8, 6.0
"""With a recap: for the banner, for each line, and at most."""


class HandOver:
    """Knows when the banner is to be seen; it never holds up any input."""

    def __init__(self, app: App, game: Session) -> None:
        self._app, self._game = app, game
        self._left = 0.0
        self._waiting = False

    def begin(self, before: int) -> None:
        """An action was played by the seat `before`; the banner comes with the next `fade` if another is to act.

        So it comes when motions and a scoring are over, for until then no time passes here. To the only person among
        bots nothing is handed over: what they did was seen and stays marked, the sound of the turn is enough.
        """
        actor, seats = self._game.state.actor, self._game.setup.seats
        if actor in (before, NOBODY) or self._app.settings.get(preferences.HAND_OVER) != "banner":
            return
        if seats[actor].kind == "human":
            self.show()
            self._waiting = True
            self._left = self._left if [seat.kind for seat in seats].count("human") > 1 else 0.0

    def show(self) -> None:
        """Shows the banner, as long as it takes to read it, whoever is to act; nothing once the game is over."""
        self._waiting = False
        if self._game.state.actor == NOBODY:
            return
        rows = len(self._rows(dict.fromkeys(self._game.setup.colours, "")))
        recap_seconds = min(MOST_SECONDS, FIRST_SECONDS + rows * ROW_SECONDS)
        self._left = recap_seconds if rows else BANNER_SECONDS

    def dismiss(self) -> bool:
        """Takes the banner away; True if there was one."""
        seen, self._left, self._waiting = self._left > 0 and not self._waiting, 0.0, False
        return seen

    def fade(self, seconds: float) -> bool:
        """Lets time pass; True if the banner has just come or gone."""
        if self._waiting:
            self._waiting = False
            self._app.sound.play("turn")
            return True
        seen = self._left > 0
        self._left = max(0.0, self._left - seconds)
        return seen and self._left == 0

    def banner(self, names: Mapping[str, str]) -> Banner | None:
        """What is to be drawn now; `names` are the display names by colour."""
        actor = self._game.state.actor
        if self._left <= 0 or self._waiting or actor == NOBODY:
            return None
        colour, text = self._game.setup.colours[actor], self._app.text
        title = text("hand-over-turn", name=names[colour])
        return Banner(colour, title, self._rows(names), text("hand-over-hint"))

    def _rows(self, names: Mapping[str, str]) -> tuple[RecapRow, ...]:
        text, match = self._app.text, self._game.match
        return tuple(
            RecapRow(line.text, line.colour, signed(text, line.points) if line.points else "", line.points > 0)
            for line in recap(text, match.first, match.steps, names)
        )
