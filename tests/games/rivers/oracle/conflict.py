"""Revolts and wars (chapters 7 and 8)."""

from __future__ import annotations

from .board import COLOURS, NEIGHBOURS
from .monument import offer_monument
from .position import Position
from .turn_end import finish_action


def begin(position: Position, kind: str, colour: str, fighters: list[str], join: str | None) -> None:
    """The attacker is the first of the two fighters, who come clockwise from the active player (R4)."""
    attacker, defender = fighters
    position.pending = {"kind": kind, "colour": colour, "join": join, "attacker": attacker, "defender": defender}
    position.pending |= {"strength": [strength(position, seat) for seat in fighters], "committed": None}
    position.phase, position.actor = "attack", attacker


def leader_cell(position: Position, seat: str) -> str:
    cell = position.players[seat].leaders[position.question["colour"]]
    assert cell is not None
    return cell


def strength(position: Position, seat: str) -> int:
    """On the board alone: temples next to the leader, or the tiles of the colour in its side."""
    if position.question["kind"] == "revolt":
        return position.temples_beside(leader_cell(position, seat))
    return len(supporters(position, seat))


def supporters(position: Position, seat: str) -> set[str]:
    """The tiles of the war's colour in the leader's side; the joining tile is in nobody's (R6)."""
    side = position.region(leader_cell(position, seat), without=position.question["join"])
    return {cell for cell in side if position.tiles.get(cell) == position.question["colour"]}


def commit(position: Position, count: int) -> None:
    """The tiles go out of the game at once; after the defender's the conflict is decided."""
    question = position.question
    colour = "red" if question["kind"] == "revolt" else question["colour"]
    position.deciding.hand[colour] -= count
    position.take_out(colour, count)
    if position.phase == "attack":
        question["committed"] = count
        position.phase, position.actor = "defend", question["defender"]
        return
    attack, defence = question["strength"]
    sides = [question["attacker"], question["defender"]]
    winner, loser = sides if attack + question["committed"] > defence + count else reversed(sides)
    if question["kind"] == "revolt":
        end_revolt(position, winner, loser)
    else:
        end_war(position, winner, loser)


def end_revolt(position: Position, winner: str, loser: str) -> None:
    position.players[loser].leaders[position.question["colour"]] = None
    position.score(winner, "red")
    finish_action(position)


def end_war(position: Position, winner: str, loser: str) -> None:
    colour, join = position.question["colour"], position.question["join"]
    falling = supporters(position, loser)  # counted with the leader still in it
    position.players[loser].leaders[colour] = None
    if colour == "red":
        falling = {cell for cell in falling if not is_kept(position, cell)}
    for cell in falling:
        del position.tiles[cell]
    position.take_out(colour, len(falling))
    position.score(winner, colour, 1 + len(falling))
    go_on(position, join)


def is_kept(position: Position, temple: str) -> bool:
    """A temple under a treasure or next to a leader that is still there outlives a red war."""
    leaders = position.leaders()
    return temple in position.treasures or any(near in leaders for near in NEIGHBOURS[temple])


def go_on(position: Position, join: str) -> None:
    """The next war of this joining tile, or its monument when there is none (R8, R15)."""
    wars = {colour: position.owners_in(position.region(join), colour) for colour in COLOURS}
    wars = {colour: seats for colour, seats in wars.items() if len(seats) == 2}
    if not wars:
        offer_monument(position, join)
    elif len(wars) == 1:
        ((colour, seats),) = wars.items()
        begin(position, "war", colour, seats, join)
    else:
        position.phase, position.actor = "order", position.active
        position.pending = {"kind": "war", "join": join, "open": list(wars)}


def name_war(position: Position, colour: str) -> None:
    join = position.question["join"]
    begin(position, "war", colour, position.owners_in(position.region(join), colour), join)
