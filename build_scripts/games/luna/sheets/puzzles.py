"""Puzzles for the sheets: the list with every mark, and the table as it asks, praises, corrects and shows."""

from collections.abc import Callable

from luna.app.app import App
from luna.app.puzzles.contents import Puzzles
from luna.app.puzzles.opening import puzzle_table
from luna.app.puzzles.table import PuzzleTable
from luna.app.saves.puzzles import MARKS
from luna.games.luna.game import LUNA
from luna.ui.widgets.form_scene import FormScene


def listed(app: App) -> FormScene:
    """Some are solved and some were tried."""
    marks = app.context.storage.puzzles
    marks.forget()
    for number, puzzle in enumerate(LUNA.puzzles()):
        if number % (len(MARKS) + 1) < len(MARKS):
            marks.add(LUNA.key, puzzle.key, MARKS[number % (len(MARKS) + 1)])
    return Puzzles(app.context, LUNA)


def at_table(number: int = 0, tried: str = "", shown: bool = False) -> Callable[[App], PuzzleTable]:
    """A puzzle at which the "best" or the "second" best action was tried, or whose answer is `shown`."""

    def made(app: App) -> PuzzleTable:
        scene = puzzle_table(app.context, LUNA, number)
        scene.view.resize(app.context.size, app.context.text_scale)
        app.push(scene)
        if tried:
            line = scene.judged.best if tried == "best" else scene.judged.played
            scene.play(line.codes[-1], first=line.codes[:-1])
        if shown:
            scene.show_answer()
        for _ in range(200):
            scene.update(0.05)
        return scene

    return made


TABLES: dict[str, Callable[[App], PuzzleTable]] = {
    "puzzle": at_table(),
    "puzzle, solved": at_table(tried="best"),
    "puzzle, not solved": at_table(tried="second"),
    "puzzle, shown": at_table(shown=True),
}
