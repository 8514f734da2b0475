"""The state as the JSON of the record format (`rules/record.md`); the view has a snapshot instead."""

from __future__ import annotations

from typing import NotRequired, TypedDict, final

from luna.games.luna.rules.constants import (
    FIGURE_NAMES,
    IN_TEMPLE,
    ISLAND_NAMES,
    ISLANDS,
    MOVE_NAMES,
    NOBODY,
    ON_PATH,
    OVER,
    PHASE_NAMES,
    ROUNDS,
    TILES,
)
from luna.games.luna.rules.legal import legal_codes
from luna.games.luna.rules.notation import notation
from luna.games.luna.rules.scoring import ranking
from luna.games.luna.rules.state import State, guardian_value


@final
class GuardianPlace(TypedDict):
    """A guardian tile on the path."""

    guardian: int


@final
class TilePlace(TypedDict):
    """A temple tile on the path with the colour of the novice on it."""

    tile: int
    novice: str | None


class Pending(TypedDict):
    """A journey or tides under way: how many novices moved to beside each island."""

    kind: str
    moved: dict[str, int]


class Candles(TypedDict):
    """Candles still lit and already turned."""

    lit: int
    turned: int


class TempleTile(TypedDict):
    """A placed temple tile; novice None = displaced."""

    tile: int
    novice: str | None
    book: bool


class OnIsland(TypedDict):
    """One order's pieces at one island."""

    active: int
    inactive: int
    shrine: bool


class PlayerDict(TypedDict):
    """One order."""

    influence: int
    favors: list[str]
    reserve: int
    jetty: int
    shrines: int
    islands: dict[str, OnIsland]


class ResultDict(TypedDict):
    """Final scores; the solo keys only in solo."""

    scores: dict[str, int]
    ranking: list[str]
    difference: NotRequired[int]
    won: NotRequired[bool]


class StateDict(TypedDict):
    """One position; keys as in the record format."""

    mode: str
    phase: str
    round: int
    seats: list[str]
    start: str
    actor: str | None
    pending: Pending | None
    boards: list[str]
    islands: list[str]
    figures: dict[str, str]
    guardian: int
    candles: Candles
    book_played: bool
    herbs_taken: bool
    path: list[GuardianPlace | TilePlace]
    temple: list[TempleTile]
    council: list[tuple[str, int]]
    players: dict[str, PlayerDict]
    legal: list[str]
    result: ResultDict | None


class _Dump:
    """Reads one state; arrays once."""

    def __init__(self, state: State) -> None:
        self.s, self.table = state, state.table
        self.rows = {name: value for name, value in state.fields().items() if isinstance(value, list)}
        self.colours = state.table.colours

    def colour(self, seat: int) -> str | None:
        return None if seat == NOBODY else self.colours[seat]

    def path(self) -> list[GuardianPlace | TilePlace]:
        """From the gate; guardian tiles the guardian has left are gone."""
        values = self.table.guardian_values()[::-1]
        n = self.table.seats
        places: list[GuardianPlace | TilePlace] = []
        for group in range(ROUNDS):
            if group <= ROUNDS - self.s.round:
                places.append({"guardian": values[group]})
            for tile in self.table.path[group * n : group * n + n]:
                if self.rows["where"][tile] == ON_PATH:
                    places.append({"tile": tile, "novice": self.colour(self.rows["owner"][tile])})
        return places

    def temple(self) -> list[TempleTile]:
        """Placed tiles by number."""
        rows = self.rows
        return [
            {"tile": tile, "novice": self.colour(rows["owner"][tile]), "book": bool(rows["book"][tile])}
            for tile in range(1, TILES + 1)
            if rows["where"][tile] == IN_TEMPLE
        ]

    def player(self, seat: int) -> PlayerDict:
        """One order."""
        rows, base = self.rows, seat * ISLANDS
        return {
            "influence": rows["influence"][seat],
            "favors": sorted(name for i, name in enumerate(ISLAND_NAMES) if rows["favor"][base + i]),
            "reserve": rows["reserve"][seat],
            "jetty": rows["jetty"][seat],
            "shrines": rows["shrines"][seat],
            "islands": {
                name: {
                    "active": rows["active"][base + i],
                    "inactive": rows["inactive"][base + i],
                    "shrine": bool(rows["shrine"][base + i]),
                }
                for i, name in enumerate(ISLAND_NAMES)
            },
        }

    def pending(self) -> Pending | None:
        """The open journey or tides."""
        kind = MOVE_NAMES[self.s.pending]
        if kind is None:
            return None
        return {"kind": kind, "moved": {ISLAND_NAMES[i]: n for i, n in enumerate(self.rows["moved"]) if n}}

    def result(self) -> ResultDict | None:
        """Final scores, ranking and in solo the difference."""
        if self.s.phase != OVER:
            return None
        scores = {colour: self.rows["influence"][seat] for seat, colour in enumerate(self.colours)}
        result: ResultDict = {"scores": scores, "ranking": [self.colours[seat] for seat in ranking(self.s)]}
        if self.table.solo:
            human, automaton = (self.rows["influence"][seat] for seat in range(2))
            result["difference"] = human - automaton
            result["won"] = human > automaton
        return result


def dump(state: State) -> StateDict:
    """The state as JSON values."""
    d, table = _Dump(state), state.table
    figures = (state.priestess, state.builder, state.apostate)
    return {
        "mode": f"solo {table.solo}" if table.solo else "players",
        "phase": PHASE_NAMES[state.phase],
        "round": state.round,
        "seats": list(d.colours),
        "start": d.colours[state.start],
        "actor": d.colour(state.actor),
        "pending": d.pending(),
        "boards": [board.colour for board in table.boards],
        "islands": [ISLAND_NAMES[i] for i in table.ring],
        "figures": {name: ISLAND_NAMES[i] for name, i in zip(FIGURE_NAMES, figures, strict=True)},
        "guardian": guardian_value(state),
        "candles": {"lit": state.lit, "turned": table.candles - state.lit},
        "book_played": bool(state.book_played),
        "herbs_taken": bool(state.herbs_taken),
        "path": d.path(),
        "temple": d.temple(),
        "council": [(d.colours[seat], d.rows["seat_at"][seat]) for seat in d.rows["rank"][: table.seats]],
        "players": {colour: d.player(seat) for seat, colour in enumerate(d.colours)},
        "legal": sorted(notation(table, code) for code in legal_codes(state)),
        "result": d.result(),
    }
