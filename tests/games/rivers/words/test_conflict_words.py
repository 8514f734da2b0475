"""What is said while a conflict is decided, and of it afterwards."""

from __future__ import annotations

from luna.core.match import Match
from luna.core.seat import Seat
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import SEAT_NAMES
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.setup import Setup
from luna.games.rivers.table.rivers_table import RIVERS_TABLE
from luna.games.rivers.words.rivers_words import RiversWords
from luna.ui.reading.text import Text
from tests.games.rivers.drawings import E3
from tests.games.rivers.rules.map_setup import Situation, shown
from tests.repository.text.fluent_files import FOLDER

NAMES = dict(zip(SEAT_NAMES, ("Eva", "Jan", "Bo", "Al"), strict=True))


def words() -> RiversWords:
    setup = Setup(tuple(map(Seat, SEAT_NAMES)), 0, shipped_board().letters)
    return RIVERS_TABLE.words(Text(FOLDER, "en").of("rivers"), NAMES, setup)


def _asked_to_add(hand: str, seat: str = "fish", viewer: str | None = None) -> str:
    """What is asked for in a revolt of 2 temples against 3: the attacker, or `seat` the defender after none."""
    lines = ("leader black h4",) if seat == "fish" else ("leader black h4", "commit 2")
    state = shown(E3, "fish").hand("fish", "rr").hand(seat, hand).play(*lines).state
    if viewer:
        state = RULES.observe(state, state.table.names.index(viewer))
    return words().prompt(state, RIVERS_TABLE.turn(state), None, None)


def test_who_cannot_win_a_conflict_whatever_is_added_is_told_so():
    assert _asked_to_add("rrk").endswith("2 more to be ahead")
    assert _asked_to_add("rk").endswith("Even the 1 there is not enough: keep it")
    assert _asked_to_add("kk").endswith("There are none there: it is lost")
    assert _asked_to_add("r", "heron").endswith("1 more is enough")
    assert _asked_to_add("k", "heron").endswith("There are none there: it is lost")


def test_what_others_hold_is_told_by_no_prompt():
    assert _asked_to_add("kk", viewer="heron") == _asked_to_add("rrrr", viewer="heron")


def test_a_recap_tells_what_another_one_added_to_a_conflict():
    situation = shown(E3, "fish").hand("fish", "rrk").hand("heron", "r")
    match = Match(RULES, situation.state)
    for line in ("leader black h4", "commit 2"):
        match.play(Situation(match.state).code(line))
    assert match.state.table.names[match.state.actor] == "heron"
    assert "Bo – 2 temples added" in [row.text for row in words().recap(match.first, match.steps)]


def test_a_row_of_the_recap_begins_with_the_step_that_it_tells_of():
    match = Match(RULES, shown(E3, "fish").hand("fish", "rrk").hand("heron", "r").state)
    for line in ("leader black h4", "commit 2"):
        match.play(Situation(match.state).code(line))
    rows = words().recap(match.first, match.steps)
    assert [row.begins for row in rows] == [0, 1]


def test_between_own_actions_the_recap_tells_what_the_others_did_before_them():
    match = Match(RULES, shown(E3, "heron", left=1).hand("heron", "k").hand("ram", "k").state)
    while match.state.table.names[match.state.actor] != "fish":
        match.play(RULES.legal(match.state)[0])
    before = words().recap(match.first, match.steps)
    match.play(Situation(match.state).code("leader red h4"))
    assert match.state.table.names[match.state.actor] == "fish"
    assert before
    assert words().recap(match.first, match.steps) == before


def test_each_number_of_tiles_tells_how_the_conflict_stands_with_it():
    text, situation = Text(FOLDER, "en").of("rivers"), shown(E3, "fish").hand("fish", "rr").hand("heron", "r")
    attack = situation.play("leader black h4").state
    told = [button.label for button in RIVERS_TABLE.actions(text, attack, RIVERS_TABLE.turn(attack))]
    assert told == ["Add 0: 2 against 3", "Add 1: 3 against 3", "Add 2: 4 against 3"]
    defence = situation.play("commit 2").state
    told = [button.label for button in RIVERS_TABLE.actions(text, defence, RIVERS_TABLE.turn(defence))]
    assert told == ["Add 0: lost 3 : 4", "Add 1: won 4 : 4"]


def test_what_another_one_chooses_from_in_a_conflict_is_offered_to_nobody_else():
    attack = shown(E3, "fish").hand("fish", "rr").play("leader black h4").state
    seats = attack.table.names
    seen = {name: RIVERS_TABLE.keys(RULES.observe(attack, seats.index(name))) for name in ("fish", "heron")}
    assert list(seen["fish"]) == ["0", "1", "2"]
    assert not seen["heron"]
