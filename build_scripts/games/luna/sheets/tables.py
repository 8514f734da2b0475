"""Positions of real games at the table, with everything that can float above it."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace

from build_scripts.games.luna.sheets import puzzles
from build_scripts.sheets.moments import pictures_of
from luna.app.app import App
from luna.app.lessons.scene import LessonScene
from luna.app.session.session import Session, begin_game
from luna.app.table.scene import TableScene
from luna.core.intent import Pick
from luna.core.seat import NAME_LENGTH
from luna.games.luna.game import LUNA
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import COLOURS, ISLAND_NAMES, OVER, TIRE
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.setting_up.choice import NewGame
from luna.games.luna.words.text import describe_action
from luna.ui.table.shown import Bubble, Choices, Shown

LONG = "M" * NAME_LENGTH
MIDDLE = 70
CARDS = (
    *(Pick("island", island) for island in ISLAND_NAMES),
    *(Pick("favour", island) for island in ISLAND_NAMES),
    *(Pick(kind) for kind in ("priestess", "builder", "apostate", "guardian", "council", "candle")),
    Pick("tile", "28"),
    Pick("field", "28"),
)


def choice(players: int, setup: str = "preset", level: int = 0, name: str = LONG) -> NewGame:
    """A game with the same name for everybody."""
    seats = tuple((colour, name) for colour in COLOURS[: 2 if level else players])
    return NewGame(
        "solo" if level else "players", level, seats, "free" if level or setup == "free" else "preset", None, None, 7
    )


def played(app: App, chosen: NewGame, steps: int, phase: int | None = None) -> TableScene:
    """The table after so many actions of players that choose at random, and some more up to a phase.

    It is given the app's window.
    """
    game = begin_game(LUNA, chosen.drawn(), app.context.storage, chosen.seed)
    _wander(game, steps, phase)
    scene = TableScene(app.context, game)
    scene.view.resize(app.context.size, app.context.text_scale)
    return scene


def lesson(app: App, number: int, step: int) -> TableScene:
    """A lesson at a step with its hint."""
    scene = LessonScene(app.context, LUNA, number, step)
    scene.view.resize(app.context.size, app.context.text_scale)
    scene.hint()
    return scene


def _wander(game: Session, steps: int, phase: int | None) -> None:
    dice = random.Random(1)
    while legal := RULES.legal(game.state):
        if len(game.match.steps) >= steps and phase in (None, game.state.phase):
            break
        game.match.play(dice.choice(legal))


TABLES: dict[str, Callable[[App], TableScene]] = {
    "start of two": lambda app: played(app, choice(2), 0),
    "preparation of four": lambda app: played(app, choice(4, "free"), 0),
    "pairs of four": lambda app: played(app, choice(4, "free"), 4),
    "middle of four": lambda app: played(app, choice(4), MIDDLE),
    "middle of three without names": lambda app: played(app, choice(3, name=""), MIDDLE),
    "end of four": lambda app: played(app, choice(4), 9999),
    "lesson": lambda app: lesson(app, 2, 1),
    **puzzles.TABLES,
    "solo": lambda app: played(app, choice(2, level=3), 24),
    "choosing in solo": lambda app: played(app, choice(2, level=3), 24, TIRE),
}


def moments(app: App, scene: TableScene) -> Iterator[tuple[str, Shown]]:
    """What a table shows plainly, with a banner, with the preview, with a question and a bubble, looking back."""
    shown = scene.shown()
    yield "", shown
    if scene.game.state.phase != OVER:
        scene.hand_over.show()
        scene.redraw()
        yield ", banner", scene.shown()
        scene.hand_over.dismiss()
        scene.toggle_preview()
        yield ", preview", scene.shown()
        yield ", question", replace(shown, choices=_question(app), bubble=_bubble(app))
        scene.toggle_preview()
    if steps := len(scene.game.match.steps):
        scene.history.look_at(steps - 2)
        yield ", looking back", scene.shown()
        scene.history.back()


def pictures(app: App) -> Iterator[tuple[str, TableScene, Shown]]:
    """All moments of these positions, then in the last of them each card and its help."""
    for name, scene, shown in pictures_of(app, TABLES, moments):
        yield name, scene, shown
    for pick in CARDS:
        scene.pointing.hover = pick
        scene.redraw()
        yield f"card of {pick}", scene, replace(scene.shown(), hover=None, preview=None, banner=None)
        scene.help.open(pick)
        yield f"help on {pick}", scene, replace(scene.shown(), preview=None, banner=None)
        scene.help.close()


def _question(app: App) -> Choices:
    """The longest sentences a question can offer, in the lower right corner."""
    longest = sorted(
        {describe_action(app.context.text, action) for action in ACTIONS}, key=lambda each: (len(each), each)
    )[-3:]
    return Choices(
        app.context.text("choices-title", what="number"),
        tuple(longest),
        (app.context.size[0] - 1, app.context.size[1] - 1),
    )


def _bubble(app: App) -> Bubble:
    return Bubble(app.context.text("prompt-place-shrine", name=LONG), (app.context.size[0] - 1, 0), "refusal")
