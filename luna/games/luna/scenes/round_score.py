"""A round's scoring order by order: three values with their reasons, and what was gained just before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from luna.games.luna.points.tally import Tied, council, tallies
from luna.games.luna.points.unused import possible, wasted_novices
from luna.games.luna.rules.constants import AUTOMATON, ISLAND_NAMES
from luna.games.luna.rules.events import RoundScored
from luna.games.luna.rules.setup import Setup
from luna.games.luna.rules.state import State
from luna.games.luna.scenes.score import AT_ONCE, Value
from luna.ui.reading.text import Text

STEPS = ("priestess", "apostate", "temple", "sum")


@dataclass(frozen=True, slots=True)
class RoundRow:
    """One order's scoring: influence before, three values, what was paid of their sum.

    An empty `name` shows the order's. At the priestess count `active` novices and `shrines` (0 or 1) for a `place`
    (0 = takes no part); where the council decided `tied` tells where the order lies in it. At the apostate
    count `tempted` novices, unless the order is `exempt`. The action that ended the phase brought what is `gained`.
    """

    colour: str
    name: str
    before: int
    active: int
    shrines: int
    place: int
    tied: Tied
    priestess: int
    tempted: int
    exempt: bool
    apostate: int
    temple: int
    paid: int
    gained: int = 0

    @property
    def start(self) -> int:
        """The influence when the scoring begins."""
        return self.before + self.gained

    @property
    def added(self) -> int:
        """All that is listed, with what was gained just before."""
        return self.gained + self.paid

    @property
    def total(self) -> int:
        """The influence after the scoring."""
        return self.before + self.added

    @property
    def floored(self) -> bool:
        """Whether more would have been lost than there was (R5)."""
        return self.paid != self.priestess + self.apostate + self.temple


@dataclass(frozen=True, slots=True)
class RoundScore:
    """A round's scoring: a row per seat, the colours in council order, islands of priestess and apostate."""

    round: int
    rows: Sequence[RoundRow]
    council: Sequence[str]
    priestess: str
    apostate: str
    unused: int = 0
    """Novices that could still have acted, at no cost, when the person of the solo game ended the phase."""

    @property
    def steps(self) -> tuple[str, ...]:
        """The three values and their sum."""
        return STEPS

    def heading(self, text: Text) -> str:
        """Which round is scored."""
        return text("round-end-heading", round=self.round)

    def values(self, text: Text, row: int) -> tuple[Value, ...]:
        """The last candle where it was turned by this order, and the three values."""
        told = self.rows[row]
        temple = text("count-novices", count=told.temple) if told.temple else _none(text, "temple")
        candle = Value("candle", "candle_unlit", told.gained, text("round-end-candle"), AT_ONCE)
        return (
            *([candle] if told.gained else []),
            Value("priestess", "moon_priestess", told.priestess, _devotion(text, told), 0),
            Value("apostate", "apostate", told.apostate, _temptation(text, told), 1),
            Value("temple", "temple", told.temple, temple, 2),
        )

    def meaning(self, text: Text, step: int) -> str:
        """What counts in a step."""
        island = self.apostate if STEPS[step] == "apostate" else self.priestess
        mode = "solo" if any(row.exempt for row in self.rows) else "more"
        return text("round-end-step", step=STEPS[step], island=island, mode=mode)

    def summary(self, text: Text) -> str:
        """All meanings where nothing rarer is to be known, beside a tie only that of the sum."""
        unused = text("round-end-unused", count=self.unused) if self.unused else ""
        if rare := " ".join(filter(None, (unused, self._floor(text)))):
            return rare
        *parts, added = (self.meaning(text, step) for step in range(len(STEPS)))
        return added if self.tie(text, None) else " ".join((*parts, added))

    def tie(self, text: Text, step: int | None) -> str:
        """That the council broke a tie at the priestess, with her step and at the end."""
        told = any(row.tied for row in self.rows) and step in (None, 0)
        return text("round-end-tie") if told else ""

    def _floor(self, text: Text) -> str:
        """Why an order lost less than the sum (R5), where one did."""
        return text("round-end-floor") if any(row.floored for row in self.rows) else ""


def round_score(before: State, scored: RoundScored, setup: Setup, names: Mapping[str, str]) -> RoundScore:
    """The scoring of a round; `before` is the last position that was seen, the one of its last action."""
    rows = [_row(before, scored, setup, seat) for seat in range(len(setup.seats))]
    named = [replace(row, name=names[row.colour]) for row in rows]
    order = [setup.colours[seat] for seat in council(before)]
    unused = wasted_novices(before) if setup.solo and possible(before) else 0
    priestess, apostate = ISLAND_NAMES[before.priestess], ISLAND_NAMES[before.apostate]
    return RoundScore(scored.round, named, order, priestess, apostate, unused)


def _row(before: State, scored: RoundScored, setup: Setup, seat: int) -> RoundRow:
    influence = before.fields()["influence"]
    assert isinstance(influence, list)
    tally, paid = tallies(before, scored)[seat], scored.paid[seat]
    return RoundRow(
        setup.colours[seat],
        "",
        before=influence[seat],
        active=tally.active,
        shrines=tally.shrines,
        place=tally.place,
        tied=tally.tied,
        priestess=scored.priestess[seat],
        tempted=scored.tempted[seat],
        exempt=setup.solo > 0 and seat == AUTOMATON,
        apostate=scored.apostate[seat],
        temple=scored.temple[seat],
        paid=paid,
        gained=scored.total[seat] - paid - influence[seat],
    )


def _devotion(text: Text, row: RoundRow) -> str:
    if not row.place:
        return _none(text, "priestess")
    count = row.active + row.shrines
    if row.tied:
        return text("round-end-tied", count=count, council=row.tied)
    return text("round-end-devotion", count=count, place=text("round-end-place", place=row.place))


def _temptation(text: Text, row: RoundRow) -> str:
    if row.exempt:
        return text("round-end-exempt")
    return text("round-end-tempted", count=row.tempted) if row.tempted else _none(text, "apostate")


def _none(text: Text, step: str) -> str:
    return text("round-end-nobody", step=step)
