"""A table for two in the window, without what waits for nobody in a test."""

from __future__ import annotations

from luna.app.app import App
from luna.app.session.session import Session, begin_game
from luna.app.settings import preferences
from luna.app.settings import tips as tips_settings
from luna.app.table.scene import TableScene, open_table
from luna.games.luna.game import LUNA
from luna.games.luna.setting_up.choice import NewGame
from luna.ui.scene import Scene

SEATS = (("yellow", "Ada"), ("red", "Bo"))
CHOICE = NewGame("players", 0, SEATS, "preset", None, None, 7)


def quiet(app: App, speed: str = "instant", tips: str = "never") -> App:
    """The app at a speed, without hand-over, above an empty scene."""
    app.context.settings.put(preferences.SPEED, speed)
    app.context.settings.put(preferences.HAND_OVER, "off")
    app.context.settings.put(tips_settings.TIPS, tips)
    app.push(Scene())
    return app


def open_choice(app: App, choice: NewGame) -> TableScene:
    """The table of a choice, not shown yet."""
    return open_table(app.context, LUNA, choice.drawn(), choice.seed)


def at_table(app: App, game: Session, choice: NewGame = CHOICE) -> TableScene:
    """A game on the table, drawn once."""
    scene = TableScene(app.context, game)
    app.push(scene)
    app.draw()
    return scene


def new_table(app: App) -> TableScene:
    """The beginning of the game for two."""
    return at_table(app, begin_game(LUNA, CHOICE.drawn(), app.context.storage, CHOICE.seed))
