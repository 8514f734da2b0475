"""Positions built and looked at readably: `table(3).with_active("red", herbs=2).with_tokens("red", "bribery")`.

The builder writes into the arrays of a state, so it needs the interpreted kernel that `conftest.py` asks for.
"""

from __future__ import annotations

from collections.abc import Mapping

from luna.core.seat import Seat
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import (
    ACTION,
    BOARD_NAMES,
    COLOURS,
    FIGURE_NAMES,
    IN_TEMPLE,
    ISLAND_NAMES,
    ISLANDS,
    NOBODY,
    ON_PATH,
    PREPARE,
    TIRE,
)
from luna.games.luna.rules.dump import PlayerDict, StateDict, dump
from luna.games.luna.rules.events import Event
from luna.games.luna.rules.explain import explain
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.setup import Setup, initial_state
from luna.games.luna.rules.state import State
from luna.games.luna.rules.temple import advance_disc

RING = ("novice", "tides", "herbs", "sailboat", "shrine", "book", "bribery")
"""Islands clockwise, unless a test says otherwise."""
FIGURES = {"priestess": "novice", "builder": "tides", "apostate": "book"}
LOW_TILES = {"yellow": 3, "blue": 2, "red": 4, "green": 1}
"""The one of the tiles 1 to 4 on each board."""


def island(name: str) -> int:
    return ISLAND_NAMES.index(name)


class Situation:
    """A position under construction and in use; `with_...` change it, everything else only looks or plays on."""

    def __init__(self, state: State) -> None:
        self.state = state

    def seat(self, colour: str) -> int:
        return self.state.table.colours.index(colour)

    # --- building

    def with_active(self, colour: str, **counts: int) -> Situation:
        """Active novices by island, out of the reserve."""
        return self._with_novices(self.state.active, colour, counts)

    def with_inactive(self, colour: str, **counts: int) -> Situation:
        """Inactive novices by island, out of the reserve."""
        return self._with_novices(self.state.inactive, colour, counts)

    def _with_novices(self, row: list[int], colour: str, counts: dict[str, int]) -> Situation:
        for name, count in counts.items():
            row[self.seat(colour) * ISLANDS + island(name)] += count
            self._take_from_reserve(colour, count)
        return self

    def _take_from_reserve(self, colour: str, count: int) -> None:
        self.state.reserve[self.seat(colour)] -= count
        assert self.state.reserve[self.seat(colour)] >= 0, f"{colour} has only 13 novices"

    def without_novices(self, colour: str) -> Situation:
        """All novices of the islands back into the reserve."""
        for cell in range(self.seat(colour) * ISLANDS, self.seat(colour) * ISLANDS + ISLANDS):
            self.state.reserve[self.seat(colour)] += self.state.active[cell] + self.state.inactive[cell]
            self.state.active[cell] = self.state.inactive[cell] = 0
        return self

    def with_shrines(self, colour: str, *names: str) -> Situation:
        for name in names:
            self.state.shrine[self.seat(colour) * ISLANDS + island(name)] = 1
            self.state.shrines[self.seat(colour)] -= 1
        return self

    def with_tokens(self, colour: str, *favours: str) -> Situation:
        for name in favours:
            self.state.favor[self.seat(colour) * ISLANDS + island(name)] = 1
        return self

    def with_figures(self, **figures: str) -> Situation:
        """Priestess, builder and apostate by island name."""
        for figure, name in figures.items():
            assert figure in FIGURE_NAMES
            setattr(self.state, figure, island(name))
        return self

    def with_novice_on(self, colour: str, *tiles: int) -> Situation:
        """Novices on tiles of the path, out of the reserve."""
        for tile in tiles:
            assert self.state.where[tile] == ON_PATH
            self.state.owner[tile] = self.seat(colour)
            self._take_from_reserve(colour, 1)
        return self

    def in_temple(self, colour: str | None, *tiles: int, book: bool = False) -> Situation:
        """Tiles on their fields with a novice out of the reserve, or with nobody (displaced)."""
        for tile in tiles:
            self.state.where[tile] = IN_TEMPLE
            self.state.book[tile] = int(book)
            self.state.owner[tile] = NOBODY if colour is None else self.seat(colour)
            if colour:
                self._take_from_reserve(colour, 1)
        return self

    def without_book(self, tile: int) -> Situation:
        self.state.book[tile] = 0
        return self

    def with_jetty(self, colour: str, count: int) -> Situation:
        self.state.jetty[self.seat(colour)] += count
        self._take_from_reserve(colour, count)
        return self

    def with_reserve(self, colour: str, count: int) -> Situation:
        """An exact reserve; the other novices are thought elsewhere."""
        self.state.reserve[self.seat(colour)] = count
        return self

    def with_shrines_left(self, colour: str, count: int) -> Situation:
        """An exact supply of shrines; the others are thought elsewhere."""
        self.state.shrines[self.seat(colour)] = count
        return self

    def with_influence(self, colour: str, points: int) -> Situation:
        self.state.influence[self.seat(colour)] = points
        return self

    def council_steps(self, colour: str, steps: int) -> Situation:
        """The disc goes forward, as if supported by so many novices."""
        advance_disc(self.state, self.seat(colour), steps)
        return self

    def in_round(self, number: int) -> Situation:
        self.state.round = number
        return self

    def with_candles(self, lit: int) -> Situation:
        self.state.lit = lit
        return self

    # --- looking

    def legal(self, verb: str = "") -> list[str]:
        """Legal lines, all or those that begin with these words."""
        lines = [RULES.notation(self.state, code) for code in RULES.legal(self.state)]
        return [line for line in lines if f"{line} ".startswith(f"{verb} " if verb else "")]

    def refusal(self, line: str) -> tuple[str, dict[str, int | str]] | None:
        """Why a line of the game is forbidden: reason and arguments; None if it is legal."""
        found = explain(self.state, self.code(line))
        assert found == RULES.violation(self.state, self.code(line))
        return (found.reason, dict(found.args)) if found else None

    def reason(self, line: str) -> str | None:
        """Only the reason of a refusal."""
        found = RULES.violation(self.state, self.code(line))
        return found.reason if found else None

    def code(self, line: str) -> int:
        code = RULES.code(self.state, line)
        assert code is not None, f"no action of the game: {line}"
        return code

    def seen(self) -> StateDict:
        """The JSON state."""
        return dump(self.state)

    def player(self, colour: str) -> PlayerDict:
        return self.seen()["players"][colour]

    def novices(self, colour: str, name: str) -> tuple[int, int]:
        """Active and inactive novices of an order at an island."""
        there = self.player(colour)["islands"][name]
        return there["active"], there["inactive"]

    def influence(self, colour: str) -> int:
        return self.player(colour)["influence"]

    def tokens(self, colour: str) -> set[str]:
        return set(self.player(colour)["favors"])

    def figure(self, name: str) -> str:
        return self.seen()["figures"][name]

    def council(self) -> dict[str, int]:
        """Seat by colour, best first."""
        return dict(self.seen()["council"])

    def temple(self) -> dict[int, tuple[str | None, bool]]:
        """Novice and book by placed tile."""
        return {place["tile"]: (place["novice"], place["book"]) for place in self.seen()["temple"]}

    # --- playing

    def play(self, *lines: str) -> Situation:
        """The situation after these lines; raises IllegalAction."""
        state = self.state
        for line in lines:
            code = Situation(state).code(line)
            after = RULES.apply(state, code)[0]
            assert code in RULES.legal(state)
            state = after
        return Situation(state)

    def events(self, line: str) -> tuple[Event, ...]:
        return RULES.apply(self.state, self.code(line))[1]


