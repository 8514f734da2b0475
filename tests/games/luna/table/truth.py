"""Whether a told reason is true: each in terms of the printed position, found without the code that tells it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from luna.core.rules import Violation
from luna.games.luna.rules.actions import ACTIONS, Action
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.dump import dump
from luna.games.luna.rules.reasons import PIECES, PLACES, REASONS
from luna.games.luna.rules.state import State

Args = dict[str, int | str]
LAST_SEAT = 15
STEPS = {"journey": "journey", "tides": "tides", "tides_inactive": "tides", "tides_jetty": "tides", "done": ""}
TOKEN = {"shrine": "shrine", "herbs": "herbs", "sail": "sailboat", "sail_jetty": "sailboat", "book": "book"}
TOKEN |= {"tides": "tides", "tides_inactive": "tides", "tides_jetty": "tides"}


class World:
    """The printed position as the order to act sees it."""

    def __init__(self, state: State) -> None:
        self.state, self.shown = state, dump(state)
        self.legal = set(self.shown["legal"])
        self.solo = int(self.shown["mode"].split()[1]) if self.shown["mode"].startswith("solo") else 0
        self.pending = self.shown["pending"]["kind"] if self.shown["pending"] else None
        self.actor = self.shown["actor"] or self.shown["seats"][0]
        self.own = self.shown["players"][self.actor]
        self.tokens = set(self.own["favors"])
        self.apostate, self.builder = self.shown["figures"]["apostate"], self.shown["figures"]["builder"]
        self.blocked = self.apostate if self.solo >= 2 else "none"
        moved = state.fields()["moved"]
        assert isinstance(moved, list)
        self.moved = dict(zip(ISLAND_NAMES, moved, strict=True))
        self.novice_on = {place["tile"]: place["novice"] for place in self.shown["path"] if "tile" in place}
        behind = [k for k, place in enumerate(self.shown["path"]) if "guardian" in place]
        after, before = behind[-1], behind[-2] if len(behind) > 1 else behind[-1]
        places = list(enumerate(self.shown["path"]))
        self.released = {place["tile"] for k, place in places if "tile" in place and k > after}
        self.bribable = {place["tile"] for k, place in places if "tile" in place and before < k < after}
        self.placed = {placed["tile"]: placed for placed in self.shown["temple"]}

    def active(self, island: str) -> int:
        return self.own["islands"][island]["active"]

    def inactive(self, island: str) -> int:
        return self.own["islands"][island]["inactive"]

    def price(self, island: str) -> int:
        return 1 if self.own["islands"][island]["shrine"] else 2

    def symbol(self, tile: int) -> str:
        return ISLAND_NAMES[shipped_board().symbol[tile]]

    def elsewhere(self) -> list[str]:
        return [island for island in ISLAND_NAMES if island != self.blocked]

    def left(self) -> int:
        return LAST_SEAT - dict(self.shown["council"])[self.actor]

    def enters(self, tile: int) -> bool:
        """Whether enough novices that may be used are there for a tile."""
        island = self.symbol(tile)
        helped = "novice" in self.tokens and self.price(island) == 2
        return island != self.blocked and self.active(island) >= self.price(island) - helped

    def readers(self) -> list[int]:
        return [t for t, placed in self.placed.items() if placed["novice"] == self.actor and not placed["book"]]

    # -- actions

    def island(self, a: Action) -> str:
        """Where an action uses novices, empty if nowhere."""
        if a.kind in ("shrine", "expel", "expel_token"):
            return self.builder if a.kind == "shrine" else self.apostate
        if a.kind == "appoint":
            return self.symbol(a.tile)
        at = a.target if a.kind == "herbs" else a.source
        return ISLAND_NAMES[at] if at >= 0 and a.kind not in ("sail_jetty", "tides_jetty") else ""

    def needs(self, a: Action) -> int:
        """How many it uses there."""
        if a.kind in ("favor", "appoint"):
            return max(a.kind == "appoint", self.price(self.island(a)) - a.novice)
        return 2 - a.novice if a.kind in ("recruit", "shrine") else a.count

    def meant(self, codes: Sequence[int]) -> list[Action]:
        """Actions without those that nobody means: out of their time, on one's own island, with a token not owned."""
        actions = [ACTIONS[code] for code in codes]
        for never in (self._unowned, self._untimely, self._on_the_spot, self._pointless):
            actions = [a for a in actions if not never(a)] or actions
        return actions

    def _unowned(self, a: Action) -> bool:
        return a.novice and "novice" not in self.tokens

    def _untimely(self, a: Action) -> bool:
        if a.kind.startswith("place_") != (self.shown["phase"] == "prepare"):
            return True
        pending = self.pending
        return (STEPS.get(a.kind) != pending) if pending else (a.kind == "tire") != (self.shown["phase"] == "tire")

    def _pointless(self, a: Action) -> bool:
        gone = a.kind in ("appoint", "consecrate") and a.tile not in self.novice_on
        herbs = a.kind == "herbs" and ISLAND_NAMES[a.target] == "herbs"
        return gone or herbs or (a.kind == "favor" and a.novice and ISLAND_NAMES[a.source] == "novice")

    def _on_the_spot(self, a: Action) -> bool:
        return a.kind in (*STEPS, "sail") and a.source == a.target


