"""The screens of Between the Rivers beside its tables, each in a state worth looking at."""

from collections.abc import Callable, Collection
from functools import partial

from build_scripts.games.rivers.sheets.tables import GAMES, LONG, played
from build_scripts.sheets.reviews import begun, reviewed
from build_scripts.sheets.statistics import statistics
from luna.app.app import App
from luna.app.lessons.contents import Lessons
from luna.app.new_game.scene import NewGameScene
from luna.app.new_game.who_plays import WhoPlays
from luna.app.screens.title import Title
from luna.core.game_record import format_record, load_record
from luna.core.seat import Seat
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


def ended(app: App, record: str, name: str = "", tab: str = "result", bots: Collection[str] = ()) -> FormScene:
    """The result of a recorded game, with its table below; some seats may be played by `bots`."""
    table = played(app, record, name=name, bots=bots)
    app.push(table)
    end = GameEnd(table)
    app.push(end)
    end.update(SECONDS)
    if tab != "result":
        end.form.widgets[f"tab-{tab}"].press()
    return end


def _record(name: str) -> str:
    """A recorded game as one among persons."""
    loaded = load_record((GAMES / f"{name}.luna").read_text("utf-8"), (RIVERS,))
    seats = [Seat(seat.colour, name=LONG) for seat in loaded.setup.seats]
    return format_record(RIVERS, RIVERS.reseated(loaded.setup, seats), loaded.match)


def lost(app: App) -> FormScene:
    """The end of a game that the computer has won."""
    loaded = load_record((GAMES / "two.luna").read_text("utf-8"), (RIVERS,))
    first = RIVERS.progress(loaded.match.state).winner
    return ended(app, "two", bots=frozenset({first}))


SCENES: dict[str, Callable[[App], FormScene]] = {
    "rivers title": title,
    "rivers new game": new_game,
    "rivers new game at one screen": partial(new_game, mode="players"),
    "rivers who plays": lambda app: WhoPlays(app.context.of(RIVERS), RIVERS, "ram", "level-2", print),
    "rivers lessons": lambda app: Lessons(app.context.of(RIVERS), RIVERS),
    "rivers end of two": partial(ended, record="two"),
    "rivers end, lost": lost,
    "rivers end, shared": partial(ended, record="tie"),
    "rivers review": lambda app: reviewed(RIVERS, _record("two"))(app),
    "rivers review with an answer": lambda app: reviewed(RIVERS, _record("two"), "answer")(app),
    "rivers review by order": lambda app: reviewed(RIVERS, _record("four"), "tab-orders")(app),
    "rivers review, stopped": lambda app: begun(RIVERS, _record("two"))(app),
    "rivers statistics": statistics(RIVERS, LONG),
    "rivers statistics, lately": statistics(RIVERS, LONG, tab="lately"),
    "rivers end of three": partial(ended, record="three", name=LONG),
    "rivers end of four": partial(ended, record="four"),
    "rivers end as a course": partial(ended, record="four", tab="course"),
}
