"""Every action has one button in the bar, and what the bar says of it is there."""

import pytest

from luna.app.settings.language import LANGUAGES
from luna.games.luna.book.chapters import CHAPTERS
from luna.games.luna.picks.bar import BAR, BY_KEY, DONE, END, Uses, button_of, offered
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ACTION, NO_MOVE
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.table.buttons import action_buttons
from luna.games.luna.table.luna_table import LUNA_TABLE
from luna.ui.pictures.emblems import SYMBOLS
from luna.ui.reading.text import Text
from tests.games.luna.table.positions import random_positions
from tests.root import ROOT

PHASE = {"en": "phase", "de": "phase", "pl": "faz", "it": "fase"}


def test_every_kind_of_action_has_one_button():
    kinds = [kind for button in BAR for kind in button.kinds]
    assert sorted(kinds) == sorted({action.kind for action in ACTIONS})
    assert len(BY_KEY) == len(BAR)


def test_every_button_has_an_emblem_and_a_chapter_that_exist():
    for button in BAR:
        assert button.icon in SYMBOLS
        assert (button.chapter or button.key) in CHAPTERS


def test_the_bar_offers_what_is_legal_with_a_key_of_its_own_and_the_end_while_novices_travel():
    for state in random_positions(12, every=9):
        buttons = offered(state)
        legal = {button_of(ACTIONS[code]) for code in RULES.legal(state)}
        assert DONE in legal if buttons == (DONE,) else legal <= {*buttons}
        hotkeys = [button.hotkey for button in buttons]
        assert len(set(hotkeys)) == len(hotkeys)
        assert all(button.hotkey or button == DONE for button in buttons)
        assert (DONE in buttons) == (state.pending != NO_MOVE or END in buttons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_ends_the_round_reads_the_same_word_on_every_button(language):
    say = Text(ROOT / "localization", language).of("luna")
    states = random_positions(12, every=3)
    last = next(state for state in states if state.phase == ACTION and state.lit == 1 and not state.table.solo)
    buttons = action_buttons(say, last, LUNA_TABLE.turn(last))
    assert say("action-name", action="end") in {button.label for button in buttons}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_round_ends_under_one_name_on_button_chronicle_and_scoring(language):
    """The scoring is of the round; what ends is not called by another name beside it."""
    say, phase = Text(ROOT / "localization", language).of("luna"), PHASE[language]
    told = [say("action-name", action="end"), say("choice-end"), say("round-end-candle")]
    told += [say("chronicle-phase-closed", action="end"), say("chronicle-candle-turned", left=0, action="meditate")]
    assert not [each for each in told if phase in each.lower()]


def test_in_solo_every_action_keeps_its_place_while_novices_travel():
    states = [state for state in random_positions(12, every=3) if state.table.solo and state.phase == ACTION]
    assert {state.pending != NO_MOVE for state in states} == {True, False}
    assert len({offered(state) for state in states}) == 1


def test_actions_that_count_their_novices_say_how_many_and_the_others_do_not():
    for action in ACTIONS:
        counted = button_of(action).uses is Uses.COUNTED
        assert counted or action.count == (1 if button_of(action).uses is Uses.STEPWISE else 0), action
