"""What help on a thing begins with: what its card leaves out, in the words of the rules book."""

from __future__ import annotations

from collections.abc import Callable

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.ui.reading.markup import plain
from luna.ui.table.picks import TablePick

EXAMPLE = "-example"
"""How texts end that are examples."""
DISPLACED, ON_TOP, LEFT = "consecrate-displace-gain", "council-rank-top", "next-round-stays"
THINGS: dict[str, str] = {
    Kind.TILE: "appoint-example",
    Kind.PATH: "appoint-released-what",
    Kind.ON_TILE: "consecrate-purpose",
    Kind.FIELD: DISPLACED,
    Kind.IN_TEMPLE: DISPLACED,
    Kind.JETTY: DISPLACED,
    Kind.ON_JETTY: DISPLACED,
    Kind.PIER: DISPLACED,
    Kind.BOARD: "consecrate-adjacent-what",
    Kind.TEMPLE_BOOK: "book-start",
    Kind.COUNCIL: ON_TOP,
    Kind.SEAT: ON_TOP,
    Kind.DISC: ON_TOP,
    Kind.RANK: ON_TOP,
    Kind.CANDLE: "meditate-purpose",
    Kind.TOP_CANDLES: "meditate-purpose",
    Kind.RESERVE: "recruit-example",
    Kind.SHRINES: "shrine-limits",
    Kind.STANDING_SHRINE: "shrine-limits",
    Kind.BUILDER: "shrine-limits",
    Kind.PRIESTESS: "scoring-priestess-paid",
    Kind.APOSTATE: "scoring-apostate-who",
    Kind.GUARDIAN: LEFT,
    Kind.TOP_GUARDIAN: LEFT,
    Kind.GUARDIAN_TILE: LEFT,
    Kind.INFLUENCE: "scoring-net",
    Kind.ROUND: "next-round-novices",
    Kind.NOVICE: "turn-use",
    Kind.RESTING: "turn-elsewhere",
}
"""Texts of the rules book without its `book-`, by what they tell more of."""
FAVOURS = {
    "shrine": "shrine-limits",
    "herbs": "herbs-example",
    "tides": "tides-example",
    "sailboat": "sail-example",
    "bribery": "appoint-bribery-after",
    "book": "book-start",
    "novice": "favours-extra-alone",
}
OF_FAVOURS = Kind.ISLAND, Kind.FAVOUR, Kind.TOKEN, Kind.HELD, Kind.SLOT
ACTIONS = {
    "favor": "favor-example",
    "recruit": "recruit-example",
    "shrine": "shrine-limits",
    "herbs": "herbs-example",
    "journey": "journey-example",
    "tides": "tides-example",
    "sail": "sail-example",
    "appoint": "appoint-example",
    "consecrate": DISPLACED,
    "book": "book-start",
    "council": ON_TOP,
    "expel": "expel-limits",
    "meditate": "meditate-purpose",
    "novice": "favours-extra-alone",
    "bribery": "appoint-bribery-after",
}


def further(text: Callable[..., str], pick: Pick) -> tuple[str, ...]:
    """Nothing where the card says all that there is to be said."""
    last = pick.key.rpartition(":")[2]
    if pick.kind in OF_FAVOURS:
        found = FAVOURS.get(last)
    else:
        found = ACTIONS.get(last) if pick.kind == TablePick.ACTION else THINGS.get(pick.kind)
    if found is None:
        return ()
    told = plain(text(f"book-{found}"))
    return (text("help-example", told=told) if found.endswith(EXAMPLE) else told,)
