"""From one event to the next picture: what moves is taken away, then it stands at its target.

Folding `landed` over the events of an action leads from the position before to the position after it, so every picture
between two events is a true position; actor, phase, pending travel, legal actions and result come with the real one.
"""

from __future__ import annotations

from functools import singledispatch

from luna.games.luna.rules import events as ev
from luna.games.luna.rules.constants import COUNCIL_SEATS, FIGURE_NAMES, HERBS, ISLAND_NAMES, SEATS
from luna.games.luna.rules.dump import StateDict
from luna.games.luna.view.geometry.places import mode_of
from luna.games.luna.view.motion.draft import Draft

JETTY = -1
LAST_SEAT = COUNCIL_SEATS - 1
FIRST_BOOK = 2
"""What only a round's first moved book earns, with two players."""


def lifted(state: StateDict, event: ev.Event) -> StateDict:
    """The position with everything the event moves taken from where it was."""
    draft = Draft(state)
    _lift(event, draft)
    return draft.state


def landed(state: StateDict, event: ev.Event) -> StateDict:
    """The position after the event."""
    draft = Draft(state)
    _land(event, draft)
    return draft.state


@singledispatch
def _lift(event: ev.Event, draft: Draft) -> None:
    """Most events of counting and passing move nothing."""


@_lift.register
def _(event: ev.NovicesTired, draft: Draft) -> None:
    draft.here(event.seat, event.island)["active"] -= event.count


@_lift.register
def _(event: ev.NovicesWoken, draft: Draft) -> None:
    draft.here(event.seat, event.island)["inactive"] -= event.count


@_lift.register
def _(event: ev.NoviceRecruited, draft: Draft) -> None:
    draft.player(event.seat)["reserve"] -= 1


@_lift.register(ev.ShrinePlaced)
@_lift.register(ev.ShrineBuilt)
def _(event: ev.ShrinePlaced | ev.ShrineBuilt, draft: Draft) -> None:
    draft.player(event.seat)["shrines"] -= 1


@_lift.register
def _(event: ev.PairsPlaced, draft: Draft) -> None:
    draft.player(event.seat)["reserve"] -= 2 * len(event.islands)


@_lift.register(ev.FavourReceived)
@_lift.register(ev.FavourTaken)
def _(event: ev.FavourReceived | ev.FavourTaken, draft: Draft) -> None:
    draft.raise_up(f"favour:{ISLAND_NAMES[event.island]}")


@_lift.register
def _(event: ev.TokenSpent, draft: Draft) -> None:
    draft.take_back(event.seat, event.favour)
    draft.raise_up(f"favour:{ISLAND_NAMES[event.favour]}")


@_lift.register
def _(event: ev.NoviceTravelled, draft: Draft) -> None:
    _leave(draft, event.seat, event.source, 1, "active" if event.was_active else "inactive")


@_lift.register
def _(event: ev.NovicesSailed, draft: Draft) -> None:
    _leave(draft, event.seat, event.source, event.count, "active")


def _leave(draft: Draft, seat: int, source: int, count: int, kind: str) -> None:
    if source == JETTY:
        draft.player(seat)["jetty"] -= count
    elif kind == "active":
        draft.here(seat, source)["active"] -= count
    else:
        draft.here(seat, source)["inactive"] -= count


@_lift.register
def _(event: ev.NoviceAppointed, draft: Draft) -> None:
    draft.here(event.seat, event.island)["active"] -= 1


@_lift.register
def _(event: ev.NoviceConsecrated, draft: Draft) -> None:
    draft.off_path(event.tile)


@_lift.register
def _(event: ev.TileClaimed, draft: Draft) -> None:
    draft.here(event.seat, event.island)["active"] -= 1
    draft.off_path(event.tile)


@_lift.register
def _(event: ev.NoviceDisplaced, draft: Draft) -> None:
    draft.field(event.tile)["novice"] = None


@_lift.register
def _(event: ev.BookMoved, draft: Draft) -> None:
    draft.field(event.source)["book"] = False


@_lift.register
def _(event: ev.CouncilAdvanced, draft: Draft) -> None:
    draft.raise_up(f"disc:{draft.state['seats'][event.seat]}")


@_lift.register
def _(event: ev.ApostateDriven, draft: Draft) -> None:
    draft.raise_up("apostate")


@_lift.register
def _(event: ev.FigureMoved, draft: Draft) -> None:
    draft.raise_up(FIGURE_NAMES[event.figure])


@_lift.register
def _(event: ev.CandleTurned, draft: Draft) -> None:
    """The flame is out before its smoke has gone."""
    candles = draft.state["candles"]
    draft.state["candles"] = {"lit": event.left, "turned": candles["lit"] + candles["turned"] - event.left}


@_lift.register
def _(event: ev.RoundBegan, draft: Draft) -> None:
    draft.raise_up("guardian")
    draft.off_guardian_tile()
    for seat, island in _everywhere(draft):
        draft.here(seat, island)["inactive"] = 0


def _everywhere(draft: Draft) -> list[tuple[int, int]]:
    """Seats and islands with resting novices."""
    players = [draft.state["players"][colour] for colour in draft.state["seats"]]
    places = [(seat, island) for seat in range(len(players)) for island in range(len(ISLAND_NAMES))]
    return [place for place in places if players[place[0]]["islands"][ISLAND_NAMES[place[1]]]["inactive"]]


