"""Computer players around the scoring of a round and the end of the game."""

import pytest

from luna.app.settings import preferences
from luna.app.table.bots import PACES
from luna.core.intent import Pick
from luna.games.luna.rules.constants import OVER
from luna.games.luna.rules.events import RoundBegan
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.scenes.game_end import GameEnd
from luna.games.luna.scenes.round_end import READING, RoundEnd
from tests.app.table.bots_table import (
    FRAME,
    Oracle,
    at_pace,
    lines,
    quick,
    table_of,
    to_act,
    until,
)


@pytest.fixture
def app(make_app):
    return quick(make_app())


def test_after_a_scoring_only_what_bots_do_in_the_new_round_is_marked(app):
    app.context.settings.put(preferences.SPEED, "instant")
    scene = table_of(app, ("", "level-1"))
    seen = 0
    while scene.game.state.round < 4:
        round = scene.game.state.round
        scene.play(RULES.code(scene.game.state, "meditate"))
        while app.top is not scene or to_act(scene):
            if isinstance(app.top, RoundEnd):
                app.top.back()
            app.update(FRAME)
        if scene.game.state.round > round:
            marked = {pick.kind for pick in scene.shown().chosen}
            assert not marked & {"priestess", "apostate", "builder", "guardian", "player"}
            last = scene.game.match.steps[-1]
            assert bool(marked) is not any(isinstance(event, RoundBegan) for event in last.events)
            seen += 1
    assert seen == 3


def test_a_new_round_marks_nothing_of_the_one_before(app):
    """The candles that were turned are lit again: nothing is left of what their mark spoke of."""
    app.context.settings.put(preferences.SPEED, "instant")
    scene = table_of(app, ("", ""))
    while scene.game.state.round == 1:
        if scene.game.match.length:
            assert Pick("candle") in scene.shown().recent
        scene.play(RULES.code(scene.game.state, "meditate"))
    if isinstance(app.top, RoundEnd):
        app.top.back()
    app.update(FRAME)
    assert app.top is scene
    assert not scene.shown().recent


@pytest.mark.parametrize("speed", ["1", "instant"])
def test_no_bot_plays_under_the_scoring_of_a_round(app, speed):
    app.context.settings.put(preferences.SPEED, speed)
    scene = table_of(app, ("level-1", "level-1"), thinker=Oracle(1))
    while app.top is scene:
        app.update(FRAME)
    assert isinstance(app.top, RoundEnd)
    assert isinstance(scene.game.match.steps[-1].events[-1], RoundBegan)


@pytest.mark.parametrize(("bots", "goes_on"), [(("level-1", "level-1"), True), (("", "level-1"), False)])
def test_where_only_bots_play_the_scoring_closes_by_itself_once_it_can_be_read(app, bots, goes_on):
    scene = table_of(app, bots)
    while app.top is scene:
        if not to_act(scene):
            scene.play(RULES.code(scene.game.state, "meditate"))
        app.update(FRAME)
    app.update(READING - FRAME)
    assert isinstance(app.top, RoundEnd)
    app.update(2 * FRAME)
    app.update(2 * FRAME)
    assert (app.top is scene) is goes_on


def test_after_the_scoring_one_sees_the_table_before_a_bot_plays(app):
    at_pace(app, "normal")
    scene = table_of(app, ("level-1", "level-1"), thinker=Oracle(1))
    while app.top is scene:
        app.update(FRAME)
    before, passed = lines(scene), 0.0
    app.pop()
    while lines(scene) == before:
        app.update(FRAME)
        passed += FRAME
    assert passed >= PACES["normal"] - 1e-6


def test_bots_change_their_names_with_the_language_in_scoring_and_end_too(app):
    scene = table_of(app, ("level-3", "level-3"), thinker=Oracle(1))
    while not isinstance(app.top, GameEnd):
        app.update(FRAME)
        if isinstance(app.top, RoundEnd):
            assert spoken(app, "de") == {"Gelb", "Rot"}
            assert spoken(app, "en") == {"Yellow", "Red"}
            app.top.back()
    assert scene.game.state.phase == OVER
    assert spoken(app, "it") == {"Giallo", "Rosso"}


def spoken(app, language):
    """The names among the words of the dialog once the language has changed."""
    app.use_language(language)
    names = {app.context.text("order-name", colour=colour) for colour in ("yellow", "red", "blue")}
    return names & {label.text for label in app.top.form.labels}


def test_the_result_of_a_finished_game_is_the_ranking_at_once(app):
    scene = table_of(app, ("level-1", "level-1"))
    until(scene, lambda scene: scene.game.state.phase == OVER)
    scene.press_bar("result")
    assert isinstance(app.top, GameEnd)
    app.top.back()
    assert app.top is scene


def test_the_deed_that_ends_a_round_is_told_and_stays_in_sight_before_the_scoring(app):
    at_pace(app, "normal")
    scene = table_of(app, ("level-1", "level-1"), thinker=Oracle(1))
    passed = 0.0
    while app.top is scene:
        app.update(FRAME)
        shown = scene.drawn()
        if scene.game.state.round == 2 and shown.deed:
            assert shown.deed.name == scene.wording.name(scene.table.doer)
            assert shown.deed.about
            passed += FRAME
    assert passed >= PACES["normal"]


def test_at_the_beginning_of_a_round_nobody_is_told_what_ended_the_last_one(app):
    at_pace(app, "normal")
    scene = table_of(app, ("level-1", "level-1"), thinker=Oracle(1))
    while app.top is scene:
        app.update(FRAME)
    last = scene.wording.words.deed(scene.table.steps[-1])
    app.pop()
    while scene.busy:
        app.update(FRAME)
    assert scene.drawn().prompt
    assert scene.drawn().prompt != last
