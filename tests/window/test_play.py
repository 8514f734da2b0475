"""The game in its real window under a real mouse: what the hand does stands in the record on disk afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
import pytest

from build_scripts.driving.driver import Program
from build_scripts.driving.hand import Hand
from build_scripts.driving.screen import Screen, eventually
from build_scripts.driving.seen import Seen
from build_scripts.driving.setting_up import continued
from build_scripts.games.luna.driving.hand import LunaHand
from build_scripts.games.luna.driving.setting_up import begin
from luna.app.screens.title import Title
from luna.core.intent import Pick
from luna.core.turn import Refused
from luna.games.luna.rules.constants import NO_MOVE
from luna.ui.reading.refusal import refusal
from tests.window.conftest import OpenTable
from tests.window.records import until

pytestmark = pytest.mark.window


def before_appointing() -> tuple[str, str]:
    return until(lambda action, state: action.kind == "appoint" and not action.novice)


@contextmanager
def nothing_played(hand: Hand) -> Iterator[None]:
    """Something is done after which the record must still be the same."""
    before = hand.lines()
    yield
    hand.program.rest()
    assert hand.lines() == before


@pytest.mark.parametrize("kind", ["place_shrine", "place_pairs", "appoint", "consecrate", "favor", "sail", "meditate"])
def test_an_action_of_the_hand_is_a_line_of_the_record(open_table: OpenTable, kind: str) -> None:
    record, line = until(lambda action, _: action.kind == kind)
    hand = open_table(record)
    hand.play(line)
    assert hand.lines()[-1] == line
    assert hand.tally.drags > 0 or kind == "meditate"


def test_the_number_for_the_council_is_chosen_from_the_question(open_table: OpenTable) -> None:
    record, _ = until(lambda action, state: action.kind == "council")
    hand = open_table(record)
    several = [line for line in hand.seen.legal() if line.startswith("council ") and not line.endswith("novice")]
    line = max(several, key=lambda line: int(line.split()[2]))
    assert int(line.split()[2]) > 1, "this position cannot ask for a number"
    hand.play(line)
    assert hand.tally.clicks == 1  # on the number, after the drag


def test_a_journey_goes_step_by_step_back_and_on_until_it_is_done(open_table: OpenTable) -> None:
    record, _ = until(lambda action, state: action.kind == "journey" and state.pending == NO_MOVE)
    hand = open_table(record)
    before = hand.lines()
    for _ in range(2):
        hand.play(next(line for line in hand.seen.legal() if line.startswith("journey ")))
    first = hand.lines()[-2]
    hand.program.click(hand.seen.place(Pick("bar", "undo")))
    hand.expect([*before, first])
    hand.look()
    hand.play("done")
    assert hand.lines() == [*before, first, "done"]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_wrong_drop_changes_nothing_and_names_the_rule(open_table: OpenTable, language: str) -> None:
    record, _ = before_appointing()
    hand = open_table(record, language)
    before, seen = hand.lines(), hand.seen
    piece = next(pick for pick in sorted(seen.scene.turn.sources()) if pick.kind == "novice")
    tiles = [pick for pick in seen.everything() if pick.kind == "tile"]
    end = next(at for at in map(seen.place, tiles) if isinstance(seen.dropped(piece, at), Refused))
    outcome, start = seen.dropped(piece, end), seen.to_lift(piece)
    assert isinstance(outcome, Refused)
    hand.program.drag(start, end)
    seen.drag(start, end)
    assert seen.refusal() == refusal(seen.app.context.text, outcome.violation, seen.scene.wording.names)
    assert hand.program.looks_like(seen.drawn(), end)
    assert hand.lines() == before


@pytest.mark.parametrize("language", ["de", "it"])
def test_a_piece_held_over_a_target_tells_its_gain_and_every_target_bears_its_action(
    open_table: OpenTable, language: str
) -> None:
    record, line = before_appointing()
    hand = open_table(record, language)
    seen, text = hand.seen, hand.seen.app.context.text
    start, end = hand.drag_of(line)
    hand.program.hold(start, end)
    seen.hold(start, end)
    tile = int(line.split()[1])
    assert seen.promise().casefold().startswith(text("gain-appoints", tile=tile).casefold())
    assert seen.scene.shown().outcome
    signs = seen.scene.shown().signs
    assert signs[Pick("tile", str(tile))].word == text("action-name", action="appoint")
    assert signs[Pick("council")].word == text("action-name", action="council")
    assert hand.program.looks_like(seen.drawn(), end)
    hand.program.key("Escape")
    hand.program.release()


def test_a_click_on_a_tile_and_enter_appoint(open_table: OpenTable) -> None:
    record, line = before_appointing()
    hand = open_table(record)
    before = hand.lines()
    hand.program.click(hand.seen.to_click(Pick("tile", line.split()[1])))
    hand.program.key("Return")
    hand.expect([*before, line])


def test_anothers_piece_stays_and_its_owner_is_named(open_table: OpenTable) -> None:
    record, _ = before_appointing()
    hand = open_table(record)
    seen = hand.seen
    foreign = next(pick for pick in seen.everything() if pick.kind == "other")
    start, end = seen.place(foreign), seen.place(Pick("council"))
    with nothing_played(hand):
        hand.program.drag(start, end)
    seen.drag(start, end)
    owner = seen.scene.wording.names[foreign.key.partition(":")[0]]
    assert seen.refusal() == seen.app.context.text("refusal-not-your-piece", order=owner)
    assert hand.program.looks_like(seen.drawn(), end)


def test_two_clicks_do_what_a_drag_does(open_table: OpenTable) -> None:
    record, line = before_appointing()
    hand = open_table(record)
    start, end = hand.drag_of(line)
    before = hand.lines()
    hand.program.click(start)
    hand.program.click(end)
    hand.expect([*before, line])


def test_a_click_with_an_unsteady_hand_still_presses_a_button(open_table: OpenTable) -> None:
    record, line = until(lambda action, _: action.kind == "meditate")
    hand = open_table(record)
    before, (x, y) = hand.lines(), hand.seen.place(Pick("action", "meditate"))
    hand.program.drag((x - 12, y), (x + 12, y + 2))
    hand.expect([*before, line])


def test_a_table_in_motion_takes_the_next_action_at_once(open_table: OpenTable) -> None:
    record, _ = until(lambda action, state: action.kind == "journey" and state.pending == NO_MOVE)
    hand = open_table(record, moving=True)
    before = hand.lines()
    for _ in range(3):
        hand.play(next(line for line in hand.seen.legal() if line.startswith("journey ")))
    hand.play("done")
    assert len(hand.lines()) == len(before) + 4


def test_escape_puts_a_carried_piece_back(open_table: OpenTable) -> None:
    record, line = before_appointing()
    hand = open_table(record)
    start, end = hand.drag_of(line)
    with nothing_played(hand):
        hand.program.hold(start, end)
        hand.program.key("Escape")
        hand.program.release()
    hand.play(line)


def test_the_right_button_puts_a_carried_piece_back_and_forgets_a_pick(open_table: OpenTable) -> None:
    record, line = before_appointing()
    hand = open_table(record)
    start, end = hand.drag_of(line)
    program = hand.program
    with nothing_played(hand):
        program.hold(start, end)
        program.press_right()
        program.release()
    with nothing_played(hand):
        program.click(start)
        program.click(start, button=3)
        program.click(end)
    hand.play(line)


def test_a_release_that_another_window_gets_puts_the_piece_back(open_table: OpenTable) -> None:
    record, line = before_appointing()
    hand = open_table(record)
    start, end = hand.drag_of(line)
    program = hand.program
    with nothing_played(hand):
        program.hold(start, end)
        program.focus_elsewhere()
        program.release()
        program.come_back()
    hand.play(line)


def test_undo_and_redo_go_through_the_whole_game(open_table: OpenTable) -> None:
    record, line = before_appointing()
    hand = open_table(record)
    before = hand.lines()
    hand.play(line)
    for button, expected in (("undo", before), ("undo", before[:-1]), ("redo", before), ("redo", [*before, line])):
        hand.program.click(hand.seen.place(Pick("bar", button)))
        hand.expect(expected)


def test_the_title_speaks_the_language_clicked(screen: Screen, tmp_path) -> None:
    with Program(screen, tmp_path / "game") as program:
        seen = Seen(tmp_path / "seen", "en")
        title = Title(seen.app.context)
        english = program.picture()
        program.click(seen.widget(title, "language-de"))
        eventually("German", lambda: 'language = "de"' in program.settings_file.read_text("utf-8"))
        button = pygame.Rect(title.form.widgets["new"].element.rect)
        eventually("the title in German", lambda: program.differs(english, button))


def test_a_drag_lands_where_it_is_released_after_a_resize(open_table: OpenTable) -> None:
    record, line = before_appointing()
    hand = open_table(record)
    hand.program.resize((1610, 905))
    hand.seen.resize((1610, 905))
    hand.see((805, 800))
    hand.play(line)


def test_a_killed_game_goes_on_where_it_was(open_table: OpenTable) -> None:
    record, line = before_appointing()
    hand = open_table(record)
    hand.play(line)
    program, lines = hand.program, hand.lines()
    program.hold(*hand.drag_of(next(line for line in hand.seen.legal() if line.startswith("journey "))))
    program.kill()
    program.release()
    program.start()
    assert hand.lines() == lines
    hand = continued(program, hand.seen, LunaHand)
    hand.see((640, 640))
    hand.play(next(iter(hand.seen.legal())))


def test_a_new_game_is_set_up_from_the_title(screen: Screen, tmp_path) -> None:
    with Program(screen, tmp_path / "game") as program:
        seen = Seen(tmp_path / "seen")
        begin(program, seen, "players", ["Zoë", "Łukasz"], 77, free=False)
        assert "seats yellow=human:Zo%C3%AB red=human:%C5%81ukasz" in program.record()
        hand = LunaHand(program, seen)
        hand.play(next(line for line in hand.seen.legal() if line.startswith("journey")))