@singledispatch
def _land(event: ev.Event, draft: Draft) -> None:
    """The end of a travel and of a solo phase change nothing that is seen."""


@_land.register
def _(event: ev.ShrinePlaced, draft: Draft) -> None:
    draft.player(event.seat)["shrines"] -= 1
    draft.here(event.seat, event.island)["shrine"] = True


@_land.register
def _(event: ev.ShrineBuilt, draft: Draft) -> None:
    draft.player(event.seat)["shrines"] -= 1
    draft.here(event.seat, event.island)["shrine"] = True


@_land.register
def _(event: ev.PairsPlaced, draft: Draft) -> None:
    draft.player(event.seat)["reserve"] -= 2 * len(event.islands)
    for island in event.islands:
        draft.here(event.seat, island)["active"] = 2


@_land.register(ev.FavourReceived)
@_land.register(ev.FavourTaken)
def _(event: ev.FavourReceived | ev.FavourTaken, draft: Draft) -> None:
    draft.give(event.seat, event.island)
    if isinstance(event, ev.FavourTaken) and event.island == HERBS:
        draft.state["herbs_taken"] = mode_of(draft.state) == "solo"


@_land.register
def _(event: ev.TokenSpent, draft: Draft) -> None:
    draft.take_back(event.seat, event.favour)


@_land.register
def _(event: ev.NovicesTired, draft: Draft) -> None:
    here = draft.here(event.seat, event.island)
    here["active"] -= event.count
    here["inactive"] += event.count


@_land.register
def _(event: ev.NoviceRecruited, draft: Draft) -> None:
    draft.player(event.seat)["reserve"] -= 1
    draft.here(event.seat, event.island)["inactive"] += 1


@_land.register
def _(event: ev.NovicesWoken, draft: Draft) -> None:
    here = draft.here(event.seat, event.island)
    here["inactive"] -= event.count
    here["active"] += event.count


@_land.register
def _(event: ev.NoviceTravelled, draft: Draft) -> None:
    _lift(event, draft)
    draft.here(event.seat, event.target)["inactive"] += 1


@_land.register
def _(event: ev.NovicesSailed, draft: Draft) -> None:
    _lift(event, draft)
    draft.here(event.seat, event.target)["active"] += event.count


@_land.register
def _(event: ev.NoviceAppointed, draft: Draft) -> None:
    _lift(event, draft)
    draft.on_path(event.tile, draft.state["seats"][event.seat])


@_land.register(ev.NoviceConsecrated)
@_land.register(ev.TileClaimed)
def _(event: ev.NoviceConsecrated | ev.TileClaimed, draft: Draft) -> None:
    _lift(event, draft)
    draft.into_temple(event.tile, draft.state["seats"][event.seat])
    draft.gain(event.seat, event.points)


@_land.register
def _(event: ev.NoviceDisplaced, draft: Draft) -> None:
    _lift(event, draft)
    draft.gain(event.by, 1)
    if event.island == JETTY:
        draft.player(event.seat)["jetty"] += 1
    else:
        draft.here(event.seat, event.island)["inactive"] += 1


@_land.register
def _(event: ev.BookMoved, draft: Draft) -> None:
    _lift(event, draft)
    draft.field(event.target)["book"] = True
    draft.gain(event.seat, event.points)
    if event.points == FIRST_BOOK:
        draft.state["book_played"] = True


@_land.register
def _(event: ev.CouncilAdvanced, draft: Draft) -> None:
    """The disc lies on top of those on its seat, on the last seat under them."""
    colour = draft.state["seats"][event.seat]
    others = [(other, seat) for other, seat in draft.state["council"] if other != colour]
    beaten = event.target - (event.target == LAST_SEAT)
    ahead = sum(seat > beaten for _, seat in others)
    draft.state["council"] = [*others[:ahead], (colour, event.target), *others[ahead:]]


@_land.register
def _(event: ev.ApostateDriven, draft: Draft) -> None:
    draft.state["figures"] = {**draft.state["figures"], "apostate": ISLAND_NAMES[event.target]}


@_land.register
def _(event: ev.FigureMoved, draft: Draft) -> None:
    draft.state["figures"] = {**draft.state["figures"], FIGURE_NAMES[event.figure]: ISLAND_NAMES[event.target]}


@_land.register
def _(event: ev.CandleTurned, draft: Draft) -> None:
    _lift(event, draft)
    draft.gain(event.seat, event.points)


@_land.register
def _(event: ev.RoundScored, draft: Draft) -> None:
    for seat, total in enumerate(event.total[:SEATS]):
        draft.player(seat)["influence"] = total


@_land.register
def _(event: ev.StartPassed, draft: Draft) -> None:
    draft.state["start"] = draft.state["seats"][event.seat]


@_land.register
def _(event: ev.RoundBegan, draft: Draft) -> None:
    draft.off_guardian_tile()
    draft.state["round"], draft.state["guardian"] = event.round, event.guardian
    candles = draft.state["candles"]
    draft.state["candles"] = {"lit": candles["lit"] + candles["turned"], "turned": 0}
    draft.state["book_played"] = draft.state["herbs_taken"] = False
    for seat, island in _everywhere(draft):
        here = draft.here(seat, island)
        here["active"], here["inactive"] = here["active"] + here["inactive"], 0


@_land.register
def _(event: ev.GameEnded, draft: Draft) -> None:
    for seat, final in enumerate(event.final):
        draft.player(seat)["influence"] = final
