"""Going back among computer players, looking back, and who takes over a seat."""

from random import Random

import pytest

from luna.app.table.scene import TableScene, resume_table
from tests.app.table.bots_table import (
    ENOUGH,
    FRAME,
    Oracle,
    at_table,
    decide,
    lines,
    quick,
    record,
    table_of,
    to_act,
    until,
    until_a_person,
)


@pytest.fixture
def app(make_app):
    return quick(make_app())


def test_undo_goes_to_the_last_decision_of_a_person_and_redo_plays_what_was_undone(app):
    scene = table_of(app)
    until_a_person(scene)
    first = lines(scene)
    decide(scene)
    until_a_person(scene)
    after, asked = record(scene), len(scene.bots.thinker.asked)
    scene.undo()
    assert lines(scene) == first
    for _ in range(20):
        app.update(FRAME)
    assert lines(scene) == first, "nobody plays on by himself"
    scene.redo()
    assert record(scene) == after
    assert len(scene.bots.thinker.asked) == asked


def test_without_a_decision_of_a_person_there_is_nothing_to_take_back(app):
    scene = table_of(app, ("level-1", "level-1"))
    until(scene, lambda scene: lines(scene) > 3)
    before = record(scene)
    scene.undo()
    scene.undo_turn()
    assert record(scene) == before


def test_an_answer_to_a_position_that_was_left_is_dropped(app):
    scene = table_of(app, ("", "level-2"), thinker=Oracle(5))
    until_a_person(scene)
    before = lines(scene)
    decide(scene)
    app.update(FRAME)
    scene.undo()
    assert scene.bots.thinker.cancelled
    for _ in range(20):
        app.update(FRAME)
    assert lines(scene) == before


@pytest.mark.parametrize("seed", range(6))
def test_a_game_ends_the_same_with_undo_and_redo_at_any_point(app, seed):
    wanted = 8
    plain = table_of(app)
    until_a_person(plain)
    for _ in range(wanted):
        decide(plain)
        until_a_person(plain)
    goal = record(plain)
    rng = Random(seed)
    scene = table_of(app)
    ways = (scene.undo, scene.undo_turn, scene.redo, lambda: app.update(FRAME), lambda: to_act(scene) or decide(scene))
    while lines(scene) < lines(plain) or to_act(scene):
        rng.choices(ways, (1, 1, 2, 8, 4))[0]()
        until(scene, lambda _: True)
        assert goal.startswith(record(scene))
    assert record(scene) == goal


def test_looking_back_lets_the_bots_rest(app):
    scene = table_of(app, ("", "level-2"), thinker=Oracle(5))
    until_a_person(scene)
    decide(scene)
    before = lines(scene)
    app.update(FRAME)
    scene.history.look_at(0)
    asked = len(scene.bots.thinker.asked)
    for _ in range(20):
        app.update(FRAME)
    assert (lines(scene), len(scene.bots.thinker.asked)) == (before, asked)
    scene.history.back()
    until_a_person(scene)
    assert lines(scene) > before


def test_a_bot_takes_over_at_once_and_gives_back(app):
    scene = table_of(app, ("", "level-2"))
    until_a_person(scene)
    scene.bots.reseat(0, "level-4")
    assert "yellow=bot:level-4 " in record(scene)
    assert scene.wording.names["yellow"] == "Pilot"
    before = lines(scene)
    until(scene, lambda scene: lines(scene) > before + 3)
    scene.bots.reseat(0, "")
    until_a_person(scene)
    assert scene.wording.names["yellow"] == "Ada"
    assert scene.turn.sources()


def test_who_took_over_stands_in_the_saved_game(app):
    scene = table_of(app, ("", "level-2"))
    scene.bots.reseat(1, "")
    scene.game.file.drain()
    again = resume_table(app.context, app.context.storage.to_continue().id)
    assert isinstance(again, TableScene)
    assert [(seat.kind, seat.name) for seat in again.game.setup.seats] == [("human", "Ada"), ("human", "")]


def test_a_saved_game_in_which_a_bot_is_to_act_goes_on(app):
    scene = table_of(app, ("", "level-2"), thinker=Oracle(ENOUGH))
    until_a_person(scene)
    decide(scene)
    assert to_act(scene)
    scene.game.file.drain()
    copy = resume_table(app.context, app.context.storage.copy(app.context.storage.to_continue().id))
    assert isinstance(copy, TableScene)
    again = at_table(app, copy)
    before = lines(again)
    until_a_person(again)
    assert lines(again) > before


def test_the_opponent_of_the_solo_game_is_nobodys_to_take_over(app):
    scene = table_of(app, ("level-2", ""), solo=1, preset=False)
    assert [index for index, _, _ in scene.bots.players] == [0]


def test_the_same_set_up_again_has_the_same_bots(app):
    scene = table_of(app)
    scene.again()
    fresh = app.top
    assert isinstance(fresh, TableScene)
    assert fresh.game.setup.seats == scene.game.setup.seats
    assert scene.bots.thinker.closed
    fresh.close()
