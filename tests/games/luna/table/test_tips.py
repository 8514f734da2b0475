"""Tips are few, each is told where it applies, and a first game tells nearly all of them."""

from dataclasses import replace
from itertools import pairwise

import pytest

from luna.app.settings.language import LANGUAGES
from luna.games.luna.lessons.course import COURSE
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.words.tips import TIPS, Moment, next_tip, sentences, taught
from luna.ui.reading.text import Text
from tests.games.luna.table.positions import first_state, random_positions
from tests.root import ROOT

BY_ID = {tip.id: tip for tip in TIPS}
ALL = set(BY_ID)


def place(id, state):
    return BY_ID[id].place(Moment(state))


def first_rounds():
    """Positions of the first two rounds of random games."""
    return [state for state in random_positions(24, every=3) if state.round <= 2]


def kinds(state):
    return {ACTIONS[code].kind for code in RULES.legal(state)}


def first_tip(state, seen):
    found = next_tip(state, seen)
    assert found
    return found


def test_every_tip_but_that_of_the_last_round_comes_up_in_the_first_rounds_of_some_games():
    told = {tip.id for state in first_rounds() for tip in TIPS if tip.place(Moment(state))}
    assert told == ALL - {"last-round"}


def test_the_last_round_and_the_last_candle_are_told_before_anything_else():
    seen = set()
    for state in random_positions(24, every=3):
        shown = Snapshot.of(state)
        if shown.phase == "action" and not state.pending:
            last = "last-candle" if shown.lit == 1 else "last-round" if shown.round == 6 else None
            assert last is None or first_tip(state, ())[0].id == last
            seen.add(last)
    assert seen == {"last-candle", "last-round", None}


def test_every_lesson_spares_tips_and_solo_keeps_those_of_its_own_rules():
    keys = [lesson.key for lesson in COURSE.lessons]
    state, solo = first_state(2, preset=True), next(s for s in random_positions(24, every=3) if s.table.solo)
    assert {tip.lesson for tip in TIPS} == {*keys, ""}
    assert all(taught(state, {key}) for key in keys)
    assert not taught(state, ())
    assert ALL - taught(state, keys) == {"first-shrine", "pairs", "token", "last-round"}
    assert taught(state, keys) - taught(solo, keys) == {"apostate", "council", "turn"}


def test_the_preparation_begins_with_the_first_shrine():
    tip, pick = first_tip(first_state(3), ())
    assert (tip.id, pick.kind) == ("first-shrine", "shrines")


def test_the_preset_start_begins_with_what_one_wants_and_a_novice_to_begin_with():
    tip, pick = first_tip(first_state(2, preset=True), ())
    assert (tip.id, pick.kind) == ("goal", "novice")


def test_after_that_come_how_a_turn_goes_the_ways_to_the_temple_and_the_apostate_only_after_what_brings_points():
    order = [tip.id for tip in TIPS]
    for earlier, later in pairwise(("goal", "turn", "consecrate", "appoint", "favour", "priestess", "apostate")):
        assert order.index(earlier) < order.index(later)


def test_novices_on_the_jetty_are_the_subject_of_a_tip_only_while_some_are_there():
    for state in random_positions(24, every=5):
        shown = Snapshot.of(state)
        if shown.actor and place("jetty", state):
            assert shown.orders[shown.actor].jetty


def test_the_solo_game_explains_the_choice_of_the_opponents_island():
    for state in first_rounds():
        if "tire" in kinds(state):
            pick = place("opponent", state)
            colour, _, island = pick.key.partition(":")
            assert colour != Snapshot.of(state).actor
            assert Snapshot.of(state).orders[colour].islands[island].active


@pytest.mark.parametrize(
    ("id", "kind"), [("consecrate", "consecrate"), ("appoint", "appoint"), ("favour", "favor"), ("shrine", "shrine")]
)
def test_a_tip_about_an_action_comes_only_where_the_action_is_possible(id, kind):
    for state in first_rounds():
        assert place(id, state) is None or kind in kinds(state)


