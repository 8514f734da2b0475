"""What many actions share: used novices go to rest, used tokens return, the turn passes on."""

from luna.games.luna.rules import events as ev
from luna.games.luna.rules.constants import ISLANDS
from luna.games.luna.rules.state import State


def pass_turn(s: State) -> None:
    """The next order clockwise is to act; in solo the human goes on."""
    if not s.table.solo:
        s.actor = (s.actor + 1) % s.table.seats


def tire(s: State, island: int, count: int) -> None:
    """Used novices go to rest beside their island."""
    if count:
        s.active[s.actor * ISLANDS + island] -= count
        s.inactive[s.actor * ISLANDS + island] += count
        if s.log is not None:
            s.log.append(ev.NovicesTired(s.actor, island, count))


def spend(s: State, favour: int) -> None:
    """A used favour token returns to its island."""
    s.favor[s.actor * ISLANDS + favour] = 0
    if s.log is not None:
        s.log.append(ev.TokenSpent(s.actor, favour))
