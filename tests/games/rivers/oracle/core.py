"""The rules core behind the same questions as the oracle; writes into a state's arrays, so it needs plain Python."""

from __future__ import annotations

from typing import Any

from luna.core.seat import Seat
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import (
    CELL_NAMES,
    COLOURS,
    EMPTY,
    LEADER,
    LETTERS,
    NOBODY,
    NOWHERE,
    PAIR_NAMES,
    PHASE_NAMES,
    SPHERES,
)
from luna.games.rivers.rules.dump import dump
from luna.games.rivers.rules.regions import block, clear, put, turn_over
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.setup import Setup, initial_state
from luna.games.rivers.rules.sight import observe
from luna.games.rivers.rules.state import State, Table


class Core:
    """A position of the core that lines are played on."""

    def __init__(self, state: State) -> None:
        self.state = state

    @classmethod
    def of(cls, position: dict[str, Any]) -> Core:
        """The position of a whole JSON state."""
        names: list[str] = position["seats"]
        setup = Setup(tuple(map(Seat, names)), names.index(position["start"]), shipped_board().letters)
        state = initial_state(shipped_board(), setup)
        _set_turn(state, position)
        _set_board(state, position)
        for seat, name in enumerate(names):
            _set_player(state, seat, position["players"][name])
        return cls(state)

    def legal(self) -> list[str]:
        lines: list[str] = dump(self.state)["legal"]
        return lines

    def play(self, line: str) -> None:
        code = RULES.code(self.state, line)
        if code is None or code not in RULES.legal(self.state):
            raise ValueError(f"not legal: {line}")
        self.state, _ = RULES.apply(self.state, code)

    def dump(self, seat: str | None = None) -> dict[str, Any]:
        if seat is None:
            return dump(self.state)
        return dump(observe(self.state, self.state.table.names.index(seat)))


def _set_turn(state: State, position: dict[str, Any]) -> None:
    names: list[str] = position["seats"]
    state.phase = PHASE_NAMES.index(position["phase"])
    state.turn, state.left = position["turn"], position["left"]
    state.active = names.index(position["active"])
    state.actor = NOBODY if position["actor"] is None else names.index(position["actor"])
    bag = bytes(map(LETTERS.index, position["bag"]))
    state.table, state.drawn = Table(state.table.names, state.table.start, bag, len(bag)), 0
    pending = position["pending"] or {}
    if pending.get("join"):
        state.join = CELL_NAMES.index(pending["join"])
    if "at" in pending:
        state.placed = CELL_NAMES.index(pending["at"])
    if pending.get("kind") == "leave":
        state.taking = (state.actor - state.active) % len(names)
    if "attacker" in pending:
        state.colour = COLOURS.index(pending["colour"])
        state.attacker, state.defender = names.index(pending["attacker"]), names.index(pending["defender"])
        state.attack, state.defence = pending["strength"]
        state.committed = -1 if pending["committed"] is None else pending["committed"]


def _set_board(state: State, position: dict[str, Any]) -> None:
    for cell, sign in enumerate("".join(position["cells"])):
        _set_cell(state, cell, sign)
    state.treasure = [int(name in position["treasures"]) for name in CELL_NAMES]
    state.out = [position["out"][colour] for colour in COLOURS]
    for pair, name in enumerate(PAIR_NAMES):
        built = position["monuments"][name]
        state.monument[pair] = NOWHERE if built is None else CELL_NAMES.index(built["at"])
        state.base[pair] = -1 if built is None else COLOURS.index(built["base"])


def _set_cell(state: State, cell: int, sign: str) -> None:
    if state.cells[cell] != EMPTY:
        clear(state, cell)
    if sign in LETTERS:
        put(state, cell, 1 + LETTERS.index(sign))
    elif sign == "#":
        put(state, cell, 1)
        turn_over(state, cell)
    elif sign == "x":
        block(state, cell)


def _set_player(state: State, seat: int, player: dict[str, Any]) -> None:
    for colour, name in enumerate(COLOURS):
        place = SPHERES * seat + colour
        cell = player["leaders"][name]
        state.leader[place] = NOWHERE if cell is None else CELL_NAMES.index(cell)
        if cell is not None:
            put(state, state.leader[place], LEADER + place)
        state.hand[place], state.swapped[place] = player["hand"][name], player["swapped"][name]
        state.points[place] = player["points"][name]
    state.held[seat], state.given[seat] = sum(player["hand"].values()), sum(player["swapped"].values())
    state.catastrophes[seat], state.treasures[seat] = player["catastrophes"], player["treasures"]