def _is(w: World, name: str, present: Callable[[str], int]) -> bool:
    """Whether the blocked island is rightly named, or rightly left out."""
    there = w.blocked != "none" and present(w.blocked) > 0
    return name == (w.blocked if there else "none")


def _too_few(w: World, v: Args, a: Action, have: int) -> bool:
    return v["have"] == have < int(v["needed"]) <= w.needs(a)


def _no_favour(w: World, v: Args, _: Action) -> bool:
    helped = "novice" in w.tokens
    open_to_all = [i for i in w.elsewhere() if i not in w.tokens and not (i == "herbs" and w.shown["herbs_taken"])]
    short = [w.active(i) < w.price(i) - (helped and i != "novice") for i in open_to_all]
    return all(short) and _is(w, str(v["blocked"]), w.active)


def _no_tile(w: World, v: Args, _: Action) -> bool:
    briber = "bribery" in w.tokens
    free = [t for t in w.released | (w.bribable if briber else set()) if not w.novice_on[t]]
    there = w.blocked in {w.symbol(t) for t in free} and w.active(w.blocked)
    named = v["blocked"] == (w.blocked if there else "none")
    return named and v["bribery"] == ("yes" if briber else "no") and not any(w.enters(t) for t in free)


def _bribery_opens_nothing(w: World, v: Args, _: Action) -> bool:
    free = [t for t in w.bribable if not w.novice_on[t]]
    return w.actor not in {w.novice_on[t] for t in w.bribable} and not any(w.enters(t) for t in free)


def _owner(w: World, tile: int) -> str | None:
    return w.novice_on.get(tile) or (w.placed[tile]["novice"] if tile in w.placed else None)


