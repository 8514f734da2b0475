"""The screen of a review: progress, course, turning points and orders, by mouse and keyboard."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from luna.ai.process import ThinkingError
from luna.app.app import App
from luna.app.review.scene import ReviewScene
from luna.app.review.table import ReviewTable
from luna.app.saved_games.scene import SavedGames
from luna.app.saves.mistakes import Mistakes
from luna.app.session.review import Reviewer
from luna.core.review import MOST_TURNING_POINTS
from luna.games.luna.scenes.game_end import GameEnd
from luna.ui.pictures import palette
from tests.app.review.reviewing import OF_BOTS, finish, finished, labels, loaded, opened
from tests.app.saves.saved import RECORD
from tests.app.session.test_review import Oracle
from tests.app.table.hands import click, key, press_at, tops
from tests.app.table.tables import quiet


@pytest.fixture
def app(make_app) -> App:
    return quiet(make_app())


def test_it_begins_at_once_stops_and_goes_on(app):
    scene = opened(app)
    for _ in range(10):
        app.update(0.02)
    key(app, pygame.K_RETURN)
    looked = scene.reviewer.looked
    for _ in range(10):
        app.update(0.02)
    assert (scene.reviewer.running, scene.reviewer.looked) == (False, looked)
    assert looked > 0
    assert f"after {looked} of {scene.reviewer.total}" in labels(scene)
    key(app, pygame.K_RETURN)
    finish(app, scene)
    assert scene.reviewer.done


def test_what_a_stopped_review_knew_is_known_the_next_time(app):
    id = app.context.storage.add(RECORD)
    scene = opened(app, id=id)
    for _ in range(30):
        app.update(0.02)
    click(app, "stop")
    known = [each.start for each in scene.reviewer.known]
    app.pop()
    again = opened(app, id=id)
    assert [each.start for each in again.reviewer.known] == known != []


def test_a_stopped_review_tells_what_it_knows_so_far(app):
    scene = opened(app)
    while len(scene.reviewer.known) < 30:
        app.update(0.02)
    click(app, "stop")
    review = scene.review
    assert 0 < len(review.judgements) <= len(scene.reviewer.known)
    assert review.judgements[-1].end <= review.length < scene.reviewed.loaded.match.length
    assert not review.over
    assert scene.course.graph
    assert scene.course.graph.curves[0].values[-1] == review.expected(0)[-1]
    assert scene.at in review.judgements
    app.draw()
    click(app, "go-on")
    assert scene.reviewer.running
    finish(app, scene)
    assert scene.review.length == scene.reviewed.loaded.match.length
    assert len(scene.course.graph.curves[0].values) == scene.review.length + 1


def test_a_finished_review_is_there_at_once_the_next_time(app):
    id = app.context.storage.add(RECORD)
    finished(app, id=id)
    app.pop()
    assert opened(app, id=id).reviewer.done


def test_a_failing_worker_stops_it_and_says_so(app, monkeypatch):
    scene = opened(app)

    def fail(reviewer: Reviewer) -> bool:
        raise ThinkingError("nothing")

    monkeypatch.setattr(Reviewer, "update", fail)
    app.update(0.02)
    assert "log" in labels(scene)
    assert "go-on" in scene.form.widgets


def test_the_turning_points_are_listed_and_one_of_them_is_told_of(app):
    scene = finished(app)
    rows = [widget for widget in scene.form.widgets if widget.startswith("turning-")]
    assert len(rows) == MOST_TURNING_POINTS == len(scene.review.turning_points)
    assert scene.at == scene.review.turning_points[0]
    click(app, "turning-3")
    assert scene.at == scene.review.turning_points[3]


def test_what_was_better_is_hidden_from_a_person_until_it_is_asked_for(app):
    scene = finished(app)
    assert "Better:" not in labels(scene)
    click(app, "answer")
    assert "Better:" in labels(scene)
    assert "answer" not in scene.form.widgets


def test_what_bots_missed_can_be_found_too(app):
    scene = finished(app, OF_BOTS)
    assert "Better:" not in labels(scene)
    click(app, "answer")
    assert "Better:" in labels(scene)


def test_the_curve_shows_points_or_chances(app):
    scene = finished(app)
    assert "Expected influence" in labels(scene)
    click(app, "kind-chances")
    app.draw()
    assert "Chance to win" in labels(scene)
    assert "%" in labels(scene)
    assert scene.course.graph
    assert scene.course.graph.ceiling == 100


def test_a_number_has_its_band_beside_it(app):
    scene = finished(app)
    turning = scene.review.turning_points[0]
    assert f"−{turning.loss:.1f} ±3" in labels(scene)
    assert "±3" in scene.reviewed.rounds_head(scene.review, (turning.round,))
    assert f"{round(turning.expected[1])} ±3" in labels(scene)


class Unsure(Oracle):
    """Says nothing of points."""

    def look(self):
        found = super().look()
        return replace(found, band=None) if found else None


def test_where_points_say_little_only_an_order_is_told(app):
    scene = ReviewScene(app.context, loaded(), "", Unsure)
    app.push(scene)
    finish(app, scene)
    said = labels(scene)
    assert "Likely ranking" in said
    assert "1st" in said
    assert "±" not in said
    assert scene.review.turning_points == ()
    assert "here there was something better" in said
    assert scene.at in scene.reviewed.listed(scene.review)
    assert not scene.at.alike
    click(app, "kind-chances")
    app.draw()
    assert scene.course.graph
    assert {value for curve in scene.course.graph.curves for value in curve.values[:-1]} == {None}


def test_what_cost_points_is_kept_once_and_forgotten_at_the_second_press(app):
    finished(app)
    app.pop()
    scene = finished(app)
    click(app, "tab-lately")
    app.draw()
    kept = Mistakes(app.context.storage.mistakes_path)
    lost = [judged for seat in scene.review.seats for judged in scene.review.mistakes(seat)]
    assert len(kept.read()) == len(lost) > 0
    assert f"{len(lost)} actions of one game" in labels(scene)
    click(app, "forget")
    assert kept.read()
    click(app, "forget")
    assert kept.read() == ()
    assert "Nothing so far" in labels(scene)


def test_of_bots_nothing_is_kept(app):
    finished(app, OF_BOTS)
    assert Mistakes(app.context.storage.mistakes_path).read() == ()


def test_a_click_on_the_course_goes_there_and_a_second_one_to_the_table(app):
    scene = finished(app)
    judged = scene.review.judgements[7]
    at = scene.course.place_of(judged)
    press_at(app, at)
    assert scene.at
    assert abs(scene.at.start - judged.start) <= 1
    press_at(app, at)
    assert isinstance(app.top, ReviewTable)
    assert app.top.judged == scene.at


def test_keys_go_from_action_to_action(app):
    scene = finished(app)
    place = scene.review.judgements.index(scene.review.turning_points[0])
    key(app, pygame.K_PAGEDOWN)
    assert scene.at == scene.review.judgements[place + 1]
    key(app, pygame.K_PAGEUP)
    key(app, pygame.K_PAGEUP)
    assert scene.at == scene.review.judgements[place - 1]


def test_the_orders_are_told_of_on_a_page_of_their_own(app):
    scene = finished(app)
    click(app, "tab-orders")
    app.draw()
    assert labels(scene).count("%") == len(scene.review.seats)


def test_the_orders_name_what_was_not_as_good_as_the_best(app):
    scene = finished(app)
    click(app, "tab-orders")
    for seat in scene.review.seats:
        told, missed = scene.reviewed.missed(scene.review, seat), scene.review.missed(seat)
        assert bool(told) == bool(missed)
        assert told in labels(scene)
        for judged in sorted(missed, key=lambda judged: -judged.loss)[:5]:
            lost = scene.reviewed.points(-judged.loss)
            assert f"{scene.reviewed.kind(judged)} (R{judged.round}, {lost})" in told


def test_where_no_points_are_told_the_orders_say_so_in_a_sentence_and_not_in_dashes(app):
    scene = ReviewScene(app.context, loaded(), "", Unsure)
    app.push(scene)
    finish(app, scene)
    click(app, "tab-orders")
    assert "In points this would be guesswork" in labels(scene)
    assert "–" not in [label.text for label in scene.form.labels]


class UnsureAtFirst(Oracle):
    """Says nothing of points in the first three rounds."""

    def ask(self, setup, match, played=(), iterations=0):
        super().ask(setup, match, played, iterations)
        self._first = match.state.round <= 3

    def look(self):
        found = super().look()
        return replace(found, band=None) if found and self._first else found


def test_a_dash_for_points_is_explained_and_what_is_behind_it_is_named_without_points(app):
    scene = ReviewScene(app.context, loaded(), "", UnsureAtFirst)
    app.push(scene)
    finish(app, scene)
    click(app, "tab-orders")
    assert "–" in [label.text for label in scene.form.labels]
    assert "– : so early, points would be guesswork" in labels(scene)
    seat = scene.review.judgements[0].seat
    told, points = scene.reviewed.missed(scene.review, seat), scene.reviewed.points
    most = max(scene.review.missed(seat), key=lambda judged: (judged.band is not None, judged.loss))
    assert f": {scene.reviewed.kind(most)} (R{most.round}, {points(-most.loss)})" in told


class Beginning(Oracle):
    """Says nothing of points where anything was lost."""

    def look(self):
        found = super().look()
        return replace(found, band=None) if found and found.loss > 0.05 else found


def test_whoever_lost_nothing_that_is_told_in_points_has_no_golden_mark(app):
    scene = ReviewScene(app.context, loaded(), "", Beginning)
    app.push(scene)
    finish(app, scene)
    click(app, "tab-orders")
    sums = [label for label in scene.form.labels if label.text in ("0", "±0") and label.role == "bold"]
    assert sums
    assert {label.colour for label in sums} == {palette.CREAM}
    assert ", –)" in labels(scene)


def test_without_a_dash_none_is_explained(app):
    scene = finished(app)
    click(app, "tab-orders")
    assert "guesswork" not in labels(scene)


class Faultless(Oracle):
    """Finds that the first seat lost nothing."""

    def ask(self, setup, match, played=(), iterations=0):
        super().ask(setup, match, played, iterations)
        if self._found and self._found.played and match.rules.actor(match.state) == 0:
            self._found = replace(self._found, lines=(self._found.played,))


ONE_PERSON = OF_BOTS.replace("=bot:", "=human:", 1)


def test_turning_points_are_those_of_the_person_before_those_of_others(app):
    scene = finished(app, ONE_PERSON)
    assert "Your turning points" in labels(scene)
    seats = [judged.seat for judged in scene.reviewed.listed(scene.review)]
    assert seats == sorted(seats, key=lambda seat: seat not in scene.review.people)


def test_where_a_person_has_no_turning_points_the_list_says_so_and_whose_the_others_are(app):
    scene = ReviewScene(app.context, loaded(ONE_PERSON), "", Faultless)
    app.push(scene)
    finish(app, scene)
    said = labels(scene)
    assert said.index("None of yours") < said.index("Turning points of the others")


def test_it_changes_its_language_with_everything_else(app):
    scene = finished(app)
    app.use_language("de")
    app.draw()
    assert "Gespielt:" in labels(scene)


@pytest.mark.parametrize("language", ["en", "de", "pl", "it"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_buttons_hold_their_words(make_app, language, size):
    app = quiet(make_app(language, size))
    scene = finished(app)
    for tab in ("tab-orders", "tab-lately", "tab-turning"):
        click(app, tab)
        for widget in scene.form.widgets.values():
            image = widget.element.rect
            drawn = scene.context.fonts.width(widget.text, "bold", scene.form.px(21))
            assert drawn <= image.w, widget.text


def test_the_list_of_saved_games_leads_to_it_and_back(app):
    id = app.context.storage.add(RECORD)
    app.open_saved_games()
    click(app, f"review-{id}")
    assert tops(app)[-1] == ReviewScene
    key(app, pygame.K_ESCAPE)
    assert tops(app)[-1] == SavedGames


def test_the_end_of_a_game_leads_to_it(app):
    id = app.context.storage.add(RECORD)
    table = app.context.routes.resumed(app.context, id)
    app.push(table)
    table.press_bar("result")
    app.update(0.1)
    assert isinstance(app.top, GameEnd)
    click(app, "review")
    assert tops(app)[-2:] == [GameEnd, ReviewScene]
    app.pop()
    assert isinstance(app.top, GameEnd)


def test_nothing_of_the_game_is_changed(app):
    id = app.context.storage.add(RECORD)
    before = app.context.storage.path(id).read_bytes()
    finished(app, id=id)
    click(app, "look")
    app.pop()
    app.pop()
    assert app.context.storage.path(id).read_bytes() == before


def test_a_game_that_has_only_begun_has_a_review_without_turning_points(app):
    start = RECORD[: RECORD.index("---\n") + 4]
    lines = RECORD[len(start) :].split("\n")
    scene = ReviewScene(app.context, loaded(start + lines[0] + "\n"), "", Oracle)
    app.push(scene)
    finish(app, scene)
    assert "turning-0" not in scene.form.widgets
    click(app, "tab-orders")
    app.draw()
