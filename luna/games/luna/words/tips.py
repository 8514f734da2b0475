"""The tips of a first round: when each is worth saying, and the place on the table it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from luna.core.intent import Pick
from luna.games.luna.rules.dump import OnIsland, PlayerDict, StateDict
from luna.games.luna.view.geometry.places import blocked_island, level_of, mode_of

FEW = 2
"""Active novices with which a round is nearly over."""


@dataclass(frozen=True, slots=True)
class Tip:
    """`place` gives what the tip points at, None where it does not apply; `done` are kinds of actions it speaks of.

    Its text is the message `tip-<id>`, which knows by which rules the table plays.
    """

    id: str
    place: Callable[[StateDict], Pick | None]
    done: frozenset[str] = frozenset()


def next_tip(state: StateDict, seen: Collection[str]) -> tuple[Tip, Pick] | None:
    """The first tip that applies and was not seen yet, with its place."""
    for tip in TIPS:
        place = tip.place(state) if tip.id not in seen and state["actor"] else None
        if place:
            return tip, place
    return None


def sentences(text: Callable[..., str], tip: Tip, state: StateDict) -> str:
    """What a tip says at this table."""
    return text(f"tip-{tip.id}", mode=mode_of(state), level=level_of(state))


def _me(state: StateDict) -> PlayerDict:
    assert state["actor"] is not None
    return state["players"][state["actor"]]


def _here(state: StateDict, figure: str) -> OnIsland:
    return _me(state)["islands"][state["figures"][figure]]


def _legal(state: StateDict, verb: str) -> list[str]:
    """What stands in the record after a verb, for each legal action without a token that is a mere extra."""
    lines = (line.split() for line in state["legal"])
    return [rest[0] if rest else "" for first, *rest in lines if first == verb and len(rest) < 2]


def _acting(state: StateDict) -> bool:
    """Whether an action can begin."""
    return state["phase"] == "action" and state["pending"] is None


def _active(state: StateDict) -> dict[str, int]:
    """Active novices of the order to act that can be used, by island in the order of the ring, none left out with 0."""
    islands, blocked = _me(state)["islands"], blocked_island(state)
    free = (island for island in state["islands"] if island != blocked)
    return {island: islands[island]["active"] for island in free if islands[island]["active"]}


def _first_shrine(state: StateDict) -> Pick | None:
    return Pick("shrines") if any(line.startswith("place shrine") for line in state["legal"]) else None


def _pairs(state: StateDict) -> Pick | None:
    return Pick("reserve") if any(line.startswith("place pairs") for line in state["legal"]) else None


def _opponent(state: StateDict) -> Pick | None:
    """The opponent's novices on the priestess's island, or on the first where some can be made inactive."""
    islands = _legal(state, "tire")
    if not islands:
        return None
    opponent = next(colour for colour in state["seats"] if colour != state["actor"])
    priestess = state["figures"]["priestess"]
    return Pick("other", f"{opponent}:{priestess if priestess in islands else islands[0]}")


def _glow(state: StateDict) -> Pick | None:
    active = _active(state) if _acting(state) else {}
    return Pick("novice", max(active, key=active.__getitem__)) if active else None


def _consecrate(state: StateDict) -> Pick | None:
    tiles = _legal(state, "consecrate")
    return Pick("tile", tiles[0]) if tiles else None


def _appoint(state: StateDict) -> Pick | None:
    tiles = _legal(state, "appoint")
    return Pick("tile", max(tiles, key=int)) if tiles else None


def _favour(state: StateDict) -> Pick | None:
    favours = _legal(state, "favor")
    return Pick("favour", favours[0]) if favours else None


def _token(state: StateDict) -> Pick | None:
    held = _me(state)["favors"] if _acting(state) else []
    return Pick("token", held[0]) if held else None


def _shrine(state: StateDict) -> Pick | None:
    return Pick("builder") if _legal(state, "shrine") else None


def _apostate(state: StateDict) -> Pick | None:
    here = _here(state, "apostate")
    return Pick("apostate") if _acting(state) and here["active"] + here["inactive"] else None


def _priestess(state: StateDict) -> Pick | None:
    return Pick("priestess") if _acting(state) and _here(state, "priestess")["active"] else None


def _journey(state: StateDict) -> Pick | None:
    return Pick("action", "journey") if _acting(state) and _legal(state, "journey") else None


def _council(state: StateDict) -> Pick | None:
    """Only who is not ahead anyway needs the council."""
    behind = state["council"][0][0] != state["actor"]
    return Pick("council") if _acting(state) and behind and _active(state) else None


def _meditate(state: StateDict) -> Pick | None:
    few = sum(_active(state).values()) <= FEW or state["candles"]["turned"] > 0
    return Pick("candle") if _acting(state) and state["candles"]["lit"] and few else None


def _end_of_phase(state: StateDict) -> Pick | None:
    few = sum(_active(state).values()) <= FEW
    return Pick("action", "end") if _acting(state) and "end" in state["legal"] and few else None


TIPS = (
    Tip("first-shrine", _first_shrine, frozenset({"place_shrine"})),
    Tip("pairs", _pairs, frozenset({"place_pairs"})),
    Tip("opponent", _opponent, frozenset({"tire"})),
    Tip("glow", _glow),
    Tip("consecrate", _consecrate, frozenset({"consecrate"})),
    Tip("shrine", _shrine, frozenset({"shrine"})),
    Tip("apostate", _apostate, frozenset({"expel"})),
    Tip("meditate", _meditate, frozenset({"meditate"})),
    Tip("end", _end_of_phase, frozenset({"end"})),
    Tip("favour", _favour, frozenset({"favor"})),
    Tip("appoint", _appoint, frozenset({"appoint"})),
    Tip("token", _token, frozenset({"herbs", "tides", "tides_inactive", "tides_jetty", "sail", "sail_jetty", "book"})),
    Tip("priestess", _priestess),
    Tip("council", _council, frozenset({"council", "council_token"})),
    Tip("journey", _journey, frozenset({"journey"})),
)
"""The most pressing first; one at a time."""
