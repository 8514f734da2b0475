"""A hint says what to do as one does it, and why: in every language, and only what is true."""

import re
from unittest.mock import Mock

import pytest

from luna.core.intent import Pick
from luna.core.match import Step
from luna.core.turn import Play
from luna.games.luna.picks.spelling import place_of, spell
from luna.games.luna.points.prospect import prospect
from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.constants import ISLAND_NAMES, NOBODY, PREPARE, TIRE
from luna.games.luna.rules.events import NoviceConsecrated, PairsPlaced, ShrinePlaced
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.position import Position
from luna.games.luna.table.words import LunaWords
from luna.games.luna.words.advising import aim_of, brief, deed_of, reason_of
from luna.games.luna.words.line import line, played
from luna.ui.reading.text import Text
from tests.games.luna.table.positions import first_state, random_positions
from tests.root import ROOT

NOTATIONS = [action.notation for action in ACTIONS]
LANGUAGES = ("de", "en", "it", "pl")
BEGINNINGS = [each for each in random_positions(6, every=1) if each.phase in (TIRE, PREPARE)]
CHOICES_OF_AN_ISLAND = [each for each in BEGINNINGS if each.phase == TIRE]
POSITIONS = [first_state(2, preset=True), *random_positions(12, every=23)]


def decisions():
    """Some legal actions of every position."""
    for state in POSITIONS:
        if state.actor != NOBODY:
            for code in RULES.legal(state)[::5]:
                yield state, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_deed_and_its_reason_is_a_sentence(language):
    text, kinds = Text(ROOT / "localization", language), set()
    for state, code in decisions():
        deed, reason = deed_of(text, state, [code]), reason_of(text, state, [code])
        assert deed
        assert deed[0].isupper()
        assert not deed.endswith(".")
        assert not reason or reason.endswith(".")
        if reason:
            kinds.add(ACTIONS[code].kind)
    assert kinds >= {ActionKind.FAVOUR, ActionKind.APPOINT, ActionKind.COUNCIL, ActionKind.MEDITATE, ActionKind.JOURNEY}


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_what_kind_an_action_is_and_where_is_told_without_how_it_is_done(language):
    text = Text(ROOT / "localization", language)
    for state, code in decisions():
        aim, action = aim_of(text, [code]), ACTIONS[code]
        assert aim[0].isupper()
        assert not aim.endswith(".")
        if action.kind == ActionKind.APPOINT:
            assert str(action.tile) in aim
            assert aim != deed_of(text, state, [code])


def test_what_an_action_brings_at_once_is_the_influence_before_a_scoring():
    words, seen = LunaWords(Text(ROOT / "localization", "en"), {}, Mock(colours=(), seats=())), set()
    for state, code in decisions():
        paid, after = words.pays(state, (code,)), prospect(state, Play(code)).after
        assert paid == after.influence[state.actor] - state.influence[state.actor]
        seen.add(ACTIONS[code].kind if paid else "")
    assert {"", ActionKind.CONSECRATE} <= seen


def _step(state, code):
    after, events = RULES.apply(state, code)
    return Step(code, tuple(events), after)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_actions_of_a_position_read_alike(language):
    text, kinds = Text(ROOT / "localization", language), set()
    for state in (*POSITIONS, *BEGINNINGS[::3]):
        if state.actor == NOBODY:
            continue
        steps = {code: _step(state, code) for code in RULES.legal(state)}
        for told in (
            [line(text, state, [code], {}) for code in steps],
            [deed_of(text, state, [code]) for code in steps],
            [played(text, step, {}, state.table.colours) for step in steps.values()],
        ):
            alike = {each for each in told if told.count(each) > 1}
            assert not alike
        kinds |= {ACTIONS[code].kind for code in steps}
    assert kinds >= {ActionKind.TIRE, ActionKind.PLACE_PAIRS, ActionKind.COUNCIL, ActionKind.EXPEL, ActionKind.HERBS}
    assert kinds >= {ActionKind.FAVOUR, ActionKind.APPOINT, ActionKind.TIDES_INACTIVE, ActionKind.SHRINE}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choice_of_an_island_is_told_by_its_name(language):
    text = Text(ROOT / "localization", language)
    for state in CHOICES_OF_AN_ISLAND:
        for code in RULES.legal(state):
            island = text("island-name.full", island=ISLAND_NAMES[ACTIONS[code].target])
            assert island in line(text, state, [code], {})


