"""Positions of played games of Between the Rivers at the table, with what can float above it."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from pathlib import Path

from build_scripts.sheets.moments import pictures_of
from build_scripts.sheets.reviews import Knowing
from luna.app.app import App
from luna.app.session.session import Session, begin_game
from luna.app.table.scene import TableScene
from luna.app.table.telling.hints import THOUGHT
from luna.core.game_record import load_record
from luna.core.intent import Pick
from luna.core.rules import NOBODY
from luna.core.seat import NAME_LENGTH, Seat, SeatKind
from luna.games.rivers.game import RIVERS
from luna.games.rivers.picks.kinds import Kind, leader
from luna.games.rivers.picks.related import related
from luna.games.rivers.rules.constants import NOWHERE, SPHERES
from luna.games.rivers.table.rivers_table import RIVERS_TABLE
from luna.ui.table.shown import Carried, Shown

GAMES = Path(__file__).resolve().parent / "games"
"""Records of games that the computer played, and one that was played to be shared."""
LONG = "M" * NAME_LENGTH


def played(
    app: App,
    record: str,
    steps: int | None = None,
    name: str = "",
    come: bool = True,
    bots: Collection[str] = (),
) -> TableScene:
    """The table after so many steps of a recorded game among persons of one name, but for `bots`.

    The person to act has `come`.
    """
    loaded = load_record((GAMES / f"{record}.luna").read_text("utf-8"), (RIVERS,))
    seats = [
        Seat(each.colour, SeatKind.BOT, RIVERS.bots.levels[0]) if each.colour in bots else Seat(each.colour, name=name)
        for each in loaded.setup.seats
    ]
    game = begin_game(RIVERS, RIVERS.reseated(loaded.setup, seats), app.context.storage)
    for step in loaded.match.steps[:steps]:
        game.match.play(step.code)
    return _opened(app, game, come)


def _opened(app: App, game: Session, come: bool) -> TableScene:
    scene = TableScene(app.context.of(RIVERS), game)
    scene.view.resize(app.context.size, app.context.text_scale)
    if come and scene.table.curtain is not None:
        scene.table.uncover()
        scene.position_changed()
    return scene


TABLES: dict[str, Callable[[App], TableScene]] = {
    "rivers, start of two": lambda app: played(app, "two", 0),
    "rivers, middle of four": lambda app: played(app, "four", 90),
    "rivers, middle of three": lambda app: played(app, "three", 150, LONG),
    "rivers, revolt": lambda app: played(app, "four", 9),
    "rivers, wars of several colours": lambda app: played(app, "four", 24),
    "rivers, war": lambda app: played(app, "four", 80),
    "rivers, square": lambda app: played(app, "three", 211),
    "rivers, monuments": lambda app: played(app, "monuments", 142),
    "rivers, treasures": lambda app: played(app, "four", 124),
    "rivers, end of two": lambda app: played(app, "two"),
}


COVERED: dict[str, Callable[[App], TableScene]] = {
    "rivers, curtain": lambda app: played(app, "four", 90, come=False),
    "rivers, curtain in a conflict": lambda app: played(app, "three", 33, LONG, come=False),
}
"""Tables that somebody has to come to first."""


def moments(app: App, scene: TableScene) -> Iterator[tuple[str, Shown]]:
    """What a table shows plainly, with a banner, with the preview, from near, with a piece in the hand, and so on."""
    shown = scene.shown()
    yield "", shown
    if RIVERS.rules.actor(scene.game.state) != NOBODY:
        scene.hand_over.show()
        scene.redraw()
        yield ", banner", scene.shown()
        scene.hand_over.dismiss()
        scene.redraw()
        scene.toggle_preview()
        yield ", preview", scene.shown()
        scene.toggle_preview()
        yield from _near(scene)
        yield from _hint(scene)
        yield from _carried(scene, shown)
        yield from _kingdom(scene, shown)
    if steps := len(scene.game.match.steps):
        scene.history.look_at(steps - 1)
        yield ", looking back", scene.shown()
        scene.history.back()


def pictures(app: App) -> Iterator[tuple[str, TableScene, Shown]]:
    """All moments of these positions."""
    yield from pictures_of(app, TABLES, moments)


def _near(scene: TableScene) -> Iterator[tuple[str, Shown]]:
    """The middle of the map twice as large."""
    lens = scene.view.lens
    if lens is not None:
        lens.nearer(2.0, lens.room.center)
        lens.settle()
        yield ", from near", scene.shown()
        lens.whole()
        lens.settle()


def _hint(scene: TableScene) -> Iterator[tuple[str, Shown]]:
    """The first and the last step of a hint."""
    scene.hints.analyst = Knowing(RIVERS)
    scene.hints.press()
    scene.hints.update(THOUGHT)
    yield ", hint", scene.shown()
    scene.hints.close()
    scene.hints.tell_whole()
    scene.hints.update(THOUGHT)
    yield ", hint, whole", scene.shown()
    scene.hints.close()


def _carried(scene: TableScene, shown: Shown) -> Iterator[tuple[str, Shown]]:
    """Each kind of piece in the hand once, over the middle of where it may go."""
    turn = scene.table.turn
    for kind in (Kind.HAND, Kind.SUPPLY, Kind.CATASTROPHE):
        pieces = [pick for pick in sorted(turn.sources()) if pick.kind == kind]
        goals = sorted(pick for piece in pieces[:1] for pick in turn.targets_after(piece) if scene.place(pick))
        if over := scene.place(goals[len(goals) // 2]) if goals else None:
            yield f", {kind}", _holding(scene, shown, pieces[0], frozenset(goals), over.center)


def _holding(scene: TableScene, shown: Shown, piece: Pick, goals: frozenset[Pick], at: tuple[int, int]) -> Shown:
    sprite, count = RIVERS_TABLE.carried(scene.table.present, piece)
    return replace(
        shown,
        state=scene.view.without(shown.state, piece, 1),
        sources=frozenset(),
        targets=goals,
        carried=Carried(sprite, count, at, piece),
    )


def _kingdom(scene: TableScene, shown: Shown) -> Iterator[tuple[str, Shown]]:
    """The kingdom of the first leader on the map."""
    state = scene.table.present
    place = next((place for place in range(SPHERES * state.table.seats) if state.leader[place] != NOWHERE), None)
    if place is not None:
        pick = leader(state, place)
        yield ", kingdom", replace(shown, hover=pick, related=related(state, pick))
