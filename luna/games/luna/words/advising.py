"""What an order could do and why, in two sentences: the deed as one does it, and what it is good for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import takewhile

from luna.core.turn import Play
from luna.games.luna.picks.bar import button_of
from luna.games.luna.picks.outcome import STEPWISE
from luna.games.luna.points.opponent import best_and_worst, replies, reply_to
from luna.games.luna.points.prospect import Prospect, consecration, prospect
from luna.games.luna.points.token_use import use_of
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.actions import ACTIONS, Action, ActionKind
from luna.games.luna.rules.constants import ISLAND_NAMES, NOBODY, ON_PATH, ROUNDS, TILES, TIRE
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.position import Position
from luna.games.luna.rules.scoring import council_points
from luna.games.luna.rules.state import State, barred_island, release_round
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.words.telling import ways
from luna.ui.reading.phrases import joined, signed

Say = Callable[..., str]
Args = dict[str, str | int]
Reason = tuple[str, Args]

JETTY = "jetty"
"""Where novices come from that are on no island."""
NOTHING: Reason = "none", {}
IN_POINTS = "shrine", "shrine-last"
"""Reasons whose words name points that are always the same."""


def deed_of(text: Say, state: State, codes: Sequence[int]) -> str:
    """What the order to act would do, as it is done by hand."""
    first, args = _first(text, codes)
    if first.kind == ActionKind.APPOINT:
        args["source"] = ISLAND_NAMES[Position(state).symbol(first.tile)]
    told = _several(text, codes) or text("advise-deed", **args)
    return text("advise-with-token", deed=told, favour="novice") if first.novice else told


def aim_of(text: Say, codes: Sequence[int]) -> str:
    """Of what kind it is and at which place, but not how it is done."""
    return text("advise-aim", **_first(text, codes)[1])


def brief(text: Say, codes: Sequence[int]) -> str:
    """The same in the fewest words."""
    first, args = _first(text, codes)
    told = _several(text, codes) or text("advise-brief", **args)
    return text("advise-brief-token", deed=told, favour="novice") if first.novice else told


def _several(text: Say, codes: Sequence[int]) -> str:
    """A journey or tides from several islands or to several, empty for all else."""
    steps = [action for code in codes if (action := ACTIONS[code]).kind in STEPWISE]
    novices = [(step.source, step.kind != ActionKind.TIDES_INACTIVE, step.target) for step in steps]
    return text("advise-ways", deed=button_of(steps[0]).key, ways=ways(text, novices)) if len(set(novices)) > 1 else ""


def _first(text: Say, codes: Sequence[int]) -> tuple[Action, Args]:
    """What is done first, with all that is alike, and the arguments of its words."""
    actions = [ACTIONS[code] for code in codes]
    first = next((action for action in actions if action.kind != ActionKind.DONE), actions[0])
    alike = [action for action in actions if (action.kind, action.target) == (first.kind, first.target)]
    return first, _named(text, first, len(alike))


def _named(text: Say, action: Action, times: int) -> Args:
    """The arguments of a deed; islands that it does not name are never spoken of."""
    source = ISLAND_NAMES[action.source] if action.source >= 0 else JETTY
    target = ISLAND_NAMES[action.target] if action.target >= 0 else ISLAND_NAMES[0]
    island = source if action.source >= 0 else target
    return {
        "deed": button_of(action).key,
        "from": "inactive" if action.kind == ActionKind.TIDES_INACTIVE else "jetty" if source == JETTY else "island",
        "pairs": joined(text, [text("island-name", island=ISLAND_NAMES[each]) for each in action.islands]),
        "source": island,
        "target": target,
        "tile": action.tile,
        "goal": action.to_tile,
        "count": times if action.kind in STEPWISE else action.count + action.novice,
    }


def reason_of(text: Say, state: State, codes: Sequence[int]) -> str:
    """What it is good for, as far as that is certain and not true of any such action; empty where nothing short is."""
    reason, args = told = why(text, state, codes)
    said = told != NOTHING and _tells(text, state, codes, told)
    return text("advise-reason", reason=reason, **args) if said else ""


def _tells(text: Say, state: State, codes: Sequence[int], told: Reason) -> bool:
    """Whether not as much is true of all other actions of the kind; points tell it from other kinds as well."""
    reason, args = told
    if "points" in args or reason in IN_POINTS:
        return True
    first = _first(text, codes)[0]
    legal = ((code, ACTIONS[code]) for code in RULES.legal(state))
    others = [code for code, other in legal if other.kind == first.kind and _place(other) != _place(first)]
    return any(why(text, state, [code]) != told for code in others) if others else bool(args)


def _place(action: Action) -> tuple[int, ...]:
    return action.source, action.target, action.tile, *action.islands


def why(text: Say, state: State, codes: Sequence[int]) -> Reason:
    """Its name and values, "none" where there is none that holds in this position."""
    if state.phase == TIRE:
        reply = reply_to(state, ACTIONS[codes[0]].target)
        if reply is None:
            return NOTHING
        costs_least = reply.swing == best_and_worst(replies(state))[0]
        return "tire" if costs_least else "tire-later", {"points": signed(text, reply.swing)}
    told = prospect(state, Play(codes[-1], 1, tuple(codes[:-1])))
    for event in _events(state, codes):
        if getattr(event, "seat", NOBODY) != state.actor:
            continue  # what the end of a phase brings others
        found = _of_event(text, told, event)
        if found is not NOTHING:
            return found
    return NOTHING


def _events(state: State, codes: Sequence[int]) -> list[ev.Event]:
    """What happens up to a scoring, what is paid for first left out."""
    events = list[ev.Event]()
    for code in codes:
        state, happened = RULES.apply(state, code)
        events += takewhile(lambda event: not isinstance(event, ev.RoundScored), happened)
    return events


def _of_event(text: Say, told: Prospect, event: ev.Event) -> Reason:
    match event:
        case ev.ShrinePlaced():
            return _of_preparation(text, told.after, "first-shrine", (event.island,), ROUNDS)
        case ev.PairsPlaced():
            return _of_preparation(text, told.after, "pairs", event.islands, 1)
        case ev.NoviceConsecrated():
            return "consecrate", {"points": signed(text, event.points)}
        case ev.BookMoved():
            return ("book", {"points": signed(text, event.points)}) if event.points else ("book-only", {})
        case ev.NoviceAppointed():
            earned = consecration(told.after, event.seat, event.tile)
            return ("appoint", {"points": signed(text, earned)}) if earned else ("appoint-later", {})
        case ev.FavourTaken():
            return "favour", {"use": use_of(told.after, event.seat, ISLAND_NAMES[event.island])}
        case ev.ShrineBuilt():
            return ("shrine" if told.before.round < ROUNDS else "shrine-last"), {}
        case ev.CandleTurned():
            return NOTHING if event.left else ("meditate-last", {"points": signed(text, event.points)})
        case ev.CouncilAdvanced():
            earned = council_points(told.after, event.seat)
            return ("council", {"seat": event.target + 1, "points": earned}) if earned else NOTHING
        case ev.ApostateDriven():
            return _of_expulsion(text, told, event.seat)
        case ev.NovicesWoken():
            return ("herbs", {}) if event.island != barred_island(told.after) else NOTHING
        case ev.NoviceTravelled() | ev.NovicesSailed():
            return _of_travel(text, told, event)
    return NOTHING


def _of_preparation(text: Say, state: State, reason: str, islands: Collection[int], last: int) -> Reason:
    """Which tiles novices of these islands can be appointed to up to a round."""
    p = Position(state)
    tiles = [tile for tile in _free(p) if p.symbol(tile) in islands and release_round(state, tile) <= last]
    return reason, {"tiles": joined(text, list(map(str, tiles))), "count": len(tiles)}


def _of_expulsion(text: Say, told: Prospect, seat: int) -> Reason:
    """What the apostate costs less here, or others more elsewhere."""
    if not told.forecasts:
        return NOTHING
    changes = [
        then.apostate - now.apostate for now, then in zip(*(each.orders for each in told.forecasts), strict=True)
    ]
    if changes[seat] > 0:
        return "expel", {"points": signed(text, changes[seat])}
    others = sum(change for other, change in enumerate(changes) if other != seat)
    return ("expel-others", {"points": signed(text, others)}) if others < 0 else NOTHING


def _of_travel(text: Say, told: Prospect, event: ev.NoviceTravelled | ev.NovicesSailed) -> Reason:
    """Those who travel can act in the next round, those who sail at once."""
    state, wait = told.before, int(isinstance(event, ev.NoviceTravelled))
    if wait and event.source == state.apostate and state.table.solo != 1:
        return "travel-apostate", {}
    if state.round + wait > ROUNDS:
        return NOTHING
    name, args = ("travel" if wait else "sail"), {"island": ISLAND_NAMES[event.target]}
    barred = state.table.solo > 1 and ISLAND_NAMES[event.target] == _stands(told, "apostate", wait)
    tile = 0 if barred else _tile_for(told.after, event.seat, event.target, state.round + wait, resting=bool(wait))
    if tile:
        value = state.table.guardian_values()[state.round + wait - 1]
        return f"{name}-tile", {**args, "tile": tile, "points": signed(text, value)}
    if ISLAND_NAMES[event.target] == _stands(told, "priestess", wait):
        return f"{name}-priestess", dict(args)
    return NOTHING


def _stands(told: Prospect, figure: str, wait: int) -> str:
    """On which island a figure stands now or in the next round."""
    if not wait:
        return Snapshot.of(told.before).figures[figure]
    forecasts = told.forecasts
    return forecasts[1].figures.get(figure, "") if forecasts else ""


def _tile_for(state: State, seat: int, island: int, round: int, *, resting: bool) -> int:
    """The highest free tile that novices of an island can be appointed to in a round, 0 for none."""
    here = Snapshot.of(state).orders[state.table.colours[seat]].islands[ISLAND_NAMES[island]]
    if here.active + resting * here.inactive < (1 if here.shrine else 2):
        return 0
    p = Position(state)
    fitting = [tile for tile in _free(p) if p.symbol(tile) == island and release_round(state, tile) <= round]
    return max(fitting, default=0)


def _free(p: Position) -> list[int]:
    """The tiles on the path that nobody stands on."""
    owner, where = p.row("owner"), p.row("where")
    return [tile for tile in range(1, TILES + 1) if where[tile] == ON_PATH and owner[tile] == NOBODY]
