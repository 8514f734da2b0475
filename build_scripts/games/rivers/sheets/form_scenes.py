"""The screens of Between the Rivers beside its tables, each in a state worth looking at."""

from collections.abc import Callable
from functools import partial

from build_scripts.games.rivers.sheets.tables import LONG, played
from luna.app.app import App
from luna.app.lessons.contents import Lessons
from luna.app.new_game.scene import NewGameScene
from luna.app.screens.title import Title
from luna.games.rivers.game import RIVERS
from luna.games.rivers.scenes.game_end import GameEnd
from luna.ui.widgets.form_scene import FormScene

SECONDS = 10.0
"""After which all columns stand."""


def title(app: App) -> FormScene:
    """The title after it was changed to this game."""
    app.context.choose(RIVERS)
    return Title(app.context.of(RIVERS))


def new_game(app: App, mode: str = "") -> FormScene:
    """Setting up a table."""
    return NewGameScene(app.context.of(RIVERS), RIVERS, mode)


def ended(app: App, record: str, name: str = "", tab: str = "result") -> FormScene:
    """The result of a recorded game, with its table below."""
    table = played(app, record, name=name)
    app.push(table)
    end = GameEnd(table)
    app.push(end)
    end.update(SECONDS)
    if tab != "result":
        end.form.widgets[f"tab-{tab}"].press()
    return end


SCENES: dict[str, Callable[[App], FormScene]] = {
    "rivers title": title,
    "rivers new game": new_game,
    "rivers new game at one screen": partial(new_game, mode="players"),
    "rivers lessons": lambda app: Lessons(app.context.of(RIVERS), RIVERS),
    "rivers end of two": partial(ended, record="two"),
    "rivers end of three": partial(ended, record="three", name=LONG),
    "rivers end of four": partial(ended, record="four"),
    "rivers end as a course": partial(ended, record="four", tab="course"),
}