def test_what_was_seen_is_not_told_again():
    state = first_state(2, preset=True)
    assert next_tip(state, ALL) is None
    assert first_tip(state, {"goal"})[0].id != "goal"


def test_a_finished_game_and_a_begun_journey_need_no_tips():
    for state in random_positions(12, every=1):
        if state.pending or state.actor < 0:
            assert next_tip(state, ()) is None


def test_who_is_ahead_in_the_council_needs_no_tip_about_it():
    state = first_state(2, preset=True)
    ahead = Snapshot.of(state).council[0][0] == Snapshot.of(state).actor
    assert (place("council", state) is None) == ahead


def test_the_apostate_is_a_warning_for_those_on_his_island():
    for state in first_rounds():
        shown = Snapshot.of(state)
        here = shown.orders[shown.actor or ""].islands[shown.figures["apostate"]]
        if place("apostate", state):
            assert here.active + here.inactive > 0


def test_a_journey_is_spoken_of_only_once_the_round_draws_to_its_end_and_a_novice_stands_where_it_can_do_nothing():
    told = 0
    for state in random_positions(24, every=3):
        if place("journey", state):
            shown, told = Snapshot.of(state), told + 1
            own = shown.orders[shown.actor or ""].islands
            assert shown.turned or sum(here.active for here in own.values()) <= 3
            assert any(here.active == 1 and not here.shrine for here in own.values())
    assert told
    assert place("journey", first_state(2, preset=True)) is None


def test_the_kinds_that_settle_a_tip_are_kinds_of_actions():
    assert {kind for tip in TIPS for kind in tip.done} <= {action.kind for action in ACTIONS}


def test_what_glows_is_never_what_the_apostate_blocks():
    would_mislead = 0
    for state in random_positions(24, every=3):
        shown = Snapshot.of(state)
        if state.table.solo > 1 and "end" in kinds(state):
            own = shown.orders[state.table.colours[state.actor]].islands
            novices = {island: here.active for island, here in own.items()}
            blocked, pick = shown.figures["apostate"], place("turn", state)
            assert pick is None or pick.key != blocked
            would_mislead += novices[blocked] == max(novices.values()) > 0
    assert would_mislead


@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_are_two_short_sentences_and_the_first_ones_are_the_shortest(language):
    text = Text(ROOT / "localization", language)
    shown = {(state.mode, state.level): state for state in map(Snapshot.of, random_positions(24, every=3))}
    for tip in TIPS:
        for state in shown.values():
            told = sentences(text, tip, state)
            assert len(told) <= (160 if tip.id in ("goal", "first-shrine") else 200), told
            assert len([part for part in told.split(". ") if part]) <= 2, told


GLOWING = {"en": "glow", "de": "leucht", "it": "brill", "pl": "świec"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_taken_has_a_dotted_edge_and_no_tip_calls_that_a_glow(language):
    text = Text(ROOT / "localization", language)
    shown = {(state.mode, state.level): state for state in map(Snapshot.of, random_positions(24, every=3))}
    told = " ".join(sentences(text, tip, state) for tip in TIPS for state in shown.values())
    assert GLOWING[language] not in told.lower()


def test_whoever_has_done_the_lessons_is_not_told_the_aim_once_more_and_of_scoring_after_a_move():
    state = first_state(2, preset=True)
    assert first_tip(state, ())[0].id == "goal"
    assert first_tip(state, taught(state, {"consecrate"}))[0].id != "goal"
    assert place("priestess", state) is None


def test_the_aim_is_told_as_what_the_guardian_shows_and_not_as_a_fixed_number():
    text, state = Text(ROOT / "localization", "en"), first_state(2, preset=True)
    (goal,) = (tip for tip in TIPS if tip.id == "goal")
    for value in (6, 5):
        told = sentences(text, goal, replace(Snapshot.of(state), guardian=value))
        assert f"the guardian’s value at once, now {value} influence" in told
