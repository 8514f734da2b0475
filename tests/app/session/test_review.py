"""A review judges every whole action of a game, stops and goes on, and says what followed from the judgements."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import replace
from random import Random

import pytest

from luna.app.session.review import BEST, CLOSELY, CLOSER, ITERATIONS, Reviewer, actions_of
from luna.core.analysis import Analysis, Line
from luna.core.chances import chances
from luna.core.game import new_match
from luna.core.game_record import AnyLoaded, Loaded, load_record
from luna.core.match import Match
from luna.core.review import Judgement, Review
from luna.games.catalogue import GAMES
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.search.sources import NAMES
from luna.games.rivers.game import RIVERS
from tests.app.saves.saved import RECORD


def line(codes: tuple[int, ...], value: float) -> Line:
    return Line(codes, (value, *(0.0 for _ in range(len(NAMES) - 1))), 10)


class Oracle:
    """An analyst who answers at the second look: what was played lost as many points as steps lie before it, /100."""

    able = True

    def __init__(self) -> None:
        self.at_work = False
        self.asked: list[tuple[int, int]] = []
        self.closed = False
        self._looks = 0
        self._found: Analysis | None = None

    def ask(self, setup: object, match: Match, played: tuple[int, ...] = (), iterations: int = 0) -> None:
        self.at_work, self._looks = True, 0
        self.asked.append((match.length, iterations))
        judged, best = line(played, 1 - match.length / 100), line((RULES.legal(match.state)[0],), 1.0)
        best = judged if best.codes == played else best
        self._found = Analysis((best, judged), iterations, 3.0, (10.0 + match.length, 20.0), judged)

    def look(self) -> Analysis | None:
        self._looks += 1
        if self._looks < 2:
            return None
        self.at_work = False
        return self._found

    def cancel(self) -> None:
        self.at_work = False

    def close(self) -> None:
        self.closed = True


@pytest.fixture(scope="module")
def loaded() -> AnyLoaded:
    return load_record(RECORD, GAMES)


def reviewer(loaded: AnyLoaded, known: tuple[Judgement, ...] = ()) -> tuple[Reviewer, list[Oracle]]:
    oracles: list[Oracle] = []

    def oracle() -> Oracle:
        oracles.append(Oracle())
        return oracles[-1]

    return Reviewer(loaded.game, loaded.setup, loaded.match, known, analyst=oracle), oracles


def finish(made: Reviewer) -> Review:
    made.go_on()
    while made.running:
        made.update()
    return made.review


def test_every_step_belongs_to_one_action_and_a_journey_is_one(loaded):
    actions = actions_of(loaded.match)
    steps = [action.start + k for action in actions for k in range(len(action.codes))]
    assert steps == list(range(loaded.match.length))
    assert any(len(action.codes) > 1 for action in actions)
    assert not any(RULES.goes_on(loaded.match.before(action.start)) for action in actions)


@pytest.fixture(scope="module")
def hidden() -> AnyLoaded:
    """A game of hidden hands, played at random to its end."""
    setup = RIVERS.drawn(Namespace(), ["random", "random"], 1)
    match, rng = new_match(RIVERS, setup), Random(1)
    while codes := RIVERS.rules.legal(match.state):
        match.play(rng.choice(codes))
    return Loaded(RIVERS, setup, match, None)


def test_where_others_decide_in_between_each_step_is_judged_by_itself(hidden):
    rules, match = hidden.game.rules, hidden.match
    actions = actions_of(match, hidden.game.bots.stepwise)
    assert [action.start for action in actions] == list(range(match.length))
    assert [action.seat for action in actions] == [rules.actor(match.before(n)) for n in range(match.length)]
    assert len(actions_of(match)) < match.length


def test_what_is_to_be_expected_is_what_the_game_foretells_by_all_there_is_to_know(hidden):
    class Silent(Oracle):
        def ask(self, setup: object, match: Match, played: tuple[int, ...] = (), iterations: int = 0) -> None:
            self.at_work = True
            judged = Line(played, (1.0,), 1)
            self._found = Analysis((judged,), iterations, 2.0, (), judged)

        def look(self) -> Analysis | None:
            self.at_work = False
            return self._found

    made = Reviewer(hidden.game, hidden.setup, hidden.match, analyst=Silent)
    review = finish(made)
    at = review.judgements[50]
    forecast = hidden.game.bots.forecast(hidden.match.before(50))
    assert forecast
    assert (at.expected, at.sure, at.band) == (forecast.expected, forecast.off, 2.0)
    assert review.bands[50] == forecast.off
    assert review.chances(0)[50] == pytest.approx(chances(at.expected, forecast.off)[0])


def test_all_actions_are_judged_and_the_largest_losses_more_closely(loaded):
    made, oracles = reviewer(loaded)
    review = finish(made)
    assert [each.start for each in review.judgements] == [action.start for action in actions_of(loaded.match)]
    asked = [each for oracle in oracles for each in oracle.asked]
    closely = [start for start, iterations in asked if iterations == CLOSER]
    losses = {each.start: each.loss for each in review.judgements}
    largest = sorted(losses, key=lambda start: -losses[start])[:CLOSELY]
    assert set(closely) >= set(largest)
    assert len(closely) == len(set(closely)) <= CLOSELY + 2 * BEST
    assert {iterations for _, iterations in asked} == {ITERATIONS, CLOSER}
    assert made.looked == made.total


def test_it_stops_and_goes_on_where_it_was(loaded):
    made, oracles = reviewer(loaded)
    made.go_on()
    for _ in range(20):
        made.update()
    known = len(made.review.judgements)
    made.stop()
    for _ in range(5):
        made.update()
    assert 0 < known == len(made.review.judgements) < len(actions_of(loaded.match))
    assert not any(oracle.at_work for oracle in oracles)
    finish(made)
    starts = [start for oracle in oracles for start, iterations in oracle.asked if iterations == ITERATIONS]
    assert len(starts) - len(set(starts)) <= len(oracles)


def test_what_is_known_is_not_asked_again(loaded):
    review = finish(reviewer(loaded)[0])
    made, oracles = reviewer(loaded, review.judgements)
    assert made.done
    assert finish(made) == review
    assert [oracle.asked for oracle in oracles] == [[] for _ in oracles]


def test_a_finished_review_is_finished_also_where_a_closer_look_found_less(loaded):
    class Milder(Oracle):
        def ask(self, setup: object, match: Match, played: tuple[int, ...] = (), iterations: int = 0) -> None:
            super().ask(setup, match, played, iterations)
            if iterations == CLOSER and self._found:
                judged = self._found.best
                self._found = Analysis((judged, line((99999,), 0.5)), iterations, 3.0, (1.0, 2.0), judged)

    review = finish(Reviewer(loaded.game, loaded.setup, loaded.match, analyst=Milder))
    assert not Reviewer(loaded.game, loaded.setup, loaded.match, review.judgements, analyst=Milder).done
    assert Reviewer(loaded.game, loaded.setup, loaded.match, review.judgements, whole=True, analyst=Milder).done


def test_an_action_that_nothing_can_be_said_of_holds_nothing_up(loaded):
    class Mute(Oracle):
        def look(self) -> Analysis | None:
            super().look()
            return None

    assert finish(Reviewer(loaded.game, loaded.setup, loaded.match, analyst=Mute)).judgements == ()


def test_closing_ends_the_workers(loaded):
    made, oracles = reviewer(loaded)
    made.go_on()
    made.update()
    made.close()
    assert all(oracle.closed for oracle in oracles)


# -- what a review says


def judged(start: int, loss: float, seat: int = 0, round: int = 1, band: float | None = 3.0, ahead: float = 0.0):
    best = line((1,), 5.0)
    played = best if not loss else line((2,), 5.0 - loss)
    return Judgement(start, seat, round, best, played, ahead, band, (start + 1.0, 50.0 - start), 10)


def test_turning_points_are_the_five_largest_losses_in_the_order_of_the_game():
    losses = (1.0, 6.0, 0.2, 2.0, 9.0, 3.0, 4.0)
    review = Review(tuple(judged(n, loss) for n, loss in enumerate(losses)), (9, 8), 7)
    assert [each.start for each in review.turning_points] == [1, 3, 4, 5, 6]


def test_turning_points_of_persons_come_first_and_those_of_others_fill_up():
    losses = ((9.0, 1), (0.4, 0), (2.0, 0), (8.0, 1), (1.0, 0), (7.0, 1), (6.0, 1))
    review = Review(tuple(judged(n, loss, seat) for n, (loss, seat) in enumerate(losses)), (9, 8), 7)
    mixed = replace(review, people=frozenset({0}))
    assert [each.start for each in mixed.turning_points] == [2, 4, 0, 3, 5]
    assert [each.start for each in review.turning_points] == [0, 2, 3, 5, 6]
    assert replace(review, people=frozenset({0, 1})).turning_points == review.turning_points


def test_neither_what_hardly_lost_nor_what_points_say_too_little_of_is_a_turning_point():
    review = Review((judged(0, 0.49), judged(1, 8.0, band=None), judged(2, 0.5)), (9, 8), 3)
    assert [each.start for each in review.turning_points] == [2]


def test_single_actions_are_told_of_only_where_they_were_looked_at_most_closely():
    fleeting, closely = judged(0, 8.0, ahead=9.0), replace(judged(1, 2.0, ahead=1.0), iterations=90)
    review = Review((fleeting, closely), (9, 8), 2)
    assert (review.turning_points, review.best_deed(0)) == ((closely,), closely)


def test_a_seat_is_told_its_losses_by_round_its_agreement_and_its_best_deed():
    first = judged(0, 1.0), judged(1, 0.0, ahead=2.0), judged(2, 2.5, round=2), judged(3, 0.0, ahead=0.9)
    review = Review((*first, judged(4, 7.0, seat=1), judged(5, 4.0, round=2, band=None)), (9, 8), 6)
    assert review.losses(0) == {1: 1.0, 2: 2.5}
    assert review.agreement(0) == pytest.approx(2 / 5)
    assert review.best_deed(0) == first[1]
    assert review.best_deed(1) is None


def test_the_curve_holds_through_an_action_and_ends_with_what_was_reached():
    review = Review((judged(0, 0.0), judged(1, 0.0), judged(4, 0.0)), (9, 8), 6)
    assert review.expected(0) == (1.0, 2.0, 5.0, 5.0, 5.0, 5.0, 9.0)
    assert Review((), (9, 8), 2).expected(1) == (8.0, 8.0, 8.0)


def test_among_three_each_ones_hope_at_its_own_turn_is_evened_out():
    hopes = [(9.0, 5.0, 5.0), (6.0, 8.0, 5.0), (6.0, 5.0, 8.0), (9.0, 5.0, 5.0)]
    actions = [replace(judged(n, 0.0, seat=n % 3), expected=hope) for n, hope in enumerate(hopes)]
    review = Review(tuple(actions), (7, 6, 6), 4)
    assert review.expected(0) == (9.0, 7.5, 7.0, 7.0, 7.0)
    assert review.expected(1) == (5.0, 6.5, 6.0, 6.0, 6.0)


def test_of_a_game_that_goes_on_nothing_is_known_of_its_end():
    review = Review((judged(0, 0.0), judged(1, 0.0)), (9, 8), 3, over=False)
    assert review.expected(0) == (1.0, 2.0, 2.0, 2.0)
    assert review.chances(0)[-1] == review.chances(0)[1]


def test_a_chance_is_named_only_where_points_say_something_and_at_the_end_it_has_come_true():
    review = Review((judged(0, 0.0, band=None), judged(2, 0.0)), (9, 8), 4, winner=1)
    first, second = review.chances(0), review.chances(1)
    assert (first[0], second[0]) == (None, None)
    assert first[2] is not None
    assert second[2] is not None
    assert first[2] < second[2]
    assert first[2] + second[2] == pytest.approx(1.0)
    assert (first[-1], second[-1]) == (0.0, 1.0)
    assert review.bands == (None, 3.0, 3.0, 3.0, 0.0)


def test_who_share_the_first_place_share_the_victory():
    assert [Review((), (9, 9, 4), 1).chances(seat)[-1] for seat in range(3)] == [0.5, 0.5, 0.0]


def test_what_a_seat_lost_points_with_is_told_as_far_as_it_was_looked_at_closely():
    review = Review((judged(0, 2.0), judged(1, 0.2), judged(2, 1.0, seat=1), judged(3, 9.0, band=None)), (9, 8), 4)
    assert [each.start for each in review.mistakes(0)] == [0]


def test_each_moment_belongs_to_the_action_that_is_due():
    review = Review((judged(0, 0.0), judged(2, 0.0)), (9, 8), 4)
    due = [review.at(step) for step in range(5)]
    assert [each.start for each in due if each] == [0, 0, 2, 2, 2]
