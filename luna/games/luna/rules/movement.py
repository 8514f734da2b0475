"""How novices get about: journey, tides, sailboat."""

from luna.games.luna.rules import events as ev
from luna.games.luna.rules.actions import FIRST
from luna.games.luna.rules.constants import ISLANDS, JOURNEY, NO_MOVE, SAILBOAT, TIDES, TIDES_MOVE
from luna.games.luna.rules.state import State
from luna.games.luna.rules.turns import pass_turn, spend

TRAVEL, FERRY, FERRY_INACTIVE, FERRY_JETTY, DONE = (
    FIRST[k] for k in ("journey", "tides", "tides_inactive", "tides_jetty", "done")
)
SAIL, SAIL_JETTY = (FIRST[k] for k in ("sail", "sail_jetty"))


def travel(s: State, code: int) -> None:
    """One step of a journey or tides, or its end."""
    if code == DONE:
        journey = s.pending == JOURNEY
        s.pending = NO_MOVE
        for i in range(ISLANDS):
            s.moved[i] = 0
        if s.log is not None:
            s.log.append(ev.TravelEnded(s.actor, "journey" if journey else "tides"))
        pass_turn(s)
        return
    if s.pending == NO_MOVE:
        if code < FERRY:
            s.pending = JOURNEY
        else:
            spend(s, TIDES)
            s.pending = TIDES_MOVE
    travel_step(s, code)


def travel_step(s: State, code: int) -> None:
    """Takes one novice from its island or the jetty and sets it down, resting, beside another island."""
    base = s.actor * ISLANDS
    source = -1
    if code < FERRY_INACTIVE:
        code -= TRAVEL if code < FERRY else FERRY
        source = code // ISLANDS
        target = code % ISLANDS
        s.active[base + source] -= 1
        was_active = True
    elif code < FERRY_JETTY:
        source = (code - FERRY_INACTIVE) // ISLANDS
        target = (code - FERRY_INACTIVE) % ISLANDS
        s.inactive[base + source] -= 1
        was_active = False
    else:
        target = code - FERRY_JETTY
        s.jetty[s.actor] -= 1
        was_active = False
    s.inactive[base + target] += 1
    s.moved[target] += 1
    if s.log is not None:
        kind = "journey" if s.pending == JOURNEY else "tides"
        s.log.append(ev.NoviceTravelled(s.actor, kind, source, target, was_active))


def sail(s: State, code: int) -> None:
    """One or two novices of one island or of the jetty onto one island, still active."""
    base = s.actor * ISLANDS
    spend(s, SAILBOAT)
    source = -1
    if code < SAIL_JETTY:
        source = (code - SAIL) // 14
        code = (code - SAIL) % 14
        count = 1 + (code & 1)
        s.active[base + source] -= count
    else:
        code -= SAIL_JETTY
        count = 1 + (code & 1)
        s.jetty[s.actor] -= count
    target = code >> 1
    s.active[base + target] += count
    if s.log is not None:
        s.log.append(ev.NovicesSailed(s.actor, source, target, count))
