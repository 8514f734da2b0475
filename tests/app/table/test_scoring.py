"""The scoring of a round and the end of the game: what they show, step by step, and where they lead."""

from dataclasses import replace
from functools import partial

import pygame
import pytest

from build_scripts.games.luna.sheets.form_scenes import FINAL_ROWS, LONG, ROUND_SCORE, nothing
from luna.app.screens.title import Title
from luna.app.settings import preferences
from luna.games.luna.scenes.game_end import EndCallbacks, GameEnd
from luna.games.luna.scenes.round_end import RoundEnd
from luna.games.luna.scenes.round_score import RoundRow
from luna.ui.scene import Scene
from luna.ui.widgets.forms import Form
from tests.app.table.hands import click, key, press_at, tops


@pytest.fixture
def app(titled):
    """With motions, above its title."""
    return titled


def scoring(app):
    seen = []
    app.push(RoundEnd(app.context, ROUND_SCORE, lambda: seen.append(tops(app))))
    return app.top, seen


def test_the_scoring_closes_before_the_game_goes_on(app):
    scene, seen = scoring(app)
    scene.finish()
    key(app, pygame.K_RETURN)
    assert seen == [[Title]]


@pytest.mark.parametrize(
    "skip", [lambda app: key(app, pygame.K_SPACE), lambda app: click(app, "go"), lambda app: key(app, pygame.K_ESCAPE)]
)
def test_any_press_shows_the_whole_scoring_and_only_the_next_one_closes_it(app, skip):
    scene, seen = scoring(app)
    assert scene.shown_steps == 0
    skip(app)
    assert scene.over
    assert scene.shown_steps == 4
    assert not seen
    skip(app)
    assert seen == [[Title]]


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE])
def test_after_a_click_beside_the_button_the_scoring_still_closes_by_a_key(app, code):
    scene, seen = scoring(app)
    scene.finish()
    press_at(app, (scene.form.widgets["go"].element.rect.left, 5))
    assert not seen
    key(app, code)
    assert seen == [[Title]]


@pytest.mark.parametrize(("speed", "seconds"), [("0.5", 3.0), ("1", 1.5), ("2", 0.75)])
def test_the_steps_of_a_scoring_follow_the_chosen_speed(app, speed, seconds):
    app.context.settings.put(preferences.SPEED, speed)
    scene, _ = scoring(app)
    for steps in (1, 2, 3, 4):
        app.update(seconds)
        assert scene.shown_steps == steps
    assert not scene.over
    app.update(seconds)
    assert scene.over


def test_a_scoring_at_once_shows_everything_at_once(app):
    app.context.settings.put(preferences.SPEED, "instant")
    scene, _ = scoring(app)
    assert scene.over
    words = [label.text for label in scene.form.labels]
    assert "+6" in words
    assert "−13" in words


def test_before_its_step_a_value_is_not_told(app):
    scene, _ = scoring(app)
    app.update(scene.seconds_a_step * 1.1)
    words = [label.text for label in scene.form.labels]
    assert "+6" in words
    assert "−13" not in words


def test_a_value_of_nothing_says_why(app):
    app.context.settings.put(preferences.SPEED, "instant")
    empty = RoundRow("blue", "", 3, 0, 0, 0, "", 0, 0, False, 0, 0, 0)
    never = RoundRow("white", "", 3, 1, 0, 4, "", 0, 0, True, 0, 2, 2)
    app.push(RoundEnd(app.context, replace(ROUND_SCORE, rows=[empty, never]), nothing))
    words = [label.text for label in app.top.form.labels]
    told = " ".join(words)
    assert (told.count("nobody active"), told.count("nobody")) == (1, 3)
    assert "1 counted – 4th place" in told
    assert words.count("Priestess") == 2
    assert "never pays" in told


def test_at_the_end_all_meanings_stay_to_be_read(app):
    app.context.settings.put(preferences.SPEED, "instant")
    plain = RoundRow("blue", "", 3, 2, 0, 1, "", 5, 1, False, -2, 0, 3)
    app.push(RoundEnd(app.context, replace(ROUND_SCORE, rows=[plain, plain]), nothing))
    told = " ".join(app.top.told)
    assert all(word in told for word in ("Priestess", "apostate", "in the temple"))
    assert "1 novice (−1) and another −1" in " ".join(label.text for label in app.top.form.labels)


