"""Where on the table points of a scoring come from: what is lit in each step, and what each order gains there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.constants import SHRINE_POINTS
from luna.games.luna.scenes.end_score import EndScore
from luna.games.luna.scenes.round_score import RoundScore
from luna.games.luna.view.snapshot import Snapshot

Gains = Mapping[str, Sequence[tuple[Pick, int]]]
"""Places with the points that come from there, by the order's colour."""


@dataclass(frozen=True, slots=True)
class Counted:
    """What counts in a step of a scoring."""

    lit: frozenset[Pick]
    gains: Gains


def round_places(state: Snapshot, score: RoundScore) -> dict[str, Counted]:
    """What counts in a round's scoring."""
    temple: dict[str, list[tuple[Pick, int]]] = {}
    for placed in state.temple:
        if placed.novice:
            temple.setdefault(placed.novice, []).append((Pick(Kind.FIELD, str(placed.tile)), 1))
    return {
        "priestess": _island(
            score.priestess,
            Pick(Kind.PRIESTESS),
            {row.colour: row.priestess for row in score.rows if row.place},
            (Kind.OTHER,),
        ),
        "apostate": _island(
            score.apostate,
            Pick(Kind.APOSTATE),
            {row.colour: row.apostate for row in score.rows if row.apostate},
            (Kind.OTHER, Kind.OTHER_RESTING),
        ),
        "temple": _counted(temple),
    }


def end_places(state: Snapshot, score: EndScore) -> dict[str, Counted]:
    """What counts at the end of the game."""
    shrines = {
        colour: [
            (Pick(Kind.STANDING_SHRINE, f"{colour}:{island}"), SHRINE_POINTS)
            for island, here in order.islands.items()
            if here.shrine
        ]
        for colour, order in state.orders.items()
    }
    favours = {row.colour: [(Pick(Kind.HELD, f"{row.colour}:{held}"), 1) for held in row.held] for row in score.rows}
    council = {row.colour: [(Pick(Kind.DISC, row.colour), row.end.council)] for row in score.rows}
    return {
        "shrines": _counted(shrines),
        "favours": _counted(favours),
        "council": Counted(frozenset([Pick(Kind.COUNCIL)]), council),
    }


def _island(island: str, figure: Pick, points: Mapping[str, int], kinds: Sequence[Kind]) -> Counted:
    """An island with the figure there and those novices of each order that take part."""
    place = Pick(Kind.ISLAND, island)
    novices = [Pick(kind, f"{colour}:{island}") for colour in points for kind in kinds]
    return Counted(frozenset([place, figure, *novices]), {colour: [(place, each)] for colour, each in points.items()})


def _counted(gains: Gains) -> Counted:
    """All places that bring points are lit."""
    return Counted(frozenset(place for each in gains.values() for place, _ in each), gains)
