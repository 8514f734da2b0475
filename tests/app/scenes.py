"""One of every scene that is made of widgets."""

from collections.abc import Callable

from luna.app.app import App
from luna.app.new_game_choice import NAME_LENGTH
from luna.app.scenes.form_scene import FormScene
from luna.app.scenes.game_end import EndCallbacks, FinalRow, GameEnd, SoloResult
from luna.app.scenes.menu import Menu
from luna.app.scenes.new_game import NewGameScene
from luna.app.scenes.round_end import RoundEnd, RoundRow
from luna.app.scenes.title import Title

LONG = "M" * NAME_LENGTH
REASON = "Warum das so viele Punkte sind, steht hier in einem langen Satz. " * 3
RECORD = f"luna-record 1\nseats red=human:{LONG} blue=human:{LONG} white=human: yellow=human:{LONG}\n---\n"
ROUND_ROWS = [
    RoundRow("red", LONG, 6, -14, 13, 5, 138, (REASON, REASON)),
    RoundRow("blue", "", 0, 0, 0, 0, 0),
    RoundRow("white", "Bo", 1, -4, 1, 0, 12, (REASON,)),
    RoundRow("yellow", LONG, 3, -3, 1, 1, 30),
]
FINAL_ROWS = [FinalRow(row.colour, row.name, row.total, 24, 7, 10, row.total + 41) for row in ROUND_ROWS]
RANKING = ["red", "yellow", "white", "blue"]


def title_with_a_saved_game(app: App) -> FormScene:
    app.storage.save(RECORD, finished=False, round=4)
    return Title(app)


def new_game_with_everything(app: App) -> FormScene:
    scene = NewGameScene(app)
    scene.draft.players, scene.draft.setup, scene.draft.choose_figures = 4, "free", True
    scene.draft.names = [LONG] * 4
    return scene


def new_game_with_a_wrong_seed(app: App) -> FormScene:
    scene = NewGameScene(app)
    scene.draft.seed = "12x"
    return scene


def solo(app: App) -> FormScene:
    app.storage.save(RECORD, finished=False)
    scene = NewGameScene(app, "solo")
    scene.draft.level, scene.draft.choose_figures = 3, True
    return scene


def nothing() -> None:
    """What the callbacks of these scenes do."""


SCENES: dict[str, Callable[[App], FormScene]] = {
    "title": Title,
    "title with a saved game": title_with_a_saved_game,
    "new game": NewGameScene,
    "new game with everything": new_game_with_everything,
    "new game with a wrong seed": new_game_with_a_wrong_seed,
    "solo": solo,
    "menu": lambda app: Menu(app, seed=10**9 - 1),
    "round end": lambda app: RoundEnd(app, ROUND_ROWS, 6, nothing),
    "game end": lambda app: GameEnd(app, FINAL_ROWS, RANKING, None, EndCallbacks(nothing, nothing)),
    "solo won": lambda app: GameEnd(app, FINAL_ROWS[:2], RANKING, SoloResult(12, True), EndCallbacks(nothing, nothing)),
    "solo lost": lambda app: GameEnd(
        app, FINAL_ROWS[:2], RANKING, SoloResult(-3, False), EndCallbacks(nothing, nothing)
    ),
}
