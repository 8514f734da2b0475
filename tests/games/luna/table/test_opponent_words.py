"""The solo opponent in words: each choice, its rule, its next step, and what somebody leaves unused."""

import pytest

from luna.app.settings.language import LANGUAGES
from luna.core.intent import Pick
from luna.core.turn import Play
from luna.games.luna.points.opponent import coming_shrine, next_round, replies
from luna.games.luna.points.unused import possible, usable_novices, wasted_novices
from luna.games.luna.rules.actions import FIRST, ActionKind
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import ACTION, ISLAND_NAMES, NO_MOVE, TIRE
from luna.games.luna.rules.events import RoundScored
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.scenes.round_score import round_score
from luna.games.luna.table.buttons import action_buttons
from luna.games.luna.table.luna_table import LUNA_TABLE
from luna.games.luna.table.previewing import preview
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.words.cards import Cards
from luna.games.luna.words.gain import gain
from luna.games.luna.words.opponent import opponent_plans, reply_lines
from luna.ui.reading.phrases import signed
from luna.ui.reading.text import Text
from tests.games.luna.rules.random_games import played
from tests.root import ROOT

FOLDER = ROOT / "localization"

NAMES = {"yellow": "Ada", "red": "Opponent", "blue": "Opponent", "white": "Opponent"}


def text_in(language):
    return Text(FOLDER, language)


def positions(phase, modes=("solo 1", "solo 2", "solo 3"), seeds=2):
    """Positions of random solo games in a phase, journeys left out."""
    games = [played(mode, seed)[1] for mode in modes for seed in range(seeds)]
    states = [step.after for match in games for step in match.steps]
    return [state for state in states if state.phase == phase and state.pending == NO_MOVE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reply_names_seat_tile_and_everything_that_goes_with_it(language):
    text = text_in(language)
    for state in positions(TIRE):
        for reply in replies(state):
            total, *parts = reply_lines(text, reply)
            told = "\n".join(parts)
            assert signed(text, reply.swing) in total
            assert not reply.steps or f" {reply.steps} " in told
            assert str(reply.seat + 1) in told
            assert all(str(tile) in told for tile in (reply.tile or reply.seat + 1, *reply.thrown))
            assert (text("island-name.on", island=ISLAND_NAMES[reply.shrine]) in told) == (reply.shrine >= 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plans_name_the_tile_it_takes_next_and_the_shrine_it_builds(language):
    text = text_in(language)
    for state in (*positions(TIRE), *positions(ACTION)[::9]):
        plans, told = " ".join(opponent_plans(text, state)), replies(state) or next_round(state)
        assert all(str(reply.tile) in plans for reply in told if reply.tile)
        shrine = coming_shrine(state)
        assert shrine < 0 or text("island-name.on", island=ISLAND_NAMES[shrine]) in plans


def test_the_card_of_an_island_tells_the_reply_while_one_is_chosen():
    text = text_in("en")
    for state in positions(TIRE, seeds=1):
        cards = Cards(text, shipped_board(), state, Snapshot.of(state), NAMES)
        for reply in replies(state):
            card = cards.of(Pick("island", ISLAND_NAMES[reply.island]))
            assert card
            assert card.lines == reply_lines(text, reply)
            assert card.subtitle == text("outlook-title")
            assert text("outlook-note") in card.facts


def test_the_card_of_its_novices_has_room_for_the_reply_while_one_is_chosen():
    """What such novices are is left to the help, which begins with it."""
    text = text_in("en")
    for state in positions(TIRE, seeds=1):
        shown = Snapshot.of(state)
        cards = Cards(text, shipped_board(), state, shown, NAMES)
        for reply in replies(state):
            card = cards.of(Pick("other", f"{shown.opponent}:{ISLAND_NAMES[reply.island]}"))
            assert card
            assert card.lines == reply_lines(text, reply)
            rule = text("help-novice-rule", where="opponent-active", count=2, level=shown.level)
            assert card.more == (rule,)


def test_the_card_of_an_island_that_cannot_be_chosen_says_why():
    text, told = text_in("en"), 0
    for state in positions(TIRE, seeds=1):
        cards = Cards(text, shipped_board(), state, Snapshot.of(state), NAMES)
        for island in set(ISLAND_NAMES) - {ISLAND_NAMES[reply.island] for reply in replies(state)}:
            card = cards.of(Pick("island", island))
            assert card
            assert card.facts[0] == text("refusal-none-to-tire", island=island)
            told += 1
    assert told


def test_the_end_of_the_phase_tells_what_is_left():
    text, end = text_in("en"), FIRST["end"]
    for state in positions(ACTION)[::5]:
        told, count = gain(text, state, Play(end), NAMES), usable_novices(state)
        assert (str(count) in told) == (count > 0)
        assert ("can be undone" in told) == (told != text("unused-nothing"))
        (button,) = (each for each in action_buttons(text, state, LUNA_TABLE.turn(state)) if each.pick.key == "end")
        assert button.note == ("!" if possible(state) else "")
        assert (f" {count} active" in button.label) == (count > 0)


def test_what_is_possible_is_what_is_legal():
    for state in positions(ACTION)[::7]:
        assert bool(possible(state)) == (set(RULES.legal(state)) != {FIRST["end"]})


def test_the_preview_names_the_shrine_it_counts():
    counted = 0
    for state in positions(ACTION, seeds=4):
        told, shrine = preview(state), coming_shrine(state)
        assert told
        notes = dict(told.notes)
        assert ("preview-shrine" in notes) == (shrine >= 0)
        counted += shrine >= 0
    assert counted


def test_nobody_is_told_that_novices_were_left_unused_which_the_priestess_counts():
    text, setup, counted = text_in("en"), played("solo 2", 0)[0], 0
    for state in positions(ACTION, modes=("solo 2",)):
        if usable_novices(state) and not wasted_novices(state):
            events = RULES.apply(state, FIRST[ActionKind.END])[1]
            scored = next(event for event in events if isinstance(event, RoundScored))
            score = round_score(state, scored, setup, NAMES)
            assert score.rows[state.actor].active == usable_novices(state)
            assert text("bar-undo") not in score.summary(text)
            counted += 1
    assert counted


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_ended_a_phase_with_novices_left_reads_that_and_how_to_take_it_back(language):
    text, setup, left = text_in(language), played("solo 2", 0)[0], set[bool]()
    for state in positions(ACTION, modes=("solo 2",))[::5]:
        events = RULES.apply(state, FIRST[ActionKind.END])[1]
        scored = next(event for event in events if isinstance(event, RoundScored))
        told = round_score(state, scored, setup, NAMES).summary(text)
        count = wasted_novices(state) if possible(state) else 0
        assert (text("bar-undo") in told) == (count > 0)
        assert not count or str(count) in told
        left.add(count > 0)
    assert left == {True, False}
