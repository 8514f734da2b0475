"""What a legal line does (chapters 5 and 6)."""

from __future__ import annotations

from . import conflict, monument, turn_end
from .board import NEIGHBOURS
from .position import Position, kingdoms


def play_line(position: Position, line: str) -> None:
    """Change the position; the line must be a legal one."""
    verb, *words = line.split(" ")
    if position.phase == "act":
        position.left -= 1
    VERBS[verb](position, words)


def leader(position: Position, words: list[str]) -> None:
    colour, cell = words
    position.deciding.leaders[colour] = cell
    here = position.owners_in(position.region(cell), colour)
    if len(here) == 2:
        conflict.begin(position, "revolt", colour, here, None)  # the active player comes first: the attacker
    else:
        turn_end.finish_action(position)


def withdraw(position: Position, words: list[str]) -> None:
    position.deciding.leaders[words[0]] = None
    turn_end.finish_action(position)


def tile(position: Position, words: list[str]) -> None:
    colour, cell = words
    standing = kingdoms(position.tiles.keys() | position.flipped, position.leaders())
    beside = {standing[near] for near in NEIGHBOURS[cell] if near in standing}
    position.deciding.hand[colour] -= 1
    position.tiles[cell] = colour
    if len(beside) == 1:
        kingdom = position.region(cell)
        for seat in position.owners_in(kingdom, colour) or position.owners_in(kingdom, "black"):
            position.score(seat, colour)
    if len(beside) == 2:
        conflict.go_on(position, cell)
    else:
        monument.offer_monument(position, cell)


def catastrophe(position: Position, words: list[str]) -> None:
    cell = words[0]
    position.deciding.catastrophes -= 1
    position.catastrophes.add(cell)
    if cell in position.tiles:
        position.take_out(position.tiles.pop(cell))
    turn_end.finish_action(position)


def swap(position: Position, words: list[str]) -> None:
    """If the bag can't give as many, the turn and with it the game come to their end (R19)."""
    given = {colour: int(count) for colour, count in (word.split("=") for word in words)}
    for colour, count in given.items():
        position.deciding.hand[colour] -= count
        position.deciding.swapped[colour] += count
    wanted = sum(given.values())
    if wanted > len(position.bag):
        position.left = 0
    turn_end.draw(position, position.active, wanted)
    turn_end.finish_action(position)


def pass_(position: Position, words: list[str]) -> None:
    position.left = 0
    turn_end.finish_action(position)


def decline(position: Position, words: list[str]) -> None:
    turn_end.finish_action(position)


def leave(position: Position, words: list[str]) -> None:
    assert position.actor is not None
    turn_end.take_all_but(position, position.actor, words[0])
    turn_end.take_treasures(position)


VERBS = {
    "leader": leader,
    "withdraw": withdraw,
    "tile": tile,
    "catastrophe": catastrophe,
    "swap": swap,
    "pass": pass_,
    "war": lambda position, words: conflict.name_war(position, words[0]),
    "commit": lambda position, words: conflict.commit(position, int(words[0])),
    "build": lambda position, words: monument.build(position, *words),
    "decline": decline,
    "leave": leave,
}
