"""What is chosen on the new game screen, and what of it goes to the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from luna.core.names import clean
from luna.core.seat import NAME_LENGTH, Seat, SeatKind, numbered
from luna.core.seeds import new_seed
from luna.core.settings import Key, Settings
from luna.games.luna.rules.board import Board, shipped_board
from luna.games.luna.rules.constants import AUTOMATON, COLOURS, FIGURE_NAMES, ISLAND_NAMES, SEATS
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.setup import Setup as TableSetup
from luna.games.luna.setting_up import preferences

Mode = Literal["players", "solo"]
Way = Literal["computer", "players", "solo"]
"""How a person wants to play; against the computer and at one screen differ only in who sits there at first."""
WAYS: tuple[Way, ...] = ("computer", "players", "solo")
Setup = Literal["free", "preset"]
FIGURES_AT_FIRST = ("novice", "tides", "bribery")
"""Where figures stand before somebody chooses: as in the preset start."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """One table to be set up; the same choice with the same `seed` gives the same table.

    `level` is 1-3 in solo and 0 otherwise. `seats` are colour and name, clockwise; in solo the human, then the
    automaton. An empty name means: show the order's name. `start` None draws the start player by lot; in solo it is
    always None, the automaton begins. `figures` None draws them at random (or leaves them to the preset); otherwise
    island names for priestess, builder and apostate. `bots` are the levels by seat, "" for a person; missing ones are.
    `characters` are those of the bots by seat, "" for a balanced one; missing ones are.
    """

    mode: Mode
    level: int
    seats: tuple[tuple[str, str], ...]
    setup: Setup
    start: str | None
    figures: Mapping[str, str] | None
    seed: int
    bots: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    board: Board = field(default_factory=shipped_board)
    """What is printed."""

    def drawn(self) -> TableSetup:
        """The set-up of this choice."""
        solo = self.level if self.mode == "solo" else 0
        levels, characters = ((*each, *[""] * len(self.seats)) for each in (self.bots, self.characters))
        seats = [
            Seat(colour, SeatKind.BOT, level, character) if level else Seat(colour, SeatKind.HUMAN, name)
            for (colour, name), level, character in zip(self.seats, levels, characters, strict=False)
        ]
        if solo:
            seats[AUTOMATON] = Seat(seats[AUTOMATON].colour, SeatKind.AUTOMATON)
        return draw_setup(
            self.board,
            seats,
            self.seed,
            preset=self.setup == "preset",
            solo=solo,
            start=None if self.start is None else [seat.colour for seat in seats].index(self.start),
            figures=None if self.figures is None else _islands(self.figures),
        )


@dataclass
class Draft:
    """The state of the new game screen: always four seats, of which the first `players` (solo: two) take part."""

    mode: Way = "players"
    players: int = 2
    level: int = 1
    setup: Setup = "preset"
    names: list[str] = field(default_factory=lambda: [""] * SEATS)
    colours: list[str] = field(default_factory=lambda: list(COLOURS))
    bots: list[str] = field(default_factory=lambda: [""] * SEATS)
    """The level of the bot at each seat, "" where a person plays."""
    characters: list[str] = field(default_factory=lambda: [""] * SEATS)
    """What each seat's bot is, "" for balanced."""
    start: int | None = None
    choose_figures: bool = False
    figures: dict[str, str] = field(default_factory=lambda: dict(zip(FIGURE_NAMES, FIGURES_AT_FIRST, strict=True)))
    seed: str = ""
    board: Board = field(default_factory=shipped_board)
    """What is printed on the components."""

    @property
    def seats(self) -> range:
        """Seats that take part."""
        return range(2 if self.mode == "solo" else self.players)

    @property
    def free(self) -> bool:
        """Whether the table is set up freely: solo always is."""
        return self.mode == "solo" or self.setup == "free"

    def take_colour(self, seat: int, colour: str) -> None:
        """Gives a seat a colour; who had it gets the seat's old one, so that no colour is there twice."""
        other = self.colours.index(colour)
        self.colours[seat], self.colours[other] = colour, self.colours[seat]

    @property
    def islands_of_figures(self) -> dict[str, str]:
        """Where the chosen figures stand; in solo level 3 the builder starts with the priestess."""
        together = self.mode == "solo" and self.level == 3
        return {**self.figures, "builder": self.figures["priestess" if together else "builder"]}

    def place_figure(self, figure: str, island: str) -> None:
        """Puts a figure on an island; in solo level 3 priestess and builder move as one."""
        together = self.mode == "solo" and self.level == 3 and figure != "apostate"
        for each in ("priestess", "builder") if together else (figure,):
            self.figures[each] = island

    def final_names(self) -> list[str]:
        """The names of the persons who take part, cleaned; of equal ones the later get a number, others have none."""
        return numbered([clean_name(self.names[seat]) if self.is_person(seat) else "" for seat in self.seats])

    def is_person(self, seat: int) -> bool:
        """Whether a person plays there: neither a bot nor the opponent of the solo game."""
        return not self.bots[seat] and not self.is_opponent(seat)

    def is_opponent(self, seat: int) -> bool:
        """Whether the automaton of the solo game sits there."""
        return self.mode == "solo" and seat == AUTOMATON

    @property
    def seed_is_wrong(self) -> bool:
        """Whether the typed number is none; no game can start with it."""
        return bool(self.seed) and not (self.seed.isascii() and self.seed.isdecimal())

    def choice(self) -> NewGame:
        """The game to start; raises ValueError for a wrong seed."""
        solo, seats = self.mode == "solo", self.seats
        return NewGame(
            mode="solo" if solo else "players",
            level=self.level if solo else 0,
            seats=tuple(zip(self.colours[: len(seats)], self.final_names(), strict=True)),
            setup="free" if self.free else "preset",
            start=None if solo or self.start is None else self.colours[self.start],
            figures=self.islands_of_figures if self.free and self.choose_figures else None,
            seed=int(self.seed) if self.seed else new_seed(),
            bots=tuple("" if self.is_opponent(seat) else self.bots[seat] for seat in seats),
            characters=() if solo else tuple(self.characters[seat] for seat in seats),
            board=self.board,
        )


