"""What holds in every state and over every line (chapter 12), asked of JSON states of any model."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .board import COLOURS, HAND, NUMBER, RIVER, START_TEMPLES, fits
from .dump import position_of
from .position import Position

State = dict[str, Any]


def check_state(state: State) -> None:
    """Facts 1 to 6 of one state."""
    position = position_of(state)
    assert {colour: count_all(state, colour) for colour in COLOURS} == {colour: NUMBER[colour] for colour in COLOURS}
    assert all(fits(colour, cell) for cell, colour in position.tiles.items())
    assert len(position.flipped) == 4 * sum(monument is not None for monument in position.monuments.values())
    assert not RIVER & position.leaders().keys()
    owned = sum(player.treasures for player in position.players.values())
    assert len(position.treasures) + owned == len(START_TEMPLES)
    assert position.treasures <= position.tiles.keys() | position.flipped
    check_cells(position)
    if state["phase"] in ("act", "leave", "over"):
        check_leaders(position)
    if state["phase"] == "act":
        assert "pass" in state["legal"]
        if state["left"] == 2:
            check_turn_start(position)
    assert (state["actor"] is None) == (state["phase"] == "over") == (not state["legal"])
    assert state["legal"] == sorted(set(state["legal"]))


def count_all(state: State, colour: str) -> int:
    """Fact 1: the tiles of a colour in all places together."""
    letter = "k" if colour == "black" else colour[0]
    on_board = "".join(state["cells"]).count(letter) + state["bag"].count(letter) + state["out"][colour]
    flipped = 4 * sum(built is not None and built["base"] == colour for built in state["monuments"].values())
    players = state["players"].values()
    return int(on_board + flipped + sum(player["hand"][colour] + player["swapped"][colour] for player in players))


def check_cells(position: Position) -> None:
    """A cell holds one thing."""
    things = [position.tiles, position.flipped, position.catastrophes, position.leaders()]
    assert max(Counter(cell for cells in things for cell in cells).values()) == 1


def check_leaders(position: Position) -> None:
    """Fact 2: between actions no kingdom has two leaders of a colour."""
    for cell, (_, colour) in position.leaders().items():
        assert len(position.owners_in(position.region(cell), colour)) == 1


def check_turn_start(position: Position) -> None:
    """Facts 4 and 5."""
    for cell, (_, colour) in position.leaders().items():
        assert position.temples_beside(cell)
        if colour == "green":
            assert len(position.region(cell) & position.treasures) <= 1
    assert all(sum(player.hand.values()) == HAND for player in position.players.values())


def check_step(before: State, line: str, after: State) -> None:
    """Facts 6 and 7 of one line."""
    for seat, player in after["players"].items():
        was = before["players"][seat]
        assert all(player["points"][colour] >= was["points"][colour] for colour in COLOURS)
        assert player["treasures"] >= was["treasures"]
    war = before["pending"] if before["phase"] == "defend" and before["pending"]["kind"] == "war" else None
    if temples(before) - temples(after) - flipped(after):
        assert line.startswith("catastrophe ") or (war and war["colour"] == "red")
    if war:
        assert orphans(after) <= orphans(before)


def temples(state: State) -> set[str]:
    return {cell for cell, colour in position_of(state).tiles.items() if colour == "red"}


def flipped(state: State) -> set[str]:
    return position_of(state).flipped


def orphans(state: State) -> set[str]:
    position = position_of(state)
    return {cell for cell in position.leaders() if not position.temples_beside(cell)}
