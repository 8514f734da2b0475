"""Between the Rivers in its real window under a real mouse: pieces, conflicts, curtain, undo, a killed program."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from build_scripts.driving.driver import Program
from build_scripts.driving.screen import Screen
from build_scripts.driving.seen import Seen
from build_scripts.driving.setting_up import continued
from build_scripts.games.rivers.driving.briefly import Visit
from build_scripts.games.rivers.driving.hand import RiversHand
from luna.core.intent import Pick
from luna.core.turn import Refused
from luna.games.rivers.picks.kinds import Kind
from luna.games.rivers.rules.actions import Action, ActionKind
from luna.games.rivers.rules.constants import ATTACK, CELL_NAMES, ORDER
from luna.games.rivers.rules.state import State
from luna.ui.table.picks import CONFIRM, TablePick
from tests.window.conftest import OpenTable
from tests.window.records import RIVERS_THREE as THREE
from tests.window.records import RIVERS_WITH_BOTS as WITH_BOTS
from tests.window.records import Fits, until, whole

pytestmark = pytest.mark.window
OpenRivers = Callable[..., RiversHand]
WON_BY_A_BOT = "leader red i8"
"""A person's last action in a turn, after which a bot decides which treasure stays."""
UNDO = Pick(TablePick.BAR, "undo")


def test_a_game_begun_with_the_mouse_goes_on_after_a_kill(screen: Screen, tmp_path: Path) -> None:
    program = Program(screen, tmp_path / "game")
    try:
        Visit(program, Seen(tmp_path / "seen")).play()
    finally:
        program.close()


@pytest.fixture
def open_rivers(open_table: OpenTable) -> OpenRivers:
    """Continues a game of this kind, with the next person at the screen."""

    def open_it(record: str, **ways: object) -> RiversHand:
        hand = open_table(record, **ways)
        assert isinstance(hand, RiversHand)
        return hand

    return open_it


def does(kind: ActionKind) -> Fits:
    return lambda action, _: action.kind == kind


def ends_turn(action: Action, state: State) -> bool:
    """A tile as the last action of a turn, which joins nothing."""
    return action.kind == ActionKind.TILE and state.left == 1 and state.touching[action.cell] == 0


@pytest.mark.parametrize("kind", ["catastrophe", "swap", "withdraw"])
def test_an_action_of_the_hand_is_a_line_of_the_record(open_rivers: OpenRivers, kind: ActionKind) -> None:
    record, line = until(does(kind), THREE)
    hand = open_rivers(record)
    hand.play(line)
    assert hand.lines()[-1] == line
    assert hand.tally.drags > 0


@pytest.mark.parametrize(
    "began",
    [
        pytest.param(lambda action, after: action.kind == "leader" and after.phase == ATTACK, id="revolt"),
        pytest.param(lambda action, after: action.kind == "tile" and after.phase == ORDER, id="wars of two colours"),
        pytest.param(lambda action, _: action.kind == "build", id="monument"),
        pytest.param(lambda action, _: action.kind == "decline", id="no monument"),
        pytest.param(lambda action, _: action.kind == "leave", id="treasure"),
    ],
)
def test_all_that_a_deed_leads_to_is_decided_by_hand_and_each_person_is_awaited(
    open_rivers: OpenRivers, began: Fits
) -> None:
    record, lines = whole(began)
    hand = open_rivers(record, language="pl")
    before = hand.lines()
    for line in lines:
        hand.take_turn(line)
    assert hand.lines() == [*before, *lines]


def test_a_turn_in_which_a_bot_has_the_last_word_is_ended_and_bots_play_on(open_rivers: OpenRivers) -> None:
    record, line = until(lambda action, _: action.notation == WON_BY_A_BOT, WITH_BOTS)
    hand = open_rivers(record)
    before = hand.lines()
    hand.take_turn(line)
    played = hand.lines()[len(before) :]
    assert [played[0], played[1].split()[0]] == [line, "leave"]
    assert len(played) > 2
    assert not hand.seen.scene.table.bot


def test_a_turn_is_undone_until_it_is_ended(open_rivers: OpenRivers) -> None:
    record, line = until(ends_turn, THREE)
    hand = open_rivers(record)
    before = hand.lines()
    hand.play(line)
    assert hand.open
    hand.press(hand.seen.place(UNDO))
    hand.expect(before)
    assert not hand.open
    hand.play(line)
    hand.press(hand.seen.place(CONFIRM))
    hand.come()
    hand.press(hand.seen.place(UNDO))
    hand.expect([*before, line])
    assert hand.seen.refusal() == hand.seen.app.context.text("no-undo-revealed")


def test_a_wrong_drop_changes_nothing_and_names_the_rule(open_rivers: OpenRivers) -> None:
    record, _ = until(ends_turn, THREE)
    hand = open_rivers(record, language="it", size=(1920, 1080))
    seen, before = hand.seen, hand.lines()
    piece = next(pick for pick in sorted(seen.scene.turn.sources()) if pick.kind == Kind.HAND)
    places = [seen.place(Pick(Kind.CELL, name)) for name in CELL_NAMES]
    end = next(at for at in places if isinstance(seen.dropped(piece, at), Refused))
    start = seen.to_lift(piece)
    hand.program.drag(start, end)
    seen.drag(start, end)
    assert seen.refusal()
    hand.compare(end)
    assert hand.lines() == before


def test_escape_puts_a_carried_tile_back(open_rivers: OpenRivers) -> None:
    record, line = until(ends_turn, THREE)
    hand = open_rivers(record)
    before = hand.lines()
    hand.program.hold(*hand.drag_of(line))
    hand.program.key("Escape")
    hand.program.release()
    hand.program.rest()
    assert hand.lines() == before
    hand.play(line)


def test_a_table_in_motion_takes_the_next_action_at_once(open_rivers: OpenRivers) -> None:
    record, line = until(lambda action, state: action.kind == "tile" and state.left == 2, THREE)
    hand = open_rivers(record, moving=True)
    hand.play(line)
    hand.play(next(line for line in sorted(hand.seen.legal()) if line.startswith("tile")))
    assert hand.open


def test_a_killed_game_goes_on_behind_the_curtain(open_rivers: OpenRivers) -> None:
    record, line = until(lambda action, state: action.kind == "leader" and state.left == 2, THREE)
    hand = open_rivers(record)
    hand.play(line)
    program, lines = hand.program, hand.lines()
    following = next(line for line in sorted(hand.seen.legal()) if line.startswith("tile"))
    program.hold(*hand.drag_of(following))
    program.kill()
    program.release()
    program.start()
    assert hand.lines() == lines
    hand = continued(program, hand.seen, RiversHand)
    hand.play(following)
    assert hand.lines() == [*lines, following]