_SEATING: dict[Literal["computer", "players"], tuple[Key[int], Key[str], Key[tuple[str, ...]]]] = {
    "computer": (preferences.AGAINST_PLAYERS, preferences.AGAINST_SETUP, preferences.AGAINST_BOTS),
    "players": (preferences.PLAYERS, preferences.SETUP, preferences.BOTS),
}
"""Where seats and set-up of a way to play are kept."""


def recall(settings: Settings, way: Way) -> Draft:
    """What was chosen last time for a way to play; solo is played by a person until somebody wishes otherwise."""
    names, colours = settings.get(preferences.NAMES), settings.get(preferences.COLOUR_ORDER)
    players, setup, bots = _SEATING["computer" if way == "computer" else "players"]
    draft = Draft(mode=way, players=settings.get(players), level=settings.get(preferences.LEVEL))
    draft.setup = "preset" if settings.get(setup) == "preset" else "free"
    draft.names = [clean_name(name) for name in (*names, *[""] * SEATS)[:SEATS]]
    draft.bots = [*settings.get(bots), *[""] * SEATS][:SEATS]
    draft.characters = [*settings.get(preferences.CHARACTERS), *[""] * SEATS][:SEATS]
    if way == "solo":
        draft.bots[0] = ""
    if sorted(colours) == sorted(COLOURS):
        draft.colours = list(colours)
    return draft


def going_over(settings: Settings, draft: Draft, way: Way) -> Draft:
    """The draft of another way to play, as it was last time, for the same persons and colours at the same table."""
    return replace(
        recall(settings, way),
        names=draft.names,
        colours=draft.colours,
        characters=draft.characters,
        figures=draft.figures,
        choose_figures=draft.choose_figures,
        seed=draft.seed,
        board=draft.board,
    )


def like(settings: Settings, setup: TableSetup) -> Draft:
    """A table like one that was played at: its way and level, its seats with who played there, its colours."""
    against = any(seat.kind == SeatKind.BOT for seat in setup.seats)
    draft = recall(settings, "solo" if setup.solo else "computer" if against else "players")
    if setup.solo:
        draft.level = setup.solo
    else:
        draft.players, draft.setup = len(setup.seats), "preset" if setup.preset else "free"
    draft.board = setup.board
    draft.colours = [*setup.colours, *(colour for colour in COLOURS if colour not in setup.colours)]
    for number, seat in enumerate(setup.seats):
        draft.bots[number] = seat.name if seat.kind == "bot" else ""
        draft.characters[number] = seat.character
        if seat.kind == "human":
            draft.names[number] = seat.name
    return draft


def remember(settings: Settings, draft: Draft) -> None:
    """Keeps names and colours for the next time, and what belongs to this way to play: seats and set-up, or level."""
    settings.put(preferences.NAMES, tuple(draft.names))
    settings.put(preferences.COLOUR_ORDER, tuple(draft.colours))
    if draft.mode == "solo":
        settings.put(preferences.LEVEL, draft.level)
        return
    settings.put(preferences.CHARACTERS, tuple(draft.characters))
    players, setup, bots = _SEATING[draft.mode]
    settings.put(players, draft.players)
    settings.put(setup, draft.setup)
    if draft.mode == "players" or any(draft.bots[seat] for seat in draft.seats):
        settings.put(bots, tuple(draft.bots))


def clean_name(name: str) -> str:
    """The name as one line of at most 20 characters that can be drawn and written."""
    return clean(name, NAME_LENGTH)


def _islands(figures: Mapping[str, str]) -> tuple[int, int, int]:
    priestess, builder, apostate = (ISLAND_NAMES.index(figures[figure]) for figure in FIGURE_NAMES)
    return priestess, builder, apostate
