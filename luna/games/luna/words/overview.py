"""What stands on the overview sheet: the game on one page, as data in reading order."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from luna.games.luna.picks.bar import BY_KEY, TURN
from luna.games.luna.rules.board import Board
from luna.games.luna.rules.constants import NOBODY, PREPARE
from luna.games.luna.rules.state import State
from luna.ui.overview import MORE, OR, Cell, Row, Section

NAMESAKES = ("shrine", "herbs", "tides", "sailboat", "book")
"""Favours that pay for the action of their name."""
TOKENS = {"shrine": "shrine", "herbs": "herbs", "tides": "tides", "sail": "sailboat", "book": "book"}
"""The favour an action is paid with."""
BREAKABLE = ("actions", "solo")
"""Sections that may go on in the next column in any case."""
FAVOUR, GUARDIAN = (38.0, 38.0), (58.0, 32.0)
"""Width and height of what shows a favour and a tile of the guardian."""


def sections(text: Callable[..., str], board: Board, state: State) -> tuple[Section, ...]:
    """The whole sheet for a table as it is now: what applies only to two players or solo stands there only then."""
    sheet = Overview(text, board, state)
    parts = {"round": sheet.rounds(), "actions": sheet.actions(), "favours": sheet.favours()}
    parts |= {"scoring": sheet.scoring(), "next-round": sheet.next_round(), "end": sheet.end()}
    if state.table.solo:
        parts["solo"] = sheet.solo()
    elif state.table.seats == 2:
        parts["two-players"] = sheet.two_players()
    return tuple(
        Section(name, text("overview-section", section=name), tuple(rows), name in BREAKABLE)
        for name, rows in parts.items()
    )


class Overview:
    """Makes the rows of each section; pieces have the colour of the order whose turn it is."""

    def __init__(self, text: Callable[..., str], board: Board, state: State) -> None:
        self._text, self._board, self._state = text, board, state
        self._table, self._solo = state.table, state.table.solo
        self._mode = "solo" if self._solo else "two" if self._table.seats == 2 else "more"
        seat = 0 if self._solo or state.actor == NOBODY else state.actor
        self.colour = state.table.colours[seat]

    def rounds(self) -> Iterator[Row]:
        """The preparation while it lasts, and the steps of a round."""
        if self._state.phase == PREPARE:
            yield Row("preparation", self._text("overview-preparation", mode=self._mode), f"shrine_{self.colour}")
        chapters = {"tire": "solo", "action": "turn", "solo-action": "turn", "scoring": "scoring", "next": "next-round"}
        steps = ("tire", "solo-action", "scoring", "next") if self._solo else ("action", "scoring", "next")
        for n, step in enumerate(steps, 1):
            yield Row(chapters[step], self._text("overview-round", step=step), number=n)

    def actions(self) -> Iterator[Row]:
        """Active and inactive, then the actions; in solo the end of the phase instead of meditating.

        On its third level nobody can expel the apostate.
        """
        for place, sprite in (("on", "novice"), ("beside", "kneeling")):
            yield Row("turn", self._text("overview-novice", place=place), f"{sprite}_{self.colour}")
        for chapter in (each.key for each in TURN if each.key != "expel" or self._solo < 3):
            action = "end" if self._solo and chapter == "meditate" else chapter
            cost = self._text("overview-cost", action="token" if action in TOKENS and action != "shrine" else action)
            yield Row(
                "solo" if action == "end" else chapter,
                self._text("overview-effect", action=action, mode=self._mode),
                icon=BY_KEY[action].icon,
                title=self._text("action-name.full", action=action),
                cost=cost,
                pieces=self._pieces(action),
            )

    def favours(self) -> Iterator[Row]:
        """The seven favours."""
        text = self._text
        cells = tuple(Cell(f"favour_{name}", below=text("island-name", island=name)) for name in NAMESAKES)
        yield Row("favours", text("overview-tokens"), cells=cells, cell=FAVOUR)
        for favour in ("bribery", "novice"):
            yield Row("favours", text("overview-token", favour=favour), f"favour_{favour}")

    def scoring(self) -> Iterator[Row]:
        """Priestess, apostate, temple and how ties are broken."""
        first, second, third = self._board.priestess_places[self._table.seats]
        seats = self._table.seats
        devotion = self._text("overview-priestess", first=first, second=second, third=third, seats=seats)
        yield Row("scoring", devotion, "moon_priestess")
        rows = {"apostate": "apostate", "temple": "", "tie": f"disc_{self.colour}"}
        for row, sprite in rows.items():
            told = self._text("overview-scoring", row=row, mode=self._mode)
            yield Row("scoring", told, sprite, icon="" if sprite else "temple")

    def next_round(self) -> Iterator[Row]:
        """Novices wake, figures walk."""
        text = self._text
        yield Row("next-round", text("overview-next", row="novices"), f"kneeling_{self.colour}")
        moves = {"priestess": self._table.priestess_moves, "builder": self._table.builder_moves}
        for figure, sprite in (("priestess", "moon_priestess"), ("builder", "master_builder")):
            yield Row("next-round", text("overview-walk", figure=figure, moves=moves[figure]), sprite)
        rows = {"apostate-solo" if self._solo else "apostate": "apostate", "guardian": "temple_guardian"}
        if not self._solo:
            rows["candles"] = "candle_lit"
        for row, sprite in rows.items():
            cells = self._guardian() if row == "guardian" else ()
            yield Row("next-round", text("overview-next", row=row), sprite, cells=cells, cell=GUARDIAN)

    def end(self) -> Iterator[Row]:
        """What is added after the last scoring, and who wins."""
        rows = {"shrine": f"shrine_{self.colour}", "favour": "favour_shrine", "council": f"disc_{self.colour}"}
        rows["win-solo" if self._solo else "win"] = "crystal"
        seats = tuple(Cell(words=str(value)) for value in self._board.seats)
        for row, sprite in rows.items():
            yield Row("end", self._text("overview-end", row=row), sprite, cells=seats if row == "council" else ())

    def two_players(self) -> Iterator[Row]:
        """What is different for two."""
        yield Row("two-players", self._text("overview-two"), "book")

    def solo(self) -> Iterator[Row]:
        """What the automaton does, how often Herbs are taken, and what the apostate blocks on the higher levels."""
        other = self._table.colours[1]
        rows = {"tile": f"novice_{other}", "book": "book", "shrine": f"shrine_{other}"}
        rows |= {"herbs": "favour_herbs", "displaced": f"disc_{other}"}
        if self._solo > 1:
            rows["level-two" if self._solo == 2 else "level-three"] = "apostate"
        for row, sprite in rows.items():
            yield Row("solo", self._text("overview-solo", row=row), sprite)

    def _guardian(self) -> tuple[Cell, ...]:
        """What a consecration brings in each round."""
        values = enumerate(self._board.guardian, 1)
        return tuple(Cell(f"guardian_tile_{value}", "", str(n), n == self._state.round) for n, value in values)

    def _pieces(self, action: str) -> tuple[str, ...]:
        novice, shrine = f"novice_{self.colour}", f"shrine_{self.colour}"
        token = (f"favour_{TOKENS[action]}",) if action in TOKENS else ()
        match action:
            case "favor" | "appoint":
                return novice, novice, OR, shrine, novice
            case "recruit" | "shrine":
                return *token, novice, novice
            case "journey" | "council" | "expel":
                return novice, MORE
            case "consecrate":
                return novice, "tile_28"
            case "meditate":
                return ("candle_lit",) * self._table.candles
        return token