def setup_of(
    players: int = 3,
    *,
    solo: int = 0,
    start: str = "yellow",
    preset: bool = False,
    figures: Mapping[str, str] | None = None,
) -> Setup:
    """The set-up all built positions begin with: yellow, red, blue, white clockwise; solo: red is the automaton."""
    colours = COLOURS[: 2 if solo else players]
    seats = [Seat(colour) for colour in colours]
    if solo:
        seats[1] = Seat(colours[1], "automaton")
    boards = BOARD_NAMES[: len(seats)]
    priestess, builder, apostate = (island({**FIGURES, **(figures or {})}[name]) for name in FIGURE_NAMES)
    printed = shipped_board().preset
    return Setup(
        seats=tuple(seats),
        start=1 if solo else colours.index(start),
        boards=boards,
        deal=tuple(LOW_TILES[colour] for colour in boards),
        islands=printed.islands if preset else tuple(island(name) for name in RING),
        figures=printed.figures if preset else (priestess, builder, apostate),
        preset=preset,
        solo=solo,
    )


def beginning(
    players: int = 3, *, solo: int = 0, start: str = "yellow", preset: bool = False, **figures: str
) -> Situation:
    """The position before the first line of a record."""
    setup = setup_of(players, solo=solo, start=start, preset=preset, figures=figures)
    return Situation(initial_state(setup))


def table(players: int = 3, *, actor: str = "yellow", start: str = "yellow", **figures: str) -> Situation:
    """An action phase in which every order has 12 novices in reserve and one with a book in the temple."""
    built = Situation(initial_state(setup_of(players, start=start, figures=figures)))
    built.state.phase, built.state.prepared = ACTION, 2 * players
    built.state.actor = built.seat(actor)
    return built


def solo_table(level: int = 1, *, phase: int = ACTION, **figures: str) -> Situation:
    """Solo: yellow against the automaton red, which is prepared as the rules say; yellow's pieces are in reserve."""
    built = Situation(initial_state(setup_of(solo=level, figures=figures)))
    assert built.state.phase == PREPARE
    built.state.phase, built.state.prepared = phase, 2
    return built


def solo_round(level: int = 1, **figures: str) -> Situation:
    """Solo at the start of a round."""
    return solo_table(level, phase=TIRE, **figures)