def test_what_is_advised_names_no_points_that_an_action_brings_at_once():
    text = Text(ROOT / "localization", "en")
    lines = [line(text, state, [code], {}) for state, code in decisions()]
    assert lines
    assert not any("(+" in told for told in lines)


def test_what_a_consecration_brings_is_what_the_rules_give():
    text, told = Text(ROOT / "localization", "en"), 0
    for state, code in decisions():
        if ACTIONS[code].kind == ActionKind.CONSECRATE:
            events = prospect(state, Play(code)).events
            points = next(event.points for event in events if isinstance(event, NoviceConsecrated))
            assert f"+{points} influence" in reason_of(text, state, [code])
            told += 1
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_preparation_a_reason_names_the_tiles_that_come_within_reach(language):
    text, kinds = Text(ROOT / "localization", language), set()
    for state in (each for each in BEGINNINGS if each.phase == PREPARE):
        p = Position(state)
        for code in RULES.legal(state)[:7]:
            reason, told = reason_of(text, state, [code]), prospect(state, Play(code))
            kinds.add(ACTIONS[code].kind)
            named = set(map(int, re.findall(r"\d+", reason))) - {1}
            islands = {event.island for event in told.events if isinstance(event, ShrinePlaced)}
            pairs = {each for event in told.events if isinstance(event, PairsPlaced) for each in event.islands}
            assert named or pairs, reason
            assert {p.symbol(tile) for tile in named} <= (islands or pairs)
    assert len(kinds) == 2


def test_whoever_ends_a_phase_is_not_told_of_what_the_opponent_gains():
    text = Text(ROOT / "localization", "en")
    ends = [(state, code) for state, code in decisions() if ACTIONS[code].kind == ActionKind.END]
    assert all(reason_of(text, state, [code]) == "" for state, code in ends)


def test_a_group_that_travels_is_one_deed():
    text, state = Text(ROOT / "localization", "en"), first_state(2, preset=True)
    journey = next(code for code in RULES.legal(state) if ACTIONS[code].kind == ActionKind.JOURNEY)
    assert "one novice" in deed_of(text, state, [journey])
    assert "2 novices" in deed_of(text, state, [journey, journey])


def test_the_choice_of_an_island_is_meant_by_the_island():
    for state in CHOICES_OF_AN_ISLAND:
        for code in RULES.legal(state):
            first = spell(place_of(state), code)[0]
            assert first == (Pick("island", ISLAND_NAMES[ACTIONS[code].target]),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_novices_who_go_different_ways_are_told_with_each_of_them(language):
    text = Text(ROOT / "localization", language)
    codes = [NOTATIONS.index("journey bribery>tides"), NOTATIONS.index("journey novice>tides"), NOTATIONS.index("done")]
    state = first_state(2, preset=True)
    for told in (deed_of(text, state, codes), brief(text, codes)):
        assert text("chronicle-way-from", count=1, source="bribery") in told
        assert text("chronicle-way-from", count=1, source="novice") in told
    both = deed_of(text, state, [codes[0], codes[0], codes[2]])
    assert text("chronicle-way-from", count=1, source="novice") not in both
    assert "2" in both


def test_a_deed_is_told_without_what_only_a_later_step_shows():
    text, state = Text(ROOT / "localization", "en"), first_state(2, preset=True)
    for code in (code for code, action in enumerate(ACTIONS) if action.kind == ActionKind.PLACE_PAIRS):
        assert deed_of(text, state, [code]).startswith("Place the pairs of novices on these islands: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_appointment_names_the_island_from_which_the_novice_goes(language):
    text, seen = Text(ROOT / "localization", language), 0
    for state, code in decisions():
        if ACTIONS[code].kind == ActionKind.APPOINT:
            source = spell(place_of(state), code)[0][0].key
            assert text("chronicle-way-from", count=1, source=source).partition(" ")[2] in deed_of(text, state, [code])
            seen += 1
    assert seen
