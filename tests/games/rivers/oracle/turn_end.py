"""From the end of an action to the next one (chapters 9 and 10)."""

from __future__ import annotations

from .board import BORDERED, COLOUR_OF, COLOURS, HAND, PRINTED, in_order
from .position import Position


def finish_action(position: Position) -> None:
    position.pending = None
    position.phase, position.actor = "act", position.active
    if position.left == 0:
        send_orphans_home(position)
        take_treasures(position)


def send_orphans_home(position: Position) -> None:
    """All at once: leaders are no one's temples."""
    for cell, (seat, colour) in position.leaders().items():
        if not position.temples_beside(cell):
            position.players[seat].leaders[colour] = None


def take_treasures(position: Position) -> None:
    """From the active player clockwise; a trader who has taken finds only one treasure when asked again."""
    for seat in position.clockwise(position.active):
        candidates = may_stay(position, seat)
        if len(candidates) > 1:
            position.phase, position.actor = "leave", seat
            position.pending = {"kind": "leave", "candidates": in_order(candidates)}
            return
        for cell in candidates:
            take_all_but(position, seat, cell)
    end_turn(position)


def treasures_of(position: Position, seat: str) -> set[str]:
    """The treasures in the kingdom of the seat's trader."""
    trader = position.players[seat].leaders["green"]
    return position.treasures & position.region(trader) if trader else set()


def may_stay(position: Position, seat: str) -> set[str]:
    """Which treasures may be the one that is left; none if nothing is to be taken. Bordered ones go first (R22)."""
    found = treasures_of(position, seat)
    if len(found) < 2:
        return set()
    return found - BORDERED or found


def take_all_but(position: Position, seat: str, stays: str) -> None:
    taken = treasures_of(position, seat) - {stays}
    position.treasures -= taken
    position.players[seat].treasures += len(taken)


def end_turn(position: Position) -> None:
    position.pending = None
    for seat in position.clockwise(position.active):
        draw(position, seat, HAND - sum(position.players[seat].hand.values()))
    pay_monuments(position)
    if end_causes(position):
        position.phase, position.actor = "over", None
    else:
        position.turn += 1
        position.active = position.actor = position.clockwise(position.active)[1]
        position.phase, position.left = "act", 2


def draw(position: Position, seat: str, count: int) -> None:
    """As many as there are."""
    drawn, position.bag = position.bag[:count], position.bag[count:]
    for letter in drawn:
        position.players[seat].hand[COLOUR_OF[letter]] += 1


def pay_monuments(position: Position) -> None:
    """The king stands in for nobody here; each monument pays (R16)."""
    for colour in COLOURS:
        leader = position.players[position.active].leaders[colour]
        if leader is None:
            continue
        kingdom = position.region(leader)
        for pair, monument in position.monuments.items():
            if monument and monument.at in kingdom and colour in pair.split("-"):
                position.score(position.active, colour)


def end_causes(position: Position) -> list[str]:
    """Why the game is over after this turn, sorted; empty if it isn't."""
    short = any(sum(player.hand.values()) < HAND for player in position.players.values())
    few = len(position.treasures) <= PRINTED["treasures"]["end_at"]
    return ["bag"] * short + ["treasures"] * few