def test_only_when_the_new_influence_stands_it_is_said_to_be_added_up(app):
    plain = RoundRow("blue", "", 3, 2, 0, 1, "", 5, 1, False, -2, 0, 3)
    app.push(scene := RoundEnd(app.context, replace(ROUND_SCORE, rows=[plain, plain]), nothing))
    added = app.context.text("round-end-step", step="sum", island="herbs", mode="more")
    while not scene.over:
        assert added not in " ".join(scene.told)
        app.update(0.1)
    assert added in " ".join(scene.told)


def test_influence_counts_up_from_before_to_after(app):
    scene, _ = scoring(app)
    row = ROUND_SCORE.rows[0]
    seen = []
    for _ in range(80):
        app.update(0.1)
        seen.append(scene.counted(row))
    assert seen[0] == row.before
    assert seen == sorted(seen)
    assert len(set(seen)) > 3
    assert seen[-1] == row.total


def noting(notes):
    """Ways on from the end that are only noted."""
    rematch, again, undo = (partial(notes.append, name) for name in ("rematch", "again", "undo"))
    return EndCallbacks(rematch, again, undo)


@pytest.fixture
def game_end(app):
    notes: list[str] = []
    app.push(Scene())
    app.push(GameEnd(app.context, FINAL_ROWS, None, noting(notes)))
    return app, notes


@pytest.mark.parametrize(
    ("widget", "noted", "left"),
    [
        ("look", [], [Title, Scene]),
        ("rematch", ["rematch"], [Title, Scene]),
        ("again", ["again"], [Title, Scene]),
        ("undo", ["undo"], [Title, Scene]),
        ("title", [], [Title]),
    ],
)
def test_the_end_of_the_game_leads_on(game_end, widget, noted, left):
    app, notes = game_end
    click(app, widget)
    assert notes == noted
    assert tops(app) == left


def test_at_a_table_for_one_the_first_button_is_the_same_table_and_another_one_comes_after_it(app):
    notes: list[str] = []
    app.push(GameEnd(app.context, FINAL_ROWS, None, replace(noting(notes), same_table=True)))
    form = app.top.form
    assert (form.main, form.focused) == ("again", "look")
    assert form.widgets["rematch"].text == app.context.text("game-end-other")
    click(app, "again")
    assert notes == ["again"]


def test_the_end_lists_the_orders_by_rank(game_end):
    app, _ = game_end
    names = [label.text for label in app.top.form.labels]
    places = [names.index(place) for place in "1234"]
    assert places == sorted(places)
    assert names[places[2] + 1] == "Bo"


def test_the_end_explains_a_tie_and_says_nothing_without_one(game_end):
    app, _ = game_end
    assert any("council" in label.text and LONG in label.text for label in app.top.form.labels)
    app.push(GameEnd(app.context, FINAL_ROWS[1:], None, EndCallbacks(nothing, nothing, nothing)))
    assert not any("ahead in the council" in label.text for label in app.top.form.labels)


def test_the_end_shows_every_round(game_end):
    app, _ = game_end
    click(app, "tab-rounds")
    words = [label.text for label in app.top.form.labels]
    assert words.count("−14") == 4 * 6
    assert all(f"Round {number}" in words for number in range(1, 7))


@pytest.mark.parametrize("orders", [2, 4])
def test_larger_type_makes_the_scoring_larger_where_it_has_room_and_never_smaller(app, monkeypatch, orders):
    told, label = {}, Form.label

    def labelled(form, box, words, size=18.0, *rest, **named):
        told[words] = form.px(size)
        label(form, box, words, size, *rest, **named)

    monkeypatch.setattr(Form, "label", labelled)
    rows = [replace(row, active=2, shrines=0, tied="", name="Ada") for row in ROUND_SCORE.rows[-orders:]]
    sizes = []
    for scale in (100, 125):
        app.context.settings.put(preferences.UI_SCALE, scale)
        told.clear()
        app.push(RoundEnd(app.context, replace(ROUND_SCORE, rows=rows), nothing))
        app.top.finish()
        app.draw()
        sizes.append(dict(told))
    usual, large = sizes
    lines = [words for words in usual if words in large and not words.isdecimal()]
    assert all(large[words] >= usual[words] for words in lines)
    assert (max(large.values()) > max(usual.values())) or any(large[words] > usual[words] for words in lines)