TRUE: dict[str, Callable[[World, Args, Action], bool]] = {
    "game_over": lambda w, v, a: w.shown["phase"] == "over",
    "preparation_first": lambda w, v, a: w.shown["phase"] == "prepare" and not a.kind.startswith("place_"),
    "preparation_over": lambda w, v, a: w.shown["phase"] != "prepare" and a.kind.startswith("place_"),
    "shrine_first": lambda w, v, a: a.kind == "place_pairs" and any("shrine" in line.split()[1] for line in w.legal),
    "pairs_now": lambda w, v, a: a.kind == "place_shrine" and any("pairs" in line for line in w.legal),
    "tire_first": lambda w, v, a: w.shown["phase"] == "tire" and a.kind != "tire",
    "tire_over": lambda w, v, a: bool(w.solo) and w.shown["phase"] == "action" and a.kind == "tire",
    "solo_only": lambda w, v, a: not w.solo and a.kind in ("tire", "end"),
    "no_candles_in_solo": lambda w, v, a: bool(w.solo) and a.kind == "meditate",
    "travel_open": lambda w, v, a: w.pending == v["kind"] != STEPS.get(a.kind),
    "nothing_begun": lambda w, v, a: w.pending is None and a.kind == "done",
    "shrine_island_taken": lambda w, v, a: (
        w.shown["players"][str(v["order"])]["islands"][str(v["island"])]["shrine"]
        and ISLAND_NAMES[a.target] == v["island"]
    ),
    "herbs_island_banned": lambda w, v, a: len(w.shown["seats"]) == 2 and ISLAND_NAMES[a.target] == "herbs",
    "pairs_on_own_shrine": lambda w, v, a: (
        w.own["islands"][str(v["island"])]["shrine"] and ISLAND_NAMES.index(str(v["island"])) in a.islands
    ),
    "blocked_by_apostate": lambda w, v, a: (
        w.solo >= 2
        and v["island"] == w.apostate == w.island(a)
        and (a.kind not in ("expel", "expel_token") or w.solo == 3)
    ),
    "token_not_owned": lambda w, v, a: (
        v["favour"] not in w.tokens and (v["favour"] == TOKEN.get(a.kind) or (v["favour"] == "novice" and a.novice))
    ),
    "favour_owned": lambda w, v, a: v["favour"] in w.tokens and ISLAND_NAMES[a.source] == v["favour"],
    "herbs_taken": lambda w, v, a: bool(w.solo) and w.shown["herbs_taken"] and ISLAND_NAMES[a.source] == "herbs",
    "too_few_active": lambda w, v, a: w.island(a) == v["island"] and _too_few(w, v, a, w.active(str(v["island"]))),
    "too_few_inactive": lambda w, v, a: w.island(a) == v["island"] and _too_few(w, v, a, w.inactive(str(v["island"]))),
    "too_few_on_jetty": lambda w, v, a: a.kind.endswith("_jetty") and _too_few(w, v, a, w.own["jetty"]),
    "all_moved_already": lambda w, v, a: (
        0 < w.inactive(str(v["island"])) <= w.moved[str(v["island"])] and w.island(a) == v["island"]
    ),
    "same_island": lambda w, v, a: a.source == a.target == ISLAND_NAMES.index(str(v["island"])),
    "novice_for_novice": lambda w, v, a: a.kind == "favor" and a.novice and ISLAND_NAMES[a.source] == "novice",
    "token_cannot_enter": lambda w, v, a: a.kind == "appoint" and a.novice and w.price(w.symbol(a.tile)) == 1,
    "reserve_empty": lambda w, v, a: a.kind == "recruit" and not w.own["reserve"],
    "no_shrine_left": lambda w, v, a: a.kind == "shrine" and not w.own["shrines"],
    "own_shrine_there": lambda w, v, a: v["island"] == w.builder == w.island(a) and w.price(w.builder) == 1,
    "not_on_herbs_island": lambda w, v, a: a.kind == "herbs" and ISLAND_NAMES[a.target] == "herbs",
    "tile_in_temple": lambda w, v, a: v["tile"] == a.tile and a.tile in w.placed,
    "tile_not_in_temple": lambda w, v, a: v["tile"] == a.to_tile and a.to_tile not in w.placed,
    "tile_occupied": lambda w, v, a: v["tile"] == a.tile and w.novice_on[a.tile] == v["order"],
    "tile_not_released": lambda w, v, a: v["tile"] == a.tile and a.tile not in w.released | w.bribable,
    "needs_bribery": lambda w, v, a: v["tile"] == a.tile and a.tile in w.bribable and "bribery" not in w.tokens,
    "no_own_novice_on_tile": lambda w, v, a: v["tile"] == a.tile and w.novice_on[a.tile] != w.actor,
    "no_book_there": lambda w, v, a: v["tile"] == a.tile and not (a.tile in w.placed and w.placed[a.tile]["book"]),
    "book_already_there": lambda w, v, a: v["tile"] == a.to_tile and w.placed[a.to_tile]["book"],
    "not_own_novice": lambda w, v, a: v["tile"] == a.to_tile and _owner(w, a.to_tile) != w.actor,
    "beyond_last_seat": lambda w, v, a: v["left"] == w.left() < a.count + a.novice,
    "none_to_tire": lambda w, v, a: w.shown["players"][w.shown["seats"][1]]["islands"][str(v["island"])]["active"] == 0,
    "no_favour": _no_favour,
    "no_recruit": lambda w, v, a: (
        v["needed"] == 2 - ("novice" in w.tokens)
        and all(w.active(i) < int(v["needed"]) for i in w.elsewhere())
        and _is(w, str(v["blocked"]), w.active)
    ),
    "none_to_wake": lambda w, v, a: (
        not any(w.inactive(i) for i in w.elsewhere() if i != "herbs")
        and _is(w, str(v["blocked"]), lambda i: w.inactive(i) if i != "herbs" else 0)
    ),
    "none_active": lambda w, v, a: not any(w.active(i) for i in w.elsewhere()) and _is(w, str(v["blocked"]), w.active),
    "none_to_move": lambda w, v, a: (
        not w.own["jetty"]
        and not any(w.active(i) + max(0, w.inactive(i) - w.moved[i]) for i in w.elsewhere())
        and _is(w, str(v["blocked"]), lambda i: w.active(i) + max(0, w.inactive(i) - w.moved[i]))
    ),
    "none_to_sail": lambda w, v, a: (
        not w.own["jetty"] and not any(w.active(i) for i in w.elsewhere()) and _is(w, str(v["blocked"]), w.active)
    ),
    "no_tile_to_appoint": _no_tile,
    "none_on_path": lambda w, v, a: w.actor not in w.novice_on.values(),
    "none_released": lambda w, v, a: (
        w.actor in w.novice_on.values() and w.actor not in {w.novice_on[t] for t in w.released}
    ),
    "no_novice_without_book": lambda w, v, a: not w.readers(),
    "no_use_for_book": lambda w, v, a: (
        v["tile"] not in w.readers() and not (v["tile"] in w.placed and w.placed[int(v["tile"])]["book"])
    ),
    "bribery_opens_nothing": _bribery_opens_nothing,
    "bribery_none_for": lambda w, v, a: v["island"] not in {w.symbol(t) for t in w.bribable if not w.novice_on[t]},
    "novice_token_idle": lambda w, v, a: a.novice and "novice" in w.tokens,
    "inactive_need_token": lambda w, v, a: not w.tokens & {"herbs", "tides"} and a.kind in ("herbs", "tides_inactive"),
    "jetty_needs_token": lambda w, v, a: (
        not w.tokens & {"tides", "sailboat"} and a.kind in ("tides_jetty", "sail_jetty")
    ),
}
"""Of every reason whether it is true of one action, given its values; those of the table itself are in `AS_TRIED`."""

