"""The features by name and by index; their order is that of the weights."""

from luna.games.luna.rules.constants import ISLANDS

NAMES = (
    "priestess",  # points of the priestess if the round were scored now
    "apostate",  # points of the apostate likewise, 0 or negative
    "temple",  # novices in the temple: income of this round
    "temple_later",  # the same times the rounds to come
    "threat",  # higher free fields beside own unprotected novices, times the rounds to come
    "books",  # own protected novices with higher free fields beside them, times the rounds to come
    "shrines",  # points of the shrines at the end
    "shrines_later",  # shrines times the rounds to come: their discount
    "favour_shrine",
    "favour_herbs",
    "favour_tides",
    "favour_sailboat",
    "favour_bribery",
    "favour_book",
    "favour_novice",
    "council",  # points of the seat at the end
    "rank",  # orders behind in the council, times the rounds left
    "ready",  # guardian value for each own novice on a released tile
    "waiting",  # the value to come for each own novice on another tile
    "active",
    "inactive",  # resting novices, if a round is to come
    "people",  # novices on and beside islands times the rounds to come
    "jetty",
    "reserve",
    "next_priestess",  # points of the priestess at her next island, all novices counted
    "next_apostate",  # points at the island the apostate will go to
    "next_builder",  # 1 with two novices and no shrine at the builder's next island
    "builder",  # 1 if a shrine could be built now
    "pairs",  # islands whose favour could be paid
    "open",  # guardian value for each symbol of which an own novice could be appointed
    "open_soon",  # likewise for the next group in the next round
    "lone",  # single active novices that can pay nothing
    "turn",  # 1 for the order whose turn is next
    "began",  # 1 for the order that began the round
    "attackers",  # higher free fields beside own unprotected novices, whose tiles have novices of others on the path
    "stuck",  # resting novices where the apostate is
    "expecting",  # novices and shrines at the next island of the priestess
)
COUNT = len(NAMES)
(
    PRIESTESS,
    APOSTATE,
    TEMPLE,
    TEMPLE_LATER,
    THREAT,
    BOOKS,
    SHRINES,
    SHRINES_LATER,
    FAVOUR,
) = range(9)
(
    COUNCIL,
    RANK,
    READY,
    WAITING,
    ACTIVE,
    INACTIVE,
    PEOPLE,
    JETTY,
    RESERVE,
    NEXT_PRIESTESS,
    NEXT_APOSTATE,
    NEXT_BUILDER,
    BUILDER,
    PAIRS,
    OPEN,
    OPEN_SOON,
    LONE,
    TURN,
    BEGAN,
    ATTACKERS,
    STUCK,
    EXPECTING,
) = range(FAVOUR + ISLANDS, COUNT)
CANDLES, MIDDLE = 5, 2
"""How many numbers of lit candles there are, and the one for which weights are told."""
