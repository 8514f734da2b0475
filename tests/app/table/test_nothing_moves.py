"""In no game does a button of the bottom bar move when something is picked or asked; what takes that back is one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from luna.app.app import App
from luna.app.session.session import begin_game
from luna.app.table.scene import TableScene
from luna.core.game import AnyGame
from luna.core.intent import Pick
from luna.core.rules import CHANCE, NOBODY
from luna.core.seat import Seat, SeatKind
from luna.core.turn import Ask, GoOn
from luna.games.catalogue import GAMES
from luna.ui.table.picks import CANCEL
from tests.app.table.tables import quiet
from tests.core.set_ups import MODES, setup_of

EVERY, POSITIONS = 9, 14
"""Steps of a random game between two positions that are looked at, and how many are."""


def tables(app: App, game: AnyGame, mode: list[str]) -> Iterator[TableScene]:
    """Positions of a game of persons in which somebody decides."""
    bots = game.seats(drawn := setup_of(game, mode, 1))
    persons = tuple(Seat(seat.colour) if seat.kind == SeatKind.BOT else seat for seat in bots)
    session, rng = begin_game(game, game.reseated(drawn, persons), app.context.storage, 1), Random(1)
    for number in range(EVERY * POSITIONS):
        actor, rules = session.actor, game.rules
        if actor == NOBODY:
            return
        if number % EVERY == 0 and actor != CHANCE:
            yield at_table(app, TableScene(app.context.of(game), session))
        state = session.match.state
        session.match.play(rules.draw(state, rng) if actor == CHANCE else rng.choice(rules.legal(state)))


def at_table(app: App, scene: TableScene) -> TableScene:
    """The same, with whoever decides at the screen."""
    app.push(scene)
    if scene.table.curtain is not None:
        scene.table.uncover()
        scene.redraw()
    return scene


def beginnings(scene: TableScene) -> Iterator[Pick]:
    """What can be picked so that more has to be picked or is asked."""
    for pick in sorted(scene.turn.sources()):
        if isinstance(scene.offer.turn(scene.table.present).choose([pick]), GoOn | Ask):
            yield pick


def second(scene: TableScene, first: Pick) -> Iterator[Pick]:
    """What can be picked after that so that still more is needed."""
    for pick in () if scene.asked else sorted(scene.turn.targets()):
        turn = scene.offer.turn(scene.table.present)
        turn.choose([first])
        if isinstance(turn.choose([pick]), GoOn | Ask):
            yield pick


def rects(scene: TableScene) -> list[tuple[int, ...] | None]:
    """Where the buttons lie, in their order."""
    places = (scene.place(button.pick) for button in scene.shown().actions)
    return [place and tuple(place) for place in places]


def lit(scene: TableScene) -> bool:
    """Whether what is picked can be taken back by the button."""
    return next(button.enabled for button in scene.shown().actions if button.pick == CANCEL)


@pytest.mark.parametrize("mode", [0, 1])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_whatever_is_picked_all_buttons_stay_where_they_are(make_app, game: AnyGame, mode: int):
    app, begun, rng = quiet(make_app("de", games=GAMES)), 0, Random(2)
    for scene in tables(app, game, MODES[game.key][mode]):
        before, under_way = rects(scene), scene.table.can_cancel
        assert lit(scene) == under_way
        for pick in beginnings(scene):
            scene.click([pick], scene.middle)
            assert (rects(scene), lit(scene)) == (before, True), pick
            if further := list(second(scene, pick)):
                scene.click([further_on := rng.choice(further)], scene.middle)
                assert rects(scene) == before, (pick, further_on)
            scene.table.forget_picks()
            scene.redraw()
            assert (rects(scene), lit(scene)) == (before, under_way), pick
            begun += 1
    assert begun > 30