AS_TRIED: dict[str, Callable[[World, Args, str, str, str, str], bool]] = {
    "builder_elsewhere": lambda w, v, piece, at, place, to: v["needed_island"] == w.builder != v["island"] == to,
    "apostate_elsewhere": lambda w, v, piece, at, place, to: v["needed_island"] == w.apostate != v["island"] == at,
    "wrong_symbol": lambda w, v, piece, at, place, to: v["needed_island"] == w.symbol(int(to)) != v["island"] == at,
    "wrong_field": lambda w, v, piece, at, place, to: str(v["tile"]) == at != str(v["field"]) == to,
    "tile_goes": lambda w, v, piece, at, place, to: piece == "tile" and str(v["tile"]) == at,
    "wrong_favour_island": lambda w, v, piece, at, place, to: v["island"] == at != v["needed_island"] == to,
    "not_your_piece": lambda w, v, piece, at, place, to: v["order"] != w.actor and at.startswith(str(v["order"])),
    "bribery_elsewhere": lambda w, v, piece, at, place, to: int(to) == v["tile"] not in w.bribable,
    "bribery_none_for": lambda w, v, piece, at, place, to: TRUE["bribery_none_for"](w, v, ACTIONS[0]),
    "bribery_opens_nothing": lambda w, v, piece, at, place, to: not w.bribable,
    "stays_put": lambda w, v, piece, at, place, to: str(v["piece"]).startswith(piece),
    "piece_goes": lambda w, v, piece, at, place, to: v["piece"] in PIECES and _names(str(v["piece"]), piece, at),
    "place_takes": lambda w, v, piece, at, place, to: (
        v["place"] in PLACES
        and place
        in {"button": ("action", "bar"), "builder": ("builder", "shrines")}.get(str(v["place"]), (v["place"],))
    ),
    "button_waits": lambda w, v, piece, at, place, to: piece == "action" and v["action"] == at,
}
"""Of what no action means: whether it speaks of the piece and the place that were tried."""


def _names(told: str, piece: str, at: str) -> bool:
    others = {"resting": ("inactive",), "reserve": ("reserve", "pairs"), "shrines": ("shrines", "first-shrine")}
    return told in others.get(piece, (f"token-{at}",) if piece == "token" else (piece,))


def check_told(w: World, violation: Violation, codes: Sequence[int]) -> None:
    """The reason is true of every action that was meant."""
    assert set(violation.args) == set(REASONS[violation.reason])
    for action in w.meant(codes):
        told = TRUE[violation.reason](w, dict(violation.args), action)
        assert told, (violation, action, w.shown)
